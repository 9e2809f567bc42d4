"""Records: the round trip, defaults, and every E2xx and E4xx with a planted fault.

In the text of a fault `⟦` stands before the character that the diagnostic must point at.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from codegen import cli, targets
from codegen.diagnostics import Diagnostics, in_order
from codegen.dtype_words import DTYPES, INPUT_WORDS, is_differentiable
from codegen.formula.checker import check_operators
from codegen.model import Amp, Dispatch, GradKind, Operator
from codegen.records import parse_operators
from codegen.records.fields import FIELDS, LIMITS
from codegen.records.names import MODULES, camel, name_problem
from codegen.records.printer import canonical
from codegen.records.signature import KINDS
from codegen.source import load, load_text
from codegen.views.common import attribute_default
from codegen.views.prose import PROPERTIES

FILE = "ops.yaml"
PACKAGE = Path(__file__).parents[2] / "pylucid"
FUNCTIONS_H = Path(__file__).parents[2] / "csrc" / "backend" / "mlx" / "functions.h"


def parse(text: str) -> tuple[list[Operator], Diagnostics]:
    diagnostics = Diagnostics()
    return parse_operators(load_text(text, FILE, diagnostics), diagnostics), diagnostics


def record(*lines: str, op: str = "f(x)", forward: str | None = "x * x") -> str:
    """A family with one record that has these lines after the required ones."""
    head = ["- family: basic", "", f"- op: {op}", "  summary: One.", "  amp: Promote"]
    body = [f"  forward: {forward}"] if forward is not None else []
    return "\n".join([*head, *body, *(f"  {line}" for line in lines)]) + "\n"


def only(text: str) -> Operator:
    operators, diagnostics = parse(text)
    assert diagnostics.items == []
    assert len(operators) == 1
    return operators[0]


def planted(text: str) -> tuple[str, tuple[int, int]]:
    before, mark, after = text.partition("⟦")
    assert mark
    line = before.count("\n") + 1
    return before + after, (line, len(before) - (before.rfind("\n") + 1) + 1)


PRIMITIVE = "dispatch: {gpu: exp}"
TWO = "f(x, y)"
REDUCTION = "f(x, /, *, axis:axes=None, keepdims:bool=False)"
FAULTS: dict[str, tuple[str, str]] = {
    "not a list": ("E201", "⟦family: a\n"),
    "a word": ("E201", "⟦nothing\n"),
    "empty file": ("E201", "⟦"),
    "entry is a word": ("E202", "- family: a\n- ⟦square\n"),
    "unknown field": ("E203", record("⟦dispach: {cpu: loop}")),
    "unknown backend": ("E203", record("dispatch: {gpu: square, ⟦METAL2: sin_m}")),
    "backend in capitals": ("E203", record("dispatch: {⟦CPU: vDSP_vsq}")),
    "no op": ("E204", "- family: a\n- ⟦dispatch: {cpu: sgn}\n"),
    "no summary nor amp": ("E204", "- family: a\n- ⟦op: f(x)\n  forward: x\n"),
    "no forward": ("E204", record(op="⟦f(x)", forward=None)),
    "no forward but a gradient": ("E204", record("grad: 2 * x * g", op="⟦f(x)", forward=None)),
    "no forward but a cpu target": ("E204", record("dispatch: {cpu: vDSP_vsq}", op="⟦f(x)", forward=None)),
    "primitive without dtypes": ("E204", record(PRIMITIVE, op="⟦f(x)", forward=None)),
    "primitive without gpu": ("E204", record("dtypes: {x: floating}", op="⟦f(x)", forward=None)),
    "dispatch without gpu": ("E204", record("⟦dispatch: {cpu: vvexpf}", "dtypes: {x: floating}", forward=None)),
    "out of order": ("E205", record("dispatch: {gpu: square}", "⟦forward: x * x", forward=None)),
    "cpu after gpu": ("E205", record("dispatch: {gpu: square, ⟦cpu: vDSP_vsq}")),
    "let after a gradient": ("E205", record("grad:", "  x: s * g", "  ⟦let: {s: x * 2}")),
    "summary is a list": ("E206", "- family: a\n- op: f(x)\n  summary: ⟦[One.]\n  amp: Promote\n  forward: x\n"),
    "op is a mapping": ("E206", "- family: a\n- op: ⟦{f: x}\n  summary: One.\n  amp: Promote\n  forward: x\n"),
    "family is a list": ("E206", "- family: ⟦[a]\n"),
    "forward is a list": ("E206", record(forward="⟦[x]")),
    "dispatch is text": ("E206", record("dispatch: ⟦square")),
    "target is a list": ("E206", record("dispatch: {gpu: ⟦[square]}")),
    "grad is a list": ("E206", record("grad: ⟦[g]")),
    "let is text": ("E206", record("grad:", "  let: ⟦s", "  x: g")),
    "dtypes is text": ("E206", record("dtypes: ⟦floating")),
    "dtype is a list": ("E206", record("dtypes: {x: ⟦[floating]}")),
    "domain is a list": ("E206", record("domain: ⟦[0, 1]")),
    "domain of one number": ("E206", record("domain: {x: ⟦[0]}")),
    "bound is a word": ("E206", record("domain: {x: [0, ⟦1_000]}")),
    "bound is octal-like": ("E206", record("domain: {x: [0, ⟦012]}")),
    "at is a mapping": ("E206", record("at: ⟦{when: x == 0}")),
    "at entry is text": ("E206", record("at: [⟦x == 0]")),
    "see is text": ("E206", record("see: ⟦g")),
    "see entry is a list": ("E206", record("see: [⟦[h]]")),
    "aliases is empty": ("E206", record("aliases: ⟦[]")),
    "holomorphic is a word": ("E206", record("holomorphic: ⟦no")),
    "deterministic is quoted": ("E206", record("deterministic: ⟦'false'")),
    "version is a word": ("E206", record("version: ⟦two")),
    "version is negative": ("E206", record("version: ⟦-1")),
    "version is huge": ("E206", record("version: ⟦99999999999999999999")),
    "default cpu": ("E207", record("dispatch: {cpu: ⟦loop}")),
    "default gpu": ("E207", record("dispatch: {gpu: ⟦formula}")),
    "default kernel": ("E207", record("dispatch: {cpu: ⟦kernel}", "shape: reduce", op=REDUCTION)),
    "default holomorphic": ("E207", record("holomorphic: ⟦true")),
    "default shape": ("E207", record("shape: ⟦broadcast")),
    "default domain": ("E207", record("domain: {x: ⟦[-3, 3.0]}")),
    "default method": ("E207", record("method: ⟦f")),
    "default method of an internal operator": ("E207", record("method: ⟦none", op="_f(x)")),
    "default deterministic": ("E207", record("deterministic: ⟦true")),
    "default version": ("E207", record("version: ⟦1")),
    "Tensor said": ("E207", record(op="f(⟦x:Tensor)")),
    "out said": ("E207", record(op="f(x) -> ⟦out")),
    "unknown amp": ("E208", record().replace("amp: Promote", "amp: ⟦Promotes")),
    "unknown shape": ("E208", record("shape: ⟦reduction")),
    "unknown input dtype": ("E208", record("dtypes: {x: ⟦floats}")),
    "unknown result dtype": ("E208", record("dtypes: {x: floating, result: ⟦numeric}")),
    "unknown type": ("E208", record(op="f(x, a:⟦integer=1)")),
    "unknown module": ("E208", record("module: ⟦linag")),
    "no parentheses": ("E209", record(op="f⟦")),
    "unclosed": ("E209", record(op="f(x⟦")),
    "after the end": ("E209", record(op="f(x) ⟦y")),
    "odd character": ("E209", record(op="f(x⟦; y)")),
    "injection": ("E209", record(op="f(x)⟦{ }")),
    "blank after the colon": ("E209", record(op="'f(x, a⟦: int)'")),
    "blank beside the equals sign": ("E209", record(op="f(x, a:int ⟦= 1)")),
    "no annotation": ("E209", record(op="f(x, ⟦a=1)")),
    "default before none": ("E209", record(op="f(x, a:int=1, ⟦y)")),
    "two slashes": ("E209", record(op="f(x, /, y, ⟦/)")),
    "leading slash": ("E209", record(op="f(⟦/, x)")),
    "two stars": ("E209", record(op="f(x, *, a:int=1, ⟦*, b:int=1)")),
    "star at the end": ("E209", record(op="f(x, ⟦*)")),
    "comma at the end": ("E209", record(op="f(x, ⟦)")),
    "no result": ("E209", record(op="f(x) ->⟦")),
    "no choice": ("E209", record(op="f(x, a:str(⟦)='a')")),
    "unclosed tuple": ("E209", record(op="f(x, a:axes=(0, 1⟦")),
    "no default": ("E209", record(op="f(x, a:int=⟦)")),
    "operator is a keyword of Python": ("E210", record(op="⟦lambda(x)")),
    "operator is a keyword of C++": ("E210", record(op="⟦xor(x)")),
    "operator is reserved": ("E210", record(op="⟦autograd(x)")),
    "operator is a dtype": ("E210", record(op="⟦float32(x)")),
    "operator in capitals": ("E210", record(op="⟦Square(x)")),
    "operator is too long": ("E210", record(op=f"⟦{'a' * 49}(x)")),
    "parameter is a keyword": ("E210", record(op="f(x, ⟦class)")),
    "parameter is a keyword of C++": ("E210", record(op="f(x, ⟦template)")),
    "parameter is g": ("E210", record(op="f(x, ⟦g)")),
    "parameter is out": ("E210", record(op="f(x, ⟦out)")),
    "parameter is T": ("E210", record(op="f(x, ⟦T)")),
    "parameter is a macro": ("E210", record(op="f(x, ⟦errno)")),
    "parameter is a macro of numbers": ("E210", record(op="f(x, ⟦INT_MAX:int=1)")),
    "parameter in capitals": ("E210", record(op="f(x, ⟦EOF)")),
    "parameter with a capital": ("E210", record(op="f(x, ⟦X)")),
    "result is a method of tuples": ("E210", record(op="f(x) -> U, ⟦count", forward="{U: x, count: x}")),
    "result of a composite is a method of tuples": (
        "E210",
        record("dtypes: {x: any}", "shape: composite", op="f(x) -> ⟦index, values", forward=None),
    ),
    "result is a macro": ("E210", record(op="f(x) -> U, ⟦INT_MAX", forward="{U: x, INT_MAX: x}")),
    "let is a macro": ("E210", record("grad:", "  let: {⟦INT_MAX: x * 2}", "  x: INT_MAX * g")),
    "parameter is self": ("E210", record(op="f(⟦self, y)", forward="y")),
    "parameter is grad": ("E210", record(op="f(x, ⟦grad)")),
    "parameter is result": ("E210", record(op="f(x, ⟦result)")),
    "parameter is attributes": ("E210", record(op="f(x, ⟦attributes:int=1)")),
    "parameter is a constant": ("E210", record(op="f(x, ⟦pi:float=1)")),
    "parameter looks like a gradient": ("E210", record(op="f(x, ⟦g_x)")),
    "parameter looks like a tangent": ("E210", record(op="f(x, ⟦t_x)")),
    "parameter with an underscore": ("E210", record(op="f(x, ⟦_y)")),
    "parameter with two underscores": ("E210", record(op="f(x, ⟦y__z)")),
    "result is reserved": ("E210", record(op="f(x) -> U, ⟦attributes", forward="{U: x, attributes: x}")),
    "let is reserved": ("E210", record("grad:", "  let: {⟦t: x * 2}", "  x: t * g")),
    "alias is a member": ("E210", record("aliases: [⟦shape]")),
    "method is null": ("E208", record("method: ⟦null")),
    "method is None": ("E208", record("method: ⟦None")),
    "default in double quotes": ("E209", record(op='f(x, a:float=⟦"one")')),
    "alias is a keyword": ("E210", record("aliases: [⟦not]")),
    "alias with a blank": ("E210", record("aliases: [⟦a b]")),
    "method is a keyword": ("E210", record("method: ⟦class")),
    "method is a member": ("E210", record("method: ⟦shape")),
    "operator is a member": ("E210", record(op="⟦ndim(x)")),
    "family in capitals": ("E210", "- family: ⟦Basic\n"),
    "family with a slash": ("E210", "- family: ⟦../x\n"),
    "family is a folder of csrc": ("E210", "- family: ⟦kernel\n"),
    "family is a folder of MLX": ("E210", "- family: ⟦mlx\n"),
    "family is internal": ("E210", "- family: ⟦_core\n"),
    "operator is a function of the package": ("E210", record(op="⟦finfo(x)")),
    "operator is an internal function of the package": ("E210", record(op="⟦_grad(x)")),
    "alias is a function of the package": ("E210", record("aliases: [⟦no_grad]")),
    "method is a method of Tensor": ("E210", record("method: ⟦cpu")),
    "method is a property of Tensor": ("E210", record("method: ⟦T")),
    "method is a short one of Tensor": ("E210", record("method: ⟦t")),
    "method is an operator": ("E211", record() + record("method: ⟦f", op="h(x)").split("\n\n")[1]),
    "method is a later operator": ("E211", record("method: ⟦h") + record(op="h(x)").split("\n\n")[1]),
    "method is an alias": ("E211", record("aliases: [k]") + record("method: ⟦k", op="h(x)").split("\n\n")[1]),
    "method is an alias of its own": ("E211", record("aliases: [k]", "method: ⟦k")),
    "method is the method of another": (
        "E211",
        record("method: k") + record("method: ⟦k", op="h(x)").split("\n\n")[1],
    ),
    "choice twice": ("E211", record(op="f(x, a:str('a', ⟦'a')='a')")),
    "operator twice": ("E211", record() + "\n- op: ⟦f(x)\n  summary: Two.\n  amp: Promote\n  forward: x\n"),
    "alias is an operator": ("E211", record("aliases: [⟦f]")),
    "alias twice in a record": ("E211", record("aliases: [k, ⟦k]")),
    "alias twice": ("E211", record("aliases: [k]") + record("aliases: [⟦k]", op="h(x)").split("\n\n")[1]),
    "class twice": ("E211", record(op="log1p(x)") + record(op="⟦log_1p(x)").split("\n\n")[1]),
    "see twice": ("E211", record("see: [h, ⟦h]") + record(op="h(x)").split("\n\n")[1]),
    "parameter twice": ("E211", record(op="f(x, ⟦x)")),
    "result is a parameter": ("E211", record(op="f(x) -> U, ⟦x", forward="{U: x, x: x}")),
    "see nothing": ("E212", record("see: [⟦square]")),
    "see itself": ("E212", record("see: [⟦f]")),
    "empty domain": ("E213", record("domain: {x: ⟦[1, 1]}")),
    "reversed domain": ("E213", record("domain: {x: ⟦[2, -2]}")),
    "infinite domain": ("E213", record("domain: {x: [0, ⟦.inf]}")),
    "overflowing domain": ("E213", record("domain: {x: [0, ⟦1e999]}")),
    "undefined domain": ("E213", record("domain: {x: [⟦.nan, 1]}")),
    "domain of a word": ("E213", record("domain: {⟦axis: [0, 1]}", op="f(x, axis:axis=0)")),
    "domain of nothing": ("E214", record("domain: {⟦y: [0, 1]}")),
    "dtype of nothing": ("E214", record("dtypes: {x: floating, ⟦out: x}")),
    "dtype of an attribute": ("E214", record("dtypes: {⟦a: int32}", op="f(x, a:int=1)")),
    "gradient of nothing": ("E214", record("grad: {x: g, ⟦z: g}", op="f(x, y)")),
    "gradient of an attribute": ("E214", record("grad: {x: g, ⟦a: g}", op="f(x, a:float=1)")),
    "definition of nothing": ("E214", record(op="f(x) -> U, V", forward="{U: x, V: x, ⟦W: x}")),
    "at of nothing": ("E214", record("at: [{when: x == 0, grad: {⟦y: g}, why: so}]")),
    "one gradient for two": ("E215", record("grad: ⟦g", op=TWO)),
    "a gradient for none": ("E215", record("grad: ⟦g", "shape: create", op="f(shape:shape)", forward="1 * 1")),
    "a gradient is missing": ("E215", record("⟦grad: {x: g}", "dtypes: {x: numeric, y: numeric}", op=TWO)),
    "no gradient at all": ("E215", record("⟦grad: {let: {s: x}}")),
    "a gradient of a bool": ("E215", record("grad: {x: g, ⟦y: g}", "dtypes: {x: numeric, y: bool}", op=TWO)),
    "one definition for two": ("E215", record(op="f(x) -> U, V", forward="⟦x")),
    "a definition is missing": ("E215", record("⟦forward: {U: x}", op="f(x) -> U, V", forward=None)),
    "a mapping for one result": ("E215", record(forward="⟦{out: x}")),
    "todo and more": ("E215", record("grad: {todo: later on, ⟦x: g}")),
    "dtype that no loop has": ("E208", record("dtypes: {x: ⟦float16}")),
    "result dtype that no loop has": ("E208", record("dtypes: {x: floating, result: ⟦bfloat16}")),
    "result dtype that only a composite has": ("E208", record("dtypes: {x: floating, result: ⟦complex}")),
    "result dtype that no kernel has": (
        "E208",
        record("dtypes: {x: floating, result: ⟦complex}", "shape: like", forward=None),
    ),
    "result dtype that an attribute of a loop says": (
        "E208",
        record("dtypes: {x: floating, result: ⟦kind}", op="f(x, kind:dtype=None)"),
    ),
    "two words of one promotion": ("E216", record("dtypes: {x: floating, ⟦y: integer}", op=TWO)),
    "two words of a kernel's promotion": (
        "E216",
        record("dtypes: {x: floating, c: bool, ⟦y: real}", "shape: data", op="f(x, c, y)", forward=None),
    ),
    "dtypes is incomplete": (
        "E216",
        record("dispatch: {gpu: add}", "⟦dtypes: {x: floating}", op=TWO, forward=None),
    ),
    "quoted formula": ("E217", record(forward="⟦'x * x'")),
    "quoted gradient": ("E217", record("grad: {x: ⟦'g'}")),
    "line break by escape": ("E218", record('notes: "a⟦\\nb"')),
    "control character by escape": ("E218", record('notes: "a⟦\\x07b"')),
    "null by escape": ("E218", record('notes: "⟦\\0"')),
    "escape sequence by escape": ("E218", record('accuracy: "a⟦\\e[31m"')),
    "override by escape": ("E218", record('notes: "a⟦\\u202eb"')),
    "line separator by escape": ("E218", record('notes: "a⟦\\u2028b"')),
    "summary of two lines": ("E218", record().replace("One.", "|\n    One⟦\n    two.")),
    "why of two lines": ("E218", record("at:", "  - when: x == 0", "    grad: g", "    why: |", "      a⟦", "      b")),
    "blank text": ("E218", record("notes: ⟦'  '")),
    "blank before": ("E218", record("notes: ⟦' a'")),
    "blank after": ("E218", record("notes: ⟦'a '")),
    "long summary": ("E218", record().replace("One.", f"⟦O{'n' * LIMITS['summary']}.")),
    "long notes": ("E218", record(f"notes: ⟦{'n' * (LIMITS['notes'] + 1)}")),
    "long accuracy": ("E218", record(f"accuracy: ⟦{'n' * (LIMITS['accuracy'] + 1)}")),
    "long example": ("E218", record(f"example: ⟦'>>> {'1' * LIMITS['example']}'")),
    "long reason": ("E218", record("grad:", f"  todo: ⟦{'n' * (LIMITS['todo'] + 1)}")),
    "small letter": ("E219", record().replace("One.", "⟦one.")),
    "no full stop": ("E219", record().replace("One.", "On⟦e")),
    "no doctest": ("E220", record("example: ⟦pylucid.f(1)")),
    "not Python": ("E220", record("example: |", "  >>> 1", "  1", "  ⟦>>> f(")),
    "no blank after the prompt": ("E220", record("example: |", "  >>> 1", "  ⟦>>>f")),
    "second line is not Python": ("E220", record("example: |", "  >>> if x:", "  ⟦... y y")),
    "default of another type": ("E221", record(op="f(x, a:int=⟦1.5)")),
    "default is no choice": ("E221", record(op="f(x, a:str('none', 'tanh')=⟦'tan')")),
    "default of a Tensor": ("E221", record(op="f(x, y:Tensor=⟦1)")),
    "default of Tensors": ("E221", record(op="f(x:Tensors=⟦None)")),
    "default of a bool": ("E221", record(op="f(x, a:bool=⟦1)")),
    "default is a name": ("E221", record(op="f(x, a:int=⟦True)")),
    "default of axes": ("E221", record(op="f(x, a:axes=⟦1.5)")),
    "default of axes is a tuple": ("E221", record(op="f(x, a:axes=⟦(0, 1))")),
    "default of a shape is a tuple": ("E221", record(op="f(x, s:shape=⟦(1,2))")),
    "default of a shape is a number": ("E221", record(op="f(x, s:shape=⟦3)")),
    "default of an axis is too large": ("E221", record(op="f(x, a:axis=⟦2147483648)")),
    "default is too large": ("E221", record(op="f(x, a:int=⟦9223372036854775808)")),
    "default is too low": ("E221", record(op="f(x, a:int=⟦-9223372036854775809)")),
    "default of a float is too large": ("E221", record(op="f(x, a:float=⟦1e400)")),
    "default of a float is a large integer": ("E221", record(op="f(x, a:float=⟦9223372036854775808)")),
    "default of a float is too small": ("E221", record(op="f(x, a:float=⟦1e-400)")),
    "default of a scalar is too large": ("E221", record(op="f(x, a:scalar=⟦1e400)")),
    "default of a scalar is infinite": ("E221", record(op="f(x, a:scalar=⟦-inf)")),
    "default of a scalar is a bool": ("E221", record(op="f(x, a:scalar=⟦True)")),
    "default of a dtype": ("E221", record(op="f(x, a:dtype=⟦float31)")),
    "default of a device": ("E221", record(op="f(x, a:device=⟦'tpu')")),
    "default is infinite": ("E221", record(op="f(x, a:int=⟦inf)")),
    "todo without a reason": ("E008", record("grad: {⟦todo: }")),
    "todo with an empty reason": ("E222", record("grad: {todo: ⟦''}")),
    "todo as a word": ("E222", record("grad: ⟦todo")),
    "at without why": ("E223", record("at: [{⟦when: x == 0, grad: g}]")),
    "at with a wrong key": ("E223", record("at: [{when: x == 0, ⟦grads: g, why: so}]")),
    "at out of order": ("E223", record("at: [{⟦grad: g, when: x == 0, why: so}]")),
    "record before a family": ("E224", "- ⟦op: f(x)\n  summary: One.\n  amp: Promote\n  forward: x\n"),
    "family twice": ("E224", "- family: a\n- family: ⟦a\n"),
    "family with fields": ("E224", "- family: a\n  ⟦summary: One.\n"),
    "loop for a reduction": ("E225", record("dispatch: {cpu: ⟦loop}", "shape: reduce", op=REDUCTION)),
    "Accelerate for a reduction": ("E225", record("dispatch: {cpu: ⟦vvexpf}", "shape: reduce", op=REDUCTION)),
    "formula of a primitive": ("E225", record("dispatch: {gpu: ⟦formula}", "dtypes: {x: floating}", forward=None)),
    "a native with a formula": ("E227", record("⟦forward: x", "dtypes: {x: any}", "shape: native", forward=None)),
    "a native of as many as there are": (
        "E227",
        record("dtypes: {rest: any}", "shape: native", op="⟦f(*rest:Tensors)", forward=None),
    ),
    "a native of a Tensor without dtypes": ("E204", record("shape: native", op="⟦f(x)", forward=None)),
    "a composite with a formula": ("E227", record("⟦forward: x", "dtypes: {x: any}", "shape: composite", forward=None)),
    "a composite with a gradient": (
        "E227",
        record("grad: ⟦g", "dtypes: {x: any}", "shape: composite", forward=None),
    ),
    "a composite that reads as a formula": (
        "E227",
        record("dtypes: {x: any}", "shape: composite", "⟦reads: x", op="_f(x)", forward=None),
    ),
    "a public operator that reads as another": ("E229", record("⟦reads: square(x)")),
    "a reading of several results": (
        "E229",
        record("forward: {a: x + 1, b: x * x}", "⟦reads: x", op="_f(x) -> a, b", forward=None),
    ),
    "any object for a kernel": ("E227", record(op="⟦f(x, a:object=1)")),
    "any number of Tensors for a kernel": (
        "E227",
        record("dtypes: {x: any}", "shape: own", op="⟦f(*x:Tensors)", forward=None),
    ),
    "a list of Tensors element by element": (
        "E227",
        record(PRIMITIVE, "dtypes: {x: any}", op="⟦f(x:Tensors)", forward=None),
    ),
    "several results of a reduction": (
        "E227",
        record("dtypes: {x: any}", "shape: reduce", op="⟦f(x) -> U, S", forward=None),
    ),
    "a composite with a domain": (
        "E227",
        record("dtypes: {x: any}", "shape: composite", "⟦domain: {x: [0, 1]}", forward=None),
    ),
    "leaves of a formula": ("E227", record(op="⟦f(x, *, requires_grad:bool=False)")),
    "leaves of a reduction": (
        "E227",
        record(
            "dtypes: {x: any}",
            "shape: reduce",
            op="⟦f(x, *, axis:axes=None, keepdims:bool=False, requires_grad:bool=False)",
            forward=None,
        ),
    ),
    "another requires_grad": (
        "E227",
        record("dtypes: {x: any}", "shape: like", op="⟦f(x, *, requires_grad:bool=True)", forward=None),
    ),
    "requires_grad before another": (
        "E227",
        record("dtypes: {x: any}", "shape: like", op="⟦f(x, *, requires_grad:bool=False, k:int=1)", forward=None),
    ),
    "an element-wise record without inputs": ("E227", record(op="⟦f()", forward="1.0")),
    "an element-wise record of attributes": ("E227", record(op="⟦f(k:float=1.0)", forward="2 * k")),
    "the gradient of another language": ("E208", record("grad: ⟦null")),
    "no gradient in Python": ("E208", record("grad: ⟦None")),
    "a misspelt let": ("E214", record("grad:", "  ⟦lets:", "    s: 2 * x", "  x: s * g")),
    "a misspelt family": ("E203", record() + "\n- ⟦famly: other\n"),
    "a target without a backend": ("E206", record("dispatch: ⟦square")),
    "a reduction without axes": ("E227", record("shape: reduce", op="⟦f(x, /, *, keepdims:bool=False)")),
    "a product of one": ("E227", record("dtypes: {x: any}", "shape: matmul", op="⟦f(x)", forward=None)),
    "a join of one": (
        "E227",
        record("dtypes: {x: any}", "shape: concat", op="⟦f(x, /, *, axis:axis=0)", forward=None),
    ),
    "a kernel's own shape beside a formula": (
        "E227",
        record("⟦forward: x * x", "dtypes: {x: any}", "shape: own", forward=None),
    ),
    "a kernel's data beside a formula": (
        "E227",
        record("⟦forward: x * x", "dtypes: {x: any}", "shape: data", forward=None),
    ),
    "a cast to nothing": ("E227", record("dtypes: {x: any}", "shape: cast", op="⟦f(x)", forward=None)),
    "an index of nothing": ("E227", record("dtypes: {x: any}", "shape: getitem", op="⟦f(x)", forward=None)),
    "a shape of nothing": ("E227", record("dtypes: {x: any}", "shape: reshape", op="⟦f(x, s:axes)", forward=None)),
    "a number of numbers": ("E209", record(op="f(⟦*x)")),
    "unknown Accelerate function": ("E401", record("dispatch: {cpu: ⟦vvexpp}")),
    "double spelling": ("E401", record("dispatch: {cpu: ⟦vvexp}")),
    "unknown MLX function": ("E402", record("dispatch: {gpu: ⟦sqare}")),
    "unknown MLX call": ("E402", record("dispatch: {gpu: ⟦sofmax(x)}")),
    "Accelerate function of two": ("E403", record("dispatch: {cpu: ⟦vDSP_vadd}")),
    "MLX function of two": ("E403", record("dispatch: {gpu: ⟦add}")),
    "too many arguments": ("E403", record("dispatch:", "  gpu: ⟦exp(x, 1)")),
    "not a call": ("E404", record("dispatch: {gpu: ⟦x * x}")),
    "an argument is unknown": ("E404", record("dispatch:", "  gpu: softmax(x, ⟦axes)", op="f(x, axis:axis=0)")),
    "an argument is a formula": ("E404", record("dispatch: {gpu: exp(⟦x + 1)}")),
    "a target with code": ("E404", record("dispatch: {gpu: ⟦exp(x); f(x)}")),
    "a misspelt field alone": ("E203", record("⟦forwad: x * x", forward=None)),
    "kernel of an element-wise record": ("E405", record("dispatch: {cpu: ⟦kernel}")),
    "gpu kernel of an element-wise record": ("E405", record("dispatch: {gpu: ⟦kernel}")),
    "Accelerate function and an attribute": ("E406", record("dispatch: {cpu: ⟦vvexpf}", op="f(x, a:float=1.0)")),
    "Accelerate function and an optional operand": (
        "E406",
        record("dispatch: {cpu: ⟦vDSP_vadd}", op="f(x, y:Tensor=None)"),
    ),
    "a target of namespaces": ("E404", record("dispatch:", "  gpu: ⟦mx::exp(x)")),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault(name: str) -> None:
    code, text = FAULTS[name]
    source, place = planted(text)
    operators, diagnostics = parse(source)
    found = [(item.code, (item.span.line, item.span.column)) for item in diagnostics.items]
    assert found == [(code, place)]
    assert all(operator.name not in diagnostics.broken for operator in operators)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        (record("dispach: {cpu: loop}"), "did you mean `dispatch`?"),
        (record("shape: reduction"), "did you mean `reduce`?"),
        (record("dispatch: {cpu: vvexp}"), "name the float32 spelling, `vvexpf`"),
        (record("dispatch: {gpu: sqare}"), "did you mean `square`?"),
        (record("dispatch: {CPU: loop}"), "did you mean `cpu`?"),
        (record("grad: {xs: g}"), "did you mean `x`?"),
        (record("grad:", "  lets:", "    s: 2 * x", "  x: s * g"), "did you mean `let`?"),
        (record("grad: None"), "write `none`"),
        (record() + "\n- famly: other\n", "did you mean `family`?"),
        (record("see: [ff]"), "did you mean `f`?"),
        (record(op="f(x, a:Axes=1)"), "did you mean `axes`?"),
        (record(op="f(x, a:real=1.0)"), "did you mean `float`?"),
        (record(op="f(x:Array)"), "did you mean `Tensor`?"),
        (record(op="f(x, a:boolean=True)"), "did you mean `bool`?"),
    ],
)
def test_did_you_mean(text: str, hint: str) -> None:
    assert hint in [item.label for item in parse(text)[1].items]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (record("method: null"), "write `none`"),
        (record("shape: composite", forward=None), "the composite `f` has no `dtypes`"),
        (record("dispatch: cpu"), "write `dispatch: {cpu: TARGET}`"),
        (record("version: 1000000"), "`version` is a number from 2 to 1,000"),
        (record("dtypes: {x: floating, out: real}"), "write `result`"),
        (record().replace("One.", "One #1."), "` #` begins a comment: put the summary in quotes"),
        (record(op='f(x, a:float="one")'), "text stands in single quotes"),
        (record("aliases: [tolist]"), "unless the record says `method: none`"),
        (record(op="f(x, lambda)"), "write `lambda_`, say"),
        (record(op="f(x, self)"), "write `self1`, say"),
    ],
)
def test_what_is_said(text: str, said: str) -> None:
    (item,) = parse(text)[1].items
    assert said in (item.message, item.label) or any(said in note for note in item.notes)


def test_a_domain_restates_a_default_where_there_is_one() -> None:
    for param, restated in (("x", True), ("s:float", True), ("s:float=0.1", False), ("k:int", False)):
        text = record(f"domain: {{{param[0]}: [-3, 3]}}", op="f(x)" if param == "x" else f"f(x, {param})")
        assert [item.code for item in parse(text)[1].items] == ["E207"] * restated, param


def test_an_alias_like_a_member_of_an_operator_without_a_method() -> None:
    assert only(record("aliases: [shape]", "method: none")).aliases == ("shape",)


def test_the_lowest_integer_is_a_default() -> None:
    op = only(record(op="f(x, a:int=-9223372036854775808)", forward="a * x"))
    assert attribute_default(op.signature.params[1]) == "std::numeric_limits<std::int64_t>::min()"


def test_an_unknown_type_lists_those_that_are() -> None:
    (item,) = parse(record(op="f(x, alpha:double=1.0)"))[1].items
    assert all(re.search(rf"\b{kind}\b", item.notes[0]) for kind in KINDS)
    assert "; of a composite also string and object" in item.notes[0]


def test_a_forgotten_forward_says_what_to_write() -> None:
    (item,) = parse(record(forward=None))[1].items
    assert (item.message, item.label) == ("`f` has no `forward`", "nothing says what it computes")
    assert item.notes[0] == "write `forward: FORMULA`, such as `forward: x * x`"
    assert "`dtypes` and `dispatch.gpu`" in item.notes[1]


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (record("dispatch: {gpu: nothing}"), "this project for MLX; leave `gpu` out for the definition"),
        (record("dispatch: {gpu: nothing}", "dtypes: {x: any}", forward=None), "of this project for MLX"),
        (record("dispatch: {gpu: nothing}", "dtypes: {x: any}", "shape: like", forward=None), "out for the kernel"),
        (record("dispatch: {cpu: nothing}"), "`codegen/targets.py` lists the functions; leave `cpu` out for the"),
    ],
)
def test_an_unknown_target_says_where_they_are_listed(text: str, note: str) -> None:
    (item,) = parse(text)[1].items
    assert note in item.notes[0]


def test_all_mistakes_at_once() -> None:
    text = record("gard: g", "see: [nothing]").replace("One.", "one") + "\n- op: h(x\n  amp: No\n"
    codes = [item.code for item in in_order(parse(text)[1].items)]
    assert codes == ["E219", "E219", "E203", "E212", "E204", "E209", "E208"]


def test_a_dtype_that_does_not_exist_has_no_consequences() -> None:
    _, diagnostics = parse(record("grad: {x: g, y: g}", "dtypes: {x: int, y: any}", op=TWO))
    assert [item.code for item in diagnostics.items] == ["E208"]


def test_a_broken_record_is_left_out_and_named() -> None:
    text = record("bad: 1") + record("see: [f]", op="h(x)").split("\n\n")[1]
    operators, diagnostics = parse(text)
    assert [operator.name for operator in operators] == ["h"]
    assert diagnostics.broken == {"f"}
    assert [item.code for item in diagnostics.items] == ["E203"]


@pytest.mark.parametrize(
    "text",
    [
        record().replace("One.", "one"),
        record("version: 1"),
        record("notes: ' a'"),
        record("see: [f]"),
        record().replace("amp: Promote", "amp: Promoted"),
        record().replace("  summary: One.\n", ""),
        record("dispatch: {gpu: square}", "forward: x * x", forward=None),
        record("module: linag"),
    ],
)
def test_a_record_whose_prose_is_wrong_goes_on(text: str) -> None:
    operators, diagnostics = parse(text)
    assert [str(operator.forward[0][1]) for operator in operators] == ["x * x"]
    assert diagnostics.items
    assert not diagnostics.broken


@pytest.mark.parametrize(
    ("text", "formulas"),
    [
        (record("bad: 1", "grad: 2 * x * g"), ["x * x", "2 * x * g"]),
        (record("grad: 2 * x * g", forward="x * )"), ["2 * x * g"]),
        (record("dispatch: {gpu: sqare}", "shape: like"), ["x * x"]),
        (record(op="f(x"), None),
    ],
)
def test_what_can_be_read_of_a_broken_record(text: str, formulas: list[str] | None) -> None:
    diagnostics = Diagnostics()
    faulty: list[Operator] = []
    parse_operators(load_text(text, FILE, diagnostics), diagnostics, faulty)
    assert diagnostics.broken == {"f"}
    read = [[str(formula) for _, formula in (*op.forward, *op.grad.formulas)] for op in faulty]
    assert read == ([] if formulas is None else [formulas])


def test_a_repeated_name_changes_nothing_else() -> None:
    again = record(op="f(x, y)", forward="x + y").split("\n\n")[1]
    alias = record("aliases: [f]", op="h(x)").split("\n\n")[1]
    caller = record(op="k(x)", forward="f(h(x, 1))").split("\n\n")[1]
    operators, diagnostics = parse(record() + again + alias + caller)
    assert [item.code for item in diagnostics.items] == ["E211", "E211"]
    assert [operator.name for operator in operators] == ["k"]
    assert diagnostics.broken == {"f", "h"}
    check_operators(operators, diagnostics)
    assert [item.code for item in diagnostics.items] == ["E211", "E211"]


@pytest.mark.parametrize(
    ("target", "meant"), [("square", "{gpu: square}"), ("vDSP_vsq", "{cpu: vDSP_vsq}"), ("loop", "{cpu: loop}")]
)
def test_the_backend_of_a_target_is_told(target: str, meant: str) -> None:
    (item,) = parse(record(f"dispatch: {target}"))[1].items
    assert item.notes == (f"write `dispatch: {meant}`",)


def test_a_repeated_name_is_said_of_both_records() -> None:
    _, diagnostics = parse(record(op="exp(x)") + record("aliases: [exp]", op="h(x)").split("\n\n")[1])
    (item,) = diagnostics.items
    assert item.message == "`exp` is taken twice"
    assert item.label == "line 3 has it too"
    assert item.notes[0] == "`exp` is an operator at line 3, and `exp` is an alias of `h` at line 11"


def test_members_of_tensor_are_no_methods() -> None:
    tree = ast.parse((PACKAGE / "_core.pyi").read_text(encoding="utf-8"))
    (tensor,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Tensor")
    members = {node.name for node in tensor.body if isinstance(node, ast.FunctionDef)}
    members = {name for name in members if not name.startswith("__")} - PROPERTIES
    assert len(members) > 20
    assert [name for name in sorted(members) if not name_problem(name, "method")] == []


@pytest.mark.parametrize("file", ["__init__.py", "_core.pyi"])
def test_names_of_the_package_are_taken(file: str) -> None:
    tree = ast.parse((PACKAGE / file).read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom | ast.Import) and file == "__init__.py":
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    # `*` brings the operators themselves; `_core._alias` is the operator of that name.
    assert [name for name in sorted(names - {"*", "_alias"}) if not name_problem(name, "operator")] == []


def test_folders_of_the_core_are_no_families() -> None:
    for folder in (path.name for path in PACKAGE.with_name("csrc").iterdir() if path.is_dir()):
        _, diagnostics = parse(f"- family: {folder}\n")
        assert [item.code for item in diagnostics.items] == ["E210"], folder


def test_a_name_is_taken_by_what_stands_before() -> None:
    """Also where that is an alias."""
    text, place = planted(record("aliases: [k]") + "\n- op: ⟦k(x)\n  summary: One.\n  amp: Promote\n  forward: x\n")
    (item,) = parse(text)[1].items
    assert (item.code, (item.span.line, item.span.column)) == ("E211", place)
    assert item.notes[0] == "`k` is an alias of `f` at line 7, and `k` is an operator at line 9"


def test_of_a_shape_that_cannot_be_read_nothing_follows() -> None:
    text, place = planted(record("grad: g", "dtypes: {x: any}", "shape: ⟦reduction", forward=None))
    (item,) = parse(text)[1].items
    assert (item.code, (item.span.line, item.span.column)) == ("E208", place)


def test_see_an_unreadable_record() -> None:
    text = record("see: [k]") + '\n- op: k(x)\n  summary: "One\n'
    _, diagnostics = parse(text)
    assert [item.code for item in diagnostics.items] == ["E005"]
    assert diagnostics.broken == {"k"}


def test_a_formula_that_does_not_parse() -> None:
    source, place = planted(record(forward="x * ⟦)"))
    operators, diagnostics = parse(source)
    assert operators == []
    assert [(item.code[:2], (item.span.line, item.span.column)) for item in diagnostics.items] == [("E1", place)]


def test_defaults() -> None:
    operator = only(record())
    assert operator.amp is Amp.PROMOTE
    assert operator.dispatch == Dispatch("loop", "formula")
    assert operator.grad.kind is GradKind.DERIVED
    assert (operator.holomorphic, operator.shape, operator.domain, operator.at) == (True, "broadcast", (), ())
    assert (operator.method, operator.module, operator.deterministic, operator.version) == ("f", "", True, 1)
    assert (operator.family, operator.line, operator.accuracy) == ("basic", 3, "")


@pytest.mark.parametrize("reads", ["square(x)", "where(x == 0, 0, x) if k == 1 else _f(x, k)", "|\n    x *\n    x"])
def test_what_an_operator_reads_as_round_trips(reads: str) -> None:
    operator = only(record(f"reads: {reads}", op="_f(x, k:int=1)"))
    assert operator.reads is not None
    again = only("- family: any\n\n" + canonical(operator))
    assert again.reads == operator.reads
    assert canonical(again) == canonical(operator)


@pytest.mark.parametrize("op", ["_f(x)", "f(shape:shape)", "f(x:Tensors)"])
def test_no_default_method(op: str) -> None:
    text = record("dispatch: {gpu: zeros}", "dtypes: {result: float32}", "shape: create", op=op, forward=None)
    operators, _ = parse(text.replace("{result", "{x: any, result") if "x" in op else text)
    assert [operator.method for operator in operators] == [None]


def test_kernel_is_the_default_for_other_shapes() -> None:
    assert only(record("shape: reduce", op=REDUCTION)).dispatch == Dispatch("kernel", "kernel")


def test_source_is_the_record_alone() -> None:
    text = "- family: a\n\n# why f\n- op: f(x)\n  summary: One.\n  amp: Promote\n  forward: x\n\n# why h\n"
    text += "- op: h(x)\n  summary: One.\n  amp: Promote\n  forward: x"
    first, second = parse(text)[0]
    assert first.source == "- op: f(x)\n  summary: One.\n  amp: Promote\n  forward: x\n"
    assert second.source == first.source.replace("f(x)", "h(x)")
    assert (first.line, second.line) == (4, 10)


def test_gradients() -> None:
    assert only(record("grad: zero")).grad.kind is GradKind.ZERO
    assert only(record("grad: none")).grad.kind is GradKind.NONE
    todo = only(record("grad: {todo: needs polygamma}")).grad
    assert (todo.kind, todo.reason) == (GradKind.TODO, "needs polygamma")
    single = only(record("grad: g", "dtypes: {x: numeric, y: bool}", op=TWO)).grad
    assert [name for name, _ in single.formulas] == ["x"]
    several = only(record("grad:", "  let: {s: x * y}", "  x: s * g", "  y: g", op=TWO)).grad
    assert ([name for name, _ in several.lets], [name for name, _ in several.formulas]) == (["s"], ["x", "y"])


def test_an_unnamed_result_is_called_result() -> None:
    operator = only(record("dtypes: {x: numeric, result: bool}"))
    assert operator.dtypes == (("x", "numeric"), ("out", "bool"))
    assert "dtypes: {x: numeric, result: bool}" in canonical(operator)


def test_result_of_a_dtype_attribute() -> None:
    text = record(
        "dispatch: {gpu: astype}", "dtypes: {x: any, result: to}", "shape: cast", op="f(x, to:dtype)", forward=None
    )
    assert only(text).dtypes == (("x", "any"), ("out", "to"))


def test_words_that_yaml_1_1_reads_as_something_else() -> None:
    operator = only(record("dispatch: {gpu: clip}", op="on(off, y, no:str('no', 'yes')='no')", forward="off * y"))
    assert operator.name == "on"
    assert [param.name for param in operator.signature.params] == ["off", "y", "no"]


@pytest.mark.parametrize(
    "op",
    [
        "f()",
        "f(x)",
        "f(x, /)",
        "f(x, /, y)",
        "f(x, /, *, axis:axes=None)",
        "f(*, a:int)",
        "f(x, min:Tensor=None, max:Tensor=None)",
        "f(x, /, *, full_matrices:bool=True) -> U, S, Vh",
        "f(x, a:str('none', 'tanh')='none')",
        "f(x, a:axes=-1, b:shape=None, c:float=-inf, d:scalar=1e-5, e1:dtype=float32, f1:device='cpu')",
        "f(x, a:int=-9223372036854775807, b:axis=-2147483647, c:float=1e308, d:scalar=5e-324)",
        "f(arrays:Tensors, /, *, axis:axis=0)",
        "f(arrays:Tensors, /, *, axis:axis|None=0)",
        "f(x, key:index)",
    ],
)
def test_signatures_round_trip(op: str) -> None:
    results = {"U": "x", "S": "x", "Vh": "x"} if "->" in op else {}
    forward = "{U: x, S: x, Vh: x}" if results else "1 * 1"
    fields = ["notes: One."] if results else ["dtypes: {result: float32}"]
    fields += ["shape: like"] if "Tensors" in op else ["shape: create"] if op in ("f()", "f(*, a:int)") else []
    assert str(only(record(*fields, op=op, forward=forward)).signature) == op


def test_choices_need_no_blank() -> None:
    operator = only(record(op="f(x, a:str('none','tanh')='none')"))
    assert str(operator.signature) == "f(x, a:str('none', 'tanh')='none')"


def test_the_record_of_the_design_prints_as_written() -> None:
    text = (
        "- op: square(x)\n  summary: Element-wise square.\n  amp: Promote\n  forward: x * x\n"
        "  dispatch: {cpu: vDSP_vsq, gpu: square}\n  grad: 2 * x * g\n"
    )
    operator = only("- family: arithmetic\n\n" + text)
    assert canonical(operator) == text == operator.source


NAMES = st.from_regex(r"[a-z][a-z0-9]{0,6}(_[a-z0-9]{1,4})?", fullmatch=True).map(lambda name: "v" + name)
LINE = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")), min_size=1, max_size=60
).filter(lambda text: text == text.strip())
BLOCK = (
    st.lists(LINE | st.just(""), min_size=1, max_size=5)
    .map("\n".join)
    .filter(lambda text: bool(text.strip()) and text == text.strip())
)
SUMMARY = LINE.map(lambda text: f"A{text}.")
NUMBER = st.integers(-1000, 1000).map(float) | st.floats(-1e12, 1e12)


def quoted(text: str) -> str:
    """A text as a YAML scalar, written another way than the printer does."""
    if "\n" in text:
        return "|\n" + "\n".join(f"        {line}" if line else "" for line in text.split("\n"))
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def formulas(names: list[str]) -> st.SearchStrategy[str]:
    atoms = st.sampled_from([*names, "2", "0.5", "1e-3", "pi"])
    return st.recursive(
        atoms,
        lambda inner: st.one_of(
            st.builds("{} * {}".format, atoms, inner),
            st.builds("where({} < {}, {}, 0)".format, atoms, atoms, inner),
            st.builds("-({})".format, inner),
            st.builds("({}\n  + {})".format, inner, inner),
        ),
        max_leaves=5,
    )


def written(formula: str, indent: int) -> str:
    if "\n" not in formula:
        return formula
    return "|\n" + "\n".join(" " * (indent + 4) + line for line in formula.split("\n"))


@st.composite
def records(draw: st.DrawFn) -> str:
    """A record with any of its fields."""
    tensors = draw(st.lists(NAMES, min_size=1, max_size=3, unique=True))
    attribute = draw(st.sampled_from(["", "n1:int=2", "a1:float=-inf", "m1:str('no', 'on')='no'", "d1:dtype=None"]))
    params = [*tensors, *(["*", attribute] if attribute else [])]
    results = draw(st.sampled_from([("out",), ("U", "S"), ("R1", "S1", "Vh")]))
    arrow = "" if results == ("out",) else f" -> {', '.join(results)}"
    lines = [f"- op: f({', '.join(params)}){arrow}", f"  summary: {quoted(draw(SUMMARY))}", "  amp: KeepInput"]
    formula = formulas(tensors)

    def by_name(key: str, names: tuple[str, ...] | list[str], *, single: bool) -> None:
        if single:
            lines.append(f"  {key}: {written(draw(formula), 2)}")
        else:
            lines.append(f"  {key}:")
            lines.extend(f"    {name}: {written(draw(formula), 4)}" for name in names)

    has_forward = draw(st.booleans())
    if has_forward:
        by_name("forward", results, single=len(results) == 1)
    else:
        lines.append("  dispatch: {gpu: meshgrid}")
    if draw(st.booleans()):
        grad = draw(st.sampled_from(["zero", "none", "todo", "mapping", "let"]))
        if grad in ("zero", "none"):
            lines.append(f"  grad: {grad}")
        elif grad == "todo":
            lines += ["  grad:", f"    todo: {quoted(draw(LINE))}"]
        else:
            by_name("grad", tensors, single=grad == "mapping" and len(tensors) == 1)
            if grad == "let":
                lines.insert(next(i for i, line in enumerate(lines) if line == "  grad:") + 1, "    let: {s1: 2 * pi}")
    if draw(st.booleans()):
        by_name("tangent", results, single=len(results) == 1)
    if draw(st.booleans()):
        lines.append("  holomorphic: false")
    position = len(lines)
    # Composites have no formulas, and the rules of other words read attributes.
    shapes = ["broadcast", "view", "matrix_transpose", "like", "create"] if results == ("out",) else ["broadcast"]
    if not has_forward:
        shapes += ["own", "data"] if results == ("out",) else ["data"]
    shape = draw(st.sampled_from(shapes))
    lines += [f"  shape: {shape}"] if shape != "broadcast" else []
    halves = {"float16", "bfloat16"} if shape == "broadcast" else set()
    pinned = [dtype for dtype in DTYPES if is_differentiable(dtype) and dtype not in halves]
    promoted = draw(st.sampled_from([word for word in INPUT_WORDS if is_differentiable(word)]))
    words = {name: draw(st.sampled_from([promoted, *pinned])) for name in tensors}
    lines.insert(position, f"  dtypes: {{{', '.join(f'{name}: {word}' for name, word in words.items())}}}")
    low, high = draw(NUMBER), draw(NUMBER)
    if low < high and (low, high) != (-3.0, 3.0):
        lines.append(f"  domain: {{{tensors[0]}: [{low!r}, {high!r}]}}")
    if draw(st.booleans()):
        lines += ["  at:", f"    - when: {tensors[0]} == 0", "      grad:"]
        lines += [f"        {name}: {written(draw(formula), 8)}" for name in tensors]
        lines.append(f"      why: {quoted(draw(LINE))}")
    for key, text in (("accuracy", LINE), ("example", st.just(">>> 1\n1\n\n>>> 2\n2")), ("notes", BLOCK)):
        if draw(st.booleans()):
            lines.append(f"  {key}: {quoted(draw(text))}")
    place = draw(st.sampled_from(["method: none", f"module: {MODULES[0]}"]))  # a module's operator is no method
    for line in ("aliases: [k1, k2]", place, "deterministic: false", "version: 3"):
        if draw(st.booleans()):
            lines.append(f"  {line}")
    return "\n".join(lines) + "\n"


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(records())
def test_round_trip(text: str) -> None:
    operator = only("- family: any\n\n" + text)
    again = only("- family: any\n\n" + canonical(operator))
    assert again == operator
    assert canonical(again) == canonical(operator)


@pytest.mark.parametrize(
    "op",
    [
        "f(x, /, axes:object=2, *, how:string='sum')",
        "f(*arrays:Tensors, k:int=1) -> *results_of",
        "f(x, /) -> values, counts",
        "f(x, /, *, q:object=None)",
        "f(x, /, *, k:int=0, requires_grad:bool=False)",
        "f(x, /, *, requires_grad:bool=False)",
    ],
)
def test_composites_round_trip(op: str) -> None:
    names = [name for name in ("x", "arrays") if re.search(rf"\b{name}\b", op)]
    dtypes = ", ".join(f"{name}: any" for name in names)
    operator = only(record(f"dtypes: {{{dtypes}}}", "shape: composite", op=op, forward=None))
    assert operator.dispatch == Dispatch("composite", "composite")
    assert operator.is_composite
    assert not operator.is_structural
    again = only("- family: any\n\n" + canonical(operator))
    assert canonical(again) == canonical(operator)
    assert again.signature == operator.signature
    assert str(operator.signature) == op


def test_requires_grad_is_no_attribute() -> None:
    operator = only(
        record("dtypes: {x: any}", "shape: like", op="f(x, /, *, k:int=0, requires_grad:bool=False)", forward=None)
    )
    signature = operator.signature
    assert signature.makes_leaves
    assert [p.name for p in signature.attributes] == ["k"]
    assert [p.name for p in signature.params] == ["x", "k"]
    assert [p.name for p in signature.public] == ["x", "k", "requires_grad"]


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(FIELDS), st.text(max_size=40))
def test_hostile_values_never_raise(key: str, value: str) -> None:
    lines = {"op": "f(x)", "summary": "One.", "amp": "Promote", "forward": "x"}
    lines[key] = value
    text = "- family: a\n\n- " + "\n  ".join(f"{field}: {lines[field]}" for field in FIELDS if field in lines)
    operators, diagnostics = parse(text)
    assert operators or diagnostics


@given(st.text(alphabet="f(x, y:int=1/*)->'str None09.-", max_size=40))
def test_hostile_signatures_never_raise(signature: str) -> None:
    operators, diagnostics = parse(
        f"- family: a\n- op: {quoted(signature)}\n  summary: One.\n  amp: Promote\n  forward: 1\n"
    )
    assert operators or diagnostics


INJECTIONS = [
    "*/ int main() {}",
    "**//",
    '"""',
    "'''; import os",
    "ends in \\",
    "{{ x }}",
    "{% raw %}",
    "`rm`",
    'R"x()x"',
    "??/",
]


@pytest.mark.parametrize("text", INJECTIONS)
@pytest.mark.parametrize("key", ["accuracy", "notes"])
def test_text_is_kept_as_written(key: str, text: str) -> None:
    operator = only(record(f"{key}: {quoted(text)}"))
    assert getattr(operator, key) == text
    assert getattr(only("- family: basic\n" + canonical(operator)), key) == text


@pytest.mark.parametrize("text", INJECTIONS)
@pytest.mark.parametrize("key", ["amp", "dispatch", "shape", "see", "aliases", "method", "module", "version", "domain"])
def test_closed_fields_take_no_code(key: str, text: str) -> None:
    base = [line for line in record().split("\n") if line and not line.startswith(f"  {key}:")]
    value = (
        f"{{gpu: {quoted(text)}}}"
        if key == "dispatch"
        else f"[{quoted(text)}]"
        if key in ("see", "aliases")
        else quoted(text)
    )
    place = 4 if key == "amp" else len(base)
    base.insert(place, f"  {key}: {value}")
    _, diagnostics = parse("\n".join(base) + "\n")
    assert diagnostics.items


@pytest.mark.parametrize(
    "view", ["codegen.views.family.wrapper_view", "codegen.views.docs.pages", "codegen.views.docs.index"]
)
def test_a_view_that_fails_names_the_record(view: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module, _, name = view.rpartition(".")
    original = getattr(importlib.import_module(module), name)

    def fail(first: object, *rest: object) -> object:
        seen = [first, *(rest[0] if rest and isinstance(rest[0], list) else [])]
        if any(getattr(op, "name", "") == "h" for op in seen):
            raise ValueError("no word\nfor this")
        return original(first, *rest)

    monkeypatch.setattr(view, fail)
    fields = ("dispatch: {gpu: exp}", "grad: zero", "dtypes: {x: floating}")
    again = record(*fields, op="h(x)", forward=None).split("\n\n")[1]
    operators, diagnostics = parse(record(*fields, forward=None) + again)
    rendering = cli._Rendering(check_operators(operators, diagnostics), tmp_path, cli._Progress(sys.stderr, "json"))
    rendering()
    assert rendering.result(diagnostics) == {}
    (item,) = diagnostics.items
    assert (item.code, item.span) == ("E226", operators[1].span)
    assert (item.message, item.label) == ("no code can be made of `h`", "ValueError: no word")


def test_class_names() -> None:
    assert [camel(name) for name in ("square", "log1p", "hard_sigmoid")] == ["Square", "Log1p", "HardSigmoid"]


def test_accelerate_table() -> None:
    assert targets.ACCELERATE["vDSP_vsq"].double_name == "vDSP_vsqD"
    assert targets.ACCELERATE["vvexpf"].double_name == "vvexp"
    assert targets.ACCELERATE["vDSP_vsub"].operands(("a", "b")) == ("b", "a")
    assert targets.ACCELERATE["vDSP_vadd"].operands(("a", "b")) == ("a", "b")


def test_mlx_table_agrees_with_the_installed_header() -> None:
    """Every name is declared, and every overload's arguments lie within the counts."""
    mlx = pytest.importorskip("mlx")
    header = Path(next(iter(mlx.__path__))) / "include" / "mlx" / "ops.h"
    declared = set(re.findall(r"(?:MLX_API|inline)\s[\w:<>, \n]+?\s(\w+)\(", header.read_text(encoding="utf-8")))
    assert len(targets.MLX) > 150
    assert set(targets.MLX) - declared == set()


def test_our_table_agrees_with_our_header() -> None:
    if not FUNCTIONS_H.exists():
        pytest.skip("csrc/backend/mlx/functions.h is not in this checkout")
    header = re.sub(r"//[^\n]*", "", FUNCTIONS_H.read_text(encoding="utf-8"))
    declared: dict[str, tuple[int, int]] = {}
    for name, arguments in re.findall(r"^(?:std::vector<)?mx::array>? (\w+)\(([^;]*)\);", header, re.MULTILINE):
        parts = re.split(r",(?![^<]*>)", arguments)
        declared[name] = (sum("mx::array&" in part for part in parts), len(parts))
    for helper in ("constant", "epsilon", "widen"):
        declared.pop(helper, None)
    assert len(declared) > 20
    assert {name: (function.arrays, function.most) for name, function in targets.OURS.items()} == declared


def test_the_records_of_this_project_round_trip() -> None:
    path = Path(__file__).parents[2] / "ops.yaml"
    if not path.exists():
        pytest.skip("ops.yaml is not in this checkout")
    diagnostics = Diagnostics()
    operators = parse_operators(load(path, diagnostics), diagnostics)
    assert diagnostics.items == []
    families = dict.fromkeys(operator.family for operator in operators)
    text = "\n".join(
        "\n".join([f"- family: {family}\n", *(canonical(op) for op in operators if op.family == family)])
        for family in families
    )
    again, diagnostics = parse(text)
    assert diagnostics.items == []
    assert {op.name: op for op in again} == {op.name: op for op in operators}
    print(f"{len(again)} records round-trip")
    assert again
