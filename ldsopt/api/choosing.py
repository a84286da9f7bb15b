"""The choice of the best candidate for each group of functions.

A contender must have different code, not fall below the floor (`ldsopt.compare.worth.losses`), and be better than the
input by the goal's order. If contenders and the input differ only in waits and later criteria of the goal's order, an
estimate of cycles ranks them if it can be made (`estimate_forms`), else the weights of `ldsopt.compare.metrics`. The
loop (`ldsopt.compare.settle`) decides if the best holds in the module of all choices, and passes `check`; one that does
not is refused here, and the next best is chosen.

If the input's code has findings to repair, contenders with fewer of them come first, and they alone may cost more:
those are hazards, and code that is wrong is worse than code that waits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from ldsopt.api.rewritings import OptimizeCandidate, Rewritten
from ldsopt.api.timelines import side_by_side
from ldsopt.assumptions import NAMED_BASES
from ldsopt.codegen.compile import Compiled
from ldsopt.compare.metrics import GATED
from ldsopt.compare.optimization import Attempt, AttemptOutcome, OptimizedGroup
from ldsopt.compare.settle import to_repair
from ldsopt.compare.versions import VersionCode, Versions
from ldsopt.compare.worth import OptimizationGoal, before_waits, changes, losses, rank
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, LdsoptError
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.target.arch import arch as arch_named
from ldsopt.timeline.figures import figures_of
from ldsopt.timeline.ranking import form_cycles, least_beaten
from ldsopt.timeline.streams import replayed

if TYPE_CHECKING:  # the estimate's code is loaded only for an estimate
    from ldsopt.emulate.emulate import EmulatedCode
    from ldsopt.simt.launch import Launch
    from ldsopt.timeline.ranking import FormCycles
    from ldsopt.timeline.streams import WorkgroupStreams


@dataclass(frozen=True, slots=True)
class Contender:
    """A candidate and its output."""

    candidate: OptimizeCandidate
    made: Rewritten


@dataclass(slots=True)
class Choosing:
    """Chooses for the groups of one module.

    Attributes:
        versions: compiles and checks.
        before: the input's code.
        made: the output of each candidate, or the reason why it failed, by name.
        candidates: those that were tried, in the order in which equals are preferred.
        not_tried: the reasons why others were not, by name.
        refused: the reason why a candidate does not hold for a group, by its name and the group.
        spared: the reasons why others were not tried for a group, by the group and their names.
    """

    versions: Versions
    goal: OptimizationGoal
    before: VersionCode
    made: dict[str, Rewritten | LdsoptError] = field(default_factory=dict)
    candidates: list[OptimizeCandidate] = field(default_factory=list)
    not_tried: dict[str, str] = field(default_factory=dict)
    refused: dict[tuple[str, frozenset[str]], str] = field(default_factory=dict)
    spared: dict[frozenset[str], dict[str, str]] = field(default_factory=dict)
    _cycles: dict[object, tuple[FormCycles, ...] | str] = field(default_factory=dict)
    _ranks: dict[object, tuple[float, ...]] = field(default_factory=dict)
    _lost: dict[object, tuple[str, ...]] = field(default_factory=dict)
    _to_repair: dict[tuple[str, tuple[str, ...]], int] = field(default_factory=dict)

    @property
    def refuted(self) -> str:
        """The proof that two dynamic bases share bytes, in words; empty if there is none."""
        made = (one for one in self.made.values() if isinstance(one, Rewritten))
        return next((one.refuted for one in made if one.refuted), "")

    def choose(
        self,
        group: frozenset[str],
        *,
        without: str = "",
        scheduled: bool = True,
        estimating: bool = False,
    ) -> tuple[OptimizedGroup, Contender | None]:
        """The best for one group, with the outcome of all candidates; ``None`` if the input is best.

        Args:
            group: names of functions.
            without: the name of a candidate that is left out.
            scheduled: also by strategies of the scheduler.
            estimating: rank by the estimate if it can be made, which costs as much as a few compilations.
        """
        names = tuple(name for name in self.before.functions if name in group)
        before = self._functions(self.before, names)
        not_tried = self.not_tried | self.spared.get(group, {})
        attempts = {
            name: Attempt(name, AttemptOutcome.NOT_TRIED, reason) for name, reason in not_tried.items()
        }
        admitted = [
            one
            for one in self._contenders(group, attempts)
            if self._is_admitted(one, group, names, attempts)
            and one.candidate.name != without
            and (scheduled or not one.candidate.attribute)
        ]
        cycles, ranked_by = self._estimated(admitted, names) if estimating else ({}, "")
        stock, chosen = cycles.get(self.versions.module.text), None
        while admitted and chosen is None:
            best = self._best(admitted, names, cycles)
            mine = cycles.get(best.made.text)
            if mine and stock and stock.is_better_than(mine):
                sequences = _sequences(self.code_of(best), names)
                for one in [one for one in admitted if _sequences(self.code_of(one), names) == sequences]:
                    admitted.remove(one)
                    name, figures = one.candidate.name, self._functions(self.code_of(one), names)
                    found = cycles.get(one.made.text)
                    attempts[name] = Attempt(
                        name, AttemptOutcome.NO_BETTER, "by the estimate", figures, found
                    )
            else:
                chosen = best
        for one in admitted:
            outcome = AttemptOutcome.CHOSEN if one is chosen else AttemptOutcome.SECOND
            figures, mine = self._functions(self.code_of(one), names), cycles.get(one.made.text)
            attempts[one.candidate.name] = Attempt(one.candidate.name, outcome, "", figures, mine)
        after = before if chosen is None else self._functions(self.code_of(chosen), names)
        in_order = [attempts[c.name] for c in self.candidates if c.name in attempts]
        in_order += [attempt for name, attempt in attempts.items() if name in not_tried]
        result = OptimizedGroup(names, before, after, tuple(in_order), ranked_by=ranked_by, cycles=stock)
        return result, chosen

    def near(self, group: frozenset[str]) -> Contender | None:
        """The first by its place that is worse than the input in some figure.

        Its place need not be before the input's: where exchanges without LDS leave LLVM's own scheduler with longer
        waits, another strategy has fewer of both than of the input.
        """
        names = tuple(name for name in self.before.functions if name in group)
        attempts: dict[str, Attempt] = {}
        contenders = list(self._contenders(group, {}))
        for one in contenders:
            self._is_admitted(one, group, names, attempts)
        worse = (
            one
            for one in contenders
            if not one.candidate.attribute
            and (attempt := attempts.get(one.candidate.name))
            and attempt.outcome is AttemptOutcome.WORSE
        )
        places = {self._place(one, names): one for one in worse}
        return places[min(places)] if places else None

    # --- ranking -------------------------------------------------------------------------------------------

    def _best(
        self, contenders: Iterable[Contender], names: Sequence[str], cycles: Mapping[str, FormCycles]
    ) -> Contender:
        """The first by its place; among those that differ from it in waits alone, one that no other beats in cycles."""
        in_order = sorted(contenders, key=lambda one: self._place(one, names))
        peers = [one for one in self._peers(in_order, names) if one.made.text in cycles]
        if in_order[0] not in peers:
            return in_order[0]

        return peers[least_beaten([cycles[one.made.text] for one in peers])]

    def _peers(self, in_order: Sequence[Contender], names: Sequence[str]) -> list[Contender]:
        """The contenders that equal the first in all criteria before waits."""
        upto = 1 + before_waits(self.goal)  # hazards come first
        first = self._place(in_order[0], names)[:upto]
        return [one for one in in_order if self._place(one, names)[:upto] == first]

    def _estimated(
        self, contenders: Iterable[Contender], names: Sequence[str]
    ) -> tuple[Mapping[str, FormCycles], str]:
        """The cycles, by text, of the first contender, its peers, and the input if it is one; and the measure."""
        in_order = sorted(contenders, key=lambda one: self._place(one, names))
        if not in_order:
            return {}, ""
        codes = {one.made.text: self.code_of(one) for one in self._peers(in_order, names)}
        text, upto = self.versions.module.text, 1 + before_waits(self.goal)
        stock = (self.hazards(text, names), *self._rank(self.before, names))
        if stock[:upto] == self._place(in_order[0], names)[:upto]:
            codes[text] = self.before
        # Of versions with one sequence the first, by its place, is estimated: the input is the last.
        firsts: dict[tuple[bytes | None, ...], str] = {}
        for one, code in codes.items():
            firsts.setdefault(_sequences(code, names), one)
        if len(firsts) < 2:
            return {}, ""
        kernels = [name for name in names if self.before.functions[name].is_kernel]
        if len(kernels) != 1:
            return {}, f"weights: {len(kernels)} kernels are compared, and one can be executed"
        forms = [codes[one] for one in firsts.values()]
        if (key := tuple(tuple(form.digests[name] for name in names) for form in forms)) not in self._cycles:
            self._cycles[key] = self.estimate(kernels[0], forms)
        found = self._cycles[key]
        if isinstance(found, str):
            return {}, f"weights: {found}"
        return dict(zip(firsts.values(), found, strict=True)), "estimated cycles"

    def estimate(self, kernel: str, codes: Sequence[VersionCode]) -> tuple[FormCycles, ...] | str:
        """The estimated cycles of a kernel in each of several versions; or the reason why they are not known."""
        if not self.versions.keeps:  # else one child makes all estimates, and it alone needs this
            if why := not_estimated(codes[0].compiled.arch):
                return why
            import ldsopt.timeline.issued_streams  # noqa: F401 -- once, not in each child

        compiled = [code.compiled for code in codes]
        found = self.versions.found(f"estimating {kernel}", estimate_forms, kernel, compiled)
        return str(found) if isinstance(found, LdsoptError) else found

    # --- contenders -------------------------------------------------------------------------------------

    def code_of(self, one: Contender) -> VersionCode:
        """The code of a contender that compiles."""
        code = self.versions.codes[one.made.text]
        assert isinstance(code, VersionCode)
        return code

    def _contenders(self, group: frozenset[str], attempts: dict[str, Attempt]) -> Iterator[Contender]:
        """The attempts that change a group, none of them twice; the outcomes of all others are recorded."""
        by_text: dict[str, Contender] = {}
        for candidate in self.candidates:
            name, made = candidate.name, self.made[candidate.name]
            if candidate.only is not None and not candidate.only & group:
                continue
            if isinstance(made, LdsoptError):
                attempts[name] = Attempt(name, AttemptOutcome.FAILED, str(made))
            elif not made.functions & group:
                attempts[name] = Attempt(name, AttemptOutcome.UNCHANGED, made.why_not)
            else:
                one, known = Contender(candidate, made), by_text.get(made.text)
                if known is not None and len(known.made.assumptions) <= len(made.assumptions):
                    one, known = known, one
                by_text[made.text] = one
                if known is not None:
                    other = known.candidate.name
                    attempts[other] = Attempt(other, AttemptOutcome.SAME, one.candidate.name)
        yield from by_text.values()

    def _is_admitted(
        self, one: Contender, group: frozenset[str], names: Sequence[str], attempts: dict[str, Attempt]
    ) -> bool:
        """True if a contender is better than the input; else the reason is recorded."""
        code, name = self.versions.codes[one.made.text], one.candidate.name
        if isinstance(code, LdsoptError):
            attempts[name] = Attempt(name, AttemptOutcome.FAILED, f"it does not compile: {code}")
            return False
        if not code.functions.keys() >= set(names):
            attempts[name] = Attempt(name, AttemptOutcome.FAILED, "functions are missing in its code")
            return False
        objection = self._objection(one, code, group, names)
        if objection is not None:
            attempts[name] = Attempt(name, *objection, self._functions(code, names))
        return objection is None

    def _objection(
        self, one: Contender, code: VersionCode, group: frozenset[str], names: Sequence[str]
    ) -> tuple[AttemptOutcome, str] | None:
        if reason := self.refused.get((one.candidate.name, group)):
            return AttemptOutcome.REFUSED, reason
        if self.refuted and NAMED_BASES in one.made.assumptions:
            return AttemptOutcome.REFUSED, "what it rests on is refuted"
        if all(code.digests[name] == self.before.digests[name] for name in names):
            return AttemptOutcome.NO_BETTER, "its code is that of the input"
        if one.candidate.attribute and not self._gains(one, names):
            return AttemptOutcome.NO_BETTER, "nothing that the gate watches is better for it"
        worse = self._losses(code, names)
        hazards = self.hazards(self.versions.module.text, names)
        mine = self.hazards(one.made.text, names)
        if worse and mine >= hazards:
            return AttemptOutcome.WORSE, ", ".join(worse)
        if (mine, *self._rank(code, names)) >= (hazards, *self._rank(self.before, names)):
            return AttemptOutcome.NO_BETTER, ""
        return None

    def _gains(self, one: Contender, names: Sequence[str]) -> bool:
        """True if a figure that the gate watches is better than in the version that the contender builds on."""
        over = one.candidate.over
        base = None if over is None else self.made[over.name]
        code = self.before if base is None else self.versions.codes[base.text]  # type: ignore[union-attr]
        assert isinstance(code, VersionCode)
        pairs = zip(self._functions(code, names), self._functions(self.code_of(one), names), strict=True)
        return any(change.is_better for pair in pairs for change in changes(*pair, GATED))

    def _place(self, one: Contender, names: Sequence[str]) -> tuple[float, ...]:
        """The rank of a contender; the least is best. Fewer assumptions, then earlier candidates win among equals."""
        hazards = self.hazards(one.made.text, names)
        order = [candidate.name for candidate in self.candidates].index(one.candidate.name)
        return (hazards, *self._rank(self.code_of(one), names), len(one.made.assumptions), order)

    # Versions are ranked again and again; `Versions` keeps the code of each, so its identity is the key.

    def _rank(self, code: VersionCode, names: Sequence[str]) -> tuple[float, ...]:
        key = id(code), tuple(names)
        if key not in self._ranks:
            self._ranks[key] = rank(self._functions(code, names), self.goal)
        return self._ranks[key]

    def _losses(self, code: VersionCode, names: Sequence[str]) -> tuple[str, ...]:
        """The criteria in which some functions are worse than the input's, in words."""
        key = id(code), tuple(names)
        if key not in self._lost:
            pairs = zip(self._functions(self.before, names), self._functions(code, names), strict=True)
            self._lost[key] = tuple(str(loss) for pair in pairs for loss in losses(*pair, self.goal))
        return self._lost[key]

    def hazards(self, text: str, names: Sequence[str]) -> int:
        """The number of findings to repair that a version has in some functions; 0 if the input has none."""
        if not self._repairs(self.versions.module.text, names):
            return 0
        self.versions.check([text])
        return self._repairs(text, names)

    def _repairs(self, text: str, names: Sequence[str]) -> int:
        if text not in self.versions.checks:
            return 0
        key = text, tuple(names)
        if key not in self._to_repair:
            self._to_repair[key] = sum(to_repair(self.versions.checks[text], names).values())
        return self._to_repair[key]

    def _functions(self, code: VersionCode, names: Sequence[str]) -> tuple[FunctionMeasurement, ...]:
        return tuple(code.functions[name] for name in names)


def _sequences(code: VersionCode, names: Sequence[str]) -> tuple[bytes | None, ...]:
    """A key that is equal for versions that need no estimate to be ranked.

    They execute the same instructions in the same order, except for waits, barriers and cache invalidations; different
    registers and bytes of LDS change nothing in the model. All have passed the floor, so they wait for no more than the
    input, and the figures of the order rank them.
    """
    return tuple(code.sequences.get(name) for name in names)


# --- estimating ---------------------------------------------------------------------------------------------
#
# Forms of one kernel's code, executed for a while on the CPU, with cycles by the model of `timeline`.
#
# All forms execute the launch that `verify` would try first; no other launch is searched, as that costs more than
# everything else. So there is no estimate for a kernel whose first launch leaves its memory, or skips most of its
# waits. The reason is returned in words: the caller then uses another measure.


FOLLOWED = 3_000
"""The instructions of a form's waves, all together, behind which execution stops at the next barrier."""
MOST_FOLLOWED = 30_000
"""The most instructions of them that are executed; with more, there is no estimate."""
MOST_INSTRUCTIONS = 1_000_000
"""The same of a launch that is followed to its end."""
_APART = "the versions do not meet at the same barriers"
MOST_WORKGROUPS = 2
"""The most workgroups on the compute unit, however many fit: the model's time grows with them."""


def not_estimated(arch: str) -> str:
    """The reason why no code of an architecture can be estimated; empty if some can."""

    try:
        figures_of(arch_named(arch))
        from ldsopt.emulate.catalogue import require_emulated  # numpy, if there are figures

        require_emulated(arch_named(arch))
    except LdsoptError as problem:
        return problem.message if isinstance(problem, InputError) else str(problem)
    return ""


def estimate_forms(
    module: Module, kernel: str, codes: Sequence[Compiled], *, to_the_end: int | None = None
) -> tuple[FormCycles, ...] | str:
    """The cycles of each form of a kernel, or the reason why they are not known.

    Args:
        module: with the kernel, for its arguments.
        kernel: its name.
        codes: the code of each form; requirements on one apply to all.
        to_the_end: follow the whole launch, with up to this many workgroups side by side, whatever it takes.
    """
    from ldsopt.verifier.launches import likely_launch

    if why := not_estimated(codes[0].arch):
        return why
    function = next(one for one in module.functions() if one.name == kernel)
    try:
        launch = likely_launch(module, function)
        if to_the_end is not None:
            whole = [_followed(module, one, launch, MOST_INSTRUCTIONS) for one in codes]
            workgroups = [min(to_the_end, one.room) for one in whole]
        else:
            first = _followed(module, codes[0], launch, FOLLOWED)
            whole = [first, *(_beside(first, module, one, launch) for one in codes[1:])]
            if len({one.streams.barriers for one in whole}) > 1:
                return _APART
            workgroups = [min(MOST_WORKGROUPS, *(one.room for one in whole))] * len(whole)
        return tuple(
            form_cycles(one.streams, workgroups=count) for one, count in zip(whole, workgroups, strict=True)
        )
    except LdsoptError as problem:
        return problem.message if isinstance(problem, InputError) else str(problem)


@dataclass(frozen=True, slots=True)
class _FollowedForm:
    """The instructions that the waves of a form execute, and further facts about it.

    Attributes:
        streams: those instructions.
        function: the kernel's code.
        room: the workgroups that fit on a compute unit.
    """

    streams: WorkgroupStreams
    function: AsmFunction
    room: int

    @property
    def barriers(self) -> int:
        """The barriers in the code."""
        return _barriers(self.function)


def _barriers(function: AsmFunction) -> int:
    return sum(one.opcode.is_barrier_part for one in function.instructions)


@lru_cache(maxsize=8)  # a child estimates one kernel after the other, each in the same forms
def _code(compiled: Compiled, source: str) -> EmulatedCode:
    from ldsopt.emulate.emulate import code_of_listing

    listing = parse_assembly(compiled.text, source)
    return code_of_listing(listing, arch_named(compiled.arch), source)


def _followed(
    module: Module, compiled: Compiled, launch: Launch, sampled: int, last: int | None = None
) -> _FollowedForm:
    """A form that is executed.

    Args:
        module, compiled, launch, sampled: as of `estimate_forms` and `issued_streams`.
        last: the barrier to stop at, by number.

    Raises:
        InputError: the code cannot be followed so far, or passes most of its waits by.
        Unavailable: the pseudocode is not installed, or there is none of this architecture.
    """
    from ldsopt.emulate.emulate import prepare_machine
    from ldsopt.timeline.issued_streams import issued_streams

    code = _code(compiled, module.source)
    prepared = prepare_machine(code, launch)
    # Waves that have skipped most waits by then seldom reach them before the next barrier.
    streams = issued_streams(
        prepared,
        sampled=sampled,
        most=max(sampled, MOST_FOLLOWED),
        barriers=last,
        judge=(lambda _: None) if last is not None else partial(_require_waits, prepared.function),
    )
    return _known(streams, prepared.function, code, launch)


def _beside(first: _FollowedForm, module: Module, compiled: Compiled, launch: Launch) -> _FollowedForm:
    """Another form: replayed if its blocks are those of the first one, else executed to the same barrier.

    Raises:
        InputError, Unavailable: as `_followed`; or it does not meet at the same barriers.
    """
    code = _code(compiled, module.source)
    function = next(one for one in code.listing.functions if one.name == launch.kernel)
    if (streams := replayed(first.streams, first.function, function)) is not None:
        return _known(streams, function, code, launch)
    last = first.streams.barriers
    # Barriers of equal numbers correspond only if both codes have as many.
    if last is not None and _barriers(function) != first.barriers:
        raise InputError(_APART)
    return _followed(module, compiled, launch, MOST_FOLLOWED if last is None else FOLLOWED, last)


def _known(
    streams: WorkgroupStreams, function: AsmFunction, code: EmulatedCode, launch: Launch
) -> _FollowedForm:
    _require_waits(function, streams)
    room = _workgroups(streams, code.metadata.get(function.name, {}), launch)
    return _FollowedForm(streams, function, room)


def _require_waits(function: AsmFunction, streams: WorkgroupStreams) -> None:
    """Raises an error if the executed part of a function skips most of its waits."""
    waits = {one.line for one in function.instructions if one.opcode.is_wait}
    passed = waits.intersection(issued.instruction.line for wave in streams.waves for issued in wave)
    if 2 * len(passed) < len(waits):
        raise InputError(f"a launch executes {len(passed)} of {len(waits)} waits")


def _workgroups(streams: WorkgroupStreams, metadata: KernelMetadata, launch: Launch) -> int:
    """The number of workgroups that fit side by side; one if the dynamic LDS of each is not known."""

    room = side_by_side(streams, metadata, launch)
    return 1 if launch.dynamic_lds or isinstance(room, str) else max(1, room.workgroups)
