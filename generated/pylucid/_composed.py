# Generated from ops.yaml. Do not edit.
"""The composites of ops.yaml: operators that are functions of other operators."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from pylucid._composites import _check
from pylucid._core import Dtype, Tensor, _add_method

_Number: TypeAlias = bool | int | float | complex


