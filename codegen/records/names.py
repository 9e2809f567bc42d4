"""Names that records may not take: words of Python, C++ and the generator, and what the package offers already."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass

from codegen.dtype_words import DTYPES

MODULES = ("linalg", "fft", "random")
_LONGEST = 48

_CPP_KEYWORDS = frozenset(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class compl
    concept const consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete
    do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
    namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast
    requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw
    true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq""".split()
)
# Words of formulas and records, of Python, and macros of C.
_RESERVED = frozenset(
    """
    g out t grad result pi e inf eps unreduce zeros stop_gradient is_complex let todo zero none
    self cls ctx args kwargs pylucid
    T R std attributes errno assert linux unix major minor stdin stdout stderr I NULL NAN INFINITY EOF""".split()
)
# What generated C++ calls its own, in functions that have a record's names, too: see `in_cpp`.
_GENERATED = frozenset(
    """
    be call called convertible dt found grads guard inputs moved moving node number_dtype on_device op operands raw
    real_dtype recorded result_dtype results run_backward run_kernel run_loop s saved schema_v1 wanted""".split()
)
_NAMESPACES = frozenset("backend cpu gpu mx ops scalar".split())
# What `pylucid::ops` has beside the operators.
_HELPERS = frozenset("constant epsilon ndim_of size_of zeros_shape".split())
TENSOR_MEMBERS = frozenset(
    """
    shape ndim size dtype device T mT grad requires_grad backward item tolist numpy itemsize nbytes strides is_leaf
    grad_fn detach to cpu is_contiguous retain_grad retains_grad t""".split()
)

_OPERATORS = _RESERVED.union(_GENERATED, _HELPERS, _NAMESPACES, DTYPES, MODULES).difference(
    ("s", "zero", "zeros", "none", "std")
) | {
    "formula", "nan", "newaxis",
    # what the package offers beside its operators
    "amp", "autograd", "backends", "broadcast_shapes", "can_cast", "dtypes", "enable_grad", "finfo",
    "func", "get_num_threads", "iinfo", "is_grad_enabled", "isdtype", "memory_stats", "no_grad",
    "operators", "ops", "release_cached_memory", "reset_peak_memory", "result_type", "schema", "set_grad_enabled",
    "set_memory_limit", "set_num_threads",
    # its internal functions and modules
    "_add_method", "_autocast", "_backward", "_builtins", "_check", "_composed", "_composites", "_core", "_data_types",
    "_decorators", "_dtype", "_einops", "_gpu", "_gpu_is_loaded", "_grad", "_hints", "_implement", "_info",
    "_internals", "_math", "_numpy", "_operators", "_promote", "_push_forward", "_reaches_others", "_rebuild",
    "_set_autocast", "_set_grad_enabled", "_str", "_tensor_methods", "_tree", "_type", "_version",
    # types in its stubs, where the named tuple of an operator's results has its name
    "dtype_like", "number",
}  # fmt: skip
# Folders on the include path: those of csrc, and those of libraries.
_FOLDERS = frozenset("autograd backend bindings composites core kernel mlx numpy pybind11".split())


@dataclass(frozen=True, slots=True)
class _Role:
    first: str  # letters, as a regular expression
    taken: frozenset[str]


# Only the first letter of a result or `let` may be a capital, and none of another name: macros of C are in capitals.
_ROLES = {
    "family": _Role("[a-z]", _FOLDERS),
    "operator": _Role("_?[a-z]", _OPERATORS),
    "method": _Role("_?[a-z]", TENSOR_MEMBERS),
    "parameter": _Role("[a-z]", _RESERVED),
    "result": _Role("[A-Za-z]", _RESERVED - {"out", "R", "result"}),
    "let": _Role("[A-Za-z]", _RESERVED),
}


def name_problem(name: str, role: str) -> str:
    """Why a `family`, `operator`, `method`, `parameter`, `result` or `let` cannot have this name, or nothing where it
    can."""
    first, taken = _ROLES[role].first, _ROLES[role].taken
    inner = role in ("parameter", "result", "let")
    if keyword.iskeyword(name):
        return f"`{name}` is a keyword of Python"
    if name in _CPP_KEYWORDS:
        return f"`{name}` is a keyword of C++"
    if name in taken:
        return f"`{name}` is reserved by the generator"
    if len(name) > _LONGEST:
        return f"a name has at most {_LONGEST} characters"
    if inner and name.endswith("_") and _is_keyword(name[:-1]):
        return ""
    if not re.fullmatch(rf"{first}[a-z0-9]*(_[a-z0-9]+)*", name, re.ASCII):
        capital = ", the first letter perhaps a capital" if "A-Z" in first else ""
        return f"`{name}` is not a name: lower-case words joined by `_`{capital}"
    if inner and name.startswith(("g_", "t_")):
        return f"`{name}` is reserved by the generator: gradients and tangents are called so"
    return ""


def free_name(name: str, role: str) -> str:
    """A name like one that is refused, or nothing where that one is no word."""
    for other in (f"{name}_", f"{name}1", f"{name.lower().replace('-', '_')}", f"x_{name}"):
        if re.fullmatch(r"\w+", name, re.ASCII) and not name_problem(other, role):
            return other
    return ""


def _is_keyword(name: str) -> bool:
    return keyword.iskeyword(name) or name in _CPP_KEYWORDS


def in_cpp(name: str) -> str:
    """How generated C++ spells a parameter or result: as the record does, where the name is not one of its own."""
    return f"{name}_" if name in _GENERATED or name.endswith(("_result", "_shape")) else name


def reserved_names(role: str) -> frozenset[str]:
    """The names that `name_problem` refuses beside keywords."""
    return _ROLES[role].taken


def camel(name: str) -> str:
    """The stem of C++ names: `hard_tanh` gives `HardTanh`; an internal operator's underscore goes."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))
