"""`ldsopt.ir.compat`: each rule's text is read by LLVM 22, means the same, and nothing else is touched.

The expected bits and instructions are what the newer LLVM of Triton 3.9.0 makes of the same text.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.ir.compat import RULES, Masked, looks_newer, rewrite

EXAMPLES = Path(__file__).parent / "compat"

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


def read(text: str) -> llvm.ModuleRef:
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return module


def assembly(text: str, arch: str = "gfx950") -> str:
    """LLVM 22's code for a text; it must not need any rewriting."""
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    return str(target.create_target_machine(cpu=arch, opt=3).emit_assembly(read(text)))


def stored_bits(type_name: str, literal: str) -> int:
    """What LLVM 22 puts into memory for a literal, after the rewrite."""
    text, _ = rewrite(
        f'target triple = "amdgcn-amd-amdhsa"\n@x = addrspace(1) constant {type_name} {literal}\n'
    )
    found = re.search(r"\.(?:short|long|quad)\s+(\S+)", assembly(text))
    assert found
    return int(found[1], 0)


def rules_of(text: str, arch: str | None = None) -> set[str]:
    """The names of the rules that change a text."""
    _, done = rewrite(text, arch)
    return {rule.name for rule in RULES if f"respelled {rule.description}" in done}


def function(body: str, declarations: str = "", attributes: str = "") -> str:
    return (
        'target triple = "amdgcn-amd-amdhsa"\n'
        f"define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {attributes}{{\n{body}\n  ret void\n}}\n{declarations}\n"
    )


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
            ("half", "f0x3C01", 0x3C01),
            ("bfloat", "f0x3C01", 0x3C01),
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
        import struct

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


class TestNothingElseIsTouched:
    """Strings, comments, names and metadata strings stay, whatever they look like."""

    @pytest.mark.parametrize(
        "line",
        [
            '@s = constant [12 x i8] c"float -inf\\00\\00"',
            "; float -inf f0x3FB8AA3B 1.1",
            '@"float -inf" = global float 1.0',
            '!0 = !{!"float f0x3FB8AA3B"}',
            'attributes #0 = { "half 1.1"="float -inf" "denormal_fpenv(ieee)" }',
            'attributes #0 = { "a\nfloat -inf ; @llvm.amdgcn.asyncmark()" }',
            "@float.-inf = global float 1.0",
            "define nofpclass(nan inf) float @f(float %half.1.1) { ret float %half.1.1 }",
        ],
    )
    def test_lookalikes(self, line: str) -> None:
        assert rewrite(line + "\n") == (line + "\n", ())

    def test_strings_and_comments_come_back(self) -> None:
        text = 'a "x;y" ; c "d\n"1" ;2\n'
        masked = Masked.of(text)
        assert "x;y" not in masked.text
        assert masked.restore(masked.text) == text

    def test_line_numbers_stay(self) -> None:
        for path in EXAMPLES.glob("*.ll"):
            text = path.read_text()
            assert rewrite(text)[0].count("\n") == text.count("\n")


class TestTarget:
    """The triple becomes amdgcn, and its architecture an attribute."""

    @pytest.mark.parametrize(
        ("triple", "arch"),
        [
            ("9.0a", "gfx90a"),
            ("9.42", "gfx942"),
            ("9.50", "gfx950"),
            ("10.30", "gfx1030"),
            ("12.50", "gfx1250"),
        ],
    )
    def test_architecture_moves_to_the_functions(self, triple: str, arch: str) -> None:
        text = f'target triple = "amdgpu{triple}-amd-amdhsa"\ndefine void @f() #0 {{\n  ret void\n}}\n'
        text += "attributes #0 = { nounwind }\n"
        assert looks_newer(text)
        new, _ = rewrite(text)
        assert 'target triple = "amdgcn-amd-amdhsa"' in new
        assert f'attributes #0 = {{ "target-cpu"="{arch}" nounwind }}' in new
        assert not looks_newer(new)
        read(new)

    def test_functions_without_attribute_group_get_one(self) -> None:
        text = (
            'target triple = "amdgpu9.50-amd-amdhsa"\n'
            "define void @f(ptr byref(i32) %x) {\n  ret void\n}\n"
            'define void @"g h"() unnamed_addr align 256 {\n  ret void\n}\n'
        )
        new, _ = rewrite(text)
        for name in ("f", "g h"):
            assert (
                'target-cpu"="gfx950"' in str(read(new).get_function(name)) or '"target-cpu"="gfx950"' in new
            )
        assert new.count('"target-cpu"="gfx950"') == 2

    def test_a_processor_that_is_named_already_stays(self) -> None:
        text = 'target triple = "amdgpu9.50-amd-amdhsa"\ndefine void @f() "target-cpu"="gfx942" {\n  ret void\n}\n'
        assert rules_of(text) == {"triple"}

    def test_a_triple_without_processor_names_none(self) -> None:
        text = 'target triple = "amdgpu-amd-amdhsa"\ndefine void @f() {\n  ret void\n}\n'
        assert rules_of(text) == {"triple"}

    def test_layout_loses_only_unused_address_spaces(self) -> None:
        layout = 'target datalayout = "e-p9:192:256:256:32-p10:32:32-p11:32:32-i64:64-A5"\n'
        assert rewrite(layout)[0] == 'target datalayout = "e-p9:192:256:256:32-i64:64-A5"\n'
        used = layout + "@x = external addrspace(11) global i32\n"
        assert rewrite(used) == (used, ())


class TestAttributes:
    @pytest.mark.parametrize(
        ("mode", "strings"),
        [
            ("preservesign", '"denormal-fp-math"="preserve-sign,preserve-sign"'),
            ("float: preservesign", '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'),
            (
                "ieee|preservesign, float: positivezero|dynamic",
                '"denormal-fp-math"="ieee,preserve-sign" "denormal-fp-math-f32"="positive-zero,dynamic"',
            ),
        ],
    )
    def test_denormal_modes_become_strings(self, mode: str, strings: str) -> None:
        text = f'attributes #0 = {{ nounwind denormal_fpenv({mode}) "a"="b" }}\n'
        assert rewrite(text)[0] == f'attributes #0 = {{ nounwind {strings} "a"="b" }}\n'

    def test_strings_that_newer_llvm_ignores_go(self) -> None:
        text = 'attributes #0 = { denormal_fpenv(ieee) "denormal-fp-math-f32"="preserve-sign" "a"="b" }\n'
        assert rewrite(text)[0] == 'attributes #0 = { "denormal-fp-math"="ieee,ieee" "a"="b" }\n'

    def test_flushed_denormals_reach_the_kernel_descriptor(self) -> None:
        text, _ = rewrite(function("", attributes="denormal_fpenv(float: preservesign) "))
        assert re.search(r"float_denorm_mode_32 0\b", assembly(text))
        assert re.search(r"float_denorm_mode_16_64 3\b", assembly(text))

    def test_an_unknown_mode_stays(self) -> None:
        text = "attributes #0 = { denormal_fpenv(something) }\n"
        assert rewrite(text) == (text, ())

    def test_a_bare_uniform_group_size_is_true(self) -> None:
        text = 'attributes #0 = { "uniform-work-group-size" }\nattributes #1 = { "uniform-work-group-size"="false" }\n'
        assert rewrite(text)[0] == text.replace('-size" }', '-size"="true" }')


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


DMA = (
    "  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, "
    "i32 %n, i32 0, i32 0, i32 0)\n"
)
MARK = "  call void @llvm.amdgcn.asyncmark()\n"
DECLARATIONS = (
    "@lds = external addrspace(3) global [0 x i8]\n"
    "declare void @llvm.amdgcn.asyncmark()\n"
    "declare void @llvm.amdgcn.wait.asyncmark(i16 immarg)\n"
    "declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) readonly captures(none), "
    "ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg)\n"
    "declare void @llvm.amdgcn.s.waitcnt(i32 immarg)\n"
    "declare void @elsewhere()\n"
)


def wait(groups: int) -> str:
    return f"  call void @llvm.amdgcn.wait.asyncmark(i16 {groups})\n"


def counters(body: str, arch: str = "gfx950") -> list[int]:
    """vmcnt of each wait that a kernel's marks become."""
    dotted = f"{arch[3:-2]}.{arch[-2:]}"
    text = (
        f'target triple = "amdgpu{dotted}-amd-amdhsa"\n'
        f"define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, i1 %c) {{\n{body}  ret void\n}}\n{DECLARATIONS}"
    )
    new, _ = rewrite(text)
    assert "async" not in new
    assembly(new, arch)
    immediates = [
        int(value) for value in re.findall(r"call void @llvm\.amdgcn\.s\.waitcnt\(i32 (\d+)\)", new)
    ]
    return [value & 15 | value >> 14 << 4 for value in immediates]


class TestAsynchronousCopies:
    """A wait for marked groups leaves outstanding what was started after the mark, never more."""

    def test_wait_for_all_groups_before_the_last(self) -> None:
        assert counters(DMA * 2 + MARK + DMA * 3 + MARK + wait(1)) == [3]

    def test_copies_after_the_last_mark_stay_outstanding(self) -> None:
        assert counters(DMA + MARK + DMA + wait(0)) == [1]

    def test_large_counts_use_both_fields(self) -> None:
        assert counters(DMA + MARK + DMA * 20 + MARK + wait(1)) == [20]

    def test_path_with_the_fewest_copies_counts(self) -> None:
        body = (
            f"{DMA}{MARK}  br i1 %c, label %some, label %more\nsome:\n{DMA}  br label %end\n"
            f"more:\n{DMA * 3}  br label %end\nend:\n{MARK}{wait(1)}"
        )
        assert counters(body) == [1]

    def test_loop_counts_the_copies_of_one_turn(self) -> None:
        body = (
            f"{DMA * 2}{MARK}{DMA * 2}{MARK}  br label %turn\nturn:\n{wait(1)}{DMA * 2}{MARK}"
            f"  br i1 %c, label %turn, label %end\nend:\n{wait(0)}"
        )
        assert counters(body) == [2, 0]

    def test_nothing_marked_nothing_awaited(self) -> None:
        assert counters(DMA + wait(0)) == [63]

    def test_a_call_may_have_marked(self) -> None:
        assert counters(f"{DMA}{MARK}{DMA}  call void @elsewhere()\n{DMA * 2}{wait(0)}") == [2]

    def test_a_function_may_be_called_after_a_mark(self) -> None:
        text = (
            f'target triple = "amdgpu9.50-amd-amdhsa"\n{DECLARATIONS}'
            f"define void @f(ptr addrspace(8) %r, i32 %n) {{\nentry:\n{DMA * 2}{wait(3)}  ret void\n}}\n"
        )
        assert f"s.waitcnt(i32 {0x0F70 | 2})" in rewrite(text)[0]

    def test_counters_of_gfx10_have_their_own_fields(self) -> None:
        assert counters(DMA + MARK + DMA + wait(0), "gfx1030") == [1]

    def test_marks_order_memory_operations(self) -> None:
        text = f'target triple = "amdgpu9.50-amd-amdhsa"\n{DECLARATIONS}define void @f() {{\n{MARK}  ret void\n}}\n'
        assert "call void @llvm.amdgcn.sched.barrier(i32 1)" in rewrite(text)[0]

    def test_without_architecture_the_text_stays_for_llvm_to_refuse(self) -> None:
        text = function(wait(0), DECLARATIONS)
        assert looks_newer(text)
        assert rewrite(text) == (text, ())
        assert rules_of(text, "gfx950") == {"asynchronous-copies"}


class TestWholeModules:
    def test_every_example_compiles(self) -> None:
        for path in sorted(EXAMPLES.glob("*.ll")):
            arch = path.name.split(".")[-2]
            new, done = rewrite(path.read_text(), arch)
            assert done
            assembly(new, arch)

    def test_a_second_rewrite_changes_nothing(self) -> None:
        for path in EXAMPLES.glob("*.ll"):
            new, _ = rewrite(path.read_text())
            assert rewrite(new) == (new, ())

    def test_every_rule_has_a_name_of_its_own(self) -> None:
        assert len({rule.name for rule in RULES}) == len({rule.description for rule in RULES}) == len(RULES)

    @given(st.data())
    @settings(max_examples=150, deadline=None)
    def test_damaged_text_never_raises(self, data: st.DataObject) -> None:
        text = "".join(path.read_text() for path in sorted(EXAMPLES.glob("*.ll")))
        lines = text.split("\n")
        start = data.draw(st.integers(0, len(lines) - 1))
        piece = "\n".join(lines[start : start + 30])
        at = data.draw(st.integers(0, len(piece)))
        drop = data.draw(st.integers(0, 8))
        rewrite(
            piece[:at]
            + data.draw(st.sampled_from(["", '"', "(", ")", ",", ";", "\n", "}"]))
            + piece[at + drop :],
            "gfx950",
        )

    def test_time_is_linear(self) -> None:
        body = "  %x = fadd float %x, -inf\n  call void @llvm.amdgcn.asyncmark()\n"

        def seconds(count: int) -> float:
            text = f'target triple = "amdgpu9.50-amd-amdhsa"\ndefine void @f() {{\n{body * count}}}\n'
            start = time.perf_counter()
            rewrite(text)
            return time.perf_counter() - start

        seconds(10)
        assert seconds(20_000) < 40 * seconds(2_000) + 0.5

    def test_a_long_line_takes_no_quadratic_time(self) -> None:
        text = "@x = constant [1 x i8] " + "( { <" * 20_000 + " f0x" * 20_000 + "1." * 20_000 + "\n"
        start = time.perf_counter()
        rewrite(text)
        assert time.perf_counter() - start < 5


def test_import_needs_no_llvm() -> None:
    """The table is text to text: it must not load llvmlite."""
    code = "import sys, ldsopt.ir.compat; sys.exit('llvmlite' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
