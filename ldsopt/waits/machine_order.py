"""Which operations have to be complete where, for the sake of order alone, as far as code tells it without IR.

With IR, fences and atomic accesses say what a wave's writes of memory have to be complete for (`ldsopt.checker.order`).
Code shows the waits that a compiler or an author made for that, and not which they are. Rule: whatever writes memory is
complete wherever it is now. LDS-DMA writes LDS alone, and whose bytes those are, the addresses tell; but

* at a barrier of gfx10 and later LLVM's memory model asks for loads as well, and these may be loads;
* a kernel may hand memory that it has read back to another kernel, or to the host, by a store that releases, and
  decide nothing by memory itself. Where code does not show such a store (gfx6 to gfx90a, gfx10, gfx11:
  `ldsopt.target.memory_model.shows_release`), what loads and copies read is complete at each store as it is now;
* by an atomic or volatile access waves tell each other what is complete without a barrier. Some show: updates, cache
  operations, scopes and `sc0`. Others are plain loads and stores in code; by such a load a wave decides what it does
  next. So where EXEC or a branch depends on what was loaded (`ldsopt.machine.decisions`), or one shows, any write may
  be a message, and LDS-DMA that is complete at it stays so.
"""

from __future__ import annotations

from collections.abc import Container

from ldsopt.checker.order import CodeOrder
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.events import Kind, LdsUse, is_ordered, started
from ldsopt.machine.decisions import decides_by_memory
from ldsopt.target.arch import Arch
from ldsopt.target.memory_model import Ordered, Release, release, shows_release

_INTO_REGISTERS = frozenset({Kind.LOAD, Kind.LDS, Kind.LANES})


def machine_order(
    function: AsmFunction, arch: Arch, with_all_lanes: Container[int], constant: frozenset[int]
) -> CodeOrder:
    """The order that a function's code has to keep.

    Args:
        function: the code.
        arch: that it is for.
        with_all_lanes: the lines of instructions that all lanes execute.
        constant: those of scalar loads of memory that does not change.
    """
    asked = release(arch, "workgroup")
    instructions = (i for block in function.blocks for i in block.instructions)
    tells = any(map(_shows, instructions)) or decides_by_memory(function, with_all_lanes)
    why = "without IR it is not known what its fences order"
    elsewhere = Release(asked.by_any, Ordered(), asked.row)
    results_alone = frozenset() if tells else _INTO_REGISTERS
    return CodeOrder(
        arch,
        why,
        tells,
        {},
        elsewhere,
        function.authored,
        results_alone,
        constant=constant,
        hands_back=not shows_release(arch),
    )


def _shows(instruction: AsmInstruction) -> bool:
    """Whether an instruction may be an atomic or volatile access, by its mnemonic and its operands."""
    found = started(instruction)
    updates = found is not None and found[2] == LdsUse.READ | LdsUse.WRITE
    return updates or is_ordered(instruction)
