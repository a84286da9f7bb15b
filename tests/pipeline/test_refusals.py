"""Options of `pipeline` that the library refuses; what the command refuses of a kernel is in ``tests/cases/pipeline``."""

import pytest

import ldsopt
from ldsopt import UsageError


def test_there_are_no_other_assumptions() -> None:
    with pytest.raises(UsageError, match="no such assumption: luck"):
        ldsopt.pipeline(ldsopt.parse(ldsopt.EXAMPLE), no_assume=("luck",))  # type: ignore[arg-type]


def test_the_choice_of_fences_is_checked() -> None:
    with pytest.raises(UsageError, match="no such choice of fences: some"):
        ldsopt.pipeline(ldsopt.parse(ldsopt.EXAMPLE), fence="some")  # type: ignore[arg-type]
