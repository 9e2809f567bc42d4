"""The reference pages: complete, with the formulas that are implemented, and with no text that Markdown would obey."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from view_records import HOSTILE, OPS, hostile, records, table

from codegen.formula import mp, np
from codegen.formula.parser import parse_string
from codegen.formula.tree import HELPERS, Call, walk
from codegen.views import docs, prose, python
from codegen.views.family import environment
from codegen.views.loops import loops_view
from codegen.views.nodes import node_view

if TYPE_CHECKING:
    from codegen.model import Operator

SECTIONS = ["Math", "Signature and Python wrappers", "Attributes", "Notes", "Static methods", "Methods"]
PUBLIC = [op for op in records() if not op.is_internal]
PAGES = docs.files(environment(), records(), table(records()))


def page(op: Operator | str) -> str:
    return PAGES[f"docs/ops/{op if isinstance(op, str) else op.name}.md"]


def outside_fences(text: str) -> str:
    """What Markdown reads as Markdown."""
    kept, fence = [], ""
    for line in text.split("\n"):
        run = re.match(r"`{3,}", line)
        if not fence and run:
            fence = run[0]
        elif fence and line == fence:
            fence = ""
        elif not fence:
            kept.append(line)
    assert not fence, "a fence is not closed"
    return "\n".join(kept)


def printed(text: str) -> dict[str, str]:
    """The formulas of a page's block in the formula language, by what they define."""
    block = re.search(r"In the formula language:\n\n```text\n(.*?)\n```", text, re.DOTALL)
    assert block is not None
    return dict(line.split(" = ", 1) for line in block[1].split("\n"))


def test_every_public_operator_has_a_page() -> None:
    assert len(PUBLIC) >= 115
    assert set(PAGES) == {f"docs/ops/{op.name}.md" for op in PUBLIC} | {"docs/ops/README.md"}
    for op in PUBLIC:
        assert f"[{op.name}]({op.name}.md)" in page("README")


@pytest.mark.parametrize("op", PUBLIC, ids=lambda op: op.name)
def test_page_has_its_sections(op: Operator) -> None:
    text = outside_fences(page(op))
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    optional = [*(["Example"] if op.example else []), *(["See also"] if op.see else [])]
    without_class = SECTIONS[: SECTIONS.index("Static methods")] if op.is_composite else SECTIONS
    assert headings == [*without_class, *optional, "Record"]
    assert f"# {op.name}" in text
    assert f"AmpPolicy::{op.amp.value}" in text
    assert ("schema_v1" in text) is not op.is_composite
    assert op.source in page(op)
    assert re.search(r"\]\(\.\./\.\./\.\./ops\.yaml#:~:text=%2D%20op%3A%20" + op.name, text)


def mismatches(op: Operator, text: str) -> list[str]:
    """The printed formulas that are not the implemented ones."""
    found = printed(text)
    wanted = {", ".join(d.names): d.tree for d in prose.definitions(op, table(records()))}
    wanted |= {f"dL/d{rule.input}": rule.tree for rule in prose.gradient_rules(op, table(records()))}
    assert found.keys() == wanted.keys()
    return [name for name, tree in wanted.items() if str(parse_string(found[name])) != str(tree)]


def test_printed_formulas_are_the_implemented_ones() -> None:
    count = 0
    for op in PUBLIC:
        assert mismatches(op, page(op)) == [], op.name
        count += len(printed(page(op)))
    assert count > 250


def test_a_wrong_printed_formula_is_noticed() -> None:
    op = table(records())["selu"]
    assert mismatches(op, page(op).replace("1.7580993", "1.7508993")) == ["out", "dL/dx"]


@pytest.mark.parametrize("op", PUBLIC, ids=lambda op: op.name)
def test_readers_meet_no_name_that_is_not_explained(op: Operator) -> None:
    """Internal operators are replaced by what they are, or explained below the formulas."""
    explained = {call for call, _ in prose.internals(op, table(records()))}
    internal = {other.name for other in records() if other.is_internal} - {c.partition("(")[0] for c in explained}
    text = re.sub(r"```cpp\n.*?\n```", "", page(op).partition("\n## Record\n")[0], flags=re.DOTALL)
    documentation = python.documentation(op, table(records()))
    for shown in (text, documentation):
        assert internal.isdisjoint(re.findall(r"\b_\w+", shown.replace("\\_", "_")))
    assert all(f"- `{call}`: " in text and f"    {call}: " in documentation for call in explained)
    known = (
        table(records()).keys() - internal | {"zeros", "stop_gradient"} | {call.partition("(")[0] for call in explained}
    )
    shown = (*prose.definitions(op, table(records())), *prose.gradient_rules(op, table(records())))
    assert {node.op for part in shown for node in walk(part.tree) if isinstance(node, Call)} <= known


@pytest.mark.parametrize(
    ("called", "read"),
    [
        ("_sinc_derivative(1, 2 * x)", "where(2 * x == 0, 0, (cos(pi * (2 * x)) - sinc(2 * x)) / (2 * x))"),
        ("_sinc_derivative(2, x)", "_sinc_derivative(2, x)"),
        ("_sinc_derivative(order, x)", "_sinc_derivative(order, x)"),
        ("_tanh_slope(_normal_pdf(x))", "1 / square(cosh(exp(-x * x / 2) / sqrt(2 * pi)))"),
        ("_softmax_gradient(g, out, axis)", "out * (g - sum(g * out, axis=axis, keepdims=True))"),
    ],
)
def test_a_call_of_an_internal_operator_is_shown_as_what_it_reads_as(called: str, read: str) -> None:
    assert str(prose.shown(parse_string(called), table(records()))) == read


def test_latex_of_what_an_internal_operator_is() -> None:
    assert r"\frac{\partial \mathit{out}}{\partial x} = \frac{1}{\cosh\left(x\right)^{2}}" in page("tanh")
    assert r"\mathit{axis} = \mathit{axis}, \mathit{keepdims} = \text{true}" in page("softmax")


def test_an_explanation_explains_its_own_names() -> None:
    assert "- `_rdft(x, axis, sign, power, interior)`: The first half of \\_dft of real numbers" in page("irfft")
    assert "- `_dft(x, axis, sign, power)`: The sum of x exp(" in page("irfft")


def test_formulas_are_in_the_names_of_the_formula_language() -> None:
    """What the block prints can be a record's gradient again; LaTeX has the name without its underscore."""
    assert "_times_i(g, x)" in printed(page("angle"))["dL/dx"]
    assert r"\operatorname{times\_i}" in page("angle")
    known = {*table(records()), *HELPERS}
    for op in PUBLIC:
        trees = (parse_string(text) for text in printed(page(op)).values())
        assert {node.op for tree in trees for node in walk(tree) if isinstance(node, Call)} <= known, op.name


def test_the_definition_of_a_primitive_shows_its_attributes() -> None:
    assert printed(page("sum"))["out"] == "sum(x, axis, dtype=dtype, keepdims=keepdims)"
    assert printed(page("reshape"))["out"] == "reshape(x, shape, copy=copy)"
    assert printed(page("polygamma"))["out"] == "polygamma(n, x)"
    assert printed(page("bitwise_and"))["out"] == "x1 & x2"
    assert "dL/darrays is split: each of the arrays gets its part." in page("concat")
    for op in PUBLIC:
        if not op.forward:
            text = printed(page(op))[", ".join(op.signature.results)]
            assert all(re.search(rf"\b{p.name}\b", text) for p in op.signature.params), op.name


def test_helpers_are_shown_as_records_call_them() -> None:
    assert printed(page("sum"))["dL/dx"] == "unreduce(g)"
    said = "`unreduce(g)`: g in the shape of x, repeated along the axes that are reduced."
    assert [op.name for op in PUBLIC if said in page(op)] == [
        op.name for op in PUBLIC if "unreduce(" in "".join(docs.formulas(op, table(records())))
    ]


def test_an_axis_out_of_range_is_listed() -> None:
    for op in PUBLIC:
        has_axis = any(p.name in ("axis", "axes") for p in op.signature.params)
        assert has_axis <= ("| `IndexError` | an axis is out of range |" in page(op)), op.name
        assert has_axis <= ("IndexError\n    an axis is out of range" in python.documentation(op, table(records())))


@pytest.mark.parametrize(("approximate", "value"), [("tanh", 0.8411919906082768), ("none", 0.8413447460685429)])
def test_printed_formula_of_gelu_evaluates_to_its_value(approximate: str, value: float) -> None:
    tree = parse_string(printed(page("gelu"))["out"])
    attributes = {"approximate": approximate}
    exact = mp.compile([tree], table(records()), attributes)({"x": mp.number(1.0), **attributes})[0]
    assert float(exact) == pytest.approx(value, abs=1e-15)
    assert float(np.compile([tree], table(records()), "float64", attributes)({"x": 1.0})[0]) == pytest.approx(
        value, abs=1e-15
    )


def test_latex_is_balanced() -> None:
    count = 0
    for op in PUBLIC:
        for math in docs.mathematics(op, table(records())):
            bare = re.sub(r"\\[{}\\]", "", math.latex)
            assert bare.count("{") == bare.count("}"), math.latex
            assert math.latex.count(r"\begin{cases}") == math.latex.count(r"\end{cases}")
            assert math.latex.count(r"\left") == math.latex.count(r"\right")
            count += 1
    assert count > 300


def test_square() -> None:
    text = page("square")
    assert "\\mathit{out} = x \\, x" in text
    assert "\\frac{\\partial \\mathit{out}}{\\partial x} = 2 \\, x" in text
    assert "\\frac{\\partial L}{\\partial x} = 2 \\, x \\, \\frac{\\partial L}{\\partial \\mathit{out}}" in text
    assert "static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);" in text
    assert "TensorPtr grad_formula_impl(const TensorPtr& g, const TensorPtr& x, const TensorPtr& y);" in text
    assert "vDSP_vsq" in text
    assert "have not run on macOS" in text
    assert "saved for the gradient of `x`: `x`" in text


def test_saved_values_are_those_of_the_classes() -> None:
    names = table(records())
    count = 0
    for op in PUBLIC:
        if not op.is_elementwise:
            continue
        node = node_view(op, loops_view(op, 0, names), names)
        needs = {p.name: n for p, n in zip(op.signature.tensors, node.needs, strict=True)}
        for saved in prose.saved_values(op):
            inputs = sum(1 << i for i, p in enumerate(op.signature.tensors) if p.name in saved.values)
            outputs = sum(1 << k for k, r in enumerate(op.signature.results) if r in saved.values)
            assert needs[saved.input] == f"{{.inputs = {inputs}, .outputs = {outputs}}}", op.name
            count += 1
    assert count > 100


def test_derived_gradient_says_so() -> None:
    assert "derived from the definition" in page("relu")
    assert "derived from the definition" not in page("square")


def test_pages_name_results_as_records_do() -> None:
    assert printed(page("sqrt")) == {"out": "sqrt(x)", "dL/dx": "g / (2 * out)"}
    assert printed(page("xlogy")).keys() == {"out", "dL/dx", "dL/dy"}
    for op in PUBLIC:
        rows = re.search(r"\| result \| dtype \|\n\| --- \| --- \|\n((?:\|.*\n)+)", page(op))
        assert rows is not None
        assert tuple(re.findall(r"^\| `(\w+)`", rows[1], re.MULTILINE)) == op.signature.results


def test_declarations_are_those_of_the_generated_headers() -> None:
    from codegen.views import render

    files = render(records())
    text = " ".join(" ".join(t.split()) for path, t in files.items() if path.endswith(("nodes.h", "structural.h")))
    count = 0
    for op in PUBLIC:
        for block in re.findall(r"```cpp\n(.*?)```", page(op), re.DOTALL):
            for line in block.strip().split("\n"):
                assert line.rstrip(";") in text, line
                count += 1
    assert count > 300


def test_hostile_text_stays_text() -> None:
    operators = hostile()
    text = docs.files(environment(), operators, table(operators))["docs/ops/hostile.md"]
    outside = outside_fences(text)
    assert re.findall(r"^#+ .*$", outside, re.MULTILINE) == [
        "# hostile", *(f"## {s}" for s in [*SECTIONS, "Example", "See also", "Record"])
    ]  # fmt: skip
    spans = re.sub(r"(?<!\\)(`+)(?!`).*?(?<!`)\1(?!`)", "", outside)
    body = spans.split("\n", 1)[1]  # after the comment that says that the page is generated
    assert "<" not in body
    assert "$" not in body
    assert re.search(r"(?<!\\)`", body) is None
    assert re.search(r"(?<!\\)\[a", body) is None
    assert "1337" not in text
    assert "{{ 7" in text
    assert "\u03b4" in text
    rows = [line for line in spans.split("\n") if line.startswith("|")]
    widths = [len(re.findall(r"(?<!\\)\|", row)) for row in rows]
    assert len(rows) > 15
    assert set(widths) == {3, 4, 5}
    assert sum("\\`\\`\\`" in line for line in outside.split("\n")) >= 3


def test_hostile_summary_in_the_index() -> None:
    operators = hostile()
    index = docs.files(environment(), operators, table(operators))["docs/ops/README.md"]
    row = next(line for line in index.split("\n") if line.startswith("| [hostile]"))
    assert len(re.findall(r"(?<!\\)\|", row)) == 5
    assert "<" not in row


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("a | b", "a \\| b"),
        ("x_1 and _y_", "x_1 and \\_y\\_"),
        ("- item", "\\- item"),
        ("1. item", "1\\. item"),
        ("<b> & $x$", "&lt;b&gt; &amp; &#36;x&#36;"),
        ("two\nlines", "two lines"),
        ("ends \\", "ends \\\\"),
        ("`x_ * y_` of `a->b`", "`x_ * y_` of `a->b`"),
        ("`a | b`, ``` and a `", "\\`a \\| b\\`, \\`\\`\\` and a \\`"),
    ],
)
def test_markdown(text: str, escaped: str) -> None:
    assert docs.markdown(text) == escaped


def test_code_spans_hold_backticks() -> None:
    assert docs.code("a `b` c") == "``a `b` c``"
    assert docs.code("`b`") == "`` `b` ``"
    assert docs.cell("a | b") == "`a \\| b`"
    assert docs.block("````", "text") == "`````text\n````\n`````"
    assert HOSTILE in docs.block(HOSTILE, "text")


_DIGEST = """
import hashlib, sys
sys.path.insert(0, sys.argv[1])
from view_records import records, table
from codegen.views import docs
from codegen.views.family import environment
files = docs.files(environment(), records(), table(records()))
print(hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest())
"""


def test_pages_depend_on_nothing_but_the_records() -> None:
    here = hashlib.sha256(repr(sorted(PAGES.items())).encode()).hexdigest()
    for seed, locale in (("1", "C"), ("2", "C.UTF-8")):
        environ = {**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": locale, "PYTHONPATH": str(OPS.parent)}
        command = [sys.executable, "-c", _DIGEST, str(Path(__file__).parent)]
        other = subprocess.run(command, env=environ, cwd="/", capture_output=True, text=True, check=True).stdout
        assert other.strip() == here
