"""Shapes of kernels that race, and their twins that do not: what races is never called free.

`shapes.*.ll` has one kernel a shape: rings, slots from memory and from other lanes, bytes, wide and unaligned accesses,
atomics of each scope, copies of each kind, split and named barriers, early exits, loops of which a round has no barrier.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import ldsopt
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.wave_races import WaveRaces

FOLDER = Path(__file__).parent
PROMISES = {"unread-dimensions-are-one", "no-global-races", "waves-are-whole"}
IMPRECISE = {"f_vec_idx"}
"""They are free, but not proved so."""


@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1250"])
def test_what_races_is_never_free_and_a_twin_is_proved(arch: str) -> None:
    pytest.importorskip("bitwuzla")
    module = ldsopt.parse((FOLDER / f"shapes.{arch}.ll").read_text())
    verdicts = {one.function: one for one in WaveRaces(module, find_accesses(module), PROMISES, 60.0).run()}
    names = {function.name for function in find_accesses(module).functions if function.is_kernel}
    assert names == verdicts.keys()
    assert [name for name in sorted(names) if name[0] == "r" and not verdicts[name].unproven] == []
    unproved = {name for name in names if name[0] == "f" and verdicts[name].unproven}
    assert unproved == IMPRECISE & names


KERNEL = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
{more}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
{body}
  %x = load i32, ptr addrspace(3) %q, align 4
  %og = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %og, align 4
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }}
"""


@pytest.mark.parametrize(
    ("body", "more"),
    [
        ('call void asm sideeffect "ds_write_b32 $0, $1", "v,v,~{memory}"(i32 %t, i32 %t)', ""),
        ("call void @unknown(ptr addrspace(3) @A)", "declare void @unknown(ptr addrspace(3))"),
        ("%f = load ptr, ptr addrspace(1) %in\n  call void %f()", ""),
        (
            "call void @llvm.masked.store.v1i32.p3(<1 x i32> <i32 7>, ptr addrspace(3) align 4 %p, <1 x i1> splat (i1 true))",
            "",
        ),
        (
            "%v = insertelement <1 x ptr addrspace(3)> poison, ptr addrspace(3) %p, i32 0\n"
            "  call void @llvm.masked.scatter.v1i32.v1p3(<1 x i32> zeroinitializer, <1 x ptr addrspace(3)> align 4 %v, "
            "<1 x i1> splat (i1 true))",
            "",
        ),
        ("%f = addrspacecast ptr addrspace(3) %p to ptr\n  store i32 %t, ptr %f", ""),
        ("%i = ptrtoint ptr addrspace(3) %p to i64\n  %f = inttoptr i64 %i to ptr addrspace(3)\n"
         "  store i32 %t, ptr addrspace(3) %f", ""),
        ("call void @h(i32 %t)",
         "define internal void @h(i32 %t) noinline {\n  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t\n"
         "  store i32 %t, ptr addrspace(3) %p\n  ret void\n}"),
    ],
    ids=["assembly", "unknown", "indirect", "masked", "scattered", "flat", "integer", "called"],
)  # fmt: skip
def test_a_store_that_no_instruction_of_the_kernel_makes_is_not_overlooked(body: str, more: str) -> None:
    """The kernel's own accesses of LDS are loads alone."""
    module = ldsopt.parse(KERNEL.format(body="  " + body, more=more))
    (races,) = WaveRaces(module, find_accesses(module), PROMISES, 5.0).run()
    assert races.unproven


def test_an_undefined_value_is_another_one_in_each_wave() -> None:
    """Both waves take one of two halves, and LLVM says of neither which."""
    body = "\n".join(
        (
            "  %f = freeze i32 {}",
            "  %h = and i32 %f, 256",
            "  %i = or i32 %t, %h",
            "  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i",
            "  store i32 %t, ptr addrspace(3) %a, align 4",
            "  %j = xor i32 %i, 320",
            "  %b = getelementptr i32, ptr addrspace(3) @A, i32 %j",
            "  %y = load i32, ptr addrspace(3) %b, align 4",
            "  store i32 %y, ptr addrspace(1) %out, align 4",
        )
    )
    pytest.importorskip("bitwuzla")
    text = KERNEL.replace("  %x = load i32, ptr addrspace(3) %q, align 4\n", "").replace("i32 %x", "i32 0")
    found = []
    for value in ("undef", "%n"):
        module = ldsopt.parse(text.format(body=body.format(value), more=""))
        (races,) = WaveRaces(module, find_accesses(module), PROMISES, 5.0).run()
        found.append(not races.unproven)
    assert found == [False, True]
