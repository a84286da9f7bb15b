"""Writing output files: whole or not at all."""

from __future__ import annotations

import contextlib
import itertools
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ldsopt import files
from ldsopt.assumptions import MADE_PROMISES, NAMED_BASES
from ldsopt.errors import FileErrors, InputError, InternalError, UsageError

if TYPE_CHECKING:  # it takes longer to load than most modules take to write
    from pathlib import Path


def write(path: str | Path, data: str | bytes) -> None:
    """Writes a file beside its place and renames it there; ``-`` is standard output.

    Text keeps the bytes that it was read with. The file gets the permissions that a newly made file would have,
    or those of the file that it replaces; a symbolic link stays one.

    Raises:
        InputError: it cannot be written; nothing was changed.
        UsageError: bytes for a terminal.
    """
    write_all([(path, data)])


def write_all(outputs: Iterable[tuple[str | Path, str | bytes]]) -> None:
    """Writes several files: all of them or, if one cannot be written, none.

    Raises:
        InputError: as `write`.
        UsageError: as `write`; or two of them have one place.
    """
    outputs = list(outputs)
    places = [os.path.realpath(path) for path, _ in outputs if str(path) not in ("", "-")]
    for place in places:
        if places.count(place) > 1 and not (os.path.exists(place) and not os.path.isfile(place)):
            raise UsageError(f"two outputs would be one file, '{os.path.basename(place)}': name another one")
    with contextlib.ExitStack() as undo:
        for finish in [_staged(path, data, undo) for path, data in outputs]:
            finish()


def require_name(path: str | Path) -> None:
    """Refuses an empty name of an output.

    Raises:
        UsageError: the name is empty.
    """
    if not str(path):
        raise UsageError("the name of an output file is empty; - is standard output")


def _staged(path: str | Path, data: str | bytes, undo: contextlib.ExitStack) -> Callable[[], object]:
    """Does all that can fail; the returned function puts the file in its place."""
    raw = data.encode("utf-8", "surrogateescape") if isinstance(data, str) else data
    require_name(path)
    if str(path) == "-":
        if isinstance(data, bytes) and sys.stdout.isatty():
            raise UsageError("binary output is not written to a terminal; name a file with -o")
        return partial(_to_stdout, raw)
    target = os.path.realpath(path)
    if os.path.exists(target) and not os.path.isfile(target):  # /dev/null, a pipe: nothing to rename over
        return partial(_in_place, target, raw, path)
    with FileErrors(path, "cannot write"):
        temporary = _new_beside(target)
        undo.callback(_remove, temporary)
        _write_bytes(temporary, raw)
        os.chmod(temporary, _mode(target))
    return partial(_rename, temporary, target, path)


def _new_beside(target: str) -> str:
    """A new empty file in the folder of another one, which nobody else can read yet."""
    folder, name = os.path.split(target)
    for number in itertools.count():
        temporary = os.path.join(folder, f".{name}.{os.getpid()}.{number}")
        with contextlib.suppress(FileExistsError):
            os.close(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            return temporary
    raise AssertionError


def _to_stdout(raw: bytes) -> None:
    try:
        files.to_stdout(raw)
    except BrokenPipeError:  # the reader has seen enough
        raise
    except OSError as error:
        said = (error.strerror or str(error)).lower()
        raise InputError(f"cannot write: {said}", file="<stdout>") from None


def to_bitcode(text: str) -> bytes:
    """Textual IR as bitcode. The text is LLVM's own, or an output that the post-condition has passed."""
    from ldsopt.ir.bindings import Handle  # LLVM, which most outputs do without

    handle = Handle.parse_text(text)
    try:
        return handle.bitcode()
    finally:
        handle.close()


def _remove(temporary: str) -> None:
    with contextlib.suppress(FileNotFoundError):  # it was renamed
        os.unlink(temporary)


def _write_bytes(path: str, raw: bytes) -> None:
    with open(path, "wb", buffering=0) as file:
        rest = memoryview(raw)
        while rest:
            rest = rest[file.write(rest) :]


def _in_place(target: str, raw: bytes, path: str | Path) -> None:
    with FileErrors(path, "cannot write"):
        _write_bytes(target, raw)


def _rename(temporary: str, target: str, path: str | Path) -> None:
    with FileErrors(path, "cannot write"):
        os.replace(temporary, target)


def _mode(target: str) -> int:
    if os.path.exists(target):
        return os.stat(target).st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


_MADE_BY_DEFAULT = MADE_PROMISES | {NAMED_BASES}


def with_record(text: str, names: Sequence[str], source: str, arch: str | None = None) -> str:
    r"""A module's text with assumptions added to its record, behind everything else.

    >>> print(with_record("define void @f() {\n  ret void\n}\n", ["indices-do-not-wrap"], "f.ll"), end="")
    define void @f() {
      ret void
    }
    !ldsopt.assumptions = !{!0}
    !0 = !{!"indices-do-not-wrap"}

    Args:
        text: of the module, in whatever spelling.
        names: of assumptions; those that commands make by default are left out.
        source: its name, for errors.
        arch: its architecture, if it is known: intrinsics of newer LLVMs are read by it.

    Raises:
        InternalError: LLVM does not read the record that was meant.
    """
    wanted = [name for name in dict.fromkeys(names) if name not in _MADE_BY_DEFAULT]
    if not wanted:
        return text
    from ldsopt.ir.edited import OwnNodes
    from ldsopt.ir.metadata import LIST, recorded_assumptions
    from ldsopt.ir.read import parse

    known = recorded_assumptions(parse(text, source=source, mcpu=arch).lines) if LIST in text else ()
    if not (new := [name for name in wanted if name not in known]):
        return text
    first = OwnNodes(text).count
    numbers = range(first, first + len(new))
    record = [f"{LIST} = !{{{', '.join(f'!{number}' for number in numbers)}}}"]
    record += [f'!{number} = !{{!"{name}"}}' for number, name in zip(numbers, new, strict=True)]
    made = "\n".join([text.removesuffix("\n"), *record, ""])
    if not {*wanted} <= {*recorded_assumptions(parse(made, source=source, mcpu=arch).lines)}:
        raise InternalError("the assumptions cannot be recorded in the module")
    return made
