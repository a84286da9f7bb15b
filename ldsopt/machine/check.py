"""`check` of machine code without IR: register hazards, and LDS accesses and copies that no wait keeps in order.

Every path is followed with what is in flight, as for code that a module was compiled to (`ldsopt.isa.wait_check`). What
differs is how LDS accesses are told apart: by the addresses that their registers may hold (`ldsopt.machine.addresses`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from ldsopt.checker.findings import (
    Check,
    CodeForm,
    Finding,
    FindingPlace,
    FunctionCheck,
    Rule,
    Verdict,
)
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.calls import Callers
from ldsopt.isa.kernel_start import StatedKernels
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import FunctionWaits, WaitFinding, WaitFindingKind
from ldsopt.machine.addresses import LdsPiece, follow
from ldsopt.machine.decisions import parted_blocks
from ldsopt.machine.entry import kernel_entry
from ldsopt.machine.first_item import sure_bytes, sure_bytes_of_waves
from ldsopt.machine.overlap import PieceOverlap
from ldsopt.machine.rounds import round_loops
from ldsopt.machine.spelling import with_unread
from ldsopt.target.arch import Arch
from ldsopt.touch import Touch

_RULES = {
    WaitFindingKind.MISSING_WAIT: Rule.MISSING_WAIT,
    WaitFindingKind.ACROSS_BARRIER: Rule.ACROSS_BARRIER,
    WaitFindingKind.BARE_BARRIER: Rule.BARE_BARRIER,
    WaitFindingKind.REGISTER_HAZARD: Rule.REGISTER_HAZARD,
    WaitFindingKind.AT_RETURN: Rule.AT_RETURN,
}


def check_listing(
    listing: Assembly,
    arch: Arch,
    *,
    source: str,
    form: CodeForm,
    stated: StatedKernels,
) -> Check:
    """Checks the functions of a listing.

    Args:
        listing: the code.
        arch: that it is for.
        source: its name.
        form: whether the listing is the input's own, or was made of it.
        stated: of its kernels.

    Raises:
        ValueError: a wait cannot be read.
    """
    judged: list[tuple[FunctionCheck, list[Finding]]] = []
    for one in functions_of(listing, arch, stated):
        waits = one.checked.check()
        judged.append((summary_of(one, waits), findings_of(one.checked.function, waits, listing.text)))
    return check_of(judged, source=source, arch=arch, form=form)


class FollowedFunction(NamedTuple):
    """A function of a listing, and what it is checked with.

    Attributes:
        alone: the function without its callees' code.
        checked: with it.
        pieces: the bytes of LDS that its own instructions touch, by line.
        with_all_lanes: the lines of those that all lanes execute.
    """

    alone: AsmFunction
    checked: CheckedCode
    pieces: Mapping[int, tuple[LdsPiece, ...]]
    with_all_lanes: frozenset[int]


def functions_of(listing: Assembly, arch: Arch, stated: StatedKernels) -> Iterator[FollowedFunction]:
    """The functions of a listing, in its order. Arguments as of `check_listing`."""
    callers = Callers(listing)
    for read in listing.functions:
        alone = with_unread(read)
        entry = kernel_entry(alone.name, arch, stated) if alone.is_kernel else None
        followed = follow(alone, arch, entry)
        function = callers.with_callees(alone)
        parted = parted_blocks(
            alone, followed.with_all_lanes, followed.all_or_none, entry.of_waves if entry else ()
        )
        sure = sure_bytes(alone, arch, entry, parted) if entry else {}
        rounds = round_loops(alone, arch, entry, parted) if entry else ()
        of_waves = partial(sure_bytes_of_waves, alone, arch, entry, parted) if entry else tuple
        overlap = PieceOverlap(followed.pieces, sure, of_waves)
        code = CheckedCode(function, arch, overlap, waves_part=True, loops=rounds)
        yield FollowedFunction(alone, code, followed.pieces, followed.with_all_lanes)


def check_of(
    judged: Iterable[tuple[FunctionCheck, Sequence[Finding]]], *, source: str, arch: Arch, form: CodeForm
) -> Check:
    """What was found in the functions of a listing, put together. Arguments as of `check_listing`."""
    functions = tuple(judged)
    order = {Verdict.DEFINITE: 0, Verdict.UNPROVEN: 1}
    ordered = sorted(
        (finding for _, found in functions for finding in found),
        key=lambda f: (order[f.verdict], f.function, f.started.asm_line or 0),
    )
    return Check(
        source,
        arch.name,
        "unknown compiler",
        tuple(summary for summary, _ in functions),
        tuple(ordered),
        is_same_code=True,
        assumptions=(),
        code=form,
    )


def findings_of(function: AsmFunction, waits: FunctionWaits, text: Sequence[str]) -> list[Finding]:
    """The findings about a function.

    Args:
        function: with its callees' code.
        waits: what its check has found.
        text: the listing's lines.
    """
    found = [_finding(function, one) for one in waits.findings]
    if function.unreadable:  # the missing part may be the wait
        found = [replace(one, verdict=Verdict.UNPROVEN) for one in found]
    for one in function.unreadable:
        place = FindingPlace(None, "", one.line, text[one.line - 1].strip(), identity=one.why)
        unreadable = Rule.UNREADABLE_CODE, Verdict.UNPROVEN, function.name, place
        found.append(Finding(*unreadable, reason=one.why, is_of_code=True))
    return found


def _finding(function: AsmFunction, found: WaitFinding) -> Finding:
    return Finding(
        _RULES[found.kind],
        Verdict.DEFINITE if found.verdict is Touch.MUST else Verdict.UNPROVEN,
        function.name,
        _place(function, found.started),
        _place(function, found.used),
        found.counter,
        tuple((point.label, point.line) for point in found.path),
        found.registers,
        found.executions,
        is_of_code=True,
    )


def _place(function: AsmFunction, instruction: AsmInstruction) -> FindingPlace:
    asm = f"{instruction.mnemonic} {instruction.operands}".strip()
    authored = instruction.line in function.authored
    return FindingPlace(None, "", instruction.line, asm, instruction.mnemonic, is_authored=authored)


def summary_of(one: FollowedFunction, waits: FunctionWaits) -> FunctionCheck:
    """What was counted of one function: its waits, and how many of its LDS instructions have known addresses."""
    function, pieces, arch = one.alone, one.pieces, one.checked.arch
    touching = [
        i for block in function.blocks for i in block.instructions if is_lds_access(i) or is_lds_dma(i)
    ]
    bounded = sum(
        i.line in pieces and all(_is_bounded(piece, arch.lds_bytes) for piece in pieces[i.line])
        for i in touching
    )
    met = waits.meetings
    return FunctionCheck(
        name=function.name,
        waits=len({fact.line for fact in waits.waits}),
        redundant=len({f.line for f in waits.waits} - {f.line for f in waits.waits if not f.redundant}),
        for_dma=len({f.line for f in waits.waits if f.dma and not f.completes_others}),
        recoverable=sum(fact.recoverable for fact in waits.waits),
        exact=bounded,
        by_class=0,
        unmapped=len(touching) - bounded,
        meetings=met.apart if met else (),
        meetings_are_exact=met is None or met.is_exact,
    )


def _is_bounded(piece: LdsPiece, lds_bytes: int) -> bool:
    """Whether the addresses end within LDS, or all lie beyond it."""
    return piece.first.unsigned_max < lds_bytes or piece.first.unsigned_min >= lds_bytes
