"""A command in a child from its very beginning, for commands that are steps of a build.

LLVM may end the process that it runs in, so commands do their work in a child (`ldsopt.cli.isolated`). What is loaded
before that child is forked costs twice: to load it, and to copy each page of it that the child touches. Here the child
is forked before anything is loaded, and who waits for it loads nothing, unless the child dies.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

_COMMANDS = ("annotate",)
_KILL = 9  # `signal` is not loaded for it
_MOMENTS = 5.0
"""Seconds for which nothing is loaded that only long work needs."""


def is_watched() -> bool:
    """True if the command line of this process is one that is to be run so."""
    return (sys.argv[1:2] and sys.argv[1] in _COMMANDS and hasattr(os, "memfd_create")) or False


def run_watched(command: Callable[[], int]) -> int:
    """Runs a command in a child. Returns its exit code; if it dies, says so and returns the code for that.

    Args:
        command: of the command line, whose job says by `ldsopt.cli.isolated` what it works on.
    """
    read_end, write_end = os.pipe()
    words = os.memfd_create("stderr")
    pid = os.fork()
    if pid == 0:
        os.close(read_end)
        _in_child(command, write_end, words)
    os.close(write_end)
    try:
        answer = b""
        _said_while_waiting(read_end)
        while more := os.read(read_end, 4096):
            answer += more
        status = os.waitpid(pid, 0)[1]
    except KeyboardInterrupt:  # the child must not outlive the answer that nobody awaits
        os.kill(pid, _KILL)
        os.waitpid(pid, 0)
        from ldsopt.cli.failures import INTERRUPTED, fail

        return fail("interrupted", INTERRUPTED)
    name, _, code = answer.rpartition(b"\0")
    return int(code) if code else _told(status, words, name)


def _said_while_waiting(answer: int) -> None:
    """Waits for the first of an answer; what takes longer than moments is said as any command says it."""
    import select

    if not select.select([answer], [], [], _MOMENTS)[0] and not _is_quiet():
        from ldsopt.cli.progress import awaited

        awaited(answer, sys.argv[1])


def _is_quiet() -> bool:
    return not {"-q", "--quiet"}.isdisjoint(sys.argv)


def _in_child(command: Callable[[], int], answer: int, words: int) -> NoReturn:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who waits for it says that it was interrupted
    code = 1
    try:
        from ldsopt import isolation
        from ldsopt.cli import isolated

        isolation.die_with_parent()
        isolated.do_jobs_here(answer, words)
        code = command()
    except BaseException:
        sys.excepthook(*sys.exc_info())
    os.write(answer, str(code).encode())
    os._exit(code)


def _told(status: int, words: int, name: bytes) -> int:
    """Says that the child has died, as a command does whose job has died."""
    from ldsopt import isolation
    from ldsopt.cli import isolated
    from ldsopt.cli.failures import fail
    from ldsopt.llvm_words import one_line

    death = isolation.ChildDied(isolation.cause(status), one_line(isolation.said(words)))
    error = isolated.blamed(death, os.fsdecode(name.rpartition(b"\0")[2]))
    return fail(str(error), error.exit_code)
