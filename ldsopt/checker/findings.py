"""The findings of `check`, their certainty, and the count of waits that are needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from itertools import pairwise
from typing import Any, Literal

from ldsopt.checker.compiler_faults import (
    DMA_IN_LGKMCNT,
    FENCE_AT_LOOP_HEAD,
    RELEASE_IN_LOOP,
    SCALAR_LOAD_AT_RELEASE,
)
from ldsopt.dataclass import dataclass
from ldsopt.documents import Positive
from ldsopt.groups import by_key
from ldsopt.notebooks import ShownResult
from ldsopt.target.opcodes import Family, opcode

CodeForm = Literal["", "assembly", "object"]


class Rule(Enum):
    """The rules that `check` tests. The value is the rule's stable name in reports."""

    __hash__ = object.__hash__  # not that of the name, in Python

    MISSING_WAIT = "missing-wait"
    OVERTAKEN = "overtaken-by-dma"
    ACROSS_BARRIER = "dma-across-barrier"
    BARE_BARRIER = "bare-barrier"
    LOST_FENCE_WAIT = "lost-fence-wait"
    LOST_RELEASE_WAIT = "lost-release-wait"
    SCALAR_LOAD_WAIT = "scalar-load-wait"
    REORDERED = "reordered"
    PHASE_CONFLICT = "phase-conflict"
    REGISTER_HAZARD = "register-hazard"
    AT_RETURN = "outstanding-at-return"
    WAIT_STATES = "wait-state-hazard"
    SOURCE_OVERWRITTEN = "source-overwritten"
    ALU_HAZARD = "alu-hazard"
    UNREADABLE_CODE = "unreadable-code"
    WEAK_FENCE = "weak-fence"
    WAVE_RACE = "wave-race"
    DIVERGENT_BARRIER = "divergent-barrier"
    DMA_WITHOUT_SCOPE = "dma-without-scope"
    DMA_NOT_LAUNDERED = "dma-not-laundered"

    @property
    def says(self) -> str:
        """The rule in a sentence."""
        return _SAYS[self]

    @property
    def remedy(self) -> str:
        """The remedy of a finding of this rule, for the kernel's author."""
        return _REMEDIES[self]


_SAYS = {
    Rule.MISSING_WAIT: "an LDS access can run while an LDS-DMA of its own wave still writes the bytes",
    Rule.OVERTAKEN: "an LDS-DMA starts while an earlier LDS access of its own wave to the same bytes is outstanding",
    Rule.ACROSS_BARRIER: "an LDS-DMA is in flight at a barrier behind which other waves access its bytes",
    Rule.BARE_BARRIER: "an LDS operation is outstanding at a barrier behind which another wave's access conflicts",
    Rule.LOST_FENCE_WAIT: "the code has no wait for a release fence's LDS operations, and a barrier stands behind it",
    Rule.LOST_RELEASE_WAIT: "an access of global memory is outstanding at a release, which waits for it",
    Rule.SCALAR_LOAD_WAIT: "a scalar load is outstanding at a release behind which others may write what it reads",
    Rule.REORDERED: "an access and an LDS-DMA of the same bytes are issued in the other order than the IR has them",
    Rule.PHASE_CONFLICT: "two groups of waves, some barriers apart, may access common bytes at the same time",
    Rule.REGISTER_HAZARD: "a register is used before the operation that writes it is complete",
    Rule.AT_RETURN: "an operation is outstanding at a return, where callers take it to be complete",
    Rule.WAIT_STATES: "an instruction follows another, on whose result or source it depends, too soon for the hardware",
    Rule.SOURCE_OVERWRITTEN: "an instruction overwrites what an earlier one has yet to read, and nothing waits",
    Rule.ALU_HAZARD: "an instruction reads a result of the ALUs for which the hardware does not wait",
    Rule.UNREADABLE_CODE: "code of a function cannot be read, so nothing is proved of the function",
    Rule.WEAK_FENCE: "waves exchange global memory over a barrier whose fences order LDS only",
    Rule.WAVE_RACE: "two waves may access common bytes of LDS, one of them writing, with no barrier between",
    Rule.DIVERGENT_BARRIER: "some work-items of a workgroup may pass a barrier, and others go on without",
    Rule.DMA_WITHOUT_SCOPE: "an LDS-DMA has no alias scope while accesses carry alias information: reads forget it",
    Rule.DMA_NOT_LAUNDERED: "alias analysis sees an LDS-DMA's address, but models one lane of one iteration of it",
}
_REMEDIES = {
    Rule.MISSING_WAIT: "ldsopt annotate --repair makes the backend wait",
    Rule.OVERTAKEN: "wait for the access in front of the LDS-DMA; ldsopt waits --repair adds the wait",
    Rule.ACROSS_BARRIER: "wait for the DMA before the barrier, e.g. s_waitcnt vmcnt(0), or a release fence",
    Rule.BARE_BARRIER: "fence the barrier: release before and acquire behind it, workgroup scope; "
    "or let ldsopt annotate --repair write the wait",
    Rule.LOST_FENCE_WAIT: "ldsopt annotate --repair writes the wait",
    Rule.LOST_RELEASE_WAIT: "ldsopt annotate --repair writes the wait",
    Rule.SCALAR_LOAD_WAIT: "ldsopt annotate --repair writes the wait",
    Rule.REORDERED: "ldsopt annotate --repair keeps the order",
    Rule.PHASE_CONFLICT: "put another stage and its barrier between the two, or double-buffer",
    Rule.REGISTER_HAZARD: "compile with another LLVM, and tell its authors of this one",
    Rule.AT_RETURN: "compile with another LLVM, and tell its authors of this one",
    Rule.WAIT_STATES: "put `s_nop` between the two; nobody inserts it in inline and hand-written assembly",
    Rule.SOURCE_OVERWRITTEN: "put the wait that the finding names between the two; nobody does so in assembly",
    Rule.ALU_HAZARD: "put the wait or instruction that the finding names between the two; nobody does so in assembly",
    Rule.UNREADABLE_CODE: "write plain instructions and labels in inline assembly, and call functions of this module",
    Rule.WEAK_FENCE: "take the tag `amdgpu-synchronize-as` from the fences beside the barrier; in Triton, call "
    "`tl.debug_barrier()` between the two",
    Rule.WAVE_RACE: "put a barrier, with its fences, between the two, or give each wave bytes of its own",
    Rule.DIVERGENT_BARRIER: "let all work-items of the workgroup pass the barrier: move it out of the branch",
    Rule.DMA_WITHOUT_SCOPE: "ldsopt annotate --repair gives it one",
    Rule.DMA_NOT_LAUNDERED: "ldsopt annotate --repair launders it",
}

_FAULTS = {
    Rule.LOST_FENCE_WAIT: FENCE_AT_LOOP_HEAD,
    Rule.LOST_RELEASE_WAIT: RELEASE_IN_LOOP,
    Rule.SCALAR_LOAD_WAIT: SCALAR_LOAD_AT_RELEASE,
}
_REMEDIES_OF_CODE = {
    Rule.ACROSS_BARRIER: "wait for {} in front of the barrier",
    Rule.BARE_BARRIER: "wait for {} in front of the barrier",
    Rule.LOST_RELEASE_WAIT: "wait for {} in front of the barrier",
    Rule.SCALAR_LOAD_WAIT: "wait for {} in front of the barrier",
    Rule.AT_RETURN: "wait for {} in front of the return",
    Rule.DIVERGENT_BARRIER: "let all waves pass the same barriers; of the IR, ldsopt check tells more",
    Rule.UNREADABLE_CODE: "check the code object, which has no macros; if it is one, put a newer llvm-objdump in PATH",
}


_AUTHORS_COUNTERS = ("asynccnt", "tensorcnt")
"""Of operations for which LLVM inserts no waits."""


_ASYNC_STORE = "store_async_from_lds"


class Verdict(Enum):
    """The certainty of a finding; the worst first."""

    __hash__ = object.__hash__  # not that of the name, in Python

    DEFINITE = "definite"
    """The same bytes or registers for sure, whenever the path is taken; whether it can be is not asked."""

    UNPROVEN = "unproven"
    """Two accesses that cannot be told apart count as overlapping."""

    LATENT = "latent"
    """The IR invites the backend to lose a wait; in this code it may not have."""


VERDICTS = tuple(Verdict)
RANK = {verdict: rank for rank, verdict in enumerate(VERDICTS)}
"""The place of a verdict among all, the surest first."""
ACROSS_BARRIERS = (Rule.ACROSS_BARRIER, Rule.BARE_BARRIER, Rule.LOST_FENCE_WAIT)
"""The rules about an operation that is outstanding at a barrier."""


@dataclass(frozen=True, slots=True)
class FindingPlace:
    """One side of a finding.

    Attributes:
        ir_line: 1-based line in the module's canonical text; ``None`` where the instruction is not mapped to one.
        ir: the instruction's IR, without attachments.
        asm_line: 1-based line in the listing; ``None`` for findings in the IR alone.
        asm: the machine instruction.
        identity: the IR before its address was laundered; the mnemonic where it is not mapped.
        accesses: the function's LDS accesses that it may be, counted from 0 in text order; empty: any.
        bases: names of the LDS variables that it may touch; empty: any.
        is_authored: the machine instruction stands in inline assembly, around which LLVM inserts no waits.
    """

    ir_line: int | None
    ir: str
    asm_line: int | None = None
    asm: str = ""
    identity: str = ""
    accesses: tuple[int, ...] = ()
    bases: tuple[str, ...] = ()
    is_authored: bool = False

    @property
    def is_of_marked_copy(self) -> bool:
        """True of an LDS-DMA with marks, for which no compiler waits by itself."""
        return ".load.async." in self.ir


@dataclass(frozen=True, slots=True)
class Finding:
    """A possible fault of a module or its code.

    Attributes:
        rule, verdict: the rule that it breaks, and its certainty.
        function: the function's name.
        started: the operation that is not complete, or comes too late.
        used: the instruction that needs it complete; ``None`` for findings about one instruction.
        counter: the counter that a wait would be for.
        path: a shortest path from the one to the other: (block label, line in the listing).
        registers: the registers of a register hazard.
        executions: the executions of ``started`` that may be in flight: 0 the last, 1 the one before, 2 any earlier
            one; empty for findings in the IR or in the order of the code.
        claimed_apart: the module's own alias scopes say that the two touch no common byte. It may be true.
        reason: of unreadable code, the part that cannot be read; of waves that pass different barriers, the reason why
            a conflict is not excluded.
        states_missing: the number of wait states, or of ``fill``, that are missing.
        llvm: the version of LLVM that made the code; empty where it is not known. It explains, and decides nothing.
        is_of_code: it was found in machine code without IR.
        fill: the instruction in front of the second one that would mend a hazard that wait states do not.
        advice: a remedy for the kernel's author, where it is more specific than the rule's.
    """

    rule: Rule
    verdict: Verdict
    function: str
    started: FindingPlace
    used: FindingPlace | None = None
    counter: str = ""
    path: Sequence[tuple[str, int]] = ()
    registers: str = ""
    executions: tuple[int, ...] = ()
    claimed_apart: bool = False
    reason: str = ""
    states_missing: int = 0
    llvm: str = ""
    is_of_code: bool = False
    advice: str = ""
    fill: str = ""

    @property
    def key(self) -> tuple[str, ...]:
        """The identity of the finding in another version of the module; it holds no lines and no value numbers."""
        return (
            self.rule.value,
            self.function,
            _unnumbered(self.started.identity),
            _unnumbered(self.used.identity) if self.used else "",
        )

    @property
    def hazard(self) -> Rule:
        """The rule; for a lost fence wait a bare barrier's, as barriers in between decide which of the two it is."""
        return Rule.BARE_BARRIER if self.rule is Rule.LOST_FENCE_WAIT else self.rule

    @property
    def remedy(self) -> str:
        """The remedy of this finding, with the names of its accesses and counters."""
        if self.rule is Rule.WAIT_STATES:
            nops = " and ".join(f"`s_nop {count - 1}`" for count in nops_of(self.states_missing))
            sides = (self.started, self.used) if self.used else (self.started,)
            where = ", in the inline assembly" if any(side.is_authored for side in sides) else ""
            lines = [str(side.asm_line) for side in sides if side.asm_line]
            pair = f"lines {' and '.join(lines)} of the assembly" if len(lines) == 2 else "the two"
            return f"put {nops} between {pair}{where}; {added_by_waits(self.verdict)}"
        if self.advice:
            return self.advice
        if self.is_of_code and (self.counter or self.rule in _REMEDIES_OF_CODE):
            said = _REMEDIES_OF_CODE.get(self.rule, "wait for {} between the two").format(self.counter)
            comes_round = any(later < line for (_, line), (_, later) in pairwise(self.path))
            is_of_fence = self.rule is Rule.BARE_BARRIER and comes_round
            more = FENCE_AT_LOOP_HEAD.said_of(self.llvm) if is_of_fence else added_by_waits(self.verdict)
            return f"{said}; {more}" if self.counter else said
        sides = (self.started, self.used) if self.used else (self.started,)
        waits = self.rule in (Rule.MISSING_WAIT, Rule.ACROSS_BARRIER)
        if (waits or self.rule is Rule.REGISTER_HAZARD) and any(place.is_authored for place in sides):
            return f"wait for {self.counter} in the inline assembly; the backend inserts no waits for what stands in it"
        if waits and self.counter in _AUTHORS_COUNTERS:
            return f"wait with llvm.amdgcn.s.wait.{self.counter}; the backend never does so by itself"
        if waits and self.started.is_of_marked_copy:
            return "wait for its mark with llvm.amdgcn.wait.asyncmark; no compiler does so by itself"
        if self.claimed_apart and self.rule in (Rule.MISSING_WAIT, Rule.REORDERED):
            return "make sure that the claim is true, or drop the scopes: ldsopt annotate leaves them"
        if self.rule is Rule.REORDERED and any(_ASYNC_STORE in place.asm for place in sides):
            return 'put a fence between them, e.g. fence syncscope("wavefront") acq_rel'
        is_of_read = (
            self.counter == "lgkmcnt" and opcode(self.started.asm.partition(" ")[0]).family is Family.LDS
        )
        if self.rule is Rule.REGISTER_HAZARD and is_of_read and (said := DMA_IN_LGKMCNT.said_of(self.llvm)):
            return f"compile with LLVM 23.1 or later; {said}"
        if (fault := _FAULTS.get(self.rule)) and (said := fault.said_of(self.llvm)):
            return f"{self.rule.remedy}; {said}"
        return self.rule.remedy

    @property
    def why_left(self) -> str:
        """The reason why `annotate` leaves the finding, or the remedy."""
        return "the IR's alias scopes say that the two are apart" if self.claimed_apart else self.remedy

    @property
    def group(self) -> tuple[object, ...]:
        """The key by which reports group findings, such as the many of an unrolled loop."""
        used = self.used.bases if self.used else ()
        if self.rule in (Rule.REGISTER_HAZARD, Rule.UNREADABLE_CODE):
            return self.rule, self.verdict, self.function
        if self.rule is Rule.WAIT_STATES:
            return self.rule, self.verdict, self.function, self.reason.partition(";")[2]
        if self.rule in (Rule.SOURCE_OVERWRITTEN, Rule.ALU_HAZARD):
            return self.rule, self.verdict, self.function, self.reason
        return self.rule, self.verdict, self.function, self.claimed_apart, self.started.bases, used


def in_words(counted: Iterable[tuple[Verdict, Rule, int]]) -> str:
    """Counted findings, such as ``2 definite missing-wait, 1 unproven bare-barrier``."""
    return ", ".join(f"{count} {verdict.value} {rule.value}" for verdict, rule, count in counted)


def added_by_waits(verdict: Verdict) -> str:
    """The command that adds wait states and other fills; for unproven findings it needs an option.

    >>> added_by_waits(Verdict.UNPROVEN)
    '`ldsopt waits --repair` adds it, or says why not'
    """
    option = "" if verdict is Verdict.DEFINITE else " --repair"
    return f"`ldsopt waits{option}` adds it, or says why not"


def nops_of(states: int) -> tuple[int, ...]:
    """The wait states of each of the fewest ``s_nop`` with this sum; one has at most 16 (gfx9 ISA, S_NOP).

    >>> nops_of(5), nops_of(20)
    ((5,), (16, 4))
    """
    return (*(16,) * (states // 16), *((states % 16,) if states % 16 else ()))


def _unnumbered(text: str) -> str:
    first, *behind = text.split("%")
    return "%".join([first, *map(_without_number, behind)])


def _without_number(word: str) -> str:
    rest = word.lstrip("0123456789")
    is_number = rest != word and not (rest[:1].isalnum() or rest[:1] == "_")
    return f"_{rest}" if is_number else word


@dataclass(frozen=True, slots=True)
class FunctionCheck:
    """One function of the listing.

    Attributes:
        name: its name.
        waits: the number of wait instructions.
        redundant: the waits that never have to wait.
        for_dma: the waits whose only effect is to wait for LDS-DMA.
        recoverable: the waits for LDS-DMA that no access needs.
        exact, by_class, unmapped: LDS instructions by how well they are mapped to the IR.
        arrivals: the LDS instructions that arrive at a barrier in LDS, whose waits are not followed.
        barrier_pairs: different barriers at which waves may meet, as pairs of lines of the listing.
        meetings_are_exact: all of these do meet, in some launch, and no others.
    """

    name: str
    waits: int
    redundant: int
    for_dma: int
    recoverable: int
    exact: int
    by_class: int
    unmapped: int
    arrivals: int = 0
    meetings: tuple[tuple[int, int], ...] = ()
    meetings_are_exact: bool = True

    @property
    def lds_instructions(self) -> int:
        """The number of instructions that access LDS, mapped or not."""
        return self.exact + self.by_class + self.unmapped


@dataclass(frozen=True, slots=True)
class RaceCount:
    """The counts of pairs of one kernel's LDS accesses that two waves may execute in one barrier interval, one writing.

    Attributes:
        function: the kernel.
        pairs: the number of such pairs; ``free`` of them are proved to touch no common byte then.
        alike: pairs that are proved to write equal bytes wherever both write.
        definite: pairs that were seen to race when the kernel was executed; ``unproven`` all others.
        needless: lines of the input with a barrier that no pair needs, while all others stay.
        is_of_code: the code that the module compiles to was judged, since barriers or accesses are in assembly.
    """

    function: str
    pairs: int
    free: int
    alike: int
    definite: int
    unproven: int
    needless: tuple[int, ...] = ()
    is_of_code: bool = False


@dataclass(frozen=True, slots=True)
class GlobalRaceCount:
    """The counts of pairs of one kernel's accesses of global memory, as `RaceCount`. They decide no verdict.

    Attributes:
        function: the kernel.
        pairs: pairs that two waves may make in one barrier interval, one of them writing; ``free`` of them are proved
            to touch no common byte, or to be atomic.
        unproven: all others.
        refused: the reason why barriers separate nothing in this kernel; empty if they do.
        examples: some unproven pairs: lines of the input, and the reasons.
    """

    function: str
    pairs: int
    free: int
    unproven: int
    refused: str = ""
    examples: tuple[tuple[int, int, str], ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Check(ShownResult):
    """The result for one module.

    Attributes:
        source, arch, compiler: the input, its architecture, and its compiler.
        functions: the result for each function of the listing.
        findings: definite ones first.
        is_same_code: tracing did not change the code; where it did, instructions were aligned.
        assumptions: names of the assumptions that verdicts rest on.
        code: the form of an input of machine code: ``assembly``, so that lines of the listing are its own, or
            ``object``. Of such functions ``exact`` are the LDS instructions whose addresses are bounded, and
            ``unmapped`` all others.
        races: the kernels whose waves were examined for races; ``None`` if races were not asked for.
        global_races: likewise for global memory, the kernels that may write it; ``None`` for machine code, too.
        without_code: names of the module's kernels that the compiler has left out; they were not examined.
        not_asked_for: names of kernels that were not examined since others were asked for.
        of_one_wave: the kernels that write LDS of which each defined launch has workgroups of one wave; they are not
            among `races`.
    """

    source: str
    arch: str
    compiler: str
    functions: tuple[FunctionCheck, ...]
    findings: tuple[Finding, ...]
    is_same_code: bool
    assumptions: tuple[str, ...]
    code: CodeForm = ""
    races: tuple[RaceCount, ...] | None = None
    global_races: tuple[GlobalRaceCount, ...] | None = None
    without_code: tuple[str, ...] = ()
    not_asked_for: tuple[str, ...] = ()
    of_one_wave: tuple[str, ...] = ()

    def count(self, *verdicts: Verdict) -> int:
        """The number of findings that have one of these verdicts."""
        return sum(finding.verdict in verdicts for finding in self.findings)

    @property
    def recoverable(self) -> int:
        """The number of waits, of all functions, that no access needs."""
        return sum(function.recoverable for function in self.functions)

    def found(self, findings: Iterable[Finding], assumptions: Iterable[str] = ()) -> Check:
        """The same with these findings, the surest first, and with further assumptions."""
        return replace(
            self,
            findings=tuple(sorted(findings, key=lambda finding: RANK[finding.verdict])),
            assumptions=tuple(dict.fromkeys((*self.assumptions, *assumptions))),
        )

    def without(self, kernels: Sequence[str]) -> Check:
        """The same without kernels that were not asked for: some are compiled all the same, as others refer to them."""

        def asked_for(given: Iterable[Any]) -> tuple[Any, ...]:
            return tuple(one for one in given if one.function not in kernels)

        return replace(
            self,
            functions=tuple(one for one in self.functions if one.name not in kernels),
            findings=asked_for(self.findings),
            races=None if self.races is None else asked_for(self.races),
            global_races=None if self.global_races is None else asked_for(self.global_races),
            without_code=tuple(name for name in self.without_code if name not in kernels),
            not_asked_for=tuple(kernels),
            of_one_wave=tuple(name for name in self.of_one_wave if name not in kernels),
        )

    def renamed(self, names: Mapping[str, str]) -> Check:
        """The same with other names of functions, by their own."""

        def of_function(given: Finding | RaceCount) -> Any:
            return replace(given, function=names.get(given.function, given.function))

        return replace(
            self,
            functions=tuple(replace(one, name=names.get(one.name, one.name)) for one in self.functions),
            findings=tuple(map(of_function, self.findings)),
            races=None if self.races is None else tuple(map(of_function, self.races)),
            not_asked_for=tuple(names.get(one, one) for one in self.not_asked_for),
            of_one_wave=tuple(names.get(one, one) for one in self.of_one_wave),
        )


def as_one(checks: Sequence[Check]) -> Check:
    """The checks of the code objects of one file, at least one, as one check."""
    first = checks[0]
    findings = (finding for one in checks for finding in one.findings)
    return replace(
        first.found(findings, (name for one in checks for name in one.assumptions)),
        functions=tuple(function for one in checks for function in one.functions),
        races=None if first.races is None else tuple(count for one in checks for count in one.races or ()),
        not_asked_for=tuple(name for one in checks for name in one.not_asked_for),
        of_one_wave=tuple(name for one in checks for name in one.of_one_wave),
    )


@dataclass(frozen=True, slots=True)
class Left:
    """The findings of one kind that remain after a transform.

    Attributes:
        remedy: why they are left, or what else to do.
    """

    verdict: Verdict
    rule: Rule
    count: Positive
    remedy: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """The checks of a module before and after a transform that keeps its LDS accesses and their order.

    Attributes:
        before, after: the checks. Without a check of the input, every finding of the output counts as new.
        trusts_scopes: the output's alias scopes replace the distinctness of the input's variables, which nothing in the
            output proves any more (`pack`): findings that they rule out are not new.
    """

    before: Check | None
    after: Check
    trusts_scopes: bool = False

    @property
    def new(self) -> tuple[Finding, ...]:
        """Findings that the transform brought; see `new_findings`."""
        found = new_findings(self.before.findings if self.before else (), self.after.findings)
        return tuple(finding for finding in found if not (self.trusts_scopes and finding.claimed_apart))

    @property
    def left(self) -> tuple[Left, ...]:
        """The findings that the output still has, and their remedies."""
        counted = Counter(
            (finding.verdict, finding.rule, finding.why_left)
            for finding in self.after.findings
            if finding.verdict is not Verdict.LATENT
        )
        return tuple(Left(verdict, rule, count, why) for (verdict, rule, why), count in counted.items())

    @property
    def recovered(self) -> int | None:
        """The number of recoverable waits that are gone; ``None`` if the input was not checked."""
        return max(0, self.before.recoverable - self.after.recoverable) if self.before else None


def new_findings(before: Iterable[Finding], after: Iterable[Finding]) -> tuple[Finding, ...]:
    """Findings of ``after`` that ``before`` does not have; latent ones are left out.

    Both are of one module, whose LDS accesses have stayed the same and in order; their text, and the accesses that the
    backend merges, may have changed. A finding in more executions is new, too.
    """
    known = by_key((key, finding) for finding in before for key in _keys(finding))
    return tuple(
        finding
        for finding in after
        if finding.verdict is not Verdict.LATENT
        and not any(_is_same(finding, old) for key in _keys(finding) for old in known.get(key, ()))
    )


def _keys(finding: Finding) -> tuple[tuple[object, ...], ...]:
    """The keys by which the same finding is looked for: first among those of the same accesses, which are few."""
    hazard = finding.hazard, finding.function
    return (*hazard, finding.started.accesses, finding.used and finding.used.accesses), hazard


def _is_same(new: Finding, old: Finding) -> bool:
    if not _may_be_same(new.started, old.started) or not set(new.executions) <= set(old.executions):
        return False
    if new.used is None or old.used is None:
        return new.used is old.used
    return _may_be_same(new.used, old.used)


def _may_be_same(new: FindingPlace, old: FindingPlace) -> bool:
    if new.accesses and old.accesses:
        return not set(new.accesses).isdisjoint(old.accesses)
    return new.identity == old.identity
