"""A kernel is made small as long as it is one and still fails."""

from __future__ import annotations

from ldsopt.ir.read import parse
from ldsopt.verifier.fuzz import shrink
from ldsopt.verifier.generator.random_kernel import random_kernel

KERNELS = [random_kernel(seed) for seed in range(50)]


def test_what_the_failure_needs_stays_and_little_else() -> None:
    kernel = min((k for k in KERNELS if "atomicrmw umax" in k.text), key=lambda k: len(k.text))
    small = shrink(kernel.text, lambda text: "atomicrmw umax" in text)
    parse(small)
    assert "atomicrmw umax" in small
    assert len(small.split("\n")) < len(kernel.text.split("\n")) / 4


def test_a_text_of_which_everything_is_needed_stays() -> None:
    kernel = min(KERNELS, key=lambda k: len(k.text))
    assert shrink(kernel.text, lambda text: text == kernel.text) == kernel.text


def test_it_stops_asking() -> None:
    asked = []
    shrink(KERNELS[2].text, lambda text: bool(asked.append(text)), attempts=5)
    assert len(asked) == 5
