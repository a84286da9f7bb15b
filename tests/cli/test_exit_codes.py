"""The ends of commands: exit codes of bugs, and work in a child process, which is as if it were one process."""

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command_line import GEMM, CommandLine

from ldsopt import isolation
from ldsopt.cli import main


class TestBugs:
    def test_of_ours_are_70_and_say_so(self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*arguments: object, **options: object) -> None:
            raise RuntimeError("two\nlines")

        monkeypatch.setattr(isolation, "run", broken)
        said = ldsopt("annotate", "k.ll")
        assert said.code == 70
        assert (
            said.error
            == "internal error: RuntimeError: two lines (a bug in ldsopt; nothing was written; LDSOPT_TRACEBACK=1 shows where)"
        )

    def test_show_where_on_request(self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*arguments: object, **options: object) -> None:
            raise RuntimeError("x")

        monkeypatch.setattr(isolation, "run", broken)
        monkeypatch.setenv("LDSOPT_TRACEBACK", "1")
        with pytest.raises(RuntimeError):
            main(["annotate", "k.ll"])


def test_standard_output_may_take_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A notebook's has no bytes below it."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["measure", str(GEMM)]) == 0
    assert "waits" in out.getvalue()


def test_the_code_that_was_checked_is_not_made_anew(
    ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ldsopt.isolation.run", lambda job, **_: job())
    monkeypatch.setattr("ldsopt.api.code.compile", None)
    assert ldsopt("annotate", GEMM, "-o", "out.s", "-q").code == 0


KERNEL = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
define amdgpu_kernel void @k(i32 %i) {
  %v = load i32, ptr addrspace(3) @A, align 4
  store i32 %v, ptr addrspace(3) @B, align 4
  ret void
}
"""
RUN = "import sys; from ldsopt.__main__ import run; sys.argv = ['ldsopt', 'annotate', 'k.ll', '-o', 'out.ll', *{}]; run()"


def program(patch: str = "", *options: str) -> list[str]:
    """The program, with something put in the place of reading the module."""
    replaced = (
        f"import ldsopt.ir.read as read; import os, time; read.parse = lambda *_, **__: {patch}; "
        if patch
        else ""
    )
    return [sys.executable, "-c", replaced + RUN.format(options)]


def ran(folder: Path, patch: str = "", *options: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    (folder / "k.ll").write_text(KERNEL)
    done = subprocess.run(program(patch, *options), cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_the_module_is_written_and_the_summary_said_once(tmp_path: Path) -> None:
    code, out, err = ran(tmp_path)
    assert (code, out) == (0, "")
    assert err.count("2 bases told apart") == 1
    assert "!alias.scope" in (tmp_path / "out.ll").read_text()


def test_what_is_asked_for_on_standard_output_comes_there(tmp_path: Path) -> None:
    code, out, err = ran(tmp_path, "", "-q", "-o", "-")
    assert (code, err) == (0, "")
    assert "!alias.scope" in out


@pytest.mark.parametrize(
    ("patch", "code", "told"),
    [
        ("os.abort()", 3, "k.ll: LLVM gave up on this module: SIGABRT; check it with `opt -passes=verify`"),
        ("(os.write(2, b'LLVM ERROR: out of words\\n'), os.abort())", 3,
         "k.ll: LLVM gave up on this module: LLVM ERROR: out of words; check it with `opt -passes=verify`"),
        ("os._exit(0)", 3, "k.ll: LLVM gave up on this module: exit 0; check it with `opt -passes=verify`"),
        ("1 / 0", 70, "internal error: ZeroDivisionError: division by zero"),
    ],
)  # fmt: skip
def test_a_death_is_told_in_one_line(tmp_path: Path, patch: str, code: int, told: str) -> None:
    found, out, err = ran(tmp_path, patch)
    assert (found, out) == (code, "")
    assert err.startswith(f"ldsopt: error: {told}")
    assert err.count("\n") == 1
    assert not (tmp_path / "out.ll").exists()


@pytest.mark.parametrize(("options", "shown"), [((), 1), (("-q",), 0)])
def test_a_warning_of_llvms_is_passed_on_once_unless_nothing_is_to_be_said(
    tmp_path: Path, options: tuple[str, ...], shown: int
) -> None:
    words = "os.write(2, b'warning: that\\n\\nwarning: that\\n\\n')"
    code, _, err = ran(tmp_path, f"({words}, 1 / 0)", *options)
    assert code == 70
    assert err.count("warning: that") == shown
    assert err.count("ldsopt: error: internal error") == 1


def test_an_interrupt_ends_both(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(KERNEL)
    patch = "(open('child', 'w').write(str(os.getpid())), time.sleep(60))"
    with subprocess.Popen(
        ["env", "--default-signal=INT", *program(patch)],  # which a background job would ignore
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        while not (tmp_path / "child").is_file() or not (tmp_path / "child").read_text():
            assert running.poll() is None
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)
        assert running.stderr is not None
        assert running.stderr.read().lstrip() == "ldsopt: error: interrupted\n"  # behind the ^C of a terminal
    assert running.returncode == 130
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "child").read_text()), 0)
