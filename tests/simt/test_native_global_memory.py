"""Native functions of global accesses against the interpreter: the same bytes, record of the order, findings, faults."""

from __future__ import annotations

from dataclasses import asdict

import numpy as np
import pytest
from test_native_lds import KIND_OF, values

from ldsopt.ir.fences import Fence
from ldsopt.simt.access import Plan, plan
from ldsopt.simt.addresses import GLOBAL_BASE
from ldsopt.simt.findings import Findings, InstructionSite
from ldsopt.simt.global_memory import Fault, GlobalMemory
from ldsopt.simt.global_order import GlobalOrder, OrderedMemory
from ldsopt.simt.kinds import Array, Value
from ldsopt.simt.native import compilation
from ldsopt.simt.native.memory import NativeGlobals, NativeMemory
from ldsopt.simt.program import Wave

WAVES = 3
BUFFERS = [("a", 8192), ("b", 100), ("c", 5000)]
ACCESSES = [
    ("i8", 1), ("i16", 2), ("i32", 4), ("i32", 1), ("double", 8), ("i1", 1), ("bfloat", 2), ("<4 x i32>", 16),
    ("<3 x float>", 4), ("<8 x bfloat>", 16), ("<16 x float>", 16), ("i24", 1),
]  # fmt: skip
"""Types and alignments; of i24 there is no native function."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every access has its native function from the first time on."""
    monkeypatch.setattr(compilation, "ENOUGH", 1)


class Device:
    """Buffers, and the waves of a workgroup that access them."""

    def __init__(self, *, native: bool, lanes: int, granule: int) -> None:
        self.memory, self.findings = GlobalMemory(BUFFERS), Findings()
        for buffer in self.memory.buffers:
            self.memory.bytes_of(buffer)[:] = np.arange(buffer.size) % 251
        self.order = GlobalOrder(WAVES, granule, self.memory, self.findings, (0, 0, 0))
        self.globals = NativeGlobals(self.memory, lanes, granule)
        self.plans = [plan(KIND_OF(type_), align) for type_, align in ACCESSES]
        self.sites = [
            InstructionSite("kernel", line, f"line {line}") for line in range(1, 2 * len(ACCESSES) + 1)
        ]
        self.waves, self.ordered = [], []
        for number in range(WAVES):
            wave = Wave(number, lanes, None, lds=None, queue=None, memory=None, group=None)  # type: ignore[arg-type]
            part = None
            if native:
                words = self.order.native_words(number, self.globals.accesses)
                part = NativeMemory(self.globals, lanes, words)
            self.waves.append(wave)
            self.ordered.append(OrderedMemory(self.memory, self.order, wave, part))

    def record(self) -> list[bytes]:
        """All bytes that there are: of the buffers, and of the record of the order."""
        pages = [b"".join(map(bytes, self.order._page(page))) for page, _ in sorted(self.order.touched())]
        return [self.memory.region.data.tobytes(), *pages]


def addresses(rng: np.random.Generator, count: int, how: Plan) -> Value:
    """Addresses in one buffer, most of them; some in two, behind an end, misaligned, or nowhere near."""
    form = rng.integers(0, 14)
    name, size = BUFFERS[rng.integers(0, len(BUFFERS))]
    start = {"a": 0x10000, "b": 0x23000, "c": 0x35000}[name] + GLOBAL_BASE
    slots = max(1, (size - how.size) // how.unit)
    if form == 0:
        return int(start + rng.integers(0, slots) * how.unit)
    place = np.asarray(start + rng.integers(0, slots, count) * how.unit, np.uint64)
    if form < 4:
        place = np.asarray(start + np.arange(count) * how.size % (slots * how.unit), np.uint64)
    elif form == 9:
        place[rng.integers(0, count)] = GLOBAL_BASE + 0x10000
    elif form == 10:
        place[rng.integers(0, count)] = start + size - how.size + how.unit  # behind the end, and yet mapped
    elif form == 11:
        place += np.uint64(1)
    elif form == 12:
        wild = [
            0,
            2**64 - 1,
            2**64 - how.size,
            GLOBAL_BASE - 1,
            GLOBAL_BASE,
            2**63,
            start + 2**32,
            start + size + 9000,
        ]
        place[rng.integers(0, count)] = wild[rng.integers(0, len(wild))]
    return place


def drive(device: Device, seed: int, steps: int) -> list[object]:
    """Random accesses with fences and barriers between; what was loaded, or what fault there was."""
    rng = np.random.default_rng(seed)
    told: list[object] = []
    for _ in range(steps):
        number = int(rng.integers(0, WAVES))
        wave, memory = device.waves[number], device.ordered[number]
        mask = [None, rng.random(wave.size) < 0.5][rng.integers(0, 2)]
        wave.set_mask(mask if mask is None or mask.any() else None)
        which = int(rng.integers(0, len(ACCESSES)))
        writes = bool(rng.integers(0, 2))
        how = device.plans[which]
        memory.site = None if rng.integers(0, 10) == 0 else device.sites[2 * which + writes]
        place = addresses(rng, wave.width, how)
        value = values(rng, wave.width, how)
        if wave.width == 1 and isinstance(value, np.ndarray) and len(value) != wave.width:
            value = value[: wave.width]
        kind = rng.integers(0, 8)
        try:
            if writes and isinstance(place, np.ndarray):
                if kind < 4:
                    value = device.memory.load(how, place) if _is_inside(device, place, how) else value
                memory.store(how, place, value)
            elif kind == 0 and isinstance(place, np.ndarray):
                told.append(memory.fetch(place, 4).tobytes())
            else:
                told.append(np.asarray(memory.load(how, place)).tobytes())
        except Fault as fault:
            told.append(fault.args)
        event = rng.integers(0, 12)
        if event < 3:
            device.order.fence(number, Fence(("release", "acquire", "acq_rel")[event], "workgroup", None))
        elif event == 3:
            for each in range(WAVES):
                device.order.arrive(each)
            device.order.open()
    return told


def _is_inside(device: Device, place: Array, how: Plan) -> bool:
    found = [device.memory.find(int(address)) for address in place]
    return all(
        buffer is not None and int(address) + how.size <= buffer.address + buffer.size
        for buffer, address in zip(found, place, strict=True)
    ) and not bool((place & np.uint64(how.unit - 1)).any())


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("granule", [1, 4])
def test_whatever_accesses_do_the_native_functions_do_the_same(lanes: int, granule: int) -> None:
    devices = [Device(native=native, lanes=lanes, granule=granule) for native in (False, True)]
    told = [drive(device, lanes + granule, 1200) for device in devices]
    devices[1].globals.count()
    assert told[0] == told[1]
    assert devices[0].record() == devices[1].record()
    assert devices[0].memory.reads_beyond == devices[1].memory.reads_beyond > 0
    found = [[asdict(finding) for finding in device.findings.all()] for device in devices]
    assert found[0] == found[1]
    assert {finding["kind"] for finding in found[0]} == {"global-race"}
    assert {what[0] for what in told[0] if isinstance(what, tuple)} == {
        "read",
        "write",
    }  # faults of both kinds


def test_an_access_that_is_in_order_is_done_natively_and_no_other() -> None:
    device = Device(native=True, lanes=64, granule=4)
    how, site = device.plans[2], device.sites[0]
    native, other = (memory._native for memory in device.ordered[:2])
    assert native is not None and other is not None
    place = np.asarray(GLOBAL_BASE + 0x10000 + 4 * np.arange(64), np.uint64)
    assert native.load(site, how, place, None) is None  # the first access of a page, which has no record yet
    device.order._page(0x10000 // 4 // 1024)
    found = native.load(site, how, place, None)
    assert found is not None and found.tobytes() == device.memory.region.data[0x10000:0x10100].tobytes()
    assert not other.store(site, how, place, np.arange(64, dtype=np.uint32), None)  # races with the load
    assert native.store(site, how, place, np.arange(64, dtype=np.uint32), None)
    for wild in (0, 2**64 - 4, 2**64 - 1, GLOBAL_BASE - 4, GLOBAL_BASE + 0x10000 + 8192, GLOBAL_BASE + 2**40):
        place[3] = wild
        assert not native.store(site, how, place, np.arange(64, dtype=np.uint32), None)
        assert native.load(site, how, place, None) is None or wild == GLOBAL_BASE + 0x10000 + 8192
