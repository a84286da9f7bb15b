"""How many waves a SIMD holds with how much LDS and how many registers, and where a kernel stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ldsopt.compare.diff import FunctionDiff
from ldsopt.compare.metrics import MetricValue
from ldsopt.target.arch import ARCHS, Arch
from ldsopt.target.occupancy import by_vgprs, lds_for_waves


@dataclass(frozen=True, slots=True)
class OccupancyStep:
    """One number of waves.

    Attributes:
        waves: that a SIMD holds.
        lds_bytes: that a workgroup may have at most for that; 0 if none.
        vgprs: vector registers that a lane may have at most.
        sides: which of ``before`` and ``after`` stand here.
    """

    waves: int
    lds_bytes: int
    vgprs: int
    sides: tuple[str, ...]


def occupancy_steps(function: FunctionDiff, arch_name: str) -> tuple[OccupancyStep, ...]:
    """The steps of a kernel, fewest waves first; none where its size or architecture is not known."""
    found = {change.metric: (change.before, change.after) for change in function.metrics}
    size, wave = _known(found, "workgroup_size"), _known(found, "wave_size")
    if arch_name not in ARCHS or size is None or not function.is_kernel:
        return ()
    return tuple(_steps(ARCHS[arch_name], int(size), int(wave or 0), found.get("occupancy", (None, None))))


def _known(
    metrics: Mapping[str, tuple[MetricValue | None, MetricValue | None]], name: str
) -> MetricValue | None:
    before, after = metrics.get(name, (None, None))
    return before if before is not None else after


def _steps(
    arch: Arch, size: int, wave: int, occupancy: tuple[MetricValue | None, MetricValue | None]
) -> Iterator[OccupancyStep]:
    wave = wave or arch.wave_size
    registers = _registers(arch, wave)
    for waves in range(1, arch.max_waves + 1):
        sides = tuple(
            name for name, value in zip(("before", "after"), occupancy, strict=True) if value == waves
        )
        lds = lds_for_waves(arch, waves, size, wave_size=wave)
        yield OccupancyStep(waves, lds, registers.get(waves, 0), sides)


def _registers(arch: Arch, wave: int) -> dict[int, int]:
    """The most vector registers by waves."""
    found: dict[int, int] = {}
    for count in range(1, 513):
        for waves in range(1, by_vgprs(arch, count, 0, wave) + 1):
            found[waves] = count
    return found
