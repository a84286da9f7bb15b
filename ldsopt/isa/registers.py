"""The registers that an instruction names, as bits of an integer.

Rule: until a load is complete, any mention of a register that it writes is a hazard, as a source or as a
destination; so for most instructions what matters is which registers they name at all, not in which role.
Half a vector register has a bit of its own (``v1.l``, ``v1.h``), as 16-bit operands are addressed apart on gfx11
and later; a scalar register, and each half of VCC and EXEC, has one bit.

Example: ``v_mad_u64_u32 v[0:1], vcc, -v2, |v3.l|, 0`` names v0, v1, vcc, v2 and the lower half of v3.

Not in the text, and so not seen: the registers behind a relative index (``v_movrels_b32``,
``s_set_gpr_idx_on``), and M0, EXEC and FLAT_SCRATCH where an instruction reads them by its nature. No load
writes those, as LLVM uses them. VCC read by its nature (``s_cbranch_vccnz``, ``v_div_fmas``, ``v_dual_cndmask_b32``)
is seen.

Source: LLVM ``AMDGPUInstPrinter.cpp`` (how registers are printed), ``SIRegisterInfo.td`` (which there are).
"""

from __future__ import annotations

import re
from functools import lru_cache

from ldsopt.isa.assembly import AsmInstruction

RegisterSet = int
"""A set of registers, one bit each (a vector register: two)."""

_VECTORS = 1024
_ACCUMULATORS = 512
_SCALARS = 128
_FIRST_ACCUMULATOR = 2 * _VECTORS
_FIRST_SCALAR = _FIRST_ACCUMULATOR + 2 * _ACCUMULATORS
_FIRST_TRAP = _FIRST_SCALAR + _SCALARS
_FIRST_NAMED = _FIRST_TRAP + 16
_NAMED = ("vcc_lo", "vcc_hi", "exec_lo", "exec_hi", "m0", "flat_scratch_lo", "flat_scratch_hi", "xnack_mask_lo",
          "xnack_mask_hi")  # fmt: skip

_TOKEN = re.compile(
    r"(?<![\w.@$])(?:(?:v|a|s|ttmp)(?:\d+(?:\.[lh])?|\[\d+(?::\d+)?\])"
    r"|(?:vcc|exec|flat_scratch|xnack_mask)(?:_lo|_hi)?|m0)(?![\w@$])"
)
_PARTS = re.compile(r"(v|a|s|ttmp)\[?(\d+)(?::(\d+))?\]?(\.[lh])?$")
_FIRST = {"v": 0, "a": _FIRST_ACCUMULATOR, "s": _FIRST_SCALAR, "ttmp": _FIRST_TRAP}
_LIMIT = {"v": _VECTORS, "a": _ACCUMULATORS, "s": _SCALARS, "ttmp": 16}
_HALF_LOAD = re.compile(
    r"(?:(?:global|flat|buffer|scratch)_load_d16_(hi_)?(?:b16|u8|i8)|ds_load_(?:u8|i8|u16)_d16(_hi)?)$"
)
_WHOLE = re.compile(r"v\d+$")
_RAY_RETURNED = ("image_bvh_dual_intersect_ray", "image_bvh8_intersect_ray")
"""They write the ray's origin and direction, the third and fourth of their addresses, too."""
_IMPLICIT_VCC = ("s_cbranch_vcc", "v_div_fmas", "v_dual_cndmask")

EVERY: RegisterSet = (1 << _FIRST_TRAP) - 1
"""All vector and scalar registers."""


@lru_cache(maxsize=8192)
def register(token: str) -> RegisterSet:
    """The registers that one operand names.

    >>> register("v[0:1]") == register("v0") | register("v1")
    True
    >>> register("v1.l") | register("v1.h") == register("v1")
    True
    >>> register("vcc") == register("vcc_lo") | register("vcc_hi")
    True
    """
    if token in _NAMED:
        return 1 << (_FIRST_NAMED + _NAMED.index(token))
    parts = _PARTS.match(token)
    if parts is None:
        halves = (f"{token}_lo", f"{token}_hi")
        return sum(1 << (_FIRST_NAMED + _NAMED.index(half)) for half in halves if half in _NAMED)
    bank, first = parts[1], int(parts[2])
    last = min(int(parts[3]) if parts[3] else first, _LIMIT[bank] - 1)
    if first > last:
        return 0
    if bank in ("s", "ttmp"):
        return ((1 << (last - first + 1)) - 1) << (_FIRST[bank] + first)
    if parts[4]:
        return 1 << (_FIRST[bank] + 2 * first + (parts[4] == ".h"))
    return ((1 << 2 * (last - first + 1)) - 1) << (_FIRST[bank] + 2 * first)


def named(instruction: AsmInstruction) -> RegisterSet:
    """All registers that an instruction names.

    >>> load = AsmInstruction("ds_read_b64", "v[0:1], v2 offset:8", 1)
    >>> named(load) == register("v[0:2]")
    True
    """
    operands = instruction.operands
    found = 0
    for token in _TOKEN.findall(operands):
        found |= register(token)
    if instruction.mnemonic.startswith(_IMPLICIT_VCC) or "v_dual_cndmask" in operands:
        found |= register("vcc")
    elif instruction.mnemonic.startswith("image_") and operands.endswith(" a16"):
        found &= ~register("a16")  # a modifier: 16-bit addresses
    return found


def results(instruction: AsmInstruction, count: int) -> RegisterSet:
    """The registers that the first ``count`` operands name, and the ray that some instructions of gfx12 give back.

    >>> load = AsmInstruction("s_load_dwordx2", "s[4:5], s[0:1], 0x0", 1)
    >>> results(load, 1) == register("s4") | register("s5")
    True
    >>> dual = "v[0:9], [v[10:11], v[12:13], v[14:16], v[17:19], v[20:21]], s[0:3]"
    >>> results(AsmInstruction("image_bvh_dual_intersect_ray", dual, 1), 1) == register("v[0:9]") | register("v[14:19]")
    True
    """
    found = 0
    parts = instruction.operands.split(",")
    if count and instruction.mnemonic.startswith(_RAY_RETURNED):
        parts = parts[:count] + parts[count + 2 : count + 4]
    else:
        parts = parts[:count]
    for operand in parts:
        for token in _TOKEN.findall(operand):
            found |= register(token)
    return found


def sources(instruction: AsmInstruction, count: int) -> RegisterSet:
    """The registers that the operands behind the first ``count`` name.

    >>> load = AsmInstruction("global_load_dword", "v1, v1, s[0:1]", 1)
    >>> sources(load, 1) == register("v1") | register("s[0:1]")
    True
    """
    rest = instruction.operands.split(",", count)[count:]
    found = 0
    for operand in rest:
        for token in _TOKEN.findall(operand):
            found |= register(token)
    return found


def halves_left(instruction: AsmInstruction) -> RegisterSet:
    """The halves of its result's registers that a load of 16 bits leaves as they are, by the mnemonics of gfx11 on.

    >>> halves_left(AsmInstruction("global_load_d16_hi_b16", "v1, v[2:3], off", 1)) == register("v1.l")
    True
    >>> halves_left(AsmInstruction("ds_load_u16_d16", "v1, v2", 1)) == register("v1.h")
    True
    >>> halves_left(AsmInstruction("global_load_b32", "v1, v[2:3], off", 1))
    0
    """
    load = _HALF_LOAD.match(instruction.mnemonic)
    if load is None:
        return 0
    token = instruction.operands.split(",", 1)[0].strip()
    return register(f"{token}{'.l' if load[1] or load[2] else '.h'}") if _WHOLE.match(token) else 0


def spell(registers: RegisterSet) -> str:
    """Registers as people write them: ``v[4:7], s2``.

    >>> spell(register("v[4:7]") | register("s2") | register("vcc"))
    'v[4:7], s2, vcc_lo, vcc_hi'
    """
    parts: list[str] = []
    for bank in ("v", "a", "s", "ttmp"):
        width = 1 if bank in ("s", "ttmp") else 2
        bits = registers >> _FIRST[bank] & ((1 << width * _LIMIT[bank]) - 1)
        numbers = list[int]()
        while bits:
            numbers.append(((bits & -bits).bit_length() - 1) // width)
            bits &= -1 << width * (numbers[-1] + 1)
        parts += [
            f"{bank}{first}" if first == last else f"{bank}[{first}:{last}]" for first, last in _runs(numbers)
        ]
    parts += [name for bit, name in enumerate(_NAMED) if registers >> (_FIRST_NAMED + bit) & 1]
    return ", ".join(parts)


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    """Ascending numbers as runs of consecutive ones."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs
