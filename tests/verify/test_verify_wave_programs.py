"""Kernels whose waves go their own ways: what they hold, and that they do the same when rewritten."""

from __future__ import annotations

import re
from functools import partial

import pytest

from ldsopt.ir.read import parse
from ldsopt.transforms.annotate import joins
from ldsopt.verifier.fuzz import fuzz
from ldsopt.verifier.generator.random_kernel import wave_program

MANY = range(120)


def test_a_seed_gives_the_same_kernel_each_time() -> None:
    assert wave_program(7).text == wave_program(7).text
    assert wave_program(7).text != wave_program(8).text


def test_every_kernel_is_valid() -> None:
    for seed in MANY:
        parse(wave_program(seed).text, source=f"{seed}.ll")


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        (
            "a copy at the end of a loop that begins with a read",
            r"loop\d+:(\n.*phi.*)+(\n(?!.*(lds|br ))[^\n]*)*\n.* load ",
        ),
        ("a copy under a lane's condition", r"icmp ult i32 %v\d+, (1|4|16|32)\n  br (?:.|\n)*?\.lds"),
        ("an invoke", r"invoke void @fetch"),
        ("a copy in a called function", r"call void @fetch"),
        ("an author's wait", r's_waitcnt vmcnt\(\d\)"'),
        ("a barrier in asm", r's_barrier"'),
        ("waves that are sent different ways", r"readfirstlane[^\n]*\n[^\n]*icmp[^\n]*\n  br"),
    ],
)
def test_the_shapes_occur(what: str, pattern: str) -> None:
    found = sum(bool(re.search(pattern, wave_program(seed).text)) for seed in MANY)
    assert found >= 3, what


@pytest.mark.parametrize("first", range(0, 20, 5))
def test_rewritten_ones_do_the_same(first: int) -> None:
    result = fuzz(range(first, first + 5), checked=False, shapes=("waves",))
    assert result.failures == ()
    assert result.changed > 0


@pytest.mark.parametrize("seed", [72])
def test_without_the_rule_for_joins_a_wait_is_lost(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R10 keeps the backend from forgetting a DMA; one of the first 120 kernels shows what happens without it."""
    tried = partial(fuzz, [seed], shapes=("waves",), variants=("default",), shrinking=False)
    assert tried().failures == ()
    monkeypatch.setattr(joins.Joins, "uninformed", lambda *_: joins.Uninformed())
    (failure,) = tried().failures
    assert failure.kind == "check: missing-wait"
