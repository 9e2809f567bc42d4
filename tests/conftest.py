"""Suites that say how many cases they examined and fail when they examined none.

A generated test takes the fixture `examined` and calls it with the number of cases it looked at; a test that looked at
none fails, and so does a run in which a selected suite came to zero. The counts stand at the end of the report.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_COUNTS: pytest.StashKey[Counter[str]] = pytest.StashKey()
_SUITES: pytest.StashKey[set[str]] = pytest.StashKey()
_SKIPPED: pytest.StashKey[Counter[str]] = pytest.StashKey()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_COUNTS] = Counter()
    config.stash[_SUITES] = set()
    config.stash[_SKIPPED] = Counter()


def _suite(nodeid: str) -> str:
    return nodeid.split("[")[0].removeprefix("tests/")


def pytest_collection_finish(session: pytest.Session) -> None:
    for item in session.items:
        if "examined" in getattr(item, "fixturenames", ()):
            session.config.stash[_SUITES].add(_suite(item.nodeid))


@pytest.fixture
def examined(request: pytest.FixtureRequest) -> Iterator[Callable[[int], None]]:
    """Call with the number of cases that the test looked at."""
    seen = 0

    def count(cases: int = 1) -> None:
        nonlocal seen
        seen += cases

    yield count
    request.config.stash[_COUNTS][_suite(request.node.nodeid)] += seen
    if seen == 0 and not getattr(request.node, "stopped_early", False):
        pytest.fail("this test examined no case")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if call.when == "call" and not report.passed:
        item.stopped_early = True  # type: ignore[attr-defined]
    nothing = "empty parameter set" in str(report.longrepr)
    if report.skipped and not nothing and "examined" in getattr(item, "fixturenames", ()):
        item.config.stash[_SKIPPED][_suite(item.nodeid)] += 1
    return report


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """With pytest-xdist the tests run in other processes, which send what they counted at their end."""
    sent = getattr(node, "workeroutput", {}).get("pylucid_suites")
    if sent is not None:
        counts, suites, skipped = sent
        node.config.stash[_COUNTS].update(counts)
        node.config.stash[_SUITES].update(suites)
        node.config.stash[_SKIPPED].update(skipped)


def _empty(config: pytest.Config) -> Sequence[str]:
    counts, skipped = config.stash[_COUNTS], config.stash[_SKIPPED]
    return sorted(s for s in config.stash[_SUITES] if not counts[s] and not skipped[s])


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    stash, output = session.config.stash, getattr(session.config, "workeroutput", None)
    if output is not None:
        output["pylucid_suites"] = (dict(stash[_COUNTS]), sorted(stash[_SUITES]), dict(stash[_SKIPPED]))
        return
    if exitstatus == pytest.ExitCode.OK and not session.config.option.collectonly and _empty(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    counts = config.stash[_COUNTS]
    if not config.stash[_SUITES] or config.option.collectonly:
        return
    terminalreporter.section("generated suites")
    for suite in sorted(config.stash[_SUITES]):
        terminalreporter.write_line(f"{counts[suite]:>9,} cases  {suite}")
    for suite in _empty(config):
        terminalreporter.write_line(f"{suite}: no case was examined", red=True)
