"""The page for those who have a GPU, its commands run as they stand there: HIP is the stand-in, the profiler a script."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from record_rounds import environment
from stand_in import needs_stub, ran
from text_sections import beside

TEXTS = beside(__file__)

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "gpu.md"
IR = TEXTS["IR"]
LAUNCH = 'block = 128\narguments = ["out: i32[128]=zeros", "i32=4", "null"]\n'
PROFILER = TEXTS["PROFILER"]


def commands(heading: str) -> str:
    """The lines of the shell below a heading of the page."""
    section = re.split(r"^## ", PAGE.read_text(), flags=re.MULTILINE)
    (own,) = [one for one in section if one.startswith(heading)]
    return re.findall(r"```sh\n(.*?)```", own, re.DOTALL)[0]


def run(place: Path, shell: str, variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Executes them by a shell that stops at the first failure."""
    (place / "bin").mkdir(exist_ok=True)
    program = place / "bin" / "ldsopt"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m ldsopt "$@"\n')
    program.chmod(0o755)
    known = variables | {"PATH": f"{place / 'bin'}:{variables['PATH']}"}
    return ran(["bash", "-e", "-c", shell], cwd=place, env=known)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    for name in ("gemm.ll", "kernel.ll"):
        (tmp_path / name).write_text(IR)
    (tmp_path / "k.toml").write_text(LAUNCH)
    return tmp_path


@needs_stub
def test_records_of_a_program_of_ones_own(place: Path, stub: Path) -> None:
    source = (HERE / "records_program.c").read_text().replace('"k"', '"gemm"')
    (place / "program.c").write_text(source)
    subprocess.run(
        ["cc", "-w", "-o", place / "launcher", place / "program.c", f"-L{stub}", "-lamdhip64"], check=True
    )
    (place / "gemm").write_text("#!/bin/sh\nexec ./launcher module gemm.hsaco 2\n")
    (place / "gemm").chmod(0o755)
    steps = commands("Records").splitlines()
    made = run(
        place,
        f"ldsopt instrument {steps[0].split()[2]} --auto loops,barriers -o instrumented.ll",
        environment(place, stub),
    )
    assert made.returncode == 0, made.stderr
    simulated = place / "simulated"
    simulated.mkdir()
    (simulated / "gemm.ll").write_text((place / "instrumented.ll").read_text())
    said = run(place, "\n".join(steps), environment(simulated, stub))
    assert said.returncode == 0, said.stderr
    assert sorted(one.name for one in (place / "dumps").iterdir()) == ["gemm.0001.dump", "gemm.0002.dump"]
    for page in ("scopes.html", "timeline.html"):
        assert "barrier:0" in (place / page).read_text()


@needs_stub
def test_a_trace_of_the_profiler(place: Path, stub: Path) -> None:
    (place / "bin").mkdir()
    profiler = place / "bin" / "rocprofv3"
    tests = HERE.parent
    profiler.write_text(
        PROFILER.format(python=sys.executable, stalls=str(tests / "stalls"), tests=str(tests))
    )
    profiler.chmod(0o755)
    shell = commands("Where do waves stand") + commands("What does the model miss")
    said = run(place, shell, environment(place, stub))
    assert said.returncode == 0, said.stderr
    assert "  measured: 1000 stalled cycles" in said.stdout
    assert "MEASURED by the profiler and ESTIMATED by the model" in said.stdout
    assert "executed (measured)" in (place / "stalls.html").read_text()
    assert "stall (estimated)" in (place / "page.html").read_text()
