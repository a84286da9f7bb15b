"""Remainders by powers of two, as LLVM's code computes those of signed numbers.

``srem x, 4`` becomes four scalar instructions: what is to be added where ``x`` is negative, the sum, its multiple of 4,
and the difference, which keeps the sign of ``x``. Followed one by one, nothing would be known of it. Example::

    s_ashr_i32 s1, s0, 31
    s_lshr_b32 s1, s1, 30        3 if s0 is negative, else 0; of remainders by 2 this is s_lshr_b32 s1, s0, 31
    s_add_i32 s1, s0, s1
    s_and_b32 s1, s1, -4
    s_sub_i32 s2, s0, s1         from -3 to 3

Source: LLVM, ``TargetLowering::BuildSREMPow2`` and ``DAGCombiner::visitSREM``.
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.registers import register
from ldsopt.machine.arithmetic import WIDTH, constant
from ldsopt.machine.decisions import written_by
from ldsopt.machine.operands import number, operands, registers
from ldsopt.target.mnemonics import CALLS

_TOP = WIDTH - 1
_ADDS = frozenset({"s_add_i32", "s_add_u32", "s_add_co_i32", "s_add_co_u32"})
_SUBTRACTS = frozenset({"s_sub_i32", "s_sub_u32", "s_sub_co_i32", "s_sub_co_u32"})


class _DivisionForm(NamedTuple):
    """What a register holds, made of another one.

    Attributes:
        what: ``sign`` (0 or -1), ``bias`` (what is added to negative numbers), ``sum`` (with that), or ``multiple``.
        of: the other register.
        bits: of the divisor, two to the power of which it is; 0 of a sign.
    """

    what: str
    of: str
    bits: int = 0


def remainders_of(function: AsmFunction) -> dict[int, int]:
    """By line, the instructions that compute such a remainder of their first source, with the power of two.

    Within a block, and of scalar registers alone: of vector registers EXEC could change on the way.
    """
    found = dict[int, int]()
    for block in function.blocks:
        made = dict[str, _DivisionForm]()
        for instruction in block.instructions:
            if instruction.mnemonic in CALLS:
                made.clear()
                continue
            words = operands(instruction).words
            form = _form(instruction.mnemonic, words, made)
            written = written_by(instruction)
            for name in [name for name, one in made.items() if written & (register(name) | register(one.of))]:
                del made[name]
            if form is None:
                continue
            if form.what == "remainder":
                found[instruction.line] = form.bits
            elif form.of != words[0]:
                made[words[0]] = form
    return found


def _form(mnemonic: str, words: tuple[str, ...], made: dict[str, _DivisionForm]) -> _DivisionForm | None:
    if len(words) != 3 or not words[0].startswith("s") or len(registers(words[0])) != 1:
        return None
    _, one, other = words
    left, right, value = made.get(one), made.get(other), number(other)
    if mnemonic == "s_ashr_i32":
        return _DivisionForm("sign", one) if value == _TOP and _is_scalar(one) else None
    if mnemonic == "s_lshr_b32" and value is not None:
        if left is not None and left.what == "sign" and 0 < value < WIDTH:
            return _DivisionForm("bias", left.of, WIDTH - value)
        return _DivisionForm("bias", one, 1) if value == _TOP and _is_scalar(one) else None
    if mnemonic in _ADDS:
        for term, bias in ((one, right), (other, left)):
            if bias is not None and bias == _DivisionForm("bias", term, bias.bits):
                return _DivisionForm("sum", term, bias.bits)
    if mnemonic == "s_and_b32":
        for whole, mask in ((left, value), (right, number(one))):
            if whole is not None and whole.what == "sum" and mask is not None:
                is_multiple = constant(mask) == constant(-1 << whole.bits)
                return _DivisionForm("multiple", whole.of, whole.bits) if is_multiple else None
    if mnemonic in _SUBTRACTS and right is not None and right == _DivisionForm("multiple", one, right.bits):
        return _DivisionForm("remainder", one, right.bits)
    return None


def _is_scalar(word: str) -> bool:
    return word.startswith("s") and len(registers(word)) == 1


def remainder(value: Integers, bits: int) -> tuple[Integers, ...]:
    """What is left of a value divided by two to the power of ``bits``: where it is negative, and where it is not.

    >>> [(one.signed_min, one.signed_max) for one in remainder(integers.full(WIDTH), 2)]
    [(0, 3), (-3, -1)]
    """
    most = (1 << bits) - 1
    parts = []
    if value.signed_max >= 0:
        parts.append(integers.interval(WIDTH, 0, most))
    if value.signed_min < 0:
        parts.append(integers.interval(WIDTH, constant(-most).lower, constant(-1).lower))
    return tuple(parts)
