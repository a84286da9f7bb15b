"""Programs that know nothing of records, run by `ldsopt records`: their kernels' records are fetched behind each launch.

There is no GPU: HIP is the stand-in (`stub_hip.c`), which has each launch executed by the simulator. So a whole round is
here: instrument, compile, load, launch, read back, trace.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from record_rounds import BODY, PLAIN, TRAP, compiled, environment, expected, instrumented, text, traced
from stand_in import PATHS, needs_stub, ran

import ldsopt

HERE = Path(__file__).parent
SAID = "4 5 6 7, last error 0\n"
pytestmark = needs_stub


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory, stub: Path) -> Path:
    """A program that is linked with the stand-in, as one of hipcc's is with HIP."""
    made = tmp_path_factory.mktemp("program") / "program"
    source = HERE / "records_program.c"
    subprocess.run(["cc", "-w", "-o", made, source, f"-L{stub}", "-lamdhip64"], check=True)
    return made


@dataclass
class HipProgram:
    """The program, its kernel, and the folder in which both are."""

    place: Path
    program: Path
    environment: dict[str, str]

    def has(self, ir: str) -> str:
        """Compiles a kernel for it; the code object."""
        return str(compiled(self.place, ir))

    def run(
        self, *words: str, through: tuple[str, ...] = (), **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Runs it by `ldsopt records`."""
        command = [sys.executable, "-m", "ldsopt", "records", "-o", "dumps", *through, "--"]
        return ran([*command, str(self.program), *words], cwd=self.place, env=self.environment | more)

    @property
    def dumps(self) -> list[str]:
        """The names of dumps, and of anything that was left beside them."""
        return sorted(one.name for one in (self.place / "dumps").iterdir())

    def trace(self, name: str) -> object:
        """The records of a dump, apart from time."""
        return traced(self.place / "dumps" / name)


@pytest.fixture
def hip(tmp_path: Path, stub: Path, program: Path) -> HipProgram:
    return HipProgram(tmp_path, program, environment(tmp_path, stub))


class TestAWholeRound:
    @pytest.mark.parametrize("mode", ["module", "file", "linked"])
    def test_by_each_way_to_load_and_launch(self, hip: HipProgram, mode: str) -> None:
        made = instrumented(BODY)
        said = hip.run(mode, hip.has(made.text), STUB_SLOTS="0:8,8:4,16:8")
        assert (said.stdout, said.returncode) == (SAID, 0), said.stderr
        assert said.stderr == f"ldsopt records: 1 dump in {hip.place / 'dumps'}\n"
        assert hip.dumps == ["k.0001.dump"]
        assert hip.trace("k.0001.dump") == expected(made)
        assert hip.trace("k.0001.dump")[1, 1] == ["+all", "there=64", "-all"]

    def test_code_in_clangs_bundle(self, hip: HipProgram) -> None:
        names = ("clang-offload-bundler-22", "clang-offload-bundler")
        bundler = next(filter(None, map(shutil.which, names)), None)
        if bundler is None:
            pytest.skip("needs clang-offload-bundler")
        made = instrumented(BODY)
        code, bundle, host = hip.has(made.text), hip.place / "k.hipfb", hip.place / "host"
        host.write_bytes(b"")
        targets = "-targets=host-x86_64-unknown-linux-gnu,hipv4-amdgcn-amd-amdhsa--gfx942"
        files = [f"-input={host}", f"-input={code}", f"-output={bundle}"]
        subprocess.run([bundler, "-type=o", "-bundle-align=4096", targets, *files], check=True)
        said = hip.run("linked", str(bundle), STUB_SLOTS="0:8,8:4,16:8")
        assert (said.stdout, hip.dumps) == (SAID, ["k.0001.dump"]), said.stderr
        assert hip.trace("k.0001.dump") == expected(made)

    def test_each_launch_has_a_dump_of_its_own(self, hip: HipProgram) -> None:
        made = instrumented(BODY)
        said = hip.run("module", hip.has(made.text), "3")
        assert (said.stdout, hip.dumps) == (SAID, ["k.0001.dump", "k.0002.dump", "k.0003.dump"]), said.stderr
        assert all(hip.trace(name) == expected(made) for name in hip.dumps)

    def test_memory_is_cleared_in_front_of_each(self, hip: HipProgram) -> None:
        """The second launch has one workgroup: the slot of the other one is empty."""
        made = instrumented(BODY)
        hip.run("shrinking", hip.has(made.text))
        assert hip.trace("k.0002.dump") == expected(made, groups=1)

    def test_so_many_launches_are_recorded(self, hip: HipProgram) -> None:
        said = hip.run("module", hip.has(instrumented(BODY).text), "3", through=("--launches", "1"))
        assert (said.stdout, hip.dumps) == (SAID, ["k.0001.dump"]), said.stderr
        assert "k: the first 1 launches are recorded; LDSOPT_RECORDS_LAUNCHES asks for more" in said.stderr

    def test_records_that_go_through_lds(self, hip: HipProgram) -> None:
        made = instrumented(BODY, options={"buffer": "lds"})
        said = hip.run("module", hip.has(made.text))
        assert (said.stdout, hip.dumps) == (SAID, ["k.0001.dump"]), said.stderr
        assert hip.trace("k.0001.dump") == expected(made)


class TestWhatIsNotRecorded:
    """The program does what it does without ldsopt, and one line says why there is no dump."""

    def test_a_kernel_that_makes_no_records(self, hip: HipProgram) -> None:
        said = hip.run("module", hip.has(PLAIN))
        assert (said.stdout, hip.dumps) == (SAID, [])
        assert said.stderr == f"ldsopt records: 0 dumps in {hip.place / 'dumps'}\n"

    def test_records_for_which_the_buffer_is_too_small(self, hip: HipProgram) -> None:
        made = instrumented(BODY)
        assert made.details.instrumentation is not None
        size = made.details.instrumentation.buffers[0].header.buffer_bytes
        assert f"[{size} x i8] zeroinitializer" in made.text
        less = made.text.replace(f"[{size} x i8] zeroinitializer", f"[{size - 128} x i8] zeroinitializer")
        code = hip.has(less)
        (hip.place / "k.ll").write_text(made.text)
        said = hip.run("module", code, STUB_RUNNER="true")
        assert (
            f"launch 1 of k: no dump: the memory for its records has {size - 128} bytes, not {size}"
            in said.stderr
        )
        assert (hip.dumps, said.returncode) == ([], 0)

    def test_a_kernel_that_traps(self, hip: HipProgram) -> None:
        code = hip.has(instrumented(TRAP).text)
        said = hip.run("module", code)
        assert "launch 1 of k: no dump: the kernel failed (HIP's error 719)" in said.stderr
        assert (said.stdout, said.returncode, hip.dumps) == ("synchronize: 719\n", 1, [])

    def test_a_launch_that_is_refused(self, hip: HipProgram) -> None:
        said = hip.run(
            "module", hip.has(instrumented(BODY).text), STUB_FAIL="hipModuleLaunchKernel", STUB_ERROR="701"
        )
        assert "launch 1 of k: no dump: the launch failed (HIP's error 701)" in said.stderr
        assert (said.stdout, said.returncode, hip.dumps) == ("launch: 701\n", 1, [])

    def test_a_launch_that_is_captured_into_a_graph(self, hip: HipProgram) -> None:
        said = hip.run("module", hip.has(instrumented(BODY).text), STUB_CAPTURING="1")
        assert "launch 1 of k: no dump: it is captured into a graph" in said.stderr
        assert (said.stdout, hip.dumps) == (SAID, [])

    def test_records_that_go_to_an_argument(self, hip: HipProgram) -> None:
        made = instrumented(BODY, options={"buffer": "arg", "argument": "2"})
        said = hip.run("module", hip.has(made.text), STUB_RUNNER="true")
        assert "k: its records go to an argument (--buffer arg), which the program reads" in said.stderr
        assert hip.dumps == []


def test_two_launches_at_once_are_done_one_after_the_other(hip: HipProgram) -> None:
    made = instrumented(BODY)
    said = hip.run("streams", hip.has(made.text))
    assert (
        "launches of kernels that make records are done one after the other (several streams)" in said.stderr
    )
    assert hip.dumps == ["k.0001.dump", "k.0002.dump"]
    assert all(hip.trace(name) == expected(made) for name in hip.dumps)


def test_two_kernels_at_once_have_dumps_of_their_own(hip: HipProgram) -> None:
    """Each has memory and scopes of its own; the program waits for neither."""
    one = text(BODY)
    start, end = one.index("define"), one.index("attributes #0")
    other = one[start:end].replace("@k(", "@other(").replace("there", "elsewhere")
    made = ldsopt.instrument(ldsopt.parse(one[:end] + other + one[end:], source="both.ll"))
    code = hip.has(made.text)
    (hip.place / "other.ll").write_text(made.text)
    said = hip.run("both", code)
    assert said.returncode == 0, said.stderr
    assert hip.dumps == ["k.0001.dump", "other.0001.dump"]
    for name, passed in (("k", "there"), ("other", "elsewhere")):
        found = hip.trace(f"{name}.0001.dump")
        assert found == {
            (group, wave): ["+all", f"{passed}={64 * wave}", "-all"]
            for group in range(2)
            for wave in range(2)
        }


def test_what_was_there_in_the_folder_stays(hip: HipProgram) -> None:
    code = hip.has(instrumented(BODY).text)
    (hip.place / "dumps").mkdir()
    (hip.place / "dumps" / "k.0001.dump").write_bytes(b"mine")
    hip.run("module", code)
    assert (hip.place / "dumps" / "k.0001.dump").read_bytes() == b"mine"
    assert hip.dumps == ["k.0001.dump", "k.0002.dump"]


def test_without_its_variable_the_library_does_nothing(hip: HipProgram) -> None:
    code, library = hip.has(instrumented(BODY).text), hip.place / "library.so"
    words = [sys.executable, "-m", "ldsopt", "records", "--build-library", str(library)]
    assert subprocess.run(words, env=hip.environment, check=False).returncode == 0
    said = ran(
        [hip.program, "module", code],
        env=hip.environment | {"LD_PRELOAD": str(library), "STUB_CALLS": str(hip.place / "calls")},
    )
    assert (said.stdout, said.stderr) == (SAID, "")
    calls = [line.split()[0] for line in (hip.place / "calls").read_text().splitlines()]
    assert calls == [
        *("hipMalloc", "hipModuleLoadData", "hipModuleGetFunction", "hipModuleLaunchKernel"),
        *("hipDeviceSynchronize", "hipMemcpy", "hipModuleUnload"),
    ]


def test_the_exit_code_is_the_programs(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "ldsopt", "records", "--", "sh", "-c", "exit 7"]
    done = ran(words, cwd=tmp_path, env={**os.environ, "PYTHONPATH": PATHS})
    assert (done.returncode, done.stderr) == (7, "")
