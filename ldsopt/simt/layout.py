"""The places of a module's variables: LDS as a kernel sees it, constants in global memory.

The static LDS variables that a kernel can reach follow one another, the most strictly aligned first; all dynamic ones
share the address behind them, at the largest alignment among them. That is what AMDGPULowerModuleLDS and the
launch give them, up to the order of the static ones, which no program may depend on.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ldsopt.errors import InputError
from ldsopt.ir.details import stated_alignment
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import NAME, mentions, split_arguments, unquote
from ldsopt.simt.access import encode, plan
from ldsopt.simt.global_memory import MOST_BYTES, GlobalMemory
from ldsopt.simt.kinds import Array, Kinds, RegisterKind, Value, type_prefix
from ldsopt.simt.literals import Literals

_VARIABLE = re.compile(rf"@{NAME} = (?P<head>[^\n]*?)\b(?:global|constant) (?P<rest>.*)$")


@dataclass(frozen=True, slots=True)
class LdsLayout:
    """The LDS of a kernel.

    Attributes:
        addresses: of each variable by name.
        static: bytes of the static variables.
        dynamic: where the dynamic ones start.
    """

    addresses: dict[str, int]
    static: int
    dynamic: int


def lds_layout(module: Module, kinds: Kinds, reachable: Sequence[tuple[int, int]]) -> LdsLayout:
    """The LDS variables that the functions in these ranges of lines refer to."""
    used = {
        unquote(mention[1])
        for start, stop in reachable
        for line in module.lines[start:stop]
        if "@" in line
        for mention in mentions(module.without_aliases(line))
    }
    definitions = module.definition_lines()
    aligns = {name: stated_alignment(module.lines[line]) for name, line in definitions.items()}
    variables = [g for g in module.lds_globals() if g.name in used]
    static = [g for g in variables if not g.is_dynamic]
    static.sort(key=lambda g: -_align_of(g.name, g.value_type, aligns, kinds))
    at, addresses = 0, {}
    for g in static:
        align = _align_of(g.name, g.value_type, aligns, kinds)
        at = -(-at // align) * align
        addresses[g.name] = at
        at += _size_of(g.name, g.value_type, kinds, module)
    dynamic = [g for g in variables if g.is_dynamic]
    largest = max([_align_of(g.name, g.value_type, aligns, kinds) for g in dynamic], default=1)
    start = -(-at // largest) * largest
    addresses.update({g.name: start for g in dynamic})
    return LdsLayout(addresses, at, start)


def _align_of(name: str, text: str, aligns: Mapping[str, int | None], kinds: Kinds) -> int:
    return aligns.get(name) or kinds(text).align or 1


def _size_of(name: str, text: str, kinds: Kinds, module: Module) -> int:
    kind = kinds(text)
    if kind.form == "other" and not kind.store:
        raise InputError(f"the type of @{name}, {text}, has no size", file=module.source)
    return kind.store


@dataclass(frozen=True, slots=True)
class GlobalConstant:
    """A global variable outside of LDS: name, type, text of its initializer (empty for none), size."""

    name: str
    kind_text: str
    initializer: str
    size: int


def constants_of(module: Module, kinds: Kinds) -> list[GlobalConstant]:
    """The variables of the module in global and constant memory.

    Raises:
        InputError: one is larger than any buffer may be.
    """
    found = []
    for name, line in module.definition_lines().items():
        match = _VARIABLE.match(module.lines[line])
        if match is None:
            continue
        space = match["head"].partition("addrspace(")[2].partition(")")[0]
        if space not in ("", "0", "1", "4"):
            continue
        definition = match["rest"][
            slice(*split_arguments(match["rest"], 0)[0][0])
        ]  # section, alignment: behind a comma
        text = type_prefix(definition)
        size = max(kinds(text).store, 1)
        if size > MOST_BYTES:
            raise InputError(
                f"@{name} has {size} bytes; a buffer has at most {MOST_BYTES}",
                file=module.source,
                remedy="declare it smaller",
            )
        found.append(GlobalConstant(name, text, definition[len(text) :].strip(), size))
    return found


def write_constant(memory: GlobalMemory, literals: Literals, constant: GlobalConstant, address: int) -> None:
    """Puts the initial contents of a variable into memory.

    Raises:
        UnsupportedConstant: the initializer cannot be read.
    """
    if not constant.initializer or constant.initializer in ("zeroinitializer", "undef", "poison"):
        return
    kind, value = literals.read(f"{constant.kind_text} {constant.initializer}")
    buffer = memory.find(address)
    assert buffer is not None
    write_value(memory.bytes_of(buffer), kind, value)


def write_value(data: Array, kind: RegisterKind, value: Value, at: int = 0) -> None:
    """Puts a uniform value into memory, the fields of a struct at their offsets."""
    if kind.form == "tuple":
        for element, part, offset in zip(kind.elements, value, kind.offsets, strict=True):
            write_value(data, element, part, at + offset)
        return
    how = plan(kind, 1)
    data[at : at + how.size] = np.ascontiguousarray(encode(how, value, 1)).reshape(-1).view(np.uint8)
