"""A witness of weaker waits, as data: the operations left outstanding, and why nothing needs them.

The states are those of the checker's own walk (`ldsopt.witness`). The witness adds what the checker cannot see in code:
the bytes that LDS instructions touch, by the IR; the requirements of fences at barriers; and the reasons why pairs that
meet by the checker's reading are apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ldsopt.analysis.ranges.footprints import Part
from ldsopt.analysis.ranges.values import PLAIN
from ldsopt.checker.findings import Finding
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.iterations import LaunchPath
from ldsopt.target.memory_model import Ordered
from ldsopt.target.opcodes import opcode
from ldsopt.touch import Touch
from ldsopt.waits.kernels import KernelCode
from ldsopt.waits.results import ExactWaits, KernelWaits
from ldsopt.witness.code import WitnessedBlock, read_both, without_edges
from ldsopt.witness.document import KernelWitness, WaitsWitness, WitnessedBytes
from ldsopt.witness.states import AskedOrder, LeftWalk, solved
from ldsopt.witness.validate import leaves_of, not_followed, weaker_waits

_EVERYTHING = frozenset({"load", "store", "lds", "lanes", "scalar", "dma"})
_BY_RANGES = "the ranges of their addresses have no byte in common"
_BY_ITERATIONS = "iterations of loops, or paths that launches take, keep them apart"
_AS_BEFORE = "the compiler's code has the same unproven finding"


def witness_of(found: ExactWaits) -> WaitsWitness:
    """The witness of a module's exact waits.

    Kernels whose reasons the checker's local rules cannot follow are named, with the cause.
    """
    stock = "\n".join(found.code.listing.text)
    blocks = read_both(stock, found.text, "the code")
    kernels: list[KernelWitness] = []
    without: dict[str, str] = {}
    for kernel in found.kernels:
        code = blocks.get(kernel.name)
        if code is None or kernel.before is None or not any(weaker_waits(code)):
            continue
        parting = kernel.before.checked.waves_part
        about = found.check.arch, found.findings, parting
        made = _of_kernel(kernel, kernel.before, code, *about)
        every = [made]
        if isinstance(made, str) and not parting:
            launch_paths = [
                _untaken(kernel.before.function, code, path) for path in kernel.before.checked.launch_paths
            ]
            every = [
                _of_kernel(kernel, kernel.before, code, *about, path) for path in dict.fromkeys(launch_paths)
            ]
        shown = [one for one in every if not isinstance(one, str)]
        if shown and len(shown) == len(every):
            kernels += shown
        elif isinstance(made, str):
            without[kernel.name] = made
    return WaitsWitness(found.check.arch, tuple(kernels), without)


def _of_kernel(  # noqa: PLR0917 -- what is known of one kernel
    kernel: KernelWaits,
    before: KernelCode,
    blocks: list[WitnessedBlock],
    arch: str,
    findings: Iterable[Finding],
    waves_part: bool,
    untaken: frozenset[tuple[int, int]] = frozenset(),
) -> KernelWitness | str:
    blocks = without_edges(blocks, untaken)
    lines = {line.number: line for block in blocks for line in block.lines}
    instructions = {i.line: i for i in before.function.instructions}
    asked = AskedOrder(
        {
            number: _asks(before, instructions[line.stock])
            for number, line in lines.items()
            if opcode(line.mnemonic).arrives_at_barrier
        },
        bool(before.order.why_kept),
        before.order.tells_by_stores,
        waves_part,
        frozenset(number for number, line in lines.items() if line.stock in before.order.constant),
    )
    walk = LeftWalk(arch, blocks, asked)
    refused: dict[int, str] = {}
    met: set[tuple[int, int, str]] = set()

    def refuse(line: int, why: str) -> None:
        refused.setdefault(line, why)

    for line, why in not_followed(arch, blocks, walk):
        refuse(line, why)
    states = solved(walk, blocks, refuse, lambda *pair: met.add(pair))
    if refused:
        line, why = min(refused.items())
        return f"line {line}: {why}, as far as local rules tell"
    unproven = {
        (one.started.asm_line, one.used.asm_line)
        for one in findings
        if one.function == kernel.name and one.used is not None
    }
    touched = _WitnessedTouches(before, instructions)
    accesses: dict[int, tuple[WitnessedBytes, ...] | None] = {}
    told: dict[tuple[int, int, str], str] = {}
    for left, access, waves in sorted(met):
        first, second = lines[left].stock, lines[access].stock
        for number, stock in ((left, first), (access, second)):
            accesses.setdefault(number, touched.bytes(stock))
        mine, theirs = accesses[left], accesses[access]
        if mine is not None and theirs is not None and all(a.is_apart(b) for a in mine for b in theirs):
            continue
        if touched.is_apart(first, second):
            told[left, access, waves] = _BY_RANGES
        else:
            told[left, access, waves] = _AS_BEFORE if (first, second) in unproven else _BY_ITERATIONS
    waits = leaves_of(blocks, walk, states)
    return KernelWitness(kernel.name, asked, accesses, told, states, waits, untaken)


def _untaken(
    function: AsmFunction, blocks: Sequence[WitnessedBlock], path: LaunchPath
) -> frozenset[tuple[int, int]]:
    """The edges between the checker's blocks that are not taken on a path; its other edges are left out."""
    first = {block.lines[0].stock: number for number, block in enumerate(blocks) if block.lines}
    last: dict[int, int] = {}
    for number, block in enumerate(blocks):
        for line in (
            block.lines[-2:] if block.lines[-1:] and block.lines[-1].mnemonic == "s_nop" else block.lines[-1:]
        ):
            last[line.stock] = number
    found = set()
    for before, after in path.untaken:
        ends = [
            [
                i.line
                for i in function.blocks[n].instructions
                if not i.opcode.is_wait and i.mnemonic != "s_nop"
            ]
            for n in (before, after)
        ]
        if all(ends) and ends[0][-1] in last and ends[1][0] in first:
            edge = last[ends[0][-1]], first[ends[1][0]]
            if edge[1] in blocks[edge[0]].successors:
                found.add(edge)
    return frozenset(found)


def _asks(code: KernelCode, barrier: AsmInstruction) -> frozenset[str]:
    """The operations that `ldsopt.checker.order` requires complete at a barrier."""
    if code.arch.has_auto_barrier_wait:
        return _EVERYTHING
    asked: Ordered = code.order.releases.get(barrier.line, code.order.elsewhere).by_any
    kinds = (
        (asked.loads, ("load", "dma")),
        (asked.stores, ("store",)),
        (asked.lds, ("lds",)),
        (asked.scalar, ("scalar",)),
    )
    return frozenset(kind for is_asked, several in kinds if is_asked for kind in several)


class _WitnessedTouches:
    """The bytes that LDS instructions touch, by their lines in the compiler's listing."""

    def __init__(self, code: KernelCode, instructions: Mapping[int, AsmInstruction]) -> None:
        self._overlap = code.checked.overlap
        self._instructions = instructions

    def bytes(self, line: int) -> tuple[WitnessedBytes, ...] | None:
        """The bytes by variable; ``None`` for any."""
        if not isinstance(self._overlap, AccessOverlap):
            return None
        footprint = self._overlap.footprint(self._instructions[line])
        if footprint.parts is None:
            return None
        found = [self._of_part(self._overlap, part) for part in footprint.parts]
        return tuple(one for one in found if one is not None) if None not in found else None

    @staticmethod
    def _of_part(overlap: AccessOverlap, part: Part) -> WitnessedBytes | None:
        offsets = part.offsets
        if part.base == PLAIN or offsets.is_empty:
            return None
        first, last = offsets.unsigned_min, offsets.unsigned_max
        if last + part.size > offsets.mask:
            return None
        return WitnessedBytes(overlap.name_of(part.base), first, last, offsets.modulus, part.size)

    def is_apart(self, earlier: int, later: int) -> bool:
        """True if two instructions have no byte in common in any execution."""
        if not isinstance(self._overlap, AccessOverlap):
            return False
        first, second = self._instructions[earlier], self._instructions[later]
        return self._overlap.of_all_iterations(first, second) is Touch.NEVER
