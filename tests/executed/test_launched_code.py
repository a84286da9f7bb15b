"""The counts of compiled code that a launch executes equal an independent count of the simulator's operations."""

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ldsopt import Launch, Module
from ldsopt.checker.tracing import COMPILE_OPTIONS, FIRST_CLASS_LINE, trace
from ldsopt.codegen.compile import compile_ir
from ldsopt.ir.module import lowered_for
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import AsmInstruction, Assembly, parse_assembly
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run

sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))
import corpus_launches

from ldsopt import EmitOptions, read
from ldsopt.checker.tracing import CLAUSE_HINTS
from ldsopt.graph import backwards
from ldsopt.isa.assembly import AsmFunction
from ldsopt.timeline.launched_code import launch_code

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


KERNELS = (
    "clang-22/named_gemm.gfx950", "clang-22/named_tiles.gfx1201", "clang-22/static_phases.gfx942",
    "clang-22/static_softmax.gfx1100", "clang-22/block_sort.gfx942", "clang-22/radix_pass.gfx942",
    "clang-22/top_k.gfx1250", "triton-3.7.1/gemm_bias_async.gfx950", "triton-3.7.1/column_extremes.gfx942",
    "triton-3.9.0/gemm_bias.gfx1201", "triton-3.9.0/attention.gfx950", "iree-3.13.0/softmax.gfx950",
    "flydsl-0.4.2/row_softmax.gfx1201",
)  # fmt: skip


def streams(function: AsmFunction) -> list[list[tuple[str, str]]]:
    return [
        [(i.mnemonic, i.operands) for i in block.instructions if i.mnemonic not in CLAUSE_HINTS]
        for block in function.blocks
    ]


@pytest.mark.parametrize("name", KERNELS)
def test_counts_are_those_of_the_operations_carried_out(name: str) -> None:
    (entry,) = (e for e in corpus_launches.ENTRIES if e["file"] == f"ir/{name}.ll")
    module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    launch = corpus_launches.case(entry).launch
    code = launch_code(module, launch, EmitOptions())
    (kernel,) = (name for name in code.executions if code.executions[name].waves)
    counts = code.executions[kernel].counts
    (function,) = (one for one in code.listing.functions if one.name == kernel)
    traced = traced_listing(module)
    (twin,) = (one for one in traced.listing.functions if one.name == kernel)
    assert streams(function) == streams(twin), "locations moved the code: nothing can be compared"
    noted = executed_lines(module, launch)
    predecessors = backwards([block.successors for block in function.blocks])

    compared = 0
    by_line: defaultdict[int, Counter[int]] = defaultdict(Counter)  # machine instructions by line and block
    for one in traced.located(kernel):
        by_line[one.line][one.block] += 1
    for line, blocks in by_line.items():
        found = [counts[block] for block in blocks]
        if None in found:
            continue
        assert len(set(blocks.values())) == 1, "copies of a block hold the same instructions"
        executed = sum(count for count in found if count is not None)
        if (
            executed != noted[line]
        ):  # more often only where lanes are switched off and no branch jumps over it
            (block,) = blocks
            (before,) = predecessors[block]
            assert executed > noted[line]
            assert function.blocks[before].successors == (block,)
            assert counts[before] == executed
        compared += 1
    assert compared >= 5
