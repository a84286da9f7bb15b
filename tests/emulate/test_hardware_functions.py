"""Intrinsics of single instructions: IR, its compiled form and LLVM's machine code give the same bits.

The machine code is executed by AMD's own text of each instruction, which knows nothing of the simulator of IR.
"""

import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))
from lane_kernels import everywhere, kernel

from ldsopt import Launch, machine_code, simulate_machine

Array = np.ndarray
NUMPY = {"i16": "u2", "i32": "u4", "i64": "u8", "half": "f2", "float": "f4", "double": "f8"}
EDGES = [
    0.0, -0.0, 1, -1, 2, -3, 0.5, 1e-40, -1e-40, 1e38, -3e38, np.inf, -np.inf, np.nan, 1e-30, 3e-39, 1e-37,
]  # fmt: skip
WIDE_EDGES = [1e-320, 1e308, -1e-300, np.inf, np.nan, 0.0, -0.0, 3, 7, -1.5, 1e300, 2.2e-308]


def values(kind: str, seed: int) -> Array:
    """64 values of a type: edges and random ones of every size."""
    if kind[0] == "<":
        count, element = kind[1:-1].split(" x ")
        return np.stack([values(element, 7 * seed + n) for n in range(int(count))], 1)
    random = np.random.default_rng(seed)
    if kind[0] == "i":
        return random.integers(0, 1 << int(kind[1:]), 64, dtype=NUMPY[kind])
    edges, most = (WIDE_EDGES, 300) if kind == "double" else (EDGES, 38)
    spread = random.standard_normal(64) * 10.0 ** random.integers(-most, most, 64)
    with np.errstate(over="ignore"):
        return np.where(random.random(64) < 0.6, random.choice(edges, 64), spread).astype(NUMPY[kind])


def results(
    tmp_path: Path, body: str, kinds: list[str], result: str, arch: str, *given: Array
) -> list[Array]:
    """The results of IR by all that execute it, and the result of its machine code."""
    lanes = 64 if arch.startswith("gfx9") else 32
    inputs = given or [values(kind, seed) for seed, kind in enumerate(kinds)]
    module = kernel(kinds, result, f"  br label %entry\nentry:\n{body}", arch=arch)
    count, element = result[1:-1].split(" x ") if result[0] == "<" else ("1", result)
    out = np.zeros(lanes * int(count), NUMPY[element])
    launch = Launch((1,), (lanes,), [*(x[:lanes] for x in inputs), out])
    file = tmp_path / "k.ll"
    file.write_text(module.text)
    ran = [everywhere(module, launch, engines=("interpreter", "machine code"))]
    ran.append(simulate_machine(machine_code(file, mcpu=arch), launch))
    assert [r.findings for r in ran] == [()] * 2
    return [r.outputs[f"arg{len(kinds)}"] for r in ran]


def same(found: list[Array]) -> bool:
    """True if all are the same bits, but for which NaN it is."""
    first = found[0]
    word = f"u{first.dtype.itemsize}"
    no_number = np.isnan(first) if first.dtype.kind == "f" else np.zeros(len(first), bool)
    return all(
        ((first.view(word) == other.view(word)) | (no_number & ~(other <= np.inf))).all()
        for other in found[1:]
    )


BOTH, OLD, NEW = ("gfx942", "gfx1100"), ("gfx942",), ("gfx1100", "gfx1201")
DPP = "i32 @{}update.dpp.i32(i32 %id, i32 %a, i32 {}, i32 {}, i32 {}, i1 {})".format
PAIR = "{0} @{2}update.dpp.{1}({0} %b, {0} %a, i32 273, i32 10, i32 15, i1 true)".format
A = "llvm.amdgcn."
CALLS: list[tuple[str, str, tuple[str, ...]]] = [
    *((DPP(A, control, 15, 15, bound), "i32", BOTH) for control in (0x1B, 0x93, 0x104, 0x113, 0x125, 0x140, 0x141)
      for bound in ("true", "false")),
    (DPP(A, 27, 10, 3, "true"), "i32", BOTH), (DPP(A, 0x142, 15, 15, "false"), "i32", OLD),
    (DPP(A, 0x143, 15, 15, "false"), "i32", OLD), (PAIR("<2 x i32>", "v2i32", A), "<2 x i32>,<2 x i32>", ("gfx90a",)),
    (PAIR("<2 x half>", "v2f16", A), "<2 x half>,<2 x half>", ("gfx90a",)), (PAIR("double", "f64", A), "double,double", ("gfx90a",)),
    *((f"i32 @{A}ds.swizzle(i32 %a, i32 {pattern})", "i32", BOTH) for pattern in (0x041F, 0x081F, 0x401F, 0x78, 0x801B)),
    *((f"i32 @{A}ds.{way}permute(i32 %b, i32 %a)", "i32,i32", BOTH) for way in ("b", "")),
    *((f"i32 @{A}permlane{x}16.i32(i32 0, i32 %a, i32 1985229328, i32 19088743, i1 false, i1 false)", "i32", NEW)
      for x in ("", "x")),
    (f"i32 @{A}readlane.i32(i32 %a, i32 5)", "i32", BOTH), (f"i32 @{A}writelane.i32(i32 77, i32 9, i32 %a)", "i32", BOTH),
    (f"i32 @{A}mov.dpp8.i32(i32 %a, i32 342391)", "i32", NEW), (f"i64 @{A}icmp.i64.i32(i32 %a, i32 7, i32 40)", "i32", OLD),
    *((f"i32 @{A}{letter}bfe.i32(i32 %a, i32 %b, i32 %c)", "i32,i32,i32", BOTH) for letter in "us"),
    *((f"{kind} @{A}mul.{letter}24.{kind}(i32 %a, i32 %b)", "i32,i32", OLD) for kind in ("i32", "i64") for letter in "ui"),
    *((f"i32 @{A}mulhi.{letter}24(i32 %a, i32 %b)", "i32,i32", BOTH) for letter in "ui"),
    (f"i32 @{A}perm(i32 %a, i32 %b, i32 50332420)", "i32,i32", BOTH),
    *((f"i32 @{A}{letter}dot2(<2 x i16> %a, <2 x i16> %b, i32 %c, i1 false)", "<2 x i16>,<2 x i16>,i32", OLD) for letter in "us"),
    (f"float @{A}fdot2(<2 x half> %a, <2 x half> %b, float %c, i1 false)", "<2 x half>,<2 x half>,float", OLD),
    *((f"i32 @{A}{name}(i32 %a, i32 %b, i32 %c)", "i32,i32,i32", BOTH) for name in ("sad.u8", "sad.hi.u8", "sad.u16", "msad.u8")),
    *((f"i64 @{A}{name}.pk.u16.u8(i64 %a, i32 %b, i64 %c)", "i64,i32,i64", BOTH) for name in ("qsad", "mqsad")),
    (f"float @{A}fmed3.f32(float %a, float %b, float %c)", "float,float,float", BOTH),
    *((f"float @{A}{name}.f32(float %a)", "float", BOTH) for name in ("rcp", "rsq", "exp2", "log", "fract", "sqrt")),
]  # fmt: skip
"""Calls, the types of their operands, and architectures that have the instruction."""


@pytest.mark.parametrize(
    ("call", "kinds", "arch"), [(call, kinds, arch) for call, kinds, archs in CALLS for arch in archs]
)
def test_a_call_is_what_its_instruction_does(tmp_path: Path, call: str, kinds: str, arch: str) -> None:
    assert same(results(tmp_path, f"  %r = call {call}", kinds.split(","), call.partition(" @")[0], arch))


@pytest.mark.parametrize("rows", [16, 32])
def test_swap_exchanges_odd_rows_with_even_ones(tmp_path: Path, rows: int) -> None:
    body = f"""  %s = call {{ i32, i32 }} @llvm.amdgcn.permlane{rows}.swap(i32 %a, i32 %b, i1 false, i1 false)
  %x = extractvalue {{ i32, i32 }} %s, 0
  %y = extractvalue {{ i32, i32 }} %s, 1
  %z = mul i32 %x, 3
  %r = add i32 %z, %y"""
    assert same(results(tmp_path, body, ["i32"] * 2, "i32", "gfx950"))


EVERYWHERE = ("gfx942", "gfx1100", "gfx1201")
A_B_C = "({0} %a, {0} %b, {0} %c)"


@pytest.mark.parametrize("arch", EVERYWHERE)
@pytest.mark.parametrize("name", ["id", "ma", "sc", "tc"])
def test_a_cube_map_has_the_same_faces(tmp_path: Path, name: str, arch: str) -> None:
    body = f"  %r = call float @llvm.amdgcn.cube{name}{A_B_C.format('float')}"
    assert same(results(tmp_path, body, ["float"] * 3, "float", arch))


@pytest.mark.parametrize("arch", EVERYWHERE)
def test_a_zero_wins_in_a_legacy_product(tmp_path: Path, arch: str) -> None:
    body = "  %r = call float @llvm.amdgcn.fmul.legacy(float %a, float %b)"
    assert same(results(tmp_path, body, ["float"] * 2, "float", arch))


def test_a_zero_wins_in_a_legacy_sum(tmp_path: Path) -> None:
    body = f"  %r = call float @llvm.amdgcn.fma.legacy{A_B_C.format('float')}"
    assert same(results(tmp_path, body, ["float"] * 3, "float", "gfx1100"))


@pytest.mark.parametrize("arch", EVERYWHERE)
@pytest.mark.parametrize(("kind", "suffix"), [("float", "f32"), ("double", "f64")])
class TestDivisionInSteps:
    @pytest.mark.parametrize("numerator", ["true", "false"])
    def test_scaling(self, tmp_path: Path, numerator: str, kind: str, suffix: str, arch: str) -> None:
        self.scaling(tmp_path, 0, numerator, (kind, suffix, arch))
        self.scaling(tmp_path, 1, numerator, (kind, suffix, arch))

    def scaling(self, tmp_path: Path, element: int, numerator: str, case: tuple[str, str, str]) -> None:
        kind, suffix, arch = case
        pair = f"{{ {kind}, i1 }}"
        body = f"""  %x = call {pair} @llvm.amdgcn.div.scale.{suffix}({kind} %a, {kind} %b, i1 {numerator})
  %{"yr"[element == 0]} = extractvalue {pair} %x, {element}
"""
        body += "  %r = zext i1 %y to i32" if element else ""
        assert same(results(tmp_path, body, [kind] * 2, "i32" if element else kind, arch))

    def test_refining(self, tmp_path: Path, kind: str, suffix: str, arch: str) -> None:
        body = f"""  %x = icmp slt i32 %d, 0
  %r = call {kind} @llvm.amdgcn.div.fmas.{suffix}({kind} %a, {kind} %b, {kind} %c, i1 %x)"""
        assert same(results(tmp_path, body, [kind] * 3 + ["i32"], kind, arch))

    def test_fixing_up(self, tmp_path: Path, kind: str, suffix: str, arch: str) -> None:
        body = f"  %r = call {kind} @llvm.amdgcn.div.fixup.{suffix}{A_B_C.format(kind)}"
        assert same(results(tmp_path, body, [kind] * 3, kind, arch))


def test_halves_are_fixed_up_without_exponents(tmp_path: Path) -> None:
    body = f"  %r = call half @llvm.amdgcn.div.fixup.f16{A_B_C.format('half')}"
    assert same(results(tmp_path, body, ["half"] * 3, "half", "gfx942"))


WHOLE = ("umin", "umax", "min", "max", "add", "sub", "and", "or", "xor")


@pytest.mark.parametrize("arch", ["gfx942", "gfx1201"])
@pytest.mark.parametrize("name", WHOLE)
def test_a_wave_reduces_the_integers_of_its_active_lanes(tmp_path: Path, name: str, arch: str) -> None:
    body = f"""  %x = icmp slt i32 %b, 0
  br i1 %x, label %then, label %end
then:
  %y = call i32 @llvm.amdgcn.wave.reduce.{name}.i32(i32 %a, i32 0)
  br label %end
end:
  %r = phi i32 [ %y, %then ], [ 7, %entry ]"""
    found = results(tmp_path, body, ["i32"] * 2, "i32", arch)
    assert same(found)
    assert 0 < np.count_nonzero(found[0] == 7) < len(found[0])


@pytest.mark.parametrize("name", WHOLE)
def test_a_wave_reduces_wide_integers(tmp_path: Path, name: str) -> None:
    body = f"  %r = call i64 @llvm.amdgcn.wave.reduce.{name}.i64(i64 %a, i32 1)"
    assert same(results(tmp_path, body, ["i64"], "i64", "gfx942"))


@pytest.mark.parametrize("arch", ["gfx942", "gfx1201"])
@pytest.mark.parametrize("name", ["fadd", "fsub", "fmin", "fmax"])
def test_a_wave_reduces_floats_from_the_lowest_lane_on(tmp_path: Path, name: str, arch: str) -> None:
    body = f"  %r = call float @llvm.amdgcn.wave.reduce.{name}.f32(float %a, i32 0)"
    given = [np.random.default_rng(1).standard_normal(64).astype("f4")]
    assert same(results(tmp_path, body, ["float"], "float", arch, *given))


@pytest.mark.parametrize(
    ("call", "result"),
    [("i64 @llvm.amdgcn.s.bitreplicate", "i64"), ("i32 @llvm.amdgcn.s.wqm.i32", "i32"),
     ("i32 @llvm.amdgcn.s.quadmask.i32", "i32")],
)  # fmt: skip
def test_bits_of_a_scalar_are_spread_and_gathered(tmp_path: Path, call: str, result: str) -> None:
    body = f"  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)\n  %r = call {call}(i32 %u)"
    assert same(results(tmp_path, body, ["i32"], result, "gfx942", values("i32", 1) & 0x1020F01))


@pytest.mark.parametrize("kind", ["i32", "i16"])
@pytest.mark.parametrize("table", [0x96, 0xCA, 0x01, 0x80])
def test_three_inputs_are_combined_by_a_table(tmp_path: Path, table: int, kind: str) -> None:
    body = f"  %r = call {kind} @llvm.amdgcn.bitop3.{kind}({kind} %a, {kind} %b, {kind} %c, i32 {table})"
    assert same(results(tmp_path, body, [kind] * 3, kind, "gfx950"))


def test_a_random_number_follows_another(tmp_path: Path) -> None:
    body = "  %r = call i32 @llvm.amdgcn.prng.b32(i32 %a)"
    assert same(results(tmp_path, body, ["i32"], "i32", "gfx950"))


@pytest.mark.parametrize("call", [
    "permlane16.var(i32 %a, i32 %b, i32 %c, i1 false, i1 false)",
    "permlanex16.var(i32 %a, i32 %b, i32 %c, i1 true, i1 false)",
    "ds.bpermute.fi.b32(i32 %a, i32 %b)", "wave.shuffle.i32(i32 %a, i32 %b)",
])  # fmt: skip
def test_lanes_take_values_by_an_index_of_their_own(tmp_path: Path, call: str) -> None:
    body = f"  %r = call i32 @llvm.amdgcn.{call}"
    assert same(results(tmp_path, body, ["i32"] * 3, "i32", "gfx1201"))


@pytest.mark.parametrize("call", [
    "permlane16.var(i32 %a, i32 %b, i32 %c, i1 false, i1 true)", "wave.shuffle.i32(i32 %a, i32 %b)",
])  # fmt: skip
def test_inactive_lanes_give_nothing(tmp_path: Path, call: str) -> None:
    body = f"""  %x = icmp slt i32 %d, 0
  br i1 %x, label %then, label %end
then:
  %y = call i32 @llvm.amdgcn.{call}
  br label %end
end:
  %r = phi i32 [ %y, %then ], [ 7, %entry ]"""
    found = results(tmp_path, body, ["i32"] * 4, "i32", "gfx1201")
    assert same(found)
    assert np.count_nonzero(found[0] == 0)
