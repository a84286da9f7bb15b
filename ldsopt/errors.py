"""Every way in which ldsopt can fail, and the exit code that each one becomes.

A message is one line: what is wrong, where, and what to do about it. The command line prints it and
exits with ``exit_code``; a library caller catches the class.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar


class LdsoptError(Exception):
    """Base class. ``str()`` is the whole one-line message."""

    exit_code: ClassVar[int] = 3


class GateFailed(LdsoptError):
    """The answer is no: a regression beyond its threshold, a missing wait, a refuted contract."""

    exit_code = 1


class UsageError(LdsoptError):
    """The request itself makes no sense, whatever the input holds."""

    exit_code = 2


class InputError(LdsoptError):
    """The input cannot be used.

    Args:
        message: what is wrong.
        file: the input's name as the user gave it; ``<stdin>`` for standard input.
        line: 1-based line in that file, where known.
        remedy: what the user can do, where there is something to do.
    """

    exit_code = 3

    def __init__(
        self,
        message: str,
        *,
        file: str | Path | None = None,
        line: int | None = None,
        remedy: str | None = None,
    ) -> None:
        self.message, self.file, self.line, self.remedy = message, file, line, remedy
        super().__init__(message, file, line, remedy)

    def __reduce__(self) -> tuple[object, ...]:
        return _input_error, (type(self), self.message, self.file, self.line, self.remedy)

    def __str__(self) -> str:
        where = "" if self.file is None else f"{self.file}:"
        if where and self.line is not None:
            where += f"{self.line}:"
        text = " ".join(self.message.split())
        if self.remedy:
            text += f"; {self.remedy}"
        return f"{where} {text}" if where else text


def _input_error(
    cls: type[InputError], message: str, file: str | Path | None, line: int | None, remedy: str | None
) -> InputError:
    """Rebuilds an `InputError` that crossed a process boundary."""
    return cls(message, file=file, line=line, remedy=remedy)


class CompilerFailed(LdsoptError):
    """LLVM's code generation refused the module or died on it; the message carries LLVM's own words."""

    exit_code = 4


class Unavailable(LdsoptError):
    """Something that the request needs is not on this machine: a program, an extra, a GPU."""

    exit_code = 5


class InternalError(LdsoptError):
    """A check of ldsopt's own work failed: a bug in ldsopt. Nothing was written."""

    exit_code = 70
