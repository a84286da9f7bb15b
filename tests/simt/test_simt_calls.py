"""Calls of every kind: functions by `call` and `invoke`, what ends a wave, assembly, all lanes of a wave."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import lanes, random_bits, run

from ldsopt import InputError, Launch

A = random_bits(1, 64, "u4")


@pytest.mark.parametrize(
    ("assembly", "want"),
    [
        ("v_cmp_ne_i32_e64 $0, 0, $1", lambda x: x != 0),
        ("v_cmp_lt_u32_e64 $0, 5, $1", lambda x: x > 5),
        ("v_cmp_gt_i32 $0, 0, $1 ; a comment", lambda x: x >> 31),
    ],
)
def test_a_comparison_in_assembly_is_a_ballot(assembly: str, want: object) -> None:
    a = np.where(np.arange(64) % 3 == 0, A, 0).astype("u4")
    body = f'  %r = call i64 asm "{assembly}", "=s,v"(i32 %a)'
    got = lanes(body, [("i32", a)], "i64", np.zeros(64, "u8"))
    assert set(got.tolist()) == {sum(1 << i for i, x in enumerate(a.tolist()) if want(x))}  # type: ignore[operator]


def test_assembly_without_a_statement_passes_its_operands() -> None:
    body = """  %s = call { i32, i32 } asm sideeffect "; ockl ballot hoisting hack $0", "=v,=s,0,1"(i32 %a, i32 %a)
  %x = extractvalue { i32, i32 } %s, 0
  %y = extractvalue { i32, i32 } %s, 1
  %r = sub i32 %x, %y"""
    got = lanes(body, [("i32", A)], "i32", np.zeros(64, "u4"))
    assert got.tolist() == ((A - A[0]) & 0xFFFFFFFF).tolist()


@pytest.mark.parametrize("assembly", ["v_mov_b32 $0, $1", ".if 1", "v_cmp_class_f32 $0, $1, $1"])
def test_assembly_of_which_something_must_be_guessed_is_refused(assembly: str) -> None:
    with pytest.raises(InputError, match="cannot simulate inline assembly"):
        lanes(f'  %r = call i32 asm "{assembly}", "=s,v"(i32 %a)', [("i32", A)], "i32", np.zeros(64, "u4"))


@pytest.mark.parametrize(("fetch", "want"), [("false", 5), ("true", None)])
def test_permlane16_reads_inactive_lanes_only_where_it_says_so(fetch: str, want: int | None) -> None:
    text = f"""
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %end
even:
  %r = call i32 @llvm.amdgcn.permlane16.i32(i32 5, i32 %v, i32 286331153, i32 286331153, i1 {fetch}, i1 false)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  br label %end
end:
  ret void
}}"""
    data = np.arange(100, 132, dtype="u4")
    result = run(text, Launch((1,), (32,), [data, np.zeros(32, "u4")]), arch="gfx1100")
    expected = [0 if n % 2 else (101 + (n & 16) if want is None else want) for n in range(32)]
    assert result.outputs["arg1"].tolist() == expected


@pytest.mark.parametrize(("arch", "half"), [("gfx1100", True), ("gfx942", False), ("gfx1201", False)])
def test_bpermute_stays_within_32_lanes_on_gfx11_in_waves_of_64(arch: str, half: bool) -> None:
    body = """  %t = sub i32 63, %id
  %b = shl i32 %t, 2
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %b, i32 %a)"""
    text = f"""
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
{body}
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  ret void
}}"""
    data = np.arange(64, dtype="u4")
    result = run(text, Launch((1,), (64,), [data, np.zeros(64, "u4")], wave_size=64), arch=arch)
    want = [(n & 32) + 31 - n % 32 if half else 63 - n for n in range(64)]
    assert result.outputs["arg1"].tolist() == want
