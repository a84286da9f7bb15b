"""The registers and arguments that a wave begins with, as the kernel's descriptor and metadata ask for them.

User SGPRs come first (`ldsopt.isa.kernel_start`), then the workgroup's ids, which from gfx12 on are in TTMP9 and TTMP7.
The work-item's ids are in v0, ten bits each. Arguments lie in the kernarg segment where the metadata says, the hidden
ones behind the kernel's own. Source: LLVM, AMDGPU Usage, "Initial Kernel Execution State", "Code Object V5 Metadata".
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from ldsopt.emulate.control import CODE, named_by
from ldsopt.emulate.wave import SCALARS, TTMP, WaveRegisters
from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.kernel_start import USER_REGISTERS, ArgumentSlot, KernelStart
from ldsopt.isa.listing_data import ListedVariable
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.simt.global_memory import GlobalMemory
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import ARGUMENTS_REMEDY, Launch, Resolved, hidden_arguments
from ldsopt.target.arch import Arch


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
    hidden = hidden_arguments(launch)
    for slot in slots:
        if slot.kind.startswith("hidden_"):
            _, _, number = hidden.get(slot.kind.removeprefix("hidden_"), (0, 0, 0))
            value = number.to_bytes(8, "little")[: slot.size]
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


def enter(
    registers: WaveRegisters,
    start: KernelStart,
    arch: Arch,
    *,
    pointers: Mapping[str, int],
    arguments: bytes,
    group: tuple[int, int, int],
    items: list[Array],
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
    for name, count in USER_REGISTERS:
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
    packed = items[0]
    for axis in range(1, start.axes or 1):
        packed = packed | items[axis] << np.uint32(10 * axis)
    registers.vector[0] = packed


# --- variables ----------------------------------------------------------------------------------------------
#
# Variables that machine code reads and writes in global memory: their places, and what they hold at first.
#
# They lie in front of a launch's buffers, so that their addresses are known when the code is decoded. A symbol that
# is reached through the global offset table has a slot there, a variable of its own.


_SLOT = "@got"


@dataclass(frozen=True, slots=True)
class PlacedVariables:
    """The variables that a kernel may reach.

    Attributes:
        contents: of each, by name, in the order in which they lie in memory.
        addresses: of each.
    """

    contents: Mapping[str, ListedVariable] = field(default_factory=dict)
    addresses: Mapping[str, int] = field(default_factory=dict)

    @property
    def sizes(self) -> list[tuple[str, int]]:
        """Names and bytes, for `GlobalMemory`."""
        return [(name, max(1, len(one.data))) for name, one in self.contents.items()]

    def fill(self, memory: GlobalMemory, firsts: Mapping[str, int]) -> None:
        """Writes their contents.

        Args:
            memory: whose first buffers they are.
            firsts: the number of each function's first instruction.
        """
        for buffer, variable in zip(memory.buffers, self.contents.values(), strict=False):
            data = bytearray(variable.data)
            for at, (name, more) in variable.addresses.items():
                data[at : at + 8] = (self.address_of(name, firsts) + more).to_bytes(8, "little")
            memory.write(buffer, bytes(data))

    def address_of(self, name: str, firsts: Mapping[str, int]) -> int:
        """The address of a variable or function; 0 where nobody here defines it, as of weak symbols."""
        if name in firsts:
            return CODE + 4 * firsts[name]
        return self.addresses.get(name, 0)


def placed_variables(
    functions: Iterable[AsmFunction], known: Mapping[str, ListedVariable]
) -> PlacedVariables:
    """The variables that functions name, and those whose addresses these hold."""
    contents = dict[str, ListedVariable]()
    open_ = list[str]()
    for function in functions:
        for symbol in named_by(function):
            if symbol.by_table:
                contents[slot_of(symbol.name)] = ListedVariable(bytearray(8), {0: (symbol.name, 0)})
            open_.append(symbol.name)
    while open_:
        name = open_.pop()
        if name in known and name not in contents:
            contents[name] = known[name]
            open_ += [other for other, _ in known[name].addresses.values()]
    placed = PlacedVariables(contents)
    addresses = [buffer.address for buffer in GlobalMemory(placed.sizes).buffers]
    return PlacedVariables(contents, dict(zip(contents, addresses, strict=True)))


def slot_of(name: str) -> str:
    """The name of a symbol's slot in the global offset table."""
    return f"{name}{_SLOT}"
