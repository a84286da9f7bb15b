"""`ldsopt bench --self-test`: its launches in the simulator, the rest by the stand-in for HIP."""

import json
import math
import os
import re
import subprocess
import sys
from pathlib import Path

import jsonschema
import numpy as np
import pytest
from record_rounds import RUNNER
from stand_in import AMD_SMI, PATHS, needs_stub, ran

from ldsopt import arch, document_schema, read, simulate
from ldsopt.api.self_testing import KERNELS, MOST_BYTES, SelfTestKernel
from ldsopt.simt.launch import resolve

SMALL = {
    "named_gemm": 128, "named_tiles": 4, "attention": 64, "static_softmax": 2, "static_phases": 2,
    "fenced_reduction": 1,
}  # fmt: skip
EACH = [(kernel, target) for kernel in KERNELS for target in kernel.archs]


def bytes_of(argument: str) -> int:
    """Of a buffer, by its words: none of that size is made for a test."""
    kind, bits, shape = re.findall(r"([a-z]+)(\d+)\[([\d,]+)\]", argument)[0]
    assert kind in "iuf"
    return int(bits) // 8 * math.prod(map(int, shape.split(",")))


@pytest.mark.parametrize(("kernel", "target"), EACH, ids=[f"{k.name}-{t}" for k, t in EACH])
class TestKernels:
    def test_a_small_launch_has_no_finding_and_gives_what_numpy_does(
        self, kernel: SelfTestKernel, target: str
    ) -> None:
        launch = kernel.launch(SMALL[kernel.name])
        found = simulate(read(kernel.module(target)), launch)
        assert found.completed
        assert not found.findings
        given = {one.name: one.array for one in resolve(launch, arch(target)) if one.array is not None}
        reference = kernel.reference(given, found.outputs, arch(target))
        assert reference.error <= reference.tolerance

    def test_a_wrong_result_is_no_reference_s(self, kernel: SelfTestKernel, target: str) -> None:
        """Of what is compared, no value may be off, left out or NaN."""
        launch = kernel.launch(SMALL[kernel.name])
        given = {one.name: one.array for one in resolve(launch, arch(target)) if one.array is not None}
        untouched = kernel.reference(given, given, arch(target))
        assert untouched.error > untouched.tolerance
        spoilt = untouched._replace(computed=np.full(untouched.expected.shape, np.nan))
        assert spoilt.error == float("inf")

    def test_the_launch_that_is_timed_keeps_to_its_memory(self, kernel: SelfTestKernel, target: str) -> None:
        for size in kernel.sizes:
            spelled = [str(one) for _, one in kernel.launch(size).named if "[" in str(one)]
            assert sum(map(bytes_of, spelled)) <= MOST_BYTES


SMALL_SELF_TEST = """
import sys

from ldsopt.cli import main
from ldsopt.api import self_testing

small = {small}
known = self_testing.KERNELS
self_testing.KERNELS = [one._replace(sizes=(small[one.name],)) for one in known if one.name in small]
self_testing._TIMED_SECONDS = 0.01
sys.exit(main())
"""


def named_in_code(kernel: SelfTestKernel) -> str:
    """The name that a launch is known by to the stand-in."""
    return kernel.launch(SMALL[kernel.name]).kernel or kernel.name


@needs_stub
class TestOnTheStandIn:
    def run(
        self, place: Path, stub: Path, program: tuple[str, ...] = ("-m", "ldsopt"), **environment: str
    ) -> subprocess.CompletedProcess[str]:
        known = {**os.environ, "PYTHONPATH": PATHS, "LD_LIBRARY_PATH": str(stub), "STUB_ARCH": "gfx1100"}
        return ran([sys.executable, *program, "bench", "--self-test"], cwd=place, env=known | environment)

    def quick(self, place: Path, stub: Path, **environment: str) -> subprocess.CompletedProcess[str]:
        """One kernel, a small launch of it."""
        program = place / "small.py"
        program.write_text(SMALL_SELF_TEST.format(small={"static_softmax": 2}))
        said = self.run(place, stub, (str(program),), **environment)
        program.unlink()
        return said

    def simulated(self, place: Path, stub: Path, **environment: str) -> subprocess.CompletedProcess[str]:
        """Small launches, of which the stand-in executes the first ones: those whose outputs are compared."""
        kernels = place / "kernels"
        kernels.mkdir()
        for kernel in KERNELS:
            if "gfx1100" in kernel.archs:
                (kernels / f"{named_in_code(kernel)}.ll").write_text(kernel.module("gfx1100").read_text())
        program = place / "small.py"
        program.write_text(SMALL_SELF_TEST.format(small=SMALL))
        places = {"STUB_SIMULATE": str(kernels), "STUB_RUNNER": RUNNER, "STUB_LAUNCHES": "2"}
        return self.run(place, stub, (str(program),), **places, **environment)

    @pytest.mark.slow
    def test_one_file_has_both_versions_of_each_kernel_and_their_outputs_are_numpy_s(
        self, tmp_path: Path, stub: Path
    ) -> None:
        said = self.simulated(tmp_path, stub)
        assert said.returncode == 0, said.stderr + said.stdout
        found = json.loads((tmp_path / "ldsopt-self-test.json").read_text())
        jsonschema.validate(found, document_schema("selftest"))
        assert found["is_done"] and found["target"] == "gfx1100"
        names = [one["kernel"] for one in found["kernels"]]
        assert names == ["named_tiles", "static_softmax", "fenced_reduction"]
        for one in found["kernels"]:
            assert [version["source"] for version in one["versions"]] == ["original", "optimized"]
            assert one["is_right"] and one["error"] <= one["tolerance"]

    def test_a_kernel_that_computes_something_else_is_not_done(self, tmp_path: Path, stub: Path) -> None:
        """The stand-in itself computes nothing: both versions agree, and neither is right."""
        said = self.quick(tmp_path, stub)
        assert said.returncode == 1
        (only,) = json.loads((tmp_path / "ldsopt-self-test.json").read_text())["kernels"]
        assert only["is_equal"] and not only["is_right"]
        assert "NOT WHAT NUMPY COMPUTES" in said.stdout

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
        said = self.quick(tmp_path, stub, **environment)
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
