"""Random marked loops: what `pipeline` does not refuse does what the marks mean, under every schedule."""

import pytest
from random_stages import random_stages

import ldsopt
from ldsopt import InputError, Launch

LAUNCH = Launch((1,), (512,), ["i32[8192]=arange", "i32[512]=zeros", "i32=3"])


def is_pipelined(seed: int, *, loops: int = 1) -> bool:
    """Holds a kernel's pipelines against their plain versions; false if they are refused, or race without.

    Of several loops, one has to follow on the one in front of it.
    """
    made = random_stages(seed, loops=loops)
    module = ldsopt.parse(made.text)
    try:
        pipelined = ldsopt.pipeline(module)
    except InputError as error:
        assert "at the same time" in error.message or "a phase gap of 2" in error.message, made.words
        return False
    if loops > 1 and not any(one.follows_on for one in pipelined.details.loops):
        return False
    result = ldsopt.verify(ldsopt.pipeline(module, plain=True), pipelined, LAUNCH)
    if result.known_findings:
        return False  # two waves touch a byte in one stage: no order of stages helps
    assert result.is_equivalent, (seed, made.words, result.differences, result.new_findings)
    return True


def test_some() -> None:
    assert sum(map(is_pipelined, range(24))) >= 4


def test_some_that_follow_each_other() -> None:
    assert sum(is_pipelined(seed, loops=2 + seed % 2) for seed in range(1000, 1060)) >= 2


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("first", range(100, 400, 50))
def test_many(first: int) -> None:
    assert sum(map(is_pipelined, range(first, first + 50))) >= 8


@pytest.mark.long
@pytest.mark.slow
def test_many_that_follow_each_other() -> None:
    assert sum(is_pipelined(seed, loops=2 + seed % 2) for seed in range(2000, 2400)) >= 8
