"""Assembly text of an AMD GPU as functions, basic blocks and instructions.

It reads LLVM's output (``llc -filetype=asm``, ``clang -S``, ``hipcc --save-temps``) and assembly written by hand in the
same syntax. Comments are not needed: labels and branches tell where blocks begin, their successors, and the depth of
loops.

A function begins at a label that ``.type NAME,@function`` or ``.amdhsa_kernel NAME`` announces and ends at its
``.size`` or ``.Lfunc_end``. A block begins at a label, at LLVM's ``; %bb.N:``, and after a branch. The ``.Ltmp`` labels
of debug information and the ``.Lpost_getpc`` ones of long branches begin no block. The parts of a function's text that
only an assembler understands are noted with it (`ldsopt.isa.statements`).
"""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from itertools import chain, takewhile
from sys import intern
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, UnreadableCode
from ldsopt.graph import Graph, backwards, cycles
from ldsopt.groups import by_key
from ldsopt.isa.statements import Statements, Unreadable, assigned, directive, without_comments
from ldsopt.target.arch import arch_of_triple
from ldsopt.target.opcodes import Action, Family, Opcode, opcode

# --- loops ----------------------------------------------------------------------------------------------------
#
# Loop nesting depth of the blocks of a control-flow graph.
#
# A strongly connected set of blocks is a loop; what is still strongly connected without the loop's header is a
# loop inside of it. On reducible graphs that is the nesting of natural loops, which LLVM writes into its
# comments (`Depth=`); in irreducible ones, where LLVM sees no loop at all, it still finds the cycle. Source
# of the idea: Steensgaard, Sequentializing Program Dependence Graphs for Irreducible Programs, 1993.


DEEPEST = 100
"""Loops nested deeper are not told from the loop around them: each level takes a walk over all that is inside of it."""


def depths(successors: Graph) -> list[int]:
    """Nesting depth of each block, 0 outside of loops. Block 0 is the entry.

    >>> depths([(1,), (2,), (2, 1, 3), ()])  # block 1 heads a loop, block 2 one inside
    [0, 1, 2, 0]
    """
    depth = [0] * len(successors)
    for loop in loops(successors):
        for block in loop:
            depth[block] += 1
    return depth


def innermost_loops(successors: Graph) -> list[frozenset[int]]:
    """The blocks of the innermost loop around each block; none outside of loops.

    >>> [sorted(loop) for loop in innermost_loops([(1,), (2,), (2, 1, 3), ()])]
    [[], [1, 2], [2], []]
    """
    found: list[frozenset[int]] = [frozenset()] * len(successors)
    for loop in loops(successors):
        for block in loop:
            found[block] = loop
    return found


def loops(successors: Graph) -> Iterator[frozenset[int]]:
    """The blocks of every loop, outer loops first, down to a nesting depth of `DEEPEST`."""
    predecessors = backwards(successors)
    work: list[tuple[set[int], int]] = [(set(range(len(successors))), 0)]
    while work:
        region, level = work.pop()
        inside = {block: [t for t in successors[block] if t in region] for block in region}
        for cycle in cycles(inside.__getitem__, region):
            loop = set(cycle)
            yield frozenset(loop)
            if len(loop) > 1 and level + 1 < DEEPEST:
                # The header is where control enters; the first in code order if there are several.
                entries = [b for b in loop if b == 0 or any(p not in loop for p in predecessors[b])]
                loop.discard(min(entries, default=min(loop)))
                work.append((loop, level + 1))


# --- target ids -----------------------------------------------------------------------------------------------
#
# The architecture in what LLVM calls a target id: `amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-`.


_PROCESSOR = re.compile(r"-(gfx[0-9a-f]+(?:(?:-\d+)?-generic)?)$")


def target_arch(text: str) -> str | None:
    """The gfx architecture that ``.amdgcn_target`` names.

    >>> target_arch('.amdgcn_target "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-"')
    'gfx90a'
    """
    quoted, _, _ = text.partition(".amdgcn_target")[2].partition("\n")
    target, ends, _ = quoted.lstrip().removeprefix('"').partition('"')
    return arch_of_target_id(target) if ends and target else None


def arch_of_target_id(target: str) -> str | None:
    """The processor in a target id, without its features.

    >>> arch_of_target_id("amdgcn-amd-amdhsa--gfx9-4-generic:xnack+")
    'gfx9-4-generic'
    >>> arch_of_target_id("amdgpu9.50-amd-amdhsa"), arch_of_target_id("hipv4-amdgcn-amd-amdhsa--gfx1201")
    ('gfx950', 'gfx1201')
    >>> arch_of_target_id("amdgcn-amd-amdhsa-unknown-gfx11-generic"), arch_of_target_id("host-x86_64-linux-gnu")
    ('gfx11-generic', None)
    """
    found = _PROCESSOR.search(target.split(":", 1)[0])
    return found[1] if found else arch_of_triple(target)


class Location(NamedTuple):
    """A ``.loc`` directive: file number, line, column."""

    file: int
    line: int
    column: int


class AsmInstruction(NamedTuple):
    """One machine instruction.

    Attributes:
        mnemonic: e.g. ``ds_read_b32``.
        operands: the text behind it, without comment.
        line: 1-based line in the assembly text.
        location: the source position in force, if the code has any.
    """

    mnemonic: str
    operands: str
    line: int
    location: Location | None = None

    @property
    def opcode(self) -> Opcode:
        """The facts that follow from the mnemonic."""
        return opcode(self.mnemonic)

    @property
    def text(self) -> str:
        """The mnemonic and the operands, as in a listing."""
        return f"{self.mnemonic} {self.operands}".strip()


@dataclass(frozen=True, slots=True)
class AsmBlock:
    """A basic block.

    Attributes:
        label: its first label, or LLVM's ``%bb.N``; empty if it has none.
        instructions: in code order.
        successors: the blocks that may run next, as indices in the function's blocks; empty at the function's end.
        depth: loop nesting depth, 0 outside of loops.
    """

    label: str
    instructions: tuple[AsmInstruction, ...]
    successors: tuple[int, ...]
    depth: int


@dataclass(frozen=True, slots=True)
class AsmFunction:
    """A function or kernel.

    Attributes:
        name: without quotes.
        is_kernel: it has a kernel descriptor.
        blocks: in code order.
        lines: the half-open range of its text lines, 1-based.
        unreadable: the lines that only an assembler understands; if there are any, ``blocks`` may not be the function's
            code.
        authored: the lines of instructions in inline assembly, 1-based.
        followed: the lines of calls behind which the callee's blocks come, see `ldsopt.isa.calls`.
        wave_size: lanes of a wave, if its kernel descriptor tells.
        is_entry: waves start there, so that nothing is outstanding: a kernel, or a shader, which has no descriptor.
            LLVM marks either in a section for comments behind its end.
    """

    name: str
    is_kernel: bool
    blocks: tuple[AsmBlock, ...]
    lines: range
    unreadable: tuple[Unreadable, ...] = ()
    authored: frozenset[int] = frozenset()
    followed: frozenset[int] = frozenset()
    wave_size: int | None = None
    is_entry: bool = False

    @property
    def instructions(self) -> Iterator[AsmInstruction]:
        """The instructions of all blocks, in code order."""
        return chain.from_iterable(block.instructions for block in self.blocks)


@dataclass(frozen=True, slots=True)
class Assembly:
    """One assembly listing.

    Attributes:
        arch: the gfx architecture that ``.amdgcn_target`` names, or ``None``.
        functions: in code order.
        text: the lines, for readers of directives and comments.
    """

    arch: str | None
    functions: tuple[AsmFunction, ...]
    text: tuple[str, ...]


LABEL = re.compile(r'("(?:[^"\\]|\\.)*"|[\w.$@]+)\s*:')
_SPELLED = re.compile(r'"(?:[^"\\]|\\.)*"|[\w.$@]+')
_ESCAPED = re.compile(r"\\(.)")
_LETTERS = string.ascii_letters + string.digits + "_.$"
_NO_NAME = ("", "\t", " ", ";", ".")
"""Lines that LLVM prints begin with one of these, if not with the name of a function or a variable."""
_FORWARD = re.compile(r"\d+f")
_COMMENTS = ".AMDGPU.csdata"
_NO_BLOCK = (
    ".Ltmp",
    ".Lpost_getpc",
    ".Lpost_addpc",
    ".Lfunc_begin",
    ".Lsec_end",
    ".Ldebug",
    ".Linfo",
    ".Lcu_",
)

_ENDS = frozenset({Family.JUMP, Family.END, Family.TRAP_RETURN})
_SKIP = "s_setvskip"
_FILLS = frozenset({"s_nop", "s_code_end"})
"""Instructions that fill up memory behind the end of a function: assemblers align with them, and fetches run ahead."""
_BEGINS, _ENDS_HERE = "; -- Begin function ", "; -- End function"
_NO_LABEL = "a branch that names no label of the function"
_SKIPPED_MEMORY = frozenset(
    {Family.LDS, Family.BUFFER, Family.IMAGE, Family.GLOBAL, Family.SCRATCH, Family.FLAT}
)
_BLOCK_ENDS = _ENDS | {Family.GOTO, Family.BRANCH, Family.FORK}


def parse_assembly(text: str, source: str = "<assembly>") -> Assembly:
    """Parses a listing. Functions without an instruction, such as kernels that do nothing defined, are left out.

    Raises:
        InputError: it has no function: it is not AMD GPU assembly, or its module had no code left; or it is cut off.
    """
    statements = Statements(text)
    arch = target_arch(text)
    kernels, names = announced(statements.lines)
    reader = _ListingReader(statements, kernels, names)
    functions = reader.functions()
    if cut := reader.cut_off() or _open_function(text) or _open_directive(statements):
        line, why = cut
        raise InputError(
            f"the listing is cut off: {why}",
            file=source,
            line=line,
            remedy="see whether what writes it has failed; a function written by hand ends in s_endpgm, s_setpc_b64 or "
            "a branch, and may have a .size",
        )
    if not functions and arch and not names:
        raise InputError(
            f"the assembly for {arch} has no function",
            file=source,
            remedy="LLVM leaves out functions that ask for features that an architecture has not: "
            'compare their "target-cpu" and "target-features" with it, or name another one with --mcpu',
        )
    if not functions and not arch:
        raise UnreadableCode(
            "no function found: this is not AMD GPU assembly",
            file=source,
            remedy="give LLVM IR, an assembly listing (.s) or a code object (.o, .hsaco)",
        )
    return Assembly(arch, functions, tuple(text.split("\n")))


def _open_function(text: str) -> tuple[int, str] | None:
    """The line at which LLVM says that a text's last function begins, if nothing says that it ends, and the reason.

    Behind the last instruction of a kernel stands its descriptor, and in front of the first one its name alone: neither
    has a sign of its own that something is missing.
    """
    at = text.rfind(_BEGINS)
    if at < 0 or any(text.find(end, at) >= 0 for end in (_ENDS_HERE, ".Lfunc_end", ".size")):
        return None
    name = text[at + len(_BEGINS) :].partition("\n")[0].strip()
    return text.count("\n", 0, at) + 1, f"nothing ends {name}, which begins here"


def _open_directive(statements: Statements) -> tuple[int, str] | None:
    """The last line of a kernel's descriptor or of the metadata, if the text does not close it, and the reason.

    An ``.amdhsa_kernel`` alone only announces a kernel, as in a listing that was made of an object. A macro or another
    file may close what is open here.
    """
    opened = dict[str, int]()
    for number, line in enumerate(statements.lines, 1):
        if ".amdhsa_" in line or "amdgpu_metadata" in line or ".end_amdhsa" in line:
            name = directive(line)
            if name.startswith("amdhsa_") and name not in ("amdhsa_kernel", "amdhsa_code_object_version"):
                opened["amdhsa_kernel"] = number
            elif name == "amdgpu_metadata":
                opened["amdgpu_metadata"] = number
            else:
                opened.pop(name.removeprefix("end_"), None)
    if statements.makes_code:
        return None
    return next(((number, f"no .end_{word} closes this") for word, number in opened.items()), None)


def scalar_pair(operand: str) -> tuple[int, int] | None:
    """The first and the last register of an operand of several scalar registers; ``None`` of any other operand.

    >>> scalar_pair("s[4:5]"), scalar_pair("s4")
    ((4, 5), None)
    """
    first, _, last = operand[2:-1].partition(":")
    is_pair = operand[:2] == "s[" and operand[-1:] == "]" and first.isdecimal() and last.isdecimal()
    return (int(first), int(last)) if is_pair else None


def asm_mark(line: str) -> str:
    """``START`` or ``END`` for the comments that LLVM prints around inline assembly; empty for any other line."""
    line = line.lstrip()
    mark = line.lstrip(";").removeprefix("#ASM") if line.startswith(";") and "#ASM" in line else ""
    return next((one for one in ("START", "END") if mark.startswith(one)), "")


def unquoted(name: str) -> str:
    """A symbol's name as spelled in the code, without the quotes that unusual characters need."""
    if not (name.startswith('"') and name.endswith('"') and len(name) > 1):
        return name
    return _ESCAPED.sub(lambda match: "\n" if match[1] == "n" else match[1], name[1:-1])


def announced(lines: list[str]) -> tuple[dict[str, int | None], set[str]]:
    """The kernels, each with the wave size if its descriptor tells it, and the names of all functions."""
    kernels, functions, last = dict[str, int | None](), set[str](), ""
    for line in lines:
        if ".amdhsa_kernel" in line or ".amdhsa_wavefront_size32" in line or "@function" in line:
            word, _, value = (part.strip() for part in line.strip().replace("\t", " ").partition(" "))
            given = _SPELLED.match(value)
            if word == ".amdhsa_kernel":
                kernels[last := _kernel_name(value, functions)] = None
            elif word == ".amdhsa_wavefront_size32" and last and given and given[0] in ("0", "1"):
                kernels[last] = 32 if given[0] == "1" else 64
            elif word == ".type" and given and value[given.end() :].lstrip(" ,").startswith("@function"):
                functions.add(unquoted(given[0]))
    return kernels, functions | set(kernels)


def _kernel_name(value: str, functions: Collection[str]) -> str:
    """The kernel that a descriptor names: LLVM prints its name without quotes, whatever is in it.

    >>> _kernel_name("k;2 a", {"k;2 a"}), _kernel_name("k ; a", {"k"}), _kernel_name('"k 2" // a', ())
    ('k;2 a', 'k', 'k 2')
    """
    given = _SPELLED.match(value)
    if given and given[0].startswith('"'):
        return unquoted(given[0])
    return value if value in functions else without_comments(value)


class _ListingReader:
    def __init__(self, statements: Statements, kernels: dict[str, int | None], announced: set[str]) -> None:
        self._statements, self._lines = statements, statements.lines
        self._kernels, self._announced = kernels, announced
        self._unfinished: AsmFunction | None = None

    def cut_off(self) -> tuple[int, str] | None:
        """The line at which the text ends within a function, and the reason; ``None`` if it does not.

        Only the last function of a text can be cut off, and only if nothing marks its end. What follows is unknown
        where control may leave its last instruction for the next, or where a branch names a label that never comes.
        Behind its end may stand what fills up memory (`_FILLS`). The function ends there as well if only an assembler
        can tell: by a call of a macro, or by a directive that makes code.
        """
        if self._unfinished is None or not (blocks := self._unfinished.blocks):
            return None
        name, unreadable = self._unfinished.name, self._unfinished.unreadable
        neither = f"{name} has neither an end nor"
        reached = {at for block in blocks for at in block.successors}
        for at, block in reversed([*enumerate(blocks)]):
            if block.instructions:
                if at and at not in reached and not block.label and _fills(block):
                    continue
                last = block.instructions[-1]
                if self._statements.is_macro(last.mnemonic) or any(
                    one.line > last.line for one in unreadable
                ):
                    return None
                if last.opcode.family not in _ENDS | {Family.GOTO}:
                    return last.line, f"{neither} another instruction behind {last.mnemonic}"
                break
            if at in reached:
                return len(self._lines), f"{name} has no instruction behind its label {block.label}"
        unknown = {one.line for one in unreadable if one.why == _NO_LABEL}
        branches = (one for one in self._unfinished.instructions if one.line in unknown)
        lost = (one.line for one in branches if self._never_comes(_target(one.operands)))
        return next(((line, f"{neither} the label of this branch") for line in lost), None)

    def _never_comes(self, target: str) -> bool:
        """True if a branch's target is the name of a label, and nothing in the text defines it."""
        if _FORWARD.fullmatch(target):
            return True
        label = LABEL.fullmatch(f"{target}:")
        if label is None or target[:1].isdigit() or target == ".":
            return False
        name = unquoted(target)
        return not any(name in _defined(without_comments(line)) for line in self._lines if target in line)

    def functions(self) -> tuple[AsmFunction, ...]:
        done: list[AsmFunction] = []
        starts: list[tuple[int, str]] = []
        ends: dict[int, int] = {}
        in_assembly = False
        elsewhere = self._announced.difference(self._at_line_starts())
        for number, line in enumerate(self._lines):
            if "#ASM" in line and (mark := asm_mark(line)):
                in_assembly = mark == "START"
            if in_assembly:
                continue
            if line[:1] in _NO_NAME and not (elsewhere and _first_label(line.lstrip()) in elsewhere):
                if len(starts) > len(ends) and self._is_end(line, starts[-1][1]):
                    ends[len(starts) - 1] = number
                continue
            name = _first_label(line.lstrip())
            if name in self._announced:
                if len(starts) > len(ends):
                    ends[len(starts) - 1] = number
                starts.append((number, name))
        for index, (start, name) in enumerate(starts):
            text_end = starts[index + 1][0] if index + 1 < len(starts) else len(self._lines)
            body = _FunctionReader(self._statements, name in self._kernels)
            blocks = body.read(start, ends.get(index, len(self._lines)))
            if any(block.instructions for block in blocks) or body.unreadable:
                notes = tuple(body.unreadable), frozenset(body.authored), frozenset[int]()
                about = name, name in self._kernels, blocks, range(start + 1, text_end + 1)
                is_entry = name in self._kernels or self._is_said_to_be_entry(ends.get(index), text_end)
                done.append(AsmFunction(*about, *notes, self._kernels.get(name), is_entry))
                self._unfinished = None if index in ends else done[-1]
        return tuple(done)

    def _at_line_starts(self) -> set[str]:
        """The labels that begin a line; others stand behind white space."""
        return {_first_label(line) for line in self._lines if line[:1] not in _NO_NAME and ":" in line}

    def _is_said_to_be_entry(self, start: int | None, stop: int) -> bool:
        """True if ``Kernel info`` stands behind a function's end; other functions have ``Function info``."""
        behind = iter(self._lines[start:stop] if start is not None else ())
        in_section = any(line.strip().startswith(f".section\t{_COMMENTS}") for line in behind)
        return in_section and any(line.strip() == "; Kernel info:" for line in behind)

    @staticmethod
    def _is_end(line: str, name: str) -> bool:
        if ".size" not in line:
            return line.startswith(".Lfunc_end")
        words = line.split(None, 1)
        return (
            len(words) == 2 and words[0] == ".size" and unquoted(words[1].rsplit(",", 1)[0].strip()) == name
        )


class _OpenBlock:
    """A block while its function is being read."""

    __slots__ = ("instructions", "labels")

    def __init__(self, label: str = "") -> None:
        self.labels = [label] if label else []
        self.instructions: list[AsmInstruction] = []


class _FunctionReader:
    """The code of one function while it is being read."""

    def __init__(self, statements: Statements, is_kernel: bool) -> None:
        self._statements, self._is_kernel = statements, is_kernel
        self._drafts = [_OpenBlock()]
        self.unreadable: list[Unreadable] = []
        self.authored: list[int] = []

    def read(self, start: int, end: int) -> tuple[AsmBlock, ...]:
        """Reads the basic blocks that ``lines[start:end]`` hold, behind the function's label at their beginning."""
        drafts, lines = self._drafts, self._statements.lines
        append = drafts[-1].instructions.append
        location: Location | None = None
        in_assembly = is_elsewhere = in_metadata = False
        if self._statements.open_at(start + 1):
            self._cannot_read(start + 1, "code behind an open .if, .macro or .rept")
        for number in range(start, end):
            body = lines[number].strip()
            if number == start and (label := LABEL.match(body)):
                body = body[label.end() :].lstrip()
            if not body:
                continue
            if in_metadata:
                in_metadata = directive(body) != "end_amdgpu_metadata"
                continue
            first = body[0]
            if first == ";":
                comment = body[1:].lstrip()
                if comment.startswith("%bb."):
                    block, colon, _ = comment.partition(":")
                    if colon and block[4:].isdecimal():
                        append = _begin(drafts, block)
                elif "#ASM" in body and (mark := asm_mark(body)):
                    if in_assembly is (mark == "START"):
                        self._cannot_read(number, "a mark of inline assembly within inline assembly")
                    in_assembly = mark == "START"
                continue
            if first == "." and not (".L" in body[:2] or LABEL.match(body)):
                if body.startswith(".loc") and not in_assembly:
                    location = loc_directive(body) or location
                elif why := self._statements.directive(body, in_assembly=in_assembly):
                    self._cannot_read(number, why)
                elif body.startswith((".section", ".text")):
                    is_elsewhere = body.startswith(".section")
                elif directive(body) == "amdgpu_metadata":
                    in_metadata = not in_assembly
                continue
            if ";" in body or "/" in body:
                body = without_comments(body)
                if not body:
                    continue
            mnemonic, _, operands = body.replace("\t", " ", 1).partition(" ")
            while ":" in mnemonic or operands[:1] == ":" or first == '"':
                label = LABEL.match(body)
                if label is None:
                    break
                name = unquoted(label[1])
                if not name.startswith(_NO_BLOCK):
                    append = _begin(drafts, name)
                body = body[label.end() :].lstrip()
                mnemonic, _, operands = body.replace("\t", " ", 1).partition(" ")
                first = body[:1]
            if not body or mnemonic[0] in ".#" or operands.startswith("="):
                if mnemonic[:1] == ".":
                    self._cannot_read(number, self._statements.directive(body, in_assembly=True))
                continue
            operands = operands.strip()
            if in_assembly:
                operands = self._authored(mnemonic, operands, number)
            if is_elsewhere:
                self._cannot_read(number, "code in another section")
            is_skip = mnemonic == _SKIP
            if is_skip and drafts[-1].instructions:
                drafts.append(_OpenBlock())
                append = drafts[-1].instructions.append
            append(AsmInstruction(intern(mnemonic), intern(operands), number + 1, location))
            if mnemonic[0] == "s" and (is_skip or opcode(mnemonic).family in _BLOCK_ENDS):
                drafts.append(_OpenBlock())
                append = drafts[-1].instructions.append
        while len(drafts) > 1 and not drafts[-1].instructions and not drafts[-1].labels:
            drafts.pop()
        return self._linked()

    def _cannot_read(self, number: int, why: str) -> None:
        if why:
            self.unreadable.append(Unreadable(number + 1, why))

    def _authored(self, mnemonic: str, operands: str, number: int) -> str:
        """Notes an instruction in inline assembly, and returns its operands, those of a wait evaluated."""
        self.authored.append(number + 1)
        self._cannot_read(number, self._statements.instruction(mnemonic, operands))
        if not operands or not opcode(mnemonic).is_wait:
            return operands
        evaluated = self._statements.evaluated(operands, number + 1)
        if evaluated is None:
            self._cannot_read(number, "a wait for a number that is not known")
        return operands if evaluated is None else evaluated

    def _linked(self) -> tuple[AsmBlock, ...]:
        drafts = self._drafts
        where = by_key((label, index) for index, draft in enumerate(drafts) for label in draft.labels)
        successors = [self._successors(index, draft, where) for index, draft in enumerate(drafts)]
        nesting = depths(successors)
        return tuple(
            AsmBlock(draft.labels[0] if draft.labels else "", tuple(draft.instructions), after, depth)
            for draft, after, depth in zip(drafts, successors, nesting, strict=True)
        )

    def _successors(self, index: int, draft: _OpenBlock, where: dict[str, list[int]]) -> tuple[int, ...]:
        following = (index + 1,) if index + 1 < len(self._drafts) else ()
        if not draft.instructions:
            return following
        last = draft.instructions[-1]
        family = last.opcode.family
        if family is Family.JUMP:
            target = _long_branch(draft, where)
            if self._is_kernel and not target:
                self._cannot_read(last.line - 1, "a jump to an address in registers")
            return target
        if family in _ENDS:
            return ()
        if last.opcode.action is Action.SKIP and not _skips_nothing(last):
            return (*self._behind_skipped(index), *following)
        if not last.opcode.branches:
            return following
        target = _resolve(last.operands, index, where)
        if not target or family is Family.FORK:
            self._cannot_read(last.line - 1, _NO_LABEL)
        if family is Family.GOTO:
            return target
        return tuple(dict.fromkeys(target + following))

    def _behind_skipped(self, index: int) -> tuple[int, ...]:
        """The block behind the vector instructions that the ``s_setvskip`` at a block's end may skip.

        The wave has issued none of them there: they have written no register and are in no counter. So the mode is a
        branch round them, as long as nothing but them stands in front of the next ``s_setvskip``, which comes in any
        case. Source: CDNA 3 ISA manual, ``S_SETVSKIP``; VSKIP in the register MODE.
        """
        match self._drafts[index + 1 : index + 3]:
            case [_OpenBlock(labels=[], instructions=skipped), _OpenBlock(instructions=[end, *_])]:
                if end.opcode.action is Action.SKIP and all(map(_is_skippable, skipped)):
                    return (index + 2,)
        self._cannot_read(
            self._drafts[index].instructions[-1].line - 1,
            "vector instructions that s_setvskip may skip, with other code between",
        )
        return ()


def _skips_nothing(skip: AsmInstruction) -> bool:
    """True for ``s_setvskip 0, 0``, behind which no vector instruction is skipped."""
    return skip.operands.replace(" ", "") == "0,0"


def _is_skippable(instruction: AsmInstruction) -> bool:
    """True for what the manual counts among the skipped; what reads a lane into a scalar register may not be."""
    known = instruction.opcode
    reads_lane = known.action in (Action.READ_LANE, Action.READ_FIRST_LANE)
    return not reads_lane and (known.is_vector or known.family in _SKIPPED_MEMORY)


def _distant(operands: str) -> str:
    """The label whose distance from the program counter is in the operands; empty if there is none.

    >>> _distant("s4, s4, (.LBB0_4-.Lpost_getpc0)&4294967295")
    '.LBB0_4'
    """
    head, dash, tail = operands.partition("-.Lpost_")
    if not dash or not (tail.startswith(("getpc", "addpc")) and tail[5:6].isdecimal()):
        return ""
    name = head[len(head.rstrip(_LETTERS)) :]
    at = name.find(".L")
    return name[at:] if at >= 0 and len(name) > at + 2 else ""


def _begin(drafts: list[_OpenBlock], label: str) -> Callable[[AsmInstruction], None]:
    """Begins a block at a label, or adds the label to an empty block; returns the block's ``append``."""
    if drafts[-1].instructions:
        drafts.append(_OpenBlock(label))
    else:
        drafts[-1].labels.append(label)
    return drafts[-1].instructions.append


@lru_cache(maxsize=1024)
def loc_directive(directive: str) -> Location | None:
    """Reads a ``.loc`` directive. It is cached, because most instructions of a traced copy share one location."""
    word, *numbers = directive.split()
    given = tuple(int(one) for one in takewhile(str.isdecimal, numbers[:3]))
    return Location(*given[:2], *(given[2:] or (0,))) if word == ".loc" and len(given) > 1 else None


def _first_label(statement: str) -> str:
    """The label that a statement begins with; empty if there is none."""
    label = LABEL.match(statement)
    return unquoted(label[1]) if label else ""


def _defined(statement: str) -> Iterator[str]:
    """The labels at the beginning of a statement, and the symbol that it sets."""
    if value := assigned(statement):
        yield unquoted(value[0])
    while label := LABEL.match(statement):
        yield unquoted(label[1])
        statement = statement[label.end() :].lstrip()


def _fills(block: AsmBlock) -> bool:
    """True of a block of nothing but instructions that fill up memory."""
    return all(one.mnemonic in _FILLS for one in block.instructions)


def _target(operands: str) -> str:
    """The last operand of a branch, as it is spelled."""
    return operands.rpartition(",")[2].strip() if not operands.endswith('"') else operands


def _resolve(operands: str, index: int, where: dict[str, list[int]]) -> tuple[int, ...]:
    """The blocks of the label in a branch's last operand; for ``1b`` and ``1f`` the nearest ``1:`` before and after."""
    word = _target(operands)
    name = unquoted(word)
    if word[:-1].isdecimal() and word[-1:] in ("b", "f"):
        places = where.get(name[:-1], [])
        near = [p for p in places if p <= index][-1:] if name[-1] == "b" else [p for p in places if p > index]
        return tuple(near[:1])
    return (where[name][0],) if name in where and not name.isdigit() else ()


def _long_branch(draft: _OpenBlock, where: dict[str, list[int]]) -> tuple[int, ...]:
    """The target of a jump whose address was computed from a label just before it; empty for any other jump.

    LLVM's relaxation of a branch beyond 16 bits: ``s_getpc_b64``, ``s_add_u32 .., (.LBB0_4-.Lpost_getpc0)``,
    ``s_setpc_b64``; on gfx1250 ``s_add_pc_i64 .LBB0_4-.Lpost_addpc0``.
    """
    jump = draft.instructions[-1]
    pair = scalar_pair(jump.operands)
    own = {f"s{pair[0]}", f"s{pair[1]}", jump.operands} if pair else {"vcc_lo", "vcc_hi", "vcc"}
    named = set[str]()
    for instruction in draft.instructions[-8:]:
        if label := _distant(instruction.operands):
            is_added = instruction.opcode.action in (Action.ADD, Action.ADD_CARRY) or instruction is jump
            if instruction is not jump and not (is_added and instruction.operands.partition(",")[0] in own):
                return ()  # one of several, perhaps
            named.add(label)
    if len(named) == 1 and (target := named.pop()) in where:
        return (where[target][0],)
    return ()
