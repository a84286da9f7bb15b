"""Kernels with marked loops, written from a line a stage.

A stage is words: ``rA`` reads LDS variable A where another wave writes, ``wA`` writes the work-item's own element,
``cA`` starts a copy into it, ``pA`` reads and writes the wave's own part, ``.`` does nothing. What stands behind ``|``
is IR, put in front of the mark as it is. ``MARK`` in a body of IR is the mark of the stage.
"""

from collections.abc import Sequence
from typing import Any

from text_sections import beside

import ldsopt
from ldsopt import Module

TEXTS = beside(__file__)

MARK = 'call void asm sideeffect "; ldsopt.stage {name}", "~{{memory}}"()'

HEAD = TEXTS["HEAD"]
_ADDRESSES = """  %{0}.own = getelementptr i32, ptr addrspace(3) @{0}, i32 %t
  %{0}.other = getelementptr i32, ptr addrspace(3) @{0}, i32 %other
  %{0}.wave = getelementptr i32, ptr addrspace(3) @{0}, i32 %wave
  %{0}.rest = sub i32 %t, %wave
  %{0}.flip = xor i32 %{0}.rest, 1
  %{0}.near = getelementptr i32, ptr addrspace(3) %{0}.wave, i32 %{0}.flip
"""
_COPY = (
    "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %{0}.wave, i32 4, "
    "i32 0, i32 0, i32 0, i32 0)\n"
)


def mark(name: str, fields: str = "") -> str:
    """A line that ends a stage."""
    return "  " + MARK.format(name=f"{name} {fields}".strip()) + "\n"


def stage(number: int, text: str) -> str:
    """The IR of a stage and its mark, from words."""
    words, _, given = text.partition("|")
    lines = []
    for at, word in enumerate(words.split()):
        kind, variable = word[0], word[1:]
        if kind == "r":
            lines.append(f"  %r{number}.{at} = load i32, ptr addrspace(3) %{variable}.other, align 4\n")
        elif kind == "w":
            lines.append(f"  store i32 %i, ptr addrspace(3) %{variable}.own, align 4\n")
        elif kind == "c":
            lines.append(_COPY.format(variable))
        elif kind == "p":
            lines.append(f"  store i32 %i, ptr addrspace(3) %{variable}.own, align 4\n")
            lines.append(f"  %p{number}.{at} = load i32, ptr addrspace(3) %{variable}.near, align 4\n")
    return "".join(lines) + (given if given else "")


def kernel(
    stages: Sequence[str],
    *,
    fields: Sequence[str] = (),
    size: str = "512,512",
    cpu: str = "gfx942",
    before: str = "",
    behind: str = "",
) -> str:
    """A kernel whose loop has these stages, named s0, s1, ...; ``fields`` are said by their marks besides."""
    said = [*fields, *[""] * (len(stages) - len(fields))]
    body = ""
    for number, text in enumerate(stages):
        own = stage(number, text)
        body += own.replace("MARK\n", mark(f"s{number}", said[number])[2:])
        if "MARK\n" not in own:
            body += mark(f"s{number}", said[number])
    return HEAD.format(
        addresses="".join(map(_ADDRESSES.format, "AB")),
        before=before,
        body=body,
        behind=behind,
        size=size,
        cpu=cpu,
    )


def parsed(stages: Sequence[str], **given: object) -> Module:
    """The same, read."""
    return ldsopt.parse(kernel(stages, **given), source="k.ll")  # type: ignore[arg-type]


def pipelined(stages: Sequence[str], *, fence: str = "minimal", **given: object) -> Any:
    """The pipeline that such a kernel's loop becomes."""
    (loop,) = ldsopt.pipeline(parsed(stages, **given), fence=fence).details.loops  # type: ignore[arg-type]
    return loop
