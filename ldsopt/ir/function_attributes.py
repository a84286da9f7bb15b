"""String attributes added to functions, in LLVM's print of a module or in the text that the user gave.

They are written on the ``define`` line, behind the reference to the function's group, so that the group stays as it is
for the functions that share it::

    define amdgpu_kernel void @k() #0 {
    define amdgpu_kernel void @k() #0 "amdgpu-sched-strategy"="max-ilp" {

Source: LLVM's language reference, Functions: a function's attributes are groups and attributes in any order, in front
of its section, alignment and metadata.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ldsopt.errors import InternalError
from ldsopt.ir.attributes import string_attributes
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import header, split_arguments
from ldsopt.patterns import pattern

_IN_FRONT = pattern(
    r"(?:\s*(?:unnamed_addr|local_unnamed_addr|addrspace\(\d+\)))*(?P<groups>(?:\s*#\d+\b|\s*\"[^\"]*\"(?:\s*=\s*\"[^\"]*\")?)*)"
)
_NUMBERS = pattern(r" #\d+\b")


class FunctionAttributes(NamedTuple):
    """One string attribute for some functions.

    Attributes:
        name, value: of the attribute, as in ``"name"="value"``.
        functions: their names.
    """

    name: str
    value: str
    functions: frozenset[str]


def lacking(module: Module, name: str) -> frozenset[str]:
    """The functions with a body that have no attribute of a name: what an author has chosen stays."""
    return frozenset(f.name for f in module.functions() if name not in string_attributes(module, f))


def attributed(module: Module, attributes: FunctionAttributes, text: str) -> str:
    """A text of a module with an attribute added to functions; nothing else changes.

    Args:
        module: that LLVM reads from the text.
        attributes: what to add, to functions that have no such attribute.
        text: LLVM's print of the module, or the text that the user gave.

    Raises:
        InternalError: a function is not defined on one line, or LLVM reads something else than was meant.
        InputError: LLVM does not read the output.
    """
    left = set(attributes.functions)
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.startswith("define ") and (found := header(line)) is not None and found.name in left:
            lines[number] = _with_attribute(line, found.stop, f' "{attributes.name}"="{attributes.value}"')
            left.remove(found.name)
    if left:
        raise InternalError(f"no line defines the function {min(left)!r}")
    made = "\n".join(lines)
    _require_alone(module, attributes, reparse(made, module))
    return made


def _with_attribute(define: str, name_end: int, added: str) -> str:
    _, behind = split_arguments(define, define.index("(", name_end) + 1)
    found = _IN_FRONT.match(define, behind + 1)
    assert found is not None
    return define[: found.end()] + added + define[found.end() :]


def _require_alone(before: Module, attributes: FunctionAttributes, after: Module) -> None:
    """Raises if two modules differ in more than an attribute."""
    added = {attributes.name: attributes.value}
    was = {f.name: string_attributes(before, f) for f in before.functions()}
    now = {f.name: string_attributes(after, f) for f in after.functions()}
    for name in was.keys() & attributes.functions:
        was[name] = was[name] | added
    if was != now or _ungrouped(before.lines) != _ungrouped(after.lines):
        raise InternalError(f"the output would differ in more than the attribute {attributes.name!r}")


def _ungrouped(lines: Collection[str]) -> list[str]:
    """The lines of a print without groups of attributes, whose numbers and order a new one moves, and blank ones.

    The first group of a module that had none brings a blank line; the module's name is a comment that is printed of
    text and not of bitcode.
    """
    moved = ("attributes #", "; Function Attrs:", "; ModuleID = ")
    kept = (line for line in lines if line and not line.startswith(moved))
    return [_NUMBERS.sub("", line) if "#" in line else line for line in kept]
