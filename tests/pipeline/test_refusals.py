"""Options of `pipeline` that the library refuses; what the command refuses of a kernel is in ``tests/cases/pipeline``."""

from __future__ import annotations

import pytest

from ldsopt import UsageError
from ldsopt.transforms.pipeline.options import PipelineOptions


def test_there_are_no_other_assumptions() -> None:
    with pytest.raises(UsageError, match="no such assumption: luck"):
        PipelineOptions(no_assume=("luck",))  # type: ignore[arg-type]


def test_the_choice_of_fences_is_checked() -> None:
    with pytest.raises(UsageError, match="no such choice of fences: some"):
        PipelineOptions(fence="some")  # type: ignore[arg-type]
