"""Modules for another LLVM: spelled for one that is older than the one which printed it, or read by one that is newer.

Spelling a module for an LLVM that is older than the one which printed it.

What is written here is what LLVM 22.1 prints. It puts attributes on the declarations of intrinsics that an older LLVM
does not know, and whose parser then refuses the whole module. They promise something; without them nothing else is
said, and every LLVM gives the intrinsics that it knows its own attributes when it reads them (AutoUpgrade).
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from ldsopt import cut_short, programs
from ldsopt.codegen.compilers import Compiler, CompilerKind, find
from ldsopt.errors import CompilerFailed, Unavailable
from ldsopt.llvm_words import one_line
from ldsopt.target.preamble import DEFAULT_TRIPLE

_NEW_ATTRIBUTES: tuple[tuple[str, tuple[int, int]], ...] = (("nocreateundeforpoison", (22, 1)),)
"""Attributes, each with the first release that knows it."""
_RECORDS = re.compile(
    rb"^(?P<indent> *)(?P<head>[^\n]*@llvm\.amdgcn\.make\.buffer\.rsrc\.p\d+\.p\d+\([^\n]*, i16(?: [^,\n]+)?, )i64"
    rb'(?P<value> -?\d+| %(?:[-\w$.]+|"[^"\n]*"))?(?=, i32[ )])',
    re.MULTILINE,
)


def spelled_for(ir: bytes, llvm: str) -> bytes:
    """The text of a module without attributes that an LLVM of this version, e.g. ``22.0.0git``, does not know.

    >>> spelled_for(b"attributes #0 = { nocallback nocreateundeforpoison nounwind }", "22.0.0git")
    b'attributes #0 = { nocallback nounwind }'
    >>> spelled_for(b'attributes #0 = { "of nocreateundeforpoison x" nocreateundeforpoison }', "22.0.0git")
    b'attributes #0 = { "of nocreateundeforpoison x" }'
    >>> spelled_for(b"attributes #0 = { nocreateundeforpoison }", "22.1.8")
    b'attributes #0 = { nocreateundeforpoison }'
    """
    major, _, rest = llvm.partition(".")
    minor = rest.partition(".")[0]
    if not (major.isdecimal() and minor.isdecimal()):
        return ir
    release = (int(major), int(minor))
    unknown = [name.encode() for name, since in _NEW_ATTRIBUTES if release < since]
    if not any(name in ir for name in unknown):
        return ir
    lines = ir.split(b"\n")
    for number, line in enumerate(lines):
        if line.startswith(b"attributes #"):
            parts = line.split(b'"')
            for name in unknown:
                parts[::2] = [part.replace(b" %b " % name, b" ") for part in parts[::2]]
            lines[number] = b'"'.join(parts)
    return b"\n".join(lines)


def with_short_records(ir: bytes, arch: str) -> bytes:
    """The text of a module, as LLVM prints it, with 32 bits for the number of records of a buffer resource.

    So LLVM 22.0 and older have it. On gfx125x, where it stays, a resource holds more. On all others it holds 32 bits,
    and LLVM 22.1 makes the same of the 64: its code takes the low half.
    """
    if arch.startswith("gfx125"):
        return ir
    added = iter(range(len(ir)))

    def short(found: re.Match[bytes]) -> bytes:
        value = (found["value"] or b"").strip()
        before = b""
        if value.startswith(b"%"):
            name = b"%%ldsopt.records.%d" % next(added)
            before, value = b"%b = trunc i64 %b to i32 " % (name, value), name
        elif value:
            low = int(value) & 0xFFFFFFFF
            value = b"%d" % (low - (low >> 31 << 32))
        return found["indent"] + before + found["head"] + b"i32" + (b" " + value if value else b"")

    return _RECORDS.sub(short, ir)


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
