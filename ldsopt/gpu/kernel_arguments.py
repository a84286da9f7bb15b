"""The bytes of a kernel's arguments, laid out as its code object says.

A kernel reads its arguments from one block of memory. Where in it each one lies, and how large it is, stands in the
code object's metadata (``.args``: ``.offset``, ``.size``, ``.value_kind``); nothing is guessed from types. Arguments
that start with ``hidden_`` are the runtime's. Source: LLVM AMDGPU Usage, "Code Object V3 Metadata" to V6.

The metadata does not say what is inside of a struct that is passed by value. Where the launch gives its fields, each
with its type, they are laid out as C does: each at the next multiple of its size, the whole a multiple of the largest.
What then has not the size that the code object says (a packed struct, a field left out) is refused.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ldsopt.errors import UsageError
from ldsopt.isa.kernel_start import ArgumentSlot
from ldsopt.simt.launch import Resolved

_FLOATS = {2: "<e", 4: "<f", 8: "<d"}
_POINTERS = ("global_buffer", "dynamic_shared_pointer")


@dataclass(frozen=True, slots=True)
class PackedArguments:
    """One launch's arguments.

    Attributes:
        data: the block of memory that the kernel reads.
        offsets: of each argument in it.
    """

    data: bytes
    offsets: tuple[int, ...] = ()


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
    return PackedArguments(bytes(block), tuple(slot.offset for slot in own))


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
        data, _ = _struct(what, argument.fields, addresses)
        if len(data) != slot.size:
            raise UsageError(
                f"{what} is passed by value, and its fields take {len(data)} bytes as C lays them out; "
                f"or give its bytes as u8[{slot.size}]=@file.npy"
            )
        return data
    if argument.array is not None:
        data = argument.array.tobytes()
        if argument.array.size == 3:  # a vector of three takes the room of four
            data += bytes(argument.array.itemsize * (slot.size == 4 * argument.array.itemsize))
        if len(data) != slot.size:
            raise UsageError(f"{what} is passed by value, and {len(data)} bytes are given")
        return data
    if len(argument.stored) == slot.size:
        return argument.stored
    return _number(what, slot.size, argument.value or 0)


def _struct(what: str, fields: Sequence[Resolved], addresses: Mapping[str, int]) -> tuple[bytes, int]:
    """The bytes of a struct of these fields, and what they are aligned to.

    >>> half, word = Resolved("h", value=1, stored=bytes([1, 0])), Resolved("w", value=2, stored=bytes([2, 0, 0, 0]))
    >>> _struct("k", [half, word, half], {})[0].hex(" ", 4)
    '01000000 02000000 01000000'
    """
    block, largest = b"", 1
    for field in fields:
        data, alignment = _field(what, field, addresses)
        block += bytes(-len(block) % alignment) + data
        largest = max(largest, alignment)
    return block + bytes(-len(block) % largest), largest


def _field(what: str, field: Resolved, addresses: Mapping[str, int]) -> tuple[bytes, int]:
    if field.fields is not None:
        return _struct(what, field.fields, addresses)
    data = addresses[field.name].to_bytes(8, "little") if field.array is not None else field.stored
    if not data:
        raise UsageError(f"{what} is a struct; say the type of its field {field.name}, as i32={field.value}")
    return data, len(data)


def _number(what: str, size: int, value: float) -> bytes:
    if isinstance(value, float):
        if size not in _FLOATS:
            raise UsageError(f"{what} has not the size of a floating-point number")
        return struct.pack(_FLOATS[size], value)
    if not -(1 << (8 * size - 1)) <= value < 1 << (8 * size):
        raise UsageError(f"{what} is too small for {value}")
    return (value & ((1 << (8 * size)) - 1)).to_bytes(size, "little")
