"""Address spaces, atomics, scratch, calls and control flow."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import lanes, random_bits, run

from ldsopt import InputError, Launch, missing, parse, simulate


@pytest.mark.parametrize(
    ("kind", "dtype", "count"),
    [("i8", "u1", 1), ("i16", "u2", 1), ("i24", "u4", 1), ("i48", "u8", 1), ("i64", "u8", 1), ("half", "f2", 1),
     ("bfloat", "u2", 1), ("double", "f8", 1), ("<3 x i32>", "u4", 4), ("<8 x half>", "f2", 8), ("<2 x i8>", "u1", 2),
     ("i1", "u1", 1)],
)  # fmt: skip
@pytest.mark.parametrize("space", [3, 5])
def test_values_survive_memory(kind: str, dtype: str, count: int, space: int) -> None:
    """Through LDS, and through scratch, where every lane has the same address."""
    a = np.arange(64 * count).astype(dtype).reshape(64, count)
    if kind == "i1":
        a &= 1
    slot = "  %p = alloca [4 x i128], align 16, addrspace(5)\n" if space == 5 else ""
    where = "%p" if space == 5 else "%q"
    step = "" if space == 5 else "  %q = getelementptr [2 x i128], ptr addrspace(3) @lds, i32 %id\n"
    body = f"""{slot}{step}  store {kind} %a, ptr addrspace({space}) {where}, align 8
  %r = load {kind}, ptr addrspace({space}) {where}, align 8"""
    extra = "@lds = internal addrspace(3) global [4096 x i8] poison, align 32" if space == 3 else ""
    got = lanes(body, [(kind, a)], kind, np.zeros_like(a), extra=extra)
    if kind == "<3 x i32>":
        got, a = got[:, :3], a[:, :3]
    assert got.tolist() == a.tolist()


def test_null_is_address_0_and_a_cast_null_all_ones_in_lds() -> None:
    body = """  %n = addrspacecast ptr null to ptr addrspace(3)
  %c = ptrtoint ptr addrspace(3) %n to i32
  %l = ptrtoint ptr addrspace(3) null to i32
  %f = addrspacecast ptr addrspace(3) null to ptr
  %b = addrspacecast ptr addrspace(3) %n to ptr
  %is = icmp ne ptr %f, null
  %isnot = icmp eq ptr %b, null
  %ok = and i1 %is, %isnot
  %d = sub i32 %c, %l
  %r = select i1 %ok, i32 %d, i32 0"""
    assert set(lanes(body, [], "i32", np.zeros(64, "u4")).tolist()) == {0xFFFFFFFF}


ATOMICS = {
    "add": lambda xs: sum(xs) & 0xFFFFFFFF,
    "umax": max,
    "xor": lambda xs: int(np.bitwise_xor.reduce(np.array(xs, "u4"))),
    "min": lambda xs: min(np.array(xs, "u4").view("i4")).view("u4"),
}


@pytest.mark.parametrize("where", ["lds", "global"])
@pytest.mark.parametrize("name", ATOMICS)
def test_atomics_take_every_lane_and_give_each_what_it_found(name: str, where: str) -> None:
    data = random_bits(3, 64, "u4")
    space = 3 if where == "lds" else 1
    target = "@lds" if where == "lds" else "%sum"
    text = f"""
@lds = internal addrspace(3) global [2 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %sum, ptr addrspace(1) %old) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %p
  %half = lshr i32 %id, 5
  %t = getelementptr i32, ptr addrspace({space}) {target}, i32 %half
  store i32 0, ptr addrspace({space}) %t
  %o = atomicrmw {name} ptr addrspace({space}) %t, i32 %x syncscope("workgroup") monotonic
  %q = getelementptr i32, ptr addrspace(1) %old, i32 %id
  store i32 %o, ptr addrspace(1) %q
  %v = load i32, ptr addrspace({space}) %t
  %s = getelementptr i32, ptr addrspace(1) %sum, i32 %half
  store i32 %v, ptr addrspace(1) %s
  ret void
}}"""
    result = run(text, Launch((1,), (64,), [data, np.zeros(2, "u4"), np.zeros(64, "u4")]))
    for half in range(2):
        values = [0, *data[half * 32 : half * 32 + 32].tolist()]
        assert result.outputs["arg1"][half] == ATOMICS[name](values)
        for lane in range(0, 32, 7):
            assert result.outputs["arg2"][half * 32 + lane] == ATOMICS[name](values[: lane + 1])


def test_global_constants_have_their_contents() -> None:
    body = """  %i = and i32 %id, 3
  %p = getelementptr [4 x { i16, i32 }], ptr addrspace(4) @t, i32 0, i32 %i, i32 1
  %r = load i32, ptr addrspace(4) %p"""
    extra = """@t = private unnamed_addr addrspace(4) constant [4 x { i16, i32 }] [{ i16, i32 } { i16 1, i32 10 },
 { i16, i32 } { i16 2, i32 20 }, { i16, i32 } { i16 3, i32 30 }, { i16, i32 } zeroinitializer], align 4"""
    got = lanes(body, [], "i32", np.zeros(64, "u4"), extra=extra)
    assert got[:4].tolist() == [10, 20, 30, 0]


# --- control flow ---------------------------------------------------------------------------------------------


def test_what_cannot_be_simulated_is_named_before_anything_runs() -> None:
    text = """target triple = "amdgcn-amd-amdhsa"
declare void @elsewhere()
declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  call void asm sideeffect "v_mov_b32 v0, v1", ""()
  %x = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float 1.0, i32 0, i32 0, i32 0)
  call void @elsewhere()
  ret void
}"""
    module = parse(text, mcpu="gfx942")
    found = missing(module)
    assert [m.line for m in found] == [*sorted(m.line for m in found[:2]), found[2].line]
    assert "v_mov_b32" in found[0].what
    assert "cvt.sr.fp8" in found[1].what and "ldsopt/simt/intrinsics" in found[1].what
    assert "elsewhere" in found[2].what
    with pytest.raises(InputError, match=r"v_mov_b32.*2 more"):
        simulate(module, Launch((1,), (64,), ["out: u32[64]=zeros"]))


@pytest.mark.parametrize(
    ("operation", "kind", "start", "value", "want"),
    [
        ("usub_cond", "i32", 5, 3, 2), ("usub_cond", "i32", 2, 3, 2), ("usub_sat", "i32", 2, 3, 0),
        ("usub_sat", "i32", 7, 3, 4), ("fminimum", "float", 0.0, -0.0, -0.0), ("fmaximum", "float", -0.0, 0.0, 0.0),
        ("fmaximum", "float", np.nan, 1.0, np.nan), ("fmax", "float", np.nan, 1.0, 1.0),
        ("uinc_wrap", "i32", 3, 3, 0), ("udec_wrap", "i32", 0, 3, 3),
    ],
)  # fmt: skip
def test_newer_atomics(operation: str, kind: str, start: float, value: float, want: float) -> None:
    dtype = "f4" if kind == "float" else "u4"
    text = f"""
define amdgpu_kernel void @k(ptr addrspace(1) %p, {kind} %v) {{
  %old = atomicrmw {operation} ptr addrspace(1) %p, {kind} %v monotonic
  ret void
}}"""
    number = float(value) if kind == "float" else int(value)
    result = run(text, Launch((1,), (1,), [np.array([start], dtype), number]), arch="gfx1201")
    assert result.outputs["arg0"].tobytes() == np.array([want], dtype).tobytes()


def test_one_flat_atomic_reaches_the_spaces_that_its_lanes_mean() -> None:
    text = """
@lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %g) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %slot = alloca i32, align 4, addrspace(5)
  store i32 7, ptr addrspace(5) %slot
  %l = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %id, ptr addrspace(3) %l
  %gp = getelementptr i32, ptr addrspace(1) %g, i32 %id
  %fl = addrspacecast ptr addrspace(3) %l to ptr
  %fg = addrspacecast ptr addrspace(1) %gp to ptr
  %fs = addrspacecast ptr addrspace(5) %slot to ptr
  %m = urem i32 %id, 3
  %c0 = icmp eq i32 %m, 0
  %c1 = icmp eq i32 %m, 1
  %s = select i1 %c1, ptr %fg, ptr %fs
  %p = select i1 %c0, ptr %fl, ptr %s
  %o = atomicrmw add ptr %p, i32 100 syncscope("workgroup") monotonic
  %v = load i32, ptr %p
  %t = mul i32 %o, 1000
  %r = add i32 %t, %v
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}"""
    result = run(text, Launch((1,), (64,), [np.zeros(64, "u4"), np.arange(500, 564, dtype="u4")]))
    assert result.findings == ()
    found = [(lane, lane + 500, 7)[lane % 3] for lane in range(64)]
    assert result.outputs["arg0"].tolist() == [1000 * x + x + 100 for x in found]


@pytest.mark.parametrize("space", [1, 3])
@pytest.mark.parametrize(("kind", "name", "dtype"), [("i32", "v4i32", "u4"), ("half", "v4f16", "f2")])
def test_masked_accesses_touch_only_the_elements_that_their_masks_name(
    space: int, kind: str, name: str, dtype: str
) -> None:
    nine, three = ("9", "3") if kind == "i32" else ("9.0", "3.0")
    text = f"""
@lds = internal addrspace(3) global [64 x <4 x {kind}>] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %stored, ptr addrspace(1) %loaded, ptr addrspace(1) %buf) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x {kind}>, ptr addrspace(1) %in, i32 %id
  %x = load <4 x {kind}>, ptr addrspace(1) %p
  %l = getelementptr <4 x {kind}>, ptr addrspace({space}) {"@lds" if space == 3 else "%buf"}, i32 %id
  store <4 x {kind}> splat ({kind} {nine}), ptr addrspace({space}) %l
  %iv = insertelement <4 x i32> poison, i32 %id, i32 0
  %sp = shufflevector <4 x i32> %iv, <4 x i32> poison, <4 x i32> zeroinitializer
  %sh = lshr <4 x i32> %sp, <i32 0, i32 1, i32 2, i32 3>
  %m = trunc <4 x i32> %sh to <4 x i1>
  call void @llvm.masked.store.{name}.p{space}(<4 x {kind}> %x, ptr addrspace({space}) align 4 %l, <4 x i1> %m)
  %nm = xor <4 x i1> %m, splat (i1 true)
  %a = load <4 x {kind}>, ptr addrspace({space}) %l
  %b = call <4 x {kind}> @llvm.masked.load.{name}.p{space}(ptr addrspace({space}) align 4 %l, <4 x i1> %nm, <4 x {kind}> splat ({kind} {three}))
  %q = getelementptr <4 x {kind}>, ptr addrspace(1) %stored, i32 %id
  store <4 x {kind}> %a, ptr addrspace(1) %q
  %s = getelementptr <4 x {kind}>, ptr addrspace(1) %loaded, i32 %id
  store <4 x {kind}> %b, ptr addrspace(1) %s
  ret void
}}"""
    data = np.arange(256).reshape(64, 4).astype(dtype)
    result = run(text, Launch((1,), (64,), [data, *(np.zeros((64, 4), dtype) for _ in range(3))]))
    assert result.findings == ()
    mask = (np.arange(64)[:, None] >> np.arange(4) & 1).astype(bool)
    assert result.outputs["arg1"].tolist() == np.where(mask, data, 9).tolist()
    assert result.outputs["arg2"].tolist() == np.where(mask, 3, 9).tolist()


@pytest.mark.parametrize("last", ["i8", "i16", "[3 x i8]", "i32", "[5 x i32]", "i64", "<4 x i32>"])
@pytest.mark.parametrize("align", [1, 16, 32, 64])
def test_stack_slots_lie_as_aligned_as_they_say_whatever_stands_behind_them(last: str, align: int) -> None:
    """In the kernel and in what it calls; no store to one reaches another."""
    body = f"""
  %a = alloca i64, align 8, addrspace(5)
  %b = alloca i8, align {align}, addrspace(5)
  %c = alloca <4 x i32>, align 16, addrspace(5)
  %d = alloca {last}, addrspace(5)
  store i64 %v, ptr addrspace(5) %a, align 8
  store i8 7, ptr addrspace(5) %b, align {align}
  store <4 x i32> splat (i32 -1), ptr addrspace(5) %c, align 16
  store {last} zeroinitializer, ptr addrspace(5) %d
  %pa = ptrtoint ptr addrspace(5) %a to i32
  %pb = ptrtoint ptr addrspace(5) %b to i32
  %pc = ptrtoint ptr addrspace(5) %c to i32
  %ma = and i32 %pa, 7
  %mb = and i32 %pb, {align - 1}
  %mc = and i32 %pc, 15
  %m = or i32 %ma, %mb
  %n = or i32 %m, %mc
  %wide = zext i32 %n to i64
  %x = load i64, ptr addrspace(5) %a, align 8
  %y = load i8, ptr addrspace(5) %b, align {align}
  %z = zext i8 %y to i64
  %s = add i64 %x, %z
  %big = shl i64 %wide, 32
  %sum = add i64 %s, %big"""
    text = f"""
define internal i64 @f(i64 %v) {{{body}
  ret i64 %sum
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %v = zext i32 %id to i64{body}
  %own = mul i64 %sum, 1000
  %called = call i64 @f(i64 %v)
  %r = add i64 %own, %called
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %r, ptr addrspace(1) %q
  ret void
}}"""
    result = run(text, Launch((1,), (64,), [np.zeros(64, "u8")]))
    assert result.outputs["arg0"].tolist() == [1001 * (lane + 7) for lane in range(64)]
