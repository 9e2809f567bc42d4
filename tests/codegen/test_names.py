"""Names: what a record may call its parameters and results, and how generated C++ spells them."""

from __future__ import annotations

import re
from functools import cache

import pytest
from test_attributes import made
from view_records import OPS

from codegen.diagnostics import Diagnostics, render
from codegen.formula.checker import check_operators
from codegen.records import parse_operators
from codegen.records.names import free_name, in_cpp, name_problem, reserved_names
from codegen.source import load_text
from codegen.views.family import environment, family_files

# Records of every kind, whose own names all begin with `probe`.
_PROBES = """
- op: probe_unary_one(probe_a, /, *, probe_k:float=2.0, probe_m:str('a', 'b')='a')
  summary: Fixture.
  amp: Promote
  forward: probe_k * exp(probe_a) if probe_m == 'a' else tanh(probe_a)

- op: probe_nary_one(probe_a, probe_b, probe_c:Tensor=None, /, *, probe_k:int=2)
  summary: Fixture.
  amp: Promote
  forward: probe_a * exp(probe_b) * probe_k if probe_c is None else probe_a * probe_c - probe_b
  tangent: t_probe_a * exp(probe_b) + 0 * (t_probe_b + t_probe_c)

- op: probe_nary_two(probe_a, probe_b, /) -> probe_r, probe_q
  summary: Fixture.
  amp: Promote
  forward:
    probe_r: probe_a * probe_b
    probe_q: tanh(probe_a)

- op: probe_reduction_one(probe_a, /, *, axis:axes=None, keepdims:bool=False)
  summary: Fixture.
  amp: Promote
  grad: unreduce(g) * zeros(probe_a.shape)
  dtypes: {probe_a: numeric}
  shape: reduce

- op: probe_own_one(probe_a, probe_b, /, *, probe_k:axes=None, probe_d:dtype=None, probe_e:device=None)
  summary: Fixture.
  amp: Promote
  grad: {probe_a: g * out, probe_b: g * probe_b}
  dtypes: {probe_a: floating, probe_b: floating, result: probe_d}
  shape: own

- op: probe_data_two(probe_a, /, *, probe_k:int=2) -> probe_r, probe_q
  summary: Fixture.
  amp: Promote
  grad: none
  dtypes: {probe_a: floating}
  shape: data

- op: probe_joining_one(probe_l:Tensors, /, *, axis:axis=0)
  summary: Fixture.
  amp: Promote
  grad: g
  dtypes: {probe_l: any}
  shape: concat

- op: probe_created_one(probe_n:scalar, /, *, shape:shape, probe_d:dtype=None)
  summary: Fixture.
  amp: KeepInput
  grad: none
  dtypes: {result: probe_d}
  shape: create
"""
# Bindings hold a parameter NAME as `NAME_value`, which no other variable there ends with.
_CPP = (
    "nodes.h", "nodes.cpp", "loops.cpp", "structural.h", "structural.cpp", "kernels.h", "ops.h", "mlx_kernels.h",
    "mlx.cpp",
)  # fmt: skip
_DECLARED = frozenset(  # beside a record's names, and used elsewhere
    """
    apply cpu dispatch eager final formulas grad_formula grad_formula_impl maybe_unused ops override plain
    tangent_formula_impl y""".split()
)
_OWN = frozenset("a axis keepdims shape".split())  # attributes of the probes, and the input of a dispatch with one


@cache
def functions() -> tuple[str, ...]:
    """The generated functions and declarations that hold a name of the probes."""
    text = f"{OPS.read_text('utf-8')}\n- family: fixtures\n{_PROBES}"
    diagnostics = Diagnostics()
    operators = check_operators(parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics), diagnostics)
    assert not diagnostics, render(diagnostics)
    members = [op for op in operators if op.family == "fixtures"]
    files = family_files(environment(), "fixtures", members, {op.name: op for op in operators})
    chunks: list[str] = []
    for name in _CPP:
        code = re.sub(r'"(?:[^"\\]|\\.)*"|//.*|^#.*', "", files[f"csrc/fixtures/{name}"], flags=re.MULTILINE)
        chunks += re.split(r"^ {0,2}\}.*$|^[^ \n].*;$", code, flags=re.MULTILINE)
        chunks += re.findall(r"^.*\(.*\);$", code, re.MULTILINE)
    return tuple(chunk for chunk in chunks if re.search(r"\bprobe_[a-z]\b", chunk))


def test_no_name_of_generated_code_is_a_parameters() -> None:
    """What generated code calls unqualified beside a record's names is refused, or the record's name is changed."""
    used = {
        name
        for chunk in functions()
        for name in re.findall(r"(?<![\w.])(?<!::)(?<!->)(?<!#)[a-z]\w*\b(?!::|<[a-z:]+::)", chunk)
        if "probe" not in name and not re.fullmatch(r"v[0-9]+", name)
    }
    assert {"dt", "guard", "inputs", "moved", "moving", "run_loop", "s", "schema_v1", "grads", "operands"} <= used
    free = {name for name in used if not name_problem(name, "parameter") and in_cpp(name) == name}
    assert sorted(free - _DECLARED - _OWN) == []


ALLOWED = [
    *(f"ff({name}, other, /)" for name in ("s", "dt", "inputs", "guard", "moved", "moving", "run_loop", "schema_v1")),
    "ff(other, lambda_, /)",
    "ff(other, n, /)",
    "ff(other, results, /)",
    "ff(x_result, x, /)",
    "ff(x, x_result, /)",
    "ff(x_shape, x, /)",
]


@pytest.mark.parametrize("signature", ALLOWED)
def test_names_of_generated_code_are_spelled_apart(signature: str) -> None:
    first, second = re.findall(r"\w+", signature)[1:]
    op, table, diagnostics = made(signature, f"forward: {first} * exp({second})")
    assert not diagnostics, render(diagnostics)
    files = family_files(environment(), "fixtures", [op], table)
    node = files["csrc/fixtures/nodes.cpp"]
    assert f"{{&{in_cpp(first)}, &{in_cpp(second)}}}" in node
    assert in_cpp(first) not in (f"{second}_result", f"{second}_shape")
    parameters = re.findall(r" apply\((.*)\) \{", files["csrc/fixtures/loops.cpp"])
    assert all(len(set(names)) == len(names) for p in parameters for names in [re.findall(r"(\w+)(?:,|$)", p)])


@pytest.mark.parametrize("name", ["guard", "moved", "moving", "inputs", "class_"])
def test_results_of_such_names(name: str) -> None:
    op, table, diagnostics = made(f"ff(x, /) -> {name}, S", "forward:", f"  {name}: exp(x)", "  S: x * x")
    assert not diagnostics, render(diagnostics)
    node = family_files(environment(), "fixtures", [op], table)["csrc/fixtures/nodes.cpp"]
    assert f"const TensorPtr& {in_cpp(name)}" in node


def test_a_keyword_takes_an_underscore_and_other_names_do_not() -> None:
    assert [name_problem(name, "parameter") for name in ("lambda_", "if_", "int_", "default_")] == [""] * 4
    assert name_problem("x_", "parameter")
    assert name_problem("lambda_", "operator")


def test_an_operator_is_called_like_nothing_that_composites_read() -> None:
    assert all(name_problem(name, "operator") for name in ("_check", "_str", "_type", "dtype_like", "number"))


def test_the_reserved_names_are_those_of_the_documentation() -> None:
    page = (OPS.parent / "docs" / "record.md").read_text("utf-8")
    listed = re.split(r"\n\n", page.split("### Names")[1])[2].split()
    assert sorted(listed) == sorted(reserved_names("parameter"))
    assert set(listed) - set(reserved_names("result")) == {"R", "out", "result"}
    assert set(listed) == set(reserved_names("let"))


@pytest.mark.parametrize(
    ("name", "role", "other"),
    [
        ("lambda", "parameter", "lambda_"),
        ("t", "parameter", "t1"),
        ("self", "parameter", "self1"),
        ("g_x", "parameter", "x_g_x"),
        ("X", "parameter", "x"),
        ("out", "let", "out1"),
        ("int", "result", "int_"),
        ("Int", "result", ""),
    ],
)
def test_a_refused_name_comes_with_one_that_works(name: str, role: str, other: str) -> None:
    if other:
        assert name_problem(name, role)
        assert free_name(name, role) == other
        assert not name_problem(other, role)
