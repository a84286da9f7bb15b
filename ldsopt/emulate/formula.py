"""Pseudocode compiled to numpy: one function of each instruction, over all lanes at once.

Every expression has a type (`u`, `i` and `f` of a width, or `b`, a truth value). Integers are held in 64 bits and
brought to their width after each operation. ``if`` becomes selection: both sides are computed, and each assignment
keeps the old value in lanes that are not on its side. Loops are unrolled, since their bounds are numbers.

Types of what has none follow C: the wider of two, unsigned where they differ; a literal without suffix takes its
neighbour's. A variable has the type of what is assigned to it first.

Example: ``D0.u32 = S0.u32 + S1.u32`` becomes ``return {'D0': (S0 + S1) & 0xffffffff}`` of two `uint64` arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from ldsopt.emulate import functions, syntax
from ldsopt.emulate.syntax import NotUnderstood, parse
from ldsopt.emulate.writer import FormulaWriter, Typed
from ldsopt.simt.kinds import Array

_IGNORED = frozenset({"ROUND_MODE", "TRAPSTS.INVALID", "prev_mode"})


@dataclass(frozen=True, slots=True)
class Formula:
    """The semantics of an instruction.

    Attributes:
        function: of the values of `inputs` by name; gives those of `outputs`.
        inputs: registers read: ``S0``, ``D0`` (the old value), ``SCC``, ``VCC[lane]`` (a truth value a lane), ...
        outputs: registers written, each with its bits; ``VCC[lane]`` and the like have one.
        kinds: type and bits of each source operand, as the instruction reads it.
    """

    function: Callable[[Mapping[str, Array]], dict[str, Array]]
    inputs: frozenset[str]
    outputs: Mapping[str, int]
    kinds: Mapping[str, tuple[str, int]]


def compiled(
    text: str, *, wave_size: int, called: Callable[[str], str | None] = lambda _: None, ieee: bool = True
) -> Formula:
    """Compiles an instruction's pseudocode.

    Args:
        text: the pseudocode.
        wave_size: lanes of a wave.
        called: the pseudocode of an instruction that it calls as a function.
        ieee: the wave runs in IEEE mode.

    Raises:
        NotUnderstood: it has something that is not known here.
    """
    return _FormulaCompiler(wave_size, called, ieee).formula(parse(text))


@dataclass(slots=True)
class _StatementScope:
    """The scope of statements: the lanes that run them, and what leaves the loop or function around them."""

    mask: str = ""
    left: str = ""
    result: str = ""


class _FormulaCompiler:
    def __init__(self, wave_size: int, called: Callable[[str], str | None], ieee: bool) -> None:
        self._writer = FormulaWriter()
        self._called = called
        self._constants = {
            "WAVE32": Typed.truth(wave_size == 32),
            "WAVE64": Typed.truth(wave_size == 64),
            "WAVE_MODE.IEEE": Typed.truth(ieee),
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
                self._outputs[name] = 1  # no branch needs what it held before
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
        """The contents of a register at this point: what was written to it, or its old value."""
        if name in self._outputs:
            return Typed(self._register(name), "u", max(bits, self._outputs[name]))
        return self._input(name, "u", 64).to("u", bits)  # an operand may have more bits than are asked for

    def _width_of(self, bits: syntax.Bits) -> int:
        """Bits of the register that a slice of it is taken from: as much as the highest index needs."""
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
            return self._named(one.text, 0)
        if isinstance(one, syntax.Reading):
            return self._reading(one)
        if isinstance(one, syntax.Bits):
            return self._bits(one)
        if isinstance(one, syntax.Conversion):
            return self._writer.conversion(self._value(one.inner), one.kind, one.bits)
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

    def _named(self, name: str, bits: int) -> Typed:
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
        self._note(name, "u", bits or 32)
        return self._read_register(name, bits or 32)

    def _note(self, name: str, kind: str, bits: int) -> None:
        """Remembers as what type a source operand is read: decides what its constants and modifiers mean."""
        if name in self._kinds and self._kinds[name][1] >= bits:
            return
        self._kinds[name] = (kind, bits)

    def _reading(self, one: syntax.Reading) -> Typed:
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
        """An instruction called as a function: its sources are the arguments, its value what it writes to ``D0``."""
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
