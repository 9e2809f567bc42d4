"""Formulas of attributes as authors write them: they are proved, and code is made of them; what may be None is asked
about first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from view_records import OPS

from codegen import proofs
from codegen.diagnostics import Diagnostics, render
from codegen.formula import lowering, mlx_cpp, operator_cpp, scalar_cpp
from codegen.formula.checker import check_operators
from codegen.records import parse_operators
from codegen.source import load_text
from codegen.views.family import environment, family_files

if TYPE_CHECKING:
    from codegen.model import Operator


def made(*fields: str, before: str = "") -> tuple[Operator, dict[str, Operator], Diagnostics]:
    """A record among the project's, with what its proof says."""
    text = "\n  ".join([f"- op: {fields[0]}", "summary: Fixture.", "amp: Promote", *fields[1:]])
    text = f"{OPS.read_text('utf-8')}\n- family: fixtures\n{before}\n{text}\n"
    diagnostics = Diagnostics()
    operators = check_operators(parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics), diagnostics)
    table = {op.name: op for op in operators}
    op = operators[-1]
    if not diagnostics:
        diagnostics.items += proofs._prove_one(op, table)[1]
    return op, table, diagnostics


NATURAL = [
    ("natural(x, k:float=2.0)", "forward: x ** k", "dtypes: {x: floating}", "domain: {x: [0.5, 2]}"),
    ("natural(x, k:float=2.0)", "forward: abs(x) ** k", "dtypes: {x: floating}"),
    ("natural(x, k:float=2.0)", "forward: k ** x", "domain: {k: [0.1, 3]}"),
    ("natural(x, k:float=2.0)", "forward: xlogy(k, x)", "domain: {x: [0.5, 2]}"),
    ("natural(x, y, k:float=2.0)", "forward: lerp(x, y, k)"),
    ("natural(x, k:float=2.0)", "forward: clip(x, -k, k)"),
    ("natural(x, low:float=0.0, high:float=1.0)", "forward: clip(x, low, high)"),
    ("natural(x, low:float|None=0.0, high:float=None)", "forward: clip(x, low, high)"),
    ("natural(x, y, low, high)", "forward: clip(x, low, high) * y"),
    ("natural(x, low:Tensor=None, high:Tensor=None)", "forward: clip(x, low, high) * 2"),
    ("natural(x, low:Tensor=None)", "forward: x if low is None else maximum(x, low)"),
    ("natural(x, y:Tensor=None, s:float=None)", "forward: (x if y is None else x * y) * (1 if s is None else s)"),
    ("natural(x, mode:str('none', 'tanh')='none')", "forward: gelu(x, approximate=mode)"),
    ("natural(x, k:int=2)", "forward: where(k > 1, x, 2 * x)"),
    ("natural(x, k:float=2.0)", "forward: tanh(k * x)"),
    ("natural(x, k:float=2.0)", "forward: tanh(k) * silu(k * x)"),
    # What is advised for `x if k > 1 and k < 3 else -x`, and for `not`.
    ("natural(x, k:float=2.0)", "forward: where((k > 1) & (k < 3), x, -x)"),
    ("natural(x, k:float=2.0)", "forward: where(~(k > 1) | (k > 3), x, -x)"),
    ("natural(x, k:float=2.0)", "forward: where(logical_and(k > 1, k < 3), x, -x)"),
    ("natural(x, k:float=2.0)", "forward: (x if k < 3 else -x) if k > 1 else -x"),
    ("natural(x, y, k:float=1.5)", "forward: where((k > 1) & (x < y), x * digamma(k) + maximum(k, 1), sign(k) * y)"),
    (
        "natural(x, flag:bool=False, k:float=1.5)",
        "forward: where(flag | ~(k > 2), x * k, atan2(k, 2) * where(k > 1, x, 1))",
    ),
]


@pytest.mark.parametrize("fields", NATURAL, ids=lambda fields: " ".join(fields))
def test_natural_formulas(fields: tuple[str, ...]) -> None:
    op, table, diagnostics = made(*fields)
    assert not diagnostics, render(diagnostics)
    files = family_files(environment(), "fixtures", [op], table)
    assert "attributes." in files["csrc/fixtures/loops.cpp"] or "nullptr" in str(files)
    # What is always there is not asked about.
    present = [p.name for p in op.signature.params if not p.is_optional]
    assert not [n for n in present for text in files.values() if f"attributes.{n}.has_value" in text]


def lowered(formula: str) -> tuple[str, ...]:
    """The last statements of the forward formula: of operators, of MLX, and of a loop."""
    op, table, diagnostics = made("natural(x, k:float=2.0, flag:bool=False)", f"forward: {formula}", "grad: zero")
    assert not [item for item in diagnostics.items if item.code.startswith("E1")], render(diagnostics)
    targets = [(name, value.tree) for name, value in op.forward]
    scope = lowering.scope_of(op, table)
    return tuple("; ".join(reading.lower(targets, scope).statements) for reading in (operator_cpp, mlx_cpp, scalar_cpp))


def test_conditions_of_attributes_in_cpp() -> None:
    operators, mlx, loop = lowered("where((k > 1) & ~flag, x, 0)")
    assert operators == "const auto v0 = ops::where((attributes.k > 1) && (!attributes.flag), x, 0);"
    assert "mx::array((attributes.k > 1) && (!attributes.flag))" in mlx
    assert "scalar::where(bool((R(attributes.k) > R(1)) & !attributes.flag), x, " in loop


def test_choices_between_attributes_in_cpp() -> None:
    assert "(attributes.k > 1 ? attributes.k : 1)" in lowered("x * where((k > 1), k, 1) + 0 * (flag & flag)")[0]


def test_functions_of_attributes_that_cpp_has_not() -> None:
    operators, mlx, loop = lowered("x * digamma(k) * (eps + sign(k)) + where(flag, x, 1)")
    assert "ops::digamma(ops::constant(attributes.k, x))" in operators
    assert "ops::epsilon(x)" in operators
    assert "gpu::digamma(gpu::constant(attributes.k, x))" in mlx
    assert "scalar::digamma(R(attributes.k))" in loop


def test_an_attribute_to_be_narrowed() -> None:
    _, _, diagnostics = made("natural(x, k:float=2.0)", "forward: k ** x")
    (item,) = diagnostics.items
    assert item.code == "E309"
    assert item.label.startswith("such as x = ")
    assert ", k = -" in item.label
    assert item.notes == ("narrow `domain`, to `domain: {k: [0.1, 3]}` perhaps",)


def test_strings_with_other_values() -> None:
    _, _, diagnostics = made("natural(x, mode:str('tanh', 'none')='none')", "forward: gelu(x, approximate=mode)")
    (item,) = diagnostics.items
    assert (item.code, item.message) == ("E111", "`approximate` of `gelu` has other values than `mode`")


@pytest.mark.parametrize(
    "fields",
    [
        ("natural(x, y:Tensor=None)", "forward: x * y"),
        ("natural(x, y:float=None)", "forward: x * y"),
        ("natural(x, y:float|None=1.0)", "forward: x if y is None else x * y", "grad: g * y"),
        ("natural(x, y:Tensor=None)", "forward: x * y if y is None else x"),
        ("natural(x, y:Tensor=None)", "forward: x", "grad: {x: g * y, y: g * 0 * y}"),
    ],
)
def test_what_may_be_none_is_no_value(fields: tuple[str, ...]) -> None:
    _, _, diagnostics = made(*fields)
    assert [(item.code, item.label) for item in diagnostics.items] == [("E128", "write `A if y is None else B`")]


_CHOOSING = """
- op: choosing(x, y:Tensor=None, /, *, k:int=2, flag:bool=False, mode:str('a', 'b')='a', scale:float=None)
  summary: Fixture.
  amp: Promote
  forward: |
    (((x * k if flag else x + k) if mode == 'a' else (x if scale is None else x * scale)) if y is None
     else (x * y if k / 2 > 1 else x - y))
  dtypes: {x: floating, y: floating}
"""


@pytest.mark.parametrize(
    "fields",
    [
        ("calling(x, y)", "forward: x * gelu(y, approximate='tanh') + mish(x)"),
        ("calling(x, y)", "forward: x * gelu(y)"),
        ("calling(x)", "forward: choosing(x, flag=True) + choosing(x, x, k=-1) + choosing(x, x, k=3)"),
        ("calling(x)", "forward: choosing(x, None, mode='b', scale=None) + choosing(x, mode='b', scale=0.5)"),
        ("calling(x)", "forward: choosing(x, x, k=2 * 3 - 1) + choosing(x, flag=False, k=0)"),
        ("calling(x, y)", "forward: x * y", "grad:",
         "  x: g * (y + 0 * gelu(x, approximate='tanh'))", "  y: g * choosing(x, mode='b')"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_tests_between_constants_are_decided_by_the_generator(fields: tuple[str, ...]) -> None:
    op, table, diagnostics = made(*fields, before=_CHOOSING)
    assert not diagnostics, render(diagnostics)
    files = family_files(environment(), "fixtures", [op], table)
    read = [files[f"csrc/fixtures/{name}.cpp"] for name in ("loops", "mlx", "nodes")]
    code = re.sub(r"//.*|.*(record|signature) = .*", "", "\n".join(read))
    assert not re.findall(r"\bif \((?!wanted|t_)|\? 0 :|attributes\.(?!h)|'\w+'|\"(?:tanh|none|a|b)\"", code)


def test_a_reduction_of_two_operands_says_what_is_meant() -> None:
    for name, meant in (("max", "maximum"), ("min", "minimum")):
        _, _, diagnostics = made("larger(x, y)", f"forward: {name}(x, y)")
        assert [(item.code, item.label) for item in diagnostics.items] == [("E112", f"write `{meant}(x, y)`")]


def test_a_loop_of_several_results_has_no_cheaper_form() -> None:
    op, table, diagnostics = made("several(x, y)", "forward: x * tanh(y)")
    assert not diagnostics, render(diagnostics)
    loops = family_files(environment(), "fixtures", [op], table)["csrc/fixtures/loops.cpp"]
    assert "loop_many<SeveralGradients<float>, " in loops
    assert "loop_where<SeveralGradientY<float>, " in loops


@pytest.mark.parametrize("signature", ["natural(n, x)", "natural(n, x, k:float=2.0)"])
def test_whether_a_formula_is_complex_is_asked_of_what_may_be(signature: str) -> None:
    """Neither of an attribute nor of an input with a dtype of its own, which stand first in the operand."""
    operand = "k * n * x" if "k:" in signature else "n * x"
    for word, asked in (("inexact", ["is_complex(x)"]), ("floating", [])):
        op, _, diagnostics = made(signature, f"forward: tanh({operand})", f"dtypes: {{n: int64, x: {word}}}")
        assert not diagnostics, render(diagnostics)
        (formula,) = [formula for _, formula in op.grad.formulas]
        assert re.findall(r"is_complex\(\w+\)", str(formula.tree)) == asked


@pytest.mark.parametrize(("forward", "reading"), [("x * k + tanh(x)", {"Usual"}), ("tanh(k * x)", {"Test", "Usual"})])
def test_a_functor_takes_attributes_that_it_reads(forward: str, reading: set[str]) -> None:
    """Of a test and of the value where it holds, too: a parameter that nothing reads would not compile."""
    op, table, diagnostics = made("natural(x, k:float=2.0)", f"forward: {forward}", "dtypes: {x: floating}")
    assert not diagnostics, render(diagnostics)
    loops = family_files(environment(), "fixtures", [op], table)["csrc/fixtures/loops.cpp"]
    bodies = dict(re.findall(r"^struct NaturalGradientX(Test|Usual) \{$(.*?)^\};$", loops, re.MULTILINE | re.DOTALL))
    assert set(bodies) == {"Test", "Usual"}
    assert {name for name, body in bodies.items() if "const Attributes& attributes" in body} == reading
    assert all(body.count("attributes.") > 0 for name, body in bodies.items() if name in reading)


APART = [
    # Integers with dtypes of their own meet in these, for the compute dtype may not hold them, nor have their signs.
    ("where(n > 1, x, 0)", "any", "n > std::int64_t(1)"),
    ("where(n >= -1, x, 0)", "any", "n >= std::int64_t(-1)"),
    ("where((n & 1) == 0, x, 0)", "any", "scalar::bitwise_and(n, std::int64_t(1))"),
    ("where(n % 2 == 0, x, 0)", "any", "scalar::remainder(n, std::int64_t(2))"),
    ("where(n < m, x, 0)", "any", "n < std::int64_t(m)"),
    ("x * (n * m + 1)", "numeric", "x * R(std::int64_t(std::int64_t(n * std::int64_t(m)) + std::int64_t(1)))"),
    ("x * -n", "numeric", "x * R(std::int64_t(-n))"),
    # Beside the compute dtype and fractions they are numbers of it.
    ("where(x > n, x, 0)", "real", "x > R(n)"),
    ("x * n", "numeric", "x * R(n)"),
    ("x * abs(n)", "numeric", "x * R(v0)"),
    ("x * (n * 0.5)", "inexact", "R(n) * R(0.5)"),
    ("x * c + (1 - c)", "numeric", "x * R(c) + (R(1) - R(c))"),
    ("x * abs(c)", "numeric", "scalar::abs(R(c))"),
]  # fmt: skip


@pytest.mark.parametrize(("forward", "word", "text"), APART)
def test_inputs_with_dtypes_of_their_own(forward: str, word: str, text: str) -> None:
    pinned = {"n": "int64", "m": "int16", "c": "bool"}
    names = [name for name in pinned if re.search(rf"\b{name}\b", forward)]
    words = ", ".join([f"x: {word}", *(f"{name}: {pinned[name]}" for name in names)])
    op, table, diagnostics = made(f"natural(x, {', '.join(names)})", f"forward: {forward}", f"dtypes: {{{words}}}")
    assert not diagnostics, render(diagnostics)
    loops = family_files(environment(), "fixtures", [op], table)["csrc/fixtures/loops.cpp"]
    assert text in loops
    assert "conj(n)" not in loops
