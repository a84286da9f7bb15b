"""`ldsopt annotate` compiles once; what it takes, writes and says is `tests/cases/annotate/command.ll`."""

import pytest
from command_line import GEMM, CommandLine


def test_the_code_that_was_checked_is_not_made_anew(
    ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ldsopt.isolation.run", lambda job, **_: job())
    monkeypatch.setattr("ldsopt.api.code.compile", None)
    assert ldsopt("annotate", GEMM, "-o", "out.s", "-q").code == 0
