"""Shapes of kernels that race, and their twins that do not: what races is never called free.

`shapes.*.ll` and `idioms.*.ll` have one kernel a shape: rings, slots from memory and from other lanes, bytes, wide and unaligned accesses,
atomics of each scope, copies of each kind, split and named barriers, early exits, loops of which an iteration has no barrier;
partial last waves, 2-D and 3-D ids, addresses through integers, clamps, switches in loops, both sizes of waves.
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import numpy as np
import pytest
from executed_races import verdicts

import ldsopt
from ldsopt import Launch, Module, Schedule, simulate

FOLDER = Path(__file__).parent


UNSEEN = {
    "r_rows_of_a_smaller_group",  # in a workgroup whose rows are shorter
    "r_atomic_load_of_wave",  # the simulator takes each atomic access to be atomic for all waves
    "r_atomic_one_as",
    "r_global_atomic_slot",  # where another workgroup changes what is loaded
}
"""They race in executions that the simulator does not make."""


@pytest.mark.parametrize(
    "name",
    ["shapes.gfx942", "shapes.gfx950", "shapes.gfx1250", "idioms.gfx942", "idioms.gfx950", "idioms.gfx1100"],
)
def test_what_races_is_never_free_and_a_twin_is_proved(name: str) -> None:
    pytest.importorskip("bitwuzla")
    module = ldsopt.parse((FOLDER / f"{name}.ll").read_text())
    found = verdicts(module, seconds=60.0)
    names = set(kernels_in(module))
    assert names == found.keys()
    assert [name for name in sorted(names) if name[0] == "r" and not found[name].may_race] == []
    unproved = {name for name in names if name[0] == "f" and found[name].may_race}
    assert unproved == set()


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1100"])
def test_executions_of_idioms_race_where_their_names_say_so(arch: str) -> None:
    module = ldsopt.parse((FOLDER / f"idioms.{arch}.ll").read_text())
    kernels = kernels_in(module)
    seen = {name for name, block in kernels.items() if races_when_executed(module, name, block)}
    assert seen == {name for name in kernels if name[0] == "r"} - UNSEEN


def kernels_in(module: Module) -> dict[str, tuple[int, int, int]]:
    """The kernels with the size of their workgroups, as they state it."""
    text = "\n".join(module.lines)
    found = {}
    for name, attributes in re.findall(r"^define amdgpu_kernel void @(\w+)\(.*\) ([^()]*)\{$", text, re.M):
        if exact := re.search(r"!reqd_work_group_size (!\d+)", attributes):
            node = re.search(rf"^{exact[1]} = !\{{i32 (\d+), i32 (\d+), i32 (\d+)\}}$", text, re.M)
            found[name] = (int(node[1]), int(node[2]), int(node[3]))
        else:
            group = re.search(rf"^attributes {re.search(r'#[0-9]+', attributes)[0]} = (.*)$", text, re.M)[1]
            flat = re.search(r'"amdgpu-flat-work-group-size"="\d+,(\d+)"', group)
            found[name] = (min(int(flat[1]) if flat else 256, 256), 1, 1)
    return found


def races_when_executed(module: Module, kernel: str, block: tuple[int, int, int]) -> bool:
    for n, schedule in itertools.product((0, 1, 5, 7), (Schedule(), Schedule("reversed", dma="earliest"))):
        given = [np.arange(1 << 16, dtype=np.uint32) % 5, np.zeros(1 << 16, np.uint32), f"u32={n}"]
        result = simulate(module, Launch(block=block, arguments=given, kernel=kernel), schedule, limit=20_000)
        if any(found.kind == "race" for found in result.findings):
            return True
    return False


@pytest.mark.parametrize(("named", "is_free"), [(True, True), (False, False)])
def test_dynamic_variables_are_apart_by_a_promise(named: bool, is_free: bool) -> None:
    """All of them begin at one address."""
    text = KERNEL.replace("@A = internal", "@A = external").replace("[1024 x", "[0 x")
    text = text.replace(
        " poison, align 16", ", align 16\n@B = external addrspace(3) global [0 x i32], align 16"
    )
    body = "  %v = add i32 %t, %n\n  %b = getelementptr i32, ptr addrspace(3) @B, i32 %v\n"
    body += "  store i32 %t, ptr addrspace(3) %b, align 4"
    module = ldsopt.parse(text.format(body=body, more=""))
    (races,) = verdicts(module, *([] if named else ["named-bases"])).values()
    assert (not races.may_race) == is_free


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
        ("call void @llvm.masked.store.v1i32.p3(<1 x i32> <i32 7>, ptr addrspace(3) align 4 %p, <1 x i1> splat (i1 true))", ""),
        (
            "%v = insertelement <1 x ptr addrspace(3)> poison, ptr addrspace(3) %p, i32 0\n"
            "  call void @llvm.masked.scatter.v1i32.v1p3(<1 x i32> zeroinitializer, <1 x ptr addrspace(3)> align 4 %v, "
            "<1 x i1> splat (i1 true))",
            "",
        ),
        ("%f = addrspacecast ptr addrspace(3) %p to ptr\n  store i32 %t, ptr %f", ""),
        ("%i = ptrtoint ptr addrspace(3) %p to i64\n  %f = inttoptr i64 %i to ptr addrspace(3)\n" "  store i32 %t, ptr addrspace(3) %f", ""),
        ("call void @h(i32 %t)",
         "define internal void @h(i32 %t) noinline {\n  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t\n"
         "  store i32 %t, ptr addrspace(3) %p\n  ret void\n}"),
    ],
    ids=["assembly", "unknown", "indirect", "masked", "scattered", "flat", "integer", "called"],
)  # fmt: skip
def test_a_store_that_no_instruction_of_the_kernel_makes_is_not_overlooked(body: str, more: str) -> None:
    """The kernel's own accesses of LDS are loads alone."""
    module = ldsopt.parse(KERNEL.format(body="  " + body, more=more))
    (races,) = verdicts(module).values()
    assert races.may_race


@pytest.mark.parametrize(
    ("counted", "bit", "is_free"),
    [
        ("call i32 @llvm.cttz.i32(i32 %m, i1 true)", 4, False),
        ("call i32 @llvm.cttz.i32(i32 %m, i1 false)", 4, True),
        ("shl i32 1, %s", 1, False),
        ("lshr i32 64, %s", 64, False),
        ("lshr i32 %m, 2", 16, True),
    ],
)
def test_poison_may_be_frozen_to_another_number_than_arithmetic_gives(
    counted: str, bit: int, is_free: bool
) -> None:
    """In two of four waves it is poison, where code gives no 32, and no 0; then they have the other waves' places."""
    pytest.importorskip("bitwuzla")
    body = f"""  %m = and i32 %t, 64
  %s = lshr i32 %m, 1
  %z = {counted}
  %f = freeze i32 %z
  %one = and i32 %f, {bit}
  %half = mul i32 %one, {64 // bit}
  %rest = and i32 %t, 191
  %i = or i32 %rest, %half
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a, align 4"""
    text = KERNEL.replace("  %x = load i32, ptr addrspace(3) %q, align 4\n", "").replace("i32 %x", "i32 0")
    module = ldsopt.parse(text.format(body=body, more=""))
    (races,) = verdicts(module).values()
    assert (not races.may_race) == is_free


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
        (races,) = verdicts(module).values()
        found.append(not races.may_race)
    assert found == [False, True]
