"""What a kernel's registers hold when a wave begins, as far as the code object says.

The work-item's ids. On gfx90a, gfx94x, gfx950 and from gfx11 on all three are in ``v0``, ten bits each, those that the
descriptor does not ask for are 0; elsewhere each has a register of its own. An id is less than the number of work-items
that a workgroup has at most. On gfx12 ``ttmp8`` has in bits 25 to 29 which of its workgroup's waves this one is.

Scalar registers. Those that the descriptor asks for come in a fixed order. Two of them differ from wave to wave of a
workgroup: what says which wave is the first, and where the wave's scratch begins.
Source: LLVM, AMDGPU Usage, "Initial Kernel Execution State"; ``SITargetLowering::lowerWaveID``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.isa.assembly import unquoted
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.machine.arithmetic import WIDTH
from ldsopt.machine.state import ARGUMENTS, WaveState
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch

_PACKED = pattern(r"gfx(?:90a|94|950|9-4|11|12)")
_BITS = 10
_USER = {
    "private_segment_buffer": 4,
    "dispatch_ptr": 2,
    "queue_ptr": 2,
    "kernarg_segment_ptr": 2,
    "dispatch_id": 2,
    "flat_scratch_init": 2,
    "private_segment_size": 1,
}
"""What is the same for all waves, in the order of the scalar registers that it is in, and how many those are."""
_KERNARG = "kernarg_segment_ptr"
_IDS = ("workgroup_id_x", "workgroup_id_y", "workgroup_id_z")
_OWN = ("workgroup_info", "private_segment_wavefront_offset")
"""What stands behind those: the workgroup's ids, but for gfx12, and then what each wave has another of."""
_SYSTEM = len(_IDS) + len(_OWN)
_RSRC2, _PROPERTIES = 52, 56
_SCALAR_DIRECTIVE = pattern(
    rf"\s*\.amdhsa_(?:(kernel)|user_sgpr_(count|kernarg_preload_length|{'|'.join(_USER)})"
    rf"|system_sgpr_({'|'.join((*_IDS, *_OWN))}))\s+(\S+)"
)
_OWN_SCRATCH = pattern(r"gfx(?:94|950|9-4|11|12)")
"""Where each wave's scratch is known to the hardware, and no register says where it begins."""
_MOST = 1024
_WAVE_AT = 25
_WAVE_BITS = 0x1F << _WAVE_AT
"""Of ``ttmp8``: the number of the wave in its workgroup."""
_DIRECTIVE = pattern(r"\s*\.amdhsa_(kernel|system_vgpr_workitem_id)\s+(\S+)")
_SPLIT = pattern(r"\s*\.amdhsa_(kernel|tg_split)\s+(\S+)")


@dataclass(frozen=True, slots=True)
class KernelEntry:
    """How a kernel begins.

    Attributes:
        most_items: work-items that a workgroup has at most.
        wave_size: lanes of a wave; ``None`` if that is not known.
        axes: how many of the work-item's ids it gets, 1 to 3; ``None`` if that is not known.
        arguments: the number of the first of the two scalar registers that point to its arguments, if that is known.
        of_waves: the numbers of the scalar registers that each wave of a workgroup begins with another value of.
    """

    most_items: int
    wave_size: int | None
    axes: int | None = None
    arguments: int | None = None
    of_waves: range = range(0)

    def state(self, arch: Arch) -> WaveState:
        """The registers of the kernel's first instruction."""
        state, last = WaveState(), max(0, self.most_items - 1)
        for half in (0, 1) if self.arguments is not None else ():
            state.name(f"s{(self.arguments or 0) + half}", ARGUMENTS[half])
        if not _PACKED.match(arch.name):
            for axis in range(self.axes or 1):
                state.write(f"v{axis}", integers.interval(WIDTH, 0, last))
        elif self.axes == 1:
            state.write("v0", integers.interval(WIDTH, 0, last))
        else:
            used = (1 << min(_BITS, last.bit_length())) - 1
            may_be_set = sum(used << _BITS * axis for axis in range(self.axes or 3))
            state.write("v0", integers.bits(WIDTH, ~may_be_set & ((1 << WIDTH) - 1), 0))
        self._write_wave(state, arch, self.most_items)
        return state

    def _write_wave(self, state: WaveState, arch: Arch, items: int) -> None:
        """Notes which wave it may be, of as many as so many work-items make."""
        if arch.name.startswith("gfx12"):
            waves = -(-items // (self.wave_size or min(arch.wave_sizes)))
            unused = _WAVE_BITS & ~(((1 << (waves - 1).bit_length()) - 1) << _WAVE_AT)
            state.write("ttmp8", integers.bits(WIDTH, unused, 0))

    def first_item(self, arch: Arch) -> WaveState:
        """The registers of work-item 0 of a workgroup, the first lane of its first wave: all its ids are 0."""
        state = WaveState()
        for axis in range(1 if _PACKED.match(arch.name) else self.axes or 1):
            state.write(f"v{axis}", integers.constant(WIDTH, 0))
        self._write_wave(state, arch, 1)
        return state


class AskedScalars(NamedTuple):
    """The scalar registers that a kernel asks to begin with.

    Attributes:
        arguments: the number of the first of the two that point to its arguments; ``None`` if it has none.
        user: how many come first, all of them the same for all waves.
        ids: of how many axes the workgroup's id is next.
        has_own: behind that stands what each wave has another of.
    """

    arguments: int | None = None
    user: int = 0
    ids: int = 0
    has_own: bool = False

    def of_waves(self, arch: Arch) -> range:
        """The numbers of those that each wave of a workgroup has another value of. gfx12 has ids elsewhere."""
        first = self.user + (0 if arch.name.startswith("gfx12") else self.ids)
        return range(first, self.user + _SYSTEM) if self.has_own else range(0)


def kernel_entry(
    name: str,
    arch: Arch,
    metadata: Mapping[str, KernelMetadata],
    axes: Mapping[str, int],
    scalars: Mapping[str, AskedScalars] = MappingProxyType({}),
) -> KernelEntry:
    """How a kernel begins.

    Args:
        name: of the kernel.
        arch: that it is for.
        metadata: of all kernels.
        axes: of those kernels of which it is known, how many ids they get.
        scalars: likewise, the scalar registers that they begin with.
    """
    about, asked = metadata.get(name, {}), scalars.get(name, AskedScalars())
    most, lanes = about.get("max_flat_workgroup_size"), about.get("wavefront_size")
    return KernelEntry(
        most if isinstance(most, int) and 0 < most <= _MOST else _MOST,
        lanes if isinstance(lanes, int) else arch.wave_size if len(arch.wave_sizes) == 1 else None,
        axes.get(name),
        asked.arguments,
        asked.of_waves(arch),
    )


def features_of(lines: Iterable[str]) -> dict[str, frozenset[str]]:
    """What the descriptors of a listing's kernels ask of the hardware that other waits are needed for.

    >>> features_of([".amdhsa_kernel k", "  .amdhsa_tg_split 1"])
    {'k': frozenset({'tgsplit'})}
    """
    found, name = dict[str, frozenset[str]](), ""
    for line in lines:
        if ".amdhsa_" in line and (directive := _SPLIT.match(line)):
            if directive[1] == "kernel":
                name = unquoted(directive[2])
            elif directive[2] != "0":
                found[name] = frozenset({"tgsplit"})
    return found


def axes_of(lines: Iterable[str]) -> dict[str, int]:
    """How many ids of the work-item each kernel gets, by the directives of a listing.

    >>> axes_of([".amdhsa_kernel k", "  .amdhsa_system_vgpr_workitem_id 1"])
    {'k': 2}
    """
    found, name = dict[str, int](), ""
    for line in lines:
        if directive := _DIRECTIVE.match(line):
            if directive[1] == "kernel":
                name = unquoted(directive[2])
            elif directive[2].isdigit():
                found[name] = int(directive[2]) + 1
    return found


def scalars_of(lines: Iterable[str]) -> dict[str, AskedScalars]:
    """The scalar registers that each kernel begins with, by the directives of a listing.

    >>> asked = ("user_sgpr_dispatch_ptr", "user_sgpr_kernarg_segment_ptr", "system_sgpr_workgroup_info")
    >>> scalars_of([".amdhsa_kernel k", *(f"  .amdhsa_{name} 1" for name in asked), ".end_amdhsa_kernel"])
    {'k': AskedScalars(arguments=2, user=4, ids=1, has_own=True)}
    """
    stated = dict[str, dict[str, int]]()
    asked = dict[str, int]()
    for line in lines:
        if ".amdhsa_" in line and (directive := _SCALAR_DIRECTIVE.match(line)):
            if directive[1]:
                asked = stated.setdefault(unquoted(directive[4]), {_IDS[0]: 1})
            elif directive[4].isdigit():
                asked[directive[2] or directive[3]] = int(directive[4])
    return {name: _asked(found) for name, found in stated.items()}


def _asked(stated: Mapping[str, int]) -> AskedScalars:
    before = [count if stated.get(name) else 0 for name, count in _USER.items()]
    return AskedScalars(
        sum(before[: list(_USER).index(_KERNARG)]) if stated.get(_KERNARG) else None,
        stated.get("count", sum(before) + stated.get("kernarg_preload_length", 0)),
        sum(stated.get(name, 0) for name in _IDS),
        any(stated.get(name) for name in _OWN),
    )


def scalars_of_descriptor(descriptor: bytes, arch: Arch) -> AskedScalars:
    """The same by the bytes of a kernel's descriptor."""
    asked = int.from_bytes(descriptor[_PROPERTIES : _PROPERTIES + 2], "little")
    resources = int.from_bytes(descriptor[_RSRC2 : _RSRC2 + 4], "little")
    stated = {name: asked >> bit & 1 for bit, name in enumerate(_USER)}
    stated |= {name: resources >> 7 + bit & 1 for bit, name in enumerate((*_IDS, _OWN[0]))}
    stated[_OWN[1]] = resources & 1 if _OWN_SCRATCH.match(arch.name) is None else 0
    return _asked({**stated, "count": resources >> 1 & 0x3F})
