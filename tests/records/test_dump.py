"""The contents of a dump: records in order, those that went round, those without room, and those damaged."""

import json
import random
import struct
import zlib
from collections.abc import Iterator

import pytest
from dump_files import (
    END,
    HEADER,
    MARK,
    START,
    TWO,
    VALUE,
    Made,
    buffer,
    header,
    proton_scopes,
    raw_dump,
    slot,
)

from ldsopt import InputError
from ldsopt.records.dump import ClockWraps, Dump, WaveRecords, compose, read_dump


def wave_of(made: list[Made], **changed: object) -> WaveRecords:
    """The first wave of a dump in which it made these records."""
    own = header(**changed)
    (group,) = read_dump(raw_dump(own, {0: slot(own, 0, {0: made})})).workgroups
    return group.waves[0]


def said(wave: WaveRecords) -> list[list[tuple[object, ...]]]:
    """The records of a wave by stretch: event, scope, clock, and value where there is one."""
    return [
        [(r.event.value, r.scope, r.clock, *([] if r.value is None else [r.value])) for r in stretch]
        for stretch in wave.stretches
    ]


class TestOfAWave:
    def test_records_come_in_order(self) -> None:
        made = [(START, 0, 10), (MARK, 2, 11), (END, 0, 20)]
        wave = wave_of(made)
        assert said(wave) == [made]
        assert (wave.written, wave.overwritten, wave.damaged) == (3, 0, 0)

    def test_clocks_count_from_the_workgroups_begin(self) -> None:
        own = slot(HEADER, 0, {0: [(START, 0, 1010), (END, 0, 1020)]}, cycles=(1000, 2000))
        (group,) = read_dump(raw_dump(HEADER, {0: own})).workgroups
        assert [record.clock for record in group.waves[0].records] == [10, 20]

    def test_a_wave_may_begin_a_little_in_front_of_the_first(self) -> None:
        own = slot(HEADER, 0, {1: [(START, 0, 990), (END, 0, 1020)]}, cycles=(1000, 2000))
        (group,) = read_dump(raw_dump(HEADER, {0: own})).workgroups
        assert [record.clock for record in group.waves[0].records] == [-10, 20]

    def test_clocks_of_43_bits(self) -> None:
        made = [(START, 0, (5 << 32) + 7), (END, 0, (6 << 32) + 1)]
        assert said(wave_of(made)) == [made]

    def test_numbers_stand_beside_the_records_in_front_of_them(self) -> None:
        bits = struct.unpack("<I", struct.pack("<f", 1.5))[0]
        wave = wave_of([(START, 0, 10), (VALUE, -3, 1), (END, 0, 20), (MARK, 1, 21), (VALUE, bits, 2)])
        assert said(wave) == [[("start", 0, 10, -3), ("end", 0, 20), ("mark", 1, 21, 1.5)]]
        assert wave.written == 5

    @pytest.mark.parametrize("count", [7, 8, 9, 15, 16, 17, 100])
    def test_of_more_records_than_fit_the_last_ones_stay(self, count: int) -> None:
        made = [(MARK, n % 3, 10 * n) for n in range(count)]
        wave = wave_of(made)
        assert said(wave) == [made[-8:]]
        assert (wave.written, wave.overwritten) == (count, max(0, count - 8))

    @pytest.mark.parametrize("count", [7, 8, 9, 17])
    def test_or_the_first_ones(self, count: int) -> None:
        made = [(MARK, n % 3, 10 * n) for n in range(count)]
        wave = wave_of(made, keep="first")
        assert said(wave) == [made[:8]]
        assert (wave.written, wave.overwritten) == (count, max(0, count - 8))

    def test_a_number_whose_record_was_overwritten_is_no_one_elses(self) -> None:
        made: list[Made] = [(MARK, 1, 10), (VALUE, 5, 1), *[(MARK, 0, 20 + n) for n in range(7)]]
        wave = wave_of(made)
        assert said(wave) == [[("mark", 0, 20 + n) for n in range(7)]]
        assert (wave.overwritten, wave.damaged) == (1, 0)

    def test_a_clock_of_20_bits_comes_round(self) -> None:
        clocks = [0xFFFF0, 0x00010, 0x80000, 0x7FFFF, 0x80000]
        wave = wave_of([(MARK, 0, clock) for clock in clocks], clock_bits=20, arch="gfx1100")
        assert [record.clock for record in wave.records] == [
            *(0xFFFF0, 0x100010, 0x180000, 0x27FFFF, 0x280000),
        ]
        assert wave.damaged == 0

    @pytest.mark.parametrize(
        ("bad", "why"),
        [
            ((1 << 11, 12), "a bit that no record has"),
            ((1 << 20, 12), "a kind that there is not"),
            ((1 << 31 | 2 << 20, 12), "an instant that ends"),
            ((1 << 16, 12), "a type of a number beside no number"),
            ((3 << 20 | 3 << 16, 12), "a type of numbers that there is not"),
            ((3 << 23, 12), "a scope that there is not"),
            ((2 << 23 | 3 << 20 | 1 << 16, 12), "a number of another scope"),
            ((0, 5), "a clock that goes back"),
        ],
        ids=lambda given: given if isinstance(given, str) else "",
    )
    def test_a_word_that_is_no_record_parts_what_is_around_it(self, bad: tuple[int, int], why: str) -> None:
        own = bytearray(slot(HEADER, 0, {0: [(START, 0, 10), (START, 1, 11), (END, 0, 20), (END, 1, 21)]}))
        own[48 + 8 : 48 + 16] = struct.pack("<II", *bad)
        (group,) = read_dump(raw_dump(HEADER, {0: bytes(own)})).workgroups
        (wave,) = group.waves
        assert said(wave) == [[("start", 0, 10)], [("end", 0, 20), ("end", 1, 21)]], why
        assert wave.damaged == 1

    def test_an_odd_count_is_no_count(self) -> None:
        own = bytearray(slot(HEADER, 0, TWO))
        own[40] += 1
        (group,) = read_dump(raw_dump(HEADER, {0: bytes(own)})).workgroups
        assert [(wave.wave, wave.damaged) for wave in group.waves] == [(0, 1), (1, 0)]


class TestOfWorkgroups:
    def test_only_those_that_ran_are_there(self) -> None:
        dump = read_dump(raw_dump(HEADER, {1: slot(HEADER, 1, TWO), 3: slot(HEADER, 3, {})}))
        assert [(group.number, len(group.waves)) for group in dump.workgroups] == [(1, 2), (3, 0)]
        assert (dump.without_slot, dump.missing, dump.damaged, dump.notes) == (0, 0, (), ())

    def test_sampled_ones_have_their_own_numbers(self) -> None:
        own = header(workgroups=(8, 1, 1), sample=3)
        assert own.slots == 3
        dump = read_dump(raw_dump(own, {0: slot(own, 0, TWO), 2: slot(own, 6, TWO)}))
        assert [group.number for group in dump.workgroups] == [0, 6]

    def test_those_without_a_slot_are_counted(self) -> None:
        assert read_dump(raw_dump(HEADER, {}, without_slot=7)).without_slot == 7

    def test_only_selected_waves_have_segments(self) -> None:
        own = header(waves=4, selected=(1, 3))
        (group,) = read_dump(raw_dump(own, {0: slot(own, 0, {3: TWO[0]})})).workgroups
        assert [wave.wave for wave in group.waves] == [3]
        assert said(group.waves[0]) == [TWO[0]]

    def test_times_and_place(self) -> None:
        own = slot(HEADER, 0, TWO, ticks=(77, 99), cycles=(5, 1005), hardware=0x123)
        (group,) = read_dump(raw_dump(HEADER, {0: own})).workgroups
        assert (group.started, group.ended, group.cycles, group.hardware) == (77, 99, 1000, 0x123)

    def test_one_that_did_not_end_has_no_end(self) -> None:
        own = slot(HEADER, 0, TWO, ticks=(77, 0), cycles=(5, 0))
        (group,) = read_dump(raw_dump(HEADER, {0: own})).workgroups
        assert (group.ended, group.cycles) == (0, None)

    @pytest.mark.parametrize(
        ("number", "bad", "words"),
        [
            (0, {"data_bytes": 64}, "slot 0: it says that its segments have 64 bytes, not 128"),
            (2, {"workgroup": 1}, "slot 2: it says that it is of workgroup 1, which has its slot elsewhere"),
            (2, {"workgroup": 4}, "slot 2: it says that it is of workgroup 4, which has its slot elsewhere"),
            (2, {"preamble": 0}, "slot 2: it does not begin as a slot does"),
        ],
    )
    def test_a_slot_that_contradicts_the_header_is_left_out(
        self, number: int, bad: dict[str, int], words: str
    ) -> None:
        own = slot(HEADER, bad.get("workgroup", number), TWO, data_bytes=bad.get("data_bytes"))
        if "preamble" in bad:
            own = bytes(4) + own[4:]
        dump = read_dump(raw_dump(HEADER, {1: slot(HEADER, 1, TWO), number: own}))
        assert [group.number for group in dump.workgroups] == [1]
        assert dump.damaged == (words,)


class TestComposing:
    def test_free_slots_are_left_out_and_the_rest_is_the_same(self) -> None:
        slots = {1: slot(HEADER, 1, TWO), 3: slot(HEADER, 3, TWO)}
        made = compose(HEADER, buffer(HEADER, slots, without_slot=3))
        assert len(made) < len(raw_dump(HEADER, slots))
        whole, small = read_dump(raw_dump(HEADER, slots, without_slot=3)), read_dump(made)
        assert (small.workgroups, small.without_slot) == (whole.workgroups, 3)

    def test_a_buffer_of_another_size_is_refused(self) -> None:
        with pytest.raises(InputError, match="the buffer of the records of 'gemm' has 12 bytes, not 1152"):
            compose(HEADER, bytes(12))

    def test_a_changed_byte_of_a_slot_is_noticed(self) -> None:
        made = bytearray(compose(HEADER, buffer(HEADER, {0: slot(HEADER, 0, TWO), 1: slot(HEADER, 1, TWO)})))
        made[-200] ^= 1
        dump = read_dump(bytes(made))
        assert [group.number for group in dump.workgroups] == [0]
        assert dump.damaged == ("slot 1: its checksum is another",)

    def test_a_slot_without_a_checksum_among_others_is_not_trusted(self) -> None:
        slots = {0: slot(HEADER, 0, TWO), 1: slot(HEADER, 1, TWO)}
        made = compose(HEADER, buffer(HEADER, slots))
        mixed = made[: -len(slots[1])] + slots[1]
        assert read_dump(mixed).damaged == ("slot 1: its checksum is another",)

    def test_proton_reads_it(self) -> None:
        slots = {0: slot(HEADER, 0, TWO), 2: slot(HEADER, 2, {1: TWO[0]})}
        found = proton_scopes(compose(HEADER, buffer(HEADER, slots)))
        assert found == {
            0: [(0, 0, 1000, 1400), (0, 1, 1500, 1900), (1, 1, 1200, 1300), (1, 0, 1100, 1600)],
            2: [(1, 0, 1000, 1400), (1, 1, 1500, 1900)],
        }

    def test_proton_reads_one_of_selected_waves_and_of_an_odd_number(self) -> None:
        own = header(waves=3, selected=(0, 2))
        found = proton_scopes(compose(own, buffer(own, {0: slot(own, 0, {2: TWO[0]})})))
        assert found == {0: [(2, 0, 1000, 1400), (2, 1, 1500, 1900)]}


class TestFiles:
    WHOLE = compose(HEADER, buffer(HEADER, {n: slot(HEADER, n, TWO) for n in range(4)}))

    def test_a_header_comes_back_as_it_was(self) -> None:
        for own in (
            HEADER,
            header(selected=(1,), sample=4, argument=3, store="argument", empty_scope=2),
            header(tick_hertz=None),
        ):
            assert read_dump(raw_dump(own, {})).header == own

    def test_of_a_file_that_is_cut_off_what_is_there_is_read(self) -> None:
        size = len(slot(HEADER, 0, {}))
        dump = read_dump(self.WHOLE[: -size - 1])
        assert [group.number for group in dump.workgroups] == [0, 1]
        assert dump.missing == 2
        assert dump.notes == (f"cut off after {len(self.WHOLE) - size - 1} of {len(self.WHOLE)} bytes",)

    def test_what_is_behind_the_last_slot_is_told(self) -> None:
        dump = read_dump(self.WHOLE + b"abc")
        assert len(dump.workgroups) == 4
        assert dump.notes == ("3 bytes behind the last slot are not looked at",)

    def test_a_damaged_block_of_counters_is_told(self) -> None:
        at = len(HEADER.prefix())
        changed = self.WHOLE[:at] + b"\x05" + self.WHOLE[at + 1 :]
        dump = read_dump(changed)
        assert dump.without_slot == 0
        assert "block of counters is damaged" in dump.notes[0]

    @pytest.mark.parametrize(
        ("data", "words"),
        [
            (b"", "k.dump: 0 bytes; a dump of records has 40 in its header alone"),
            (b"x" * 100, "k.dump: this is no dump of records"),
            (WHOLE[:50], "k.dump: cut off after 50 bytes, in the header"),
            (WHOLE[:200], "k.dump: cut off after 200 bytes, in the header"),
            (WHOLE[: len(HEADER.prefix())], "in front of the first slot"),
            (WHOLE.replace(b"LDSOPT", b"ldsopt"), "no names of scopes"),
            (WHOLE.replace(b"multiply", b"Multiply"), "the header is damaged: its checksum is another"),
        ],
    )
    def test_what_is_no_dump_is_refused(self, data: bytes, words: str) -> None:
        with pytest.raises(InputError) as refused:
            read_dump(data, "k.dump")
        assert words in str(refused.value)

    @pytest.mark.parametrize("word", range(10))
    def test_every_word_of_the_header_counts(self, word: int) -> None:
        changed = bytearray(self.WHOLE)
        changed[4 * word] ^= 4
        with pytest.raises(InputError):
            read_dump(bytes(changed))

    @pytest.mark.parametrize(
        "changed",
        [
            {"records": 7}, {"records": 0}, {"selected": ()}, {"selected": (1, 0)}, {"selected": (0, 5)},
            {"keep": "middle"}, {"clock_bits": 44}, {"sample": -1}, {"workgroups": (1, 1)},
            {"scopes": ("a",) * 257}, {"scopes": (1, 2)}, {"tick_hertz": 0}, {"empty_scope": 3}, {"argument": "x"},
            {"waves": 65}, {"wave_size": 0.5},
        ],
    )  # fmt: skip
    def test_a_header_that_makes_no_sense_is_refused(self, changed: dict[str, object]) -> None:
        """Its checksum is right: somebody wrote it so."""
        own = header(**changed)
        with pytest.raises(InputError):
            read_dump(own.prefix(0) + bytes(128))

    def test_a_later_version_may_say_more(self) -> None:
        text = HEADER.prefix(0).decode("latin-1")
        start = text.index("{")
        more = json.dumps(json.loads(text[start:]) | {"new": [1]}).encode()
        more += b" " * (-(40 + 8 + 16 + len(more)) % 8)
        units = struct.pack("<2I", 0, 1)
        end = 40 + 8 + 16 + len(more)
        words = struct.pack("<10I", 1, 40, end - 40, end + 128, 0, 2, 0, 2, HEADER.layout.bytes, 2)
        own = b"LDSOPT\x01\n" + struct.pack("<II", len(more), zlib.crc32(units + more)) + more
        assert read_dump(words + units + own + bytes(128)).header == HEADER


def test_a_dump_of_another_format_is_told_apart() -> None:
    text = HEADER.prefix(0)
    at = text.index(b"{")
    changed = text.replace(b"ldsopt.records/1", b"ldsopt.records/9")
    fixed = bytearray(changed)
    struct.pack_into("<I", fixed, at - 4, zlib.crc32(changed[40:48] + changed[at:]))
    with pytest.raises(InputError, match=r"a dump of the format 'ldsopt\.records/9'; this version reads"):
        read_dump(bytes(fixed) + bytes(128))


def test_dump_is_a_value() -> None:
    data = raw_dump(HEADER, {0: slot(HEADER, 0, TWO)})
    first, second = read_dump(data), read_dump(data)
    assert isinstance(first, Dump)
    assert first == second


BITS, SHIFT = 20, 6
PERIOD, UNITS = 1 << BITS, 1 << 23


def noted(cycles: float, ticks: float) -> int:
    """The number that a record notes at a time."""
    return (int(ticks) >> SHIFT) % UNITS << BITS | int(cycles) % PERIOD


def kernel(seed: int, drift: float) -> tuple[list[int], list[int]]:
    """The numbers that a wave's records note, and the true cycles between them; the rate wanders within a share."""
    rng = random.Random(seed)
    mean = rng.uniform(5, 35)  # cycles a tick: 0.5 to 3.5 GHz
    cycles, ticks = rng.uniform(0, 1e9), rng.uniform(0, 1e9)
    clocks, steps = [noted(cycles, ticks)], list[int]()
    for _ in range(300):
        longest = 10 ** rng.uniform(1, 6.3)  # ticks: up to 20 ms
        for _ in range(rng.choice([1, 1, 8])):
            took = rng.uniform(0, longest)
            before = int(cycles)
            ticks += took
            cycles += took * mean * (1 + rng.uniform(-drift, drift))
            clocks.append(noted(cycles, ticks))
            steps.append(int(cycles) - before)
    return clocks, steps


def judged(seed: int, drift: float) -> Iterator[tuple[bool, bool, bool]]:
    """Of each interval whether the clock came round in it, whether what is said of it is right, and certain."""
    clocks, steps = kernel(seed, drift)
    wraps = ClockWraps(BITS, SHIFT, [clocks])
    for before, after, true in zip(clocks, clocks[1:], steps, strict=False):
        found = wraps.step(before, after)
        yield true >= PERIOD, found.cycles == true, found.is_certain


@pytest.mark.parametrize("seed", range(30))
def test_what_is_certain_is_right(seed: int) -> None:
    found = list(judged(seed, 0.02))
    assert all(is_right for _, is_right, is_certain in found if is_certain)
    repaired = sum(came_round and is_certain for came_round, _, is_certain in found)
    assert repaired > 10, "or the test says nothing"
    assert not all(is_certain for _, _, is_certain in found), (
        "20 ms are 48 periods: a share of 5 % is more than one"
    )


def test_a_rate_that_wanders_more_than_is_assumed_makes_it_wrong() -> None:
    found = [one for seed in range(10) for one in judged(seed, 0.4)]
    assert any(is_certain and not is_right for _, is_right, is_certain in found)


def test_without_a_row_of_short_intervals_nothing_is_known() -> None:
    wraps = ClockWraps(BITS, SHIFT, [[noted(0, 0), noted(2.5e6, 1e5)]])
    assert wraps.rate is None
    assert wraps.step(noted(0, 0), noted(2.5e6, 1e5)) == (int(2.5e6) % PERIOD, False)
    assert wraps.step(noted(0, 0), noted(2.5e4, 1e3)) == (25000, True)


def test_a_record_a_little_in_front_of_the_begin() -> None:
    wraps = ClockWraps(BITS, SHIFT, [])
    assert wraps.step(noted(50_000, 2_000), noted(48_000, 1_920)) == (-2000, True)
