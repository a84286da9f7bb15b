"""Inputs that may be code: the kind of a file's contents, and listings that only an assembler understands.

People write listings that only an assembler understands, with macros, symbols for registers, and conditions.

Such a listing is assembled, and LLVM's disassembler prints its instructions. Each instruction keeps its original line;
those of a macro have the line of its call.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from ldsopt.dataclass import dataclass
from ldsopt.errors import CompilerFailed, Unavailable
from ldsopt.isa.assembly import Assembly
from ldsopt.isa.code_object import CodeObject, disassembled, is_code_object
from ldsopt.isa.program import with_unread
from ldsopt.patterns import pattern
from ldsopt.target.arch import arch as known_arch

if TYPE_CHECKING:
    from ldsopt.checker.findings import Check, Finding, FindingPlace, FunctionCheck


def is_ir(data: bytes) -> bool:
    """True if a file's contents may be a module: no object, record or listing."""
    if is_code_object(data):
        return False
    text = data.decode("utf-8", "surrogateescape")
    return not is_record(text) and not is_assembly(text)


def is_record(text: str) -> bool:
    """True if a text is a saved record of measurements."""
    return text.lstrip()[:1] in ("{", "[") and '"schema"' in text


_ASSEMBLY = pattern(
    r"^[ \t]*\.(?:amdgcn_target|amdhsa_code_object_version|amdhsa_kernel)\b|^[ \t]*s_endpgm\b", re.MULTILINE
)
"""The directives of every listing, written by a compiler or by a person."""


def is_assembly(text: str) -> bool:
    """True if a text is a listing of an AMD GPU's code."""
    return _ASSEMBLY.search(text) is not None


def is_machine_code(data: bytes) -> bool:
    """True if a file's contents are assembly or a code object."""
    if is_code_object(data):
        return True
    text = data.decode("utf-8", "surrogateescape")
    return is_assembly(text) and not is_record(text)


@dataclass(frozen=True, slots=True)
class AssembledListing:
    """The object that an assembler has made of a listing.

    Attributes:
        data: the object.
        code: the facts about its kernels.
        listing: its instructions, as LLVM's disassembler prints them.
        lines: from lines of ``listing`` to lines of the given listing.
    """

    data: bytes
    code: CodeObject
    listing: Assembly
    lines: Mapping[int, int]


def assembled(listing: Assembly, arch: str, source: str) -> AssembledListing | None:
    """The object that an assembler makes of a listing, if the listing itself cannot be read.

    Args:
        listing: the given listing.
        arch: its architecture.
        source: its name, for messages.

    Returns:
        ``None`` if the listing can be read directly, or includes another, or there is no assembler or disassembler
        here, or the assembler refuses it.
    """
    if not any(with_unread(function, known_arch(arch)).unreadable for function in listing.functions):
        return None
    if any(
        line.lower().split()[:1] == [".include"] for line in listing.text if "include" in line.lower()
    ):  # its lines are another file's
        return None
    from ldsopt.codegen.assemble import assemble  # most listings can be read directly

    text = "\n".join(listing.text).encode("utf-8", "surrogateescape")
    try:
        data = assemble(text, arch, source=source, lines=True)
        code, plain = disassembled(data, source, lines=True)
    except (Unavailable, CompilerFailed):
        return None
    lines = {
        instruction.line: instruction.location.line
        for function in plain.functions
        for instruction in function.instructions
        if instruction.location is not None
    }
    return AssembledListing(data, code, plain, lines)


def in_given_lines(check: Check, lines: Mapping[int, int]) -> Check:
    """A check of the disassembled listing, with the lines of the given listing."""
    from ldsopt.isa.wait_facts import Found, Waypoint  # `measure` needs nothing of the walk

    def shown(number: int) -> int:
        return lines.get(number, number)

    def place(given: FindingPlace) -> FindingPlace:
        return replace(given, asm_line=None if given.asm_line is None else shown(given.asm_line))

    def finding(given: Finding) -> Finding:
        path = given.path and Found(lambda: (Waypoint(label, shown(line)) for label, line in given.path))
        used = given.used and place(given.used)
        return replace(given, started=place(given.started), used=used, path=path)

    def function(given: FunctionCheck) -> FunctionCheck:
        return replace(given, meetings=tuple((shown(a), shown(b)) for a, b in given.meetings))

    return replace(
        check,
        functions=tuple(map(function, check.functions)),
        findings=tuple(map(finding, check.findings)),
        code="assembly",
    )
