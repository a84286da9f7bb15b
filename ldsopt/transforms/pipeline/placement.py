"""The slots that order something: the fewest that order LDS, the waits for copies, and an independent check of both.

A slot's barrier orders LDS operations if it has fences, and copies if the wave waits for their counter in front of it.
Fences are put at the fewest slots (`ldsopt.analysis.stages.stage_loop`): each makes the wave wait for all of its LDS
operations. Copies take far longer, so each is waited for as late as possible, and only if no other wait covers it.

A wait need not be for all copies. In the slot that orders a dependence, copies that were started in later stages than
the dependence's own may stay outstanding. They are counted if every iteration starts them; nothing is assumed about
other users of the counter, so the count is at most the number outstanding, and the wait is never too weak.

`SlotPlacement.check` knows nothing of arcs: it puts some iterations of both groups' stages on one clock, and looks for
a slot between each two accesses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ldsopt.analysis.stages.dependences import Dependence
from ldsopt.analysis.stages.stage_loop import fewest_slots
from ldsopt.dataclass import dataclass
from ldsopt.errors import InternalError

StartedCopies = Sequence[Mapping[str, int]]
"""By stage: the number of copies of each counter that every iteration starts."""


@dataclass(frozen=True, slots=True)
class SlotPlacement:
    """The work of a loop's slots.

    Attributes:
        fences: the slots whose barrier orders LDS.
        waits: (slot, counter) -> the number of copies that may stay outstanding in front of the slot's barrier.
    """

    fences: frozenset[int]
    waits: Mapping[tuple[int, str], int]

    def completes(self, slot: int, counter: str, since: int) -> bool:
        """True if a slot's barrier completes an operation that was begun in front of it.

        Args:
            slot: by number.
            counter: that of a copy; empty for an LDS operation.
            since: the least number of copies of the counter that were started since.
        """
        return self.waits.get((slot, counter), since + 1) <= since if counter else slot in self.fences

    def check(self, gap: int, dependences: Sequence[Dependence], started: StartedCopies) -> None:
        """Checks the placement on a clock.

        The first group runs stage n at time n, the second at time n + gap; a slot's barrier is passed right before its
        stage. A wave's operation in front of a slot that completes it is complete for all waves that pass that barrier,
        and later.

        Raises:
            InternalError: two accesses may run in another order than the marks mean.
        """
        for one in dependences:
            start = one.first
            complete = [
                number
                for number in range(start + 1, start + one.distance + 2 * gap + 1)
                if _completes(one, range(start, number), started, self)
            ]
            for source_late, target_late in _groups(gap, together=one.gap == 0):
                begins = start + one.distance + target_late
                if not any(number + source_late <= begins for number in complete):
                    raise InternalError(
                        f"no slot orders stage {one.first} before stage {one.second} "
                        f"({one.hazard.value}, distance {one.distance})"
                    )


def place(
    count: int, dependences: Sequence[Dependence], started: StartedCopies, *, everywhere: bool
) -> SlotPlacement:
    """The placement for a loop's dependences, each of which some slot can order.

    Args:
        count: stages of the loop.
        dependences: the closest first.
        started: copies by stage.
        everywhere: every barrier is to order LDS.
    """
    fences = fewest_slots(count, [one.arc(count) for one in dependences if not one.counter])
    waits: dict[tuple[int, str], int] = {}
    for one in dependences:
        if one.counter and not any(
            counter == one.counter
            and one.arc(count).holds(slot, count)
            and most <= younger(count, one, slot, started)
            for (slot, counter), most in waits.items()
        ):
            last = one.arc(count).last(count)
            most = younger(count, one, last, started)
            waits[last, one.counter] = min(most, waits.get((last, one.counter), most))
    return SlotPlacement(frozenset(range(count)) if everywhere else fences, waits)


def younger(count: int, dependence: Dependence, slot: int, started: StartedCopies) -> int:
    """The copies that are started between a dependence's stage and the last pass of its arc over a slot."""
    steps = (slot - dependence.first - 1) % count + 1
    furthest = dependence.distance - dependence.gap
    steps += (furthest - steps) // count * count
    between = (started[(dependence.first + step) % count] for step in range(1, steps))
    return sum(stage.get(dependence.counter, 0) for stage in between)


def _groups(gap: int, *, together: bool) -> Iterator[tuple[int, int]]:
    """The delays of source and target, for each choice of their groups."""
    yield 0, 0
    yield gap, gap
    if not together:
        yield 0, gap
        yield gap, 0


def _completes(one: Dependence, ran: range, started: StartedCopies, placement: SlotPlacement) -> bool:
    """True if an access of the first stage in ``ran`` is complete behind the barrier that follows the last."""
    since = sum(started[stage % len(started)].get(one.counter, 0) for stage in ran[1:])
    return placement.completes(ran.stop % len(started), one.counter, since)
