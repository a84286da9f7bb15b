"""Literals of newer LLVM keep their bits, and what LLVM 22 cannot say stays; the rest is ``command_line/newer_intrinsics.ll``."""

import re
import struct

import pytest
from compat_llvm22 import assembly
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.ir.compat import rewrite


def test_a_fifth_group_in_use_cannot_be_said() -> None:
    name = "@llvm.amdgcn.tensor.store.from.lds"
    text = (
        f"  call void {name}(<4 x i32> %a, <8 x i32> %b, <4 x i32> %c, <4 x i32> %c, <8 x i32> %b, i32 0)\n"
    )
    assert rewrite(text) == (text, ())


def stored_bits(type_name: str, literal: str) -> int:
    """The bits that LLVM 22 puts into memory for a literal, after the rewrite."""
    text, _ = rewrite(
        f'target triple = "amdgcn-amd-amdhsa"\n@x = addrspace(1) constant {type_name} {literal}\n'
    )
    found = re.search(r"\.(?:short|long|quad)\s+(\S+)", assembly(text))
    assert found
    return int(found[1], 0)


class TestLiterals:
    """Floating-point literals keep their bits."""

    @given(st.integers(0, 0xFFFF), st.sampled_from(["half", "bfloat"]))
    @settings(max_examples=60, deadline=None)
    def test_every_16_bit_pattern_survives(self, bits: int, type_name: str) -> None:
        assert stored_bits(type_name, f"f0x{bits:04X}") == bits

    @given(st.floats(width=32, allow_nan=False, allow_infinity=False))
    @settings(max_examples=60, deadline=None)
    def test_decimals_round_as_the_processor_rounds(self, value: float) -> None:
        shortest = f"{value:.8e}"
        expected = struct.unpack("<I", struct.pack("<f", float(shortest)))[0]
        if value and abs(value) < 1e-44:
            return  # what rounds to zero is an error in newer LLVM, and stays one
        assert stored_bits("float", shortest) == expected

    @pytest.mark.parametrize("literal", ["1.0", "0.5", "-0.0", "2.500000e+00", "0x3FF0000000000000"])
    def test_what_llvm_22_reads_stays_as_it_is(self, literal: str) -> None:
        text = f"@x = addrspace(1) constant float {literal}\n"
        assert rewrite(text) == (text, ())

    @pytest.mark.parametrize(
        ("type_name", "literal"),
        [
            ("float", "f0x3C01"),
            ("half", "+nan(0x200)"),
            ("float", "+snan(0x0)"),
            ("float", "1.0e99"),
            ("half", "1.0e-99"),
            ("fp128", "-inf"),
            ("float", "1.1e-999999999"),
        ],
    )
    def test_what_newer_llvm_refuses_or_llvm_22_cannot_say_stays(self, type_name: str, literal: str) -> None:
        text = f"@x = addrspace(1) constant {type_name} {literal}\n"
        assert rewrite(text) == (text, ())
