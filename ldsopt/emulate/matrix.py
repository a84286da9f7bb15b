"""Matrix instructions: MFMA of gfx9, WMMA of gfx11 and gfx12.

AMD's pseudocode says ``D = A * B + C`` and no more. Which lane and register holds which element, and the order of
additions, are those of the simulator of IR (`ldsopt.simt.intrinsics.matrix`, `wave_matrix`): where the two are
compared, products are no witness, operands and results are.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ldsopt.emulate import operand
from ldsopt.emulate.arithmetic import ExecutableInstruction
from ldsopt.emulate.functions import from_brain
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import MachineWave
from ldsopt.patterns import pattern
from ldsopt.simt.floats import bf8_format, fp8_format, table
from ldsopt.simt.intrinsics.matrix import MatrixLayout, mfma_layout, multiply
from ldsopt.simt.intrinsics.wave_matrix import wmma_layout
from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch

_MFMA = pattern(r"v_mfma_f32_(16x16|32x32)x(\d+)_(f16|bf16|fp8_fp8|bf8_bf8|fp8_bf8|bf8_fp8)$")
_MFMA_90A = pattern(r"v_mfma_f32_(16x16x16|32x32x8)(f16|bf16_1k)$")
"""As gfx90a spells those of one block; others of its names are several blocks, or other layouts."""
_WMMA = pattern(r"v_wmma_f32_16x16x16_(f16|bf16|fp8_fp8|bf8_bf8|fp8_bf8|bf8_fp8)$")
_MODIFIER = pattern(r"\b(cbsz|abid|blgp|neg_lo|neg_hi|op_sel|op_sel_hi|clamp|matrix_\w+|index_key)\b")


def matrix_instruction(
    mnemonic: str, words: tuple[str, ...], modifiers: str, arch: Arch, lanes: int
) -> ExecutableInstruction:
    """A matrix instruction.

    Raises:
        NotUnderstood: one that is not known here, or with modifiers.
    """
    if _MODIFIER.search(modifiers):
        raise NotUnderstood(f"the modifiers {modifiers!r}")
    places = [operand.numbers_of(word) for word in words[:3]]
    if older := _MFMA_90A.match(mnemonic):
        mnemonic = f"v_mfma_f32_{older[1]}_{older[2].removesuffix('_1k')}"
    if mfma := _MFMA.match(mnemonic):
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
