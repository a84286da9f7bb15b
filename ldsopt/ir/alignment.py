"""The alignment that an instruction or a global states."""

from __future__ import annotations

import re

from ldsopt.ir.syntax import attachments

_STATED = re.compile(r", align (\d+)(?=$|, |\s*\{| #)")
_QUOTED = re.compile(r'"[^"]*"')


def stated_alignment(line: str) -> int | None:
    """Bytes of the alignment at the end of a ``load``, ``store``, ``alloca``, atomic or global; ``None`` without one.

    The alignment of a call's argument, in its brackets, is another matter: it belongs to that argument.

    >>> stated_alignment('  %"a, align 64" = load i32, ptr %"b, align 2", align 4, !tbaa !5')
    4
    >>> stated_alignment("@A = addrspace(3) global [4 x i8] undef, align 16, !dbg !5")
    16
    """
    if ", align " not in line:
        return None
    found = _STATED.findall(_QUOTED.sub('""', attachments(line)[0]))
    return int(found[-1]) if found else None
