"""The bytes of a kernel's arguments, laid out as its code object says.

A kernel reads its arguments from one block of memory. Where in it each one lies, and how large it is, stands in the
code object's metadata (``.args``: ``.offset``, ``.size``, ``.value_kind``); nothing is guessed from types. Arguments
that start with ``hidden_`` are the runtime's. Source: LLVM AMDGPU Usage, "Code Object V3 Metadata" to V6.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ldsopt.errors import UsageError
from ldsopt.isa.code_object import ArgumentSlot
from ldsopt.simt.launch import Resolved

_FLOATS = {2: "<e", 4: "<f", 8: "<d"}
_POINTERS = ("global_buffer", "dynamic_shared_pointer")


@dataclass(frozen=True, slots=True)
class PackedArguments:
    """One launch's arguments.

    Attributes:
        data: the block of memory that the kernel reads.
    """

    data: bytes


def pack_arguments(
    kernel: str, slots: Sequence[ArgumentSlot], arguments: Sequence[Resolved], addresses: Mapping[str, int]
) -> PackedArguments:
    """The block of a kernel's arguments.

    Args:
        kernel: its name, for messages.
        slots: of its arguments, from the code object.
        arguments: of the launch, in order.
        addresses: where each buffer lies on the device, by the argument's name.

    Raises:
        UsageError: another number of arguments, or one that does not fit its slot.

    >>> slots = [ArgumentSlot(0, 8, "global_buffer"), ArgumentSlot(8, 4, "by_value")]
    >>> pack_arguments("k", slots, [Resolved("a", value=0), Resolved("n", value=7)], {}).data.hex()
    '000000000000000007000000'
    """
    own = [slot for slot in slots if not slot.kind.startswith("hidden_")]
    if len(own) != len(arguments):
        raise UsageError(f"'{kernel}' takes {len(own)} arguments, the launch gives {len(arguments)}")
    block = bytearray(max((slot.offset + slot.size for slot in own), default=0))
    for slot, argument in zip(own, arguments, strict=True):
        data = _bytes_of(kernel, slot, argument, addresses)
        block[slot.offset : slot.offset + slot.size] = data
    return PackedArguments(bytes(block))


def _bytes_of(kernel: str, slot: ArgumentSlot, argument: Resolved, addresses: Mapping[str, int]) -> bytes:
    what = f"'{kernel}': argument {argument.name} ({slot.size} bytes, {slot.kind})"
    if slot.kind in _POINTERS:
        if argument.array is not None:
            return addresses[argument.name].to_bytes(slot.size, "little")
        if argument.fields is None and argument.value == 0:
            return bytes(slot.size)
        raise UsageError(f"{what} is a pointer; give a buffer, or null")
    if slot.kind != "by_value":
        raise UsageError(f"{what} is of a kind that a launch cannot give")
    if argument.fields is not None:
        raise UsageError(f"{what} is a struct; give its bytes as u8[{slot.size}]=@file.npy")
    if argument.array is not None:
        if argument.array.nbytes != slot.size:
            raise UsageError(f"{what} is passed by value, and {argument.array.nbytes} bytes are given")
        return argument.array.tobytes()
    return _number(what, slot.size, argument.value or 0)


def _number(what: str, size: int, value: float) -> bytes:
    if isinstance(value, float):
        if size not in _FLOATS:
            raise UsageError(f"{what} has not the size of a floating-point number")
        return struct.pack(_FLOATS[size], value)
    if not -(1 << (8 * size - 1)) <= value < 1 << (8 * size):
        raise UsageError(f"{what} is too small for {value}")
    return (value & ((1 << (8 * size)) - 1)).to_bytes(size, "little")
