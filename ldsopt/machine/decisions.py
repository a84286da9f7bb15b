"""Whether what a wave does depends on what it has read from memory or LDS, which may be another wave's message.

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

from collections.abc import Container

from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.isa.events import Kind, LdsUse, started
from ldsopt.isa.registers import RegisterSet, named, register, results, sources
from ldsopt.machine.arithmetic import RULES
from ldsopt.machine.conditions import keeps_scc
from ldsopt.machine.operands import ENCODING
from ldsopt.patterns import pattern

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
_TWO_RESULTS = pattern(r"v_(?:\w+_co_|div_scale|mad_[ui]64_[ui]32|swap|\w*_swap)")


def decides_by_memory(function: AsmFunction, with_all_lanes: Container[int]) -> bool:
    """Whether some branch, or which lanes are active, depends on what was read from memory.

    Args:
        function: the code.
        with_all_lanes: the lines of instructions that all lanes execute.
    """
    heads: dict[int, RegisterSet] = {0: 0}
    work = [0]
    while work:
        index = work.pop()
        block = function.blocks[index]
        after = _behind(block, heads[index], with_all_lanes)
        if after is None:
            return True
        for successor in block.successors:
            known = heads.get(successor)
            if known is None or after | known != known:
                heads[successor] = after | (known or 0)
                work.append(successor)
    return False


def _behind(block: AsmBlock, told: RegisterSet, with_all_lanes: Container[int]) -> RegisterSet | None:
    """What is from memory at a block's end; ``None`` if something in it depends on that."""
    for instruction in block.instructions:
        mnemonic = instruction.mnemonic
        if mnemonic.startswith("s_cbranch"):
            if _asked(mnemonic) & told:
                return None
            continue
        after = _step(instruction, told, is_of_all=instruction.line in with_all_lanes)
        if after & _EXEC:
            return None
        told = after
    return told


def _asked(branch: str) -> RegisterSet:
    return _VCC if "vcc" in branch else _SCC if "scc" in branch else 0


def _step(instruction: AsmInstruction, told: RegisterSet, *, is_of_all: bool) -> RegisterSet:
    mnemonic, found = instruction.mnemonic, started(instruction)
    if found is not None and found[0] in _READS and (found[0] is not Kind.LDS or found[2] != LdsUse.WRITE):
        return told | results(instruction, found[1])
    if "::" in instruction.operands:
        every = named(instruction)
        return told | every if every & told else told
    if found is not None and found[0] not in {Kind.SCALAR, Kind.LANES, Kind.MESSAGE}:
        return told
    count = found[1] if found is not None else 2 if _TWO_RESULTS.match(mnemonic) else 1
    if mnemonic.startswith(("s_cmp", "s_bitcmp")):
        count = 0
    written, read = results(instruction, count), sources(instruction, count)
    if _ASKS_SCC.match(mnemonic):
        read |= _SCC
    if mnemonic.startswith("v_div_fmas"):
        read |= _VCC
    if "saveexec" in mnemonic or "wrexec" in mnemonic or mnemonic.startswith("v_cmpx"):
        read, written = read | results(instruction, 1), written | _EXEC
    sets_scc = not keeps_scc(mnemonic)
    if read & told:
        return told | written | (_SCC if sets_scc else 0)
    name = ENCODING.sub("", mnemonic)
    if sets_scc and mnemonic.startswith("s_"):
        told &= ~_SCC
    is_new = name in _OVERWRITES or _COMPARES.match(mnemonic) or _COPIES.match(mnemonic)
    if is_new and name == mnemonic.removesuffix("_e32").removesuffix("_e64"):
        told &= ~(written if is_of_all else written & _SCALARS)
    return told
