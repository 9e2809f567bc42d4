"""An example of every diagnostic that has a short one: records as `wrong` and as `right`.

They are what `docs/diagnostics.md` and `python -m codegen explain CODE` print below the paragraph of `codes.py`. A text
holds fields of a record, where `op: f(x)`, `summary` and `amp` go without saying, or whole entries of the file, which
begin with `- `.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    wrong: str
    right: str


def _example(wrong: str, right: str) -> Example:
    return Example(wrong.strip("\n"), right.strip("\n"))


_SQUARE = "forward: x * x"
_RECORD = "- op: f(x)\n  summary: Element-wise square.\n  amp: Promote\n  forward: x * x"
_STRETCHED = (
    "- op: stretched(x, k:float=2.0)\n  summary: Each element times k.\n  amp: Promote\n  forward: k * x\n\n"
    "- op: f(x, k:float=2.0)\n  summary: Each element with k's sign.\n  amp: Promote\n  forward: sign(k) * x\n  "
)

EXAMPLES: dict[str, Example] = {
    # E0xx: the file as YAML
    "E005": _example('summary: "One.\nforward: x * x', "summary: One.\nforward: x * x"),
    "E006": _example("amp: Promote\namp: KeepInput\nforward: x * x", "amp: KeepInput\nforward: x * x"),
    "E007": _example("forward: &square x * x", _SQUARE),
    "E008": _example("forward: x * x\ngrad:", _SQUARE),
    "E009": _example("forward: x * x\n  + x", "forward: |\n  x * x\n  + x"),
    "E010": _example(
        "forward: square(maximum(x, 0)) / 2\ngrad: {x: maximum(x, 0) * g}",
        "forward: square(maximum(x, 0)) / 2\ngrad:\n  x: maximum(x, 0) * g",
    ),
    # E1xx: formulas
    "E101": _example("forward: x * (x + 1", "forward: x * (x + 1)"),
    "E104": _example("forward: x * x; x", _SQUARE),
    "E105": _example("forward: where(0 < x < 1, x * x, x)", "forward: where((0 < x) & (x < 1), x * x, x)"),
    "E106": _example("forward: x + '1'", "forward: x + 1"),
    "E107": _example("forward: x * x\ngrad: 2 * xx * g", "forward: x * x\ngrad: 2 * x * g"),
    "E108": _example("forward: sqrtt(x * x + 1)", "forward: sqrt(x * x + 1)"),
    "E109": _example("forward: maximum(x)", "forward: maximum(x, 0)"),
    "E110": _example("forward: square(value=x)", "forward: square(x)"),
    "E111": _example(
        "op: f(x, kind:str('half', 'full')='half')\nforward: x if kind == 'none' else 2 * x",
        "op: f(x, kind:str('half', 'full')='half')\nforward: x if kind == 'half' else 2 * x",
    ),
    "E112": _example("forward: x - sum(x)", "dtypes: {x: numeric}\nshape: composite"),
    "E113": _example("forward: x if x > 0 else 0", "forward: where(x > 0, x, 0)"),
    "E114": _example("forward: f(x) * x", _SQUARE),
    "E115": _example(
        "forward: x * x\ngrad:\n  let:\n    slope: 2 * x\n  x: 2 * x * g",
        "forward: x * x\ngrad:\n  let:\n    slope: 2 * x\n  x: slope * g",
    ),
    "E116": _example(
        "forward: x * x\ngrad:\n  let:\n    slope: slope * x\n  x: slope * g",
        "forward: x * x\ngrad:\n  let:\n    slope: 2 * x\n  x: slope * g",
    ),
    "E117": _example(
        "op: f(x) -> y\nforward: x * x\ngrad:\n  let:\n    y: 2 * x\n  x: y * g",
        "op: f(x) -> y\nforward: x * x\ngrad:\n  let:\n    slope: 2 * x\n  x: slope * g",
    ),
    "E118": _example(
        "op: f(x, y)\nforward: x + 0 * y\ngrad:\n  x: g", "op: f(x, y)\nforward: x + 0 * y\ngrad:\n  x: g\n  y: 0"
    ),
    "E119": _example(
        "op: f(c, x)\nforward: where(c, x, 0)\ngrad:\n  c: g\n  x: where(c, g, 0)",
        "op: f(c, x)\nforward: where(c, x, 0)\ngrad:\n  x: where(c, g, 0)",
    ),
    "E120": _example("forward: x * x\ngrad: x * g + x", "forward: x * x\ngrad: 2 * x * g"),
    "E121": _example("forward: x * nextafter(x, 0)", "forward: x * nextafter(x, 0)\ngrad: none"),
    "E122": _example("forward: x * x\ngrad: 2 * stop_gradient(x) * g", "forward: x * x\ngrad: 2 * x * g"),
    "E123": _example("forward: x / 2\ndtypes: {x: integer}", "forward: x / 2\ndtypes: {x: floating}"),
    "E124": _example(
        "forward: real(x)\ngrad: multiply(g, 1)\nholomorphic: false\ndtypes: {x: inexact, result: real}",
        "forward: real(x)\ngrad: g\nholomorphic: false\ndtypes: {x: inexact, result: real}",
    ),
    "E125": _example(_STRETCHED + "grad: stretched(g, sign(k))", _STRETCHED + "grad: sign(k) * g"),
    "E126": _example("forward: x * x\ngrad: 2 * nextafter(x, 0) * g", "forward: x * x\ngrad: 2 * x * g"),
    "E127": _example("op: f(x, alpha:float=1.0)\nforward: x * x", "op: f(x, alpha:float=1.0)\nforward: alpha * x * x"),
    "E128": _example(
        "op: f(x, scale:float=None)\nforward: x * scale",
        "op: f(x, scale:float=None)\nforward: x if scale is None else x * scale",
    ),
    # E2xx: records
    "E201": _example("family: power", f"- family: squares\n\n{_RECORD}"),
    "E202": _example("- x * x", _RECORD),
    "E203": _example("forward: x * x\ndispach: {gpu: square}", "forward: x * x\ndispatch: {gpu: square}"),
    "E204": _example("grad: 2 * x * g", "forward: x * x\ngrad: 2 * x * g"),
    "E205": _example("grad: 2 * x * g\nforward: x * x", "forward: x * x\ngrad: 2 * x * g"),
    "E206": _example("forward: x * x\ndomain: {x: 3}", "forward: x * x\ndomain: {x: [0, 3]}"),
    "E207": _example("forward: x * x\nversion: 1", _SQUARE),
    "E208": _example("forward: x * x\ndtypes: {x: floats}", "forward: x * x\ndtypes: {x: floating}"),
    "E209": _example("op: f(x, a=1.0)\nforward: a * x", "op: f(x, a:float=1.0)\nforward: a * x"),
    "E210": _example("op: f(x, lambda:float=1.0)\nforward: x * x", "op: f(x, lambda_:float=1.0)\nforward: lambda_ * x"),
    "E211": _example("op: exp(x)\nforward: x * x", "op: f(x)\nforward: x * x"),
    "E212": _example("forward: x * x\nsee: [sqare]", "forward: x * x\nsee: [square]"),
    "E213": _example("forward: x * x\ndomain: {x: [3, 0]}", "forward: x * x\ndomain: {x: [0, 3]}"),
    "E214": _example("forward: x * x\ndomain: {y: [0, 3]}", "forward: x * x\ndomain: {x: [0, 3]}"),
    "E215": _example(
        "op: f(x, y)\nforward: x * y\ngrad: g * y", "op: f(x, y)\nforward: x * y\ngrad: {x: g * y, y: g * x}"
    ),
    "E216": _example(
        "op: f(x, y)\nforward: x * y\ndtypes: {x: floating, y: real}",
        "op: f(x, y)\nforward: x * y\ndtypes: {x: floating, y: floating}",
    ),
    "E217": _example("forward: 'x * x'", _SQUARE),
    "E218": _example("forward: x * x\nnotes: ' Of each element.'", "forward: x * x\nnotes: Of each element."),
    "E219": _example("summary: element-wise square\nforward: x * x", "summary: Element-wise square.\nforward: x * x"),
    "E220": _example(
        "forward: x * x\nexample: pylucid.f(2.0)",
        "forward: x * x\nexample: |\n  >>> import pylucid as pl\n  >>> pl.f(pl.asarray(2.))\n  tensor(4.)",
    ),
    "E221": _example("op: f(x, a:int=0.5)\nforward: a * x", "op: f(x, a:float=0.5)\nforward: a * x"),
    "E222": _example("forward: x * x\ngrad: todo", "forward: x * x\ngrad: {todo: the branch below zero is missing}"),
    "E223": _example(
        "forward: x * x\nat: [{when: x == 0, grad: 0}]",
        "forward: x * x\nat: [{when: x == 0, grad: 0, why: it is the minimum}]",
    ),
    "E224": _example("- family: squares\n\n- family: squares", "- family: squares"),
    "E225": _example("dispatch: {gpu: formula}\ngrad: none\ndtypes: {x: real}", "forward: x * x\ngrad: none"),
    "E227": _example("forward: x * x\ndtypes: {x: any}\nshape: composite", "dtypes: {x: any}\nshape: composite"),
    "E228": _example("op: lost(x)\ndtypes: {x: any}\nshape: composite", "op: f(x)\ndtypes: {x: any}\nshape: composite"),
    "E229": _example("forward: x * x\nreads: square(x)", "op: _f(x)\nforward: x * x\nreads: square(x)"),
    # E3xx: proofs
    "E301": _example("forward: x * x\ngrad: 3 * x * g", "forward: x * x\ngrad: 2 * x * g"),
    "E302": _example("forward: x * x\ngrad: 2 * x * conj(g) * conj(g)", "forward: x * x\ngrad: 2 * x * g"),
    "E303": _example(
        "forward: maximum(x, 0)\nat: [{when: x == 0, grad: 2 * g, why: a tie}]",
        "forward: maximum(x, 0)\nat: [{when: x == 0, grad: g / 2, why: a tie}]",
    ),
    "E304": _example("forward: tanh(x)\ngrad: g * (1 - out * out)", "forward: tanh(x)\ngrad: g / square(cosh(x))"),
    "E305": _example(
        "dispatch: {gpu: exp}\ngrad: g * out\ndtypes: {x: floating}",
        "forward: exp(x)\ndispatch: {gpu: exp}\ngrad: g * out",
    ),
    "E306": _example(
        "forward: x * x\ngrad: 2 * x * g\ntangent: x * t", "forward: x * x\ngrad: 2 * x * g\ntangent: 2 * x * t"
    ),
    "E307": _example("forward: x * x\ngrad: zero", _SQUARE),
    "E308": _example(
        "forward: x * conj(x)\ngrad: 2 * x * g\ndtypes: {x: inexact}",
        "forward: x * conj(x)\ngrad: 2 * x * real(g)\nholomorphic: false\ndtypes: {x: inexact}",
    ),
    "E309": _example("forward: log(x)\ndomain: {x: [-3, -1]}", "forward: log(x)\ndomain: {x: [1, 3]}"),
    "E310": _example(
        "forward: maximum(x, 0)\nat: [{when: x < -100, grad: 0, why: it is constant}]",
        "forward: maximum(x, 0)\nat: [{when: x == 0, grad: g / 2, why: a tie}]",
    ),
    "E311": _example(
        "forward: maximum(x, 0)\ngrad: where(x <= 0, 0, g)\nat: [{when: x == 0, grad: g / 2, why: a tie}]",
        "forward: maximum(x, 0)\ngrad: where(x <= 0, 0, g)\nat: [{when: x == 0, grad: 0, why: a tie}]",
    ),
    "E312": _example("forward: exp(x) - 1", "forward: expm1(x)"),
    "E313": _example("op: _f(x)\nforward: x * x\nreads: exp(x)", "op: _f(x)\nforward: x * x\nreads: square(x)"),
    # E4xx: targets
    "E401": _example("forward: x * x\ndispatch: {cpu: vDSP_square}", "forward: x * x\ndispatch: {cpu: vDSP_vsq}"),
    "E402": _example("forward: x * x\ndispatch: {gpu: sqare}", "forward: x * x\ndispatch: {gpu: square}"),
    "E403": _example("forward: x * x\ndispatch: {gpu: multiply}", "forward: x * x\ndispatch: {gpu: square}"),
    "E404": _example("forward: x * x\ndispatch: {gpu: x * x}", "forward: x * x\ndispatch: {gpu: square(x)}"),
    "E405": _example("forward: x * x\ndispatch: {cpu: kernel}", _SQUARE),
    "E406": _example(
        "op: f(x, a:float=1.0)\nforward: a * x\ndispatch: {cpu: vvexpf}", "op: f(x, a:float=1.0)\nforward: a * x"
    ),
    "E407": _example("forward: x * x\ndispatch: {gpu: exp}", "forward: x * x\ndispatch: {gpu: square}"),
}
