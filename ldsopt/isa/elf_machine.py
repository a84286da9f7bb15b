"""Which processor a code object is for: the ``EF_AMDGPU_MACH`` part of its ELF flags.

Source: LLVM ``BinaryFormat/ELF.h``; AMDGPU Usage, "AMDGPU ``EF_AMDGPU_MACH`` Values".
"""

from __future__ import annotations

_FIRST = 0x20
_MASK = 0xFF

# In order of their numbers, from 0x20 on; "-" where LLVM 22 knows no processor.
_IN_ORDER = """
    gfx600 gfx601 gfx700 gfx701 gfx702 gfx703 gfx704 -
    gfx801 gfx802 gfx803 gfx810 gfx900 gfx902 gfx904 gfx906
    gfx908 gfx909 gfx90c gfx1010 gfx1011 gfx1012 gfx1030 gfx1031
    gfx1032 gfx1033 gfx602 gfx705 gfx805 gfx1035 gfx1034 gfx90a
    - gfx1100 gfx1013 gfx1150 gfx1103 gfx1036 gfx1101 gfx1102
    gfx1200 gfx1250 gfx1151 - gfx942 - gfx1201 gfx950
    - gfx9-generic gfx10-1-generic gfx10-3-generic gfx11-generic gfx1152 - -
    gfx1153 gfx12-generic gfx1251 - - - - gfx9-4-generic
"""

MACHINES: dict[int, str] = {
    _FIRST + index: name for index, name in enumerate(_IN_ORDER.split()) if name != "-"
}


def arch_of_flags(flags: int) -> str | None:
    """The processor that the ELF header's flags name; ``None`` for one that is not known here.

    >>> arch_of_flags(0x54C)
    'gfx942'
    """
    return MACHINES.get(flags & _MASK)
