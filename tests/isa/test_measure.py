"""Measuring listings: counts, resources, and what happens to what cannot be measured."""

from __future__ import annotations

import shutil

import pytest

import ldsopt
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.options import CompileOptions
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.measure import is_lds_access, is_lds_dma, measure_assembly
from ldsopt.isa.measurement import FunctionMeasurement, Resources
from ldsopt.isa.metadata import kernels
from ldsopt.isa.resources import Symbols

TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'

PINGPONG = (
    TRIPLE
    + """
@lds = addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %i, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) @lds
  store i32 %v, ptr addrspace(1) %o
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
"""
)

CALLS = (
    TRIPLE
    + """
declare i32 @ext(i32)
define i32 @f(i32 %x) noinline {
  call void asm sideeffect "", "~{v40},~{a9}"()
  %y = mul i32 %x, %x
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %v = call i32 @f(i32 %n)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @"k 2"(ptr addrspace(1) %o, i32 %n) {
  %v = call i32 @ext(i32 %n)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""
)


def measured(ir: str, arch: str) -> dict[str, FunctionMeasurement]:
    return {f.name: f for f in measure_assembly(compile_ir(ir, arch).data.decode(), "k.ll").functions}


class TestCounts:
    def test_dma_loop_of_gfx950(self) -> None:
        k = measured(PINGPONG, "gfx950")["k"]
        assert (k.is_kernel, k.dma, k.lds_accesses, k.barriers, k.max_depth) == (True, 1, 1, 1, 1)
        assert k.waits is not None
        in_loop = [w.counters for w in k.waits if w.depth == 1]
        assert (("vmcnt", 0),) in in_loop
        assert (("lgkmcnt", 0),) in in_loop

    @pytest.mark.parametrize(
        ("mnemonic", "operands", "lds", "dma"),
        [
            ("ds_read_b128", "v[0:3], v4", True, False),
            ("ds_load_2addr_b32", "v[0:1], v2 offset1:1", True, False),
            ("ds_read_b64_tr_b16", "v[0:1], v2", True, False),
            ("ds_add_u32", "v0, v1", True, False),
            ("ds_add_u32", "v0, v1 gds", False, False),
            ("ds_bpermute_b32", "v0, v1, v2", False, False),
            ("ds_swizzle_b32", "v0, v1 offset:16", False, False),
            ("ds_nop", "", False, False),
            ("ds_gws_barrier", "v0 gds", False, False),
            ("buffer_load_dword", "v0, s[0:3], 0 offen lds", False, True),
            ("buffer_load_dwordx4", "off, s[0:3], 0 lds", False, True),
            ("buffer_load_lds_b32", "v0, s[0:3], 0", False, True),
            ("buffer_load_dword", "v0, v1, s[0:3], 0 offen", False, False),
            ("global_load_lds_dwordx4", "v[0:1], off", False, True),
            ("scratch_load_lds_dword", "v0, off", False, True),
            ("global_load_async_to_lds_b128", "v0, v[2:3], off", False, True),
            ("cluster_load_async_to_lds_b32", "v0, v[2:3], off", False, True),
            ("tensor_load_to_lds", "s[0:3], s[4:11]", False, True),
            ("global_store_async_from_lds_b32", "v[0:1], v2, off", False, False),
            ("global_load_dword", "v0, v[0:1], off", False, False),
        ],
    )
    def test_kind_of_memory_access(self, mnemonic: str, operands: str, lds: bool, dma: bool) -> None:
        instruction = AsmInstruction(mnemonic, operands, 1)
        assert (is_lds_access(instruction), is_lds_dma(instruction)) == (lds, dma)


class TestResources:
    def test_kernel_tells_everything(self) -> None:
        needs = measured(PINGPONG, "gfx950")["k"].resources
        assert needs.lds_bytes == 4096
        assert needs.workgroup_size == 256
        assert needs.wave_size == 64
        assert needs.occupancy == 8
        assert needs.scratch_bytes == needs.vgpr_spills == needs.sgpr_spills == needs.agprs == 0
        assert None not in (needs.vgprs, needs.sgprs, needs.code_bytes)

    def test_registers_of_callees_count(self) -> None:
        found = measured(CALLS, "gfx942")
        assert (found["f"].resources.vgprs, found["f"].resources.agprs) == (41, 10)
        assert (found["k"].resources.vgprs, found["k"].resources.agprs) == (41, 10)

    def test_unknown_callee_is_told_by_symbols(self) -> None:
        needs = measured(CALLS, "gfx942")["k 2"].resources
        assert (needs.vgprs, needs.agprs, needs.occupancy) == (41, 10, 8)

    def test_function_is_no_kernel_and_has_no_occupancy(self) -> None:
        f = measured(CALLS, "gfx942")["f"]
        assert (f.is_kernel, f.resources.occupancy, f.resources.lds_bytes) == (False, None, None)

    def test_occupancy_counts_lds_in_granules_though_llvm_does_not(self) -> None:
        ir = PINGPONG.replace("4096", "32768")
        text = compile_ir(ir, "gfx950").data.decode()
        assert "; Occupancy: 5" in text
        assert measure_assembly(text, "k.s").functions[0].resources.occupancy == 4

    def test_listing_without_comments_is_measured_from_its_metadata(self) -> None:
        text = compile_ir(PINGPONG, "gfx950").data.decode()
        bare = "\n".join(line.split(";")[0].rstrip() for line in text.split("\n") if ".set k." not in line)
        full, poor = (measure_assembly(t, "k.s").functions[0] for t in (text, bare))
        assert poor.resources == Resources(**{name: getattr(full.resources, name) for name in Resources.__slots__} | {"code_bytes": None})  # fmt: skip
        assert (poor.waits, poor.instructions) == (full.waits, full.instructions)

    def test_handwritten_kernel_without_metadata_has_unknown_resources(self) -> None:
        text = "k:\n  s_waitcnt 0x0f70\n  s_endpgm\n.amdhsa_kernel k\n  .amdhsa_group_segment_fixed_size 1024\n.end_amdhsa_kernel\n"
        (k,) = measure_assembly(text, "k.s", arch="gfx942").functions
        assert k.resources == Resources(lds_bytes=1024, agprs=None)
        assert k.waits is not None
        assert k.waits[0].counters == (("vmcnt", 0),)


class TestRefusals:
    def test_listing_without_target_needs_an_arch(self) -> None:
        with pytest.raises(ldsopt.InputError, match=r"k\.s: the listing has no \.amdgcn_target; .*--mcpu"):
            measure_assembly("\t.type k,@function\nk:\n\ts_endpgm\n", "k.s")

    def test_listing_for_an_unknown_processor_is_an_input_error(self) -> None:
        text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx9999"\n\t.type k,@function\nk:\n\ts_endpgm\n'
        with pytest.raises(ldsopt.InputError, match="for gfx9999, which is not known"):
            measure_assembly(text, "k.s")

    def test_unknown_arch_is_a_usage_error(self) -> None:
        with pytest.raises(ldsopt.UsageError):
            measure_assembly("\t.type k,@function\nk:\n\ts_endpgm\n", "k.s", arch="gfx1")

    def test_wait_that_cannot_be_read_names_its_line(self) -> None:
        with pytest.raises(ldsopt.InputError, match=r"k\.s:3: cannot read 's_waitcnt vmcnt\(N\)'"):
            measure_assembly("\t.type k,@function\nk:\n\ts_waitcnt vmcnt(N)\n", "k.s", arch="gfx942")

    def test_a_module_of_which_llvm_left_nothing_is_told_from_what_is_no_assembly(self) -> None:
        """No wave of gfx942 has 32 lanes, so LLVM leaves the kernel out."""
        kernel = """target triple = "amdgcn-amd-amdhsa"
        define amdgpu_kernel void @k() "target-features"="+wavefrontsize32" { ret void }"""
        with pytest.raises(
            ldsopt.InputError, match=r"k\.ll: the assembly for gfx942 has no function; LLVM leaves out"
        ):
            measure_assembly(compile_ir(kernel, "gfx942").data.decode(), "k.ll")

    def test_ir_is_not_assembly(self) -> None:
        with pytest.raises(ldsopt.InputError, match="not AMD GPU assembly"):
            measure_assembly(PINGPONG, "k.ll", arch="gfx942")


class TestSymbols:
    @pytest.mark.parametrize(
        ("text", "value"),
        [
            ("7", 7),
            ("max(1, 9, 3)", 9),
            ("or(1, 4)", 5),
            ("0+max(8)", 8),
            ("max(2, f.num_vgpr)+1", 42),
            ('"k 2.num_vgpr"', 33),
            ("(3)", 3),
            ("alignto(3, 4)", None),
            ("unknown", None),
            ("", None),
            ("max(1", None),
            ("loop", None),
            ("3-1", None),
        ],
    )
    def test_expression(self, text: str, value: int | None) -> None:
        symbols = Symbols(
            [".set f.num_vgpr, 41", '\t.set "k 2.num_vgpr", max(33, 1)', ".set loop, max(1, loop)"]
        )
        assert symbols.evaluate(text) == value


class TestMetadata:
    def test_names_with_quotes(self) -> None:
        text = ".amdgpu_metadata\n---\namdhsa.kernels:\n  - .name: 'it''s'\n    .vgpr_count: 0x10\n  - .name: \"a\\\"b\"\n...\n.end_amdgpu_metadata"
        assert kernels(text.split("\n")) == {
            "it's": {"name": "it's", "vgpr_count": 16},
            'a"b': {"name": 'a"b'},
        }

    def test_kernel_named_like_a_number(self) -> None:
        assert list(kernels([".amdgpu_metadata", "amdhsa.kernels:", "  - .name: 12"])) == ["12"]

    def test_list_may_stand_at_the_margin(self) -> None:
        text = ".amdgpu_metadata\namdhsa.kernels:\n- .name: k\n  .args:\n  - .name: x\n    .size: 8\n  .sgpr_count: 9\namdhsa.version:\n- 1\n"
        assert kernels(text.split("\n"))["k"]["sgpr_count"] == 9

    @pytest.mark.parametrize(
        "text",
        [
            "",
            ".amdgpu_metadata",
            ".amdgpu_metadata\namdhsa.kernels:\n  - :\n    x\n\t\n  -",
            "amdhsa.kernels:\n  - .name: k",
        ],
    )
    def test_anything_else_is_nothing(self, text: str) -> None:
        assert kernels(text.split("\n")) == {}


@pytest.mark.llvm22
@pytest.mark.skipif(shutil.which("llc-22") is None, reason="llc-22 is not installed")
def test_measurement_does_not_depend_on_who_runs_llvm() -> None:
    ours, theirs = (
        measure_assembly(compile_ir(PINGPONG, "gfx950", CompileOptions(compiler=llc)).data.decode(), "k.ll")
        for llc in ("llvmlite", "llc-22")
    )
    assert ours == theirs
