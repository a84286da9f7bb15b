"""The relocations of an AMD GPU object that is not linked: which numbers in its code are not known yet.

Each becomes the operand that LLVM prints for it in assembly: ``lds@abs32@lo``, ``f@rel32@lo+4``. Source: AMDGPU Usage,
"Relocation Records"; LLVM, ``AMDGPUMCExpr.cpp`` and ``AMDGPUFixupKinds.h``.
"""

from __future__ import annotations

from typing import Any

_SPELLED = {
    1: "abs32@lo",
    2: "abs32@hi",
    4: "rel32@lo",
    6: "abs32@lo",
    7: "gotpcrel32@lo",
    8: "gotpcrel32@lo",
    9: "gotpcrel32@hi",
    10: "rel32@lo",
    11: "rel32@hi",
}
"""By the number of the relocation's type; others name a symbol, too, and say nothing of how."""


def relocations_of(elf: Any) -> dict[str, dict[int, str]]:
    """By section and offset, what stands for the number; nothing for an object that is linked.

    Args:
        elf: an ``ELFFile`` of pyelftools.
    """
    from elftools.elf.relocation import RelocationSection

    if elf["e_type"] != "ET_REL":
        return {}
    found: dict[str, dict[int, str]] = {}
    for section in elf.iter_sections():
        if not isinstance(section, RelocationSection):
            continue
        symbols = elf.get_section(section["sh_link"])
        own = found.setdefault(elf.get_section(section["sh_info"]).name, {})
        for relocation in section.iter_relocations():
            name = symbols.get_symbol(relocation["r_info_sym"]).name
            addend = relocation["r_addend"] if relocation.is_RELA() else 0
            how = _SPELLED.get(relocation["r_info_type"], "reloc")
            own[relocation["r_offset"]] = f'"{name}"@{how}' + (f"{addend:+d}" if addend else "")
    return found
