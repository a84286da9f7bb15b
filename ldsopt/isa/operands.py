"""The operands of a machine instruction: registers, numbers, symbols, and the modifiers behind them.

``v_add_u32_e32 v0, 0x40, v1`` has the operands ``v0``, ``0x40`` and ``v1``; ``ds_read_b32 v0, v1 offset:16`` has two
and a modifier. Commas within brackets, parentheses and quotes part no operands: ``[v4, v6]`` is one, and so is
``hwreg(HW_REG_MODE, 0, 4)``. LLVM's assembler takes operands without commas, too: ``s_mov_b64 exec s[8:9]`` has two.

Rule: until a load is complete, any mention of a register that it writes is a hazard, as a source or as a
destination; so for most instructions only the set of registers that they name matters, not their roles.
Half a vector register has a bit of its own (``v1.l``, ``v1.h``), as 16-bit operands are addressed apart on gfx11
and later; a scalar register, and each half of VCC and EXEC, has one bit.

Example: ``v_mad_u64_u32 v[0:1], vcc, -v2, |v3.l|, 0`` names v0, v1, vcc, v2 and the lower half of v3.

Not in the text, and so not seen: the registers behind a relative index (``v_movrels_b32``,
``s_set_gpr_idx_on``), and M0, EXEC and FLAT_SCRATCH where an instruction reads them by its nature. No load
writes those, as LLVM uses them; what hand-written code does is not examined (`uncounted-waits`). VCC read by its
nature (``s_cbranch_vccnz``, ``v_div_fmas``, ``v_dual_cndmask_b32``) is seen.

LLVM's printer names registers by number (``v8``, ``s[2:3]``) and writes constants as numbers. Hand-written listings
have symbols (``v[vgprA+1]``, ``offset:size*2``), lists of registers as operands (``[v8, v9]``), other names (``acc3``)
and calls of macros. The registers of such an instruction are not looked up. Its function counts as unreadable; its code
object can be checked instead, as LLVM's disassembler prints it (`ldsopt.isa.program.with_unread`).

Source: LLVM ``AMDGPUInstPrinter.cpp`` (how operands are printed), ``SIRegisterInfo.td`` (which registers there are),
``AMDGPUAsmParser.cpp`` (``parseRegister``: other spellings).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from ldsopt.groups import runs
from ldsopt.isa.assembly import AsmInstruction

RegisterSet = int
"""A set of registers, one bit each (a vector register: two)."""

_VECTORS = 1024
_ACCUMULATORS = 512
FIRST_SPILLED, SCALARS = 128, 1024
"""The number of the first scalar register that is none, but a lane of a vector register; and one more than the last."""
_FIRST_ACCUMULATOR = 2 * _VECTORS
_FIRST_SCALAR = _FIRST_ACCUMULATOR + 2 * _ACCUMULATORS
_FIRST_TRAP = _FIRST_SCALAR + SCALARS
_FIRST_NAMED = _FIRST_TRAP + 16
_NAMED = ("vcc_lo", "vcc_hi", "exec_lo", "exec_hi", "m0", "flat_scratch_lo", "flat_scratch_hi", "xnack_mask_lo",
          "xnack_mask_hi")  # fmt: skip
_PAIRED = frozenset({"vcc", "exec", "flat_scratch", "xnack_mask"})
"""Names of two registers of 32 bits, whose own names end in ``_lo`` and ``_hi``."""
_FIRST = {"v": 0, "a": _FIRST_ACCUMULATOR, "s": _FIRST_SCALAR, "ttmp": _FIRST_TRAP}
_LIMIT = {"v": _VECTORS, "a": _ACCUMULATORS, "s": SCALARS, "ttmp": 16}

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|(?:v|a|s|ttmp)\[[^\]]*\]?|[\w.@$]+|\S')
_REGISTER = re.compile(r"(v|a|s|ttmp)(?:(\d+)(?:\.(.*))?|\[(\d+)(?::(\d+))?\])")
_SIGNED = re.compile(r"(-?(?:\||(?:abs|neg|sext)\()*)([^|()]*)[|)]*")
_OPENS, _CLOSES = frozenset("[("), frozenset("])")
_ALONE = frozenset({"off", "null"})
"""Operands that name no register."""
_SIGNS = frozenset({"-", "|", "abs", "neg", "sext"})
"""Beginnings of operands that are registers with a sign."""
_CONTINUES = frozenset("+-*/%&|^<>=")
"""Beginnings of the rest of an expression."""
_HALF_LOADS = frozenset(
    f"{family}_load_d16_{half}{kind}"
    for family in ("global", "flat", "buffer", "scratch")
    for half in ("", "hi_")
    for kind in ("b16", "u8", "i8")
) | {f"ds_load_{kind}_d16{half}" for kind in ("u8", "i8", "u16") for half in ("", "_hi")}
_LOW_STORES = frozenset(
    f"{family}_store_b{bits}" for family in ("ds", "global", "flat", "buffer", "scratch") for bits in (8, 16)
)
_HIGH_STORES = frozenset(
    f"{family}_store_d16_hi_b{bits}" for family in ("global", "flat", "buffer", "scratch") for bits in (8, 16)
) | {"ds_store_b8_d16_hi", "ds_store_b16_d16_hi"}
_RAY_RETURNED = ("image_bvh_dual_intersect_ray", "image_bvh8_intersect_ray")
"""They write the ray's origin and direction, the third and fourth of their addresses, too."""
_IMPLICIT_VCC = ("s_cbranch_vcc", "v_div_fmas", "v_dual_cndmask")

EVERY: RegisterSet = (1 << _FIRST_TRAP) - 1
"""All vector and scalar registers."""


@lru_cache(maxsize=8192)
def register(token: str) -> RegisterSet:
    """The registers that one token names: ``v1.l``, ``s[0:1]``, ``vcc``.

    >>> register("v[0:1]") == register("v0") | register("v1")
    True
    >>> register("v1.l") | register("v1.h") == register("v1")
    True
    >>> register("vcc") == register("vcc_lo") | register("vcc_hi")
    True
    """
    numbered = _REGISTER.fullmatch(token)
    if numbered is None:
        name = token.partition(".")[0]
        parts = (f"{name}_lo", f"{name}_hi") if name in _PAIRED else (name,)
        return sum(1 << (_FIRST_NAMED + _NAMED.index(part)) for part in parts if part in _NAMED)
    bank, one, half, start, end = numbered.groups()
    first = int(one or start)
    last = min(int(end or first), _LIMIT[bank] - 1)
    if first > last:
        return 0
    if bank in ("s", "ttmp"):
        return ((1 << (last - first + 1)) - 1) << (_FIRST[bank] + first)
    if half in ("l", "h"):
        return 1 << (_FIRST[bank] + 2 * first + (half == "h"))
    return ((1 << 2 * (last - first + 1)) - 1) << (_FIRST[bank] + 2 * first)


VECTORS: RegisterSet = register("v[0:1023]")
ACCUMULATORS: RegisterSet = register("a[0:511]")
EXEC: RegisterSet = register("exec")
VCC: RegisterSet = register("vcc")
M0: RegisterSet = register("m0")


@lru_cache(maxsize=1 << 14)
def registers(word: str) -> tuple[str, ...]:
    """The 32-bit registers of an operand, in order, also if it is a half of one; empty if it is no register.

    >>> registers("v[2:3]"), registers("vcc"), registers("v4.h"), registers("0x40"), registers("-v1")
    (('v2', 'v3'), ('vcc_lo', 'vcc_hi'), ('v4',), (), ())
    """
    if numbered := _REGISTER.fullmatch(word):
        bank, one, half, start, end = numbered.groups()
        if half not in (None, "l", "h"):
            return ()
        return tuple(f"{bank}{number}" for number in range(int(one or start), int(one or end or start) + 1))
    if word in _PAIRED:
        return f"{word}_lo", f"{word}_hi"
    return (word,) if word.endswith(("_lo", "_hi")) or word == "m0" else ()


def without_signs(word: str) -> tuple[str, str]:
    """The signs in front of an operand, and the operand without signs; the word as it is where it is not one with them.

    >>> [without_signs(word) for word in ("-v1", "-|v[2:3]|", "neg(v5)", "sext(v1)", "-16", "(1)")]
    [('-', 'v1'), ('-|', 'v[2:3]'), ('neg(', 'v5'), ('sext(', 'v1'), ('-', '16'), ('', '(1)')]
    """
    found = _SIGNED.fullmatch(word)
    return (found[1], found[2]) if found else ("", word)


def literal(word: str) -> tuple[str, int | None]:
    """The word in ``lit( )`` or ``lit64( )``, and the width of the encoding that these ask for; another word as it is.

    >>> literal("lit(0x1)"), literal("lit64(0x1)"), literal("0x1")
    (('0x1', 32), ('0x1', 64), ('0x1', None))
    """
    for opening, bits in (("lit(", 32), ("lit64(", 64)):
        if word.startswith(opening) and word.endswith(")"):
            return word[len(opening) : -1], bits
    return word, None


@lru_cache(maxsize=1 << 12)
def number(word: str) -> int | None:
    """The value of an operand that is an integer constant.

    LLVM writes ``lit`` around a literal whose value has a shorter encoding, too. It is 32 bits, whatever its sign.

    >>> number("-16"), number("0x3ff"), number("1.0"), number("010")
    (-16, 1023, None, None)
    >>> number("lit(0xffffffff)"), number("lit(-1)"), number("lit64(0x2)"), number("lit(v1)"), number("lit(")
    (4294967295, 4294967295, 2, None, None)
    """
    word, bits = literal(word)
    digits = word.removeprefix("-")
    is_hexadecimal = digits[:2] in ("0x", "0X")
    if not digits.isascii() or not digits.isalnum() or (digits[0] == "0" < digits[1:] and not is_hexadecimal):
        return None
    try:
        value = int(word, 16 if is_hexadecimal else 10)
    except ValueError:
        return None
    return value if bits is None else value & (1 << bits) - 1


class Operands(NamedTuple):
    """The operands behind a mnemonic.

    Attributes:
        words: each operand without its modifiers.
        modifiers: the words behind operands (``offset:16``, ``gds``): the text behind the colon, by name.
        modifier_text: the modifiers as they stand in the text.
        each: the registers that each operand names.
        named: the registers that the operands and the words behind them name.
        unread: the part that only an assembler understands, if there is any.
    """

    words: tuple[str, ...]
    modifiers: Mapping[str, str]
    modifier_text: str
    each: tuple[RegisterSet, ...]
    named: tuple[RegisterSet, ...]
    unread: str

    @property
    def offsets(self) -> dict[str, int] | None:
        """The byte or element offsets, by name; ``None`` if one is an expression.

        >>> read("v1, v2 offset0:1 offset1:3 gds").offsets, read("v1, v2 offset:4*n").offsets
        ({'offset0': 1, 'offset1': 3}, None)
        """
        found: dict[str, int] = {}
        for name, value in self.modifiers.items():
            if name.lower().startswith("offset"):
                known = number(value) if name.lower() in ("offset", "offset0", "offset1") else None
                if known is None:
                    return None
                found[name.lower()] = known
        return found

    def number(self, name: str) -> int | None:
        """The number of a modifier, ``row_mask:0xf``; ``None`` if it is absent or no number."""
        return number(self.modifiers.get(name, ""))

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers of a modifier that is a list, ``op_sel:[0,1]``; none if it is absent."""
        value = self.modifiers.get(name, "")
        found = [number(part.strip()) for part in value[1:-1].split(",")] if value[:1] == "[" else []
        return tuple(one for one in found if one is not None) if None not in found else ()


def operands(instruction: AsmInstruction) -> Operands:
    """Reads an instruction's operands.

    >>> operands(AsmInstruction("ds_read_b32", "v0, v1 offset:16", 1))[:3]
    (('v0', 'v1'), {'offset': '16'}, 'offset:16')
    """
    return read(instruction.operands)


@lru_cache(maxsize=1 << 15)  # kernels repeat themselves, and several analyses ask for the same
def read(text: str) -> Operands:
    """Reads the text of operands.

    >>> read("v[0:3], [v4, v6], s[0:7] dmask:0xf a16").words
    ('v[0:3]', '[v4, v6]', 's[0:7]')
    >>> read("v0 -v1 s[4:7] 0 offen").words
    ('v0', '-v1', 's[4:7]', '0')
    >>> read("v[0], s[4:4], v[5].h").words
    ('v0', 's4', 'v5.h')
    """
    parts: list[list[tuple[str, RegisterSet]]] = [[]]
    depth = end = 0
    is_computed = text.startswith("[")
    for token in _TOKEN.finditer(text):
        spelled, place = token[0], token.start()
        if spelled == "," and not depth:
            parts.append([])
        else:
            found = register(spelled)
            if parts[-1] and not depth and place > end and _is_next(spelled, found, *parts[-1][-1]):
                parts.append([])
            if parts[-1] and (depth or place == end):
                word, before = parts[-1][-1]
                parts[-1][-1] = word + text[end : token.end()], before | found
            else:
                parts[-1].append((spelled, found))
            is_computed |= _is_computed(spelled, text[token.end() : token.end() + 1])
        if spelled in _OPENS:
            depth += 1
        elif spelled in _CLOSES:
            depth = max(depth - 1, 0)
        end = token.end()
    parts = [part for part in parts if part]
    behind = [word for part in parts for word in part[1:]]
    modifiers = _modifiers([word for word, _ in behind])
    return Operands(
        tuple(_plain(part[0][0]) for part in parts),
        modifiers,
        " ".join(word for word, _ in behind),
        tuple(part[0][1] for part in parts),
        tuple(union(one for word, one in part if word != "a16" or word is part[0][0]) for part in parts),
        "registers with computed numbers or other names" if is_computed else _other_offset(modifiers),
    )


def _plain(word: str) -> str:
    """An operand; one register by the one name that analyses know it by, though ``s[4]`` is ``s4``, too."""
    whole, point, half = word.partition(".")
    named = registers(whole) if whole.endswith("]") else ()
    return named[0] + point + half if len(named) == 1 else word


def _is_next(token: str, named: RegisterSet, before: str, named_before: RegisterSet) -> bool:
    """True if a word behind a space is the next operand, in front of which the comma is left out.

    Args:
        token, named: the word, or its first sign, and the registers that it names.
        before, named_before: those of the word in front.
    """
    if token == "a16" or not (named_before or before in _ALONE or number(before) is not None):
        return False
    is_value = named != 0 or token in _ALONE or token[0].isdecimal()
    return is_value or (named_before != 0 and token in _SIGNS)


def _is_computed(token: str, behind: str) -> bool:
    """True if a token names a register by an alias, or by a computed number."""
    if token.startswith("acc") and ((token[3:4] or behind) == "[" or token[3:4].isdecimal()):
        return True
    bank = next((bank for bank in _LIMIT if token.startswith(bank)), "")
    numbers = token[len(bank) :]
    if not bank or numbers[:1] != "[":
        return (bank != "" and numbers[:1] == "0" and numbers[1:2].isdecimal()) or token == "lds_direct"
    return _REGISTER.fullmatch(token) is None or None in map(number, numbers[1:-1].split(":"))


def _modifiers(words: list[str]) -> dict[str, str]:
    """Words behind operands, by their names; an expression is kept whole."""
    found: dict[str, str] = {}
    name = ""
    for word in words:
        if name and word[:1] in _CONTINUES:
            found[name] += f" {word}"
            continue
        name, _, value = word.partition(":")
        found[name] = value
    return found


def _other_offset(modifiers: Mapping[str, str]) -> str:
    for name in ("offset", "offset0", "offset1"):
        value = modifiers.get(name)
        if value is not None and number(value) is None and not value.startswith("swizzle("):
            return "an offset that is an expression"
    return ""


def union(sets: Iterable[RegisterSet]) -> RegisterSet:
    """All registers of several sets."""
    return reduce(or_, sets, 0)


class HardwareRegister(NamedTuple):
    """A field of a hardware register: its name as spelled, or its number; first bit, and size."""

    name: str
    first: int
    size: int

    @property
    def number(self) -> int | None:
        """Its number, if it is spelled as one."""
        return int(self.name, 0) if self.name[:1].isdecimal() else None

    @property
    def is_mode(self) -> bool:
        """True for the register MODE."""
        return self.name in ("HW_REG_MODE", "HW_REG_WAVE_MODE", "1")


def hardware_register(word: str) -> HardwareRegister | None:
    """The hardware register that an operand names, also as a packed immediate; ``None`` if only an assembler knows.

    >>> hardware_register("hwreg(HW_REG_MODE, 0, 4)"), hardware_register("hwreg(1)"), hardware_register("0x801")
    (HardwareRegister(name='HW_REG_MODE', first=0, size=4), HardwareRegister(name='1', first=0, size=32), \
HardwareRegister(name='1', first=0, size=2))
    """
    packed = number(word)
    if packed is not None:
        return HardwareRegister(str(packed & 63), packed >> 6 & 31, (packed >> 11 & 31) + 1)
    if not (word.startswith("hwreg(") and word.endswith(")")):
        return None
    name, *field = (part.strip() for part in word[6:-1].split(","))
    first, size = (number(part) for part in (field or ("0", "32"))) if len(field) in (0, 2) else (None, None)
    if first is None or size is None or (not name.isidentifier() and number(name) is None):
        return None
    return HardwareRegister(name, first, size)


def named(instruction: AsmInstruction) -> RegisterSet:
    """All registers that an instruction names.

    >>> load = AsmInstruction("ds_read_b64", "v[0:1], v2 offset:8", 1)
    >>> named(load) == register("v[0:2]")
    True
    """
    found = sources(instruction, 0)
    is_by_mask = instruction.mnemonic.startswith(_IMPLICIT_VCC) or "v_dual_cndmask" in instruction.operands
    return found | VCC if is_by_mask else found


def results(instruction: AsmInstruction, count: int) -> RegisterSet:
    """The registers that the first ``count`` operands name, and the ray that some gfx12 instructions return.

    >>> load = AsmInstruction("s_load_dwordx2", "s[4:5], s[0:1], 0x0", 1)
    >>> results(load, 1) == register("s4") | register("s5")
    True
    >>> dual = "v[0:9], [v[10:11], v[12:13], v[14:16], v[17:19], v[20:21]], s[0:3]"
    >>> results(AsmInstruction("image_bvh_dual_intersect_ray", dual, 1), 1) == register("v[0:9]") | register("v[14:19]")
    True
    """
    given = operands(instruction)
    found = union(given.named[:count])
    if count and instruction.mnemonic.startswith(_RAY_RETURNED):
        for addresses in given.words[count : count + 1]:
            found |= union(read(addresses[1:-1]).each[2:4])
    return found


def sources(instruction: AsmInstruction, count: int) -> RegisterSet:
    """The registers that the operands behind the first ``count`` name.

    >>> load = AsmInstruction("global_load_dword", "v1, v1, s[0:1]", 1)
    >>> sources(load, 1) == register("v1") | register("s[0:1]")
    True
    """
    return union(operands(instruction).named[count:])


def halves_left(instruction: AsmInstruction) -> RegisterSet:
    """The halves of its result's registers that a 16-bit load leaves as they are; mnemonics of gfx11 and later.

    >>> halves_left(AsmInstruction("global_load_d16_hi_b16", "v1, v[2:3], off", 1)) == register("v1.l")
    True
    >>> halves_left(AsmInstruction("ds_load_u16_d16", "v1, v2", 1)) == register("v1.h")
    True
    >>> halves_left(AsmInstruction("global_load_b32", "v1, v[2:3], off", 1))
    0
    """
    words = operands(instruction).words
    if not words or instruction.mnemonic not in _HALF_LOADS:
        return 0
    is_whole = words[0].startswith("v") and words[0][1:].isdecimal()
    return register(f"{words[0]}{'.l' if '_hi' in instruction.mnemonic else '.h'}") if is_whole else 0


def halves_unread(instruction: AsmInstruction) -> RegisterSet:
    """The half of its data register that an 8- or 16-bit store does not store; mnemonics of gfx11 and later.

    >>> halves_unread(AsmInstruction("ds_store_b16", "v1, v2 offset:8", 1)) == register("v2.h")
    True
    >>> halves_unread(AsmInstruction("buffer_store_d16_hi_b8", "v1, v2, s[0:3], 0 offen", 1)) == register("v1.l")
    True
    >>> halves_unread(AsmInstruction("ds_store_b16", "v2, v2", 1))
    0
    """
    mnemonic, given = instruction.mnemonic, operands(instruction)
    if mnemonic not in _LOW_STORES and mnemonic not in _HIGH_STORES:
        return 0
    place = 0 if mnemonic.startswith("buffer") else 1
    words = given.words[place : place + 1]
    if not words or not (words[0].startswith("v") and words[0][1:].isdecimal()):
        return 0
    half = register(f"{words[0]}{'.h' if mnemonic in _LOW_STORES else '.l'}")
    return half & ~union(
        one for number, one in enumerate(given.each) if number != place
    )  # an address is read whole


def written(instruction: AsmInstruction) -> tuple[str, ...]:
    """The operands that an instruction other than a memory operation writes; none if it has no result.

    >>> written(AsmInstruction("v_add_co_u32_e32", "v0, vcc, v1, v2", 1))
    ('v0', 'vcc')
    """
    count = 0 if writes_exec_alone(instruction) else instruction.opcode.results
    return operands(instruction).words[:count]


def writes_exec_alone(instruction: AsmInstruction) -> bool:
    """True if it is a ``v_cmpx`` of gfx10 and later, which names no result: all operands are compared.

    >>> writes_exec_alone(AsmInstruction("v_cmpx_le_i32_e64", "s14, v64", 1))
    True
    >>> writes_exec_alone(AsmInstruction("v_cmpx_le_i32_e64", "s[2:3], s14, v64", 1))
    False
    """
    return instruction.mnemonic.startswith("v_cmpx") and len(operands(instruction).words) == 2


def spell(registers: RegisterSet) -> str:
    """Registers as people write them: ``v[4:7], s2``.

    >>> spell(register("v[4:7]") | register("s2") | register("vcc"))
    'v[4:7], s2, vcc_lo, vcc_hi'
    """
    parts: list[str] = []
    for bank in ("v", "a", "s", "ttmp"):
        width = 1 if bank in ("s", "ttmp") else 2
        bits = registers >> _FIRST[bank] & ((1 << width * _LIMIT[bank]) - 1)
        numbers = list[int]()
        while bits:
            numbers.append(((bits & -bits).bit_length() - 1) // width)
            bits &= -1 << width * (numbers[-1] + 1)
        parts += [
            f"{bank}{first}" if first == last else f"{bank}[{first}:{last}]" for first, last in runs(numbers)
        ]
    parts += [name for bit, name in enumerate(_NAMED) if registers >> (_FIRST_NAMED + bit) & 1]
    return ", ".join(parts)
