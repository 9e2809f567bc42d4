"""Is an example a doctest?"""

from __future__ import annotations

import ast
import re


def doctest_problem(text: str) -> tuple[int, str] | None:
    """The line of an example that is wrong, from 0, and why."""
    if _is_plain_doctest(text):
        return None
    import doctest

    try:
        examples = doctest.DocTestParser().get_examples(text)
    except ValueError as problem:
        match = re.search(r"line (\d+)", str(problem))
        row = int(match[1]) - 1 if match else 0
        return min(row, text.count("\n")), "a blank is missing, or the indentation changes"
    if not examples:
        return 0, "there is no line that begins with `>>>`"
    for example in examples:
        try:
            ast.parse(example.source)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
            row = example.lineno + (getattr(problem, "lineno", None) or 1) - 1
            return min(row, text.count("\n")), f"Python: {getattr(problem, 'msg', 'cannot parse this')}"
    return None


def _is_plain_doctest(text: str) -> bool:
    """Whether an example is right at first sight, without indentation: `doctest` takes long to import."""
    sources: list[str] = []
    inside = False
    for line in text.split("\n"):
        prompt, rest = line[:4], line[4:]
        if prompt == ">>> ":
            sources.append(rest)
        elif prompt == "... " and inside:
            sources[-1] += "\n" + rest
        elif line.lstrip().startswith((">>>", "...")):
            return False
        inside = prompt in (">>> ", "... ")
    try:
        for source in sources:
            ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return bool(sources)
