"""The processor and the settings that a code object is for, by its ELF flags.

Source: LLVM ``BinaryFormat/ELF.h``; AMDGPU Usage, "AMDGPU ``EF_AMDGPU_MACH`` Values", "AMDGPU ELF Header ``e_flags``
for Code Object V4 and After", "Generic Processors".
"""

from __future__ import annotations

from fnmatch import fnmatchcase

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


_ABI_V4 = 2
"""The first version of the ABI whose flags tell settings so."""
_SETTINGS = {"xnack": 8, "sramecc": 10}
"""The lowest of the two bits of each setting: 0 has none, 1 runs with either, 2 takes it off, 3 takes it on."""
_FAMILIES = {
    "gfx9-generic": ("gfx90[02469c]",),
    "gfx9-4-generic": ("gfx94[0-9]", "gfx950"),
    "gfx10-1-generic": ("gfx101[0-9]",),
    "gfx10-3-generic": ("gfx103[0-9]",),
    "gfx11-generic": ("gfx11[0-9][0-9]",),
    "gfx12-generic": ("gfx120[0-9]",),
}
"""The processors that code for a generic one runs on."""


def settings_of_flags(flags: int, abi: int) -> str:
    """The settings that code requires, as a target id spells them; empty if it runs with any, or does not tell.

    >>> [settings_of_flags(flags, 3) for flags in (0x64C, 0xE4C, 0x54C)], settings_of_flags(0x64C, 1)
    ([':xnack-', ':sramecc+:xnack-', ''], '')
    """
    if abi < _ABI_V4:
        return ""
    taken = {name: flags >> bit & 3 for name, bit in sorted(_SETTINGS.items())}
    return "".join(f":{name}{'+' if way == 3 else '-'}" for name, way in taken.items() if way >= 2)


def runs_on(code: str, device: str) -> bool:
    """Code for one target id runs on a device with another.

    >>> runs_on("gfx942", "gfx942:sramecc+:xnack-"), runs_on("gfx942:xnack+", "gfx942:sramecc+:xnack-")
    (True, False)
    >>> runs_on("gfx9-4-generic", "gfx942:sramecc+:xnack-"), runs_on("gfx11-generic", "gfx1030")
    (True, False)
    """
    arch, *taken = code.split(":")
    present, *settings = device.split(":")
    is_of_it = arch == present or any(fnmatchcase(present, one) for one in _FAMILIES.get(arch, ()))
    return is_of_it and all(one in settings for one in taken)
