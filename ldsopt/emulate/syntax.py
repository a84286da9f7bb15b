"""AMD's instruction pseudocode as a tree.

The ISA documents define each instruction in a small language: ``D0.u32 = (S0.u32 << S1[4 : 0].u32)``. ``.u32`` reads
bits as a type, ``32'U(x)`` converts, ``x[7 : 0]`` takes bits, ``{ a, b }`` joins bits (`a` highest), ``1'1U`` is a
number of one bit. Source: AMD "RDNA 4" Instruction Set Architecture, chapter 16, *Instructions*, whose notation section
describes it.
"""

from __future__ import annotations

import re
from string import digits

from ldsopt.dataclass import dataclass
from ldsopt.patterns import pattern


class NotUnderstood(Exception):
    """The pseudocode has a construct that is not known here; the argument names it."""


@dataclass(frozen=True, slots=True)
class NumberLiteral:
    """A literal: ``u``, ``i`` or ``f``; ``is_plain``: an integer without a type, which takes its neighbour's."""

    value: int | float
    kind: str
    bits: int
    is_plain: bool = False


@dataclass(frozen=True, slots=True)
class Name:
    """A register, a variable or a constant."""

    text: str


@dataclass(frozen=True, slots=True)
class Reading:
    """Bits read as a type: ``x.u32``."""

    inner: Expression
    kind: str
    bits: int


@dataclass(frozen=True, slots=True)
class Bits:
    """``x[high : low]``; with ``width``, ``x[low +: width]``; without both, the bit or element ``x[low]``."""

    inner: Expression
    low: Expression
    high: Expression | None = None
    width: Expression | None = None


@dataclass(frozen=True, slots=True)
class Conversion:
    """``32'U(x)``: the number as another type."""

    inner: Expression
    kind: str
    bits: int


@dataclass(frozen=True, slots=True)
class Application:
    """A function called: ``fma(a, b, c)``."""

    function: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class OperatorUse:
    """An operator with its one or two operands, or the three of ``a ? b : c``."""

    operator: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """``{ a, b }``: bits joined, the first highest."""

    parts: tuple[Expression, ...]


Expression = NumberLiteral | Name | Reading | Bits | Conversion | Application | OperatorUse | Joined


@dataclass(frozen=True, slots=True)
class Assignment:
    """``target = value``, perhaps with an operator in front of the equals sign; ``also``: further targets."""

    target: Expression
    value: Expression
    operator: str = ""
    also: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Conditional:
    """``if``, any ``elsif``, ``else``: conditions with their statements, the last perhaps without a condition."""

    branches: tuple[tuple[Expression | None, tuple[PseudocodeStatement, ...]], ...]


@dataclass(frozen=True, slots=True)
class CountedLoop:
    """``for variable in first : last do``; both ends belong to it."""

    variable: str
    first: Expression
    last: Expression
    body: tuple[PseudocodeStatement, ...]


@dataclass(frozen=True, slots=True)
class VariableDeclaration:
    """``declare x : 64'B``, perhaps an array of ``count``."""

    name: str
    kind: str
    bits: int
    count: int = 0


@dataclass(frozen=True, slots=True)
class LocalFunction:
    """``NAME = lambda(a, b) (...)``."""

    name: str
    parameters: tuple[str, ...]
    body: tuple[PseudocodeStatement, ...]


@dataclass(frozen=True, slots=True)
class Leaving:
    """``break``, or ``return`` with its value."""

    value: Expression | None = None


PseudocodeStatement = Assignment | Conditional | CountedLoop | VariableDeclaration | LocalFunction | Leaving

SOURCES = ("S0", "S1", "S2")
REGISTERS = frozenset({*SOURCES, "D0", "D1", "VCC", "EXEC", "SCC", "M0", "SIMM16", "EXEC_LO"})
_LANE_BITS = frozenset({"VCC[lane]", "D0[lane]", "EXEC[lane]"})


def base(one: Expression) -> str:
    while isinstance(one, (Reading, Bits)):
        one = one.inner
    return one.text if isinstance(one, Name) else ""


def is_lane_bit(one: Expression) -> bool:
    """True if it is the wave's own lane of a mask, ``VCC.u64[laneId]``."""
    if isinstance(one, Reading):
        one = one.inner
    return isinstance(one, Bits) and one.high is None and one.width is None and one.low == Name("laneId")


def written_anyway(body: tuple[PseudocodeStatement, ...]) -> set[str]:
    """Registers that statements write on every branch."""
    found = set[str]()
    for one in body:
        if isinstance(one, Assignment):
            found |= {written(target) for target in (one.target, *one.also)} & (REGISTERS | _LANE_BITS)
        elif isinstance(one, Conditional) and one.branches[-1][0] is None:
            found |= set.intersection(*(written_anyway(inner) for _, inner in one.branches))
    return found


def written(target: Expression) -> str:
    """The register that an assignment writes as a whole; empty if it writes a part of one."""
    if is_lane_bit(target):
        return base(target) + "[lane]"
    whole = target.inner if isinstance(target, Reading) else target
    return whole.text if isinstance(whole, Name) else ""


def breaks(body: tuple[PseudocodeStatement, ...]) -> bool:
    return any(
        (isinstance(one, Leaving) and one.value is None)
        or (isinstance(one, Conditional) and any(breaks(inner) for _, inner in one.branches))
        for one in body
    )


# --- parser -------------------------------------------------------------------------------------------------
#
# Reads AMD's instruction pseudocode.


_TOKEN = pattern(
    r"""\s+|//[^\n]*
    |(?P<sized>\d+'-?(?:0x[0-9a-f]+|\d+(?:\.\d+)?)[A-Z]*)
    |(?P<cast>\d+'[A-Z])
    |(?P<float>\d+\.\d+F?)
    |(?P<integer>(?:0x[0-9a-fA-F]+|\d+)(?:ULL|LL|U|L)?)
    |(?P<word>[A-Za-z_]\w*)
    |(?P<mark>\+:|\*\*|\|\||&&|==|!=|<>|<=|>=|<<|>>|\+=|-=|[-+*/%&|^~!<>=?:;,.(){}\[\]])""",
    re.VERBOSE,
)
_LEVELS = (
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!=", "<>"),
    ("<", "<=", ">", ">="),
    ("<<", ">>"),
    ("+", "-"),
    ("*", "/", "%"),
    ("**",),
)
_TYPES = frozenset({"bf", "fp", "u", "i", "f", "b"})
_DIGITS = pattern(r"-?(?:0x[0-9a-f]+|\d+(?:\.\d+)?)")
_KINDS = {"U": "u", "I": "i", "F": "f", "B": "u"}
_ENDS = frozenset({"endif", "else", "elsif", "endfor", ")", ""})


def parse(text: str) -> tuple[PseudocodeStatement, ...]:
    """The statements of an instruction.

    Raises:
        NotUnderstood: it is no code in this language.

    >>> parse("D0.u32 = S0.u32")
    (Assignment(target=Reading(inner=Name(text='D0'), kind='u', bits=32), \
value=Reading(inner=Name(text='S0'), kind='u', bits=32), operator='', also=()),)
    """
    reader = _PseudocodeReader(_tokens(text))
    found = reader.statements()
    if reader.word:
        raise NotUnderstood(f"{reader.word!r} where a statement should be")
    return found


def _tokens(text: str) -> list[tuple[str, str]]:
    tokens, at = [], 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise NotUnderstood(f"the character {text[at]!r}")
        if match.lastgroup:
            tokens.append((match.lastgroup, match[0]))
        at = match.end()
    return tokens


class _PseudocodeReader:
    def __init__(self, tokens: list[tuple[str, str]]) -> None:
        self._tokens, self._at = tokens, 0

    @property
    def word(self) -> str:
        return self._tokens[self._at][1] if self._at < len(self._tokens) else ""

    def _take(self, wanted: str = "") -> str:
        word = self.word
        if (wanted and word != wanted) or not word:
            raise NotUnderstood(f"{word!r} instead of {wanted!r}" if wanted else "an unexpected end")
        self._at += 1
        return word

    def _has(self, word: str) -> bool:
        if self.word != word:
            return False
        self._at += 1
        return True

    # --- statements -----------------------------------------------------------------------------------

    def statements(self) -> tuple[PseudocodeStatement, ...]:
        found = list[PseudocodeStatement]()
        while True:
            while self._has(";"):
                pass
            if self.word in _ENDS:
                return tuple(found)
            found.append(self._statement())

    def _statement(self) -> PseudocodeStatement:
        word = self.word
        if word == "if":
            return self._choice()
        if word == "for":
            return self._loop()
        if word == "declare":
            return self._declaration()
        if word == "break":
            self._take()
            return Leaving()
        if word == "return":
            self._take()
            return Leaving(self._expression())
        target = self._postfix()
        operator = self._take()
        if operator in ("+=", "-="):
            return Assignment(target, self._expression(), operator[0])
        if operator != "=":
            raise NotUnderstood(f"{operator!r} instead of an assignment")
        if self.word == "lambda" and isinstance(target, Name):
            return self._function(target.text)
        value, more = self._expression(), list[Expression]()
        while self._has("="):
            more.append(value)
            value = self._expression()
        return Assignment(target, value, also=tuple(more))

    def _choice(self) -> Conditional:
        branches: list[tuple[Expression | None, tuple[PseudocodeStatement, ...]]] = []
        self._take("if")
        while True:
            condition = self._expression()
            self._take("then")
            branches.append((condition, self.statements()))
            if not self._has("elsif"):
                break
        if self._has("else"):
            branches.append((None, self.statements()))
        self._take("endif")
        return Conditional(tuple(branches))

    def _loop(self) -> CountedLoop:
        self._take("for")
        variable = self._take()
        self._take("in")
        first = self._binary(0)
        self._take(":")
        last = self._expression()
        self._take("do")
        body = self.statements()
        self._take("endfor")
        return CountedLoop(variable, first, last, body)

    def _declaration(self) -> VariableDeclaration:
        self._take("declare")
        name = self._take()
        self._take(":")
        bits, _, kind = self._take().partition("'")
        count = 0
        if self._has("["):
            count = int(self._take())
            self._take("]")
        return VariableDeclaration(name, _KINDS[kind], int(bits), count)

    def _function(self, name: str) -> LocalFunction:
        self._take("lambda")
        self._take("(")
        parameters = [self._take()]
        while self._has(","):
            parameters.append(self._take())
        self._take(")")
        self._take("(")
        start = self._at
        try:
            body: tuple[PseudocodeStatement, ...] = (Leaving(self._expression()),)
        except NotUnderstood:
            self._at = start
            body = self.statements()
        self._take(")")
        return LocalFunction(name, tuple(parameters), body)

    # --- expressions ----------------------------------------------------------------------------------

    def _expression(self) -> Expression:
        condition = self._binary(0)
        if not self._has("?"):
            return condition
        chosen = self._expression()
        self._take(":")
        return OperatorUse("?", (condition, chosen, self._expression()))

    def _binary(self, level: int) -> Expression:
        if level == len(_LEVELS):
            return self._unary()
        left = self._binary(level + 1)
        while self.word in _LEVELS[level]:
            operator = self._take()
            left = OperatorUse(operator, (left, self._binary(level + 1)))
        return left

    def _unary(self) -> Expression:
        if self.word in ("-", "~", "!", "+"):
            operator = self._take()
            operand = self._unary()
            return operand if operator == "+" else OperatorUse(operator, (operand,))
        return self._postfix()

    def _postfix(self) -> Expression:
        found = self._primary()
        while True:
            if self._has("."):
                word = self._take()
                kind = word.rstrip(digits)
                if kind != word and kind in _TYPES:
                    found = Reading(found, {"b": "u"}.get(kind, kind), int(word[len(kind) :]))
                elif isinstance(found, Name):
                    found = Name(f"{found.text}.{word}")  # a field of a hardware register: WAVE_MODE.IEEE
                else:
                    raise NotUnderstood(f"the field .{word}")
            elif self._has("["):
                found = self._bits(found)
            else:
                return found

    def _bits(self, inner: Expression) -> Bits:
        first = self._expression()
        if self._has("+:"):
            found = Bits(inner, first, width=self._expression())
        elif self._has(":"):
            found = Bits(inner, self._expression(), first)
        else:
            found = Bits(inner, first)
        self._take("]")
        return found

    def _primary(self) -> Expression:
        if self._at >= len(self._tokens):
            raise NotUnderstood("an unexpected end")
        kind, word = self._tokens[self._at]
        self._at += 1
        if kind == "cast":
            self._take("(")
            inner = self._expression()
            self._take(")")
            bits, _, letter = word.partition("'")
            if letter not in _KINDS:
                raise NotUnderstood(f"the type {word}")
            return Conversion(inner, _KINDS[letter], int(bits))
        if kind == "sized":
            bits, _, rest = word.partition("'")
            spelled = _DIGITS.match(rest)
            if spelled is None:
                raise NotUnderstood(f"the number {word}")
            if rest.endswith("F") or "." in spelled[0]:
                return NumberLiteral(float(spelled[0]), "f", int(bits))
            return NumberLiteral(int(spelled[0], 0), "i" if rest.endswith("I") else "u", int(bits))
        if kind == "float":
            return NumberLiteral(float(word.rstrip("F")), "f", 32 if word.endswith("F") else 64)
        if kind == "integer":
            whole = word.rstrip("UL")
            suffix = word[len(whole) :]
            value = int(whole, 0)
            return NumberLiteral(
                value, "u" if "U" in suffix else "i", 64 if "L" in suffix else 32, not suffix
            )
        if word == "(":
            inner = self._expression()
            self._take(")")
            return inner
        if word == "{":
            parts = [self._expression()]
            while self._has(","):
                parts.append(self._expression())
            self._take("}")
            return Joined(tuple(parts))
        if kind != "word":
            raise NotUnderstood(f"{word!r} where a value should be")
        if not self._has("("):
            return Name(word)
        arguments = []
        while not self._has(")"):
            arguments.append(self._expression())
            self._has(",")
        return Application(word, tuple(arguments))
