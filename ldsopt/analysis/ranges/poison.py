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

import itertools
import re
import struct
from collections.abc import Collection, Iterator, Mapping, Sequence

from ldsopt.analysis.integers.operations import integer_intrinsic, signed
from ldsopt.analysis.ranges.fixed_values import counts_all_lanes, half_open
from ldsopt.analysis.ranges.ranges import ASSUME
from ldsopt.graph import Visits
from ldsopt.ir.attributes import parameter_texts, wave_size
from ldsopt.ir.bindings import GLOBAL_KINDS
from ldsopt.ir.details import (
    CALLS,
    FAST_MATH,
    arguments,
    callee_name,
    details_of,
    element_type,
    read_call,
    shuffle_mask,
)
from ldsopt.ir.module import LOCAL, Function, Instruction, Module
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import (
    attachments,
    global_name,
    mnemonic_span,
    phi_labels,
    split_arguments,
    tokens,
    unused,
    with_names,
    without_strings,
)
from ldsopt.ir.types import integer_bits, vector_of
from ldsopt.patterns import pattern
from ldsopt.target.intrinsics import FIRST_LANE

_FLOATS = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}


_OVERFLOWS = (
    "{n}.both = call {{ {k}, {b1} }} @llvm.{s}{op}.with.overflow.{m}({k} {a}, {k} {b})",
    "{n} = extractvalue {{ {k}, {b1} }} {n}.both, 1",
)
_IS_ANOTHER = "{n} = icmp ne {k} {n}.back, {a}"
_IS_NEGATIVE = "{n} = icmp slt {k} {n}.back, zeroinitializer"
_POISON: Mapping[tuple[str, str], Sequence[str]] = {
    **{(op, flag): _OVERFLOWS for op in ("add", "sub", "mul") for flag in ("nuw", "nsw")},
    ("shl", "nuw"): ("{n}.back = lshr {k} {r}, {b}", _IS_ANOTHER),
    ("shl", "nsw"): ("{n}.back = ashr {k} {r}, {b}", _IS_ANOTHER),
    **{(op, "exact"): ("{n}.back = shl {k} {r}, {b}", _IS_ANOTHER) for op in ("lshr", "ashr")},
    **{(op, "exact"): ("{n}.back = mul {k} {r}, {b}", _IS_ANOTHER) for op in ("udiv", "sdiv")},
    ("trunc", "nuw"): ("{n}.back = zext {t} {r} to {k}", _IS_ANOTHER),
    ("trunc", "nsw"): ("{n}.back = sext {t} {r} to {k}", _IS_ANOTHER),
    ("or", "disjoint"): ("{n}.back = and {k} {a}, {b}", "{n} = icmp ne {k} {n}.back, zeroinitializer"),
    **{(op, "nneg"): ("{n} = icmp slt {k} {a}, zeroinitializer",) for op in ("zext", "uitofp")},
    ("icmp", "samesign"): ("{n}.back = xor {k} {a}, {b}", _IS_NEGATIVE),
}
"""By an instruction and a flag, IR that computes if its result is poison."""
_FLOAT_POISON = {
    "nnan": ("{n} = fcmp uno {v} {x}, {x}",),
    "ninf": (
        "{n}.apart = fsub {v} {x}, {x}",
        "{n}.is = fcmp uno {v} {n}.apart, {n}.apart",
        "{n}.ord = fcmp ord {v} {x}, {x}",
        "{n} = and {vb} {n}.is, {n}.ord",
    ),
}
"""By a flag, IR that computes if a result or an operand is excluded by it."""
_SHIFTS = frozenset({"shl", "lshr", "ashr"})
_SATURATING = frozenset({"llvm.sshl.sat", "llvm.ushl.sat"})
"""Of both, poison if the amount is not less than the width."""
_ROUNDING = {"fptoui": "uitofp", "fptosi": "sitofp"}
"""Poison if the rounded number does not fit; by each, what makes a float of an integer."""
_EXCEPT = {"llvm.ctlz": 0, "llvm.cttz": 0, "llvm.abs": 1}
"""With ``i1 true``, poison of 0 or of the least signed number: its highest bit."""
_DIVISIONS = frozenset({"udiv", "urem", "sdiv", "srem"})
_COMING = frozenset({*CALLS, "load", "atomicrmw", "cmpxchg", "va_arg", "extractvalue"})
"""The results of these come from outside of a function's registers, or out of a struct."""
_STOPPING = frozenset({*_COMING, "freeze", "alloca", "landingpad"})
"""The results of all other instructions are poison where an operand is, but for ``select`` and ``phi``."""
_USED = {
    "load": (0,),
    "store": (1,),
    "atomicrmw": (0,),
    "cmpxchg": (0,),
    "br": (0,),
    "switch": (0,),
} | dict.fromkeys(_DIVISIONS, (1,))
"""The operands that must not be poison, by opcode."""
_FACTOR = 0x9E3779B97F4A7C15
_LITERAL = pattern(
    r"(<\d+ x (?:i\d+|half|bfloat|float|double)>|\b(?:i\d+|half|bfloat|float|double)) (?:poison|undef)\b"
)
"""Pattern of a number, or a vector of some, that is poison."""
_PARTS = frozenset({"insertelement", "insertvalue", "shufflevector"})
"""Of these, a whole literal that is poison is what is not set yet."""
_LARGEST_LDS = 320 * 1024
"""The bytes that no variable of LDS is larger than (gfx1250)."""


class _Copy:
    """Makes the copy of a module in which a kernel assumes that its addresses, branches and divisors are not poison.

    Where a value wraps against a flag, or leaves its stated range, the simulator computes a number all the same. An
    execution that uses such a number is undefined, and shows no race. So each value that may be poison gets a second
    value, a bit that is true if it, or an element of it, is poison, by the rules of LangRef: where poison is used, the
    assumption is false. So is one where a division, or a stated attribute, makes the execution undefined.

    Poison that leaves a function's registers is not followed to where it comes back. Where that is asked for, a
    variable is set in the copy once some has been stored, passed, returned or put into a struct, and whatever is
    loaded, passed in, returned or taken out of a struct from then on counts as poison.

    Args:
        module: the kernel's module.
        kernel: the kernel to copy; functions that it may call are copied likewise.
        other: the copy assumes nothing. Poison is another number where it leaves registers, one for each such number.
        is_whole: poison is followed everywhere; else in registers alone, of numbers.
        unwritten: lines of instructions that read what was never written.
    """

    def __init__(
        self,
        module: Module,
        kernel: Function,
        *,
        other: int | None = None,
        is_whole: bool = False,
        unwritten: Collection[int] = (),
    ) -> None:
        self._module, self._kernel = module, kernel
        self._wave = wave_size(module, kernel)
        self._is_whole, self._unwritten = is_whole, unwritten
        self._flag = unused("@poison", module.text)
        self._lines = list(module.lines)
        self._defined = {body.name: body.line for body in module.bodies()}
        self._leaves, self._comes_back = bool(unwritten), False
        self._other = other
        self._fill()
        if self._leaves:
            self._comes_back = True
            self._fill()
        self._is_changed = (
            bool(self._before) if other is None else self._lines != module.lines or self._has_scratch
        )

    def _fill(self) -> None:
        self._has_scratch = False
        self._before: dict[int, list[str]] = {}
        self._behind: dict[int, list[str]] = {}
        for function in self._module.functions():
            self._function = function
            if self._function.name == self._kernel.name or not self._function.is_kernel:
                made = [(one, causes) for one in self._function.instructions if (causes := self._own(one))]
                of_vectors = [(one, causes) for one, causes in made if self._is_vector(one.address)]
                if not self._is_whole:
                    made = [pair for pair in made if pair not in of_vectors]
                self._follow({one.address: causes for one, causes in made})
                for one in function.instructions:
                    if self._other is None:
                        self._add_uses(one)
                        self._add_undefined(one)
                    else:
                        self._replace(one)
                for one, causes in of_vectors if self._other is not None else ():
                    if _leaf(self._module.type_of(one.address))[:1] == "i":
                        self._invert(one, causes)

    def made(self) -> Module | None:
        """The copy; ``None`` if nothing makes poison that is looked for."""
        if not self._is_changed:
            return None
        text = "\n".join(
            line
            for number, own in enumerate(self._lines)
            for line in (*self._before.get(number, ()), own, *self._behind.get(number, ()))
        )
        if self._comes_back:
            text += f"\n{self._flag} = internal addrspace(1) global i32 0\n"
        return reparse(text, self._module)  # LLVM declares intrinsics

    def _is_vector(self, value: int) -> bool:
        return self._module.type_of(value).startswith("<")

    def _follow(self, made: Mapping[int, Mapping[str, Sequence[str]]]) -> None:
        function = self._function
        self._bits: dict[int, str] = {}
        sources = {one.address for one in function.instructions if self._is_source(one)}
        if self._comes_back and not function.is_kernel:
            sources |= {one for one in function.arguments if _is_followed(self._module.type_of(one))}
        visits = Visits([*made, *sources])
        for value in visits:
            visits.add(user.address for user in function.users.get(value, ()) if self._passes(user))
        places = {one: f"argument.{n}" for n, one in enumerate(function.arguments)}
        self._bits = {
            value: f"%poison.{places.get(value) or function.place_of[value]}" for value in visits.seen
        }
        for argument in self._bits.keys() & set(function.arguments):
            entry = self._before.setdefault(function.instructions[0].line, [])
            entry += self._coming(self._bits[argument])
        for one in function.instructions:
            if one.address in self._bits:
                self._add_bit(one, made.get(one.address, {}))

    def _coming(self, bit: str) -> Sequence[str]:
        """IR that computes if poison has left some function's registers so far."""
        return [
            f"{bit}.left = load i32, ptr addrspace(1) {self._flag}, align 4",
            f"{bit} = icmp ne i32 {bit}.left, 0",
        ]

    def _invert(self, one: Instruction, causes: Mapping[str, Sequence[str]]) -> None:
        name, kind = self._text(one.address), self._module.type_of(one.address)
        own = f"%made.{self._function.place_of[one.address]}"
        self._lines[one.line] = self._lines[one.line].replace(f"{name} = ", f"{own} = ", 1)
        lines = self._behind.setdefault(one.line, [])
        bits = [*self._caused(one, causes, own, lines)]
        truth = _shaped("i1", kind)
        lines += self._either(f"{own}.poison", bits, truth)
        lines.append(f"{own}.other = xor {kind} {own}, {_number(kind, self._others(one, kind))}")
        lines.append(f"{name} = select {truth} {own}.poison, {kind} {own}.other, {kind} {own}")

    def _others(self, one: Instruction, kind: str) -> int:
        """A number that poison differs by: all bits at first, so that it differs surely, else one for each place."""
        place = self._function.place_of[one.address]
        width = min(integer_bits(_leaf(kind)) or 64, 64)
        return signed((place * self._other * _FACTOR | 1) & ((1 << width) - 1), width) if self._other else -1

    def _replace(self, one: Instruction) -> None:
        """Gives another number to poison that leaves registers, to literals and to memory that is not written yet."""
        line, place = self._lines[one.line], self._function.place_of[one.address]
        kind = self._module.type_of(one.address)
        if one.opcode == "alloca":
            self._fill_scratch(one)
        if one.opcode in ("br", "switch", "alloca") or (
            self._passes(one) and not self._is_vector(one.address)
        ):
            return
        for number, value in enumerate(one.operands[:1] if one.opcode in ("store", "ret") else one.operands):
            own = self._module.type_of(value)
            if value not in self._bits or self._is_vector(value) or own.startswith("ptr"):
                continue
            name, text = f"%other.{place}.{number}", self._text(value)
            changed = f"xor {own} {text}, {self._others(one, own)}" if own[0] == "i" else f"fneg {own} {text}"
            self._before.setdefault(one.line, []).extend(
                [
                    f"{name}.own = {changed}",
                    f"{name} = select i1 {self._bits[value]}, {own} {name}.own, {own} {text}",
                ]
            )
            line = with_names(line, {text: name}.get)
        code, mask = line, ""
        if one.opcode == "shufflevector":
            cut = line.rindex(f", <{len(shuffle_mask(line))} x i32>")
            code, mask = line[:cut], line[cut:]
        if "poison" in code or "undef" in code:
            code = _LITERAL.sub(lambda found: f"{found[1]} {_literal(found[1], self._other)}", code)
            if one.opcode == "phi":
                code = re.sub(r"\[ (?:poison|undef),", f"[ {_literal(kind, self._other)},", code)
        self._lines[one.line] = code + mask
        if one.opcode == "shufflevector" and -1 in shuffle_mask(line) and not _leaf(kind).startswith("ptr"):
            self._set_elements(one, [n for n, from_ in enumerate(shuffle_mask(line)) if from_ < 0])

    def _set_elements(self, one: Instruction, numbers: Sequence[int]) -> None:
        """Sets the elements that a ``shufflevector`` leaves open."""
        name, kind = self._text(one.address), self._module.type_of(one.address)
        so_far = f"%open.{self._function.place_of[one.address]}"
        self._lines[one.line] = self._lines[one.line].replace(f"{name} = ", f"{so_far} = ", 1)
        for number in numbers:
            after = name if number == numbers[-1] else f"{so_far}.{number}"
            given = f"{_leaf(kind)} {_literal(_leaf(kind), self._other)}"
            self._behind.setdefault(one.line, []).append(
                f"{after} = insertelement {kind} {so_far}, {given}, i32 {number}"
            )
            so_far = after

    def _fill_scratch(self, one: Instruction) -> None:
        layout = self._module.types.layout(_allocated(self._module.lines[one.line]))
        kind = self._module.type_of(one.address)
        if (
            layout is not None
            and layout.alloc
            and self._module.integer(one.operands[0]) == 1
            and kind.endswith("(5)")
        ):
            self._has_scratch = True
            byte, size = self._others(one, "i8"), layout.alloc
            self._behind.setdefault(one.line, []).append(
                f"call void @llvm.memset.p5.i32({kind} {self._text(one.address)}, i8 {byte}, i32 {size}, i1 false)"
            )

    def _is_source(self, one: Instruction) -> bool:
        """True if poison comes in: by a literal, or from outside of this function's registers."""
        if not _is_followed(self._module.type_of(one.address)):
            return False
        if self._passes(one):
            return any(self._is_literal(one, value) for value in one.operands)
        return self._comes_back and one.opcode in _COMING

    def _is_pure(self, call: Instruction) -> bool:
        """True if the result of an intrinsic comes from the operands alone, those of other lanes among them."""
        declared = self._module.declarations().get(callee_name(self._module, call))
        return declared is not None and "memory(none)" in declared.attributes

    def _is_literal(self, user: Instruction, value: int) -> bool:
        """True of a literal that is poison, or undefined. An intrinsic's is what it reads nothing of, as a rule."""
        if user.opcode == "call" and callee_name(self._module, user) not in {ASSUME, *self._defined}:
            return False
        kind = self._module.type_of(value)
        if value in self._function.place_of or not _is_followed(kind):
            return False
        if kind.startswith("<") and not self._is_whole:
            return False
        text = self._text(value)
        if text in ("poison", "undef"):
            return not (user.opcode in _PARTS and kind.startswith(("<", "[", "{")))
        return kind.startswith("<") and bool({"poison", "undef"} & {one[0] for one in tokens(text)})

    def _own(self, one: Instruction) -> Mapping[str, Sequence[str]]:
        """Causes by which an instruction makes poison of one number, each with IR that computes if it does."""
        kind = self._module.type_of(one.address)
        if not one.operands or not _is_followed(kind):
            return {}
        width = integer_bits(_leaf(kind))
        found: dict[str, Sequence[str]] = {}
        first = self._module.type_of(one.operands[0])
        of_float = _leaf(first) in _FLOATS
        flags = details_of(self._module, one).flags
        if integer_bits(_leaf(first)) is not None and first.count(" x ") == kind.count(" x "):
            found = {
                flag: _POISON[one.opcode, flag] for flag in sorted(flags) if (one.opcode, flag) in _POISON
            }
        if one.opcode == "getelementptr":
            return self._of_address(one, flags)
        if one.opcode == "extractelement" and (held := vector_of(first)):
            index = self._module.type_of(one.operands[1])
            if self._module.integer(one.operands[1]) not in range(held[0]):
                found["place"] = (f"{{n}} = icmp uge {index} {{b}}, {held[0]}",)
        if one.opcode == "load" and kind.startswith("ptr"):
            return self._of_loaded_address(one)
        found |= self._of_floats(one)
        if width is None:
            return found
        amount = self._text(one.operands[-1])
        if one.opcode in _SHIFTS and not (amount.isdecimal() and int(amount) < width):
            found["amount"] = (f"{{n}} = icmp uge {{k}} {{b}}, {_number(kind, width)}",)
        if one.opcode in _ROUNDING and of_float:
            # The simulator saturates, and what the largest number comes from may be too large by one.
            limit = float(1 << (width - (one.opcode == "fptosi")))
            double = _shaped("double", first)
            most = f"0x{struct.pack('>d', limit).hex()}"
            most = f"splat (double {most})" if vector_of(first) else most
            wide = [] if _leaf(first) == "double" else [f"{{n}}.wide = fpext {{k}} {{a}} to {double}"]
            found["large"] = [*wide, f"{{n}} = fcmp oge {double} {'{n}.wide' if wide else '{a}'}, {most}"]
            found["rounded"] = (
                "{n}.whole = call {k} @llvm.trunc.{m}({k} {a})",
                f"{{n}}.back = {_ROUNDING[one.opcode]} {{t}} {{r}} to {{k}}",
                "{n} = fcmp une {k} {n}.whole, {n}.back",
            )
        if one.opcode == "call":
            name, _, _ = callee_name(self._module, one).rpartition(".")
            if name in _SATURATING:
                amount = _quoted(self._text(one.operands[1]))
                found["amount"] = (f"{{n}} = icmp uge {{k}} {amount}, {_number(kind, width)}",)
            if name in _EXCEPT and self._text(one.operands[1]) == "true":
                found["except"] = (
                    f"{{n}} = icmp eq {{k}} {{a}}, {_number(kind, _EXCEPT[name] << (width - 1))}",
                )
        for place, bounds in enumerate(self._stated(one, width)):
            found[f"in.{place}"] = _outside(bounds, "{t}", "{r}", kind)
        return found

    def _of_floats(self, one: Instruction) -> Mapping[str, Sequence[str]]:
        """Causes by flags of floating-point operations; those of ``phi`` are not looked for."""
        line = self._module.lines[one.line]
        if one.opcode == "phi" or not ("nnan" in line or "ninf" in line or " fast " in line):
            return {}
        words = (read_call(line).result if one.opcode == "call" else line[mnemonic_span(line).stop :]).split()
        flags = set(itertools.takewhile(FAST_MATH.__contains__, words))
        shape = self._module.type_of(one.address).count(" x ")
        values = [
            value
            for value in (*one.operands, one.address)
            if _leaf(kind := self._module.type_of(value)) in _FLOATS and kind.count(" x ") == shape
        ]
        found: dict[str, Sequence[str]] = {}
        for flag, number in itertools.product(_FLOAT_POISON, range(len(values))):
            kind = self._module.type_of(values[number])
            words_of = {"x": self._text(values[number]), "v": kind, "vb": _shaped("i1", kind), "n": "{n}"}
            if flag in flags or "fast" in flags:
                found[f"{flag}.{number}"] = [_quoted(text.format(**words_of)) for text in _FLOAT_POISON[flag]]
        if one.opcode == "select":  # of the arm that is not chosen nothing is said
            last = len(values) - 1
            return {cause: text for cause, text in found.items() if cause.endswith(f".{last}")}
        return found

    def _of_address(self, one: Instruction, flags: frozenset[str]) -> Mapping[str, Sequence[str]]:
        """Causes by which a sum wraps, or leaves all of LDS: of 32 bits, and of ``nuw`` that of 64 bits."""
        kind = self._module.type_of(one.operands[0])
        is_narrow = kind in (LOCAL, "ptr addrspace(5)")
        if vector_of(self._module.type_of(one.address)) or not (flags & {"nuw", "nusw", "inbounds"}):
            return {}
        if not (is_narrow or "nuw" in flags):
            return {}
        numbers = [self._module.integer(value) for value in one.operands[1:]]
        bits = [integer_bits(self._module.type_of(value)) or 64 for value in one.operands[1:]]
        known = [None if n is None else signed(n, width) for n, width in zip(numbers, bits, strict=True)]
        steps = self._module.types.steps(element_type(details_of(self._module, one).body), known)
        if steps is None or max(bits) > 64:
            return {}
        lines, so_far = [], "0"
        for at, ((scale, number), value, width) in enumerate(zip(steps, one.operands[1:], bits, strict=True)):
            term = str(scale * (number or 0))
            if number is None:
                term = f"{{n}}.term.{at}"
                own = _quoted(self._text(value))
                lines.append(
                    f"{{n}}.wide.{at} = "
                    + (f"sext i{width} {own} to i64" if width < 64 else f"or i64 {own}, 0")
                )
                lines.append(f"{term} = mul i64 {{n}}.wide.{at}, {scale}")
            lines.append(f"{{n}}.sum.{at} = add i64 {so_far}, {term}")
            so_far = f"{{n}}.sum.{at}"
        found = {}
        if "nuw" in flags:
            found["nuw"] = [*lines, f"{{n}} = icmp slt i64 {so_far}, 0"]
        if is_narrow and flags & {"nusw", "inbounds"}:
            most = _LARGEST_LDS if kind == LOCAL and "inbounds" in flags else (1 << 32) - 1
            found["wraps"] = [
                *lines,
                f"{{n}}.first = ptrtoint {kind} {{a}} to i32",
                "{n}.from = zext i32 {n}.first to i64",
                f"{{n}}.last = add i64 {{n}}.from, {so_far}",
                f"{{n}} = icmp ugt i64 {{n}}.last, {most}",
            ]
        return found

    def _of_loaded_address(self, one: Instruction) -> Mapping[str, Sequence[str]]:
        """Causes by ``!nonnull`` and ``!align``."""
        attached = attachments(self._module.lines[one.line])[1]
        found: dict[str, Sequence[str]] = {}
        if "nonnull" in attached:
            found["null"] = ["{n} = icmp eq {t} {r}, null"]
        elements = self._module.metadata.elements(attached["align"]) if "align" in attached else None
        if elements:
            found["align"] = _misaligned("{t}", "{r}", int(elements[0].rpartition(" ")[2]))
        return found

    def _stated(self, one: Instruction, width: int) -> Sequence[Sequence[tuple[int, int]]]:
        """The half-open ranges of a result that metadata and attributes state, of each one or several."""
        found = [self._module.stated_range(one, width) or ()]
        if one.opcode == "call":
            if counts_all_lanes(self._module.lines[one.line]):
                return ()
            call = read_call(self._module.lines[one.line])
            line = self._defined.get(call.callee)
            head = "" if line is None else self._module.lines[line].partition("@")[0]
            for words in (call.result, head):
                found.append([*filter(None, [half_open(words, width)])])
        return [bounds for bounds in found if bounds]

    def _passes(self, one: Instruction) -> bool:
        """True if the result, a number or a vector of some, is poison whenever an operand is."""
        kind = self._module.type_of(one.address)
        if not _is_followed(kind) or (kind.startswith("<") and not self._is_whole):
            return False
        if one.opcode == "call":
            name = callee_name(self._module, one)
            is_known = integer_intrinsic(name) is not None or name.startswith(FIRST_LANE)
            return is_known or (self._is_whole and self._is_pure(one))
        return one.opcode not in _STOPPING

    def _text(self, value: int) -> str:
        if self._module.kind(value) in GLOBAL_KINDS:
            return global_name(self._module.constant(value).name)
        return self._module.operand_text(value, self._function)

    def _bit(self, user: Instruction, value: int) -> str:
        """The bit of an operand, as text."""
        if value in self._bits:
            return self._bits[value]
        return "true" if self._is_literal(user, value) else "false"

    def _add_bit(self, one: Instruction, causes: Mapping[str, Sequence[str]]) -> None:
        lines, bit = self._behind.setdefault(one.line, []), self._bits[one.address]
        if one.opcode in _COMING and self._comes_back and not self._passes(one):
            from_ = {
                one.line,
                *(self._function.defined[v].line for v in one.operands if v in self._function.place_of),
            }
            lines += self._coming(f"{bit}.coming")
            causes = (
                {**causes, "unwritten": ("{n} = or i1 true, false",)}
                if from_ & {*self._unwritten}
                else causes
            )
            bits = [f"{bit}.coming"]
        else:
            bits = []
        bits += [self._bit(one, operand) for operand in one.operands] if self._passes(one) else []
        if one.opcode == "phi":
            pairs = zip(bits, phi_labels(self._module.lines[one.line]), strict=True)
            lines.append(f"{bit} = phi i1 " + ", ".join(f"[ {own}, {label} ]" for own, label in pairs))
            return
        if one.opcode == "select" and self._module.type_of(one.operands[0]) == "i1":
            lines.append(f"{bit}.arm = select i1 {self._text(one.operands[0])}, i1 {bits[1]}, i1 {bits[2]}")
            bits = [bits[0], f"{bit}.arm"]
        kind = self._module.type_of(one.address)
        for own in [*self._caused(one, causes, self._text(one.address), lines)]:
            bits.append(_any(own, kind, lines))
        if one.opcode == "call" and self._is_whole and not integer_intrinsic(callee_name(self._module, one)):
            lines += self._either(f"{bit}.lane", bits)  # any lane's may be read
            lines.append(f"{bit}.lanes = call i{self._wave} @llvm.amdgcn.ballot.i{self._wave}(i1 {bit}.lane)")
            lines.append(f"{bit} = icmp ne i{self._wave} {bit}.lanes, 0")
            return
        lines += self._either(bit, bits)

    def _caused(
        self, one: Instruction, causes: Mapping[str, Sequence[str]], result: str, lines: list[str]
    ) -> Iterator[str]:
        """Yields the bits of causes, of a vector one for each element, and appends the lines that compute them."""
        kind = self._module.type_of(one.operands[0])
        for cause, making in causes.items():
            bit = f"%cause.{self._function.place_of[one.address]}.{cause}"
            words = {
                "n": bit, "op": one.opcode, "s": "u" if cause == "nuw" else "s",
                "k": kind, "t": self._module.type_of(one.address), "m": _mangled(kind), "b1": _shaped("i1", kind),
                "a": self._text(one.operands[0]), "b": self._text(one.operands[-1]), "r": result,
            }  # fmt: skip
            if one.opcode == "extractelement":
                words["b"] = self._text(one.operands[1])
            lines += [line.format(**words) for line in making]
            yield bit

    @staticmethod
    def _either(bit: str, bits: Sequence[str], kind: str = "i1") -> Iterator[str]:
        """Yields the lines that compute if a bit is set; of a vector, each of its elements by itself."""
        so_far = "zeroinitializer"
        for number, own in enumerate(bits):
            yield f"{bit}.{number} = or {kind} {so_far}, {own}"
            so_far = f"{bit}.{number}"
        yield f"{bit} = or {kind} {so_far}, zeroinitializer"

    def _add_uses(self, one: Instruction) -> None:
        used: Sequence[int] = [one.operands[n] for n in _USED.get(one.opcode, ()) if n < len(one.operands)]
        if one.opcode in CALLS and not self._passes(one):
            used = self._used_by_call(one)
        elif one.opcode == "ret" and " noundef " in self._module.lines[self._function.line].partition("@")[0]:
            used = one.operands
        for number, value in enumerate(used):
            if (bit := self._bit(one, value)) != "false":
                self._require(one, str(number), [f"{{n}} = or i1 {bit}, false"])
        if not self._is_whole or self._passes(one) or one.opcode == "freeze":
            return
        bits = {self._bit(one, value) for value in one.operands if value not in used} - {"false"}
        if one.line in self._unwritten and one.address not in self._bits:
            bits.add("true")
        for number, bit in enumerate(sorted(bits)):
            self._leaves = True
            name = f"%leaves.{self._function.place_of[one.address]}.{number}"
            self._before.setdefault(one.line, []).extend(
                [
                    f"{name} = zext i1 {bit} to i32",
                    f"{name}.old = atomicrmw or ptr addrspace(1) {self._flag}, i32 {name} monotonic",
                ]
                if self._comes_back
                else []
            )

    def _used_by_call(self, one: Instruction) -> Sequence[int]:
        """The operands that a call uses: all, where its code is not followed."""
        name = callee_name(self._module, one)
        if name == ASSUME or (self._is_whole and name not in self._defined):
            return one.operands
        used = [value for value in one.operands if self._module.type_of(value).startswith("ptr")]
        line, parameters = self._module.lines[one.line], self._parameters(name)
        for number, (value, (start, stop)) in enumerate(
            zip(arguments(self._module, one), read_call(line).arguments, strict=False)
        ):
            words = without_strings(" ".join([line[start:stop], *parameters[number : number + 1]]))
            if " noundef " in words and value not in used:
                used.append(value)
        return used

    def _parameters(self, name: str) -> Sequence[str]:
        body = self._defined.get(name)
        return [] if body is None else parameter_texts(self._module.lines[body])

    def _require(
        self, one: Instruction, cause: str, lines: Sequence[str], kind: str = "i1", *, is_behind: bool = False
    ) -> None:
        """Assumes before an instruction, or behind it, that a bit, or each of a vector, is not set."""
        name = f"%used.{self._function.place_of[one.address]}.{cause}"
        before = (self._behind if is_behind else self._before).setdefault(one.line, [])
        before += [line.format(n=name) for line in lines]
        before += [
            f"{name}.not = xor i1 {_any(name, kind, before)}, true",
            f"call void @llvm.assume(i1 {name}.not)",
        ]

    def _add_undefined(self, one: Instruction) -> None:
        """Assumes that a division is defined; and that arguments, and pointers of assumptions, are as is stated."""
        kind = self._module.type_of(one.address)
        if one.opcode in _DIVISIONS:
            divisor, width = _quoted(self._text(one.operands[1])), integer_bits(_leaf(kind)) or 0
            if not self._module.integer(one.operands[1]):
                self._require(one, "zero", [f"{{n}} = icmp eq {kind} {divisor}, zeroinitializer"], kind)
            if one.opcode.startswith("s") and self._module.integer(one.operands[1]) in (None, -1):
                whole, least = _quoted(self._text(one.operands[0])), _number(kind, -1 << (width - 1))
                lines = [
                    f"{{n}}.least = icmp eq {kind} {whole}, {least}",
                    f"{{n}}.minus = icmp eq {kind} {divisor}, {_number(kind, -1)}",
                    f"{{n}} = and {_shaped('i1', kind)} {{n}}.least, {{n}}.minus",
                ]
                self._require(one, "least", lines, kind)
        if one.opcode == "insertelement" and self._is_whole and (held := vector_of(kind)):
            index = one.operands[2]
            if self._module.integer(index) not in range(held[0]):
                own = f"{self._module.type_of(index)} {_quoted(self._text(index))}"
                self._require(one, "place", [f"{{n}} = icmp uge {own}, {held[0]}"])
        line = self._module.lines[one.line]
        is_sound = (
            "!noundef" in line
            if one.opcode == "load"
            else one.opcode == "call" and " noundef " in (f" {read_call(line).result}")
        )
        if is_sound and one.address in self._bits:
            self._require(one, "loaded", [f"{{n}} = or i1 {self._bits[one.address]}, false"], is_behind=True)
        if one.opcode == "call" and self._is_whole:
            self._add_stated(one)

    def _add_stated(self, one: Instruction) -> None:
        line = self._module.lines[one.line]
        call, given = read_call(line), arguments(self._module, one)
        parameters = self._parameters(call.callee)
        for number, (value, (start, stop)) in enumerate(zip(given, call.arguments, strict=False)):
            kind, own = self._module.type_of(value), _quoted(self._text(value))
            for side, words in enumerate((line[start:stop], *parameters[number : number + 1])):
                words, place = without_strings(words), f"{number}.{side}"
                width = integer_bits(kind)
                if width is not None and (bounds := half_open(words, width)):
                    self._require(one, f"{place}.in", _outside([bounds], kind, own, kind))
                if kind.startswith("ptr"):
                    if " nonnull" in words:
                        self._require(one, f"{place}.null", [f"{{n}} = icmp eq {kind} {own}, null"])
                    if stated := re.search(r"\balign (\d+)", words):
                        self._require_aligned(one, f"{place}.align", value, int(stated[1]))
        if call.callee == ASSUME:
            operands = iter(one.operands[1:])
            for tag, words in re.findall(r'"(\w+)"\(([^()]*(?:\([^()]*\)[^()]*)*)\)', line[call.stop :]):
                values = [next(operands) for _ in range(len(split_arguments(f"{words})", 0)[0]))]
                if tag == "nonnull":
                    own = f"{self._module.type_of(values[0])} {_quoted(self._text(values[0]))}"
                    self._require(one, f"null.{values[0]}", [f"{{n}} = icmp eq {own}, null"])
                elif tag == "align" and len(values) == 2 and (by := self._module.integer(values[1])):
                    self._require_aligned(one, f"align.{values[0]}", values[0], by)

    def _require_aligned(self, one: Instruction, cause: str, value: int, by: int) -> None:
        kind, own = self._module.type_of(value), _quoted(self._text(value))
        self._require(one, cause, _misaligned(kind, own, by))


def _allocated(line: str) -> str:
    """The type of an ``alloca``.

    >>> _allocated("  %a = alloca [2 x i32], align 4, addrspace(5)")
    '[2 x i32]'
    """
    start = mnemonic_span(line).stop + 1
    return line[slice(*split_arguments(line, start)[0][0])]


def _literal(kind: str, other: int | None) -> str:
    """A literal of a type of numbers that is not zero."""
    one = ("1" if other else "-1") if _leaf(kind)[0] == "i" else ("2.0" if other else "1.0")
    return f"splat ({_leaf(kind)} {one})" if kind.startswith("<") else one


def _leaf(kind: str) -> str:
    vector = vector_of(kind)
    return vector[1] if vector else kind


def _is_followed(kind: str) -> bool:
    """True of numbers and pointers, and of vectors of them."""
    leaf = _leaf(kind)
    return integer_bits(leaf) is not None or leaf in _FLOATS or leaf.startswith("ptr")


def _shaped(leaf: str, kind: str) -> str:
    """A type with as many elements as another one.

    >>> _shaped("i1", "<4 x i32>"), _shaped("i1", "float")
    ('<4 x i1>', 'i1')
    """
    vector = vector_of(kind)
    return f"<{vector[0]} x {leaf}>" if vector else leaf


def _number(kind: str, value: int) -> str:
    """An integer, or a vector of equal ones, as a constant.

    >>> _number("i32", 7), _number("<2 x i32>", 7)
    ('7', 'splat (i32 7)')
    """
    return f"splat ({_leaf(kind)} {value})" if vector_of(kind) else str(value)


def _mangled(kind: str) -> str:
    """A type in the name of an intrinsic.

    >>> _mangled("<4 x float>"), _mangled("i32")
    ('v4f32', 'i32')
    """
    vector, leaf = vector_of(kind), _leaf(kind)
    return (f"v{vector[0]}" if vector else "") + _FLOATS.get(leaf, leaf)


def _any(bit: str, kind: str, lines: list[str]) -> str:
    """The name of a bit that tells if any of a vector's bits is set; of no vector, its own bit."""
    vector = vector_of(kind)
    if vector is None:
        return bit
    lines.append(f"{bit}.all = bitcast <{vector[0]} x i1> {bit} to i{vector[0]}")
    lines.append(f"{bit}.any = icmp ne i{vector[0]} {bit}.all, 0")
    return f"{bit}.any"


def _quoted(text: str) -> str:
    """A text for `str.format`, in which only ``{n}`` is a field."""
    return text.replace("{", "{{").replace("}", "}}").replace("{{n}}", "{n}")


def _misaligned(kind: str, value: str, by: int) -> Sequence[str]:
    """IR that computes if an address is no multiple of a power of two."""
    return [
        f"{{n}}.address = ptrtoint {kind} {value} to i64",
        f"{{n}}.rest = and i64 {{n}}.address, {by - 1}",
        "{n} = icmp ne i64 {n}.rest, 0",
    ]


def _outside(bounds: Sequence[tuple[int, int]], kind: str, value: str, shape: str) -> Sequence[str]:
    """IR that computes if a value is in none of several half-open ranges."""
    width = integer_bits(_leaf(shape)) or 0
    lines, truth = [], _shaped("i1", shape)
    for at, (lower, upper) in enumerate(bounds):
        size = _number(shape, (upper - lower) & ((1 << width) - 1))
        lines.append(f"{{n}}.from.{at} = sub {kind} {value}, {_number(shape, lower)}")
        lines.append(f"{{n}}.out.{at} = icmp uge {kind} {{n}}.from.{at}, {size}")
    names = [f"{{n}}.out.{at}" for at in range(len(bounds))]
    lines += [
        f"{{n}}.and.{at} = and {truth} {names[0] if at == 1 else f'{{n}}.and.{at - 1}'}, {names[at]}"
        for at in range(1, len(bounds))
    ]
    last = names[0] if len(bounds) == 1 else f"{{n}}.and.{len(bounds) - 1}"
    return [*lines, f"{{n}} = or {truth} {last}, zeroinitializer"]


def assuming_no_poison(
    module: Module, kernel: Function, unwritten: Collection[int] | None = None
) -> Module | None:
    """The copy of a module in which a kernel assumes that it uses no poison; ``None`` if nothing makes some.

    Args:
        unwritten: lines of instructions that read what was never written; poison is then followed everywhere, and what
            cannot be followed counts as poison. ``None`` to follow it in registers alone.
    """
    return _Copy(module, kernel, is_whole=unwritten is not None, unwritten=unwritten or ()).made()


def with_other_poison(module: Module, kernel: Function, other: int) -> Module | None:
    """The copy of a module in which poison is another number in what a kernel writes; ``None`` if nothing makes some.

    What differs from the original's results depends on poison, and may be anything.

    Args:
        other: 0, 1 or more, for different numbers: some may give what the original gives by chance.
    """
    return _Copy(module, kernel, other=other).made()


def use_of_poison(copy: Module, line: int) -> str:
    """The instruction that uses poison, as text.

    Args:
        copy: what `assuming_no_poison` made.
        line: that of a false assumption in the copy, counted from 1.
    """
    own = ("%used.", "%leaves.", f"call void @{ASSUME}(i1 %used.")
    behind = next(one for one in copy.lines[line:] if not one.lstrip().startswith(own))
    return behind.strip()
