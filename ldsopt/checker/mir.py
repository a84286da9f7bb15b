"""The second map from machine instructions back to LDS accesses: the memory operands of machine IR.

``-stop-after=si-insert-waitcnts`` makes LLVM print the code with the IR that it was selected from. It takes one more
compilation, so it is used where debug locations leave an instruction unmapped, with a user's own ``llc`` also where
they tell its class alone.
Each access of a marked copy carries ``!ldsopt.access !{i32 LINE}``; in the printed IR the marks tell which access uses
which pointer, and the instruction's memory operand names the pointer::

    %x = load float, ptr addrspace(3) %sunkaddr3, align 4, !ldsopt.access !7       ; !7 = !{i32 12}
    $vgpr0 = DS_READ_B32_gfx9 $vgpr0, 0, 0 :: (load (s32) from %ir.sunkaddr3, addrspace 3)

Merged instructions have a memory operand for each of their accesses, which debug locations cannot tell. An operand that
names a variable, or a pointer of several accesses of its kind, is not exact. Later passes do not reorder, so the n-th
LDS instruction of a function is the n-th of its listing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile

from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.dataclass import dataclass
from ldsopt.ir import syntax
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import CALL_MARKERS, NAME, header, is_instruction
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.measure import accesses_lds, is_lds_dma
from ldsopt.target.opcodes import Family, opcode

COMPILE_OPTIONS = ("-stop-after=si-insert-waitcnts", "-simplify-mir=0")
"""With which the marked copy is compiled."""

_KIND = "ldsopt.access"
_KINDS = {"load": "load", "store": "store", "atomicrmw": "load store", "cmpxchg": "load store"}
_UNMARKED = -1
"""In place of a line, of an access that a pass made of several marked ones, and left unmarked."""

_MARK = f", !{_KIND} !"
_POINTER = re.compile(
    rf"ptr addrspace\(3\)(?: (?:[a-z]+(?:\([^()]*\))?|align \d+|captures\([^()]*\)))* (%{NAME})"
)
_OPCODES = ("DS_", "BUFFER_", "GLOBAL_", "SCRATCH_", "TENSOR_", "CLUSTER_")
_OPERAND = re.compile(
    rf"(load store|load|store) \([^()]*\)(?: (?:from|into|on) (%ir\.{NAME}|[^,]*))?[^,]*(.*)"
)


@dataclass(frozen=True, slots=True)
class MemoryOperand:
    """One access of a machine instruction: ``load``, ``store`` or ``load store``, and the IR pointer, if it has one."""

    kind: str
    pointer: str


@dataclass(frozen=True, slots=True)
class MirInstruction:
    """A machine instruction that touches LDS, with its memory operands in LDS."""

    opcode: str
    operands: tuple[MemoryOperand, ...]


@dataclass(frozen=True, slots=True)
class MirFunction:
    """One function.

    Attributes:
        instructions: the instructions that touch LDS, in code order.
        accesses: pointer -> the lines of the accesses that use it, by kind.
    """

    instructions: tuple[MirInstruction, ...]
    accesses: Mapping[str, tuple[tuple[str, int], ...]]


def mark(module: Module, accesses: Iterable[int], emptied: Sequence[range] = ()) -> str:
    """The copy of a module whose accesses are marked with their lines.

    Args:
        module: the module.
        accesses: the lines of its accesses.
        emptied: the kernels whose copies only return, as their lines from the definition to the closing brace.
    """
    nodes = module.metadata
    lines, added, number = list(module.lines), [], nodes.count
    for line in accesses:
        if syntax.opcode(lines[line]) == "invoke":
            continue  # goes on in the next line
        lines[line] += f", !{_KIND} !{number}"
        added.append(f"!{number} = !{{i32 {line}}}")
        number += 1
    for body in sorted(emptied, key=lambda body: -body.start):
        lines[body.start + 1 : body.stop] = ["  ret void"]
    while lines and not lines[-1]:
        lines.pop()
    return "\n".join([*lines, *added, ""])


def parse_mir(text: str) -> Mapping[str, MirFunction]:
    """The functions in the output of ``llc``."""
    documents = re.split(r"^--- ?(?:\|\n)?$|^---(?: \|)?\n", text, flags=re.MULTILINE)
    ir = next((part for part in documents if "\n  define " in f"\n{part}"), "")
    pointers = dict(_pointers(ir))
    found = {}
    for document in documents:
        lines = document.split("\n")
        function = next((line[5:].strip() for line in lines[:3] if line.startswith("name: ")), "")
        if function[:1] in ("'", '"') and function[-1:] == function[:1]:
            function = function[1:-1]
        if not function:
            continue
        found[function] = MirFunction(tuple(_instructions(lines)), pointers.get(function, {}))
    return found


def _pointers(ir: str) -> Iterator[tuple[str, dict[str, tuple[tuple[str, int], ...]]]]:
    nodes = {}
    for text in ir.split("\n"):
        number, equals, line = text.partition(" = !{i32 ")
        if equals and number.startswith("  !") and number[3:].isdecimal() and line[:-1].isdecimal():
            nodes[int(number[3:])] = int(line[:-1])
    name, table = "", dict[str, tuple[tuple[str, int], ...]]()
    for line in ir.split("\n"):
        if line.startswith("  define ") and (define := header(line[2:])):
            name, table = define.name, {}
        elif line == "  }":
            yield name, table
        elif "ptr addrspace(3) " in line and is_instruction(line[2:]):
            word = syntax.opcode(line[2:])
            kind = _KINDS.get(word, "call" if word in CALL_MARKERS or word == "call" else "")
            node = "".join(takewhile(str.isdecimal, line.partition(_MARK)[2]))
            access = nodes.get(int(node), _UNMARKED) if node else _UNMARKED
            for pointer in _POINTER.findall(line) if kind else ():
                table[pointer] = (*table.get(pointer, ()), (kind, access))


def _instructions(lines: Iterable[str]) -> Iterator[MirInstruction]:
    for line in lines:
        code, _, memory = line.partition(" :: ")
        words = code.replace("=", " ").split(" ")
        name = next((word for word in words if word.startswith(_OPCODES) and word.isidentifier()), "")
        instruction = _listed(name)
        if not accesses_lds(instruction):
            continue
        operands = []
        for part in re.split(r"(?<=[\w\"]\)), (?=\()|(?<=\d\)), (?=\()|\), \(", memory):
            operand = _OPERAND.search(part)
            if operand and "addrspace 3" in operand[3]:
                pointer = operand[2] or ""
                is_ir = pointer.startswith("%ir.")
                operands.append(
                    MemoryOperand(operand[1], "%" + pointer.removeprefix("%ir.") if is_ir else "")
                )
        yield MirInstruction(name, tuple(operands))


def _listed(opcode_name: str) -> AsmInstruction:
    """The instruction of a listing for an opcode of machine IR.

    LLVM adds words for the generation and the form of the address, and writes the modifier ``lds`` as a word.

    >>> _listed("DS_READ_B64_gfx9").mnemonic, _listed("BUFFER_LOAD_DWORD_LDS_OFFSET").operands
    ('ds_read_b64', 'lds')
    """
    parts = opcode_name.lower().split("_")
    names = (("_".join(parts[:end]), parts[end:]) for end in range(len(parts), 0, -1))
    name, added = next(
        ((name, added) for name, added in names if opcode(name).family is not Family.UNKNOWN), ("", [])
    )
    return AsmInstruction(name, "lds" if "lds" in added else "", 0)


def map_by_operands(
    plain: Assembly, functions: Mapping[str, MirFunction], classes: Mapping[int, int]
) -> Mapping[int, Origin]:
    """The origins of LDS instructions, by line in the listing.

    Args:
        plain: the listing.
        functions: the functions of the same module, marked, by the same compiler.
        classes: the classes of the accesses, by line.
    """
    origins: dict[int, Origin] = {}
    for function in plain.functions:
        mir = functions.get(function.name)
        instructions = list(_lds_instructions(function))
        if mir is None or len(mir.instructions) != len(instructions):
            continue
        for ours, theirs in zip(instructions, mir.instructions, strict=True):
            if is_lds_dma(ours) != is_lds_dma(_listed(theirs.opcode)):
                break  # not in step
            origin = _origin(theirs, mir.accesses, classes)
            if origin is not None:
                origins[ours.line] = origin
    return origins


def _lds_instructions(function: AsmFunction) -> Iterator[AsmInstruction]:
    for instruction in function.instructions:
        if accesses_lds(instruction):
            yield instruction


def _origin(
    instruction: MirInstruction,
    accesses: Mapping[str, tuple[tuple[str, int], ...]],
    classes: Mapping[int, int],
) -> Origin | None:
    lines: set[int] = set()
    for operand in instruction.operands:
        users = accesses.get(operand.pointer, ())
        of_kind = [line for kind, line in users if kind == operand.kind] or [
            line for kind, line in users if kind not in ("load", "store")
        ]
        if not of_kind or _UNMARKED in of_kind:
            return None
        lines.update(of_kind)
    if not lines:
        return None
    if len(lines) == 1:
        (line,) = lines
        return Origin(line, classes.get(line))
    shared = {classes.get(line) for line in lines}
    return Origin(None, shared.pop() if len(shared) == 1 else None, tuple(sorted(lines)))


def refined(mapping: AccessMap, by_operands: Mapping[int, Origin]) -> AccessMap:
    """The map by debug locations, with memory operands where these tell more."""
    origins = dict(mapping.origins)
    for line, origin in by_operands.items():
        old = origins.get(line)
        if old is None or (old.access is None and (origin.access is not None or origin.among)):
            origins[line] = origin
    return AccessMap(origins, mapping.is_same_code)
