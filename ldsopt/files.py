"""Files that others may have made: how they are read, and whose they are; and standard output."""

from __future__ import annotations

import io
import os
import stat
import sys

from ldsopt import limits
from ldsopt.errors import InputError

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    from pathlib import Path
    from typing import BinaryIO

_DESCRIPTORS = ("/dev/fd/", "/proc/self/fd/", "/dev/stdin")
"""Files that are open already: a shell names a pipe of the user's own so, in ``<(command)``."""


def read_file(path: str | Path) -> bytes:
    """The bytes of a regular file. Errors of the system are the caller's.

    Raises:
        OSError: it cannot be read.
        InputError: it is a device, a pipe or a socket, which may have no end; or it is larger than the limit.
    """
    # A pipe that nobody writes to would block the opening.
    number = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
    with io.FileIO(number) as file:
        about = os.fstat(number)
        if stat.S_ISDIR(about.st_mode):
            raise IsADirectoryError(21, os.strerror(21))
        if not stat.S_ISREG(about.st_mode):
            if not str(path).startswith(_DESCRIPTORS) or stat.S_ISBLK(about.st_mode):
                raise InputError("is no regular file", file=path, remedy="copy it into one, or give it by <")
            os.set_blocking(number, True)
        return read_all(file, path, about.st_size)


def to_stdout(raw: bytes) -> None:
    """Writes bytes to standard output; as text where that takes nothing else, as in a notebook.

    Raises:
        OSError: they cannot be written.
    """
    sys.stdout.flush()
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None:
        sys.stdout.write(raw.decode("utf-8", "backslashreplace"))
        sys.stdout.flush()
    else:
        binary.write(raw)
        binary.flush()


def read_all(file: BinaryIO | io.FileIO, name: str | Path, size: int = 0) -> bytes:
    """The rest of an open file.

    Args:
        file: open for reading.
        name: for the message.
        size: its bytes, where known.

    Raises:
        InputError: it is larger than the limit.
    """
    most = limits.input_bytes()
    if not most:
        return file.read(-1) or b""
    parts, rest = [], most + 1
    while size <= most and rest and (part := file.read(min(rest, max(size + 1, 1 << 16)))):
        parts.append(part)
        rest -= len(part)
    if size > most or not rest:
        raise InputError(
            f"larger than {most} bytes",
            file=name,
            remedy=f"{limits.OPTIONS[limits.INPUT]} raises the limit",
        )
    return b"".join(parts)


def is_private(place: str | Path) -> bool:
    """True for a file or folder of this user that nobody else can write to."""
    try:
        about = os.lstat(place)
    except OSError:
        return False
    return about.st_uid == os.geteuid() and not about.st_mode & 0o022 and not stat.S_ISLNK(about.st_mode)


def cache_folder(name: str) -> Path | None:
    """A folder of the user's own cache; ``None`` where none can be, or where others can write to it."""
    from platformdirs import user_cache_path

    folder = user_cache_path("ldsopt") / name
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if is_private(folder) else None
