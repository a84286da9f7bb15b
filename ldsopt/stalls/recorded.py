"""The model of `ldsopt.timeline` held against records of a kernel: calibrated on them, and what it misses.

A kernel that makes records reads the shader's clock once where it begins, once for each record, and once where it
ends. So the reads that the model issues for a wave, but for the first and the last, are the wave's records in their
order, and what lies between two of them is known twice: measured, and by the model. As with a thread trace
(`ldsopt.stalls.calibrated`) the latency of memory is chosen at which both are the same in sum over all waves; all other
figures stay as published, and what then differs is told scope by scope. The model runs the kernel as it was measured,
records included.

Of workgroups that made the same records the mean is taken, since the model knows one. A wave that did not keep all of
its records, or that made more or fewer than it does in the launch that the model follows, is not compared; if that is
true of all waves, nothing is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.records.dump import Dump, WaveRecords
from ldsopt.records.scopes import pair
from ldsopt.stalls.calibrated import CalibrationEnd, latency_between
from ldsopt.timeline.compute_unit import estimate
from ldsopt.timeline.decoded import CostTable
from ldsopt.timeline.figures import figures_of
from ldsopt.timeline.streams import WorkgroupStreams

_CLOCKS: Sequence[tuple[str, str]] = (
    ("s_memtime", ""),
    ("s_getreg_b32", "HW_REG_SHADER_CYCLES,"),
    ("s_getreg_b32", "HW_REG_SHADER_CYCLES)"),
    ("s_getreg_b32", "HW_REG_SHADER_CYCLES_LO"),
    ("s_get_shader_cycles_u64", ""),
)
"""Mnemonics that read the shader's clock, with what their operands have. Source: LLVM's readcyclecounter on AMDGPU."""


@dataclass(frozen=True, slots=True)
class RecordedScope:
    """A scope by measurement and by the model; both a run on average.

    Attributes:
        name: of the scope.
        runs: that were measured and compared.
        measured, estimated: cycles of a run.
    """

    name: str
    runs: int
    measured: float
    estimated: float

    @property
    def missed(self) -> float:
        """Cycles of all runs that the model has not; negative where it has too many."""
        return (self.measured - self.estimated) * self.runs


@dataclass(frozen=True, slots=True)
class RecordsCalibration:
    """The calibration of the model by records.

    Attributes:
        dump: its name.
        latency: of memory in cycles; ``None`` if none was chosen.
        end: where it was found.
        scopes: what the model misses most first.
        waves: that were compared, over all workgroups; ``left`` those that could not be.
        measured, estimated: cycles between the first and last record of the compared waves.
    """

    dump: str
    latency: int | None
    end: CalibrationEnd
    scopes: tuple[RecordedScope, ...]
    waves: int
    left: int
    measured: int
    estimated: float


def reads_clock(instruction: AsmInstruction) -> bool:
    """True if an instruction reads the shader's clock as a record does."""
    operands = instruction.operands.replace(" ", "") + ","
    return any(instruction.mnemonic == name and part in operands for name, part in _CLOCKS)


def calibrate_on_records(streams: WorkgroupStreams, dump: Dump, workgroups: int) -> RecordsCalibration:
    """Chooses the latency of memory by records, and holds the model against them.

    Args:
        streams: what a workgroup of the kernel that makes records executes.
        dump: its records.
        workgroups: so many are on the compute unit.

    Raises:
        InputError: the records do not count cycles, or no wave can be compared; and as
            `ldsopt.timeline.compute_unit.estimate`.
    """
    if dump.header.clock != "cycles":
        raise InputError(f"its records count {dump.header.clock}, and no cycles", file=dump.source)
    costs = CostTable(streams.arch, figures_of(streams.arch), streams.wave_size)
    each = len(streams.waves)
    reads = frozenset(
        one.instruction.line for wave in streams.waves for one in wave if reads_clock(one.instruction)
    )
    made = [sum(one.instruction.line in reads for one in wave) - 2 for wave in streams.waves]
    kept = replace(
        dump,
        workgroups=tuple(
            replace(group, waves=tuple(one for one in group.waves if _is_same(one, made)))
            for group in dump.workgroups
        ),
    )
    waves = [one for group in kept.workgroups for one in group.waves]
    left = sum(len(group.waves) for group in dump.workgroups) - len(waves)
    if not waves:
        raise InputError(
            "none of its waves made and kept as many records as it makes in the launch that the model follows",
            file=dump.source,
            remedy="give the module that ran, the launch that was recorded, and records that were all kept",
        )

    def clocks(latency: int) -> Mapping[int, Sequence[float]]:
        """The cycles of each wave's records: the mean over the workgroups on the compute unit."""
        run = estimate(streams, latency, workgroups=workgroups, costs=costs, watched=reads)
        return {
            number: [
                sum(of_group) / workgroups
                for of_group in zip(
                    *(run.issued.get(number + each * group, ()) for group in range(workgroups)), strict=True
                )
            ][1:-1]
            for number in range(each)
        }

    measured = sum(_span([one.clock for one in wave.records]) for wave in waves)

    def beyond(latency: int) -> float:
        own = {number: _span(found) for number, found in clocks(latency).items()}
        return sum(own[wave.wave] for wave in waves) - measured

    latency, end = latency_between(beyond)
    modelled = clocks(latency)
    placed = replace(
        kept,
        workgroups=tuple(
            replace(group, waves=tuple(_at(one, modelled[one.wave]) for one in group.waves))
            for group in kept.workgroups
        ),
    )
    scopes = _scopes(kept, placed)
    spans = sum(_span(modelled[wave.wave]) for wave in waves)
    return RecordsCalibration(dump.source, latency, end, scopes, len(waves), left, round(measured), spans)


def _is_same(wave: WaveRecords, made: Sequence[int]) -> bool:
    """True if all records of a wave are there, and as many as the model's wave makes."""
    if wave.overwritten or wave.damaged or wave.uncertain or wave.wave >= len(made):
        return False
    return made[wave.wave] > 1 and len([*wave.records]) == made[wave.wave]


def _span(clocks: Sequence[float]) -> float:
    return clocks[-1] - clocks[0]


def _at(wave: WaveRecords, clocks: Sequence[float]) -> WaveRecords:
    """The same records in other cycles."""
    (stretch,) = wave.stretches
    moved = tuple(one._replace(clock=round(clock)) for one, clock in zip(stretch, clocks, strict=True))
    return replace(wave, stretches=(moved,))


def _scopes(measured: Dump, modelled: Dump) -> tuple[RecordedScope, ...]:
    taken: dict[int, list[int]] = {}
    estimated: dict[int, list[int]] = {}
    for dump, into in ((measured, taken), (modelled, estimated)):
        for run in pair(dump).runs:
            into.setdefault(run.scope, []).append(run.cycles)
    found = [
        RecordedScope(
            measured.header.scopes[scope],
            len(cycles),
            sum(cycles) / len(cycles),
            sum(estimated[scope]) / len(estimated[scope]),
        )
        for scope, cycles in taken.items()
    ]
    return tuple(sorted(found, key=lambda one: (-abs(one.missed), one.name)))
