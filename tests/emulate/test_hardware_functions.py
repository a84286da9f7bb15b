"""Intrinsics of single instructions: IR, its compiled form and LLVM's machine code give the same bits.

The machine code is executed by AMD's own text of each instruction, which knows nothing of the simulator of IR.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))
from lane_kernels import kernel

from ldsopt.api.emulation import machine_code, simulate_machine
from ldsopt.simt.launch import Launch
from ldsopt.simt.simulate import simulate

Array = np.ndarray
NUMPY = {"i16": "u2", "i32": "u4", "i64": "u8", "half": "f2", "float": "f4", "double": "f8"}
EDGES = [
    0.0, -0.0, 1, -1, 2, -3, 0.5, 1e-40, -1e-40, 1e38, -3e38, np.inf, -np.inf, np.nan, 1e-30, 3e-39, 1e-37,
]  # fmt: skip
WIDE_EDGES = [1e-320, 1e308, -1e-300, np.inf, np.nan, 0.0, -0.0, 3, 7, -1.5, 1e300, 2.2e-308]


def values(kind: str, seed: int) -> Array:
    """64 values of a type: edges and random ones of every size."""
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
    """What IR gives interpreted and compiled, and what the machine code of it gives."""
    lanes = 64 if arch.startswith("gfx9") else 32
    inputs = given or [values(kind, seed) for seed, kind in enumerate(kinds)]
    module = kernel(kinds, result, f"  br label %entry\nentry:\n{body}", arch=arch)
    launch = Launch((1,), (lanes,), [*(x[:lanes] for x in inputs), np.zeros(lanes, NUMPY[result])])
    file = tmp_path / "k.ll"
    file.write_text(module.text)
    ran = [simulate(module, launch), simulate(module, launch, backend="compiled")]
    ran.append(simulate_machine(machine_code(file, mcpu=arch), launch))
    assert [r.findings for r in ran] == [()] * 3
    return [r.outputs[f"arg{len(kinds)}"] for r in ran]


def same(found: list[Array]) -> bool:
    """Whether all are the same bits, but for which NaN it is."""
    first = found[0]
    word = f"u{first.dtype.itemsize}"
    no_number = np.isnan(first) if first.dtype.kind == "f" else np.zeros(len(first), bool)
    return all(
        ((first.view(word) == other.view(word)) | (no_number & ~(other <= np.inf))).all()
        for other in found[1:]
    )


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
