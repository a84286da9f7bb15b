"""Cross-lane operations and per-lane intrinsics against what their manuals say, written out lane by lane."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import lanes, random_bits

from ldsopt.simt.floats import decode, fp8_format
from ldsopt.target.arch import arch

WIDE = {"gfx942": 64, "gfx1100": 32}


def ask(
    body: str, a: np.ndarray, target: str, *, extra: tuple[tuple[str, np.ndarray], ...] = ()
) -> list[int]:
    size = WIDE[target]
    inputs = [("i32", a[:size]), *((t, v[:size]) for t, v in extra)]
    return lanes(body, inputs, "i32", np.zeros(size, "u4"), arch=target, block=size).tolist()


VALUES = random_bits(1, 64, "u4")


@pytest.mark.parametrize("target", WIDE)
@pytest.mark.parametrize("control", [0x1B, 0x93, 0x104, 0x113, 0x125, 0x140, 0x141])
@pytest.mark.parametrize("bound", [False, True])
def test_dpp_within_rows(control: int, bound: bool, target: str) -> None:
    size = WIDE[target]
    name = "true" if bound else "false"
    body = f"  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %id, i32 %a, i32 {control}, i32 15, i32 15, i1 {name})"
    want = []
    for n in range(size):
        low, amount = n & 15, control & 15
        source: int | None
        if control < 0x100:
            source = (n & ~3) + (control >> 2 * (n & 3) & 3)
        elif control < 0x110:
            source = n + amount if low + amount < 16 else None
        elif control < 0x120:
            source = n - amount if low >= amount else None
        elif control < 0x130:
            source = n - amount if low >= amount else n + 16 - amount
        elif control == 0x140:
            source = (n & ~15) + 15 - low
        else:
            source = (n & ~7) + 7 - (n & 7)
        want.append((0 if bound else n) if source is None else int(VALUES[source]))
    assert ask(body.replace("i1 %s", "i1"), VALUES, target) == want


@pytest.mark.parametrize(
    ("kind", "name", "dtype", "count"),
    [("<2 x i32>", "v2i32", "u4", 2), ("<2 x half>", "v2f16", "f2", 2), ("double", "f64", "f8", 1)],
)
def test_dpp_masks_leave_whole_values_alone(kind: str, name: str, dtype: str, count: int) -> None:
    """Row 1 and 3 get the value of the lane before, the others keep what they had."""
    body = f"  %r = call {kind} @llvm.amdgcn.update.dpp.{name}({kind} %b, {kind} %a, i32 273, i32 10, i32 15, i1 true)"
    a, b = (np.arange(start, start + 64 * count).astype(dtype).reshape(64, count) for start in (1, 300))
    got = lanes(body, [(kind, a), (kind, b)], kind, np.zeros((64, count), dtype), arch="gfx90a")
    want = b.copy()
    for lane in range(64):
        if lane // 16 in (1, 3):
            want[lane] = a[lane - 1] if lane % 16 else 0
    assert got.tolist() == want.tolist()


def test_dpp_masks_leave_rows_and_banks_alone() -> None:
    body = "  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %id, i32 %a, i32 27, i32 10, i32 3, i1 true)"
    got = ask(body, VALUES, "gfx942")
    for n in range(64):
        on = 10 >> (n // 16) & 1 and 3 >> (n // 4 % 4) & 1
        assert got[n] == (int(VALUES[(n & ~3) + 3 - (n & 3)]) if on else n)


@pytest.mark.parametrize(("control", "first"), [(0x142, 16), (0x143, 32)])
def test_dpp_row_broadcast(control: int, first: int) -> None:
    body = f"  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %id, i32 %a, i32 {control}, i32 15, i32 15, i1 false)"
    mask = 0x30 if control == 0x142 else 0x20
    want = [int(VALUES[(n & mask) - 1]) if n >= first else n for n in range(64)]
    assert ask(body, VALUES, "gfx942") == want


@pytest.mark.parametrize("pattern", [0x041F, 0x081F, 0x401F, 0x0018 | 0x3 << 5, 0x801B])
def test_swizzle(pattern: int) -> None:
    want = []
    for n in range(64):
        if pattern & 0x8000:
            source = (n & ~3) + (pattern >> 2 * (n & 3) & 3)
        else:
            source = (n & 32) + (((n & 31) & (pattern & 31)) | (pattern >> 5 & 31)) ^ (pattern >> 10 & 31)
            source = (n & 32) | (source & 31)
        want.append(int(VALUES[source]))
    body = f"  %r = call i32 @llvm.amdgcn.ds.swizzle(i32 %a, i32 {pattern})"
    assert ask(body, VALUES, "gfx942") == want


@pytest.mark.parametrize("target", WIDE)
def test_bpermute_pulls_and_permute_pushes(target: str) -> None:
    size = WIDE[target]
    where = np.random.default_rng(2).permutation(size).astype("u4")
    pull = ask(
        "  %w = shl i32 %b, 2\n  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %w, i32 %a)",
        VALUES, target, extra=(("i32", where),),
    )  # fmt: skip
    assert pull == VALUES[where].tolist()
    push = ask(
        "  %w = shl i32 %b, 2\n  %r = call i32 @llvm.amdgcn.ds.permute(i32 %w, i32 %a)",
        VALUES, target, extra=(("i32", where),),
    )  # fmt: skip
    assert np.array(push)[where].tolist() == VALUES[:size].tolist()


def test_permlane16_selects_within_a_row_and_permlanex16_in_its_neighbour() -> None:
    low, high = 0x76543210, 0x01234567
    for name, other in (("permlane16", 0), ("permlanex16", 16)):
        body = f"  %r = call i32 @llvm.amdgcn.{name}.i32(i32 0, i32 %a, i32 {low}, i32 {high}, i1 false, i1 false)"
        selects = low | high << 32
        want = [int(VALUES[((n & 16) ^ other) + (selects >> 4 * (n & 15) & 15)]) for n in range(32)]
        assert ask(body, VALUES, "gfx1100") == want


@pytest.mark.parametrize("rows", [16, 32])
def test_swap_exchanges_odd_rows_with_even_ones(rows: int) -> None:
    name = f"llvm.amdgcn.permlane{rows}.swap"
    body = f"""  %s = call {{ i32, i32 }} @{name}(i32 %a, i32 %b, i1 false, i1 false)
  %x = extractvalue {{ i32, i32 }} %s, 0
  %y = extractvalue {{ i32, i32 }} %s, 1
  %z = insertelement <2 x i32> poison, i32 %x, i32 0
  %r = insertelement <2 x i32> %z, i32 %y, i32 1"""
    a, b = VALUES, VALUES[::-1].copy()
    got = lanes(body, [("i32", a), ("i32", b)], "<2 x i32>", np.zeros((64, 2), "u4"), arch="gfx950")
    for n in range(64):
        if n // rows % 2 == 0:
            assert got[n].tolist() == [a[n], a[n + rows]]
        else:
            assert got[n].tolist() == [b[n - rows], b[n]]


def test_reading_and_writing_one_lane() -> None:
    body = """  %x = call i32 @llvm.amdgcn.readlane.i32(i32 %a, i32 5)
  %y = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)
  %z = add i32 %x, %y
  %r = call i32 @llvm.amdgcn.writelane.i32(i32 %z, i32 9, i32 %a)"""
    want = VALUES.copy()
    want[9] = VALUES[5] + VALUES[0]
    assert ask(body, VALUES, "gfx942") == want.tolist()


@pytest.mark.parametrize("target", WIDE)
def test_ballot_and_mbcnt_rank_the_active_lanes(target: str) -> None:
    size = WIDE[target]
    body = f"""  %c = trunc i32 %a to i1
  %m = call i{size} @llvm.amdgcn.ballot.i{size}(i1 %c)
  %w = zext i{size} %m to i65
  %l = trunc i65 %w to i32
  %s = lshr i65 %w, 32
  %h = trunc i65 %s to i32
  %x = call i32 @llvm.amdgcn.mbcnt.lo(i32 %l, i32 100)
  %r = call i32 @llvm.amdgcn.mbcnt.hi(i32 %h, i32 %x)"""
    odd = (VALUES[:size] & 1).tolist()
    assert ask(body, VALUES, target) == [100 + sum(odd[:n]) for n in range(size)]


def test_icmp_intrinsic_votes() -> None:
    body = "  %m = call i64 @llvm.amdgcn.icmp.i64.i32(i32 %a, i32 7, i32 40)\n  %r = trunc i64 %m to i32"
    want = sum(1 << n for n in range(32) if int(VALUES[n].astype("i4")) < 7)
    assert ask(body, VALUES, "gfx942") == [want] * 64


@pytest.mark.parametrize(
    ("call", "reference"),
    [
        ("llvm.ctpop.i32(i32 %a)", lambda x, y: int(x).bit_count()),
        ("llvm.ctlz.i32(i32 %a, i1 false)", lambda x, y: 32 - int(x).bit_length()),
        ("llvm.cttz.i32(i32 %a, i1 false)", lambda x, y: (int(x) & -int(x)).bit_length() - 1 if x else 32),
        ("llvm.bitreverse.i32(i32 %a)", lambda x, y: int(f"{int(x):032b}"[::-1], 2)),
        ("llvm.bswap.i32(i32 %a)", lambda x, y: int.from_bytes(int(x).to_bytes(4, "little"), "big")),
        ("llvm.umax.i32(i32 %a, i32 %b)", max),
        ("llvm.smin.i32(i32 %a, i32 %b)", lambda x, y: min(x.astype("i4"), y.astype("i4")).astype("u4")),
        ("llvm.abs.i32(i32 %a, i1 false)", lambda x, y: abs(int(x.astype("i4")))),
        ("llvm.uadd.sat.i32(i32 %a, i32 %b)", lambda x, y: min(int(x) + int(y), 2**32 - 1)),
        ("llvm.usub.sat.i32(i32 %a, i32 %b)", lambda x, y: max(int(x) - int(y), 0)),
        ("llvm.fshl.i32(i32 %a, i32 %b, i32 11)", lambda x, y: (int(x) << 11 | int(y) >> 21) & 0xFFFFFFFF),
        ("llvm.fshr.i32(i32 %a, i32 %b, i32 11)", lambda x, y: (int(x) << 21 | int(y) >> 11) & 0xFFFFFFFF),
        ("llvm.amdgcn.ubfe.i32(i32 %a, i32 5, i32 9)", lambda x, y: int(x) >> 5 & 511),
        ("llvm.amdgcn.mul.u24.i32(i32 %a, i32 %b)", lambda x, y: (int(x) & 0xFFFFFF) * (int(y) & 0xFFFFFF) & 0xFFFFFFFF),
        ("llvm.amdgcn.perm(i32 %a, i32 %b, i32 50332420)", lambda x, y: _perm(int(x), int(y), 50332420)),
    ],
)  # fmt: skip
def test_integer_functions(call: str, reference) -> None:  # type: ignore[no-untyped-def]
    other = random_bits(3, 64, "u4")[::-1].copy()
    got = lanes(f"  %r = call i32 @{call}", [("i32", VALUES), ("i32", other)], "i32", np.zeros(64, "u4"))
    assert got.tolist() == [int(reference(x, y)) for x, y in zip(VALUES, other, strict=True)]


def _perm(x: int, y: int, select: int) -> int:
    data = (x << 32 | y).to_bytes(8, "little")
    return int.from_bytes(bytes(data[select >> 8 * i & 7] for i in range(4)), "little")


FUNCTIONS = {
    "llvm.fabs": np.abs, "llvm.sqrt": np.sqrt, "llvm.floor": np.floor, "llvm.ceil": np.ceil, "llvm.rint": np.rint,
    "llvm.exp": np.exp, "llvm.exp2": np.exp2, "llvm.log": np.log, "llvm.log2": np.log2,
    "llvm.amdgcn.rcp": lambda x: 1 / x, "llvm.amdgcn.rsq": lambda x: 1 / np.sqrt(x),
    "llvm.amdgcn.exp2": np.exp2, "llvm.amdgcn.log": np.log2, "llvm.trunc": np.trunc,
}  # fmt: skip


@pytest.mark.parametrize("kind", ["float", "half"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_float_functions_are_exact_to_rounding(name: str, kind: str) -> None:
    dtype, suffix = ("f4", "f32") if kind == "float" else ("f2", "f16")
    if "amdgcn" in name and kind == "half" and name in ("llvm.amdgcn.exp2", "llvm.amdgcn.log"):
        pytest.skip("f32 only on gfx942")
    a = np.linspace(0.1, 9, 64).astype(dtype)
    got = lanes(f"  %r = call {kind} @{name}.{suffix}({kind} %a)", [(kind, a)], kind, np.zeros(64, dtype))
    want = FUNCTIONS[name](a.astype("f8"))
    np.testing.assert_allclose(got.astype("f8"), want, rtol=2e-7 if dtype == "f4" else 1e-3)


def test_minimum_and_maximum_treat_nan_as_their_names_say() -> None:
    a = np.array([1, np.nan, 3, -1] * 16, "f4")
    b = np.array([2, 2, np.nan, -2] * 16, "f4")
    for name, function in (
        ("maxnum", np.fmax),
        ("minnum", np.fmin),
        ("maximum", np.maximum),
        ("minimum", np.minimum),
    ):
        body = f"  %r = call float @llvm.{name}.f32(float %a, float %b)"
        got = lanes(body, [("float", a), ("float", b)], "float", np.zeros(64, "f4"))
        np.testing.assert_array_equal(got, function(a, b))


def test_fma_rounds_once() -> None:
    rng = np.random.default_rng(4)
    a, b, c = (rng.normal(size=64).astype("f4") for _ in range(3))
    body = "  %r = call float @llvm.fma.f32(float %a, float %b, float %c)"
    got = lanes(body, [("float", a), ("float", b), ("float", c)], "float", np.zeros(64, "f4"))
    assert (got == (a.astype("f8") * b + c).astype("f4")).all()


def test_vector_reductions() -> None:
    a = np.random.default_rng(5).normal(size=(64, 4)).astype("f4")
    body = """  %x = call float @llvm.vector.reduce.fadd.v4f32(float 1.0, <4 x float> %a)
  %y = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %a)
  %r = fadd float %x, %y"""
    got = lanes(body, [("<4 x float>", a)], "float", np.zeros(64, "f4"))
    np.testing.assert_allclose(got, 1 + a.sum(1) + a.max(1), rtol=1e-5)


def test_conversions_of_eight_bit_floats() -> None:
    form = fp8_format(arch("gfx942"))
    body = """  %x = call float @llvm.amdgcn.cvt.f32.fp8(i32 %a, i32 2)
  %p = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %x, float 1.0, i32 0, i1 false)
  %b = and i32 %p, 255
  %r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %b, i32 0)"""
    got = lanes(body, [("i32", VALUES)], "float", np.zeros(64, "f4"))
    np.testing.assert_array_equal(got, decode((VALUES >> 16 & 255).astype("u1"), form))


def test_overflow_is_told() -> None:
    body = """  %s = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %x = extractvalue { i32, i1 } %s, 0
  %o = extractvalue { i32, i1 } %s, 1
  %w = zext i1 %o to i32
  %z = insertelement <2 x i32> poison, i32 %x, i32 0
  %r = insertelement <2 x i32> %z, i32 %w, i32 1"""
    b = VALUES[::-1].copy()
    got = lanes(body, [("i32", VALUES), ("i32", b)], "<2 x i32>", np.zeros((64, 2), "u4"))
    for n in range(64):
        total = int(VALUES[n]) + int(b[n])
        assert got[n].tolist() == [total & 0xFFFFFFFF, total >> 32]
