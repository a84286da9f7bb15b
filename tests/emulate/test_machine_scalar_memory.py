"""Loads through a resource in SGPRs, flat atomics, and doubles: what they give, and what LLVM's code with them gives."""

import numpy as np
import pytest
from machine_kernels import HEAD_9, code, kinds, run

import ldsopt
from ldsopt import Launch, machine_code, missing_in_machine_code, parse, simulate, simulate_machine

RESOURCE = """
	s_mov_b32 s8, s4
	s_or_b32 s9, s5, {stride}
	s_mov_b32 s10, {records}
	s_mov_b32 s11, 0x27000
"""
STORED = """
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s12
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v4, 0
	global_store_dwordx2 v4, v[2:3], s[6:7]
"""

BUFFER_LOADS = [
    # bytes or records, stride, the load, the two words that come
    (512, 0, "s_buffer_load_dwordx2 s[12:13], s[8:11], 0x10", [4, 5]),
    (20, 0, "s_buffer_load_dwordx2 s[12:13], s[8:11], 0x10", [4, 0]),
    (16, 0, "s_buffer_load_dwordx2 s[12:13], s[8:11], 0x10", [0, 0]),
    (5, 4 << 16, "s_buffer_load_dwordx2 s[12:13], s[8:11], 0x10", [4, 0]),
    (512, 0, "s_mov_b32 s14, 8\n s_buffer_load_dwordx2 s[12:13], s[8:11], s14 offset:0x4", [3, 4]),
]


@pytest.mark.parametrize(("records", "stride", "load", "expected"), BUFFER_LOADS)
def test_a_scalar_buffer_load_gives_0_beyond_its_records(
    records: int, stride: int, load: str, expected: list[int]
) -> None:
    result = run(HEAD_9 + RESOURCE.format(records=records, stride=stride) + load + STORED)
    assert kinds(result) == []
    assert result.outputs["b"][:2].tolist() == expected


def test_its_result_is_garbage_until_it_is_waited_for() -> None:
    load = "s_buffer_load_dwordx2 s[12:13], s[8:11], 0x10"
    result = run(
        HEAD_9 + RESOURCE.format(records=512, stride=0) + load + STORED.replace("s_waitcnt lgkmcnt(0)", "")
    )
    assert set(kinds(result)) == {"register-hazard"}


def test_narrow_scalar_loads_of_gfx12_extend() -> None:
    body = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_wait_kmcnt 0x0
	s_load_u8 s12, s[4:5], 0x4
	s_load_i8 s13, s[4:5], 0x204
	s_wait_kmcnt 0x0
	v_dual_mov_b32 v2, s12 :: v_dual_mov_b32 v3, s13
	v_mov_b32_e32 v4, 0
	global_store_b64 v4, v[2:3], s[6:7]
	"""
    result = run(body, name="gfx1201", block=32, size=256)
    assert result.outputs["b"][:2].tolist() == [1, 0xFFFFFF81]


KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare double @llvm.fma.f64(double, double, double)
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %o, i32 %n) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  {body}
}}
"""
ATOMIC = """%mine = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  store i32 %i, ptr addrspace(3) %mine
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %there = addrspacecast ptr addrspace(1) %p to ptr
  %here = addrspacecast ptr addrspace(3) @lds to ptr
  %is = icmp eq i32 %n, 0
  %at = select i1 %is, ptr %here, ptr %there
  %own = getelementptr i32, ptr %at, i32 %i
  %old = atomicrmw {operation} ptr %own, {type} {value} syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %now = load {type}, ptr %own
  %out = getelementptr [2 x {type}], ptr addrspace(1) %o, i32 %i
  store {type} %old, ptr addrspace(1) %out
  %next = getelementptr {type}, ptr addrspace(1) %out, i32 1
  store {type} %now, ptr addrspace(1) %next
  ret void"""
DOUBLES = """%at = getelementptr double, ptr addrspace(1) %p, i32 %i
  %a = load double, ptr addrspace(1) %at
  %bt = getelementptr double, ptr addrspace(1) %at, i32 64
  %b = load double, ptr addrspace(1) %bt
  %f = call double @llvm.fma.f64(double %a, double %b, double 0x3FD5555555555555)
  %q = fdiv double %f, %b
  %out = getelementptr double, ptr addrspace(1) %o, i32 %i
  store double %q, ptr addrspace(1) %out
  ret void"""


def assert_same(text: str, name: str, launch: Launch) -> None:
    """The machine code gives the bytes of executing the IR, with no finding."""
    module = parse(text, mcpu=name)
    result = simulate_machine(machine_code(ldsopt.compile(module).data), launch)
    expected = simulate(module, launch)
    assert kinds(result) == []
    for output, array in expected.outputs.items():
        assert result.outputs[output].tobytes() == array.tobytes()


@pytest.mark.parametrize("where", [0, 1], ids=["LDS", "global"])
@pytest.mark.parametrize("name", ["gfx90a", "gfx942", "gfx1201"])
def test_a_flat_atomic_goes_where_its_address_says(name: str, where: int) -> None:
    text = KERNEL.format(body=ATOMIC.format(operation="add", type="i32", value="%i"))
    launch = Launch(
        block=(64,), arguments=[np.arange(64, dtype=np.uint32) * 3, np.zeros(128, np.uint32), f"i32={where}"]
    )
    assert_same(text, name, launch)


@pytest.mark.parametrize("name", ["gfx90a", "gfx942", "gfx1100"])
def test_doubles_are_fused_and_divided_with_one_rounding(name: str) -> None:
    draw = np.random.default_rng(1)
    values = draw.normal(size=128) * np.exp2(draw.integers(-300, 300, 128).astype(float))
    launch = Launch(block=(64,), arguments=[values, np.zeros(64), "i32=0"])
    assert_same(KERNEL.format(body=DOUBLES), name, launch)


@pytest.mark.parametrize(
    "instruction",
    ["ds_gws_barrier v0 gds", "image_load v0, v[1:2], s[8:15] dmask:0x1", "ds_add_u32 v0, v1 gds"],
)
def test_what_is_not_executed_is_named_before_anything_runs(instruction: str) -> None:
    unknown = missing_in_machine_code(code(f"{HEAD_9}\n{instruction}"))
    assert [one.site.text for one in unknown] == [instruction]
