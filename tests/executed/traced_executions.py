"""Counts the executions of machine instructions in another way than `ldsopt.timeline` does.

There, blocks of the IR are counted and tied to machine blocks by their names. Here, each *instruction* of the IR that
touches memory or is a barrier has a debug location of its own, which comes out beside the machine instructions that
were made of it; and each operation that the simulator carries out is noted, one by one, by what it runs.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ldsopt import Launch, Module
from ldsopt.checker.tracing import COMPILE_OPTIONS, FIRST_CLASS_LINE, trace
from ldsopt.codegen.compile import compile_ir
from ldsopt.ir.module import lowered_for
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmInstruction, Assembly, parse_assembly
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run

_Op = Callable[[Any], None]
"""An operation that the simulator carries out, of a wave's registers."""
_FIXED = ("ds_read", "ds_write", "ds_load", "ds_store", "ds_add", "s_barrier", "buffer_store", "global_store")
"""Beginnings of mnemonics of instructions that no pass moves to another block."""
_NOTED = re.compile(
    r"^  (?:store |.*(?:load|atomicrmw) .*addrspace\(3\)|.*@llvm\.amdgcn\..*(?:barrier|lds|store))"
)


@dataclass(frozen=True)
class Located:
    """A machine instruction that comes from one instruction of the IR.

    Attributes:
        instruction: of the traced copy's listing.
        line: of the IR instruction, in the module's text.
        block: the number of its machine block in the function.
    """

    instruction: AsmInstruction
    line: int
    block: int


def executed_lines(module: Module, launch: Launch) -> Counter[int]:
    """How often waves execute the instruction on each line of the module, noted operation by operation."""
    program = prepare(module, launch)
    noted: Counter[int] = Counter()

    def noting(op: _Op, line: int) -> _Op:
        def noted_op(registers: Any) -> None:
            noted[line] += 1
            op(registers)

        return noted_op

    for function in program.functions.values():
        for block in function.blocks:
            for segment in block.segments:
                segment.ops = tuple(
                    noting(op, site.line - 1) for op, site in zip(segment.ops, segment.sites, strict=True)
                )
                _note_event(segment, noted)
    assert run(program, checks=False).completed
    return noted


def _note_event(segment: Any, noted: Counter[int]) -> None:
    """A barrier is no operation but a stop: it is noted by an operation put in front of it."""
    if segment.event is None or not segment.event.kind.name.startswith("BARRIER"):
        return
    line = segment.event.site.line - 1

    def note(_: object) -> None:
        noted[line] += 1

    segment.ops = (*segment.ops, note)
    segment.sites = (*segment.sites, segment.event.site)


@dataclass(frozen=True)
class TracedListing:
    """The code that a module compiles to when each noted instruction has a location of its own.

    Attributes:
        listing: the code.
        lines: the instruction of the IR, by the line of its location.
    """

    listing: Assembly
    lines: Mapping[int, int]

    def located(self, function: str) -> Iterator[Located]:
        """The machine instructions of a function that come from one noted instruction, and that no pass moves."""
        (own,) = (one for one in self.listing.functions if one.name == function)
        for number, block in enumerate(own.blocks):
            for instruction in block.instructions:
                if instruction.location is not None and instruction.mnemonic.startswith(_FIXED):
                    line = self.lines.get(instruction.location.line)
                    if line is not None and instruction.location.column:
                        yield Located(instruction, line, number)


def traced_listing(module: Module) -> TracedListing:
    """Compiles a copy in which every instruction that stores, touches LDS or is a barrier has its own location."""
    noted = [
        instruction.line
        for function in module.functions()
        for instruction in function.instructions
        if _NOTED.search(module.lines[instruction.line])
    ]
    classes = {line: number for number, line in enumerate(noted)}
    text = lowered_for(trace(module, classes).text, module, 22)
    compiled = compile_ir(text, require_arch(module).name, llvm_options=COMPILE_OPTIONS, unverified=True)
    listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"))
    return TracedListing(listing, {number + FIRST_CLASS_LINE: line for line, number in classes.items()})
