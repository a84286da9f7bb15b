"""Vector arithmetic on 32-bit words: the instructions that most kernels have most of.

AMD's text means the same; compiled to numbers of 64 bits it takes three to thirty times as long.
`tests/emulate/test_quick_forms.py` holds each row to what the text compiles to.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.catalogue import base_name, written_formula
from ldsopt.emulate.functions import COMPARISONS, U, from_brain
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import SCALARS, MachineWave
from ldsopt.isa.operands import Operands
from ldsopt.patterns import pattern
from ldsopt.simt.floats import bf8_format, fp8_format, table
from ldsopt.simt.intrinsics.matrix import MatrixLayout, mfma_layout, multiply, wmma_layout
from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch

W = np.uint32


class VectorForm(NamedTuple):
    """The computation of a vector instruction.

    Attributes:
        function: of its sources, as words; gives a word a lane, or with `compares` a truth value.
        inputs: how many sources.
        is_float: constants among them are floats.
        compares: the result are bits of a scalar register.
        selects: the last source is such a register, whose bits are truth values of the lanes.
        by_lane: the function is given the lanes' numbers behind its sources.
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
        sources = [_source(word, "f" if form.is_float else "u") for word in words[1 : 1 + form.inputs]]
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


def _source(word: str, kind: str) -> tuple[tuple[int, ...], int]:
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


def _signed(words: Array) -> Array:
    result: Array = words.view(np.int32)
    return result


def _floats(words: Array) -> Array:
    result: Array = words.view(np.float32)
    return result


def _of_floats(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of floats on words, which keep the bits of what is no number."""
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
    """Counts the bits of a mask, of 32 lanes from ``first`` on, that are of lanes below one's own; adds a number."""

    def count(mask: Array, added: Array, lane: Array) -> Array:
        below = np.clip(lane.astype(np.int64) - first, 0, 32)
        result: Array = np.bitwise_count(mask & ((np.int64(1) << below) - 1).astype(W)) + added
        return result

    return count


_ORDERED: dict[str, Callable[[Array, Array], Any]] = {**COMPARISONS, "ne": operator.ne}
_SUM, _DIFFERENCE = VectorForm(lambda a, b: a + b, 2), VectorForm(lambda a, b: a - b, 2)
_REVERSED = VectorForm(lambda a, b: b - a, 2)

VECTOR_FORMS: dict[str, VectorForm] = {
    "v_mov_b32": VectorForm(lambda a: a, 1),
    "v_not_b32": VectorForm(lambda a: ~a, 1),
    "v_add_u32": _SUM, "v_add_nc_u32": _SUM,
    "v_sub_u32": _DIFFERENCE, "v_sub_nc_u32": _DIFFERENCE,
    "v_subrev_u32": _REVERSED, "v_subrev_nc_u32": _REVERSED,
    "v_and_b32": VectorForm(lambda a, b: a & b, 2),
    "v_or_b32": VectorForm(lambda a, b: a | b, 2),
    "v_xor_b32": VectorForm(lambda a, b: a ^ b, 2),
    "v_lshlrev_b32": VectorForm(lambda a, b: b << (a & _FIVE), 2),
    "v_lshrrev_b32": VectorForm(lambda a, b: b >> (a & _FIVE), 2),
    "v_ashrrev_i32": VectorForm(lambda a, b: (_signed(b) >> _signed(a & _FIVE)).view(W), 2),
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
    "v_min_i32": VectorForm(lambda a, b: np.minimum(_signed(a), _signed(b)).view(W), 2),
    "v_max_i32": VectorForm(lambda a, b: np.maximum(_signed(a), _signed(b)).view(W), 2),
    "v_cndmask_b32": VectorForm(np.where, 2, selects=True),
    **{
        f"v_cmp_{name}_u32": VectorForm(function, 2, compares=True) for name, function in _ORDERED.items()
    },
    **{
        f"v_cmp_{name}_i32": VectorForm(
            lambda a, b, function=function: function(_signed(a), _signed(b)), 2, compares=True
        )
        for name, function in _ORDERED.items()
    },
    "v_add_f32": VectorForm(_of_floats(lambda a, b: a + b), 2, is_float=True),
    "v_sub_f32": VectorForm(_of_floats(lambda a, b: a - b), 2, is_float=True),
    "v_subrev_f32": VectorForm(_of_floats(lambda a, b: b - a), 2, is_float=True),
    "v_mul_f32": VectorForm(_of_floats(lambda a, b: a * b), 2, is_float=True),
}  # fmt: skip


# --- matrix -------------------------------------------------------------------------------------------------
#
# Matrix instructions: MFMA of gfx9, WMMA of gfx11 and gfx12.
#
# AMD's pseudocode says ``D = A * B + C`` and no more. Which lane and register holds which element, and the order of
# additions, are those of the simulator of IR (`ldsopt.simt.intrinsics.matrix`, `wave_matrix`): where the two are
# compared, products are no witness, operands and results are.


_MFMA = pattern(r"v_mfma_f32_(16x16|32x32)x(\d+)_(f16|bf16|fp8_fp8|bf8_bf8|fp8_bf8|bf8_fp8)$")
_OF_90A = {
    f"v_mfma_f32_{size}{kind}{end}": f"v_mfma_f32_{size}_{kind}"
    for size in ("16x16x16", "32x32x8")
    for kind, end in (("f16", ""), ("bf16", "_1k"))
}
"""As gfx90a spells those of one block; others of its names are several blocks, or other layouts."""
_WMMA = pattern(r"v_wmma_f32_16x16x16_(f16|bf16|fp8_fp8|bf8_bf8|fp8_bf8|bf8_fp8)$")
_MODIFIERS = frozenset(
    {"cbsz", "abid", "blgp", "neg_lo", "neg_hi", "op_sel", "op_sel_hi", "clamp", "index_key"}
)


def matrix_instruction(mnemonic: str, given: Operands, arch: Arch, lanes: int) -> ExecutableInstruction:
    """A matrix instruction.

    Raises:
        NotUnderstood: one that is not known here, or with modifiers.
    """
    words = given.words
    if any(name in _MODIFIERS or name.startswith("matrix_") for name in given.modifiers):
        raise NotUnderstood(f"the modifiers {given.modifier_text!r}")
    places = [operand.numbers_of(word) for word in words[:3]]
    if mfma := _MFMA.match(_OF_90A.get(mnemonic, mnemonic)):
        layout, kinds = mfma_layout(int(mfma[1][:2]), int(mfma[2])), mfma[3].split("_")
    elif wmma := _WMMA.match(mnemonic):
        kinds = wmma[1].split("_")
        bits = 8 if "8" in kinds[0] else 16
        layout = wmma_layout(arch.generation, lanes, len(places[1]) * 32 // bits)
    else:
        raise NotUnderstood("a matrix instruction")
    results, left, right = places
    first, second = _decoder(kinds[0], layout, arch), _decoder(kinds[-1], layout, arch)
    third = operand.numbers_of(words[3])
    fixed = (
        None if third else np.array([operand.constant(words[3], ("f", 32))], np.uint32).view(np.float32)[0]
    )

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        if not registers.active.all() and arch.generation != "gfx9":
            raise NotUnderstood("a matrix instruction in some of a wave's lanes")
        a, b = first(registers.vector[list(left)]), second(registers.vector[list(right)])
        if fixed is None:
            c = np.ascontiguousarray(registers.vector[list(third)].T).view(np.float32)
        else:
            c = np.full((lanes, len(results)), fixed, np.float32)
        product = np.ascontiguousarray(multiply(layout, a, b.T, c), dtype=np.float32).view(np.uint32)
        for number, result in enumerate(results):
            registers.vector[result] = product[:, number]

    return ExecutableInstruction(execute, (*left, *right, *third), results)


def _decoder(kind: str, layout: MatrixLayout, arch: Arch) -> Callable[[Array], Array]:
    """From registers, [register, lane], to the operand's elements in single precision."""

    def packed(words: Array, unit: type[np.generic]) -> Array:
        return np.ascontiguousarray(words.T).view(unit)

    def arranged(elements: Array) -> Array:
        result: Array = layout.arrange(elements).reshape(layout.operand[2])
        return result

    if kind == "f16":
        return lambda words: arranged(packed(words, np.float16)).astype(np.float32, order="C")
    if kind == "bf16":
        return lambda words: from_brain(arranged(packed(words, np.uint16)).astype(np.uint64))
    codes = table((fp8_format if kind == "fp8" else bf8_format)(arch))
    return lambda words: codes.take(arranged(packed(words, np.uint8)))
