"""`ldsopt.ir.compat.rules`: a literal keeps its bits.

The expected bits are what the newer LLVM of Triton 3.9.0 makes of the same text.
"""

from __future__ import annotations

import re
import struct

import pytest
from compat_llvm22 import assembly, function, read
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.ir.compat import rewrite


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

    @pytest.mark.parametrize(
        ("type_name", "literal", "bits"),
        [
            ("half", "+inf", 0x7C00),
            ("half", "-inf", 0xFC00),
            ("half", "+qnan", 0x7E00),
            ("half", "-qnan", 0xFE00),
            ("half", "+nan(0x1)", 0x7E01),
            ("half", "-nan(0x5)", 0xFE05),
            ("half", "+snan(0x1)", 0x7C01),
            ("half", "-snan(0x7)", 0xFC07),
            ("bfloat", "+inf", 0x7F80),
            ("bfloat", "-qnan", 0xFFC0),
            ("bfloat", "+nan(0x1)", 0x7FC1),
            ("bfloat", "-snan(0x7)", 0xFF87),
            ("float", "+inf", 0x7F800000),
            ("float", "-inf", 0xFF800000),
            ("float", "-qnan", 0xFFC00000),
            ("float", "+nan(0x1)", 0x7FC00001),
            ("float", "-nan(0x3FFFFF)", 0xFFFFFFFF),
            ("float", "+snan(0x1)", 0x7F800001),
            ("double", "+inf", 0x7FF0000000000000),
            ("double", "-inf", 0xFFF0000000000000),
            ("double", "-qnan", 0xFFF8000000000000),
            ("double", "+nan(0x1)", 0x7FF8000000000001),
            ("double", "+snan(0x1)", 0x7FF0000000000001),
            ("double", "+snan(0x4000000000000)", 0x7FF4000000000000),
        ],
    )
    def test_infinities_and_nans_keep_sign_and_payload(self, type_name: str, literal: str, bits: int) -> None:
        assert stored_bits(type_name, literal) == bits

    @pytest.mark.parametrize(
        ("type_name", "literal", "bits"),
        [
            ("float", "f0x3FB8AA3B", 0x3FB8AA3B),
            ("float", "f0x00000001", 1),
            ("float", "f0x7F800001", 0x7F800001),
            ("float", "f0x80000000", 0x80000000),
            ("double", "f0x3FF8000000000001", 0x3FF8000000000001),
        ],
    )
    def test_raw_bits_stay(self, type_name: str, literal: str, bits: int) -> None:
        assert stored_bits(type_name, literal) == bits

    @pytest.mark.parametrize(
        ("type_name", "literal", "bits"),
        [
            ("half", "0x1.8p3", 0x4A00),
            ("half", "-0x1.8p+1", 0xC200),
            ("float", "0x1.8p3", 0x41400000),
            ("float", "-0x0.0p0", 0x80000000),
        ],
    )
    def test_hexadecimal_fractions_are_rounded_to_the_type(
        self, type_name: str, literal: str, bits: int
    ) -> None:
        assert stored_bits(type_name, literal) == bits

    @pytest.mark.parametrize(
        ("type_name", "literal", "bits"),
        [
            ("half", "1.802980e-01", 0x31C5),
            ("half", "0.1", 0x2E66),
            ("bfloat", "1.802980e-01", 0x3E39),
            ("float", "1.000100e+00", 0x3F800347),
            ("float", "-0.1", 0xBDCCCCCD),
            ("half", "1.00048828125", 0x3C00),  # halfway: to even
            ("half", "1.00146484375", 0x3C02),  # halfway: to even
            (
                "half",
                "1.00048828125000000000000000001",
                0x3C01,
            ),  # halfway once a double has swallowed the rest
            ("half", "6.0e-8", 0x0001),
            ("half", "6.5e-5", 0x0443),
        ],
    )
    def test_inexact_decimals_become_the_nearest_value(self, type_name: str, literal: str, bits: int) -> None:
        assert stored_bits(type_name, literal) == bits

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

    def test_type_comes_from_the_operand_or_the_instruction(self) -> None:
        text, _ = rewrite(
            function(
                "  br label %b\nb:\n"
                "  %a = phi half [ -inf, %0 ], [ %c, %b ]\n"
                "  %c = fadd half %a, -inf\n"
                "  %d = fptrunc float +inf to half\n"
                "  %e = fmul <2 x half> splat (half -inf), <half +inf, half 1.802980e-01>\n"
                "  %f = fcmp oeq half %c, +inf\n"
                "  br i1 %f, label %b, label %r\nr:"
            )
        )
        read(text)
        assert "phi half [ 0xHFC00, %0 ]" in text
        assert "fadd half %a, 0xHFC00" in text
        assert "fptrunc float 0x7FF0000000000000 to half" in text
        assert "splat (half 0xHFC00), <half 0xH7C00, half 0xH31C5>" in text
        assert "fcmp oeq half %c, 0xH7C00" in text
