"""Arenas have names of their own: no global of the module has them, and no other arena."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ldsopt import parse
from ldsopt.transforms.pack.arenas import _arena_names


@pytest.mark.parametrize(
    ("there", "kernels", "expected"),
    [
        ("@x", ["k", "k."], ["ldsopt.arena.k", "ldsopt.arena.k."]),
        ("@ldsopt.arena.k", ["k", "m"], ["ldsopt.arena.k.", "ldsopt.arena.m"]),
        ("@ldsopt.arena.k", ["k", "k."], ["ldsopt.arena.k.", "ldsopt.arena.k.."]),
        ('@"ldsopt.arena.a b"', ["a b"], ["ldsopt.arena.a b."]),
    ],
)
def test_each_name_is_new(there: str, kernels: list[str], expected: list[str]) -> None:
    module = parse(f"{there} = internal addrspace(3) global i32 poison\n")
    plans = [SimpleNamespace(kernel=SimpleNamespace(name=name)) for name in kernels]
    assert [*_arena_names(module, plans).values()] == expected  # type: ignore[arg-type]
