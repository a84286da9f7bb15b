"""Random marked loops: what `pipeline` does not refuse does what the marks mean, under every schedule."""

from __future__ import annotations

import pytest
from random_stages import random_stages

import ldsopt
from ldsopt import InputError, Launch

LAUNCH = Launch((1,), (512,), ["i32[8192]=arange", "i32[512]=zeros", "i32=3"])


def is_pipelined(seed: int) -> bool:
    """Holds a kernel's pipeline against its plain version; false if it is refused, or races without a pipeline."""
    made = random_stages(seed)
    module = ldsopt.parse(made.text)
    try:
        pipelined = ldsopt.pipeline(module)
    except InputError as error:
        assert "at the same time" in error.message or "a phase gap of 2" in error.message, made.words
        return False
    result = ldsopt.verify(ldsopt.pipeline(module, plain=True), pipelined, LAUNCH)
    if result.known_findings:
        return False  # two waves touch a byte in one stage: no order of stages helps
    assert result.is_equivalent, (seed, made.words, result.differences, result.new_findings)
    return True


def test_some() -> None:
    assert sum(map(is_pipelined, range(24))) >= 4


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("first", range(100, 400, 50))
def test_many(first: int) -> None:
    assert sum(map(is_pipelined, range(first, first + 50))) >= 8
