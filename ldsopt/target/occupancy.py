"""How many waves a SIMD can hold, given what the code needs of registers and LDS.

The same computation as LLVM's ``Occupancy`` comment, but that LDS is rounded up to what the hardware gives
(LLVM computes with the bytes asked for, and so may promise a workgroup too many). Sources: LLVM
``AMDGPUSubtarget.cpp`` ``getOccupancyWithWorkGroupSizes``, ``AMDGPUBaseInfo.cpp`` ``getMaxWorkGroupsPerCU``
and ``getNumWavesPerEUWithNumVGPRs``, ``GCNSubtarget.cpp`` ``getOccupancyWithNumSGPRs``.
"""

from __future__ import annotations

from ldsopt.target.arch import Arch

_SGPRS_GFX8 = ((80, 10), (88, 9), (100, 8))
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
    """Waves per SIMD that can be resident at once, at least 1, for the best workgroup size allowed.

    Args:
        arch: the architecture.
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
    if arch.generation in ("gfx6", "gfx7"):
        return next((waves for most, waves in _SGPRS_GFX6 if sgprs <= most), 5)
    if arch.generation in ("gfx8", "gfx9"):
        return next((waves for most, waves in _SGPRS_GFX8 if sgprs <= most), 7)
    return arch.max_waves


def by_lds(arch: Arch, lds_bytes: int, workgroup_size: int, *, wave_size: int, cu_mode: bool = False) -> int:
    """Waves per SIMD for which the LDS suffices, for the best workgroup size up to ``workgroup_size``."""
    wide = arch.generation in ("gfx10", "gfx11", "gfx12") and not cu_mode
    halves = 2 if arch.generation in ("gfx10", "gfx11", "gfx12") and cu_mode else 1
    shared, simds = arch.lds_shared_bytes // halves, arch.simds // halves
    slots = arch.max_waves * simds
    barriers = 32 if wide or arch.generation == "gfx1250" else 16
    fitting = shared // _round_up(lds_bytes, arch.lds_granule) if lds_bytes else slots
    best = 0
    for waves in range(1, max(1, -(-workgroup_size // wave_size)) + 1):
        # A workgroup of one wave needs no barrier.
        groups = min(fitting, slots if waves == 1 else min(slots // waves, barriers))
        best = max(best, groups * waves)
    return -(-best // simds)


def _round_up(value: int, granule: int) -> int:
    return -(-value // granule) * granule
