"""Linking an object into a code object that the ROCm loader takes (``.hsaco``), by LLVM's linker."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from ldsopt.errors import CompilerFailed, Unavailable

_NAMES = ("ld.lld", "ld.lld-22", "ld.lld-21", "ld.lld-20")


def link(data: bytes, *, lld: Path | None = None, source: str = "<module>") -> bytes:
    """The linked code object.

    Args:
        data: a relocatable ELF object.
        lld: the linker; looked for in PATH when not given.
        source: the input's name for messages.

    Raises:
        Unavailable: there is no linker.
        CompilerFailed: it refused the object; in its words.
    """
    program = _find(lld)
    with tempfile.TemporaryDirectory() as directory:
        before, after = Path(directory, "in.o"), Path(directory, "out.hsaco")
        before.write_bytes(data)
        done = subprocess.run(
            [program, "-flavor", "gnu", "-shared", before, "-o", after]
            if Path(program).name == "lld"
            else [program, "-shared", before, "-o", after],
            capture_output=True,
            check=False,
        )
        if done.returncode:
            words = " ".join(done.stderr.decode("utf-8", "replace").split())
            raise CompilerFailed(f"{source}: {Path(program).name}: {words}")
        return after.read_bytes()


def _find(lld: Path | None) -> str:
    candidates = (str(lld),) if lld else _NAMES
    for name in candidates:
        if program := shutil.which(name):
            return program
    if lld:
        raise Unavailable(f"there is no program '{lld}'")
    raise Unavailable(
        "a code object needs LLVM's linker, and no ld.lld is in PATH; install lld, or give --lld PROGRAM"
    )
