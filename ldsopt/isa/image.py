"""A linked code object as it lies in memory, and its code with names for the addresses that it computes.

Linked code reaches variables and functions by distances from its own address: ``s_getpc_b64``, and two additions of
numbers. The targets are named as a compiler's listing names them: ``f@rel32@lo+4`` for the beginning of a function, and
a distance from the image's beginning for all others. Source: LLVM, AMDGPU Usage, "Relocation Records".
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly, scalar_pair
from ldsopt.isa.code_object import PlacedCode
from ldsopt.isa.listing_data import ListedVariable
from ldsopt.isa.operands import number, operands
from ldsopt.target.opcodes import Action

IMAGE = "<image>"
"""The name of all bytes of the object."""
_ABSOLUTE, _RELATIVE = 3, 13
_NEAR = 12


@dataclass(frozen=True, slots=True)
class LoadedImage:
    """The memory of a linked code object.

    Attributes:
        contents: its bytes from address 0 on, with the places of addresses that the loader writes.
        functions: the name of each function by its address.
    """

    contents: ListedVariable
    functions: Mapping[int, str]


def loaded_image(data: bytes, source: str) -> LoadedImage:
    """The memory of a linked ELF file.

    Raises:
        InputError: it has a relocation for the loader that is not known here.
    """
    from elftools.elf.elffile import ELFFile
    from elftools.elf.relocation import RelocationSection

    elf: Any = ELFFile(io.BytesIO(data))
    image = bytearray()
    for segment in elf.iter_segments("PT_LOAD"):
        end = segment["p_vaddr"] + segment["p_memsz"]
        image += bytes(max(0, end - len(image)))
        image[segment["p_vaddr"] : segment["p_vaddr"] + segment["p_filesz"]] = segment.data()
    sections = list(elf.iter_sections())
    functions = {
        symbol["st_value"]: symbol.name
        for section in sections
        if section.header["sh_type"] in ("SHT_SYMTAB", "SHT_DYNSYM")
        for symbol in section.iter_symbols()
        if symbol["st_info"]["type"] == "STT_FUNC" and isinstance(symbol["st_shndx"], int)
    }
    contents = ListedVariable(image)
    for section in sections:
        if not isinstance(section, RelocationSection):
            continue
        symbols = elf.get_section(section["sh_link"])
        for one in section.iter_relocations():
            kind, target = one["r_info_type"], one["r_addend"]
            if kind == _ABSOLUTE:
                symbol = symbols.get_symbol(one["r_info_sym"])
                if symbol["st_shndx"] == "SHN_UNDEF":
                    raise InputError(f"the code defines no function or variable {symbol.name}", file=source)
                target += symbol["st_value"]
            elif kind != _RELATIVE:
                raise InputError(f"a relocation of type {kind} is not known here", file=source)
            name = functions.get(target)
            contents.addresses[one["r_offset"]] = (IMAGE, target) if name is None else (name, 0)
    return LoadedImage(contents, functions)


def with_names(placed: PlacedCode, functions: Mapping[int, str]) -> Assembly:
    """The listing of a linked object with names for the addresses that its code computes.

    Args:
        placed: the object, disassembled.
        functions: the name of each function by its address.
    """

    def named(function: AsmFunction) -> AsmFunction:
        return replace(
            function,
            blocks=tuple(
                replace(block, instructions=tuple(_named(block.instructions, placed, functions)))
                for block in function.blocks
            ),
        )

    return replace(placed.listing, functions=tuple(map(named, placed.listing.functions)))


def _named(
    instructions: tuple[AsmInstruction, ...], placed: PlacedCode, functions: Mapping[int, str]
) -> Iterator[AsmInstruction]:
    instructions = tuple(one._replace(operands=_plain(one.operands)) for one in instructions)
    spelled: dict[int, AsmInstruction] = {}
    for place, one in enumerate(instructions):
        base = scalar_pair(one.operands) if one.opcode.action is Action.GET_PC else None
        if base is None:
            continue
        found, behind, at = dict[str, tuple[int, int, int]](), 0, place + 1
        while at < min(place + _NEAR, len(instructions)) and len(found) < 2:
            half = _half(instructions[at], base[0])
            if half is not None and half[0] not in found:
                found[half[0]] = at, behind, half[1]
                behind += 4  # the number itself
            behind += 4
            at += 1
        if len(found) == 2:
            distance = found["hi"][2] << 32 | found["lo"][2]
            target = placed.places[one.line].address + 4 + distance & (1 << 64) - 1
            name, offset = (functions[target], 0) if target in functions else (IMAGE, target)
            for half_name, (where, before, _) in found.items():
                registers = instructions[where].operands.rpartition(" ")[0]
                symbol = f'"{name}"@rel32@{half_name}+{offset + before + 4}'
                spelled[where] = instructions[where]._replace(operands=f"{registers} {symbol}")
    for place, one in enumerate(instructions):
        yield spelled.get(place, one)


def _plain(operands: str) -> str:
    """Operands without the words by which a disassembler gives the width of a number's encoding.

    >>> _plain("s0, s0, lit(0x10)")
    's0, s0, 0x10'
    """
    for word in ("lit64(", "lit("):
        while word in operands:
            head, _, tail = operands.partition(word)
            number, _, behind = tail.partition(")")
            operands = f"{head}{number}{behind}"
    return operands


def _half(instruction: AsmInstruction, base: int) -> tuple[str, int] | None:
    """The half of an address in two registers that an addition computes, and the number that it adds, if any."""
    known, words = instruction.opcode, operands(instruction).words
    if known.bits != 32 or known.action not in (Action.ADD, Action.ADD_CARRY) or len(words) != 3:
        return None
    half, register = ("lo", base) if known.action is Action.ADD else ("hi", base + 1)
    added = number(words[2])
    is_own = words[0] == words[1] == f"s{register}"
    return (half, added & 0xFFFFFFFF) if is_own and added is not None else None
