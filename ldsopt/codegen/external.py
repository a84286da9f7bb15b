"""Code generation by the caller's own compiler: the LLVM that really ships the kernels."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from pathlib import Path

from ldsopt import cut_short, limits, programs
from ldsopt.codegen import module
from ldsopt.codegen.compilers import TRITON_WORKER, Compiler, CompilerKind, triton_library
from ldsopt.codegen.dialect import spelled_for, with_short_records
from ldsopt.codegen.host_files import refuse_host_files
from ldsopt.errors import CompilerFailed, InputError, Unavailable
from ldsopt.llvm_words import one_line
from ldsopt.target.preamble import DEFAULT_TRIPLE, is_bitcode, refuse_nul, triple_of

_READ_ERROR = re.compile(r"<stdin>:(?:(\d+):\d+:)? error: (.*)|(input module cannot be verified)")
_UNPARSED = re.compile(r"failed to parse (?:LLVM )?IR: (.*?)(?:(?:lineno:| at line) (\d+))?$", re.MULTILINE)
_ERROR = re.compile(r"^(?:\S+: )?error: ", re.MULTILINE)
_NO_NOTES: tuple[str, ...] = ()
_FILE_TYPES = {"asm": "-S", "obj": "-c"}


def compile_by(
    compiler: Compiler, job: module.Job, ir: str | bytes, emit: str
) -> tuple[bytes, tuple[str, ...]]:
    """The code, and notes. Arguments as for `compile.compile_ir`.

    Raises:
        Unavailable: the compiler cannot be started, or cannot do what is asked for.
        InputError: it cannot read the module.
        CompilerFailed: it refused the module, died on it, or took longer than it may.
    """
    options, source = job.options, job.source
    data = ir if isinstance(ir, bytes) else ir.encode("utf-8", "surrogateescape")
    triple, notes = "", _NO_NOTES
    if not is_bitcode(data):
        refuse_nul(data, source)
        data = spelled_for(data, compiler.llvm)
        triple = module.backend_triple(triple_of(data.decode("latin-1")), source)
        notes = module.disagreements(module.named_target_cpus(data), job.arch)
    elif compiler.kind is CompilerKind.TRITON:
        raise Unavailable(f"{source}: {compiler.name} reads text, not bitcode; give the module as .ll")
    if emit == "obj" and (
        is_bitcode(data) or b"asm" in data
    ):  # inline assembly is printed as it is, and then seen
        refuse_host_files(compile_by(compiler, job, ir, "asm")[0], source)
    command = _COMMANDS[compiler.kind](compiler, job, triple, emit)
    try:
        done = programs.run(command, data, options.timeout_seconds)
        if done.returncode != 0 and _wants_short_records(done.stderr):
            done = programs.run(command, with_short_records(data, job.arch), options.timeout_seconds)
    except subprocess.TimeoutExpired:
        cut_short.note()
        raise CompilerFailed(
            f"{source}: {compiler.name} was stopped after {options.timeout_seconds:g} s"
        ) from None
    except OSError as error:
        raise Unavailable(f"cannot start {compiler.command[0]}: {error.strerror}") from None
    cut_short.note_end(-done.returncode)
    words = done.stderr.decode("utf-8", "replace")
    if done.returncode != 0 or _ERROR.search(words):  # the LLVM of Triton 3.8 goes on behind an error
        raise _failure(words, done.returncode, compiler, source, data)
    return done.stdout, notes


def _llc(compiler: Compiler, job: module.Job, triple: str, emit: str) -> list[str]:
    options = job.options
    command = [*compiler.command, f"-mcpu={job.arch}", f"-O{options.opt_level}", f"-filetype={emit}"]
    command += [*([f"-mtriple={triple}"] if triple else []), *job.llvm_options, "-o", "-", "-"]
    if job.unverified:
        command.append("-disable-verify")
    if options.features:
        command.append(f"-mattr={options.features}")
    return command


def _clang(compiler: Compiler, job: module.Job, triple: str, emit: str) -> list[str]:
    """Code generation alone: passes on the IR would undo what the module says, and what it is checked against."""
    options = job.options
    command = [
        *compiler.command,
        f"--target={triple or DEFAULT_TRIPLE}",
        f"-mcpu={job.arch}",
        f"-O{options.opt_level}",
    ]
    command += [_FILE_TYPES[emit], "-nogpulib", "-fno-addrsig", "-Wno-override-module"]
    command += ["-Xclang", "-disable-llvm-passes"]
    for option in job.llvm_options:
        command += ["-mllvm", option]
    if job.unverified:
        command += ["-Xclang", "-disable-llvm-verifier"]
    for feature in filter(None, options.features.split(",")):
        command += ["-Xclang", "-target-feature", "-Xclang", feature.strip()]
    return [*command, "-x", "ir", "-", "-o", "-"]


def _triton(compiler: Compiler, job: module.Job, triple: str, emit: str) -> list[str]:
    options = job.options
    if options.opt_level != 3:
        raise Unavailable(
            f"{compiler.name} generates code as -O3 does, and cannot do so at -O{options.opt_level}"
        )
    interpreter, package = compiler.command
    request = {
        "triple": triple,
        "arch": job.arch,
        "features": options.features,
        "llvm_options": job.llvm_options,
        "emit": emit,
    }
    return [
        interpreter,
        "-I",
        str(TRITON_WORKER),
        str(triton_library(Path(package))),
        "compile",
        json.dumps(request),
    ]


_COMMANDS = {CompilerKind.LLC: _llc, CompilerKind.CLANG: _clang, CompilerKind.TRITON: _triton}


def _failure(
    words: str, code: int, compiler: Compiler, source: str, ir: bytes
) -> InputError | CompilerFailed:
    unread = _READ_ERROR.search(words)
    if unread:
        # The verifier states its reason in the line before.
        message = unread[2] or f"{unread[3]}: {words.strip().splitlines()[0]}"
        return InputError(message, file=source, line=int(unread[1]) if unread[1] else None)
    unparsed = _UNPARSED.search(words)
    if unparsed:
        return InputError(unparsed[1], file=source, line=int(unparsed[2]) if unparsed[2] else None)
    crash, said = words.find("PLEASE submit a bug report"), words
    if crash >= 0:  # what follows is a stack dump
        said = words[:crash]
    limit = limits.broken_by(_cause(code), words)
    said = limit or module.gist(one_line(said), ir) or f"ended with {_cause(code)} and no message"
    return CompilerFailed(f"{source}: {compiler.name}: {said}")


def _wants_short_records(words: bytes) -> bool:
    """Whether a compiler refuses buffer resources with 64 bits for the number of records. Of two 22.0.0git one does."""
    return b"incorrect argument type" in words and b"@llvm.amdgcn.make.buffer.rsrc." in words


def _cause(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"status {code}"
