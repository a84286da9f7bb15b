"""`check`: compiles a module, maps the code back to its LDS accesses, and proves that no wait is missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from re import Match
from typing import TYPE_CHECKING, NamedTuple

from ldsopt.assumptions import NAMED_BASES
from ldsopt.checker import mir
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.barriers import barrier_lines, loads_in_order, moved_across
from ldsopt.checker.findings import Check, Finding, Rule, Verdict, new_findings
from ldsopt.checker.ir_facts import MappedCode, is_transfer
from ldsopt.checker.judging import judge
from ldsopt.checker.mapping import (
    BARRIER_CLASS,
    MEMORY_CLASS,
    SYNC_CLASS,
    UNKNOWN,
    AccessMap,
    map_accesses,
    memory_lines,
    sync_lines,
)
from ldsopt.checker.options import CheckOptions, RaceCheckOptions
from ldsopt.checker.tracing import compile_options, trace, without_locations
from ldsopt.checker.twins import left_to_others, with_twins
from ldsopt.codegen.compile import Compiled, Compiling, begin_compile, reading
from ldsopt.codegen.compilers import CompilerKind, find
from ldsopt.graph import solved
from ldsopt.ir import compat
from ldsopt.ir.attributes import with_told_shape
from ldsopt.ir.compat import has_marked_copies
from ldsopt.ir.module import READER, Module, lowered_for, text_for
from ldsopt.ir.read import reparse, require_arch
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction, Assembly, parse_assembly
from ldsopt.isa.decode import decode
from ldsopt.isa.events import queues_of
from ldsopt.isa.measure import accesses_lds, is_lds_dma
from ldsopt.isa.statements import Unreadable
from ldsopt.patterns import pattern
from ldsopt.target import waits
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Family

if TYPE_CHECKING:
    from ldsopt.checker.code_races import Replay
    from ldsopt.checker.executed_races import ExecutionBudget

_IMITATED = re.compile(r' asm [a-z ]*"[^"]*[;}][#$]')
"""Inline assembly that may hold a line like those by which LLVM marks where inline assembly ends."""
_NOT_TOLD_APART = "comments in inline assembly like those that LLVM puts around it"


def check(
    module: Module,
    options: CheckOptions | None = None,
    *,
    compiled: Compiled | None = None,
    replay: Callable[[Assembly, Arch, ExecutionBudget], Replay] | None = None,
) -> Check:
    """Checks the code of a module, which is compiled unless it is given.

    Args:
        module: the module.
        options: the options of the check.
        compiled: its code.
        replay: makes the function that executes code. Without it no execution shows a missing wait at a barrier.

    Raises:
        InputError: no architecture is known.
        CompilerFailed, Unavailable: as compiling.
    """
    options = options or CheckOptions()
    module = with_told_shape(module, options.promises)
    code = compile_mapped(module, options, compiled=compiled)
    with reading(code.compiled, module.source):
        found = judge(module, code, options)
    if isinstance(options, RaceCheckOptions) and not options.no_races:
        from ldsopt.checker.code_races import (  # and numpy, and the simulator
            code_verdict,
            with_executed_barriers,
        )
        from ldsopt.checker.wave_races import with_races

        moved = moved_across(module, code.accesses, code.listing, code.mapping)
        of_code = partial(code_verdict, code.listing, require_arch(module), options)
        in_order = loads_in_order(module, code.listing, code.mapping)
        emitted = {function.name for function in code.listing.functions}
        found = with_races(module, code.accesses, found, options, of_code, moved, in_order, emitted)
        if replay is not None:
            executed = partial(replay, code.listing, require_arch(module))
            found = with_executed_barriers(found, code.accesses, options, executed)
    arch = require_arch(module)
    if find(options.compiler).llvm_major > READER or not has_marked_copies(module.text):
        return found
    authored = with_authored_waits(module, arch)
    code = without_added_waits(authored, compile_mapped(authored, options), arch)
    more = unproven_by_marks(found, judge(module, code, options))
    return replace(found, findings=(*found.findings, *more))


def compile_mapped(
    module: Module,
    options: CheckOptions | None = None,
    *,
    compiled: Compiled | None = None,
    begin: Callable[..., Compiling] = begin_compile,
    refine: bool = True,
    once: bool = False,
    tells_waits: bool = False,
) -> MappedCode:
    """Compiles a module, plain and traced, and maps its LDS instructions.

    Args:
        options: the options of the check.
        compiled: its code by these options, if that is known already.
        begin: begins a compilation; takes the arguments of `begin_compile`.
        refine: compile a third time if instructions are left unmapped. Without it, they may be any
        access: results that rest on overlap stay right and may be too pessimistic. Modules with asynchronous transfers
            are refined anyway, as the order of unmapped instructions is not judged.
        once: as for `compile_located`.
        tells_waits: also map the waits that stand in the IR, as an author's intrinsics or as fences.

    Raises:
        InputError, CompilerFailed, Unavailable: as `check`.
    """
    options = options or CheckOptions()
    code = compile_located(
        module,
        options,
        compiled=compiled,
        once=once,
        begin=begin,
        tells_waits=tells_waits,
    )
    if refine or has_transfers(code):
        return with_operands(module, code, options, begin=begin)
    return code


def moved_in_code(module: Module, options: CheckOptions, compiled: Compiled | None = None) -> frozenset[str]:
    """The kernels whose code has an access of LDS on another side of a barrier than their IR, by name.

    A transform that lets bytes change their owner at barriers, or takes a barrier away, is right by the IR's order
    alone. So it leaves such kernels as they are.

    Args:
        module: the transform's output.
        options: how it is compiled.
        compiled: its code, if it is compiled already.

    Raises:
        CompilerFailed, Unavailable: as `check`.
    """
    mapped = compile_mapped(module, options, compiled=compiled)
    return frozenset(moved_across(module, mapped.accesses, mapped.listing, mapped.mapping))


def unmapped(module: Module, compiled: Compiled, options: CheckOptions) -> MappedCode | None:
    """Code of which nothing else is known: each of its instructions may be any access of the module.

    If `judge` finds nothing in it, it finds nothing in the same code mapped: an instruction that may be any access
    overlaps everything that its own access overlaps. ``None`` where there are asynchronous transfers, past which others
    must not be moved: the order of unmapped instructions is not judged.

    Args:
        module: the module.
        compiled: its code.
    """
    module = _as_compiled(module, options)
    accesses = find_accesses(module, named_bases=NAMED_BASES not in options.no_assume)
    code = MappedCode(accesses, _parse(compiled, module), AccessMap({}, True), compiled)
    return None if has_transfers(code) else code


def has_transfers(code: MappedCode) -> bool:
    """True if some access is an asynchronous transfer, past which others must not be moved."""
    return any(is_transfer(access) for f in code.accesses.functions for access in f.accesses)


def compile_located(
    module: Module,
    options: CheckOptions,
    *,
    compiled: Compiled | None = None,
    once: bool = False,
    begin: Callable[..., Compiling] = begin_compile,
    tells_waits: bool = False,
) -> MappedCode:
    """Compiles a module, and maps its LDS instructions by debug locations.

    Args:
        options: the options of the check.
        compiled: its code by these options, if that is known already.
        once: compile only the traced copy, and take its code for that of the module
            (`ldsopt.checker.tracing.stands_for`).
        begin, tells_waits: as for `compile_mapped`.

    Raises:
        InputError, CompilerFailed, Unavailable: as `check`.
    """
    arch, compiler, module = require_arch(module), find(options.compiler), _as_compiled(module, options)
    llvm = compiler.llvm_major
    with ExitStack() as compilations:

        def begun(text: str, llvm_options: tuple[str, ...] = (), *, unverified: bool = False) -> Compiling:
            compiling = begin(
                text,
                arch.name,
                options,
                source=module.source,
                llvm_options=llvm_options,
                unverified=unverified,
            )
            return compilations.enter_context(compiling)

        plain = None
        if not once:
            plain = begun(text_for(module, llvm)) if compiled is None else Compiling(lambda _: compiled)
        accesses = find_accesses(module, named_bases=NAMED_BASES not in options.no_assume)
        if plain is not None and not accesses.functions:
            return MappedCode(accesses, Assembly(None, (), ()), AccessMap({}, True), plain.result())
        barriers = dict.fromkeys(barrier_lines(accesses), BARRIER_CLASS)
        sync = dict.fromkeys(sync_lines(module), SYNC_CLASS) if tells_waits else {}
        memory = dict.fromkeys(memory_lines(module), MEMORY_CLASS)
        key = trace(module, {**memory, **sync, **accesses.classes, **barriers})
        traced = begun(lowered_for(key.text, module, llvm), compile_options(compiler), unverified=True)
        if plain is None:
            twin = traced.result()
            code = replace(twin, data=without_locations(twin.data))
        else:
            code = plain.result()  # it ran while the accesses were looked at
            twin = traced.result(quiet=True)  # the plain one has said it all
        listing = _parse(code, module)
        mapping = map_accesses(listing, _parse(twin, module), key, says_unknown=compiler.sets_options)
        return MappedCode(accesses, listing, mapping, code)


def with_operands(
    module: Module,
    code: MappedCode,
    options: CheckOptions,
    *,
    begin: Callable[..., Compiling] = begin_compile,
) -> MappedCode:
    """The code, with memory operands for the instructions that debug locations leave open.

    Raises:
        CompilerFailed, Unavailable: as compiling.
    """
    compiler = find(options.compiler)
    is_own = compiler.kind is not CompilerKind.LLVMLITE
    if not code.accesses.functions or not compiler.makes_mir:
        return code
    if not _lacks_origins(code.listing, code.mapping, exactly=is_own):
        return code
    classes = code.accesses.classes
    twins, arch = left_to_others(code.accesses, code.listing, code.mapping), require_arch(module)
    marked = mir.mark(_as_compiled(module, options), classes, [twin.own_lines for twin in twins.values()])
    marked = lowered_for(marked, module, compiler.llvm_major)
    with begin(
        marked, arch.name, options, source=module.source, llvm_options=mir.COMPILE_OPTIONS
    ) as printing:
        operands = mir.parse_mir(printing.result().text)
    found = with_twins(mir.map_by_operands(code.listing, operands, classes), code.listing, twins)
    return replace(code, mapping=mir.refined(code.mapping, found))


def _as_compiled(module: Module, options: CheckOptions) -> Module:
    """The module with the features that it is compiled with: the width of a wave's accesses depends on its lanes."""
    return replace(module, features=options.features) if options.features else module


def _lacks_origins(listing: Assembly, mapping: AccessMap, *, exactly: bool = False) -> bool:
    """True if debug locations do not tell the access of some LDS instruction, or unless ``exactly`` not even its class.

    If they tell the access of each, memory operands change nothing (`ldsopt.checker.mir.refined`).
    """
    return any(
        accesses_lds(instruction)
        and ((origin := mapping.of(instruction)) is UNKNOWN or (exactly and origin.access is None))
        for function in listing.functions
        for instruction in function.instructions
    )


def _parse(compiled: Compiled, module: Module) -> Assembly:
    with reading(compiled, module.source):
        listing = parse_assembly(compiled.text, module.source)
    if not any(map(_IMITATED.search, module.lines)):
        return listing
    return replace(
        listing, functions=tuple(_doubted(function, listing.text) for function in listing.functions)
    )


def _doubted(function: AsmFunction, text: Sequence[str]) -> AsmFunction:
    """The function, marked as unreadable if it has inline assembly, which cannot be told from LLVM's own code."""
    marks = [Unreadable(number, _NOT_TOLD_APART) for number in function.lines if "#ASM" in text[number - 1]]
    return replace(function, unreadable=(*function.unreadable, *marks[:1]))


# --- marked copies ------------------------------------------------------------------------------------------
#
# LDS-DMA with marks, judged by the author's waits alone where the compiler cannot compile it as it is.
#
# No compiler waits for a copy with marks by itself. One that does not know them is given plain copies in their place
# (`ldsopt.ir.compat.async_copies`), for which it waits; so its code hides waits that the author left
# out. Here the author's marks and waits are inline assembly, which the compiler cannot merge with its own waits, and
# all others for vector memory are taken out of the code::
#
#     copy to @A; asyncmark; copy to @B; asyncmark; wait.asyncmark(1); load @B    ; vmcnt(1), and not LLVM 22's
#     vmcnt(0)
#
# A wait for marks becomes LLVM 24's wait for it, for the last copy ahead of the mark. It leaves all operations started
# since in flight, be they copies, loads or stores::
#
#     copy to @A; asyncmark; copy to @B; load; load; wait.asyncmark(0); load @B    ; vmcnt(3): the copy to @B is in
#     flight
#
# Were only the copies counted (as they are for compiling, where a longer wait does no harm), the wait would seem to
# reach the copy to @B. Where paths meet, the longer wait counts; a path without the mark has no say. Behind a call
# everything that was started ahead of its end is complete. Source: LLVM 24, SIInsertWaitcnts.cpp, ``AsyncMarks``.
#
# The shipped code may hold more waits, for registers, and have another schedule, so these findings are unproven.


_AUTHORED = pattern(
    r"(?m)^(  (?:tail )?call void )@llvm\.amdgcn\.(s\.waitcnt|asyncmark|wait\.asyncmark)\((?:i\d+ (-?\d+))?\)"
)
_COUNTER = "vmcnt"
_NOTE = "; ldsopt.marks "
_MOST_MARKS = 64
"""A wait for all but more groups than this leaves everything in flight."""
_NO_COPY = 1 << 30
_WAITS = (Rule.MISSING_WAIT, Rule.ACROSS_BARRIER)
_REASON = "{} compiles no LDS-DMA with marks: judged are the author's waits, without those that it adds to plain copies"


class _Since(NamedTuple):
    """Vector memory operations since the last copy with marks, and since the last copy ahead of each mark.

    Each number is the least on any path; `_NO_COPY` where no path has such a copy.
    """

    copy: int
    marks: tuple[int, ...]

    def joined(self, other: _Since) -> _Since:
        return _Since(min(self.copy, other.copy), tuple(map(min, self.marks, other.marks)))

    def one_more(self) -> _Since:
        return _Since(self._next(self.copy), tuple(map(self._next, self.marks)))

    def marked(self) -> _Since:
        return _Since(self.copy, (self.copy, *self.marks[:-1]))

    @staticmethod
    def _next(count: int) -> int:
        return min(count + 1, _NO_COPY - 1) if count < _NO_COPY else count


_NOTHING = _Since(_NO_COPY, (_NO_COPY,) * _MOST_MARKS)
_COMPLETE = _Since(0, (0,) * _MOST_MARKS)


def with_authored_waits(module: Module, arch: Arch) -> Module:
    """A module in which the marks, and the waits for vector memory that stand in it, are inline assembly."""

    def respelled(found: Match[str]) -> str:
        if found[2] != "s.waitcnt":
            is_wait, groups = found[2] == "wait.asyncmark", int(found[3] or 0) & 0xFFFF
            return _asm(found[1], f"s_waitcnt vmcnt(0) ; ldsopt.marks {groups if is_wait else 'mark'}")
        counts, unused = waits.decode(arch, int(found[3])), waits.decode(arch, waits.encode(arch))
        if counts[_COUNTER] == unused[_COUNTER]:
            return found[0]
        written = " ".join(f"{name}({count})" for name, count in counts.items() if count != unused[name])
        return _asm(found[1], f"s_waitcnt {written}")

    return reparse(_AUTHORED.sub(respelled, module.text), module)


def _asm(call: str, text: str) -> str:
    return f'{call}asm sideeffect "{text}", "~{{memory}}"()'


def without_added_waits(module: Module, code: MappedCode, arch: Arch) -> MappedCode:
    """The code without the waits for vector memory that the compiler added.

    Args:
        module: as of `with_authored_waits`.
        arch: the code's architecture.
    """
    functions = tuple(_Authored(module, code, arch, function).kept() for function in code.listing.functions)
    return replace(code, listing=replace(code.listing, functions=functions))


class _Authored:
    """One function, reduced to the author's waits for vector memory."""

    def __init__(self, module: Module, code: MappedCode, arch: Arch, function: AsmFunction) -> None:
        self._module, self._code, self._arch, self._function = module, code, arch, function

    def kept(self) -> AsmFunction:
        """The function with the author's waits alone, each wait for marks with the count that it leaves in flight."""
        limits = self._limits()
        blocks = tuple(self._kept(block, limits) for block in self._function.blocks)
        return replace(self._function, blocks=blocks)

    def _kept(self, block: AsmBlock, limits: Mapping[int, int]) -> AsmBlock:
        most = waits.decode(self._arch, waits.encode(self._arch))[_COUNTER] - 1
        kept: list[AsmInstruction] = []
        for instruction in block.instructions:
            if self._note(instruction):
                if (limit := limits.get(instruction.line, _NO_COPY)) < _NO_COPY:
                    kept.append(instruction._replace(operands=f"vmcnt({min(limit, most)})"))
                continue
            if instruction.mnemonic == "s_waitcnt" and instruction.line not in self._function.authored:
                counters = instruction.operands.replace("&", " ").replace(",", " ").split()
                operands = " ".join(one for one in counters if not one.startswith("vmcnt("))
                if not operands:
                    continue
                instruction = instruction._replace(operands=operands)
            kept.append(instruction)
        return replace(block, instructions=tuple(kept))

    def _note(self, instruction: AsmInstruction) -> str:
        """The note of `with_authored_waits` beside a mark or a wait for marks; empty for others."""
        if instruction.line not in self._function.authored:
            return ""
        said = self._code.listing.text[instruction.line - 1].rstrip().rpartition(_NOTE)[2]
        return said if said == "mark" or said.isdecimal() else ""

    def _limits(self) -> dict[int, int]:
        """Operations that each wait for marks leaves in flight, by its line; `_NO_COPY` if it waits for nothing."""
        limits: dict[int, int] = {}
        blocks = self._function.blocks

        def behind(index: int, state: _Since) -> Iterator[tuple[int, _Since]]:
            for instruction in blocks[index].instructions:
                note = self._note(instruction)
                if note.isdigit() and int(note) < _MOST_MARKS:
                    limits[instruction.line] = state.marks[int(note)]
                state = self._behind(instruction, note, state)
            return ((successor, state) for successor in blocks[index].successors)

        entry = _NOTHING if self._function.is_kernel else _COMPLETE
        solved([block.successors for block in blocks], entry, behind, _Since.joined)
        return limits

    def _behind(self, instruction: AsmInstruction, note: str, state: _Since) -> _Since:
        if note == "mark":
            return state.marked()
        if instruction.opcode.family is Family.CALL:
            return _COMPLETE
        found = decode(instruction).started
        if found is None or all(queue.counter != _COUNTER for queue in queues_of(found[0], self._arch)):
            return state
        state = state.one_more()
        return state._replace(copy=0) if self._is_marked(instruction) else state

    def _is_marked(self, instruction: AsmInstruction) -> bool:
        """True if an instruction is, or may be, a copy with marks."""
        if not is_lds_dma(instruction):
            return False
        line = self._code.mapping.of(instruction).access
        return line is None or compat.has_marked_copies(self._module.lines[line])


def unproven_by_marks(found: Check, by_marks: Check) -> Iterator[Finding]:
    """The findings that only the author's waits leave, besides those of the code with the compiler's waits."""
    about = [
        finding
        for finding in by_marks.findings
        if finding.rule in _WAITS and (finding.started.is_of_marked_copy or not finding.started.ir)
    ]
    for finding in new_findings(found.findings, about):
        # The reason of a definite finding says what it is definite of.
        doubt = "" if finding.verdict is Verdict.DEFINITE else finding.reason
        yield replace(finding, verdict=Verdict.UNPROVEN, reason=doubt or _REASON.format(found.compiler))
