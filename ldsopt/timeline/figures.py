"""Published latencies and throughputs of a compute unit, each with its source; unpublished ones are named.

All are in cycles of the shader clock. A figure is *measured* (somebody published a measurement on that architecture),
*stated* (AMD's documents or LLVM's scheduling model say so), or *unmeasured*: no figure of that architecture was found,
and ``source`` names the substitute. `ldsopt.timeline` reports how much of an estimate rests on each kind.
tests/timeline/published_figures.txt compares the model's results with every published figure that was found.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from types import MappingProxyType

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.target.arch import Arch


class Grounds(Enum):
    """The kind of source that a figure has."""

    MEASURED = "measured"
    STATED = "stated"
    ASSUMED = "unmeasured"


@dataclass(frozen=True, slots=True)
class CycleFigure:
    """A number of cycles, and its source.

    Attributes:
        cycles: of the shader clock.
        grounds: the kind of its source.
        source: the publication; of an assumed one, the assumption.
    """

    cycles: int
    grounds: Grounds
    source: str


class Cost(Enum):
    """The quantities that the model needs of an architecture; the value says in words which cycles are counted."""

    ISSUE = "from one instruction of a wave to its next"
    VALU = "a vector instruction keeps its SIMD busy"
    VALU_RESULT = "from a vector instruction to one that uses its result"
    TRANSCENDENTAL = "a transcendental instruction keeps its unit busy"
    TRANSCENDENTAL_RESULT = "from a transcendental instruction to one that uses its result"
    CONVERSION = "a conversion from or to floating point keeps its SIMD busy"
    INTEGER_PRODUCT = "a product of 32-bit integers keeps its SIMD busy"
    DOUBLE = "a vector instruction on 64-bit floats keeps its SIMD busy"
    DOUBLE_RESULT = "from a vector instruction on 64-bit floats to one that uses its result"
    SALU_RESULT = "from a scalar instruction to one that uses its result"
    MATRIX_PASS = "one pass of a matrix instruction"
    MATRIX_RESULT = "from a matrix instruction's last pass to an instruction that uses its result"
    MATRIX_CHAIN = "from a matrix instruction's last pass to one that adds to the same registers"
    BRANCH = "a branch, until the next instruction of the wave"
    LDS = "an LDS access, until its result is there, without the cycles of transfer"
    LDS_TRANSFER = "64 bytes between LDS and a SIMD"
    SCALAR_LOAD = "a load through the scalar cache, at least"
    MEMORY_TRANSFER = "64 bytes between a vector memory instruction and the first cache"
    BARRIER = "a barrier, behind the last wave's arrival"
    SLEEP = "one step of s_sleep"


@dataclass(frozen=True, slots=True)
class MachineFigures:
    """The figures of an architecture's compute unit.

    Attributes:
        arch: LLVM's name.
        simds: SIMDs among which the waves of a workgroup are spread.
        turns: SIMDs that take turns at issuing, one a cycle: 4 on CDNA; 1 if every SIMD issues in every cycle.
        lanes: lanes that a SIMD's ordinary vector instruction handles in the cycles of `Cost.VALU`.
        ports: ways into LDS that SIMDs share evenly.
        lds_bytes: bytes that the banks of LDS move in a cycle.
        has_matrix_unit: matrix instructions run beside vector instructions, in a unit of their own.
        has_transcendental_unit: so do transcendental ones.
        memory_latency: cycles from a load to its data, lowest and highest, unless the user says otherwise.
        memory_source: the source of these two.
        costs: every `Cost`.
    """

    arch: str
    simds: int
    turns: int
    lanes: int
    ports: int
    lds_bytes: int
    has_matrix_unit: bool
    has_transcendental_unit: bool
    memory_latency: tuple[int, int]
    memory_source: str
    costs: Mapping[Cost, CycleFigure]

    def cycles(self, cost: Cost) -> int:
        """The cycles of one figure."""
        return self.costs[cost].cycles


_PROFILER = "ROCm Compute Profiler, Pipeline descriptions"
_LATENCY_MI308X = "tingqli/pyhip, docs/mem_latency.md (MI308X)"
_COISSUE_MI308X = "tingqli/pyhip, docs/mfma-valu-coissue.md (gfx942)"
_MT4G = "caps-tum/mt4g, sample_results/AMD Instinct MI300X VF"
_META = "Meta's Triton, AMDLatencyModel.h (gfx950)"
_LLVM = "LLVM, SISchedule.td"
_LLVM_1250 = f"{_LLVM}: GFX1250SpeedModel"
_WMMA = "GPUOpen, How to accelerate AI applications on RDNA 3 using WMMA"
_ISA = "AMD's ISA documents, S_SLEEP"


def _measured(cycles: int, source: str) -> CycleFigure:
    return CycleFigure(cycles, Grounds.MEASURED, source)


def _stated(cycles: int, source: str) -> CycleFigure:
    return CycleFigure(cycles, Grounds.STATED, source)


def _assumed(cycles: int, why: str) -> CycleFigure:
    return CycleFigure(cycles, Grounds.ASSUMED, why)


_CDNA3 = {
    Cost.ISSUE: _stated(4, f"{_PROFILER}: the four SIMDs take turns, one instruction of a wave a turn"),
    Cost.VALU: _measured(4, _COISSUE_MI308X),
    Cost.VALU_RESULT: _assumed(8, f"as on gfx950: {_META}"),
    Cost.TRANSCENDENTAL: _measured(16, _COISSUE_MI308X),
    Cost.TRANSCENDENTAL_RESULT: _assumed(20, "busy, and as much longer as VALU_RESULT is than VALU"),
    Cost.CONVERSION: _stated(16, f"{_LLVM}: 4 passes"),
    Cost.INTEGER_PRODUCT: _stated(4, f"{_LLVM}: 1 pass"),
    Cost.DOUBLE: _stated(4, f"{_LLVM}: 1 pass"),
    Cost.DOUBLE_RESULT: _assumed(8, "as VALU_RESULT"),
    Cost.SALU_RESULT: _stated(4, f"{_LLVM}: 1 issue"),
    Cost.MATRIX_PASS: _measured(4, f"{_COISSUE_MI308X}; passes: {_LLVM}"),
    Cost.MATRIX_RESULT: _stated(16, f"{_LLVM}: 4 passes more"),
    Cost.MATRIX_CHAIN: _assumed(2, f"as on gfx950: {_META}"),
    Cost.BRANCH: _stated(32, f"{_LLVM}: 8 issues"),
    Cost.LDS: _measured(48, f"{_LATENCY_MI308X}: 52 with the transfer of 4 bytes a lane, 64 with that of 16"),
    Cost.LDS_TRANSFER: _stated(1, f"{_PROFILER}; agrees with {_LATENCY_MI308X}"),
    Cost.SCALAR_LOAD: _measured(48, _MT4G),
    Cost.MEMORY_TRANSFER: _assumed(1, "64 bytes a cycle between the first cache and a compute unit"),
    Cost.BARRIER: _assumed(0, "none beyond the next turn of the wave's SIMD"),
    Cost.SLEEP: _stated(64, _ISA),
}
_CDNA4 = {
    **_CDNA3,
    Cost.VALU: _assumed(4, f"as on gfx942: {_COISSUE_MI308X}"),
    Cost.VALU_RESULT: _measured(8, _META),
    Cost.TRANSCENDENTAL: _assumed(16, f"as on gfx942: {_COISSUE_MI308X}"),
    Cost.MATRIX_PASS: _measured(4, f"{_META}; passes: {_LLVM}"),
    Cost.MATRIX_CHAIN: _measured(2, _META),
    Cost.LDS: _assumed(
        48, f"as on gfx942: {_LATENCY_MI308X}; {_META} has 69 with the arithmetic of an address"
    ),
    Cost.LDS_TRANSFER: _assumed(1, "half of that for reads, as LDS reads twice as much in a cycle"),
    Cost.SCALAR_LOAD: _assumed(48, f"as on gfx942: {_MT4G}"),
}
_RDNA3 = {
    Cost.ISSUE: _stated(1, f"{_LLVM}: GFX11SpeedModel"),
    Cost.VALU: _stated(1, f"{_LLVM}: GFX11SpeedModel"),
    Cost.VALU_RESULT: _stated(5, f"{_LLVM}: GFX11SpeedModel"),
    Cost.TRANSCENDENTAL: _assumed(4, "a quarter of the full rate"),
    Cost.TRANSCENDENTAL_RESULT: _stated(10, f"{_LLVM}: GFX11SpeedModel"),
    Cost.CONVERSION: _stated(1, f"{_LLVM}: GFX11SpeedModel"),
    Cost.INTEGER_PRODUCT: _stated(4, f"{_LLVM}: WriteIntMul, 3 more than the full rate"),
    Cost.DOUBLE: _assumed(32, "a thirty-second of the full rate"),
    Cost.DOUBLE_RESULT: _stated(38, f"{_LLVM}: GFX11SpeedModel"),
    Cost.SALU_RESULT: _stated(2, f"{_LLVM}: GFX11SpeedModel"),
    Cost.MATRIX_PASS: _stated(32, f"{_WMMA}: 32 clocks an instruction of 16 x 16 x 16"),
    Cost.MATRIX_RESULT: _assumed(4, "as much as VALU_RESULT is longer than VALU"),
    Cost.MATRIX_CHAIN: _assumed(4, "as much as VALU_RESULT is longer than VALU"),
    Cost.BRANCH: _stated(32, f"{_LLVM}: GFX11SpeedModel"),
    Cost.LDS: _assumed(48, f"as on gfx942: {_LATENCY_MI308X}; {_LLVM} schedules by 20"),
    Cost.LDS_TRANSFER: _assumed(1, "64 bytes a cycle for each of two ports, as on CDNA"),
    Cost.SCALAR_LOAD: _assumed(48, f"as on gfx942: {_MT4G}; {_LLVM} schedules by 20"),
    Cost.MEMORY_TRANSFER: _assumed(1, "64 bytes a cycle between the first cache and a compute unit"),
    Cost.BARRIER: _assumed(0, "none beyond the next issue"),
    Cost.SLEEP: _stated(64, _ISA),
}
_RDNA4 = {
    **_RDNA3,
    Cost.MATRIX_PASS: _assumed(16, "half of RDNA 3's: twice as many operations in a cycle"),
}
_GFX1250_COSTS = {
    **_RDNA4,
    Cost.ISSUE: _stated(1, _LLVM_1250),
    Cost.VALU: _stated(1, _LLVM_1250),
    Cost.VALU_RESULT: _stated(5, _LLVM_1250),
    Cost.TRANSCENDENTAL_RESULT: _stated(7, _LLVM_1250),
    Cost.CONVERSION: _stated(1, _LLVM_1250),
    Cost.INTEGER_PRODUCT: _stated(7, f"{_LLVM}: WriteIntMul, 6 more than the full rate"),
    Cost.DOUBLE: _assumed(28, "busy for as much longer as its result takes longer"),
    Cost.DOUBLE_RESULT: _stated(32, _LLVM_1250),
    Cost.SALU_RESULT: _stated(2, _LLVM_1250),
    Cost.MATRIX_PASS: _stated(4, f"{_LLVM}: 8 cycles for WriteXDL2PassWMMA"),
    Cost.MATRIX_RESULT: _stated(0, f"{_LLVM}: as long as the unit is busy"),
    Cost.MATRIX_CHAIN: _stated(0, f"{_LLVM}: as long as the unit is busy"),
    Cost.BRANCH: _stated(32, _LLVM_1250),
}

_GFX942 = MachineFigures(
    arch="gfx942",
    simds=4,
    turns=4,
    lanes=64,
    ports=2,
    lds_bytes=128,
    has_matrix_unit=True,
    has_transcendental_unit=False,
    memory_latency=(288, 900),
    memory_source=f"{_MT4G}: level 2 cache 288, memory 900",
    costs=MappingProxyType(_CDNA3),
)
_GFX950 = replace(
    _GFX942,
    arch="gfx950",
    lds_bytes=256,
    memory_source=f"as on gfx942, {_MT4G}: level 2 cache 288, memory 900; {_META} has 790 for memory",
    costs=MappingProxyType(_CDNA4),
)
_GFX1100 = MachineFigures(
    arch="gfx1100",
    simds=4,
    turns=1,
    lanes=32,
    ports=2,
    lds_bytes=128,
    has_matrix_unit=False,
    has_transcendental_unit=True,
    memory_latency=(200, 800),
    memory_source=f"unmeasured: {_LLVM} schedules by 320",
    costs=MappingProxyType(_RDNA3),
)
_GFX1201 = replace(
    _GFX1100,
    arch="gfx1201",
    costs=MappingProxyType(_RDNA4),
)
_GFX1250 = replace(
    _GFX1100,
    arch="gfx1250",
    has_matrix_unit=True,
    memory_latency=(288, 900),
    memory_source=f"unmeasured: as on gfx942, {_MT4G}; {_LLVM} schedules by 320",
    costs=MappingProxyType(_GFX1250_COSTS),
)
MACHINES = {machine.arch: machine for machine in (_GFX942, _GFX950, _GFX1100, _GFX1201, _GFX1250)}
"""The architectures that the model knows."""


def figures_of(arch: Arch) -> MachineFigures:
    """The figures of an architecture.

    Raises:
        InputError: there are none.
    """
    found = MACHINES.get(arch.name)
    if found is None:
        raise InputError(
            f"no latencies of {arch.name} are known; there are those of {', '.join(MACHINES)}",
            remedy="compile for one of these with --mcpu",
        )
    return found
