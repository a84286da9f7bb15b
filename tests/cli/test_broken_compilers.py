"""A compiler that hangs, dies or writes no code: the error names it, and says with exit code 4 that it is to blame."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import CommandLine

DOES = {
    "hangs": ("sleep 60", "was stopped after 0.5 s"),
    "dies": ("kill -SEGV $$", "ended with SIGSEGV"),
    "fails": ("echo no such thing >&2; exit 1", "no such thing"),
    "writes words": ("echo Hello", "wrote 'Hello' in place of assembly"),
    "writes nothing": ("true", "wrote nothing in place of assembly"),
}
COMMANDS = {
    "annotate": ("annotate", "-o", "out.ll"),
    "annotate, unchecked": ("annotate", "--no-check", "-o", "out.s"),
    "check": ("check",),
    "measure": ("measure",),
    "waits": ("waits", "-o", "out.s"),
    "pack": ("pack", "--check", "-o", "out.ll"),
}


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """An llc that answers ``--version``, and does one thing else."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "llc"
    path.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && echo "  LLVM version 22.1.0" && exit\n{request.param}\n'
    )
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize(("compiler", "words"), DOES.values(), ids=DOES, indirect=["compiler"])
def test_a_command(
    ldsopt: CommandLine, tmp_path: Path, command: tuple[str, ...], compiler: str, words: str
) -> None:
    result = ldsopt(*command, "k.ll", "--mcpu", "gfx942", "--compiler", compiler, "--timeout", "0.5")
    assert result.code == 4
    assert "llc 22.1.0" in result.error
    assert words in result.error
    assert not list(tmp_path.glob("out.*"))


@pytest.mark.parametrize(("compiler", "words"), DOES.values(), ids=DOES, indirect=["compiler"])
def test_its_probe(ldsopt: CommandLine, compiler: str, words: str) -> None:
    """The behaviour of a compiler is unknown then; nothing is kept of it."""
    result = ldsopt("compilers", "--probe", "--compiler", compiler, "--timeout", "0.5")
    assert result.code == 0
    assert result.out.count(words) > 1
    assert "needed" not in result.out


def test_a_probe_ends_with_its_time(
    ldsopt: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``--timeout`` is for all questions together: a slow compiler is not asked each for so long."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path, calls = tmp_path / "llc", tmp_path / "calls"
    path.write_text(
        '#!/bin/sh\n[ "$1" = --version ] && echo "  LLVM version 22.1.0" && exit\n'
        f"echo asked >> {calls}\nsleep 0.4; exit 1\n"
    )
    path.chmod(0o755)
    result = ldsopt("compilers", "--probe", "--compiler", str(path), "--timeout", "1")
    assert result.code == 0
    assert 1 <= calls.read_text().count("asked") <= 3
    assert result.out.count("it could not be asked") > 10
