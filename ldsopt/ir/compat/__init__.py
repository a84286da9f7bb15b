"""Spells newer textual LLVM IR the way LLVM 22 reads it.

Front-ends ship an LLVM newer than ours (Triton 3.8 and IREE 3.12 onwards print a development version's
IR). Most of their text differs in spelling only: a triple that names the architecture, a new syntax for
floating-point literals, an attribute that was a string. Each difference is one `Rule` of `RULES`.

Invariants:

* A rule keeps the meaning. Where LLVM 22 has no way to say the same, the text is left as it is, so that the
  parse error names the construct.
* Quoted strings, comments and identifiers are never touched. Strings and comments are taken out before the
  rules run (`Masked`) and put back after; the one string that a rule may change is the triple or layout.
* Line numbers stay: nothing is moved to another line and no line is added, so LLVM's messages about the new
  text hold for the old one.
* Linear time, and a text without newer spellings comes back unchanged.

Example: ``store float -inf, ptr %p`` becomes ``store float 0xFFF0000000000000, ptr %p``.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from heapq import heappop, heappush

# --- the text without its strings and comments --------------------------------------------------------------

_OPAQUE = re.compile(r'"([^"]*)"|;[^\n]*')
_HELD = re.compile(r'"(\d+)"|;(\d+)(?=\n|$)')


@dataclass(frozen=True)
class Masked:
    """IR text in which the n-th string or comment reads ``"n"`` or ``;n``.

    LLVM writes a quote inside a string as ``\\22``, so a string ends at the next quote, be it lines away.
    A rule may add a string of its own as long as it is not all digits.
    """

    text: str
    held: tuple[str, ...]
    #: The architecture that the user named, which goes before the module's own.
    arch: str | None = None

    @classmethod
    def of(cls, text: str, arch: str | None = None) -> Masked:
        held: list[str] = []

        def hold(match: re.Match[str]) -> str:
            found = match[0]
            held.append(found)
            index = str(len(held) - 1)
            return f'"{index}"' if found[0] == '"' else ";" + index

        return cls(_OPAQUE.sub(hold, text), tuple(held), arch)

    def restore(self, text: str) -> str:
        """The text with every string and comment back in its place."""
        return _HELD.sub(lambda match: self.held[int(match[1] or match[2])], text)

    def string(self, index: str) -> str:
        """What stands between the quotes of a held string."""
        return self.held[int(index)][1:-1]

    def quoted(self, value: str) -> re.Pattern[str] | None:
        """A pattern for every place where a string reads exactly `value`; None when there is none."""
        places = [str(index) for index, found in enumerate(self.held) if found == f'"{value}"']
        return re.compile(f'"(?:{"|".join(places)})"') if places else None


@dataclass(frozen=True)
class Rule:
    """One difference between newer IR and LLVM 22's.

    Args:
        name: short and stable, for tests and reports.
        description: what was respelled, in the past tense, for the user.
        apply: the masked text after the rule; returns its own ``text`` when there is nothing to do.
    """

    name: str
    description: str
    apply: Callable[[Masked], str]


# --- triple, layout, architecture ---------------------------------------------------------------------------

_TRIPLE = re.compile(r'^(target triple = )"(\d+)"', re.MULTILINE)
_NEW_TRIPLE = re.compile(r"amdgpu(?:(\d+)\.([0-9a-f]{2}))?(-.*)")
_LAYOUT = re.compile(r'^(target datalayout = )"(\d+)"', re.MULTILINE)
_DEFINE = re.compile(r"^define [^@\n]*@(?:\"\d+\"|[-\w$.]+)(?=\()", re.MULTILINE)
_ATTRIBUTE_GROUP = re.compile(r"^attributes #(\d+) = \{ ?", re.MULTILINE)


def _new_triple(source: Masked) -> re.Match[str] | None:
    found = _TRIPLE.search(source.text)
    return _NEW_TRIPLE.fullmatch(source.string(found[2])) if found else None


def _architecture(source: Masked) -> str | None:
    """``gfx950`` for ``amdgpu9.50-…``; None when the triple names no single architecture."""
    found = _new_triple(source)
    return f"gfx{found[1]}{found[2]}" if found and found[1] else None


def _name_architecture(source: Masked) -> str:
    """Gives each function without ``"target-cpu"`` the one that the triple names.

    LLVM 22's triple cannot carry it, and newer LLVM takes the processor from the triple where the
    attribute is missing, so the meaning is the same.
    """
    arch = _architecture(source)
    if arch is None:
        return source.text
    text = source.text
    key = source.quoted("target-cpu")
    addition = f'"target-cpu"="{arch}" '
    named: set[str] = set()
    wanted: set[str] = set()
    for group in _ATTRIBUTE_GROUP.finditer(text):
        line = text[group.end() : _line_end(text, group.end())]
        if key is not None and key.search(line):
            named.add(group[1])
    edits: list[tuple[int, str]] = []
    for function in _DEFINE.finditer(text):
        close = _closing(text, function.end())
        if close is None:
            continue
        tail = text[close : _line_end(text, close)]
        groups = set(re.findall(r"#(\d+)\b", tail))
        if groups & named or (key is not None and key.search(tail)):
            continue
        if groups:
            wanted.add(min(groups, key=int))
        else:
            leading = re.match(r"\)(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?", tail)
            assert leading is not None
            edits.append((close + leading.end(), " " + addition.rstrip()))
    for group in _ATTRIBUTE_GROUP.finditer(text):
        if group[1] in wanted:
            edits.append((group.end(), addition))
    return _inserted(text, edits)


def _old_triple(source: Masked) -> str:
    """``amdgpu9.50-amd-amdhsa`` → ``amdgcn-amd-amdhsa``: the same target before it named its processors."""
    found = _new_triple(source)
    if found is None:
        return source.text
    return _TRIPLE.sub(lambda match: f'{match[1]}"amdgcn{found[3]}"', source.text, count=1)


def _old_layout(source: Masked) -> str:
    """Drops the address spaces 10 to 15 from the layout where nothing uses them.

    Code generation presumes the layout of its own target (`TargetMachine::isCompatibleDataLayout`, checked by
    assertions only), and LLVM 22's knows no such spaces.
    """
    if re.search(r"addrspace\(1[0-5]\)", source.text):
        return source.text

    def shorten(match: re.Match[str]) -> str:
        layout = source.string(match[2])
        shorter = re.sub(r"-p1[0-5]:32:32(?=-|$)", "", layout)
        return match[0] if shorter == layout else f'{match[1]}"{shorter}"'

    return _LAYOUT.sub(shorten, source.text, count=1)


# --- attributes ---------------------------------------------------------------------------------------------

_DENORMALS = {
    "ieee": "ieee",
    "preservesign": "preserve-sign",
    "positivezero": "positive-zero",
    "dynamic": "dynamic",
}
_FPENV = re.compile(r"\bdenormal_fpenv\(([^()\n]*)\)")


def _denormal_strings(source: Masked) -> str:
    """``denormal_fpenv(float: preservesign)`` → ``"denormal-fp-math-f32"="preserve-sign,preserve-sign"``.

    Modes are output|input, one word for both. Newer LLVM ignores the strings, so those that stand beside
    the attribute are dropped.
    """
    text = source.text
    if "denormal_fpenv(" not in text:
        return text
    keys = [source.quoted(key) for key in ("denormal-fp-math", "denormal-fp-math-f32")]

    def modes(words: str) -> str | None:
        both = [_DENORMALS.get(word.strip()) for word in words.split("|")]
        if None in both or len(both) > 2:
            return None
        return f"{both[0]},{both[-1]}"

    def respell(match: re.Match[str]) -> str:
        strings = []
        for part in match[1].split(","):
            of_float, colon, words = part.partition(":")
            if colon and of_float.strip() != "float":
                return match[0]
            mode = modes(words if colon else part)
            if mode is None:
                return match[0]
            strings.append(f'"denormal-fp-math{"-f32" if colon else ""}"="{mode}"')
        return " ".join(strings)

    lines = text.split("\n")
    for number, line in enumerate(lines):
        if "denormal_fpenv(" not in line:
            continue
        new = _FPENV.sub(respell, line)
        if "denormal_fpenv(" not in new:
            for key in keys:
                if key is not None:
                    new = re.sub(rf'{key.pattern}="\d+" ?', "", new)
        lines[number] = new
    return "\n".join(lines)


def _uniform_group_size(source: Masked) -> str:
    """A bare ``"uniform-work-group-size"`` says true in newer LLVM and false in LLVM 22."""
    key = source.quoted("uniform-work-group-size")
    return source.text if key is None else re.sub(rf"({key.pattern})(?!=)", r'\1="true"', source.text)


# --- floating-point literals --------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Format:
    """An IEEE format: its width, the bits of its stored significand, and LLVM's prefix for raw bits."""

    width: int
    stored: int
    prefix: str

    @property
    def infinity(self) -> int:
        return ((1 << (self.width - 1 - self.stored)) - 1) << self.stored

    @property
    def quiet(self) -> int:
        """The bit that makes a NaN quiet."""
        return 1 << (self.stored - 1)


_FORMATS = {
    "half": _Format(16, 10, "0xH"),
    "bfloat": _Format(16, 7, "0xR"),
    "float": _Format(32, 23, "0x"),
    "double": _Format(64, 52, "0x"),
}


def _spelled(bits: int, form: _Format) -> str:
    """Raw bits as LLVM 22 writes them; a float by the double of the same value (payload and all)."""
    if form.width == 32:
        sign, exponent, fraction = bits >> 31, bits >> 23 & 0xFF, bits & 0x7FFFFF
        if exponent == 0xFF:
            bits = sign << 63 | 0x7FF << 52 | fraction << 29
        else:
            value = struct.unpack(">f", bits.to_bytes(4, "big"))[0]
            bits = int.from_bytes(struct.pack(">d", value), "big")
    return f"{form.prefix}{bits:0{4 if form.width == 16 else 16}X}"


def _rounded(value: Fraction, form: _Format) -> int | None:
    """The format's bits nearest to a positive value, ties to even; None on overflow or underflow to zero."""
    bias = (1 << (form.width - 2 - form.stored)) - 1
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** exponent > value:
        exponent -= 1
    scale = max(exponent, 1 - bias) - form.stored
    units = round(value / Fraction(2) ** scale)  # Python rounds a Fraction half to even
    bits = units + ((scale + form.stored - 1 + bias) << form.stored)
    return None if units == 0 or bits >= form.infinity else bits


def _signed(sign: str, bits: int, form: _Format) -> int:
    return bits | (sign == "-") << (form.width - 1)


def _special(literal: str, form: _Format) -> str | None:
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


def _raw_bits(literal: str, form: _Format) -> str | None:
    """``f0x3FB8AA3B``: the bits themselves, in exactly the type's width."""
    digits = literal[3:]
    return _spelled(int(digits, 16), form) if len(digits) * 4 == form.width else None


def _hexadecimal(literal: str, form: _Format) -> str | None:
    """``0x1.8p3`` as C writes it, rounded to the type."""
    sign, digits = ("-", literal[1:]) if literal[0] == "-" else ("+", literal.lstrip("+"))
    mantissa, _, power = digits[2:].partition("p")
    whole, _, part = mantissa.partition(".")
    if len(mantissa) > 64 or len(power) > 6:
        return None
    value = Fraction(int(whole + part or "0", 16)) * Fraction(2) ** (int(power) - 4 * len(part))
    bits = _rounded(value, form) if value else 0
    return None if bits is None else _spelled(_signed(sign, bits, form), form)


def _decimal(literal: str, form: _Format) -> str | None:
    """A decimal that is not exact in its type: newer LLVM rounds it, LLVM 22 refuses it.

    LLVM 22 goes through double. What it accepts is exact in the type, hence also the nearest value of the
    type, hence what newer LLVM reads: those stay.
    """
    power = literal.lower().partition("e")[2]
    if form.width == 64 or len(literal) > 800 or len(power) > 5:
        return None
    exact = Fraction(literal)
    bits = _rounded(abs(exact), form) if exact else None
    if bits is None or _value(bits, form) == abs(float(literal)):
        return None
    return _spelled(_signed(literal[0], bits, form), form)


def _value(bits: int, form: _Format) -> Fraction:
    """The positive finite value that the bits mean."""
    bias = (1 << (form.width - 2 - form.stored)) - 1
    exponent = bits >> form.stored
    fraction = bits & ((1 << form.stored) - 1)
    units = fraction | (1 << form.stored if exponent else 0)
    return units * Fraction(2) ** (max(exponent, 1) - bias - form.stored)


_LITERALS: dict[str, tuple[str, Callable[[str, _Format], str | None]]] = {
    "special": (r"[-+](?:inf|qnan|s?nan\(0x[0-9A-Fa-f]+\))", _special),
    "bits": (r"f0x[0-9A-Fa-f]+", _raw_bits),
    "hexadecimal": (r"[-+]?0x[0-9A-Fa-f]+\.[0-9A-Fa-f]*p[-+]?\d+", _hexadecimal),
    "decimal": (r"[-+]?\d+\.\d*(?:[eE][-+]?\d+)?", _decimal),
}


def _literals(kind: str) -> Callable[[Masked], str]:
    """A rule's function for one kind of literal.

    The type of a literal is the floating-point type last named before it on its line: its own
    (``float -inf``), or its instruction's (``fadd float %x, -inf``; ``phi float [ -inf, %a ]``).
    """
    pattern, convert = _LITERALS[kind]
    line_with_one = re.compile(rf"^.*(?<![-\w$.])(?:{pattern})(?![-\w$.]).*$", re.MULTILINE)
    token = re.compile(
        rf"(?P<literal>(?<![-\w$.])(?:{pattern})(?![-\w$.:]))"
        r"|[%@!$#^]+[-\w$.]+"
        r"|\b(?P<type>half|bfloat|float|double|fp128|x86_fp80|ppc_fp128)\b(?![-$.:])"
        r"|[A-Za-z_$.][-\w$.]*"
    )

    def respell(line: re.Match[str]) -> str:
        form: _Format | None = None

        def one(match: re.Match[str]) -> str:
            nonlocal form
            if match["type"]:
                form = _FORMATS.get(match["type"])
            elif match["literal"] and form is not None:
                return convert(match["literal"], form) or match[0]
            return match[0]

        return token.sub(one, line[0])

    return lambda source: line_with_one.sub(respell, source.text)


# --- intrinsics ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Use:
    """One ``@name(arguments)`` of an intrinsic: a call, or its declaration."""

    name: str
    arguments: tuple[str, ...]
    declared: bool
    #: Where the statement starts (after its indentation), the name with its ``@``, and after the ``)``.
    start: int
    at: int
    end: int


@dataclass(frozen=True)
class _Respelling:
    """What a use becomes; ``before`` is an instruction put in front of the statement, on its line."""

    name: str
    arguments: tuple[str, ...]
    before: str = ""


def _uses(text: str, name: str) -> Iterator[_Use]:
    """Every use of intrinsics whose name (without ``@``) fully matches the pattern `name`."""
    for found in re.finditer(rf"@({name})\(", text):
        close = _closing(text, found.end() - 1)
        if close is None:
            return
        begin = text.rfind("\n", 0, found.start()) + 1
        declared = text.startswith("declare ", begin)
        start = begin + len(text[begin : found.start()]) - len(text[begin : found.start()].lstrip())
        arguments = tuple(_arguments(text[found.end() : close]))
        yield _Use(found[1], arguments, declared, start, found.start(), close + 1)


def _respelled(text: str, name: str, respell: Callable[[_Use], _Respelling | None]) -> str:
    """Applies `respell` to every use; a name is changed everywhere or, where one use resists, nowhere."""
    uses = list(_uses(text, name))
    new = [(use, respell(use)) for use in uses]
    stuck = {use.name for use, result in new if result is None}
    declared: set[str] = set()
    pieces: list[str] = []
    position = 0
    for use, result in new:
        if result is None or use.name in stuck:
            continue
        if use.declared and (
            result.name in declared
            or (
                result.name != use.name
                and re.search(rf"^declare [^\n]*@{re.escape(result.name)}\(", text, re.M)
            )
        ):  # a second declaration of one name is an error
            pieces.append(text[position : use.start])
            position = _line_end(text, use.end)
            continue
        if use.declared:
            declared.add(result.name)
        pieces += [text[position : use.start], result.before, text[use.start : use.at]]
        pieces.append(f"@{result.name}({', '.join(result.arguments)})")
        position = use.end
    return "".join(pieces) + text[position:]


def _buffer_resource(source: Masked) -> str:
    """``make.buffer.rsrc.p8.p1.i32(…, i32 n, …)`` → ``make.buffer.rsrc.p8.p1(…, i64 zext n, …)``.

    Newer LLVM lets the number of records be any integer and zero-extends it.
    """
    fresh = iter(range(len(source.text)))

    def respell(use: _Use) -> _Respelling | None:
        if len(use.arguments) != 4:
            return None
        pointer, stride, records, flags = use.arguments
        name, _, width = use.name.rpartition(".")
        if width == "i32" and use.declared:
            records = "i64" + records[3:]
        elif width == "i32":
            value = records.split()[-1]
            if re.fullmatch(r"-?\d+", value):
                records = f"i64 {int(value) & 0xFFFFFFFF}"
            elif re.fullmatch(r'%(?:[-\w$.]+|"\d+")', value):
                wide = f"%ldsopt.records.{next(fresh)}"
                before = f"{wide} = zext i32 {value} to i64 "
                return _Respelling(name, (pointer, stride, f"i64 {wide}", flags), before)
            else:
                return None
        return _Respelling(name, (pointer, stride, records, flags))

    return _respelled(source.text, r"llvm\.amdgcn\.make\.buffer\.rsrc\.p\d+\.p\d+\.i(?:32|64)", respell)


_WMMA_WITHOUT_NEG = (
    r"llvm\.amdgcn\.wmma\.(?:f32\.16x16x4\.f32|f32\.16x16x32\.b?f16|f16\.16x16x32\.f16"
    r"|bf16(?:f32)?\.16x16x32\.bf16)[.\w]*"
)


def _wmma_negation(source: Masked) -> str:
    """gfx1250's WMMA of 16 and 32 bit floats: puts back the two "negate A, negate B" flags, both off.

    Newer LLVM dropped the operands, and reads the old form with both flags off as the new one.
    """

    def respell(use: _Use) -> _Respelling | None:
        if len(use.arguments) != 6:
            return None
        flag = "i1 immarg" if use.declared else "i1 false"
        first, second, *rest = use.arguments
        return _Respelling(use.name, (flag, first, flag, second, *rest))

    return _respelled(source.text, _WMMA_WITHOUT_NEG, respell)


def _tensor_copy(source: Masked) -> str:
    """Tensor copies: newer LLVM has five descriptor groups, LLVM 22 four, or two in the ``.d2`` form.

    A group that is ``zeroinitializer`` is absent: newer LLVM emits the same instruction as LLVM 22 for the
    form without it. A fifth group in use cannot be said.
    """

    def zero(argument: str) -> bool:
        return argument.endswith(" zeroinitializer")

    calls = [use for use in _uses(source.text, _TENSOR) if not use.declared]
    short = all(zero(argument) for use in calls if len(use.arguments) == 6 for argument in use.arguments[2:4])

    def respell(use: _Use) -> _Respelling | None:
        if len(use.arguments) != 6:
            return None
        first, second, third, fourth, fifth, policy = use.arguments
        if not use.declared and not zero(fifth):
            return None
        if short:
            return _Respelling(use.name + ".d2", (first, second, policy))
        return _Respelling(use.name, (first, second, third, fourth, policy))

    return _respelled(source.text, _TENSOR, respell)


_TENSOR = r"llvm\.amdgcn\.tensor\.(?:load\.to|store\.from)\.lds"


# --- asynchronous LDS-DMA of gfx9 and gfx10 -----------------------------------------------------------------

_ASYNC_DMA = {
    "raw.ptr.buffer.load.async.lds": "raw.ptr.buffer.load.lds",
    "raw.buffer.load.async.lds": "raw.buffer.load.lds",
    "struct.ptr.buffer.load.async.lds": "struct.ptr.buffer.load.lds",
    "struct.buffer.load.async.lds": "struct.buffer.load.lds",
    "global.load.async.lds": "global.load.lds",
    "load.async.to.lds": "load.to.lds",
}
_ANY_ASYNC = re.compile(
    r"@llvm\.amdgcn\.(?:(?P<dma>" + "|".join(map(re.escape, _ASYNC_DMA)) + r")(?P<suffix>(?:\.p\d+)?)"
    r"|(?P<mark>asyncmark)|(?P<wait>wait\.asyncmark))(?=\()"
)
#: All operations of the vector memory counter that may be outstanding, and the fields of the other counters,
#: in the immediate of ``s_waitcnt``. Source: LLVM, AMDGPU ``encodeWaitcnt`` for ISA versions 9 and 10.
_VMCNT_MAX = 63
_OTHER_COUNTERS = {"gfx9": 0x0F70, "gfx10": 0x3F70}


def _asynchronous_copies(source: Masked) -> str:
    """Asynchronous LDS-DMA, ``asyncmark`` and ``wait.asyncmark(n)`` of gfx9 and gfx10.

    The asynchronous form is the same instruction, except that newer LLVM leaves all waiting for it to the
    author, while LLVM 22 adds waits that it believes to be needed: more waits, the same result. A mark
    becomes a ``sched.barrier`` that memory operations do not cross, as they do not cross the mark. A wait
    for all but the last n marked groups becomes a wait on the counter of vector memory operations, which
    complete in order: as many may stay outstanding as there are DMA instructions after the mark, counted on
    the path that has the fewest.
    """
    text = source.text
    if not _ANY_ASYNC.search(text):
        return text
    arch = source.arch or _attributed_architecture(source) or _architecture(source) or ""
    family = re.fullmatch(r"gfx(9|10)[0-9a-f]{2}", arch)
    if family is None:
        return text
    others = _OTHER_COUNTERS[f"gfx{family[1]}"]
    outstanding = _outstanding_dmas(text)
    edits: list[tuple[int, int, str]] = []
    barrier = "@llvm.amdgcn.sched.barrier"
    wait = "@llvm.amdgcn.s.waitcnt"
    declared = set(re.findall(r"^declare [^\n]*(@llvm\.[\w.]+)\(", text, re.MULTILINE))
    for found in _ANY_ASYNC.finditer(text):
        close = _closing(text, found.end())
        if close is None:
            return text
        begin = text.rfind("\n", 0, found.start()) + 1
        declares = text.startswith("declare ", begin)
        if found["dma"]:
            name = "@llvm.amdgcn." + _ASYNC_DMA[found["dma"]] + found["suffix"]
            new = name + text[found.end() : close + 1]
        elif declares:
            name = barrier if found["mark"] else wait
            new = f"{name}(i32 immarg)"
        elif found["mark"]:
            name, new = barrier, f"{barrier}(i32 1)"  # 1: arithmetic may cross
        else:
            left = min(outstanding.get(found.start(), 0), _VMCNT_MAX)
            name, new = wait, f"{wait}(i32 {others | left & 15 | left >> 4 << 14})"
        if declares and name in declared:
            edits.append((begin, _line_end(text, close), ""))
        else:
            edits.append((found.start(), close + 1, new))
        if declares:
            declared.add(name)
    pieces: list[str] = []
    position = 0
    for start, end, new in edits:
        pieces += [text[position:start], new]
        position = end
    return "".join(pieces) + text[position:]


def _attributed_architecture(source: Masked) -> str | None:
    """The one ``"target-cpu"`` that the module's functions name."""
    key = source.quoted("target-cpu")
    if key is None:
        return None
    values = {source.string(index) for index in re.findall(rf'{key.pattern}="(\d+)"', source.text)}
    return values.pop() if len(values) == 1 else None


@dataclass(frozen=True)
class _Event:
    """A ``dma``, a ``mark``, a ``wait`` for all but the last `groups` marks, or what may hold any of them:
    a ``call``, and a function's entry, before which lies its caller."""

    kind: str
    position: int
    groups: int


@dataclass
class _Block:
    """A basic block: its events in order, and the labels of the blocks that precede it."""

    events: list[_Event]
    before: list[str]


_LABEL = re.compile(r'([-\w$.]+|"\d+"):')
_CALL = re.compile(r"\b(?:call|invoke|callbr)\b(?!.*@llvm\.)(?!.*\basm\b)")
_TARGET = re.compile(r'\blabel %([-\w$.]+|"\d+")')


def _outstanding_dmas(text: str) -> dict[int, int]:
    """For every ``wait.asyncmark``, by position: how many DMAs it may leave outstanding.

    Only asynchronous DMAs count, each of which is one instruction; other loads may be merged or dropped
    later, so counting them could leave too many outstanding.
    """
    result: dict[int, int] = {}
    for body in re.finditer(r"^define ([^\n]*)\{[^\n]*\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        entered = [] if "amdgpu_kernel" in body[1] else [_Event("call", body.start(), 0)]
        blocks = _blocks(text, body.start(2), body.end(2), entered)
        for name, block in blocks.items():
            for index, event in enumerate(block.events):
                if event.kind == "wait":
                    result[event.position] = _fewest_after(blocks, name, index, event.groups + 1)
    return result


def _blocks(text: str, start: int, end: int, entered: list[_Event]) -> dict[str, _Block]:
    """The basic blocks of one function body by label; an entry without a label is the empty one."""
    blocks = {"": _Block(entered, [])}
    current = ""
    edges: list[tuple[str, str]] = []
    position = start
    for line in text[start:end].splitlines(keepends=True):
        label = _LABEL.match(line)
        if label:
            if not edges:  # the entry has a label, or it ends here: then the edge does no harm
                edges.append(("", label[1]))
            current = label[1]
            blocks[current] = _Block([], [])
        edges += [(current, target) for target in _TARGET.findall(line)]
        events = blocks[current].events
        if _CALL.search(line):
            events.append(_Event("call", position, 0))
        for found in _ANY_ASYNC.finditer(line):
            kind = "dma" if found["dma"] else "mark" if found["mark"] else "wait"
            groups = re.match(r"\(i16 (\d+)", line[found.end() :]) if kind == "wait" else None
            events.append(_Event(kind, position + found.start(), int(groups[1]) if groups else 0))
        position += len(line)
    for before, after in edges:
        if after in blocks:
            blocks[after].before.append(before)
    return blocks


def _fewest_after(blocks: dict[str, _Block], name: str, index: int, marks: int) -> int:
    """DMAs between an event and the `marks`-th mark before it, on the path with the fewest (Dijkstra's).

    A path on which the kernel starts before that mark has nothing to wait for, hence no say. A call may
    have made the mark, so that only what follows it may be outstanding.
    """
    queue: list[tuple[int, int, str, int]] = [(0, marks, name, index)]
    seen: set[tuple[int, str]] = set()
    while queue:
        count, left, block, upto = heappop(queue)
        if left == 0:
            return count
        if upto == len(blocks[block].events):
            if (left, block) in seen:
                continue
            seen.add((left, block))
        for event in reversed(blocks[block].events[:upto]):
            count += event.kind == "dma"
            left -= event.kind == "mark"
            if event.kind == "call":
                left = 0
            if left == 0:
                break
        if left == 0:
            heappush(queue, (count, 0, block, 0))
            continue
        for previous in blocks[block].before:
            heappush(queue, (count, left, previous, len(blocks[previous].events)))
    return _VMCNT_MAX


# --- positions ----------------------------------------------------------------------------------------------


def _line_end(text: str, position: int) -> int:
    end = text.find("\n", position)
    return len(text) if end < 0 else end


def _closing(text: str, opening: int) -> int | None:
    """Where the bracket at `opening` closes; None when it does not on its line."""
    depth = 0
    for found in _BRACKET.finditer(text, opening, _line_end(text, opening)):
        depth += 1 if found[0] in "([{<" else -1
        if depth == 0:
            return found.start()
    return None


def _arguments(text: str) -> Iterator[str]:
    """The parts of an argument list between its top-level commas."""
    depth = start = 0
    for found in _BRACKET_OR_COMMA.finditer(text):
        if found[0] != ",":
            depth += 1 if found[0] in "([{<" else -1
        elif depth == 0:
            yield text[start : found.start()].strip()
            start = found.end()
    if text[start:].strip():
        yield text[start:].strip()


_BRACKET = re.compile(r"[()\[\]{}<>]")
_BRACKET_OR_COMMA = re.compile(r"[()\[\]{}<>,]")


def _inserted(text: str, edits: list[tuple[int, str]]) -> str:
    """The text with each string put in at its position."""
    pieces: list[str] = []
    position = 0
    for at, new in sorted(edits):
        pieces += [text[position:at], new]
        position = at
    return "".join(pieces) + text[position:]


# --- the table ----------------------------------------------------------------------------------------------

#: In order of application: the rules that need the newer triple come before the one that replaces it.
RULES: tuple[Rule, ...] = (
    Rule(
        "asynchronous-copies", "asynchronous LDS-DMA and its marks as LDS-DMA and waits", _asynchronous_copies
    ),
    Rule("target-cpu", "the processor that the triple named as an attribute", _name_architecture),
    Rule("triple", "the triple of the architecture as amdgcn", _old_triple),
    Rule("layout", "the data layout without unused address spaces", _old_layout),
    Rule("denormals", "denormal_fpenv as string attributes", _denormal_strings),
    Rule("uniform-group-size", "a bare uniform-work-group-size as true", _uniform_group_size),
    Rule("float-special", "infinities and NaNs by their bits", _literals("special")),
    Rule("float-bits", "f0x floating-point literals by LLVM 22's prefixes", _literals("bits")),
    Rule("float-hexadecimal", "hexadecimal floating-point literals by their bits", _literals("hexadecimal")),
    Rule(
        "float-decimal",
        "decimal literals that are not exact by the nearest value's bits",
        _literals("decimal"),
    ),
    Rule("buffer-resource", "make.buffer.rsrc with 64-bit number of records", _buffer_resource),
    Rule("wmma-negation", "WMMA with its two negation flags, off", _wmma_negation),
    Rule("tensor-copy", "tensor copies without the absent descriptor groups", _tensor_copy),
)

_NEWER = re.compile(
    r'^target triple = "amdgpu'
    r"|@llvm\.amdgcn\.(?:(?:wait\.)?asyncmark|[\w.]+\.async(?:\.to)?\.lds)\(",
    re.MULTILINE,
)


def looks_newer(text: str) -> bool:
    """Whether LLVM 22 may accept the text and yet misunderstand it: it reads any triple, and compiles an
    intrinsic that it does not know as a call. To be asked when the parse succeeds; a comment or string may
    make it true in vain, and then `rewrite` changes nothing."""
    return _NEWER.search(text) is not None


def rewrite(text: str, arch: str | None = None) -> tuple[str, tuple[str, ...]]:
    """The text as LLVM 22 reads it.

    Args:
        text: a module that LLVM 22 failed to parse or verify, or that `looks_newer`.
        arch: the architecture that the user named, if any. Some rules need one (a wait's encoding); they
            else take it from ``"target-cpu"`` or the triple, and without any leave the text alone.

    Returns:
        The new text, and one description for each rule that changed something: "respelled …".
        Never raises; what no rule knows stays, for LLVM to report.
    """
    source = Masked.of(text, arch)
    done: list[str] = []
    for rule in RULES:
        new = rule.apply(source)
        if new != source.text:
            done.append(f"respelled {rule.description}")
            text = source.restore(new)
            source = Masked.of(text, arch)
    return text, tuple(done)
