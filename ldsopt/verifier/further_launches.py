"""Further launches of a kernel whose launch was chosen: sizes beyond the grid, sizes that differ, sizes at the edges.

The chosen launch gives each integer one small number, so that a comparison under every schedule is short. A loop of a
grid's stride then takes one round, and the second workgroup has nothing to do. So both modules run once more with other
integers, each time under one schedule:

* two and a half grids and three, which no workgroup divides: loops take a second round and a last one that is not full;
* the same for one integer alone, where the kernel leaves its buffers if all are so large (rows times columns);
* another number for each integer, which tells rows from columns;
* one lane less than a wave, one work-item, none.

A launch that the *first* module does not finish within its memory says nothing, and is passed over. Two modules that
differ under one of them are compared under every schedule on that launch, which then is the verdict: outputs may depend
on the order, and one schedule does not tell.

All these runs may execute `SHARE` of the instructions of the comparison before, or `LEAST`.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ldsopt.errors import InputError, UsageError
from ldsopt.simt.launch import Argument, Launch
from ldsopt.simt.preparation import PreparedLaunch
from ldsopt.simt.schedule import Schedule
from ldsopt.verifier.launch_search import leaves_memory
from ldsopt.verifier.launches import Chosen
from ldsopt.verifier.observed import Observed
from ldsopt.verifier.observing import RunOptions, observe

SHARE = 0.3
LEAST = 100_000
"""Instructions of all waves; what a short comparison may add takes less time than to read the module."""
HANGS = 10
"""The second module may execute so many times the instructions of the first, until it is taken to hang."""


def further_runs(
    before: Observed, after: Observed, schedules: Sequence[Schedule], options: RunOptions
) -> Iterator[tuple[Observed, Observed]]:
    """The runs of two modules on further launches, of which each is made when it is asked for.

    Args:
        before, after: the runs on the chosen launch.
        schedules: to choose from, in turns.
        options: how they ran.
    """
    assert before.program is not None and after.program is not None
    program = before.program
    done = sum(before.executed.values()) * 2 * len(before.results)
    left = max(LEAST, int(SHARE * done))
    turns = itertools.cycle(reversed(schedules))
    tried: set[tuple[int, ...]] = set()
    has_grown = False
    for numbers, is_large in _numbers(program):
        if numbers in tried or (is_large and has_grown) or left <= 0:
            continue
        tried.add(numbers)
        launch = with_integers(program.launch, numbers)
        waves = math.prod(launch.groups) * -(-math.prod(launch.items) // program.wave_size)
        schedule = (next(turns),)
        chosen = Chosen(launch, (*before.chosen.choices, f"then for the integers: {_spelled(numbers)}"))
        short = replace(options, limit=max(1, left // (2 * waves)))
        first = _observed(before, chosen, schedule, short)
        if first is None:
            continue
        left -= sum(first.executed.values())
        result = first.results[schedule[0]]
        if not result.completed or leaves_memory(result, is_chosen=True):
            continue
        has_grown = has_grown or is_large
        longest = HANGS * sum(first.executed.values()) + LEAST
        second = _observed(after, chosen, schedule, replace(options, limit=longest), first)
        if second is None:
            continue
        left -= sum(second.executed.values())
        yield first, second


def _observed(
    runs: Observed,
    chosen: Chosen,
    schedules: tuple[Schedule, ...],
    options: RunOptions,
    before: Observed | None = None,
) -> Observed | None:
    """The runs of a module on another launch; ``None`` if an integer does not fit its parameter."""
    try:
        program = runs.program.given(chosen.launch) if runs.program else None
        return observe(runs.module, chosen, schedules, options, before=before, program=program)
    except (InputError, UsageError):
        return None


def _numbers(program: PreparedLaunch) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Numbers for the integers of a launch, in the order in which to try them, and whether they are beyond the grid."""
    had = integers_of(program.launch)
    count = len(had)
    if not count:
        return
    wave, items = program.wave_size, math.prod(program.launch.items)
    total = items * math.prod(program.launch.groups)
    for large in (2 * total + total // 2 + 3, items + items // 2 + 3):
        yield (large,) * count, True
        for at in range(count if count > 1 else 0):
            yield (*had[:at], large, *had[at + 1 :]), True
    yield tuple(wave + 1 + 2 * at for at in range(count)), False
    for small in (wave - 1, 1, 0):
        yield (small,) * count, False


def _integers(arguments: object) -> Iterator[int]:
    if isinstance(arguments, (list, tuple)):
        for argument in arguments:
            yield from _integers(argument)
    elif isinstance(arguments, int):
        yield arguments


def _spelled(numbers: tuple[int, ...]) -> str:
    return str(numbers[0]) if len(set(numbers)) == 1 else ", ".join(map(str, numbers))


def spelled_integers(launch: Launch) -> str:
    """The integers of a launch in words: one number where all are the same.

    >>> spelled_integers(Launch(arguments=["f32[4]=ones", 65, [67]]))
    '65, 67'
    """
    return _spelled(integers_of(launch))


def integers_of(launch: Launch) -> tuple[int, ...]:
    """The integers among the arguments of a launch, those within structs, too."""
    return tuple(_integers([argument for _, argument in launch.named]))


def with_integers(launch: Launch, numbers: tuple[int, ...]) -> Launch:
    """The launch with other integers."""
    left = iter(numbers)

    def other(argument: Argument) -> Argument:
        if isinstance(argument, (list, tuple)):
            return [other(one) for one in argument]
        return next(left) if isinstance(argument, int) else argument

    return replace(launch, arguments=[other(argument) for _, argument in launch.named])
