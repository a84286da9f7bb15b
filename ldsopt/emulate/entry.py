"""How a kernel is started: what its descriptor and metadata say of registers and arguments.

User SGPRs come first, in a fixed order, those that the descriptor asks for; then the workgroup's ids, which from gfx12
on are in TTMP9 and TTMP7. The work-item's ids are in v0, ten bits each. Arguments lie in the kernarg segment where the
metadata says, the hidden ones behind the kernel's own. Source: LLVM, AMDGPU Usage, "Kernel Descriptor", "Initial Kernel
Execution State", "Code Object V5 Metadata".
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from ldsopt.emulate.registers import SCALARS, TTMP, WaveRegisters
from ldsopt.errors import InputError
from ldsopt.isa.assembly import unquoted
from ldsopt.isa.code_object import ArgumentSlot
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.patterns import pattern
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import ARGUMENTS_REMEDY, Launch, Resolved
from ldsopt.target.arch import Arch

_USER = (
    ("private_segment_buffer", 4), ("dispatch_ptr", 2), ("queue_ptr", 2), ("kernarg_segment_ptr", 2),
    ("dispatch_id", 2), ("flat_scratch_init", 2), ("preload", 0), ("private_segment_size", 1),
)  # fmt: skip
"""User SGPRs in their order, with their number; the descriptor has no bit for ``preload``."""

_DIRECTIVE = pattern(r"\s*\.amdhsa_(\w+)\s+(\S+)")
_FIELD = pattern(r"(?P<indent> *)(?P<item>- +)?\.(?P<key>\w+):(?: +(?P<value>\S.*?))?\s*$")
_RSRC2, _PROPERTIES, _PRELOAD = 52, 56, 58


@dataclass(frozen=True, slots=True)
class KernelStart:
    """What a kernel finds in its registers.

    Attributes:
        user: names of the user SGPRs that it gets; `user_count` of all of them, some of which may be unused.
        group_ids: whether it gets the workgroup's id along each axis.
        axes: how many of the work-item's ids it gets.
        preload: arguments of the kernarg segment that it gets in SGPRs: how many words, and from which one on.
    """

    user: frozenset[str]
    user_count: int
    group_ids: tuple[bool, bool, bool]
    axes: int
    preload: tuple[int, int] = (0, 0)


def starts_of_listing(lines: Iterable[str]) -> dict[str, KernelStart]:
    """How each kernel of a listing starts, by its ``.amdhsa_`` directives."""
    found: dict[str, dict[str, str]] = {}
    name = ""
    for line in lines:
        if ".amdhsa_" in line and (directive := _DIRECTIVE.match(line)):
            if directive[1] == "kernel":
                name = unquoted(directive[2])
                found[name] = {}
            else:
                found.setdefault(name, {})[directive[1]] = directive[2]
    return {name: _start(words) for name, words in found.items()}


def _start(words: Mapping[str, str]) -> KernelStart:
    def number(name: str, default: int = 0) -> int:
        text = words.get(name, "")
        return int(text, 0) if text.isdigit() else default

    user = {name for name, _ in _USER if number(f"user_sgpr_{name}")}
    preload = number("user_sgpr_kernarg_preload_length"), number("user_sgpr_kernarg_preload_offset")
    defaults = {"x": 1, "y": 0, "z": 0}
    x, y, z = (bool(number(f"system_sgpr_workgroup_id_{axis}", defaults[axis])) for axis in "xyz")
    named = sum(count for name, count in _USER if name in user) + preload[0]
    count = number("user_sgpr_count", named)
    return KernelStart(frozenset(user), count, (x, y, z), number("system_vgpr_workitem_id") + 1, preload)


def start_of_descriptor(descriptor: bytes) -> KernelStart:
    """How a kernel starts, by the 64 bytes of its descriptor."""
    second: int = struct.unpack_from("<I", descriptor, _RSRC2)[0]
    properties, preload = struct.unpack_from("<HH", descriptor, _PROPERTIES)
    names = [name for name, count in _USER if count]
    user = {name for bit, name in enumerate(names) if properties >> bit & 1}
    ids = tuple(bool(second >> bit & 1) for bit in (7, 8, 9))
    words = preload & 0x7F, preload >> 7
    count, axes = second >> 1 & 31, (second >> 11 & 3) + 1
    return KernelStart(frozenset(user), count, (ids[0], ids[1], ids[2]), axes, words)


def slots_of_listing(lines: Iterable[str]) -> dict[str, tuple[ArgumentSlot, ...]]:
    """Where each kernel's arguments lie, by the metadata of a listing."""
    found: dict[str, tuple[ArgumentSlot, ...]] = {}
    slots = list[dict[str, str]]()
    inside, in_arguments, column = False, False, -1
    for line in lines:
        word = line.strip()
        if word in (".amdgpu_metadata", ".end_amdgpu_metadata"):
            inside = word == ".amdgpu_metadata"
        field = _FIELD.match(line) if inside else None
        if field is None:
            continue
        at = len(field["indent"]) + len(field["item"] or "")
        if field["key"] == "args":
            slots, in_arguments, column = [], True, at
        elif in_arguments and at > column:
            if field["item"]:
                slots.append({})
            slots[-1][field["key"]] = field["value"] or ""
        else:
            in_arguments = False
            if field["item"] and at == column + 0 and field["key"] != "args":
                slots = []
            if field["key"] == "name":
                found[unquoted((field["value"] or "").strip("'"))] = tuple(map(_slot, slots))
                slots = []
    return found


def _slot(fields: Mapping[str, str]) -> ArgumentSlot:
    return ArgumentSlot(int(fields["offset"]), int(fields["size"]), fields["value_kind"])


def kernarg_bytes(
    slots: tuple[ArgumentSlot, ...],
    metadata: KernelMetadata,
    resolved: list[Resolved],
    *,
    addresses: Mapping[str, int],
    launch: Launch,
    source: str,
) -> bytes:
    """The kernarg segment.

    Args:
        slots: where arguments lie.
        metadata: of the kernel.
        resolved: the launch's arguments; `addresses` of its buffers by name.
        launch: for the hidden arguments.
        source: the input's name for messages.

    Raises:
        InputError: there are too many or too few arguments, or one does not fit.
    """
    own = [slot for slot in slots if not slot.kind.startswith("hidden_")]
    if len(own) != len(resolved):
        raise InputError(
            f"the kernel takes {len(own)} arguments, the launch gives {len(resolved)}",
            file=source,
            remedy=ARGUMENTS_REMEDY,
        )
    size = metadata.get("kernarg_segment_size")
    total = max([size if isinstance(size, int) else 0, *(slot.offset + slot.size for slot in slots)])
    data = bytearray(total)
    for number, (slot, argument) in enumerate(zip(own, resolved, strict=True)):
        value = _argument(argument, slot.size, addresses, f"argument {number}", source)
        data[slot.offset : slot.offset + len(value)] = value
    for slot in slots:
        if slot.kind.startswith("hidden_"):
            value = _hidden(slot.kind, launch).to_bytes(8, "little")[: slot.size]
            data[slot.offset : slot.offset + len(value)] = value
    return bytes(data)


def _argument(argument: Resolved, size: int, addresses: Mapping[str, int], what: str, source: str) -> bytes:
    if argument.fields is not None:
        data = b""
        for leaf in argument.leaves():
            width = 8 if leaf.array is not None else len(leaf.stored) or 4
            data += bytes(-len(data) % width) + _argument(leaf, width, addresses, what, source)
        if len(data) > size:
            raise InputError(f"{what} has {size} bytes, its fields {len(data)}", file=source)
        return data
    if argument.array is not None:
        if size != 8:
            raise InputError(f"{what} has {size} bytes and is no buffer", file=source)
        return addresses[argument.name].to_bytes(8, "little")
    if argument.stored:
        if len(argument.stored) > size:
            raise InputError(f"{what} has {size} bytes, the launch gives {len(argument.stored)}", file=source)
        return argument.stored
    value = argument.value or 0
    if isinstance(value, float):
        kinds = {2: "<e", 4: "<f", 8: "<d"}
        if size not in kinds:
            raise InputError(f"{what} has {size} bytes and is no float", file=source)
        return struct.pack(kinds[size], value)
    return (value & (1 << 8 * size) - 1).to_bytes(size, "little")


def _hidden(kind: str, launch: Launch) -> int:
    name = kind.removeprefix("hidden_")
    axis = "xyz".find(name[-1])
    if name.startswith("block_count_"):
        return launch.groups[axis]
    if name.startswith("group_size_"):
        return launch.items[axis]
    if name == "grid_dims":
        return 3 if launch.groups[2] > 1 else 2 if launch.groups[1] > 1 else 1
    return launch.dynamic_lds if name == "dynamic_lds_size" else 0


def dispatch_packet(launch: Launch) -> bytes:
    """The packet that starts the kernel, as far as kernels read it: sizes of workgroup and grid. Source: HSA, AQL."""
    total = [groups * items for groups, items in zip(launch.groups, launch.items, strict=True)]
    return struct.pack("<HHHHHHIII", 0, 0, *launch.items, 0, *total).ljust(64, b"\0")


def enter(
    registers: WaveRegisters,
    start: KernelStart,
    arch: Arch,
    *,
    pointers: Mapping[str, int],
    arguments: bytes,
    group: tuple[int, int, int],
    items: tuple[Array, Array, Array],
    scratch: int,
    wave: int,
) -> None:
    """Fills the registers of a wave's beginning.

    Args:
        registers: of the wave.
        start: what the kernel asks for; `arch` the architecture.
        pointers: addresses of the dispatch packet, the kernarg segment and others.
        arguments: the kernarg segment.
        group: the workgroup's id.
        items: the work-items' ids of the wave's lanes.
        scratch: bytes of a lane.
        wave: the wave's number in its workgroup, which gfx12 has in bits 25 to 29 of TTMP8.
    """
    at = SCALARS
    for name, count in _USER:
        if name == "preload":
            length, offset = start.preload
            for word in range(offset, offset + length):
                registers.write_scalar(at, int.from_bytes(arguments[4 * word : 4 * word + 4], "little"))
                at += 1
        elif name in start.user:
            value = scratch if name == "private_segment_size" else pointers.get(name, 0)
            registers.write_scalar(at, value, count)
            at += count
    if arch.generation == "gfx12":
        registers.write_scalar(TTMP + 9, group[0])
        registers.write_scalar(TTMP + 8, wave << 25)
        registers.write_scalar(TTMP + 7, group[1] | group[2] << 16)
    else:
        at = SCALARS + start.user_count
        for axis, wanted in enumerate(start.group_ids):
            if wanted:
                registers.write_scalar(at, group[axis])
                at += 1
    ids = [axis.astype(np.uint32) for axis in items]
    packed = ids[0]
    for axis in range(1, start.axes):
        packed = packed | ids[axis] << np.uint32(10 * axis)
    registers.vector[0] = packed
