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
from collections.abc import Mapping, Sequence
from dataclasses import field

from ldsopt.analysis import integers
from ldsopt.analysis.integers.comparison import Predicate
from ldsopt.analysis.integers.operations import Numbers
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits

LiftedValue = str
"""The name of a value, or a constant."""

PackedField = tuple[LiftedValue, int, int]
"""A value of so many bits, and the bit that it begins at: value, first bit, bits."""

TRUE, FALSE = "true", "false"
_OPEN_PLACE = "ptr addrspace(5) inttoptr "
_OPEN = f"load {{type}}, {_OPEN_PLACE}(i32 4 to ptr addrspace(5))"
LOADED = f"{_OPEN_PLACE}(i32 8 to ptr addrspace(5))"
"""The address of an open value that an instruction has loaded, from global memory or from LDS."""
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


@dataclass(slots=True)
class IrBlock:
    """A block under construction.

    Attributes:
        label: its name.
        phis: by name: the type, and pairs of value and label.
        lines: instructions, a name (or "") and a text each.
    """

    label: str
    phis: dict[LiftedValue, tuple[str, list[tuple[LiftedValue, str]]]] = field(default_factory=dict)
    lines: list[tuple[LiftedValue, str]] = field(default_factory=list)


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
        self._moved: dict[LiftedValue, LiftedValue] = {}
        self._count = 0
        self._made: dict[str, str] = {}
        self._masks: dict[LiftedValue, tuple[str, tuple[LiftedValue, ...]]] = {}
        self._asked: list[tuple[LiftedValue, LiftedValue]] = []
        self._guards: set[LiftedValue] = set()
        self._fields: dict[LiftedValue, tuple[PackedField, ...]] = {}
        self._whole: LiftedValue = TRUE

    # --- making ---------------------------------------------------------------------------------------------

    def begin(self, label: str) -> None:
        """Begins a block."""
        self.blocks.append(IrBlock(label))
        self._made = {}

    def name(self) -> LiftedValue:
        """A new name."""
        self._count += 1
        return f"%r{self._count}"

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
            self._masks[made] = ("inside", ())
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
        if a == b and op in ("and", "or"):
            return a
        made = self.make(f"{op} i1 {a}, {b}")
        self._masks[made] = (op, (a, b))
        return made

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
        self._masks[phi] = ("phi", tuple(value for value, _ in incoming))

    def guard(self, lanes: LiftedValue) -> None:
        """Notes that an access is made by the lanes of a mask."""
        self._guards.add(lanes)

    def is_within(self, lanes: LiftedValue, others: LiftedValue) -> bool:
        """True if a mask's lanes are surely among another's."""
        visits = Visits([lanes])
        for one in visits:
            op, parts = self._masks.get(one, ("", ()))
            visits.add(parts if op == "and" else ())
        return others in visits.seen

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
                    or (op in ("or", "xor", "phi") and all(inside)),
                    op == "equal" or (op in (*LOGIC, "phi") and all(one.equal for one in given)),
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
        used: set[LiftedValue] = set()
        while work:
            one = _resolved(work.pop(), instead)
            if one not in used:
                used.add(one)
                work += _NAME.findall(made.get(one, ""))
        return used

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
