"""What a module compiles to, and how often a launch executes each block of it.

The module is executed on the CPU, and compiled twice: as it is, and with named blocks. The first is what is measured;
the second only tells which block of the IR each machine block comes from.

A copy of a module in which every basic block has a name that tells its machine blocks apart.

LLVM keeps, for each machine block, the block of the IR that it was selected from, and prints its name with the label::

    .LBB0_3:                                ; %ldsopt.block.17.

Names decide nothing in code generation, so the copy compiles to the same code; both are compared, and
nothing is used of a function where that is not so. Blocks that LLVM makes have names of its own (``Flow``,
``x.preheader``, ``x.y_crit_edge``) or none, and one that is inlined gets a suffix: only the exact name counts.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ldsopt.codegen.compile import Compiled, begin_compile
from ldsopt.codegen.compilers import find
from ldsopt.codegen.options import CompileOptions
from ldsopt.executed.ties import SelectedCode, Tie, tied_blocks
from ldsopt.ir.bindings import Handle
from ldsopt.ir.dialect import lowered_for, text_for
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmFunction, Assembly, parse_assembly
from ldsopt.isa.block_frequencies import ContradictoryCounts, block_frequencies
from ldsopt.isa.measure import measure_listing
from ldsopt.isa.measurement import BlockExecutions, Measurement
from ldsopt.simt.block_counts import LaunchCounts, count_blocks
from ldsopt.simt.launch import Launch

_PREFIX = "ldsopt.block."
_BEGINNING = re.compile(r"(?:; %bb\.\d+:|\.LBB\d+_\d+:)(?:\s*; %(?P<name>\S+))?")
_NAME = re.compile(rf"{re.escape(_PREFIX)}(\d+)\.$")


@dataclass(frozen=True, slots=True)
class BlockName:
    """A block of the IR: its function, and its number in it."""

    function: str
    number: int


@dataclass(frozen=True, slots=True)
class NamedCopy:
    """A module with named blocks.

    Attributes:
        text: of the copy.
        blocks: by the number in the name.
        successors: of each function's blocks.
    """

    text: str
    blocks: Sequence[BlockName]
    successors: Mapping[str, Sequence[Sequence[int]]]


def named_copy(module: Module) -> NamedCopy:
    """Names the blocks of a module. The module itself stays as it is."""
    blocks: list[BlockName] = []
    graphs = {}
    for function in module.functions():
        graphs[function.name] = successors(function)
        blocks += (BlockName(function.name, number) for number in range(len(function.blocks)))
    copy = Handle.parse_text(module.text)
    try:
        copy.name_blocks(_PREFIX, ".")
        return NamedCopy(copy.text(), blocks, graphs)
    finally:
        copy.close()


def names_in(function: AsmFunction, text: Sequence[str]) -> list[int | None]:
    """The number in the name of each block of a function in the copy's listing; ``None`` where it has no such name."""
    beginnings = list(_beginnings(function, text))
    found: list[int | None] = []
    at = 0
    for block in function.blocks:
        name = ""
        first = block.instructions[0].line if block.instructions else len(text)
        while at < len(beginnings) and beginnings[at][0] < first:
            name = beginnings[at][1]
            at += 1
        number = _NAME.match(name)
        found.append(int(number[1]) if number else None)
    return found


def _beginnings(function: AsmFunction, text: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The lines of the function, 1-based, at which LLVM begins a machine block, and what name it prints there."""
    for line in function.lines:
        beginning = _BEGINNING.match(text[line - 1])
        if beginning:
            yield line, beginning["name"] or ""


@dataclass(frozen=True, slots=True)
class LaunchedCode:
    """Compiled code, and what a launch executes of it.

    Attributes:
        compiled: the code as the compiler wrote it.
        listing: the same, parsed.
        executions: of each function that the launch reaches.
        launch: the launch in words.
        source: the module's name.
    """

    compiled: Compiled
    listing: Assembly
    executions: Mapping[str, BlockExecutions]
    launch: str
    source: str

    def measurement(self) -> Measurement:
        """Counts in the code and of the launch."""
        measured = measure_listing(
            self.listing, self.source, self.compiled.arch, self.compiled.compiler, self.executions
        )
        return replace(measured, launch=self.launch)


def launch_code(
    module: Module, launch: Launch, options: CompileOptions, counts: LaunchCounts | None = None
) -> LaunchedCode:
    """Compiles a module, executes a launch of it, and counts.

    Args:
        module: with the kernel.
        launch: what to run it on.
        options: how to compile.
        counts: what the launch has executed, where that is known already.

    Raises:
        InputError: no architecture is known; the launch cannot be executed, or does not run to its end.
        UsageError: a launch that makes no sense.
        CompilerFailed, Unavailable: as compiling.
    """
    arch, llvm = require_arch(module).name, find(options.compiler).llvm_major
    copy = named_copy(module)
    named_text = lowered_for(copy.text, module, llvm)
    with (
        begin_compile(text_for(module, llvm), arch, options, source=module.source) as plain,
        begin_compile(named_text, arch, options, source=module.source) as named,
    ):
        counts = counts or count_blocks(module, launch)
        compiled = plain.result()
        twin = named.result(quiet=True)  # the plain one has said it all
    listing = _parse(compiled, module.source)
    executions = dict(_executions(listing, _parse(twin, module.source), copy, counts))
    return LaunchedCode(compiled, listing, executions, launch.words, module.source)


def _parse(compiled: Compiled, source: str) -> Assembly:
    return parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), source)


def _executions(
    listing: Assembly, named: Assembly, copy: NamedCopy, counts: LaunchCounts
) -> Iterator[tuple[str, BlockExecutions]]:
    twins = {function.name: function for function in named.functions}
    for function in listing.functions:
        if function.name in counts.blocks:
            names = names_in(twins[function.name], named.text) if function.name in twins else []
            yield function.name, _executions_of(function, twins.get(function.name), names, copy, counts)


def _executions_of(
    function: AsmFunction,
    twin: AsmFunction | None,
    names: list[int | None],
    copy: NamedCopy,
    counts: LaunchCounts,
) -> BlockExecutions:
    own = counts.blocks[function.name]
    waves = own[0].waves
    nothing = (None,) * len(function.blocks)
    if function.unreadable:
        return BlockExecutions(
            waves, nothing, (f"the code is not all readable: {function.unreadable[0].why}",)
        )
    if twin is None or _words(function) != _words(twin):
        return BlockExecutions(waves, nothing, ("with named blocks it compiles to other code",))
    origins = [_own_number(name, function.name, copy) for name in names]
    ties = tied_blocks(SelectedCode(function.blocks, origins, copy.successors[function.name]), own)
    known = {number: tie.count for number, tie in enumerate(ties) if tie.count is not None}
    try:
        found = block_frequencies([block.successors for block in function.blocks], known, waves)
    except ContradictoryCounts as problem:
        return BlockExecutions(waves, nothing, (f"what is known of its blocks does not fit: {problem}",))
    return BlockExecutions(waves, tuple(found), tuple(_reasons(found, ties)))


def _own_number(name: int | None, function: str, copy: NamedCopy) -> int | None:
    if name is None or name >= len(copy.blocks) or copy.blocks[name].function != function:
        return None
    return copy.blocks[name].number


def _words(function: AsmFunction) -> list[list[tuple[str, str]]]:
    return [[(i.mnemonic, i.operands) for i in block.instructions] for block in function.blocks]


def _reasons(found: list[int | None], ties: list[Tie]) -> Iterator[str]:
    """Why blocks have no count, the most frequent reason first."""
    why = Counter(tie.why for count, tie in zip(found, ties, strict=True) if count is None)
    for reason, number in why.most_common():
        yield f"{number} {'block' if number == 1 else 'blocks'} {reason}"
