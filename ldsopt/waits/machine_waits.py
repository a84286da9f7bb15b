"""`waits` of machine code without IR: each wait waits for what is needed and no more, as far as code alone tells.

The loop is that of code with IR (`ldsopt.waits.loop`). What differs is what LDS instructions touch
(`ldsopt.machine.facts`) and the order that is kept (`ldsopt.waits.machine_order`). Waits in marked inline assembly are
their author's; who wrote the others, code does not tell, and they are taken to be a compiler's.
"""

from __future__ import annotations

from ldsopt.checker.findings import CodeForm
from ldsopt.checker.judging import Judging
from ldsopt.isa.assembly import AsmFunction, Assembly
from ldsopt.isa.kernel_start import StatedKernels
from ldsopt.machine.decisions import empties_scalar_cache, is_past_caches
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch
from ldsopt.waits.author import AuthorWaits
from ldsopt.waits.keep_reasons import why_kernel_stays
from ldsopt.waits.loop import CodeFacts, exact_listing
from ldsopt.waits.machine_order import machine_order
from ldsopt.waits.options import AuthorMode
from ldsopt.waits.results import ListingWaits

_SCALAR_WRITES = pattern(r"s_(?:(?:buffer_|scratch_)?store|(?:buffer_)?atomic|dcache)_")


def exact_machine_waits(
    listing: Assembly,
    arch: Arch,
    *,
    source: str,
    form: CodeForm,
    stated: StatedKernels,
    repair: bool = False,
    author_waits: AuthorMode = "keep",
) -> ListingWaits:
    """Makes the waits of a listing exact.

    Args:
        listing, arch, source, form, stated: as of `ldsopt.checker.judging.judge_listing`.
        repair, author_waits: as of `ldsopt.waits.options.WaitsOptions`.

    Raises:
        ValueError: a wait cannot be read.
        InternalError: the text would differ in more than waits.
    """
    judging = Judging(listing, arch, stated, source=source, form=form)

    def facts(function: AsmFunction) -> CodeFacts | str:
        start = stated.starts.get(function.name)
        features = ("tgsplit",) if start is not None and start.is_split else ()
        why = why_kernel_stays(function, arch, features, is_same_code=True) or _scalar_messages(function)
        if why:
            return why
        lanes, constant = judging.registers(function.name).with_all_lanes, judging.constant_loads(function)
        order = machine_order(function, arch, lanes, constant)
        return CodeFacts(order, AuthorWaits(authored=function.authored))

    return exact_listing(listing, judging, facts, repair=repair, author_waits=author_waits)


def _scalar_messages(function: AsmFunction) -> str:
    """Why the waits of code stay that writes memory by its scalar unit, or reads there what changes; else empty."""
    for block in function.blocks:
        for instruction in block.instructions:
            if _SCALAR_WRITES.match(instruction.mnemonic):
                return f"a scalar store or atomic access: {instruction.mnemonic}"
            if is_past_caches(instruction):
                return f"a scalar load past the caches: {instruction.mnemonic}"
            if empties_scalar_cache(instruction):
                return f"a scalar cache that is emptied: {instruction.mnemonic}"
    return ""
