"""The code of a module, and the executions of each block of it by a launch.

The module is executed on the CPU, and compiled twice: as it is, and with named blocks. The first is the measured code;
the second only shows the IR block that each machine block comes from.

A copy of a module with a name for every basic block identifies its machine blocks.

LLVM keeps, for each machine block, the block of the IR that it was selected from, and prints its name with the label::

    .LBB0_3:                                ; %ldsopt.block.17.

Names decide nothing in code generation, so the copy compiles to the same code; both are compared, and a function whose
codes differ is not used. Blocks that LLVM makes have names of its own (``Flow``, ``x.preheader``, ``x.y_crit_edge``) or
none, and one that is inlined gets a suffix: only the exact name counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ldsopt.codegen.compile import Compiled, begin_compile, reading
from ldsopt.codegen.compilers import find
from ldsopt.codegen.options import CompileOptions
from ldsopt.dataclass import dataclass
from ldsopt.graph import Dominators, Graph, backwards, reachable
from ldsopt.ir.bindings import Handle
from ldsopt.ir.edge_blocks import successors
from ldsopt.ir.module import Module, lowered_for, text_for
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmBlock, AsmFunction, Assembly, depths, parse_assembly
from ldsopt.isa.block_frequencies import ContradictoryCounts, block_frequencies
from ldsopt.isa.decode import decode
from ldsopt.isa.measure import measure_listing
from ldsopt.isa.measurement import BlockExecutions, Measurement
from ldsopt.simt.launch import Launch
from ldsopt.simt.simulate import BlockCount, LaunchCounts, count_blocks

_PREFIX = "ldsopt.block."
_BEGINNINGS = ("; %bb.", ".LBB")


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
        number = name.removeprefix(_PREFIX).removesuffix(".")
        is_numbered = name == f"{_PREFIX}{number}." and number.isdecimal()
        found.append(int(number) if is_numbered else None)
    return found


def _beginnings(function: AsmFunction, text: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The lines of the function, 1-based, at which LLVM begins a machine block, with the printed name."""
    for line in function.lines:
        head, colon, comment = text[line - 1].partition(":")
        if colon and head.startswith(_BEGINNINGS):
            mark, _, name = comment.strip().partition("%")
            yield line, name.partition(" ")[0] if mark == "; " else ""


@dataclass(frozen=True, slots=True)
class LaunchedCode:
    """Compiled code, and its executions by a launch.

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
        options: how to compile.
        counts: the executions of the launch, if they are known already.

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
        twin = named.result(quiet=True)  # the plain compilation has reported all of it
    listing = _parse(compiled, module.source)
    executions = dict(_executions(listing, _parse(twin, module.source), copy, counts))
    return LaunchedCode(compiled, listing, executions, launch.words, module.source)


def _parse(compiled: Compiled, source: str) -> Assembly:
    with reading(compiled, source):
        return parse_assembly(compiled.text, source)


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
    """The reasons why blocks have no count, the most frequent reason first."""
    why = Counter(tie.why for count, tie in zip(found, ties, strict=True) if count is None)
    for reason, number in why.most_common():
        yield f"{number} {'block' if number == 1 else 'blocks'} {reason}"


# --- ties ---------------------------------------------------------------------------------------------------
#
# The IR block that is executed as often as a machine block.
#
# A machine block is *tied* to the block of the IR that LLVM selected it from, which its label names (`named_copy`),
# except
#
# * if the machine block is nested more deeply in loops than that block: LLVM has made a loop of its own in it (over the
#   different values that lanes have, over the bytes of a copy), whose iterations are not in the IR;
# * if several machine blocks come from one: the first, if all the others are reached through it alone, is tied;
#   the first part of a block that was split is entered as often as the block;
# * if blocks that lead to it in the IR no longer do, though all are there: LLVM has put copies of it at their ends
#   (tail duplication). It runs as often as in the IR, less as often as they do, if they led nowhere else;
# * if it is entered without a branch behind an instruction that writes EXEC: with no lane active it is executed
#   all the same, and its count is that of the blocks in front of it.
#
# A machine block that comes from none, and that leads only from one tied block to another which follows it in the IR,
# is on the path between these (``x.preheader``): it runs as often as that path is taken.
#
# The count of a block that is not tied may still follow from tied ones (`ldsopt.isa.block_frequencies`).


MADE_BY_COMPILER = "made by the compiler"
LOOP_OF_COMPILER = "in a loop that the compiler made"
SEVERAL = "one of several of the same block of the IR"
COPIED = "copied into another block"
NO_LANE = "entered even with no lane active"


@dataclass(frozen=True, slots=True)
class Tie:
    """The knowledge about one machine block by itself.

    Attributes:
        count: its executions by waves; ``None`` if they have to follow from other blocks.
        why: the reason why it has no count; empty if it has.
    """

    count: int | None
    why: str = ""


@dataclass(frozen=True, slots=True)
class SelectedCode:
    """One function's machine blocks, and the IR blocks that they were selected from.

    Attributes:
        blocks: of the compiled function.
        origins: the block of the IR that each was selected from; ``None`` if there is none.
        graph: the successors of the function's blocks in the IR.
    """

    blocks: Sequence[AsmBlock]
    origins: Sequence[int | None]
    graph: Graph

    @property
    def machine(self) -> Graph:
        """The successors of the machine blocks."""
        return [block.successors for block in self.blocks]

    def of(self, origin: int) -> list[int]:
        """The machine blocks of a block of the IR."""
        return [number for number, other in enumerate(self.origins) if other == origin]


def tied_blocks(code: SelectedCode, counts: Sequence[BlockCount]) -> list[Tie]:
    """The ties of a function's machine blocks, given the simulator's executions of its IR blocks."""
    depth = depths(code.graph)
    deeper = {
        number
        for number, origin in enumerate(code.origins)
        if origin is not None and code.blocks[number].depth > depth[origin]
    }
    first = set(_first_of_each(code, deeper))
    narrowed = set(_entered_by_all(code.blocks))

    def tie(number: int, origin: int | None) -> Tie:
        if origin is None:
            return Tie(None, MADE_BY_COMPILER)
        if number in deeper:
            return Tie(None, LOOP_OF_COMPILER)
        if number in narrowed:
            return Tie(None, NO_LANE)
        if number not in first:
            return Tie(None, SEVERAL)
        return Tie(counts[origin].waves)

    ties = [tie(number, origin) for number, origin in enumerate(code.origins)]
    onwards = _onwards(code, narrowed)
    ties = _without_copies(code, ties, _copies(code, onwards))
    for number, start, end in _blocks_between(code, onwards):
        if number not in narrowed and None not in (_count(code, ties, start), _count(code, ties, end)):
            ties[number] = Tie(counts[start].onwards.get(end, 0))
    return ties


def _count(code: SelectedCode, ties: Sequence[Tie], origin: int) -> int | None:
    """Executions of the machine block of an IR block, if there is only one, and it is tied."""
    own = code.of(origin)
    return ties[own[0]].count if len(own) == 1 else None


def _onwards(code: SelectedCode, narrowed: set[int]) -> Mapping[int, set[int]]:
    """For each block of the IR that has machine blocks, the others that these lead to.

    Paths pass machine blocks that come from no IR block, and those that are entered with no lane active.
    """
    passed = narrowed | {number for number, origin in enumerate(code.origins) if origin is None}
    machine = code.machine
    found = {}
    for origin in {origin for origin in code.origins if origin is not None}:
        own = code.of(origin)
        others = set(range(len(machine))) - passed - {*own}
        targets = {
            target for number in reachable(machine, own, avoiding=others) for target in machine[number]
        }
        found[origin] = {led_to for target in targets if (led_to := code.origins[target]) is not None}
    return found


def _copies(code: SelectedCode, onwards: Mapping[int, set[int]]) -> dict[int, set[int]]:
    """The IR blocks that some IR predecessors no longer lead to, with those predecessors, which hold copies.

    The successors of a block are also behind each copy of it.
    """
    found: dict[int, set[int]] = {}
    for origin, led_to in onwards.items():
        for target in reachable(code.graph, code.graph[origin], avoiding=led_to) & onwards.keys():
            found.setdefault(target, set()).add(origin)
    return found


def _without_copies(code: SelectedCode, ties: Sequence[Tie], copies: Mapping[int, set[int]]) -> list[Tie]:
    """The ties, with the executions of copies subtracted."""
    found = []
    for tie, origin in zip(ties, code.origins, strict=True):
        if tie.count is None or origin is None or origin not in copies:
            found.append(tie)
            continue
        elsewhere = [
            _count(code, ties, holder) if len(code.graph[holder]) == 1 and holder not in copies else None
            for holder in copies[origin]
        ]
        known = [count for count in elsewhere if count is not None]
        left = tie.count - sum(known)
        found.append(Tie(left) if len(known) == len(elsewhere) else Tie(None, COPIED))
    return found


def _blocks_between(code: SelectedCode, onwards: Mapping[int, set[int]]) -> Iterator[tuple[int, int, int]]:
    """Machine blocks from no IR block that alone connect two that are from one, with those IR blocks.

    Only behind a block that leads to its IR successors, past blocks that LLVM has merged into others: one with a copy
    of another's end takes other paths, too.
    """
    machine = code.machine
    predecessors = backwards(machine)
    for number, origin in enumerate(code.origins):
        if origin is not None or len(machine[number]) != 1 or len(predecessors[number]) != 1:
            continue
        before, behind = predecessors[number][0], machine[number][0]
        start, end = code.origins[before], code.origins[behind]
        if start is None or end is None or end not in code.graph[start] or behind in machine[before]:
            continue
        merged = reachable(code.graph, [start], avoiding=set(onwards) - {start})
        if onwards[start] <= {led_to for one in merged for led_to in code.graph[one]}:
            yield number, start, end


def _first_of_each(code: SelectedCode, deeper: set[int]) -> Iterator[int]:
    """For each IR block, the machine block through which all its others are reached, apart from LLVM's own loops."""
    dominators = Dominators(code.machine)
    for origin in {origin for origin in code.origins if origin is not None}:
        own = [number for number in code.of(origin) if number not in deeper]
        yield from (
            number
            for number in own
            if all(other == number or dominators.dominates(number, other) for other in own)
        )


def _entered_by_all(blocks: Sequence[AsmBlock]) -> Iterator[int]:
    """The blocks that are entered only from blocks which write EXEC and end without a branch."""
    predecessors = backwards([block.successors for block in blocks])
    for number, before in enumerate(predecessors):
        if before and all(
            len(blocks[one].successors) == 1 and any(decode(i).writes_exec for i in blocks[one].instructions)
            for one in before
        ):
            yield number
