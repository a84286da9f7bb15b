"""Fast forms of the most frequent instructions: scalars on Python's numbers, vectors on words of 32 bits.

AMD's text means the same. Compiled to selections over arrays of 64 bits it takes ten to a hundred times as long for one
number, three to thirty times for a wave's. `tests/emulate/test_instructions.py` compares each row with the compiled
text.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.catalogue import base_name, written_formula
from ldsopt.emulate.functions import COMPARISONS, U
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import EXEC, SCALARS, MachineWave
from ldsopt.isa.operands import Operands
from ldsopt.simt.kinds import Array

_ScalarResult = tuple[int, int | None]


class ScalarForm(NamedTuple):
    """The computation of a scalar instruction.

    Attributes:
        function: from its sources and SCC to the result, and SCC unless it stays.
        sources: bits of each.
        result: bits; 0 for SCC alone.
        saves_exec: the second source is EXEC, which gets the result; the target gets its old value.
    """

    function: Callable[..., _ScalarResult]
    sources: tuple[int, ...]
    result: int
    saves_exec: bool = False


def scalar_instruction(name: str, words: tuple[str, ...]) -> ExecutableInstruction | None:
    """A scalar instruction, if it is one of these with registers or numbers as operands."""
    form = SCALAR_FORMS.get(name)
    if form is None or len(words) != len(form.sources) + bool(form.result):
        return None
    try:
        target = operand.numbers_of(words[0]) if form.result else ()
        given = words[1:] if form.result else words
        sources = [_source(word, bits) for word, bits in zip(given, form.sources, strict=True)]
    except NotUnderstood:
        return None
    if form.result and len(target) * 32 != form.result and target != operand.numbers_of("null"):
        return None
    reads = tuple(number for numbers, _ in sources for number in numbers)
    execute = _saving(form, sources, target) if form.saves_exec else _executing(form, sources, target)
    writes = (EXEC, EXEC + 1)[: form.result // 32] if form.saves_exec else ()
    return ExecutableInstruction(execute, reads, (*target, *writes))


_ScalarSource = tuple[tuple[int, ...], int]


def _source(word: str, bits: int) -> _ScalarSource:
    """The registers of an operand, or the number that it is.

    Raises:
        NotUnderstood: it is neither, or a register of another width.
    """
    numbers = operand.numbers_of(word)
    if not numbers:
        return (), operand.constant(word, ("u", bits))
    if len(numbers) * 32 != max(32, bits) or numbers[0] < SCALARS:
        raise NotUnderstood(f"the operand {word}")
    return numbers, 0


def _executing(
    form: ScalarForm, sources: list[_ScalarSource], target: tuple[int, ...]
) -> Callable[[MachineWave], None]:
    function, words = form.function, form.result // 32
    first = target[0] if target else 0

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        values = [
            registers.read_scalar(numbers[0], len(numbers)) if numbers else value
            for numbers, value in sources
        ]
        result, condition = function(*values, registers.scc)
        if words:
            registers.write_scalar(first, result, words)
        if condition is not None:
            registers.scc = condition

    return execute


def _saving(
    form: ScalarForm, sources: list[_ScalarSource], target: tuple[int, ...]
) -> Callable[[MachineWave], None]:
    numbers, fixed = sources[0]
    words = form.result // 32

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        value = registers.read_scalar(numbers[0], words) if numbers else fixed
        old = registers.read_scalar(EXEC, words)
        result, condition = form.function(value, old, registers.scc)
        registers.write_scalar(target[0], old, words)
        registers.write_scalar(EXEC, result, words)
        registers.scc = condition or 0

    return execute


def _signed(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def _masked(bits: int, function: Callable[..., int]) -> Callable[..., _ScalarResult]:
    """The result cut to its width; SCC is 1 if it is not 0."""
    mask = (1 << bits) - 1

    def compute(*given: int) -> _ScalarResult:
        result = function(*given[:-1]) & mask
        return result, int(result != 0)

    return compute


def _plain(bits: int, function: Callable[..., int]) -> Callable[..., _ScalarResult]:
    """The result cut to its width; SCC stays."""
    mask = (1 << bits) - 1
    return lambda *given: (function(*given[:-1]) & mask, None)


def _compared(
    function: Callable[[int, int], bool], *, with_sign: bool = False
) -> Callable[..., _ScalarResult]:
    if with_sign:
        return lambda a, b, _: (0, int(function(_signed(a), _signed(b))))
    return lambda a, b, _: (0, int(function(a, b)))


def _chosen(function: Callable[[int, int], bool], *, with_sign: bool) -> Callable[..., _ScalarResult]:
    def compute(a: int, b: int, _: int) -> _ScalarResult:
        holds = function(_signed(a), _signed(b)) if with_sign else function(a, b)
        return (a if holds else b), int(holds)

    return compute


def _carried(a: int, b: int, c: int) -> _ScalarResult:
    total = a + b + c
    return total & 0xFFFFFFFF, total >> 32


def _borrowed(a: int, b: int, c: int) -> _ScalarResult:
    return (a - b - c) & 0xFFFFFFFF, int(b + c > a)


def _overflowed(sign: int) -> Callable[..., _ScalarResult]:
    """A sum or difference; SCC is 1 if it overflows signed integers of 32 bits."""

    def compute(a: int, b: int, _: int) -> _ScalarResult:
        total = _signed(a) + sign * _signed(b)
        return total & 0xFFFFFFFF, int(not -(1 << 31) <= total < 1 << 31)

    return compute


def _extracted(a: int, b: int) -> int:
    return (a >> (b & 31)) & ((1 << (b >> 16 & 127)) - 1)


_OPERATORS: dict[str, Callable[[int, int], bool]] = {**COMPARISONS, "lg": operator.ne}
_LOGIC: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "nand": lambda a, b: ~(a & b),
    "nor": lambda a, b: ~(a | b),
    "xnor": lambda a, b: ~(a ^ b),
    "andn2": lambda a, b: a & ~b,
    "orn2": lambda a, b: a | ~b,
    "and_not1": lambda a, b: a & ~b,
    "or_not1": lambda a, b: a | ~b,
}
_SAVING = {"and": (32, 64), "or": (32, 64), "xor": (32, 64), "and_not1": (32, 64), "or_not1": (32, 64),
           "andn2": (64,), "orn2": (64,)}  # fmt: skip
_SUM, _DIFFERENCE = ScalarForm(_overflowed(1), (32, 32), 32), ScalarForm(_overflowed(-1), (32, 32), 32)
_UNSIGNED_SUM = ScalarForm(lambda a, b, _: _carried(a, b, 0), (32, 32), 32)
_UNSIGNED_DIFFERENCE = ScalarForm(lambda a, b, _: _borrowed(a, b, 0), (32, 32), 32)
_WITH_CARRY, _WITH_BORROW = ScalarForm(_carried, (32, 32), 32), ScalarForm(_borrowed, (32, 32), 32)

SCALAR_FORMS: dict[str, ScalarForm] = {
    **{f"s_mov_b{n}": ScalarForm(_plain(n, lambda a: a), (n,), n) for n in (32, 64)},
    **{f"s_not_b{n}": ScalarForm(_masked(n, lambda a: ~a), (n,), n) for n in (32, 64)},
    **{
        f"s_{name}_b{n}": ScalarForm(_masked(n, function), (n, n), n)
        for name, function in _LOGIC.items()
        for n in (32, 64)
    },
    **{
        f"s_{name}_saveexec_b{n}": ScalarForm(_masked(n, _LOGIC[name]), (n,), n, saves_exec=True)
        for name, widths in _SAVING.items()
        for n in widths
    },
    **{
        f"s_cmp_{name}_{kind}32": ScalarForm(_compared(function, with_sign=kind == "i"), (32, 32), 0)
        for name, function in _OPERATORS.items()
        for kind in "ui"
    },
    **{f"s_cmp_{name}_u64": ScalarForm(_compared(_OPERATORS[name]), (64, 64), 0) for name in ("eq", "lg")},
    **{
        f"s_cselect_b{n}": ScalarForm(lambda a, b, c: (a if c else b, None), (n, n), n) for n in (32, 64)
    },
    **{f"s_lshl_b{n}": ScalarForm(_masked(n, lambda a, b, n=n: a << (b & n - 1)), (n, 32), n) for n in (32, 64)},
    **{f"s_lshr_b{n}": ScalarForm(_masked(n, lambda a, b, n=n: a >> (b & n - 1)), (n, 32), n) for n in (32, 64)},
    **{
        f"s_ashr_i{n}": ScalarForm(_masked(n, lambda a, b, n=n: _signed(a, n) >> (b & n - 1)), (n, 32), n)
        for n in (32, 64)
    },
    **{
        f"s_{name}_{kind}32": ScalarForm(_chosen(_OPERATORS[test], with_sign=kind == "i"), (32, 32), 32)
        for name, test in (("min", "lt"), ("max", "ge"))
        for kind in "ui"
    },
    **{
        f"s_lshl{n}_add_u32": ScalarForm(lambda a, b, _, n=n: _lifted(a, b, n), (32, 32), 32)
        for n in (1, 2, 3, 4)
    },
    **{f"s_bcnt1_i32_b{n}": ScalarForm(_masked(32, int.bit_count), (n,), 32) for n in (32, 64)},
    **{
        f"s_{name}_i32_b{n}": ScalarForm(_plain(32, lambda a: (a & -a).bit_length() - 1), (n,), 32)
        for name in ("ff1", "ctz")
        for n in (32, 64)
    },
    "s_add_i32": _SUM, "s_add_co_i32": _SUM, "s_sub_i32": _DIFFERENCE, "s_sub_co_i32": _DIFFERENCE,
    "s_add_u32": _UNSIGNED_SUM, "s_add_co_u32": _UNSIGNED_SUM,
    "s_sub_u32": _UNSIGNED_DIFFERENCE, "s_sub_co_u32": _UNSIGNED_DIFFERENCE,
    "s_addc_u32": _WITH_CARRY, "s_add_co_ci_u32": _WITH_CARRY,
    "s_subb_u32": _WITH_BORROW, "s_sub_co_ci_u32": _WITH_BORROW,
    "s_add_nc_u64": ScalarForm(_plain(64, lambda a, b: a + b), (64, 64), 64),
    "s_sub_nc_u64": ScalarForm(_plain(64, lambda a, b: a - b), (64, 64), 64),
    "s_mul_u64": ScalarForm(_plain(64, lambda a, b: a * b), (64, 64), 64),
    "s_mul_i32": ScalarForm(_plain(32, lambda a, b: a * b), (32, 32), 32),
    "s_mul_hi_u32": ScalarForm(_plain(32, lambda a, b: a * b >> 32), (32, 32), 32),
    "s_mul_hi_i32": ScalarForm(_plain(32, lambda a, b: _signed(a) * _signed(b) >> 32), (32, 32), 32),
    "s_bfe_u32": ScalarForm(_masked(32, _extracted), (32, 32), 32),
    "s_bfm_b32": ScalarForm(_plain(32, lambda a, b: ((1 << (a & 31)) - 1) << (b & 31)), (32, 32), 32),
    "s_sext_i32_i16": ScalarForm(_plain(32, lambda a: _signed(a, 16)), (32,), 32),
    "s_sext_i32_i8": ScalarForm(_plain(32, lambda a: _signed(a, 8)), (32,), 32),
    "s_abs_i32": ScalarForm(_masked(32, lambda a: abs(_signed(a))), (32,), 32),
    "s_bitcmp0_b32": ScalarForm(lambda a, b, _: (0, a >> (b & 31) & 1 ^ 1), (32, 32), 0),
    "s_bitcmp1_b32": ScalarForm(lambda a, b, _: (0, a >> (b & 31) & 1), (32, 32), 0),
}  # fmt: skip


def _lifted(a: int, b: int, count: int) -> _ScalarResult:
    total = (a << count) + b
    return total & 0xFFFFFFFF, int(total >> 32 != 0)


W = np.uint32


class VectorForm(NamedTuple):
    """The computation of a vector instruction.

    Attributes:
        function: from its sources, as words, to a word a lane, or with `compares` a truth value.
        inputs: the number of sources.
        is_float: constants among them are floats.
        compares: the results are bits of a scalar register.
        selects: the last source is such a register, whose bits are truth values of the lanes.
        by_lane: the function gets the lanes' numbers behind its sources.
    """

    function: Callable[..., Any]
    inputs: int
    is_float: bool = False
    compares: bool = False
    selects: bool = False
    by_lane: bool = False


def vector_instruction(mnemonic: str, given: Operands, lanes: int) -> ExecutableInstruction | None:
    """A vector instruction without modifiers, if it is one of these with registers of 32 bits and numbers."""
    form, words = VECTOR_FORMS.get(base_name(mnemonic)), given.words
    if form is None or given.modifiers or mnemonic.endswith(("_dpp", "_sdwa")):
        return None
    if form.selects and len(words) == 3:
        words = (*words, "vcc" if lanes > 32 else "vcc_lo")
    if len(words) != 1 + form.inputs + form.selects:
        return None
    try:
        sources = [_word_source(word, "f" if form.is_float else "u") for word in words[1 : 1 + form.inputs]]
        flags = operand.numbers_of(words[-1]) if form.selects else ()
        target = operand.numbers_of(words[0])
    except NotUnderstood:
        return None
    if len(target) != (lanes // 32 if form.compares else 1) or (target[0] < SCALARS) is form.compares:
        return None
    if form.selects and len(flags) != lanes // 32:
        return None
    reads = (*(number for numbers, _ in sources for number in numbers), *flags)
    readers = tuple(_reader(numbers, value) for numbers, value in sources)
    if form.by_lane:
        numbers = np.arange(lanes, dtype=W)
        readers = (*readers, lambda _: numbers)
    if form.selects:
        execute = _selecting(readers, flags[0], target[0])
    elif form.compares:
        execute = _comparing(form.function, readers, target[0])
    else:
        execute = _computing(form.function, readers, target[0])
    return ExecutableInstruction(execute, reads, target)


def _word_source(word: str, kind: str) -> tuple[tuple[int, ...], int]:
    """The register of an operand, or the number that it is.

    Raises:
        NotUnderstood: it is neither: it has a sign, or is one half of a register, or of another width.
    """
    if word.endswith((".h", ".l")):
        raise NotUnderstood(word)
    if word[:1] == "-" and word[1:2] not in "0123456789":
        raise NotUnderstood(word)
    numbers = () if word[:1] in "-0123456789" else operand.numbers_of(word)
    if not numbers and word[:1] not in "-0123456789":
        raise NotUnderstood(word)
    if not numbers:
        return (), operand.constant(word, (kind, 32)) & 0xFFFFFFFF
    if len(numbers) != 1:
        raise NotUnderstood(word)
    return numbers, 0


def _reader(numbers: tuple[int, ...], value: int) -> operand.OperandReader:
    if not numbers:
        fixed = np.array([value], W)
        return lambda _: fixed
    number = numbers[0]
    if number >= SCALARS:
        return lambda registers: np.array([registers.scalar[number - SCALARS]], W)
    return lambda registers: registers.vector[number]


def _computing(
    function: Callable[..., Any], readers: tuple[operand.OperandReader, ...], target: int
) -> Callable[[MachineWave], None]:
    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        result = function(*[read(registers) for read in readers])
        if registers.count == registers.lanes:
            registers.vector[target] = result
        else:
            np.copyto(registers.vector[target], result, where=registers.active)

    return execute


def _comparing(
    function: Callable[..., Any], readers: tuple[operand.OperandReader, ...], target: int
) -> Callable[[MachineWave], None]:
    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        registers.write_mask(target, function(*[read(registers) for read in readers]) & registers.active)

    return execute


def _selecting(
    readers: tuple[operand.OperandReader, ...], flags: int, target: int
) -> Callable[[MachineWave], None]:
    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        first, second = (read(registers) for read in readers)
        result = np.where(registers.mask(flags), second, first)
        np.copyto(registers.vector[target], result, where=registers.active)

    return execute


def _signed_words(words: Array) -> Array:
    result: Array = words.view(np.int32)
    return result


def _floats(words: Array) -> Array:
    result: Array = words.view(np.float32)
    return result


def _of_floats(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of floats applied to words; NaNs keep their bits."""
    return lambda *words: function(*map(_floats, words)).view(W)


_FIVE, _LOW = W(31), W(0xFFFFFF)


def _high(a: Array, b: Array) -> Array:
    result: Array = (a.astype(np.uint64) * b >> np.uint64(32)).astype(W)
    return result


def _field(a: Array, b: Array, c: Array) -> Array:
    result: Array = (a >> (b & _FIVE)) & ((W(1) << (c & _FIVE)) - W(1))
    return result


def _permuted(a: Array, b: Array, c: Array) -> Array:
    """Each byte of the selector takes one of eight bytes; beyond 7 they are signs and constants (`catalogue`)."""
    if ((c & W(0xF8F8F8F8)) != 0).any():
        stated = written_formula("v_perm_b32")
        assert stated is not None
        beyond: Array = stated.function({"S0": a.astype(U), "S1": b.astype(U), "S2": c.astype(U)})["D0"]
        return beyond.astype(W)
    rows = np.stack(np.broadcast_arrays(b, a, c), axis=-1)
    chosen = rows[:, 2:].copy().view(np.uint8)
    taken = np.take_along_axis(rows[:, :2].copy().view(np.uint8), chosen.astype(np.intp), axis=1)
    result: Array = taken.view(W)[:, 0]
    return result


def _counted(first: int) -> Callable[[Array, Array, Array], Array]:
    """Counts the bits of a mask that belong to lower lanes, for the 32 lanes from ``first`` on, and adds a number."""

    def count(mask: Array, added: Array, lane: Array) -> Array:
        below = np.clip(lane.astype(np.int64) - first, 0, 32)
        result: Array = np.bitwise_count(mask & ((np.int64(1) << below) - 1).astype(W)) + added
        return result

    return count


_ORDERED: dict[str, Callable[[Array, Array], Any]] = {**COMPARISONS, "ne": operator.ne}
_WORD_SUM, _WORD_DIFFERENCE = VectorForm(lambda a, b: a + b, 2), VectorForm(lambda a, b: a - b, 2)
_REVERSED = VectorForm(lambda a, b: b - a, 2)

VECTOR_FORMS: dict[str, VectorForm] = {
    "v_mov_b32": VectorForm(lambda a: a, 1),
    "v_not_b32": VectorForm(lambda a: ~a, 1),
    "v_add_u32": _WORD_SUM, "v_add_nc_u32": _WORD_SUM,
    "v_sub_u32": _WORD_DIFFERENCE, "v_sub_nc_u32": _WORD_DIFFERENCE,
    "v_subrev_u32": _REVERSED, "v_subrev_nc_u32": _REVERSED,
    "v_and_b32": VectorForm(lambda a, b: a & b, 2),
    "v_or_b32": VectorForm(lambda a, b: a | b, 2),
    "v_xor_b32": VectorForm(lambda a, b: a ^ b, 2),
    "v_lshlrev_b32": VectorForm(lambda a, b: b << (a & _FIVE), 2),
    "v_lshrrev_b32": VectorForm(lambda a, b: b >> (a & _FIVE), 2),
    "v_ashrrev_i32": VectorForm(lambda a, b: (_signed_words(b) >> _signed_words(a & _FIVE)).view(W), 2),
    "v_lshl_add_u32": VectorForm(lambda a, b, c: (a << (b & _FIVE)) + c, 3),
    "v_add_lshl_u32": VectorForm(lambda a, b, c: (a + b) << (c & _FIVE), 3),
    "v_lshl_or_b32": VectorForm(lambda a, b, c: (a << (b & _FIVE)) | c, 3),
    "v_and_or_b32": VectorForm(lambda a, b, c: (a & b) | c, 3),
    "v_or3_b32": VectorForm(lambda a, b, c: a | b | c, 3),
    "v_add3_u32": VectorForm(lambda a, b, c: a + b + c, 3),
    "v_xad_u32": VectorForm(lambda a, b, c: (a ^ b) + c, 3),
    "v_bfi_b32": VectorForm(lambda a, b, c: (a & b) | (~a & c), 3),
    "v_bfe_u32": VectorForm(_field, 3),
    "v_perm_b32": VectorForm(_permuted, 3),
    "v_bcnt_u32_b32": VectorForm(lambda a, b: np.bitwise_count(a) + b, 2),
    "v_mbcnt_lo_u32_b32": VectorForm(_counted(0), 2, by_lane=True),
    "v_mbcnt_hi_u32_b32": VectorForm(_counted(32), 2, by_lane=True),
    "v_mul_lo_u32": VectorForm(lambda a, b: a * b, 2),
    "v_mul_hi_u32": VectorForm(_high, 2),
    "v_mul_u32_u24": VectorForm(lambda a, b: (a & _LOW) * (b & _LOW), 2),
    "v_mad_u32_u24": VectorForm(lambda a, b, c: (a & _LOW) * (b & _LOW) + c, 3),
    "v_min_u32": VectorForm(np.minimum, 2),
    "v_max_u32": VectorForm(np.maximum, 2),
    "v_min_i32": VectorForm(lambda a, b: np.minimum(_signed_words(a), _signed_words(b)).view(W), 2),
    "v_max_i32": VectorForm(lambda a, b: np.maximum(_signed_words(a), _signed_words(b)).view(W), 2),
    "v_cndmask_b32": VectorForm(np.where, 2, selects=True),
    **{
        f"v_cmp_{name}_u32": VectorForm(function, 2, compares=True) for name, function in _ORDERED.items()
    },
    **{
        f"v_cmp_{name}_i32": VectorForm(
            lambda a, b, function=function: function(_signed_words(a), _signed_words(b)), 2, compares=True
        )
        for name, function in _ORDERED.items()
    },
    "v_add_f32": VectorForm(_of_floats(lambda a, b: a + b), 2, is_float=True),
    "v_sub_f32": VectorForm(_of_floats(lambda a, b: a - b), 2, is_float=True),
    "v_subrev_f32": VectorForm(_of_floats(lambda a, b: b - a), 2, is_float=True),
    "v_mul_f32": VectorForm(_of_floats(lambda a, b: a * b), 2, is_float=True),
}  # fmt: skip
