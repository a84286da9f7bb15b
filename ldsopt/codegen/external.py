"""Code generation by the caller's own ``llc``: the LLVM that really ships the kernels."""

from __future__ import annotations

import functools
import re
import shutil
import signal
import subprocess
from pathlib import Path

from ldsopt.codegen import module
from ldsopt.errors import CompilerFailed, InputError, Unavailable
from ldsopt.isolation import one_line

_VERSION = re.compile(r"LLVM version (\S+)")
_READ_ERROR = re.compile(r"<stdin>:(?:(\d+):\d+:)? error: (.*)|(input module cannot be verified)")
_TRIPLE = re.compile(rb'^\s*target\s+triple\s*=\s*"([^"]*)"', re.MULTILINE)


def compile_by(job: module.Job, ir: str | bytes, emit: str) -> tuple[bytes, str, tuple[str, ...]]:
    """The code, the compiler's name and version, and notes. Arguments as for `compile.compile_ir`.

    Raises:
        Unavailable: there is no such program, or it cannot be started.
        InputError: ``llc`` cannot read the module.
        CompilerFailed: ``llc`` refused it, died on it, or took longer than it may.
    """
    options, source = job.options, job.source
    llc = Path(options.llc or "llc")
    program = find(llc)
    data = ir if isinstance(ir, bytes) else ir.encode("utf-8", "surrogateescape")
    command = [
        program,
        f"-mcpu={job.arch}",
        f"-O{options.opt_level}",
        f"-filetype={emit}",
        "-o",
        "-",
        "-",
    ]
    command += job.llvm_options
    if options.features:
        command.append(f"-mattr={options.features}")
    notes: tuple[str, ...] = ()
    if not module.is_bitcode(data):
        module.refuse_nul(data, source)
        named = _TRIPLE.search(data)
        triple = module.backend_triple(named[1].decode("ascii", "replace") if named else "", source)
        command.append(f"-mtriple={triple}")
        notes = module.disagreements(module.named_target_cpus(data), job.arch)
    try:
        done = subprocess.run(
            command, input=data, capture_output=True, timeout=options.timeout_seconds, check=False
        )
    except subprocess.TimeoutExpired:
        raise CompilerFailed(f"{source}: {llc} was stopped after {options.timeout_seconds:g} s") from None
    except OSError as error:
        raise Unavailable(f"cannot start {llc}: {error.strerror}") from None
    if done.returncode != 0:
        raise _failure(done.stderr.decode("utf-8", "replace"), done.returncode, llc, source)
    return done.stdout, version(program), notes


def find(llc: Path) -> str:
    """The program's path, looked up in PATH when it is a bare name.

    Raises:
        Unavailable: there is none.
    """
    program = shutil.which(str(llc))
    if program is None:
        raise Unavailable(
            f"no program {str(llc)!r}; give the path of an llc of LLVM 17 or later, or leave --llc out"
        )
    return program


@functools.cache
def version(program: str) -> str:
    """Name and version of an ``llc``, e.g. ``llc 22.1.8``."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(f"cannot ask {program} for its version: {error}") from None
    found = _VERSION.search(said.stdout)
    if found is None:
        raise Unavailable(f"{program} does not say that it is an LLVM program; give the path of an llc")
    return f"llc {found[1]}"


def _failure(words: str, code: int, llc: Path, source: str) -> InputError | CompilerFailed:
    unread = _READ_ERROR.search(words)
    if unread:
        # The verifier states its reason in the line before.
        message = unread[2] or f"{unread[3]}: {words.strip().splitlines()[0]}"
        return InputError(message, file=source, line=int(unread[1]) if unread[1] else None)
    crash, said = words.find("PLEASE submit a bug report"), words
    if crash >= 0:  # what follows is a stack dump
        said = words[:crash]
    said = module.gist(one_line(said)) or f"ended with {_cause(code)} and no message"
    return CompilerFailed(f"{source}: {llc.name}: {said}")


def _cause(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"status {code}"
