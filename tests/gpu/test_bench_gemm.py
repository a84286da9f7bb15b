"""The corpus' GEMM on its way to a GPU: compiled, linked, its metadata read back, and handed to HIP as a code object.

HIP is the stand-in, which runs no kernel, and Debian's library, which finds no device.
"""

import ctypes.util
import json
import struct
from pathlib import Path

import pytest
from stand_in import Bench, needs_stub

from ldsopt.cli import main

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

pytestmark = needs_stub


@pytest.fixture(scope="module")
def gemm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The GEMM as it came, and annotated, each as a code object in one folder."""
    place = tmp_path_factory.mktemp("gemm")
    before, tagged, after = (str(place / name) for name in ("before.hsaco", "tagged.ll", "after.hsaco"))
    for words in (["compile", str(GEMM), "-o", before], ["annotate", str(GEMM), "-o", tagged, "-q"]):
        assert main(words) == 0
    assert main(["compile", tagged, "-o", after]) == 0
    return place


@pytest.fixture
def bench(tmp_path: Path, gemm: Path, stub: Path) -> Bench:
    made = Bench(tmp_path, stub, (str(gemm / "before.hsaco"), str(gemm / "after.hsaco")))
    (tmp_path / "k.json").write_text(json.dumps(LAUNCH))
    return made


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
