"""IR to assembly or object code, by LLVM in a worker process or by the caller's own compiler.

LLVM's code generation ends its process on what it cannot compile; here that becomes an exception with LLVM's
own words. The assembly is the same byte for byte as that of ``llc -O3`` of the same LLVM.

A module may be for an LLVM that is older than the one which printed it, or be read by one that is newer. LLVM 22.1 puts
attributes on the declarations of intrinsics that an older LLVM does not know, and whose parser then refuses the whole
module. They promise something; without them nothing else is said, and every LLVM gives the intrinsics that it knows its
own attributes when it reads them (AutoUpgrade).
"""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ldsopt import isolation, limits, programs
from ldsopt.codegen import module
from ldsopt.codegen.assemble import refuse_host_files
from ldsopt.codegen.compilers import TRITON_WORKER, Compiler, CompilerKind, find, triton_library
from ldsopt.codegen.options import CompileOptions, Emit
from ldsopt.dataclass import dataclass
from ldsopt.errors import (
    CompilerFailed,
    CompilerStopped,
    InputError,
    Unavailable,
    UnreadableCode,
    presentable,
)
from ldsopt.isolation import ChildDied, Lent, Running, hand
from ldsopt.llvm_words import located_error, one_line
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.preamble import DEFAULT_TRIPLE, is_bitcode, refuse_nul, triple_of

_NEW_ATTRIBUTES: tuple[tuple[str, tuple[int, int]], ...] = (("nocreateundeforpoison", (22, 1)),)
"""Attributes, each with the first release that knows it."""
_RECORDS = re.compile(
    rb"^(?P<indent> *)(?P<head>[^\n]*@llvm\.amdgcn\.make\.buffer\.rsrc\.p\d+\.p\d+\([^\n]*, i16(?: [^,\n]+)?, )i64"
    rb'(?P<value> -?\d+| %(?:[-\w$.]+|"[^"\n]*"))?(?=, i32[ )])',
    re.MULTILINE,
)


def spelled_for(ir: bytes, llvm: str) -> bytes:
    """The text of a module as an LLVM of this version, e.g. ``22.0.0git``, reads it.

    Attributes that it does not know go. From LLVM 23 on tensor copies have a fifth group, which no hardware reads (pull
    request 182334), and the form of two groups is gone: LLVM 24 takes it for a call. Early versions of 23 are not told
    apart, and get what LLVM 22 has.

    >>> spelled_for(b"attributes #0 = { nocallback nocreateundeforpoison nounwind }", "22.0.0git")
    b'attributes #0 = { nocallback nounwind }'
    >>> spelled_for(b'attributes #0 = { "of nocreateundeforpoison x" nocreateundeforpoison }', "22.0.0git")
    b'attributes #0 = { "of nocreateundeforpoison x" }'
    >>> spelled_for(b"attributes #0 = { nocreateundeforpoison }", "22.1.8")
    b'attributes #0 = { nocreateundeforpoison }'
    >>> groups = b"<4 x i32> %a, <8 x i32> %b, <4 x i32> %c, <4 x i32> %d"
    >>> call = b"call void @llvm.amdgcn.tensor.load.to.lds(" + groups + b", i32 0)"
    >>> made = spelled_for(call, "24.0.0git")
    >>> made[-47:], spelled_for(made, "24.0.0git") == made, spelled_for(call, "22.1.8") == call
    (b'<4 x i32> %d, <8 x i32> zeroinitializer, i32 0)', True, True)
    >>> short = b"call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %a, <8 x i32> %b, i32 0)"
    >>> groups = b"<4 x i32> zeroinitializer, <4 x i32> zeroinitializer"
    >>> spelled_for(short, "24.0.0git") == made.replace(b"<4 x i32> %c, <4 x i32> %d", groups)
    True
    """
    major, _, rest = llvm.partition(".")
    minor = rest.partition(".")[0]
    if not (major.isdecimal() and minor.isdecimal()):
        return ir
    release = (int(major), int(minor))
    if release >= (24, 0) and b"@llvm.amdgcn.tensor." in ir:
        ir = _declared_once(_TENSOR_COPY.sub(_with_fifth_group, ir))
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


def _with_fifth_group(found: re.Match[bytes]) -> bytes:
    value = b"" if found["policy"].endswith(b"immarg)") else b" zeroinitializer"
    absent = (b"<4 x i32>", b"<4 x i32>", b"<8 x i32>") if found["short"] else (b"<8 x i32>",)
    added = b"".join(b", " + group + value for group in absent)
    return found["name"] + found["groups"] + added + found["policy"]


def _declared_once(ir: bytes) -> bytes:
    """The text without the second declaration of a tensor copy, which both of its forms had."""
    seen = set[bytes]()
    lines = []
    for line in ir.split(b"\n"):
        if line.startswith(b"declare void @llvm.amdgcn.tensor."):
            name = line.partition(b"(")[0]
            if name in seen:
                continue
            seen.add(name)
        lines.append(line)
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

SMALL = 1 << 20
"""Characters of a module of which several are compiled in one process, one after the other."""


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
        isolation.note_cut()
        raise CompilerFailed(f"{source}: {command[0]} was stopped after {_SECONDS} s") from None
    except OSError as error:
        raise Unavailable(f"cannot start {command[0]}: {error.strerror}") from None
    isolation.note_end(-done.returncode)
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


@dataclass(frozen=True, slots=True)
class Compiled:
    """The output of the compiler.

    Attributes:
        data: the assembly text or the object file.
        compiler: name and version, e.g. ``llvmlite 0.50.0 (LLVM 22.1.0)`` or ``llc 22.1.8``. Code of
            different compilers is not comparable.
        arch: the architecture asked for.
        notes: what the caller should know about the code, one sentence each.
    """

    data: bytes
    compiler: str
    arch: str
    notes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The assembly."""
        return self.data.decode("utf-8", "surrogateescape")


@contextmanager
def reading(compiled: Compiled, source: str) -> Iterator[None]:
    """Makes of code that cannot be read an error of the compiler that wrote it.

    Args:
        compiled: the code.
        source: the name of the module that was compiled.

    Raises:
        CompilerFailed: what is inside of the context cannot read the code.
    """
    try:
        yield
    except UnreadableCode as error:
        where = "" if error.line is None else f" in line {error.line} of its output"
        raise CompilerFailed(
            f"{source}: {compiled.compiler} wrote code that cannot be read{where}: {error.message}; "
            "name another compiler by --compiler"
        ) from None


class Compiling:
    """A compilation begun. Leaving its context ends it."""

    def __init__(
        self, finish: Callable[[bool], Compiled], worker: Running[Any] | Lent[Any] | None = None
    ) -> None:
        self._finish, self._worker = finish, worker

    def __enter__(self) -> Compiling:
        return self

    def __exit__(self, *_: object) -> None:
        if self._worker is not None:
            self._worker.__exit__()

    def result(self, *, quiet: bool = False) -> Compiled:
        """Waits for the code; to be asked for once. ``quiet`` drops LLVM's warnings. Errors as for `compile_ir`."""
        return self._finish(quiet)


def begin_compile(
    ir: str | bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    emit: Emit = "asm",
    source: str = "<module>",
    llvm_options: tuple[str, ...] = (),
    unverified: bool = False,
) -> Compiling:
    """Begins to compile a module in the background; another compiler than llvmlite runs when the result is asked for.

    Args:
        ir: textual IR, or bitcode as bytes.
        arch: the gfx architecture, like ``-mcpu``. A function's own ``"target-cpu"`` wins, as in ``llc``;
            that they disagree is then among the notes.
        options: how. No IR passes run: see `ldsopt.codegen.module`.
        emit: assembly text with LLVM's comments, or an ELF object.
        source: the input's name for messages.
        llvm_options: further options of LLVM's own, as ``llc`` takes them.
        unverified: the compiler is not to verify the module once more on its way, as ``llc`` and clang do.

    Raises:
        UsageError: unknown architecture, or no compiler is called so.
        Unavailable: the compiler is not there.
    """
    options = options or CompileOptions()
    job = module.Job(known_arch(arch).name, options, source, llvm_options, unverified)
    compiler = find(options.compiler)
    if compiler.kind is not CompilerKind.LLVMLITE:
        return Compiling(lambda _: _compiled(compile_by(compiler, job, ir, emit), compiler, job.arch))
    alike = llvm_options if len(ir) <= SMALL else None
    worker = hand(_generate, ir, job, emit, alike=alike, timeout_seconds=options.timeout_seconds)
    return Compiling(
        lambda quiet: _compiled(_awaited(worker, job.source, ir, quiet), compiler, job.arch), worker
    )


def compile_ir(
    ir: str | bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    emit: Emit = "asm",
    source: str = "<module>",
    llvm_options: tuple[str, ...] = (),
    unverified: bool = False,
) -> Compiled:
    """Compiles a module. Arguments as for `begin_compile`.

    Raises:
        UsageError: unknown architecture.
        InputError: LLVM's parser or verifier refuses the module, or it is not for an AMD GPU.
        CompilerFailed: code generation refused it or died on it.
        Unavailable: the compiler is not there, or cannot do what is asked for: llvmlite has no assembler, for
            objects of modules with inline assembly; Triton's knows no level but 3.
    """
    with begin_compile(
        ir, arch, options, emit=emit, source=source, llvm_options=llvm_options, unverified=unverified
    ) as compiling:
        return compiling.result()


def compile_here(
    ir: str | bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    source: str = "<module>",
    llvm_options: tuple[str, ...] = (),
    unverified: bool = False,
) -> Compiled:
    """Compiles a module to assembly in this process, which LLVM may end: for jobs that have a process of their own.

    LLVM's own options stay set in the process, and none may be set twice.

    Raises:
        UsageError, InputError, CompilerFailed, Unavailable: as `compile_ir`, as far as LLVM lives to tell.
    """
    options = options or CompileOptions()
    job = module.Job(known_arch(arch).name, options, source, llvm_options, unverified)
    compiler = find(options.compiler)
    if compiler.kind is not CompilerKind.LLVMLITE:
        return _compiled(compile_by(compiler, job, ir, "asm"), compiler, job.arch)
    return _compiled(_generate(ir, job, "asm"), compiler, job.arch)


def _compiled(made: tuple[bytes, tuple[str, ...]], compiler: Compiler, arch: str) -> Compiled:
    data, notes = made
    return Compiled(data, compiler.name, arch, notes)


def _awaited(
    worker: Running[Any] | Lent[Any], source: str, ir: str | bytes, quiet: bool
) -> tuple[bytes, tuple[str, ...]]:
    try:
        made: tuple[bytes, tuple[str, ...]] = worker.result(quiet=quiet)
    except ChildDied as error:
        if "don't have an asm parser" in error.words:
            raise Unavailable(
                f"{source}: the module has inline assembly, and llvmlite has no assembler to make an "
                "object of it; emit assembly instead, or choose a compiler with one: --compiler clang"
            ) from None
        raise module.died(error, source, ir) from None
    return made


def _generate(ir: str | bytes, job: module.Job, emit: Emit) -> tuple[bytes, tuple[str, ...]]:
    loaded = module.load(ir, job)
    loaded.module.data_layout = str(loaded.machine.target_data)  # llc compiles with the target's, always
    loaded.machine.set_asm_verbosity(True)  # the comments tell loop depth, registers and occupancy
    if emit == "obj":
        data: bytes = loaded.machine.emit_object(loaded.module)
        return data, loaded.notes
    try:
        text: str = loaded.machine.emit_assembly(loaded.module)
    except UnicodeDecodeError as error:  # llvmlite decodes as UTF-8, which a symbol's name need not be
        return bytes(error.object), loaded.notes
    return text.encode("utf-8"), loaded.notes


# --- external -----------------------------------------------------------------------------------------------
#
# Code generation by the caller's own compiler: the LLVM that really ships the kernels.


_STDIN = "<stdin>:"
_UNVERIFIED = "input module cannot be verified"
_UNPARSED = re.compile(r"failed to parse (?:LLVM )?IR: (.*?)(?:(?:lineno:| at line) (\d+))?$", re.MULTILINE)
_NO_NOTES: tuple[str, ...] = ()
_FILE_TYPES = {"asm": "-S", "obj": "-c"}
_KINDS = {"asm": "assembly", "obj": "an object"}
_ASSEMBLY = (b"\t.", b"--- ")
"""LLVM writes some directives of every module, of an empty one too; or it was asked for machine IR."""
_IS_CODE: Mapping[str, Callable[[bytes], bool]] = {
    "asm": lambda data: any(data.startswith(begin) or b"\n" + begin in data for begin in _ASSEMBLY),
    "obj": lambda data: data.startswith(b"\x7fELF"),
}
_TENSOR_COPY = re.compile(
    rb"(?P<name>@llvm\.amdgcn\.tensor\.(?:load\.to|store\.from)\.lds)(?P<short>\.d2)?"
    rb"(?P<groups>\((?:(?!<8 x i32>)[^\n])*<8 x i32>(?:(?!<8 x i32>)[^\n])*?)(?P<policy>, i32 (?:immarg|-?\d+)\))"
)
"""A tensor copy with two or four groups of its descriptor, its declaration, too."""
_EXCERPT = 60
"""Characters of a compiler's output that a message shows."""


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
        if compiler.kind is not CompilerKind.LLC:  # which does so itself
            data = module.with_features(data.decode("latin-1"), job.options.features).encode("latin-1")
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
        isolation.note_cut()
        raise CompilerStopped(
            f"{source}: {compiler.name} was stopped after {options.timeout_seconds:g} s"
        ) from None
    except OSError as error:
        raise Unavailable(f"cannot start {compiler.command[0]}: {error.strerror}") from None
    isolation.note_end(-done.returncode)
    words = done.stderr.decode("utf-8", "replace")
    if done.returncode != 0 or any(
        map(_is_error, words.split("\n"))
    ):  # the LLVM of Triton 3.8 goes on behind an error
        raise _failure(words, done.returncode, compiler, source, data)
    if not _IS_CODE[emit](done.stdout):
        first = done.stdout.strip().partition(b"\n")[0].decode("utf-8", "replace")
        said = f"'{presentable(first)[:_EXCERPT]}'" if first else "nothing"
        raise CompilerFailed(
            f"{source}: {compiler.name} wrote {said} in place of {_KINDS[emit]}; name an llc or a clang with the "
            "AMDGPU target by --compiler"
        )
    return done.stdout, notes


def _is_error(line: str) -> bool:
    """True if a line says that there is an error, behind one word at most."""
    head, told, _ = line.partition("error: ")
    return told != "" and (not head or (head.endswith(": ") and not any(map(str.isspace, head[:-1]))))


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
    for line in words.split("\n"):
        if _STDIN in line and (located := located_error(line[line.index(_STDIN) :])):
            return InputError(located.message, file=source, line=located.line)
        if f"{_STDIN} error: " in line:
            return InputError(line.partition(f"{_STDIN} error: ")[2], file=source)
        if _UNVERIFIED in line:  # the verifier states its reason in the line before
            return InputError(f"{_UNVERIFIED}: {words.strip().splitlines()[0]}", file=source)
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
    """True if a compiler refuses buffer resources with 64 bits for the number of records. Of two 22.0.0git one does."""
    return b"incorrect argument type" in words and b"@llvm.amdgcn.make.buffer.rsrc." in words


def _cause(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"status {code}"
