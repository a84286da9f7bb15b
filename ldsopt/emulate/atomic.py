"""Read-modify-write operations on memory, by the part of the mnemonic that names them.

Lanes take their turns in the order of their numbers; the hardware promises no order. Source: RDNA4 ISA, 16.15, 16.19.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.patterns import pattern
from ldsopt.simt.kinds import Array

_NAME = pattern(
    r"(?P<name>add|sub|rsub|csub|inc|dec|[su]?min|[su]?max|and|or|xor|swap|wrxchg|storexchg|cmpswap|cmpst|cmpstore)"
    r"(?P<num>_num)?(?P<rtn>_rtn)?(?:_(?P<type>[uibf])(?P<bits>32|64))?(?P<two>_x2)?$"
)
_AtomicChange = Callable[[Any, Any], Any]


@dataclass(frozen=True, slots=True)
class MemoryAtomic:
    """One of them.

    Attributes:
        change: from the old value and the operand to the new value.
        dtype: that both have.
        compares: the operand is a new value and one to compare with.
        compare_first: the latter stands first.
    """

    change: _AtomicChange
    dtype: np.dtype[np.generic]
    compares: bool = False

    @property
    def size(self) -> int:
        """Bytes that it takes in memory, a lane."""
        return self.dtype.itemsize

    def run(self, memory: Array, addresses: Array, operands: Array) -> Array:
        """Changes memory at each address, in turn; the old bytes.

        Args:
            memory: its bytes.
            addresses: of each lane.
            operands: bytes of each lane; with `compares` the new value's, then those to compare with.
        """
        size = self.size
        old = np.zeros((len(addresses), size), np.uint8)
        for row, address in enumerate(addresses.tolist()):
            place = memory[address : address + size]
            old[row] = place
            before = old[row].view(self.dtype)[0]
            given = np.ascontiguousarray(operands[row]).view(self.dtype)
            if self.compares:
                after = given[0] if before == given[1] else before
            else:
                after = self.change(before, given[0])
            place[:] = np.array([after], self.dtype).view(np.uint8)
        return old


def _increment(old: Any, limit: Any) -> Any:
    return old.dtype.type(0) if old >= limit else old + old.dtype.type(1)


def _decrement(old: Any, limit: Any) -> Any:
    return limit if old == 0 or old > limit else old - old.dtype.type(1)


_CHANGES: dict[str, _AtomicChange] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "rsub": lambda a, b: b - a,
    "inc": _increment,
    "dec": _decrement,
    "min": np.fmin,
    "max": np.fmax,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "swap": lambda a, b: b,
}


def memory_atomic(words: str) -> MemoryAtomic:
    """The operation that the part of a mnemonic names: ``add_u32``, ``cmpst_rtn_b64``, ``smax_x2``.

    Raises:
        NotUnderstood: it names none that is known here.
    """
    found = _NAME.match(words)
    if found is None:
        raise NotUnderstood(f"the atomic operation {words}")
    name, letter = found["name"], found["type"] or "u"
    size = 8 if found["two"] else int(found["bits"] or 32) // 8
    if name in ("smin", "smax"):
        letter, name = "i", name[1:]
    if name in ("umin", "umax"):
        letter, name = "u", name[1:]
    name = {"wrxchg": "swap", "storexchg": "swap", "cmpst": "cmpswap", "cmpstore": "cmpswap"}.get(name, name)
    dtype = np.dtype(f"{'u' if letter == 'b' else letter}{size}")
    if name == "cmpswap":
        return MemoryAtomic(_CHANGES["swap"], dtype, compares=True)
    if name not in _CHANGES:
        raise NotUnderstood(f"the atomic operation {words}")
    return MemoryAtomic(_CHANGES[name], dtype)
