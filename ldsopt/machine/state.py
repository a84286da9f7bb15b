"""What registers may hold at one place in the code, in all waves of a workgroup, whenever one comes by.

Scalar registers and, of vector registers, all active lanes together: one set of integers each (`Integers`); what is not
noted may hold anything.

Lanes that are not active keep what they had. So vector registers have a second set, for the *idle* lanes, which no
instruction changes. Where EXEC loses lanes, their values join the idle ones; where it gets lanes back, the idle ones
join the active ones. That asks for which lanes EXEC has, compared with those that the kernel began with:

* `Lanes.ALL`: the same, so no lane is idle.
* `Lanes.SOME`: some of these.
* ``None``: not known. There may be lanes that no instruction of the kernel ever wrote, so all vector registers may hold
  anything.

The same is noted of scalar registers that hold masks as wide as a wave: saved ones, results of comparisons (which have
zeros for lanes that are not active), and what is made of them by logic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.machine.arithmetic import UNKNOWN

Values = dict[str, Integers]
"""By register of 32 bits; one that is absent may hold anything."""


class Lanes(Enum):
    """Which of the lanes that the kernel began with a mask has; it has no others."""

    ALL = "all"
    SOME = "some"


class WaveState:
    """The state; see the module.

    Attributes:
        scalars, active: what scalar registers hold, and vector registers in active lanes.
        idle: what vector registers hold in idle lanes; ``None`` if there are no idle lanes.
        masks: what is known of scalar registers as masks, by the first of their registers.
        exec: of EXEC.
    """

    __slots__ = ("active", "exec", "idle", "masks", "scalars")

    def __init__(self) -> None:
        self.scalars: Values = {}
        self.active: Values = {}
        self.idle: Values | None = None
        self.masks: dict[str, Lanes] = {}
        self.exec: Lanes | None = Lanes.ALL

    def copy(self) -> WaveState:
        """An independent copy."""
        other = WaveState()
        other.scalars, other.active = self.scalars.copy(), self.active.copy()
        other.idle = None if self.idle is None else self.idle.copy()
        other.masks, other.exec = self.masks.copy(), self.exec
        return other

    def value(self, register: str) -> Integers:
        """What a register of 32 bits holds, a vector register in active lanes."""
        home = self.active if register[0] in "va" and register[1:].isdigit() else self.scalars
        return home.get(register, UNKNOWN)

    def of_any_lane(self, register: str) -> Integers:
        """What a vector register holds in whichever lane, active or not."""
        value = self.value(register)
        return value if self.idle is None else integers.join(value, self.idle.get(register, UNKNOWN))

    def write(self, register: str, value: Integers) -> None:
        """Notes what a register of 32 bits holds now, a vector register in active lanes."""
        if register.startswith("exec"):
            return  # it changes by more than writes; `exec` is all that is known of it
        is_vector = register[0] in "va" and register[1:].isdigit()
        home = self.active if is_vector else self.scalars
        if value.is_full:
            home.pop(register, None)
        else:
            home[register] = value
        if not is_vector:
            self._forget_masks(register)

    def forget(self, written: Iterable[str]) -> None:
        """Notes that nothing is known of these registers any more."""
        for register in written:
            self.write(register, UNKNOWN)

    def forget_all(self) -> None:
        """Notes that nothing is known of any register."""
        self.scalars.clear()
        self.masks.clear()
        self.set_exec(None)

    def _forget_masks(self, register: str) -> None:
        self.masks.pop(register, None)
        if register.endswith("_hi"):
            self.masks.pop(register[:-3] + "_lo", None)
        elif register[0] == "s" and register[1:].isdigit():
            self.masks.pop(f"s{int(register[1:]) - 1}", None)

    def mask(self, register: str) -> Lanes | None:
        """What is known of a mask, by the first of its registers."""
        return self.exec if register == "exec_lo" else self.masks.get(register)

    def lose_lanes(self) -> None:
        """EXEC has none but lanes that it had."""
        self.idle = self.active.copy() if self.idle is None else _joined(self.active, self.idle)
        if self.exec is not None:
            self.exec = Lanes.SOME

    def set_exec(self, lanes: Lanes | None, *, keeps: bool = False) -> None:
        """EXEC has these lanes now.

        Args:
            lanes: which.
            keeps: those that it had are among them.
        """
        if lanes is None or self.exec is None:
            self.active, self.idle = {}, None if lanes is Lanes.ALL else {}
        elif self.idle is not None:
            joined = _joined(self.active, self.idle)
            self.idle = None if lanes is Lanes.ALL else (self.idle if keeps else joined.copy())
            self.active = joined
        elif lanes is Lanes.SOME and not keeps:
            self.idle = self.active.copy()
        self.exec = lanes

    def join(self, other: WaveState, *, widening: bool) -> bool:
        """Joins another state into this one, and says whether that changed it."""
        before = self.scalars, self.active, self.idle, self.masks, self.exec
        join = integers.widen if widening else integers.join
        self.scalars = _joined(self.scalars, other.scalars, join)
        self.active = _joined(self.active, other.active, join)
        if self.idle is None or other.idle is None:
            self.idle = other.idle if self.idle is None else self.idle
        else:
            self.idle = _joined(self.idle, other.idle, join)
        self.masks = {
            name: mask if other.masks[name] is mask else Lanes.SOME
            for name, mask in self.masks.items()
            if name in other.masks
        }
        if self.exec is not other.exec:
            self.exec = None if self.exec is None or other.exec is None else Lanes.SOME
        return before != (self.scalars, self.active, self.idle, self.masks, self.exec)


def _joined(
    one: Values, other: Values, join: Callable[[Integers, Integers], Integers] = integers.join
) -> Values:
    """What holds of both; what is known of one alone is not known."""
    found = {}
    for register, value in one.items():
        theirs = other.get(register)
        if theirs is not None:
            value = value if value == theirs else join(value, theirs)
            if not value.is_full:
                found[register] = value
    return found
