"""The instructions that a launch of one version executes: by all of its waves together, and by one on average.

Waits, instructions, LDS accesses, LDS-DMA and barriers are machine instructions, weighted by how often their blocks
run. Cycles of the LDS banks are of the IR's accesses, as they were executed, by the model of
`ldsopt.simt.banks`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ldsopt.documents import Natural
from ldsopt.isa.measurement import FunctionMeasurement, Measurement
from ldsopt.simt.profile import Profile


@dataclass(frozen=True, slots=True)
class ExecutedTotal:
    """A count of what is executed; ``None`` where it is not known how often some part of it runs.

    Attributes:
        total: by all waves of the launch.
        per_wave: by one on average.
    """

    total: Natural | None
    per_wave: float | None


@dataclass(frozen=True, slots=True)
class ExecutedWait:
    """Waits that let a counter stand at one N; one that names two counters stands under both.

    Attributes:
        counter: as in the ISA, ``vmcnt`` say.
        n: operations that may stay outstanding.
        executed: how often.
    """

    counter: str
    n: Natural
    executed: ExecutedTotal


@dataclass(frozen=True, slots=True)
class ExecutedWork:
    """The work of a launch.

    Attributes:
        compiler: what made the code.
        waves: how many the launch has.
        counts: ``instructions``, ``waits``, ``lds_accesses``, ``dma``, ``barriers``; then ``bank_cycles``, and
            ``bank_conflicts``: those of them that no access would take without conflicts.
        waits: by counter and N.
        unknown: why counts are not known, one sentence for each reason, with the function's name.
    """

    compiler: str | None
    waves: Natural
    counts: Mapping[str, ExecutedTotal]
    waits: tuple[ExecutedWait, ...]
    unknown: tuple[str, ...]


def executed_work(measured: Measurement, kernel: str, profile: Profile) -> ExecutedWork:
    """Sums up what the functions of a module execute.

    Args:
        measured: what the module compiles to, with executed counts.
        kernel: what was launched.
        profile: of the same launch.
    """
    functions = [one for one in measured.functions if one.executed is not None]
    waves = next((one.executed.waves for one in functions if one.executed and one.name == kernel), 0)
    cycles = sum(access.cycles for access in profile.accesses)
    ideal = sum(access.ideal_cycles for access in profile.accesses)
    totals: dict[str, int | None] = {
        "instructions": _sum(one.executed.instructions for one in functions if one.executed),
        "waits": _sum(wait.executed for one in functions for wait in one.waits or ()),
        "lds_accesses": _sum(one.executed.lds_accesses for one in functions if one.executed),
        "dma": _sum(one.executed.dma for one in functions if one.executed),
        "barriers": _sum(one.executed.barriers for one in functions if one.executed),
        "bank_cycles": cycles,
        "bank_conflicts": cycles - ideal,
    }
    return ExecutedWork(
        measured.compiler,
        waves,
        {name: _by_waves(total, waves) for name, total in totals.items()},
        tuple(
            ExecutedWait(counter, n, _by_waves(total, waves))
            for (counter, n), total in sorted(_waits(functions).items())
        ),
        tuple(f"{one.name}: {why}" for one in functions if one.executed for why in one.executed.unknown),
    )


def _waits(functions: Iterable[FunctionMeasurement]) -> Mapping[tuple[str, int], int | None]:
    found: dict[tuple[str, int], list[int | None]] = {}
    for function in functions:
        for wait in function.waits or ():
            for key in wait.counters:
                found.setdefault(key, []).append(wait.executed)
    return {key: _sum(counts) for key, counts in found.items()}


def _sum(counts: Iterable[int | None]) -> int | None:
    """The sum of counts that are all known.

    >>> _sum([1, 2]), _sum([1, None])
    (3, None)
    """
    total = 0
    for count in counts:
        if count is None:
            return None
        total += count
    return total


def _by_waves(total: int | None, waves: int) -> ExecutedTotal:
    return ExecutedTotal(total, total / waves if total is not None and waves else None)
