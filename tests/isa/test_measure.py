"""Measuring listings: counts, resources, and what happens to what cannot be measured."""

from __future__ import annotations

import dataclasses
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ldsopt

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


def measured(ir: str, arch: str) -> dict[str, Any]:
    """The figures of a module's functions, by their names."""
    return {f.name: f for f in ldsopt.measure(ldsopt.parse(ir, mcpu=arch)).functions}


@pytest.fixture
def listed(tmp_path: Path) -> Callable[..., Any]:
    """Measures a listing."""

    def measure(text: str, **options: object) -> Any:
        path = tmp_path / "k.s"
        path.write_text(text)
        (found,) = ldsopt.measure_file(path, **options)
        return found

    return measure


def test_dma_loop_of_gfx950() -> None:
    k = measured(PINGPONG, "gfx950")["k"]
    assert (k.is_kernel, k.dma, k.lds_accesses, k.barriers, k.max_depth) == (True, 1, 1, 1, 1)
    in_loop = [w.counters for w in k.waits if w.depth == 1]
    assert (("vmcnt", 0),) in in_loop and (("lgkmcnt", 0),) in in_loop


class TestResources:
    def test_kernel_tells_everything(self) -> None:
        needs = measured(PINGPONG, "gfx950")["k"].resources
        assert (needs.lds_bytes, needs.workgroup_size, needs.wave_size, needs.occupancy) == (4096, 256, 64, 8)
        assert needs.scratch_bytes == needs.vgpr_spills == needs.sgpr_spills == needs.agprs == 0
        assert None not in (needs.vgprs, needs.sgprs, needs.code_bytes)

    def test_registers_of_callees_count(self) -> None:
        """Of a callee that is not known symbols tell them; a function that is no kernel has no occupancy."""
        found = {name: f.resources for name, f in measured(CALLS, "gfx942").items()}
        for name, occupancy in (("f", None), ("k", 8), ("k 2", 8)):
            needs = found[name]
            assert (needs.vgprs, needs.agprs, needs.occupancy) == (41, 10, occupancy)
        assert found["f"].lds_bytes is None and not measured(CALLS, "gfx942")["f"].is_kernel

    def test_occupancy_counts_lds_in_granules_though_llvm_does_not(self) -> None:
        module = ldsopt.parse(PINGPONG.replace("4096", "32768"), mcpu="gfx950")
        assert b"; Occupancy: 5" in ldsopt.compile(module).data
        assert ldsopt.measure(module).functions[0].resources.occupancy == 4

    def test_listing_without_comments_is_measured_from_its_metadata(self, listed: Callable[..., Any]) -> None:
        text = ldsopt.compile(ldsopt.parse(PINGPONG, mcpu="gfx950")).data.decode()
        bare = "\n".join(line.split(";")[0].rstrip() for line in text.split("\n") if ".set k." not in line)
        full, poor = (listed(t).functions[0] for t in (text, bare))
        assert poor.resources == dataclasses.replace(full.resources, code_bytes=None)
        assert (poor.waits, poor.instructions) == (full.waits, full.instructions)


class TestRefusals:
    KERNEL = "\t.type k,@function\nk:\n\t{}\n\t.amdhsa_kernel k\n"

    @pytest.mark.parametrize(
        ("text", "arch", "error", "message"),
        [
            (KERNEL.format("s_endpgm"), None, ldsopt.InputError, r"k\.s: the listing has no \.amdgcn_target; .*--mcpu"),
            ('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx9999"\n' + KERNEL.format("s_endpgm"), None, ldsopt.InputError, "for gfx9999, which is not known"),
            (KERNEL.format("s_endpgm"), "gfx1", ldsopt.UsageError, "gfx1"),
            (KERNEL.format("s_waitcnt vmcnt(N)"), "gfx942", ldsopt.InputError, r"k\.s:3: cannot read 's_waitcnt vmcnt\(N\)'"),
            (PINGPONG.replace("define", "defined"), "gfx942", ldsopt.InputError, "k.s"),
        ],
    )  # fmt: skip
    def test_what_cannot_be_measured(
        self, text: str, arch: str | None, error: type[Exception], message: str, listed: Callable[..., Any]
    ) -> None:
        with pytest.raises(error, match=message):
            listed(text, mcpu=arch)

    def test_a_module_of_which_llvm_left_nothing_is_told_from_what_is_no_assembly(self) -> None:
        """No wave of gfx942 has 32 lanes, so LLVM leaves the kernel out."""
        kernel = f'{TRIPLE}define amdgpu_kernel void @k() "target-features"="+wavefrontsize32" {{ ret void }}'
        with pytest.raises(
            ldsopt.InputError, match="the assembly for gfx942 has no function; LLVM leaves out"
        ):
            measured(kernel, "gfx942")


@pytest.mark.llvm22
@pytest.mark.skipif(shutil.which("llc-22") is None, reason="llc-22 is not installed")
def test_measurement_does_not_depend_on_who_runs_llvm() -> None:
    module = ldsopt.parse(PINGPONG, mcpu="gfx950")
    ours, theirs = (ldsopt.measure(module, compiler=llc).functions for llc in ("llvmlite", "llc-22"))
    assert ours == theirs
