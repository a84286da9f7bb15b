"""Modules that record already or have too many names of scopes, and an assumption that is none."""

from __future__ import annotations

from typing import Any

import pytest
from record_kernels import mark, parsed

import ldsopt
from ldsopt import InputError, InstrumentOptions, UsageError

ONE = "  MARK(place)\n  ret void"


def refusal(module: Any, **options: Any) -> str:
    """The words with which a module is refused."""
    with pytest.raises(InputError) as refused:
        ldsopt.instrument(module, **options)
    return str(refused.value)


def test_a_module_that_records_already() -> None:
    made = ldsopt.instrument(parsed(ONE))
    again = ldsopt.parse(made.text.replace("  ret void", f"  {mark('mark', 'again')}\n  ret void"))
    assert "'k' makes records already" in refusal(again)


def test_more_scopes_than_records_have_room_for() -> None:
    body = "".join(f"  MARK(m{n})\n" for n in range(257)) + "  ret void"
    assert "'k' has 257 names of scopes and marks; records have room for 256" in refusal(parsed(body))
    body = body.replace("  MARK(m256)\n", "")
    assert "room for 256" in refusal(parsed(body), empty_scope=True)
    assert ldsopt.instrument(parsed(body)).details.instrumentation


def test_there_are_no_other_assumptions() -> None:
    with pytest.raises(
        UsageError, match="no such assumption: named-bases; there are unread-dimensions-are-one"
    ):
        InstrumentOptions(no_assume=("named-bases",))  # type: ignore[arg-type]
