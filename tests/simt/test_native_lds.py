"""Native functions of LDS accesses against the interpreter: the same bytes, record, findings and counts."""

from __future__ import annotations

from dataclasses import asdict

import numpy as np
import pytest

from ldsopt.ir.types import Types
from ldsopt.simt.access import Plan, plan
from ldsopt.simt.banks import banks
from ldsopt.simt.findings import Findings, InstructionSite
from ldsopt.simt.global_memory import raw_plan
from ldsopt.simt.kinds import Array, Kinds, Value
from ldsopt.simt.lds import CopyQueue, Lds
from ldsopt.simt.native import compilation
from ldsopt.simt.native.operations import LdsOperation, NativeProgram, NativeRun, NativeWave
from ldsopt.simt.patterns import Patterns
from ldsopt.simt.program import Wave
from ldsopt.simt.shadow import LdsAccess, Shadow, life_words
from ldsopt.simt.sources import Sources
from ldsopt.simt.spaces import store as store_in_space
from ldsopt.target.arch import arch

LDS = 3
SIZE = 4096
KIND_OF = Kinds(Types({}), {})
ACCESSES = [
    ("i8", 1), ("i16", 2), ("i32", 4), ("i64", 8), ("float", 4), ("double", 8), ("half", 2), ("i1", 1), ("bfloat", 2),
    ("<2 x half>", 4), ("<4 x i8>", 4), ("<4 x bfloat>", 8), ("<3 x i32>", 4), ("<4 x i32>", 16), ("<4 x i32>", 4),
    ("<8 x half>", 16), ("<8 x float>", 16), ("<2 x i64>", 8), ("i24", 1), ("<2 x i16>", 1),
]  # fmt: skip
"""Types and alignments; of i24 there is no native function."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every access has its native function from the first time on."""
    monkeypatch.setattr(compilation, "ENOUGH", 1)


class Group:
    """A workgroup's LDS with its waves, whose accesses are driven by hand."""

    def __init__(
        self, *, native: bool, lanes: int, granule: int, classes: int, checks: bool, compared: Sources | None
    ):
        self.findings, self.classes = Findings(), classes
        model = banks(arch("gfx942" if lanes == 64 else "gfx1100"))
        shadow = Shadow(
            SIZE, granule, classes=classes, findings=self.findings, workgroup=(0, 0, 0), window="barrier",
            has_atomics=True,
        ) if checks else None  # fmt: skip
        self.sources = Sources(compared)
        self.lds = Lds(SIZE, shadow, Patterns(granule, model), self.sources if checks else None)
        self.operations = [LdsOperation(access, how) for access, how in self._accesses(classes, granule)]
        copied = LdsAccess(InstructionSite("kernel", 1000, "copy"), 4, reads=False, writes=True, is_copy=True)
        copied.classify(0, 0, classes)
        self.copying = LdsOperation(copied, raw_plan(4))
        accesses = [operation.access for operation in (*self.operations, self.copying)]
        if shadow is not None:
            self.sources.enter(0, accesses, shadow, SIZE)
        mode = self.sources.mode if checks else ""
        program = NativeProgram(
            lanes, granule if checks else 0, life_words(classes), checks, model, accesses, mode
        )
        self.run = NativeRun(program)
        self.waves = []
        for number in range(2):
            queue = CopyQueue(self.lds, number, late=True)
            wave = Wave(number, lanes, None, lds=self.lds, queue=queue, memory=None, group=self)
            if native:
                wave.native = queue.native = NativeWave(
                    self.run, self.lds.region, self.lds.native_words(number, accesses)
                )
            self.waves.append(wave)

    @staticmethod
    def _accesses(classes: int, granule: int) -> list[tuple[LdsAccess, Plan]]:
        found = []
        for type_, align in ACCESSES:
            how = plan(KIND_OF(type_), align)
            for writes in (False, True):
                if how.size % granule or align % granule:
                    continue
                line = len(found) + 1
                site = InstructionSite("kernel", line, f"{line}: {type_}, align {align}")
                access = LdsAccess(site, how.size, reads=not writes, writes=writes)
                mine = line % classes
                access.classify(mine, 1 << (mine + 1) if mine and mine + 1 < classes else 0, classes)
                found.append((access, how))
        return found

    def load(self, which: int, wave: Wave, address: Value) -> Value:
        operation = self.operations[which]
        if wave.native is not None:
            found = wave.native.load(operation, address, wave.mask)
            if found is not None:
                return found
        if address.__class__ is int or wave.active is None:
            return self.lds.load(operation.plan, operation.access, wave.queue, address, wave.active)
        part = self.lds.load(operation.plan, operation.access, wave.queue, address[wave.active], wave.active)
        return wave.spread(part)

    def store(self, which: int, wave: Wave, address: Array, value: Value) -> None:
        operation = self.operations[which]
        if wave.native is None or not wave.native.store(operation, address, value, wave.mask):
            store_in_space(wave, LDS, operation.plan, operation.access, address, value=value)

    def copy(self, wave: Wave, base: int, data: Array) -> None:
        """The active lanes copy a word each, to places that follow one another."""
        lanes = wave.everyone if wave.active is None else wave.active
        start = (base + 4 * lanes) & 0xFFFF_FFFF
        is_whole = wave.active is None and base + 4 * wave.size <= 1 << 32
        wave.queue.issue(
            self.copying.access,
            "vmcnt",
            slice(base, base + 4 * wave.size) if is_whole else (start[:, None] + np.arange(4)).reshape(-1),
            data=data[: 4 * len(lanes)],
            address=start.astype(np.uint32),
            lanes=wave.active,
            is_recorded=wave.native is not None and wave.native.copy(self.copying, base, 4, wave.mask),
        )

    def record(self) -> list[bytes]:
        shadow = self.lds.shadow
        if shadow is None:
            return [self.lds.region.data.tobytes()]
        words = [shadow._phase, shadow._atomic, *shadow._life, self.sources._last]
        return [self.lds.region.data.tobytes(), *(word.tobytes() for word in words if word is not None)]

    def counts(self) -> list[tuple[int, int, int]]:
        self.run.count(self.findings)
        return [(o.access.executed, o.access.cycles, o.access.ideal_cycles) for o in self.operations]


def addresses(rng: np.random.Generator, lanes: int, how: Plan, align: int) -> Value:
    """Addresses as kernels have them, and as no kernel should: out of bounds, at the ends of 32 bits, misaligned."""
    form = rng.integers(0, 12)
    room = SIZE - how.size
    if form == 0:
        return int(rng.integers(0, room // align) * align)
    if form < 4:
        pitch = max(align, -(-how.size // align) * align)
        first = (
            int(rng.integers(0, max(1, (room - lanes * pitch) // align)) * align)
            if room > lanes * pitch
            else 0
        )
        return ((first + pitch * np.arange(lanes)) % (room // align * align)).astype(np.uint32)
    if form < 10:
        return (rng.integers(0, room // align, lanes) * align).astype(np.uint32)
    place = (rng.integers(0, room // align, lanes) * align).astype(np.uint32)
    if form == 10:
        wild = [0xFFFF_FFFF, 0xFFFF_FFFC, 0x8000_0000, SIZE, SIZE - how.size + 1, 0xFFFF_FFFF - how.size]
        place[rng.integers(0, lanes)] = np.uint32(wild[rng.integers(0, len(wild))])
    else:
        place[rng.integers(0, lanes)] += 1
    return place


def values(rng: np.random.Generator, lanes: int, how: Plan) -> Value:
    """Values in register form: of each lane, a view with gaps, or one for all."""
    kind, form = how.kind, rng.integers(0, 4)
    shape = (2 * lanes, kind.count) if kind.is_array else (2 * lanes,)
    raw = rng.integers(0, 256, (*shape, 8), dtype=np.uint8)
    if kind.dtype == np.bool_:
        rows = (raw[..., 0] & 1).astype(np.bool_)
    elif kind.is_bfloat:
        rows = (raw.view(np.uint64)[..., 0].astype(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    else:
        rows = raw.reshape(*shape[:-1], -1)[..., : kind.dtype.itemsize * shape[-1]].copy().view(kind.dtype)
        rows = rows.reshape(-1)[: np.prod(shape)].reshape(shape)
    if kind.scalar.form == "int" and not kind.is_native and kind.bits != 1:
        rows = rows & kind.dtype.type(kind.mask)
    if form == 0:
        return rows[0] if kind.is_array else rows[0] if kind.form == "float" else rows[0].item()
    return rows[::2] if form == 1 else np.ascontiguousarray(rows[:lanes])


def drive(group: Group, seed: int, steps: int, *, leaves_out: int = 0) -> list[bytes]:
    """Random accesses by two waves, with copies and barriers between, perhaps without each n-th step's store.

    Returns:
        What was loaded.
    """
    rng = np.random.default_rng(seed)
    loaded = []
    for step in range(steps):
        wave = group.waves[rng.integers(0, 2)]
        lanes = wave.size
        mask = [None, rng.random(lanes) < 0.5, np.arange(lanes) == rng.integers(0, lanes)][rng.integers(0, 3)]
        wave.set_mask(mask if mask is None or mask.any() else None)
        which = int(rng.integers(0, len(group.operations)))
        operation = group.operations[which]
        align = operation.plan.unit
        place = addresses(rng, lanes, operation.plan, align)
        if operation.access.writes:
            value = values(rng, lanes, operation.plan)
            if place.__class__ is not int and (not leaves_out or step % leaves_out):
                group.store(which, wave, place, value)
        else:
            loaded.append(np.asarray(group.load(which, wave, place)).tobytes())
        event = rng.integers(0, 40)
        if event == 0 and group.lds.shadow is not None:
            group.lds.shadow.barrier()
            for each in group.waves:
                each.queue.passed_barrier()
        elif event == 1:
            base = [int(rng.integers(0, 60)) * 64, SIZE - 40, 6, 2**32 - 16][
                rng.choice(4, p=[0.7, 0.1, 0.1, 0.1])
            ]
            group.copy(wave, base, rng.integers(0, 256, 4 * lanes, dtype=np.uint8))
        elif event == 2:
            wave.queue.wait("vmcnt", 0)
    return loaded


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize(
    "granule, classes, checks", [(1, 1, True), (1, 4, True), (4, 40, True), (1, 1, False)]
)
def test_whatever_accesses_do_the_native_functions_do_the_same(
    lanes: int, granule: int, classes: int, checks: bool
) -> None:
    groups = [
        Group(native=native, lanes=lanes, granule=granule, classes=classes, checks=checks, compared=None)
        for native in (False, True)
    ]
    loaded = [drive(group, 7 * lanes + classes, 600) for group in groups]
    assert loaded[0] == loaded[1]
    assert groups[0].record() == groups[1].record()
    assert groups[0].counts() == groups[1].counts()
    found = [[asdict(finding) for finding in group.findings.all()] for group in groups]
    assert found[0] == found[1]
    kinds = {finding["kind"] for finding in found[0]}
    wanted = {"race", "out-of-bounds", "uninitialized-read"} | ({"false-noalias"} if classes > 1 else set())
    assert kinds >= (wanted if checks else set())
    assert any(
        site.block[0] == 0 and site.call for site in groups[1].run._sites.values()
    )  # they were called, and counted


@pytest.mark.parametrize("records_natively", [False, True])
@pytest.mark.parametrize("leaves_out", [0, 20])
def test_where_reads_get_their_bytes_from_is_compared_alike(leaves_out: int, records_natively: bool) -> None:
    """Stores that a second run leaves out show as reads of what others wrote before, whoever records and compares."""
    first = Group(native=records_natively, lanes=32, granule=1, classes=1, checks=True, compared=None)
    drive(first, 5, 800)
    found = []
    for native in (False, True):
        second = Group(native=native, lanes=32, granule=1, classes=1, checks=True, compared=first.sources)
        drive(second, 5, 800, leaves_out=leaves_out)
        second.run.count(second.findings)
        found.append([asdict(finding) for finding in second.findings.all()])
    assert found[0] == found[1]
    assert any(finding["kind"] == "taken-over" for finding in found[0]) == bool(leaves_out)


def test_an_access_of_which_the_interpreter_has_nothing_to_report_is_done_natively() -> None:
    group = Group(native=True, lanes=64, granule=4, classes=1, checks=True, compared=None)
    store = next(n for n, o in enumerate(group.operations) if o.plan.kind.text == "i32" and o.access.writes)
    load = next(n for n, o in enumerate(group.operations) if o.plan.kind.text == "i32" and o.access.reads)
    wave, place = group.waves[0], (4 * np.arange(64)).astype(np.uint32)
    assert wave.native is not None
    assert wave.native.store(group.operations[store], place, np.arange(64, dtype=np.uint32), None)
    found = wave.native.load(group.operations[load], place, None)
    assert found is not None and found.tolist() == list(range(64))
    assert wave.native.load(group.operations[load], place + np.uint32(1024), None) is None  # never written
    assert (
        wave.native.load(group.operations[load], place + np.uint32(SIZE - 252), None) is None
    )  # out of bounds
    assert wave.native.load(group.operations[load], place + np.uint32(1), None) is None  # misaligned
    other = group.waves[1]
    assert other.native is not None
    assert other.native.load(group.operations[load], place, None) is None  # races with the store
    assert wave.native.copy(group.copying, 1024, 4, None)
    for base in (0, SIZE - 252, 1025, 2**32 - 4, 2**40, -4):  # the first one has been touched by both waves
        assert not wave.native.copy(group.copying, base, 4, None) or base == 0
    assert not other.native.copy(group.copying, 1024, 4, None)
