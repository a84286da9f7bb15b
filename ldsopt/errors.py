"""Every way in which ldsopt can fail, and the exit code that each one becomes.

A message is one line: what is wrong, where, and what to do about it. The command line prints it and
exits with ``exit_code``; a library caller catches the class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:  # it takes long to load
    from pathlib import Path

TRACEBACK = "LDSOPT_TRACEBACK"
"""The variable of the environment by which a user asks where ldsopt failed."""
_EXCERPT = 100
_LONGEST = 2000


class LdsoptError(Exception):
    """Base class. ``str()`` is the whole one-line message."""

    exit_code: ClassVar[int] = 3


class GateFailed(LdsoptError):
    """The answer is no: a regression beyond its threshold, a missing wait, a refuted contract."""

    exit_code = 1


class LaunchFailed(GateFailed):
    """A kernel, or its launch, failed on the GPU; the message carries HIP's own words."""


class UsageError(LdsoptError):
    """The request itself makes no sense, whatever the input holds."""

    exit_code = 2


class InputError(LdsoptError):
    """The input cannot be used.

    Args:
        message: what is wrong.
        file: the input's name as the user gave it; ``<stdin>`` for standard input.
        line, column: where in that file, 1-based, where known.
        remedy: what the user can do, where there is something to do.
        text: the text of that line, which `excerpt` shows.
    """

    exit_code = 3

    def __init__(
        self,
        message: str,
        *,
        file: str | Path | None = None,
        line: int | None = None,
        column: int | None = None,
        remedy: str | None = None,
        text: str | None = None,
    ) -> None:
        self.message, self.file, self.line, self.column = message, file, line, column
        self.remedy, self.text = remedy, text
        super().__init__(message, file, line, column, remedy, text)

    def __reduce__(self) -> tuple[object, ...]:
        return _input_error, (type(self), vars(self))

    def __str__(self) -> str:
        where = "" if self.file is None else f"{self.file}:"
        if where and self.line is not None:
            where += f"{self.line}:" if self.column is None else f"{self.line}:{self.column}:"
        text = " ".join(self.message.split())
        if self.remedy:
            text += f"; {self.remedy}"
        return f"{where} {text}" if where else text

    @property
    def excerpt(self) -> str:
        """The line that is wrong, and below it a caret at the column; empty where these are not known."""
        if self.text is None or self.column is None:
            return ""
        start = max(0, self.column - 1 - _EXCERPT // 2)
        shown = "".join(_printable(character, "?") for character in self.text[start : start + _EXCERPT])
        return f"  {shown}\n  {' ' * (self.column - 1 - start)}^"


class UnreadableCode(InputError):
    """Text that is no code of an AMD GPU, or has an instruction that cannot be read."""


class UnknownArchitecture(InputError):
    """A module does not say for which architecture it is, and the user did not."""


class FileErrors:
    """A context in which errors of the operating system become those of the input, about a file.

    >>> with FileErrors("k.ll", "cannot write"):
    ...     raise PermissionError(13, "Permission denied")
    Traceback (most recent call last):
    ldsopt.errors.InputError: k.ll: cannot write: permission denied

    Args:
        file: its name.
        what: what cannot be done, where the system's own words do not tell.
        remedy: what the user can do.
    """

    def __init__(self, file: str | Path, what: str = "", *, remedy: str | None = None) -> None:
        self._file, self._what, self._remedy = file, what and f"{what}: ", remedy

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, OSError):
            said = f"{self._what}{(error.strerror or str(error)).lower()}"
            raise InputError(said, file=self._file, remedy=self._remedy) from None


def _input_error(cls: type[InputError], fields: dict[str, Any]) -> InputError:
    """Rebuilds an `InputError` that crossed a process boundary."""
    return cls(fields.pop("message"), **fields)


def presentable(message: str) -> str:
    r"""A message as it may be shown: one line of bounded length, in which no character forges or hides anything.

    >>> presentable("no kernel \x1b[2J\nin k.ll")
    'no kernel \\x1b[2J in k.ll'
    """
    whole = " ".join(message.split())
    return shown(
        whole if len(whole) <= _LONGEST else f"{whole[: _LONGEST // 2]} ... {whole[-_LONGEST // 2 :]}"
    )


def shown(name: str) -> str:
    r"""A name or other text of an input, as every report and message shows it: on one line, each character that does
    not print (controls, marks of writing direction, bytes that are no text) as its escape. Nor does it hold what a CI
    service takes for a command of its own: ``##[`` and ``##vso[`` anywhere, ``::`` where a line may begin with it.

    >>> print(shown("gemm\n\x1b[2J"), shown("a\tb"), shown("::error::x"), shown("##vso[task]"), shown("ns::f"))
    gemm\n\x1b[2J a b \x3a:error::x #\x23vso[task] ns::f
    """
    if not name.isprintable():
        name = "".join(map(_printable, name))
    if "##" in name:
        name = name.replace("##", "#\\x23")
    return f"\\x3a{name.lstrip()[1:]}" if name.lstrip().startswith("::") else name


def _printable(character: str, instead: str = "") -> str:
    if character.isprintable():
        return character
    return " " if character == "\t" else instead or character.encode("unicode_escape").decode()


class CompilerFailed(LdsoptError):
    """LLVM's code generation refused the module or died on it; the message carries LLVM's own words."""

    exit_code = 4


class CompilerStopped(CompilerFailed):
    """A compiler took longer than it may (``--timeout``), and was stopped."""


class Unavailable(LdsoptError):
    """Something that the request needs is not on this machine: a program, an extra, a GPU."""

    exit_code = 5


class InternalError(LdsoptError):
    """A check of ldsopt's own work failed: a bug in ldsopt. Nothing was written."""

    exit_code = 70
