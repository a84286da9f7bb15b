"""The differences between newer IR and LLVM 22's, in the order in which they are respelled."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from ldsopt.dataclass import dataclass
from ldsopt.ir.compat import async_copies, intrinsics
from ldsopt.ir.compat.masked import Masked, MaskedLine, lines_of
from ldsopt.ir.compat.masked import edited as with_edits
from ldsopt.ir.syntax import Span, number_behind, split_arguments

# --- literals -----------------------------------------------------------------------------------------------
#
# Floating-point literals, by their bits.
#
# Newer LLVM writes ``-inf``, ``+nan(0x1)``, ``f0x3FB8AA3B``, ``0x1.8p3``, and rounds decimals such as ``0.1`` to
# the literal's type. LLVM 22 knows raw bits with a prefix for each type, and decimals that are exact.
#
# Example: ``store float -inf, ptr %p`` becomes ``store float 0xFFF0000000000000, ptr %p``.


@dataclass(frozen=True)
class _IeeeFormat:
    """An IEEE format: its width, the bits of its stored significand, and LLVM's prefix for raw bits."""

    width: int
    stored: int
    prefix: str

    @property
    def bias(self) -> int:
        return (1 << (self.width - 2 - self.stored)) - 1

    @property
    def infinity(self) -> int:
        return ((1 << (self.width - 1 - self.stored)) - 1) << self.stored

    @property
    def quiet(self) -> int:
        """The bit that makes a NaN quiet."""
        return 1 << (self.stored - 1)


_FORMATS = {
    "half": _IeeeFormat(16, 10, "0xH"),
    "bfloat": _IeeeFormat(16, 7, "0xR"),
    "float": _IeeeFormat(32, 23, "0x"),
    "double": _IeeeFormat(64, 52, "0x"),
}


def _spelled(bits: int, form: _IeeeFormat) -> str:
    """Raw bits as LLVM 22 writes them; a float by the double of the same value (payload and all)."""
    if form.width == 32:
        sign, exponent, fraction = bits >> 31, bits >> 23 & 0xFF, bits & 0x7FFFFF
        if exponent == 0xFF:
            bits = sign << 63 | 0x7FF << 52 | fraction << 29
        else:
            value = struct.unpack(">f", bits.to_bytes(4, "big"))[0]
            bits = int.from_bytes(struct.pack(">d", value), "big")
    return f"{form.prefix}{bits:0{4 if form.width == 16 else 16}X}"


def _rounded(value: Fraction, form: _IeeeFormat) -> int | None:
    """The format's bits nearest to a positive value, ties to even; None on overflow or underflow to zero."""
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** exponent > value:
        exponent -= 1
    scale = max(exponent, 1 - form.bias) - form.stored
    units = round(value / Fraction(2) ** scale)  # Python rounds a Fraction half to even
    bits = units + ((scale + form.stored - 1 + form.bias) << form.stored)
    return None if units == 0 or bits >= form.infinity else bits


def _signed(sign: str, bits: int, form: _IeeeFormat) -> int:
    return bits | (sign == "-") << (form.width - 1)


def _special(literal: str, form: _IeeeFormat) -> str | None:
    """``-inf``, ``+qnan``, ``-nan(0x1)`` (quiet, with payload), ``+snan(0x1)``."""
    sign, word = literal[0], literal[1:]
    if word == "inf":
        bits = form.infinity
    elif word == "qnan":
        bits = form.infinity | form.quiet
    else:
        kind, _, digits = word.rstrip(")").partition("(0x")
        payload = int(digits, 16)
        if payload >= form.quiet or (kind == "snan" and payload == 0):
            return None
        bits = form.infinity | payload | (form.quiet if kind == "nan" else 0)
    return _spelled(_signed(sign, bits, form), form)


def _raw_bits(literal: str, form: _IeeeFormat) -> str | None:
    """``f0x3FB8AA3B``: the bits themselves, in exactly the type's width."""
    digits = literal[3:]
    return _spelled(int(digits, 16), form) if len(digits) * 4 == form.width else None


def _hexadecimal(literal: str, form: _IeeeFormat) -> str | None:
    """``0x1.8p3`` as C writes it, rounded to the type."""
    sign, digits = ("-", literal[1:]) if literal[0] == "-" else ("+", literal.lstrip("+"))
    mantissa, _, power = digits[2:].partition("p")
    whole, _, part = mantissa.partition(".")
    if len(mantissa) > 64 or len(power) > 6:
        return None
    value = Fraction(int(whole + part or "0", 16)) * Fraction(2) ** (int(power) - 4 * len(part))
    bits = _rounded(value, form) if value else 0
    return None if bits is None else _spelled(_signed(sign, bits, form), form)


def _decimal(literal: str, form: _IeeeFormat) -> str | None:
    """A decimal that is not exact in its type: newer LLVM rounds it, LLVM 22 refuses it.

    LLVM 22 goes through double. A decimal that it accepts is exact in the type, so it is also the nearest value, which
    newer LLVM reads: those stay.
    """
    power = literal.lower().partition("e")[2]
    if form.width == 64 or len(literal) > 800 or len(power) > 5:
        return None
    exact = Fraction(literal)
    bits = _rounded(abs(exact), form) if exact else None
    if bits is None or _value(bits, form) == abs(float(literal)):
        return None
    return _spelled(_signed(literal[0], bits, form), form)


def _value(bits: int, form: _IeeeFormat) -> Fraction:
    """The positive finite value of some bits."""
    exponent = bits >> form.stored
    fraction = bits & ((1 << form.stored) - 1)
    units = fraction | (1 << form.stored if exponent else 0)
    return units * Fraction(2) ** (max(exponent, 1) - form.bias - form.stored)


def _rule(pattern: str, convert: Callable[[str, _IeeeFormat], str | None]) -> Callable[[Masked], str]:
    """A rule's function for the literals that match a pattern; `convert` returns None to leave one alone.

    The type of a literal is the floating-point type last named before it on its line: its own
    (``float -inf``), or its instruction's (``fadd float %x, -inf``; ``phi float [ -inf, %a ]``).
    """
    # A sign of its own or none: the text in front is examined only for a match, since a pattern that begins with a look
    # behind is tried at each character.
    alone = re.compile(rf"(?:{pattern.removeprefix('[-+]?')})(?![-\w$.])")
    token = re.compile(
        rf"(?P<literal>(?<![-\w$.])(?:{pattern})(?![-\w$.:]))"
        r"|[%@!$#^]+[-\w$.]+"
        r"|\b(?P<type>half|bfloat|float|double|fp128|x86_fp80|ppc_fp128)\b(?![-$.:])"
        r"|[A-Za-z_$.][-\w$.]*"
    )

    def respell(line: str) -> str:
        form: _IeeeFormat | None = None

        def one(match: re.Match[str]) -> str:
            nonlocal form
            if match["type"]:
                form = _FORMATS.get(match["type"])
            elif match["literal"] and form is not None:
                return convert(match["literal"], form) or match[0]
            return match[0]

        return token.sub(one, line)

    def respelled(source: Masked) -> str:
        text, made, done = source.text, list[str](), 0
        for found in alone.finditer(text):
            at = found.start()
            if at < done:
                continue  # in a line that is done
            before = text[at - 1 : at]
            before = text[at - 2 : at - 1] if before in {"-", "+"} else before
            if before.isalnum() or before in {"-", "_", "$", "."}:
                continue
            start, end = text.rfind("\n", 0, found.start()) + 1, text.find("\n", found.end())
            end = len(text) if end < 0 else end
            made += text[done:start], respell(text[start:end])
            done = end
        return "".join((*made, text[done:]))

    return respelled


special = _rule(r"[-+](?:inf|qnan|s?nan\(0x[0-9A-Fa-f]+\))", _special)
raw_bits = _rule(r"f0x[0-9A-Fa-f]+", _raw_bits)
hexadecimal = _rule(r"[-+]?0x[0-9A-Fa-f]+\.[0-9A-Fa-f]*p[-+]?\d+", _hexadecimal)
decimal = _rule(r"[-+]?\d+\.\d*(?:[eE][-+]?\d+)?", _decimal)


# --- attributes ---------------------------------------------------------------------------------------------
#
# Function attributes whose spelling changed: denormal modes, and uniform workgroup sizes.
#
# Example: ``denormal_fpenv(float: preservesign)`` becomes
# ``"denormal-fp-math-f32"="preserve-sign,preserve-sign"``.


_DENORMALS = {
    "ieee": "ieee",
    "preservesign": "preserve-sign",
    "positivezero": "positive-zero",
    "dynamic": "dynamic",
}
_FPENV = "denormal_fpenv("


def denormal_strings(source: Masked) -> str:
    """``denormal_fpenv(float: preservesign)`` → ``"denormal-fp-math-f32"="preserve-sign,preserve-sign"``.

    Modes are output|input, one word for both. Newer LLVM ignores the strings, so those that stand beside
    the attribute are dropped.
    """
    text = source.text
    if _FPENV not in text:
        return text
    keys = [key for name in ("denormal-fp-math", "denormal-fp-math-f32") if (key := source.quoted(name))]

    def modes(words: str) -> str | None:
        both = [_DENORMALS.get(word.strip()) for word in words.split("|")]
        if None in both or len(both) > 2:
            return None
        return f"{both[0]},{both[-1]}"

    def respell(listed: str) -> str | None:
        strings = []
        for part in listed.split(","):
            of_float, colon, words = part.partition(":")
            mode = modes(words if colon else part)
            if mode is None or (colon and of_float.strip() != "float"):
                return None
            strings.append(f'"denormal-fp-math{"-f32" if colon else ""}"="{mode}"')
        return " ".join(strings)

    lines = text.split("\n")
    for number, line in enumerate(lines):
        before, found, tail = line.partition(_FPENV)
        listed, _, behind = tail.partition(")")
        new = respell(listed) if found else None
        if new is None:
            continue
        for key in keys:
            before, behind = (_without(key, part) for part in (before, behind))
        lines[number] = before + new + behind
    return "\n".join(lines)


def _without(key: str, attributes: str) -> str:
    """Attributes of a line without the value of ``key``."""
    first, *parts = attributes.split(f'{key}="')
    return first + "".join(part.partition('"')[2].removeprefix(" ") for part in parts)


def uniform_group_size(source: Masked) -> str:
    """A bare ``"uniform-work-group-size"`` says true in newer LLVM and false in LLVM 22.

    Only an attribute stands after a blank; a metadata string of these words has its ``!``.
    """
    key = source.quoted("uniform-work-group-size")
    if key is None:
        return source.text
    first, *parts = source.text.split(f" {key}")
    return first + "".join(f" {key}{part}" if part[:1] == "=" else f' {key}="true"{part}' for part in parts)


_NEWER_ATTRIBUTES = ("noipa", "nooutline", "flatten")


def newer_attributes(source: Masked) -> str:
    """Removes ``noipa``, ``nooutline`` and ``flatten`` from functions: each restrains or requests an LLVM transform.

    The function's behaviour does not change. Only an attribute stands between blanks without a sigil; a label has its
    colon. Source: llvm/llvm-project pull requests 163665 and 203304 (LLVM 23), bitcode's kinds 107 to 109.
    """
    text = source.text
    for name in _NEWER_ATTRIBUTES:
        first, *parts = text.split(f" {name}")
        text = first + "".join(
            part if part[:1] in {"", " ", "\n", "{"} else f" {name}{part}" for part in parts
        )
    return text


_TARGET_MEMORY = re.compile(r"(?<=[(,]) ?target_mem: (none|read|write|readwrite)(?=[,)])")


def target_memory(source: Masked) -> str:
    """Says of both kinds of target memory what newer LLVM says of them in one word.

    ``memory(write, target_mem: none)`` becomes ``memory(write, target_mem0: none, target_mem1: none)``, which LLVM 22
    prints. Source: the text of Triton 3.9's LLVM, and LLVM 22's ``IRMemLocation``, which has these two.
    """
    if "target_mem:" not in source.text:
        return source.text
    return _TARGET_MEMORY.sub(_both_memories, source.text)


def _both_memories(found: re.Match[str]) -> str:
    blank = " " if found[0].startswith(" ") else ""
    return f"{blank}target_mem0: {found[1]}, target_mem1: {found[1]}"


# --- instructions -------------------------------------------------------------------------------------------
#
# Flags and metadata of instructions that LLVM 22 does not know.


def nonnull_cast(source: Masked) -> str:
    """``addrspacecast nonnull`` without the flag: the result is the same unless it is poison.

    Source: llvm/llvm-project pull request 217903 (LLVM 24).
    """
    return source.text.replace("addrspacecast nonnull ", "addrspacecast ")


def atomic_denormals(source: Masked) -> str:
    """``!atomic.ignore.denormal.mode`` by the name that LLVM 22 selects instructions by.

    Source: llvm/llvm-project pull request 217585 (LLVM 24).
    """
    return source.text.replace("!atomic.ignore.denormal.mode ", "!amdgpu.ignore.denormal.mode ")


# --- alias scope domains ------------------------------------------------------------------------------------
#
# A domain says whether its scopes are disjoint: ``!{!"d", i1 true}``, and a description may follow.
#
# An access with scopes of a disjoint domain has, unsaid, all other scopes of that domain in its ``!noalias``. LLVM 22
# wants them said, and a domain without the flag. A flag that is false is left out. Source: llvm/llvm-project pull
# request 218768.
#
# Example, of two scopes: ``!alias.scope !3`` becomes ``!alias.scope !3, !noalias !9``, with ``!9 = !{!2}``.

_FLAGS = frozenset({"i1 true", "i1 false"})
_OF_ACCESSES = "!alias.scope !"
_LISTED_BY = (_OF_ACCESSES, "!noalias !", "noalias.scope.decl(metadata !")


class _Nodes:
    """The metadata nodes of a masked text that are lists, by number."""

    def __init__(self, text: str) -> None:
        self.lines: dict[int, MaskedLine] = {}
        for line in lines_of(text, "!"):
            number = number_behind("!", line.text.partition(" = ")[0])
            if number is not None:
                self.lines[number] = line

    def span(self, node: int) -> tuple[int, list[Span]]:
        """The column at which the brace of a node opens, 0 if it is no list, and the spans of its operands."""
        line = self.lines.get(node)
        opening = line.text.find("!{") + 1 if line else 0
        if not line or not opening:
            return 0, []
        return opening, split_arguments(line.text, opening + 1)[0]

    def operands(self, node: int | None) -> list[str]:
        """The operands of a node that is a list."""
        spans = self.span(node)[1] if node is not None else []
        return [self.lines[node].text[a:b] for a, b in spans] if node is not None else []

    def members(self, node: int) -> list[int]:
        """The nodes that a list refers to."""
        found = (number_behind("!", operand) for operand in self.operands(node))
        return [number for number in found if number is not None]


def disjoint_domains(source: Masked) -> str:
    """Domains of alias scopes without their flag; what a flag that is true implies is said by each access.

    The text stays if two domains differ in their flags alone, if one line has the scopes of two accesses, or if an
    attachment spells out its list.
    """
    text = source.text
    if ", i1 " not in text or not any(key in text for key in _LISTED_BY):
        return text
    nodes = _Nodes(text)
    domain_of: dict[int, int] = {}
    for scope in {
        scope for key in _LISTED_BY for listed in _behind(text, key) for scope in nodes.members(listed)
    }:
        operands = nodes.operands(scope)
        domain = number_behind("!", operands[1]) if len(operands) > 1 else None
        if domain is not None and _FLAGS.intersection(nodes.operands(domain)[1:2]):
            domain_of[scope] = domain
    edits, left = list[tuple[int, int, str]](), set[str]()
    for domain in {*domain_of.values()}:
        opening, ((_, begin), (_, end), *_) = nodes.span(domain)
        line = nodes.lines[domain]
        kept = line.text[opening:begin] + line.text[end:]
        if kept in left:
            return text
        left.add(kept)
        edits.append((line.start + begin, line.start + end, ""))
    said = _said(text, nodes, domain_of) if domain_of else None
    return text if said is None else with_edits(text, (*edits, *said))


def _behind(text: str, key: str) -> Iterator[int]:
    """The numbers that stand behind some words of a text."""
    for part in text.split(key)[1:]:
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        if digits:
            yield int(digits)


def _said(text: str, nodes: _Nodes, domain_of: Mapping[int, int]) -> list[tuple[int, int, str]] | None:
    """The edits that add to each access the scopes that disjoint domains imply; ``None`` where one cannot be told."""
    disjoint = {domain for domain in domain_of.values() if nodes.operands(domain)[1] == "i1 true"}
    if not disjoint:
        return []
    of_domain: dict[int, list[int]] = {}
    for node in nodes.lines:
        operands = nodes.operands(node)
        domain = number_behind("!", operands[1]) if len(operands) > 1 else None
        if domain in disjoint and (operands[0] == f"!{node}" or operands[0].startswith('!"')):
            of_domain.setdefault(domain, []).append(node)
    edits, made = list[tuple[int, int, str]](), dict[str, int]()
    for line in lines_of(text):
        if line.text.count(_OF_ACCESSES) != 1:
            if _OF_ACCESSES in line.text:
                return None
            continue
        listing = next(_behind(line.text, _OF_ACCESSES), None)
        if listing is None:
            return None
        scopes = nodes.members(listing)
        implied = [
            other
            for domain in dict.fromkeys(
                domain_of[scope] for scope in scopes if domain_of.get(scope) in disjoint
            )
            for other in of_domain[domain]
            if other not in scopes
        ]
        if not implied:
            continue
        at, known = line.text.find("!noalias !"), next(_behind(line.text, "!noalias !"), None)
        before = nodes.members(known) if known is not None else []
        listed = ", ".join(f"!{node}" for node in dict.fromkeys((*before, *implied)))
        number = made.setdefault(listed, max(nodes.lines) + 1 + len(made))
        if known is not None:
            edits.append(
                (line.start + at, line.start + at + len(f"!noalias !{known}"), f"!noalias !{number}")
            )
        else:
            at = line.start + line.text.find(_OF_ACCESSES)
            edits.append((at, at, f"!noalias !{number}, "))
    at = nodes.lines[min(disjoint)].start
    return [*edits, (at, at, "".join(f"!{number} = !{{{listed}}} " for listed, number in made.items()))]


# --- rules --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CompatRule:
    """One difference between newer IR and LLVM 22's.

    Args:
        description: the respelling in the past tense, for the user.
        apply: the masked text after the rule; returns its own ``text`` when there is nothing to do.
        is_older: the differing IR is older, so that no newer compiler reads it either.
    """

    description: str
    apply: Callable[[Masked], str]
    is_older: bool = False


#: In order of application: the rules that need the newer triple come before the one that replaces it.
RULES: tuple[CompatRule, ...] = (
    CompatRule(
        "asynchronous LDS-DMA of buffers by names that LLVM 22 takes for nothing else",
        async_copies.set_apart,
    ),
    CompatRule("the processor that the triple named as an attribute", intrinsics.name_architecture),
    CompatRule("the triple of the architecture as amdgcn", intrinsics.old_triple),
    CompatRule("the data layout without unused address spaces", intrinsics.old_layout),
    CompatRule("denormal_fpenv as string attributes", denormal_strings),
    CompatRule("a bare uniform-work-group-size as true", uniform_group_size),
    CompatRule("functions without noipa, nooutline and flatten", newer_attributes),
    CompatRule("target memory by its two kinds", target_memory),
    CompatRule("address space casts without their nonnull flag", nonnull_cast),
    CompatRule("atomic.ignore.denormal.mode by its name in LLVM 22", atomic_denormals),
    CompatRule("domains of alias scopes without the flag of disjoint scopes", disjoint_domains),
    CompatRule("infinities and NaNs by their bits", special),
    CompatRule("f0x floating-point literals by LLVM 22's prefixes", raw_bits),
    CompatRule("hexadecimal floating-point literals by their bits", hexadecimal),
    CompatRule(
        "decimal literals that are not exact by the nearest value's bits",
        decimal,
    ),
    CompatRule("make.buffer.rsrc with 64-bit number of records", intrinsics.buffer_resource),
    CompatRule(
        "make.buffer.rsrc of LLVM 22.0 or older with 64-bit number of records",
        intrinsics.older_buffer_resource,
        is_older=True,
    ),
    CompatRule("WMMA with its two negation flags, off", intrinsics.wmma_negation),
    CompatRule("tensor copies without the absent descriptor groups", intrinsics.tensor_copy),
)
