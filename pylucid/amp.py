"""Mixed precision: inside `autocast`, operators compute in a smaller dtype where their record allows it.

    with pylucid.amp.autocast(dtype=pylucid.bfloat16):
        loss = model(x)

Each operator's policy decides: `Promote` casts float16, bfloat16 and float32 inputs to the autocast dtype, `KeepInput`
leaves inputs alone, `ForceFP32` computes in float32. Autocast is off during backward: it runs in forward's dtypes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ParamSpec, Self, TypeVar

from pylucid import _core
from pylucid._composites import _check
from pylucid._data_types import dtype_argument
from pylucid._decorators import decorated

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

P = ParamSpec("P")
R = TypeVar("R")

__all__ = ["autocast", "is_autocast_enabled"]


class autocast:
    """A context manager and decorator in which `device_type` computes in `dtype` (float16 or bfloat16, the default).

    On the cpu float16 becomes float32. Contexts nest; `enabled=False` switches off an outer one.
    """

    def __init__(self, device_type: str = "cpu", dtype: _core._DtypeLike | None = None, enabled: bool = True) -> None:
        found = _core.bfloat16 if dtype is None else dtype_argument("autocast", "dtype", dtype)
        if found not in (_core.float16, _core.bfloat16, _core.float32):
            raise TypeError(f"autocast: `dtype` is {found.name}; float16, bfloat16 and float32 are accepted")
        place = _check.device("autocast", "device_type", device_type)
        self._state = (_check.boolean("autocast", "enabled", enabled), found, place)
        self._before: list[tuple[bool, _core.Dtype, str]] = []

    def __enter__(self) -> Self:
        before = _core._autocast()
        _core._set_autocast(*self._state)
        self._before.append(before)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _core._set_autocast(*self._before.pop())

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        return decorated("autocast", function, self._state, _core._autocast, lambda state: _core._set_autocast(*state))


def is_autocast_enabled() -> bool:
    """Whether this thread is inside an enabled `autocast`."""
    return _core._autocast()[0]
