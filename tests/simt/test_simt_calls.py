"""Calls of every kind: functions by `call` and `invoke`, what ends a wave, assembly, all lanes of a wave."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import lanes, random_bits, run

from ldsopt import InputError, Launch

A = random_bits(1, 64, "u4")


@pytest.mark.parametrize(
    "how", ["call i32 @f(i32 %id)", "invoke i32 @f(i32 %id) to label %on unwind label %bad"]
)
def test_an_invoke_is_a_call_from_which_nothing_unwinds(how: str) -> None:
    ending = "" if how.startswith("invoke") else "  br label %on\n"
    text = f"""
declare i32 @__gxx_personality_v0(...)
define i32 @f(i32 %x) {{
  %y = mul i32 %x, 3
  ret i32 %y
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out) personality ptr @__gxx_personality_v0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %go, label %end
go:
  %r = {how}
{ending}on:
  %p = phi i32 [ %r, %go ]
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %p, ptr addrspace(1) %g
  br label %end
end:
  ret void
bad:
  %l = landingpad {{ ptr, i32 }} cleanup
  br label %end
}}"""
    result = run(text, Launch((1,), (64,), [np.full(64, 9, "u4")]))
    assert result.outputs["arg0"].tolist() == [3 * n if n % 2 == 0 else 9 for n in range(64)]


ENDS = {
    "intrinsic": "call void @llvm.amdgcn.endpgm()",
    "in assembly": 'call void asm sideeffect "s_endpgm", ""()',
    "in a callee": "call void @stop()",
}


@pytest.mark.parametrize("how", ENDS)
def test_a_wave_that_ends_takes_all_its_lanes_and_is_waited_for_by_nobody(how: str) -> None:
    text = f"""
define void @stop() {{
  call void @llvm.amdgcn.endpgm()
  unreachable
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 1, ptr addrspace(1) %g
  %first = call i32 @llvm.amdgcn.readfirstlane(i32 %id)
  %c = icmp ult i32 %first, 64
  br i1 %c, label %stop, label %on
stop:
  {ENDS[how]}
  unreachable
on:
  call void @llvm.amdgcn.s.barrier()
  store i32 2, ptr addrspace(1) %g
  ret void
}}"""
    result = run(text.replace("declare void @stop()", ""), Launch((1,), (128,), [np.zeros(128, "u4")]))
    assert result.completed
    assert result.outputs["arg0"].tolist() == [1] * 64 + [2] * 64
    assert result.findings == ()


def test_a_trap_is_a_finding() -> None:
    text = """
define amdgpu_kernel void @k() {
  call void @llvm.trap()
  unreachable
}"""
    result = run(text, Launch((1,), (64,), []))
    assert not result.completed
    assert "executes a trap" in str(result.findings[0])


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


def test_a_comment_in_assembly_is_no_barrier() -> None:
    """The first wave has no partner at the barrier that only the comment names."""
    text = """
define amdgpu_kernel void @k() {
  call void asm sideeffect "s_nop 0 ; s_barrier", ""()
  ret void
}"""
    assert run(text, Launch((1,), (128,), [])).profile.barriers == 0


def test_whole_wave_mode_computes_in_the_lanes_that_are_not_active() -> None:
    """A sum over a row: inactive lanes give the identity that `set.inactive` says, not what they held."""
    text = """
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %end
even:
  %x = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 7)
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 273, i32 15, i32 15, i1 false)
  %s = add i32 %x, %y
  %r = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %s)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  br label %end
end:
  ret void
}"""
    data = np.arange(100, 164, dtype="u4")
    result = run(text, Launch((1,), (64,), [data, np.zeros(64, "u4")]))
    want = [0 if n % 2 else int(data[n]) + (7 if n % 16 else 0) for n in range(64)]
    assert result.outputs["arg1"].tolist() == want


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


def test_the_address_of_a_function_is_a_number_of_its_own() -> None:
    """It can be kept, compared and handed on; only a call through it is refused."""
    text = """
@table = internal addrspace(4) constant [2 x ptr] [ptr @f, ptr @g]
define void @f() {
  ret void
}
define void @g() {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %id, 1
  %at = getelementptr ptr, ptr addrspace(4) @table, i32 %odd
  %who = load ptr, ptr addrspace(4) %at
  %c = icmp eq ptr %who, @g
  %r = zext i1 %c to i32
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %p
  ret void
}
"""
    ran = run(text, Launch((1,), (64,), [np.full(64, 9, "u4")]))
    assert ran.outputs["arg0"].tolist() == [n % 2 for n in range(64)]
