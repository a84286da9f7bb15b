"""Each row of the tables of hazards names its two sources, and only what both of them say is ever definite."""

from __future__ import annotations

import pytest

from ldsopt.machine import alu_hazard_table as alu
from ldsopt.machine import register_locks as locks
from ldsopt.machine import wait_state_table as states

Row = tuple[str, list[states.NeededStates], str, str]
"""A row in words, its numbers, the documents that it names, and LLVM's function or pass."""


def _rows() -> list[Row]:
    found: list[Row] = [
        (
            f"{first.name}, {use.name}",
            list(needed.values()),
            states.grounds(first, use),
            states.recognizer(first, use),
        )
        for (first, use), needed in states.TABLE.items()
    ]
    for (pending, of), row in alu.ALU_TABLE.items():
        name = f"{pending.name}, {of.name}"
        found.append((name, list(row.needed.values()), alu.grounds(pending, of), alu.recognizer(pending)))
    for (lock, by), said in locks.LOCK_TABLE.items():
        found.append((f"{lock.name}, {by.name}", [said], locks.grounds(lock, by), "SIInsertWaitcnts"))
    return found


@pytest.mark.parametrize("row", _rows(), ids=lambda row: row[0])
def test_a_row_names_its_documents_and_the_part_of_llvm(row: Row) -> None:
    _, numbers, documents, part_of_llvm = row
    assert part_of_llvm.startswith(("check", "fix", "AMDGPUWaitSGPRHazards", "SIInsertWaitcnts"))
    assert all(needed.of_llvm is not None for needed in numbers)
    assert bool(documents) or not any(needed.manual for needed in numbers)


@pytest.mark.parametrize("row", _rows(), ids=lambda row: row[0])
def test_what_one_source_alone_asks_for_is_never_definite(row: Row) -> None:
    for needed in row[1]:
        for passes in (2, 4, 8, 16):
            sure, enough = needed.bounds(passes)
            alone = needed.manual is None or needed.manual == 0 or needed.of_llvm == 0
            assert sure == 0 if alone else sure <= enough
