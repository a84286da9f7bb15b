"""Reads AMD's instruction pseudocode; `ldsopt.emulate.syntax` says what it is."""

from __future__ import annotations

import re

from ldsopt.emulate.syntax import (
    Application,
    Assignment,
    Bits,
    Conditional,
    Conversion,
    CountedLoop,
    Expression,
    Joined,
    Leaving,
    LocalFunction,
    Name,
    NotUnderstood,
    NumberLiteral,
    OperatorUse,
    PseudocodeStatement,
    Reading,
    VariableDeclaration,
)
from ldsopt.patterns import pattern

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
_TYPE = pattern(r"(bf|fp|[uifb])(\d+)$")
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
                kind = _TYPE.match(word)
                if kind is None and isinstance(found, Name):
                    found = Name(f"{found.text}.{word}")  # a field of a hardware register: WAVE_MODE.IEEE
                    continue
                if kind is None:
                    raise NotUnderstood(f"the field .{word}")
                found = Reading(found, {"b": "u"}.get(kind[1], kind[1]), int(kind[2]))
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
            digits = _DIGITS.match(rest)
            if digits is None:
                raise NotUnderstood(f"the number {word}")
            if rest.endswith("F") or "." in digits[0]:
                return NumberLiteral(float(digits[0]), "f", int(bits))
            return NumberLiteral(int(digits[0], 0), "i" if rest.endswith("I") else "u", int(bits))
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
