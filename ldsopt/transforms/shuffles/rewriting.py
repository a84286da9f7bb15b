"""Exchanges between lanes made by the vector ALU instead of LDS hardware, or there without an index.

    %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %v)         ; before: index is 4 * (lane ^ 1) in all lanes
    %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 177, i32 15, i32 15, i1 true)    ; after

An exchange by LDS hardware touches no byte of LDS, but is counted, waited for and queued like an access. A DPP move is
none of that, and becomes a part of the arithmetic that uses its result.

An exchange changes only if, in every lane that is active, its result stays the same for every set of active lanes. That
follows from two facts:

1. The lane that each lane reads is known (`ldsopt.transforms.shuffles.exchanges`), and the move reads the same.
2. A source that is not active gives zero in both, or all lanes of the wave are active where the exchange stands.

All lanes are active where a kernel's workgroups are made of whole waves, each of them full, and the block of the
exchange is one that all work-items run if one does (`ldsopt.analysis.flow.divergence`). In such a block the first lane
of a wave is active in any case.

Functions with code for a whole wave (``strict.wwm``, ``set.inactive``) stay as they are: LLVM widens the set of active
lanes there by what an instruction's result is used for. What computed the index stays too; the compiler drops it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.ir.attributes import launch_bounds, string_attributes, wave_size
from ldsopt.ir.calls import callee_name, is_call, read_call
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import argument_value, attachments, result
from ldsopt.target.arch import Arch
from ldsopt.transforms.judged import EditStanding, FunctionSites, JudgedEdits
from ldsopt.transforms.shuffles.exchanges import (
    EXCHANGES,
    SWIZZLE,
    LaneSources,
    described,
    has_exchanges,
    value_operand,
)
from ldsopt.transforms.shuffles.moves import ExchangeMove, MoveKind, ReadLanes, find_move

_WHOLE_WAVE = tuple(
    f"llvm.amdgcn.{name}"
    for name in (
        "strict.",
        "wwm",
        "wqm",
        "softwqm",
        "set.inactive",
        "init.whole.wave",
        "init.exec",
        "ps.live",
        "live.mask",
    )
)
_DECLARATIONS = {
    "update.dpp": "declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)",
    "permlane16": "declare i32 @llvm.amdgcn.permlane16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg)",
    "permlanex16": "declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg)",
    "readlane": "declare i32 @llvm.amdgcn.readlane.i32(i32, i32)",
    "permlane64": "declare i32 @llvm.amdgcn.permlane64.i32(i32)",
    "permlane16.swap": "declare { i32, i32 } @llvm.amdgcn.permlane16.swap(i32, i32, i1 immarg, i1 immarg)",
    "permlane32.swap": "declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg)",
    "ds.swizzle": "declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg)",
}


class ExchangeStanding(EditStanding):
    """The outcome of an exchange, and why: the classes that reports count."""

    DPP = "DPP"
    TWO_DPP = "two DPP"
    PERMLANE = "permlane"
    READLANE = "readlane"
    OWN = "own value"
    SWIZZLE = "swizzle"
    UNKNOWN_INDEX = "index not known"
    NO_MOVE = "no move of two instructions"
    NEEDS_ALL_LANES = "needs all lanes active"
    WHOLE_WAVE = "in whole-wave code"
    GAINS_NOTHING = "gains nothing"

    @property
    def is_made(self) -> bool:
        """The exchange was rewritten; all but a swizzle need no LDS hardware any more."""
        return self in _MADE


_OF_KIND = {
    MoveKind.OWN: ExchangeStanding.OWN,
    MoveKind.DPP: ExchangeStanding.DPP,
    MoveKind.TWO_DPP: ExchangeStanding.TWO_DPP,
    MoveKind.PERMLANE16: ExchangeStanding.PERMLANE,
    MoveKind.PERMLANEX16: ExchangeStanding.PERMLANE,
    MoveKind.PERMLANE64: ExchangeStanding.PERMLANE,
    MoveKind.SWAP16: ExchangeStanding.PERMLANE,
    MoveKind.SWAP32: ExchangeStanding.PERMLANE,
    MoveKind.READLANE: ExchangeStanding.READLANE,
    MoveKind.SWIZZLE: ExchangeStanding.SWIZZLE,
}


_MADE = frozenset(_OF_KIND.values())
FEWER = (_MADE - {ExchangeStanding.SWIZZLE}, frozenset({ExchangeStanding.DPP}))
"""The moves still made of a function's exchanges where more makes its code worse, step by step.

A swizzle saves no wait. One DPP move becomes a part of arithmetic, and takes no register of its own.
"""


@dataclass(frozen=True, slots=True)
class LaneExchange:
    """One exchange between lanes by LDS hardware.

    Attributes:
        line: an index into `Module.lines` of the input.
        standing: what became of it, and why.
        pattern: what it does, in words (`described`); empty if that is not known.
        move: what does the same without LDS hardware, if something was found.
    """

    line: int
    standing: ExchangeStanding
    pattern: str = ""
    move: ExchangeMove | None = None


RewrittenFunction = FunctionSites[LaneExchange]
ShuffleRewriting = JudgedEdits[LaneExchange]


def find_rewriting(
    module: Module,
    given_back: Mapping[str, str] | None = None,
    *,
    only: Mapping[str, frozenset[ExchangeStanding]] | None = None,
) -> ShuffleRewriting:
    """The exchanges of a module to rewrite; none where no architecture is known.

    Args:
        module: final IR.
        given_back: functions to leave as they are, by name, and why.
        only: what may be made of the exchanges of functions, by name; anything of those of others.
    """
    if module.arch is None or not has_exchanges(module):
        return ShuffleRewriting(Edits({}), ())
    search = _ShuffleSearch(module, module.arch, given_back or {}, only or {})
    functions = tuple(search.functions())
    return ShuffleRewriting(Edits(search.lines, tuple(search.declarations)), functions)


class _ShuffleSearch:
    def __init__(
        self,
        module: Module,
        arch: Arch,
        given_back: Mapping[str, str],
        only: Mapping[str, frozenset[ExchangeStanding]],
    ) -> None:
        self._module, self._arch, self._given_back, self._only = module, arch, given_back, only
        self._shared = ranges_of(provenance_of(module))
        self._prefix = "ldsopt.moved"
        while f"%{self._prefix}" in module.text:
            self._prefix += "."
        self.lines: dict[int, LineEdit] = {}
        self.declarations: dict[str, None] = {}

    def functions(self) -> Iterator[RewrittenFunction]:
        """The functions that have exchanges."""
        for function in self._module.functions():
            calls = [i for i in function.instructions if is_call(i)]
            found = [call for call in calls if callee_name(self._module, call) in EXCHANGES]
            if not found:
                continue
            reason = self._given_back.get(function.name, "")
            if any(callee_name(self._module, call).startswith(_WHOLE_WAVE) for call in calls):
                exchanges = [LaneExchange(call.line, ExchangeStanding.WHOLE_WAVE) for call in found]
            else:
                exchanges = self._exchanges(function, found, is_kept=bool(reason))
            yield RewrittenFunction(function.name, function.line, tuple(exchanges), given_back=reason)

    def _exchanges(
        self, function: Function, calls: list[Instruction], *, is_kept: bool
    ) -> list[LaneExchange]:
        if not function.is_kernel and self._arch.wave_size == 32 and "+wavefrontsize64" in self._module.text:
            # Its callers' waves may be of either size.
            return [LaneExchange(call.line, ExchangeStanding.UNKNOWN_INDEX) for call in calls]
        sources = LaneSources(self._shared, function, self._arch)
        active = _ActiveLanes(self, function, self._module)
        found = []
        for call in calls:
            exchange = self._exchange(call, sources.of(call), active)
            if exchange.standing.is_made and exchange.move is not None:
                is_too_much = exchange.standing not in self._only.get(function.name, _MADE)
                if is_kept or is_too_much or (edit := self._edit(call, exchange.move)) is None:
                    exchange = LaneExchange(call.line, ExchangeStanding.GAINS_NOTHING, exchange.pattern)
                else:
                    self.lines[call.line] = edit
            found.append(exchange)
        return found

    def _exchange(self, call: Instruction, sources: ReadLanes | None, active: _ActiveLanes) -> LaneExchange:
        if sources is None:
            return LaneExchange(call.line, ExchangeStanding.UNKNOWN_INDEX)
        words = described(sources)
        move = find_move(sources, self._arch)
        without_proof = move
        if move is None or move.kind is MoveKind.SWIZZLE:
            move = find_move(sources, self._arch, all_active=True)
            if move is not None and move.needs_all_active and not active.suffice(call, move):
                if without_proof is None:
                    return LaneExchange(call.line, ExchangeStanding.NEEDS_ALL_LANES, words, move)
                move = without_proof
        if move is None or (move.kind is MoveKind.SWIZZLE and callee_name(self._module, call) == SWIZZLE):
            return LaneExchange(call.line, ExchangeStanding.NO_MOVE, words)
        return LaneExchange(call.line, _OF_KIND[move.kind], words, move)

    def uniform_blocks(self, function: Function) -> frozenset[int]:
        """The blocks of a kernel that all work-items run if one does."""
        if not function.is_kernel:
            return frozenset()
        if of_function(function).irreducible is not None:
            return frozenset()
        divergence = divergence_of(function, self._module, of_branches=True)
        return frozenset(range(len(function.blocks))) - divergence.partial.keys()

    # --- edits ------------------------------------------------------------------------------------------

    def _edit(self, call: Instruction, move: ExchangeMove) -> LineEdit | None:
        """The line in its new wording; ``None`` if the line is not one that can be taken apart."""
        line = attachments(self._module.lines[call.line])[0]
        name = result(line)
        text = read_call(line)
        if not name or call.opcode != "call" or " = musttail " in line or len(text.arguments) != 2:
            return None
        argument = text.arguments[value_operand(text.callee)]
        value = line[slice(*argument_value(line, argument, "i32"))]
        into = f"  {name} = "
        if move.kind is MoveKind.OWN:
            return LineEdit(text=f"{into}bitcast i32 {value} to i32")
        if move.kind is MoveKind.READLANE:
            return LineEdit(text=into + self._call("readlane", f"i32 {value}, i32 {move.lane}"))
        if move.kind is MoveKind.SWIZZLE:
            return LineEdit(text=into + self._call("ds.swizzle", f"i32 {value}, i32 {move.offset}"))
        if move.kind is MoveKind.PERMLANE64:
            return LineEdit(text=into + self._call("permlane64", f"i32 {value}"))
        if move.kind in (MoveKind.PERMLANE16, MoveKind.PERMLANEX16):
            low, high = (_signed(selector) for selector in move.selectors)
            operands = f"i32 poison, i32 {value}, i32 {low}, i32 {high}, i1 false, i1 true"
            return LineEdit(text=into + self._call(move.kind.value, operands))
        if move.kind in (MoveKind.SWAP16, MoveKind.SWAP32):
            return self._swapped(call, move.kind.value, value, into)
        calls, old = [], "poison"
        for control in move.controls:
            operands = f"i32 {old}, i32 {value}, i32 {control.code}, i32 {control.rows}, i32 {control.banks}, i1 true"
            calls.append(self._call("update.dpp", operands))
            old = f"%{self._prefix}.{call.line}"
        before = tuple(f"  {old} = {text}" for text in calls[:-1])
        return LineEdit(before=before, text=into + calls[-1])

    def _swapped(self, call: Instruction, name: str, value: str, into: str) -> LineEdit:
        """A swap of a value with itself, and the one of the two results that is not the own value."""
        pair, first, second, both = (f"%{self._prefix}.{call.line}.{part}" for part in range(4))
        before = (
            f"  {pair} = {self._call(name, f'i32 {value}, i32 {value}, i1 false, i1 false')}",
            f"  {first} = extractvalue {{ i32, i32 }} {pair}, 0",
            f"  {second} = extractvalue {{ i32, i32 }} {pair}, 1",
            f"  {both} = xor i32 {first}, {second}",
        )
        return LineEdit(before=before, text=f"{into}xor i32 {both}, {value}")

    def _call(self, name: str, operands: str) -> str:
        declaration = _DECLARATIONS[name]
        callee = declaration[declaration.index("@") + 1 : declaration.index("(")]
        if callee not in self._module.declarations():
            self.declarations[declaration] = None
        result = declaration.removeprefix("declare ").partition(" @")[0]
        return f"call {result} @{callee}({operands})"


class _ActiveLanes:
    """The lanes that are active for sure at a call; worked out when it is first asked for."""

    def __init__(self, search: _ShuffleSearch, function: Function, module: Module) -> None:
        self._search, self._function, self._module = search, function, module

    def suffice(self, call: Instruction, move: ExchangeMove) -> bool:
        """All lanes are active that a move reads whether they are or not.

        The first lane of a wave is active in the whole of a kernel without divergence: a wave has a work-item there.
        """
        at, blocks = self._function.instructions.index(call), self._function.blocks
        if not any(blocks[number].start <= at < blocks[number].stop for number in self._uniform_blocks):
            return False
        is_first = move.kind is MoveKind.READLANE and move.lane == 0
        return is_first or _has_whole_waves(self._module, self._function)

    @cached_property
    def _uniform_blocks(self) -> frozenset[int]:
        return self._search.uniform_blocks(self._function)


def _has_whole_waves(module: Module, function: Function) -> bool:
    """Every wave of a kernel starts with all its lanes, in every launch that LLVM admits.

    ``reqd_work_group_size`` and equal bounds of ``amdgpu-flat-work-group-size`` say how large workgroups are; the last
    one of a launch may still be smaller, unless the kernel says ``"uniform-work-group-size"="true"``.
    """
    bounds = launch_bounds(module, function)
    is_uniform = string_attributes(module, function).get("uniform-work-group-size") == "true"
    return is_uniform and bounds.least == bounds.flat and bounds.flat % wave_size(module, function) == 0


def _signed(number: int) -> int:
    """A number of 32 bits as LLVM prints it."""
    return number - (1 << 32) if number >> 31 else number
