"""A command's work in a process of its own, since LLVM may end the one that it runs in."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from ldsopt import isolation
from ldsopt.errors import InputError

_INPUTS = ("input_file", "before", "after")


def run(job: Callable[[], None], input_file: str) -> None:
    """Runs ``job()`` in a forked child.

    Args:
        job: writes its own outputs.
        input_file: to blame if LLVM dies.

    Raises:
        InputError: LLVM died on it.
        Exception: whatever the job raised.
    """
    try:
        isolation.run(job)
    except isolation.ChildDied as death:
        raise InputError(
            f"LLVM gave up on this module: {death.words or death.cause}",
            file=input_file,
            remedy="check it with `opt -passes=verify`",
        ) from None


def work(function: Callable[..., None]) -> Callable[..., None]:
    """Lets the function of a command do its work in a forked child; errors are as those of `run`."""

    @functools.wraps(function)
    def call(**given: Any) -> None:
        inputs = ", ".join(str(given[name]) for name in _INPUTS if name in given)
        run(lambda: function(**given), inputs)

    return call
