"""Measurements, targets, and how they are printed."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from tools.bench.timing import geometric_mean


@dataclass(frozen=True, slots=True)
class Measurement:
    """Seconds (or bytes) of each library in one case."""

    section: str
    case: str
    seconds: dict[str, float]
    layout: str = ""
    size: int = 0
    dtype: str = "float32"
    threads: int = 1
    memory_bound: bool = False

    def speed(self, peer: str) -> float:
        """How many times as fast as a peer pylucid is."""
        return self.seconds[peer] / self.seconds["pylucid"]

    def share(self, peer: str) -> float:
        """pylucid's time as a share of a peer's."""
        return self.seconds["pylucid"] / self.seconds[peer]

    @property
    def label(self) -> str:
        return " ".join(w for w in (self.case, self.layout, f"{self.size:,}" if self.size else "", self.dtype) if w)


@dataclass(frozen=True, slots=True)
class Target:
    """A figure beside what it is to be."""

    name: str
    value: float
    limit: float
    at_least: bool
    unit: str = "x"

    @property
    def met(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def __str__(self) -> str:
        sign = ">=" if self.at_least else "<="
        verdict = "ok" if self.met else "missed"
        return f"{self.name:<84} {self.value:8.2f} {self.unit:<2} {sign} {self.limit:<5g} {verdict}"


@dataclass(slots=True)
class Report:
    """Everything that a run found."""

    measurements: list[Measurement] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def heading(self, text: str) -> None:
        print(f"\n{text}\n{'-' * len(text)}", flush=True)

    def target(self, name: str, value: float, limit: float, *, at_least: bool, unit: str = "x") -> None:
        target = Target(name, value, limit, at_least, unit)
        self.targets.append(target)
        print(target, flush=True)

    def figure(self, name: str, value: float, unit: str) -> None:
        self.figures[name] = value
        print(f"{name:<84} {value:8.2f} {unit}", flush=True)

    def note(self, text: str) -> None:
        self.notes.append(text)
        print(f"note: {text}", flush=True)

    def table(self, found: list[Measurement], peer: str, groups: tuple[str, ...]) -> None:
        """Geometric mean, least and greatest speed in each group of measurements."""
        print(f"{' '.join(groups):<40} {'cases':>6} {'geometric mean':>15} {'least':>7} {'greatest':>9}")
        keys = sorted({tuple(getattr(m, g) for g in groups) for m in found})
        for key in keys:
            speeds = [m.speed(peer) for m in found if tuple(getattr(m, g) for g in groups) == key]
            words = " ".join(f"{part:,}" if isinstance(part, int) else part for part in key)
            mean = geometric_mean(speeds)
            print(f"{words:<40} {len(speeds):>6} {mean:>15.2f} {min(speeds):>7.2f} {max(speeds):>9.2f}", flush=True)

    def slowest(self, found: list[Measurement], peer: str, count: int = 10) -> None:
        print(f"the {min(count, len(found))} slowest against {peer}:")
        for m in sorted(found, key=lambda m: m.speed(peer))[:count]:
            ours, theirs = m.seconds["pylucid"], m.seconds[peer]
            print(f"  {m.label:<50} {m.speed(peer):6.2f} x  {ours * 1e6:12,.2f} us  {theirs * 1e6:12,.2f} us")

    def as_json(self) -> dict[str, Any]:
        rows = []
        for m in self.measurements:
            peers = {peer: m.speed(peer) for peer in m.seconds if peer != "pylucid"}
            rows.append(asdict(m) | {"times_as_fast": peers})
        targets = [asdict(t) | {"met": t.met} for t in self.targets]
        return {"targets": targets, "figures": self.figures, "notes": self.notes, "measurements": rows}
