"""Every opcode and intrinsic that is pure arithmetic: the simulator's lanes against LLVM's own JIT on this machine.

    python tests/long/simt_differential.py                 # everything, about two minutes
    python tests/long/simt_differential.py --part 0/8      # one eighth of the groups, as the tests run it
    python tests/long/simt_differential.py --only 'i64'    # groups whose name contains that
    python tests/long/simt_differential.py --backend compiled

A *group* is operand types with the instructions that take them. Each instruction runs on the same rows of operands in
both: edge values crossed with each other, then random bits. The simulator runs it three ways, since it holds what is
the same in all lanes otherwise than what differs: all operands by lane, all the same in every lane, and each operand
alone by lane. No operand makes an instruction undefined: shift amounts are below the width, divisors are not zero,
numbers fit the integers they become. Results are compared bit by bit; two NaNs are equal whatever their payload is.

What LLVM leaves to the implementation is compared where it leaves nothing: ``minnum`` without zeros of two signs. The
transcendental functions are compared within ``ULPS`` units in the last place of their type; every other within none.
"""

from __future__ import annotations

import argparse
import ctypes
import itertools
import math
import random
import struct
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

import llvmlite.binding as llvm
import numpy as np

from ldsopt import Launch, isolation, parse, simulate
from ldsopt.simt.preparation import Backend

SLOT = 64
"""Bytes that each operand and each result has."""

ROWS = 256
UNIFORM_ROWS = 20
"""Rows that also run with operands that are the same in all lanes, each as instructions of its own."""

ULPS = 2
Fix = Callable[["Type", list[int]], list[int]]


@dataclass(frozen=True)
class Type:
    """A type: its text, the bits of an element and how many there are."""

    text: str
    bits: int
    count: int = 1
    is_float: bool = False

    @property
    def scalar(self) -> str:
        """The element's text."""
        return self.text if self.count == 1 else self.text.split(" x ")[1][:-1]

    def of(self, count: int) -> Type:
        """A vector of this scalar."""
        return Type(f"<{count} x {self.text}>", self.bits, count, self.is_float) if count > 1 else self

    @property
    def suffix(self) -> str:
        """As intrinsics' names have it."""
        name = FLOAT_SUFFIX[self.scalar] if self.is_float else self.scalar
        return name if self.count == 1 else f"v{self.count}{name}"


FLOAT_SUFFIX = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
HALF, BFLOAT, FLOAT, DOUBLE = (
    Type(name, bits, 1, True) for name, bits in (("half", 16), ("bfloat", 16), ("float", 32), ("double", 64))
)
MANTISSA = {"half": 10, "bfloat": 7, "float": 23, "double": 52}


def integer(bits: int, count: int = 1) -> Type:
    """The type ``iN`` or a vector of it."""
    return Type(f"i{bits}", bits).of(count)


@dataclass(frozen=True)
class Case:
    """One instruction.

    Attributes:
        body: lines that compute ``%r`` from ``%a``, ``%b``, ``%c``; ``{n}`` is unique to each copy.
        result: its type.
        fix: makes a row of elements, one of each operand, one that the instruction is defined for.
        exact: computes an element in rational arithmetic, where this machine's code would round twice.
        ulps: units in the last place that the results may differ by.
    """

    name: str
    body: str
    result: Type
    fix: Fix | None = None
    exact: Callable[..., int] | None = None
    ulps: int = 0


@dataclass(frozen=True)
class Group:
    """Operand types, and the instructions that take them."""

    name: str
    operands: tuple[Type, ...]
    cases: list[Case] = field(default_factory=list)


@dataclass(frozen=True)
class Difference:
    """A result of the simulator that is not the JIT's."""

    case: str
    how: str
    operands: tuple[str, ...]
    simulated: str
    expected: str

    def __str__(self) -> str:
        return (
            f"{self.case} ({self.how}) of {', '.join(self.operands)}: {self.simulated}, JIT {self.expected}"
        )


# --- operands -------------------------------------------------------------------------------------------------


def edges(kind: Type) -> list[int]:
    """Values at which implementations go wrong, as bits."""
    if not kind.is_float:
        full = (1 << kind.bits) - 1
        half = 1 << (kind.bits - 1)
        return sorted(
            {0, 1, full, full - 1, half, half - 1, half + 1, full // 3, 2, 3, 7, 10} & set(range(full + 1))
            if kind.bits < 5
            else {0, 1, full, full - 1, half, half - 1, half + 1, full // 3, 2, 7, 10, full >> 2}
        )
    mantissa = MANTISSA[kind.scalar]
    sign = 1 << (kind.bits - 1)
    infinity = ((1 << (kind.bits - 1 - mantissa)) - 1) << mantissa
    one = (infinity >> 1) & ~((1 << mantissa) - 1)
    step = 1 << mantissa
    positive = [
        0,
        one,
        infinity,
        infinity - 1,
        1,
        step,
        step - 1,
        one - step,
        one + step // 2,
        one - step - 1,
    ]
    whole = [one + (mantissa * step) + 1, one + ((mantissa - 1) * step) + 1, one + 1, one + step + step // 4]
    quiet = infinity | step >> 1
    return [*positive, *(p | sign for p in positive), *whole, quiet, infinity | 1]


def random_value(kind: Type, source: random.Random) -> int:
    """Random bits, or a number of moderate size."""
    if not kind.is_float:
        return source.getrandbits(kind.bits) >> source.choice((0, 0, 0, kind.bits // 2))
    bits = source.getrandbits(kind.bits)
    if source.random() < 0.4:
        return bits
    mantissa = MANTISSA[kind.scalar]
    bias = (1 << (kind.bits - 2 - mantissa)) - 1
    exponent = bias + source.randint(-6, min(12, bias))
    return (bits & (1 << (kind.bits - 1) | (1 << mantissa) - 1)) | exponent << mantissa


def rows_of(group: Group, case: Case) -> list[tuple[list[int], ...]]:
    """The operands of a case, row by row: of each operand its elements as bits."""
    source = random.Random(f"{group.name} {case.name}")
    lists = [edges(t) for t in group.operands]
    for values in lists:
        source.shuffle(values)
    crossed = itertools.cycle(itertools.product(*lists)) if len(lists) < 3 else None
    rows = []
    total = int(np.prod([len(values) for values in lists]))
    for number in range(ROWS):
        elements: list[list[int]] = [[] for _ in group.operands]
        for _ in range(max(t.count for t in group.operands)):
            if crossed is not None and number < min(total, ROWS * 3 // 4):
                values = list(next(crossed))
            elif source.random() < 0.4:
                values = [source.choice(values) for values in lists]
            else:
                values = [random_value(t, source) for t in group.operands]
            if case.fix:
                values = case.fix(group.operands[0], values)
            for at, value in enumerate(values):
                elements[at].append(value)
        rows.append(tuple(e[: t.count] for e, t in zip(elements, group.operands, strict=True)))
    return rows


def packed(kind: Type, elements: list[int]) -> bytes:
    """A value as it lies in memory: elements of whole bytes after one another, others bit after bit."""
    number = sum(value << (kind.bits * i) for i, value in enumerate(elements))
    return number.to_bytes(SLOT, "little")


def unpacked(kind: Type, data: bytes) -> list[int]:
    """The elements of a value in memory."""
    number = int.from_bytes(data, "little")
    return [number >> (kind.bits * i) & ((1 << kind.bits) - 1) for i in range(kind.count)]


# --- the two that compute -------------------------------------------------------------------------------------


def _loads(group: Group, address: Callable[[int], str]) -> str:
    lines = ""
    for number, kind in enumerate(group.operands):
        name = "abc"[number]
        lines += f"  %p{name}{{n}} = getelementptr i8, {address(number)}\n"
        lines += f"  %{name}{{n}} = load {kind.text}, {{space}} %p{name}{{n}}, align 1\n"
    return lines


def _named(body: str, n: str) -> str:
    """The body with every local name made unique."""
    out, quote = [], False
    for part in body.split("%"):
        if not quote:
            out.append(part)
            quote = True
            continue
        stop = next((i for i, ch in enumerate(part) if not (ch.isalnum() or ch == "_")), len(part))
        out.append(f"%{part[:stop]}{n}{part[stop:]}")
    return "".join(out)


_KEPT: dict[str, Callable[[float], float]] = {}


def _truncated_to_bfloat(value: float) -> float:
    """Compiler-rt's conversion, which is in no shared library: the bfloat's bits lie lowest in the register."""
    return struct.unpack("<f", struct.pack("<I", nearest(BFLOAT, value)))[0]


def nearest(kind: Type, value: float | Fraction) -> int:
    """The bits of the number of a type that is nearest to a value, ties to even."""
    mantissa = MANTISSA[kind.scalar]
    infinity = ((1 << (kind.bits - 1 - mantissa)) - 1) << mantissa
    if isinstance(value, float) and not math.isfinite(value):
        sign = struct.pack(">d", value)[0] >> 7
        return sign << (kind.bits - 1) | infinity | (1 << (mantissa - 1) if math.isnan(value) else 0)
    sign = struct.pack(">d", value)[0] >> 7 if isinstance(value, float) else int(value < 0)
    exact = abs(Fraction(value))
    lowest = 2 - (1 << (kind.bits - 2 - mantissa)) - mantissa  # exponent of the smallest denormal
    exponent = lowest
    if exact:
        size = exact.numerator.bit_length() - exact.denominator.bit_length()
        size -= exact < Fraction(2) ** size
        exponent = max(lowest, size - mantissa)
    units = round(exact / Fraction(2) ** exponent)  # Python rounds to even
    bits = units if exponent == lowest else units + ((exponent - lowest) << mantissa)
    return sign << (kind.bits - 1) | min(bits, infinity)


def jitted(group: Group, inputs: dict[str, bytes]) -> dict[str, bytes]:
    """The results that LLVM's code for this machine computes for each case, `SLOT` bytes a row."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    for library in ("libgcc_s.so.1", "libm.so.6"):
        llvm.load_library_permanently(library)
    for name, argument in (("__truncsfbf2", ctypes.c_float), ("__truncdfbf2", ctypes.c_double)):
        callback = _KEPT.setdefault(name, ctypes.CFUNCTYPE(ctypes.c_float, argument)(_truncated_to_bfloat))
        llvm.add_symbol(name, ctypes.cast(callback, ctypes.c_void_p).value)
    width = SLOT * len(group.operands)
    text = ""
    chosen = [case for case in group.cases if case.exact is None]
    for number, case in enumerate(chosen):
        body = _named(case.body, "")
        loads = _loads(group, lambda o: f"ptr %in, i64 %at{o}").replace("{n}", "").replace("{space}", "ptr")
        places = "".join(f"  %at{o} = add i64 %row, {o * SLOT}\n" for o in range(len(group.operands)))
        text += f"""
define void @op{number}(ptr %in, ptr %out) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %row = mul i64 %i, {width}
{places}{loads}{body}
  %o = mul i64 %i, {SLOT}
  %q = getelementptr i8, ptr %out, i64 %o
  store {case.result.text} %r, ptr %q, align 1
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, {ROWS}
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""
    module = llvm.parse_assembly(text)
    module.verify()
    target = llvm.Target.from_default_triple()
    # Without AVX-512: its bfloat conversion flushes denormals, and its scalef is no ldexp of infinity.
    has = llvm.get_host_cpu_features()
    features = ",".join(f"+{name}" for name in ("avx2", "fma", "f16c") if has.get(name))
    machine = target.create_target_machine(features=features, opt=1)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    results = {}
    for number, case in enumerate(chosen):
        out = ctypes.create_string_buffer(SLOT * ROWS)
        function = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)(
            engine.get_function_address(f"op{number}")
        )
        function(inputs[case.name], ctypes.addressof(out))
        results[case.name] = out.raw
    return results


def simulated(
    group: Group, inputs: dict[str, bytes], backend: Backend = "interpreted"
) -> dict[tuple[str, str], dict[int, bytes]]:
    """The simulator's results: by case and manner, the result of each row that ran so."""
    width = SLOT * len(group.operands)
    manners: list[tuple[str, frozenset[int]]] = [("by lane", frozenset())]
    manners.append(("uniform", frozenset(range(len(group.operands)))))
    if len(group.operands) > 1:
        manners += [
            (f"only {'abc'[o]} by lane", frozenset(range(len(group.operands))) - {o})
            for o in range(len(group.operands))
        ]
    found: dict[tuple[str, str], dict[int, bytes]] = {}
    base = {case.name: number * width * ROWS for number, case in enumerate(group.cases)}
    data = np.frombuffer(b"".join(inputs[case.name] for case in group.cases), np.uint8)
    for manner, uniform in manners:
        copies = range(1) if not uniform else range(UNIFORM_ROWS) if manner == "uniform" else range(4)
        text, at = "", 0
        wanted: list[tuple[Case, int, int]] = []
        for case, copy in itertools.product(group.cases, copies):
            n, offset = f"_{len(wanted)}", base[case.name]

            def place(
                o: int, offset: int = offset, copy: int = copy, uniform: frozenset[int] = uniform
            ) -> str:
                where = "i64 %lane" if o not in uniform else f"i64 {copy * width}"
                return f"ptr addrspace(1) %base{o}{{n}}, {where}"

            for o in range(len(group.operands)):
                text += f"  %base{o}{n} = getelementptr i8, ptr addrspace(1) %in, i64 {offset + o * SLOT}\n"
            text += _loads(group, place).replace("{n}", n).replace("{space}", "ptr addrspace(1)")
            text += _named(case.body, n) + "\n"
            text += f"  %o{n} = getelementptr i8, ptr addrspace(1) %out, i64 {at}\n"
            lane = "0" if manner == "uniform" else "%slot"
            text += f"  %q{n} = getelementptr i8, ptr addrspace(1) %o{n}, i64 {lane}\n"
            text += f"  store {case.result.text} %r{n}, ptr addrspace(1) %q{n}, align 1\n"
            wanted.append((case, copy, at))
            at += SLOT * (1 if manner == "uniform" else ROWS)
        whole = f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %id to i64
  %lane = mul i64 %wide, {width}
  %slot = mul i64 %wide, {SLOT}
{text}  ret void
}}
"""
        block = 1 if manner == "uniform" else ROWS
        module = parse(whole, mcpu="gfx942", source=f"{group.name}, {manner}")
        ran = simulate(
            module, Launch((1,), (block,), [data, np.zeros(at, np.uint8)]), checks=False, backend=backend
        )
        if not ran.completed:
            raise RuntimeError(f"{group.name}, {manner}: {ran.findings}")
        out = ran.outputs["arg1"].tobytes()
        for case, copy, at in wanted:
            rows = found.setdefault((case.name, manner), {})
            if manner == "uniform":
                rows[copy] = out[at : at + SLOT]
            elif manner == "by lane":
                rows.update({row: out[at + row * SLOT :][:SLOT] for row in range(ROWS)})
            else:  # the uniform operands are those of row `copy`, the others each lane's: only that row has a result
                rows[copy] = out[at + copy * SLOT :][:SLOT]
    return found


# --- comparing ------------------------------------------------------------------------------------------------


def _is_nan(kind: Type, bits: int) -> bool:
    mantissa = MANTISSA[kind.scalar]
    infinity = ((1 << (kind.bits - 1 - mantissa)) - 1) << mantissa
    return bits & ((1 << (kind.bits - 1)) - 1) > infinity


def _apart(kind: Type, x: int, y: int) -> int:
    """Units in the last place between two floats that are no NaN."""
    sign = 1 << (kind.bits - 1)
    ordered = [-(v & ~sign) if v & sign else v for v in (x, y)]
    return abs(ordered[0] - ordered[1])


def is_equal(case: Case, got: int, want: int) -> bool:
    """True if two elements of a result are the same."""
    if got == want:
        return True
    if not case.result.is_float:
        return False
    nans = _is_nan(case.result, got), _is_nan(case.result, want)
    if any(nans):
        return all(nans)
    return _apart(case.result, got, want) <= case.ulps


def differences(group: Group, backend: Backend = "interpreted") -> tuple[list[Difference], int]:
    """The results that differ, and how many were compared."""
    rows = {case.name: rows_of(group, case) for case in group.cases}
    inputs = {
        name: b"".join(packed(t, e) for row in found for t, e in zip(group.operands, row, strict=True))
        for name, found in rows.items()
    }
    expected = isolation.run(lambda: jitted(group, inputs))
    for case in group.cases:
        if case.exact is not None:
            wanted = [[case.exact(*element) for element in zip(*row, strict=True)] for row in rows[case.name]]
            expected[case.name] = b"".join(packed(case.result, elements) for elements in wanted)
    compared, found = 0, []
    for (name, manner), results in simulated(group, inputs, backend).items():
        case = next(c for c in group.cases if c.name == name)
        for row, data in results.items():
            got = unpacked(case.result, data)
            want = unpacked(case.result, expected[name][row * SLOT :][:SLOT])
            compared += len(got)
            if not all(is_equal(case, x, y) for x, y in zip(got, want, strict=True)):
                operands = tuple(
                    f"{t.text} {[hex(v) for v in e]}"
                    for t, e in zip(group.operands, rows[name][row], strict=True)
                )
                found.append(
                    Difference(
                        f"{group.name}: {name}",
                        manner,
                        operands,
                        str([*map(hex, got)]),
                        str([*map(hex, want)]),
                    )
                )
    return found, compared


# --- the cases ------------------------------------------------------------------------------------------------


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def _small_amount(kind: Type, values: list[int]) -> list[int]:
    return [*values[:-1], values[-1] % kind.bits]


def _no_zero_divisor(kind: Type, values: list[int]) -> list[int]:
    x, y = values
    y = y or (1 << kind.bits) - 1
    if y == (1 << kind.bits) - 1 and x == 1 << (kind.bits - 1):
        x ^= (1 << kind.bits) - 1 if kind.bits > 1 else 1
    return [x, y]


def _not_zero(kind: Type, values: list[int]) -> list[int]:
    return [value or 1 for value in values]


def _not_lowest(kind: Type, values: list[int]) -> list[int]:
    return [0 if value == 1 << (kind.bits - 1) else value for value in values]


def _number(kind: Type, bits: int) -> float:
    """The value of a float's bits."""
    raw = bits.to_bytes(8, "little")
    if kind.scalar == "bfloat":
        return float(np.frombuffer((bits << 16).to_bytes(4, "little"), np.float32)[0])
    dtype = {"half": np.float16, "float": np.float32, "double": np.float64}[kind.scalar]
    return float(np.frombuffer(raw, dtype, 1)[0])


def _fits(target: int, with_sign: bool) -> Fix:
    """Floats that a conversion to an integer of so many bits is defined for; others become 1."""
    low = -(1 << (target - 1)) if with_sign else 0
    high = (1 << (target - 1)) - 1 if with_sign else (1 << target) - 1

    def fix(kind: Type, values: list[int]) -> list[int]:
        mantissa = MANTISSA[kind.scalar]
        one = (((1 << (kind.bits - 1 - mantissa)) - 1) << mantissa) >> 1 & ~((1 << mantissa) - 1)
        fixed = []
        for value in values:
            number = _number(kind, value)
            fits = math.isfinite(number) and low <= int(number) <= high
            fixed.append(value if fits else one if high >= 1 else 0)
        return fixed

    return fix


def _one_sign_of_zero(kind: Type, values: list[int]) -> list[int]:
    """No zeros of two signs and no signalling NaN: what ``minnum`` leaves open."""
    sign = 1 << (kind.bits - 1)
    mantissa = MANTISSA[kind.scalar]
    return [
        0 if v == sign else v | 1 << (mantissa - 1) if _is_nan(kind, v) else v
        for v in values
    ]  # fmt: skip


def _call(name: str, result: Type, operands: Iterable[Type], *more: str) -> str:
    words = [f"{t.text} %{n}" for t, n in zip(operands, "abc", strict=False)]
    return f"  %r = call {result.text} @{name}({', '.join([*words, *more])})"


INT_PREDICATES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
FLOAT_PREDICATES = (
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
)  # fmt: skip


def _integers(kind: Type) -> Iterator[Group]:
    two = Group(f"{kind.text} two", (kind, kind))
    flag = integer(1, kind.count)
    for name in ("add", "sub", "mul", "and", "or", "xor"):
        two.cases.append(Case(name, f"  %r = {name} {kind.text} %a, %b", kind))
    for name in ("shl", "lshr", "ashr"):
        two.cases.append(Case(name, f"  %r = {name} {kind.text} %a, %b", kind, _small_amount))
    for name in ("udiv", "urem", "sdiv", "srem"):
        two.cases.append(Case(name, f"  %r = {name} {kind.text} %a, %b", kind, _no_zero_divisor))
    for name in INT_PREDICATES:
        two.cases.append(Case(f"icmp {name}", f"  %r = icmp {name} {kind.text} %a, %b", flag))
    for name in ("smin", "smax", "umin", "umax", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"):
        two.cases.append(Case(name, _call(f"llvm.{name}.{kind.suffix}", kind, (kind, kind)), kind))
    for name in ("sshl.sat", "ushl.sat"):
        two.cases.append(
            Case(name, _call(f"llvm.{name}.{kind.suffix}", kind, (kind, kind)), kind, _small_amount)
        )
    for name in ("scmp", "ucmp"):
        for bits in (2, 8, 32) if kind.count == 1 else (8,):
            small = integer(bits, kind.count)
            body = _call(f"llvm.{name}.{small.suffix}.{kind.suffix}", small, (kind, kind))
            two.cases.append(Case(f"{name} to i{bits}", body, small))
    for name in ("sadd", "uadd", "ssub", "usub", "smul", "umul"):
        if kind.bits == 128 and "mul" in name:
            continue  # code generation calls __muloti4, which is in no shared library here
        pair = f"{{ {kind.text}, {flag.text} }}"
        call = (
            f"  %s = call {pair} @llvm.{name}.with.overflow.{kind.suffix}({kind.text} %a, {kind.text} %b)\n"
        )
        for at, part in ((0, kind), (1, flag)):
            two.cases.append(
                Case(f"{name}.with.overflow {at}", f"{call}  %r = extractvalue {pair} %s, {at}", part)
            )
    yield two
    one = Group(f"{kind.text} one", (kind,))
    for name in ("ctpop", "bitreverse") + (("bswap",) if kind.bits % 16 == 0 else ()):
        one.cases.append(Case(name, _call(f"llvm.{name}.{kind.suffix}", kind, (kind,)), kind))
    for name, fix in (("ctlz", _not_zero), ("cttz", _not_zero), ("abs", _not_lowest)):
        full = f"llvm.{name}.{kind.suffix}"
        one.cases.append(Case(f"{name} false", _call(full, kind, (kind,), "i1 false"), kind))
        one.cases.append(Case(f"{name} true", _call(full, kind, (kind,), "i1 true"), kind, fix))
    one.cases.append(Case("freeze", f"  %r = freeze {kind.text} %a", kind))
    if kind.count > 1:
        scalar = Type(kind.scalar, kind.bits)
        for name in ("add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"):
            body = _call(f"llvm.vector.reduce.{name}.{kind.suffix}", scalar, (kind,))
            one.cases.append(Case(f"vector.reduce.{name}", body, scalar))
    yield one
    three = Group(f"{kind.text} three", (kind, kind, kind))
    for name in ("fshl", "fshr"):
        three.cases.append(Case(name, _call(f"llvm.{name}.{kind.suffix}", kind, (kind,) * 3), kind))
    yield three
    if kind.count == 1 and kind.bits in (8, 16, 32, 64):
        fixed = Group(f"{kind.text} fixed point", (kind, kind))
        for name in ("smul.fix", "umul.fix", "smul.fix.sat", "umul.fix.sat"):
            for scale in (0, 1, kind.bits // 2, kind.bits - 1):
                body = _call(f"llvm.{name}.{kind.suffix}", kind, (kind, kind), f"i32 {scale}")
                fixed.cases.append(Case(f"{name} {scale}", body, kind))
        yield fixed


def _selects(kind: Type) -> Iterator[Group]:
    chosen = [integer(1)] + ([integer(1, kind.count)] if kind.count > 1 else [])
    for condition in chosen:
        body = f"  %r = select {condition.text} %a, {kind.text} %b, {kind.text} %c"
        yield Group(
            f"select {condition.text} {kind.text}", (condition, kind, kind), [Case("select", body, kind)]
        )


def _floats(kind: Type) -> Iterator[Group]:
    two = Group(f"{kind.text} two", (kind, kind))
    flag = integer(1, kind.count)
    for name in ("fadd", "fsub", "fmul", "fdiv", "frem"):
        two.cases.append(Case(name, f"  %r = {name} {kind.text} %a, %b", kind))
    for name in FLOAT_PREDICATES:
        two.cases.append(Case(f"fcmp {name}", f"  %r = fcmp {name} {kind.text} %a, %b", flag))
    for name in ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum", "copysign"):
        fix = _one_sign_of_zero if name in ("minnum", "maxnum") else None
        two.cases.append(Case(name, _call(f"llvm.{name}.{kind.suffix}", kind, (kind, kind)), kind, fix))
    yield two
    one = Group(f"{kind.text} one", (kind,))
    one.cases.append(Case("fneg", f"  %r = fneg {kind.text} %a", kind))
    for name in (
        "fabs",
        "sqrt",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "round",
        "roundeven",
        "canonicalize",
    ):
        if name == "canonicalize" and (kind.scalar == "bfloat" or kind.count > 1):
            continue  # X86's code generation does not know it
        one.cases.append(Case(name, _call(f"llvm.{name}.{kind.suffix}", kind, (kind,)), kind))
    for mask in (1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 0x207, 0x3FF, 0):
        body = _call(f"llvm.is.fpclass.{kind.suffix}", flag, (kind,), f"i32 {mask}")
        one.cases.append(Case(f"is.fpclass {mask:#x}", body, flag))
    if kind.count == 1:
        for name in ("exp", "exp2", "exp10", "log", "log2", "log10", "sin", "cos", "tan", "tanh", "sinh", "cosh",
                     "asin", "acos", "atan"):  # fmt: skip
            body = _call(f"llvm.{name}.{kind.suffix}", kind, (kind,))
            one.cases.append(Case(name, body, kind, ulps=ULPS))
        pair = f"{{ {kind.text}, i32 }}"
        call = f"  %s = call {pair} @llvm.frexp.{kind.suffix}.i32({kind.text} %a)\n"
        one.cases.append(Case("frexp 0", f"{call}  %r = extractvalue {pair} %s, 0", kind))
        one.cases.append(
            Case("frexp 1", f"{call}  %r = extractvalue {pair} %s, 1", integer(32), _fits(60, True))
        )
        for name in ("lround", "llround", "lrint", "llrint"):
            body = _call(f"llvm.{name}.i64.{kind.suffix}", integer(64), (kind,))
            one.cases.append(Case(name, body, integer(64), _fits(60, True)))
    if kind.count > 1:
        scalar = Type(kind.scalar, kind.bits, 1, True)
        for name in ("fmin", "fmax", "fminimum", "fmaximum"):
            fix = _one_sign_of_zero if name in ("fmin", "fmax") else None
            body = _call(f"llvm.vector.reduce.{name}.{kind.suffix}", scalar, (kind,))
            one.cases.append(Case(f"vector.reduce.{name}", body, scalar, fix))
        folded = Group(f"{kind.text} reduce", (scalar, kind))
        for name in ("fadd", "fmul"):
            body = _call(f"llvm.vector.reduce.{name}.{kind.suffix}", scalar, (scalar, kind))
            folded.cases.append(Case(f"vector.reduce.{name}", body, scalar))
        yield folded
    yield one
    exact = partial(_fused, kind) if kind.bits == 16 else None
    body = _call(f"llvm.fma.{kind.suffix}", kind, (kind,) * 3)
    yield Group(f"{kind.text} fma", (kind,) * 3, [Case("fma", body, kind, exact=exact)])
    if kind.count == 1:
        yield Group(f"{kind.text} ldexp", (kind, integer(32)), [
            Case("ldexp", _call(f"llvm.ldexp.{kind.suffix}.i32", kind, (kind, integer(32))), kind, _near_exponents),
            Case("pow", "  %n = sitofp i32 %b to double\n  %w = fptrunc double %n to float\n" + (
                f"  %x = call float @llvm.pow.f32(float %w, float %w)\n  %r = fptrunc float %x to {kind.text}"
                if kind.bits < 32 else "  %x = call float @llvm.pow.f32(float %w, float %w)\n" + (
                    "  %r = fpext float %x to double" if kind.bits == 64 else "  %r = fadd float %x, -0.0")
            ), kind, _small_exponents, ulps=ULPS),
        ])  # fmt: skip


def _fused(kind: Type, *operands: int) -> int:
    x, y, z = (_number(kind, bits) for bits in operands)
    total = x * y + z  # exact products in double; right where it is no number or zero
    if not math.isfinite(total) or not Fraction(x) * Fraction(y) + Fraction(z):
        return nearest(kind, total)
    return nearest(kind, Fraction(x) * Fraction(y) + Fraction(z))


def _near_exponents(kind: Type, values: list[int]) -> list[int]:
    x, n = values
    return [x, n if n % 3 == 0 else (n % 400 - 200) & 0xFFFFFFFF]


def _small_exponents(kind: Type, values: list[int]) -> list[int]:
    x, n = values
    return [x, n % 5]


def _casts(source: Type, target: Type) -> Iterator[Group]:
    group = Group(f"{source.text} to {target.text}", (source,))
    names: list[tuple[str, Fix | None]] = []
    if not source.is_float and not target.is_float:
        names = [("trunc", None)] if target.bits < source.bits else [("zext", None), ("sext", None)]
        names = [] if target.bits == source.bits else names
    elif source.is_float and target.is_float:
        names = (
            [("fptrunc", None)]
            if target.bits < source.bits
            else [("fpext", None)] * (target.bits > source.bits)
        )
    elif target.is_float:
        names = [("sitofp", None), ("uitofp", None)]
    else:
        names = [("fptosi", _fits(target.bits, True)), ("fptoui", _fits(target.bits, False))]
        for name in ("fptosi.sat", "fptoui.sat"):
            body = _call(f"llvm.{name}.{target.suffix}.{source.suffix}", target, (source,))
            group.cases.append(Case(name, body, target))
    for name, fix in names:
        exact = None
        if name in ("sitofp", "uitofp") and target.scalar == "bfloat":
            exact = partial(_converted, source, target, name == "sitofp")
        group.cases.append(Case(name, f"  %r = {name} {source.text} %a to {target.text}", target, fix, exact))
    if group.cases:
        yield group


def _converted(source: Type, target: Type, with_sign: bool, value: int) -> int:
    return nearest(target, Fraction(_signed(value, source.bits) if with_sign else value))


def _bitcasts() -> Iterator[Group]:
    same = {
        32: ("i32", "float", "<2 x i16>", "<2 x half>", "<2 x bfloat>", "<4 x i8>", "<32 x i1>"),
        64: ("i64", "double", "<2 x i32>", "<2 x float>", "<4 x half>", "<8 x i8>", "<4 x bfloat>"),
        16: ("i16", "half", "bfloat", "<2 x i8>", "<16 x i1>"),
        128: ("i128", "<4 x i32>", "<2 x double>", "<8 x i16>", "<8 x bfloat>"),
        24: ("i24", "<3 x i8>", "<24 x i1>"),
        8: ("i8", "<8 x i1>"),
    }
    for texts in same.values():
        for source, target in itertools.permutations(map(_type, texts), 2):
            # A float's NaN need not keep its payload through a register: the result counts as the float it was.
            body = f"  %r = bitcast {source.text} %a to {target.text}"
            yield Group(
                f"bitcast {source.text} to {target.text}", (source,), [Case("bitcast", body, target, _no_nan)]
            )


def _no_nan(kind: Type, values: list[int]) -> list[int]:
    return [0 if kind.is_float and _is_nan(kind, value) else value for value in values]


def _type(text: str) -> Type:
    if text[0] == "<":
        count, scalar = text[1:-1].split(" x ")
        return _type(scalar).of(int(count))
    if text[0] == "i":
        return integer(int(text[1:]))
    return next(t for t in (HALF, BFLOAT, FLOAT, DOUBLE) if t.text == text)


def _vectors(kind: Type) -> Iterator[Group]:
    n = kind.count
    scalar = Type(kind.scalar, kind.bits, 1, kind.is_float)
    index = integer(32)

    def inside(_: Type, values: list[int]) -> list[int]:
        return [*values[:-1], values[-1] % n]

    yield Group(f"{kind.text} element", (kind, index), [
        Case("extractelement", f"  %r = extractelement {kind.text} %a, i32 %b", scalar, inside),
        Case("extractelement last", f"  %r = extractelement {kind.text} %a, i32 {n - 1}", scalar, inside),
    ])  # fmt: skip
    yield Group(f"{kind.text} insert", (kind, scalar, index), [
        Case("insertelement", f"  %r = insertelement {kind.text} %a, {scalar.text} %b, i32 %c", kind, inside),
        Case("insertelement 1", f"  %r = insertelement {kind.text} %a, {scalar.text} %b, i32 1", kind, inside),
    ])  # fmt: skip
    shuffles = Group(f"{kind.text} shuffle", (kind, kind))
    source = random.Random(kind.text)
    for number in range(6):
        size = source.choice((2, 3, n, n, 2 * n))
        limit = n if number % 3 == 0 else 2 * n
        mask = ", ".join(f"i32 {source.randrange(limit)}" for _ in range(size))
        target = scalar.of(size)
        body = f"  %r = shufflevector {kind.text} %a, {kind.text} %b, <{size} x i32> <{mask}>"
        shuffles.cases.append(Case(f"shufflevector {number}", body, target))
    body = f"  %r = shufflevector {kind.text} %a, {kind.text} %b, <{n} x i32> zeroinitializer"
    shuffles.cases.append(Case("shufflevector splat", body, kind))
    double = scalar.of(2 * n)
    body = _call(f"llvm.vector.interleave2.{double.suffix}", double, (kind, kind))
    shuffles.cases.append(Case("vector.interleave2", body, double))
    body = _call(f"llvm.vector.splice.{kind.suffix}", kind, (kind, kind), "i32 1")
    shuffles.cases.append(Case("vector.splice", body, kind))
    yield shuffles
    moves = Group(f"{kind.text} move", (kind,))
    moves.cases.append(
        Case("vector.reverse", _call(f"llvm.vector.reverse.{kind.suffix}", kind, (kind,)), kind)
    )
    if n % 2 == 0 and n > 2:
        part = scalar.of(n // 2)
        pair = f"{{ {part.text}, {part.text} }}"
        call = f"  %s = call {pair} @llvm.vector.deinterleave2.{kind.suffix}({kind.text} %a)\n"
        for at in (0, 1):
            moves.cases.append(
                Case(f"vector.deinterleave2 {at}", f"{call}  %r = extractvalue {pair} %s, {at}", part)
            )
        body = _call(f"llvm.vector.extract.{part.suffix}.{kind.suffix}", part, (kind,), f"i64 {n // 2}")
        moves.cases.append(Case("vector.extract", body, part))
    yield moves


INTEGERS = [integer(bits) for bits in (1, 2, 3, 5, 7, 8, 12, 16, 17, 24, 31, 32, 33, 48, 63, 64, 65, 96, 128)]
INT_VECTORS = [
    integer(bits, count)
    for bits, count in ((1, 4), (1, 16), (4, 4), (7, 3), (8, 2), (8, 4), (8, 16), (16, 2), (16, 8), (24, 3), (32, 2),
                        (32, 3), (32, 4), (32, 16), (48, 2), (64, 2), (64, 4), (128, 2))
]  # fmt: skip
FLOATS = [HALF, BFLOAT, FLOAT, DOUBLE]
FLOAT_VECTORS = [
    kind.of(count)
    for kind, counts in ((HALF, (2, 4, 8)), (BFLOAT, (2, 8)), (FLOAT, (2, 3, 4)), (DOUBLE, (2,)))
    for count in counts
]


def groups() -> list[Group]:
    """Everything that is compared."""
    found: list[Group] = []
    for kind in INTEGERS + INT_VECTORS:
        found += _integers(kind)
    for kind in FLOATS + FLOAT_VECTORS:
        found += _floats(kind)
    for kind in (*INTEGERS, *FLOATS, *INT_VECTORS, *FLOAT_VECTORS):
        found += _selects(kind)
    scalars = [*INTEGERS, *FLOATS]
    for source, target in itertools.product(scalars, scalars):
        found += _casts(source, target)
    for count, texts in ((2, ("i1", "i8", "i16", "i32", "i64", "half", "bfloat", "float", "double")),
                         (3, ("i7", "i8", "i24", "i32", "float", "half"))):  # fmt: skip
        for source, target in itertools.product([_type(t).of(count) for t in texts], repeat=2):
            found += _casts(source, target)
    found += _bitcasts()
    for kind in INT_VECTORS + FLOAT_VECTORS:
        if kind.bits * kind.count * 2 <= SLOT * 8 and kind.bits % 8 == 0:
            found += _vectors(kind)
    return [group for group in found if all(t.bits * t.count <= SLOT * 8 for t in group.operands)]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--part", default="0/1", metavar="I/N", help="every N-th group from the I-th on")
    parser.add_argument("--only", default="", metavar="WORDS", help="groups whose name contains this")
    parser.add_argument(
        "--show", type=int, default=2, metavar="N", help="differences to print of each instruction"
    )
    parser.add_argument("--backend", choices=("interpreted", "compiled"), default="interpreted")
    options = parser.parse_args()
    first, step = map(int, options.part.split("/"))
    chosen = [g for g in groups() if options.only in g.name][first::step]
    start, total, failed, cases = time.perf_counter(), 0, 0, 0
    for group in chosen:
        try:
            found, compared = differences(group, options.backend)
        except Exception as problem:  # a group that cannot run is a failure, and the others go on
            print(f"{group.name}: {type(problem).__name__}: {str(problem)[:400]}")
            failed += 1
            continue
        total += compared
        cases += len(group.cases)
        for _, same in itertools.groupby(sorted(found, key=lambda d: d.case), key=lambda d: d.case):
            listed = list(same)
            failed += len(listed)
            for difference in listed[: options.show]:
                print(difference)
            if len(listed) > options.show:
                print(f"  and {len(listed) - options.show} more")
    seconds = time.perf_counter() - start
    print(
        f"{len(chosen)} groups, {cases} instructions, {total} results compared with the JIT, {failed} differ "
        f"({seconds:.0f} s)"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
