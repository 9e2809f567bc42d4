"""Records changed at random: each is accepted or refused in the author's words, never by an error of the generator."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import pytest
from view_records import OPS

from codegen import cli, proofs
from codegen.composites import check_composites
from codegen.diagnostics import Diagnostics, render
from codegen.dtype_words import DTYPES, INPUT_WORDS
from codegen.formula.checker import check_operators
from codegen.formula.lowering import NotLowered
from codegen.records import parse_operators
from codegen.records.fields import FIELDS
from codegen.records.shape import SHAPES
from codegen.records.signature import KINDS
from codegen.source import load_text
from codegen.views.family import common_files, environment, family_files

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from codegen.model import Operator

MUTANTS = 40  # of each seed
# What generated code calls of its own, and the operators that signs stand for.
ALWAYS = """
    add subtract multiply divide negative pow remainder floor_divide matmul equal not_equal less less_equal greater
    greater_equal bitwise_and bitwise_or bitwise_xor bitwise_invert bitwise_left_shift bitwise_right_shift where conj
    real imag astype _zero_guard reshape broadcast_to _sum_to to_device _getitem square reciprocal rsqrt""".split()
VALUES = """
    '' | [] | {} | [[x]] | {a: b} | {a: {b: c}} | {x: [1, 2]} | {x: } | 0 | 1e400 | -0.0 | true | null | x | out | g |
    zero | none | todo | {todo: later} | loop | kernel | formula | "x" | inf | eps | .nan | 012 | [0, 1e308] | [5, 6] |
    x.shape | zeros(x.shape) | unreduce(g) | stop_gradient(x) | is_complex(x) | x if is_complex(x) else 0 | x is None |
    1 / 0 | 0 ** -1 | ~x | x @ x | x % 2 | x << 1 | x == x | conj(g) | where(x > 0, g, 0) | x > 0 | True | 'a' |
    sum(x) | add(x, None) | clip(x, None, 2) | nextafter(x, g) | floor(x) | abs(g) | real(g) | frexp(x) | pow(2, x) |
    exp(1000) | log(-1) | x ** 1000 | 2 ** 1000 | 1e308 * 10 * x | where(True, x, g) | x if 1 > 0 else 0"""
PARAMETERS = """
    y | y:Tensor=None | a:float=1.0 | n:int=2 | k:bool=False | m:str('a', 'b')='a' | axis:axes=None | shape:shape |
    key:index | d:dtype=float32 | dev:device=None | s:scalar=1 | ys:Tensors | *ys:Tensors | q:object=None |
    a:float=inf | n:int | * | /"""
RESULTS = ["", " -> U, V", " -> *arrays", " -> x, y"]
FORMULAS = ("forward", "grad", "tangent", "at", "dispatch", "domain", "dtypes")


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split("|") if part.strip()]


@dataclass(frozen=True)
class Record:
    family: str
    text: str

    @property
    def name(self) -> str:
        return self.text.removeprefix("- op: ").split("(")[0]

    @property
    def fields(self) -> list[tuple[str, str]]:
        parts = re.split(r"^(?:- |  )(\w+):", self.text, flags=re.MULTILINE)[1:]
        return [(key, value.rstrip().lstrip(" ")) for key, value in zip(parts[::2], parts[1::2], strict=True)]


@cache
def project() -> dict[str, Record]:
    """The project's records by name and alias, without their prose."""
    found: dict[str, Record] = {}
    for family in re.split(r"^- family: ", OPS.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        for text in re.findall(r"^- op: .*\n(?:(?:  .*)?\n)*", family, re.MULTILINE):
            fields = Record("", text).fields
            kept = [field for field in fields if field[0] not in ("example", "notes", "see")]
            record = Record(family.split("\n")[0], joined(kept))
            aliases = dict(fields).get("aliases", "[]").strip("[]").split(", ")
            found |= {name: record for name in (record.name, *aliases) if name}
    return found


def joined(fields: Sequence[tuple[str, str]]) -> str:
    lines = [f"{key}:{value if value.startswith(chr(10)) else f' {value}'}" for key, value in fields]
    return "- " + "\n  ".join(lines) + "\n"


class Mutation:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.words = [*project(), *INPUT_WORDS, *DTYPES, *KINDS, *"x y g t out a n pi inf eps 0 1 0.5 None".split(), ""]

    def of(self, record: Record) -> str:
        fields = record.fields
        changes: list[Callable[[list[tuple[str, str]]], None]] = [
            self.signature, self.token, self.token, self.token, self.dtypes, self.value, self.graft, self.drop,
        ]  # fmt: skip
        for _ in range(self.rng.choice((1, 1, 2))):
            self.rng.choice(changes)(fields)
        return joined(sorted(fields, key=lambda field: FIELDS.index(field[0])))

    def signature(self, fields: list[tuple[str, str]]) -> None:
        match = re.fullmatch(r"(\w+)\((.*)\)(.*)", fields[0][1])
        if match is None:
            return
        parameters = re.split(r", (?![^()]*\))", match[2])
        place = self.rng.randrange(len(parameters))
        parameters[place : place + self.rng.randrange(2)] = self.rng.choice([[], [self.rng.choice(listed(PARAMETERS))]])
        results = self.rng.choice([match[3], match[3], *RESULTS])
        fields[0] = ("op", f"{match[1]}({', '.join(parameters)}){results}")

    def token(self, fields: list[tuple[str, str]]) -> None:
        index = self.rng.randrange(len(fields))
        key, value = fields[index]
        tokens = list(re.finditer(r"[A-Za-z_]\w*|\d+\.?\d*|[-+*/<>=!&|^%@]+|[(),:]", value))
        if key in FORMULAS and tokens:
            token = self.rng.choice(tokens)
            signs = ["+", "-", "*", "/", "**", "//", "%", "<", "==", "&", "<<", ""]
            new = self.rng.choice(self.words if token[0][0].isalnum() else signs)
            fields[index] = (key, value[: token.start()] + new + value[token.end() :])

    def dtypes(self, fields: list[tuple[str, str]]) -> None:
        names = self.rng.sample(["x", "x1", "x2", "y", "result"], 2)
        words = [self.rng.choice([*INPUT_WORDS, *DTYPES, "x", "complex"]) for _ in names]
        self.put(fields, "dtypes", f"{{{', '.join(map('{}: {}'.format, names, words))}}}")

    def value(self, fields: list[tuple[str, str]]) -> None:
        key = self.rng.choice(FIELDS[1:])
        self.put(fields, key, self.rng.choice([*SHAPES, "false", "2"] if key == "shape" else listed(VALUES)))

    def graft(self, fields: list[tuple[str, str]]) -> None:
        key, value = self.rng.choice(self.rng.choice(list(project().values())).fields)
        if key == "op":
            value = f"{fields[0][1].split('(')[0]}({value.split('(', 1)[1]}"
        self.put(fields, key, value)

    def drop(self, fields: list[tuple[str, str]]) -> None:
        if len(fields) > 1:
            fields.pop(self.rng.randrange(1, len(fields)))

    @staticmethod
    def put(fields: list[tuple[str, str]], key: str, value: str) -> None:
        fields[:] = [field for field in fields if field[0] != key] + [(key, value)]


def file_with(record: Record, text: str) -> str:
    """The record with a new text, among those that it reaches."""
    reached, pending = set(), [text, " ".join(ALWAYS)]
    while pending:
        for word in re.findall(r"\b_?[a-z]\w*\b", pending.pop()):
            if word in project() and project()[word] not in reached:
                reached.add(project()[word])
                pending.append(project()[word].text)
    families: dict[str, list[str]] = {}
    for other in dict.fromkeys(project().values()):
        if other.name == record.name or other in reached:
            families.setdefault(other.family, []).append(text if other.name == record.name else other.text)
    return "\n".join(f"- family: {family}\n\n{chr(10).join(texts)}" for family, texts in families.items())


def generate(text: str, name: str, folder: Path) -> Diagnostics:
    """What a run says of one record, whose files are made if nothing is wrong."""
    diagnostics = Diagnostics()
    faulty: list[Operator] = []
    parsed = parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics, faulty)
    operators = check_operators(parsed, diagnostics, faulty)
    mine = [op for op in operators if op.name == name and name not in diagnostics.broken]
    check_composites(mine, folder, "package", diagnostics)
    if mine and mine[0].is_elementwise:
        diagnostics.items += proofs._prove_one(mine[0], {op.name: op for op in operators})[1]
    if mine and not diagnostics:
        table = {op.name: op for op in operators} | {alias: op for op in operators for alias in op.aliases}
        try:
            family_files(environment(), mine[0].family, mine, table)
            common_files(environment(), operators, table)
        except NotLowered as problem:
            diagnostics.error("E125", str(problem), mine[0].span if problem.op is None else problem.op.span)
    return diagnostics


def test_what_is_not_changed_is_accepted() -> None:
    for name in ("square", "frexp", "sum", "gelu", "svd"):
        record = project()[name]
        assert not generate(file_with(record, record.text), name, cli.COMPOSITES), name


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("seed", range(5))
def test_no_mutant_is_an_error_of_the_generator(seed: int) -> None:
    rng = random.Random(seed)
    mutation = Mutation(rng)
    accepted = 0
    for _ in range(MUTANTS):
        record = rng.choice(list(project().values()))
        text = mutation.of(record)
        try:
            diagnostics = generate(file_with(record, text), record.name, cli.COMPOSITES)
            said = render(diagnostics)
        except Exception as problem:
            raise AssertionError(text) from problem
        assert "an error of the generator itself" not in said, f"{text}\n{said}"
        accepted += not diagnostics
    print(f"{MUTANTS} mutants, {accepted} accepted")
