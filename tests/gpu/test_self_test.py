"""`ldsopt bench --self-test`: its launches in the simulator, the rest by the stand-in for HIP."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from stand_in import AMD_SMI, PATHS, needs_stub

from ldsopt.api import read, simulate
from ldsopt.api.self_testing import KERNELS, MOST_BYTES, SelfTestKernel
from ldsopt.simt.launch import resolve
from ldsopt.target.arch import arch

SMALL = {"named_gemm": 128, "named_tiles": 4, "static_softmax": 2, "static_phases": 2}
EACH = [(kernel, target) for kernel in KERNELS for target in kernel.archs]


@pytest.mark.parametrize(("kernel", "target"), EACH, ids=[f"{k.name}-{t}" for k, t in EACH])
class TestKernels:
    def test_a_small_launch_has_no_finding_and_writes_its_output(
        self, kernel: SelfTestKernel, target: str
    ) -> None:
        found = simulate(read(kernel.module(target)), kernel.launch(SMALL[kernel.name]))
        assert found.completed
        assert not found.findings
        assert any(np.any(output) for name, output in found.outputs.items() if name in ("C", "out"))

    def test_the_launch_that_is_timed_keeps_to_its_memory(self, kernel: SelfTestKernel, target: str) -> None:
        arguments = resolve(kernel.launch(kernel.size), arch(target))
        assert sum(one.array.nbytes for one in arguments if one.array is not None) <= MOST_BYTES


@needs_stub
class TestOnTheStandIn:
    def run(self, place: Path, stub: Path, **environment: str) -> subprocess.CompletedProcess[str]:
        known = {**os.environ, "PYTHONPATH": PATHS, "LD_LIBRARY_PATH": str(stub), "STUB_ARCH": "gfx1100"}
        return subprocess.run(
            [sys.executable, "-m", "ldsopt", "bench", "--self-test"],
            cwd=place,
            env=known | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def test_one_file_has_both_versions_of_each_kernel(self, tmp_path: Path, stub: Path) -> None:
        said = self.run(tmp_path, stub)
        assert said.returncode == 0, said.stderr
        found = json.loads((tmp_path / "ldsopt-self-test.json").read_text())
        assert found["is_done"] and found["target"] == "gfx1100"
        assert [one["kernel"] for one in found["kernels"]] == ["named_tiles", "static_softmax"]
        for one in found["kernels"]:
            assert [version["source"] for version in one["versions"]] == ["original", "optimized"]

    @pytest.mark.parametrize(
        ("environment", "words"),
        [
            ({"STUB_WRONG": "1"}, "OUTPUTS DIFFER"),
            ({"STUB_FAULT": "1"}, "died: SIGABRT"),
            ({"STUB_FAIL": "hipMalloc", "STUB_ERROR": "2"}, "hipErrorOutOfMemory"),
        ],
    )
    def test_what_fails_is_in_the_file_and_the_answer_is_no(
        self, tmp_path: Path, stub: Path, environment: dict[str, str], words: str
    ) -> None:
        said = self.run(tmp_path, stub, **environment)
        assert said.returncode == 1
        assert words in said.stdout
        assert not json.loads((tmp_path / "ldsopt-self-test.json").read_text())["is_done"]

    @pytest.mark.parametrize(
        ("environment", "words"),
        [
            ({"STUB_NONE": "1"}, "no GPU can be used"),
            ({"STUB_ARCH": "gfx908"}, "no kernel of the self-test is for gfx908"),
        ],
    )
    def test_elsewhere_it_is_refused_with_the_reason(
        self, tmp_path: Path, stub: Path, environment: dict[str, str], words: str
    ) -> None:
        said = self.run(tmp_path, stub, **environment)
        assert (said.returncode, said.stderr.count("\n")) == (5, 1)
        assert words in said.stderr
        assert not list(tmp_path.iterdir())

    def test_a_gpu_that_others_use_is_left_alone(self, tmp_path: Path, stub: Path) -> None:
        tools = tmp_path / "tools"
        tools.mkdir()
        (tools / "amd-smi").write_text(AMD_SMI.replace("metric)", "process|metric)"))
        (tools / "amd-smi").chmod(0o755)
        says = json.dumps([{"gpu": 0, "process_list": [{"process_info": {"name": "train", "pid": 77}}]}])
        path = f"{tools}{os.pathsep}{os.environ['PATH']}"
        said = self.run(tmp_path, stub, PATH=path, SMI_SAYS=says, SMI_LOG=str(tmp_path / "log"))
        assert said.returncode == 5
        assert "is in use by others (amd-smi: train 77)" in said.stderr
