"""The contents of a kernel's registers when a wave begins, as far as the code object states them.

The work-item's ids. On gfx90a, gfx94x, gfx950 and from gfx11 on all three are in ``v0``, ten bits each, those that the
descriptor does not ask for are 0; elsewhere each has a register of its own. An id is less than the largest number of
work-items of a workgroup, and if the metadata states its size (``.reqd_workgroup_size``), than the size along
its axis. Words of arguments may be in scalar registers from the beginning on. On gfx12 ``ttmp8`` has the wave's number
in its workgroup in bits 25 to 29.
Source: LLVM, AMDGPU Usage, "Initial Kernel Execution State"; ``SITargetLowering::lowerWaveID``.

The values of arguments. The metadata has kinds and sizes of a kernel's own arguments, but no values; with one
exception: a pointer to LDS (``dynamic_shared_pointer``) lies in LDS, and is a multiple of its target's alignment. The
values of hidden arguments, which the runtime fills in, are known:

* ``hidden_group_size_x``: work-items of a workgroup, no more than the kernel admits, and those that it requires;
  ``hidden_remainder_x``: fewer than that, of the last one, and none if no workgroup has fewer;
* ``hidden_grid_dims``: 1 to 3;
* ``hidden_dynamic_lds_size``: no more than there is LDS.

Source: LLVM, AMDGPU Usage, "Code Object V5 Metadata" and "Code Object V3 Kernel Argument Metadata".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import reduce
from math import prod
from operator import or_

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.decode import Decoded, decode, issued_together
from ldsopt.isa.kernel_start import LOCAL_POINTER, ArgumentSlot, StatedKernels
from ldsopt.isa.operands import number, register
from ldsopt.machine.arithmetic import UNKNOWN, WIDTH, constant
from ldsopt.machine.distances import argument_at, pointer_to
from ldsopt.machine.state import ARGUMENTS, WaveState
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action
from ldsopt.target.workgroup_size import told_size

_BITS = 10
_MOST, _AXES = 1024, 3
_WAVE_AT = 25
_WAVE_BITS = 0x1F << _WAVE_AT
"""Of ``ttmp8``: the number of the wave in its workgroup."""


@dataclass(frozen=True, slots=True)
class KernelEntry:
    """The state in which a kernel begins.

    Attributes:
        most_items: the most work-items of a workgroup.
        wave_size: lanes of a wave; ``None`` if that is not known.
        axes: the number of the work-item's ids that it gets, 1 to 3; ``None`` if that is not known.
        arguments: the number of the first of the two scalar registers that point to its arguments, if that is known.
        preloaded: the place of the word of arguments that a scalar register holds, by the register's number.
        words: the ranges of words of arguments, by their places.
        local_pointers: the places of the words that point to LDS.
        own_lds: bytes of LDS that are the kernel's own.
        of_waves: the numbers of the scalar registers whose start value differs by wave of a workgroup.
        shape: work-items of a workgroup along each axis, if the kernel requires that, or the user says so.
        is_uniform: no workgroup has fewer. The last ones of a launch may, if the kernel does not state that, and some
            lanes of their waves have no work-item then.
        is_told: the user says so, of `shape` or of `is_uniform`.
        sizes: by place, the axis of a size of the workgroup, of 16 bits.
        packet: the number of the first of the two scalar registers that point to the packet of the dispatch, if it has
            them. Its words are at places behind all arguments, from `PACKET` on.
    """

    most_items: int
    wave_size: int | None
    axes: int | None = None
    arguments: int | None = None
    preloaded: Mapping[int, int] = field(default_factory=dict)
    words: Mapping[int, Integers] = field(default_factory=dict)
    of_waves: range = range(0)
    shape: tuple[int, ...] | None = None
    is_uniform: bool = False
    local_pointers: frozenset[int] = frozenset()
    own_lds: int = 0
    is_told: bool = False
    sizes: Mapping[int, int] = field(default_factory=dict)
    packet: int | None = None

    def state(self, arch: Arch) -> WaveState:
        """The registers of the kernel's first instruction."""
        state = WaveState()
        # Offsets of scalar loads count dwords before gfx8. `ldsopt.machine.effects` reads them as bytes.
        in_bytes = not arch.is_before("gfx8")
        for half in (0, 1) if self.arguments is not None and in_bytes else ():
            state.name(f"s{(self.arguments or 0) + half}", ARGUMENTS[half])
        for half, one in enumerate(pointer_to(PACKET) if self.packet is not None and in_bytes else ()):
            state.distances[f"s{(self.packet or 0) + half}"] = one
        for at, place in self.preloaded.items():
            state.write(f"s{at}", self.words.get(place, UNKNOWN))
            state.name(f"s{at}", argument_at(place))
        last = [self._last(axis) for axis in range(self.axes or 3)]
        if not arch.packs_ids:
            for axis in range(self.axes or 1):
                state.write(f"v{axis}", integers.interval(WIDTH, 0, last[axis]))
        elif not any(last[1:]):
            state.write("v0", integers.interval(WIDTH, 0, last[0]))
        else:
            used = [(1 << min(_BITS, most.bit_length())) - 1 for most in last]
            may_be_set = sum(bits << _BITS * axis for axis, bits in enumerate(used))
            state.write("v0", integers.bits(WIDTH, ~may_be_set & ((1 << WIDTH) - 1), 0))
        # The possible numbers of the wave, given the number of work-items.
        if arch.name.startswith("gfx12"):
            waves = -(-self.most_items // (self.wave_size or min(arch.wave_sizes)))
            unused = _WAVE_BITS & ~(((1 << (waves - 1).bit_length()) - 1) << _WAVE_AT)
            state.write("ttmp8", integers.bits(WIDTH, unused, 0))
        state.is_whole = self.has_whole_waves
        return state

    @property
    def has_whole_waves(self) -> bool:
        """True if each lane of each wave has a work-item."""
        size = self.wave_size
        return (
            self.is_uniform and self.shape is not None and size is not None and prod(self.shape) % size == 0
        )

    def _last(self, axis: int) -> int:
        return max(0, self.most_items - 1 if self.shape is None else self.shape[axis] - 1)

    @property
    def waves(self) -> int:
        """Waves of a workgroup; 1 if their number is not known."""
        return 1 if self.shape is None or self.wave_size is None else -(-prod(self.shape) // self.wave_size)

    def has_one_wave(self, wave_size: int | None) -> bool:
        """True if a workgroup of any allowed size is one wave of ``lanes`` lanes."""
        items = self.most_items if self.shape is None else prod(self.shape)
        return wave_size is not None and items <= wave_size

    def first_lane(self, arch: Arch, wave: int) -> WaveState:
        """The registers of the first lane of a wave; of the first wave that is work-item 0, whose ids are all 0.

        Work-items fill waves in the order of their flat ids. For a later wave the workgroup's shape has to be known
        (`waves`).
        """
        state, ids = WaveState(), self._ids(wave)
        if not arch.packs_ids:
            for axis in range(self.axes or 1):
                state.write(f"v{axis}", integers.constant(WIDTH, ids[axis]))
        elif self.axes is not None or not any(ids):
            packed = sum(one << _BITS * axis for axis, one in enumerate(ids[: self.axes or _AXES]))
            state.write("v0", integers.constant(WIDTH, packed))
        if arch.name.startswith("gfx12"):
            zeros = _WAVE_BITS & ~(wave << _WAVE_AT)
            state.write("ttmp8", integers.bits(WIDTH, zeros, wave << _WAVE_AT))
        return state

    def lanes(self, wave: int) -> int:
        """Lanes of a wave that surely have a work-item."""
        if self.shape is None or self.wave_size is None:
            return 1
        return max(1, min(self.wave_size, prod(self.shape) - wave * self.wave_size))

    def _ids(self, wave: int) -> tuple[int, int, int]:
        if self.shape is None or self.wave_size is None:
            return 0, 0, 0
        flat, (x, y, _) = wave * self.wave_size, self.shape
        return flat % x, flat // x % y, flat // (x * y)


def kernel_entry(name: str, arch: Arch, stated: StatedKernels, assume: Collection[str] = ()) -> KernelEntry:
    """The state in which a kernel begins, as far as its code object states it.

    Args:
        name: the kernel's name.
        arch: its architecture.
        stated: the statements on its listing's kernels.
        assume: names of assumptions. One may be the size of each workgroup, none being smaller, as the user says
            (`told_size`); a size that the kernel requires takes precedence.
    """
    one = told_size(assume, name)
    about, start = stated.metadata.get(name, {}), stated.starts.get(name)
    most, lanes = about.get("max_flat_workgroup_size"), about.get("wavefront_size")
    items = most if isinstance(most, int) and 0 < most <= _MOST else _MOST
    told = None if one is None else one.within(items)
    shape, taken = about.get("reqd_workgroup_size"), about.get("group_segment_fixed_size")
    required = shape if isinstance(shape, tuple) and len(shape) == _AXES and min(shape) > 0 else None
    sizes = required or (told if told is not None and prod(told) <= items else None)
    is_uniform = about.get("uniform_work_group_size") == 1
    packet = None if start is None else start.first_of("dispatch_ptr")
    slots = [*stated.slots.get(name, ()), *(() if packet is None else _PACKET_SIZES)]
    is_told = sizes is not None and sizes == told and not (required and is_uniform)
    return KernelEntry(
        items,
        lanes if isinstance(lanes, int) else arch.wave_size if len(arch.wave_sizes) == 1 else None,
        None if start is None else start.axes,
        None if start is None else start.arguments,
        {} if start is None else start.preloaded,
        argument_words(slots, items, arch, sizes, is_uniform=is_uniform or is_told),
        range(0) if start is None else start.of_waves(arch),
        sizes,
        is_uniform or is_told,
        frozenset(slot.offset for slot in slots if slot.kind == LOCAL_POINTER),
        taken if isinstance(taken, int) else 0,
        is_told,
        {
            slot.offset: _AXIS_NAMES.index(slot.kind[-1])
            for slot in slots
            if slot.kind.startswith(_GROUP_SIZE)
        },
        packet,
    )


_WORD, _HALF = 4, 2
_GRID_DIMS = 3
_AXIS_NAMES = ("x", "y", "z")
_GROUP_SIZE = "hidden_group_size"
PACKET = 1 << 20
"""The place of the packet, behind all arguments: a block of these is smaller."""
_PACKET_SIZES = tuple(
    ArgumentSlot(PACKET + at, size, f"{_GROUP_SIZE}_{axis}")
    for at, size, axis in ((4, _HALF, "x"), (6, _HALF, "y"), (8, _WORD, "z"))
)
"""The sizes in a packet; behind that along z follows 0. Source: HSA Platform System Architecture, "Kernel dispatch"."""


def argument_words(
    slots: Iterable[ArgumentSlot],
    most_items: int,
    arch: Arch,
    shape: tuple[int, ...] | None = None,
    *,
    is_uniform: bool = False,
) -> Mapping[int, Integers]:
    """The ranges of words of the kernarg segment, by the byte at which they begin.

    Args:
        slots: the kernel's arguments.
        most_items: the most work-items of a workgroup.
        arch: the architecture, for the size of LDS.
        shape: work-items of a workgroup along each axis, if that is known.
        is_uniform: no workgroup has fewer.
    """
    found, halves = dict[int, Integers](), dict[int, Integers]()
    for slot in slots:
        value = _value(slot, most_items, arch, shape, is_uniform)
        if value is not None and slot.size == _WORD and slot.offset % _WORD == 0:
            found[slot.offset] = value
        elif value is not None and slot.size == _HALF and slot.offset % _HALF == 0:
            halves[slot.offset] = value
    for place in {at - at % _WORD for at in halves}:
        lower, upper = (halves.get(at, _ANY_HALF) for at in (place, place + _HALF))
        found[place] = integers.or_(lower, integers.shl(upper, constant(8 * _HALF)))
    return found


def _value(
    slot: ArgumentSlot, most_items: int, arch: Arch, shape: tuple[int, ...] | None, is_uniform: bool
) -> Integers | None:
    kind, _, axis = slot.kind.rpartition("_")
    if kind in {_GROUP_SIZE, "hidden_remainder"} and axis in _AXIS_NAMES:
        size = most_items if shape is None else shape[_AXIS_NAMES.index(axis)]
        if kind == _GROUP_SIZE:
            return integers.interval(WIDTH, 0 if shape is None else size, size)
        return integers.interval(WIDTH, 0, 0 if is_uniform else size)
    if slot.kind == "hidden_grid_dims":
        return integers.interval(WIDTH, 0, _GRID_DIMS)
    if slot.kind == "hidden_dynamic_lds_size":
        return integers.interval(WIDTH, 0, arch.lds_bytes)
    if slot.kind == LOCAL_POINTER and slot.align > 0:
        places = integers.interval(WIDTH, 0, arch.lds_bytes // slot.align)
        return integers.mul(places, constant(slot.align))
    return None


_ANY_HALF = integers.and_(UNKNOWN, constant((1 << 8 * _HALF) - 1))


# --- ids that are read --------------------------------------------------------------------------------------
#
# The ids of the work-item that code reads. A descriptor often asks for more: LLVM leaves out only those of which it has
# proved that nothing reads them.
#
# Where ids are packed into one register, code takes them out by shifts and masks. Those are followed; whatever else
# reads the register, or a part of it, reads the ids that have bits there and that its result depends on. A prefetch has
# no result.


_WHOLE = (1 << WIDTH) - 1
_MOST_FIELDS = 8
_Field = tuple[int, int]
"""Bits of ``v0`` as the kernel begins, and by how much they are shifted to the right."""
_Held = dict[str, frozenset[_Field]]


def axes_read(function: AsmFunction, arch: Arch, axes: int | None, whole: Collection[int]) -> str:
    """The axes along which a kernel's code may read the work-item's id.

    Args:
        axes: the ids that the descriptor asks for; `None` if it is not known.
        whole: the lines of instructions that all lanes of a wave execute; other lanes keep their registers' contents.
    """
    asked = "xyz"[: axes or _AXES]
    if not arch.packs_ids:
        return "".join(a for at, a in enumerate(asked) if _read_of(function, f"v{at}", whole))
    bits, field_ = _read_of(function, "v0", whole), (1 << _BITS) - 1
    return "".join(a for at, a in enumerate(asked) if bits >> _BITS * at & field_)


def _read_of(function: AsmFunction, name: str, whole: Collection[int]) -> int:
    """The bits that code may read of a vector register's contents at the kernel's start."""
    heads: dict[int, _Held] = {0: {name: frozenset({(_WHOLE, 0)})}}
    found, work = 0, [0]
    while work:
        index = work.pop()
        held = dict(heads[index])
        for instruction in function.blocks[index].instructions:
            parts = [decode(part) for part in issued_together(instruction)]
            found |= _step(parts, held, is_whole=instruction.line in whole)
        for target in function.blocks[index].successors:
            before = heads.get(target, {})
            joined = {r: held.get(r, frozenset()) | before.get(r, frozenset()) for r in {*held, *before}}
            if target not in heads or joined != before:
                heads[target] = joined
                work.append(target)
    return found


def _step(parts: Sequence[Decoded], held: _Held, *, is_whole: bool) -> int:
    """Carries registers' contents over instructions issued together; returns the bits that are read otherwise."""
    read, taken = 0, list[tuple[str, frozenset[_Field]]]()
    for what in parts:
        for name, fields in held.items():
            if not what.reads(register(name)):
                continue
            moved = _taken(what, name, fields)
            if moved is None or len(moved) > _MOST_FIELDS:
                read |= reduce(or_, (bits for bits, _ in _cut(fields, _asked_bits(what, name))), 0)
            else:
                taken.append((what.given.words[0], moved))
    for what in parts:
        for name in [one for one in held if what.written & register(one)]:
            if is_whole and not what.keeps_part:
                del held[name]
    for target, moved in taken:
        held[target] = held.get(target, frozenset()) | moved
    return read


def _taken(what: Decoded, name: str, fields: Iterable[_Field]) -> frozenset[_Field] | None:
    """The bits that an instruction moves, masks or shifts from a register to another; ``None`` if it does more."""
    given = what.given.words[what.results :]
    if what.given.modifiers or given.count(name) != 1 or what.results != 1 or what.keeps_part:
        return None
    mask, shift = _WHOLE, 0
    match what.opcode.name.replace("v_dual_", "v_"), [number(word) for word in given]:
        case "v_mov_b32", [None]:
            pass
        case "v_and_b32", [None, int(one)] | [int(one), None]:
            mask = one & _WHOLE
        case "v_bfe_u32", [None, int(first), int(count)] if 0 <= first < WIDTH and 0 <= count < WIDTH:
            mask, shift = ((1 << count) - 1) << first & _WHOLE, first
        case "v_lshrrev_b32", [int(right), None] if 0 <= right < WIDTH:
            mask, shift = _WHOLE << right & _WHOLE, right
        case "v_lshlrev_b32", [int(left), None] if 0 <= left < WIDTH:
            mask, shift = _WHOLE >> left, -left
        case _:
            return None
    return frozenset((bits, at + shift) for bits, at in _cut(fields, mask))


def _cut(fields: Iterable[_Field], mask: int) -> Iterator[_Field]:
    """The fields that have bits under a mask of the register that holds them."""
    for bits, at in fields:
        if left := bits & (mask << at if at >= 0 else mask >> -at):
            yield left, at


def _asked_bits(what: Decoded, name: str) -> int:
    """The bits of a register that an instruction's result may depend on."""
    if what.opcode.action is Action.PREFETCH:
        return 0
    given = what.given.words[what.results :]
    modifiers = dict(what.given.modifiers)
    table = number(modifiers.pop("bitop3", ""))
    if modifiers or given.count(name) != 1 or what.keeps_part:
        return _WHOLE
    match what.opcode.name.replace("v_dual_", "v_"), [number(word) for word in given]:
        case "v_and_or_b32", [None, int(mask), _] if given[0] == name:
            return mask & _WHOLE
        case "v_and_or_b32", [int(mask), None, _] if given[1] == name:
            return mask & _WHOLE
        case "v_bfe_i32", [None, int(first), int(count)] if 0 <= first < WIDTH and 0 <= count < WIDTH:
            return ((1 << count) - 1) << first & _WHOLE
        case "v_bitop3_b32" | "v_bitop2_b32", numbers if table is not None:
            return _of_table(table, numbers, given.index(name))
    return _WHOLE


def _of_table(table: int, numbers: list[int | None], place: int) -> int:
    """The bits of an operand that change a result by a table, with the constants among the other operands.

    Bit ``4 a + 2 b + c`` of the table is the result for bits a, b and c of the operands; of two, c is 0.
    """
    known = [*numbers, 0][:3]
    asked = 0
    for bit in range(WIDTH):
        cases = [
            case
            for case in range(8)
            if all(one is None or one >> bit & 1 == case >> 2 - at & 1 for at, one in enumerate(known))
        ]
        if any(table >> case & 1 != table >> (case ^ 4 >> place) & 1 for case in cases):
            asked |= 1 << bit
    return asked
