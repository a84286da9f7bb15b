"""The results of analyses, beside the code that they are about: for debugging a result.

Facts of IR stand in a copy of each function's text, as comments behind the lines. Facts of machine code stand in a
copy of the listing, behind each wait and at the beginning of each basic block. Nothing else reads this output.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import Enum

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.flow.phases import Refused, phases_of
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.analysis.provenance.provenance import Provenance, provenance_of
from ldsopt.analysis.provenance.states import AMBIGUOUS
from ldsopt.analysis.ranges.footprints import Footprint, Footprints, footprints_of
from ldsopt.analysis.ranges.ranges import FunctionRanges, ranges_of
from ldsopt.analysis.ranges.values import PLAIN
from ldsopt.api.code import compile  # noqa: A004 -- as the library calls it
from ldsopt.codegen.options import CompileOptions, EmitOptions
from ldsopt.errors import UsageError
from ldsopt.groups import by_key, members
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.isa.assembly import AsmFunction, Assembly, parse_assembly
from ldsopt.isa.code_object import disassembled_each, is_code_object
from ldsopt.isa.counters import INSTANCES, Outstanding, solve, states_to_walk
from ldsopt.isa.measure import arch_of_listing
from ldsopt.isa.program import Program, WaitSite, program
from ldsopt.options import given_by
from ldsopt.report.liveness import liveness_text
from ldsopt.target.arch import Arch
from ldsopt.target.arch import arch as known_arch

_NO_PROGRAM = "its waits cannot be read"


class ShownFact(Enum):
    """A fact that can be shown, by the name of the analysis that finds it."""

    PROVENANCE = "provenance"
    RANGES = "ranges"
    DIVERGENCE = "divergence"
    INTERVALS = "intervals"
    LIVENESS = "liveness"
    OUTSTANDING = "outstanding"


OF_CODE = frozenset({ShownFact.OUTSTANDING})
"""Facts of compiled code. The others are facts of IR."""


def named_facts(names: str, *, has_ir: bool = True, has_code: bool = True) -> frozenset[ShownFact]:
    """The facts that a comma-separated list names.

    Raises:
        UsageError: a name is unknown, or is a fact of IR or of code that the command does not have.

    >>> sorted(fact.value for fact in named_facts("ranges,provenance"))
    ['provenance', 'ranges']
    """
    known = {fact.value: fact for fact in ShownFact if (has_code if fact in OF_CODE else has_ir)}
    given = [name.strip() for name in names.split(",")]
    for name in given:
        if name not in known:
            raise UsageError(f"--dump {name}: no such fact here; there are {', '.join(known)}")
    return frozenset(known[name] for name in given)


def ir_facts(module: Module, facts: Collection[ShownFact], *, whole: bool = False) -> str:
    """The text of a module's functions that use LDS, as LLVM prints it, each line with its facts.

    Args:
        module: to analyse.
        facts: to show; those of code are left out.
        whole: all of the module's text.
    """
    wanted = frozenset(facts) - OF_CODE
    parts: list[str] = []
    end = 0
    if wanted - {ShownFact.LIVENESS}:
        provenance = provenance_of(module)
        with_lds = {f.name for f in provenance.found if f.accesses or f.barriers or f.escapes}
        for function in provenance.functions():
            if function.name in with_lds:
                comments = _Comments(module, provenance, function, wanted)
                shown = [*comments.lines()]
                if whole:
                    parts.append("\n".join(module.lines[end : function.line]))
                    end = function.end + 1
                parts.append("\n".join(shown))
    if whole:
        parts.append("\n".join(module.lines[end:]))
    if ShownFact.LIVENESS in wanted:
        parts.append(liveness_text(find_liveness(module), lambda line: module.source_lines.of(line + 1)))
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


class _Comments:
    """The lines of one function with comments.

    Args:
        function: to show.
    """

    def __init__(
        self,
        module: Module,
        provenance: Provenance,
        function: Function,
        wanted: frozenset[ShownFact],
    ) -> None:
        self._module, self._provenance, self._function = module, provenance, function
        self._names = ["@" + base.name for base in provenance.bases]
        self._comments: dict[int, list[str]] = {}
        self._before: dict[int, list[str]] = {}
        if ShownFact.PROVENANCE in wanted:
            self._add_provenance()
        if ShownFact.RANGES in wanted:
            self._add_ranges(ranges_of(provenance).function(function), footprints_of(provenance, function))
        if ShownFact.DIVERGENCE in wanted or ShownFact.INTERVALS in wanted:
            self._add_flow(wanted)

    def lines(self) -> Iterator[str]:
        """The lines, without line ends."""
        for line in range(self._function.line, self._function.end + 1):
            yield from (f"  ; {text}" for text in self._before.get(line, ()))
            comment = "; ".join(self._comments.get(line, ()))
            text = self._module.lines[line]
            yield f"{text:<64} ; {comment}" if comment else text

    def _say(self, line: int, text: str) -> None:
        self._comments.setdefault(line, []).append(text)

    def _add_provenance(self) -> None:
        states = self._provenance.states(self._function)
        for instruction in self._function.instructions:
            state = states.get(instruction.address)
            if state is not None:
                self._say(
                    instruction.line, "ambiguous" if state == AMBIGUOUS else f"base {self._names[state]}"
                )

    def _add_ranges(self, ranges: FunctionRanges, footprints: Footprints) -> None:
        at = {instruction.line: instruction for instruction in self._function.instructions}
        accesses = {
            access.line: access
            for found in self._provenance.found
            if found.name == self._function.name
            for access in found.accesses
        }
        for line, instruction in at.items():
            if line in accesses:
                self._say(line, f"LDS bytes {self._bytes(footprints.of(accesses[line]))}")
            elif text := self._value(ranges, instruction):
                self._say(line, text)

    def _value(self, ranges: FunctionRanges, instruction: Instruction) -> str:
        type_text = self._module.type_of(instruction.address)
        if not (type_text.startswith("i") or type_text == "ptr addrspace(3)"):
            return ""
        value = ranges.of(instruction.address)
        if value.offsets is None:
            return "range unknown"
        if not value.offsets:
            return "range none (unreachable)"
        alternatives = [
            f"{self._named(base)}{_numbers(values)}"
            for base, values in value.offsets
            if not (base == PLAIN and values.is_full)
        ]
        return "range " + " or ".join(alternatives) if alternatives else ""

    def _bytes(self, footprint: Footprint) -> str:
        if footprint.parts is None:
            return "any"
        return ", ".join(
            f"{self._named(part.base)}{_numbers(part.offsets)}, {part.size} each" for part in footprint.parts
        )

    def _named(self, base: int) -> str:
        return "" if base == PLAIN else f"{self._names[base]} + "

    def _block(self, number: int) -> str:
        """The label of a basic block, as the print has it."""
        first = self._function.instructions[self._function.blocks[number].start].line
        label = next((line for line in reversed(self._module.lines[self._function.line : first]) if line), "")
        return "the entry block" if number == 0 else f"%{label.partition(':')[0]}"

    def _add_flow(self, wanted: frozenset[ShownFact]) -> None:
        function, module = self._function, self._module
        flow = of_function(function)
        if flow.irreducible is not None:
            self._before[function.line] = ["no divergence, no barrier intervals: irreducible control flow"]
            return
        divergence = divergence_of(function, module)
        if ShownFact.DIVERGENCE in wanted:
            for instruction in function.instructions:
                is_value = self._module.type_of(instruction.address) != "void"
                if is_value and instruction.address in divergence.values:
                    self._say(instruction.line, "divergent")
        if ShownFact.INTERVALS not in wanted:
            return
        try:
            phases = phases_of(function, module)
        except Refused as refused:
            self._before[function.line] = [f"no barrier intervals: {refused.reason}"]
            return
        for number, phase in enumerate(phases.phases):
            numbers = {phases.segments[one].block for one in members(phase.segments)}
            blocks = ", ".join(self._block(number) for number in sorted(numbers))
            behind = "the entry" if phase.line is None else "this barrier"
            fenced = (
                "" if phase.line is None or phase.is_fenced else ", which has no release fence in front of it"
            )
            text = f"barrier interval {number} begins behind {behind}{fenced}: code of {blocks}"
            self._before.setdefault(function.line if phase.line is None else phase.line + 1, []).append(text)


def _numbers(values: Integers) -> str:
    """A set of integers as people read it.

    >>> from ldsopt.analysis import integers
    >>> _numbers(integers.constant(32, 8))
    '8'
    """
    if values.is_empty:
        return "none (unreachable)"
    if values.is_constant:
        return str(values.lower)
    if values.is_full:
        return "anything"
    step = f" step {values.stride}" if values.stride > 1 else ""
    return f"[{values.lower}, {values.upper}]{step}"


def compiled_facts(module: Module, options: CompileOptions) -> str:
    """`code_facts` of the assembly that a module compiles to.

    Raises:
        InputError, CompilerFailed, Unavailable: as compiling.
    """
    compiled = compile(module, EmitOptions(**given_by(CompileOptions, options)))
    return code_facts(parse_assembly(compiled.text, module.source), compiled.arch)


def machine_facts(data: bytes, source: str, mcpu: str | None = None) -> str:
    """`code_facts` of a listing, or of the objects in a file; arguments and errors as of `check_code`."""
    if is_code_object(data):
        return "".join(
            code_facts(one.listing, one.code.arch) for one in disassembled_each(data, source, arch=mcpu)
        )
    listing = parse_assembly(data.decode("utf-8", "surrogateescape"), source)
    return code_facts(listing, arch_of_listing(listing, source, mcpu).name)


def code_facts(listing: Assembly, arch: str) -> str:
    """The code of a listing with the memory operations that may be outstanding at the beginning of each block and in
    front of each wait.

    Lines have their numbers in the listing, and operations are named by the lines that start them. Facts of IR or
    registers about LDS are ignored.

    Args:
        listing: the code.
        arch: the name of its architecture.
    """
    shown: list[str] = []
    for function in listing.functions:
        notes = by_key((line, note) for line, note in _outstanding(function, known_arch(arch)))
        instructions = [one.line for one in function.instructions]
        for number in range(function.lines.start, max(instructions, default=0) + 1):
            shown += [f"        ; {note}" for note in notes.get(number, ())]
            shown.append(f"{number:6}  {listing.text[number - 1]}")
    return "\n".join(shown) + "\n" if shown else ""


def _outstanding(function: AsmFunction, arch: Arch) -> Iterator[tuple[int, str]]:
    try:
        built = program(function, arch)
    except ValueError as problem:
        yield function.lines.start, f"outstanding: {_NO_PROGRAM}: {problem}"
        return
    for index, state in states_to_walk(solve(built, tracks_counterfactuals=False), built):
        block = built.function.blocks[index]
        if not block.instructions:
            continue
        yield block.instructions[0].line, f"outstanding at the block's beginning: {_state_text(built, state)}"
        for position, steps in built.steps[index]:
            if position and any(isinstance(step, WaitSite) for step in steps):
                yield block.instructions[position].line, f"outstanding: {_state_text(built, state)}"
            for step in steps:
                state.apply(step)


def _state_text(built: Program, state: Outstanding) -> str:
    parts = []
    for counter, name in enumerate(built.counters):
        if not state.most[counter]:
            continue
        sites = {
            built.sites[key // INSTANCES].instruction.line
            for queue, of_counter in enumerate(built.counter_of)
            if of_counter == counter
            for key in state.issued[queue]
        }
        started = f" (started at {_lines(sorted(sites))})" if sites else ""
        parts.append(f"{name} at most {state.most[counter]}{started}")
    return "; ".join(parts) or "nothing"


def _lines(numbers: list[int]) -> str:
    return f"line{'s' * (len(numbers) > 1)} {', '.join(map(str, numbers))}"
