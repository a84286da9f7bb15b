"""`waits` of machine code without IR: exact waits, as far as the code alone tells.

The loop is that of code with IR (`ldsopt.waits.loop`). Two inputs differ: the bytes that LDS instructions touch
(`ldsopt.machine.facts`) and the order that is kept. Waits in marked inline assembly are their author's; the code does
not tell who wrote the others, and they are taken to be a compiler's.

With IR, fences and atomic accesses tell where a wave's writes of memory have to be complete, for the sake of order
(`ldsopt.checker.order`). Code shows the waits that a compiler or an author made for that, but does not mark them. Rule:
every write of memory is complete wherever it is now. LDS-DMA writes LDS alone, and addresses tell whose bytes those
are; but

* at a barrier of gfx10 and later LLVM's memory model requires loads as well, and these may be loads;
* a kernel may hand memory that it has read back to another kernel, or to the host, by a store that releases, and decide
  nothing by memory itself. Where code does not show such a store (gfx6 to gfx90a, gfx10, gfx11:
  `ldsopt.target.memory_model.shows_release`), the reads of loads and copies are complete at each store as they are now;
* by an atomic or volatile access waves tell each other that operations are complete, without a barrier. Some of these
  accesses show: updates, cache operations, scopes and `sc0`. Others are plain loads and stores in code; a wave uses
  such a load to decide what it does next. So where EXEC or a branch depends on a loaded value
  (`ldsopt.machine.decisions`), or such an access shows, any write may be a message, and LDS-DMA that is complete at it
  stays so.
"""

from __future__ import annotations

from collections.abc import Collection, Container

from ldsopt.checker.findings import CodeForm
from ldsopt.checker.judging import Judging
from ldsopt.checker.order import CodeOrder
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.decode import decode
from ldsopt.isa.kernel_start import StatedKernels
from ldsopt.machine.decisions import decides_by_memory, empties_scalar_cache, is_past_caches
from ldsopt.target.arch import Arch
from ldsopt.target.memory_model import Ordered, Release, release, shows_release
from ldsopt.target.opcodes import Action, Family, Kind, LdsUse
from ldsopt.waits.keep_reasons import AuthorWaits, why_kernel_stays
from ldsopt.waits.loop import CodeFacts, exact_listing
from ldsopt.waits.options import AuthorMode
from ldsopt.waits.results import ListingWaits

_SCALAR_WRITES = (Action.STORE, Action.UPDATE)


def exact_machine_waits(
    listing: Assembly,
    arch: Arch,
    *,
    source: str,
    form: CodeForm,
    stated: StatedKernels,
    repair: bool = False,
    author_waits: AuthorMode = "keep",
    sizes: Collection[str] = (),
) -> ListingWaits:
    """Makes the waits of a listing exact.

    Args:
        listing, arch, source, form, stated, sizes: as of `ldsopt.checker.judging.judge_listing`.
        repair, author_waits: as of `ldsopt.waits.options.WaitsOptions`.

    Raises:
        ValueError: a wait cannot be read.
        InternalError: the text would differ in more than waits.
    """
    judging = Judging(listing, arch, stated, source=source, form=form, sizes=sizes)

    def facts(function: AsmFunction) -> CodeFacts | str:
        start = stated.starts.get(function.name)
        features = ("tgsplit",) if start is not None and start.is_split else ()
        why = why_kernel_stays(function, arch, features, is_same_code=True) or _scalar_messages(function)
        if why:
            return why
        lanes, constant = judging.registers(function.name).with_all_lanes, judging.constant_loads(function)
        order = machine_order(function, arch, lanes, constant)
        return CodeFacts(order, AuthorWaits(authored=function.authored))

    return exact_listing(
        listing, judging, facts, repair=repair, author_waits=author_waits, in_place=form == "object"
    )


def _scalar_messages(function: AsmFunction) -> str:
    """The reason to keep waits if the scalar unit writes memory, or reads memory that changes; else empty."""
    for instruction in function.instructions:
        known = instruction.opcode
        is_cache = known.family is Family.SCALAR_MEMORY and known.orders
        if is_cache or known.action in _SCALAR_WRITES:
            return f"a scalar store or atomic access: {instruction.mnemonic}"
        if is_past_caches(instruction):
            return f"a scalar load past the caches: {instruction.mnemonic}"
        if empties_scalar_cache(instruction):
            return f"a scalar cache that is emptied: {instruction.mnemonic}"
    return ""


_INTO_REGISTERS = frozenset({Kind.LOAD, Kind.LDS, Kind.LANES})


def machine_order(
    function: AsmFunction, arch: Arch, with_all_lanes: Container[int], constant: frozenset[int]
) -> CodeOrder:
    """The order that a function's code has to keep.

    Args:
        with_all_lanes: the lines of instructions that all lanes execute.
        constant: the lines of scalar loads of memory that does not change.
    """
    asked = release(arch, "workgroup")
    instructions = function.instructions
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
    """True if an instruction may be an atomic or volatile access, by its mnemonic and its operands."""
    known = decode(instruction)
    updates = known.started is not None and known.started.lds is LdsUse.READ | LdsUse.WRITE
    return updates or known.is_ordered
