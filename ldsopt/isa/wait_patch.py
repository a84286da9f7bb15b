"""Waits of an object changed in place: each is an instruction of four bytes, whatever it waits for.

The immediate is the low half of the word. On gfx12 and later each counter has its own instruction, and so a number in
bits 16 to 22. Bits of an immediate that belong to no counter mean nothing: they may be set in a given wait, and are
clear in a new one. Source: LLVM, SOPInstructions.td; AMD RDNA4 ISA, 15.5, SOPP.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from typing import Any

from ldsopt.errors import InputError, InternalError
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.disassembly import CodePosition
from ldsopt.target import waits
from ldsopt.target.arch import Arch
from ldsopt.target.waits import parse_counters

_NOP = 0xBF800000
_OPCODES = {
    "s_wait_loadcnt": 0x40,
    "s_wait_storecnt": 0x41,
    "s_wait_samplecnt": 0x42,
    "s_wait_bvhcnt": 0x43,
    "s_wait_expcnt": 0x44,
    "s_wait_dscnt": 0x46,
    "s_wait_kmcnt": 0x47,
    "s_wait_loadcnt_dscnt": 0x48,
    "s_wait_storecnt_dscnt": 0x49,
    "s_wait_asynccnt": 0x4A,
    "s_wait_tensorcnt": 0x4B,
}
_PACKED = ("s_wait_loadcnt_dscnt", "s_wait_storecnt_dscnt")


def patched(
    data: bytes,
    places: Mapping[int, CodePosition],
    changes: Iterable[tuple[AsmInstruction, AsmInstruction]],
    arch: Arch,
    source: str,
) -> bytes:
    """The object with other waits.

    Args:
        data: the ELF file.
        places: the places of its instructions, by line.
        changes: pairs of a wait and its replacement, with the line of the wait.
        arch: the code's architecture.
        source: the file's name.

    Raises:
        InputError: two sections of the file have one name, so that the place of the code is not known.
        InternalError: the code at a place is not the wait.
    """
    from elftools.elf.elffile import ELFFile

    sections = _sections(ELFFile(io.BytesIO(data)))
    made = bytearray(data)
    for before, after in changes:
        section, address = places[before.line]
        if len(sections.get(section, ())) != 1:
            raise InputError(
                f"the object has {len(sections.get(section, ()))} sections of the name {section}",
                file=source,
                remedy="link it (ldsopt link, ld.lld -shared), or give its assembly",
            )
        start, offset = sections[section][0]
        at = offset + address - start
        (word,) = struct.unpack_from("<I", made, at)
        if (_encoded(before, word, arch) ^ word) & ~_unused_bits(before.mnemonic, arch):
            raise InternalError(
                f"at offset {at:#x} of {source} there is no {before.mnemonic} {before.operands}"
            )
        struct.pack_into("<I", made, at, _encoded(after, word, arch))
    return bytes(made)


def _unused_bits(mnemonic: str, arch: Arch) -> int:
    if mnemonic == "s_waitcnt":
        used = (field.put(field.largest) for field in waits.layout(arch).values())
        return 0xFFFF & ~reduce(or_, used)
    return 0xC0C0 if mnemonic in _PACKED else 0


def _sections(elf: Any) -> dict[str, list[tuple[int, int]]]:
    return by_key((one.name, (one["sh_addr"], one["sh_offset"])) for one in elf.iter_sections())


def _encoded(instruction: AsmInstruction, word: int, arch: Arch) -> int:
    """The word of a wait, or of ``s_nop 0``, as a replacement of another wait's word."""
    mnemonic = instruction.mnemonic
    if mnemonic == "s_nop":
        return _NOP
    counters = parse_counters(mnemonic, instruction.operands, arch)
    high = word & 0xFFFF0000 if mnemonic not in _OPCODES else _NOP | _OPCODES[mnemonic] << 16
    return high | _immediate(mnemonic, dict(counters), arch)


def _immediate(mnemonic: str, counters: Mapping[str, int], arch: Arch) -> int:
    if mnemonic == "s_waitcnt":
        return waits.encode(arch, **counters)
    if mnemonic in _PACKED:
        first, second = mnemonic.removeprefix("s_wait_").split("_")
        return counters.get(first, 0x3F) << 8 | counters.get(second, 0x3F)
    (count,) = counters.values()
    return count


def changed_instructions(
    before: Iterable[AsmInstruction], replaced: Mapping[int, AsmInstruction]
) -> Iterator[tuple[AsmInstruction, AsmInstruction]]:
    """Each instruction that is replaced, with its replacement.

    Args:
        before: the instructions of a listing.
        replaced: the replacements, by line.
    """
    return ((one, replaced[one.line]) for one in before if one.line in replaced)
