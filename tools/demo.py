"""The demonstration that `make demo` runs.

(1) What the record of `square` became. (2) Values and derivatives of three operators on both devices, compared.
(3) A network trained on scikit-learn's handwritten digits. The exit status is 1 when a comparison or the training
misses its aim.
"""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import pylucid as pl

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "generated"

RECORD_LINES = 6  # the rest of square's record is its example and its neighbours
TOLERANCE = 2e-5
ACCURACY = 0.96
HELD_OUT = 360
HIDDEN = 48
RATE = 0.5
STEPS = 400
SEED = 0


def main() -> int:
    started = time.perf_counter()
    show_record()
    agree = compare_devices()
    trained = train_digits()
    print(f"\n{time.perf_counter() - started:.1f} s in all")
    return 0 if agree and trained else 1


def heading(text: str) -> None:
    print(f"\n{text}\n{'-' * len(text)}")


class Progress:
    """A line that is rewritten as steps pass; silent where nobody watches."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.watched = sys.stdout.isatty()

    def show(self, done: int, state: str) -> None:
        if self.watched:
            filled = 30 * done // self.total
            print(f"\r\033[K  [{'#' * filled}{'.' * (30 - filled)}] {state}", end="", flush=True)

    def clear(self) -> None:
        if self.watched:
            print("\r\033[K", end="", flush=True)

    def line(self, text: str) -> None:
        """A line that stays, above the one that is rewritten."""
        print(f"\r\033[K{text}" if self.watched else text, flush=True)


# (1) The record


def show_record() -> None:
    heading("1. What the six lines of `square` became")
    explained = explain("square")
    title, record = next(item for item in explained.items() if item[0].startswith("record"))
    family = title.rpartition(" ")[2].rstrip(")")
    print("\n".join(f"  {line}" for line in record[:RECORD_LINES]))

    print("\nGenerated from it, with the first line that names it and how many do:")
    found = mentions("square", family)
    width = max(map(len, found))
    for path, (first, count) in found.items():
        print(f"  generated/{path.ljust(width)}  line {first:>5}  {count:>3} lines")

    print("\nThe C++ class:")
    print(indented(cpp_block(explained["files"], "nodes.h", r"^class SquareBackward\b", "};")))
    print("\nIts derivative as one pass without a graph:")
    print(indented(cpp_block(explained["files"], "loops.cpp", r"^struct SquareGradientX ", "};")))
    print("\nIts derivative as operators, which can be differentiated again:")
    pattern = r"^TensorPtr SquareBackward::grad_formula_impl"
    print(indented(cpp_block(explained["files"], "nodes.cpp", pattern, "}")))
    print("\nThe derivative as the reference page shows it:")
    print(indented("\n".join(rendered_mathematics("square"))))


def explain(name: str) -> dict[str, list[str]]:
    """`python -m codegen explain`, as JSON."""
    command = [sys.executable, "-m", "codegen", "explain", name, "--format", "json"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    sections: dict[str, list[str]] = json.loads(answer.stdout)
    return sections


def mentions(name: str, family: str) -> dict[str, tuple[int, int]]:
    """The generated files that an operator is in: the first line that names it, and how many do."""
    own = (f"csrc/{family}/", "pylucid/", "docs/ops/README.md", f"docs/ops/{name}.md")
    pattern = re.compile(rf"\b{name}(_|\b)|\b{name.capitalize()}[A-Z]")
    found = {}
    for path in sorted(json.loads((GENERATED / "manifest.json").read_text("utf-8"))["files"]):
        if not path.startswith(own):
            continue
        lines = (GENERATED / path).read_text("utf-8").splitlines()
        numbers = [number for number, line in enumerate(lines, 1) if pattern.search(line)]
        if path.endswith(f"/{name}.md"):
            numbers = list(range(1, len(lines) + 1))
        if numbers:
            found[path] = (numbers[0], len(numbers))
    return found


def cpp_block(files: Sequence[str], name: str, first: str, last: str) -> str:
    """The lines of a generated file from the one that matches `first` to the one that is `last`."""
    path = next(path for path in files if Path(path).name == name)
    lines = (GENERATED / path).read_text("utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if re.search(first, line))
    end = next(i for i in range(start, len(lines)) if lines[i] == last)
    return "\n".join(line for line in lines[start : end + 1] if not line.startswith("#line"))


def rendered_mathematics(name: str) -> list[str]:
    """The formulas of the operator's reference page, in LaTeX."""
    text = (GENERATED / "docs" / "ops" / f"{name}.md").read_text("utf-8")
    return [line for line in text.splitlines() if r"\partial" in line and not line.startswith("#")]


def indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())


# (2) Devices


def compare_devices() -> bool:
    heading("2. Values and derivatives on cpu and gpu")
    backends = pl.backends()
    for device, words in backends.items():
        print(f"  {device}: {words}")
    devices = ["cpu"]
    if backends["gpu"].startswith("unavailable"):
        print("\n  There is no gpu here: cpu in float32 is compared with cpu in float64 only.")
    else:
        devices.append("gpu")
    points = np.linspace(-2.5, 2.5, 7)
    agreed = [compare_operator(name, points, devices) for name in ("square", "tanh", "gelu")]
    return all(agreed)


def compare_operator(name: str, points: Any, devices: Sequence[str]) -> bool:
    """Print the derivatives of each device; whether they agree with each other and with float64."""
    function = getattr(pl, name)
    truth = derivatives(function, points, "cpu", pl.float64)
    found = {device: derivatives(function, points, device, pl.float32) for device in devices}
    print(f"\n  {name.ljust(18)}{'  '.join(f'{x:10.3f}' for x in points)}")
    agreed = True
    for order, title in enumerate(("value", "gradient", "second", "third")):
        for device in devices:
            print(f"    {title:<9}  {device}  {'  '.join(f'{v:10.6f}' for v in found[device][order])}")
            title = ""
        references = {f"{device} and float64": (found[device][order], truth[order]) for device in devices}
        if len(devices) == 2:
            references["cpu and gpu"] = (found["cpu"][order], found["gpu"][order])
        for pair, (one, other) in references.items():
            worst = difference(one, other)
            if worst > TOLERANCE or math.isnan(worst):
                agreed = False
                print(f"    FAILED: {pair} differ by {worst:.1e}, more than {TOLERANCE:g}")
        print(
            f"    {'':<9}  largest difference  "
            + ", ".join(f"{pair}: {difference(*values):.1e}" for pair, values in references.items())
        )
    return agreed


def derivatives(function: Callable[[Any], Any], points: Any, device: str, dtype: Any) -> list[Any]:
    """The value and the first three derivatives, as NumPy arrays."""
    x = pl.asarray(points, dtype=dtype, device=device)
    found = []
    for _ in range(4):
        found.append(pl.to_device(function(x), "cpu").numpy().astype(np.float64))
        function = derivative(function)
    return found


def derivative(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Of an element-wise function: each element of the sum's gradient is one element's derivative."""
    return pl.func.grad(lambda x: pl.sum(function(x)))


def difference(found: Any, true: Any) -> float:
    """The largest difference, relative where the true value is above 1."""
    return float(np.max(np.abs(found - true) / np.maximum(1, np.abs(true))))


# (3) Training


def train_digits() -> bool:
    heading("3. A two-layer network on handwritten digits")
    try:
        from sklearn.datasets import load_digits  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        print("  scikit-learn is not installed: pip install 'pylucid[demo]'")
        return False
    rng = np.random.default_rng(SEED)
    images, labels = load_digits(return_X_y=True)
    order = rng.permutation(len(labels))
    held, kept = order[:HELD_OUT], order[HELD_OUT:]
    mean, spread = images[kept].mean(axis=0), images[kept].std(axis=0)
    inputs = (images - mean) / np.where(spread > 0, spread, 1)

    x, x_held = (pl.asarray(inputs[rows], dtype=pl.float32) for rows in (kept, held))
    targets = pl.asarray(np.eye(10)[labels[kept]], dtype=pl.float32)
    weights = [
        pl.asarray(values, dtype=pl.float32)
        for values in (
            rng.normal(size=(64, HIDDEN)) / 8,
            np.zeros(HIDDEN),
            rng.normal(size=(HIDDEN, 10)) / np.sqrt(HIDDEN),
            np.zeros(10),
        )
    ]
    print(f"  {len(kept)} digits to learn from, {len(held)} held out; {HIDDEN} hidden units; seed {SEED}")

    loss_and_gradients = pl.func.value_and_grad(lambda weights: cross_entropy(scores(x, weights), targets))
    started = time.perf_counter()
    progress = Progress(STEPS)
    for step in range(1, STEPS + 1):
        loss, gradients = loss_and_gradients(weights)
        weights = [w - RATE * g for w, g in zip(weights, gradients, strict=True)]
        if step == 1 or step % 50 == 0:
            share = accuracy(x_held, weights, labels[held])
            progress.line(f"  step {step:>4}  loss {loss.item():.4f}  held-out accuracy {share:.1%}")
        progress.show(step, f"step {step} of {STEPS}")
    progress.clear()
    reached = accuracy(x_held, weights, labels[held])
    seconds = time.perf_counter() - started
    verdict = "ok" if reached >= ACCURACY else "FAILED"
    print(f"  held-out accuracy {reached:.2%} after {seconds:.1f} s; at least {ACCURACY:.0%} wanted: {verdict}")
    return reached >= ACCURACY


def scores(x: Any, weights: Sequence[Any]) -> Any:
    first, first_bias, second, second_bias = weights
    return pl.matmul(pl.tanh(pl.matmul(x, first) + first_bias), second) + second_bias


def cross_entropy(logits: Any, targets: Any) -> Any:
    """The mean of -log(softmax), with the largest score taken out so that exp does not overflow."""
    shifted = logits - pl.max(logits, axis=1, keepdims=True).detach()
    log_total = pl.log(pl.sum(pl.exp(shifted), axis=1, keepdims=True))
    return pl.mean(pl.sum((log_total - shifted) * targets, axis=1))


def accuracy(x: Any, weights: Sequence[Any], labels: Any) -> float:
    found = pl.argmax(scores(x, weights), axis=1)
    return float(np.mean(found.numpy() == labels))


if __name__ == "__main__":
    sys.exit(main())
