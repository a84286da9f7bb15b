"""A command's work in a process of its own, since LLVM may end the one that it runs in."""

from __future__ import annotations

from collections.abc import Callable

from ldsopt import isolation
from ldsopt.errors import InputError


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
