"""For each operation that a wait completes: how many the wait may leave outstanding and still complete it.

A ghost is an operation that would be outstanding without one wait (`ldsopt.isa.counters`). Without that wait
altogether; but there are more ways to wait for less, one for each N. An operation passes its wait with some k, on a
way round a loop several times, each time with a greater one. A wait for N completes it there if N is at most the k of
the last time. So a ghost's *grade* is that k, and where ways join, the lesser: if something needs the operation
complete, its wait may leave no more outstanding than the grade.

Example, two DMAs a round, of which the read needs those of the round before::

    loop:  DMA A; DMA B          ghosts of the wait: A and B of this round with grades 1 and 0, and those of the round
           wait                  before, which have passed it twice, with 3 and 2
           read what B wrote     needs B of the round before: its grade, 2, is how many the wait may leave outstanding

Of what may still be outstanding for other waves behind a barrier, what counts is the grade that it had at the barrier.

Earlier executions of an instruction are kept apart from the last, of LDS reads and writes as well: a wait may complete
them and leave the last one outstanding.
"""

from __future__ import annotations

from collections.abc import Iterable

from ldsopt.isa.counters import INSTANCES, Key, Keys, Outstanding
from ldsopt.isa.program import Flow, Program, Site, WaitSite


class GradedOutstanding(Outstanding):
    """What may be outstanding, with grades.

    Args:
        program, keys: as for `Outstanding`.
        asked: the numbers of the waits that make ghosts.

    Attributes:
        grades: of each ghost outstanding.
        far_grades: of each ghost that other waves' accesses may run into, at the barrier where they began to.
    """

    __slots__ = ("_asked", "_of_copy", "far_grades", "grades")
    tells_executions = True

    def __init__(self, program: Program, keys: Keys, asked: frozenset[int]) -> None:
        super().__init__(program, keys, tracks_ghosts=True)
        self._asked = asked
        self.grades: dict[Key, int] = {}
        self.far_grades: dict[Key, int] = {}
        self._of_copy: dict[int, set[Key]] | None = None  # the ghosts in `grades` by `Site.copy_of`, and more

    def copy(self) -> GradedOutstanding:
        """An independent copy of the state."""
        other = super().copy()
        other._asked = self._asked
        other.grades, other.far_grades = self.grades.copy(), self.far_grades.copy()
        other._of_copy = None
        return other

    def start(self, site: Site) -> None:
        """Records that an operation has started."""
        if self.grades:
            ghosts = self._ghosts_by_copy().pop(site.copy_of, None)
            if ghosts:
                self._ghosts_by_copy()[site.copy_of] = self._graded_older(self.grades, ghosts)
        if site.is_dma and self.far_grades:
            sites, real = self._keys.sites, self._keys.real
            far = {key for key in self.far_grades if sites[key % real // INSTANCES].copy_of == site.copy_of}
            self._graded_older(self.far_grades, far)
        super().start(site)

    def _ghosts_by_copy(self) -> dict[int, set[Key]]:
        """The graded ghosts by the operation that they are executions of: a long block has a start for each of them."""
        if self._of_copy is None:
            self._of_copy = {}
            self._file_ghosts(self.grades)
        return self._of_copy

    def _file_ghosts(self, ghosts: Iterable[Key]) -> None:
        assert self._of_copy is not None
        sites, real = self._keys.sites, self._keys.real
        for key in ghosts:
            self._of_copy.setdefault(sites[key % real // INSTANCES].copy_of, set()).add(key)

    @staticmethod
    def _graded_older(grades: dict[Key, int], ghosts: set[Key]) -> set[Key]:
        """Makes ghosts of one operation those of its earlier executions, and returns what they are now."""
        known = {key: grades[key] for key in ghosts if key in grades}
        older = [key for key in known if key % INSTANCES != INSTANCES - 1]
        for key in older:
            del grades[key]
        for key in older:
            grades[key + 1] = min(known[key], grades.get(key + 1, known[key]))
        return {key + 1 if key % INSTANCES != INSTANCES - 1 else key for key in known}

    def wait(self, wait: WaitSite) -> None:
        """Grades the ghosts of a wait that pass it, and those that it makes."""
        self._tracks_ghosts = wait.number in self._asked
        if not self._tracks_ghosts:
            super().wait(wait)
            return
        program, keys = self._program, self._keys
        first = keys.ghost(0, wait.number)
        passing: dict[Key, int] = {}
        for queue, times in enumerate(self.issued):
            if program.counter_of[queue] != wait.counter:
                continue
            in_order, clock = program.queues[queue].in_order, self.clocks[queue]
            for key, time in times.items():
                counted = clock - time if in_order else 0
                if key < keys.real:
                    if counted < wait.limit:
                        continue
                    key += first
                elif not first <= key < first + keys.real:
                    continue
                most = program.largest[wait.counter] - 1  # a wait for the largest waits for nothing
                passing[key] = min(counted, most, passing.get(key, counted))
        super().wait(wait)
        self.grades.update(passing)
        if self._of_copy is not None:
            self._file_ghosts(passing)

    def flow(self, flow: Flow) -> None:
        """Changes the state as a barrier, a call or a return does."""
        grades = {key: self.grades[key] for key in self.touching_lds() if key in self.grades}
        if flow is Flow.BARRIER:
            self.far_grades = grades
        elif flow in (Flow.SIGNAL, Flow.NAMED_SIGNAL, Flow.NAMED_BARRIER_WAIT):
            for key, grade in grades.items():
                self.far_grades[key] = min(grade, self.far_grades.get(key, grade))
        super().flow(flow)
        if self.far_grades:
            far = self.abroad | self.named | (self.signalled or frozenset())
            self.far_grades = {key: grade for key, grade in self.far_grades.items() if key in far}

    def rebased(self) -> GradedOutstanding:
        """The same state with all clocks at 0."""
        super().rebased()
        if self.grades:
            outstanding = {key for times in self.issued for key in times if key >= self._keys.real}
            self.grades = {key: grade for key, grade in self.grades.items() if key in outstanding}
            self._of_copy = None
        return self

    def join(self, other: Outstanding) -> bool:
        """Joins another state into this one and says whether that changed it."""
        changed = super().join(other)
        self._of_copy = None
        assert isinstance(other, GradedOutstanding)
        for mine, theirs in ((self.grades, other.grades), (self.far_grades, other.far_grades)):
            for key, grade in theirs.items():
                if key not in mine or mine[key] > grade:
                    mine[key] = grade
                    changed = True
        return changed
