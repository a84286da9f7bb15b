"""The values that registers may hold at one place in the code, in all waves of a workgroup, whenever one comes by.

Each scalar register, and each vector register for all active lanes together, has one set of integers (`Integers`); a
register without a note may hold any value.

Inactive lanes keep their values. So vector registers have a second set, for the *idle* lanes, which no
instruction changes. Where EXEC loses lanes, their values join the idle ones; where it gets lanes back, the idle ones
join the active ones. So the state has the lanes of EXEC, compared with those that the kernel began with:

* `Lanes.ALL`: the same, so no lane is idle.
* `Lanes.SOME`: some of these.
* ``None``: not known. There may be lanes that no instruction of the kernel ever wrote, so all vector registers may hold
  anything. *Whole* waves, each lane of which has a work-item, have no such lanes: any mask is of lanes that the
  kernel began with.

If a register holds one of several values, each is kept beside their union, until it is written or EXEC gets
lanes back: one of the values that lanes select from (``v_cndmask_b32``) is often an address beyond LDS; a remainder has
the sign of the dividend (`ldsopt.machine.effects`).

If a register holds an argument of the kernel plus a distance, both are noted, as long as it holds
that: the argument is any number, and the same for all waves at any time. So two addresses that differ by a known
distance can be told apart (`Distance`).

Lanes are also noted of scalar registers that hold masks as wide as a wave: saved ones, results of comparisons (which
have zeros for inactive lanes), and results of logic on these. Some of them are known to
*cover*: together with EXEC they have all lanes. So where one of them joins EXEC, behind both arms of a branch or behind
a loop, no lane is idle any more.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Iterable
from enum import Enum
from functools import partial
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.isa.operands import RegisterSet, registers
from ldsopt.isa.operands import register as bits_of
from ldsopt.machine.arithmetic import UNKNOWN
from ldsopt.machine.conditions import Condition

RegisterValues = dict[str, Integers]
"""By register of 32 bits; one that is absent may hold anything."""


ARGUMENTS = ("low half of the pointer to arguments", "high half of it")
"""The contents of the two registers through which a kernel loads its arguments."""


class Distance(NamedTuple):
    """The contents of a register, relative to an unknown value that never changes.

    Attributes:
        symbol: the value: an argument's word.
        bytes: the number that is added to it.
    """

    symbol: str
    bytes: Integers


@functools.cache
def _is_vector(register: str) -> bool:
    return register[0] in "va" and register[1:].isdigit()


class Lanes(Enum):
    """The lanes of a mask, of those that the kernel began with; it has no others."""

    ALL = "all"
    SOME = "some"


class WaveState:
    """The state; see the module.

    Attributes:
        scalars, active: the values of scalar registers, and of vector registers in active lanes.
        idle: the values of vector registers in idle lanes; ``None`` if there are no idle lanes.
        masks: the lanes of scalar registers that hold masks, by the first of their registers.
        covering: masks that cover, by the first of their registers; where EXEC has all lanes, every mask does.
        exec: the lanes of EXEC.
        condition: the condition that SCC holds, if that is known.
        choices: for registers, vector registers in active lanes, the values of which each lane has one.
        distances: for registers, vector registers in active lanes, their distances from unknown values.
        masks_are_pairs: a mask has two registers, as in waves of 64 lanes.
        is_whole: each lane of each wave has a work-item.
    """

    __slots__ = (
        "active",
        "choices",
        "condition",
        "covering",
        "distances",
        "exec",
        "idle",
        "is_whole",
        "masks",
        "masks_are_pairs",
        "scalars",
    )

    def __init__(self) -> None:
        self.scalars: RegisterValues = {}
        self.active: RegisterValues = {}
        self.idle: RegisterValues | None = None
        self.masks: dict[str, Lanes] = {}
        self.covering: frozenset[str] = frozenset()
        self.exec: Lanes | None = Lanes.ALL
        self.condition: Condition | None = None
        self.choices: dict[str, tuple[Integers, ...]] = {}
        self.distances: dict[str, Distance] = {}
        self.masks_are_pairs = True
        self.is_whole = False

    def copy(self) -> WaveState:
        other = WaveState()
        other.scalars, other.active = self.scalars.copy(), self.active.copy()
        other.idle = None if self.idle is None else self.idle.copy()
        other.covering, other.choices = self.covering, self.choices.copy()
        other.distances, other.masks_are_pairs = self.distances.copy(), self.masks_are_pairs
        other.masks, other.exec, other.condition = self.masks.copy(), self.exec, self.condition
        other.is_whole = self.is_whole
        return other

    def value(self, register: str) -> Integers:
        """The value of a register of 32 bits, of a vector register in active lanes."""
        home = self.active if _is_vector(register) else self.scalars
        return home.get(register, UNKNOWN)

    def values(self, register: str) -> tuple[Integers, ...]:
        """The values of a register, in parts: each active lane's value is in one of them."""
        return self.choices.get(register) or (self.value(register),)

    def of_any_lane(self, register: str) -> Integers:
        """The values of a vector register in any lane, active or not."""
        value = self.value(register)
        return value if self.idle is None else integers.join(value, self.idle.get(register, UNKNOWN))

    def of_registers(self, asked: RegisterSet) -> tuple[object, ...]:
        """The facts about some registers, and about EXEC, as a key for comparison."""
        kept = (self.scalars, self.active, self.idle or {}, self.choices, self.distances, self.masks)
        return self.exec, *(
            {name: one for name, one in known.items() if bits_of(name) & asked} for known in kept
        )

    def write(self, register: str, value: Integers) -> None:
        """Notes the value of a register of 32 bits; for a vector register, in active lanes."""
        if register.startswith("exec"):
            return  # it changes by more than writes; `exec` is all that is known of it
        is_vector = _is_vector(register)
        home = self.active if is_vector else self.scalars
        self.choices.pop(register, None)
        self.distances.pop(register, None)
        if value.is_full:
            home.pop(register, None)
        else:
            home[register] = value
        if not is_vector:
            self._forget_masks(register)
            if self.condition is not None and self.condition.names(register):
                self.condition = None

    def choose(self, register: str, value: Integers, parts: tuple[Integers, ...] | None) -> None:
        """Notes the value of a register, as `write`, and the values of which each lane has one, if they are known."""
        self.write(register, value)
        if parts is not None and len(parts) > 1:
            self.choices[register] = parts

    def name(self, register: str, symbol: str) -> None:
        """Notes that a register, just written, holds a value that has a name."""
        self.distances[register] = Distance(symbol, integers.constant(UNKNOWN.width, 0))

    def branch(self, condition: Condition) -> None:
        """Refines the operands of a condition that holds."""
        for register in (condition.left, condition.right):
            if register in self.scalars or registers(register):
                distance = self.distances.get(register)
                self.write(register, condition.refined(register, self.scalars))
                if distance is not None:
                    self.distances[register] = distance

    def forget(self, written: Iterable[str]) -> None:
        """Removes the facts about these registers."""
        for register in written:
            self.write(register, UNKNOWN)

    def forget_all(self) -> None:
        self.scalars.clear()
        self.distances.clear()
        self.masks.clear()
        self.condition = None
        self.active, self.idle = {}, {}
        self.set_exec(None)

    def _forget_masks(self, register: str) -> None:
        if not (self.masks or self.covering):
            return
        parts = {register}
        if not self.masks_are_pairs:
            pass
        elif register.endswith("_hi"):
            parts.add(register[:-3] + "_lo")
        elif register[0] == "s" and register[1:].isdigit():
            parts.add(f"s{int(register[1:]) - 1}")
        for part in parts:
            self.masks.pop(part, None)
        self.covering -= parts

    def mask(self, register: str) -> Lanes | None:
        """The lanes of a mask, by the first of its registers."""
        if register == "exec_lo":
            return self.exec
        return self.masks.get(register, Lanes.SOME if self.is_whole else None)

    def covers(self, register: str) -> bool:
        """True if a mask has all lanes together with EXEC, by the first of its registers."""
        if self.exec is Lanes.ALL or self.masks.get(register) is Lanes.ALL:
            return True
        return register in self.covering

    def lose_lanes(self, covering: Iterable[str] = ()) -> None:
        """Notes that EXEC keeps only lanes that it had; these masks cover then."""
        self.covering = frozenset(covering)
        self.idle = self.active.copy() if self.idle is None else _joined(self.active, self.idle)
        if self.exec is not None:
            self.exec = Lanes.SOME

    def set_exec(self, lanes: Lanes | None, *, keeps: bool = False, covering: Iterable[str] = ()) -> None:
        """Notes the lanes of EXEC.

        Args:
            lanes: the lanes.
            keeps: the lanes that it had are among them.
            covering: masks that cover then.
        """
        if lanes is None and self.is_whole:
            lanes = Lanes.SOME
        self.covering = frozenset(covering) if lanes is not None else frozenset()
        self.choices.clear()
        self.distances = {r: d for r, d in self.distances.items() if r[0] not in "va"}
        if lanes is None or self.exec is None:
            self.active, self.idle = {}, None if lanes is Lanes.ALL else {}
        elif self.idle is not None:
            joined = _joined(self.active, self.idle)
            self.idle = None if lanes is Lanes.ALL else (self.idle if keeps else joined.copy())
            self.active = joined
        elif lanes is Lanes.SOME and not keeps:
            self.idle = self.active.copy()
        self.exec = lanes

    def join(self, other: WaveState, stops: Collection[int] | None = None) -> bool:
        """Joins another state into this one; true if that changed it.

        Args:
            other: the other state.
            stops: widen, but stop at these numbers first; ``None``: do not widen.
        """
        before = self._all()
        join = integers.join if stops is None else partial(integers.widen, thresholds=stops)
        if self.condition != other.condition:
            self.condition = None
        self.choices = {r: c for r, c in self.choices.items() if other.choices.get(r) == c}
        self.distances = {
            register: Distance(one.symbol, join(one.bytes, theirs.bytes))
            for register, one in self.distances.items()
            if (theirs := other.distances.get(register)) is not None and theirs.symbol == one.symbol
        }
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
        # Where EXEC has all lanes every mask covers, whatever is noted: the notes of the other one hold of both.
        if (self.exec is Lanes.ALL) is (other.exec is Lanes.ALL):
            self.covering &= other.covering
        elif self.exec is Lanes.ALL:
            self.covering = other.covering
        if self.exec is not other.exec:
            self.exec = None if self.exec is None or other.exec is None else Lanes.SOME
        return before != self._all()

    def _all(self) -> tuple[object, ...]:
        return (
            self.scalars,
            self.active,
            self.idle,
            self.masks,
            self.covering,
            self.exec,
            self.condition,
            self.choices,
            self.distances,
        )


def _joined(
    one: RegisterValues, other: RegisterValues, join: Callable[[Integers, Integers], Integers] = integers.join
) -> RegisterValues:
    """The join of two maps of values: only facts that both have are kept, and no value that may be any."""
    if one == other:
        return one.copy()
    found = {}
    for register, value in one.items():
        theirs = other.get(register)
        if theirs is value or theirs == value:
            found[register] = value
        elif theirs is not None:
            value = join(value, theirs)
            if not value.is_full:
                found[register] = value
    return found
