"""A workgroup's LDS, driven by hand: what is out of bounds or misaligned, and when copies land."""

from __future__ import annotations

import numpy as np
import pytest

from ldsopt.ir.types import Types
from ldsopt.simt.access import Plan, plan
from ldsopt.simt.banks import Banks
from ldsopt.simt.findings import Findings, InstructionSite, LaneTouch
from ldsopt.simt.kinds import Kinds
from ldsopt.simt.lds import CopyQueue, Lds
from ldsopt.simt.patterns import Patterns
from ldsopt.simt.shadow import LdsAccess, Shadow
from ldsopt.simt.sources import Sources

SIZE = 64
KIND_OF = Kinds(Types({}), {})


def plan_of(type_: str, align: int | None = None) -> Plan:
    """How values of a type are moved."""
    of = KIND_OF(type_)
    return plan(of, align or of.align)


class Bench:
    """An LDS of 64 bytes, of which byte n holds n, and a wave whose copies land late."""

    def __init__(self, *, is_checked: bool = True) -> None:
        self.findings = Findings()
        recorded = Shadow(
            SIZE,
            4,
            classes=1,
            findings=self.findings,
            workgroup=(0, 0, 0),
            window="workgroup",
            has_atomics=False,
        )
        shadow = recorded if is_checked else None
        self.lds = Lds(SIZE, shadow, Patterns(4, Banks(32)))
        self.lds.region.data[:SIZE] = np.arange(SIZE)
        self.queue = CopyQueue(self.lds, 0, late=True)

    def copy(
        self,
        first: int,
        size: int = 4,
        lanes: int = 1,
        *,
        counter: str = "vmcnt",
        which: list[int] | None = None,
    ) -> None:
        """Lanes copy so many bytes of 255 each, to one place behind the other."""
        target = np.arange(first, first + size * lanes)
        self.queue.issue(
            self.access(size, writes=True, is_copy=True),
            counter,
            target,
            data=np.full(len(target), 255, np.uint8),
            address=np.arange(first, first + size * lanes, size).astype(np.uint32),
            lanes=None if which is None else np.array(which),
        )

    def load(self, type_: str, *addresses: int, align: int | None = None) -> list[object]:
        """What lanes load at an address each."""
        how = plan_of(type_, align)
        address = np.array(addresses, np.uint32)
        found = self.lds.load(how, self.access(how.size), self.queue, address, None)
        return np.asarray(found).tolist()  # type: ignore[no-any-return]

    def store(self, type_: str, *addresses: int) -> None:
        """Lanes store ones at an address each."""
        how = plan_of(type_)
        address = np.array(addresses, np.uint32)
        value = np.full(len(addresses), (1 << 8 * how.size) - 1, how.kind.dtype)
        self.lds.store(how, self.access(how.size, writes=True), self.queue, address, None, value=value)

    @staticmethod
    def access(size: int, *, writes: bool = False, is_copy: bool = False) -> LdsAccess:
        made = LdsAccess(InstructionSite("k", 1, "access"), size, not writes, writes, is_copy=is_copy)
        made.classify(0, 0, 1)
        return made

    @property
    def told(self) -> list[tuple[str, tuple[int, ...], int]]:
        """Each finding but that nobody wrote what is read: kind, lanes, first byte."""
        touches = [(f.kind, f.access) for f in self.findings.all() if f.kind != "uninitialized-read"]
        return [(found, t.lanes, t.address) for found, t in touches if isinstance(t, LaneTouch)]

    def bytes(self, first: int, stop: int) -> list[int]:
        return self.lds.region.data[first:stop].tolist()  # type: ignore[no-any-return]


class TestOutOfBounds:
    @pytest.mark.parametrize("is_checked", [True, False])
    def test_lanes_load_zero_there(self, is_checked: bool) -> None:
        bench = Bench(is_checked=is_checked)
        assert bench.load("i8", 62, 63, 64, 500) == [62, 63, 0, 0]
        assert bench.told == ([("out-of-bounds", (2, 3), 64)] if is_checked else [])

    def test_so_do_lanes_that_load_vectors(self) -> None:
        bench = Bench()
        assert bench.load("<2 x i8>", 60, 62, 64) == [[60, 61], [62, 63], [0, 0]]
        assert bench.told == [("out-of-bounds", (2,), 64)]

    def test_lanes_store_nothing_there(self) -> None:
        bench = Bench()
        bench.store("i16", 60, 64)
        bench.store("i16", 64, 66)
        assert bench.bytes(58, 64) == [58, 59, 255, 255, 62, 63]
        assert bench.told == [
            ("out-of-bounds", (1,), 64)
        ]  # one for both: the pair of instructions is the same

    @pytest.mark.parametrize(
        ("which", "lanes"), [(None, (2, 3)), ([0, 5, 6, 9], (6, 9))], ids=["all lanes", "some lanes"]
    )
    def test_a_copy_leaves_out_what_is_there(self, which: list[int] | None, lanes: tuple[int, ...]) -> None:
        bench = Bench()
        bench.copy(56, lanes=4, which=which)
        bench.queue.wait("vmcnt", 0)
        assert bench.bytes(55, 64) == [55, *[255] * 8]
        assert bench.told == [("out-of-bounds", lanes, 64)]

    @pytest.mark.parametrize(
        ("which", "lane"), [(None, 1), ([0, 5, 6, 9], 5)], ids=["all lanes", "some lanes"]
    )
    def test_lanes_of_a_copy_that_are_within_race(self, which: list[int] | None, lane: int) -> None:
        bench = Bench()
        other, how = CopyQueue(bench.lds, 1, late=True), plan_of("i32")
        bench.lds.load(how, bench.access(4), other, np.array([60], np.uint32), None)
        bench.copy(56, lanes=4, which=which)
        assert ("race", (lane,), 60) in bench.told


class TestAlignment:
    @pytest.mark.parametrize(
        ("addresses", "told"),
        [
            ((0, 4, 8), []),
            ((4, 6, 8), [("misaligned", (1,), 6)]),
            ((6, 4, 9), [("misaligned", (0, 2), 6)]),
        ],
    )
    def test_lanes_that_do_not_keep_it_are_named(
        self, addresses: tuple[int, ...], told: list[tuple[str, tuple[int, ...], int]]
    ) -> None:
        bench = Bench()
        bench.load("i32", *addresses)
        assert bench.told == told

    def test_it_is_that_which_the_access_states(self) -> None:
        bench = Bench()
        assert bench.load("i32", 6, align=2) == [0x09080706]
        assert bench.told == []


class TestCopies:
    @pytest.mark.parametrize(("at", "is_awaited"), [(7, False), (8, True), (11, True), (12, False)])
    def test_a_wave_waits_for_its_own_where_it_reads_a_byte_of_it(self, at: int, is_awaited: bool) -> None:
        bench = Bench()
        bench.copy(8)
        assert bench.load("i8", at) == [255 if is_awaited else at]
        assert bool(bench.queue.pending) is not is_awaited

    @pytest.mark.parametrize(("at", "is_awaited"), [(4, False), (5, True), (11, True), (12, False)])
    def test_or_where_it_reads_several_and_one_is_of_it(self, at: int, is_awaited: bool) -> None:
        bench = Bench()
        bench.copy(8)
        bench.load("i32", at, align=1)
        assert bool(bench.queue.pending) is not is_awaited

    @pytest.mark.parametrize(("behind", "has_landed"), [(0, False), (1, True), (2, True)])
    def test_operations_that_copy_nothing_count(self, behind: int, has_landed: bool) -> None:
        """The wait leaves one operation outstanding, which is the copy if there is none behind it."""
        bench = Bench()
        bench.copy(8, counter="tensorcnt")
        for _ in range(behind):
            bench.queue.count("tensorcnt")
        bench.queue.wait("tensorcnt", 1)
        assert (bench.bytes(8, 12) == [255] * 4) is has_landed

    def test_each_counter_is_waited_for_by_itself(self) -> None:
        bench = Bench()
        bench.copy(8, counter="asynccnt")
        bench.queue.wait("vmcnt", 0)
        assert bench.bytes(8, 12) == [8, 9, 10, 11]
        bench.queue.wait("asynccnt", 0)
        assert bench.bytes(8, 12) == [255] * 4


class TestSources:
    """Where a second run's reads get their bytes from, against the first one's."""

    @staticmethod
    def run(writers: tuple[int, int], expected: Sources | None = None) -> tuple[Sources, list[str]]:
        """One of two stores writes word 2, and one word 3; a load of 8 bytes reads both."""
        bench, sources = Bench(), Sources(expected)
        shadow = bench.lds.shadow
        assert shadow is not None
        bench.lds.sources = sources
        accesses = [bench.access(4, writes=True), bench.access(4, writes=True), bench.access(8)]
        sources.enter(0, accesses, shadow, SIZE)
        for word, writer in zip((2, 3), writers, strict=True):
            at = np.array([4 * word], np.uint32)
            one = np.ones(1, np.uint32)
            bench.lds.store(plan_of("i32"), accesses[writer], bench.queue, at, None, value=one)
        bench.lds.load(plan_of("i64"), accesses[2], bench.queue, np.array([8], np.uint32), None)
        return sources, [finding.message for finding in bench.findings.all() if finding.kind == "taken-over"]

    @pytest.mark.parametrize(
        ("writers", "byte"), [((0, 1), None), ((1, 1), 8), ((0, 0), 12)], ids=["the same", "first", "second"]
    )
    def test_each_word_of_a_wide_read_is_compared(self, writers: tuple[int, int], byte: int | None) -> None:
        first, told = self.run((0, 1))
        assert told == []
        _, told = self.run(writers, first)
        assert [f"LDS byte {byte}," in message for message in told] == ([] if byte is None else [True])
