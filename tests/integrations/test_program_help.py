"""The programs that stand in for others tell what they are, and never pass what they did not look at."""

from importlib import import_module

import pytest

PROGRAMS = ("each", "flydsl", "iree")


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_is_no_error(name: str, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = import_module(f"ldsopt.integrations.{name}")
    assert program.main([option]) == 0
    told = capsys.readouterr()
    assert f"    ldsopt-{name} " in told.out
    assert not told.err


@pytest.mark.parametrize("words", [["check", "no such.ll"], ["check"], [], ["check", __file__, "no such.ll"]])
def test_a_hook_without_a_file_that_is_there_does_not_pass(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    each = import_module("ldsopt.integrations.each")
    assert each.main(words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("ldsopt-each: error: no file to run the command on: ")
    assert ("'no such.ll' is no file that is there" in line) is (len(words) > 1)
