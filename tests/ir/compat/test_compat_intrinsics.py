"""`ldsopt.ir.compat.intrinsics` and `rules`: instructions are those of Triton 3.9.0's LLVM, literals keep their bits."""

import re
import struct

import pytest
from compat_llvm22 import assembly, function, read
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.ir.compat import rewrite


def resources(bits: str, *numbers: str, name: str) -> str:
    """Buffer resources with these numbers of records, of so many bits."""
    calls = "\n".join(
        f"  %{letter} = call ptr addrspace(8) @llvm.amdgcn.{name}(ptr addrspace(1) %p, i16 0, {bits} {number}, i32 0)"
        for letter, number in zip("abcd", numbers, strict=False)
    )
    declaration = f"declare ptr addrspace(8) @llvm.amdgcn.{name}(ptr addrspace(1) readnone, i16, {bits}, i32)"
    return function(calls, declaration).replace("i32 %n)", f"{bits} %n)")


class TestIntrinsics:
    def test_number_of_records_is_zero_extended(self) -> None:
        text = function(
            "  %a = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) %p, i16 0, i32 -1, i32 0)\n"
            "  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) %p, i16 0, i32 %n, i32 0)\n"
            "  %c = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i64(ptr addrspace(1) %p, i16 0, i64 -1, i32 0)",
            "declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) readnone, i16, i32, i32)\n"
            "declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i64(ptr addrspace(1) readnone, i16, i64, i32)",
        )
        new, _ = rewrite(text)
        read(new)
        assert "i16 0, i64 4294967295, i32 0" in new
        assert re.search(r"(%\S+) = zext i32 %n to i64 %b = call .*i16 0, i64 \1, i32 0", new)
        assert "i16 0, i64 -1, i32 0" in new

    def test_older_number_of_records_is_zero_extended(self) -> None:
        text = resources("i32", "-1", "%n", name="make.buffer.rsrc.p8.p1")
        new, done = rewrite(text)
        read(new)
        assert done == (
            "brought up to date make.buffer.rsrc of LLVM 22.0 or older with 64-bit number of records",
        )
        assert "i16 0, i64 4294967295, i32 0" in new
        assert re.search(r"(%\S+) = zext i32 %n to i64 %b = call .*i16 0, i64 \1, i32 0", new)

    def test_wmma_gets_its_negation_flags_back(self) -> None:
        name = "@llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16"
        text = function(
            f"  %x = call <8 x float> {name}(<16 x half> zeroinitializer, <16 x half> splat (half 1.0), i16 0, "
            "<8 x float> zeroinitializer, i1 false, i1 true)\n  store <8 x float> %x, ptr addrspace(1) %p",
            f"declare <8 x float> {name}(<16 x half>, <16 x half>, i16 immarg, <8 x float>, i1 immarg, i1 immarg)",
        )
        new, _ = rewrite(text)
        assert "(i1 false, <16 x half> zeroinitializer, i1 false, <16 x half> splat (half 1.0), i16 0," in new
        line = next(
            line for line in assembly(new, "gfx1250").splitlines() if "v_wmma_f32_16x16x32_f16" in line
        )
        assert "matrix_b_reuse" in line
        assert "neg" not in line
        assert rewrite(new) == (new, ())

    @pytest.mark.parametrize(
        ("groups", "operands"), [("zeroinitializer", 2), ("%c", 4)], ids=["two groups", "four groups"]
    )
    def test_tensor_copies_lose_absent_groups(self, groups: str, operands: int) -> None:
        name = "@llvm.amdgcn.tensor.load.to.lds"
        text = (
            'target triple = "amdgpu12.50-amd-amdhsa"\n'
            "define amdgpu_kernel void @k(<4 x i32> inreg %a, <8 x i32> inreg %b, <4 x i32> inreg %c) {\n"
            f"  call void {name}(<4 x i32> %a, <8 x i32> %b, <4 x i32> {groups}, <4 x i32> {groups}, "
            "<8 x i32> zeroinitializer, i32 0)\n  ret void\n}\n"
            f"declare void {name}(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, <8 x i32>, i32 immarg)\n"
        )
        new, _ = rewrite(text)
        found = re.search(r"tensor_load_to_lds (.*)", assembly(new, "gfx1250"))
        assert found
        assert len(re.findall(r"s\[", found[1])) == operands

    def test_a_fifth_group_in_use_cannot_be_said(self) -> None:
        name = "@llvm.amdgcn.tensor.store.from.lds"
        text = f"  call void {name}(<4 x i32> %a, <8 x i32> %b, <4 x i32> %c, <4 x i32> %c, <8 x i32> %b, i32 0)\n"
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
