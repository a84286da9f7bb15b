"""Kernels of `tests/hazards` in which LLVM loses a wait, with a launch each and the word that they have to store.

The data that is copied begins with 1.0, 2.0, 3.0. All lanes load the same word of it, all store the same result.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import ldsopt
from ldsopt import Launch, Module, SimulationResult, machine_code, read, simulate_machine

HAZARDS = Path(__file__).parents[1] / "hazards"
DATA = np.arange(1, 1025, dtype=np.float32)
ONE, TWO, SIXTY_FIVE = 0x3F800000, 0x40000000, 0x42820000
REPAIR: dict[str, Any] = {"repair": True}
STATICS: dict[str, Any] = {"bases": "all"}
DEFAULT: dict[str, Any] = {}


class ExecutedHazard(NamedTuple):
    """A kernel that loses a wait.

    Attributes:
        file, kernel: of `tests/hazards`.
        annotate: the options with which `annotate` mends it.
        arguments: behind the resource; ``out`` is the buffer that it stores to.
        expected: the word that it has to store.
        own: findings that it has when it is mended: it reads bytes that it never writes.
        order: LLVM moves the read in front of the copy, where no wait can mend it.
    """

    file: str
    kernel: str
    annotate: dict[str, Any]
    arguments: tuple[str, ...]
    expected: int
    own: frozenset[str] = frozenset()
    order: bool = False


UNWRITTEN = frozenset({"uninitialized-read"})
LOST = [
    ExecutedHazard("e1_dma_tag_matrix", "loadNA_only", REPAIR, ("i32=0", "i32=0", "out"), ONE),
    ExecutedHazard("e2_untagged_dma_hazard", "same_ptr_loadNA", REPAIR, ("i32=0", "out"), ONE),
    ExecutedHazard("e2_untagged_dma_hazard", "same_ptr_loadAS", REPAIR, ("i32=0", "out"), ONE),
    ExecutedHazard("e2_untagged_dma_hazard", "same_ptr_tbaa", REPAIR, ("i32=0", "out"), ONE),
    ExecutedHazard("e2_untagged_dma_hazard", "mixed", REPAIR, ("i32=512", "i32=0", "out"), ONE),
    ExecutedHazard("e2_untagged_dma_hazard", "mixed2", REPAIR, ("i32=0", "i32=512", "out"), TWO),
    ExecutedHazard("e2b_tbaa_hazard", "oneglobal_tbaa", REPAIR, ("i32=0", "out"), ONE),
    ExecutedHazard("e6b_slot_collision", "upstream2glob", STATICS, ("out",), ONE),
    ExecutedHazard("e16_module_lds_drops_scope", "k", STATICS, ("i32=1", "out"), ONE, UNWRITTEN),
    ExecutedHazard("e22_loop_carried_ring", "ring_tagged", DEFAULT, ("i32=2", "out"), ONE, UNWRITTEN),
    ExecutedHazard("e22_loop_carried_ring", "ring_int_tagged", DEFAULT, ("i32=2", "out"), ONE, UNWRITTEN),
    ExecutedHazard("e24_wave_wide_write", "wide_untagged", REPAIR, ("out",), ONE, order=True),
    ExecutedHazard("e25_statics_laundered", "st_only_laundered", STATICS, ("i32=1", "out"), ONE),
    ExecutedHazard(
        "e26_join_list", "loop_tagged", DEFAULT, ("out", "i32=3"), (ONE + SIXTY_FIVE) & 0xFFFFFFFF
    ),
]


def launch_of(one: ExecutedHazard) -> Launch:
    """A wave; pointers into LDS and variables without a size lie in dynamic LDS."""
    text = (HAZARDS / f"{one.file}.ll").read_text()
    dynamic = 8192 if "external addrspace(3)" in text else 1024 if "%pa" in text else 0
    out = np.full(64, -1, np.float32)
    arguments = [[DATA, "i32=4096", "i32=0x27000"], *(out if a == "out" else a for a in one.arguments)]
    return Launch(block=(64,), arguments=arguments, kernel=one.kernel, dynamic_lds=dynamic)


def executed(text: str, one: ExecutedHazard, name: str) -> tuple[int, frozenset[str]]:
    """The number that assembly stores, and the kinds of its findings."""
    result: SimulationResult = simulate_machine(machine_code(text.encode(), mcpu=name), launch_of(one))
    stored = next(array for array in result.outputs.values() if array.size == 64)
    return int(stored.view(np.uint32)[0]), frozenset(finding.kind for finding in result.findings)


def versions(one: ExecutedHazard, name: str) -> dict[str, str]:
    """The assembly as LLVM makes it, of the annotated module, and with exact waits."""
    module: Module = read(HAZARDS / f"{one.file}.ll", mcpu=name)
    annotated = ldsopt.parse(ldsopt.annotate(module, **one.annotate).text, mcpu=name)
    return {
        "stock": ldsopt.compile(module).data.decode(),
        "annotate": ldsopt.compile(annotated).data.decode(),
        "waits": str(ldsopt.exact_waits(module, repair=True).text),
    }
