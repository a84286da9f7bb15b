"""One module's code with its facts, line by line: for people to read, and free of LLVM's addresses.

The walk of `check` gives the reasons for waits, `ldsopt.timeline` the executions by a launch, and the analysis of
liveness the time in which LDS is needed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from ldsopt.analysis.flow.phases import Crossing
from ldsopt.analysis.liveness.interference import live_bytes
from ldsopt.analysis.liveness.live_ranges import BufferLiveness, KernelLiveness, Range, runs
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.checker.findings import Check, Finding
from ldsopt.checker.ir_facts import IrFacts
from ldsopt.checker.judging import judge
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_mapped
from ldsopt.dataclass import dataclass
from ldsopt.groups import by_key
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmFunction, Assembly
from ldsopt.isa.calls import Callers
from ldsopt.isa.measurement import BlockExecutions
from ldsopt.isa.wait_facts import WaitFact
from ldsopt.target.arch import Arch
from ldsopt.target.waits import parse_counters


@dataclass(frozen=True, slots=True)
class WaitView:
    """One counter of a wait.

    Attributes:
        counter, limit: the counter, and the number of operations that the wait leaves outstanding.
        drained: the most operations that it can force to complete; ``None`` where the code was not walked.
        causes: the faults without it, with all other waits in place.
        is_redundant: it never has to wait.
        is_recoverable: it waits for LDS-DMA alone, which other waits complete before any access.
        dma: the lines of the LDS-DMA that it completes.
        pairs: the lines of the LDS-DMA and of the accesses that only this wait keeps in order.
    """

    counter: str
    limit: int
    drained: int | None = None
    causes: tuple[str, ...] = ()
    is_redundant: bool = False
    is_recoverable: bool = False
    dma: tuple[int, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CodeLine:
    """A line of the listing: an instruction, or the label of a block.

    Attributes:
        number: its number in the listing, 1-based; 0 for a label.
        text: without comment.
        depth: its loop nesting depth.
        executed: the number of executions by waves of the launch; ``None`` without one, or if it is not known.
        waits: the counters that it waits for.
    """

    number: int
    text: str
    depth: int
    executed: int | None = None
    waits: tuple[WaitView, ...] = ()


@dataclass(frozen=True, slots=True)
class FunctionView:
    """The code of one function, line by line."""

    name: str
    lines: tuple[CodeLine, ...]


@dataclass(frozen=True, slots=True)
class FindingView:
    """A finding of `check`, in words: the certainty, the rule's name and sentence, both sides, and the remedy."""

    verdict: str
    rule: str
    function: str
    says: str
    places: tuple[str, ...]
    remedy: str


@dataclass(frozen=True, slots=True)
class VariableView:
    """The time in which one LDS variable of a kernel is needed.

    Attributes:
        name, size: the variable's name, and its bytes.
        segments: for each segment of the kernel, in order: the bytes that may be accessed there, and the bytes that are
            needed there or later, as half-open ranges.
    """

    name: str
    size: int
    segments: tuple[tuple[tuple[Range, ...], tuple[Range, ...]], ...]


@dataclass(frozen=True, slots=True)
class LdsView:
    """The static LDS of one kernel.

    Attributes:
        kernel: its name.
        bytes: the bytes of all variables, as they lie without sharing; `needed` of them at one time.
        variables: in module order.
        barriers: the segments behind which a barrier stands.
        refused: the reason why the time in which variables are needed is not known; empty if it is.
        dynamic: names of the variables whose size the launch decides.
    """

    kernel: str
    bytes: int
    needed: int
    variables: tuple[VariableView, ...]
    barriers: tuple[int, ...]
    refused: str
    dynamic: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CodeView:
    """One module's code.

    Attributes:
        functions: in code order.
        findings: the findings of `check`, the surest first.
        lds: the LDS of each kernel with static LDS.
        notes: gaps in the analysis, one sentence each.
    """

    functions: tuple[FunctionView, ...]
    findings: tuple[FindingView, ...] = ()
    lds: tuple[LdsView, ...] = ()
    notes: tuple[str, ...] = ()

    def function(self, name: str) -> FunctionView | None:
        """The function of that name, if it is there."""
        return next((function for function in self.functions if function.name == name), None)


def view_module(
    module: Module, options: CheckOptions, executions: Mapping[str, BlockExecutions] | None = None
) -> CodeView:
    """Compiles a module, checks the code, and finds the time in which LDS is needed.

    Args:
        options: the options of the compiler and of the check.
        executions: a launch's executions of the code, by function.

    Raises:
        InputError, CompilerFailed, Unavailable: as `ldsopt.checker.run.check`.
    """
    code = compile_mapped(module, options)
    arch = require_arch(module)
    check = judge(module, code, options)
    liveness = find_liveness(module)
    return CodeView(
        tuple(_functions(code.listing, arch, _facts(IrFacts(module, code, options)), executions or {})),
        tuple(_finding(module, check, finding) for finding in check.findings),
        tuple(_lds(kernel) for kernel in liveness.kernels),
        liveness.notes,
    )


def view_listing(listing: Assembly, arch: Arch) -> CodeView:
    """The code of a listing without its IR, so without reasons for waits."""
    notes = ("compiled code without its IR: what waits are for, findings and LDS are not known",)
    return CodeView(tuple(_functions(listing, arch, {}, {})), notes=notes)


def _facts(facts: IrFacts) -> dict[int, list[WaitFact]]:
    """The facts about waits by their lines, as they are judged, with each function's callees in the place of calls."""
    callers = Callers(facts.code.listing)
    return by_key(
        (fact.line, fact)
        for alone in facts.code.listing.functions
        for fact in facts.checked_code(callers.with_callees(alone)).check().waits
        if fact.line in alone.lines
    )


def _functions(
    listing: Assembly,
    arch: Arch,
    facts: Mapping[int, Sequence[WaitFact]],
    executions: Mapping[str, BlockExecutions],
) -> Iterator[FunctionView]:
    for function in listing.functions:
        known = executions.get(function.name)
        counts = known.counts if known else (None,) * len(function.blocks)
        yield FunctionView(function.name, tuple(_lines(function, counts, arch, facts)))


def _lines(
    function: AsmFunction,
    counts: Sequence[int | None],
    arch: Arch,
    facts: Mapping[int, Sequence[WaitFact]],
) -> Iterator[CodeLine]:
    for block, count in zip(function.blocks, counts, strict=True):
        if block.label:
            yield CodeLine(0, f"{block.label}:", block.depth, count)
        for instruction in block.instructions:
            waits: tuple[WaitView, ...] = ()
            if instruction.opcode.is_wait:
                known = facts.get(instruction.line, ())
                said = parse_counters(instruction.mnemonic, instruction.operands, arch)
                waits = tuple(_wait(counter, limit, known) for counter, limit in said)
            text = instruction.text
            yield CodeLine(instruction.line, text, block.depth, count, waits)


def _wait(counter: str, limit: int, facts: Collection[WaitFact]) -> WaitView:
    fact = next((fact for fact in facts if fact.counter == counter), None)
    if fact is None:
        return WaitView(counter, limit)
    return WaitView(
        counter,
        limit,
        fact.drained,
        tuple(sorted(cause.value for cause in fact.causes)),
        fact.redundant,
        fact.recoverable,
        tuple(instruction.line for instruction in fact.dma),
        tuple((pair.dma.line, pair.access.line) for pair in fact.pairs),
    )


def _finding(module: Module, check: Check, finding: Finding) -> FindingView:
    places = []
    for place in (finding.started, finding.used):
        if place is None:
            continue
        line = None if place.ir_line is None else module.source_lines.of(place.ir_line)
        where = f"{check.source}:{line}" if line else f"line {place.asm_line} of the assembly"
        places.append(f"{where}: {place.ir or place.asm}")
    return FindingView(
        finding.verdict.value,
        finding.rule.value,
        finding.function,
        finding.rule.says,
        tuple(places),
        finding.remedy,
    )


def _lds(kernel: KernelLiveness) -> LdsView:
    segments = kernel.phases.segments if kernel.phases else ()
    return LdsView(
        kernel.name,
        kernel.bytes,
        live_bytes(kernel),
        tuple(_variable(buffer, len(kernel.segment_lines)) for buffer in kernel.buffers),
        tuple(n for n, segment in enumerate(segments) if segment.crossing is not Crossing.NOTHING),
        kernel.refused.text if kernel.refused else "",
        kernel.dynamic,
    )


def _variable(buffer: BufferLiveness, count: int) -> VariableView:
    whole = ((0, buffer.size),)
    segments = []
    for number in range(count):
        touched = runs(buffer.touched_bytes[number]) if buffer.touched_bytes else ()
        live = runs(buffer.live_bytes[number]) if buffer.live_bytes else ()
        if buffer.accessed >> number & 1:  # a copy may be in flight that was begun elsewhere
            touched = touched or whole
        elif buffer.occupied >> number & 1:
            live = live or whole
        segments.append((touched, live))
    return VariableView(buffer.name, buffer.size, tuple(segments))
