"""Every diagnostic's code, with the paragraph that `docs/diagnostics.md` prints for it."""

from __future__ import annotations

CODES: dict[str, str] = {
    # E0xx: the file as YAML
    "E001": "The file cannot be read: it does not exist, is a directory, a pipe or a device, may not be opened, "
    "or is too large.",
    "E002": "The file is not UTF-8 text. The place is that of the first byte that does not decode.",
    "E003": "A control character, an invisible formatting character or a foreign line separator stands in the file. "
    "Such characters make text look like something else than it is.",
    "E004": "A tab. Indent and align with spaces.",
    "E005": "The text is not YAML. Each record is read on its own, so an error in one does not hide the others.",
    "E006": "A mapping holds the same key twice. YAML readers silently keep the last one.",
    "E007": "A YAML feature that records do without: anchors, aliases, tags, merge keys, directives, a second "
    "document, keys that are not one word. Write the value out.",
    "E008": "A key or a list entry without a value. Leave the field out to get its default.",
    "E009": "A value over several lines that is not a `|` block. Only in a block is every line kept as it stands.",
    "E010": "Inside `{…}` or `[…]` YAML ends a value at the first comma, which cuts `maximum(x, y)` in two. Put each "
    "formula on a line of its own, without the braces.",
    "E011": "Nested deeper than any record needs.",
    # E1xx: formulas
    "E101": "The formula does not parse: a bracket that does not match, an operator without an operand, nothing at "
    "all.",
    "E102": "A formula has at most 2,000 characters. A mapping under `grad` names pieces with `let`; a piece of "
    "another formula is an internal record, such as `_piece(x)`.",
    "E103": "A formula is at most 50 levels deep. What helps is said at E102.",
    "E104": "A formula is printable ASCII without `#`, `;` and backslashes.",
    "E105": "Something of Python that formulas do without: `and`, `or`, `not`, chained comparisons, subscripts, "
    "attributes other than `.shape`, `.size` and `.ndim`, `lambda`, lists and the like.",
    "E106": "A literal where none belongs: strings, `None`, `True` and `False` are arguments only. A number is one "
    "that float32 holds, in which formulas are computed, too: between 1.2e-38 and 3.4e38, or 0.",
    "E107": "A name that is not an input, attribute or result of the operator, nor an upstream gradient or `let` name.",
    "E108": "A call of an operator that has no record, or an operator sign whose record is missing.",
    "E109": "A call with too many arguments, with one missing, or with one given twice.",
    "E110": "A call with a keyword that the operator does not have.",
    "E111": "An argument of the wrong kind: a Tensor where an attribute belongs, a string that is not one of the "
    "choices, an attribute that is not a number among numbers; `^` where a power is meant, or `&` and `|` between a "
    "condition and something else.",
    "E112": "An operator that cannot stand in this formula: one with several results, since a formula is one value; a "
    "composite, which is Python; or, in an element-wise record, one that is not element-wise, such as `sum`.",
    "E113": "The test of `A if T else B` is decided before any element is read: it compares attributes, or is `is "
    "None`, `is_complex(x)` or a bool attribute. Choose per element with `where`.",
    "E114": "A definition that needs itself, directly or through other operators.",
    "E115": "A `let` name that no formula uses.",
    "E116": "A `let` name that needs itself.",
    "E117": "A `let` name that is an input, attribute or result of the record. It may be called like an operator: only "
    "with parentheses behind it a name is a call.",
    "E118": "A mapping of gradients names every differentiable input; write `0` where the gradient is zero.",
    "E119": "A gradient for something that is not a differentiable input.",
    "E120": "A gradient is linear in the upstream gradient: each term holds `g` exactly once, as a factor.",
    "E121": "No gradient is stated and none can be derived, because the operator is a primitive, or because the "
    "definition passes through an operator without a gradient.",
    "E122": "A helper where it has no meaning: `unreduce` needs the attributes `axis` and `keepdims`, `zeros` a shape. "
    "The formulas of an element-wise record use neither `.shape`, `.size` nor `.ndim`, since its operands broadcast, "
    "nor `stop_gradient`: in a gradient it would make the second derivative zero, and in a definition it would ask for "
    "another gradient than the derivative, which the proof refuses.",
    "E123": "The definition asks for dtypes of an input that exclude each other, takes fewer than `dtypes` states, or "
    "gives a result of another dtype; or each input of an element-wise record has a dtype of its own, so that there is "
    "none to compute in.",
    "E124": "The forward-mode formula is the adjoint of the gradient formula, whose structure hides how it depends "
    "on `g`. Write `tangent`.",
    "E125": "A formula that C++ has no words for: it calls an operator without a record, takes the shape of something "
    "that is not an input, or asks for `unreduce` element by element.",
    "E126": "A gradient calls an operator that has no derivative (`grad: none`) with something that varies, so second "
    "derivatives and forward mode would fail. Call operators with gradients; comparisons are welcome as conditions.",
    "E127": "An input or attribute that nothing reads: neither the definition, the gradients and tangents, a condition "
    "under `at`, a dtype of `dtypes` nor the call that `dispatch.gpu` names.",
    "E128": "A parameter that may be `None`, used as a value where no test says that it is there. Write `A if y is "
    "None else B`, or pass it on to an operator's parameter that may be `None` too.",
    # E2xx: records
    "E201": "The file is a list: `- family: NAME` opens a family, `- op: NAME(PARAMETERS)` a record.",
    "E202": "A list entry is neither a family heading nor a record that begins with `op`.",
    "E203": "A field that records do not have.",
    "E204": "A required field is missing. A record without `forward` is a primitive: it must state `dtypes` and "
    "`dispatch.gpu`, since there is no definition to infer them from.",
    "E205": "The fields of a record stand in one order, so that records can be compared by eye.",
    "E206": "A field holds the wrong kind of value: text where a mapping is expected, say, or a word where a number "
    "is.",
    "E207": "A field that restates its default. Leave it out: what a record says is what is special about it.",
    "E208": "A word that is not in the field's closed vocabulary.",
    "E209": "The signature is not Python in the subset that records use: `name(x, /, *, axis:axes=None) -> U, S`, no "
    "space around `:` and `=` of a parameter, a parameter without annotation and default a Tensor.",
    "E210": "A name that is a keyword of Python or C++, is used by the generated code or by the package itself, or has "
    "the wrong form. `docs/record.md` lists the names that parameters and results cannot have; one that would be "
    "called like a keyword ends with an underscore: `lambda_`. A family has a folder on the include path, so it is "
    "called like no folder there. Several results are a named tuple, so none is called like a method of tuples.",
    "E211": "A name that is already taken: by another operator, alias, method, family, parameter, result or "
    "choice, or by a class name that the generator would make twice.",
    "E212": "`see` names an operator that does not exist.",
    "E213": "A domain from which nothing can be drawn: empty, not finite, or of a parameter that has no numbers.",
    "E214": "A mapping names something that is not a parameter or result of this operator.",
    "E215": "The gradients or definitions do not match the signature: one formula where several are needed, or a "
    "mapping that does not name each input or result.",
    "E216": "A primitive's `dtypes` does not name one of its inputs, or inputs that are promoted together have "
    "different words.",
    "E217": "A formula is a one-line plain scalar or a `|` block; quotes would be part of neither.",
    "E218": "Text that cannot be printed everywhere: control characters, several lines where one is expected, blanks "
    "at its ends, or more characters than the field takes.",
    "E219": "A summary is one sentence: it begins with a capital letter or a digit and ends with a full stop.",
    "E220": "The example is not a doctest: it has no `>>>`, or Python cannot parse it.",
    "E221": "A default value that is not of its parameter's type, or a number that 64 bits do not hold.",
    "E222": "A `todo` needs a reason: what is missing, and why.",
    "E223": "An `at` entry holds `when`, `grad` and `why`, in this order.",
    "E224": "A family heading stands alone (`- family: NAME`), and each family is opened once.",
    "E225": "The dispatch does not fit the record: a loop or an Accelerate function for a record that is not "
    "element-wise, or `formula` for a primitive.",
    "E226": "No code can be made of the record, though nothing is known to be wrong with it: an error of the generator "
    "itself.",
    "E227": "The `shape` and the rest of the record exclude each other: an element-wise record has an input; a "
    "composite (`shape: composite` or `native`) has neither `forward`, `dispatch`, `tangent`, `domain` nor a gradient "
    "of its own; the rule of a word such as `reduce` reads parameters that the signature must have; only a "
    "composite has parameters of type `string` or `object`, `*arrays` or `-> *arrays`; a record with several "
    "results that is not element-wise is `shape: data`; what a kernel with `shape: own` or `shape: data` "
    "computes has no `forward`; an element-wise record has no list of Tensors; `requires_grad:bool=False`, the "
    "last parameter, is of `create`, `like`, `composite` and `native`, and a native has no list of Tensors.",
    "E228": "A composite (`shape: composite`) is a Python function in `pylucid/_composites`, in the file named after "
    "its family: it is missing, its parameters or defaults are not the record's, or the file is not Python. That of a "
    "native (`shape: native`) is a C++ function, which `csrc/bindings/natives.h` declares.",
    "E229": "`reads` says what an internal operator with one result is, to readers of formulas that call it. It is a "
    "formula of public operators; one branch of an `A if T else B` may be the call of the operator itself, which then "
    "stands under its name.",
    # E3xx: proofs
    "E301": "The gradient is not the derivative of the definition. The counter-example shows a point, the value "
    "there and the true one. On a threshold the gradient lies between the slopes beside it. The gradient's own "
    "derivative is proved, too: higher derivatives come from the rules of the operators in it.",
    "E302": "The gradient is not linear in the upstream gradient, which numbers show and its structure hides.",
    "E303": "A value declared under `at` lies outside the one-sided derivatives, so it is not a subgradient.",
    "E304": "Computed in float32 the gradient loses more than half its digits somewhere in the domain or its tails. "
    "Rewrite the formula, or say under `accuracy` why it may.",
    "E305": "A primitive without an mpmath definition in `codegen/definitions.py`: nothing says what its gradient "
    "must be.",
    "E306": "The forward-mode formula is not the derivative of the definition.",
    "E307": "The gradient is declared `zero`, but the derivative is not.",
    "E308": "The operator accepts complex numbers but has no complex derivative. Say `holomorphic: false`; the "
    "gradient is then taken literally.",
    "E309": "The formulas cannot be evaluated where the proof samples them: no finite value in the domain, or an "
    "ordering of complex numbers.",
    "E310": "The condition of an `at` entry is met nowhere in the domain.",
    "E311": "The gradient formula does not take the value that `at` declares.",
    "E312": "Computed in float32 the definition loses more than half its digits somewhere in the domain or its tails: "
    "two numbers that agree in most digits are subtracted, or a part overflows or vanishes though the whole does not. "
    "The place is the part that loses them. Write a function that keeps them (`expm1`, `log1p`, `logaddexp`, "
    "`sigmoid`, `hypot`), choose a formula for each range with `where`, or say under `accuracy` why they may be lost.",
    "E313": "What an internal operator reads as has another value than its definition.",
    # E4xx: targets
    "E401": "No such function in Accelerate. `cpu` takes `loop`, `kernel` (records that are not element-wise) or the "
    "float32 spelling of a function that `codegen/targets.py` lists.",
    "E402": "No such function in MLX, nor one of this project's for MLX. `gpu` takes `formula`, a name or a call.",
    "E403": "The target takes another number of array operands than the record has.",
    "E404": "A target call is not of the form `name(argument, …)`, or names something that the record does not have.",
    "E405": "`kernel` is a hand-written function for records that are not element-wise. The loop of an element-wise "
    "record is generated; what it computes is its formula, or the primitive's function.",
    "E406": "A function of Accelerate takes the operands of an element-wise record and nothing else, so it cannot "
    "stand for a record with attributes or with operands that may be absent.",
    "E407": "The target computes something else than the record. The label shows a point, the target's value there and "
    "the record's, NaN and infinities included, and the notes the functions that would be right. What each function "
    "computes is said in `MEANINGS` of `codegen/targets.py`.",
}
