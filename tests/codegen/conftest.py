"""Tests of compiling ask LLVM each time."""

from collections.abc import Iterator

import pytest
from compiled_once import compiled_anew


@pytest.fixture(autouse=True, scope="package")
def _anew() -> Iterator[None]:
    with compiled_anew():
        yield
