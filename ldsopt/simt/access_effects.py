"""The effect of an access on memory, as far as races are concerned, and with what it races."""

from __future__ import annotations

from enum import Enum


class AccessEffect(Enum):
    """The effect of an access on memory, as far as races are concerned; its value is its row in the record."""

    READ = 0
    WRITE = 1
    CHANGE = 2
    """An atomic operation, or an atomic store."""
    ATOMIC_READ = 3

    @property
    def is_write(self) -> bool:
        """The memory is changed."""
        return self in (AccessEffect.WRITE, AccessEffect.CHANGE)


RACES_WITH = {
    AccessEffect.READ.value: [1, 2],
    AccessEffect.WRITE.value: [0, 1, 2, 3],
    AccessEffect.CHANGE.value: [0, 1],
    AccessEffect.ATOMIC_READ.value: [1],
}
"""The rows of the record that an access races with: one of the two writes, and one is not atomic."""
