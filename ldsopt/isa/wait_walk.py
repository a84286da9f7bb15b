"""Proves that no instruction uses data that an outstanding memory operation still writes; explains every wait.

Rules, each for every path through the function:

* A register that an operation writes is not named by any instruction before the operation is complete. Exception:
  on gfx6 to gfx11 a vector memory load may overwrite what an older one of the same sort still writes, as they
  write in order. LLVM 22, ``SIInsertWaitcnts.cpp``, ``generateWaitcntInstBefore`` and ``hasVmemWriteVgprInOrder``.
  An LDS access that overwrites a register that an older one still writes is unproven: they complete in order, and LLVM
  waits. Where a load of 16 bits may leave the other half of its register alone (gfx12), a use of that half is unproven.
* An LDS access does not overlap an LDS-DMA of its own wave that is in flight. Two DMAs of one wave write in order if
  one counter counts them (gfx12.5 counts tensor copies apart from those of lanes).
* An LDS-DMA does not overlap an LDS access of its own wave that was issued before it and is outstanding. LDS does the
  accesses of a wave in order. LLVM 22 takes copies to be in that order, too, and waits for nothing in front of one
  (``SIInsertWaitcnts.cpp``, where it looks at memory operands). AMD's changes of LLVM's memory model say that copies
  may be reordered with the accesses of their own thread (llvm-project #142018, #207473, #220288). No ISA manual decides
  it, so a finding is unproven, whatever the bytes.
* At a return only operations that callers expect are outstanding: stores that a counter of their own counts, and
  asynchronous operations (`ldsopt.isa.program.kept_by_calls`). The caller's code behind it is not known, so where
  no register is written, a finding is unproven.
* At a barrier no operation is outstanding that a release in front of it requires (`CheckedCode.owed`). The accesses of
  other waves behind the barrier are not looked at here, so a finding is unproven.
* Operations that a wave has outstanding when it arrives at a barrier do not conflict with LDS accesses that other waves
  make behind that barrier. DMAs of two waves write in no order: the earlier one may land last, even if its bytes are
  never read.

Example, gfx942; with an overlap between lines 1 and 3 it is a finding, and the wait that is missing has cause LDS_DMA::

    buffer_load_dword v1, s[0:3], 0 offen lds
    s_waitcnt vmcnt(1)
    ds_read_b32 v2, v3

Invariant: the causes of a wait are the findings that this same walk would have in the function without it; the
counterfactuals of `ldsopt.isa.counters` make that one walk for all waits. Where another path leaves the operation
outstanding, the wait also has the causes that it would have there (`WaitWalk.facts`).

The rules model the hardware, whatever compiler made the code. A compiler's beliefs only explain findings
(`ldsopt.checker.compiler_faults`). No modelled rule needs a wait that is `Cause.UNEXPLAINED` or redundant here; a
compiler that counts otherwise may still have been right to write it.

`WaitWalk._need` notes each new fact about a counterfactual, once; counterfactuals that can add no fact are skipped
(`WaitWalk._knows`, `WaitWalk._teaching`). Subclasses that ask more about counterfactuals than the reason for a wait
override these methods: the operations that it has to complete (`ldsopt.waits.needs`), or the instructions between which
it stands (`PairWalk`).

The locks that exports (expcnt) and address translation (xcnt) hold on their sources are not followed here:
`ldsopt.machine.register_locks` does that. Waits for ALU results (``s_wait_alu``, ``s_waitcnt_depctr``) are no data of
memory operations; `ldsopt.machine.alu_hazards` asks for them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field
from functools import partial
from types import MappingProxyType

from ldsopt.dataclass import dataclass
from ldsopt.isa import operands
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.counters import INSTANCES, Key, Keys, Outstanding, states_to_walk
from ldsopt.isa.decode import decode
from ldsopt.isa.operands import RegisterSet
from ldsopt.isa.program import Flow, Program, Site, Step, WaitSite, kept_by_calls
from ldsopt.isa.site_overlap import SiteOverlap
from ldsopt.isa.wait_facts import (
    ACROSS_BARRIERS,
    Cause,
    DmaPair,
    Found,
    OwedAtBarrier,
    WaitFact,
    WaitFinding,
    WaitFindingKind,
    Waypoint,
)
from ldsopt.isa.wait_path import Paths
from ldsopt.target.opcodes import WRITES_MEMORY, Kind
from ldsopt.touch import Touch

# --- evidence -------------------------------------------------------------------------------------------------
#
# The evidence of one walk over a function about each of its waits, the source of facts and findings.


@dataclass(slots=True)
class Evidence:
    """The evidence about one wait so far.

    Fields match those of `WaitFact`, but ``dma`` holds site numbers; ``depth`` is the loop nesting depth.
    """

    depth: int = 0
    drained: int = 0
    causes: set[Cause] = field(default_factory=set)
    dma: set[int] = field(default_factory=set)
    completes_others: bool = False

    def complete(self, site: Site) -> None:
        """Records that the wait completes an operation of that site."""
        if site.is_dma:
            self.dma.add(site.copy_of)
        else:
            self.completes_others = True

    def fact(
        self, wait: WaitSite, program: Program, pairs: Callable[[WaitSite], Iterable[DmaPair]]
    ) -> WaitFact:
        """The evidence as a `WaitFact`; ``pairs`` gives the pairs that the wait keeps in order."""
        redundant = self.drained == 0
        return WaitFact(
            line=wait.instruction.line,
            counter=program.counters[wait.counter],
            limit=wait.limit,
            drained=self.drained,
            redundant=redundant,
            causes=frozenset(self.causes) if self.causes or redundant else frozenset({Cause.UNEXPLAINED}),
            dma=tuple(program.sites[site].instruction for site in sorted(self.dma)),
            pairs=Found(partial(pairs, wait)) if Cause.LDS_DMA in self.causes else (),
            completes_others=self.completes_others,
        )


@dataclass(slots=True)
class Hit:
    """A finding while it is collected; its path is added at the end."""

    kind: WaitFindingKind
    site: Site
    queue: int
    used: AsmInstruction
    verdict: Touch
    clash: RegisterSet
    executions: set[int] = field(default_factory=set)


_Flying = tuple[int, Key]
"""An operation in flight: its queue, and its key."""

_CAUSES = {
    WaitFindingKind.REGISTER_HAZARD: Cause.REGISTER,
    WaitFindingKind.MISSING_WAIT: Cause.LDS_DMA,
    WaitFindingKind.ACROSS_BARRIER: Cause.LDS_DMA,
    WaitFindingKind.BARE_BARRIER: Cause.LDS_ORDER,
    WaitFindingKind.OVERTAKEN: Cause.LDS_ORDER,
    WaitFindingKind.AT_RETURN: Cause.END,
    WaitFindingKind.AT_RELEASE: Cause.BARRIER,
}
"""The cause that a wait has which prevents a finding."""


class WaitWalk:
    """One walk over all blocks, from the states of the fixpoint.

    Args:
        built: the function.
        overlap: the operations that a later one must not overtake.
        explain: find a path for each finding, not only for bare barriers.
        owed: the operations that releases require at barriers, by line.
    """

    def __init__(
        self,
        built: Program,
        overlap: SiteOverlap,
        explain: bool,
        owed: Mapping[int, OwedAtBarrier] = MappingProxyType({}),
    ) -> None:
        self._owed = owed
        self._program, self._overlap, self._explain = built, overlap, explain
        self._keys = Keys(built)
        self._hits: dict[tuple[WaitFindingKind, int, int], Hit] = {}
        self._reported_entry: set[int] = set()
        self._paths = Paths(built)
        self._evidence = [Evidence() for _ in built.waits]
        self._writes_in_order = built.arch.is_before("gfx12")
        self._state: Outstanding
        self._watched: operands.RegisterSet | None = None
        self._writing: dict[operands.RegisterSet, set[_Flying]] = {}
        self._dma: dict[int, list[_Flying]] | None = None
        self._has_counterfactuals = False
        self._exposed: frozenset[Key] | None = None
        self._exposed_of: dict[int, list[Key]] = {}
        # The waits, by number, already known to have each cause.
        self._known: dict[Cause, set[int]] = {cause: set() for cause in Cause}
        self._gathered = self._needless = 0
        # What outstanding operations themselves meet, by `Site.copy_of`.
        self._met = defaultdict[int, set[Cause]](set)
        self._merged: Collection[Key] = ()

    def all_blocks(self, states: list[Outstanding | None]) -> None:
        """Walks all reachable blocks. The list of states is emptied."""
        for index, state in states_to_walk(states, self._program):
            self.block(index, state)

    def block(self, index: int, state: Outstanding) -> None:
        """Walks one block, from the state at its beginning."""
        self._state, self._merged = state, state.merged
        self._watched = None
        block = self._program.function.blocks[index]
        steps = dict(self._program.steps[index])
        for position, instruction in enumerate(block.instructions):
            found = steps.get(position)
            if found is None:
                self._plain(instruction)
            elif isinstance(found[0], WaitSite):
                for step in found:
                    self._wait(step, block.depth)
                if not instruction.opcode.is_wait:
                    self._plain(instruction)
            else:
                self._operation(instruction, found)

    def _plain(self, instruction: AsmInstruction) -> None:
        self._use_registers(instruction, None)

    def _operation(self, instruction: AsmInstruction, steps: tuple[Step, ...]) -> None:
        site = next((step for step in steps if isinstance(step, Site)), None)
        self._use_registers(instruction, site)
        if site is not None and site.touches_lds:
            self._use_lds(instruction, site)
        self._use_order(instruction, steps)
        for step in steps:
            self._state.apply(step)
        if len(steps) > 1 or site is None or (site.is_dma and site.written):
            self._watched = self._exposed = None  # a barrier may change all of it
        elif site.is_dma:
            self._dma = None
        elif self._watched is not None:
            self._watched |= site.written
            started = {(queue, site.number * INSTANCES) for queue in site.queues}
            self._writing.setdefault(site.written, set()).update(started)

    def _wait(self, step: Step, depth: int) -> None:
        assert isinstance(step, WaitSite)
        state, keys = self._state, self._keys
        evidence = self._evidence[step.number]
        evidence.depth = depth
        evidence.drained = max(evidence.drained, state.most[step.counter] - step.limit)

        queues = [q for q, counter in enumerate(self._program.counter_of) if counter == step.counter]
        sites, real = keys.sites, keys.real
        state.wait(step)
        self._watched = None
        first = keys.counterfactual(0, step.number)
        for queue in queues:
            for key in state.issued[queue]:
                if first <= key < first + real:
                    evidence.complete(sites[(key - first) // INSTANCES])

    def _of(self, counterfactual: Key) -> Evidence:
        return self._evidence[counterfactual // self._keys.real - 1]

    # Conflicts of an instruction with outstanding operations.

    def _watch(self) -> operands.RegisterSet:
        """Collects the registers that outstanding operations write."""
        written, real = self._keys.written, self._keys.real  # the hottest loop: keys are taken apart in place
        watched = 0
        self._dma, self._writing = None, {}
        self._has_counterfactuals = False
        for queue, times in enumerate(self._state.issued):
            self._has_counterfactuals |= bool(times) and max(times) >= real
            for key in [key for key in times if written[key % real]]:
                if key < real or not self._knows(key, Cause.REGISTER):
                    own = written[key % real]
                    watched |= own
                    self._writing.setdefault(own, set()).add((queue, key))
        self._watched = watched
        return watched

    def _copies(self) -> dict[int, list[_Flying]]:
        """The outstanding LDS-DMAs, by their start, without counterfactuals that can add no fact."""
        if self._dma is None:
            is_dma, real = self._keys.is_dma, self._keys.real
            self._dma = {}
            for queue, times in enumerate(self._state.issued):
                dma = self._teaching([key for key in times if is_dma[key % real]], is_remote=False)
                self._gathered += len(dma)
                for key in dma:
                    self._dma.setdefault(key % real, []).append((queue, key))
        return self._dma

    def _use_registers(self, instruction: AsmInstruction, site: Site | None) -> None:
        watched = self._watched
        if watched is None:
            watched = self._watch()
        if not watched:
            return
        named = operands.named(instruction)
        if not named & watched:
            return
        keys = self._keys
        spared = operands.halves_unread(instruction)
        spared |= site.spared & ~operands.sources(instruction, site.operation.results) if site else 0
        learned = False
        clashing = [flying for written, group in self._writing.items() if written & named for flying in group]
        for queue, key in sorted(clashing):
            clash = keys.site(key).written & named
            if site and self._overwrites_in_order(keys.site(key), site, clash):
                continue
            if keys.is_real(key):
                sure = (
                    clash
                    & ~spared
                    & ~(keys.site(key).spared | self._only_read(keys.site(key), instruction, site))
                )
                if site and not sure and _load_two_halves(keys.site(key), site):
                    continue
                if site and self._overwrites_in_lds_order(keys.site(key), site, clash):
                    sure = 0
                touch = Touch.MUST if sure else Touch.MAY
                self._find(WaitFindingKind.REGISTER_HAZARD, (queue, key), instruction, touch, clash)
            elif not self._knows(key, Cause.REGISTER):
                self._need((queue, key), Cause.REGISTER, instruction)
                learned = True
        if learned:
            self._watched = None  # noted needs are not watched for again

    def _only_read(self, load: Site, instruction: AsmInstruction, site: Site | None) -> operands.RegisterSet:
        """The half of a register that a load into the other half may disturb, unless the instruction writes it.

        On gfx11 LLVM 22 waits in front of it; later versions do not where the load keeps its order (pull request
        194477).
        """
        if self._program.arch.generation != "gfx11":
            return 0
        made = site.written if site else operands.union(map(operands.register, operands.written(instruction)))
        return operands.halves_left(load.instruction) & ~made

    def _overwrites_in_order(self, earlier: Site, later: Site, clash: operands.RegisterSet) -> bool:
        """True if a later operation only overwrites registers of an earlier one, and both write in order."""
        if not (self._writes_in_order and _are_alike_in_memory(earlier, later)):
            return False
        instruction = later.instruction
        if later.operation.kind is Kind.ATOMIC_RETURN:
            return False  # reads what it overwrites; a d16 load does not, it writes half of the register
        return not clash & operands.sources(instruction, later.operation.results)

    @staticmethod
    def _overwrites_in_lds_order(earlier: Site, later: Site, clash: operands.RegisterSet) -> bool:
        """True if a later LDS access only overwrites registers of an earlier one.

        Those of a wave complete in order (`ldsopt.isa.events`), so the earlier one does not surely overwrite it; LLVM
        22 waits all the same (``SIInsertWaitcnts.cpp``, ``generateWaitcntInstBefore``).
        """
        if not (earlier.operation.kind is Kind.LDS and later.operation.kind is Kind.LDS):
            return False
        return not clash & operands.sources(later.instruction, later.operation.results)

    def _use_lds(self, instruction: AsmInstruction, site: Site) -> None:
        if self._watched is None:
            self._watch()
        sites = self._program.sites
        in_order = site.is_dma and self._overlap.has_one_order  # among all DMAs of its wave
        copies, real = {} if in_order else self._copies(), self._keys.real
        for start, touch in self._overlap.touching(copies, site, between_waves=False):
            for flying in copies[start]:
                if flying[1] >= real:
                    self._meet(WaitFindingKind.MISSING_WAIT, flying, instruction, touch)
                elif self._overlap.is_over(start, site):
                    self._pass(flying, Cause.LDS_DMA, instruction)
                else:
                    self._find(WaitFindingKind.MISSING_WAIT, flying, instruction, touch)
        if site.is_dma:
            self._overtake(instruction, site)
        if self._state.exposed is not self._exposed:
            self._gather_exposed()
        for start, touch in self._overlap.touching(self._exposed_of, site, between_waves=True):
            earlier = sites[start // INSTANCES]
            kind = WaitFindingKind.ACROSS_BARRIER if earlier.is_dma else WaitFindingKind.BARE_BARRIER
            for key in self._exposed_of[start]:
                self._meet(kind, (earlier.lds_queue, key), instruction, touch)
        if 2 * self._needless > self._gathered:  # most keys can add no fact: gather anew
            self._dma = self._exposed = None
            self._gathered = self._needless = 0

    def _pass(self, flying: _Flying, cause: Cause, used: AsmInstruction) -> None:
        """Notes an outstanding operation that is complete in the iterations in which another one conflicts with it.

        That holds with all waits in place, so a counterfactual of it that ended at a join may conflict.
        """
        self._meets(self._keys.site(flying[1]), cause)

    def _overtake(self, copy: AsmInstruction, site: Site) -> None:
        """Checks an LDS-DMA against the wave's own outstanding LDS accesses."""
        behind: dict[int, list[Key]] = {}
        is_dma, lds_queue, real = self._keys.is_dma, self._keys.lds_queue, self._keys.real
        for queue, times in enumerate(self._state.issued):
            own = [key for key in times if lds_queue[key % real] == queue and not is_dma[key % real]]
            for key in self._teaching(own, is_remote=False):
                behind.setdefault(key % real, []).append(key)
        for start, _ in self._overlap.touching(behind, site, between_waves=False):
            queue = self._keys.site(start).lds_queue
            for key in behind[start]:
                if self._keys.is_real(key) and self._overlap.is_over(start, site):
                    self._pass((queue, key), Cause.LDS_ORDER, copy)
                else:
                    self._meet(WaitFindingKind.OVERTAKEN, (queue, key), copy, Touch.MAY)

    def _gather_exposed(self) -> None:
        """Collects, by start, the exposed operations, without counterfactuals that can add no fact."""
        real = self._keys.real
        self._exposed, found = self._state.exposed, dict[int, list[Key]]()
        exposed = self._teaching(self._exposed, is_remote=True)
        self._gathered += len(exposed)
        for key in exposed:
            start = key % real
            if start in found:
                found[start].append(key)
            else:
                found[start] = [key]
        self._exposed_of = found

    def _teaching(self, keys: Iterable[Key], *, is_remote: bool) -> list[Key]:
        """The keys of LDS operations without counterfactuals that can add no fact.

        ``is_remote``: about instructions of another wave, behind a barrier.
        """
        is_dma, real, known = self._keys.is_dma, self._keys.real, self._known
        of_dma, of_order = known[Cause.LDS_DMA], known[Cause.LDS_ORDER]
        return [
            key
            for key in keys
            if key < real or key // real - 1 not in (of_dma if is_dma[key % real] else of_order)
        ]

    def _meet(self, kind: WaitFindingKind, flying: _Flying, used: AsmInstruction, touch: Touch) -> None:
        if flying[1] < self._keys.real:
            self._find(kind, flying, used, touch)
            return
        self._needless += kind is not WaitFindingKind.OVERTAKEN  # from now on
        is_bare = kind is WaitFindingKind.BARE_BARRIER
        is_remote = is_bare or kind is WaitFindingKind.ACROSS_BARRIER
        cause = Cause.LDS_ORDER if is_bare or kind is WaitFindingKind.OVERTAKEN else Cause.LDS_DMA
        if not self._is_noted(flying[1], cause, is_remote=is_remote):
            self._need(flying, cause, used, is_remote=is_remote)

    def _is_noted(self, counterfactual: Key, cause: Cause, *, is_remote: bool) -> bool:
        """True if this cause of the counterfactual's wait, by an LDS access, is noted already."""
        return counterfactual // self._keys.real - 1 in self._known[cause]

    def _knows(self, counterfactual: Key, cause: Cause) -> bool:
        """True if this cause of the counterfactual's wait is known already."""
        return cause in self._of(counterfactual).causes

    def _need(self, flying: _Flying, cause: Cause, used: AsmInstruction, *, is_remote: bool = False) -> None:
        """Notes that a counterfactual's wait keeps an instruction from conflicting with the operation.

        ``is_remote``: an instruction of another wave, behind a barrier.
        """
        self._of(flying[1]).causes.add(cause)
        self._known[cause].add(flying[1] // self._keys.real - 1)

    def _use_order(self, instruction: AsmInstruction, steps: tuple[Step, ...]) -> None:
        """Records the causes of waits that are not a use of data: barriers, fences, returns."""
        if Flow.RETURN in steps:
            for queue, key in self._all():
                if not self._keys.is_real(key):
                    self._need((queue, key), Cause.END, instruction)
                elif written := self._keys.site(key).written:
                    self._find(
                        WaitFindingKind.REGISTER_HAZARD, (queue, key), instruction, Touch.MUST, written
                    )
                elif self._is_taken_as_complete(queue, self._keys.site(key)):
                    self._find(WaitFindingKind.AT_RETURN, (queue, key), instruction, Touch.MAY)
                else:
                    self._meets(self._keys.site(key), Cause.END)
            return
        if (owed := self._owed.get(instruction.line)) is not None:
            for flying in self._all():
                if self._keys.is_real(flying[1]) and owed.owes(self._keys.site(flying[1])):
                    self._find(WaitFindingKind.AT_RELEASE, flying, instruction, Touch.MAY)
        if self._watched is None:
            self._watch()
        if not self._has_counterfactuals and not self._merged:
            return
        is_barrier = steps[0] in (Flow.BARRIER, Flow.SIGNAL, Flow.NAMED_SIGNAL)
        if not is_barrier and not decode(instruction).is_ordered:
            return
        cause = Cause.BARRIER if is_barrier else Cause.FENCE
        for flying in self._all():
            site = self._keys.site(flying[1])
            if is_barrier and site.operation.kind not in WRITES_MEMORY:
                continue
            if self._keys.is_real(flying[1]):
                self._meets(site, cause)
            else:
                self._need(flying, cause, instruction)

    def _meets(self, site: Site, cause: Cause) -> None:
        self._met[site.copy_of].add(cause)

    def _is_taken_as_complete(self, queue: int, site: Site) -> bool:
        """True if callers rely on the completion, at a return, of an operation that writes memory or touches LDS."""
        kind = site.operation.kind
        writes = kind in WRITES_MEMORY and kind is not Kind.WRITE_BACK
        return (writes or site.touches_lds) and not kept_by_calls(self._program.queues[queue].counter)

    def _all(self) -> list[_Flying]:
        return [(queue, key) for queue, times in enumerate(self._state.issued) for key in times]

    def _is_beyond_count(self, queue: int, key: Key) -> bool:
        largest = self._program.largest[self._program.counter_of[queue]]
        time = self._state.issued[queue].get(key)
        return time is not None and self._state.clocks[queue] - time >= largest

    def _find(
        self,
        kind: WaitFindingKind,
        flying: _Flying,
        used: AsmInstruction,
        verdict: Touch,
        clash: operands.RegisterSet = 0,
    ) -> None:
        """Notes a finding. Each pair of instructions is kept once, with its surest verdict and all executions.

        If more operations were started since than the counter counts, the hardware may have waited.
        """
        site = self._keys.site(flying[1])
        self._meets(site, _CAUSES[kind])
        if self._is_beyond_count(*flying):
            verdict = Touch.MAY
        if self._program.entry and site in self._program.entry:
            if site.number in self._reported_entry:
                return  # the wait missing at the entry is one fault, not one for each register
            self._reported_entry.add(site.number)
        name = (kind, site.copy_of, used.line)
        hit = self._hits.get(name)
        if hit is None:
            hit = self._hits[name] = Hit(kind, site, flying[0], used, verdict, clash)
        elif verdict is Touch.MUST:
            hit.verdict = verdict
        hit.executions.add(self._keys.instance(flying[1]) if site.is_dma else 0)

    # The outcome.

    def findings(self) -> tuple[WaitFinding, ...]:
        """The findings, in the order of the instructions that are endangered."""
        hits = sorted(self._hits.values(), key=lambda hit: (hit.used.line, hit.site.number, hit.kind.name))
        return tuple(self._finding(hit) for hit in hits)

    def _path(self, hit: Hit) -> Sequence[Waypoint]:
        if not self._explain and hit.kind is not WaitFindingKind.BARE_BARRIER:
            return ()
        across, between = hit.kind in ACROSS_BARRIERS, self._paths.between
        return Found(partial(between, hit.site, hit.queue, hit.used, across_barrier=across))

    def _finding(self, hit: Hit) -> WaitFinding:
        return WaitFinding(
            kind=hit.kind,
            started=hit.site.instruction,
            used=hit.used,
            counter=self._program.queues[hit.queue].counter,
            verdict=hit.verdict,
            path=self._path(hit),
            registers=operands.spell(hit.clash) if hit.clash else "",
            executions=tuple(sorted(hit.executions)),
        )

    def facts(self, pairs: Callable[[WaitSite], Iterable[DmaPair]]) -> tuple[WaitFact, ...]:
        """One fact for each counter of each wait in the function's own code; unreachable waits are redundant.

        ``pairs``: gives the pairs that a wait keeps in order, when they are first used.
        """
        for key in self._merged:  # which the rule of `Outstanding._arriving` explains
            self._of(key).causes.update(self._met.get(self._keys.site(key).copy_of, ()))
        lines = self._program.function.lines
        own = (wait for wait in self._program.waits if wait.instruction.line in lines)
        return tuple(self._evidence[wait.number].fact(wait, self._program, pairs) for wait in own)


class PairWalk(WaitWalk):
    """The walk that collects, for each wait, all LDS-DMAs and accesses that it keeps in order."""

    def __init__(self, built: Program, overlap: SiteOverlap) -> None:
        super().__init__(built, overlap, explain=False)
        self._pairs: list[dict[tuple[int, int], DmaPair]] = [{} for _ in built.waits]

    def of(self, wait: WaitSite) -> Iterable[DmaPair]:
        """The pairs of a wait, in the order of the listing."""
        return (pair for _, pair in sorted(self._pairs[wait.number].items()))

    def _teaching(self, keys: Iterable[Key], *, is_remote: bool) -> list[Key]:
        is_dma, real, of_order = self._keys.is_dma, self._keys.real, self._known[Cause.LDS_ORDER]
        return [key for key in keys if key < real or is_dma[key % real] or key // real - 1 not in of_order]

    def _meet(self, kind: WaitFindingKind, flying: _Flying, used: AsmInstruction, touch: Touch) -> None:
        key = flying[1]
        is_of_order = kind is WaitFindingKind.BARE_BARRIER or kind is WaitFindingKind.OVERTAKEN
        if not (is_of_order or self._keys.is_real(key)):
            dma = self._keys.site(key).instruction
            pairs, name = self._pairs[self._keys.wait(key)], (dma.line, used.line)
            if (
                name not in pairs or touch is Touch.MUST
            ):  # one execution with a sure overlap makes the pair sure
                pairs[name] = DmaPair(dma, used, touch)
        super()._meet(kind, flying, used, touch)


def _load_two_halves(earlier: Site, later: Site) -> bool:
    """True if two 16-bit loads into the two halves of a register take the same path to it.

    The hardware may write a register as a whole, and keeps the half that the load leaves; loads that take one path do
    so one after the other, in any order. LLVM 24 has no wait between them, on gfx12 either (pull request 194477).
    """
    if not (earlier.spared and later.spared):
        return False
    both = earlier.operation.kind, later.operation.kind
    return both == (Kind.LDS, Kind.LDS) or _are_alike_in_memory(earlier, later)


def _are_alike_in_memory(earlier: Site, later: Site) -> bool:
    """True if both access global memory, and take the same path: that of samples, of BVH, or that of all others."""
    first, second = (one.operation.kind for one in (earlier, later))
    if not (first.is_vector_memory and second.is_vector_memory):
        return False
    return first is second or not {first, second} & {Kind.SAMPLE, Kind.BVH}
