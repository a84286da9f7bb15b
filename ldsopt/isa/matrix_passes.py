"""The passes of a matrix instruction: the time for which it keeps the matrix unit of its SIMD busy.

CDNA counts passes of 4 cycles. For RDNA only the instruction of 16 x 16 x 16 is published; one of other element sizes
takes longer or shorter in proportion to its operations in the width of its sources. gfx1250 counts passes of 4 cycles
as well: LLVM's ``GFX1250SpeedModel`` has two, and four for integers and 32-bit floats.

Source for CDNA: LLVM's ``SISchedule.td`` (``SIDPFullSpeedModel``, where all of one size take as long,
``SIDPGFX940FullSpeedModel``, ``SIDPGFX950FullSpeedModel``), whose passes times 4 cycles give the peak rates that AMD
states for MI300X and MI355X. Difference from LLVM: the scaled instructions take twice the passes where a source is of 8
bits, by the same peak rates; LLVM's tools do not always see that.
"""

from __future__ import annotations

from itertools import takewhile

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.operands import read


def passes(instruction: AsmInstruction, arch: str) -> int | None:
    """The passes of a matrix instruction; ``None`` if its mnemonic tells no shape.

    >>> def of(mnemonic, arch="gfx942", operands="v[0:3], v[4:5], v[6:7], v[0:3]"):
    ...     return passes(AsmInstruction(mnemonic, operands, 1), arch)
    >>> of("v_mfma_f32_16x16x16_f16"), of("v_mfma_f32_32x32x8_f16"), of("v_mfma_f32_32x32x2_f32")
    (4, 8, 16)
    >>> of("v_mfma_f64_16x16x4_f64"), of("v_mfma_f64_16x16x4_f64", "gfx950")
    (8, 16)
    >>> of("v_mfma_f32_16x16x32_f16", "gfx950"), of("v_mfma_f32_16x16x128_f8f6f4", "gfx950", "v0 cbsz:4 blgp:4")
    (4, 4)
    >>> of("v_mfma_f32_16x16x16_f16", "gfx90a"), of("v_mfma_f32_32x32x8_f16", "gfx90a")
    (8, 16)
    >>> of("v_wmma_f32_16x16x16_f16", "gfx1100"), of("v_add_f32")
    (1, None)
    >>> of("v_wmma_f32_16x16x32_f16", "gfx1250"), of("v_wmma_i32_16x16x64_iu8", "gfx1250")
    (2, 4)
    """
    words = instruction.opcode.name.split("_")
    at = next((at for at, word in enumerate(words) if word.count("x") > 1 and word[0].isdecimal()), 0)
    if not at or words[1] not in ("mfma", "smfmac", "wmma", "swmmac"):
        return None
    behind = words[at + 1 :]
    if words[1] in ("wmma", "swmmac"):
        if not arch.startswith("gfx125"):
            return 1
        return 4 if behind in (["iu8"], ["f32"]) else 2
    side, _, depth = words[at].split("x", 2)
    if words[2] == "f64":
        passes_on_942 = 4 if side == "4" else 8
        return passes_on_942 * (2 if arch == "gfx950" else 1)
    if side == "4":
        return 2
    is_wide, kind = side == "32", behind[0] if behind else ""
    if arch in ("gfx908", "gfx90a"):
        return 16 if is_wide else 8
    if kind == "f8f6f4":
        return (8 if is_wide else 4) * (2 if _has_bytes(instruction.operands) else 1)
    is_shallow = int("".join(takewhile(str.isdecimal, depth))) <= 4
    if is_shallow and words[1] == "mfma" and kind != "xf32":
        return 16 if is_wide else 8
    return 8 if is_wide else 4


def _has_bytes(operands: str) -> bool:
    """True if a source of a scaled instruction is of 8 bits: format 0 or 1; a missing word means format 0.

    >>> _has_bytes("v[0:3], v[4:11], v[12:19], v[0:3]"), _has_bytes("v0 cbsz:4 blgp:2"), _has_bytes("v0 cbsz:2 blgp:1")
    (True, False, True)
    """
    modifiers = read(operands).modifiers
    return any(modifiers.get(name, "0") in ("0", "1") for name in ("cbsz", "blgp"))


def is_single_precision(name: str) -> bool:
    """True for a dense product of matrices of CDNA whose factors are floats of 32 bits.

    >>> [is_single_precision(f"v_mfma_f32_{one}") for one in ("32x32x1f32", "32x32x1_2b_f32", "16x16x8_xf32")]
    [True, True, False]
    """
    shape, *rest = name.removeprefix("v_mfma_f32_").split("_")
    is_dense = name.startswith("v_mfma_f32_")
    return is_dense and (
        "f32" in rest or (shape.removesuffix("f32")[-1:].isdecimal() and shape.endswith("f32"))
    )
