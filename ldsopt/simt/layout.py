"""The places of a module's variables: LDS as a kernel sees it, constants in global memory.

The static LDS variables that a kernel can reach follow one another, the most strictly aligned first; all dynamic ones
share the address behind them, at the largest alignment among them. AMDGPULowerModuleLDS and the launch place them
alike, up to the order of the static ones, on which no program may depend.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import NamedTuple

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.ir.details import callee_name, is_call, stated_alignment
from ldsopt.ir.module import LOCAL_ALIGNMENT, Function, Instruction, Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.syntax import global_definition, mentions, split_arguments, unquote
from ldsopt.ir.types import CONSTANT_CASTS, Brackets, Constant
from ldsopt.simt.access import encode, plan
from ldsopt.simt.global_memory import MOST_BYTES
from ldsopt.simt.kinds import (
    Array,
    Kinds,
    RegisterKind,
    Value,
    round_bfloat,
    signed,
    type_prefix,
    uniform,
    zero,
)
from ldsopt.target.arch import Arch

# --- literals -----------------------------------------------------------------------------------------------
#
# Constants as LLVM prints them, to register values.
#
# An address in a constant (``ptrtoint (ptr addrspace(3) @A to i32)``) is known only once memory is laid out,
# which is before decoding: the reader is given the address of every global.


_OPERATION = re.compile(
    r"(?P<opcode>[a-z]+)(?: (?:inbounds|nuw|nsw|nusw|exact|disjoint|inrange\([^)]*\)))* \("
)


_ROUND = 1024


class UnsupportedConstant(Exception):
    """A constant that this reader does not know; the argument is its text."""


class Literals:
    """Reads the constants of one module.

    Args:
        kinds: the module's types.
        addresses: the address of each global by name, without sigil and quotes.
    """

    def __init__(self, kinds: Kinds, addresses: Mapping[str, int]) -> None:
        self._kinds, self._addresses = kinds, addresses

    def read(self, text: str) -> tuple[RegisterKind, Value]:
        """The type and value of a typed constant such as ``<2 x i32> <i32 1, i32 2>``.

        Raises:
            UnsupportedConstant: naming what is not known.
        """
        return self._read(Brackets.of(text))

    def _read(self, node: Brackets) -> tuple[RegisterKind, Value]:
        prefix = type_prefix(node.text)
        kind = self._kinds(prefix)
        return kind, self._value(kind, node.part(len(prefix), len(node.text)))

    def _value(self, kind: RegisterKind, node: Brackets) -> Value:
        text = node.text
        if text in ("zeroinitializer", "undef", "poison", "none", "null"):
            return zero(kind)  # `null` is address 0 in every address space, in LDS a valid one
        if text[0] == "@":
            return self._address(text, kind)
        if kind.form == "int":
            if text in ("true", "false"):
                return text == "true"
            if text.lstrip("-").isdigit():
                value = int(text) & kind.mask
                return bool(value) if kind.bits == 1 else value
        if kind.form == "float" and (number := _float(text, kind)) is not None:
            return number
        if kind.form == "vector" and text[0] == "<":
            return np.array([self._read(part)[1] for part in node.split(1)], kind.dtype)
        if text.startswith("splat ("):
            _, element = self._read(node.split(len("splat ("))[0])
            return np.full(kind.count, element, kind.dtype)
        if kind.form == "tuple":
            if text.startswith('c"'):
                return tuple(unquote(text[1:]).encode("utf-8", "surrogateescape"))
            if text[0] in "[{<":
                return tuple(self._read(part)[1] for part in node.split(1 + text.startswith("<{")))
        return self._expression(kind, node)

    def _address(self, text: str, kind: RegisterKind) -> int:
        name = unquote(text[1:])
        if name not in self._addresses:
            raise UnsupportedConstant(text)
        return self._addresses[name] & kind.mask

    def _expression(self, kind: RegisterKind, node: Brackets) -> Value:
        text = node.text
        match = _OPERATION.match(text)
        if match is None or text[-1] != ")":
            raise UnsupportedConstant(f"{kind.text} {text}")
        opcode = match["opcode"]
        parts = node.split(match.end())
        if opcode in CONSTANT_CASTS:
            source, value = self._read(parts[0].part(0, parts[0].text.rindex(" to ")))
            if source.is_array or kind.is_array or "float" in (source.form, kind.form):
                raise UnsupportedConstant(text)
            if opcode == "addrspacecast":
                from ldsopt.simt.addresses import cast_scalar

                return cast_scalar(value, source.space, kind.space)
            return value & kind.mask
        if opcode in ("add", "sub", "xor"):
            (_, x), (_, y) = map(self._read, parts)
            return (x + y if opcode == "add" else x - y if opcode == "sub" else x ^ y) & kind.mask
        if opcode == "getelementptr":
            return self._step(kind, parts)
        raise UnsupportedConstant(text)

    def _step(self, kind: RegisterKind, parts: list[Brackets]) -> int:
        _, base = self._read(parts[1])
        given = (self._read(part) for part in parts[2:])
        steps = self._kinds.types.steps(parts[0].text, [signed(index, one.bits) for one, index in given])
        if steps is None:
            raise UnsupportedConstant(parts[0].text)
        return int(base + sum(scale * (index or 0) for scale, index in steps) & kind.mask)


_CODE = 0x7E00_0000_0000
"""The place of the code of functions: below all buffers, so that nothing can be read there."""
_OF_BUFFERS = frozenset({"addrspace(0)", "addrspace(1)", "addrspace(4)"})
"""The address spaces of variables in global and constant memory."""


def function_addresses(names: Iterable[str]) -> dict[str, int]:
    """An address for each function. It comes from the name, so that versions of a module agree.

    >>> function_addresses(["f"])["f"] % 256
    0
    """
    taken: dict[int, str] = {}
    for name in sorted(names):
        place = zlib.crc32(name.encode("utf-8", "surrogateescape"))
        while place in taken:
            place += 1
        taken[place] = name
    return {name: _CODE + 256 * place for place, name in taken.items()}


def _float(text: str, kind: RegisterKind) -> Value | None:
    head = next((one for one in ("0xH", "0xR", "0x", "f0x") if text.startswith(one)), "")
    try:
        bits = int(text[len(head) :], 16) if head else 0
        value = np.asarray(0.0 if head else float(text), np.float64)
    except ValueError:
        return None
    if head == "0xH":
        value = np.frombuffer(struct.pack("<H", bits), np.float16)[0]
    elif head == "0xR":
        return np.frombuffer(struct.pack("<I", bits << 16), np.float32)[0]
    elif head:
        value = np.frombuffer(struct.pack("<Q", bits), np.float64)[0]
    result = uniform(np.asarray(value).astype(kind.dtype), kind)
    return round_bfloat(result) if kind.is_bfloat else result


# --- address differences ------------------------------------------------------------------------------------
#
# Where a function computes the distance of two LDS variables, which compiled code need not have as it is here.
#
# Every value has the set of variables whose addresses may be in it: those of its operands, and none for what comes
# from memory, from callers and from most calls. A ``sub``, ``xor`` or ``icmp`` takes addresses away from one another:
# of two that can only be of the same variable an offset is left, of others their distance.


_Names = frozenset[str]
_NONE: _Names = frozenset()
_APART = frozenset({"sub", "xor", "icmp"})
_FORGETS = frozenset({"load", "atomicrmw", "cmpxchg", "fcmp", "alloca"})
_LANES = ("lane", "dpp", "permute", "swizzle")
"""In the names of the intrinsics that give a lane another lane's value."""


@dataclass(frozen=True, slots=True)
class AddressDifference:
    """An instruction that subtracts the addresses of these variables from one another."""

    instruction: Instruction
    variables: tuple[str, ...]

    def __str__(self) -> str:
        names = " and ".join(f"@{name}" for name in self.variables)
        return f"computes with the distance of {names}, which LLVM may choose and gives no meaning to"


def address_differences(module: Module, function: Function, variables: _Names) -> list[AddressDifference]:
    """The address differences in a function, in text order; ``variables`` are the module's LDS variables."""
    lines = module.lines[function.line : function.end]
    if len(variables) < 2 or not any("ptrto" in line or "icmp" in line for line in lines):
        return []
    search = _AddressSearch(module, variables)
    while True:
        before = len(search.states), sum(map(len, search.states.values()))
        found = list(search.differences(function))
        if (len(search.states), sum(map(len, search.states.values()))) == before:
            return found


class _AddressSearch:
    def __init__(self, module: Module, variables: _Names) -> None:
        self._module, self._variables = module, variables
        self.states: dict[int, _Names] = {}
        self._constants: dict[int, tuple[_Names, tuple[_Names, ...]]] = {}

    def differences(self, function: Function) -> Iterator[AddressDifference]:
        """One pass over the function."""
        own = {*function.columns.addresses, *function.arguments}
        for instruction in function.instructions:
            distances: list[_Names] = []
            operands = instruction.operands
            if is_call(instruction):
                name = callee_name(self._module, instruction)
                moves = name.startswith("llvm.") and any(word in name for word in _LANES)
                operands = operands[:-1] if moves else []
            elif instruction.opcode in _FORGETS:
                operands = []
            states = [
                self.states.get(operand, _NONE) if operand in own else self._of_operand(operand, distances)
                for operand in operands
            ]
            if not any(states) and not distances:
                continue
            state = _combined(instruction.opcode, states, distances)
            if state:
                self.states[instruction.address] = self.states.get(instruction.address, _NONE) | state
            if distances:
                yield AddressDifference(instruction, tuple(sorted(frozenset().union(*distances))))

    def _of_operand(self, operand: int, distances: list[_Names]) -> _Names:
        if operand not in self._constants:
            inside: list[_Names] = []
            self._constants[operand] = (
                self._of_constant(self._module.constant(operand), inside),
                tuple(inside),
            )
        state, inside_it = self._constants[operand]
        distances += inside_it
        return state

    def _of_constant(self, constant: Constant, distances: list[_Names]) -> _Names:
        if constant.opcode == "global":
            return frozenset({constant.name}) & self._variables
        states = [self._of_constant(operand, distances) for operand in constant.operands]
        return _combined(constant.opcode, states, distances)


def _combined(opcode: str, states: list[_Names], distances: list[_Names]) -> _Names:
    """The variables in a result; a distance of several goes into ``distances``."""
    if opcode in _APART and len(states) == 2 and all(states):
        if states[0] != states[1] or len(states[0]) > 1:
            distances.append(states[0] | states[1])
        return _NONE
    return _NONE if opcode == "icmp" else frozenset().union(*states)


_NAMED_BARRIER = 'target("amdgcn.named.barrier"'
_BARRIERS = 0x80_2000
"""The address of the named barriers, which take no LDS, as LLVM 22 gives it to the first kernel of a module."""


@dataclass(frozen=True, slots=True)
class LdsLayout:
    """The LDS of a kernel.

    Attributes:
        addresses: the address of each variable, by name.
        static: bytes of the static variables.
        dynamic: the beginning of the dynamic ones.
        alignment: of the dynamic ones, bytes.
    """

    addresses: dict[str, int]
    static: int
    dynamic: int
    alignment: int


def named_in(module: Module, ranges: Iterable[tuple[int, int]]) -> Set[str]:
    """The names to which the functions in these ranges of lines refer; an alias counts as its target."""
    return {
        unquote(mention[1])
        for start, stop in ranges
        for line in module.lines[start:stop]
        if "@" in line
        for mention in mentions(module.without_aliases(line))
    }


def lds_layout(module: Module, kinds: Kinds, reachable: Sequence[tuple[int, int]]) -> LdsLayout:
    """The LDS variables to which the functions in these ranges of lines refer."""
    used = named_in(module, reachable)
    definitions = module.definition_lines()
    aligns = {name: stated_alignment(module.lines[line]) for name, line in definitions.items()}
    variables = [g for g in module.lds_globals() if g.name in used]
    barriers = [g for g in variables if g.value_type.startswith(_NAMED_BARRIER)]
    static = [g for g in variables if not g.is_dynamic and g not in barriers]
    static.sort(key=lambda g: -_align_of(g.name, g.value_type, aligns, kinds))
    at, addresses = 0, {g.name: _BARRIERS + (number << 4) for number, g in enumerate(barriers, 1)}
    for g in static:
        align = _align_of(g.name, g.value_type, aligns, kinds)
        at = -(-at // align) * align
        addresses[g.name] = at
        at += _size_of(g.name, g.value_type, kinds, module)
    dynamic = [g for g in variables if g.is_dynamic]
    largest = max([_align_of(g.name, g.value_type, aligns, kinds) for g in dynamic], default=1)
    start = -(-at // largest) * largest
    addresses.update({g.name: start for g in dynamic})
    return LdsLayout(addresses, at, start, largest)


class FreeLds(NamedTuple):
    """The LDS that a launch may give to a kernel beside its static variables.

    Attributes:
        start: an address behind these, whatever their order.
        bytes: the most bytes of dynamic LDS.
        is_named: the kernel has dynamic variables of its own, which take all of it.
    """

    start: int
    bytes: int
    is_named: bool = False

    def parts(self, number: int) -> list[int]:
        """The addresses of ``count`` parts of one size, for arguments that point to LDS: OpenCL's ``local`` ones.

        None if there is no room for them.
        """
        if self.is_named:
            return []
        size = (self.bytes - self.start) // max(number, 1) // _ROUND * _ROUND
        return [self.start + n * size for n in range(number)] if size > 0 else []

    def and_of(self, other: FreeLds | None) -> FreeLds:
        """The LDS that is free in two versions of a kernel."""
        if other is None:
            return self
        is_named = self.is_named or other.is_named
        return FreeLds(max(self.start, other.start), min(self.bytes, other.bytes), is_named)


def lds_beside(module: Module, names: Set[str]) -> FreeLds:
    """The LDS that variables of these names leave, with each static one rounded up generously."""
    variables = [variable for variable in module.lds_globals() if variable.name in names]
    layouts = (module.types.layout(variable.value_type) for variable in variables if not variable.is_dynamic)
    taken = sum(layout.alloc + _ROUND for layout in layouts if layout is not None)
    is_named = any(variable.is_dynamic for variable in variables)
    return lds_behind(taken, require_arch(module))._replace(is_named=is_named)


def lds_behind(taken: int, arch: Arch) -> FreeLds:
    """The LDS behind ``used`` bytes.

    >>> from ldsopt.target.arch import arch
    >>> lds_behind(100, arch("gfx942")).parts(2)
    [128, 31872]
    """
    start = -(-taken // LOCAL_ALIGNMENT) * LOCAL_ALIGNMENT
    return FreeLds(start, max(_ROUND, (arch.lds_bytes - start) // _ROUND * _ROUND))


def _align_of(name: str, text: str, aligns: Mapping[str, int | None], kinds: Kinds) -> int:
    return aligns.get(name) or kinds(text).align or 1


def _size_of(name: str, text: str, kinds: Kinds, module: Module) -> int:
    kind = kinds(text)
    if kind.form == "other" and not kind.store:
        raise InputError(f"the type of @{name}, {text}, has no size", file=module.source)
    return kind.store


_NUMBERS = {"half": "f2", "float": "f4", "double": "f8", "i16": "i2", "i32": "i4", "i64": "i8"}


@dataclass(frozen=True, slots=True)
class GlobalConstant:
    """A global variable outside of LDS: name, type, text of its initializer (empty for none), size.

    Attributes:
        is_constant: no kernel may write it.
    """

    name: str
    kind_text: str
    initializer: str
    size: int
    is_constant: bool

    @property
    def numbers(self) -> str:
        """The numbers that it holds, as NumPy names them; bytes if they are of several types or widths."""
        found = _NUMBERS.get(self.kind_text.rstrip("]>").rpartition(" x ")[2], "u1")
        return "u1" if self.size % int(found[1]) else found


def constants_of(module: Module, kinds: Kinds) -> list[GlobalConstant]:
    """The variables of the module in global and constant memory.

    Raises:
        InputError: one is larger than any buffer may be.
    """
    found = []
    for name, line in module.definition_lines().items():
        variable = global_definition(module.lines[line])
        if variable is None or variable.kind not in ("global", "constant"):
            continue
        if not _OF_BUFFERS.issuperset(word for word in variable.words if word.startswith("addrspace(")):
            continue
        span = split_arguments(module.lines[line], variable.stop)[0][0]  # section, alignment: behind a comma
        definition = module.lines[line][slice(*span)]
        text = type_prefix(definition)
        size = max(kinds(text).store, 1)
        if size > MOST_BYTES:
            raise InputError(
                f"@{name} has {size} bytes; a buffer has at most {MOST_BYTES}",
                file=module.source,
                remedy="declare it smaller",
            )
        given = definition[len(text) :].strip()
        found.append(GlobalConstant(name, text, given, size, variable.kind == "constant"))
    return found


def initial_contents(
    module: Module, literals: Literals, constants: Sequence[GlobalConstant], named: Set[str]
) -> dict[str, Array]:
    """The bytes that variables hold at first, by name; those that only zeros initialize are left out.

    Constants that no code can reach by a name are left out, too: a library's tables take long to read.

    Args:
        module, literals: the variables' module, and the reader of its initializers.
        constants: the variables.
        named: the names that the code refers to.

    Raises:
        InputError: an initializer that cannot be read.
    """
    by_name = {one.name: one for one in constants}
    reached = {one.name: one for one in constants if not one.is_constant or one.name in named}
    ahead, found = list(reached.values()), dict[str, Array]()
    for constant in ahead:
        text = constant.initializer
        if not text or text in ("zeroinitializer", "undef", "poison"):
            continue
        for mention in mentions(module.without_aliases(text)) if "@" in text else ():
            further = by_name.get(unquote(mention[1]))
            if further is not None and further.name not in reached:
                reached[further.name] = further
                ahead.append(further)
        try:
            kind, value = literals.read(f"{constant.kind_text} {text}")
        except UnsupportedConstant as problem:
            raise InputError(
                f"cannot simulate the initializer of @{constant.name}: {problem}", file=module.source
            ) from None
        found[constant.name] = data = np.zeros(constant.size, np.uint8)
        write_value(data, kind, value)
    return found


def write_value(data: Array, kind: RegisterKind, value: Value, at: int = 0) -> None:
    """Puts a uniform value into memory, the fields of a struct at their offsets."""
    if kind.form == "tuple":
        for element, part, offset in zip(kind.elements, value, kind.offsets, strict=True):
            write_value(data, element, part, at + offset)
        return
    how = plan(kind, 1)
    data[at : at + how.size] = np.ascontiguousarray(encode(how, value, 1)).reshape(-1).view(np.uint8)
