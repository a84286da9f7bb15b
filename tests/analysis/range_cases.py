"""Short IR for the tests of ranges: a kernel's body in, the abstract value of one of its names out.

The kernel has the arguments ``%n`` (i32), ``%m`` (i64), ``%c`` (i1), ``%r`` (a buffer) and ``%out``. There are two
dynamic bases ``@A`` and ``@B`` (aligned to 16) and two static ones ``@S`` (512 bytes) and ``@T``. Intrinsics that the
body calls are declared by their use.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import ldsopt
from ldsopt import Module
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.ranges.footprints import Footprint, Footprints
from ldsopt.analysis.ranges.ranges import ModuleRanges
from ldsopt.analysis.ranges.values import PLAIN, AbstractValue
from ldsopt.analysis.separation.by_ranges import by_ranges

BASES = ("A", "B", "S", "T")
VARIABLES = """\
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
"""
LDS = "ptr addrspace(3)"
TID = "%tid = call i32 @llvm.amdgcn.workitem.id.x()\n"
_CALL = re.compile(r"call (?:range\([^)]*\) )?(\S+(?: addrspace\(\d\))?|<[^>]*>) (@llvm[\w.]+)\((.*)\)")
_DMA = "llvm.amdgcn.raw.ptr.buffer.load.lds"


def module_of(
    body: str, *, variables: str = VARIABLES, attributes: str = "", extra: str = "", mcpu: str = "gfx942"
) -> Module:
    """A module with one kernel ``k`` of this body."""
    inside = "\n".join(
        line if line.strip().endswith(":") else f"  {line.strip()}" for line in body.strip().splitlines()
    )
    declarations = "\n".join(dict.fromkeys(map(_declaration, _CALL.findall(f"{inside}\n{extra}"))))
    text = (
        f'target triple = "amdgcn-amd-amdhsa"\n{variables}{declarations}\n'
        f"define amdgpu_kernel void @k(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {attributes} {{\n"
        f"entry:\n{inside}\n  ret void\n}}\n{extra}\n"
    )
    return ldsopt.parse(text, source="case.ll", mcpu=mcpu)


def _declaration(call: tuple[str, str, str]) -> str:
    result, name, arguments = call
    types = ", ".join(
        re.match(r"<[^>]*>|\S+(?: addrspace\(\d\))?", argument.strip())[0] for argument in _split(arguments)
    )
    types = re.sub(r"addrspace\((\d)\) \S+", r"addrspace(\1)", types)
    return f"declare {result} {name}({types}){'' if '.lds' in name or '.mem' in name or '.ds.read' in name else ' memory(none)'}"


def _split(arguments: str) -> list[str]:
    parts, depth, part = [], 0, ""
    for character in arguments:
        depth += (character in "(<[{") - (character in ")>]}")
        if character == "," and not depth:
            parts.append(part)
            part = ""
        else:
            part += character
    return [*parts, part] if part.strip() else parts


def value(body: str, name: str = "x", **given: str) -> AbstractValue:
    """The abstract value of ``%name``."""
    module = module_of(body, **given)
    provenance = Provenance(module)
    function = next(f for f in module.functions() if f.name == "k")
    ranges = ModuleRanges(provenance).function(function)
    line = next(i for i, text in enumerate(module.lines) if text.startswith(f"  %{name} = "))
    return ranges.of(next(i.address for i in function.instructions if i.line == line))


def shown(found: AbstractValue) -> str:
    """A value in short: ``?`` for unknown, ``never`` for nothing, else alternatives like ``A+[0, 48]/16``.

    A range is written with both of its ends, signed where it passes 0, and its stride behind a slash.
    """
    if found.offsets is None:
        return "?"
    parts = [
        (f"{BASES[base]}+" if base != PLAIN else "") + _interval(offsets) for base, offsets in found.offsets
    ]
    return " | ".join(parts) or "never"


def _interval(found: Integers) -> str:
    def signed(number: int) -> int:
        return number - found.mask - 1 if number > found.mask >> 1 else number

    if found.value is not None:
        return str(signed(found.value))
    if found.extent + found.stride > found.mask and found.stride == 1:
        return "any"
    stride = f"/{found.stride}" if found.stride > 1 else ""
    low, high = found.lower, found.upper
    if low <= high:
        return f"[{low}, {high}]{stride}"
    if not high and low <= found.mask >> 1:  # one step over the end of unsigned numbers
        return f"[{low}, {found.mask}] or 0{stride}"
    return f"[{signed(low)}, {high if high <= found.mask >> 1 else signed(high)}]{stride}"


def of(body: str, name: str = "x", **given: str) -> str:
    """`shown` of `value`."""
    return shown(value(body, name, **given))


class Analysed(NamedTuple):
    """A module with all that is known of its accesses."""

    module: Module
    functions: list[FunctionProvenance]
    separation: Any

    @property
    def lines(self) -> list[int]:
        """Of the accesses, in text order."""
        return [access.line for f in self.functions for access in f.accesses]

    @property
    def footprints(self) -> list[Footprint]:
        """Of the accesses, in text order."""
        return [self.separation.footprints[line] for line in self.lines]


def analysed(body: str | Module, *, named_bases: bool = False, **given: str) -> Analysed:
    """The separation of a kernel's accesses."""
    module = module_of(body, **given) if isinstance(body, str) else body
    provenance = Provenance(module)
    return Analysed(module, provenance.found, by_ranges(provenance, named_bases=named_bases))


def footprints_of(module: Module) -> Footprints:
    """The footprints of the kernel ``k``."""
    provenance = Provenance(module)
    function = next(f for f in module.functions() if f.name == "k")
    return Footprints(ModuleRanges(provenance), function)


def dma(pointer: str, *, size: int = 4, immediate: str = "0") -> str:
    """One wave-uniform LDS-DMA."""
    return (
        f"call void @{_DMA}(ptr addrspace(8) %r, {LDS} {pointer}, i32 {size}, i32 0, i32 0, "
        f"i32 {immediate}, i32 0)"
    )


def at(base: str, offset: int | str, name: str) -> str:
    """``%name`` = base + offset."""
    return f"%{name} = getelementptr i8, {LDS} @{base}, i32 {offset}"
