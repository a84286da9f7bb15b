"""A command's work in a process of its own, since LLVM may end the one that it runs in."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

from ldsopt import isolation, limits
from ldsopt.cli.progress import awaited
from ldsopt.errors import FileErrors, InputError

_kept: list[object] = []
_INPUTS = ("input_file", "before", "after")
_WRITTEN = ("output", "json_file", "asm_file", "trace_file", "svg", "remarks")
"""Options that name a file to write."""


def run(job: Callable[[], None], input_file: str, timeout_seconds: float | None = None) -> None:
    """Runs ``job()`` in a forked child.

    Args:
        job: writes its own outputs.
        input_file: to blame if LLVM dies.
        timeout_seconds: after which the child is ended; never, by default.

    Raises:
        InputError: LLVM died on it, or it took too long.
        Exception: whatever the job raised.
    """
    try:
        if isolation.is_worker() and timeout_seconds is None:
            job()
        else:
            isolation.run(
                job,
                timeout_seconds=timeout_seconds,
                while_waiting=lambda answer: None if isolation.is_worker() else awaited(answer, input_file),
            )
    except MemoryError:
        raise InputError(limits.too_much_memory(), file=input_file) from None
    except RecursionError:
        raise InputError(
            "nested deeper than ldsopt follows", file=input_file, remedy="simplify it by `opt -O1`"
        ) from None
    except isolation.ChildDied as death:
        if timeout_seconds is not None and death.cause == isolation.TIMEOUT:
            raise InputError(
                f"not done after {timeout_seconds:g} seconds",
                file=input_file,
                remedy="allow more time, or give it less to do",
            ) from None
        raise blamed(death, input_file) from None


def blamed(death: isolation.ChildDied, input_file: str) -> InputError:
    """The error that LLVM died on an input, or that a limit ended its work."""
    if limit := limits.broken_by(death.cause, death.words):
        return InputError(limit, file=input_file)
    return InputError(
        f"LLVM gave up on this module: {death.words or death.cause}",
        file=input_file,
        remedy="check it with `opt -passes=verify`",
    )


def is_only_job() -> bool:
    """True if the process that a job runs in ends with it."""
    return not isolation.is_worker()


def keep_until_exit(*objects: object) -> None:
    """Keeps what a job has made where its process ends with it: to be freed by that takes no time."""
    if is_only_job():
        _kept.append(objects)


def require_folders(asked: object) -> None:
    """Refuses a file to write that there is no folder for: before the work, which may take minutes.

    Args:
        asked: the dataclass of a command's options.

    Raises:
        InputError: there is none.
    """
    own = _options_in(asked)
    holders: list[Mapping[str, Any]] = [own, *(_options_in(one) for one in own.values())]
    for file in (holder.get(name) for holder in holders for name in _WRITTEN):
        if isinstance(file, str) and (folder := os.path.dirname(file)):  # noqa: PTH120  # pathlib loads slowly
            with FileErrors(file, "cannot write"):
                os.stat(os.path.join(folder, "."))  # noqa: PTH116, PTH118


def _options_in(options: object) -> Mapping[str, Any]:
    """The options in a dataclass of options, by name; none of anything else."""
    return {name: getattr(options, name) for name in getattr(options, "__dataclass_fields__", ())}


def inputs_of(asked: object) -> str:
    """The names of the inputs of a command, to blame if LLVM dies."""
    return ", ".join(str(getattr(asked, name)) for name in _INPUTS if hasattr(asked, name))
