"""Double buffering: variables that a loop fills anew get two buffers in turn, and a barrier of the loop goes.

    loop:                                       loop:
      store tile                                  %at  = phi i32 [ 0, entry ], [ %next, loop ]
      barrier                                     store tile + %at
      load tile                         ->        barrier
      barrier        ; before the next store      load tile + %at
      br loop                                     wave barrier
                                                  %next = xor i32 %at, size
                                                  br loop

Let B be the barrier that goes, and let an iteration begin and end with it. All waves of a workgroup pass the same
barriers in the same order (`ldsopt.analysis.flow.phases`), so they agree on the number of an iteration. A variable V is
given twice its size, and its accesses go to one half in even iterations and to the other one in odd ones. Rules:

1. **Nothing is carried.** No byte of V is live at B (`ldsopt.analysis.liveness`): no iteration reads a value that an
   earlier one stored. So each iteration may have bytes of its own.
2. **B orders nothing else.** Each pair of accesses that B alone keeps in order between two waves
   (`ldsopt.transforms.barriers.weakening`) is of one such V, and the paths from the first to B and from B to the second
   stay in the loop and pass no barrier that stays. They pass B once, so the two accesses are of consecutive iterations,
   and touch different halves. Two accesses of one half are at least two iterations apart.
3. **A barrier stays.** No path leads from B back to B without another barrier. Between accesses of iterations n and
   n + 2 lies that barrier: it orders them, together with its fences.

So that iterations can be told apart, B stands in the innermost loop around it, in front of each of its back edges; V
is a static variable of one kernel, all of its accesses are plain loads and stores in that loop, and their addresses are
based on V alone. One barrier of a kernel goes. Code that keeps a barrier from becoming one of a wave also keeps this
one: LDS-DMA, assembly, operations that time waves (`ldsopt.transforms.barriers.weakening`).

V takes twice the LDS; that is for the user to weigh, so nothing does this by default.

Sources: AMDGPUUsage, 'Memory Model' (LDS operations of a wave are performed in order); LangRef, ``getelementptr``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import Loop
from ldsopt.analysis.global_memory.kernel_order import KernelOrder, fenced_kernels
from ldsopt.analysis.liveness.address_uses import why_in_place
from ldsopt.analysis.liveness.live_ranges import BufferLiveness, KernelLiveness
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.kernel_code import globals_named
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.assumptions import MADE_PROMISES
from ldsopt.dataclass import dataclass
from ldsopt.graph import Visits
from ldsopt.ir.attributes import has_one_wave
from ldsopt.ir.details import is_plain_access
from ldsopt.ir.edge_blocks import block_labels
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import LOCAL, LdsGlobal, Module
from ldsopt.ir.synchronization import declarations_of
from ldsopt.ir.syntax import (
    Span,
    attachments,
    global_name,
    is_debug_record,
    mnemonic_span,
    result,
    split_arguments,
    unused,
)
from ldsopt.transforms.barriers.weakening import (
    WAVE_BARRIER,
    BarrierIntervals,
    BarrierSpan,
    KernelBarriers,
    has_barriers,
    ordering_barriers,
    starts_of,
)
from ldsopt.transforms.fences.options import FenceOptions
from ldsopt.transforms.judged import EditStanding, FunctionSites, JudgedEdits

_WIDEST = 16
"""Bytes of the widest access of LDS: the second half is aligned as the first one is."""


class BufferingStanding(EditStanding):
    """The outcome for a barrier of a loop, with its reason: the classes that reports count."""

    DOUBLED = "gone by two buffers"
    ASSUMED = "gone by two buffers, assumed"
    IF_ASSUMED = "if assumed"
    CARRIED = "value carried on"
    EXCHANGE = "orders more"
    NOT_EACH_ITERATION = "not once in each iteration"
    NO_OTHER = "the only barrier"
    NO_ROOM = "no room in LDS"
    ONE_IS_ENOUGH = "another one goes"
    NO_FENCES = "without its fences"
    LEFT = "left"
    GAINS_NOTHING = "gains nothing"

    @property
    def is_made(self) -> bool:
        """True if the barrier is one of a wave now, and variables have two buffers."""
        return self in (BufferingStanding.DOUBLED, BufferingStanding.ASSUMED)


@dataclass(frozen=True, slots=True)
class BufferedBarrier:
    """A barrier in a loop.

    Attributes:
        line: an index into `Module.lines` of the input.
        standing: the outcome.
        variables: names of the variables that have two buffers, or would have; for `CARRIED`, the variable that is
            live.
        added: bytes of LDS that they take more.
        promises: assumptions that it rests on, or would rest on if they were made.
        pair: lines of two accesses that keep it, the earlier one first.
    """

    line: int
    standing: BufferingStanding
    variables: tuple[str, ...] = ()
    added: int = 0
    promises: tuple[str, ...] = ()
    pair: tuple[int, ...] = ()


BufferedKernel = FunctionSites[BufferedBarrier]
"""Its ``why``: the reason why none of the barriers could be examined."""
DoubleBuffering = JudgedEdits[BufferedBarrier]


def find_buffering(
    module: Module, options: FenceOptions, given_back: Mapping[str, str] | None = None
) -> DoubleBuffering:
    """The barriers of a module that two buffers make needless; none if no architecture is known.

    Args:
        module: final IR, without marks of live ranges.
        options: the assumptions that may be made.
        given_back: kernels to leave as they are, by name, with the reason.
    """
    if module.arch is None or not has_barriers(module):
        return DoubleBuffering(Edits({}), ())
    back = given_back or {}
    living = {kernel.name: kernel for kernel in find_liveness(module).kernels}
    kernels, lines, assumptions = list[BufferedKernel](), dict[int, LineEdit](), set[str]()
    for order in fenced_kernels(module, options.promises):
        search = _LoopBarriers(order, options.promises, living.get(order.kernel.name))
        sites, made = search.run()
        why = back.get(order.kernel.name, "") if made else ""
        if why:
            sites = [_given_back(site) for site in sites]
        elif made:
            lines |= made
            assumptions.update(name for site in sites if site.standing.is_made for name in site.promises)
        if sites:
            kernels.append(
                BufferedKernel(order.kernel.name, order.kernel.line, tuple(sites), search.why, why)
            )
    declared = declarations_of(module, [WAVE_BARRIER]) if lines else ()
    return DoubleBuffering(Edits(lines, declared), tuple(kernels), tuple(sorted(assumptions)))


def _given_back(site: BufferedBarrier) -> BufferedBarrier:
    if not site.standing.is_made:
        return site
    return BufferedBarrier(site.line, BufferingStanding.GAINS_NOTHING, site.variables, site.added)


class _BarrierReach(NamedTuple):
    """The segments on the paths to a barrier, or from it, up to the barriers that stay.

    Attributes:
        inside: those on paths that stay in the loop.
        beyond: those on paths that leave it.
        meets_itself: a path leads to the barrier again.
    """

    inside: frozenset[int]
    beyond: frozenset[int]
    meets_itself: bool


class _LoopBarriers:
    """The barriers in loops of one kernel.

    Args:
        promises: the promises that the user makes.
        living: the live ranges of its variables, if they were found.

    Attributes:
        why: the reason why none of the barriers could be examined; empty if they were.
    """

    def __init__(self, order: KernelOrder, promises: frozenset[str], living: KernelLiveness | None) -> None:
        self._order, self._module, self._promises, self._living = order, order.module, promises, living
        self._barriers = KernelBarriers(order, promises, "")
        self._dominators = order.flow.dominators
        self.why = ""

    def run(self) -> tuple[list[BufferedBarrier], dict[int, LineEdit]]:
        """The barriers in text order, and the edits that remove one of them."""
        whole = self._barriers.whole()
        starts = [at for at in starts_of(whole) if self._loop(at) is not None]
        if not starts:
            return [], {}
        self.why = self._refusal(whole)
        if self.why:
            return [self._site(at, BufferingStanding.LEFT) for at in starts], {}
        found: list[BufferedBarrier] = []
        edits: dict[int, LineEdit] = {}
        for at in starts:
            span = self._barriers.span(at)
            if span is None:
                found.append(self._site(at, BufferingStanding.NO_FENCES))
                continue
            site = self._judge(span)
            if site.standing.is_made:
                if edits:
                    site = self._site(at, BufferingStanding.ONE_IS_ENOUGH)
                else:
                    edits = self._edits(span, site.variables)
            found.append(site)
        return found, edits

    def _site(self, at: int, standing: BufferingStanding, pair: tuple[int, ...] = ()) -> BufferedBarrier:
        return BufferedBarrier(self._line(at), standing, pair=tuple(map(self._line, pair)))

    def _line(self, at: int) -> int:
        return self._order.kernel.instructions[at].line

    def _loop(self, at: int) -> Loop | None:
        """The innermost loop around an instruction."""
        return self._order.flow.innermost(self._order.block_of[at])

    # --- the whole kernel -----------------------------------------------------------------------------------

    def _refusal(self, whole: Mapping[int, int | None]) -> str:
        """The reason why no barrier of the kernel changes; empty if one may."""
        order, living = self._order, self._living
        if order.phases is None or order.ranges is None:
            return order.refused
        standing, why = self._barriers.left_for(whole)
        if standing is not None:
            return why
        if has_one_wave(self._module, order.kernel):
            return "a workgroup is one wave, and has no other to wait for"
        if len(order.flow.order) != len(order.kernel.blocks):
            return "a block is never reached"
        if living is None or living.phases is None or living.inlined:
            return "it is not known when its variables are needed"
        if living.phases.segments != order.phases.segments:
            return "it is not known when its variables are needed"
        if living.dynamic:
            return "its launch decides how much LDS it has"
        if (reason := why_in_place(order.provenance)) is not None:
            return reason.text
        for access in self._accesses():
            if access.is_ambiguous or not access.bases or min(access.bases) < 0:
                return f"the variable of `{attachments(self._module.lines[access.line])[0].strip()}` is not known"
        return ""

    def _accesses(self) -> Iterator[Access]:
        return (access for found in self._order.found.values() for access in found.accesses)

    # --- one barrier ----------------------------------------------------------------------------------------

    def _judge(self, span: BarrierSpan) -> BufferedBarrier:
        loop = self._loop(span.first)
        assert loop is not None
        if not self._is_passed_each_time(span, loop):
            return self._site(span.first, BufferingStanding.NOT_EACH_ITERATION)
        before = self._reach(span.last, loop, is_ahead=True)
        behind = self._reach(span.last, loop, is_ahead=False)
        if before.meets_itself or behind.meets_itself:
            return self._site(span.first, BufferingStanding.NO_OTHER)
        order = self._order
        assert order.phases is not None
        assert order.ranges is not None
        intervals = BarrierIntervals(
            order, order.phases, order.ranges, order.found[order.kernel.name].accesses
        )
        pairs, promises = intervals.kept_by([span.last])
        in_loop = self._variables(loop)
        at_lines = {access.line: access for access in self._accesses()}
        wanted: dict[str, BufferLiveness] = {}
        for a, b in pairs:
            name = self._variable_of(at_lines.get(self._line(a)), at_lines.get(self._line(b)))
            buffer = in_loop.get(name)
            ends = (self._segment(a), before), (self._segment(b), behind)
            if buffer is None or any(number in reach.beyond for number, reach in ends):
                return self._site(span.first, BufferingStanding.EXCHANGE, (a, b))
            if not buffer.live_at_ends or buffer.live_at_ends[self._segment(span.last)]:
                site = self._site(span.first, BufferingStanding.CARRIED, (a, b))
                return BufferedBarrier(site.line, site.standing, (name,), pair=site.pair)
            wanted[name] = buffer
        names = tuple(sorted(wanted))
        added = sum(self._added(name) for name in names)
        standing = self._standing(promises, added)
        return BufferedBarrier(self._line(span.first), standing, names, added, tuple(sorted(promises)))

    def _standing(self, promises: frozenset[str], added: int) -> BufferingStanding:
        arch, living = self._module.arch, self._living
        assert arch is not None
        assert living is not None
        if not added:
            return BufferingStanding.GAINS_NOTHING  # no pair needs it: --barriers says so
        if living.bytes + added > arch.lds_bytes:
            return BufferingStanding.NO_ROOM
        if not promises <= self._promises:
            return BufferingStanding.IF_ASSUMED
        return BufferingStanding.ASSUMED if promises - MADE_PROMISES else BufferingStanding.DOUBLED

    def _is_passed_each_time(self, span: BarrierSpan, loop: Loop) -> bool:
        """True if the barrier lies on every path to each back edge, and `_edits` can edit the edges to the header."""
        flow, kernel = self._order.flow, self._order.kernel
        block = self._order.block_of[span.last]
        for source in flow.predecessors[loop.header]:
            branch = kernel.terminator(source)
            arms = branch.operands[1:] if len(branch.operands) == 3 else branch.operands
            if branch.opcode != "br" or len(set(arms)) != len(arms):
                return False
            if source in loop.blocks and not self._dominators.dominates(block, source):
                return False
        first = kernel.instructions[kernel.blocks[loop.header].start]
        return not is_debug_record(self._module.lines[first.line - 1])

    def _segment(self, at: int) -> int:
        assert self._order.phases is not None
        return next(n for n, one in enumerate(self._order.phases.segments) if one.start <= at < one.stop)

    def _reach(self, at: int, loop: Loop, *, is_ahead: bool) -> _BarrierReach:
        """The segments on paths to a barrier (``is_ahead``) or from it, up to the other barriers that order LDS."""
        phases = self._order.phases
        assert phases is not None
        segments, own = phases.segments, self._segment(at)
        following = phases.predecessors if is_ahead else phases.successors
        ends = ordering_barriers(self._module, self._order.kernel.instructions, phases).of_lds | {own}
        start = [own] if is_ahead else phases.successors[own]
        visits = Visits((number, segments[number].block not in loop.blocks) for number in start)
        meets_itself = False
        for number, has_left in visits:
            if not is_ahead and number in ends:
                meets_itself = meets_itself or number == own
                continue
            for target in following[number]:
                if is_ahead and target in ends:
                    meets_itself = meets_itself or target == own
                    continue
                visits.add([(target, has_left or segments[target].block not in loop.blocks)])
        inside = frozenset(number for number, has_left in visits.seen if not has_left)
        beyond = frozenset(number for number, has_left in visits.seen if has_left)
        return _BarrierReach(inside, beyond, meets_itself)

    def _variable_of(self, one: Access | None, other: Access | None) -> str:
        """The variable that two LDS accesses share; empty if they share none."""
        if one is None or other is None or one.bases != other.bases or len(one.bases) != 1:
            return ""
        return self._order.provenance.bases[min(one.bases)].name

    # --- variables ------------------------------------------------------------------------------------------

    def _variables(self, loop: Loop) -> dict[str, BufferLiveness]:
        """The variables whose accesses are all plain ones of this loop, and that nothing else names."""
        order, living = self._order, self._living
        assert living is not None
        bases = order.provenance.bases
        kernel_lines = {one.line: at for at, one in enumerate(order.kernel.instructions)}
        spoiled: set[str] = set()
        for access in self._accesses():
            at = kernel_lines.get(access.line)
            is_plain = (
                at is not None
                and access.kind in (AccessKind.LOAD, AccessKind.STORE)
                and access.intrinsic is None
                and len(access.bases) == 1
                and order.block_of[at] in loop.blocks
                and is_plain_access(self._module.lines[access.line])
            )
            if not is_plain:
                spoiled.update(bases[base].name for base in access.bases)
        for function in self._module.functions():
            if function.name != order.kernel.name:
                spoiled |= globals_named(self._module, function)
        own = {one.name: one for one in self._module.lds_globals()}
        defined = sole_definitions(self._module, own)
        return {
            buffer.name: buffer
            for buffer in living.buffers
            if buffer.name not in spoiled
            and buffer.name in defined
            and self._doubled(own[buffer.name]) is not None
        }

    def _added(self, name: str) -> int:
        variable = next(one for one in self._module.lds_globals() if one.name == name)
        doubled = self._doubled(variable)
        assert doubled is not None
        return 2 * doubled[1] - self._size(variable)

    def _size(self, variable: LdsGlobal) -> int:
        layout = self._module.types.layout(variable.value_type)
        return layout.alloc if layout is not None else 0

    def _doubled(self, variable: LdsGlobal) -> tuple[str, int] | None:
        """The type of a variable with two buffers, and the distance of the second in bytes."""
        if variable.is_dynamic or variable.may_be_larger:
            return None
        size, provenance = self._size(variable), self._order.provenance
        base = next(n for n, one in enumerate(provenance.bases) if one.name == variable.name)
        unit = max(_WIDEST, ranges_of(provenance).alignment(base))
        step = -(-size // unit) * unit
        if not size:
            return None
        return f"[2 x {variable.value_type if step == size else f'[{step} x i8]'}]", step

    # --- edits ----------------------------------------------------------------------------------------------

    def _edits(self, span: BarrierSpan, names: Collection[str]) -> dict[int, LineEdit]:
        module, order = self._module, self._order
        loop = self._loop(span.first)
        assert loop is not None
        prefix = unused("%ldsopt.buffer", module.text)
        edits = self._barriers.edits(span)
        variables = {one.name: one for one in module.lds_globals() if one.name in names}
        fronts: dict[int, list[str]] = {}
        phis = list[str]()
        for name, line in sole_definitions(module, variables).items():
            variable, doubled = variables[name], self._doubled(variables[name])
            assert doubled is not None
            typed, step = doubled
            # The definition of a variable with another type; its undefined initial value stays.
            before, found, behind = module.lines[line].partition(f" global {variable.value_type} ")
            assert found
            edits[line] = LineEdit(replacement=(f"{before} global {typed} {behind}",))
            at = f"{prefix}.{len(phis)}"
            phis.append(f"  {at} = phi i32 {self._incoming(loop, f'{at}.next')}")
            header = order.kernel.blocks[loop.header]
            body = next(
                n for n in range(header.start, header.stop) if order.kernel.instructions[n].opcode != "phi"
            )
            half = _Half(order, name, f"{at}.here", body, fronts)
            half.begin(f"{at}.here = getelementptr i8, {LOCAL} {global_name(name)}, i32 {at}")
            other = _Half(order, name, f"{at}.there", span.last + 1, fronts)
            other.begin(f"{at}.next = xor i32 {at}, {step}")
            other.begin(f"{at}.there = getelementptr i8, {LOCAL} {global_name(name)}, i32 {at}.next")
            for access in self._accesses():
                if order.provenance.bases[min(access.bases)].name == name:
                    side = other if other.covers(self._at(access.line)) else half
                    edits[access.line] = side.moved(access.line)
        fronts.setdefault(self._line(order.kernel.blocks[loop.header].start), [])[:0] = phis
        for line, lines in fronts.items():
            edit = edits.get(line, LineEdit())
            edits[line] = edit._replace(before=(*lines, *edit.before))
        return edits

    def _at(self, line: int) -> int:
        return next(n for n, one in enumerate(self._order.kernel.instructions) if one.line == line)

    def _incoming(self, loop: Loop, after: str) -> str:
        labels = block_labels(self._module, self._order.kernel)
        sources = self._order.flow.predecessors[loop.header]
        return ", ".join(f"[ {after if one in loop.blocks else '0'}, {labels[one]} ]" for one in sources)


class _Half:
    """The addresses of one variable in the half that a part of the loop uses.

    An address is computed from the half's beginning as it was from the variable's, so that the compiler folds the same
    parts into an access again.

    Args:
        name: of the variable.
        start: the value that is the half's beginning.
        at: the instruction in front of which that is computed.
        fronts: the lines to put in front of others; more are added.
    """

    def __init__(
        self, order: KernelOrder, name: str, start: str, at: int, fronts: dict[int, list[str]]
    ) -> None:
        self._order, self._variable, self._start, self._begin = order, global_name(name), start, at
        self._fronts = fronts
        self._lines = order.module.lines
        self._made: dict[str, str] = {}
        self._defined = {
            defined: at
            for at, one in enumerate(order.kernel.instructions)
            if one.opcode == "getelementptr" and (defined := result(self._lines[one.line])) is not None
        }
        self._dominators = order.flow.dominators

    def begin(self, line: str) -> None:
        """Adds a line to the computation of the half's beginning."""
        self._put(self._begin, line)

    def covers(self, at: int) -> bool:
        """True if the half's beginning is computed on every path to an instruction."""
        ours, its = self._order.block_of[self._begin], self._order.block_of[at]
        return at >= self._begin if ours == its else self._dominators.dominates(ours, its)

    def moved(self, line: int) -> LineEdit:
        """A plain access, moved to this half."""
        head = attachments(self._lines[line])[0]
        pointer = address_of(head)
        address = head[slice(*pointer)].removeprefix(LOCAL).lstrip()
        new = self._address(address)
        before: tuple[str, ...] = ()
        if new is None:
            new = f"{self._start}.{line}"
            offset = f"{self._start.rpartition('.')[0]}{'.next' if self._start.endswith('there') else ''}"
            before = (f"  {new} = getelementptr i8, {LOCAL} {address}, i32 {offset}",)
        return LineEdit(before=before, text=f"{head[: pointer[0]]}{LOCAL} {new}{head[pointer[1] :]}")

    def _put(self, at: int, line: str) -> None:
        self._fronts.setdefault(self._order.kernel.instructions[at].line, []).append(f"  {line}")

    def _address(self, address: str) -> str | None:
        """An address in this half; ``None`` if it is no chain of ``getelementptr`` from the variable."""
        if address == self._variable:
            return self._start
        if address not in self._made:
            if address.startswith("getelementptr ") and address[-1] == ")":
                at, text = self._begin, address[:-1].replace("(", "", 1)
            elif address in self._defined:
                at = self._defined[address]
                head = attachments(self._lines[self._order.kernel.instructions[at].line])[0]
                text = head[mnemonic_span(head).start :]
                at = at if self.covers(at) else self._begin
            else:
                return None
            base = split_arguments(text, len("getelementptr"))[0][1]
            parent = self._address(text[slice(*base)].removeprefix(LOCAL).lstrip())
            if parent is None:
                return None
            new = f"{self._start}.{len(self._made)}"
            self._put(at, f"{new} = {text[: base[0]]}{LOCAL} {parent}{text[base[1] :]}")
            self._made[address] = new
        return self._made[address]


def sole_definitions(module: Module, names: Collection[str]) -> dict[str, int]:
    """The lines of the variables' definitions, by name, if no other line outside of functions names them."""
    named = Counter(name for _, mentioned in module.mentioned_outside() for name in mentioned)
    return {
        name: line
        for name, line in module.definition_lines().items()
        if name in names and named[name] == 1 and not attachments(module.lines[line])[1]
    }


def address_of(head: str) -> Span:
    """The span of the address of a plain load or store, with its type.

    Args:
        head: the instruction, without attachments.
    """
    return split_arguments(head, mnemonic_span(head).stop)[0][1]
