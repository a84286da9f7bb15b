"""Scalar arithmetic on Python's numbers: the instructions that most kernels have most of.

AMD's text means the same; compiled to selections over arrays it takes ten to a hundred times as long for one number.
`tests/emulate/test_quick_forms.py` holds each row to what the text compiles to.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.functions import COMPARISONS
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import EXEC, SCALARS, MachineWave, MemoryRead, StartedOperation
from ldsopt.isa.operands import Operands
from ldsopt.patterns import pattern
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.kinds import Array

_ScalarResult = tuple[int, int | None]


class ScalarForm(NamedTuple):
    """The computation of a scalar instruction.

    Attributes:
        function: of its sources and SCC; gives the result, and SCC unless it stays.
        sources: bits of each.
        result: bits; 0 for SCC alone.
        saves_exec: the second source is EXEC, which gets the result; the target gets its old value.
    """

    function: Callable[..., _ScalarResult]
    sources: tuple[int, ...]
    result: int
    saves_exec: bool = False


def scalar_instruction(name: str, words: tuple[str, ...]) -> ExecutableInstruction | None:
    """A scalar instruction, if it is one of these with operands that are registers or numbers."""
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
    """The result cut to its width; SCC says whether it is not 0."""
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
    """A sum or difference whose SCC says that it left the signed numbers of 32 bits."""

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


# --- scalar memory ------------------------------------------------------------------------------------------
#
# Loads of scalar memory: of an address, and through a buffer resource. Several complete in any order.
#
# A buffer has ``num_records`` bytes, or records of ``stride`` bytes where that is not 0; of a word that does not end
# within it 0 is loaded, and nothing else of the resource is looked at. Source: MI300 ISA, 8.2 and 9.1.5; RDNA4 ISA,
# 9.


_LOAD = pattern(
    r"s_(?P<buffer>buffer_)?load_(?:dword(?:x(?P<dwords>\d+))?|b(?P<bits>\d+)|(?P<sign>[iu])(?P<small>8|16))$"
)
_ScalarRead = Callable[[MachineWave, int], MemoryRead]


def scalar_load(mnemonic: str, given: Operands, started: StartedOperation) -> ExecutableInstruction:
    """A load of scalar memory.

    Raises:
        NotUnderstood: one that is not known here.
    """
    match = _LOAD.match(mnemonic)
    words, named = given.words, given.offsets
    if match is None or named is None:
        raise NotUnderstood("an access of scalar memory")
    results, base = operand.numbers_of(words[0]), operand.numbers_of(words[1])
    offset = operand.source(words[2], ("u", 32)) if len(words) > 2 else operand.source("0", ("u", 32))
    immediate = named.get("offset", 0)
    if match["small"]:
        size = int(match["small"]) // 8
        load = _narrow(base, size, buffer=bool(match["buffer"]))
        words_of = _extended(with_sign=match["sign"] == "i")
    else:
        count = int(match["dwords"] or int(match["bits"] or 32) // 32)
        load = _from_buffer(base, count) if match["buffer"] else _from_address(base, count)
        words_of = _whole

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        distance = int(offset.read(registers)[0])
        if not offset.registers and distance >> 31:
            distance -= 1 << 32
        read = load(wave, distance + immediate)

        def land() -> None:
            for number, value in zip(results, words_of(read.data), strict=True):
                registers.write_scalar(number, value)

        wave.start(started, results, land, read=read)

    return ExecutableInstruction(execute, (*base, *offset.registers), results)


def _whole(data: Array) -> list[int]:
    words: list[int] = data.view(np.uint32).tolist()
    return words


def _extended(*, with_sign: bool) -> Callable[[Array], list[int]]:
    return lambda data: [int.from_bytes(data.tobytes(), "little", signed=with_sign) & 0xFFFFFFFF]


def _read(wave: MachineWave, at: int, inside: Array) -> MemoryRead:
    """The bytes from an address on, those of them that are inside of what is read."""
    where = (np.uint64(at & (1 << 64) - 1) + np.arange(len(inside), dtype=np.uint64))[inside]
    if len(where):
        wave.memory.check(where[:1], len(where), "read")
    numbers = (where - np.uint64(GLOBAL_BASE)).astype(np.int64)
    return MemoryRead(wave.memory.region.data, numbers, inside, keeps_order=False)


def _from_address(base: tuple[int, ...], count: int) -> _ScalarRead:
    everything = np.ones(4 * count, bool)

    def load(wave: MachineWave, offset: int) -> MemoryRead:
        return _read(wave, (wave.registers.read_scalar(base[0], 2) + offset) & ~3, everything)

    return load


def _resource(wave: MachineWave, base: tuple[int, ...]) -> tuple[int, int]:
    """The address of a buffer and its bytes."""
    words = [wave.registers.read_scalar(number) for number in base]
    return words[0] | (words[1] & 0xFFFF) << 32, words[2] * (words[1] >> 16 & 0x3FFF or 1)


def _from_buffer(base: tuple[int, ...], count: int) -> _ScalarRead:
    def load(wave: MachineWave, offset: int) -> MemoryRead:
        address, size = _resource(wave, base)
        first = offset & 0xFFFFFFFC
        ends = np.arange(first + 4, first + 4 * count + 4, 4)
        return _read(wave, address + first, np.repeat(ends <= size, 4))

    return load


def _narrow(base: tuple[int, ...], size: int, *, buffer: bool) -> _ScalarRead:
    """One byte or two of gfx12, extended to a register."""

    def load(wave: MachineWave, offset: int) -> MemoryRead:
        address, end = _resource(wave, base) if buffer else (wave.registers.read_scalar(base[0], 2), None)
        place = offset & 0xFFFFFFFF if buffer else offset
        return _read(wave, address + place, np.full(size, end is None or place + size <= end))

    return load
