"""The generated files on disk: written if changed, listed in a manifest, removed when no longer generated.

`write(out, files)` makes the folder hold exactly `files` of what the generator owns; `stale(out, files)` says what it
would change. A file that is not in the manifest is not ours: it is never overwritten or removed. Each file is replaced
in one step, and the manifest names a file before it is written, so that an interrupted run can be repeated.

`Fingerprint` remembers in `.cache/` what the last run read and wrote: a run with nothing to do ends at once, and one
that finds other files than it left takes their texts from where rendering remembers them.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from codegen.versions import version

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MANIFEST = "manifest.json"

_PART = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")
_TOOLS = ("PyYAML", "Jinja2", "mpmath", "numpy")


class WriteError(Exception):
    """The output folder is not as the generator left it, or cannot be written."""


@dataclass(frozen=True, slots=True)
class WriteSummary:
    written: tuple[str, ...]
    removed: tuple[str, ...]
    kept: tuple[str, ...]  # no longer generated, but edited by hand


@dataclass(frozen=True, slots=True)
class Stale:
    """A file that `gen` would change, and why."""

    path: str
    why: str


def write(out: Path, files: Mapping[str, str]) -> WriteSummary:
    """Make `out` hold `files` (path relative to `out`, with `/`, to text)."""
    contents = {path: text.encode("utf-8") for path, text in files.items()}
    old = read_manifest(out)
    new = {path: _hash(content) for path, content in contents.items()}
    current = {path: _current(out, path) for path in (*new, *(old.keys() - new.keys()))}
    changed = [path for path in sorted(new) if current[path] != new[path]]
    foreign = [path for path in changed if path not in old and _resolve(out, path).exists()]
    if foreign:
        raise WriteError(f"`{out / foreign[0]}` exists and was not written by the generator: move it away")
    gone = sorted(old.keys() - new.keys())
    kept = tuple(path for path in gone if current[path] not in (None, old[path]))
    removed = tuple(path for path in gone if path not in kept)
    try:
        listed = bool(changed or removed) and _write_manifest(out, {**old, **new})
        for path in changed:
            replace_file(_resolve(out, path), contents[path])
        for path in removed:
            _remove(out, path)
        listed |= _write_manifest(out, new)
    except OSError as problem:
        raise WriteError(f"cannot write `{problem.filename or out}`: {problem.strerror}") from problem
    return WriteSummary((*changed, *([MANIFEST] if listed else [])), removed, kept)


def stale(out: Path, files: Mapping[str, str]) -> list[Stale]:
    """What `write` would change, without changing it."""
    old = read_manifest(out)
    found: list[Stale] = []
    for path, text in files.items():
        current = _current(out, path)
        if current is None:
            found.append(Stale(path, "is missing"))
        elif current != _hash(text.encode("utf-8")):
            edited = path in old and current != old[path]
            found.append(Stale(path, "was edited by hand" if edited else "is out of date"))
        elif old.get(path) != current:
            found.append(Stale(path, "is not in the manifest as it stands"))
    found += [Stale(path, "is no longer generated") for path in old.keys() - files.keys()]
    return sorted(found, key=lambda item: item.path)


def read_manifest(out: Path) -> dict[str, str]:
    """The files that the generator owns in `out`, with the hash of each."""
    path = out / MANIFEST
    if path.is_symlink():
        raise WriteError(f"`{path}` is a symbolic link")
    try:
        entries = json.loads(path.read_bytes())["files"]
        damaged = not isinstance(entries, dict) or not all(isinstance(value, str) for value in entries.values())
    except FileNotFoundError:
        return {}
    except OSError as problem:
        raise WriteError(f"cannot read `{path}`: {problem.strerror}") from problem
    except (ValueError, KeyError, TypeError, RecursionError):
        damaged = True
    if damaged:
        raise WriteError(f"`{path}` is damaged: restore it, or delete it together with the files beside it")
    return dict(entries)


def _resolve(out: Path, path: str) -> Path:
    """The file that a relative path means, refusing every way out of the folder."""
    parts = path.split("/")
    if not all(_PART.fullmatch(part) for part in parts) or path == MANIFEST:
        raise WriteError(f"`{path}` is not a path inside the output folder")
    target = str(out)
    for part in parts:
        target = os.path.join(target, part)
        if os.path.islink(target):
            raise WriteError(f"`{target}` is a symbolic link: the generator writes no file through one")
    return Path(target)


def _current(out: Path, path: str) -> str | None:
    """The hash of a file as it stands, or None where there is none."""
    target = _resolve(out, path)
    try:
        return _hash(target.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as problem:
        raise WriteError(f"cannot read `{target}`: {problem.strerror}") from problem


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _write_manifest(out: Path, entries: Mapping[str, str]) -> bool:
    """Write the manifest if it changes, and say whether it did."""
    text = json.dumps({"files": dict(sorted(entries.items()))}, indent=1) + "\n"
    content = text.encode("ascii")
    path = out / MANIFEST
    if path.exists() and path.read_bytes() == content:
        return False
    replace_file(path, content)
    return True


def replace_file(target: Path, content: bytes) -> None:
    """Write a file in one step: no reader sees half of it."""
    folder, name = os.path.split(target)
    temporary = os.path.join(folder, f".{name}.{os.getpid()}.tmp")
    try:
        try:
            stream = open(temporary, "wb")  # noqa: SIM115
        except FileNotFoundError:
            os.makedirs(folder, exist_ok=True)
            stream = open(temporary, "wb")  # noqa: SIM115
        with stream:
            stream.write(content)
        os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise


def read_checked(path: Path) -> str | None:
    """What `write_checked` has written, or None where it is not whole."""
    try:
        check, _, content = path.read_bytes().partition(b"\n")
        return content.decode("ascii") if check == _hash(content).encode("ascii") else None
    except (OSError, ValueError):
        return None


def write_checked(path: Path, content: str) -> None:
    """Write ASCII text below its hash. A cache that cannot be written costs time, not correctness."""
    data = content.encode("ascii")
    with suppress(OSError):
        replace_file(path, _hash(data).encode("ascii") + b"\n" + data)


def _remove(out: Path, path: str) -> None:
    """Remove a file and the folders that it leaves empty."""
    target = _resolve(out, path)
    target.unlink(missing_ok=True)
    for folder in target.parents:
        if folder == out or not folder.is_dir() or any(folder.iterdir()):
            return
        folder.rmdir()


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What a run depends on. Two runs with equal `inputs` generate the same files."""

    inputs: str
    path: Path
    out: Path
    texts: Path  # the folder where rendering remembers texts

    @classmethod
    def of(cls, ops: Path, out: Path, cache: Path, functions: Iterable[Path]) -> Fingerprint:
        """The fingerprint of generating `out` from `ops` with this generator, where `functions` are the files of those
        that records name."""
        read = [generator(), _hash(ops.read_bytes())]
        read += [f"{path.name} {_hash(path.read_bytes())}" for path in sorted(functions)]
        inputs = _hash("\0".join(read).encode())
        place = _hash(f"{ops.resolve()}\0{out.resolve()}".encode())[:16]
        return cls(inputs, cache / f"codegen-{place}.json", out, cache / "families")

    def facts(self) -> str | None:
        """The facts of the last run where nothing has changed since, neither what it read nor what it wrote."""
        try:
            saved = json.loads(self.path.read_bytes())
            if saved["inputs"] != self.inputs or saved["manifest"] != _hash((self.out / MANIFEST).read_bytes()):
                return None
            entries = read_manifest(self.out)
            same = all(_current(self.out, path) == value for path, value in entries.items())
            return str(saved["facts"]) if same else None
        except (OSError, ValueError, KeyError, TypeError, WriteError):
            return None

    def again(self) -> tuple[dict[str, str], str] | None:
        """The files and the facts of the last run where it read the same, and all texts are remembered."""
        try:
            saved = json.loads(self.path.read_bytes())
            if saved["inputs"] != self.inputs:
                return None
            facts, wanted = str(saved["facts"]), dict(saved["files"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
        known: dict[str, str] = {}
        for path in sorted(self.texts.glob("*.json")):
            with suppress(ValueError, TypeError):
                known |= json.loads(read_checked(path) or "[{}]")[-1]
        files = {path: known.get(path, "") for path in wanted}
        same = all(_hash(text.encode("utf-8")) == wanted[path] for path, text in files.items())
        return (files, facts) if same else None

    def remember(self, facts: str, files: Mapping[str, str]) -> None:
        """Record a finished run. A cache that cannot be written costs time, not correctness."""
        try:
            manifest = _hash((self.out / MANIFEST).read_bytes())
            hashes = {path: _hash(text.encode("utf-8")) for path, text in files.items()}
            saved = {"inputs": self.inputs, "manifest": manifest, "facts": facts, "files": hashes}
            replace_file(self.path, (json.dumps(saved, indent=1) + "\n").encode("ascii"))
        except OSError:
            return


def generator() -> str:
    """A digest of the generator itself: its sources, its templates, and the tools that it uses."""
    digest = hashlib.sha256()
    package = Path(__file__).parent
    for file in _sources(package):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    digest.update("\0".join((sys.version, *map(version, _TOOLS))).encode())
    return digest.hexdigest()


def _sources(package: Path) -> Iterable[Path]:
    found = [*package.rglob("*.py"), *(path for path in (package / "templates").rglob("*") if path.is_file())]
    return sorted({path for path in found if "__pycache__" not in path.parts})
