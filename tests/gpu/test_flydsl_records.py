"""Launches of FlyDSL's engine recorded from inside of its program, by HIP's stand-in; with the wheel's own library if it is there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from record_rounds import BODY, compiled, environment, expected, instrumented, traced
from stand_in import STUB, needs_stub, ran

HERE = Path(__file__).parent
FRONTENDS = Path(os.environ.get("LDSOPT_FRONTENDS", HERE.parents[1] / "build" / "frontends"))
OWN = next(FRONTENDS.rglob("libfly_jit_runtime.so"), None)
SLOTS = {"STUB_SLOTS": "0:8,8:4,16:8"}
pytestmark = needs_stub


@pytest.fixture(params=["a stand-in", pytest.param("its own", marks=pytest.mark.skipif(OWN is None, reason="no FlyDSL; `make frontends`"))])  # fmt: skip
def library(request: pytest.FixtureRequest, tmp_path: Path, stub: Path) -> Path:
    """The library by which FlyDSL calls HIP."""
    if request.param == "its own":
        assert OWN is not None
        with_the_rest(stub)
        return OWN
    made = tmp_path / "libfly_jit_runtime.so"
    source = HERE / "stub_flydsl.c"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", made, source, f"-L{stub}", "-lamdhip64"], check=True)
    return made


def with_the_rest(stub: Path) -> None:
    """The stand-in with a function that does nothing for each one more that the wheel's library is bound to."""

    def names(*options: str | Path) -> set[str]:
        words = subprocess.run(
            ["nm", "-D", *options], capture_output=True, text=True, check=True
        ).stdout.split()
        return {word.partition("@")[0] for word in words if word.startswith("hip")}

    missing = names("--undefined-only", OWN or "") - names("--defined-only", stub / "libamdhip64.so")
    rest = stub / "rest.c"
    rest.write_text("".join(f"int {name}(void) {{ return 0; }}\n" for name in sorted(missing)))
    made = stub / "libamdhip64.so.7"
    words = ["-shared", "-fPIC", "-w", f"-Wl,-soname,{made.name}", "-o", made, STUB, rest]
    subprocess.run(["cc", *words], check=True)


def run(place: Path, stub: Path, library: Path, *words: str) -> subprocess.CompletedProcess[str]:
    program = [HERE / "flydsl_records_program.py", library, place / "k.hsaco", place / "dumps", *words]
    return ran([sys.executable, *program], env=environment(place, stub) | SLOTS)


def test_a_whole_round(tmp_path: Path, stub: Path, library: Path) -> None:
    made = instrumented(BODY)
    compiled(tmp_path, made.text)
    said = run(tmp_path, stub, library)
    assert (said.stdout, said.stderr) == ("['k.0001.dump', 'k.0002.dump']\n", "")
    for name in ("k.0001.dump", "k.0002.dump"):
        assert traced(tmp_path / "dumps" / name) == expected(made)


def test_begun_too_late_is_refused_with_what_to_do(tmp_path: Path, stub: Path, library: Path) -> None:
    compiled(tmp_path, instrumented(BODY).text)
    said = run(tmp_path, stub, library, "late")
    assert said.stderr.startswith("refused: FlyDSL has made a kernel in this process already")
    assert "or run the program by `ldsopt records`" in said.stderr
    assert said.returncode == 1
