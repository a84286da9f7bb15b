"""The corpus' GEMM on its way to a GPU: compiled, linked, its metadata read back, and handed to HIP as a code object.

HIP is the stand-in, which runs no kernel, and Debian's library, which finds no device.
"""

from __future__ import annotations

import ctypes.util
import json
import os
import signal
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from stand_in import AMD_SMI, Bench, is_alive, needs_stub, wait_until

from ldsopt.isa.code_object import read_code_object

ROOT = Path(__file__).resolve().parents[2]
GEMM = ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll"
DEPTH, PITCH, DYNAMIC_LDS = 128, 128, 32768
LAUNCH = {
    "grid": [1, 1],
    "block": [256],
    "dynamic_lds": DYNAMIC_LDS,
    "arguments": ["A: u8[130,128]=1", "B: u8[130,128]=1", "C: f32[128,128]=zeros", f"i32={DEPTH}", f"i32={PITCH}"],
    "flops": 2 * 128 * 128 * DEPTH,
}  # fmt: skip
LIBHIP = ctypes.util.find_library("amdhip64")
LOCK_AND_RELEASE = (
    "set --gpu 0000:00:00.0 --perf-determinism 1500",
    "reset --gpu 0000:00:00.0 --perf-determinism",
)

pytestmark = needs_stub


@pytest.fixture(scope="module")
def gemm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The GEMM as it came, and annotated, each as a code object in one folder."""
    place = tmp_path_factory.mktemp("gemm")
    for command in (
        ("compile", str(GEMM), "-o", "before.hsaco"),
        ("annotate", str(GEMM), "-o", "tagged.ll", "-q"),
        ("compile", "tagged.ll", "-o", "after.hsaco"),
    ):
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        subprocess.run([sys.executable, "-m", "ldsopt", *command], cwd=place, env=environment, check=True)
    return place


@pytest.fixture
def bench(tmp_path: Path, gemm: Path, stub: Path) -> Bench:
    made = Bench(tmp_path, stub, (str(gemm / "before.hsaco"), str(gemm / "after.hsaco")))
    (tmp_path / "k.json").write_text(json.dumps(LAUNCH))
    return made


def test_metadata_are_those_of_the_source(gemm: Path) -> None:
    code = read_code_object((gemm / "before.hsaco").read_bytes(), "before.hsaco")
    assert code.arch == "gfx942"
    slots = [slot for slot in code.arguments["named_gemm"] if not slot.kind.startswith("hidden_")]
    assert [(slot.offset, slot.size) for slot in slots] == [(0, 8), (8, 8), (16, 8), (24, 4), (28, 4)]
    assert [slot.kind for slot in slots] == ["global_buffer"] * 3 + ["by_value"] * 2


def test_both_versions_are_launched_and_timed(bench: Bench) -> None:
    said = bench("--seconds", "0.05")
    assert said.returncode == 0, said.stderr
    assert "named_gemm on a stub (gfx942)" in said.stdout and "TFLOPS" in said.stdout
    launched = bench.log.read_text().splitlines()
    for line in launched:
        name, grid, block, lds, data = line.split()
        assert (name, grid, block, lds) == ("named_gemm", "1,1,1", "256,1,1", str(DYNAMIC_LDS))
        assert struct.unpack_from("<2i", bytes.fromhex(data), 24) == (DEPTH, PITCH)
    buffers = {line.split()[-1][:48] for line in launched}
    assert len(buffers) == 2  # each version has buffers of its own


@pytest.mark.parametrize(
    ("arguments", "environment", "code", "words"),
    [
        ((), {"STUB_WRONG": "1"}, 1, "outputs differ"),
        ((), {"STUB_FAIL": "hipModuleLaunchKernel", "STUB_ERROR": "719"}, 1, "hipErrorLaunchFailure"),
        ((), {"STUB_FAULT": "1"}, 1, "died: SIGABRT"),
        (("--timeout", "1"), {"STUB_HANG": "1"}, 1, "was not done after 1 seconds"),
        ((), {"STUB_ARCH": "gfx950"}, 3, "this is code for gfx942, and the GPU is gfx950"),
        ((), {"STUB_NONE": "1"}, 3, "only a GPU executes compiled code (no GPU can be used: "),
        (("--backend", "hip"), {"STUB_NONE": "1"}, 5, "hipGetDeviceCount: hipErrorNoDevice"),
    ],
)
def test_ends(
    bench: Bench, arguments: tuple[str, ...], environment: dict[str, str], code: int, words: str
) -> None:
    said = bench("--seconds", "0.05", *arguments, **environment)
    assert said.returncode == code and words in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(LIBHIP is None, reason="needs a HIP library: Debian's libamdhip64-5, say")
def test_a_real_hip_library_without_a_device_says_so_itself(bench: Bench, tmp_path: Path) -> None:
    """hip-python asks for the name without a version, which Debian has in its -dev package alone."""
    libraries = tmp_path / "hip"
    libraries.mkdir()
    (installed,) = list(Path("/usr/lib").glob(f"*/{LIBHIP}"))[:1] or [Path(LIBHIP or "")]
    (libraries / "libamdhip64.so").symlink_to(installed)
    said = bench("--backend", "hip", LD_LIBRARY_PATH=str(libraries))
    assert said.returncode == 5
    assert "no GPU can be used: hipGetDeviceCount: hipErrorNoDevice" in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_interrupted_it_leaves_no_process_and_no_lock(bench: Bench, number: signal.Signals) -> None:
    """The kernel hangs; what ends the command ends it as well, and the clock that was locked is given back."""
    tools = bench.place / "tools"
    tools.mkdir()
    (tools / "amd-smi").write_text(AMD_SMI)
    (tools / "amd-smi").chmod(0o755)
    calls = tools / "log"
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    running = bench.begin("--hold-clock", "1500", PATH=path, SMI_LOG=str(calls), SMI_SAYS="{}", STUB_HANG="1")
    wait_until(bench.log.exists)
    lock, release = LOCK_AND_RELEASE
    assert calls.read_text().splitlines()[0] == lock
    running.send_signal(number)
    running.wait()  # and not for its pipes, which what it leaves would keep open
    wait_until(lambda: calls.read_text().splitlines()[-1] == release)
    wait_until(lambda: not is_alive(running.pid))
