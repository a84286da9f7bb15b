"""Programs of others as children: under the limits of `ldsopt.limits`, and ended with the process that started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ldsopt import isolation, limits

if TYPE_CHECKING:
    import subprocess


def where_is(program: str, path: str | None = None) -> str | None:
    """The file of a program; ``None`` if there is none.

    Args:
        program: its name, or where it is.
        path: folders to look in; those of ``PATH`` by default.
    """
    import shutil  # it takes long to load

    return shutil.which(program, path=path)


def run(
    command: Sequence[str], data: bytes | None = None, timeout_seconds: float | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Runs a program to its end.

    Args:
        command: the program and its arguments.
        data: its standard input; by default nothing.
        timeout_seconds: after which it is ended; never, by default.

    Raises:
        OSError: it cannot be started.
        subprocess.TimeoutExpired: it took too long.
    """
    import subprocess  # it takes long to load

    done = subprocess.run(
        command,
        input=data or b"",
        capture_output=True,
        timeout=timeout_seconds,
        check=False,
        preexec_fn=with_this_process(),  # what it calls is loaded here, before the fork
    )
    if done.returncode == -signal.SIGXCPU:  # it had no time to say so
        done.stderr = f"error: {limits.broken_by('SIGXCPU', '')}".encode()
    return done


def with_this_process(*, limited: bool = True) -> Callable[[], None]:
    """The step of a child before it becomes another program, so that it ends with this process.

    Args:
        limited: put it under the limits as well.
    """
    parent = os.getpid()
    isolation.load_libc()

    def begin() -> None:
        isolation.die_with_parent()
        if os.getppid() != parent:  # it ended before it could be asked for
            os._exit(1)
        if limited:
            limits.keep()

    return begin
