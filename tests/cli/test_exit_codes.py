"""Exit codes of bugs; those of refused calls are in ``calls.txt``, readers that go away in ``command_line/users_day.ll``."""

import io
import sys

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
