"""What became of a witness, as text."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.spelling import plural, text_of
from ldsopt.errors import shown
from ldsopt.witness.validate import Validation

_MOST_FAULTS = 20


def render(found: Validation, name: str) -> str:
    """The result, with a final newline.

    Args:
        found: what became of it.
        name: of the code.
    """
    return text_of(_lines(found, name))


def _lines(found: Validation, name: str) -> Iterator[str]:
    verdict = "not shown to suffice" if found.faults else "shown to suffice"
    yield f"{shown(name)}: {plural(found.weaker, 'wait')} weaker than the compiler's: {verdict}"
    ways = f"{plural(found.ways, 'way')} that waves go, " if found.ways else ""
    yield (
        f"  premises: {plural(found.by_bytes, 'pair')} of instructions apart by stated bytes, {found.told_apart} "
        f"stated to be apart, {ways}and what order asks for"
    )
    for fault in found.faults[:_MOST_FAULTS]:
        kernel = f"kernel {shown(fault.kernel)}" if fault.kernel else "the witness"
        where = f", line {fault.line}" if fault.line else ""
        yield f"  {kernel}{where}: {shown(fault.why)}"
    if len(found.faults) > _MOST_FAULTS:
        yield f"  and {len(found.faults) - _MOST_FAULTS} more"
