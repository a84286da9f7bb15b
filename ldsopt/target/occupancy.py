"""The number of waves that a SIMD can hold, given what the code needs of registers and LDS.

The same computation as LLVM's ``Occupancy`` comment, but that LDS is rounded up to what the hardware gives
(LLVM computes with the bytes asked for, and so may promise a workgroup too many). Sources: LLVM
``AMDGPUSubtarget.cpp`` ``getOccupancyWithWorkGroupSizes``, ``AMDGPUBaseInfo.cpp`` ``getMaxWorkGroupsPerCU``
and ``getNumWavesPerEUWithNumVGPRs``, ``GCNSubtarget.cpp`` ``getOccupancyWithNumSGPRs``.
"""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.dataclass import dataclass
from ldsopt.target.arch import Arch

_SGPRS_GFX8 = ((80, 10), (88, 9), (100, 8))
_IN_PAIRS = ("gfx10", "gfx11", "gfx12")
"""The generations whose compute units are paired to work-group processors."""
_SGPRS_GFX6 = ((48, 10), (56, 9), (64, 8), (72, 7), (80, 6))


def occupancy(
    arch: Arch,
    *,
    vgprs: int = 0,
    agprs: int = 0,
    sgprs: int = 0,
    lds_bytes: int = 0,
    workgroup_size: int = 1024,
    wave_size: int | None = None,
    cu_mode: bool = False,
) -> int:
    """Waves per SIMD that can be resident at once, at least 1.

    Args:
        vgprs, agprs: vector and accumulation registers a lane.
        sgprs: scalar registers a wave, with the ones that hold VCC and the like.
        lds_bytes: LDS of one workgroup, static and dynamic, bytes.
        workgroup_size: the largest workgroup, work-items.
        wave_size: lanes of a wave; the architecture's default when not given.
        cu_mode: gfx10 to gfx12: workgroups stay on one compute unit of the two of a work-group processor.

    >>> from ldsopt.target.arch import arch
    >>> occupancy(arch("gfx942"), vgprs=128, workgroup_size=256), occupancy(arch("gfx942"), vgprs=129)
    (4, 3)
    >>> occupancy(arch("gfx950"), lds_bytes=32_768, workgroup_size=256)  # 33,280 with its granule: 4, not 5
    4
    """
    size = wave_size or arch.wave_size
    return max(
        1,
        min(
            arch.max_waves,
            by_vgprs(arch, vgprs, agprs, size),
            by_sgprs(arch, sgprs),
            by_lds(arch, lds_bytes, workgroup_size, wave_size=size, cu_mode=cu_mode),
        ),
    )


def by_vgprs(arch: Arch, vgprs: int, agprs: int, wave_size: int) -> int:
    """Waves per SIMD for which the vector registers suffice."""
    if arch.acc_registers == "unified" and agprs:
        needed = _round_up(vgprs, 4) + agprs
    else:
        needed = max(vgprs, agprs)
    # A SIMD of twice as many lanes holds half as many registers for each.
    held = arch.vgprs_per_simd * arch.wave_size // wave_size
    granule = arch.vgpr_granule * arch.wave_size // wave_size
    return held // _round_up(max(needed, 1), granule)


def by_sgprs(arch: Arch, sgprs: int) -> int:
    """Waves per SIMD for which the scalar registers suffice; from gfx10 on every wave has all of them."""
    if arch.is_before("gfx8"):
        return next((waves for most, waves in _SGPRS_GFX6 if sgprs <= most), 5)
    if arch.is_before("gfx10"):
        return next((waves for most, waves in _SGPRS_GFX8 if sgprs <= most), 7)
    return arch.max_waves


def by_lds(arch: Arch, lds_bytes: int, workgroup_size: int, *, wave_size: int, cu_mode: bool = False) -> int:
    """Waves per SIMD for which LDS and wave slots suffice, for workgroups of any size up to the largest.

    LLVM's estimate: the better of the largest workgroup and the smallest, which is then grown while as many of
    them as before find room.
    """
    shared, simds = _shared(arch, cu_mode=cu_mode)
    slots = arch.max_waves * simds
    barriers = _barriers(arch, cu_mode=cu_mode)
    fitting = shared // _round_up(lds_bytes, arch.lds_granule) if lds_bytes else slots
    if fitting == 0:
        return 1
    largest = max(1, -(-workgroup_size // wave_size))  # in waves
    if largest > 1:
        resident = min(fitting, slots // largest, barriers) * largest
    else:  # a workgroup of one wave needs no barrier
        resident = min(fitting, slots)
    groups = min(fitting, slots)
    if resident < groups:
        resident = groups * min(slots // groups, largest)
    return -(-resident // simds)


def _shared(arch: Arch, *, cu_mode: bool) -> tuple[int, int]:
    """Bytes of LDS and SIMDs that the workgroups of a compute unit share."""
    halves = 2 if arch.generation in _IN_PAIRS and cu_mode else 1
    return arch.lds_shared_bytes // halves, arch.simds // halves


def _barriers(arch: Arch, *, cu_mode: bool) -> int:
    """Workgroups of several waves that there are barriers for (LLVM: ``getMaxWorkGroupsPerCU``)."""
    return 32 if (arch.generation in _IN_PAIRS and not cu_mode) or arch.generation == "gfx1250" else 16


@dataclass(frozen=True, slots=True)
class WorkgroupRoom:
    """The workgroups of one kernel that run side by side on a compute unit (gfx10 to gfx12: a work-group processor).

    Attributes:
        waves: of one workgroup.
        limits: by what they are limited, and how many workgroups each limit alone lets run.
    """

    waves: int
    limits: Mapping[str, int]

    @property
    def workgroups(self) -> int:
        """The number that run side by side, by all limits together; 0 if one alone has no room."""
        return min(self.limits.values())

    @property
    def limited_by(self) -> tuple[str, ...]:
        """The limits that allow no more than that."""
        return tuple(name for name, count in self.limits.items() if count == self.workgroups)


def workgroup_room(
    arch: Arch,
    *,
    waves: int,
    wave_size: int,
    vgprs: int = 0,
    agprs: int = 0,
    sgprs: int = 0,
    lds_bytes: int = 0,
    cu_mode: bool = False,
) -> WorkgroupRoom:
    """The number of workgroups of exactly so many waves that a compute unit holds. Sources: as of `occupancy`.

    Waves of a workgroup may be spread over the SIMDs as they fit: so the waves of all SIMDs are counted together.

    >>> from ldsopt.target.arch import arch
    >>> found = workgroup_room(arch("gfx942"), waves=8, wave_size=64, vgprs=128, lds_bytes=24_576)
    >>> found.limits
    {'wave slots': 4, 'vector registers': 2, 'LDS': 2, 'barriers': 16}
    >>> found.workgroups, found.limited_by
    (2, ('vector registers', 'LDS'))
    """
    shared, simds = _shared(arch, cu_mode=cu_mode)
    limits = {
        "wave slots": arch.max_waves * simds // waves,
        "vector registers": by_vgprs(arch, vgprs, agprs, wave_size) * simds // waves,
    }
    if arch.is_before("gfx10"):
        by_scalar = by_sgprs(arch, sgprs)
        if by_scalar < arch.max_waves:
            limits["scalar registers"] = by_scalar * simds // waves
    if lds_bytes:
        limits["LDS"] = shared // _round_up(lds_bytes, arch.lds_granule)
    if waves > 1:  # a workgroup of one wave needs no barrier
        limits["barriers"] = _barriers(arch, cu_mode=cu_mode)
    return WorkgroupRoom(waves, limits)


def lds_for_waves(arch: Arch, waves: int, workgroup_size: int, *, wave_size: int) -> int:
    """Bytes of LDS that a workgroup may have at most for so many waves to be resident on each SIMD; 0 if none.

    >>> from ldsopt.target.arch import arch
    >>> lds_for_waves(arch("gfx942"), 4, 256, wave_size=64), lds_for_waves(arch("gfx942"), 1, 256, wave_size=64)
    (16384, 65536)
    """
    for size in range(arch.lds_bytes, 0, -arch.lds_granule):
        if by_lds(arch, size, workgroup_size, wave_size=wave_size) >= waves:
            return size
    return 0


def workgroups_by_lds(arch: Arch, lds_bytes: int) -> int:
    """Workgroups that the LDS of a compute unit (gfx10 to gfx12: work-group processor) holds at once.

    Args:
        lds_bytes: LDS of one workgroup, more than 0.

    >>> from ldsopt.target.arch import arch
    >>> workgroups_by_lds(arch("gfx942"), 22_000), workgroups_by_lds(arch("gfx942"), 21_504)
    (2, 3)
    """
    return arch.lds_shared_bytes // _round_up(max(lds_bytes, 1), arch.lds_granule)


def _round_up(value: int, granule: int) -> int:
    return -(-value // granule) * granule
