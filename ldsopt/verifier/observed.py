"""The runs of one module, and what a comparison with those of another one says of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np

from ldsopt.ir.module import Module
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.kinds import Array
from ldsopt.simt.preparation import PreparedLaunch
from ldsopt.simt.program import CodeBlock
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import SimulationResult, counted_blocks
from ldsopt.simt.sources import Sources
from ldsopt.verifier.launches import Chosen
from ldsopt.verifier.verification import Difference, LaunchCoverage

# --- coverage -----------------------------------------------------------------------------------------------
#
# The basic blocks that runs of a module executed, and the loops of which they took a second round.
#
# A loop is known by its back edges: those that lead to a block from which the edge's source was reached. One that no
# wave took means that the loop, if it ran at all, ran once: a wrong stride, or an access of the round before, shows
# nothing.


class RanBlocks(NamedTuple):
    """The blocks that waves executed, and the edges that they took, by function and number."""

    blocks: frozenset[tuple[str, int]] = frozenset()
    edges: frozenset[tuple[str, int, int]] = frozenset()

    def joined(self, other: RanBlocks) -> RanBlocks:
        """The blocks and edges of both."""
        return RanBlocks(self.blocks | other.blocks, self.edges | other.edges)


class BlockCoverage(NamedTuple):
    """The share of a program that ran.

    Attributes:
        blocks, loops: of the kernel and of the functions that it calls.
        missed: the last instructions of the blocks that never ran.
        once: the last instructions of the loops that took no second round.
    """

    blocks: int = 0
    loops: int = 0
    missed: tuple[InstructionSite, ...] = ()
    once: tuple[InstructionSite, ...] = ()


def ran_blocks(program: PreparedLaunch) -> RanBlocks:
    """The blocks that the last run of a program executed."""
    counts = counted_blocks(program).blocks
    return RanBlocks(
        frozenset(
            (name, at) for name, blocks in counts.items() for at, one in enumerate(blocks) if one.waves
        ),
        frozenset(
            (name, at, to)
            for name, blocks in counts.items()
            for at, one in enumerate(blocks)
            for to, waves in one.onwards.items()
            if waves
        ),
    )


def block_coverage(program: PreparedLaunch, ran: RanBlocks) -> BlockCoverage:
    """The share of a program that some runs of it executed."""
    missed, once, blocks, loops = [], [], 0, 0
    for name, function in program.functions.items():
        blocks += len(function.blocks)
        for block in function.blocks:
            if (name, block.number) not in ran.blocks:
                missed.append(block.terminator.site)
        backwards: dict[int, list[int]] = {}
        for source, target in _back_edges(function.blocks):
            backwards.setdefault(target, []).append(source)
        loops += len(backwards)
        for target, sources in backwards.items():
            if not any((name, source, target) in ran.edges for source in sources):
                once.append(function.blocks[sources[-1]].terminator.site)
    return BlockCoverage(blocks, loops, _located(program, missed), _located(program, once))


def _located(program: PreparedLaunch, sites: list[InstructionSite]) -> tuple[InstructionSite, ...]:
    return tuple(site.located(program.module) for site in sorted(sites, key=lambda site: site.line))


def _back_edges(blocks: tuple[CodeBlock, ...]) -> Iterator[tuple[int, int]]:
    """The edges that lead back to a block on the path by which a search from the entry came to their source."""
    path: set[int] = set()
    seen = {0}
    stack = [(0, iter(_targets(blocks[0])))]
    path.add(0)
    while stack:
        at, targets = stack[-1]
        for target in targets:
            if target in path:
                yield at, target
            elif target not in seen:
                seen.add(target)
                path.add(target)
                stack.append((target, iter(_targets(blocks[target]))))
                break
        else:
            stack.pop()
            path.discard(at)


def _targets(block: CodeBlock) -> tuple[int, ...]:
    return tuple(edge.target for edge in block.terminator.edges)


# --- observed -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Runs:
    """The runs of one version of a kernel under several schedules.

    Attributes:
        chosen: the launch that they had.
        results: by schedule.
    """

    chosen: Chosen
    results: dict[Schedule, SimulationResult]

    @property
    def nondeterministic(self) -> tuple[str, ...]:
        """The names of the outputs that depend on the schedule."""
        results = list(self.results.values())
        names = results[0].outputs
        return tuple(
            name
            for name in names
            if not all(_has_same_bits(r.outputs[name], results[0].outputs[name]) for r in results[1:])
        )


@dataclass(frozen=True, slots=True)
class Observed(Runs):
    """The runs of one module under several schedules.

    Attributes:
        module: that ran.
        sources: where reads of LDS got their bytes from, by schedule; empty for runs in other processes.
        sources_compared: each of those was held against the one in another module's runs.
        by_machine: the schedules whose runs machine code had a part in.
        executed: instructions that the waves of a run executed, by function.
        ran: the blocks that runs executed.
        program: the module, prepared.
    """

    module: Module
    sources: dict[Schedule, Sources]
    sources_compared: bool
    by_machine: frozenset[Schedule] = frozenset()
    executed: Mapping[str, int] = field(default_factory=dict)
    ran: RanBlocks = field(default_factory=RanBlocks)
    program: PreparedLaunch | None = field(default=None, repr=False, compare=False)

    def joined(self, others: Observed) -> Observed:
        """These runs and others of the same module, which take the place of those under the same schedule."""
        return replace(
            self,
            results=self.results | others.results,
            sources=self.sources | others.sources,
            sources_compared=self.sources_compared and others.sources_compared,
            by_machine=self.by_machine - others.results.keys() | others.by_machine,
            ran=self.ran.joined(others.ran),
        )


def differences_of(
    before: Runs,
    unsteady: tuple[str, ...],
    schedule: Schedule,
    outputs: Mapping[str, Array],
    tolerance: float,
) -> Iterator[Difference]:
    """The outputs of a run that are none of those that the first module may give under that schedule."""
    for name, got in outputs.items():
        schedules = list(before.results) if name in unsteady else [schedule]
        candidates = [before.results[s].outputs[name] for s in schedules]
        if any(_is_equal(want, got, tolerance) for want in candidates):
            continue
        want = before.results[schedule].outputs[name].reshape(-1)
        have = got.reshape(-1)
        where = np.flatnonzero(_unequal(want, have, tolerance))
        index = int(where[0])
        yield Difference(schedule, name, len(where), have.size, index, str(want[index]), str(have[index]))


def _is_equal(want: Array, got: Array, tolerance: float) -> bool:
    return _has_same_bits(want, got) or not _unequal(want.reshape(-1), got.reshape(-1), tolerance).any()


def _has_same_bits(one: Array, other: Array) -> bool:
    return np.array_equal(one.reshape(-1).view(np.uint8), other.reshape(-1).view(np.uint8))


def _unequal(want: Array, got: Array, tolerance: float) -> Array:
    """Marks the elements that differ: bit by bit, or by more than the tolerance for floating-point numbers."""
    size = want.dtype.itemsize
    bits: Array = (want.view(np.uint8).reshape(-1, size) != got.view(np.uint8).reshape(-1, size)).any(axis=1)
    if tolerance > 0 and want.dtype.kind == "f":
        with np.errstate(all="ignore"):
            apart = np.abs(want.astype(np.float64) - got.astype(np.float64))
        near: Array = (apart <= tolerance) | (np.isnan(want) & np.isnan(got))
        return bits & ~near
    return bits


def coverage_of(
    before: Runs, schedules: tuple[Schedule, ...], runs: Runs, unsteady: tuple[str, ...]
) -> LaunchCoverage:
    """The launch of a comparison and the LDS accesses that it reached. Of reads' sources and blocks nothing is said."""
    profile, launch = next(iter(runs.results.values())).profile, before.chosen.launch
    executed = [a for a in profile.accesses if a.executed]
    return LaunchCoverage(
        kernel=launch.kernel or "",
        grid=launch.groups,
        block=launch.items,
        arguments=tuple(_spelled(argument) for _, argument in launch.named),
        dynamic_lds=launch.dynamic_lds,
        chosen=before.chosen.choices,
        schedules=schedules,
        lds_accesses=len(profile.accesses),
        executed=len(executed),
        missed=tuple(a.site for a in profile.accesses if not a.executed),
        lane_instructions=profile.lane_instructions,
        nondeterministic=unsteady,
        sources_compared=False,
        not_checked=next(iter(runs.results.values())).not_checked,
        working_groups=profile.working_groups,
        active_lanes=round(profile.lane_instructions / max(1, profile.instructions), 1),
    )


def with_blocks(coverage: LaunchCoverage, runs: Observed) -> LaunchCoverage:
    """A coverage with the blocks that the second module's runs executed."""
    covered = block_coverage(runs.program, runs.ran) if runs.program else BlockCoverage()
    return replace(
        coverage,
        blocks=covered.blocks,
        never_ran=covered.missed,
        loops=covered.loops,
        ran_once=covered.once,
    )


def with_further(coverage: LaunchCoverage, runs: Observed, integers: str) -> LaunchCoverage:
    """A coverage with the LDS accesses that another launch reached, and its integers in words.

    Args:
        coverage: so far.
        runs: the second module's on the other launch.
        integers: of that launch.
    """
    reached = {
        access.site
        for result in runs.results.values()
        for access in result.profile.accesses
        if access.executed
    }
    missed = tuple(site for site in coverage.missed if site not in reached)
    executed = coverage.lds_accesses - len(missed)
    return replace(coverage, executed=executed, missed=missed, further=(*coverage.further, integers))


def _spelled(argument: object) -> str:
    if isinstance(argument, np.ndarray):
        return f"{argument.dtype}{list(argument.shape)}"
    return str(argument)
