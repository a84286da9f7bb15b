"""Attributes of a function definition: those of its group, and the launch bounds that its metadata states."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, InternalError
from ldsopt.ir.module import Function, Module, refused
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import (
    Span,
    attribute_group,
    attribute_values,
    attributes_start,
    define_attachments,
    header,
    split_arguments,
    tokens,
    without_strings,
)
from ldsopt.ir.types import integer_literal
from ldsopt.once import once
from ldsopt.target.workgroup_size import (
    LARGEST_WORKGROUP,
    WORKGROUP_SIZE,
    require_kernels,
    told_size,
    told_sizes,
)

FLAT_SIZE = "amdgpu-flat-work-group-size"
"""The string attribute that bounds the work-items of a workgroup: ``least,most``."""
_MOST_ITEMS = (1 << 32) - 1
"""Work-items of a launch of HSA along an axis, at most.

Source: HSA Platform System Architecture 1.2, AQL kernel dispatch packet, ``grid_size_x``."""


@dataclass(frozen=True, slots=True)
class LaunchBounds:
    """The size that a workgroup may have.

    Attributes:
        flat: work-items in all, at most.
        least: work-items in all, at least.
        sizes: per dimension, at most.
        is_exact: every launch has ``sizes`` (``reqd_work_group_size``).
        is_told: the user states the size (`Module.workgroups`), and that no workgroup has fewer.
        is_uniform: no workgroup has fewer work-items than its launch asks for, as the function or the user states.
            Otherwise the last ones along an axis may be smaller, even of a stated size (OpenCL C 2.0).
        counts_items: a launch says how many work-items there are along each axis, in 32 bits.
    """

    flat: int
    least: int
    sizes: tuple[int, int, int]
    is_exact: bool
    is_told: bool = False
    is_uniform: bool = False
    counts_items: bool = False

    def workgroups(self, axis: int) -> int | None:
        """The workgroups of a launch along an axis, at most; ``None`` if any number of them may be."""
        return -(-_MOST_ITEMS // self.sizes[axis]) if self.is_exact and self.counts_items else None

    def size_along(self, axes: Iterable[int], *, is_own: bool) -> int | None:
        """The size along axes that every workgroup loads; ``None`` if it is not known.

        Args:
            axes: of whose sizes it is the product, 0 for x.
            is_own: a workgroup that the end of the launch cuts off loads its own, smaller size.
        """
        if not self.is_exact or (is_own and not self.is_uniform):
            return None
        return math.prod(self.sizes[axis] for axis in axes)

    @property
    def has_known_rows(self) -> bool:
        """True if the id of each work-item follows from its number: rows of every workgroup have one length."""
        return self.is_exact and (self.is_uniform or self.sizes[1:] == (1, 1))


def behind_parameters(define: str) -> str:
    """The text of a ``define`` line behind its parameters; quoted strings there have lost their content.

    >>> behind_parameters('define void @"f) #1"(i32 %"a) #2") unnamed_addr #3 section "#4" !dbg !5 {')
    ' unnamed_addr #3 section "" !dbg !5 {'
    """
    return without_strings(define[_parameters(define)[1] + 1 :])


def parameter_texts(define: str) -> list[str]:
    """The parameters of a ``define`` line, each with its type, attributes and name.

    >>> parameter_texts('define void @f(ptr addrspace(4) byref(%s) align 8 %a, i32 %b) {')
    ['ptr addrspace(4) byref(%s) align 8 %a', 'i32 %b']
    """
    return [define[start:stop] for start, stop in _parameters(define)[0]]


def _parameters(define: str) -> tuple[list[Span], int]:
    found = header(define)
    assert found is not None
    return split_arguments(define, found.stop + 1)


def referenced_type(parameter: str) -> str | None:
    """The type of the struct that a parameter points to, passed by reference; ``None`` if it is passed by value.

    >>> referenced_type("ptr addrspace(4) byref(ptr addrspace(1)) align 8 %a")
    'ptr addrspace(1)'
    >>> referenced_type('i32 %"byref("')
    """
    before, found, _ = parameter.partition(" byref(")
    if not found or not before.startswith("ptr") or "%" in before or '"' in before:
        return None
    start = len(before) + len(found)
    return parameter[start : split_arguments(parameter, start)[1]]


@once
def attribute_text(module: Module, line: int) -> str:
    """The attributes of the function that a line defines: the text of its group, empty without one."""
    return module.attribute_group(attribute_group(behind_parameters(module.lines[line])))


def string_attributes(module: Module, function: Function) -> dict[str, str]:
    """The function's string attributes, e.g. ``amdgpu-flat-work-group-size`` -> ``1,256``."""
    return attribute_values(attribute_text(module, function.line))


def wave_size(module: Module, function: Function) -> int:
    """Lanes of a wave: by the features, else the architecture's default; 64 if neither is known.

    Features are switched on and off in order, the function's before those of the command line, which ``llc`` appends.
    If both sizes are on in the end, which LLVM 22 refuses, it counts as 64. A function that is no kernel runs in its
    callers' waves, so it counts as the widest that the module asks for.
    """
    switched = {f"wavefrontsize{module.arch.wave_size}": True} if module.arch else {}
    switched |= _switched(module, function)
    if not function.is_kernel and "+wavefrontsize64" in module.text:
        return 64
    for size in (64, 32):
        if switched.get(f"wavefrontsize{size}"):
            return size
    return module.arch.wave_size if module.arch else 64


def features_on(module: Module, function: Function) -> frozenset[str]:
    """The subtarget features that the function and the command line switch on, and not off again."""
    return frozenset(name for name, is_on in _switched(module, function).items() if is_on)


def _switched(module: Module, function: Function) -> dict[str, bool]:
    stated = string_attributes(module, function).get("target-features", "").split(",")
    switched = {}
    for feature in (*stated, *module.features.split(",")):
        feature = feature.strip()
        switched[feature[1:]] = feature.startswith("+")
    return switched


def launch_bounds(module: Module, function: Function) -> LaunchBounds:
    """The bounds that the function states; the architecture's where it states none.

    Sizes that contradict themselves or the architecture state nothing, as in LLVM (AMDGPUSubtarget.cpp,
    ``getFlatWorkGroupSizes``).
    """
    least, flat = 1, LARGEST_WORKGROUP
    attributes = string_attributes(module, function)
    is_uniform = attributes.get("uniform-work-group-size") == "true"
    stated = attributes.get(FLAT_SIZE, "")
    sizes = [int(number) for number in stated.split(",") if number.strip().isdecimal()]
    if len(sizes) == 2 and 1 <= sizes[0] <= sizes[1] <= LARGEST_WORKGROUP:
        least, flat = sizes
    told, is_hsa = _told_of(module, function, flat), "-amdhsa" in module.handle.triple
    required = define_attachments(module.lines[function.line]).get("reqd_work_group_size")
    if required is not None:
        literals = (integer_literal(element) for element in module.metadata.elements(required) or [])
        found = [literal[1] for literal in literals if literal and literal[0] == "i32"]
        if len(found) == 3 and min(found) > 0:
            x, y, z = found
            is_told = not is_uniform and told == (x, y, z)
            return LaunchBounds(
                min(flat, x * y * z), x * y * z, (x, y, z), True, is_told, is_uniform or is_told, is_hsa
            )
    if told is not None and least <= math.prod(told) <= flat:
        return LaunchBounds(math.prod(told), math.prod(told), told, True, True, True, is_hsa)
    return LaunchBounds(flat, least, (flat, flat, flat), False, is_uniform=is_uniform)


def has_one_wave(module: Module, kernel: Function) -> bool:
    """True if no workgroup of a kernel has a second wave."""
    return launch_bounds(module, kernel).flat <= wave_size(module, kernel)


# --- workgroup shape ----------------------------------------------------------------------------------------
#
# The shape of a kernel's workgroups, needed to number its waves: stated by the kernel, told by the user, or assumed.


def with_told_shape(module: Module, assume: Collection[str]) -> Module:
    """The module with the workgroup sizes that these assumptions state, so that launch bounds include them.

    Raises:
        InputError: one contradicts a kernel's bounds, or names a kernel that does not exist.
    """
    told = told_sizes(assume)
    if not told:
        return module
    require_told_kernels(module, assume)
    module = replace(module, workgroups=told)
    for function in module.functions():
        one = told_size(assume, function.name) if function.is_kernel else None
        bounds = launch_bounds(module, function)
        if one is not None and not bounds.is_exact and one.within(bounds.flat) is not None:
            raise contradicted(module, function, bounds, one.name)
    return module


def require_told_kernels(module: Module, assume: Collection[str]) -> None:
    """Requires that a module has each kernel whose size these assumptions state.

    Raises:
        InputError: as `require_kernels`.
    """
    if told_sizes(assume):
        require_kernels(assume, [f.name for f in module.functions() if f.is_kernel], module.source)


def told_to(module: Module, assume: Collection[str]) -> tuple[str, ...]:
    """The assumptions that give a kernel a workgroup size that it does not state itself."""
    if not told_sizes(assume):
        return ()
    kernels = [f for f in module.functions() if f.is_kernel and launch_bounds(module, f).is_told]
    found = (told_size(assume, kernel.name) for kernel in kernels)
    return tuple(dict.fromkeys(one.name for one in found if one is not None))


def undecided_sizes(module: Module, assume: Collection[str]) -> Iterator[str]:
    """Yields a note on each assumption with a ``*`` that the launch bounds of some kernels do not decide."""
    left: dict[str, list[str]] = {}
    for function in module.functions() if told_sizes(assume) else ():
        one = told_size(assume, function.name) if function.is_kernel else None
        if one is not None and one.within(launch_bounds(module, function).flat) is None:
            left.setdefault(one.name, []).append(function.name)
    for name, (first, *others) in left.items():
        more = f" and {len(others)} more" if others else ""
        yield f"{name} says nothing of {first}{more}: the launch bounds do not decide its size; say it in numbers"


def _told_of(module: Module, function: Function, flat: int) -> tuple[int, int, int] | None:
    """The told size; none of what is no kernel, which a kernel that states another size may call.

    Args:
        flat: the most work-items that the function states.
    """
    if not function.is_kernel:
        return None
    one = told_size((told.name for told in module.workgroups), function.name) if module.workgroups else None
    return None if one is None else one.within(flat)


def contradicted(module: Module, function: Function, bounds: LaunchBounds, name: str) -> InputError:
    """The error about a kernel whose workgroups cannot have the assumed size."""
    return refused(
        module,
        function.line,
        f"workgroups of '{function.name}' have {bounds.least} to {bounds.flat} work-items, which is not {name}",
        f"give the size of its launches: --assume {WORKGROUP_SIZE}@{function.name}=X[,Y[,Z]]",
    )


# --- function attributes ------------------------------------------------------------------------------------
#
# String attributes added to functions, in LLVM's print of a module or in the text that the user gave.
#
# They are written on the ``define`` line, behind the reference to the function's group, so that the group
# stays as it is for the functions that share it::
#
#     define amdgpu_kernel void @k() #0 {
#     define amdgpu_kernel void @k() #0 "amdgpu-sched-strategy"="max-ilp" {
#
# Source: LLVM's language reference, Functions: a function's attributes are groups and attributes in any
# order, in front of its section, alignment and metadata.


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
    """The functions with a body that lack an attribute; those that have it keep their author's choice."""
    return frozenset(each for each, stated in _stated(module).items() if name not in stated)


def _stated(module: Module) -> dict[str, dict[str, str]]:
    """The string attributes of each function with a body, by its name; no function is decoded."""
    return {
        found.name: attribute_values(attribute_text(module, number))
        for number, line in enumerate(module.lines)
        if line.startswith("define ") and (found := header(line)) is not None
    }


def attributed(module: Module, attributes: FunctionAttributes, text: str) -> tuple[str, Module]:
    """A text of a module with an attribute added to functions, and the module of it; nothing else changes.

    Args:
        module: that LLVM reads from the text.
        attributes: the attributes to add, to functions that have no such attribute.
        text: LLVM's print of the module, or the text that the user gave.

    Raises:
        InternalError: a function is not defined on one line, or LLVM reads the output differently than intended.
        InputError: LLVM does not read the output.
    """
    made = with_attribute(text, attributes)
    after = reparse(made, module)
    _require_alone(module, attributes, after)
    return made, after


def with_attribute(text: str, attributes: FunctionAttributes) -> str:
    """A text of a module with an attribute added to functions, not yet checked against the module.

    Raises:
        InternalError: a function is not defined on one line.
    """
    left = set(attributes.functions)
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.startswith("define ") and (found := header(line)) is not None and found.name in left:
            lines[number] = _with_attribute(line, found.stop, f' "{attributes.name}"="{attributes.value}"')
            left.remove(found.name)
    if left:
        raise InternalError(f"no line defines the function {min(left)!r}")
    return "\n".join(lines)


def _with_attribute(define: str, name_end: int, added: str) -> str:
    _, behind = split_arguments(define, define.index("(", name_end) + 1)
    at = attributes_start(define, behind + 1)
    for token in tokens(define, at):
        if token[0][0] not in '#"=':
            break
        at = token.end()
    return define[:at] + added + define[at:]


def _require_alone(before: Module, attributes: FunctionAttributes, after: Module) -> None:
    """Raises an error if two modules differ in more than an attribute."""
    added = {attributes.name: attributes.value}
    was, now = _stated(before), _stated(after)
    for name in was.keys() & attributes.functions:
        was[name] = was[name] | added
    if was != now or _ungrouped(before.lines) != _ungrouped(after.lines):
        raise InternalError(f"the output would differ in more than the attribute {attributes.name!r}")


def _ungrouped(lines: Collection[str]) -> list[str]:
    """The lines of a print without groups of attributes, whose numbers and order a new one changes, and blank lines.

    The first group of a module that had none brings a blank line; LLVM prints the module's name, a comment, for text
    and not for bitcode.
    """
    moved = ("attributes #", "; Function Attrs:", "; ModuleID = ")
    kept = (line for line in lines if line and not line.startswith(moved))
    return [" ".join(filter(_is_no_group, line.split(" "))) if "#" in line else line for line in kept]


def _is_no_group(word: str) -> bool:
    return word[:1] != "#" or not word[1:].rstrip(",").isdecimal()
