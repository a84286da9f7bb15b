"""Rules R7 to R9 for the functions that are annotated: waits made legible, and waits for LDS operations added."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.ir import inline_asm
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.inline_asm import straight_statements
from ldsopt.ir.module import Module
from ldsopt.ir.synchronization import (
    Barrier,
    BarrierPart,
    CounterWait,
    SynchronizationStep,
    declarations_of,
    first_release,
    guarding_fence,
    may_lose_wait,
    steps_of,
)
from ldsopt.ir.syntax import attachments, number_behind, unquote
from ldsopt.target import waits
from ldsopt.target.arch import Arch
from ldsopt.transforms.annotate import bare_barriers
from ldsopt.transforms.annotate.bare_barriers import (
    bursts,
    is_miscounted,
    lds_wait,
    waited_for,
    with_lds_drained,
)
from ldsopt.transforms.annotate.joins import is_flat_access
from ldsopt.transforms.annotate.options import AnnotateOptions


class AddedWaits:
    """Adds the edits that the rules for waits require.

    Args:
        edits: by line; added to.

    Attributes:
        declarations: those that the edits need and the module lacks, in order.
    """

    def __init__(self, module: Module, options: AnnotateOptions, edits: dict[int, LineEdit]) -> None:
        self._module, self._options, self._edits = module, options, edits
        self.declarations: dict[str, None] = {}
        self.left_out: set[str] = set()

    def make_legible(self, statements: Iterable[int], to_drain: Collection[int] | None) -> int:
        """Rule R7 for a function's asm statements. ``to_drain``: as for `drain_barriers`."""
        arch = self._module.arch
        if arch is None or self._options.keep_asm_waits:
            return 0
        count = 0
        for line in statements:
            drain = not self._options.keep_bare_barriers and (to_drain is None or line in to_drain)
            found = legible(
                self._module.lines[line], arch, drain=drain, rewrites_barriers=not self._waits_by_itself
            )
            if found is None or self._module.asm_is_affected():
                continue
            if leaves_in_flight(self._module.lines[line], arch) and self._has_flat_accesses:
                continue
            self._edits[line] = LineEdit(replacement=found)
            self.declare(found)
            count += 1
        return count

    @cached_property
    def _has_flat_accesses(self) -> bool:
        return any(map(is_flat_access, self._module.lines))

    @cached_property
    def _waits_by_itself(self) -> bool:
        arch = self._module.arch
        return arch is not None and bare_barriers.waits_by_itself(self._module, arch)

    def drain_barriers(self, barriers: Iterable[int], to_drain: Collection[int] | None) -> int:
        """Rule R8 for a tagged function's barriers: those without a fence wait for LDS.

        Args:
            barriers: their lines.
            to_drain: lines of barriers, and of statements with barriers, that have a conflict; ``None`` if not known.
        """
        return sum(
            self._drain(barrier)
            for barrier in barriers
            if (to_drain is None or barrier in to_drain) and guarding_fence(self._module, barrier) is None
        )

    def drain_asm(self, statements: Iterable[int], to_drain: Collection[int] | None) -> int:
        """Adds, for a repair, waits for LDS in front of asm statements with a barrier that stay as they are.

        Args:
            statements: their lines.
            to_drain: as for `drain_barriers`.
        """
        arch, options = self._module.arch, self._options
        if arch is None or not options.repair or options.keep_bare_barriers:
            return 0
        wait = lds_wait(arch)
        found = [
            line
            for line in statements
            if line not in self._edits
            and (to_drain is None or line in to_drain)
            and has_bare_barrier_in_asm(self._module.lines[line], arch)
            and not self._module.lines[line - 1].startswith(wait)
        ]
        for line in found:
            self._edits[line] = LineEdit(before=(wait,))
            self.declare([wait])
        return len(found)

    def keep_fence_waits(self, f: FunctionProvenance) -> int:
        """Writes out, for a repair, the waits of fences in front of barriers that LLVM may drop or has dropped."""
        if not self._options.repair:
            return 0
        dropped = [
            barrier
            for barrier in f.barriers
            if f.accesses and may_lose_wait(self._module, barrier) and self._drain(barrier)
        ]
        lost = lost_waits(self._module, f, self._options)
        for line in lost:
            for counter in sorted(self._options.lost_waits[line]):
                self._wait_for(counter, line)
        return len({*dropped, *lost})

    def _wait_for(self, counter: str, barrier: int) -> None:
        assert self._module.arch is not None
        wait = bare_barriers.wait_for_all(self._module.arch, counter)
        line = first_release(self._module, barrier)  # a fence stays beside its barrier
        edit = self._edits.get(line, LineEdit())
        self._edits[line] = edit._replace(before=(*edit.before, wait))
        self.declare([wait])

    def _drain(self, barrier: int) -> bool:
        arch = self._module.arch
        if arch is None or self._options.keep_bare_barriers or self._waits_by_itself:
            return False
        found = bare_barriers.drain(self._module, arch, barrier)
        if found is None:
            return False
        line, edit = found
        self._edits[line] = edit
        self.declare(edit.before)
        return True

    def drain_round_dma(self, accesses: Iterable[Access]) -> int:
        """Applies rule R9: waits around the LDS-DMAs that LLVM counts wrongly; returns the number of these."""
        arch = self._module.arch
        if arch is None or not (miscounted := [access for access in accesses if is_miscounted(access)]):
            return 0
        if "R9" in self._options.needless:
            self.left_out.add("R9")
            return 0
        wait = lds_wait(arch)
        self.declare([wait])
        for first, last in bursts(self._module, miscounted):
            for line in (first, last + 1):  # a DMA is no terminator, so there is a next line
                edit = self._edits.get(line, LineEdit())
                self._edits[line] = edit._replace(before=(wait, *edit.before))
        return len(miscounted)

    def declare(self, lines: Iterable[str]) -> None:
        """Notes the declarations that added lines need."""
        self.declarations |= dict.fromkeys(declarations_of(self._module, lines))


def is_repaired(module: Module, f: FunctionProvenance, options: AnnotateOptions) -> bool:
    """True if a repair may change a function without tagged accesses."""
    if lost_waits(module, f, options) or any(access.is_dma for access in f.accesses):
        return True
    drains = bool(f.accesses) and not options.keep_bare_barriers
    arch = module.arch
    if (
        drains
        and arch is not None
        and any(has_bare_barrier_in_asm(module.lines[line], arch) for line in f.asm)
    ):
        return True
    return any(
        may_lose_wait(module, one) or (drains and guarding_fence(module, one) is None) for one in f.barriers
    )


def has_bare_barrier_in_asm(line: str, arch: Arch) -> bool:
    r"""True if an asm statement has a barrier that accesses do not pass, and no full wait for LDS in front of it.

    >>> from ldsopt.target.arch import arch
    >>> statement = '  call void asm sideeffect "{}s_barrier", "~{{memory}}"()'
    >>> waits = "", "s_waitcnt lgkmcnt(1)\\0A", "s_waitcnt lgkmcnt(0)\\0A"
    >>> [has_bare_barrier_in_asm(statement.format(wait), arch("gfx942")) for wait in waits]
    [True, True, False]
    """
    head, *quoted = attachments(line)[0].split('"')
    if " sideeffect " not in head or len(quoted) < 4 or "~{memory}" not in quoted[2]:
        return False
    full_wait = CounterWait("lgkmcnt" if arch.has_waitcnt else "dscnt", 0)
    for step in _steps(line, arch):
        if step == full_wait:
            return False
        if isinstance(step, Barrier) and step.part in (BarrierPart.BOTH, BarrierPart.SIGNAL):
            return True
    return False


def _steps(line: str, arch: Arch) -> tuple[SynchronizationStep, ...]:
    """The barriers and waits of an asm statement; none if its execution is not known."""
    text = attachments(line)[0].split('"')[1]
    return steps_of(straight_statements(unquote(f'"{text}"')) or (), arch)


def lost_waits(module: Module, f: FunctionProvenance, options: AnnotateOptions) -> list[int]:
    """The lines of a function's barriers and atomic accesses whose waits a compiler's code lacks."""
    end = module.lines.index("}", f.line) if options.lost_waits else 0
    return [line for line in options.lost_waits if f.line < line < end]


# --- legible waits ------------------------------------------------------------------------------------------
#
# Making the author's own waits legible to the backend.
#
# Kernels write their waits as ``asm sideeffect "s_waitcnt vmcnt(16)\0As_barrier"``. The backend cannot see into the
# statement and adds a wait of its own behind it. A statement that holds nothing but waits and barriers, with no
# operands and no clobber but memory, is the same sequence of intrinsics:
#
#     fence syncscope("singlethread") seq_cst
#     call void @llvm.amdgcn.s.waitcnt(i32 imm)      ; gfx6 to gfx11, imm encoded for the architecture
#     call void @llvm.amdgcn.s.wait.loadcnt(i16 n)   ; gfx12 and later
#     call void @llvm.amdgcn.s.barrier()
#
# An asm statement keeps memory accesses on their side of it, and so does the barrier intrinsic. The wait intrinsics do
# not, as they touch no memory that LLVM knows of. A store that sank below the wait in front of a barrier would not have
# landed when another wave reads it. So if the sequence does not begin or end with a barrier, it gets a single-thread
# fence there, which orders the compiler and becomes no instruction. Source: LLVM LangRef, ``singlethread`` scope;
# SIMemoryLegalizer.
#
# A barrier in the statement follows rule R8 (`ldsopt.transforms.annotate.bare_barriers`) like one outside: it waits for
# the wave's LDS operations only if an outstanding one may meet another wave's access. Otherwise reads that the author
# left in flight stay in flight.
#
# A statement that is not known exactly stays as it is. So does a barrier if the backend would put a full wait in front
# of the intrinsic (`ldsopt.transforms.annotate.bare_barriers.waits_by_itself`): the rewriting would add the wait that
# it should save. And so does a wait that leaves operations in flight, in a module with flat accesses: a flat access may
# complete out of order, as it may go to LDS or to memory, and the backend would take it for complete behind a wait that
# it can read.


_PACKED = frozenset({"vmcnt", "expcnt", "lgkmcnt"})
_MAX_COUNT = 0xFFFF
_BARRIER = "llvm.amdgcn.s.barrier"
_FENCE = '  fence syncscope("singlethread") seq_cst'


def legible(line: str, arch: Arch, *, drain: bool, rewrites_barriers: bool) -> tuple[str, ...] | None:
    """The intrinsic calls in place of an asm statement; ``None`` if it is anything but waits and barriers.

    Args:
        line: an instruction line.
        arch: decides the encoding, and the kinds of waits.
        drain: let a barrier wait for the wave's LDS operations; see `ldsopt.transforms.annotate.bare_barriers`.
        rewrites_barriers: the backend adds no wait to the intrinsic of a barrier.
    """
    call, *quoted = attachments(line)[0].split('"')
    is_statement = call.replace("  tail call ", "  call ") == "  call void asm sideeffect "
    if not is_statement or quoted[1:3] not in ([", ", ""], [", ", "~{memory}"]):
        return None
    if quoted[3] != "()" and number_behind("() #", quoted[3]) is None:
        return None
    lines: list[str] = []
    for mnemonic, operands in straight_statements(unquote(f'"{quoted[0]}"')) or ():
        intrinsic = _call(mnemonic, operands.strip(), arch)
        if intrinsic is None:
            return None
        name, argument = intrinsic
        if name == _BARRIER and not rewrites_barriers:
            return None
        if name == _BARRIER and drain:
            _drain(lines, arch)
        lines.append(f"  call void @{name}({argument})")
    if not lines:
        return None
    if _BARRIER not in lines[0]:
        lines.insert(0, _FENCE)
    if _BARRIER not in lines[-1]:
        lines.append(_FENCE)
    return tuple(lines)


def leaves_in_flight(line: str, arch: Arch) -> bool:
    """True if an asm statement of waits leaves operations outstanding on a counter that it waits for.

    >>> from ldsopt.target.arch import arch
    >>> statement = '  call void asm sideeffect "s_waitcnt vmcnt({}) lgkmcnt(0)", ""()'
    >>> [leaves_in_flight(statement.format(count), arch("gfx942")) for count in (1, 0)]
    [True, False]
    """
    return any(isinstance(step, CounterWait) and step.most > 0 for step in _steps(line, arch))


def _drain(lines: list[str], arch: Arch) -> None:
    """Extends the wait in front of a barrier to LDS operations, or adds one."""
    own = waited_for(lines[-1]) if lines else None
    if own is not None:
        lines[-1] = lines[-1].replace(f"(i32 {own})", f"(i32 {with_lds_drained(arch, own)})")
    else:
        lines.append(lds_wait(arch))


def _call(mnemonic: str, operands: str, arch: Arch) -> tuple[str, str] | None:
    """(intrinsic, argument with its type) of one statement."""
    if mnemonic == "s_barrier" and not operands:
        return None if arch.has_auto_barrier_wait else (_BARRIER, "")
    counter = mnemonic.removeprefix("s_wait_")
    if mnemonic == "s_waitcnt" and arch.has_waitcnt:
        immediate = _immediate(operands, arch)
        return None if immediate is None else ("llvm.amdgcn.s.waitcnt", f"i32 {immediate}")
    has_intrinsic = mnemonic != counter and counter in arch.counters and counter != "xcnt"
    count = inline_asm.integer(operands)
    if arch.has_waitcnt or not has_intrinsic or count is None or not 0 <= count <= _MAX_COUNT:
        return None
    return f"llvm.amdgcn.s.wait.{counter}", f"i16 {count}"


def _immediate(operands: str, arch: Arch) -> int | None:
    value = inline_asm.integer(operands)
    if value is not None:
        return value if 0 <= value <= _MAX_COUNT else None
    try:
        counts = waits.parse_counters("s_waitcnt", operands, arch)
        fields = dict(counts)
        is_plain = len(fields) == len(counts) and fields.keys() <= _PACKED and "_sat" not in operands
        return waits.encode(arch, **fields) if is_plain else None
    except ValueError:
        return None
