"""Makes a module small: removes parts of it, as long as a property still holds.

A pass names removable parts of a module: definitions, metadata, branches, instructions, arguments, attributes. The
driver removes all of them, halves, quarters, down to single ones (delta debugging, Zeller and Hildebrandt, 2002), and
goes through the passes until none of them removes anything any more. A candidate that LLVM's parser or verifier refuses
is dropped before the property is tested, which costs more. Zero or an operand replaces a removed value: no pass writes
``undef`` or ``poison``, which compilers may replace by anything.

    define amdgpu_kernel void @k(ptr %p) {        define amdgpu_kernel void @k() {
      %x = load i32, ptr %p                ->       store i32 0, ptr addrspace(3) @a
      store i32 %x, ptr addrspace(3) @a             ret void
      ret void                                    }
    }

The result is minimal in the sense that no single part that the passes name can go.
"""

from __future__ import annotations

import contextlib
import itertools
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError
from ldsopt.ir.module import Function, Module
from ldsopt.ir.read import parse
from ldsopt.ir.syntax import (
    attachments,
    define_attachments,
    header,
    is_instruction,
    label,
    lines_starting,
    split_arguments,
    tokens,
    with_names,
)
from ldsopt.simt.kinds import type_prefix
from ldsopt.verifier.body_passes import (
    BODY_PASSES,
    ReductionPass,
    local_names,
    mentioned,
    with_lines,
    without_lines,
)

# --- module passes ------------------------------------------------------------------------------------------
#
# The parts of a module outside of instructions: definitions, declarations, variables, metadata, attributes.


_LINKAGES = frozenset(
    {
        *(
            "internal",
            "private",
            "linkonce_odr",
            "linkonce",
            "weak_odr",
            "weak",
            "available_externally",
            "hidden",
        ),
        *("protected", "dso_local", "local_unnamed_addr", "unnamed_addr"),
    }
)
_ONLY_OF_DEFINITIONS = re.compile(
    r" (?:comdat(?:\(\$[^)]*\))?|local_unnamed_addr|unnamed_addr|gc \"[^\"]*\"|![-\w.]+ !\d+|\{$)"
)
_ATTRIBUTE = re.compile(r'"[^"]*"(?:="[^"]*")?|[^\s"(]+(?:\([^)]*\))?')
_KEPT = ('"target-cpu"=', '"amdgpu-flat-work-group-size"=')
"""Attributes that stay: without the size of its workgroup, a kernel of one wave would race with itself."""
_WORDS = re.compile(
    r" (?:nuw|nsw|nusw|inbounds|exact|disjoint|samesign|noundef|nonnull|noalias|nocapture|captures\([^)]*\)|readonly|"
    r"readnone|writeonly|nofree|returned|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc|nneg|tail|local_unnamed_addr|"
    r"unnamed_addr|dso_local|hidden|protected|range\([^)]*\)|dereferenceable(?:_or_null)?\(\d+\))(?=[ ,)])"
)


class _Word(NamedTuple):
    """A word of a line, by its columns."""

    line: int
    start: int
    stop: int


class _Parameter(NamedTuple):
    """One parameter of a function: the number of the function's line, and of the parameter."""

    line: int
    number: int


def _without_definitions(module: Module, parts: Sequence[Function]) -> str:
    """The text without these functions; functions that are still mentioned stay as declarations."""
    gone = {line for function in parts for line in range(function.line, function.end + 1)}
    rest = mentioned(line for number, line in enumerate(module.lines) if number not in gone)
    lines = dict.fromkeys(gone, "")
    for function in parts:
        if function.name in rest:
            lines[function.line] = _declaration(module.lines[function.line])
    return with_lines(module, lines)


def _declaration(define: str) -> str:
    found = header(define)
    assert found is not None
    stop = split_arguments(define, found.stop + 1)[1]
    words = define[len("define ") : stop].split(" ")
    first = next(at for at, word in enumerate(words) if word not in _LINKAGES)
    return "declare " + " ".join(words[first:]) + _ONLY_OF_DEFINITIONS.sub("", define[stop:])


def _unmentioned(module: Module) -> Sequence[int]:
    """The lines of declarations and variables that no other line mentions."""
    counted: Counter[str] = Counter()
    for line in module.lines:
        counted.update(mentioned([line]))
    definitions = (
        (number, header(line))
        for number, line in enumerate(module.lines)
        if line.startswith(("declare ", "@"))
    )
    return [number for number, defined in definitions if defined and counted[defined.name] == 1]


def _named_metadata(module: Module) -> Sequence[int]:
    return [n for n, line in enumerate(module.lines) if line[:1] == "!" and not line[1:2].isdigit()]


def _attached(module: Module) -> Sequence[tuple[str, int]]:
    """The attachments, sorted by kind."""
    lines = enumerate(module.lines)
    return sorted((kind, number) for number, line in lines for kind in _kinds(line))


def _kinds(line: str) -> Iterable[str]:
    if line.startswith("define "):
        return define_attachments(line)
    return attachments(line)[1] if is_instruction(line) and ", !" in line else ()


def _without_attached(module: Module, parts: Sequence[tuple[str, int]]) -> str:
    changed: dict[int, str] = {}
    for kind, number in parts:
        line = changed.get(number, module.lines[number])
        changed[number] = re.sub(rf",? !{re.escape(kind)} !\d+", "", line, count=1)
    return with_lines(module, changed)


def _parameters(module: Module) -> Sequence[_Parameter]:
    """The unused parameters of functions that no code names."""
    called = mentioned(line for line in module.lines if not line.startswith("define "))
    found = []
    for function in module.functions():
        if function.name in called:
            continue
        define, body = module.lines[function.line], module.lines[function.line + 1 : function.end]
        used = {name for line in body for name in local_names(line)}
        for number, span in enumerate(_spans(define)):
            own = list(local_names(define[span[0] : span[1]]))
            if own and own[-1] not in used:
                found.append(_Parameter(function.line, number))
    return found


def _without_parameters(module: Module, parts: Sequence[_Parameter]) -> str:
    changed = {}
    for line in {part.line for part in parts}:
        define = module.lines[line]
        gone = {part.number for part in parts if part.line == line}
        spans = _spans(define)
        kept = [define[start:stop] for number, (start, stop) in enumerate(spans) if number not in gone]
        begin = _first_parameter(define)
        changed[line] = define[:begin] + ", ".join(kept) + define[split_arguments(define, begin)[1] :]
    return with_lines(module, changed)


def _spans(define: str) -> list[tuple[int, int]]:
    return [(span.start, span.stop) for span in split_arguments(define, _first_parameter(define))[0]]


def _first_parameter(define: str) -> int:
    found = header(define)
    assert found is not None
    return found.stop + 1


def _attributes(module: Module) -> Sequence[_Word]:
    """The attributes of all groups except the processor and the size of a workgroup."""
    return [
        _Word(number, word.start(), word.end())
        for number, line in enumerate(module.lines)
        if line.startswith("attributes #")
        for word in _ATTRIBUTE.finditer(line, line.index("{ ") + 2, len(line) - 2)
        if not word[0].startswith(_KEPT)
    ]


def _words(module: Module) -> Sequence[_Word]:
    """Flags of instructions, and attributes of parameters and arguments, outside of anything in quotes."""
    return [
        _Word(number, word.start(), word.end())
        for number, line in enumerate(module.lines)
        if '"' not in line and (is_instruction(line) or line.startswith(("define ", "declare ", "@")))
        for word in _WORDS.finditer(line)
    ]


def _without_words(module: Module, parts: Sequence[_Word]) -> str:
    changed: dict[int, str] = {}
    for part in sorted(parts, reverse=True):
        line = changed.get(part.line, module.lines[part.line])
        changed[part.line] = line[: part.start] + line[part.stop :]
    return with_lines(module, changed)


def _types_and_names(module: Module) -> Sequence[int]:
    return [n for n, line in enumerate(module.lines) if line.startswith(("source_filename", "module asm"))]


MODULE_PASSES = (
    ReductionPass("definitions", lambda module: [*module.functions()], _without_definitions),
    ReductionPass("declarations and variables", _unmentioned, without_lines),
    ReductionPass("named metadata", _named_metadata, without_lines),
    ReductionPass("source names", _types_and_names, without_lines),
    ReductionPass("attachments", _attached, _without_attached),
    ReductionPass("parameters", _parameters, _without_parameters),
    ReductionPass("function attributes", _attributes, _without_words),
    ReductionPass("flags", _words, _without_words),
)


# --- reduce -------------------------------------------------------------------------------------------------


def with_named_values(text: str) -> str:
    """The text with ``%v1`` for ``%1``, and a label for each function's first block; as it is where types have numbers.

    >>> print(with_named_values('define i32 @f(i32 %0) {\\n  %2 = add i32 %0, 1\\n  ret i32 %2\\n}'))
    define i32 @f(i32 %v0) {
    v1:
      %v2 = add i32 %v0, 1
      ret i32 %v2
    }
    """
    if any(line[1:].partition(" = type ")[0].isdecimal() for line in lines_starting(text, "%")):
        return text
    done: list[str] = []
    inside = False
    for line in text.split("\n"):
        starts = line.startswith("define ")
        if starts or inside:
            line = with_names(line, _numbered)
            if inside and (own := label(line)) and own.isdecimal():
                line = f"v{line}"
        if inside and done[-1].startswith("define ") and not label(line):
            done.append(f"{_first_label(done[-1])}:")
        inside = line.endswith("{") if starts else inside and line != "}"
        done.append(line)
    return "\n".join(done)


def _numbered(name: str) -> str | None:
    return f"%v{name[1:]}" if name[0] == "%" and name[1:].isdecimal() else None


def _first_label(define: str) -> str:
    """The name of an unnamed first block: LLVM numbers it behind the numbered parameters."""
    numbers = [int(name[1:]) for name in local_names(define) if name[0] == "v" and name[1:].isdecimal()]
    return f"v{max(numbers) + 1 if numbers else 0}"


PASSES: tuple[ReductionPass, ...] = (*MODULE_PASSES, *BODY_PASSES)


@dataclass(frozen=True, slots=True)
class Reduced:
    """A module that was made small.

    Attributes:
        text: LLVM's canonical print of it.
        attempts: the number of tests of the property.
        is_minimal: nothing more can be removed; else the attempts ran out.
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
    """Makes a module smaller, as long as a property holds.

    Args:
        text: a module with the property.
        holds: true if another module, which LLVM accepts, has it.
        arch: the architecture of modules that do not name it.
        attempts: tests of the property at most.
        passes: the removable parts, in the order to try.

    Raises:
        InputError: LLVM refuses the module.
    """
    module = parse(text, mcpu=arch)
    search = _Reducing(module.text, holds, arch, attempts)
    module.handle.close()
    search.replace(with_named_values(search.best))
    passes = tuple(passes)
    size = len(search.best) + 1
    while len(search.best) < size and search.left > 0:
        size = len(search.best)
        for one in passes:
            search.take_away(one)
    return Reduced(search.best, attempts - search.left, search.left > 0)


@dataclass(slots=True)
class _Reducing:
    """The smallest module so far with the property, and the number of tests left."""

    best: str
    holds: Callable[[str], bool]
    arch: str | None
    left: int

    def replace(self, candidate: str) -> bool:
        """Takes a candidate for the best one, if LLVM accepts it and it has the property."""
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
        """Removes the parts that a pass names: as many at a time as possible."""
        size = max(1, len(self._parts(one)))
        while size >= 1 and self.left > 0:
            start = 0
            while True:
                module = parse(self.best, mcpu=self.arch)
                parts = one.parts(module)
                some = parts[start : start + size]
                candidate = one.without(module, some) if some else ""
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


# --- llvm reduce --------------------------------------------------------------------------------------------
#
# Making a module small by LLVM's ``llvm-reduce``, if it is installed.
#
# It runs a program of ours to test each version of the module; that program asks this process, by a socket, so that
# loaded compilers are not started anew for each test.


_NEWEST_FIRST = range(40, 21, -1)
_POLL_SECONDS = 0.1
_ASK = """#!{python} -IS
import socket, sys
with socket.socket(socket.AF_UNIX) as asked:
    asked.connect({address!r})
    asked.sendall(sys.argv[1].encode() + b"\\n")
    sys.exit(0 if asked.recv(1) == b"y" else 1)
"""


def llvm_reduce() -> str | None:
    """The newest ``llvm-reduce`` in ``PATH`` whose LLVM reads our prints; ``None`` if there is none."""
    names = (f"llvm-reduce-{version}" for version in _NEWEST_FIRST)
    return next((found for name in (*names, "llvm-reduce") if (found := shutil.which(name))), None)


def reduce_by(program: str, text: str, holds: Callable[[str], bool], *, attempts: int) -> Reduced:
    """Makes a module smaller by ``llvm-reduce``, as long as a property holds.

    If the attempts run out or the program fails, the result is the best so far; it may be the text itself.

    Args:
        program: the ``llvm-reduce``.
        text: a module with the property.
        holds: true if another module has it.
        attempts: questions to answer at most.
    """
    best, asked, done = text, 0, False
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as listening:
        place = Path(folder)
        listening.bind(str(place / "asked"))
        listening.listen()
        listening.settimeout(_POLL_SECONDS)
        script = place / "ask"
        script.write_text(_ASK.format(python=sys.executable, address=str(place / "asked")))
        script.chmod(0o700)
        (place / "module.ll").write_text(text, "utf-8", "surrogateescape")
        command = [program, f"--test={script}", "module.ll", "-o", "out.ll"]
        with subprocess.Popen(
            command, cwd=place, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as running:
            try:
                while running.poll() is None and asked < attempts:
                    with contextlib.suppress(TimeoutError):
                        question, _ = listening.accept()
                        with question:
                            file = place / question.makefile("r").readline().rstrip("\n")
                            candidate = file.read_text("utf-8", "surrogateescape")
                            asked += 1
                            answer = holds(candidate)
                            if answer:
                                best = candidate  # the program continues from it
                            question.sendall(b"y" if answer else b"n")
                done = running.poll() == 0
            finally:
                running.kill()
    return Reduced(best, asked, done)


# --- portable -----------------------------------------------------------------------------------------------
#
# A module's text without parts that LLVM adds itself when it reads it, or that another version of LLVM may not know.
#
# Attributes of intrinsics: LLVM gives the intrinsics that it knows its own attributes (``UpgradeIntrinsicFunction``
# in ``AutoUpgrade.cpp``). The data layout: code generation sets the target's. Comments and the name of the source
# file.


_LEFT_OUT = ("; ModuleID", "; Function Attrs:", "source_filename = ", "target datalayout = ")


def portable(text: str) -> str:
    """The text of a module as any LLVM reads it that knows its instructions; the module means the same.

    >>> print(portable("; ModuleID = 'x'\\ndeclare void @llvm.amdgcn.s.barrier() #0\\n\\nattributes #0 = { nounwind }"))
    declare void @llvm.amdgcn.s.barrier()
    """
    lines = [line for line in text.split("\n") if not line.startswith(_LEFT_OUT)]
    lines = [f"{own}:" if "; preds = " in line and (own := label(line)) else line for line in lines]
    lines = [_plain(line) if line.startswith("declare ") else line for line in lines]
    used = {
        token[0]
        for line in lines
        if not line.startswith("attributes ") and "#" in line
        for token in tokens(line)
    }
    kept = (line for line in lines if not line.startswith("attributes ") or line.split(" ")[1] in used)
    groups = itertools.groupby(kept, key=bool)  # one of several empty lines
    return "\n".join(line for is_text, group in groups for line in (group if is_text else [""])).strip("\n")


def _plain(declare: str) -> str:
    """The declaration of an intrinsic without attributes."""
    found = header(declare)
    if found is None or not found.name.startswith("llvm."):
        return declare
    spans, _ = split_arguments(declare, found.stop + 1)
    types = (type_prefix(declare[slice(*span)]) for span in spans)
    return f"{declare[: found.stop]}({', '.join(types)})"
