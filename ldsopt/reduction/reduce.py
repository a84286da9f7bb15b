"""Makes a module small: takes parts of it away, as long as something that is asked of it still holds.

A pass names parts of a module that may go: definitions, metadata, branches, instructions, arguments, attributes. The
driver takes all of them away, halves, quarters, down to single ones (delta debugging, Zeller and Hildebrandt, 2002),
and goes through the passes until none of them takes anything away any more. A candidate that LLVM's parser or verifier
refuses is dropped before the question is asked that costs something. Where a value goes, zero or one of its operands
stands in its place: no pass writes ``undef`` or ``poison``, of which compilers may make what they like.

    define amdgpu_kernel void @k(ptr %p) {        define amdgpu_kernel void @k() {
      %x = load i32, ptr %p                ->       store i32 0, ptr addrspace(3) @a
      store i32 %x, ptr addrspace(3) @a             ret void
      ret void                                    }
    }

The result is minimal in the sense that no single part that the passes name can go.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ldsopt.errors import LdsoptError
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.reduction.body_passes import BODY_PASSES
from ldsopt.reduction.module_passes import MODULE_PASSES
from ldsopt.reduction.parts import ReductionPass

_NUMBERED = re.compile(r'"[^"]*"|%(\d+)\b')
_NUMBERED_LABEL = re.compile(r"(\d+):")
_NUMBERED_TYPE = re.compile(r"^%\d+ = type ", re.MULTILINE)
_LABEL = re.compile(r'(?:"[^"]*"|[-\w.$]+):')


def with_names(text: str) -> str:
    """The text with ``%v1`` for ``%1``, and a label for each function's first block; as it is where types have numbers.

    >>> print(with_names('define i32 @f(i32 %0) {\\n  %2 = add i32 %0, 1\\n  ret i32 %2\\n}'))
    define i32 @f(i32 %v0) {
    v1:
      %v2 = add i32 %v0, 1
      ret i32 %v2
    }
    """
    if _NUMBERED_TYPE.search(text):
        return text
    done: list[str] = []
    inside = False
    for line in text.split("\n"):
        starts = line.startswith("define ")
        if starts or inside:
            line = _NUMBERED.sub(lambda match: f"%v{match[1]}" if match[1] else match[0], line)
            if inside and (label := _NUMBERED_LABEL.match(line)):
                line = f"v{label[1]}:{line[label.end() :]}"
        if inside and done[-1].startswith("define ") and not _LABEL.match(line):
            done.append(f"{_first_label(done[-1])}:")
        inside = line.endswith("{") if starts else inside and line != "}"
        done.append(line)
    return "\n".join(done)


def _first_label(define: str) -> str:
    """The name of a first block without one: LLVM numbers it behind the parameters that have numbers."""
    numbers = [int(number) for number in re.findall(r"%v(\d+)\b", define)]
    return f"v{max(numbers) + 1 if numbers else 0}"


PASSES: tuple[ReductionPass, ...] = (*MODULE_PASSES, *BODY_PASSES)


@dataclass(frozen=True, slots=True)
class Reduced:
    """A module that was made small.

    Attributes:
        text: LLVM's canonical print of it.
        attempts: how often the question was asked.
        is_minimal: nothing more could be taken away; else the attempts ran out.
    """

    text: str
    attempts: int
    is_minimal: bool


def reduce(
    text: str,
    holds: Callable[[str], bool],
    *,
    arch: str | None = None,
    attempts: int,
    passes: Iterable[ReductionPass] = PASSES,
) -> Reduced:
    """Makes a module smaller, as long as what is asked of it holds.

    Args:
        text: a module of which it holds.
        holds: whether it holds of another one, which LLVM accepts.
        arch: the architecture of modules that do not say it themselves.
        attempts: questions to ask at most.
        passes: what may go, in the order in which it is tried.

    Raises:
        InputError: LLVM refuses the module as it is.
    """
    module = parse(text, mcpu=arch)
    search = _Reducing(module.text, holds, arch, attempts)
    module.handle.close()
    search.replace(with_names(search.best))
    passes = tuple(passes)
    size = len(search.best) + 1
    while len(search.best) < size and search.left > 0:
        size = len(search.best)
        for one in passes:
            search.take_away(one)
    return Reduced(search.best, attempts - search.left, search.left > 0)


@dataclass(slots=True)
class _Reducing:
    """The smallest module so far of which it holds, and how many more candidates may be asked about."""

    best: str
    holds: Callable[[str], bool]
    arch: str | None
    left: int

    def replace(self, candidate: str) -> bool:
        """Takes a candidate for the best one, if LLVM accepts it and it holds of it."""
        if self.left <= 0:
            return False
        try:
            module = parse(candidate, mcpu=self.arch)
        except LdsoptError:
            return False
        text = module.text
        module.handle.close()
        if text == self.best:
            return False
        self.left -= 1
        if not self.holds(text):
            return False
        self.best = text
        return True

    def take_away(self, one: ReductionPass) -> None:
        """Takes away what a pass names: as much at a time as it can."""
        size = max(1, len(self._parts(one)))
        while size >= 1 and self.left > 0:
            start = 0
            while True:
                module = parse(self.best, mcpu=self.arch)
                parts = one.parts(module)
                candidate = _without(one, module, parts[start : start + size])
                module.handle.close()
                if start >= len(parts) or self.left <= 0:
                    break
                if not self.replace(candidate):
                    start += size
            size = size // 2

    def _parts(self, one: ReductionPass) -> Sequence[object]:
        module = parse(self.best, mcpu=self.arch)
        parts = one.parts(module)
        module.handle.close()
        return parts


def _without(one: ReductionPass, module: Module, parts: Sequence[object]) -> str:
    return one.without(module, parts) if parts else ""
