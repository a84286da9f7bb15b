"""A copy of a module whose debug locations tell which LDS access each machine instruction came from.

Every instruction gets a location of its function, the neutral line 1; an LDS access gets *line = class* and *column =
access*. LLVM carries locations through code generation and prints them as ``.loc``. Where it merges two instructions
(``ds_read2``) of one line it keeps the line and drops the column: their class is still known, which is enough to judge
their overlap. Where it merges different lines it keeps nothing.

The copy has locations only, no variables: locations hardly ever change the code (and `ldsopt.checker.mapping` notices
where they do). They come out as ``.loc`` directives alone, without sections of debug information, so that
`without_locations` leaves the module's own assembly, with the exceptions that `is_plain_without` names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ldsopt.codegen.compilers import Compiler
from ldsopt.codegen.options import CompileOptions
from ldsopt.dataclass import dataclass
from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import KIND, attachments, is_instruction, number_behind
from ldsopt.isa.assembly import asm_mark
from ldsopt.target.arch import Arch

COMPILE_OPTIONS = ("-use-unknown-locations=Enable", "-amdgpu-hard-clause-length-limit=1")
"""With which the copy is compiled. An instruction that lost its location says so, instead of taking over the one in
front of it (LLVM, DwarfDebug.cpp, ``beginInstruction``). No clauses are made, as all of a clause is printed under its
first location; `ldsopt.checker.mapping` takes no notice of `CLAUSE_HINTS`, which alone make the difference.

It is compiled unverified, too: ``llc`` verifies once more before instruction selection, and with preloaded kernel
arguments LLVM 22 has cloned the kernel with its compile unit by then, and refuses its own clone."""

CLAUSE_HINTS = frozenset({"s_clause", "s_delay_alu"})
"""Instructions that depend on whether clauses are made: inside of one LLVM says nothing of delays."""
NEUTRAL_LINE = 1
FIRST_CLASS_LINE = 2
_MAX_COLUMN = 0xFFFF  # of a DILocation; source: LLVM, DebugInfoMetadata.h
_CONTINUES = ("    ", "  ]")
"""Beginnings of the further lines of an instruction: cases, labels, clauses."""
_DEBUG_RECORD = "    #dbg_"
_DEFINE_DBG = re.compile(rf" !dbg !\d+(?=(?: !{KIND} !\d+)* \{{$)")
_GLOBAL_DBG = re.compile(rf", !dbg !\d+(?=(?:, !{KIND} !\d+)*(?: #\d+)?$)")
_DIRECTIVES = (b"\t.loc\t", b"\t.file\t", b"\t.cfi_")
_FLAGS = "!llvm.module.flags = !{"


@dataclass(frozen=True, slots=True)
class Traced:
    """A traced copy of a module, and the key to its locations.

    Attributes:
        text: the module with locations.
        places: (line, column) -> the access's line in the original module's text; column 0 is a whole class.
    """

    text: str
    places: Mapping[tuple[int, int], int]


def trace(module: Module, classes: Mapping[int, int]) -> Traced:
    """Writes the traced copy of a module.

    Args:
        module: the original.
        classes: the class of each LDS access, by its line in the text: accesses of one class may overlap the same
            others.
    """
    nodes = module.metadata
    writer = _Locations(nodes.count)
    out: list[str] = []
    lines = module.lines[: nodes.first_line]
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if is_instruction(line):
            place = f", !dbg !{writer.location(classes.get(at - 1), at - 1)}"
            out.append(_without_location(line))
            while lines[at].startswith(_CONTINUES) and not lines[at].startswith(_DEBUG_RECORD):
                out.append(_without_location(lines[at]))
                at += 1
            out[-1] += place
        elif line.startswith("define "):
            out.append(_DEFINE_DBG.sub("", line)[:-2] + f" !dbg !{writer.enter()} {{")
        elif not line.startswith((_DEBUG_RECORD, "!llvm.dbg.cu = ")):
            out.append(_GLOBAL_DBG.sub("", line))
    out = writer.with_flags(out, nodes)
    kept = _loops_without_locations(module.lines[nodes.first_line :], nodes)
    return Traced("\n".join([*out, *kept, *writer.lines, ""]), writer.places)


def compile_options(compiler: Compiler) -> tuple[str, ...]:
    """LLVM's options for compiling the copy; none if the compiler does not let any be set."""
    return COMPILE_OPTIONS if compiler.sets_options else ()


def stands_for(module: Module, options: CompileOptions) -> bool:
    """True if llvmlite's code for the copy may be taken for that of the module, but for `CLAUSE_HINTS`.

    Locations alone change no instruction: `tests/check/test_one_compilation.py` shows it at -O3. Without optimization
    LLVM lets them decide what instructions share, and the copy lacks the variables that a module describes.
    """
    return options.opt_level == 3 and "\n    #dbg_" not in module.text and "optnone" not in module.text


def is_plain_without(module: Module, arch: Arch) -> bool:
    """True if the copy's assembly `without_locations` is that of the module.

    It is not where the copy was compiled without clauses, where the module has debug information of its own, and
    where it asks for unwind tables, whose directives look like those for debugging.
    """
    has_own = "\n!llvm.dbg.cu = " in module.text or "uwtable" in module.text
    return arch.is_before("gfx10") and not has_own  # gfx10 has ``s_delay_alu``


def without_locations(assembly: bytes) -> bytes:
    """The assembly of a copy without the directives of its locations. Inline assembly stays as it is."""
    kept = []
    authored = False
    for line in assembly.split(b"\n"):
        if b"#ASM" in line and (mark := asm_mark(line.decode("latin-1"))):
            authored = mark == "START"
        label = line[:-1].removeprefix(b".Ltmp").removeprefix(b".Lfunc_begin")
        is_label = line.startswith(b".L") and line.endswith(b":") and label.isdigit()
        if authored or not (is_label or line.startswith(_DIRECTIVES)):
            kept.append(line)
    return b"\n".join(kept)


def _loops_without_locations(lines: list[str], nodes: MetadataNodes) -> list[str]:
    """The module's nodes, where loops name no places of the source any more.

    clang names in `!llvm.loop` where a loop begins and ends. LLVM's verifier wants those places to be of the function
    that the loop is in, whose subprogram is another one in the copy.
    """
    for node in range(nodes.count):
        if lines[node].startswith(f"!{node} = distinct !{{!{node}, "):
            kept = [element for element in nodes.elements(node) or [] if not _is_location(element, nodes)]
            lines[node] = f"!{node} = distinct !{{{', '.join(kept)}}}"
    return lines


def _is_location(element: str, nodes: MetadataNodes) -> bool:
    node = number_behind("!", element)
    return node is not None and nodes.body(node).startswith(("!DILocation(", "distinct !DILocation("))


def _without_location(line: str) -> str:
    if "!dbg" not in line:
        return line
    head, attached = attachments(line)
    if "dbg" not in attached:
        return line
    return head + "".join(f", !{kind} !{node}" for kind, node in attached.items() if kind != "dbg")


class _Locations:
    """Adds debug-info nodes, numbered behind the module's own."""

    def __init__(self, first: int) -> None:
        self.lines: list[str] = []
        self.places: dict[tuple[int, int], int] = {}
        self._next = first
        self._columns: dict[int, int] = {}
        self._file = self._add('!DIFile(filename: "<unknown>", directory: "")')
        unit = (
            f"distinct !DICompileUnit(language: DW_LANG_C99, file: !{self._file}, isOptimized: true, "
            "runtimeVersion: 0, emissionKind: DebugDirectivesOnly, nameTableKind: None)"
        )
        # Modules of DWARF 5 get a table of names otherwise, and LLVM fails at one that refers to no section.
        # LLVM clones functions with buffer pointers together with their unit. With one unit in the module's list it
        # takes each one that it meets for the only one, and its assembly printer refuses the second.
        self._unit, self._unused_unit = self._add(unit), self._add(unit)
        types = self._add("!{null}")
        self._type = self._add(f"!DISubroutineType(types: !{types})")
        self._function = self._neutral = -1

    def _add(self, body: str) -> int:
        self.lines.append(f"!{self._next} = {body}")
        self._next += 1
        return self._next - 1

    def enter(self) -> int:
        """Begins the next function and returns the node of its subprogram."""
        self._function = self._add(
            f'distinct !DISubprogram(name: "f", scope: !{self._file}, file: !{self._file}, line: 1, '
            f"type: !{self._type}, unit: !{self._unit}, spFlags: DISPFlagDefinition)"
        )
        self._neutral = self._at(NEUTRAL_LINE, 0)
        return self._function

    def _at(self, line: int, column: int) -> int:
        return self._add(f"!DILocation(line: {line}, column: {column}, scope: !{self._function})")

    def location(self, of_class: int | None, access: int) -> int:
        """The location of one instruction."""
        if of_class is None:
            return self._neutral
        line = of_class + FIRST_CLASS_LINE
        column = self._columns.get(line, 0) + 1
        if column > _MAX_COLUMN:
            return self._at(line, 0)
        self._columns[line] = column
        self.places[line, column] = access
        return self._at(line, column)

    def with_flags(self, lines: list[str], nodes: MetadataNodes) -> list[str]:
        """The lines in front of the metadata, naming the compile units and the debug-info version."""
        if not any("Debug Info Version" in nodes.body(node) for node in range(nodes.count)):
            version = self._add('!{i32 2, !"Debug Info Version", i32 3}')
            flags = [i for i, line in enumerate(lines) if line.startswith(_FLAGS)]
            if flags:
                old = lines[flags[0]]
                comma = "" if old == f"{_FLAGS}}}" else ", "
                lines[flags[0]] = f"{old[:-1]}{comma}!{version}}}"
            else:
                lines.append(f"{_FLAGS}!{version}}}")
        lines.append(f"!llvm.dbg.cu = !{{!{self._unit}, !{self._unused_unit}}}")
        return lines
