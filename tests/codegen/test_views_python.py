"""The generated package: names, signatures and stubs agree with the records, and docstrings are only text."""

from __future__ import annotations

import ast
import builtins
import ctypes
import inspect
import os
import re
import subprocess
import sys
import sysconfig
import types
import venv
from typing import TYPE_CHECKING, Any

import pytest
from view_records import HOSTILE, hostile, records, table

from codegen import cli, dtype_words
from codegen.diagnostics import Diagnostics
from codegen.model import Param
from codegen.records import parse_operators
from codegen.source import load_text
from codegen.views import prose, python
from codegen.views.common import cpp_string
from codegen.views.family import environment

if TYPE_CHECKING:
    from pathlib import Path

    from codegen.model import Operator

PUBLIC = [op for op in records() if not op.is_internal]
COMPOSITES = [op for op in PUBLIC if op.is_composite]
NAMES = [name for op in PUBLIC for name in (op.name, *op.aliases)]
FILES = python.files(environment(), records())
OPS = FILES["pylucid/ops/__init__.py"]
STUB = FILES["pylucid/ops/__init__.pyi"]

ALIASES = re.findall(
    r"^_(?:Bool|Int|Float|Number): TypeAlias = .*\n", (cli.ROOT / "pylucid/_core.pyi").read_text("utf-8"), re.MULTILINE
)
CORE_STUB = f"""
import builtins
from typing import Any, TypeAlias

import numpy
from pylucid._tensor_methods import TensorMethods

class Dtype: ...

_DtypeLike = Dtype | str
{"".join(ALIASES)}
class Tensor(TensorMethods): ...

def schema(name: str, /) -> object: ...
def _implement(name: str, function: object, /) -> None: ...
def _autocast() -> tuple[bool, Dtype, str]: ...
"""


CORE = """
class Dtype: ...

class Tensor: ...

def schema(name, /): ...

def _implement(name, function, /): ...

def _autocast(): ...

"""


CHECK = """
class Accepted(frozenset):
    def __new__(cls, text, *names): ...

def __getattr__(name): ...
"""


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("method", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


def _definition(name: str, doc: str) -> int:
    function = ctypes.cast(ctypes.pythonapi.PyLong_FromLong, ctypes.c_void_p)
    fast = 0x0080  # METH_FASTCALL
    _kept.append(_MethodDef(name.encode(), function, fast, doc.encode()))
    return ctypes.addressof(_kept[-1])


def built_in(name: str, doc: str) -> Any:
    """A built-in of CPython with this docstring."""
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
    return make(_definition(name, doc), None, None)


def method_of_type(name: str, doc: str) -> Any:
    """A method of a type of CPython with this docstring."""
    make = ctypes.pythonapi.PyDescr_NewMethod
    make.restype, make.argtypes = ctypes.py_object, [ctypes.py_object, ctypes.c_void_p]
    return make(type("Tensor", (), {}), _definition(name, doc))


_kept: list[_MethodDef] = []  # CPython holds a pointer to each


def executed() -> types.ModuleType:
    """`pylucid.ops` over modules whose operators are bare functions."""
    core, composed = types.ModuleType("pylucid._core"), types.ModuleType("pylucid._composed")
    for name in NAMES:
        setattr(core, name, eval(f"lambda *args: {name!r}"))
    core.schema = lambda name: name  # type: ignore[attr-defined]
    module = types.ModuleType("pylucid.ops")
    stand_ins = {"pylucid": types.ModuleType("pylucid"), "pylucid._core": core, "pylucid._composed": composed}
    saved = {name: sys.modules.get(name) for name in stand_ins}
    sys.modules.update(stand_ins)
    try:
        exec(compile(OPS, "pylucid/ops/__init__.py", "exec"), module.__dict__)
    finally:
        for name, old in saved.items():
            if old is None:
                del sys.modules[name]
            else:
                sys.modules[name] = old
    return module


def test_every_public_operator_and_alias_is_there() -> None:
    module = executed()
    assert len(PUBLIC) >= 115
    assert len(NAMES) > len(PUBLIC) + 30
    for name in NAMES:
        assert getattr(module, name)() == name
    assert not [name for name in module.__all__ if name.startswith("_")]
    assert module.schema("square") == "square"


def test_star_import_replaces_no_built_in() -> None:
    module = executed()
    hidden = {op.name for op in PUBLIC} & set(dir(builtins))
    assert {"abs", "round", "pow"} <= hidden
    assert not set(module.__all__) & set(dir(builtins))
    assert set(module.__all__) == set(NAMES) - hidden | {"schema"}


def test_the_package_takes_over_every_operator() -> None:
    tree = ast.parse(FILES["pylucid/_operators.py"])
    listed = next(node.value for node in tree.body if isinstance(node, ast.Assign))
    main = [op for op in PUBLIC if not op.module]
    names = {op.name for op in main} | {alias for op in main for alias in op.aliases}
    assert set(ast.literal_eval(listed)) == names


def kind_of(param: Param) -> Any:
    if param.positional_only:
        return inspect.Parameter.POSITIONAL_ONLY
    if param.variadic:
        return inspect.Parameter.VAR_POSITIONAL
    return inspect.Parameter.KEYWORD_ONLY if param.keyword_only else inspect.Parameter.POSITIONAL_OR_KEYWORD


@pytest.mark.parametrize("op", PUBLIC, ids=lambda op: op.name)
def test_docstring_of_a_built_in(op: Operator) -> None:
    function = built_in(op.name, python.docstring(op, table(records())))
    signature = inspect.signature(function)
    assert [(p.name, p.kind) for p in signature.parameters.values()] == [
        (p.name, kind_of(p)) for p in op.signature.public
    ]
    for given, param in zip(signature.parameters.values(), op.signature.public, strict=True):
        wanted = inspect.Parameter.empty if param.default is None else ast.literal_eval(param.default)
        assert given.default == wanted
    assert function.__doc__.startswith(op.summary)
    for word in ("Returns", "Raises", op.amp.value, *(p.name for p in op.signature.params)):
        assert word in function.__doc__
    for d in prose.definitions(op, table(records())):
        assert str(d) in function.__doc__
    for rule in prose.gradient_rules(op, table(records())):
        assert str(rule) in function.__doc__
    for kink in prose.kinks(op, table(records())):
        assert kink.when in function.__doc__
        assert kink.why in function.__doc__
    assert op.example in function.__doc__


def test_method_signatures() -> None:
    count = 0
    for op in PUBLIC:
        if not python.has_method(op):
            continue
        for name in python.method_names(op):
            method = method_of_type(name, python.method_docstring(op, table(records()), name))
            first, *rest = inspect.signature(method).parameters.values()
            assert (first.name, first.kind) == ("self", inspect.Parameter.POSITIONAL_ONLY)
            kinds = [(p.name, kind_of(p)) for p in op.signature.public[1:]]
            if python.takes_extents(op):
                kinds[0] = (kinds[0][0], inspect.Parameter.VAR_POSITIONAL)
            assert [(p.name, p.kind) for p in rest] == kinds
            assert method.__doc__.startswith(op.summary)
            count += 1
    assert count > 200


def test_methods_that_take_several_ints() -> None:
    assert {op.name for op in PUBLIC if python.takes_extents(op)} == {
        "reshape", "broadcast_to", "permute_dims", "tile",
    }  # fmt: skip


def test_defaults_that_are_no_constants() -> None:
    dtype = Param("dtype", "dtype", "float32")
    assert (python.stub_default(dtype), python.text_default(dtype)) == ("...", "'float32'")
    infinite = Param("bound", "float", "-inf")
    assert (python.stub_default(infinite), python.text_default(infinite)) == ("...", "-inf")
    axes = Param("axis", "axes", "(-2, -1)")
    assert (python.stub_default(axes), python.text_default(axes)) == ("(-2, -1)", "(-2, -1)")


def test_a_hidden_type_is_spelled_out() -> None:
    assert python.annotation(Param("a", "axes", "None"), ["tuple"]) == "_Int | builtins.tuple[_Int, ...] | None"
    assert python.annotation(Param("a", "axes", "None"), ["abs"]) == "_Int | tuple[_Int, ...] | None"


def test_stub_functions() -> None:
    functions = {node.name: node for node in ast.parse(STUB).body if isinstance(node, ast.FunctionDef)}
    assert functions.keys() == set(NAMES)
    assert ast.unparse(functions["mul"]).startswith("def mul(x1: Tensor | _Number, x2: Tensor | _Number, /) -> Tensor")
    assert "dtype: _DtypeLike | None=None" in ast.unparse(functions["zeros"])
    assert ast.unparse(functions["square"]).startswith("def square(x: Tensor | _Number) -> Tensor")
    assert "approximate: Literal['none', 'tanh']='none'" in ast.unparse(functions["gelu"])
    assert ast.unparse(functions["frexp"].returns or ast.Constant(None)) == "_Frexp"
    assert not [node for node in functions.values() if ast.get_docstring(node)]


def tree_of_package(folder: Path) -> Path:
    """A package of the generated files around a stand-in for the core, whose operators are plain functions."""
    for path, text in FILES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    package = folder / "pylucid"
    (package / "__init__.py").write_text("from pylucid._operators import *\n")
    names = "".join(f"from pylucid.ops import {name} as {name}\n" for name in NAMES)
    functions = "".join(
        f"def {python.text_signature(op, name)}: ...\n" for op in PUBLIC for name in (op.name, *op.aliases)
    )
    (package / "_core.pyi").write_text(CORE_STUB + names)
    (package / "_core.py").write_text(CORE + functions)
    (package / "_composites").mkdir()
    (package / "_composites" / "__init__.py").write_text("")
    for name in {op.family for op in COMPOSITES}:
        (package / "_composites" / f"{name}.py").write_text("def __getattr__(name): ...\n")
    (package / "_composites" / "_check.py").write_text(CHECK)
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    # `-S` and the packages by path: an editable install of pylucid would come before the folder.
    packages = sysconfig.get_path("purelib")
    environ = {"MYPYPATH": str(folder), "PYTHONPATH": f"{folder}{os.pathsep}{packages}", "PATH": "/usr/bin:/bin"}
    return subprocess.run(
        [sys.executable, "-S", "-B", "-m", *command],
        cwd=folder,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )


USE = """
import numpy
import pylucid
from pylucid import ops
from pylucid._core import Tensor

def right(t: Tensor) -> Tensor:
    mantissa, exponent = ops.frexp(t)
    ops.gelu(t, approximate="tanh")
    ops.add(t, 1j)
    ops.clip(t, None, 2.0)
    ops.sum(t, axis=(0, 1))
    ops.sub(t, True)
    ops.abs(pylucid.abs(mantissa))
    t.clip(0, max=1).square()
    t.reshape(2, -1).view((4,)).mul(2).flatten()
    ops.zeros((2,), dtype="float32", requires_grad=True)
    ops.leaky_relu(ops.sin(numpy.float32(1)), numpy.float32(0.1)).add(numpy.int64(2))
    ops.sum(t, axis=(numpy.int64(0), 1), keepdims=numpy.bool_(True)).reshape(numpy.int64(1), 1)
    return t.add(exponent)
"""
WRONG = {
    "ops.add(x1=t, x2=t)": "call-arg",
    "ops.gelu(t, 'tanh')": "call-arg",
    "ops.gelu(t, approximate='x')": "arg-type",
    "ops.square('x')": "arg-type",
    "ops.square(numpy.str_('x'))": "arg-type",
    "t.add()": "call-arg",
    "ops.frexp(t).real": "attr-defined",
}


PACKAGE_USE = """
from typing import assert_type

import numpy
import pylucid as pl

with pl.amp.autocast(dtype="bfloat16"):
    pl.add(pl.ones((2, 2)), numpy.float32(1)) + numpy.int64(1)
pl.random.normal((2,), dtype="float32").sin()
pl.finfo("float32"), pl.can_cast("int8", pl.int16), pl.isdtype(numpy.float32, "real floating")
pl.result_type("int8", pl.float32, 1.0)

@pl.no_grad()
def halved(x: pl.Tensor, times: int) -> pl.Tensor:
    return x / times

@pl.enable_grad
def doubled(x: pl.Tensor, *, times: int) -> float:
    return float((x * times).item())

x = pl.ones((2,), requires_grad=True)
assert_type(halved(x, 1), pl.Tensor)
assert_type(doubled(x, times=1), float)
with pl.no_grad():
    x += 1
assert_type(pl.autograd.grad(x.sum(), x), tuple[pl.Tensor, ...])
assert_type(pl.autograd.grad(x.sum(), [x], create_graph=True), tuple[pl.Tensor, ...])
assert_type(pl.autograd.grad(x.sum(), x, allow_unused=True), tuple[pl.Tensor | None, ...])
"""


def test_types(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="mypy is not installed")
    folder = tree_of_package(tmp_path)
    (folder / "use.py").write_text(USE)
    found = run(folder, "mypy", "--strict", "use.py", "pylucid/ops", "pylucid/_tensor_methods.pyi")
    assert found.returncode == 0, found.stdout + found.stderr
    lines = [f"    {line}" for line in WRONG]
    (folder / "wrong.py").write_text("\n".join([*USE.split("\n")[:6], "def wrong(t: Tensor) -> None:", *lines, ""]))
    found = run(folder, "mypy", "--strict", "wrong.py")
    errors = re.findall(r"^wrong\.py:(\d+): error: .*\[([a-z-]+)\]$", found.stdout, re.MULTILINE)
    assert {code for _, code in errors} == set(WRONG.values()), found.stdout
    assert len({line for line, _ in errors}) == len(WRONG), found.stdout


def test_types_of_an_editable_install(tmp_path: Path) -> None:
    """The package's own files in one folder on the path, the generated ones in another, a few of them installed."""
    pytest.importorskip("mypy", reason="mypy is not installed")
    whole, sources, generated = (tmp_path / name for name in ("whole", "sources", "generated"))
    tree_of_package(whole)
    (sources / "pylucid").mkdir(parents=True)
    for name in ("__init__.py", "_core.pyi"):
        (whole / "pylucid" / name).rename(sources / "pylucid" / name)
    (sources / "pylucid" / "py.typed").touch()
    for path, text in FILES.items():
        (generated / path).parent.mkdir(parents=True, exist_ok=True)
        (generated / path).write_text(text, "utf-8")
    venv.create(tmp_path / "venv", with_pip=False)
    (site,) = (tmp_path / "venv").glob("lib/python*/site-packages")
    (site / "pylucid").mkdir()
    for name in ("_operators.py", "_internals.pyi", "_tensor_methods.pyi"):
        (site / "pylucid" / name).write_text(FILES[f"pylucid/{name}"], "utf-8")
    (site / "editable.pth").write_text(f"{sources}\n{generated}\n")
    user = tmp_path / "user"
    user.mkdir()
    (user / "use.py").write_text("import pylucid\nfrom pylucid import ops\n\npylucid.square(ops.square(2)).add(1)\n")
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--python-executable", tmp_path / "venv/bin/python", "use.py"],
        cwd=user, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stdout + found.stderr


def test_types_of_the_package(tmp_path: Path) -> None:
    """What is written by hand, with the generated files."""
    pytest.importorskip("mypy", reason="mypy is not installed")
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    (tmp_path / "user").mkdir()
    (tmp_path / "user" / "use.py").write_text(PACKAGE_USE)
    found = subprocess.run(
        [sys.executable, "-S", "-m", "mypy", "--strict", "use.py"],
        cwd=tmp_path / "user", capture_output=True, text=True, check=False,
        env={"MYPYPATH": f"{cli.ROOT}{os.pathsep}{tmp_path}", "PYTHONPATH": sysconfig.get_path("purelib")},
    )  # fmt: skip
    assert found.returncode == 0, found.stdout + found.stderr


def test_stubs_agree_with_the_functions(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="mypy is not installed")
    folder = tree_of_package(tmp_path)
    found = run(folder, "mypy.stubtest", "pylucid.ops")
    assert found.returncode == 0, found.stdout + found.stderr
    core = folder / "pylucid/_core.py"
    core.write_text(core.read_text().replace("def square(x)", "def square(y)"))
    assert "square" in run(folder, "mypy.stubtest", "pylucid.ops").stdout


def view_of(signature: str, amp: str, dtypes: str) -> tuple[python.CompositeView, Operator]:
    text = (
        f"- family: sorting\n- op: {signature}\n  summary: S.\n  amp: {amp}\n  dtypes: {dtypes}\n  shape: composite\n"
    )
    diagnostics = Diagnostics()
    (op,) = parse_operators(load_text(text, "ops.yaml", diagnostics), diagnostics)
    assert not diagnostics
    return python.composite_view(op, []), op


RMS_NORM = "rms_norm(x, weight:Tensor=None, /, *, axis:axis=-1)"


def test_a_composite_refuses_dtypes_at_its_entrance() -> None:
    view, _ = view_of(RMS_NORM, "Promote", "{x: floating, weight: int32}")
    assert view.checks[-4:] == (
        "if x.dtype not in _FLOATING:",
        "    x = _check.entering('rms_norm', 'x', x, _FLOATING)",
        "if weight is not None and weight.dtype not in _INTEGER:",
        "    _check.other_dtype('rms_norm', 'weight', weight, _INTEGER)",
    )
    view, _ = view_of("joined(a, /, *rest:Tensors)", "Promote", "{a: any, rest: numeric}")
    assert view.checks[-1] == "_check.dtypes('joined', 'rest', rest, _NUMERIC)"
    assert not [line for line in view_of(RMS_NORM, "Promote", "{x: any, weight: any}")[0].checks if ".dtype" in line]


def test_bool_and_integers_enter_a_composite_as_floats() -> None:
    view, op = view_of(RMS_NORM, "Promote", "{x: inexact, weight: floating}")
    assert view.checks[-4:] == (
        "if x.dtype not in _INEXACT:",
        "    x = _check.entering('rms_norm', 'x', x, _INEXACT, weight)",
        "if weight is not None and weight.dtype not in _FLOATING:",
        "    weight = _check.entering('rms_norm', 'weight', weight, _FLOATING, x)",
    )
    assert "every dtype; bool and integers are computed in float32" in python.documentation(op, {})
    view, _ = view_of("joined(a, /, *rest:Tensors)", "Promote", "{a: inexact, rest: inexact}")
    assert view.checks[-3:] == (
        "if a.dtype not in _INEXACT:",
        "    a = _check.entering('joined', 'a', a, _INEXACT, *rest)",
        "rest = _check.all_entering('joined', 'rest', rest, _INEXACT, a)",
    )


def test_of_a_composites_result_only_the_record_says_the_dtype() -> None:
    def said(dtypes: str) -> str:
        return prose.result_dtype(view_of(RMS_NORM, "Promote", dtypes)[1], "out")

    assert said("{x: any, weight: any}") == ""
    assert "Returns\n-------\nout : Tensor\n\n" in python.documentation(
        view_of(RMS_NORM, "Promote", "{x: any, weight: any}")[1], {}
    )
    assert said("{x: any, weight: any, result: x}") == "the dtype of `x`"
    assert said("{x: inexact, weight: any, result: x}") == "the dtype of `x`, float32 for bool and integers"
    assert said("{x: any, weight: any, result: int64}") == "int64"
    names = table(records())
    for name, dtype in (
        ("sum", "the `dtype` given, else the input's dtype, in 64 bits for bool and integers"),
        ("zeros_like", "the `dtype` given, else the input's dtype"),
        ("zeros", "the `dtype` given, else the default"),
        ("eigvals", "the complex dtype of the input's dtype, of float32 for bool and integers"),
        ("nansum", ""),
        ("concat", "the dtype to which the inputs promote"),
        ("sort", "the dtype of `x`"),
    ):
        assert prose.result_dtype(names[name], "out") == dtype, name
    assert [prose.result_dtype(names["histogram"], result) for result in ("counts", "edges")] == ["", ""]


def test_what_is_ordered_is_not_complex() -> None:
    for name in ("sort", "argsort", "topk", "searchsorted", "histogram"):
        op = table(records())[name]
        assert prose.accepted(op, op.signature.tensors[0]) == "bool, integer and floating point dtypes", name


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("any", ""),
        ("inexact", ""),
        ("numeric", "integers, floats and complex dtypes are accepted"),
        ("real", "integers and floats are accepted"),
        ("ordered", "bool, integers and floats are accepted"),
        ("floating", "bool, integers and floats are accepted"),
        ("integral", "bool and integers are accepted"),
        ("integer", "integers are accepted"),
        ("complex", "complex dtypes are accepted"),
        ("bool", "bool is accepted"),
    ],
)
def test_errors_say_which_dtypes_are_accepted(word: str, said: str) -> None:
    assert dtype_words.accepted(word) == said


@pytest.mark.parametrize(
    ("amp", "lines"),
    [
        ("Promote", ()),
        ("KeepInput", ("if _autocast()[0]:", "    return _check.under('KeepInput', rms_norm, x, weight, axis=axis)")),
        ("ForceFP32", ("if _autocast()[0]:", "    return _check.under('ForceFP32', rms_norm, x, weight, axis=axis)")),
    ],
)
def test_a_policy_acts_on_a_whole_composite(amp: str, lines: tuple[str, ...]) -> None:
    view, op = view_of(RMS_NORM, amp, "{x: floating, weight: floating}")
    assert view.checks[: len(lines)] == lines
    assert not [line for line in view.checks[len(lines) :] if "autocast" in line]
    said = "each of the operators that it is made of follows its own policy"
    assert (said in python.documentation(op, {})) is (amp == "Promote")


HIDING = """
- family: check

- op: type(x, str:str('a', 'b')='a', *, type:int=1)
  summary: S.
  amp: KeepInput
  dtypes: {x: floating}
  shape: composite

- op: tuple(tuple:axes, x) -> a, b
  summary: S.
  amp: ForceFP32
  dtypes: {x: any}
  shape: composite
"""


def test_a_composite_and_its_parameters_may_be_called_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """And like types of Python."""
    diagnostics = Diagnostics()
    operators = parse_operators(load_text(HIDING, "ops.yaml", diagnostics), diagnostics)
    assert not diagnostics
    tensor = types.new_class("Tensor", (), {}, lambda body: body.update(dtype="f"))
    autocast = [True]

    def under(amp: str, function: Any, *given: Any, **named: Any) -> Any:
        autocast[0] = False
        return amp, function(*given, **named)

    check = types.SimpleNamespace(
        under=under, Accepted=lambda text, *names: frozenset("f"), choice=lambda *given: given[:2]
    )
    family = types.SimpleNamespace(type=lambda x, str, *, type: (str, type), tuple=lambda tuple, x: (tuple, x))
    modules = {
        "pylucid": types.SimpleNamespace(),
        "pylucid._composites": types.SimpleNamespace(_check=check, check=family),
        "pylucid._core": types.SimpleNamespace(
            Dtype=int, Tensor=tensor, _autocast=lambda: autocast, _implement=lambda name, function: None
        ),
    }
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    space: dict[str, Any] = {}
    exec(python.files(environment(), operators)["pylucid/_composed.py"], space)
    x = tensor()
    assert space["type"](x, "b", type=2) == ("KeepInput", ("b", 2))
    autocast[0] = True
    assert space["tuple"](3, x) == ("ForceFP32", (3, x))


def test_hostile_text_stays_in_the_docstring() -> None:
    operators = hostile()
    op = operators[-1]
    text = python.docstring(op, table(operators))
    assert HOSTILE in text
    function = built_in(op.name, text)
    assert list(inspect.signature(function).parameters) == ["x", "mode"]
    literal = cpp_string(text)
    assert re.fullmatch(r'"(?:[^"\\\n?]|\\["\\n?]|\\[0-7]{3})*"', literal)
    read = re.sub(r"\\([0-7]{3}|.)", lambda m: chr(int(m[1], 8)) if len(m[1]) == 3 else "\n" if m[1] == "n" else m[1],
                  literal[1:-1])  # fmt: skip
    assert read.encode("latin-1").decode("utf-8") == text
    for path, file in python.files(environment(), operators).items():
        ast.parse(file, path)
        assert "1337" not in file
        assert "*/" not in file
        assert "\u03b4" not in file


def test_results_of_several_outputs_are_tuples() -> None:
    frexp = table(records())["frexp"]
    assert python.stub(frexp, []).lines[-1].endswith("-> _Frexp: ...")


def test_files_depend_on_nothing_but_the_records() -> None:
    assert python.files(environment(), records()) == FILES
    assert python.files(environment(), tuple(records())) == FILES


def test_every_alias_is_registered_with_its_operator() -> None:
    from codegen.views import render

    text = render(records())["csrc/registry.cpp"]
    found = set(re.findall(r'add_alias\("(\w+)", "(\w+)"\);', text))
    assert found == {(alias, op.name) for op in records() for alias in op.aliases}
    assert {("absolute", "abs"), ("mod", "remainder")} <= found
