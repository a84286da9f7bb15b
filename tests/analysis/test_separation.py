"""Bases that are apart, and the grounds on which they are."""

from __future__ import annotations

from dataclasses import replace

from range_cases import LDS, analysed, at

A, B, S, T = 0, 1, 2, 3
TOUCH_ALL = "\n".join(f"store i32 0, {LDS} @{name}" for name in "ABST")
APART = f"{at('B', 64, 'b')}\nstore i32 0, {LDS} @A\nstore i32 0, {LDS} %b\nstore i32 0, {LDS} @S"


class TestGrounds:
    def test_statics_are_apart_from_everything(self) -> None:
        separation = analysed(TOUCH_ALL).separation
        assert separation.apart[S] == {A, B, T}
        assert separation.apart[T] == {A, B, S}

    def test_dynamic_bases_are_apart_by_proof(self) -> None:
        assert B in analysed(APART, named_bases=False).separation.apart[A]

    def test_what_is_refuted_is_not_trusted(self) -> None:
        assert B not in analysed(TOUCH_ALL, named_bases=True).separation.apart[A]

    def test_what_is_neither_is_trusted_if_that_is_allowed(self) -> None:
        body = f"{at('A', '%n', 'a')}\nstore i32 0, {LDS} %a\nstore i32 0, {LDS} @B"
        for trusted in (True, False):
            assert (B in analysed(body, named_bases=trusted).separation.apart[A]) == trusted


class TestQuestions:
    TOGETHER = frozenset({(S, 0), (S, 1), (T, 0), (B, 0)})
    ALONE = frozenset({(S, 2), (S, 3)})
    FOUND = replace(
        analysed("").separation,
        apart={A: frozenset({S, T}), B: frozenset({S}), S: frozenset({A, B, T}), T: frozenset({A, S})},
        regions=dict.fromkeys(TOGETHER, TOGETHER) | dict.fromkeys(ALONE, ALONE),
    )

    def test_other_bases_are_those_that_all_are_apart_from(self) -> None:
        assert self.FOUND.other_bases(frozenset({A})) == {S, T}
        assert self.FOUND.other_bases(frozenset({A, B})) == {S}
        assert self.FOUND.other_bases(frozenset()) == frozenset()
        assert self.FOUND.other_bases(frozenset({S, T})) == {A}

    def test_other_regions_are_of_this_base_or_of_one_that_is_apart(self) -> None:
        assert self.FOUND.other_regions(frozenset({(S, 0)})) == {(S, 1), (T, 0), (B, 0)}
        assert self.FOUND.other_regions(frozenset({(T, 0)})) == {(S, 0), (S, 1)}
        assert self.FOUND.other_regions(frozenset({(S, 0), (S, 1)})) == {(T, 0), (B, 0)}

    def test_other_regions_are_of_the_same_kernels(self) -> None:
        assert self.FOUND.other_regions(frozenset({(S, 2)})) == {(S, 3)}


def test_base_sets_come_from_ranges() -> None:
    body = f"%p = select i1 %c, {LDS} @S, {LDS} @T\nstore i32 0, {LDS} %p"
    analysis = analysed(body)
    assert [analysis.separation.bases_of[line] for line in analysis.lines] == [{S, T}]


def test_access_that_ranges_give_up_on_has_the_bases_of_its_provenance() -> None:
    analysis = analysed(f"%p = load {LDS}, ptr addrspace(1) %out\nstore i32 0, {LDS} %p")
    assert [analysis.separation.bases_of[line] for line in analysis.lines] == [frozenset()]
