"""The table of instructions knows every mnemonic that LLVM's assembler takes, and no word besides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ldsopt.target.opcodes import Family, opcode
from ldsopt.witness.operations import UnknownInstruction, started

LIBRARIES = sorted(Path("/usr/lib").glob("*/libLLVM.so.2*"))
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


@pytest.mark.skipif(not LIBRARIES, reason="LLVM's library is not installed")
def test_every_mnemonic_of_llvm_is_known() -> None:
    names = mnemonics(LIBRARIES[-1].read_bytes())
    assert len(names) > 2500
    assert [name for name in names if not opcode(name).is_spelled_well] == []


@pytest.mark.parametrize(
    "head",
    ["s", "v", "ds", "lds", "buffer", "tbuffer", "global", "flat", "scratch", "image", "tensor", "cluster"],
)
def test_a_word_that_only_begins_as_an_instruction_does_is_none(head: str) -> None:
    assert opcode(f"{head}_newthing_b64").family is Family.UNKNOWN


@pytest.mark.parametrize("mnemonic", ["ds_newthing_b64", "global_newthing_b32", "flat_newthing"])
def test_a_witness_is_not_followed_through_it_either(mnemonic: str) -> None:
    with pytest.raises(UnknownInstruction):
        started(mnemonic, "v[2:3], v0", "gfx942")
