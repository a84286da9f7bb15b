"""The counts of `ldsopt bench --backend simulate`: by hand for a small kernel, and as `measure --launch` has them."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from ldsopt import document_schema

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests" / "cases"))
from run_lines import run_words  # noqa: E402

SCHEMA = document_schema("bench")
CORPUS = ROOT / "corpus" / "ir" / "clang-22"
GROUPS, WAVES, ROUNDS = 3, 2, 5


def kernel(stride: int, *, rounds: int = ROUNDS, last: str = "store float %y, ptr addrspace(1) %to") -> str:
    """Every round stores a float a lane to LDS, `stride` floats apart, and loads it, with barriers around."""
    return f"""target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [{128 * stride} x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %index = mul i32 %id, {stride}
  %own = getelementptr float, ptr addrspace(3) @lds, i32 %index
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = sitofp i32 %i to float
  store float %x, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %y = load volatile float, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, {rounds}
  br i1 %more, label %loop, label %end
end:
  %to = getelementptr float, ptr addrspace(1) %out, i32 %id
  {last}
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }}
"""


LAUNCH = ("--grid", str(GROUPS), "--block", "128", "--arg", "out: f32[128]=zeros")


def ldsopt(place: Path, *arguments: str, code: int = 0) -> tuple[str, str]:
    """What a command prints on both streams."""
    found, out, err = run_words(["ldsopt", *arguments], place)
    assert found == code, err
    return out.decode(), err.decode()


def executed(place: Path, *arguments: str, code: int = 0) -> list[dict[str, Any]]:
    """The counts of each version."""
    said, _ = ldsopt(place, "bench", *arguments, "--backend", "simulate", "--json", code=code)
    document = json.loads(said)
    jsonschema.Draft202012Validator(SCHEMA).validate(document)
    return [version["executed"] for version in document["versions"]]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("two")
    (place / "near.ll").write_text(kernel(1))
    (place / "far.ll").write_text(kernel(32))
    return place


def test_a_launch_is_counted_in_all_and_by_a_wave(two: Path) -> None:
    near, far = executed(two, "near.ll", "far.ll", *LAUNCH)
    waves = GROUPS * WAVES
    assert near["waves"] == far["waves"] == waves
    for name, per_wave in (("lds_accesses", 2 * ROUNDS), ("barriers", 2 * ROUNDS), ("dma", 0)):
        expected = {"total": per_wave * waves, "per_wave": per_wave}
        assert near["counts"][name] == far["counts"][name] == expected, name
    assert near["unknown"] == [] and near["compiler"].startswith("llvmlite")


def test_conflicts_are_the_cycles_beyond_those_without(two: Path) -> None:
    """Lanes 32 banks apart meet in one: all that are served together wait for each other. 64 words take 2 cycles."""
    near, far = executed(two, "near.ll", "far.ll", *LAUNCH)
    accesses = 2 * ROUNDS * GROUPS * WAVES
    assert near["counts"]["bank_conflicts"]["total"] == 0
    assert near["counts"]["bank_cycles"]["total"] == 2 * accesses
    assert far["counts"]["bank_cycles"]["total"] == 64 * accesses
    assert far["counts"]["bank_conflicts"] == {"total": 62 * accesses, "per_wave": 62 * 2 * ROUNDS}


def test_waits_are_those_of_measure(tmp_path: Path) -> None:
    arrays = ("--arg", "f32[2,1000]=random", "--arg", "f32[2,1000]=zeros", "--arg", "i32=1000")
    launch = ("--grid", "2", "--block", "256", *arrays)
    path = str(CORPUS / "static_softmax.gfx90a.ll")
    (work,) = executed(tmp_path, path, *launch)
    measured = json.loads(ldsopt(tmp_path, "measure", path, *launch, "--json")[0])
    (function,) = measured["measurements"][0]["functions"]
    metrics = function["metrics"]
    assert work["counts"]["waits"]["total"] == metrics["executed_waits"] > 0
    assert work["counts"]["lds_accesses"]["total"] == metrics["executed_lds_accesses"]
    assert work["counts"]["barriers"]["total"] == metrics["executed_barriers"]
    zero = {wait["counter"]: wait["executed"]["total"] for wait in work["waits"] if wait["n"] == 0}
    assert zero["vmcnt"] == metrics["executed_vmcnt0"] > 0
    assert zero["lgkmcnt"] == metrics["executed_lgkmcnt0"] > 0
    for wait in work["waits"]:
        assert math.isclose(wait["executed"]["per_wave"] * work["waves"], wait["executed"]["total"])


def test_text_has_a_row_for_each_counter_and_n_and_no_time(two: Path) -> None:
    said, _ = ldsopt(two, "bench", "near.ll", "far.ll", "--backend", "simulate", *LAUNCH)
    rows = {line.split("  ")[0] or line.split("  ")[1]: line.split() for line in said.splitlines()}
    assert rows["barriers"][1:] == ["60", "10", "60", "10"]
    assert rows["of them conflicts"][-4:] == ["0", "0", "3720", "620"]
    assert "lgkmcnt(0)" in rows
    assert " ms" not in said


def test_what_does_not_run_to_its_end_has_no_counts(tmp_path: Path) -> None:
    fault = "store float %y, ptr addrspace(1) null"
    (tmp_path / "k.ll").write_text(kernel(1, last=fault))
    assert executed(tmp_path, "k.ll", *LAUNCH) == [None]
    said, _ = ldsopt(tmp_path, "bench", "k.ll", "--backend", "simulate", *LAUNCH)
    assert "see `ldsopt simulate`" in said and "waves" not in said


def test_code_objects_are_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(kernel(1))
    ldsopt(tmp_path, "compile", "k.ll", "-o", "k.o")
    _, said = ldsopt(tmp_path, "bench", "k.o", "--backend", "simulate", *LAUNCH, code=3)
    assert said == (
        "ldsopt: error: k.o: only a GPU executes compiled code (--backend simulate); "
        "give the .ll or .bc that it was compiled from\n"
    )
