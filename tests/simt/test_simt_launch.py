"""Launches, their files, and copies with marks on their own terms; the rest is cases of `simulate`."""

import json
from pathlib import Path

import numpy as np
import pytest
from lane_kernels import run
from text_sections import beside

import ldsopt
from ldsopt import (
    STANDARD_SCHEDULES,
    InputError,
    Launch,
    Schedule,
    arch,
    parse,
    read_launch,
)
from ldsopt.ir.module import text_for
from ldsopt.simt.launch import resolve

TEXTS = beside(__file__)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("kind", "bits"), [("f16", 0x7C00), ("bf16", 0x7F80)])
def test_what_is_too_large_for_a_type_is_infinite_without_a_warning(kind: str, bits: int) -> None:
    (found,) = resolve(Launch(arguments=[f"{kind}[1]=1e60"]), arch("gfx942"))
    assert found.array is not None and found.array.view(np.uint16).tolist() == [bits]


def test_a_launch_from_a_file(tmp_path: Path) -> None:
    data = {"grid": [2, 3], "block": 256, "arguments": ["i32=1"], "dynamic_lds": 1024, "kernel": "k"}
    path = tmp_path / "launch.json"
    path.write_text(json.dumps(data))
    launch = read_launch(path)
    assert launch.groups == (2, 3, 1)
    assert launch.items == (256, 1, 1)
    assert launch.folder == tmp_path
    toml = tmp_path / "launch.toml"
    toml.write_text('grid = [2, 3]\nblock = 256\narguments = ["i32=1"]\ndynamic_lds = 1024\nkernel = "k"\n')
    pytest.importorskip("tomllib")
    assert read_launch(toml) == launch
    toml.write_text("grid = ")
    with pytest.raises(InputError, match="launch"):
        read_launch(toml)


KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, half %h) {
  store i32 %n, ptr addrspace(1) %out
  ret void
}"""


def test_a_run_leaves_what_it_was_given() -> None:
    given = np.zeros(1, "u4")
    result = run(KERNEL, Launch(arguments=[given, 7, 0.5]))
    assert given.tolist() == [0]
    assert result.outputs["arg0"].tolist() == [7]


RACY = TEXTS["RACY"]


def test_orders_differ_and_each_is_repeatable() -> None:
    """A kernel whose result is its schedule's: the same schedule gives the same, other schedules others."""
    launch = Launch((1,), (512,), ["out: u32[512]=zeros"])
    seen = set()
    schedules = [*STANDARD_SCHEDULES, *(Schedule("random", fine=True, seed=s) for s in range(4))]
    for schedule in schedules:
        first, again = (run(RACY, launch, schedule) for _ in range(2))
        assert first.outputs["out"].tolist() == again.outputs["out"].tolist()
        assert first.findings == again.findings
        assert any(f.kind == "race" for f in first.findings)
        seen.add(first.outputs["out"].tobytes())
    assert len(seen) > 3


def test_the_profile_counts_what_ran() -> None:
    launch = Launch((2,), (96,), ["out: u32[96]=zeros"])
    profile = run(RACY, launch).profile
    assert profile.instructions == 2 * 2 * 8  # workgroups, waves, instructions but for phis
    assert profile.lane_instructions == 2 * 96 * 8
    assert profile.opcodes["store"] == 2 * 2 * 2
    assert [a.executed for a in profile.accesses] == [4, 4]


def test_bank_conflicts_are_those_of_the_stride() -> None:
    text = RACY.replace("%n = and i32 %id, 63", "%n = shl i32 %id, 5").replace("[64 x i32]", "[2048 x i32]")
    launch = Launch((1,), (64,), ["out: u32[64]=zeros"])
    strided = run(text, launch).profile.accesses[0]
    plain = run(RACY, launch).profile.accesses[0]
    assert (plain.cycles, plain.ideal_cycles) == (2, 2)
    assert (strided.cycles, strided.ideal_cycles) == (64, 2)


def test_an_array_of_another_folder_is_read_where_includes_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    np.save(tmp_path / "secret.npy", np.ones(4, np.float32))
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "l.toml").write_text('arguments = ["f32[4]=@../secret.npy"]\n')
    monkeypatch.setenv("LDSOPT_ALLOW_INCLUDES", "1")
    (found,) = resolve(read_launch(tmp_path / "in" / "l.toml"), arch("gfx942"))
    assert found.array is not None and found.array.tolist() == [1, 1, 1, 1]


def test_of_buffers_they_are_read_under_a_name_of_ours_and_written_under_llvms() -> None:
    text = (Path(__file__).parents[1] / "ir" / "compat" / "async_gemm_step.gfx950.ll").read_text()
    module = parse(text)
    assert "@llvm.amdgcn.marked.raw.ptr.buffer.load.async.lds(" in module.text
    assert "async" not in module.lowered_text
    assert text_for(module, 22) == module.lowered_text
    assert text_for(module, 24) == text
    assert ldsopt.annotate(module).text == text
