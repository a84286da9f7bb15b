"""The alignment that an instruction, a global, an argument or a parameter states."""

from __future__ import annotations

import re

from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.calls import read_call
from ldsopt.ir.syntax import attachments, header, split_arguments, without_strings

_BUNDLE = re.compile(r'"align"\(')
_ATTRIBUTE = re.compile(r"\balign (\d+)\b")
_POINTER = re.compile(r"\bptr\b(?! addrspace\([^03]\))")
_STATED = re.compile(r", align (\d+)(?=$|, |\s*\{| #)")


def stated_alignment(line: str) -> int | None:
    """Bytes of the alignment at the end of a ``load``, ``store``, ``alloca``, atomic or global; ``None`` without one.

    The alignment of a call's argument, in its brackets, belongs to that argument: see `pointer_alignments`.

    >>> stated_alignment('  %"a, align 64" = load i32, ptr %"b, align 2", align 4, !tbaa !5')
    4
    >>> stated_alignment("@A = addrspace(3) global [4 x i8] undef, align 16, !dbg !5")
    16
    """
    if ", align " not in line:
        return None
    found = _STATED.findall(without_strings(attachments(line)[0]))
    return int(found[-1]) if found else None


def argument_alignment(line: str, number: int) -> int:
    """Bytes of the alignment that a call states of one of its arguments; 1 without one.

    >>> argument_alignment("  call void @f(i32 4, ptr addrspace(3) align 64 %p)", 1)
    64
    """
    start, stop = read_call(line).arguments[number]
    found = _ATTRIBUTE.search(without_strings(line[start:stop]))
    return int(found[1]) if found else 1


def pointer_alignments(line: str) -> list[int]:
    """Bytes of each alignment that a call or a ``define`` states of its arguments, parameters, result or bundles.

    Only of pointers that may point into LDS: those of its address space, and flat ones.

    >>> pointer_alignments("  call void @f(ptr addrspace(3) byref({ i8, i8 }) align 64 %p)")
    [64]
    >>> pointer_alignments("define align 16 ptr @g(ptr align 4 %p, ptr addrspace(1) align 8 %q) {")
    [16, 4]
    >>> pointer_alignments('  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) @A, i64 256) ]')
    [256]
    """
    assumed = []
    if define := header(line):
        parts = [define.words, *parameter_texts(line)]
    else:
        call = read_call(line)
        parts = [call.result, *(line[start:stop] for start, stop in call.arguments)]
        assumed = [split_arguments(line, bundle.end())[0] for bundle in _BUNDLE.finditer(line, call.stop)]
    plain = (without_strings(part) for part in parts)
    stated = [int(number) for part in plain if _POINTER.search(part) for number in _ATTRIBUTE.findall(part)]
    for (start, stop), number, *_ in assumed:
        if _POINTER.match(line, start, stop) and line[slice(*number)].rpartition(" ")[2].isdecimal():
            stated.append(int(line[slice(*number)].rpartition(" ")[2]))
    return stated
