"""The reports of `banks`: accesses with conflicts, worst last, and layouts that have fewer; JSON, schema
``ldsopt.banks/1`` (docs/banks.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import ClassVar, Literal

from ldsopt.banks.conflicts import AccessConflicts, BankConflicts, PaddedRows, VariableLayouts
from ldsopt.compare.spelling import WIDEST, as_text, cut, plural
from ldsopt.dataclass import dataclass
from ldsopt.documents import ABSENT, Absent, Natural, filled, json_text
from ldsopt.errors import shown
from ldsopt.report.table import Look, TextTable, aligned
from ldsopt.simt.findings import InstructionSite


@dataclass(frozen=True, slots=True, kw_only=True)
class BankLayout:
    """A layout of a variable with fewer conflicts.

    Attributes:
        row: bytes of a row.
        pad: bytes behind each row.
        piece: bytes of what is exchanged.
        count: rows until the exchange repeats.
        cycles: of the LDS banks with it.
        bytes: of the variable.
        workgroups: that the LDS of a compute unit holds with it.
    """

    kind: Literal["PaddedRows", "SwizzledRows"]
    row: Natural
    pad: Natural | Absent = ABSENT
    piece: Natural | Absent = ABSENT
    count: Natural | Absent = ABSENT
    cycles: Natural
    bytes: Natural
    workgroups: Natural


@dataclass(frozen=True, slots=True)
class BankVariable:
    """An LDS variable with conflicts.

    Attributes:
        cycles: that its accesses take.
        workgroups: that the LDS of a compute unit holds today.
        is_dma_target: LDS-DMA writes it.
        why_none: why no layout was tried; empty if some were.
        layouts: layouts with fewer cycles, none beaten by another of its kind in cycles and bytes, the smallest first.
    """

    name: str
    bytes: Natural
    cycles: Natural
    workgroups: Natural
    is_dma_target: bool
    why_none: str
    layouts: tuple[BankLayout, ...]


@dataclass(frozen=True, slots=True)
class BanksDocument:
    """LDS bank conflicts of a module, as `ldsopt banks --format json` writes them. Cycles are those of the LDS banks
    by a model; they are no run time.

    Attributes:
        source: name of the input as the user gave it.
        arch: the gfx architecture.
        is_executed: the addresses are those of a launch; else they follow from the IR.
        accesses: LDS loads, stores and atomics whose addresses are known.
        unknown: accesses whose addresses do not follow from the IR.
        variables: LDS variables with conflicts.
    """

    SCHEMA: ClassVar = "ldsopt.banks/1"

    source: str
    arch: str
    is_executed: bool
    accesses: tuple[AccessConflicts, ...]
    unknown: tuple[InstructionSite, ...]
    variables: tuple[BankVariable, ...]


def banks_json(found: BankConflicts) -> str:
    """The whole report, with a final newline."""
    variables = tuple(map(_documented, found.variables))
    return json_text(
        BanksDocument(found.source, found.arch, found.is_executed, found.accesses, found.unknown, variables)
    )


def _documented(variable: VariableLayouts) -> BankVariable:
    layouts = (
        BankLayout(
            kind="PaddedRows" if isinstance(one.layout, PaddedRows) else "SwizzledRows",
            **asdict(one.layout),
            cycles=one.cycles,
            bytes=one.bytes,
            workgroups=workgroups,
        )
        for one, workgroups in zip(variable.layouts, variable.workgroups_with, strict=True)
        if one.layout is not None
    )
    return filled(BankVariable, variable, layouts=tuple(layouts))


_MOST_UNKNOWN = 5


@as_text
def banks_text(found: BankConflicts, look: Look) -> Iterator[str]:
    """The whole report, with a final newline; at most ``look.top`` accesses and layouts a variable."""
    how = "as executed" if found.is_executed else "from the IR, one execution each"
    yield f"{shown(found.source)} ({found.arch}): {plural(len(found.accesses), 'LDS access', 'LDS accesses')}, {how}"
    worst = sorted(
        (one for one in found.accesses if one.cycles > one.ideal), key=lambda a: a.cycles - a.ideal
    )
    if look.top is not None:
        worst = worst[len(worst) - look.top :] if look.top else []
    if worst:
        yield from _table(worst, found.is_executed)
    elif found.accesses:
        yield "no bank conflicts"
    if found.unknown:
        yield (
            f"{plural(len(found.unknown), 'access', 'accesses')} whose addresses do not follow from the lane in the "
            "IR; --launch shows them as executed:"
        )
        for site in found.unknown[:_MOST_UNKNOWN]:
            yield f"  {shown(str(site))}: {cut(shown(site.text))}"
        if len(found.unknown) > _MOST_UNKNOWN:
            yield f"  and {len(found.unknown) - _MOST_UNKNOWN} more"
    for variable in found.variables:
        yield from _variable(variable, found.is_executed, look)
    assumed = sorted({one.grounds for one in worst if one.grounds != "measured"})
    for grounds in assumed:
        yield f"{grounds} (which lanes LDS serves together was measured for reads on gfx942, gfx950, gfx1100, gfx1201)"
    yield "cycles are those of the LDS banks by this model; they are no run time"


def _table(worst: list[AccessConflicts], is_executed: bool) -> Iterator[str]:
    executed = ("executed",) if is_executed else ()
    head = ("place", "variable", "bytes", *executed, "cycles", "without", "factor", "instruction")
    rows = [
        (
            shown(str(one.site)),
            f"@{shown(one.variable)}" if one.variable else "?",
            str(one.size),
            *((str(one.executed),) if is_executed else ()),
            str(one.cycles),
            str(one.ideal),
            f"{one.cycles / one.ideal:.2f}",
            shown(one.site.text)[:WIDEST],
        )
        for one in worst
    ]
    yield from aligned(TextTable(head, rows, frozenset(range(2, len(head) - 1))))


def _variable(variable: VariableLayouts, is_executed: bool, look: Look) -> Iterator[str]:
    times = "" if is_executed else " for one execution of each access"
    name = f"@{shown(variable.name)}"
    if variable.why_none:
        yield f"{name}: no other layout was tried: {variable.why_none}"
        return
    yield f"{name}: {variable.bytes} bytes, {variable.cycles} cycles{times}"
    if not variable.layouts:
        yield "  no padding and no swizzle that was tried is better"
        return
    best = list(zip(variable.layouts, variable.workgroups_with, strict=True))
    for one, workgroups in best[: look.top] if look.top else best:
        held = (
            ""
            if workgroups == variable.workgroups
            else f", and LDS for {plural(workgroups, 'workgroup')} instead of {variable.workgroups}"
        )
        added = one.bytes - variable.bytes
        yield f"  {one.cycles} cycles, {plural(added, 'byte')} more{held}: {one.layout}"
    if variable.is_dma_target:
        yield "  LDS-DMA writes it, lane beside lane: pad only between whole copies, swizzle what they are read from"
