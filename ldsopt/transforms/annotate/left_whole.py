"""The functions that `annotate` may not touch, with the reasons."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import compress, count
from types import MappingProxyType

from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.laundered import destination, laundered_addresses
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.dataclass import dataclass
from ldsopt.ir import inline_asm
from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.module import Function, FunctionBody, Module
from ldsopt.ir.syntax import attachments
from ldsopt.transforms.annotate.annotated import ALREADY_ANNOTATED
from ldsopt.transforms.annotate.bare_barriers import has_bare_barrier, is_miscounted
from ldsopt.transforms.annotate.tags import LDS_DOMAIN

_UNTRACKED = "an LDS-DMA that the backend does not track"


def reasons_to_leave_whole(
    module: Module,
    functions: list[FunctionProvenance],
    touched: Callable[[Access], bool],
    left: Mapping[str, str] = MappingProxyType({}),
) -> dict[str, str]:
    """The reason why each function may not be touched; empty if it may.

    A reason spreads to callers and callees: the backend may inline one into the other, and then a DMA without a scope
    stands beside tagged reads (R3).

    Args:
        touched: true if annotating would give a DMA scopes.
        left: functions that must be left whole, with the reason.
    """
    nodes = module.metadata
    reasons = {f.name: left.get(f.name) or _own_reason(module, nodes, f, touched) for f in functions}
    neighbours: dict[str, set[str]] = {f.name: set() for f in functions}
    for f in functions:
        for callee in f.calls & neighbours.keys():
            neighbours[f.name].add(callee)
            neighbours[callee].add(f.name)
    pending = [name for name, reason in reasons.items() if reason]
    while pending:
        name = pending.pop()
        for other in neighbours[name]:
            if not reasons[other]:
                reasons[other] = f"it calls, or is called by, '{name}', which is left whole"
                pending.append(other)
    return reasons


def _own_reason(
    module: Module, nodes: MetadataNodes, f: FunctionProvenance, touched: Callable[[Access], bool]
) -> str:
    for line in f.hidden_dma:
        what = "inline assembly that may start an LDS-DMA" if _is_unread(module.lines[line]) else _UNTRACKED
        return f"{what}: {module.lines[line].strip()[:100]}"
    dmas = [access for access in f.accesses if access.kind is AccessKind.DMA]
    if module.arch is None and any(is_miscounted(access) and touched(access) for access in dmas):
        return (
            "an LDS-DMA by a global load, which LLVM miscounts (R9), for no known architecture: give --mcpu"
        )
    if module.names_convergence_tokens and any(
        touched(access) and access.intrinsic is not None and access.intrinsic.transfer.is_wave_uniform
        for access in dmas
    ):
        return "its calls name convergence tokens, and the `readfirstlane` to be added would have none"
    return ALREADY_ANNOTATED if _is_annotated(module, nodes, f, touched) else ""


def _is_unread(line: str) -> bool:
    """True of inline assembly whose statements are not known."""
    try:
        return inline_asm.parse(attachments(line)[0].rpartition('"')[0] + '"').statements is None
    except ValueError:
        return False


def _is_annotated(
    module: Module, nodes: MetadataNodes, f: FunctionProvenance, touched: Callable[[Access], bool]
) -> bool:
    """True if a function is already annotated: it has tags of ours, and every DMA has some and is laundered.

    Tags alone do not count: a front-end's may be of the same names, and a later optimizer may have undone the rest.
    """
    if not module.has_attachments:
        return False
    found, laundered = False, frozenset[str]()
    for access in f.accesses:
        needed = access.kind is AccessKind.DMA and touched(access)
        if not needed and ", !" not in module.lines[access.line]:
            continue
        attached = attachments(module.lines[access.line])[1]
        lists = [attached[kind] for kind in ("alias.scope", "noalias") if kind in attached]
        if not any(scope.domain == LDS_DOMAIN for node in lists for scope in nodes.scopes(node)):
            if needed:
                return False
            continue
        row = access.intrinsic if access.is_dma else None
        if row is not None:
            laundered = laundered or laundered_addresses(module.lines, f.line)
            head = attachments(module.lines[access.line])[0]
            if destination(head, access.callee, row) not in laundered:
                return False
        found = True
    return found


# --- dma functions ------------------------------------------------------------------------------------------
#
# The facts about a function with LDS-DMA or bare barriers that planning needs beside its accesses.
#
# Tags are planned when all functions have been analysed. Keeping all functions until then would take more memory than
# LLVM does, so only these facts are kept; the function itself is kept only if its divergence may be asked for.


@dataclass(frozen=True, slots=True)
class DmaFunction:
    """A function with LDS-DMA, or with barriers that may have to wait for LDS operations.

    Attributes:
        name: of the function.
        line: of its ``define``; `end` is that of its closing brace.
        starts: the first line of each block.
        flow: its control flow.
        homes: by the address of a DMA's destination, if it is no constant, the first line in front of which it can be
            used; ``None`` if its definition ends a block.
        decoded: the function, if its divergence may matter.
    """

    name: str
    line: int
    end: int
    starts: tuple[int, ...]
    flow: ControlFlow
    homes: Mapping[int, int | None]
    decoded: Function | None

    def block_of(self, line: int) -> int:
        """The number of the block that an instruction is in."""
        return bisect_right(self.starts, line) - 1

    def is_from_elsewhere(self, dma: Access) -> bool:
        """True if a DMA's destination is defined in another block."""
        home = self.homes.get(dma.pointers[0])
        return home is not None and self.block_of(home) != self.block_of(dma.line)


def has_dma_or_bare_barrier(
    module: Module, body: FunctionBody, found: FunctionProvenance, *, drains: bool = False
) -> bool:
    """True if a function has an LDS-DMA, or a bare barrier that is to be drained.

    Args:
        body: of the function.
        found: its accesses.
        drains: bare barriers of functions without LDS-DMA may have to wait, too.
    """
    return any(access.kind is AccessKind.DMA for access in found.accesses) or bool(
        drains and found.accesses and has_bare_barrier(module, body.line, body.end)
    )


def dma_function(module: Module, function: Function, found: FunctionProvenance) -> DmaFunction:
    """The facts that are kept of such a function."""
    dmas = [access for access in found.accesses if access.kind is AccessKind.DMA]
    flow = of_function(function)
    made = DmaFunction(
        name=function.name,
        line=function.line,
        end=function.end,
        starts=tuple([function.columns.lines[block.start] for block in function.blocks]),
        flow=flow,
        homes=_homes(module, function, dmas),
        decoded=function,
    )
    calls = any(
        "call " in line and "@llvm." not in line for line in module.lines[function.line + 1 : function.end]
    )
    meets = found.barriers or found.asm or calls or not found.is_kernel
    if meets or any(made.is_from_elsewhere(access) for access in dmas):
        return made
    return replace(made, decoded=None)


def _homes(module: Module, function: Function, dmas: Iterable[Access]) -> dict[int, int | None]:
    pointers = {access.pointers[0] for access in dmas}
    addresses, lines = function.columns.addresses, function.columns.lines
    homes: dict[int, int | None] = {
        pointer: lines[0] for pointer in pointers if module.kind(pointer) == ValueKind.ARGUMENT
    }
    ends = frozenset(block.stop - 1 for block in function.blocks)
    for number in compress(count(), map(pointers.__contains__, addresses)):
        homes[addresses[number]] = None if number in ends else _line_behind(function, number)
    return homes


def _line_behind(function: Function, definition: int) -> int:
    """The first line in front of which a value can be used: behind its definition and the ``phi`` that follow."""
    opcodes, following = function.columns.opcodes, definition + 1
    while opcodes[following] == "phi":
        following += 1
    return function.columns.lines[following]
