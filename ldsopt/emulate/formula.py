"""Pseudocode compiled to numpy: one function of each instruction, over all lanes at once.

Every expression has a type (`u`, `i` and `f` of a width, or `b`, a truth value). Integers are held in 64 bits and
brought to their width after each operation. ``if`` becomes selection: both sides are computed, and each assignment
keeps the old value in lanes that are not on its side. Loops are unrolled, since their bounds are numbers.

Expressions without a type follow C: the wider of two, unsigned if they differ; a literal without suffix takes its
neighbour's. A variable has the type of the first value that is assigned to it.

Example: ``D0.u32 = S0.u32 + S1.u32`` becomes ``return {'D0': (S0 + S1) & 0xffffffff}`` of two `uint64` arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.emulate import functions, syntax
from ldsopt.emulate.syntax import NotUnderstood, parse
from ldsopt.simt.kinds import Array

# --- writer ---------------------------------------------------------------------------------------------------
#
# The lines of numpy that an instruction's pseudocode is compiled to.


_F = {
    "isNAN": ("is_nan", "b"), "sign": ("sign", "b"), "exponent": ("exponent", "i"), "mantissa": ("mantissa", ""),
    "abs": ("np.abs", ""), "floor": ("np.floor", ""), "trunc": ("np.trunc", ""), "sqrt": ("sqrt", ""),
    "log2": ("log2", ""), "sin": ("sine", ""), "cos": ("cosine", ""), "fract": ("fraction", ""),
    "cvtToQuietNAN": ("quieted", ""),
}  # fmt: skip


class FormulaWriter:
    """The lines of one function."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._count = 0

    def line(self, text: str) -> None:
        """Adds a line to the function."""
        self._lines.append(text)

    def name(self, code: str) -> str:
        """A new name for the present value of some code."""
        self._count += 1
        self.line(f"t{self._count} = {code}")
        return f"t{self._count}"

    def moved(self, register: str) -> str:
        """A new name for the present value of a register; ``None`` at run time if it has none."""
        self._count += 1
        self.line(f"t{self._count} = locals().get({register!r})")
        return f"t{self._count}"

    def kept(self, value: Typed) -> Typed:
        """The value in a variable of its own, so that it is computed once."""
        if value.constant is not None or value.code.isidentifier():
            # A register may be written later; a copy of it is not.
            return replace(value, code=self.name(value.code)) if value.code.startswith("r_") else value
        narrow = self.kept(value.narrow) if value.narrow is not None else None
        return replace(value, code=self.name(value.code), narrow=narrow)

    def function(self, inputs: list[str], result: str) -> Callable[[Mapping[str, Array]], dict[str, Array]]:
        """The function of the lines."""
        reads = [f"r_{name.replace('[lane]', '_lane')} = registers[{name!r}]" for name in inputs]
        body = "\n    ".join(["LANE = registers.get('LANE')", *reads, *self._lines, f"return {result}"])
        space: dict[str, Any] = dict(_SPACE)
        exec(f"def instruction(registers):\n    {body}", space)
        found: Callable[[Mapping[str, Array]], dict[str, Array]] = space["instruction"]
        return found

    # --- operators ------------------------------------------------------------------------------------

    def chosen(self, mask: str, new: Typed, old: Typed) -> Typed:
        """The new value in the lanes of a mask, the old one elsewhere."""
        old = old.to(new.kind, new.bits)
        return Typed(f"np.where({mask}, {new.code}, {old.code})", new.kind, new.bits)

    def either(self, condition: Typed, first: Typed, second: Typed) -> Typed:
        """``condition ? first : second``."""
        first, second = _matched(first, second)
        truth = condition.to_truth()
        if truth.constant is not None:
            return first if truth.constant else second
        return Typed(f"np.where({truth.code}, {first.code}, {second.code})", first.kind, first.bits)

    def unary(self, operator: str, value: Typed) -> Typed:
        """The code of an operator on one value: ``-x``, ``~x`` or ``!x``."""
        if operator == "!" or (operator == "~" and value.kind == "b"):
            truth = value.to_truth()
            if truth.constant is not None:
                return Typed.truth(not truth.constant)
            return Typed(f"~{truth.code}", "b", 1)
        if operator == "~":
            if value.constant is not None and value.kind != "f":
                return Typed.number(~int(value.constant), value.kind, value.bits, is_plain=value.is_plain)
            return _wrapped(f"(~{value.code})", value.kind, value.bits)
        if value.constant is not None:
            return Typed.number(-value.constant, value.kind, value.bits, is_plain=value.is_plain)
        if value.kind == "b":
            value = value.to("u", 1)
        if value.kind == "u":
            return _wrapped(f"(U(0) - {value.code})", "u", value.bits)
        return _wrapped(f"(-{value.code})", value.kind, value.bits)

    def binary(self, operator: str, left: Typed, right: Typed) -> Typed:
        """An operator of two operands."""
        if operator in ("&&", "||"):
            a, b = left.to_truth(), right.to_truth()
            for one, other in ((a, b), (b, a)):
                if one.constant is not None:
                    decides = bool(one.constant) == (operator == "||")
                    return one if decides else other
            return Typed(f"({a.code} {operator[0]} {b.code})", "b", 1)
        if operator == "**":
            return self._power(left, right)
        if operator in ("<<", ">>"):
            return self._shift(operator, left, right)
        if operator in ("+", "-", "*"):
            left, right = _widened(left), _widened(right)
        left, right = _matched(left, right)
        if left.constant is not None and right.constant is not None and left.kind != "f":
            return _folded(operator, left, right)
        if operator == "<>" and left.kind == "f":  # less or greater: false for a NaN, unlike "!="
            return Typed(f"(({left.code} < {right.code}) | ({left.code} > {right.code}))", "b", 1)
        if operator in ("==", "!=", "<>", "<", "<=", ">", ">="):
            return Typed(f"({left.code} {'!=' if operator == '<>' else operator} {right.code})", "b", 1)
        if left.kind == "b":
            if operator in ("&", "|", "^"):
                return Typed(f"({left.code} {operator} {right.code})", "b", 1)
            left, right = left.to("u", 32), right.to("u", 32)
        if operator == "/":
            if left.kind == "f":
                return Typed(f"quotient({left.code}, {right.code})", "f", left.bits)
            return _wrapped(f"({left.code} // {right.code})", left.kind, left.bits)
        if operator in ("&", "|", "^") and left.kind == "f":
            raise NotUnderstood(f"{operator} of floats")
        return _wrapped(f"({left.code} {operator} {right.code})", left.kind, left.bits)

    def _power(self, left: Typed, right: Typed) -> Typed:
        if left.constant != 2.0:
            raise NotUnderstood("a power of something else than 2")
        if right.constant is not None:
            return Typed.number(2.0**right.constant, left.kind, left.bits)
        return Typed(f"scaled(converted(ONE, {left.bits}), {right.to('i', 64).code})", left.kind, left.bits)

    def _shift(self, operator: str, left: Typed, right: Typed) -> Typed:
        if left.kind == "b":
            left = left.to("u", 32)
        if left.constant is not None and right.constant is not None:
            return _folded(operator, left, right)
        left = _widened(left)
        code = _moved(operator, left.code, right, kind=left.kind)
        return _wrapped(code, left.kind, left.bits) if operator == "<<" else Typed(code, left.kind, left.bits)

    def conversion(self, value: Typed, kind: str, bits: int) -> Typed:
        """``32'U(x)``. An integer that has the uppermost bit of the float type stands for its bits: a NaN."""
        if bits > 64:
            raise NotUnderstood(f"numbers of {bits} bits")
        whole = int(value.constant) if value.constant is not None and value.kind != "f" else 0
        if kind == "f" and whole > min(0xFFFF, (1 << bits - 1) - 1):
            return Typed.number(whole, "u", bits).read_as("f", bits)
        return value.to(kind, bits)

    # --- bits -----------------------------------------------------------------------------------------

    def joined(self, parts: list[Typed]) -> Typed:
        """The code of ``{ a, b }``: bits joined, the last ones lowest."""
        total, code = 0, list[str]()
        for part in reversed(parts):
            raw = (part.to("u", 1) if part.kind == "b" else part).raw()
            if raw.bits == 0:
                continue
            code.append(f"({raw.to('u', 64).code} << U({total}))" if total else raw.to("u", 64).code)
            total += raw.bits
        if total > 64:
            raise NotUnderstood(f"{total} bits behind each other")
        return Typed(f"({' | '.join(code)})", "u", total)

    def extracted(
        self, value: Typed, one: syntax.Bits, number: Callable[[syntax.Expression], Typed]
    ) -> Typed:
        """The bits that a slice names; a slice from low to high reverses them."""
        low = number(one.low)
        if one.width is not None:
            width, reverse = _fixed(number(one.width)), False
        elif one.high is None:
            width, reverse = 1, False
        else:
            high, bottom = _fixed(number(one.high)), _fixed(low)
            reverse = high < bottom
            low, width = Typed.number(min(high, bottom), "u", 32), abs(high - bottom) + 1
        mask = Typed.number((1 << width) - 1, "u", 64).code
        if value.constant is not None and low.constant is not None:
            return Typed.number(int(value.constant) >> int(low.constant), "u", width)
        code = value.to("u", 64).code
        if low.constant != 0:
            code = _moved(">>", code, low)
        if reverse:
            return Typed(f"reversed_bits({code}, {width})", "u", width)
        return Typed(f"({code} & {mask})", "u", width, is_slice=True)

    def inserted(
        self, old: Typed, one: syntax.Bits, new: Typed, number: Callable[[syntax.Expression], Typed]
    ) -> Typed:
        """The old bits with those of a slice replaced."""
        if one.high is not None:
            low, high = number(one.low), _fixed(number(one.high))
            width = abs(high - _fixed(low)) + 1
            low = Typed.number(min(high, _fixed(low)), "u", 32)
        else:
            low, width = number(one.low), _fixed(number(one.width)) if one.width is not None else 1
        bits = max(old.bits, width)
        mask = Typed.number((1 << width) - 1, "u", 64).code
        place = low.to("u", 64).code
        hole = f"({old.to('u', 64).code} & ~shifted_left({mask}, {place}))"
        return Typed(f"({hole} | shifted_left({new.to('u', 64).code} & {mask}, {place}))", "u", bits)

    # --- functions ------------------------------------------------------------------------------------

    def call(self, name: str, values: list[Typed]) -> Typed | None:
        """A function that the pseudocode uses without defining it; ``None`` if the name is none of these."""
        first = values[0] if values else Typed.number(0, "u", 32)
        if name in ("isSignalNAN", "isQuietNAN"):
            origin = first.narrow or first
            signals = f"is_signaling({origin.code})"
            code = signals if name == "isSignalNAN" else f"(is_nan({first.code}) & ~{signals})"
            return Typed(code, "b", 1)
        if name in _F:
            function, kind = _F[name]
            code = f"{function}({first.code})"
            return Typed(code, kind or first.kind, {"b": 1, "i": 32}.get(kind, first.bits))
        if name == "fma":
            return Typed(f"fused({', '.join(v.code for v in values)})", "f", first.bits)
        if name == "ldexp":
            return Typed(f"scaled({first.code}, {values[1].to('i', 64).code})", "f", first.bits)
        if name == "pow" and first.constant == 2.0:
            return Typed(f"power_of_two({values[1].code})", "f", values[1].bits)
        if name == "isEven":
            return Typed(f"({first.code} % 2 == 0)", "b", 1)
        if name == "signext":
            return first.to("i", first.bits).to("i", 64)
        if name == "signext_from_bit":
            return Typed(
                f"sign_extended({first.raw().code}, {values[1].to('u', 64).code}, {first.bits})",
                "i",
                first.bits,
            )
        if name in ("s_ff1_i32_b64", "s_ff1_i32_b32"):
            return Typed(f"first_one({first.to('u', 64).code})", "i", 32)
        if name == "bitCount":
            return Typed(f"count_bits({first.to('u', 64).code})", "u", 32)
        if name == "f32_to_bf16":
            return Typed(f"to_brain({first.code})", "u", 16)
        if name == "bf16_to_f32":
            return Typed(f"from_brain({first.raw().code})", "f", 32)
        return _converted(name, first)


def _converted(name: str, value: Typed) -> Typed | None:
    """The code of a conversion by its name, ``f32_to_i32`` say; `None` if it is none of those known here.

    An integer that is too large for a narrower type becomes the nearest one of it. Source: LLVM,
    AMDGPUPreLegalizerCombiner.cpp, ``matchClampI64ToI16``, which clamps by ``v_cvt_pk_i16_i32``.
    """
    source, _, target = name.partition("_to_")
    kinds = {"f16", "f32", "f64", "i16", "u16", "i32", "u32"}
    if source not in kinds or target not in kinds:
        return None
    given, bits = value.to(source[0], int(source[1:])), int(target[1:])
    if source[0] == target[0] != "f" and bits < given.bits:
        first, last = (-(1 << bits - 1), (1 << bits - 1) - 1) if target[0] == "i" else (0, (1 << bits) - 1)
        number = target[0].upper()
        return Typed(f"np.clip({given.code}, {number}({first}), {number}({last}))", target[0], bits)
    return given.to(target[0], bits)


def _moved(operator: str, code: str, count: Typed, kind: str = "u") -> str:
    """A number shifted; for a constant below 64, numpy's own operators do the same as the functions."""
    if count.constant is not None and 0 <= int(count.constant) < 64:
        return f"({code} {operator} {'I' if kind == 'i' else 'U'}({int(count.constant)}))"
    name = "shifted_left" if operator == "<<" else "shifted_right"
    return f"{name}({code}, {count.to('u', 64).code})"


def _wrapped(code: str, kind: str, bits: int) -> Typed:
    if kind == "f" or bits == 64:
        return Typed(code, kind, bits)
    if kind == "u":
        return Typed(f"({code} & U({(1 << bits) - 1}))", "u", bits)
    return Typed(f"signed({code}, {bits})", "i", bits)


def _matched(left: Typed, right: Typed) -> tuple[Typed, Typed]:
    """Both values converted to one type, as in C."""
    if (left.kind, left.bits) == (right.kind, right.bits):
        return left, right
    if "f" in (left.kind, right.kind):
        bits = max(one.bits for one in (left, right) if one.kind == "f")
        return left.to("f", bits), right.to("f", bits)
    if left.is_plain and not right.is_plain and right.kind != "b":
        return left.to(right.kind, right.bits), right
    if right.is_plain and not left.is_plain and left.kind != "b":
        return left, right.to(left.kind, left.bits)
    bits = max(left.bits, right.bits)
    kind = "u" if "u" in (left.kind, right.kind) or left.kind == right.kind == "b" else "i"
    return left.to(kind, bits), right.to(kind, bits)


def _widened(value: Typed) -> Typed:
    """A slice as an integer of 32 bits, at least."""
    return value.to("u", 32) if value.is_slice and value.bits < 32 else value


def _folded(operator: str, left: Typed, right: Typed) -> Typed:
    a, b = int(left.constant or 0), int(right.constant or 0)
    results: dict[str, Callable[[], int]] = {
        "+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b, "/": lambda: a // b, "%": lambda: a % b,
        "&": lambda: a & b, "|": lambda: a | b, "^": lambda: a ^ b, "<<": lambda: a << b, ">>": lambda: a >> b,
        "==": lambda: a == b, "!=": lambda: a != b, "<>": lambda: a != b, "<": lambda: a < b, "<=": lambda: a <= b,
        ">": lambda: a > b, ">=": lambda: a >= b,
    }  # fmt: skip
    value = results[operator]()
    if isinstance(value, bool):
        return Typed.truth(value)
    return Typed.number(value, left.kind, left.bits, is_plain=left.is_plain and right.is_plain)


def _fixed(value: Typed) -> int:
    if value.constant is None:
        raise NotUnderstood("a slice whose ends are not numbers")
    return int(value.constant)


def _reversed_bits(value: Array, width: int) -> Array:
    found = np.zeros_like(value)
    for bit in range(width):
        found |= ((value >> np.uint64(bit)) & np.uint64(1)) << np.uint64(width - 1 - bit)
    return found


def _sign_extended(value: Array, width: Array, bits: int) -> Array:
    """A number sign-extended from a width that the instruction computes; 0 for a width of 0."""
    away = (np.uint64(64) - np.minimum(width, np.uint64(bits))).astype(np.int64)
    shifted = (value.astype(np.int64) << np.minimum(away, 63)) >> np.minimum(away, 63)
    result: Array = np.where(width == 0, np.int64(0), shifted)
    return result


_SPACE: dict[str, Any] = {
    **{name: getattr(functions, name) for name in (
        "U", "I", "signed", "unsigned", "to_float", "to_bits", "shifted_left", "shifted_right", "fused", "is_nan",
        "is_signaling", "quieted", "sign", "exponent", "mantissa", "scaled", "converted", "to_integer", "quotient",
        "first_one", "count_bits", "to_brain", "from_brain",
    )},
    "np": np,
    "TRUE": np.True_,
    "FALSE": np.False_,
    "ONE": np.float64(1.0),
    "sqrt": functions.approximate(np.sqrt),
    "log2": functions.approximate(np.log2),
    "sine": functions.approximate(np.sin),
    "cosine": functions.approximate(np.cos),
    "fraction": lambda x: x - np.floor(x),
    "power_of_two": functions.approximate(np.exp2),
    "reversed_bits": _reversed_bits,
    "sign_extended": _sign_extended,
}  # fmt: skip


# --- typed --------------------------------------------------------------------------------------------------
#
# A value with its type, while an instruction's pseudocode is compiled to numpy.


@dataclass(frozen=True, slots=True)
class Typed:
    """A value while its instruction is compiled.

    Attributes:
        code: numpy that computes it.
        kind: ``u``, ``i``, ``f``, or ``b`` for a truth value; `bits` its width.
        constant: its number, if it is known.
        is_plain: a literal without a type.
        narrow: the value before it was widened, since widening makes a signalling NaN quiet.
        is_slice: it is a part of an integer, which arithmetic widens as C does.
    """

    code: str
    kind: str
    bits: int
    constant: int | float | None = None
    is_plain: bool = False
    narrow: Typed | None = None
    is_slice: bool = False

    @staticmethod
    def number(value: int | float, kind: str, bits: int, *, is_plain: bool = False) -> Typed:
        """A number in the pseudocode, as a numpy expression of its type."""
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
        """A known truth value."""
        return Typed("TRUE" if value else "FALSE", "b", 1, int(value))

    def to(self, kind: str, bits: int) -> Typed:
        """The number as another type: rounded, cut off, or extended by its sign."""
        if (self.kind, self.bits) == (kind, bits):
            return self
        if self.constant is not None and not (kind == "f" and self.kind != "f" and self.bits == 0):
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

    def to_truth(self) -> Typed:
        """The value as a truth value: true if it is not 0."""
        if self.kind == "b":
            return self
        if self.constant is not None:
            return Typed.truth(bool(self.constant))
        return Typed(f"({self.code} != 0)", "b", 1)

    def raw(self) -> Typed:
        """The bits of a value, read as an unsigned number."""
        if self.kind == "f":
            if self.constant is not None:
                kinds = {16: np.float16, 32: np.float32, 64: np.float64}
                bits = int.from_bytes(kinds[self.bits](self.constant).tobytes(), "little")
                return Typed.number(bits, "u", self.bits)
            return Typed(f"to_bits({self.code})", "u", self.bits)
        return self.to("u", self.bits)

    def read_as(self, kind: str, bits: int) -> Typed:
        """Its bits read as another type, as by ``x.u32``."""
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


_IGNORED = frozenset({"ROUND_MODE", "TRAPSTS.INVALID", "prev_mode"})


@dataclass(frozen=True, slots=True)
class Formula:
    """The semantics of an instruction.

    Attributes:
        function: from the values of `inputs`, by name, to those of `outputs`.
        inputs: registers read: ``S0``, ``D0`` (the old value), ``SCC``, ``VCC[lane]`` (a truth value a lane), ...
        outputs: registers written, each with its bits; ``VCC[lane]`` and the like have one.
        kinds: type and bits of each source operand, as the instruction reads it.
    """

    function: Callable[[Mapping[str, Array]], dict[str, Array]]
    inputs: frozenset[str]
    outputs: Mapping[str, int]
    kinds: Mapping[str, tuple[str, int]]


def compiled(text: str, *, wave_size: int, called: Callable[[str], str | None] = lambda _: None) -> Formula:
    """Compiles an instruction's pseudocode.

    Args:
        text: the pseudocode.
        wave_size: lanes of a wave.
        called: the pseudocode of an instruction that it calls as a function.

    Raises:
        NotUnderstood: it has a construct that is not known here.
    """
    return _FormulaCompiler(wave_size, called).formula(parse(text))


@dataclass(slots=True)
class _StatementScope:
    """The scope of statements: the lanes that run them, and those that have left the loop or function around them."""

    mask: str = ""
    left: str = ""
    result: str = ""


class _FormulaCompiler:
    def __init__(self, wave_size: int, called: Callable[[str], str | None]) -> None:
        self._writer = FormulaWriter()
        self._called = called
        self._constants = {
            "WAVE32": Typed.truth(wave_size == 32),
            "WAVE64": Typed.truth(wave_size == 64),
            "WAVE_MODE.IEEE": Typed.truth(True),
            "INF": Typed.number(np.inf, "f", 64),
            "NAN": Typed.number(np.nan, "f", 64),
            "PI": Typed.number(np.pi, "f", 64),
            "OVERFLOW_F32": Typed.number(np.inf, "f", 32),
            "UNDERFLOW_F32": Typed.number(0.0, "f", 32),
        }
        self._variables: dict[str, Typed] = {}
        self._declared: dict[str, tuple[str, int]] = {}
        self._functions: dict[str, syntax.LocalFunction] = {}
        self._inputs: set[str] = set()
        self._outputs: dict[str, int] = {}
        self._kinds: dict[str, tuple[str, int]] = {}
        self._depth = 0

    def formula(self, statements: tuple[syntax.PseudocodeStatement, ...]) -> Formula:
        self._statements(statements, _StatementScope())
        results = ", ".join(f"{name!r}: {self._register(name)}" for name in self._outputs)
        function = self._writer.function(sorted(self._inputs), f"{{{results}}}")
        return Formula(function, frozenset(self._inputs), dict(self._outputs), dict(self._kinds))

    @staticmethod
    def _register(name: str) -> str:
        return "r_" + name.replace("[lane]", "_lane")

    # --- statements -----------------------------------------------------------------------------------

    def _statements(self, statements: tuple[syntax.PseudocodeStatement, ...], scope: _StatementScope) -> None:
        for one in statements:
            if isinstance(one, syntax.Assignment):
                for target in (one.target, *one.also):
                    self._assignment(target, one, scope)
            elif isinstance(one, syntax.Conditional):
                self._choice(one, scope)
            elif isinstance(one, syntax.CountedLoop):
                self._loop(one, scope)
            elif isinstance(one, syntax.VariableDeclaration):
                if one.count:
                    for number in range(one.count):
                        self._declared[f"{one.name}#{number}"] = (one.kind, one.bits)
                self._declared[one.name] = (one.kind, one.bits)
            elif isinstance(one, syntax.LocalFunction):
                self._functions[one.name] = one
            else:
                self._leave(one, scope)

    def _active(self, scope: _StatementScope) -> str:
        """The lanes that run a statement; empty for all."""
        if not scope.left:
            return scope.mask
        rest = f"~{scope.left}"
        return f"({scope.mask} & {rest})" if scope.mask else f"({rest})"

    def _leave(self, one: syntax.Leaving, scope: _StatementScope) -> None:
        active = self._active(scope) or "TRUE"
        if one.value is not None:
            value = self._value(one.value)
            old = self._variables.get(scope.result)
            self._variables[scope.result] = (
                value if old is None else self._writer.chosen(active, value.to(old.kind, old.bits), old)
            )
        if not scope.left:
            raise NotUnderstood("a return or break outside of a function or loop")
        self._writer.line(f"{scope.left} = {scope.left} | {active}")

    def _choice(self, one: syntax.Conditional, scope: _StatementScope) -> None:
        rest = scope.mask
        if not rest:
            for name in syntax.written_anyway((one,)) - set(self._outputs):
                self._outputs[name] = 1  # no branch needs the old value
                self._writer.line(f"{self._register(name)} = {'FALSE' if '[lane]' in name else 'U(0)'}")
        for condition, body in one.branches:
            if condition is None:
                self._statements(body, _StatementScope(rest, scope.left, scope.result))
                return
            value = self._value(condition).to_truth()
            if value.constant is not None:
                if value.constant:
                    self._statements(body, _StatementScope(rest, scope.left, scope.result))
                    return
                continue
            here = self._writer.name(f"{rest} & {value.code}" if rest else value.code)
            self._statements(body, _StatementScope(here, scope.left, scope.result))
            rest = self._writer.name(f"{rest} & ~{here}" if rest else f"~{here}")

    def _loop(self, one: syntax.CountedLoop, scope: _StatementScope) -> None:
        first, last = self._fixed(one.first), self._fixed(one.last)
        left = ""
        if syntax.breaks(one.body):
            left = self._writer.name(scope.left or "FALSE")
        inside = _StatementScope(scope.mask, left or scope.left, scope.result)
        for number in range(first, last + 1):
            self._variables[one.variable] = Typed.number(number, "i", 32, is_plain=True)
            self._statements(one.body, inside)

    def _fixed(self, expression: syntax.Expression) -> int:
        value = self._value(expression)
        if value.constant is None:
            raise NotUnderstood("a bound that is not a number")
        return int(value.constant)

    # --- targets --------------------------------------------------------------------------------------

    def _assignment(self, target: syntax.Expression, one: syntax.Assignment, scope: _StatementScope) -> None:
        base = target
        while isinstance(base, (syntax.Reading, syntax.Bits)):
            base = base.inner
        if not isinstance(base, syntax.Name):
            raise NotUnderstood("an assignment to something without a name")
        if base.text in _IGNORED:
            if one.value == syntax.Name("ROUND_TOWARD_ZERO"):
                raise NotUnderstood("rounding toward zero")
            return
        value = self._value(one.value)
        if one.operator:
            value = self._writer.binary(one.operator, self._value(target), value)
        active = self._active(scope)
        if base.text in syntax.REGISTERS:
            self._write_register(base.text, target, value, active)
        else:
            self._write_variable(base.text, target, value, active)

    def _write_register(self, name: str, target: syntax.Expression, value: Typed, active: str) -> None:
        if syntax.is_lane_bit(target):
            name += "[lane]"
            value = value.to_truth()
            if active:
                value = self._writer.chosen(active, value, self._input(name, "b", 1))
            self._outputs[name] = 1
            self._writer.line(f"{self._register(name)} = {value.code}")
            return
        slices = target.inner if isinstance(target, syntax.Reading) else target
        kind, bits = (target.kind, target.bits) if isinstance(target, syntax.Reading) else ("", 0)
        if isinstance(slices, syntax.Bits):  # D0[31 : 16].f16, D0.u32[i]
            width = self._width_of(slices)
            home = max(self._outputs.get(name, 0), width)
            old = (
                Typed.number(0, "u", home)
                if self._is_whole(slices, home)
                else self._read_register(name, home)
            )
            new = value.to(kind, bits).raw() if kind else value.raw()
            result = self._writer.inserted(old, slices, new, self._value)
            bits = home
        else:
            if not bits:
                kind, bits = ("u", 1) if name == "SCC" else ("u", value.bits)
            result = (value.to(kind, bits) if value.kind != kind or value.bits != bits else value).raw()
        bits = max(bits, self._outputs.get(name, 0))
        if active:
            result = self._writer.chosen(active, result, self._read_register(name, bits))
        self._outputs[name] = bits
        self._writer.line(f"{self._register(name)} = {result.code}")

    def _is_whole(self, bits: syntax.Bits, width: int) -> bool:
        return bits.high is not None and abs(self._fixed(bits.high) - self._fixed(bits.low)) + 1 == width

    def _read_register(self, name: str, bits: int) -> Typed:
        """The contents of a register at this point: the value written to it, or its old value."""
        if name in self._outputs:
            return Typed(self._register(name), "u", max(bits, self._outputs[name]))
        return self._input(name, "u", 64).to("u", bits)  # an operand may have more bits

    def _width_of(self, bits: syntax.Bits) -> int:
        """Bits of the register that a slice is taken from: enough for the highest index."""
        inner = bits.inner
        if isinstance(inner, syntax.Reading):
            return inner.bits
        high = self._fixed(bits.high) if bits.high is not None else 31
        return 64 if high > 31 else 32

    def _write_variable(self, name: str, target: syntax.Expression, value: Typed, active: str) -> None:
        if (
            isinstance(target, syntax.Bits)
            and isinstance(target.inner, syntax.Name)
            and f"{name}#0" in self._declared
        ):
            name = f"{name}#{self._fixed(target.low)}"
            target = syntax.Name(name)
        slices = target.inner if isinstance(target, syntax.Reading) else target
        if isinstance(slices, syntax.Bits):
            bits = self._declared.get(name, ("u", 0))[1]
            known = self._variables.get(name)
            bits = bits or (known.bits if known else 0) or 32
            old = (known or Typed.number(0, "u", bits)).to("u", bits)
            new = value.to(target.kind, target.bits) if isinstance(target, syntax.Reading) else value
            value = self._writer.inserted(old, slices, new.raw(), self._value)
        elif name in self._declared:
            value = value.to(*self._declared[name])
        elif isinstance(target, syntax.Reading):
            value = value.to(target.kind, target.bits)
        old_value = self._variables.get(name)
        if active:
            before = (old_value or Typed.number(0, value.kind, value.bits)).to(value.kind, value.bits)
            value = self._writer.chosen(active, value, before)
        self._variables[name] = self._writer.kept(value)

    # --- values ---------------------------------------------------------------------------------------

    def _input(self, name: str, kind: str, bits: int) -> Typed:
        self._inputs.add(name)
        self._kinds.setdefault(name, ("u", 0))
        return Typed(self._register(name), kind, bits)

    def _value(self, one: syntax.Expression) -> Typed:
        if isinstance(one, syntax.NumberLiteral):
            return Typed.number(one.value, one.kind, one.bits, is_plain=one.is_plain)
        if isinstance(one, syntax.Name):
            return self._named(one.text)
        if isinstance(one, syntax.Reading):
            if isinstance(one.inner, syntax.Name):
                name = one.inner.text
                if name in syntax.REGISTERS and name not in self._variables:
                    self._note(name, one.kind, max(16, one.bits) if one.bits != 24 else 32)
                    return self._read_register(name, max(one.bits, 1)).read_as(one.kind, one.bits)
                if name in ("INF", "NAN"):
                    return self._constants[name].to(one.kind, one.bits)
            if isinstance(one.inner, syntax.OperatorUse) and one.inner.operator == "-":
                return self._value(one.inner).to(one.kind, one.bits)
            return self._value(one.inner).read_as(one.kind, one.bits)
        if isinstance(one, syntax.Bits):
            return self._bits(one)
        if isinstance(one, syntax.Conversion):
            value = self._value(one.inner)
            if one.kind == "f" and isinstance(one.inner, syntax.Reading) and one.inner.kind == "bf":
                value = Typed(f"from_brain({value.code})", "f", 32)
            return self._writer.conversion(value, one.kind, one.bits)
        if isinstance(one, syntax.Joined):
            return self._writer.joined([self._value(part) for part in one.parts])
        if isinstance(one, syntax.Application):
            return self._application(one)
        values = [self._value(operand) for operand in one.operands]
        if one.operator == "?":
            return self._writer.either(*values)
        if len(values) == 1:
            return self._writer.unary(one.operator, values[0])
        return self._writer.binary(one.operator, *values)

    def _named(self, name: str) -> Typed:
        if name in self._variables:
            return self._variables[name]
        if name in self._constants:
            return self._constants[name]
        if name == "laneId":
            return Typed("LANE", "u", 32)
        if name not in syntax.REGISTERS:
            raise NotUnderstood(f"the name {name}")
        if name == "SCC":
            return self._read_register(name, 1)
        self._note(name, "u", 32)
        return self._read_register(name, 32)

    def _note(self, name: str, kind: str, bits: int) -> None:
        """Records the type by which a source operand is read; it decides about its constants and modifiers."""
        if name in self._kinds and self._kinds[name][1] >= bits:
            return
        self._kinds[name] = (kind, bits)

    def _bits(self, one: syntax.Bits) -> Typed:
        if syntax.is_lane_bit(one):
            name = syntax.base(one) + "[lane]"
            return Typed(self._register(name), "b", 1) if name in self._outputs else self._input(name, "b", 1)
        if isinstance(one.inner, syntax.Name):
            name = one.inner.text
            if f"{name}#0" in self._declared:
                return self._variables[f"{name}#{self._fixed(one.low)}"]
            if name in syntax.REGISTERS and name not in self._variables:
                width = self._width_of(one)
                is_half = one.high is not None and self._fixed(one.high) < 16 and width == 32
                self._note(name, "u", 16 if is_half else width)
                return self._writer.extracted(self._read_register(name, width), one, self._value)
        return self._writer.extracted(self._value(one.inner).raw(), one, self._value)

    def _application(self, one: syntax.Application) -> Typed:
        name = one.function
        arguments = [self._writer.kept(self._value(argument)) for argument in one.arguments]
        defined = self._functions.get(name)
        if defined is None:
            found = self._writer.call(name, arguments)
            if found is not None:
                return found
            text = self._called(name)
            if text is None:
                raise NotUnderstood(f"the function {name}")
            return self._instruction(text, arguments)
        return self._body(defined.body, dict(zip(defined.parameters, arguments, strict=True)))

    def _body(self, body: tuple[syntax.PseudocodeStatement, ...], parameters: dict[str, Typed]) -> Typed:
        self._depth += 1
        if self._depth > 8:
            raise NotUnderstood("functions that call themselves")
        around, result = self._variables, f"<result {self._depth}>"
        self._variables = {**around, **parameters}
        self._statements(body, _StatementScope("", self._writer.name("FALSE"), result))
        value = self._variables.get(result)
        self._variables, self._depth = around, self._depth - 1
        if value is None:
            raise NotUnderstood("a function that returns nothing")
        return value

    def _instruction(self, text: str, arguments: list[Typed]) -> Typed:
        """An instruction called as a function: the arguments are its sources, the value of ``D0`` is its result."""
        around = self._variables, self._outputs
        self._variables, self._outputs = dict(zip(syntax.SOURCES, arguments, strict=False)), {}
        kept = self._writer.moved("r_D0")
        self._statements(parse(text), _StatementScope())
        if set(self._outputs) != {"D0"}:
            raise NotUnderstood("an instruction called that writes more than D0")
        kind, bits = arguments[0].kind, arguments[0].bits
        value = self._writer.kept(Typed("r_D0", "u", bits).read_as(kind, bits))
        self._writer.line(f"r_D0 = {kept}")
        self._variables, self._outputs = around
        return value


__all__ = ["Formula", "NotUnderstood", "compiled", "functions"]
