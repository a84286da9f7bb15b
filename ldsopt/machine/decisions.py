"""The dependence of a wave's decisions on values from memory or LDS, which may be another wave's message.

Rule. The result of a load, of an access of LDS or of an update is *from memory*, and so are results computed from it.
Scalar loads read memory that does not change. The code decides by memory if a branch depends on a value from memory, or
if such a value goes to EXEC. This is followed forwards through the control flow, until the register is written anew; a
vector register counts as written anew only where all lanes are active. An instruction that may keep a part of its
result's old value keeps all.

Example, a wave that waits for a flag; without the last line nothing depends on it::

    ds_read_b32 v1, v0
    v_cmp_ne_u32_e32 vcc, 0, v1
    s_cbranch_vccz .LBB0_1
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from operator import or_
from typing import NamedTuple

from ldsopt.graph import Dominators, backwards, post_dominators, reachable, solved
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, innermost_loops, scalar_pair
from ldsopt.isa.decode import Decoded, decode, decoded
from ldsopt.isa.operands import (
    ACCUMULATORS,
    EXEC,
    FIRST_SPILLED,
    M0,
    SCALARS,
    VCC,
    VECTORS,
    RegisterSet,
    named,
    number,
    operands,
    register,
    results,
    sources,
    union,
)
from ldsopt.machine.arithmetic import RANGE_RULES, RULES
from ldsopt.machine.conditions import comparison
from ldsopt.target.opcodes import LDS_ADDRESS_AT, Action, Asked, Kind, LdsUse, Opcode, Trait, words

_SCC: RegisterSet = 1 << 8192
"""Beyond all registers that have names."""
_SCALARS: RegisterSet = register(f"s[0:{SCALARS - 1}]") | VCC | M0
_ITEMS: RegisterSet = register("v[0:2]")
"""Vector registers in which a kernel begins with work-items' ids; others hold nothing."""
_SPILLED: RegisterSet = register(f"s[{FIRST_SPILLED}:{SCALARS - 1}]")
_READS = frozenset(
    {
        Kind.LOAD,
        Kind.FLAT_LOAD,
        Kind.ATOMIC_RETURN,
        Kind.SAMPLE,
        Kind.BVH,
        Kind.LDS,
        Kind.GDS,
        Kind.LDS_DIRECT,
    }
)
_OVERWRITES = frozenset(name for rules in RULES.values() for name in rules) | {
    name for name, _ in RANGE_RULES
}
_HARDWARE = ("exec", "flat_scratch", "xnack_mask", "src_")
_PAST_CACHES = frozenset({"glc", "dlc", "scope", "th", "sc0", "sc1"})


def decides_by_memory(function: AsmFunction, with_all_lanes: Container[int]) -> bool:
    """True if some branch, or the set of active lanes, depends on a value read from memory.

    Args:
        with_all_lanes: the lines of instructions that all lanes execute.
    """
    return any(True for _ in _deciding(function, _read, with_all_lanes))


def parted_blocks(
    function: AsmFunction,
    with_all_lanes: Container[int],
    all_or_none: Container[int] = (),
    of_waves: Iterable[int] = (),
) -> frozenset[int]:
    """The blocks that only some waves may reach: those between a branch by which waves part and its end.

    Waves part where a branch depends on a value of a wave alone: scalar registers that vector instructions write
    (comparisons, carries), EXEC, registers that the hardware sets, clocks and messages, scalar atomics
    and loads past the caches (all loads, if the scalar cache is emptied), registers whose start value differs by wave,
    and registers written in a block that only some waves reach. The workgroup's own ids are no such registers; gfx12
    has them in ttmp7 and ttmp9. A lane that is read of a vector register is a value of a wave alone unless all lanes of
    the register hold one value, which conversions and arithmetic made of values that all waves have, as LLVM divides.

    A branch on VCC only asks if any lane is set, and a wave has some lane: so after an instruction that sets VCC for
    all lanes or for none, as a comparison of values that all lanes have, it depends on the operands alone. So does SCC,
    which is set if the mask that a scalar instruction writes has any lane.

    Args:
        with_all_lanes: the lines of instructions that all lanes execute.
        all_or_none: those that give a mask of all lanes or of none.
        of_waves: the numbers of the scalar registers whose start value differs by wave.
    """
    own = sum(register(f"s{number}") for number in of_waves) | _SPILLED | VECTORS | ACCUMULATORS
    every = [*function.instructions]
    reads_anew = any(map(empties_scalar_cache, every))
    loads = {i.line for i in every if reads_anew and i.opcode.loads_scalars}
    # Lanes that are not active keep what they have. Where a wave may set how numbers are computed, results may differ.
    may_set = any(i.opcode.action is Action.SET_MODE for i in every)
    loads |= {i.line for i in every if i.opcode.name in _ALIKE and (may_set or i.line not in with_all_lanes)}
    flow = [block.successors for block in function.blocks]
    behind = post_dominators(flow)
    found = frozenset[int]()
    while True:
        written = loads.union(i.line for number in found for i in function.blocks[number].instructions)
        parted, starts = set[int](), dict[int | None, set[int]]()
        for branch in _deciding(function, partial(_of_some, written), with_all_lanes, all_or_none, own):
            starts.setdefault(behind.get(branch), set()).update(flow[branch])
        for end, some in starts.items():
            parted |= reachable(flow, some, avoiding=() if end is None else (end,))
        if parted <= found:
            return found
        found |= parted


def _of_some(written: Container[int], instruction: AsmInstruction) -> RegisterSet:
    """`_of_wave`, and all registers that instructions on these lines write."""
    if instruction.line in written and not instruction.opcode.is_conditional:
        return written_by(instruction) | (0 if instruction.opcode.keeps_scc else _SCC)
    return _own(instruction.mnemonic, instruction.operands)


def written_by(instruction: AsmInstruction) -> RegisterSet:
    """The registers among its operands that an instruction writes."""
    return decode(instruction).written


def _read_by(what: Decoded) -> RegisterSet:
    return union(what.given.named) if what.opcode.reads_result else what.sources


def is_past_caches(instruction: AsmInstruction) -> bool:
    """True if a scalar load reads memory that other waves may change meanwhile."""
    return instruction.opcode.loads_scalars and not _PAST_CACHES.isdisjoint(words(instruction.operands))


def empties_scalar_cache(instruction: AsmInstruction) -> bool:
    """True if scalar loads behind an instruction read memory anew."""
    return Trait.EMPTIES_SCALAR_CACHE in instruction.opcode.traits


def _read(instruction: AsmInstruction) -> RegisterSet:
    """The registers that get an instruction's values from memory."""
    what = decode(instruction)
    found = what.started
    if found is None or found.kind not in _READS or (found.kind is Kind.LDS and found.lds == LdsUse.WRITE):
        return 0
    return what.written


@functools.lru_cache(maxsize=1 << 14)
def _own(mnemonic: str, text: str) -> RegisterSet:
    instruction, what = AsmInstruction(mnemonic, text, 0), decoded(mnemonic, text)
    known, written = what.opcode, what.written
    if known.name in _READ_LANES:
        return 0  # they have what the vector register has
    if what.is_dual:
        return named(instruction) & ~_SCALARS
    if written & ~_SCALARS and not _is_alike(what):
        return written
    if known.is_vector and written & _SCALARS:  # a mask of lanes
        return written
    is_own = Trait.OF_WAVE in known.traits or (known.logic is not None and known.logic.saves != "")
    if is_own or _names_hardware(text) or is_past_caches(instruction):
        return written | (_SCC if known.is_scalar else 0)
    return 0


_READ_LANES = frozenset({"v_readfirstlane_b32", "v_readlane_b32"})


def _is_alike(what: Decoded) -> bool:
    """True if all lanes get one result where all have the same operands."""
    return what.opcode.name in _ALIKE and not what.is_dual and not what.opcode.moves_lanes_or_parts


_ALIKE = frozenset(
    f"v_{name}"
    for name in (
        *(
            "mov_b32",
            "mov_b64",
            "cvt_f32_u32",
            "cvt_f32_i32",
            "cvt_u32_f32",
            "cvt_i32_f32",
            "rcp_f32",
            "rcp_iflag_f32",
        ),
        *("mul_f32", "mul_lo_u32", "mul_hi_u32", "add_u32", "add_nc_u32", "sub_u32", "sub_nc_u32", "fma_f32"),
        *("trunc_f32", "and_b32", "or_b32", "xor_b32", "lshlrev_b32", "lshrrev_b32", "ashrrev_i32"),
    )
)
"""Instructions of whole registers, of a lane's operands alone."""

GROUP_IDS = frozenset({"ttmp7", "ttmp9"})
"""The registers with the workgroup's ids on gfx12. Only trap handlers write them.
Source: LLVM, ``SITargetLowering::allocateSystemSGPRs``."""


def _names_hardware(text: str) -> bool:
    """True if operands name a register that the hardware sets for each wave."""
    return any(
        word.startswith(_HARDWARE)
        or word in ("vccz", "execz")
        or (word.startswith("ttmp") and word not in GROUP_IDS)
        for word in words(text)
    )


def _deciding(
    function: AsmFunction,
    origin: Callable[[AsmInstruction], RegisterSet],
    with_all_lanes: Container[int],
    all_or_none: Container[int] = (),
    at_entry: RegisterSet = 0,
) -> Iterator[int]:
    """The blocks with a branch, or a write of EXEC, that depends on values of an origin, or on these registers."""
    found = set[int]()

    def behind(index: int, told: RegisterSet) -> Iterator[tuple[int, RegisterSet]]:
        block, asks_operand = function.blocks[index], False
        for instruction in block.instructions:
            known = instruction.opcode
            if known.is_conditional:
                if _asked(known) & told and not (asks_operand and known.asked is Asked.VCC):
                    found.add(index)
                continue
            is_of_all = instruction.line in with_all_lanes
            is_as_operand = instruction.line in all_or_none and not sources(instruction, 1) & told & ~EXEC
            if written_by(instruction) & VCC:
                asks_operand = is_as_operand or (is_of_all and _compares_alike(instruction, told))
            told = _step(instruction, told, origin, is_of_all=is_of_all)
            if is_as_operand:
                told &= ~_SCC
        if told & EXEC and origin is _read:
            found.add(index)
        return ((successor, told) for successor in block.successors)

    solved([block.successors for block in function.blocks], at_entry, behind, or_)
    yield from found
    if origin is not _read:
        ends = ((index, block.instructions[-1:]) for index, block in enumerate(function.blocks))
        parting = (index for index, last in ends if last and _may_part(last[0]))
        yield from (index for index in parting if len(function.blocks[index].successors) > 1)


def _may_part(last: AsmInstruction) -> bool:
    """True if waves may go on in different blocks behind a block's last instruction, whatever registers hold."""
    return last.opcode.asked is Asked.EXEC or last.opcode.action is Action.SKIP


def _compares_alike(instruction: AsmInstruction, told: RegisterSet) -> bool:
    """True if a comparison of integers on the vector unit has one result in all lanes, and in all waves.

    Args:
        instruction: any instruction.
        told: the registers whose values may differ by lane or by wave.
    """
    known = instruction.opcode
    if known.action is not Action.COMPARE or not known.is_vector or known.moves_lanes_or_parts:
        return False
    return comparison(known.name) is not None and not decode(instruction).sources & told & ~EXEC


def _asked(branch: Opcode) -> RegisterSet:
    return VCC if branch.asked is Asked.VCC else _SCC if branch.asked is Asked.SCC else 0


def _step(
    instruction: AsmInstruction,
    told: RegisterSet,
    origin: Callable[[AsmInstruction], RegisterSet],
    *,
    is_of_all: bool,
) -> RegisterSet:
    if own := origin(instruction):
        return told | own
    passed = _passed_on(instruction.mnemonic, instruction.operands)
    if passed.read & told:
        return told | passed.brought
    return told & ~(passed.lost if is_of_all else passed.lost & (_SCALARS | _SCC))


class _PassedOn(NamedTuple):
    """The registers that an instruction reads, those that depend on these behind it, and those that it writes anew."""

    read: RegisterSet
    brought: RegisterSet
    lost: RegisterSet


@functools.lru_cache(maxsize=1 << 14)
def _passed_on(mnemonic: str, text: str) -> _PassedOn:
    instruction, what = AsmInstruction(mnemonic, text, 0), decoded(mnemonic, text)
    if what.is_dual:  # they write vector registers alone
        every = named(instruction)
        return _PassedOn(every, every & ~_SCALARS, 0)
    if what.started is not None and what.started.kind not in {Kind.SCALAR, Kind.LANES, Kind.MESSAGE}:
        return _PassedOn(0, 0, 0)
    written, read = what.written, _read_by(what)
    if Trait.READS_SCC in what.opcode.traits:
        read |= _SCC
    if Trait.READS_VCC in what.opcode.traits:
        read |= VCC
    if what.opcode.writes_exec:
        read, written = read | results(instruction, 1), written | EXEC
    lost = (written if _is_new(what.opcode) else 0) | (_SCC if Trait.WRITES_SCC in what.opcode.traits else 0)
    return _PassedOn(read, written | (0 if what.opcode.keeps_scc else _SCC), lost)


def _is_new(known: Opcode) -> bool:
    """True if an instruction keeps no part of its result's old value."""
    is_new = known.name in _OVERWRITES or Trait.OVERWRITES in known.traits or known.name in _ALIKE
    return is_new and not known.moves_lanes_or_parts


def changed_by(instruction: AsmInstruction) -> RegisterSet:
    """The registers that an instruction writes, SCC among them."""
    return _flow(instruction.mnemonic, instruction.operands)[1]


def asked_before(
    instruction: AsmInstruction, asked: RegisterSet, *, decides: bool, addresses: bool, is_of_all: bool
) -> RegisterSet:
    """The registers in front of an instruction on which given registers behind it depend.

    Args:
        instruction: the instruction.
        asked: the registers behind it.
        decides: include the registers of the branch that it may be.
        addresses: include the registers of its address of LDS.
        is_of_all: all lanes execute it.
    """
    if instruction.opcode.is_conditional:
        return asked | _asked(instruction.opcode) if decides else asked
    read, written, overwritten = _flow(instruction.mnemonic, instruction.operands)
    if asked & written:
        asked = asked & ~(overwritten if is_of_all else overwritten & (_SCALARS | _SCC)) | read
    return asked | _addressed(instruction) if addresses else asked


class RelatedBranches:
    """Branches of a function whose conditions depend on a common value, so that they may exclude each other.

    Example: a loop ends by ``s40 < s38``, and a branch behind it asks for a bit of s38. A path may take the way out of
    the loop and the branch, and no wave both.

    Rule. A condition depends on the instructions that reach it through registers, and on what registers hold at the
    entry; a load is a value of its own, whatever its address, but for scalar loads of the same bytes behind a pointer
    that the wave begins with. Two that have an instruction or such a value in common are related.

    Branches that decide if the path's first block is reached count with those of the path, but for those that decide
    how often a loop is run. So does a branch that a path takes twice, where both its ways stay in the loop and its
    condition depends on more than what each iteration loads: it asks for odd iterations, perhaps.

    A branch on EXEC counts if its condition is computed from scalar values alone. Others skip what no lane runs, and
    lanes that part take both ways.
    """

    def __init__(self, function: AsmFunction) -> None:
        self._function = function
        self._flow = [block.successors for block in function.blocks]
        self._found: dict[int, Mapping[int, RegisterSet]] = {}
        self._controlling_of = functools.cache(self._find_controlling)

    @functools.cached_property
    def _block_at(self) -> Mapping[int, int]:
        blocks = self._function.blocks
        return {
            i.line: number for number in reversed(range(len(blocks))) for i in blocks[number].instructions
        }

    @functools.cached_property
    def _loops(self) -> Sequence[frozenset[int]]:
        return innermost_loops(self._flow)

    @functools.cached_property
    def _dominators(self) -> Dominators:
        return Dominators(self._flow)

    @functools.cached_property
    def _before(self) -> Sequence[Sequence[int]]:
        return backwards(self._flow)

    def block_of(self, line: int) -> int | None:
        """The number of the block with an instruction, the first one if it was copied."""
        return self._block_at.get(line)

    def on(self, lines: Sequence[int]) -> tuple[int, int] | None:
        """The lines of two related branches on a path, or one line twice; ``None`` if it takes no two that are.

        Args:
            lines: of one or more instructions in each block, in order; the branch of the last block is not taken.
        """
        known = [line for line in lines if line in self._block_at]
        if not known:
            return None
        # The blocks that a path passes, as often as it does.
        found, last = [self._block_at[known[0]]], known[0]
        for line in known[1:]:
            block = self._block_at[line]
            is_first = line == self._function.blocks[block].instructions[0].line
            if block != found[-1] or (is_first and line < last):
                found.append(block)
            last = line
        passed = [branch for branch in found[:-1] if len(self._flow[branch]) > 1]
        start = self._block_at[known[0]]
        controlling = [one for one in self._controlling_of(start) if one not in passed]
        for at, second in enumerate(passed):
            is_repeated = second in passed[:at] or second in self._controlling_of(start)
            if is_repeated and not self._is_of_trips(second) and self._is_carried(second):
                return self._line(second), self._line(second)
            first = next(
                (one for one in passed[:at] if one != second and self._are_related(one, second)), None
            )
            if first is None and not self._is_of_trips(second):
                first = next((one for one in controlling if self._are_related(one, second)), None)
            if first is not None:
                return self._line(first), self._line(second)
        return None

    def _line(self, branch: int) -> int:
        return self._function.blocks[branch].instructions[-1].line

    def _find_controlling(self, block: int) -> Sequence[int]:
        """The branches of which each way from the entry to a block takes one certain way."""
        flow, above, found = self._flow, self._dominators.above, list[int]()
        one = block
        while one != 0 and above.get(one, one) != one:
            one = above[one]
            if len(flow[one]) > 1:
                leading = [after for after in flow[one] if block in reachable(flow, [after], avoiding=(one,))]
                found += [one] if len(leading) < len(flow[one]) else []
        return found

    def _is_of_trips(self, branch: int) -> bool:
        """True if a branch decides how often a loop is run."""
        loop = self._loops[branch]
        return bool(loop) and not loop.issuperset(self._flow[branch])

    def _is_carried(self, branch: int) -> bool:
        """True if a branch in a loop depends on more than what each iteration loads."""
        inside = {
            i.line for number in self._loops[branch] for i in self._function.blocks[number].instructions
        }
        return any(what and line not in inside for line, what in self._inputs(branch).items())

    def _are_related(self, first: int, second: int) -> bool:
        one, other = self._inputs(first), self._inputs(second)
        return any(one[at] & other[at] for at in one.keys() & other.keys())

    def _inputs(self, branch: int) -> Mapping[int, RegisterSet]:
        """The registers on which a block's branch depends, by the line that writes them; by 0, those of the entry.

        By negative numbers, dwords behind pointers that a wave begins with.
        """
        if branch in self._found:
            return self._found[branch]
        last = self._function.blocks[branch].instructions[-1:]
        is_of_lanes = bool(last) and last[0].opcode.asked is Asked.EXEC
        found = self._reaching(branch, None, EXEC if is_of_lanes else 0)
        if is_of_lanes:
            found[0] = found.get(0, 0) & ~EXEC
            by_line = {i.line: i for i in self._function.instructions}
            given = (by_line[line] for line in found if line)
            if found[0] & _ITEMS or any(_loads(i) and not i.opcode.loads_scalars for i in given):
                found = {}
        for line, registers in [one for one in found.items() if one[0] > 0]:
            found.update(self._bytes_at(line, registers))
        self._found[branch] = found
        return found

    def _bytes_at(self, line: int, registers: RegisterSet) -> Mapping[int, RegisterSet]:
        """The dwords behind a pointer that a wave begins with that a scalar load reads to these registers."""
        block = self._block_at[line]
        load = next(i for i in self._function.blocks[block].instructions if i.line == line)
        given = operands(load)
        place = number(given.words[2]) if len(given.words) == 3 and not given.modifiers else None
        if not load.opcode.loads_scalars or place is None or place < 0 or is_past_caches(load):
            return {}
        if scalar_pair(given.words[1]) is None:
            return {}
        base = register(given.words[1])
        if list(self._reaching(block, line, base)) != [0]:
            return {}
        written = results(load, 1)
        first, lowest = place // 4, (written & -written).bit_length()
        numbers = range(written.bit_count())
        return {-1 - first - number: base for number in numbers if registers >> (lowest - 1 + number) & 1}

    def _reaching(self, block: int, line: int | None, asked: RegisterSet) -> dict[int, RegisterSet]:
        """The registers on which others depend at a place, as of `_inputs`.

        Args:
            block: the place's block.
            line: its instruction; ``None``: the block's branch, whose registers are asked for, too.
        """
        blocks = self._function.blocks
        found: dict[int, RegisterSet] = {}
        known: dict[int, RegisterSet] = {}
        work = [(block, asked, True)]
        while work:
            number, needed, is_start = work.pop()
            instructions = blocks[number].instructions
            if is_start and line is not None:
                instructions = instructions[: [i.line for i in instructions].index(line)]
            for instruction in reversed(instructions):
                if needed and (own := changed_by(instruction) & needed):
                    found[instruction.line] = found.get(instruction.line, 0) | own
                if needed & EXEC and instruction.opcode.writes_exec:  # without naming it
                    found[instruction.line] = found.get(instruction.line, 0) | EXEC
                    needed |= decode(instruction).sources
                decides = is_start and line is None
                needed = asked_before(instruction, needed, decides=decides, addresses=False, is_of_all=False)
            if number == 0:
                found[0] = found.get(0, 0) | needed
            for one in self._before[number] if needed else ():
                before = known.get(one, 0)
                if before | needed != before:
                    known[one] = before | needed
                    work.append((one, before | needed, False))
        return found


def _loads(instruction: AsmInstruction) -> bool:
    """True if an instruction reads memory or LDS."""
    started = decode(instruction).started
    return started is not None and (started.kind in _READS or instruction.opcode.loads_scalars)


@functools.lru_cache(maxsize=1 << 14)
def _flow(mnemonic: str, text: str) -> tuple[RegisterSet, RegisterSet, RegisterSet]:
    """The registers on which an instruction's results depend, the results, and those written anew as a whole."""
    instruction, what = AsmInstruction(mnemonic, text, 0), decoded(mnemonic, text)
    if what.is_dual:
        return named(instruction), named(instruction), 0
    read, written = _read_by(what), what.written
    if Trait.READS_SCC in what.opcode.traits:
        read |= _SCC
    if what.started is not None:  # what comes from memory nobody knows, in any iteration
        return 0, written, written
    scc = 0 if what.opcode.keeps_scc else _SCC
    writes_scc = Trait.WRITES_SCC in what.opcode.traits
    overwritten = (written if _is_new(what.opcode) else 0) | (_SCC if writes_scc else 0)
    return read, written | scc, overwritten


def _addressed(instruction: AsmInstruction) -> RegisterSet:
    """The registers that hold the address of LDS of an instruction."""
    what = decode(instruction)
    found, each = what.started, what.given.each
    if found is None or found.kind is Kind.LDS_DMA:
        return M0
    at = (1 if found.results else 0) if found.kind is Kind.LDS else LDS_ADDRESS_AT.get(found.kind)
    return named(instruction) if at is None or at >= len(each) else each[at]
