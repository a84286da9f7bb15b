"""The table of instructions knows every mnemonic that LLVM's assembler takes, and no word besides."""

import re
from pathlib import Path

import pytest

from ldsopt.target.opcodes import Family, opcode

LIBRARIES = sorted(Path("/usr/lib").glob("*/libLLVM.so.22*"))
FIRST = b"buffer_atomic_add"
"""The first entry of the assembler's table of mnemonics, whose entries are a length and as many letters."""


def mnemonics(library: bytes) -> list[str]:
    """The entries of the table from its first to the first that is none."""
    at = library.find(bytes([len(FIRST)]) + FIRST)
    found: list[str] = []
    while re.fullmatch(rb"[a-z0-9_]{3,}", word := library[at + 1 : at + 1 + library[at]]):
        found.append(word.decode())
        at += 1 + len(word)
    return found


def mutated(name: str) -> set[str]:
    """The mnemonic with another word at each place, and with another last letter."""
    words = name.split("_")
    inserted = {"_".join([*words[:at], "newthing", *words[at:]]) for at in range(1, len(words) + 1)}
    return {*inserted, f"{name}9", f"{name[:-1]}x7"}


@pytest.mark.skipif(not LIBRARIES, reason="LLVM's library is not installed")
def test_every_mnemonic_of_llvm_is_known() -> None:
    names = mnemonics(LIBRARIES[-1].read_bytes())
    assert len(names) > 2500
    assert [name for name in names if not opcode(name).is_spelled_well] == []
    invented = {one for name in names for one in mutated(name)}
    assert len(invented) > 10_000
    waits = (
        "s_wait_",
        "s_waitcnt_",
    )  # known by their form: what they say of no known counter is refused or counts for none
    invented = {one for one in invented if not one.startswith(waits)}
    assert {one for one in invented if opcode(one).family is not Family.UNKNOWN} == set()
