"""Writing output files: whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

from ldsopt.errors import InputError, UsageError
from ldsopt.ir.bindings import Handle


def write(path: str | Path, data: str | bytes) -> None:
    """Writes a file beside its place and renames it there; ``-`` is standard output.

    Text keeps the bytes that it was read with. The file gets the permissions that a newly made file would have,
    or those of the file that it replaces; a symbolic link stays one.

    Raises:
        InputError: it cannot be written; nothing was changed.
        UsageError: bytes for a terminal.
    """
    raw = data.encode("utf-8", "surrogateescape") if isinstance(data, str) else data
    if str(path) == "-":
        if isinstance(data, bytes) and sys.stdout.isatty():
            raise UsageError("binary output is not written to a terminal; name a file with -o")
        sys.stdout.flush()
        sys.stdout.buffer.write(raw)
        sys.stdout.buffer.flush()
        return
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():  # /dev/null, a pipe: nothing to rename over
        _write_in_place(target, raw, path)
        return
    try:
        number, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise InputError(f"cannot write: {(error.strerror or str(error)).lower()}", file=path) from None
    try:
        with os.fdopen(number, "wb") as file:
            file.write(raw)
        Path(name).chmod(_mode(target))
        Path(name).replace(target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        if isinstance(error, OSError):
            raise InputError(f"cannot write: {(error.strerror or str(error)).lower()}", file=path) from None
        raise


def to_bitcode(text: str) -> bytes:
    """Textual IR as bitcode. The text is LLVM's own, or an output that the post-condition has passed."""
    handle = Handle.parse_text(text)
    try:
        return handle.bitcode()
    finally:
        handle.close()


def _write_in_place(target: Path, raw: bytes, path: str | Path) -> None:
    try:
        target.write_bytes(raw)
    except OSError as error:
        raise InputError(f"cannot write: {(error.strerror or str(error)).lower()}", file=path) from None


def _mode(target: Path) -> int:
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
