"""The demonstration and the benchmark: that they find what is wrong, and leave nothing out unsaid."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tools import demo
from tools.bench import operators, timing
from tools.bench.__main__ import usual_sections
from tools.bench.libraries import LAYOUTS, Library, Setting, arrays, values
from tools.bench.report import Measurement, Report, Target


def test_every_element_wise_operator_is_compared_or_left_out_with_a_reason() -> None:
    compared = {case.operator for case in operators.cases()}
    left_out = operators.uncompared()
    print(f"{len(compared)} compared, {len(left_out)} left out")
    assert compared | set(left_out) == {op.name for op in operators.records()}
    assert left_out == operators.LEFT_OUT
    assert compared >= operators.MEMORY_BOUND


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_case_runs(layout: str) -> None:
    library = Library("pylucid", 1)
    setting = Setting(layout, 30)
    count = 0
    for case in operators.cases():
        work = library.work(case, arrays(library, case, setting, values(case, setting)))
        result = eval(work.statement, dict(work.names))
        first = result[0] if isinstance(result, tuple) else result
        assert first.size == 30, case.name
        if case.has_gradient:
            library.backward(case, arrays(library, case, setting, values(case, setting)))
        count += 1
    print(f"{count} cases")
    assert count > 100


def test_layouts_are_what_they_say() -> None:
    library = Library("pylucid", 1)
    (case,) = operators.cases(frozenset(["square"]))
    strides = {}
    for layout in LAYOUTS:
        setting = Setting(layout, 30)
        (array,) = arrays(library, case, setting, values(case, setting))
        strides[layout] = array.strides
    assert strides == {"contiguous": (4,), "strided": (48, 8), "transposed": (4, 20), "broadcast": (0, 4)}


def test_sections_of_operators() -> None:
    """None is run that would have nothing to measure."""
    assert usual_sections(frozenset(["prod", "topk"])) == ("arrays",)
    for chosen in (frozenset[str](), frozenset(["square"]), frozenset(["square", "prod"])):
        assert {"calls", "forward", "arrays"} <= set(usual_sections(chosen))


def test_medians() -> None:
    slow = timing.Work("sum(range(n))", {"n": 20_000})
    fast = timing.Work("sum(range(n))", {"n": 20})
    seconds = timing.compare({"slow": slow, "fast": fast}, timing.Plan(3, 0.0001))
    assert 0 < seconds["fast"] < seconds["slow"]


def test_ratios_and_verdicts() -> None:
    measured = Measurement("forward", "square", {"pylucid": 1.0, "torch": 4.0})
    assert measured.speed("torch") == 4.0
    assert measured.share("torch") == 0.25
    assert Target("speed", 1.4, 1.5, at_least=True).met is False
    assert Target("time", 0.14, 0.15, at_least=False).met is True
    report = Report([measured])
    report.target("speed", 1.4, 1.5, at_least=True)
    found = report.as_json()
    assert found["measurements"][0]["times_as_fast"] == {"torch": 4.0}
    assert found["targets"][0]["met"] is False


def test_the_demonstration_finds_a_difference(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    points = np.linspace(-1, 1, 3)
    assert demo.compare_operator("square", points, ["cpu"])
    monkeypatch.setattr(demo, "TOLERANCE", 1e-12)
    assert not demo.compare_operator("tanh", points, ["cpu"])
    assert "FAILED: cpu and float64 differ by" in capsys.readouterr().out


def test_a_derivative_that_is_not_a_number_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo, "derivatives", lambda *_: [np.full(3, np.nan)] * 4)
    assert not demo.compare_operator("square", np.zeros(3), ["cpu"])


def test_the_demonstration_fails_when_it_does_not_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sklearn", reason="the digits come with scikit-learn")
    monkeypatch.setattr(demo, "STEPS", 1)
    assert not demo.train_digits()
