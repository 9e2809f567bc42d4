"""The versions of the installed tools, read from the names of their metadata folders.

`importlib.metadata` gives the same in ten times the time, which a run with nothing to do would notice.
"""

from __future__ import annotations

import os
import sys


def version(tool: str) -> str:
    """The version of an installed distribution; nothing where there is none."""
    prefix = tool.lower().replace("-", "_") + "-"
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for name in sorted(names):
            if name.lower().startswith(prefix) and name.endswith((".dist-info", ".egg-info")):
                return name[len(prefix) :].rpartition(".")[0]
    return ""
