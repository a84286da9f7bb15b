"""The time to compile a native function: after enough executions of functions like it, once a process."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ldsopt.simt.native.engine import NativeCall

ENOUGH = 500
"""Executions by the interpreter: to compile a function takes as long as some hundred of them."""


class NativeFunction(Protocol):
    """The key of a native function; equal ones are the same function."""

    def ir(self) -> str:
        """The LLVM module that holds the function."""

    def signatures(self) -> Mapping[str, Sequence[Any]]:
        """The types of the arguments of the module's functions, by name."""


_compiled: dict[NativeFunction, dict[str, NativeCall]] = {}
_executed: Counter[NativeFunction] = Counter()


def calls_of(function: NativeFunction) -> dict[str, NativeCall] | None:
    """The functions of its module, if it was asked for often enough to be worth its compilation."""
    found = _compiled.get(function)
    if found is None:
        _executed[function] += 1
        if _executed[function] < ENOUGH:
            return None
        from ldsopt.simt.native.engine import compiled, is_available

        if not is_available():
            return None
        found = _compiled[function] = compiled(function.ir(), function.signatures())
    return found


def address_of(call: NativeCall) -> int:
    """The address of the machine code of a native function, for machine code that calls it."""
    return ctypes.cast(call, ctypes.c_void_p).value or 0  # type: ignore[arg-type]
