"""Code that llvmlite makes, kept while the tests run: equal modules are compiled once by all of pytest's processes.

The commands compile the same modules of the corpus again and again. Code follows from the text, the architecture and the
options. `tests/codegen` asks LLVM each time, for what it does without this. Only code is kept: an error or a warning is
LLVM's own each time, and a compilation with a limit of time or memory is begun each time.
"""

import functools
import os
import stat
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any
from unittest import mock

from ldsopt import isolation, limits
from ldsopt.codegen import compile as compiling
from ldsopt.codegen.module import Job

FOLDER = "LDSOPT_TESTS_CODE"
"""Names the folder in the environment: the processes of xdist have that of the first."""
_Code = tuple[bytes, tuple[str, ...]]
_generate: Callable[..., _Code] = compiling._generate


@contextmanager
def compiled_once() -> Iterator[None]:
    """Keeps code until the context is left, in a folder that goes with the first process that asked for one."""
    with tempfile.TemporaryDirectory() as made:
        kept = _Kept(Path(folder := os.environ.get(FOLDER, made)))
        with mock.patch.dict(os.environ, {FOLDER: folder}), _generating(kept.generating(), kept.hand):
            yield


@contextmanager
def compiled_anew() -> Iterator[None]:
    """Lets LLVM compile each module until the context is left."""
    with _generating(_generate, isolation.hand):
        yield


@contextmanager
def _generating(generate: Callable[..., _Code], hand: Callable[..., Any]) -> Iterator[None]:
    """Compiles by other functions until the context is left. Workers that stayed know those from before."""
    with mock.patch.object(compiling, "_generate", generate), mock.patch.object(compiling, "hand", hand):
        isolation.end_those_that_stay()
        yield
        isolation.end_those_that_stay()


@dataclass(frozen=True)
class _Kept:
    """A folder with code, each in a file that is named by what it is the code of."""

    folder: Path

    def file(self, ir: str | bytes, job: Job, emit: str) -> Path | None:
        """The file of a module's code, which need not be there; ``None`` if the code is not to be kept."""
        options = job.options
        if limits.are_given() or options.timeout_seconds is not None:
            return None
        text = ir.encode("utf-8", "surrogateescape") if isinstance(ir, str) else ir
        asked = (job.arch, options.opt_level, options.features, job.llvm_options, job.unverified, emit)
        return self.folder / blake2b(repr(asked).encode() + b"\n" + text).hexdigest()

    def hand(self, function: Callable[..., Any], ir: str | bytes, job: Job, emit: str, **given: Any) -> Any:
        """As `isolation.hand`; code that is kept needs no process."""
        file = self.file(ir, job, emit)
        code = _read(file) if file else None
        return _Done(code) if code else isolation.hand(function, ir, job, emit, **given)

    def generating(self) -> Callable[..., _Code]:
        """The function that workers call, which they find by its name."""

        @functools.wraps(_generate)
        def generate(ir: str | bytes, job: Job, emit: str) -> _Code:
            file = self.file(ir, job, emit)
            if code := _read(file) if file else None:
                return code
            before = _words()
            code = _generate(ir, job, emit)
            if file and before is not None and before == _words():
                made = file.with_suffix(f".{os.getpid()}")
                made.write_bytes(zlib.compress("\n".join(code[1]).encode() + b"\0" + code[0], 1))
                made.replace(file)
            return code

        return generate


@dataclass(frozen=True)
class _Done:
    """A compilation that is done, in place of one under way."""

    code: _Code

    def __exit__(self, *_: object) -> None: ...

    def result(self, *, quiet: bool = False) -> _Code:
        return self.code


def _read(file: Path) -> _Code | None:
    try:
        notes, _, data = zlib.decompress(file.read_bytes()).partition(b"\0")
    except FileNotFoundError:
        return None
    return data, tuple(notes.decode().splitlines())


def _words() -> int | None:
    """Bytes that this process has written to standard error, if that is a file."""
    told = os.fstat(2)
    return told.st_size if stat.S_ISREG(told.st_mode) else None
