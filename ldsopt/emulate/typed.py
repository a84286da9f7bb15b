"""A value with its type, while an instruction's pseudocode is compiled to numpy."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np


@dataclass(frozen=True, slots=True)
class Typed:
    """A value while its instruction is compiled.

    Attributes:
        code: numpy that computes it.
        kind: ``u``, ``i``, ``f``, or ``b`` for a truth value; `bits` its width.
        constant: its number, where it is known.
        is_plain: a literal without a type.
        narrow: what it was before it was made wider; a NaN loses there whether it signals.
    """

    code: str
    kind: str
    bits: int
    constant: int | float | None = None
    is_plain: bool = False
    narrow: Typed | None = None

    @staticmethod
    def number(value: int | float, kind: str, bits: int, *, is_plain: bool = False) -> Typed:
        """A number that stands in the pseudocode, as the source text of a numpy expression of its type."""
        if kind == "f":
            name = {16: "np.float16", 32: "np.float32", 64: "np.float64"}[bits]
            spelled = f"float('{value}')" if not np.isfinite(value) else repr(float(value))
            return Typed(f"{name}({spelled})", "f", bits, value)
        whole = int(value)
        if kind == "i" and whole.bit_length() > bits - 1:
            bits = 64
        if kind == "u":
            whole &= (1 << bits) - 1
        return Typed(f"{'U' if kind == 'u' else 'I'}({whole})", kind, bits, whole, is_plain)

    @staticmethod
    def truth(value: bool) -> Typed:
        """A truth value that is known."""
        return Typed("TRUE" if value else "FALSE", "b", 1, int(value))

    def to(self, kind: str, bits: int) -> Typed:
        """The number as another type: rounded, cut off, or extended by its sign."""
        if (self.kind, self.bits) == (kind, bits):
            return self
        if self.constant is not None and not (kind == "f" and self.kind != "f" and self.bits == 0):
            return self._constant_to(kind, bits)
        if kind == "b":
            return self.to_truth()
        if kind == "f":
            if self.kind == "b":
                return Typed(f"converted({self.code}, {bits})", "f", bits)
            return Typed(
                f"converted({self.code}, {bits})", "f", bits, narrow=self if self.kind == "f" else None
            )
        if self.kind == "f":
            return Typed(f"to_integer({self.code}, {bits}, with_sign={kind == 'i'})", kind, bits)
        if self.kind == "b":
            return Typed(f"({self.code}).astype({'U' if kind == 'u' else 'I'})", kind, bits)
        if kind == "u":
            if self.kind == "u" and self.bits <= bits:
                return replace(self, bits=bits, narrow=None)
            return Typed(f"unsigned({self.code}, {bits})", "u", bits)
        if self.kind == "i" and self.bits <= bits:
            return replace(self, bits=bits, narrow=None)
        if self.kind == "u" and self.bits < bits:
            return Typed(f"({self.code}).astype(I)", "i", bits)
        return Typed(f"signed({self.code}, {bits})", "i", bits)

    def _constant_to(self, kind: str, bits: int) -> Typed:
        value = self.constant
        assert value is not None
        if kind == "b":
            return Typed.truth(bool(value))
        if kind == "f":
            return Typed.number(float(value), "f", bits)
        whole = int(value) & ((1 << bits) - 1)
        if kind == "i" and whole >> (bits - 1):
            whole -= 1 << bits
        return Typed.number(whole, kind, bits)

    def to_truth(self) -> Typed:
        """The truth of a value: whether it is not 0."""
        if self.kind == "b":
            return self
        if self.constant is not None:
            return Typed.truth(bool(self.constant))
        return Typed(f"({self.code} != 0)", "b", 1)

    def raw(self) -> Typed:
        """The bits of a value, taken for an unsigned number."""
        if self.kind == "f":
            if self.constant is not None:
                kinds = {16: np.float16, 32: np.float32, 64: np.float64}
                bits = int.from_bytes(kinds[self.bits](self.constant).tobytes(), "little")
                return Typed.number(bits, "u", self.bits)
            return Typed(f"to_bits({self.code})", "u", self.bits)
        return self.to("u", self.bits)

    def read_as(self, kind: str, bits: int) -> Typed:
        """Its bits as another type, as ``x.u32`` says."""
        if kind in ("bf", "fp"):
            return replace(self.raw().to("u", bits), kind="u")
        if (self.kind, self.bits) == (kind, bits):
            return self
        inside = self.raw()
        if kind == "f":
            code = inside if inside.bits == bits else inside.to("u", bits)
            if self.kind == "f":
                return self.to(kind, bits)
            return Typed(f"to_float({code.code}, {bits})", "f", bits)
        return inside.to("u", bits) if kind == "u" else inside.to("u", bits).to("i", bits)
