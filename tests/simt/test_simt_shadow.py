"""The record of LDS against the rules of its docstrings, followed the obvious way: byte by byte, pair by pair."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, field
from typing import get_args

import numpy as np
import pytest

from ldsopt.ir.metadata import (
    UNTAGGED,
    AccessScopes,
    AliasMetadata,
    ScopeNode,
    declared_noalias,
    has_alias_information,
)
from ldsopt.simt.decode import classify
from ldsopt.simt.findings import Findings, InstructionSite, SimulationFindingKind
from ldsopt.simt.shadow import Execution, LdsAccess, Shadow, Window

GRANULE, SIZE = 4, 64


def access(
    line: int, does: str, *, alias_class: int = 0, excludes: int = 0, count: int = 3, size: int = 4
) -> LdsAccess:
    """An access by what it ``does``: ``read``, ``write``, ``atomic`` or ``copy``."""
    made = LdsAccess(
        InstructionSite("k", line, f"{does} {line}"),
        size,
        reads=does in ("read", "atomic"),
        writes=does != "read",
        atomic=does == "atomic",
        is_copy=does == "copy",
    )
    made.classify(alias_class, excludes, count)
    return made


@dataclass
class Record:
    """A shadow, driven by hand: one lane, one address."""

    classes: int = 3
    window: Window = "workgroup"
    has_atomics: bool = True
    findings: Findings = field(default_factory=Findings)

    def __post_init__(self) -> None:
        self.shadow = Shadow(
            SIZE,
            GRANULE,
            classes=self.classes,
            findings=self.findings,
            workgroup=(0, 0, 0),
            window=self.window,
            has_atomics=self.has_atomics,
        )

    def execute(self, which: LdsAccess, *, wave: int = 0, byte: int = 0, by_slice: bool = True) -> None:
        start, units = byte // GRANULE, max(1, which.size // GRANULE)
        where = slice(start, start + units) if by_slice else np.arange(start, start + units)
        address = np.array([byte], np.uint32)
        execution = Execution(which, wave, address, np.zeros(1, np.intp), self.shadow.number)
        if self.shadow.access(execution, where):
            self.shadow.race(execution)

    @property
    def found(self) -> set[tuple[SimulationFindingKind, int]]:
        return {(f.kind, f.access.site.line) for f in self.findings.all() if f.access}


# --- races ---------------------------------------------------------------------------------------------------

RACES = {
    ("read", "read"): False,
    ("read", "write"): True,
    ("read", "copy"): True,
    ("read", "atomic"): True,
    ("write", "read"): True,
    ("write", "write"): True,
    ("write", "copy"): True,
    ("write", "atomic"): True,
    ("copy", "read"): True,
    ("copy", "write"): True,
    ("copy", "copy"): True,
    ("copy", "atomic"): True,
    ("atomic", "read"): True,
    ("atomic", "write"): True,
    ("atomic", "copy"): True,
    ("atomic", "atomic"): False,
}


@pytest.mark.parametrize("by_slice", [True, False], ids=["in a row", "scattered"])
@pytest.mark.parametrize(("first", "second"), RACES)
def test_two_waves_race_if_one_writes_and_not_both_atomically(
    first: str, second: str, by_slice: bool
) -> None:
    def races(wave: int, *, byte: int = 0, barrier: bool = False) -> bool:
        record = Record()
        record.execute(access(1, "write"), wave=30, byte=0)
        record.shadow.barrier()
        record.execute(access(2, first), wave=3, by_slice=by_slice)
        if barrier:
            record.shadow.barrier()
        record.execute(access(3, second), wave=wave, byte=byte, by_slice=by_slice)
        return ("race", 3) in record.found

    assert races(31) == RACES[first, second]
    assert races(0) == RACES[first, second]
    assert not races(3), "a wave does not race with itself"
    assert not races(31, byte=4), "other bytes"
    assert not races(31, barrier=True)


def test_a_copy_that_no_wave_waited_for_writes_in_the_next_phase_too() -> None:
    record = Record()
    copy = access(1, "copy")
    record.execute(copy)
    record.shadow.barrier()
    record.shadow.in_flight(0, copy, slice(0, 1))
    record.execute(access(2, "read"), wave=1, byte=4)
    record.execute(access(3, "read"), wave=1)
    race = next(f for f in record.findings.all() if f.kind == "race")
    assert race.access is not None
    assert race.other is not None
    assert (race.access.site.line, race.other.site.line) == (3, 1)


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ("write", "read", "wave 1 reads LDS byte 4 that wave 0 wrote"),
        ("write", "write", "wave 1 writes LDS byte 4 that wave 0 touched"),
        ("read", "write", "wave 1 writes LDS byte 4 that wave 0 touched"),
    ],
)
def test_a_race_is_told_with_who_did_what_and_when(first: str, second: str, words: str) -> None:
    record = Record()
    record.execute(access(1, "write"), byte=4)
    record.shadow.barrier()
    record.execute(access(2, first), byte=4)
    record.execute(access(3, second), wave=1, byte=4)
    (race,) = record.findings.all()
    assert race.message == f"{words}, with no barrier between"
    assert race.access is not None
    assert race.other is not None
    assert (race.access.phase, race.other.phase) == (1, 1)
    assert (race.access.lanes, race.other.lanes) == ((0,), (0,))


# --- alias claims --------------------------------------------------------------------------------------------

CLAIMS = {
    ("read", "read"): False,
    ("read", "write"): True,
    ("write", "read"): True,
    ("write", "write"): True,
    ("read", "atomic"): True,
    ("atomic", "read"): True,
    ("copy", "read"): True,
    ("read", "copy"): True,
}


@pytest.mark.parametrize("number", [1, 30, 31, 61, 62], ids="class {}".format)
@pytest.mark.parametrize(("first", "second"), CLAIMS)
def test_a_byte_of_two_classes_that_exclude_each_other_refutes_the_claim_if_one_writes(
    first: str, second: str, number: int
) -> None:
    """Classes 30 to 31 and 61 to 62 lie on both sides of the words in which they are kept."""

    def refuted(*, byte: int = 0, other: int = number + 1, reuse: bool = False) -> bool:
        record = Record(classes=64)
        record.execute(access(1, "write", count=64))
        mine = access(2, first, alias_class=number, excludes=1 << (number + 1), count=64)
        record.execute(mine)
        excludes = 1 << number if other == number + 1 else 1 << (number + 1)
        record.execute(access(3, second, alias_class=other, excludes=excludes, count=64), byte=byte)
        return ("false-noalias", 3) in record.found

    assert refuted() == CLAIMS[first, second]
    assert not refuted(byte=4), "other bytes"
    assert not refuted(other=number), "of its own class"


def test_claims_hold_as_long_as_the_window_says() -> None:
    def refuted(window: Window) -> bool:
        record = Record(window=window)
        record.execute(access(1, "write", alias_class=1, excludes=4))
        record.shadow.barrier()
        record.execute(access(2, "read", alias_class=2, excludes=2))
        assert ("uninitialized-read", 2) not in record.found, "what was written stays written"
        return ("false-noalias", 2) in record.found

    assert refuted("workgroup")
    assert not refuted("barrier")


@pytest.mark.parametrize("classes", [1, 3])
def test_reading_what_nobody_wrote(classes: int) -> None:
    record = Record(classes=classes)
    record.execute(access(1, "write", count=classes))
    record.execute(access(2, "read", count=classes))
    assert record.found == set()
    record.execute(access(3, "read", count=classes, size=8))
    record.execute(access(4, "atomic", count=classes), byte=8)
    assert record.found == {("uninitialized-read", 3), ("uninitialized-read", 4)}
    assert [f.access.address for f in record.findings.all() if f.access] == [4, 8]


# --- both, on random programs --------------------------------------------------------------------------------


@dataclass
class Naive:
    """The rules, followed by comparing each execution with all earlier ones."""

    window: Window
    past: list[tuple[LdsAccess, int, set[int], int]] = field(default_factory=list)
    found: set[tuple[str, int]] = field(default_factory=set)
    pairs: set[tuple[str, int, int]] = field(default_factory=set)
    phase: int = 0

    def execute(self, which: LdsAccess, wave: int, byte: int) -> None:
        mine = set(range(byte, byte + which.size))
        written = {b for a, _, where, _ in self.past if a.writes for b in where}
        if which.reads and mine - written:
            self.found.add(("uninitialized-read", which.site.line))
        for other, by, where, phase in self.past:
            if not mine & where or not (which.writes or other.writes):
                continue
            if by != wave and phase == self.phase and not (which.atomic and other.atomic):
                self.found.add(("race", which.site.line))
                self.pairs.add(("race", which.site.line, other.site.line))
            holds = self.window == "workgroup" or phase == self.phase
            if holds and which.excludes >> other.alias_class & 1:
                self.found.add(("false-noalias", which.site.line))
                self.pairs.add(("false-noalias", which.site.line, other.site.line))
        self.past.append((which, wave, mine, self.phase))


@pytest.mark.parametrize("window", get_args(Window))
def test_random_programs_give_what_the_rules_followed_pair_by_pair_give(window: Window) -> None:
    seen: dict[str, int] = defaultdict(int)
    for seed in range(150):
        dice = random.Random(seed)
        count = dice.choice([2, 3, 40])
        classes = [0, *dice.sample(range(1, count), min(3, count - 1))]
        excluded: dict[int, int] = dict.fromkeys(classes, 0)
        for a in classes[1:]:
            for b in classes[1:]:
                if a < b and dice.random() < 0.5:
                    excluded[a] |= 1 << b
                    excluded[b] |= 1 << a
        accesses = [
            access(n, dice.choice(["read", "write", "atomic"]), alias_class=c, excludes=excluded[c], count=count, size=dice.choice([4, 8]))
            for n, c in enumerate(dice.choices(classes, k=6), 1)
        ]  # fmt: skip
        record, naive = Record(classes=count, window=window), Naive(window)
        for _ in range(8):
            if dice.random() < 0.3:
                record.shadow.barrier()
                naive.phase += 1
                continue
            which, wave, byte = dice.choice(accesses), dice.randrange(2), 4 * dice.randrange(3)
            record.execute(which, wave=wave, byte=byte, by_slice=dice.random() < 0.5)
            naive.execute(which, wave, byte)
        assert record.found == naive.found, f"seed {seed}"
        for finding in record.findings.all():
            if finding.kind != "uninitialized-read":
                assert finding.access is not None
                assert finding.other is not None
                pair = finding.kind, finding.access.site.line, finding.other.site.line
                assert pair in naive.pairs, f"seed {seed}"
        for kind, _ in naive.found:
            seen[kind] += 1
    assert set(seen) == {"race", "false-noalias", "uninitialized-read"}


# --- what the metadata claims --------------------------------------------------------------------------------

P1, P2, Q1 = ScopeNode("P", "!1"), ScopeNode("P", "!2"), ScopeNode("Q", "!3")


@pytest.mark.parametrize(
    ("scopes", "noalias", "disjoint"),
    [
        ({P1}, {P1}, True),
        ({P1}, {P1, P2}, True),
        ({P1, P2}, {P1, P2}, True),
        ({P1, P2}, {P1}, False),  # partly excluded: the rest may be what is touched
        ({P1, Q1}, {P1}, True),  # all of one domain are excluded
        ({P1, P2, Q1}, {P1}, False),
        ({P1, P2, Q1}, {P1, Q1}, True),
        ({P1}, {P2}, False),
        (set(), {P1}, False),
        ({P1}, set(), False),
    ],
)
def test_scopes_are_excluded_if_all_of_one_domain_are(
    scopes: set[ScopeNode], noalias: set[ScopeNode], disjoint: bool
) -> None:
    scoped = AccessScopes(alias_scope=frozenset(scopes))
    excluding = AccessScopes(noalias=frozenset(noalias))
    assert declared_noalias(scoped, excluding) == disjoint
    assert declared_noalias(excluding, scoped) == disjoint


def test_classes_keep_the_claims_of_every_pair() -> None:
    scopes = [frozenset[ScopeNode](), frozenset({P1}), frozenset({P2}), frozenset({P1, P2}), frozenset({Q1})]
    tags = [AccessScopes(s, n) for s in scopes for n in scopes]
    classes = classify(tags)
    assert classes.of[UNTAGGED] == 0
    assert classes.excludes[0] == 0
    assert classes.count == len(classes.excludes) == 1 + max(classes.of.values())
    for x in tags:
        for y in tags:
            claimed = bool(classes.excludes[classes.of[x]] >> classes.of[y] & 1)
            assert claimed == declared_noalias(x, y)


def test_accesses_that_relate_to_all_others_alike_are_one_class() -> None:
    own = [ScopeNode("Q", f"!{number}") for number in range(10, 14)]
    copies = [AccessScopes(alias_scope=frozenset({P1, scope})) for scope in own]
    read = AccessScopes(noalias=frozenset({P1}))
    classes = classify([*copies, read, UNTAGGED])
    assert len({classes.of[tags] for tags in copies}) == 1
    assert classes.count == 3
    assert classes.excludes[classes.of[read]] == 1 << classes.of[copies[0]]


def test_tags_of_a_line_are_the_scopes_of_its_two_lists() -> None:
    tags = AliasMetadata(
        [
            '!0 = distinct !{!0, !"P"}',
            "!1 = distinct !{!1, !0}",
            '!2 = !{!"named", !0}',
            "!3 = !{!1, !2}",
            "!4 = !{!2}",
            "!5 = !{}",
        ]
    )
    one, two = ScopeNode("!0", "!1"), ScopeNode("!0", "!2")
    load = "  %x = load i32, ptr addrspace(3) %p"
    assert tags.of(f"{load}, !alias.scope !3, !noalias !4") == ({one, two}, {two})
    assert tags.of(f"{load}, !noalias !3") == (frozenset(), {one, two})
    assert tags.of(f"{load}, !alias.scope !5") == UNTAGGED
    assert tags.of(f"{load}, !tbaa !3") == UNTAGGED


def test_a_touch_names_the_lanes_that_were_active() -> None:
    """Of lanes 5, 9 and 30 at three addresses, the last two touch the byte."""
    addresses = np.array([0, 4, 4], np.uint32)
    site = access(1, "read")
    some = Execution(site, 2, addresses, np.array([5, 9, 30]), 1)
    assert some.touch(addresses == 4, 4).lanes == (9, 30)
    assert some._replace(lanes=None).touch(addresses == 4, 4).lanes == (1, 2)


@pytest.mark.parametrize(
    ("excluded", "expected"),
    [(0, (1, 0)), (30, (1 << 30, 0)), (31, (0, 1)), (61, (0, 1 << 30))],
    ids=["first", "last of a word", "first of the next", "last of the next"],
)
def test_an_excluded_class_has_one_bit_of_one_word(excluded: int, expected: tuple[int, int]) -> None:
    made = access(1, "write", alias_class=3, excludes=1 << excluded, count=62)
    assert tuple(map(int, made.write_words)) == expected
    assert tuple(map(int, made.read_words)) == tuple(word << 31 for word in expected)


@pytest.mark.parametrize("granule", [1, 2, 4])
def test_the_lanes_at_a_granule_are_those_that_touch_a_byte_of_it(granule: int) -> None:
    shadow = Shadow(
        64,
        granule,
        classes=1,
        findings=Findings(),
        workgroup=(0, 0, 0),
        window="workgroup",
        has_atomics=False,
    )
    addresses = np.arange(0, 32, granule, np.uint32)
    execution = Execution(access(1, "read", size=granule), 0, addresses, None, 0)
    assert execution.touch(shadow._lanes_at(execution, 2 * granule), 2 * granule).lanes == (2,)
    wide = Execution(access(2, "read", size=2 * granule), 0, addresses, None, 0)
    assert wide.touch(shadow._lanes_at(wide, 2 * granule), 2 * granule).lanes == (1, 2)


@pytest.mark.parametrize(
    ("attached", "expected"),
    [
        ("!tbaa !5", True),
        ("!noalias !5", True),
        ("!alias.scope !5", True),
        ("!nontemporal !5", False),
        ("", False),
    ],
)
def test_alias_information_is_of_some_kinds(attached: str, expected: bool) -> None:
    line = "  %v = load i32, ptr %p, align 4"
    assert has_alias_information(f"{line}, {attached}" if attached else line) == expected
