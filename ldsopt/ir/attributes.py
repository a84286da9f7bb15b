"""Attributes of a function definition: those of its group, and what its metadata says of the launch."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ldsopt.ir.module import Function, Module
from ldsopt.ir.syntax import Span, header, split_arguments, without_strings
from ldsopt.patterns import pattern
from ldsopt.target.workgroup_size import LARGEST_WORKGROUP

_GROUP = pattern(r" #(\d+)\b")
_STRING = pattern(r'"([^"]+)"="([^"]*)"')
_REQUIRED = pattern(r"!reqd_work_group_size !(\d+)")
_INTEGER = pattern(r"i32 (\d+)$")
_BY_REFERENCE = pattern(r'ptr(?: addrspace\(\d+\))? [^%"]*?\bbyref\(')

FLAT_SIZE = "amdgpu-flat-work-group-size"
"""The string attribute that bounds the work-items of a workgroup: ``least,most``."""


@dataclass(frozen=True, slots=True)
class LaunchBounds:
    """How large a workgroup may be.

    Attributes:
        flat: work-items in all, at most.
        least: work-items in all, at least.
        sizes: per dimension, at most.
        is_exact: ``sizes`` is what every launch has (``reqd_work_group_size``).
        is_told: the user says so (`Module.workgroup`), and that no workgroup has fewer.
    """

    flat: int
    least: int
    sizes: tuple[int, int, int]
    is_exact: bool
    is_told: bool = False


def behind_parameters(define: str) -> str:
    """What a ``define`` line says behind its parameters; quoted strings there have lost their content.

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
    found = _BY_REFERENCE.match(parameter)
    return parameter[found.end() : split_arguments(parameter, found.end())[1]] if found else None


def attribute_text(module: Module, line: int) -> str:
    """The attributes of the function that a line defines: the text of its group, empty without one."""
    group = _GROUP.search(behind_parameters(module.lines[line]))
    return module.attribute_group(group[1]) if group else ""


def string_attributes(module: Module, function: Function) -> dict[str, str]:
    """The function's string attributes, e.g. ``amdgpu-flat-work-group-size`` -> ``1,256``."""
    return dict(_STRING.findall(attribute_text(module, function.line)))


def wave_size(module: Module, function: Function) -> int:
    """Lanes of a wave: what the features say, else the architecture's default; 64 where none is known.

    Features are switched on and off in order, the function's before those of the command line, which ``llc`` appends.
    Where both sizes are on in the end, which LLVM 22 refuses, it counts as 64. A function that is no kernel runs in its
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
    stated = string_attributes(module, function).get(FLAT_SIZE, "")
    sizes = [int(number) for number in stated.split(",") if number.strip().isdecimal()]
    if len(sizes) == 2 and 1 <= sizes[0] <= sizes[1] <= LARGEST_WORKGROUP:
        least, flat = sizes
    required = _REQUIRED.search(behind_parameters(module.lines[function.line]))
    if required:
        elements = module.metadata.elements(int(required[1])) or []
        found = [int(match[1]) for element in elements if (match := _INTEGER.match(element))]
        if len(found) == 3 and all(found):
            x, y, z = found
            return LaunchBounds(min(flat, x * y * z), x * y * z, (x, y, z), is_exact=True)
    told = module.workgroup
    if told is not None and least <= math.prod(told) <= flat:
        return LaunchBounds(math.prod(told), math.prod(told), told, is_exact=True, is_told=True)
    return LaunchBounds(flat, least, (flat, flat, flat), is_exact=False)
