"""The dependence of what a wave does on what it has read from memory or LDS, which may be another wave's message.

Rule. What a load, an access of LDS or an update gives is *from memory*, and so is what is computed of it. Scalar loads
read what does not change. The code decides by memory if a branch asks what is from memory, or if that goes to EXEC.
Followed forwards through the control flow; a register is that no longer once it is written anew, which of a vector
register only holds where all lanes are active. An instruction that may keep a part of what it writes keeps all.

Example, a wave that waits for a flag; without the last line nothing depends on it::

    ds_read_b32 v1, v0
    v_cmp_ne_u32_e32 vcc, 0, v1
    s_cbranch_vccz .LBB0_1
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from ldsopt.graph import post_dominators, reachable
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.events import started
from ldsopt.isa.operands import RegisterSet, named, operands, register, results, sources, writes_exec_alone
from ldsopt.machine.arithmetic import RULES
from ldsopt.machine.conditions import keeps_scc
from ldsopt.patterns import pattern
from ldsopt.target.mnemonics import reads_result, result_count, writes_exec_unnamed
from ldsopt.target.opcodes import Kind, LdsUse, opcode

_SCC: RegisterSet = 1 << 8192
"""Beyond all registers that have names."""
_EXEC, _VCC = register("exec"), register("vcc")
_SCALARS: RegisterSet = register("s[0:127]") | _VCC | register("m0")
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
_ASKS_SCC = pattern(r"s_(?:cselect|cmov|addc|subb|(?:add|sub)_co_ci)")
_COMPARES = pattern(r"[sv]_(?:cmp|cmpk|bitcmp)_")
_COPIES = pattern(r"v_read(?:first)?lane_b32|s_mov_b64|s_[lr]sh[lr]_b64|s_load_|v_mov_b64")
_OVERWRITES = frozenset(name for rules in RULES.values() for name in rules)
_OF_WAVE = pattern(
    r"s_(?:getreg|get_|memtime|memrealtime|sendmsg_rtn|alloc_vgpr|barrier_(?:signal_isfirst|leave))"
    r"|s_(?:scratch_load|(?:buffer_|scratch_)?atomic)|\w*(?:saveexec|wrexec)"
)
"""Scalar instructions whose result another wave may have another of: clocks, messages, who came first, the wave's own
memory, what atomics find there, EXEC."""
_HARDWARE = pattern(r"\bttmp(?![79]\b)|\bexec|\bflat_scratch|\bxnack_mask|\bsrc_|\b(?:vcc|exec)z\b")
_SCALAR_LOADS = pattern(r"s_(?:buffer_|scratch_)?load_")
_PAST_CACHES = pattern(r"\bglc\b|\bdlc\b|\bscope:|\bth:|\bsc[01]\b")
OVERWRITES_SCC = pattern(
    r"s_(?:cmp|cmpk|bitcmp[01])_|s_(?:add|sub)(?:|c|b|k|_co|_co_ci|k_co)_[iu]|s_(?:min|max|absdiff|abs)_[iu]|s_bfe_"
    r"|s_(?:and|or|xor|andn[12]|orn[12]|and_not[01]|or_not[01]|nand|nor|xnor|not|bcnt[01])_[bi]|s_a?sh[lr]_|s_lsh[lr]_"
    r"|s_lshl[1-4]_add_"
)
"""What writes SCC for sure. Most other scalar arithmetic keeps it: products, bits packed or found, what is extended."""


def decides_by_memory(function: AsmFunction, with_all_lanes: Container[int]) -> bool:
    """True if some branch, or which lanes are active, depends on what was read from memory.

    Args:
        function: the code.
        with_all_lanes: the lines of instructions that all lanes execute.
    """
    return any(True for _ in _deciding(function, _read, with_all_lanes))


def parted_blocks(
    function: AsmFunction,
    with_all_lanes: Container[int],
    all_or_none: Container[int] = (),
    of_waves: Iterable[int] = (),
) -> frozenset[int]:
    """The blocks to which only some waves may come: those between a branch by which waves part and its end.

    Waves part where a branch depends on what is of a wave alone: scalar registers that vector instructions write
    (comparisons, carries, reads of lanes), EXEC, registers that the hardware sets, clocks and messages, scalar atomics
    and loads past the caches (all loads, if the scalar cache is emptied), what each wave begins with another value of,
    and what is written in a block to which only some waves come. The workgroup's own ids are no such registers; gfx12
    has them in ttmp7 and ttmp9. Of VCC only whether it has any lane is asked, and a wave has some lane: so what sets it
    for all lanes or for none asks the operand alone.

    Args:
        function: the code.
        with_all_lanes: the lines of instructions that all lanes execute.
        all_or_none: which of these set VCC for all lanes or for none.
        of_waves: the numbers of the scalar registers that each wave begins with another value of.
    """
    own = sum(register(f"s{number}") for number in of_waves)
    every = [instruction for block in function.blocks for instruction in block.instructions]
    reads_anew = any(map(empties_scalar_cache, every))
    loads = {i.line for i in every if reads_anew and _SCALAR_LOADS.match(i.mnemonic)}
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
    """As `_of_wave`, and whatever instructions on these lines write."""
    if instruction.line in written and not instruction.mnemonic.startswith("s_cbranch"):
        return written_by(instruction) | (0 if keeps_scc(instruction.mnemonic) else _SCC)
    return _of_wave(instruction)


def written_by(instruction: AsmInstruction) -> RegisterSet:
    """The registers that an instruction writes, of those that its operands name."""
    return _written_by(instruction.mnemonic, instruction.operands)


@functools.lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and the walks ask again and again
def _written_by(mnemonic: str, text: str) -> RegisterSet:
    instruction = AsmInstruction(mnemonic, text, 0)
    return results(instruction, _results(instruction))


def _results(instruction: AsmInstruction) -> int:
    """The number of its first operands that an instruction writes."""
    mnemonic, found = instruction.mnemonic, started(instruction)
    if found is not None:
        return found[1]
    return 0 if writes_exec_alone(instruction) else result_count(mnemonic)


def _read_of(instruction: AsmInstruction, count: int) -> RegisterSet:
    """The registers that an instruction reads whose first operands, as many, are written."""
    own = reads_result(instruction.mnemonic)
    return sources(instruction, 0 if own else count)


def is_past_caches(instruction: AsmInstruction) -> bool:
    """True if a scalar load reads what other waves may change meanwhile."""
    if not _SCALAR_LOADS.match(instruction.mnemonic):
        return False
    return _PAST_CACHES.search(instruction.operands) is not None


def empties_scalar_cache(instruction: AsmInstruction) -> bool:
    """True if scalar loads behind an instruction read anew what may have changed."""
    return instruction.mnemonic.startswith("s_dcache_inv")


def _read(instruction: AsmInstruction) -> RegisterSet:
    """The registers to which an instruction brings what it reads from memory."""
    found = started(instruction)
    if found is None or found[0] not in _READS or (found[0] is Kind.LDS and found[2] == LdsUse.WRITE):
        return 0
    return results(instruction, found[1])


def _of_wave(instruction: AsmInstruction) -> RegisterSet:
    """The registers to which an instruction brings what other waves may have another of."""
    return _own(instruction.mnemonic, instruction.operands)


@functools.lru_cache(maxsize=1 << 14)
def _own(mnemonic: str, text: str) -> RegisterSet:
    instruction, written = AsmInstruction(mnemonic, text, 0), _written_by(mnemonic, text)
    if mnemonic.startswith("v_") and written & _SCALARS:  # a mask of lanes, or what one of them has
        return written
    if _OF_WAVE.match(mnemonic) or _HARDWARE.search(text) or is_past_caches(instruction):
        return written | (_SCC if mnemonic.startswith("s_") else 0)
    return 0


def _deciding(
    function: AsmFunction,
    origin: Callable[[AsmInstruction], RegisterSet],
    with_all_lanes: Container[int],
    all_or_none: Container[int] = (),
    at_entry: RegisterSet = 0,
) -> Iterator[int]:
    """The blocks in which something depends on what an origin brings, or on these registers: a branch, or EXEC."""
    heads: dict[int, RegisterSet] = {0: at_entry}
    work = [0]
    found = set[int]()
    while work:
        index = work.pop()
        block, told, asks_operand = function.blocks[index], heads[index], False
        for instruction in block.instructions:
            if instruction.mnemonic.startswith("s_cbranch"):
                if _asked(instruction.mnemonic) & told and not (
                    asks_operand and "vcc" in instruction.mnemonic
                ):
                    found.add(index)
                continue
            if written_by(instruction) & _VCC:
                asks_operand = instruction.line in all_or_none and not sources(instruction, 1) & told & ~_EXEC
            told = _step(instruction, told, origin, is_of_all=instruction.line in with_all_lanes)
        if told & _EXEC and origin is _read:
            found.add(index)
        for successor in block.successors:
            known = heads.get(successor)
            if known is None or told | known != known:
                heads[successor] = told | (known or 0)
                work.append(successor)
    yield from found
    if origin is not _read:
        ends = ((index, block.instructions[-1:]) for index, block in enumerate(function.blocks))
        yield from (index for index, last in ends if last and "cbranch_exec" in last[0].mnemonic)


def _asked(branch: str) -> RegisterSet:
    return _VCC if "vcc" in branch else _SCC if "scc" in branch else 0


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
    """The registers that an instruction reads, those to which it brings that, and those that it writes anew."""

    read: RegisterSet
    brought: RegisterSet
    lost: RegisterSet


@functools.lru_cache(maxsize=1 << 14)
def _passed_on(mnemonic: str, text: str) -> _PassedOn:
    instruction = AsmInstruction(mnemonic, text, 0)
    if "::" in text:  # two in one, which write vector registers alone
        every = named(instruction)
        return _PassedOn(every, every & ~_SCALARS, 0)
    found = started(instruction)
    if found is not None and found[0] not in {Kind.SCALAR, Kind.LANES, Kind.MESSAGE}:
        return _PassedOn(0, 0, 0)
    count = _results(instruction)
    written, read = results(instruction, count), _read_of(instruction, count)
    if _ASKS_SCC.match(mnemonic):
        read |= _SCC
    if mnemonic.startswith("v_div_fmas"):
        read |= _VCC
    if writes_exec_unnamed(mnemonic):
        read, written = read | results(instruction, 1), written | _EXEC
    lost = (written if _is_new(mnemonic) else 0) | (_SCC if OVERWRITES_SCC.match(mnemonic) else 0)
    return _PassedOn(read, written | (0 if keeps_scc(mnemonic) else _SCC), lost)


def _is_new(mnemonic: str) -> bool:
    """True if an instruction keeps no part of what it writes."""
    name = opcode(mnemonic).name
    is_new = name in _OVERWRITES or _COMPARES.match(mnemonic) or _COPIES.match(mnemonic)
    return bool(is_new) and name == mnemonic.removesuffix("_e32").removesuffix("_e64")


_ADDRESS_AT = {Kind.ASYNC_LOAD: 0, Kind.ASYNC_STORE: 1}
"""The operand of an asynchronous copy that is its address of LDS."""


def changed_by(instruction: AsmInstruction) -> RegisterSet:
    """The registers that an instruction writes, SCC among them."""
    return _flow(instruction.mnemonic, instruction.operands)[1]


def asked_before(
    instruction: AsmInstruction, asked: RegisterSet, *, decides: bool, addresses: bool, is_of_all: bool
) -> RegisterSet:
    """The registers in front of an instruction that decide what those behind it hold.

    Args:
        instruction: what comes between.
        asked: registers behind it.
        decides: the branch that it may be is asked for as well.
        addresses: so is the address of LDS that it has.
        is_of_all: all lanes execute it.
    """
    mnemonic = instruction.mnemonic
    if mnemonic.startswith("s_cbranch"):
        return asked | _asked(mnemonic) if decides else asked
    read, written, overwritten = _flow(mnemonic, instruction.operands)
    if asked & written:
        asked = asked & ~(overwritten if is_of_all else overwritten & (_SCALARS | _SCC)) | read
    return asked | _addressed(instruction) if addresses else asked


@functools.lru_cache(maxsize=1 << 14)
def _flow(mnemonic: str, text: str) -> tuple[RegisterSet, RegisterSet, RegisterSet]:
    """What an instruction reads that decides what it writes, what it writes, and what of that it keeps no part of."""
    instruction = AsmInstruction(mnemonic, text, 0)
    if "::" in text:
        return named(instruction), named(instruction), 0
    count = _results(instruction)
    read, written = _read_of(instruction, count), results(instruction, count)
    if _ASKS_SCC.match(mnemonic):
        read |= _SCC
    if started(instruction) is not None:  # what comes from memory nobody knows, in any round
        return 0, written, written
    scc = 0 if keeps_scc(mnemonic) else _SCC
    is_new = _is_new(mnemonic)
    overwritten = (written if is_new else 0) | (_SCC if OVERWRITES_SCC.match(mnemonic) else 0)
    return read, written | scc, overwritten


def _addressed(instruction: AsmInstruction) -> RegisterSet:
    """The registers that hold the address of LDS of an instruction."""
    found, words = started(instruction), operands(instruction).words
    if found is None or found[0] is Kind.LDS_DMA:
        return register("m0")
    at = (1 if found[1] else 0) if found[0] is Kind.LDS else _ADDRESS_AT.get(found[0])
    return named(instruction) if at is None or at >= len(words) else register(words[at])
