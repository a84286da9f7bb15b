"""Conversions with a scale between small floats and float, half or bfloat (gfx950, and packs of 8 and 16 of gfx1250).

The scale is a float of which the exponent alone counts: what is converted to a small float is divided by that power of
two, what is converted from one is multiplied by it, with one rounding each. A scale that is infinite or a NaN makes
every number a NaN. Stochastic rounding takes the next random number for each further element. Sources: AMD Instinct
CDNA4 ISA, V_CVT_SCALEF32_*; LLVM's IntrinsicsAMDGPU.td for the operands; HIP's ``amd_hip_ocp_host.hpp``, AMD's
functions of the same names on the host.

Operands of the forms that write part of a register begin with its old value and end with the part's number; forms that
read part of one end with that.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ldsopt.simt.floats import E2M1, E2M3, E3M2, E4M3, E5M2, Format, encode, exponent, table
from ldsopt.simt.frame import Node
from ldsopt.simt.intrinsics.integer_math import next_random
from ldsopt.simt.intrinsics.math import by_overflow_mode
from ldsopt.simt.kinds import Array, RegisterKind, to_float
from ldsopt.simt.program import Op
from ldsopt.simt.tables import Effect, intrinsic, lanewise

SMALL_FLOATS = {"fp8": E4M3, "bf8": E5M2, "fp6": E2M3, "bf6": E3M2, "fp4": E2M1}
MANTISSAS = {"f32": 23, "f16": 10, "bf16": 7}
_GFX1250_PACKS = ("pk8", "pk16")


def _names() -> list[str]:
    small = [(a, b) for a in ("fp8", "bf8", "fp4") for b in MANTISSAS]
    six = [(a, b) for a in ("fp6", "bf6") for b in MANTISSAS]
    names = [f"pk.{a}.{b}" for a, b in small] + [f"pk.{b}.{a}" for a, b in small]
    names += [f"{b}.{a}" for a in ("fp8", "bf8") for b in ("f16", "f32")]
    names += [f"sr.{'pk.' if a == 'fp4' else ''}{a}.{b}" for a, b in small]
    names += [f"pk32.{b}.{a}" for a, b in six] + [f"sr.pk32.{a}.{b}" for a, b in six]
    names += [f"pk32.{a}.{b}" for a, b in six if b != "f32"] + [f"2xpk16.{a}.f32" for a in ("fp6", "bf6")]
    names += [f"pk8.{a}.{b}" for a, b in small] + [f"pk16.{a}.{b}" for a, b in six]
    return [f"llvm.amdgcn.cvt.scalef32.{name}" for name in names]


def _power(scale: Array) -> tuple[Array, Array]:
    """The power of two of a scale, and whether it makes everything a NaN."""
    field = exponent(scale)
    return (field - 127).astype(np.int32), field == 255


class ScaledRounding(NamedTuple):
    """The rounding by which numbers become small ones.

    Attributes:
        form: the small format.
        source: the numbers' type, ``f32``, ``f16`` or ``bf16``.
        is_random: rounding is stochastic.
        clamps: what is too large becomes the largest number.
    """

    form: Format
    source: str
    is_random: bool
    clamps: bool

    def codes(self, x: Array, scale: Array, seed: Array | None) -> Array:
        """Codes of numbers [..., n] divided by a scale [...], with the random number of the first."""
        power, is_nan = _power(scale[..., None])
        wide = np.where(is_nan, np.copysign(np.nan, x), np.ldexp(x.astype(np.float64), -power))
        seeds = None if seed is None else _random_numbers(seed, x.shape[-1])
        return encode(wide, self.form, clamps=self.clamps, seed=seeds, mantissa=MANTISSAS[self.source])


def scaled_numbers(codes: Array, scale: Array, form: Format) -> Array:
    """The numbers that codes mean, times a scale, as doubles."""
    power, is_nan = _power(scale)
    value = np.ldexp(table(form).take(codes.astype(np.intp)).astype(np.float64), power)
    return np.where(is_nan, np.nan, value)


def _decoded(codes: Array, scale: Array, form: Format, kind: RegisterKind) -> Array:
    return to_float(scaled_numbers(codes, scale, form), kind.scalar)


def _packed(codes: Array, bits: int) -> Array:
    """Codes, one behind the other from the lowest bit on, as 32-bit words: [..., n] becomes [..., n * bits / 32]."""
    on = (codes[..., None] >> np.arange(bits, dtype=np.uint8)) & np.uint8(1)
    flat = on.reshape(*codes.shape[:-1], -1)
    return np.ascontiguousarray(np.packbits(flat, axis=-1, bitorder="little")).view(np.uint32)


def _unpacked(words: Array, bits: int, count: int) -> Array:
    """The codes in 32-bit words: [..., count]."""
    flat = np.unpackbits(np.ascontiguousarray(words).view(np.uint8), axis=-1, bitorder="little")
    groups = flat[..., : bits * count].reshape(*words.shape[:-1], count, bits)
    return np.asarray((groups << np.arange(bits, dtype=np.uint8)).sum(axis=-1, dtype=np.uint8))


def _part_replaced(old: Array, part: Array, bits: int, place: int) -> Array:
    """A 32-bit word, or two halves as one, with some of its bits replaced."""
    halves = old.dtype == np.uint16
    word = np.ascontiguousarray(old).view(np.uint32)[..., 0] if halves else old
    mask = np.uint32((1 << bits) - 1 << bits * place)
    found = np.asarray(word & ~mask | part.astype(np.uint32) << np.uint32(bits * place), np.uint32)
    return found[..., None].view(np.uint16) if halves else found


def _to_small(node: Node, rounding: ScaledRounding, pack: str) -> Op:
    """Operands: [old,] numbers (two floats apart), [seed,] scale[, part]."""
    bits, is_random = rounding.form.bits, rounding.is_random
    whole = pack in ("2xpk16", "pk32", *_GFX1250_PACKS)
    count = {"": 1, "pk": 2}.get(pack)
    apart = pack == "2xpk16" or (pack == "pk" and rounding.source == "f32" and not is_random)

    def numbers(operands: list[Array]) -> Array:
        if not apart:
            return operands[0] if count != 1 else operands[0][..., None]
        return np.stack(np.broadcast_arrays(*operands), axis=-1).reshape(
            *np.broadcast_shapes(*(v.shape for v in operands))[: -1 if whole else None], -1
        )

    def function(*operands: Array) -> Array:
        values = list(operands)
        old = None if whole else values.pop(0)
        scale = values.pop()
        seed = values.pop() if is_random else None
        x = numbers(values)
        codes = rounding.codes(x, scale, seed)
        words = _packed(codes, bits) if whole else _narrow(codes, bits)
        if old is None:
            return words if words.shape[-1] > 1 else words[..., 0]
        shape = np.broadcast_shapes(words.shape, old.shape[:-1] if old.dtype == np.uint16 else old.shape)
        wide = np.broadcast_to(old, (*shape, 2) if old.dtype == np.uint16 else shape)
        return _part_replaced(wide, np.broadcast_to(words, shape), bits * x.shape[-1], place)

    taken = (0 if whole else 1) + (2 if apart else 1) + (1 if is_random else 0) + 1
    place = 0 if whole else node.immediate(taken)
    return lanewise(node, function, taken)


def _narrow(codes: Array, bits: int) -> Array:
    """A few codes as one number."""
    shifts = np.arange(codes.shape[-1], dtype=np.uint32) * np.uint32(bits)
    return np.asarray((codes.astype(np.uint32) << shifts).sum(axis=-1, dtype=np.uint32))


def _random_numbers(seed: Array, count: int) -> Array:
    """The random number of each element: the seed, and what follows it."""
    found = [seed]
    while len(found) < count:
        found.append(next_random(found[-1]))
    return np.stack(found, axis=-1)


def _from_small(node: Node, form: Format, pack: str) -> Op:
    """Operands: [old,] codes, scale[, part of the source[, part of the result]]."""
    kind = node.kind
    count = {"": 1, "pk": 2, "pk32": 32}[pack]
    if pack == "pk32":

        def many(words: Array, scale: Array) -> Array:
            return _decoded(_unpacked(words, form.bits, count), scale[..., None], form, kind)

        return lanewise(node, many, 2)
    has_old = not pack and kind.form == "vector"
    first = 1 if has_old else 0
    place = node.immediate(first + 2)
    start = np.uint32(place * form.bits * count)
    shifts = start + np.arange(count, dtype=np.uint32) * np.uint32(form.bits)

    def few(*operands: Array) -> Array:
        word, scale = operands[first:]
        codes = word[..., None] >> shifts & np.uint32((1 << form.bits) - 1)
        found = _decoded(codes, scale[..., None], form, kind)
        if pack:
            return found
        if not has_old:
            return found[..., 0]
        shape = np.broadcast_shapes(operands[0].shape, found.shape)
        takes = np.arange(2) == node.immediate(4)
        return np.where(takes, np.broadcast_to(found, shape), np.broadcast_to(operands[0], shape))

    return lanewise(node, few, first + 2)


@intrinsic(*_names())
def _converted(node: Node) -> Effect:
    *variant, target, source = node.callee.removeprefix("llvm.amdgcn.cvt.scalef32.").split(".")
    pack = variant[-1] if variant and variant[-1] != "sr" else ""
    if source in SMALL_FLOATS:
        return _from_small(node, SMALL_FLOATS[source], pack)
    form, is_random = SMALL_FLOATS[target], "sr" in variant

    def make(clamps: bool) -> Op:
        return _to_small(node, ScaledRounding(form, source, is_random, clamps), pack)

    return by_overflow_mode(make) if form.bits == 8 else make(False)
