"""The needs of each wait of a kernel's code: the operations to complete, and the reasons.

The walk of `ldsopt.isa.wait_walk` meets the counterfactuals of waits: operations that would still be outstanding
without one wait. A counterfactual that conflicts with an instruction has to be complete because of that wait alone, and
its grade is the number of operations that the wait may leave outstanding for that (`GradedOutstanding`). The walk notes
for each wait

* the operations that it completes, each with the least k (`ldsopt.isa.counters`) that it has in front of the wait;
* the operations among them that an instruction needs, and why: a register, bytes of LDS, or order
  (`ldsopt.checker.order`);
* the other waits that complete them if this one does not, and with which k.

Rule. So a wait may leave as many outstanding as the least grade of its needed operations, with all other waits as they
are; and any number if none is needed. That k counts operations issued, and does not depend on waits. So if a second
wait is to complete an operation that the first one leaves, it has to wait for no more than the k that this operation
has there, which is known as well: several waits may be changed at once (`ldsopt.waits.kernels`).

Example, gfx942, where nothing touches the bytes of line 1 before line 6::

    1  buffer_load_dword v1, s[0:3], 0 offen lds     k in front of line 4: 1
    2  global_load_dword v2, v[4:5], off             k in front of line 4: 0
    4  s_waitcnt vmcnt(0)                            line 5 needs what line 2 loads: vmcnt(0) stays
    5  v_add_u32_e32 v3, v2, v2
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cached_property

from ldsopt.checker.order import CodeOrder, OrderPoint
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.counters import INSTANCES, Key, Keys, Outstanding, solve_from, states_to_walk
from ldsopt.isa.decode import decode
from ldsopt.isa.operands import RegisterSet
from ldsopt.isa.program import Flow, Program, Site, Step, WaitSite
from ldsopt.isa.site_overlap import SiteOverlap
from ldsopt.isa.wait_check import BuiltCode, CheckedCode
from ldsopt.isa.wait_facts import ACROSS_BARRIERS, Cause, OwedAtBarrier, WaitFindingKind, Waypoint
from ldsopt.isa.wait_walk import Hit, WaitWalk
from ldsopt.touch import Touch
from ldsopt.waits.wait_needs import (
    Completed,
    Cover,
    KernelNeeds,
    Lost,
    Need,
    Unmet,
    WaitName,
    WaitNeeds,
    frozen_waits,
)


def kernel_needs(
    code: CheckedCode,
    order: CodeOrder,
    *,
    among: Container[WaitName] | None = None,
    is_relaxed: bool = False,
    only_bounds: bool = False,
    checks: bool = False,
    unproven_paths: bool = False,
) -> KernelNeeds:
    """The needs of the waits of a kernel's code.

    Args:
        code: the kernel's code, and the inputs of its check.
        order: the order that the code has to keep.
        among: the waits to look at; all by default.
        is_relaxed: the needs of the waits are known, and they have been weakened within these needs. So no other
            operation is outstanding where it must not be, and only blocks are walked that hold one of the waits, or in
            which an operation is outstanding that it would complete.
        only_bounds: how far each wait may be weakened is wanted, and not all reasons (`GradedOutstanding`).
        checks: the facts and findings of `CheckedCode.check` are wanted, too; facts need all waits.
        unproven_paths: unproven findings have paths, too.

    Raises:
        ValueError: a wait cannot be read.
    """
    walked = code.built(tracks_counterfactuals=True)
    built = walked.program
    walk = _NeedWalk(walked, order, unproven_paths, code.owed, checks)
    asked = frozenset(
        wait.number
        for wait in built.waits
        if among is None or (wait.instruction.line, built.counters[wait.counter]) in among
    )
    is_partial = is_relaxed and walked.barrier_pairs is None
    overlap = walked.sites if only_bounds and not checks else None
    states = solve_from(GradedOutstanding(built, Keys(built), asked, overlap), built)
    for index, state in states_to_walk(states, built):
        if not (is_partial and walk.is_unconcerned(index, state, asked)):
            walk.block(index, state)
    waits = tuple(wait for wait in walk.waits() if wait.site.number in asked)
    checked = code.outcome(walk, walked.barrier_pairs, explain=True) if checks else None
    return KernelNeeds(waits, tuple(walk.lost.values()), checked)


_OF_ORDER = (Cause.BARRIER, Cause.FENCE, Cause.END)

_Start = int
"""A key that is not a counterfactual: an operation, and which execution of it."""


class _NeedWalk(WaitWalk):
    """The walk that collects facts about each counterfactual, not only about each wait."""

    def __init__(
        self,
        walked: BuiltCode,
        order: CodeOrder,
        unproven_paths: bool,
        owed: Mapping[int, OwedAtBarrier],
        checks: bool,
    ) -> None:
        super().__init__(walked.program, walked.sites, True, owed)
        self._checks = checks
        self._unproven_paths = unproven_paths
        self._order = order
        self._completes: list[dict[_Start, Completed]] = [{} for _ in walked.program.waits]
        self._needs: dict[Key, Need] = {}
        self._covers: dict[tuple[Key, int], Cover] = {}
        self._unmet: dict[Unmet, None] = {}
        self._by_largest: set[int] = set()
        self.lost: dict[tuple[int, int], Lost] = {}

    @property
    def _graded(self) -> GradedOutstanding:
        assert isinstance(self._state, GradedOutstanding)
        return self._state

    def is_unconcerned(self, index: int, state: GradedOutstanding, asked: frozenset[int]) -> bool:
        """True if a block, begun in a state, cannot affect the waits that are looked at."""
        steps = (step for _, found in self._program.steps[index] for step in found)
        if any(isinstance(step, WaitSite) and step.number in asked for step in steps):
            return False
        remote = (state.exposed, state.signalled or (), state.named)
        outstanding = [key for keys in (*state.issued, *remote) for key in keys]
        if max(outstanding, default=0) >= self._keys.real:
            return False
        self._merged = state.merged  # counterfactuals that ended where their operation went on
        sites = self._merged_sites
        return not sites or not any(self._keys.site(key).copy_of in sites for key in outstanding)

    def block(self, index: int, state: Outstanding) -> None:
        """Walks one block. The facts about a counterfactual depend on grades, which each state has for itself."""
        self._exposed = None
        super().block(index, state)

    # What waits complete.

    def _wait(self, step: Step, depth: int) -> None:
        assert isinstance(step, WaitSite)
        state, program, real = self._graded, self._program, self._keys.real
        for queue, times in enumerate(state.issued):
            if program.counter_of[queue] != step.counter:
                continue
            in_order, clock = program.queues[queue].in_order, state.clocks[queue]
            for key, time in times.items():
                counted = clock - time if in_order else 0
                if counted < step.limit:
                    if key < real and (why := self._order.keeps(self._keys.site(key))):
                        self._keep(step, key, step.limit, why)  # on another path it may complete it
                    continue
                if step.limit >= program.largest[step.counter]:  # which waits for nothing by itself
                    self._by_largest |= {step.counter} if key < real else set()
                    continue
                counted = min(counted, program.largest[step.counter] - 1)
                if key < real:
                    self._complete(step, key, counted)
                elif self._keys.wait(key) != step.number:
                    self._cover(key, step.number, counted)
        super()._wait(step, depth)

    def _complete(self, wait: WaitSite, start: _Start, counted: int) -> None:
        own, site = self._completes[wait.number], self._keys.site(start)
        if start not in own or own[start].counted > counted:
            own[start] = Completed(site.instruction, start % INSTANCES, counted)
        if why := self._order.keeps(site):
            self._keep(wait, start, counted, why)

    def _keep(self, wait: WaitSite, start: _Start, most: int, why: str) -> None:
        """Notes that a wait must go on completing an operation."""
        started = self._keys.site(start).instruction
        need = Need(started, start % INSTANCES, most, Cause.UNEXPLAINED, wait.instruction, why)
        self._note(self._keys.counterfactual(start, wait.number), need)

    def _cover(self, counterfactual: Key, wait: int, counted: int) -> None:
        grade, old = self._graded.grades.get(counterfactual, 0), self._covers.get((counterfactual, wait))
        if old is not None:
            grade, counted = min(grade, old.grade), min(counted, old.counted)
        self._covers[counterfactual, wait] = Cover(
            self._keys.site(counterfactual).instruction, grade, wait, counted
        )

    # What needs them.

    def _knows(self, counterfactual: Key, cause: Cause) -> bool:
        return self._is_needed(counterfactual, self._graded.grades)

    def _is_needed(self, counterfactual: Key, grades: Mapping[Key, int]) -> bool:
        """True if the operation is known to be needed with this grade, or with a lesser one."""
        known = self._needs.get(counterfactual)
        return known is not None and known.grade <= grades.get(counterfactual, 0)

    def _teaching(self, keys: Iterable[Key], *, is_remote: bool) -> list[Key]:
        is_dma, real, needs, known = self._keys.is_dma, self._keys.real, self._needs, self._known
        grades = self._graded.remote_grades if is_remote else self._graded.grades
        of_dma, any_wait = known[Cause.LDS_DMA], range(len(self._evidence))
        of_order = any_wait if is_remote else known[Cause.LDS_ORDER]
        return [  # the hottest loop
            key
            for key in keys
            if key < real
            or (need := needs.get(key)) is None
            or need.grade > grades.get(key, 0)
            or key // real - 1 not in (of_dma if is_dma[key % real] else of_order)
        ]

    def _is_noted(self, counterfactual: Key, cause: Cause, *, is_remote: bool) -> bool:
        grades = self._graded.remote_grades if is_remote else self._graded.grades
        return self._is_needed(counterfactual, grades) and cause in self._of(counterfactual).causes

    def _need(
        self,
        flying: tuple[int, Key],
        cause: Cause,
        used: AsmInstruction,
        *,
        is_remote: bool = False,
    ) -> None:
        super()._need(flying, cause, used, is_remote=is_remote)
        if cause not in _OF_ORDER:  # by rules of its own
            self._need_for(flying[1], cause, used, is_remote=is_remote)

    def _need_for(
        self,
        counterfactual: Key,
        cause: Cause,
        used: AsmInstruction,
        why: str = "",
        *,
        is_remote: bool = False,
    ) -> None:
        self._of(counterfactual).causes.add(cause)
        grades = self._graded.remote_grades if is_remote else self._graded.grades
        started, executions = self._keys.site(counterfactual).instruction, self._keys.instance(counterfactual)
        self._note(counterfactual, Need(started, executions, grades.get(counterfactual, 0), cause, used, why))

    def _note(self, counterfactual: Key, need: Need) -> None:
        known = self._needs.get(counterfactual)
        if known is None or known.grade > need.grade:
            self._needs[counterfactual] = need

    def _plain(self, instruction: AsmInstruction) -> None:
        if not decode(instruction).is_silent:
            self._require(instruction, self._order.at(instruction, None, None))
        super()._plain(instruction)

    def _use_order(self, instruction: AsmInstruction, steps: tuple[Step, ...]) -> None:
        flow = next((step for step in steps if isinstance(step, Flow)), None)
        site = next((step for step in steps if isinstance(step, Site)), None)
        self._require(instruction, self._order.at(instruction, flow, site))
        self._note_lost(instruction)
        super()._use_order(instruction, steps)

    def _require(self, instruction: AsmInstruction, point: OrderPoint | None) -> None:
        if point is None:
            return
        keys = self._keys
        for queue, key in self._all():
            if not point.requires(keys.site(key)):
                continue
            if keys.is_real(key):
                self._note_unmet(queue, key, instruction)
            else:
                self._need_for(key, Cause.FENCE, instruction, point.why)

    def _find(
        self,
        kind: WaitFindingKind,
        flying: tuple[int, Key],
        used: AsmInstruction,
        verdict: Touch,
        clash: RegisterSet = 0,
    ) -> None:
        if self._checks:
            super()._find(kind, flying, used, verdict, clash)
        is_remote = kind is WaitFindingKind.ACROSS_BARRIER or kind is WaitFindingKind.BARE_BARRIER
        self._note_unmet(*flying, None if is_remote else used)

    def _pass(self, flying: tuple[int, Key], cause: Cause, used: AsmInstruction) -> None:
        super()._pass(flying, cause, used)
        if self._keys.site(flying[1]).copy_of in self._merged_sites:
            self._note_unmet(*flying, used)

    @cached_property
    def _merged_sites(self) -> frozenset[int]:
        """The operations of which a counterfactual ended at a join, by `Site.copy_of`."""
        return frozenset(self._keys.site(key).copy_of for key in self._merged)

    def _note_unmet(self, queue: int, key: Key, used: AsmInstruction | None) -> None:
        counter = self._program.queues[queue].counter
        line = None if used is None else used.line
        self._unmet.setdefault(Unmet(self._keys.site(key).instruction.line, counter, line))

    def _note_lost(self, barrier: AsmInstruction) -> None:
        point = self._order.owed(barrier) or self._owed.get(barrier.line)
        if point is None:
            return
        keys, program, state = self._keys, self._program, self._state
        for queue, key in self._all():
            site = keys.site(key)
            if not keys.is_real(key) or not point.owes(site):
                continue
            counted = state.clocks[queue] - state.issued[queue][key] if program.queues[queue].in_order else 0
            name = (site.copy_of, barrier.line)
            if name not in self.lost or counted < self.lost[name].counted:
                counter = program.queues[queue].counter
                self.lost[name] = Lost(site.instruction, barrier, counter, counted, point.why)

    # The outcome.

    def _path(self, hit: Hit) -> Sequence[Waypoint]:
        """The path of a finding that may be repaired: its barriers decide where the wait has to stand."""
        is_asked = self._unproven_paths or hit.verdict is Touch.MUST
        return super()._path(hit) if is_asked and hit.kind in ACROSS_BARRIERS else ()

    @property
    def _given(self) -> AsmFunction:
        copies = self._program.unrolled
        return self._program.function if copies is None else copies.given

    @staticmethod
    def _frozen(wait: WaitSite, unmet: Unmet) -> Need:
        where = "in another wave" if unmet.used is None else f"on line {unmet.used}"
        why = f"line {unmet.started} may be outstanding where it is needed {where}, and on other paths not"
        return Need(wait.instruction, 0, wait.limit, Cause.UNEXPLAINED, wait.instruction, why)

    def waits(self) -> tuple[WaitNeeds, ...]:
        """One for each counter of each wait in the function's own code."""
        program, keys = self._program, self._keys
        needs: list[list[Need]] = [[] for _ in program.waits]
        for counterfactual, need in self._needs.items():
            needs[keys.wait(counterfactual)].append(need)
        frozen = frozen_waits(self._given, program.arch, self._unmet)
        for wait in program.waits:
            unmet = frozen.get((wait.instruction.line, program.counters[wait.counter]))
            if unmet is not None:
                needs[wait.number].append(self._frozen(wait, unmet))
            if wait.counter in self._by_largest:
                why = "its author counts on the counter's largest value"
                start = wait.instruction
                needs[wait.number].append(Need(start, 0, wait.limit, Cause.UNEXPLAINED, start, why))
        covers: list[list[Cover]] = [[] for _ in program.waits]
        for (counterfactual, _), cover in self._covers.items():
            covers[keys.wait(counterfactual)].append(cover)
        return tuple(
            WaitNeeds(
                wait,
                program.counters[wait.counter],
                self._evidence[wait.number].depth,
                self._evidence[wait.number].drained,
                tuple(completes[start] for start in sorted(completes)),
                tuple(needs[wait.number]),
                tuple(covers[wait.number]),
            )
            for wait, completes in zip(program.waits, self._completes, strict=True)
            if wait.instruction.line in program.function.lines
        )


# --- graded -------------------------------------------------------------------------------------------------
#
# For each operation that a wait completes: how many the wait may leave outstanding and still complete it.
#
# A counterfactual is an operation that would be outstanding without one wait (`ldsopt.isa.counters`). Without that wait
# altogether; but there are more ways to wait for less, one for each N. An operation passes its wait with some k, on a
# path round a loop several times, each time with a greater one. A wait for N completes it there if N is at most the k
# of the last time. So a counterfactual's *grade* is that k, and where paths join, the lesser: if something needs the
# operation complete, its wait may leave no more outstanding than the grade.
#
# Example, two DMAs an iteration, of which the read needs those of the iteration before::
#
#     loop:  DMA A; DMA B          counterfactuals of the wait: A and B of this iteration with grades 1 and 0, and those
#            wait                  of the iteration before, which have passed it twice, with 3 and 2
#            read what B wrote     needs B of the iteration before: its grade, 2, is how many the wait may leave
#
# Of what may still be outstanding for other waves behind a barrier, what counts is the grade that it had at the
# barrier.
#
# Earlier executions of an instruction are kept apart from the last, of LDS reads and writes as well: a wait may
# complete them and leave the last one outstanding.
#
# On each path a counterfactual's grade only grows. So an access that needs it complete bounds its wait at least as much
# as all that needs it behind that access, and as the other waits that it meets there. Where only bounds are asked for,
# a counterfactual of a copy ends at the first access behind the wait, if that needs it: else n waits in n branches make
# n of one copy.


class GradedOutstanding(Outstanding):
    """The operations that may be outstanding, with grades.

    Args:
        program, keys: as for `Outstanding`.
        asked: the numbers of the waits that make counterfactuals.
        overlap: tells what an access needs complete, where only bounds are asked for.

    Attributes:
        grades: the grade of each counterfactual outstanding.
        remote_grades: the grade of each exposed counterfactual, at the barrier where its exposure began.
    """

    __slots__ = ("_asked", "_of_copy", "_overlap", "_passed", "grades", "remote_grades")
    tells_executions = True

    def __init__(
        self, program: Program, keys: Keys, asked: frozenset[int], overlap: SiteOverlap | None = None
    ) -> None:
        super().__init__(program, keys, tracks_counterfactuals=True)
        self._asked, self._overlap = asked, overlap
        self._passed: list[Key] = []  # the counterfactuals of the waits behind the last access, in this block
        self.grades: dict[Key, int] = {}
        self.remote_grades: dict[Key, int] = {}
        self._of_copy: dict[int, set[Key]] | None = (
            None  # the counterfactuals in `grades` by `Site.copy_of`, and more
        )

    def copy(self) -> GradedOutstanding:
        other = super().copy()
        other._asked, other._overlap, other._passed = self._asked, self._overlap, []
        other.grades, other.remote_grades = self.grades.copy(), self.remote_grades.copy()
        other._of_copy = None
        return other

    def start(self, site: Site) -> None:
        """Records that an operation has started."""
        if self._passed and site.touches_lds:
            self._end_needed(site)
        if self.grades:
            counterfactuals = self._counterfactuals_by_copy().pop(site.copy_of, None)
            if counterfactuals:
                self._counterfactuals_by_copy()[site.copy_of] = self._graded_older(
                    self.grades, counterfactuals
                )
        if site.is_dma and self.remote_grades:
            self._graded_older(self.remote_grades, set(self._keys.executions(site, self.remote_grades)))
        super().start(site)

    def _end_needed(self, site: Site) -> None:
        """Ends the counterfactuals that an access right behind their wait needs complete; the walk notes it there."""
        passed, self._passed = self._passed, []
        assert self._overlap is not None
        if site.is_dma and self._overlap.has_one_order:
            return
        is_dma, real = self._keys.is_dma, self._keys.real
        copies = by_key((start, key) for key in passed if is_dma[start := key % real])
        for start, _ in self._overlap.touching(copies, site, between_waves=False):
            for key in copies[start]:
                self.grades.pop(key, None)
                for times in self.issued:
                    times.pop(key, None)

    def _counterfactuals_by_copy(self) -> dict[int, set[Key]]:
        """The graded counterfactuals by their operation: a long block has several executions of one."""
        if self._of_copy is None:
            self._of_copy = {}
            self._file_counterfactuals(self.grades)
        return self._of_copy

    def _file_counterfactuals(self, counterfactuals: Iterable[Key]) -> None:
        assert self._of_copy is not None
        sites, real = self._keys.sites, self._keys.real
        for key in counterfactuals:
            self._of_copy.setdefault(sites[key % real // INSTANCES].copy_of, set()).add(key)

    @staticmethod
    def _graded_older(grades: dict[Key, int], counterfactuals: set[Key]) -> set[Key]:
        """Turns counterfactuals of one operation into those of its earlier executions, and returns the new keys."""
        known = {key: grades[key] for key in counterfactuals if key in grades}
        older = [key for key in known if key % INSTANCES != INSTANCES - 1]
        for key in older:
            del grades[key]
        for key in older:
            grades[key + 1] = min(known[key], grades.get(key + 1, known[key]))
        return {key + 1 if key % INSTANCES != INSTANCES - 1 else key for key in known}

    def wait(self, wait: WaitSite) -> None:
        """Grades the counterfactuals that pass a wait, and those that it makes."""
        self._tracks_counterfactuals = wait.number in self._asked
        if not self._tracks_counterfactuals:
            super().wait(wait)
            return
        program, keys = self._program, self._keys
        first = keys.counterfactual(0, wait.number)
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
        if self._overlap is not None:
            self._passed += passing
        if self._of_copy is not None:
            self._file_counterfactuals(passing)

    def flow(self, flow: Flow) -> None:
        """Changes the state as a barrier, a call or a return does."""
        grades = {key: self.grades[key] for key in self.touching_lds() if key in self.grades}
        if flow is Flow.BARRIER:
            self.remote_grades = grades
        elif flow in (Flow.SIGNAL, Flow.NAMED_SIGNAL, Flow.NAMED_BARRIER_WAIT):
            for key, grade in grades.items():
                self.remote_grades[key] = min(grade, self.remote_grades.get(key, grade))
        super().flow(flow)
        if self.remote_grades:
            remote = self.exposed | self.named | (self.signalled or frozenset())
            self.remote_grades = {key: grade for key, grade in self.remote_grades.items() if key in remote}

    def rebased(self) -> GradedOutstanding:
        """The same state with all clocks at 0."""
        super().rebased()
        self._passed = []
        if self.grades:
            outstanding = {key for times in self.issued for key in times if key >= self._keys.real}
            self.grades = {key: grade for key, grade in self.grades.items() if key in outstanding}
            self._of_copy = None
        return self

    def join(self, other: Outstanding) -> bool:
        """Joins another state into this one; true if that changed it."""
        changed = super().join(other)
        self._of_copy = None
        assert isinstance(other, GradedOutstanding)
        for mine, theirs in ((self.grades, other.grades), (self.remote_grades, other.remote_grades)):
            for key, grade in theirs.items() if mine != theirs else ():
                known = mine.get(key)
                if known is not None and known <= grade:
                    continue
                if mine is self.grades and not any(key in times for times in self.issued):
                    continue
                mine[key] = grade
                changed = True
        return changed
