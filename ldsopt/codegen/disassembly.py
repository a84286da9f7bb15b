"""Bitcode as text, by the compiler that wrote it or is to read it: it knows what this LLVM may be too old for."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from ldsopt import cut_short, programs
from ldsopt.codegen.compilers import Compiler, CompilerKind, find
from ldsopt.errors import CompilerFailed, Unavailable
from ldsopt.llvm_words import one_line
from ldsopt.target.preamble import DEFAULT_TRIPLE

_SECONDS = 600


def disassembled(data: bytes, spec: str, source: str) -> bytes | None:
    """The text of bitcode by a compiler's own reader; ``None`` if it has none: llvmlite's is the one that reads here,
    Triton's binding reads text alone.

    Args:
        data: the bitcode.
        spec: names the compiler.
        source: the input's name for messages.

    Raises:
        UsageError, Unavailable: as `ldsopt.codegen.compilers.find`, and if the reader cannot be started.
        CompilerFailed: it cannot read the bitcode either.
    """
    command = _command(find(spec))
    if command is None:
        return None
    try:
        done = programs.run(command, data, _SECONDS)
    except subprocess.TimeoutExpired:
        cut_short.note()
        raise CompilerFailed(f"{source}: {command[0]} was stopped after {_SECONDS} s") from None
    except OSError as error:
        raise Unavailable(f"cannot start {command[0]}: {error.strerror}") from None
    cut_short.note_end(-done.returncode)
    if done.returncode != 0:
        words = one_line(done.stderr.decode("utf-8", "replace")) or f"ended with status {done.returncode}"
        raise CompilerFailed(f"{source}: {find(spec).name} cannot read it either: {words}")
    return done.stdout


def _command(compiler: Compiler) -> list[str] | None:
    """A clang prints what it reads; beside an ``llc-22`` lies an ``llvm-dis-22``."""
    if compiler.kind is CompilerKind.CLANG:
        quiet = ["-nogpulib", "-Wno-override-module", "-Xclang", "-disable-llvm-passes"]
        return [
            *compiler.command,
            f"--target={DEFAULT_TRIPLE}",
            *quiet,
            *("-S", "-emit-llvm", "-x", "ir", "-", "-o", "-"),
        ]
    if compiler.kind is CompilerKind.LLC:
        program = Path(compiler.command[0])
        beside = program.with_name(f"llvm-dis{program.name.removeprefix('llc')}")
        found = shutil.which(str(beside)) if program.name.startswith("llc") else None
        return [found, "-o", "-", "-"] if found else None
    return None
