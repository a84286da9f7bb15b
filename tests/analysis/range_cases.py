"""Short IR for the tests of ranges: a kernel's body in, all that is known of its accesses out.

The kernel has the arguments ``%n`` (i32), ``%m`` (i64), ``%c`` (i1), ``%r`` (a buffer) and ``%out``. There are two
dynamic bases ``@A`` and ``@B`` (aligned to 16) and two static ones ``@S`` (512 bytes) and ``@T``. Intrinsics that the
body calls are declared by their use.
"""

import re
from typing import Any, NamedTuple

import ldsopt
from ldsopt import Module
from ldsopt.analysis.provenance.provenance import FunctionProvenance, Provenance
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


class Analysed(NamedTuple):
    """A module with all that is known of its accesses."""

    module: Module
    functions: list[FunctionProvenance]
    separation: Any

    @property
    def lines(self) -> list[int]:
        """Of the accesses, in text order."""
        return [access.line for f in self.functions for access in f.accesses]


def analysed(body: str | Module, *, named_bases: bool = False, **given: str) -> Analysed:
    """The separation of a kernel's accesses."""
    module = module_of(body, **given) if isinstance(body, str) else body
    provenance = Provenance(module)
    return Analysed(module, provenance.found, by_ranges(provenance, named_bases=named_bases))


def dma(pointer: str, *, size: int = 4, immediate: str = "0") -> str:
    """One wave-uniform LDS-DMA."""
    return (
        f"call void @{_DMA}(ptr addrspace(8) %r, {LDS} {pointer}, i32 {size}, i32 0, i32 0, "
        f"i32 {immediate}, i32 0)"
    )


def at(base: str, offset: int | str, name: str) -> str:
    """``%name`` = base + offset."""
    return f"%{name} = getelementptr i8, {LDS} @{base}, i32 {offset}"
