"""Kernels that a version leaves as they came keep the input's code and its check."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

import ldsopt
from ldsopt import AnnotateOptions, CheckOptions
from ldsopt.api.validating import are_independent, unedited, version_with
from ldsopt.compare.versions import CompiledVersion, compiled_version

HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@G = addrspace(1) global i32 0
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
"""
KERNEL = """define amdgpu_kernel void @NAME(ptr addrspace(8) %rsrc, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 %i, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @B, i32 %id
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  MORE
  %next = add i32 %i, %v
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %next, ptr addrspace(1) %out
  ret void
}
"""  # fmt: skip
READ = """%q = getelementptr i8, ptr addrspace(3) @A, i32 %id
  %w = load volatile i32, ptr addrspace(3) %q, align 4"""
ESCAPE = "store i32 ptrtoint (ptr addrspace(3) @A to i32), ptr addrspace(1) @G"
FUNCTION = "define void @f() {\n  ret void\n}\n"


def kernels(**more: str) -> str:
    return HEAD + "".join(KERNEL.replace("NAME", name).replace("MORE", each) for name, each in more.items())


def told(version: CompiledVersion) -> object:
    found = Counter((f.verdict, f.key, f.started.accesses) for f in version.check.findings)
    measured = {
        name: (f.instructions, len(f.waits or ()), f.resources) for name, f in version.code.functions.items()
    }
    return version.code.digests, measured, found, version.check.functions, version.check.assumptions


@pytest.mark.parametrize("left", ["one", "other", "third"])
def test_a_version_is_as_if_all_of_it_was_compiled(left: str) -> None:
    module = ldsopt.parse(kernels(one="", other=READ, third=READ), mcpu="gfx942")
    assert are_independent(module)
    checking = CheckOptions()
    compiled = partial(compiled_version, checking=checking, once=True)
    made = ldsopt.annotate(module, AnnotateOptions(left={left: "asked for"}))
    version = ldsopt.parse(made.text, mcpu="gfx942")
    same = unedited(module, made.details.edits)
    assert same == {left}
    whole = compiled(version)
    assert told(version_with(compiled(module), version, same, compiled)) == told(whole)
    assert left in {finding.function for finding in whole.check.findings}


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(kernels(one=""), id="only one kernel"),
        pytest.param(kernels(one="", other=READ) + FUNCTION, id="a function that others may call"),
        pytest.param(kernels(one=ESCAPE, other=READ), id="one stores an address that another may load"),
        pytest.param(kernels(one="", other=READ) + "@a = alias i32, ptr addrspace(1) @G\n", id="an alias"),
        pytest.param(
            kernels(one="", other=READ) + 'module asm "s_nop 0"\n', id="assembly outside of functions"
        ),
    ],
)
def test_kernels_that_may_depend_on_each_other_are_compiled_together(text: str) -> None:
    assert not are_independent(ldsopt.parse(text, mcpu="gfx942"))
