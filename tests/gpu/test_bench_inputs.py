"""`ldsopt bench` of sources, of Triton kernels, of what commands make of them, and of two records."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from stand_in import PATHS, needs_stub, ran

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests" / "cases"))
from run_lines import run_words  # noqa: E402

TRITONS = sorted(Path(os.environ.get("LDSOPT_TRITONS", ROOT / "build" / "triton")).glob("*/triton"))
ALONE = "-nogpuinc -nogpulib"
needs_clang = pytest.mark.skipif(shutil.which("clang-22") is None, reason="needs clang-22")
HIP = """
#define SHARED __attribute__((shared))
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64))) void turn(int *data) {
  SHARED int tile[64];
  int id = __builtin_amdgcn_workitem_id_x();
  tile[id] = data[id];
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  data[id] = tile[63 - id];
}
"""
OPENCL = """
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void turn(__global int *data) {
  __local int tile[64];
  int id = __builtin_amdgcn_workitem_id_x();
  tile[id] = data[id];
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  data[id] = tile[63 - id];
}
"""
TRITON = """
import triton
import triton.language as tl

@triton.jit
def scale(out, data, factor, count, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    kept = at < count
    tl.store(out + at, tl.load(data + at, mask=kept) * factor, mask=kept)
"""


def run(place: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command; where HIP's library is named, in a process of its own that loads it."""
    words = ["bench", *arguments]
    if environment:
        known = {**os.environ, "PYTHONPATH": PATHS, **environment}
        return ran([sys.executable, "-m", "ldsopt", *words], cwd=place, env=known)
    code, out, err = run_words(["ldsopt", *words], place)
    return subprocess.CompletedProcess(words, code, out.decode(), err.decode())


TURNED = ("--block", "64", "--arg", "data: i32[64]=arange")


@needs_clang
class TestSources:
    @pytest.mark.parametrize(("name", "text"), [("turn.gfx942.hip", HIP), ("turn.gfx942.cl", OPENCL)])
    def test_are_compiled_and_named_by_their_file(self, tmp_path: Path, name: str, text: str) -> None:
        (tmp_path / name).write_text(text)
        (tmp_path / f"other.{name}").write_text(text.replace("63 - id", "id"))
        flags = ("--cflags", ALONE, *TURNED, "--backend", "simulate", "--format", "json")
        same = run(tmp_path, name, name, *flags)
        assert same.returncode == 0, same.stderr
        said = json.loads(same.stdout)
        assert [one["source"] for one in said["versions"]] == [name, name]
        other = run(tmp_path, name, f"other.{name}", *flags)
        assert other.returncode == 1
        assert "outputs differ" in other.stderr

    def test_a_command_makes_a_further_version(self, tmp_path: Path) -> None:
        (tmp_path / "turn.gfx942.hip").write_text(HIP)
        flags = ("--cflags", ALONE, *TURNED, "--backend", "simulate")
        said = run(tmp_path, "turn.gfx942.hip", "--with", "optimize --goal waits", *flags)
        assert said.returncode == 0, said.stderr
        assert "turn.gfx942.hip (optimize --goal waits)" in said.stdout

    @needs_stub
    def test_are_timed_on_the_gpu(self, tmp_path: Path, stub: Path) -> None:
        (tmp_path / "turn.gfx942.hip").write_text(HIP)
        said = run(
            tmp_path,
            "turn.gfx942.hip",
            "--with",
            "optimize --exact-waits",
            *("--cflags", ALONE, *TURNED, "--format", "markdown", "--seconds", "0.05"),
            LD_LIBRARY_PATH=str(stub),
        )
        assert said.returncode == 0, said.stderr
        assert "| `turn.gfx942.hip` |" in said.stdout
        assert "| `turn.gfx942.hip (optimize --exact-waits)` |" in said.stdout

    @pytest.mark.parametrize(
        ("name", "text", "arguments", "code", "words"),
        [
            ("turn.hip", HIP, (), 2, "needs an architecture: --mcpu gfx942"),
            ("turn.gfx942.hip", "this is none", ("--cflags", ALONE), 4, "error: expected unqualified-id"),
            ("turn.gfx942.hip", HIP, ("--cflags", f"{ALONE} -I'"), 2, "No closing quotation"),
            ("turn.gfx942.hip", HIP, ("--cflags", ALONE, "--with", "measure"), 2, "are optimize, annotate"),
            ("turn.gfx942.hip", HIP, ("--cflags", ALONE, "--with", "pack --gaol x"), 2, "no such option"),
        ],
    )
    def test_what_cannot_be_used_is_an_error_of_one_line(  # noqa: PLR0917
        self, tmp_path: Path, name: str, text: str, arguments: tuple[str, ...], code: int, words: str
    ) -> None:
        (tmp_path / name).write_text(text)
        said = run(tmp_path, name, *arguments, *TURNED, "--backend", "simulate")
        assert (said.returncode, said.stderr.count("\n")) == (code, 1), said.stderr
        assert words.lower() in said.stderr.lower()


@pytest.mark.skipif(not TRITONS, reason="no Triton in build/triton: `make tritons`")
class TestTriton:
    LAUNCH = (
        "grid = [4]\nblock = 256\n"
        'arguments = ["out: f32[1000]=zeros", "data: f16[1000]=random", "f32=2.5", 1000, {block}]\n'
    )

    def bench(self, place: Path, *arguments: str, block: str = "256") -> subprocess.CompletedProcess[str]:
        (place / "kernels.py").write_text(TRITON)
        (place / "k.toml").write_text(self.LAUNCH.format(block=block))
        compiler = ("--mcpu", "gfx942", "--compiler", f"triton:{TRITONS[-1].parent}")
        return run(place, *arguments, "--launch", "k.toml", *compiler, "--backend", "simulate")

    def test_a_kernel_is_compiled_for_its_launch(self, tmp_path: Path) -> None:
        said = self.bench(tmp_path, "kernels.py:scale", "--with", "annotate", "--format", "json")
        assert said.returncode == 0, said.stderr
        first, second = json.loads(said.stdout)["versions"]
        assert (first["source"], second["source"]) == ("kernels.py:scale", "kernels.py:scale (annotate)")
        assert first["executed"]["waves"] == 4 * 4
        assert not first["findings"]

    @pytest.mark.parametrize(
        ("name", "block", "code", "words"),
        [
            ("none", "256", 3, "there is no kernel none of Triton's"),
            ("scale", "256, 1", 3, "takes 5 arguments, constexprs among them, and 6 are given"),
            ("scale", '"f32[4]=zeros"', 3, "BLOCK is a constexpr: give a number"),
            ("scale", "100", 4, "triton 3"),
        ],
    )
    def test_what_does_not_fit_is_an_error_of_one_line(
        self, tmp_path: Path, name: str, block: str, code: int, words: str
    ) -> None:
        said = self.bench(tmp_path, f"kernels.py:{name}", block=block)
        assert (said.returncode, said.stderr.count("\n")) == (code, 1), said.stderr
        assert words in said.stderr

    def test_without_a_launch_there_are_no_types(self, tmp_path: Path) -> None:
        (tmp_path / "kernels.py").write_text(TRITON)
        said = run(tmp_path, "kernels.py:scale", "--mcpu", "gfx942")
        assert said.returncode == 2
        assert "no launch can be chosen for a Triton kernel; give --launch FILE" in said.stderr
