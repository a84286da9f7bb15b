"""The library that fetches records of programs that launch kernels by HIP: built from its source, and preloaded.

The source is C, in this package, and takes no header of ROCm. Any compiler of C that is there builds it.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ldsopt import programs
from ldsopt.codegen.compilers import zig_of
from ldsopt.errors import CompilerFailed, InputError, Unavailable
from ldsopt.interpreter import package_folder

SOURCE = Path(__file__).with_name("preload") / "records.c"
FOLDER, LAUNCHES = "LDSOPT_RECORDS", "LDSOPT_RECORDS_LAUNCHES"
"""The variables that the library reads: where dumps go, and how many launches of each kernel are recorded."""
_COMPILERS = ("cc", "clang", "clang-22", "gcc", "amdclang")
_OPTIONS = ("-shared", "-fPIC", "-O2", "-o")


def build_library(output: Path, compiler: str | None = None) -> Path:
    """Builds the library, whole or not at all.

    Args:
        output: the file to be written.
        compiler: of C; by default the first that is there: ``cc``, ``clang``, ``gcc``, ROCm's, PyPI's ziglang.

    Raises:
        Unavailable: there is no compiler of C.
        CompilerFailed: it fails.
        InputError: the file cannot be written.
    """
    words = _compiler(compiler)
    try:
        with tempfile.TemporaryDirectory(prefix=".ldsopt-", dir=output.parent) as scratch:
            made = Path(scratch) / "library.so"
            done = programs.run([*words, *_OPTIONS, str(made), str(SOURCE), "-ldl", "-lpthread"])
            if done.returncode:
                said = done.stderr.decode("utf-8", "replace").strip().splitlines()
                raise CompilerFailed(
                    f"{words[0]} does not build {SOURCE.name}: {said[0] if said else 'no reason'}"
                )
            made.replace(output)
    except OSError as error:
        raise InputError(f"cannot be written: {error.strerror}", file=output) from None
    return output


def _compiler(wanted: str | None) -> Sequence[str]:
    found = next(filter(None, map(shutil.which, [wanted] if wanted else _COMPILERS)), None)
    if found:
        return [found]
    if wanted is None and package_folder("ziglang") is not None:
        return [zig_of(""), "cc"]
    raise Unavailable(
        f"no compiler of C ({wanted or ', '.join(_COMPILERS)}) builds the library that is preloaded; "
        "install one, or pip install ziglang"
    )


@contextlib.contextmanager
def flydsl_records(folder: str | Path, launches: int | None = None) -> Iterator[Path]:
    """Records of kernels that a program of FlyDSL launches inside of the ``with``; the folder of the dumps.

    FlyDSL calls HIP by a library of its own, which the dynamic linker binds when the first kernel is made. So this one
    is loaded before, for everybody to be bound to, and does what it does when it is preloaded. Outside of the ``with``
    every call goes straight on.

    Args:
        folder: for dumps; it is made if it is not there.
        launches: so many of each kernel are recorded; by default 16.

    Raises:
        InputError: the folder cannot be made.
        Unavailable: FlyDSL has called HIP in this process already; or no compiler of C builds the library.
        CompilerFailed: it fails.
    """
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"no folder for dumps: {error.strerror}", file=place) from None
    _load_for_everybody()
    given = {FOLDER: str(place.resolve())} | ({} if launches is None else {LAUNCHES: str(launches)})
    before = {name: os.environ.get(name) for name in given}
    os.environ.update(given)
    try:
        yield place
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


_FLYDSL = "libfly_jit_runtime"
"""FlyDSL's library that calls HIP, from its wheel."""
_loaded: list[ctypes.CDLL] = []


def _load_for_everybody() -> None:
    """Loads the library, once, so that libraries that are loaded behind it are bound to its functions."""
    if _loaded:
        return
    maps = Path("/proc/self/maps")
    if maps.exists() and _FLYDSL in maps.read_text(encoding="utf-8", errors="surrogateescape"):
        raise Unavailable(
            "FlyDSL has made a kernel in this process already, so its calls are bound past this library; begin the "
            "records in front of the first one, or run the program by `ldsopt records`"
        )
    with tempfile.TemporaryDirectory(prefix="ldsopt-") as scratch:
        _loaded.append(ctypes.CDLL(str(build_library(Path(scratch) / "records.so")), mode=ctypes.RTLD_GLOBAL))


def run_recorded(program: Sequence[str], folder: Path, library: Path, launches: int | None = None) -> int:
    """Runs a program with the library preloaded; the program's exit code, or 128 and the number of its signal.

    Args:
        program: its name and arguments.
        folder: for dumps; it is made if it is not there.
        library: what `build_library` wrote.
        launches: so many of each kernel are recorded; by default 16.

    Raises:
        InputError: the folder cannot be made.
        Unavailable: the program cannot be started.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"no folder for dumps: {error.strerror}", file=folder) from None
    before = [word for word in os.environ.get("LD_PRELOAD", "").split(":") if word]
    environment = {
        **os.environ,
        FOLDER: str(folder.resolve()),
        "LD_PRELOAD": ":".join([str(library), *before]),
    }
    if launches is not None:
        environment[LAUNCHES] = str(launches)
    try:
        code = subprocess.run(program, env=environment, check=False).returncode
    except OSError as error:
        with contextlib.suppress(OSError):  # an empty folder is no output
            folder.rmdir()
        raise Unavailable(f"'{program[0]}' cannot be started: {error.strerror}") from None
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    return code if code >= 0 else 128 - code
