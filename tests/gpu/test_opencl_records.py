"""Launches of a program of OpenCL, by `ldsopt records`: the library sets the argument that its records go to.

The stand-in for OpenCL stands on that for HIP, which has the simulator execute the kernel.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from record_rounds import BODY, TRAP, compiled, environment, expected, instrumented, traced
from stand_in import needs_stub, ran

HERE = Path(__file__).parent
ARGUMENT = {"buffer": "arg", "argument": "2"}
pytestmark = needs_stub
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory, stub: Path) -> Path:
    """A program that is linked with OpenCL's loader."""
    place = tmp_path_factory.mktemp("opencl")
    library = stub / "libOpenCL.so"
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-w", "-o", library, HERE / "stub_opencl.c", "-ldl"], check=True
    )
    made = place / "program"
    subprocess.run(["cc", "-w", "-o", made, HERE / "opencl_program.c", f"-L{stub}", "-lOpenCL"], check=True)
    return made


@pytest.fixture
def run(tmp_path: Path, stub: Path, program: Path) -> Run:
    def compiled_and_ran(
        ir: str, *words: str, through: tuple[str, ...] = ()
    ) -> subprocess.CompletedProcess[str]:
        code = compiled(tmp_path, ir)
        command = [sys.executable, "-m", "ldsopt", "records", "-o", "dumps", *through, "--", str(program)]
        return ran([*command, str(code), *words], cwd=tmp_path, env=environment(tmp_path, stub))

    return compiled_and_ran


def dumps(place: Path) -> list[str]:
    return sorted(one.name for one in (place / "dumps").iterdir())


def test_a_whole_round(run: Run, tmp_path: Path) -> None:
    """The program knows nothing of records: it leaves the argument empty."""
    made = instrumented(BODY, options=ARGUMENT)
    said = run(made.text, "2")
    assert (said.returncode, said.stdout) == (0, "4 5 6 7, error 0, own 0\n")
    assert said.stderr.endswith("ldsopt records: 2 dumps in " + str(tmp_path / "dumps") + "\n")
    assert dumps(tmp_path) == ["k.0001.dump", "k.0002.dump"]
    for name in dumps(tmp_path):
        assert traced(tmp_path / "dumps" / name) == expected(instrumented(BODY))


def test_a_buffer_of_the_program_stays_its_own(run: Run, tmp_path: Path) -> None:
    """It is put back behind a launch that is recorded; the next ones, that are not, write into it."""
    made = instrumented(BODY, options=ARGUMENT).text
    assert run(made, "1", "own").stdout == "4 5 6 7, error 0, own 0\n"
    said = run(made, "2", "own", through=("--launches", "1"))
    assert said.stdout == "4 5 6 7, error 0, own 1\n"
    assert "k: the first 1 launches are recorded" in said.stderr


def test_launches_that_are_not_recorded_have_somewhere_to_write(run: Run, tmp_path: Path) -> None:
    said = run(instrumented(BODY, options=ARGUMENT).text, "3", through=("--launches", "1"))
    assert said.stdout == "4 5 6 7, error 0, own 0\n"
    assert dumps(tmp_path) == ["k.0001.dump"]


def test_a_kernel_that_traps(run: Run, tmp_path: Path) -> None:
    said = run(instrumented(TRAP, options=ARGUMENT).text, "1")
    assert "launch 1 of k: no dump: the kernel failed (OpenCL's error -5)" in said.stderr
    assert (said.stdout, dumps(tmp_path)) == ("0 0 0 0, error -5, own 0\n", [])


def test_records_in_the_module_have_no_address(run: Run, tmp_path: Path) -> None:
    said = run(instrumented(BODY).text, "1")
    assert "k: OpenCL gives no address of a variable; instrument with --buffer arg" in said.stderr
    assert said.stdout == "4 5 6 7, error 0, own 0\n"
    assert dumps(tmp_path) == []
