"""What every view needs: names in C++, dtype sets, text escaped for where it lands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from codegen.dtype_words import accepted_dtypes, is_pinned
from codegen.formula import dtypes

if TYPE_CHECKING:
    from codegen.model import Operator, Param

# In the order of C++'s `Dtype`.
ALL = (
    "Bool", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Float16", "BFloat16", "Float32",
    "Float64", "Complex64", "Complex128",
)  # fmt: skip
COMPLEX = ("Complex64", "Complex128")
HALVES = ("Float16", "BFloat16")

ACCEPTS: dict[str, str] = {
    "any": "every dtype",
    "numeric": "integer, floating point and complex dtypes",
    "exponent": "integer, floating point and complex dtypes; beside integers a number from 0",
    "real": "integer and floating point dtypes",
    "ordered": "bool, integer and floating point dtypes",
    "inexact": "every dtype; bool and integers are computed in float32",
    "floating": "bool, integer and floating point dtypes; bool and integers are computed in float32",
    "integral": "bool and integer dtypes",
    "integer": "integer dtypes",
    "complex": "complex dtypes",
}
SCALAR_TYPES: dict[str, str] = {
    "Bool": "bool",
    "Int8": "std::int8_t",
    "Int16": "std::int16_t",
    "Int32": "std::int32_t",
    "Int64": "std::int64_t",
    "UInt8": "std::uint8_t",
    "UInt16": "std::uint16_t",
    "UInt32": "std::uint32_t",
    "UInt64": "std::uint64_t",
    "Float32": "float",
    "Float64": "double",
    "Complex64": "Complex<float>",
    "Complex128": "Complex<double>",
}
ATTRIBUTE_TYPES: dict[str, str] = {
    "int": "std::int64_t",
    "float": "double",
    "bool": "bool",
    "str": "int",
    "axis": "std::int64_t",
    "axes": "Dims",
    "shape": "Dims",
    "dtype": "Dtype",
    "device": "Device",
    "scalar": "Scalar",
    "index": "Index",
}


def dtype_enum(word: str) -> str:
    """`float32` -> `Float32`, `bool` -> `Bool`, `bfloat16` -> `BFloat16`."""
    return next(name for name in ALL if name.lower() == word)


def dtypes_of(word: str) -> tuple[str, ...]:
    """The dtypes that inputs with a word are computed in, as enum names."""
    return tuple(map(dtype_enum, accepted_dtypes(word)))


def dtype_set(names: tuple[str, ...]) -> str:
    """A `DtypeSet` literal."""
    return f"0x{sum(1 << ALL.index(name) for name in names):04x}"


def group_word(op: Operator) -> str:
    """The word of the inputs that are promoted together; `any` when there is none."""
    words = dtypes.input_words(op)
    return next((w for w in words.values() if not is_pinned(w)), "any")


def compute_dtypes(op: Operator) -> tuple[str, ...]:
    """The compute dtypes of an operator, as enum names."""
    return dtypes_of(group_word(op))


def loop_dtypes(op: Operator) -> tuple[str, ...]:
    return tuple(d for d in compute_dtypes(op) if d not in HALVES)


QUOTES = "'\""
_SMALL = ("std::int64_t", "double", "bool", "int", "Dtype", "Device")  # passed by value


def attribute_type(param: Param) -> str:
    base = ATTRIBUTE_TYPES[param.kind]
    return f"std::optional<{base}>" if param.is_optional else base


@dataclass(frozen=True, slots=True)
class AttributeView:
    """One attribute: its C++ type, its name, its initialiser and, for a choice, the choices."""

    type: str
    name: str
    default: str
    comment: str
    argument: str  # the C++ type as a function parameter

    @property
    def initialiser(self) -> str:
        return self.default if self.default.startswith("{") else f" = {self.default}"


def attribute_views(op: Operator) -> tuple[AttributeView, ...]:
    views = []
    for p in op.signature.attributes:
        kind = attribute_type(p)
        cheap = attribute_type(replace(p, default="", nullable=False)) in _SMALL
        views.append(
            AttributeView(
                type=kind,
                name=p.name,
                default=attribute_default(p),
                comment="  // " + ", ".join(p.choices) if p.choices else "",
                argument=kind if cheap else f"const {kind}&",
            )
        )
    return tuple(views)


def attribute_default(param: Param) -> str:
    """The C++ initialiser of a default; empty braces where there is none."""
    if param.default in (None, "None"):
        return "{}"
    if param.kind == "str":
        return str(param.choices.index(param.default.strip(QUOTES)))
    if param.kind == "bool":
        return param.default.lower()
    if param.kind == "scalar":
        number = float(param.default)
        return f"Scalar::of({'std::int64_t{' + param.default + '}' if number == int(number) else param.default})"
    if param.kind == "axes":
        return "{" + param.default.strip("()") + "}"
    if param.kind == "dtype":
        return f"Dtype::{dtype_enum(param.default)}"
    if param.kind == "device":
        return f"Device::{param.default.strip(QUOTES).capitalize()}"
    if param.kind == "int" and int(param.default) == -(2**63):  # which C++ has no literal for
        return "std::numeric_limits<std::int64_t>::min()"
    if param.default in ("inf", "-inf"):
        return param.default.replace("inf", "std::numeric_limits<double>::infinity()")
    return param.default


def _escape(byte: int) -> str:
    char = chr(byte)
    if char in '"\\?':
        return "\\" + char
    if char == "\n":
        return "\\n"
    return char if 32 <= byte < 127 else f"\\{byte:03o}"


_ESCAPES = {byte: escaped for byte in range(256) if (escaped := _escape(byte)) != chr(byte)}


def cpp_string(text: str) -> str:
    """A C++ string literal of any text: bytes outside printable ASCII as octal escapes, which end at three digits."""
    return '"' + text.encode("utf-8").decode("latin-1").translate(_ESCAPES) + '"'


def cpp_comment(text: str) -> str:
    """Text for a `//` comment: one line, and no backslash at its end to swallow the next."""
    line = " ".join(text.split())
    return line + "." if line.endswith("\\") else line
