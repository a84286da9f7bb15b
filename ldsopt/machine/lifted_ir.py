"""LLVM IR that is made instruction by instruction: values, masks of lanes, and the text.

A value is written for one work-item: ``i32`` what a register holds in its lane, ``i1`` its bit of a mask of lanes or
SCC. Nothing is known of an *open* value; each work-item may have another one.

A mask has bits of lanes without a work-item, too, in the last wave of a workgroup. A branch that asks if any bit
is set is followed where such bits make no difference: they are 0 (`MaskKind.inside`), or all bits of the wave are equal
(`MaskKind.equal`). Then the answer is the bit of some work-item of the wave. It is written as the result of
``readfirstlane``, about which no more is assumed. In all other cases it is that of an open value.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers.comparison import Predicate
from ldsopt.analysis.integers.operations import Numbers
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits, walk

LiftedValue = str
"""The name of a value, or a constant."""

PackedField = tuple[LiftedValue, int, int]
"""A value of so many bits, and the bit that it begins at: value, first bit, bits."""

TRUE, FALSE = "true", "false"
_OPEN_PLACE = "ptr addrspace(5) inttoptr "
_OPEN = f"load {{type}}, {_OPEN_PLACE}(i32 4 to ptr addrspace(5))"
LOADED = f"{_OPEN_PLACE}(i32 8 to ptr addrspace(5))"
"""The address of an open value that an instruction has loaded, from global memory or from LDS."""
GROUP_SIZE = "call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr"
_SIZES_AT = 4
"""Bytes in front of the workgroup's sizes in a packet. Source: HSA Platform System Architecture, "Kernel dispatch"."""
_MASK = (1 << 32) - 1
_NUMBERS = Numbers(32)
_NAME = re.compile(r"%[\w.]+")
_OF_PLACE = re.compile(
    r"\b(load|atomicrmw|readfirstlane|readlane|permute|bpermute|swizzle|dpp|permlane|lerp)"
)
"""Computations whose result may be another one at another place: of memory, or of the lanes that are active.

``lerp`` stands for a function of which no more is known (`LiftedFunction.function`): at another place for another one.
"""
_INEXACT = (_OPEN_PLACE, ".lerp(", ".readfirstlane.")
"""Computations of which `ldsopt.machine.lift_data` may know more."""
_TO_LDS = "ptr addrspace(3) "
LOGIC = {"and", "or", "xor"}
_IN_LANE = LOGIC.union(
    (
        "phi",
        "function",
        "inttoptr",
        "add",
        "sub",
        "mul",
        "shl",
        "lshr",
        "ashr",
        "icmp",
        "select",
        "zext",
        "trunc",
        "bitcast",
        "fadd",
        "fmul",
    )
)
_PURE_CALLS = tuple(
    f"call i32 @llvm.{name}." for name in ("amdgcn.lerp", "umin", "umax", "smin", "smax", "abs", "amdgcn.mul")
)
"""Calls whose result in a lane follows from that lane's operands."""
_DEPTH = 50
_PARTS = 16
"""The most masks of which a union is known to be made."""


@dataclass(slots=True)
class IrBlock:
    """A block under construction.

    Attributes:
        label: its name.
        place: the number of the machine code's block that it is made of.
        guard: the mask of the lanes that run it; empty if that is no mask.
        phis: by name: the type, and pairs of value and label.
        lines: instructions, a name (or "") and a text each.
    """

    label: str
    place: int
    guard: LiftedValue = ""
    phis: dict[LiftedValue, tuple[str, list[tuple[LiftedValue, str]]]] = field(default_factory=dict)
    lines: list[tuple[LiftedValue, str]] = field(default_factory=list)


class _Made(NamedTuple):
    """A value: the block of the machine code, its operation, and what it is made of."""

    place: int
    op: str
    operands: tuple[LiftedValue, ...]


@dataclass(frozen=True, slots=True)
class MaskKind:
    """A fact about a mask: all bits of lanes without a work-item are 0; all bits of a wave are equal."""

    inside: bool
    equal: bool


class LiftedFunction:
    """The code of one kernel.

    Args:
        all_lanes: every lane of every wave has a work-item.

    Attributes:
        stated: words of attributes of arguments, by their names.
        is_loading: open values stand for loads, from global memory or from LDS.
        may_be_whole: all waves may be taken to be whole (`ldsopt.assumptions.WAVES_ARE_WHOLE`).
        relies_on_whole: a value was computed by that.
        loaded: what each access of the instruction has loaded from LDS; empty if it is not followed.
        begins_with_first: the wave's lane 0 is known to be active.
        is_exact: no address, branch or set of lanes in the text depends on an open value, or on another inexact one.
        place: the number of the machine code's block that is followed; ``places`` has it for each value made there.
    """

    def __init__(self, *, all_lanes: bool) -> None:
        self._all_lanes = all_lanes
        self.blocks: list[IrBlock] = []
        self.arguments: dict[str, None] = {}
        self.stated: Mapping[str, str] = {}
        self.open: set[LiftedValue] = set()
        self.is_loading = False
        self.may_be_whole = self.relies_on_whole = False
        self.loaded: Sequence[LiftedValue] = ()
        self.begins_with_first = self.is_exact = False
        self.place, self.places = -1, dict[LiftedValue, int]()
        self._moved: dict[LiftedValue, LiftedValue] = {}
        self._count = 0
        self._made: dict[str, str] = {}
        self._masks: dict[LiftedValue, tuple[str, tuple[LiftedValue, ...]]] = {}
        self._unions: dict[LiftedValue, frozenset[LiftedValue]] = {}
        self._joined: dict[frozenset[LiftedValue], LiftedValue] = {}
        self._wholes: dict[LiftedValue, LiftedValue] = {}
        self._within: dict[tuple[LiftedValue, LiftedValue], bool] = {}
        self._asked: list[tuple[LiftedValue, LiftedValue]] = []
        self._guards: set[LiftedValue] = set()
        self._fields: dict[LiftedValue, tuple[PackedField, ...]] = {}
        self._whole: LiftedValue = TRUE

    # --- making ---------------------------------------------------------------------------------------------

    def begin(self, label: str, guard: LiftedValue = "") -> None:
        """Begins a block, perhaps one that only some lanes run."""
        self.blocks.append(IrBlock(label, self.place, guard))
        self._made = {}

    def name(self) -> LiftedValue:
        """A new name."""
        self._count += 1
        made = f"%r{self._count}"
        self.places[made] = self.place
        return made

    def put(self, text: str) -> None:
        """Appends an instruction without a result."""
        self.blocks[-1].lines.append(("", text))

    def make(self, text: str, name: str = "") -> LiftedValue:
        """Appends an instruction with a result, or finds the same in this block."""
        if not name and text in self._made:
            return self._made[text]
        made = name or self.name()
        self.blocks[-1].lines.append((made, text))
        if not name and " load " not in f" {text}" and "call" not in text:
            self._made[text] = made
        return made

    def unknown(self, width: int = 32) -> LiftedValue:
        """An open value."""
        text = f"load i{width}, {LOADED}" if self.is_loading else _OPEN.format(type=f"i{width}")
        made = self.make(text, self.name())
        self.open.add(made)
        return made

    def argument(self, name: str) -> LiftedValue:
        """A value that is the same for all work-items, at any time."""
        self.arguments[name] = None
        return f"%{name}"

    def group_size(self, axis: int) -> LiftedValue:
        """The workgroup's size along an axis, as the packet of the dispatch has it."""
        place = self.make(f"{GROUP_SIZE}()", self.name())
        at = self.make(f"getelementptr i8, ptr addrspace(4) {place}, i64 {_SIZES_AT + 2 * axis}")
        return self.make(f"zext i16 {self.make(f'load i16, ptr addrspace(4) {at}', self.name())} to i32")

    # --- the operations of `ldsopt.machine.arithmetic` ------------------------------------------------------

    width = 32

    def constant(self, number: int) -> LiftedValue:
        """A constant of 32 bits."""
        number &= _MASK
        return str(number - (1 << 32) if number >> 31 else number)

    def known(self, value: LiftedValue) -> int | None:
        """The number, unsigned, of a constant; ``None`` of any other value."""
        return int(value) & _MASK if value.lstrip("-").isdigit() else None

    def binary(self, op: str, a: LiftedValue, b: LiftedValue) -> LiftedValue:
        """An operation on integers of 32 bits."""
        found = _NUMBERS.binary(op, self.known(a), self.known(b))
        if found is not None:
            return self.constant(found)
        if op in ("add", "or", "xor") and "0" in (a, b):
            return b if a == "0" else a
        if op in ("and", "lshr", "shl") and (taken := self._taken(op, a, b)):
            return taken
        if op == "and" and (taken := self._taken(op, b, a)):
            return taken
        if op in ("shl", "lshr", "ashr", "sub") and b == "0":
            return a
        return self.make(f"{op} i32 {a}, {b}")

    def packed(self, fields: Sequence[PackedField]) -> LiftedValue:
        """Values packed into one integer, each from a bit on. A part extracted later depends on its value alone."""
        made = "0"
        for value, first, _ in fields:
            made = self.binary("or", made, self.binary("shl", value, str(first)))
        if len(fields) > 1 and all(made != value for value, _, _ in fields):  # else the others are 0
            self._fields[made] = tuple(fields)
        return made

    def _taken(self, op: str, a: LiftedValue, b: LiftedValue) -> LiftedValue:
        """The packed values that a mask or a shift by a constant leaves; empty if it leaves none, or is no constant."""
        fields = self._fields.get(a, ())
        by = self.known(b)
        if not fields or by is None:
            return ""
        kept: list[PackedField] = []
        for value, first, bits in fields:
            full = (1 << bits) - 1
            if op == "and":
                mask = by >> first & full
                if mask:
                    kept.append(
                        (value if mask == full else self.binary("and", value, str(mask)), first, bits)
                    )
            elif op == "shl":
                left = min(bits, 32 - first - by)
                if left > 0:
                    low = value if left == bits else self.binary("and", value, str((1 << left) - 1))
                    kept.append((low, first + by, left))
            elif first >= by:
                kept.append((value, first - by, bits))
            elif first + bits > by:
                kept.append((self.binary("lshr", value, str(by - first)), 0, first + bits - by))
        return self.packed(kept)

    def compare(self, predicate: Predicate, a: LiftedValue, b: LiftedValue) -> LiftedValue:
        """A comparison of integers of 32 bits."""
        first, second = self.known(a), self.known(b)
        if first is not None and second is not None:
            numbers = [integers.constant(self.width, one) for one in (first, second)]
            return TRUE if integers.icmp(predicate, *numbers) else FALSE
        made = self.make(f"icmp {predicate} i32 {a}, {b}")
        self._masks.setdefault(made, ("open", ()))
        return made

    def choose(self, condition: LiftedValue, a: LiftedValue, b: LiftedValue) -> LiftedValue:
        """The one or the other integer of 32 bits."""
        if condition in (TRUE, FALSE) or a == b:
            return a if condition == TRUE or a == b else b
        return self.make(f"select i1 {condition}, i32 {a}, i32 {b}")

    def intrinsic(self, name: str, *values: LiftedValue) -> LiftedValue:
        """A function of integers of 32 bits."""
        first, *rest = values
        typed = [f"i32 {first}", *("i1 false" if name == "llvm.abs" else f"i32 {one}" for one in rest)]
        return self.make(f"call i32 @{name}.i32({', '.join(typed)})")

    def high_product(self, a: LiftedValue, b: LiftedValue) -> LiftedValue:
        """The upper 32 bits of a product of two numbers without sign."""
        wide = [self.make(f"zext i32 {one} to i64") for one in (a, b)]
        product = self.make(f"mul i64 {wide[0]}, {wide[1]}")
        return self.make(f"trunc i64 {self.make(f'lshr i64 {product}, 32')} to i32")

    def bit_operation(self, table: int, values: Sequence[LiftedValue]) -> LiftedValue:
        """Each bit by a table of the cases that the bits of three operands can be in."""
        found = "0"
        for case in range(8):
            if not table >> case & 1:
                continue
            parts = [
                value if case >> 2 - at & 1 else self.binary("xor", value, "-1")
                for at, value in enumerate(values)
            ]
            both = self.binary("and", self.binary("and", parts[0], parts[1]), parts[2])
            found = self.binary("or", found, both)
        return found

    def function(self, values: Sequence[LiftedValue]) -> LiftedValue:
        """A result that follows from these values alone, and of which no more is known."""
        given = [*values, "0", "0"]
        made = self.make(f"call i32 @llvm.amdgcn.lerp(i32 {given[0]}, i32 {given[1]}, i32 {given[2]})")
        for value in values[3:]:
            made = self.make(f"call i32 @llvm.amdgcn.lerp(i32 {made}, i32 {value}, i32 0)")
        return made

    def floats(self, how: str, values: Sequence[LiftedValue]) -> LiftedValue:
        """An operation on numbers of 32 bits, as registers hold them: ``fadd``, or an intrinsic's name.

        Of three numbers, where the order makes no difference, one and what another lane has of it come first.
        """
        moved = [value for value in values if self._moved.get(value) in values]
        near = {value for one in moved[:1] for value in (one, self._moved[one])}
        given = sorted(values, key=lambda value: value not in near)
        found = given[0]
        for value in given[1:]:
            one, other = (self.make(f"bitcast i32 {each} to float") for each in (found, value))
            text = f"call float @llvm.{how}.f32(float {one}, float {other})"
            if how.startswith("f"):
                text = f"{how} float {one}, {other}"
            found = self.make(f"bitcast float {self.make(text, self.name())} to i32", self.name())
        return found

    def moved(self, text: str, value: LiftedValue) -> LiftedValue:
        """A copy of a value of another lane."""
        made = self.make(text, self.name())
        self._moved[made] = value
        return made

    def first_lane(self, value: LiftedValue) -> LiftedValue:
        """The value that the first active lane has."""
        call = "readlane.i32(i32 {}, i32 0)" if self.begins_with_first else "readfirstlane.i32(i32 {})"
        return self.make(f"call i32 @llvm.amdgcn.{call.format(value)}", self.name())

    def across(self, values: Sequence[LiftedValue]) -> LiftedValue:
        """A result that follows from these values of all lanes of the wave, and of which no more is known."""
        made = self.function(values)
        return self.make(f"call i32 @llvm.amdgcn.ds.permute(i32 {made}, i32 0)")

    # --- masks ----------------------------------------------------------------------------------------------

    def scalar_bit(self, bit: LiftedValue) -> LiftedValue:
        """A mask whose bits are all this one."""
        if bit not in (TRUE, FALSE):
            self._masks[bit] = ("equal", ())
        return bit

    def whole(self) -> LiftedValue:
        """The lanes that the kernel began with, in its first block."""
        self._whole = self.make("icmp eq i32 0, 0", "%whole")
        self._masks[self._whole] = ("inside", ())
        return self._whole

    def is_whole(self, mask: LiftedValue) -> bool:
        """True of all lanes, as they are at the beginning."""
        return mask == self._whole

    def has_all_lanes(self, mask: LiftedValue) -> bool:
        """True of all lanes of a wave, each with a work-item."""
        if not self.is_whole(mask):
            return False
        self.relies_on_whole |= self.may_be_whole and not self._all_lanes
        return self._all_lanes or self.may_be_whole

    def compared(self, lanes: LiftedValue, bit: LiftedValue) -> LiftedValue:
        """The mask that a vector comparison gives, for the active lanes."""
        if bit in (TRUE, FALSE):
            return lanes if bit == TRUE else FALSE
        if self.is_whole(lanes):
            made = self.make(f"xor i1 {bit}, false", self.name())
            self._masks[made] = ("inside", (lanes,))
            return made
        return self.logic("and", lanes, bit)

    def logic(self, op: str, a: LiftedValue, b: LiftedValue) -> LiftedValue:
        """A mask that is made of two."""
        constants = {TRUE: 1, FALSE: 0}
        for one, other in ((a, b), (b, a)):
            if op in ("and", "or") and one in constants:
                is_neutral = constants[one] == (op == "and")
                return other if is_neutral else one
            if op == "xor" and one == FALSE:
                return other
        for one, other in ((a, b), (b, a)):
            if op != "or" and TRUE not in (a, b) and self.is_within(one, other):
                return one if op == "and" else FALSE if a == b else self.without(other, one)
        parts = self._united(a, b) if op == "or" else frozenset((a, b))
        if len(parts) == 1:
            return next(iter(parts))
        made = self.make(f"{op} i1 {a}, {b}")
        self._masks[made] = (op, (a, b))
        if op == "or" and len(parts) <= _PARTS:
            self._unions[made] = parts
        return made

    def join(self, one: LiftedValue, other: LiftedValue, both: LiftedValue) -> None:
        """Takes two masks, united, for a third one. The end of the loop that carries them has to show it."""
        self._joined[frozenset((one, other))] = self._wholes[one] = self._wholes[other] = both

    def are_united(self, one: LiftedValue, other: LiftedValue, both: LiftedValue) -> bool:
        """True if two masks, united, are surely a third one."""
        return self._united(one, other) == self._parts(both)

    def _parts(self, mask: LiftedValue) -> frozenset[LiftedValue]:
        return self._unions.get(mask) or frozenset((mask,) if mask != FALSE else ())

    def _united(self, one: LiftedValue, other: LiftedValue) -> frozenset[LiftedValue]:
        """Masks that are, united, the union of two. Rules: ``a | a & b`` is ``a``, and ``a & ~b | b`` is ``a | b``."""
        found, last = self._parts(one) | self._parts(other), frozenset[LiftedValue]()
        while found != last:
            last = found
            found = frozenset(
                mask for mask in found if not any(mask != one and self.is_within(mask, one) for one in found)
            )
            for both, whole in self._joined.items():
                if both <= found:
                    found = (found - both) | self._parts(whole)
            for mask in found:
                op, parts = self._masks.get(mask, ("", ()))
                for kept, left_out in zip(parts, parts[::-1], strict=True) if op == "and" else ():
                    how, inverted = self._masks.get(left_out, ("", ()))
                    if how == "xor" and inverted[1] == TRUE and self._parts(inverted[0]) <= found - {mask}:
                        found = (found - {mask}) | self._parts(kept)
        return found

    def inverted(self, mask: LiftedValue) -> LiftedValue:
        """The complement of a mask, lanes without a work-item among them."""
        return {TRUE: FALSE, FALSE: TRUE}.get(mask) or self.logic("xor", mask, TRUE)

    def without(self, a: LiftedValue, b: LiftedValue) -> LiftedValue:
        """The lanes of the one mask that are not in the other."""
        if FALSE in (a, b) or b == TRUE:
            return FALSE if b == TRUE else a
        made = self.make(f"and i1 {a}, {self.inverted(b)}")
        self._masks[made] = ("and", (a, self.inverted(b)))
        return made

    def choose_mask(self, condition: LiftedValue, a: LiftedValue, b: LiftedValue) -> LiftedValue:
        """The one or the other mask, by SCC."""
        if (a, b) == (TRUE, FALSE):
            return self.scalar_bit(condition)
        if condition in (TRUE, FALSE) or a == b:
            return a if condition == TRUE or a == b else b
        made = self.make(f"select i1 {condition}, i1 {a}, i1 {b}")
        self._masks[made] = ("phi", (a, b))
        return made

    def any(self, mask: LiftedValue) -> LiftedValue:
        """True if some lane's bit is set."""
        if mask in (TRUE, FALSE):
            return mask
        wide = self.make(f"zext i1 {mask} to i32", self.name())
        first = self.make(f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {wide})", self.name())
        made = self.make(f"icmp ne i32 {first}, 0", self.name())
        self._masks[made] = ("equal", ())
        self._asked.append((wide, mask))
        return made

    def of_wave(self, bit: LiftedValue) -> LiftedValue:
        """A bit that all lanes of a wave have alike; an open one is any, but the same for all."""
        if bit not in self.open:
            return bit
        wide = self.make(f"zext i1 {bit} to i32")
        first = self.make(f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {wide})", self.name())
        return self.make(f"icmp ne i32 {first}, 0", self.name())

    def phi(self, type_: str) -> LiftedValue:
        """A value that depends on the path to the block begun last; `come` gives its operands."""
        made = self.name()
        self.blocks[-1].phis[made] = (type_, [])
        return made

    def come(self, block: IrBlock, phi: LiftedValue, incoming: Sequence[tuple[LiftedValue, str]]) -> None:
        """Gives a value's operand on each path to its block."""
        block.phis[phi][1].extend(incoming)
        if phi not in self._masks:
            self._masks[phi] = ("phi", tuple(value for value, _ in incoming))

    def meet(self, phi: LiftedValue, values: Collection[LiftedValue]) -> None:
        """Notes the masks of the paths that meet in a block which begins no loop."""
        self._masks[phi] = ("meeting", tuple(values))

    def guard(self, lanes: LiftedValue) -> None:
        """Notes that an access is made by the lanes of a mask."""
        self._guards.add(lanes)

    def is_within(self, lanes: LiftedValue, others: LiftedValue, depth: int = _DEPTH) -> bool:
        """True if a mask's lanes are surely among another's; ``depth`` masks within each other are looked at."""
        if lanes == others or not depth:
            return lanes == others
        key = lanes, others
        if key not in self._within:
            op, parts = self._masks.get(lanes, ("", ()))
            some = [part for part in parts if op in ("and", "inside")] + [
                both for both in (self._wholes.get(lanes),) if both is not None
            ]
            found = any(self.is_within(one, others, depth - 1) for one in some)
            if not found and op in ("or", "meeting"):
                found = all(part == FALSE or self.is_within(part, others, depth - 1) for part in parts)
            self._within[key] = found
        return self._within[key]

    def narrow(
        self,
        block: IrBlock,
        lanes: LiftedValue,
        loop: Collection[int],
        carried: Mapping[LiftedValue, Sequence[LiftedValue]],
    ) -> None:
        """Makes carried values of a loop what they are in the lanes that run it, if they are needed only there.

        Rule. An access in a block that only lanes of the mask run needs its operands in no other lane. Nor does a
        selection by such a mask need there what it selects, nor a mask that is part of one the bits that it cuts. Any
        other operation within a lane needs in it what its result is needed for; what is used in another way, or behind
        the loop, is needed in all lanes. The values are the largest set of which this follows if each of the set is
        taken to be as the lanes of the mask have it.

        Args:
            block: the block that begins the loop. All blocks have to be made.
            lanes: the mask of the lanes that run the loop. Those of a later iteration are lanes of an earlier one.
            loop: the machine code's blocks of the loop.
            carried: the values, and what each is on the paths to the loop's begin for the lanes that go on there.
        """
        made, effects = self._parsed
        kept = dict(carried)
        while kept:
            visits = Visits[tuple[LiftedValue, bool]](())
            for acting, names in effects:
                is_within = acting.guard and acting.place in loop and self.is_within(acting.guard, lanes)
                visits.add(_needed(names, made, loop, everywhere=not is_within))
            for value, everywhere in visits:
                place, op, operands = made[value]
                if value in kept or place not in loop or not everywhere:
                    given, is_in_lane = kept.get(value, operands), op in _IN_LANE
                    visits.add(_needed(given, made, loop, everywhere=everywhere or not is_in_lane))
                    continue
                for at, one in enumerate(operands):
                    beside = operands[:1] if op == "select" and at == 1 else operands if op == "and" else ()
                    is_cut = any(self.is_within(other, lanes) for other in beside if other != one)
                    visits.add(_needed([one], made, loop, everywhere=not is_cut))
            lost = [phi for phi in kept if (phi, True) in visits.seen]
            for phi in lost:
                del kept[phi]
            if not lost:
                break
        for phi, values in kept.items():
            type_, incoming = block.phis[phi]
            block.phis[phi] = (
                type_,
                [(value, label) for value, (_, label) in zip(values, incoming, strict=True)],
            )
            made[phi] = made[phi]._replace(operands=tuple(values))

    @cached_property
    def _parsed(self) -> tuple[dict[LiftedValue, _Made], list[tuple[IrBlock, list[LiftedValue]]]]:
        """The places, operations and operands of all values, and by block what its effects need."""
        made: dict[LiftedValue, _Made] = {}
        effects: list[tuple[IrBlock, list[LiftedValue]]] = []
        for block in self.blocks:
            needed: list[LiftedValue] = []
            for name, (_, incoming) in block.phis.items():
                made[name] = _Made(block.place, "phi", tuple(value for value, _ in incoming))
            for name, text in block.lines:
                words = [part.rpartition(" ")[2] for part in text.split(", ")]
                operands = tuple(words if text.startswith("select ") else _NAME.findall(text))
                op = "function" if text.startswith(_PURE_CALLS) else text.partition(" ")[0]
                if name:
                    made[name] = _Made(block.place, op, operands)
                if not name or op == "atomicrmw" or (op == "load" and "addrspace(3)" in text):
                    needed += operands
            effects.append((block, needed))
        return made, effects

    # --- finishing ------------------------------------------------------------------------------------------

    @property
    def is_inside(self) -> bool:
        """True if all lanes that access LDS have a work-item."""
        known = self._kinds()
        return all(known[lanes].inside for lanes in self._guards)

    def text(self, declaration: str) -> str:
        """The function's text, reduced to values on which its effects depend."""
        known = self._kinds()
        wrong = {made for made, mask in self._asked if not (known[mask].inside or known[mask].equal)}
        instead = self._same()
        used = self._used(wrong, instead)
        where = self._used(wrong, instead, with_data=False)
        self.is_exact = where.isdisjoint(wrong) and not any(
            name in where and any(word in text for word in _INEXACT)
            for block in self.blocks
            for name, text in block.lines
        )
        own = [f"i32 {self.stated.get(name, '')} %{name}" for name in self.arguments]
        arguments = ", ".join(["ptr addrspace(1) %memory", "ptr addrspace(4) %constants", *own])
        lines = [f"define amdgpu_kernel void {declaration.format(arguments)} {{"]
        for block in self.blocks:
            lines.append(f"{block.label}:")
            for name, (type_, incoming) in block.phis.items():
                if name not in instead and name in used:
                    came = ", ".join(
                        f"[ {_resolved(value, instead)}, %{label} ]" for value, label in incoming
                    )
                    lines.append(f"  {name} = phi {type_} {came}")
            for name, text in block.lines:
                if name and name not in used:
                    continue
                if name in wrong:
                    text = _OPEN.format(type="i32")
                text = _spelled(text, instead)
                lines.append(f"  {name} = {text}" if name else f"  {text}")
        return "\n".join([*lines, "}"])

    def _kinds(self) -> dict[LiftedValue, MaskKind]:
        """The kinds of all masks: the greatest that follow from the masks of which each is made."""
        known = dict.fromkeys((*self._masks, TRUE, FALSE), MaskKind(True, True))
        known[TRUE] = MaskKind(self._all_lanes, True)
        none = MaskKind(self._all_lanes, False)
        changed = True
        while changed:
            changed = False
            for mask, (op, parts) in self._masks.items():
                given = [known.get(part, none) for part in parts]
                inside = [one.inside for one in given]
                found = MaskKind(
                    self._all_lanes
                    or op == "inside"
                    or (op == "and" and any(inside))
                    or (op in ("or", "xor", "phi", "meeting") and all(inside)),
                    op == "equal" or (op in (*LOGIC, "phi", "meeting") and all(one.equal for one in given)),
                )
                if found != known[mask]:
                    known[mask], changed = found, True
        return _MaskKinds(known, none)

    def _used(
        self, wrong: set[LiftedValue], instead: dict[LiftedValue, LiftedValue], *, with_data: bool = True
    ) -> set[LiftedValue]:
        """The values that an effect depends on; without data, that its place does."""
        made: dict[LiftedValue, str] = {}
        work: list[LiftedValue] = []
        for block in self.blocks:
            for name, (_, incoming) in block.phis.items():
                made[name] = " ".join(value for value, _ in incoming)
            for name, text in block.lines:
                if not name or text.startswith("atomicrmw") or ("load" in text and "addrspace(3)" in text):
                    is_place = with_data or not text.startswith(
                        ("store ", "call void @llvm.amdgcn.global.load")
                    )
                    work += [*_NAME.findall(text if is_place else text.partition(_TO_LDS)[2]), name]
                made[name] = "" if name in wrong else text
        starts = (_resolved(one, instead) for one in work)
        return {
            *walk(starts, lambda one: [_resolved(name, instead) for name in _NAME.findall(made.get(one, ""))])
        }

    def _same(self) -> dict[LiftedValue, LiftedValue]:
        """The values that equal another one on all paths, each with that one.

        Where all paths bring the same computation, made on each, it is made once more where they meet: what it is made
        of dominates each path's end, so it dominates the meeting.
        """
        instead: dict[LiftedValue, LiftedValue] = {}
        made = {name: text for block in self.blocks for name, text in block.lines if name}
        changed = True
        while changed:
            changed = False
            for block in self.blocks:
                for name, (_, incoming) in list(block.phis.items()):
                    if name in instead:
                        continue
                    others = {_resolved(value, instead) for value, _ in incoming} - {name}
                    if len(others) == 1:
                        instead[name], changed = others.pop(), True
                        continue
                    texts = {_spelled(made.get(one, ""), instead) for one in others}
                    if len(texts) == 1 and (text := texts.pop()) and not _OF_PLACE.search(text):
                        del block.phis[name]
                        block.lines.insert(0, (name, text))
                        made[name], changed = text, True
        return instead


def _needed(
    values: Iterable[LiftedValue],
    made: Mapping[LiftedValue, _Made],
    loop: Collection[int],
    *,
    everywhere: bool,
) -> Iterator[tuple[LiftedValue, bool]]:
    """Values that are needed, each with a truth value: in all lanes. Those made outside of the loop are."""
    return ((one, everywhere or made[one].place not in loop) for one in values if one in made)


class _MaskKinds(dict[LiftedValue, MaskKind]):
    """Kinds of masks; masks without a note have none."""

    def __init__(self, known: dict[LiftedValue, MaskKind], none: MaskKind) -> None:
        super().__init__(known)
        self._none = none

    def __missing__(self, _: LiftedValue) -> MaskKind:
        return self._none


def _resolved(value: LiftedValue, instead: dict[LiftedValue, LiftedValue]) -> LiftedValue:
    while value in instead:
        value = instead[value]
    return value


def _spelled(text: str, instead: dict[LiftedValue, LiftedValue]) -> str:
    """A text with the values that stand for others replaced by those."""
    return _NAME.sub(lambda found: _resolved(found[0], instead), text)
