"""The counts of compiled code that a launch executes equal an independent count of the simulator's operations."""

import sys
from collections import Counter, defaultdict
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))

import corpus_launches
from traced_executions import executed_lines, traced_listing

from ldsopt import EmitOptions, read
from ldsopt.checker.tracing import CLAUSE_HINTS
from ldsopt.graph import backwards
from ldsopt.isa.assembly import AsmFunction
from ldsopt.timeline.launched_code import launch_code

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
