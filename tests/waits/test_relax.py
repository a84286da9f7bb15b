"""The operations that each wait may and may not be let off: assembly in, assembly out. Lines of a body count from 0."""

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, NamedTuple

import pytest

sys.path.append(str(Path(__file__).parents[1] / "check"))
from test_scale import counted
from text_sections import beside
from wait_kernels import FIRST, code, is_exact, lines_of, order, overlap

from ldsopt import arch
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.target.memory_model import Ordered, Release
from ldsopt.touch import Touch
from ldsopt.waits.keep_reasons import AuthorWaits
from ldsopt.waits.kernels import KernelCode, relax

TEXTS = beside(__file__)

DMA = "buffer_load_dword v1, s[0:3], 0 offen lds"
DMA_2 = "buffer_load_dword v1, s[4:7], 0 offen lds"
ALL_LDS = Release(Ordered(lds=True), Ordered(lds=True), "LDS")
EVERYTHING = Release(Ordered(True, True, True), Ordered(True, True, True), "all")


def waits_of(relaxed: KernelCode) -> list[str]:
    return [line for line in lines_of(relaxed.function) if line.startswith(("s_wait", "s_nop"))]


RING = TEXTS["RING"].format(DMA=DMA, DMA_2=DMA_2)


def since(executions: int, since_of: tuple[int, int]) -> KernelCode:
    """The read of the ring touches what DMA number ``since_of[0]`` wrote so many iterations before."""
    first, second = since_of

    def touches(earlier, later, *, between_waves, executions_since):  # type: ignore[no-untyped-def]
        if (earlier.line, later.line) != (FIRST + first, FIRST + second):
            return Touch.NEVER
        return Touch.MAY if executions_since is None or executions_since == executions else Touch.NEVER

    return code(RING, touches=touches)


@pytest.mark.parametrize(
    ("executions", "dma", "wait"),
    [
        (0, 2, "s_waitcnt vmcnt(1)"),
        (0, 3, "s_waitcnt vmcnt(0)"),
        (1, 2, "s_waitcnt vmcnt(3)"),
        (1, 3, "s_waitcnt vmcnt(2)"),
        (2, 3, "s_waitcnt vmcnt(4)"),
    ],
)
def test_a_ring_waits_for_the_iteration_that_is_read(executions: int, dma: int, wait: str) -> None:
    given = since(executions, (dma, 5))
    relaxed = relax(given).code
    assert waits_of(relaxed)[0] == wait
    assert is_exact(relaxed)
    assert not CheckedCode(relaxed.function, arch("gfx942"), given.checked.overlap).check().findings


class Ordering(NamedTuple):
    body: str
    waits: list[str]
    keeps: Mapping[str, object] = MappingProxyType({})
    mcpu: str = "gfx942"


STORE = "global_store_dword v[4:5], v2, off"
ORDER = {
    "a store at a barrier without a fence": Ordering(f"{STORE}\ns_waitcnt vmcnt(0)\ns_barrier\ns_endpgm", ["s_nop 0"]),
    "a store at a barrier that releases LDS": Ordering(f"{STORE}\ns_waitcnt vmcnt(0)\ns_barrier\ns_endpgm", ["s_nop 0"], {"releases": {2: ALL_LDS}}),
    "a store at a barrier that releases all": Ordering(f"{STORE}\ns_waitcnt vmcnt(0)\ns_barrier\ns_endpgm", ["s_waitcnt vmcnt(0)"], {"releases": {2: EVERYTHING}}),
    "a DMA at a barrier that releases LDS": Ordering(f"{DMA}\ns_waitcnt vmcnt(0)\ns_barrier\ns_endpgm", ["s_nop 0"], {"releases": {2: ALL_LDS}}),
    "a DMA at a barrier that releases all: it loads from memory": Ordering(
        f"{DMA}\ns_waitcnt vmcnt(0)\ns_barrier\ns_endpgm",
        ["s_waitcnt vmcnt(0)"],
        {"releases": {2: EVERYTHING}},
    ),
    "an LDS write at a barrier that releases LDS, whoever reads it": Ordering(
        "ds_write_b32 v1, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\ns_endpgm",
        ["s_waitcnt lgkmcnt(0)"],
        {"releases": {2: ALL_LDS}},
    ),
    "a scalar load at a barrier that releases all": Ordering(
        "s_load_dword s1, s[8:9], 0x4\ns_waitcnt lgkmcnt(0)\ns_barrier\ns_endpgm",
        ["s_nop 0"],
        {"releases": {2: EVERYTHING}},
    ),
    "an LDS write at a barrier of which it is not known what its fences ask for": Ordering(
        "ds_write_b32 v1, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\ns_endpgm",
        ["s_waitcnt lgkmcnt(0)"],
        {"elsewhere": ALL_LDS},
    ),
    "a split barrier asks at its signal": Ordering(
        "ds_store_b32 v1, v2\ns_wait_dscnt 0x0\ns_barrier_signal -1\ns_barrier_wait -1\ns_endpgm",
        ["s_wait_dscnt 0x0"],
        {"releases": {2: ALL_LDS}},
        "gfx1201",
    ),
    "a store without a fence, on gfx11": Ordering("global_store_b32 v[4:5], v2, off\ns_waitcnt_vscnt null, 0x0\ns_endpgm", ["s_nop 0"], {}, "gfx1100"),
    "a store that may be an atomic one": Ordering(f"{DMA}\ns_waitcnt vmcnt(0)\n{STORE}\ns_endpgm", ["s_waitcnt vmcnt(0)"], {"tells_by_stores": True}),
    "an LDS store that may be an atomic one": Ordering(f"{DMA}\ns_waitcnt vmcnt(0)\nds_write_b32 v1, v2\ns_endpgm", ["s_waitcnt vmcnt(0)"], {"tells_by_stores": True}),
    "where all but DMA is kept, a store": Ordering(f"{STORE}\ns_waitcnt vmcnt(0)\ns_endpgm", ["s_waitcnt vmcnt(0)"], {"why_kept": "atomics"}),
    "where all but DMA is kept, a DMA": Ordering(f"{DMA}\ns_waitcnt vmcnt(0)\ns_endpgm", ["s_nop 0"], {"why_kept": "atomics"}),
}  # fmt: skip


@pytest.mark.parametrize("case", ORDER.values(), ids=ORDER)
def test_order(case: Ordering) -> None:
    keeps = order(case.mcpu, **case.keeps)  # type: ignore[arg-type]
    relaxed = relax(code(case.body, case.mcpu, keeps=keeps)).code
    assert waits_of(relaxed) == case.waits
    assert is_exact(relaxed)


class TestAuthorWaits:
    body = f"{DMA}\n{DMA_2}\ns_waitcnt vmcnt(0) lgkmcnt(0)\ns_endpgm"

    def relaxed(self, author: AuthorWaits) -> list[str]:
        return waits_of(relax(code(self.body, author=author)).code)

    def test_in_inline_assembly_stay(self) -> None:
        assert self.relaxed(AuthorWaits(authored=frozenset([FIRST + 2]))) == ["s_waitcnt vmcnt(0) lgkmcnt(0)"]

    def test_keep_what_their_author_says_and_lose_what_was_added_to_them(self) -> None:
        assert self.relaxed(AuthorWaits({FIRST + 2: {"vmcnt": 1}})) == ["s_waitcnt vmcnt(1)"]

    def test_of_which_the_count_is_not_known_stay(self) -> None:
        assert self.relaxed(AuthorWaits({FIRST + 2: {"": -1}})) == ["s_waitcnt vmcnt(0) lgkmcnt(0)"]

    def test_are_like_others_where_the_author_lets_them(self) -> None:
        assert self.relaxed(AuthorWaits()) == ["s_nop 0"]


class TestRelaxedCode:
    """Code whose waits wait for less, but for nothing less that is needed, is asked about some waits alone."""

    BODY = TEXTS["BODY"].format(DMA=DMA, DMA_2=DMA_2)
    TOUCHING: ClassVar = {(0, 5): Touch.MAY, (1, 9): Touch.MAY}

    def test_as_much_is_known_of_them_as_of_all_code(self) -> None:
        some = code(self.BODY, touches=overlap(self.TOUCHING))
        names = [wait.name for wait in some.needs().waits]
        assert len(names) == 5
        for name in names:
            (whole,), (part,) = (some.needs([name], is_relaxed=partly).waits for partly in (False, True))
            assert set(part.needs) == set(whole.needs)
            assert part.completes == whole.completes
            assert part.covers == whole.covers

    def test_code_that_has_to_do_with_none_is_not_walked(self) -> None:
        some = code(self.BODY, touches=overlap(self.TOUCHING))
        last = max(wait.name for wait in some.needs().waits)
        with counted() as counts:
            some.needs([last], is_relaxed=True)
        assert counts["wait_walk.block"] == 1


def test_wait_for_the_copy_of_an_earlier_iteration_stays_where_this_one_joins_it() -> None:
    """The write conflicts with the copy of an earlier iteration alone, which the last wait completes in time."""
    body = TEXTS["JOINED"].format(DMA=DMA)
    known = code(body, touches=overlap({(3, 5): Touch.MAY}))
    start = next(known.function.instructions).line
    told = replace(known, checked=replace(known.checked, within=lambda *_: frozenset({start})))
    assert told.needs().waits[-1].most == 0
    assert waits_of(relax(told).code)[-1] == "s_waitcnt vmcnt(0)"
