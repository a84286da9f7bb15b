"""Poison: which executions are undefined by LLVM's rules, though each instruction computes a number.

A copy of a module assumes, by ``llvm.assume``, that what it uses is not poison. The simulator executes it, and reports
an assumption that is false. Each value that may be poison has a bit beside it in the copy::

    %w = shl nuw i32 %n, 31
    %cause.3.nuw.back = lshr i32 %w, 31
    %cause.3.nuw = icmp ne i32 %cause.3.nuw.back, %n
    %poison.3.0 = or i1 false, %cause.3.nuw

Source: LLVM's LangRef, "Poison Values", and the description of each instruction and intrinsic.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ldsopt.analysis.integers.operations import integer_intrinsic
from ldsopt.analysis.ranges.fixed_values import counts_all_lanes, half_open
from ldsopt.analysis.ranges.ranges import ASSUME
from ldsopt.graph import Visits
from ldsopt.ir.details import CALLS, callee_name, details_of, read_call
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import phi_labels
from ldsopt.ir.types import integer_bits
from ldsopt.target.intrinsics import FIRST_LANE

_FLOATS = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}


_OVERFLOWS = (
    "{n}.both = call {{ {k}, i1 }} @llvm.{s}{op}.with.overflow.{k}({k} {a}, {k} {b})",
    "{n} = extractvalue {{ {k}, i1 }} {n}.both, 1",
)
_IS_ANOTHER = "{n} = icmp ne {k} {n}.back, {a}"
_IS_NEGATIVE = "{n} = icmp slt {k} {n}.back, 0"
_POISON: Mapping[tuple[str, str], Sequence[str]] = {
    **{(op, flag): _OVERFLOWS for op in ("add", "sub", "mul") for flag in ("nuw", "nsw")},
    ("shl", "nuw"): ("{n}.back = lshr {k} {r}, {b}", _IS_ANOTHER),
    ("shl", "nsw"): ("{n}.back = ashr {k} {r}, {b}", _IS_ANOTHER),
    **{(op, "exact"): ("{n}.back = shl {k} {r}, {b}", _IS_ANOTHER) for op in ("lshr", "ashr")},
    **{(op, "exact"): ("{n}.back = mul {k} {r}, {b}", _IS_ANOTHER) for op in ("udiv", "sdiv")},
    ("trunc", "nuw"): ("{n}.back = zext {t} {r} to {k}", _IS_ANOTHER),
    ("trunc", "nsw"): ("{n}.back = sext {t} {r} to {k}", _IS_ANOTHER),
    ("or", "disjoint"): ("{n}.back = and {k} {a}, {b}", "{n} = icmp ne {k} {n}.back, 0"),
    ("zext", "nneg"): ("{n}.back = or {k} {a}, 0", _IS_NEGATIVE),
    ("icmp", "samesign"): ("{n}.back = xor {k} {a}, {b}", _IS_NEGATIVE),
}
"""By an instruction and a flag, IR that computes if its result is poison."""
_SHIFTS = frozenset({"shl", "lshr", "ashr"})
"""Poison if the amount is not less than the width."""
_ROUNDING = {"fptoui": "uitofp", "fptosi": "sitofp"}
"""Poison if the rounded number does not fit; by each, what makes a float of an integer."""
_EXCEPT = {"llvm.ctlz": 0, "llvm.cttz": 0, "llvm.abs": 1}
"""With ``i1 true``, poison of 0 or of the least signed number: its highest bit."""
_STOPPING = frozenset({*CALLS, "freeze", "load", "atomicrmw", "cmpxchg", "alloca", "va_arg", "landingpad"})
"""The results of all other instructions are poison where an operand is, but for ``select`` and ``phi``."""
_USED = {
    "load": (0,),
    "store": (1,),
    "atomicrmw": (0,),
    "cmpxchg": (0,),
    "br": (0,),
    "switch": (0,),
} | dict.fromkeys(("udiv", "urem", "sdiv", "srem"), (1,))
"""The operands that must not be poison, by opcode."""


class _Copy:
    """Makes the copy of a module in which a kernel assumes that its addresses, branches and divisors are not poison.

    Where a value wraps against a flag, or leaves its stated range, the simulator computes a number all the same. An
    execution that uses such a number is undefined, and shows no race. So each value that may be poison gets a second
    value, a bit that is true if it is poison, by the rules of LangRef: where poison is used, the assumption is false.
    Vectors, memory, and what functions pass to each other are left out.

    Args:
        module: the kernel's module.
        kernel: the kernel to copy; functions that it may call are copied likewise.
        inverts: the copy assumes nothing. A value that an instruction makes poison is inverted.
    """

    def __init__(self, module: Module, kernel: Function, *, inverts: bool = False) -> None:
        self._module = module
        self._before: dict[int, list[str]] = {}
        self._behind: dict[int, list[str]] = {}
        self._lines = list(module.lines)
        self._defined = {body.name: body.line for body in module.bodies()}
        for self._function in module.functions():
            if self._function.name == kernel.name or not self._function.is_kernel:
                made = [(one, causes) for one in self._function.instructions if (causes := self._own(one))]
                for one, causes in made if inverts else ():
                    self._invert(one, causes)
                if not inverts:
                    self._assume({one.address: causes for one, causes in made})
        self._is_changed = bool(self._behind if inverts else self._before)

    def made(self) -> Module | None:
        """The copy; ``None`` if nothing makes poison that is looked for."""
        if not self._is_changed:
            return None
        text = "\n".join(
            line
            for number, own in enumerate(self._lines)
            for line in (*self._before.get(number, ()), own, *self._behind.get(number, ()))
        )
        return reparse(text, self._module)  # LLVM declares intrinsics

    def _assume(self, made: Mapping[int, Mapping[str, Sequence[str]]]) -> None:
        function, visits = self._function, Visits(made)
        for value in visits:
            visits.add(user.address for user in function.users.get(value, ()) if self._passes(user))
        self._bits = {value: f"%poison.{function.place_of[value]}" for value in visits.seen}
        for one in function.instructions:
            if one.address in self._bits:
                self._add_bit(one, made.get(one.address, {}))
            self._add_uses(one)

    def _invert(self, one: Instruction, causes: Mapping[str, Sequence[str]]) -> None:
        name, kind = self._text(one.address), self._module.type_of(one.address)
        own = f"%made.{self._function.place_of[one.address]}"
        self._lines[one.line] = self._lines[one.line].replace(f"{name} = ", f"{own} = ", 1)
        lines = self._behind.setdefault(one.line, [])
        bits = [*self._caused(one, causes, own, lines)]
        lines += self._either(f"{own}.poison", bits)
        lines.append(f"{own}.other = xor {kind} {own}, -1")
        lines.append(f"{name} = select i1 {own}.poison, {kind} {own}.other, {kind} {own}")

    def _own(self, one: Instruction) -> Mapping[str, Sequence[str]]:
        """Causes by which an instruction makes poison of one integer, each with IR that computes if it does."""
        width = integer_bits(self._module.type_of(one.address))
        if width is None or not one.operands:
            return {}
        found: dict[str, Sequence[str]] = {}
        of_float = self._module.type_of(one.operands[0]) in _FLOATS
        if any(one.opcode == opcode for opcode, _ in _POISON) and not of_float:
            flags = sorted(details_of(self._module, one).flags)
            found = {flag: _POISON[one.opcode, flag] for flag in flags if (one.opcode, flag) in _POISON}
        amount = self._text(one.operands[-1])
        if one.opcode in _SHIFTS and not (amount.isdecimal() and int(amount) < width):
            found["amount"] = (f"{{n}} = icmp uge {{k}} {{b}}, {width}",)
        if one.opcode in _ROUNDING and of_float:
            found["rounded"] = (
                "{n}.whole = call {k} @llvm.trunc.{f}({k} {a})",
                f"{{n}}.back = {_ROUNDING[one.opcode]} {{t}} {{r}} to {{k}}",
                "{n} = fcmp une {k} {n}.whole, {n}.back",
            )
        if one.opcode == "call":
            name, _, _ = callee_name(self._module, one).rpartition(".")
            if name in _EXCEPT and self._text(one.operands[1]) == "true":
                found["except"] = (f"{{n}} = icmp eq {{k}} {{a}}, {_EXCEPT[name] << (width - 1)}",)
        for lower, upper in self._stated(one, width):
            found[f"in.{lower}"] = (
                f"{{n}}.from = sub {{t}} {{r}}, {lower}",
                f"{{n}} = icmp uge {{t}} {{n}}.from, {(upper - lower) & ((1 << width) - 1)}",
            )
        return found

    def _stated(self, one: Instruction, width: int) -> Sequence[tuple[int, int]]:
        """The half-open range of a result that metadata or attributes state; none if there are several."""
        found = [*(self._module.stated_range(one, width) or ())]
        if one.opcode == "call":
            if counts_all_lanes(self._module.lines[one.line]):
                return ()
            call = read_call(self._module.lines[one.line])
            line = self._defined.get(call.callee)
            head = "" if line is None else self._module.lines[line].partition("@")[0]
            for words in (call.result, head):
                found += filter(None, [half_open(words, width)])
        return found if len(found) == 1 else ()

    def _passes(self, one: Instruction) -> bool:
        """True if the result, one number, is poison whenever an operand is."""
        kind = self._module.type_of(one.address)
        if integer_bits(kind) is None and kind not in _FLOATS and not kind.startswith("ptr"):
            return False
        if one.opcode == "call":
            name = callee_name(self._module, one)
            return integer_intrinsic(name) is not None or name.startswith(FIRST_LANE)
        return one.opcode not in _STOPPING

    def _text(self, value: int) -> str:
        return self._module.operand_text(value, self._function)

    def _add_bit(self, one: Instruction, causes: Mapping[str, Sequence[str]]) -> None:
        lines, bit = self._behind.setdefault(one.line, []), self._bits[one.address]
        bits = [self._bits.get(operand, "false") for operand in one.operands]
        if one.opcode == "phi":
            pairs = zip(bits, phi_labels(self._module.lines[one.line]), strict=True)
            lines.append(f"{bit} = phi i1 " + ", ".join(f"[ {own}, {label} ]" for own, label in pairs))
            return
        if one.opcode == "select":
            lines.append(f"{bit}.arm = select i1 {self._text(one.operands[0])}, i1 {bits[1]}, i1 {bits[2]}")
            bits = [bits[0], f"{bit}.arm"]
        bits += self._caused(one, causes, self._text(one.address), lines)
        lines += self._either(bit, bits)

    def _caused(
        self, one: Instruction, causes: Mapping[str, Sequence[str]], result: str, lines: list[str]
    ) -> Iterator[str]:
        """Yields the bits of causes, and appends the lines that compute them."""
        kind = self._module.type_of(one.operands[0])
        for cause, making in causes.items():
            bit = f"%cause.{self._function.place_of[one.address]}.{cause}"
            words = {
                "n": bit, "op": one.opcode, "s": "u" if cause == "nuw" else "s",
                "k": kind, "t": self._module.type_of(one.address), "f": _FLOATS.get(kind, ""),
                "a": self._text(one.operands[0]), "b": self._text(one.operands[-1]), "r": result,
            }  # fmt: skip
            lines += [line.format(**words) for line in making]
            yield bit

    @staticmethod
    def _either(bit: str, bits: Sequence[str]) -> Iterator[str]:
        """Yields the lines that compute if a bit is set."""
        so_far = "false"
        for number, own in enumerate(bits):
            yield f"{bit}.{number} = or i1 {so_far}, {own}"
            so_far = f"{bit}.{number}"
        yield f"{bit} = or i1 {so_far}, false"

    def _add_uses(self, one: Instruction) -> None:
        used = [one.operands[n] for n in _USED.get(one.opcode, ()) if n < len(one.operands)]
        if one.opcode == "call" and not self._passes(one):
            is_assumption = callee_name(self._module, one) == ASSUME
            used = [
                each for each in one.operands if is_assumption or self._module.type_of(each).startswith("ptr")
            ]
        for number, value in enumerate(used):
            if value in self._bits:
                name = f"%used.{self._function.place_of[one.address]}.{number}"
                self._before.setdefault(one.line, []).extend(
                    [
                        f"{name} = xor i1 {self._bits[value]}, true",
                        f"call void @llvm.assume(i1 {name})",
                    ]
                )


def assuming_no_poison(module: Module, kernel: Function) -> Module | None:
    """The copy of a module in which a kernel assumes that it uses no poison; ``None`` if nothing makes some."""
    return _Copy(module, kernel).made()


def with_other_poison(module: Module, kernel: Function) -> Module | None:
    """The copy of a module in which each number that a kernel makes poison is inverted; ``None`` if nothing makes some.

    What differs from the original's results depends on poison, and may be anything.
    """
    return _Copy(module, kernel, inverts=True).made()


def use_of_poison(copy: Module, line: int) -> str:
    """The instruction that uses poison, as text.

    Args:
        copy: what `assuming_no_poison` made.
        line: that of a false assumption in the copy, counted from 1.
    """
    behind = next(
        one
        for one in copy.lines[line:]
        if not one.lstrip().startswith(("%used.", f"call void @{ASSUME}(i1 %used."))
    )
    return behind.strip()
