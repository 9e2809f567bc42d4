"""The build backend: scikit-build-core, once there is a compiler to call.

Without one a CMake log of a hundred lines says so in passing; this says it in one sentence.
"""

from __future__ import annotations

import os
import shutil
import sys

from scikit_build_core.build import *  # noqa: F403
from scikit_build_core.build import build_editable as _build_editable
from scikit_build_core.build import build_wheel as _build_wheel


def _require_compiler() -> None:
    wanted = os.environ.get("CXX", "").split()
    candidates = wanted[:1] or ["c++", "g++", "clang++"]
    if not any(map(shutil.which, candidates)):
        sys.exit(
            f"pylucid: no C++ compiler found (looked for {', '.join(candidates)}): install one that knows C++20, "
            "such as g++ 12 or newer, or set CXX."
        )


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):  # type: ignore[no-untyped-def]
    _require_compiler()
    return _build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):  # type: ignore[no-untyped-def]
    _require_compiler()
    return _build_editable(wheel_directory, config_settings, metadata_directory)
