"""The Backward classes of operators that are not element-wise: views, reductions, contractions, creation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from codegen.formula import dtypes, names, operator_cpp
from codegen.formula.facts import upstream
from codegen.formula.lowering import of_record, scope_of
from codegen.formula.tree import callee, walk
from codegen.records.names import camel, in_cpp
from codegen.views.common import AttributeView, attribute_views, cpp_comment, cpp_string, dtype_enum
from codegen.views.loops import gradients, numbered_choices, spelling
from codegen.views.nodes import (
    FormulaView,
    FunctionView,
    SchemaView,
    formula_line,
    function_view,
    schema_view,
    unused_names,
    words_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from codegen.model import Operator, Param


@dataclass(frozen=True, slots=True)
class StructuralView:
    """One operator that is not element-wise."""

    op: str
    cls: str
    summary: str
    signature: str
    schema: SchemaView
    attributes: tuple[AttributeView, ...]
    attributes_struct: str
    list_input: bool
    inputs: int
    dispatch_parameters: str
    kernel_operands: str
    attributes_pointer: str
    kernel: str
    kernel_arguments: str
    declarations: tuple[str, ...]  # of the rule and the kernel
    mlx_declaration: str
    results: int
    finds_shapes: bool  # the kernel does, and not a rule
    shapes: tuple[str, ...]
    gradient_declared: str
    gradient_parameters: str
    gradients: tuple[FormulaView, ...]
    saved: int
    saved_outputs: int
    function: FunctionView
    function_operands: str
    function_attributes: str
    formula_arguments: str
    shape: str
    dtype: str
    backend: str
    dispatch_arguments: str
    moved: str
    parted: str
    includes: tuple[str, ...]

    @property
    def recorded(self) -> bool:
        return bool(self.gradients)

    @property
    def single(self) -> bool:
        return self.inputs == 1

    @property
    def returns(self) -> str:
        return "Storage" if self.results == 1 else f"std::array<Storage, {self.results}>"


def _attribute(op: Operator, kind: str) -> Param | None:
    return next((p for p in op.signature.attributes if p.kind == kind), None)


def shape_rule(op: Operator) -> str:
    """The result's shape as a C++ expression over `call` and `attributes`."""
    name = cpp_string(op.name)
    x = "call.input(0).shape()"
    match op.shape:
        case "reduce":
            axis = next(p for p in op.signature.attributes if p.kind in ("axis", "axes"))
            rule = "reduce_shape" if axis.kind == "axes" else "arg_reduce_shape"
            return f"{rule}({name}, {x}, attributes.{axis.name}, attributes.keepdims)"
        case "view" | "cast" | "like":
            return x
        case "matrix_transpose":
            return f"matrix_transpose_shape({name}, {x})"
        case "slice_scatter":
            return f"scatter_shape({name}, {x}, attributes.shape, attributes.key)"
        case "concat" | "stack":
            return f"{op.shape}_shape({name}, call.shapes(), attributes.axis)"
        case "own":
            many = any(p.kind == "Tensors" for p in op.signature.tensors)
            shapes = (
                ["call.shapes()"] if many else [f"call.input({i}).shape()" for i in range(len(op.signature.tensors))]
            )
            given = [f"attributes.{p.name}" for p in op.signature.attributes]
            return f"{kernel_name(op)}_shape({', '.join([name, *shapes, *given])})"
        case "data":
            return ""
        case "matmul":
            return f"matmul_shape({name}, {x}, call.input(1).shape())"
        case "create" if _attribute(op, "shape") is not None:
            return f"checked_shape({name}, attributes.shape)"
        case "create":
            given = [p.name for p in op.signature.attributes if p.kind in ("int", "scalar") and p.name != "k"]
            return f"{op.name}_shape({name}, {', '.join(f'attributes.{n}' for n in given)})"
        case rule:
            argument = op.signature.attributes[0].name
            return f"{rule}_shape({name}, {x}, attributes.{argument})"


def kernel_name(op: Operator) -> str:
    return op.name.lstrip("_")


def declarations(op: Operator, attributes: tuple[AttributeView, ...]) -> tuple[tuple[str, ...], str]:
    """The hand-written functions of a record: its rule and its cpu kernel, and its gpu kernel."""
    name, many = kernel_name(op), any(p.kind == "Tensors" for p in op.signature.tensors)
    given = [f"{a.argument} {in_cpp(a.name)}" for a in attributes]
    last = ["Dtype dt"] if op.shape == "data" else ["const Shape& result", "Dtype dt"]

    def inputs(one: str, several: str) -> list[str]:
        return [f"{several if many else one} {in_cpp(p.name)}" for p in op.signature.tensors]

    count = len(op.signature.results)
    rules = []
    if op.shape == "own":
        shapes = inputs("const Shape&", "std::span<const Shape* const>")
        rules.append(f"Shape {name}_shape({', '.join(['const char* op', *shapes, *given])});")
    cpu = [*inputs("const Storage&", "std::span<const Storage* const>"), *given, *last]
    gpu = [*inputs("const mx::array&", "std::span<const mx::array>"), *given, *last]
    returns = "Storage" if count == 1 else f"std::array<Storage, {count}>"
    rules.append(f"namespace cpu {{ {returns} {name}({', '.join(cpu)}); }}")
    mlx_returns = "mx::array" if count == 1 else "std::vector<mx::array>"
    return tuple(rules), f"{mlx_returns} {name}({', '.join(gpu)});"


def dtype_rule(op: Operator) -> str:
    """The result's dtype as a C++ expression."""
    word = dtypes.result_words(op)[op.signature.results[0]]
    if word == "T" or op.shape == "data":
        return "call.compute()"
    if word == "real":
        return "real_dtype(call.compute())"
    attribute = next((p for p in op.signature.attributes if p.name == word), None)
    if attribute is None:
        return f"Dtype::{dtype_enum(word)}"
    creates = not op.signature.tensors
    if op.shape == "reduce" or (op.shape == "own" and attribute.is_optional and not creates):
        return f"call.accumulated(attributes.{word})"
    if not attribute.is_optional:
        return f"attributes.{word}" if creates else f'convertible("{op.name}", call.compute(), attributes.{word})'
    if creates:
        scalars = ", ".join(f"attributes.{p.name}" for p in op.signature.attributes if p.kind == "scalar")
        default = f"number_dtype({{{scalars}}})" if scalars else "kDefaultFloat"
        return f"attributes.{word}.value_or({default})"
    return f"attributes.{word}.value_or(call.compute())"


@of_record
def structural_view(op: Operator, operators: Mapping[str, Operator]) -> StructuralView:
    sig = op.signature
    attributes = attribute_views(op)
    struct = f"{camel(op.name)}Attributes" if attributes else "NoAttributes"
    tensors = sig.tensors
    many = any(p.kind == "Tensors" for p in tensors)
    scope = scope_of(op, operators, spelling(op))
    results = sig.results
    outs = [scope.tensors[r] for r in results]
    grads, saved, saved_outputs, families = [], 0, 0, set()
    shapes: dict[str, str] = {}
    for name, formula in gradients(op):
        index = next(i for i, p in enumerate(tensors) if p.name == name)
        tree = numbered_choices(op, formula.tree)
        lowered = operator_cpp.lower([(name, tree)], scope)
        line = formula_line(op, formula.text.span.line)
        grads.append(FormulaView(index, name, cpp_comment(str(tree)), lowered.statements, lowered.values[0], line))
        used = names.needs([tree])
        saved |= sum(1 << i for i, p in enumerate(tensors) if p.name in (*used.values, *used.presence))
        saved_outputs |= sum(1 << k for k, r in enumerate(results) if r in used.values)
        families |= {operators[n].family for node in walk(tree) if (n := callee(node) or "") in operators}
    read = words_of(grads)
    for i, p in enumerate(tensors):
        if scope.shapes[p.name] in read:
            shapes[scope.shapes[p.name]] = f"input_shape({i})"
    for k, r in enumerate(results):
        if scope.shapes[r] in read:
            shapes[scope.shapes[r]] = f"output_shape({k})"
    ups = upstream(op)
    formula_arguments = [f"g[{k}]" for k, r in enumerate(results) if r in ups]
    formula_arguments += [*(f"input({i})" for i in range(len(tensors)) if not many)]
    formula_arguments += [f"output({k})" for k in range(len(results))]
    names_in_cpp = [in_cpp(p.name) for p in tensors]
    parameters = [*(scope.tensors[g] for g in ups.values()), *([] if many else names_in_cpp), *outs]
    declared = ", ".join(f"const TensorPtr& {n}" for n in parameters)
    defined = ", ".join(f"const TensorPtr&{'' if n in unused_names(parameters, read) else ' ' + n}" for n in parameters)
    if len(tensors) > 1:
        declared, defined = declared + ", Wanted wanted", defined + ", Wanted wanted"
    dispatch = ["backend::IBackend& be"]
    if many:
        dispatch.append(f"std::span<const Storage* const> {names_in_cpp[0]}")
    else:
        dispatch += [f"const Storage& {name}" for name in names_in_cpp]
    if attributes:
        dispatch.append(f"const {struct}& attributes")
    finds_shapes = op.shape == "data"
    dispatch += ["Dtype dt"] if finds_shapes else ["const Shape& s", "Dtype dt"]
    device = _attribute(op, "device")
    creates = not tensors
    backend = "call.backend()"
    if creates and device is not None:
        backend = "backend::get(attributes.device.value_or(Device::Cpu))"
    moved = ""
    if device is not None and not creates:
        moved = "attributes.device" if not device.is_optional else "attributes.device.value_or(call.device())"
    operands = ["inputs"] if many else [f"*inputs[{i}]" for i in range(len(tensors))]
    values = ["call.values()"] if many else [f"*call.values()[{i}]" for i in range(len(tensors))]
    pointers = "{" + ", ".join(f"&{name}" for name in names_in_cpp) + "}"
    declared_cpu, declared_gpu = declarations(op, attributes)
    return StructuralView(
        op=op.name,
        cls=f"{camel(op.name)}Backward",
        summary=cpp_comment(op.summary),
        signature=cpp_comment(str(sig)),
        schema=schema_view(op),
        attributes=attributes,
        attributes_struct=struct,
        list_input=many,
        inputs=len(tensors),
        dispatch_parameters=", ".join(dispatch),
        kernel_operands=names_in_cpp[0] if many else pointers,
        attributes_pointer="&attributes" if attributes else "nullptr",
        kernel=kernel_name(op),
        kernel_arguments=", ".join(
            [*operands, *(f"attributes.{a.name}" for a in attributes), *(["dt"] if finds_shapes else ["shape", "dt"])]
        ),
        declarations=declared_cpu,
        mlx_declaration=declared_gpu,
        results=len(results),
        finds_shapes=finds_shapes,
        shapes=tuple(f"const Shape& {n} = {v};" for n, v in shapes.items()),
        gradient_declared=declared,
        gradient_parameters=defined,
        gradients=tuple(grads),
        saved=(1 << 64) - 1 if many and saved else saved,
        saved_outputs=saved_outputs,
        function=function_view(op, attributes),
        function_operands=pointers.strip("{}"),
        function_attributes=", ".join(in_cpp(a.name) for a in attributes),
        formula_arguments=", ".join(formula_arguments),
        shape=shape_rule(op),
        dtype=dtype_rule(op),
        backend=backend,
        dispatch_arguments=", ".join(
            [
                backend,
                *values,
                *(["attributes"] if attributes else []),
                *([] if finds_shapes else ["result_shape"]),
                "result_dtype",
            ]
        ),
        moved=moved,
        parted={"concat": "split_like", "stack": "unstack_like"}.get(op.shape, ""),
        includes=tuple(sorted(families)),
    )
