"""What a kernel's registers hold when a wave begins, as far as the code object says.

The work-item's ids. On gfx90a, gfx94x, gfx950 and from gfx11 on all three are in ``v0``, ten bits each, those that the
descriptor does not ask for are 0; elsewhere each has a register of its own. An id is less than the number of work-items
that a workgroup has at most. On gfx12 ``ttmp8`` has in bits 25 to 29 which of its workgroup's waves this one is.
Source: LLVM, AMDGPU Usage, "Initial Kernel Execution State"; ``SITargetLowering::lowerWaveID``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ldsopt.analysis import integers
from ldsopt.isa.assembly import unquoted
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.machine.arithmetic import WIDTH
from ldsopt.machine.state import ARGUMENTS, WaveState
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch

_PACKED = pattern(r"gfx(?:90a|94|950|9-4|11|12)")
_BITS = 10
_USER = ("private_segment_buffer", "dispatch_ptr", "queue_ptr", "kernarg_segment_ptr")
_USER_COUNTS = (4, 2, 2)
"""The scalar registers that a kernel may ask for, in their order, and how many those ahead of its arguments' are."""
_KERNARG = 3
_PROPERTIES = 56
_USER_DIRECTIVE = pattern(rf"\s*\.amdhsa_(kernel|user_sgpr_(?:{'|'.join(_USER)}))\s+(\S+)")
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
    """

    most_items: int
    wave_size: int | None
    axes: int | None = None
    arguments: int | None = None

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


def kernel_entry(
    name: str,
    arch: Arch,
    metadata: Mapping[str, KernelMetadata],
    axes: Mapping[str, int],
    arguments: Mapping[str, int] = MappingProxyType({}),
) -> KernelEntry:
    """How a kernel begins.

    Args:
        name: of the kernel.
        arch: that it is for.
        metadata: of all kernels.
        axes: of those kernels of which it is known, how many ids they get.
        arguments: likewise, the register that their arguments are pointed to by.
    """
    about = metadata.get(name, {})
    most, lanes = about.get("max_flat_workgroup_size"), about.get("wavefront_size")
    return KernelEntry(
        most if isinstance(most, int) and 0 < most <= _MOST else _MOST,
        lanes if isinstance(lanes, int) else arch.wave_size if len(arch.wave_sizes) == 1 else None,
        axes.get(name),
        arguments.get(name),
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


def arguments_of(lines: Iterable[str]) -> dict[str, int]:
    """The first register of the pointer to each kernel's arguments, by the directives of a listing.

    >>> asked = ("dispatch_ptr", "kernarg_segment_ptr")
    >>> arguments_of([".amdhsa_kernel k", *(f"  .amdhsa_user_sgpr_{name} 1" for name in asked)])
    {'k': 2}
    """
    found, name, ahead = dict[str, int](), "", 0
    for line in lines:
        if ".amdhsa_" in line and (directive := _USER_DIRECTIVE.match(line)):
            if directive[1] == "kernel":
                name, ahead = unquoted(directive[2]), 0
            elif directive[2] != "0":
                ahead |= 1 << _USER.index(directive[1].removeprefix("user_sgpr_"))
                if ahead >> _KERNARG & 1:
                    found[name] = _first_of(ahead)
    return found


def arguments_of_descriptor(descriptor: bytes) -> int | None:
    """The same by the bytes of a kernel's descriptor; ``None`` if it has no arguments."""
    asked = int.from_bytes(descriptor[_PROPERTIES : _PROPERTIES + 2], "little")
    return _first_of(asked) if asked >> _KERNARG & 1 else None


def _first_of(asked: int) -> int:
    return sum(count for bit, count in enumerate(_USER_COUNTS) if asked >> bit & 1)
