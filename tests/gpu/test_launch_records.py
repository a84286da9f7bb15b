"""Launches recorded from inside of Python: hip-python's, and Triton's by its hooks; the stand-in simulates them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from record_rounds import BODY, PLAIN, TRAP, compiled, environment, expected, instrumented, traced
from stand_in import needs_stub, ran

from ldsopt import read_trace

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TRITONS = sorted(Path(os.environ.get("LDSOPT_TRITONS", ROOT / "build" / "triton")).glob("*"))
pytestmark = needs_stub


def run(place: Path, stub: Path, ir: str, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The program of hip-python with such a kernel."""
    return ran(
        [sys.executable, HERE / "hip_python_program.py", compiled(place, ir), place / "dumps", *words],
        env=environment(place, stub) | more,
    )


class TestHipPython:
    def test_a_whole_round(self, tmp_path: Path, stub: Path) -> None:
        made = instrumented(BODY)
        said = run(tmp_path, stub, made.text, "2")
        assert (said.stdout, said.stderr) == ("0 ['k.0001.dump', 'k.0002.dump']\n", "")
        for name in ("k.0001.dump", "k.0002.dump"):
            assert traced(tmp_path / "dumps" / name) == expected(made)
        assert sorted(one.name for one in (tmp_path / "dumps").iterdir()) == ["k.0001.dump", "k.0002.dump"]

    def test_more_records_than_lds_holds(self, tmp_path: Path, stub: Path) -> None:
        """Twenty of each wave, of which LDS holds eight at a time."""
        body = BODY.replace("  START(all)\n", "  START(all)\n" + "  MARK(here)\n" * 16)
        made = instrumented(body, options={"buffer": "lds", "flush": 8})
        said = run(tmp_path, stub, made.text)
        assert (said.stdout, said.stderr) == ("0 ['k.0001.dump']\n", "")
        found = traced(tmp_path / "dumps" / "k.0001.dump")
        own = ["+all", *["here"] * 16]
        ends = {wave: ["there=" + str(64 * wave), "-all"] for wave in range(2)}
        assert found == {(group, wave): own + ends[wave] for group in range(2) for wave in range(2)}

    def test_a_kernel_that_makes_no_records(self, tmp_path: Path, stub: Path) -> None:
        said = run(tmp_path, stub, PLAIN)
        assert (said.stdout, said.stderr) == ("0 []\n", "")

    def test_a_kernel_that_traps(self, tmp_path: Path, stub: Path) -> None:
        said = run(tmp_path, stub, instrumented(TRAP).text)
        assert (
            "launch 1 of k: no dump: the kernel failed (hipDeviceSynchronize: HIP's error 719)" in said.stderr
        )
        assert (said.stdout, list((tmp_path / "dumps").iterdir())) == ("719 []\n", [])

    def test_a_buffer_that_is_too_small(self, tmp_path: Path, stub: Path) -> None:
        made = instrumented(BODY).text
        zeros = made.index(" x i8] zeroinitializer, align 128")
        size = int(made[:zeros].rpartition("[")[2])
        said = run(tmp_path, stub, made.replace(f"[{size} x i8]", f"[{size - 128} x i8]"), STUB_RUNNER="true")
        assert f"no dump: the module of 'k' has {size - 128} bytes for its records, not {size}" in said.stderr
        assert said.stdout == "0 []\n"

    def test_two_threads_at_once(self, tmp_path: Path, stub: Path) -> None:
        """Neither's records could be told from the other's; a launch behind them has its own again."""
        made = instrumented(BODY)
        said = run(tmp_path, stub, made.text, "threads")
        lines = [
            f"ldsopt records: launch {n} of k: no dump: two threads launch it at the same time"
            for n in (2, 1)
        ]
        assert said.stderr.splitlines() == lines
        assert said.stdout == "0 ['k.0003.dump']\n"
        assert traced(tmp_path / "dumps" / "k.0003.dump") == expected(made)

    def test_a_launch_that_goes_into_a_graph(self, tmp_path: Path, stub: Path) -> None:
        said = run(tmp_path, stub, instrumented(BODY).text, STUB_CAPTURING="1")
        assert "launch 1 of k: no dump: it is captured into a graph; launch it without" in said.stderr
        assert said.stdout == "0 []\n"


@pytest.mark.slow
@pytest.mark.skipif(not TRITONS, reason="no Triton; `make tritons` installs two")
@pytest.mark.parametrize("home", TRITONS, ids=lambda path: path.name)
def test_a_whole_round_of_triton(home: Path, tmp_path: Path, stub: Path) -> None:
    """The kernel goes through `instrument` by the environment alone, and its launches through Triton's own hooks."""
    places = environment(tmp_path, stub)
    (tmp_path / "ldsopt.pth").write_text((ROOT / "ldsopt.pth").read_text())
    program = str(HERE / "triton_records_program.py")
    words = [program, str(tmp_path / "dumps")]
    site = f"import site, sys, runpy; site.addsitedir({str(tmp_path)!r}); sys.argv[:] = {words}"
    done = ran(
        [sys.executable, "-c", f"{site}; runpy.run_path({program!r}, run_name='__main__')"],
        env=places
        | {
            "PYTHONPATH": os.pathsep.join([places["PYTHONPATH"], str(home)]),
            "TRITON_CACHE_DIR": str(tmp_path / "cache"),
            "TRITON_DEFAULT_FP_FUSION": "1",
            "AMDGCN_USE_BUFFER_OPS": "0",  # or 3.6 asks PyTorch how large a tensor is
            "LDSOPT_TRITON": "instrument --auto loops,barriers",
        },
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "True ['sums.0001.dump', 'sums.0002.dump']\n[]\n", done.stderr
    assert "ldsopt: triton kernel sums (gfx942): instrument --auto loops,barriers: adds " in done.stderr
    for name in ("sums.0001.dump", "sums.0002.dump"):
        trace = read_trace((tmp_path / "dumps" / name).read_bytes())
        assert trace.is_complete
        waves = {(run.workgroup, run.wave) for run in trace.runs if trace.name(run.scope).startswith("loop:")}
        assert waves == {(group, wave) for group in (0, 1) for wave in range(4)}
