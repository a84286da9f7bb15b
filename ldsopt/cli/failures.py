"""The end of a command that fails: one line on standard error, and the exit code."""

from __future__ import annotations

import contextlib
import errno
import os
import sys

from ldsopt import limits
from ldsopt.errors import TRACEBACK, InputError, LdsoptError, presentable

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    from collections.abc import Callable

INTERRUPTED = 130
_BUG = 70
_BROKEN_PIPE = 141
_CANNOT_WRITE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)


def guarded(run: Callable[[], int]) -> int:
    """Runs a command. Returns the exit code; a failure is one line on standard error."""
    try:
        result = run()
        sys.stdout.flush()
        return result
    except LdsoptError as error:
        return fail(str(error), error.exit_code, error.excerpt if isinstance(error, InputError) else "")
    except KeyboardInterrupt:
        return fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _abandon_stdout()
        return _BROKEN_PIPE
    except OSError as error:
        if error.errno not in _CANNOT_WRITE:
            return bug(error)
        _abandon_stdout()
        return fail(f"cannot write: {(error.strerror or str(error)).lower()}", InputError.exit_code)
    except MemoryError:
        return fail(f"an input {limits.too_much_memory()}", InputError.exit_code)
    except RecursionError:
        return fail("an input is nested deeper than ldsopt follows", InputError.exit_code)
    except Exception as error:
        return bug(error)


def fail(message: str, code: int, excerpt: str = "") -> int:
    """Says what went wrong, and below it the line of the input that is; returns the exit code."""
    text = f"ldsopt: error: {presentable(message)}\n"
    with contextlib.suppress(OSError):  # then the exit code has to do
        sys.stderr.buffer.write(
            (f"{text}{excerpt}\n" if excerpt else text).encode("utf-8", "backslashreplace")
        )
        sys.stderr.flush()
    return code


def bug(error: Exception) -> int:
    """Says that an exception got here that nobody expected; returns the exit code."""
    if os.environ.get(TRACEBACK):
        raise error
    return fail(
        f"internal error: {type(error).__name__}: {error} (a bug in ldsopt; nothing was written; "
        f"{TRACEBACK}=1 shows where)",
        _BUG,
    )


def _abandon_stdout() -> None:
    """Standard output cannot be written to; the flush at exit would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
