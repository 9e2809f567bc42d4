"""Writing if changed, the manifest, removal, hostile folders, and the fingerprint of a run."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from codegen import writer
from codegen.writer import MANIFEST, Fingerprint, Stale, WriteError, read_manifest, stale, write, write_checked

FILES = {"a.txt": "one\n", "cpp/b.txt": "zwei é\n", "cpp/deep/c.txt": "three\n"}


def tree(out: Path) -> dict[str, str]:
    return {
        path.relative_to(out).as_posix(): path.read_bytes().decode("utf-8")
        for path in sorted(out.rglob("*"))
        if path.is_file() and path.name != MANIFEST
    }


def test_writes_everything_the_first_time(tmp_path: Path) -> None:
    out = tmp_path / "new" / "generated"
    summary = write(out, FILES)
    assert (summary.written, summary.removed, summary.kept) == ((*sorted(FILES), MANIFEST), (), ())
    assert tree(out) == FILES
    assert list(read_manifest(out)) == sorted(FILES)
    assert stale(out, FILES) == []


def test_line_ends_are_as_given(tmp_path: Path) -> None:
    write(tmp_path, {"a.txt": "one\ntwo\r\n"})
    assert (tmp_path / "a.txt").read_bytes() == b"one\ntwo\r\n"


def test_a_second_run_touches_nothing(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    summary = write(tmp_path, FILES)
    assert summary.written == ()
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before


def test_only_what_changed_is_written(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    before = (tmp_path / "cpp/b.txt").stat().st_ino
    assert write(tmp_path, {**FILES, "a.txt": "other\n"}).written == ("a.txt", MANIFEST)
    assert (tmp_path / "cpp/b.txt").stat().st_ino == before
    assert tree(tmp_path)["a.txt"] == "other\n"


def test_removes_exactly_what_is_no_longer_generated(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    (tmp_path / "cpp" / "mine.txt").write_text("mine", encoding="utf-8")
    summary = write(tmp_path, {"a.txt": "one\n"})
    assert summary.removed == ("cpp/b.txt", "cpp/deep/c.txt")
    assert tree(tmp_path) == {"a.txt": "one\n", "cpp/mine.txt": "mine"}
    assert not (tmp_path / "cpp" / "deep").exists()
    assert list(read_manifest(tmp_path)) == ["a.txt"]


def test_empty_folders_go_with_their_files(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    write(tmp_path, {})
    assert sorted(path.name for path in tmp_path.iterdir()) == [MANIFEST]


def test_an_edited_file_that_is_no_longer_generated_is_kept(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    (tmp_path / "a.txt").write_text("edited", encoding="utf-8")
    files = {path: text for path, text in FILES.items() if path != "a.txt"}
    summary = write(tmp_path, files)
    assert (summary.removed, summary.kept) == ((), ("a.txt",))
    assert tree(tmp_path)["a.txt"] == "edited"


def test_stale_says_why(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    (tmp_path / "a.txt").write_text("edited", encoding="utf-8")
    (tmp_path / "cpp/b.txt").unlink()
    files = {"a.txt": "one\n", "cpp/b.txt": "zwei é\n", "new.txt": ""}
    assert stale(tmp_path, files) == [
        Stale("a.txt", "was edited by hand"),
        Stale("cpp/b.txt", "is missing"),
        Stale("cpp/deep/c.txt", "is no longer generated"),
        Stale("new.txt", "is missing"),
    ]
    assert [item.why for item in stale(tmp_path, {**FILES, "cpp/deep/c.txt": "x"})][-1] == "is out of date"


def test_stale_when_the_manifest_is_gone(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    (tmp_path / MANIFEST).unlink()
    assert {item.why for item in stale(tmp_path, FILES)} == {"is not in the manifest as it stands"}
    assert write(tmp_path, FILES).written == (MANIFEST,)
    assert stale(tmp_path, FILES) == []


def test_an_edited_file_is_generated_again(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    (tmp_path / "a.txt").write_text("edited", encoding="utf-8")
    assert write(tmp_path, FILES).written == ("a.txt",)
    assert tree(tmp_path) == FILES


def test_a_file_that_is_not_ours_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(WriteError, match="was not written by the generator"):
        write(tmp_path, FILES)
    assert tree(tmp_path) == {"a.txt": "mine"}


@pytest.mark.parametrize(
    "path", ["../a", "/etc/a", "a/../b", "a//b", "", ".", "a/.hidden", "a\\b", "C:a", "a\nb", "é", MANIFEST, "a/"]
)
def test_paths_stay_inside(path: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(WriteError, match="not a path inside"):
        write(out, {path: "x"})
    assert not out.exists()


@pytest.mark.parametrize("path", ["../victim", "/tmp/victim"])
def test_a_hostile_manifest_removes_nothing(path: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    write(out, FILES)
    victim = tmp_path / "victim"
    victim.write_text("x", encoding="utf-8")
    (out / MANIFEST).write_text(json.dumps({"files": {path: writer._hash(b"x")}}), encoding="utf-8")
    with pytest.raises(WriteError):
        write(out, FILES)
    assert victim.exists()


@pytest.mark.parametrize("text", ["", "[]", "{", '{"files": []}', '{"files": {"a": 1}}', "<<<<<<< ours", "[" * 100000])
def test_a_damaged_manifest(text: str, tmp_path: Path) -> None:
    (tmp_path / MANIFEST).write_text(text, encoding="utf-8")
    with pytest.raises(WriteError, match="damaged"):
        write(tmp_path, FILES)


def test_links_are_not_followed(tmp_path: Path) -> None:
    out, elsewhere = tmp_path / "out", tmp_path / "elsewhere"
    out.mkdir()
    elsewhere.mkdir()
    (out / "cpp").symlink_to(elsewhere)
    with pytest.raises(WriteError, match="symbolic link"):
        write(out, FILES)
    assert list(elsewhere.iterdir()) == []
    assert tree(out) == {}
    (out / "cpp").unlink()
    (elsewhere / "a").write_text("mine", encoding="utf-8")
    (out / "a.txt").symlink_to(elsewhere / "a")
    with pytest.raises(WriteError, match="symbolic link"):
        write(out, FILES)
    assert (elsewhere / "a").read_text(encoding="utf-8") == "mine"


def test_a_linked_manifest(tmp_path: Path) -> None:
    (tmp_path / MANIFEST).symlink_to(tmp_path / "other")
    with pytest.raises(WriteError, match="symbolic link"):
        write(tmp_path, FILES)


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.txt").mkdir()
    with pytest.raises(WriteError):
        write(tmp_path, FILES)


def test_an_interrupted_run_can_be_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, {"a.txt": "old\n", "gone.txt": "x\n"})
    replace = os.replace

    def fail(source: str | os.PathLike[str], target: str | os.PathLike[str]) -> None:
        if Path(target).name == "c.txt":
            raise OSError(28, "No space left on device", str(target))
        replace(source, target)

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(WriteError, match="No space left"):
        write(tmp_path, FILES)
    monkeypatch.undo()
    assert not [path for path in tmp_path.rglob("*") if path.name.endswith(".tmp")]
    assert write(tmp_path, FILES).removed == ("gone.txt",)
    assert tree(tmp_path) == FILES


def fingerprint(tmp_path: Path) -> Fingerprint:
    functions = (tmp_path / "modules").glob("*.py")
    return Fingerprint.of(tmp_path / "ops.yaml", tmp_path / "out", tmp_path / ".cache", functions)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    (tmp_path / "ops.yaml").write_text("- family: a\n", encoding="utf-8")
    (tmp_path / "modules").mkdir()
    (tmp_path / "modules" / "a.py").write_text("def f(): ...\n", encoding="utf-8")
    write(tmp_path / "out", FILES)
    fingerprint(tmp_path).remember("3 operators", FILES)
    return tmp_path


def test_nothing_to_do(finished: Path) -> None:
    assert fingerprint(finished).facts() == "3 operators"


@pytest.mark.parametrize("change", ["records", "module", "edited", "missing", "manifest", "cache"])
def test_something_to_do(change: str, finished: Path) -> None:
    paths = {
        "records": finished / "ops.yaml",
        "module": finished / "modules" / "a.py",
        "edited": finished / "out" / "a.txt",
        "manifest": finished / "out" / MANIFEST,
        "cache": next((finished / ".cache").iterdir()),
    }
    if change == "missing":
        (finished / "out" / "a.txt").unlink()
    else:
        paths[change].write_text("changed", encoding="utf-8")
    assert fingerprint(finished).facts() is None


def test_the_generator_is_an_input(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = finished / "package"
    package.mkdir()
    (package / "writer.py").write_text("x", encoding="utf-8")
    monkeypatch.setattr(writer, "__file__", str(package / "writer.py"))
    fingerprint(finished).remember("facts", FILES)
    assert fingerprint(finished).facts() == "facts"
    (package / "views.py").write_text("y", encoding="utf-8")
    assert fingerprint(finished).facts() is None


def test_tool_versions_are_inputs(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "version", lambda tool: "another")
    assert fingerprint(finished).facts() is None


def texts(finished: Path, files: dict[str, str]) -> None:
    write_checked(finished / ".cache" / "families" / "a.json", json.dumps(["key", {}, files]))


@pytest.mark.parametrize("change", ["edited", "missing", "manifest"])
def test_remembered_texts_are_written_again(change: str, finished: Path) -> None:
    texts(finished, FILES)
    target = finished / "out" / ("manifest.json" if change == "manifest" else "a.txt")
    target.unlink() if change == "missing" else target.write_text("changed", encoding="utf-8")
    assert fingerprint(finished).again() == (FILES, "3 operators")


def test_other_texts_are_not_taken(finished: Path) -> None:
    assert fingerprint(finished).again() is None
    texts(finished, {**FILES, "a.txt": "another text"})
    assert fingerprint(finished).again() is None
    texts(finished, FILES)
    family = finished / ".cache" / "families" / "a.json"
    family.write_text(family.read_text("ascii") + " ", encoding="ascii")
    assert fingerprint(finished).again() is None


def test_texts_of_other_records_are_not_taken(finished: Path) -> None:
    texts(finished, FILES)
    (finished / "ops.yaml").write_text("- family: b\n", encoding="utf-8")
    assert fingerprint(finished).again() is None


def test_another_output_folder_has_its_own_memory(finished: Path) -> None:
    functions = (finished / "modules").glob("*.py")
    assert Fingerprint.of(finished / "ops.yaml", finished / "other", finished / ".cache", functions).facts() is None


def test_a_cache_that_cannot_be_written_is_no_error(finished: Path) -> None:
    Fingerprint("x", finished / "ops.yaml" / "cache.json", finished / "out", finished / "families").remember(
        "facts", FILES
    )
