"""Linking objects into a code object that the ROCm loader takes (``.hsaco``), by LLVM's linker.

A linker comes with LLVM, with ROCm, and inside PyPI's ``ziglang``, so that pip alone suffices: `find_linker` takes the
first of these that is there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ldsopt import cut_short, programs
from ldsopt.codegen.compilers import zig_of
from ldsopt.errors import CompilerFailed, InputError, Unavailable
from ldsopt.interpreter import package_folder

_IN_PATH = ("ld.lld", "ld.lld-22", "ld.lld-21", "ld.lld-20", "lld")
_ELF = b"\x7fELF"
_ROCM = "/opt/rocm"
_REMEDY = "install lld (Debian: lld-22) or ROCm, or `pip install 'ldsopt[link]'`, or give --lld PROGRAM"


def find_linker(lld: str | Path | None = None) -> tuple[str, ...]:
    """The command that links AMDGPU objects.

    Args:
        lld: a program, ``ziglang``, or ``ziglang:PYTHON``. By default the first that there is: an ld.lld in PATH, that
            of ROCm (``ROCM_PATH``, else /opt/rocm), that of ziglang in this Python.

    Raises:
        Unavailable: it is not there.
    """
    if lld is not None:
        name, _, python = str(lld).partition(":")
        if name == "ziglang":
            return _ziglang(python)
        if program := shutil.which(lld):
            return _command(program)
        raise Unavailable(f"there is no program '{lld}'")
    places = (None, str(Path(os.environ.get("ROCM_PATH", _ROCM), "llvm", "bin")))
    for path in places:
        for name in _IN_PATH:
            if program := shutil.which(name, path=path):
                return _command(program)
    if package_folder("ziglang") is not None:
        return _ziglang("")
    raise Unavailable(f"a code object needs LLVM's linker, and there is no ld.lld; {_REMEDY}")


def _command(program: str) -> tuple[str, ...]:
    """``lld`` alone does not know as which linker it is meant."""
    return (program, "-flavor", "gnu") if Path(program).name == "lld" else (program,)


def _ziglang(python: str) -> tuple[str, ...]:
    return (zig_of(python), "ld.lld")


def link(
    objects: Sequence[bytes],
    *,
    lld: str | Path | None = None,
    source: str = "<module>",
    timeout_seconds: float | None = None,
) -> bytes:
    """The linked code object.

    Args:
        objects: relocatable ELF objects, at least one.
        lld: the linker, as of `find_linker`.
        source: the input's name for messages.
        timeout_seconds: stop it after this long; never, by default.

    Raises:
        InputError: what is to be linked is no object.
        Unavailable: there is no linker, or what was named is none.
        CompilerFailed: it refused the objects, in its words, or took too long.
    """
    if not all(
        data.startswith(_ELF) for data in objects
    ):  # the linker would take text for a script of its own
        raise InputError("this is no ELF object", file=source)
    command = find_linker(lld)
    name = " ".join(Path(word).name for word in command if not word.startswith("-"))
    with tempfile.TemporaryDirectory() as directory:
        inputs = [Path(directory, f"in{number}.o") for number in range(len(objects))]
        after = Path(directory, "out.hsaco")
        for path, data in zip(inputs, objects, strict=True):
            path.write_bytes(data)
        try:
            # An object may name libraries that are to be linked with it, of this machine's.
            words = ["-shared", "--no-undefined", "--no-dependent-libraries", *map(str, inputs)]
            done = programs.run([*command, *words, "-o", str(after)], timeout_seconds=timeout_seconds)
        except subprocess.TimeoutExpired:
            cut_short.note()
            raise CompilerFailed(f"{source}: {name} was not done after {timeout_seconds:g} seconds") from None
        cut_short.note_end(-done.returncode)
        if done.returncode:
            said = done.stderr.decode("utf-8", "replace").replace(f"{directory}{os.sep}", "")
            raise CompilerFailed(f"{source}: {name}: {' '.join(said.split())}")
        if not after.exists():
            raise Unavailable(f"{name} made no file: it is not LLVM's linker for ELF; {_REMEDY}")
        return after.read_bytes()
