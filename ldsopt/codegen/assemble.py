"""Assembly to an object, by LLVM's assembler, and objects to a code object, by its linker.

Refused is assembly that would have the assembler read files of this machine: ``.incbin`` and ``.include``.

A module may hold such a directive in inline assembly, at module level, or in bitcode; a listing as plain text. The
object would carry the file, or the assembler's complaint quote it. So a listing is looked through before any assembler
gets it, for whatever wrote it. LLVM's parser takes a directive in either case and in quotes, so the word is looked for
everywhere, comments and strings included. Macros can put a name together: where a listing has macros, names that begin
with a dot and end with an argument, and arguments that touch each other, are refused as well. Source: LLVM 22,
AsmParser.cpp, ``parseStatement``, ``parseIdentifier`` and ``expandMacro``.

The assembler is ``llvm-mc``, or a clang. The LLVM inside llvmlite has no assembler. So the first that there is takes
it: the clang that is named as the compiler, the ``llvm-mc`` beside an ``llc`` that is, one in PATH or of ROCm, a clang,
that of ``ziglang``. It has to be of the compiler's LLVM or a later one, which read what that writes.

A code object is what the ROCm loader takes (``.hsaco``). Its linker comes with LLVM, with ROCm, and inside PyPI's
``ziglang``, so that pip alone suffices: `find_linker` takes the first of these that is there.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ldsopt import isolation, limits, programs
from ldsopt.codegen.compilers import CompilerKind, find, word_behind, zig_of
from ldsopt.codegen.options import CompileOptions
from ldsopt.errors import CompilerFailed, InputError, Unavailable
from ldsopt.interpreter import package_folder
from ldsopt.llvm_words import one_line

_WORDS = ("incbin", "include")
_READS = re.compile(rb"\.(?:incbin|include)(?![\w])", re.IGNORECASE)
_MACROS = (b".macro", b".irp", b".altmacro")
_BEGUN = "|".join(
    sorted({word[:end] for word in _WORDS for end in range(1, len(word) + 1)}, key=len, reverse=True)
)
_BUILT = re.compile(
    # A dot and the beginning of a word, then an argument; two arguments, or one and letters, that make one name; and
    # the mode in which arguments have no mark.
    rf"\.(?:{_BEGUN})?\\|\\\w+\\(?:\w|\(\)[a-z.\\])|\.altmacro\b".encode(),
    re.IGNORECASE,
)
_TOKENS = re.compile(rb'/\*(?s:.*?)(?:\*/|\Z)|//[^\n]*|;[^\n]*|"(?:\\(?s:.)|[^"\\])*("|\Z)')


def refuse_open_string(listing: bytes, source: str) -> None:
    """Refuses a listing whose last string does not end: in an operand, LLVM 22's assembler reads on for ever.

    Args:
        listing: assembly, as an assembler would get it.
        source: the input's name for messages.

    Raises:
        InputError: it has one.
    """
    for token in _TOKENS.finditer(listing):
        if token[0][:1] == b'"' and not token[1]:
            line = listing.count(b"\n", 0, token.start()) + 1
            raise InputError("its assembly has a quote that does not end", file=source, line=line)


def refuse_host_files(listing: bytes, source: str) -> None:
    """Refuses a listing that may read files.

    Args:
        listing: assembly, as an assembler would get it.
        source: the input's name for messages.

    Raises:
        InputError: it may, and the user has not allowed that.
    """
    if limits.includes_are_allowed():
        return
    found = _READS.search(listing)
    if found is None and any(word in listing.lower() for word in _MACROS):
        found = _BUILT.search(listing)
    if found is not None:
        word = found[0].decode("latin-1")
        raise InputError(
            f"its assembly may read files of this machine ('{word}')",
            file=source,
            remedy=f"`ldsopt {limits.OPTIONS[limits.INCLUDES]} COMMAND` allows it",
        )


_TRIPLE = "amdgcn-amd-amdhsa"
_IN_PATH = ("llvm-mc", *(f"llvm-mc-{version}" for version in range(40, 16, -1)))
_ASK_SECONDS = 60
_REMEDY = (
    "install llvm (Debian: llvm-22) or `pip install ziglang`, name a clang with --compiler, or write a .s"
)


def assemble(
    assembly: bytes,
    arch: str,
    options: CompileOptions | None = None,
    *,
    source: str = "<module>",
    lines: bool = False,
) -> bytes:
    """The object of a listing.

    Args:
        assembly: the listing.
        arch: the gfx architecture that it is for.
        options: the compiler that made it, with which features; how long the assembler may take.
        source: the input's name for messages.
        lines: the object is to say which line of the listing each instruction comes from.

    Raises:
        Unavailable: there is no assembler.
        InputError: it would read files, or has a string that does not end.
        CompilerFailed: it refused the listing, in its words, or took too long.
    """
    refuse_host_files(assembly, source)
    refuse_open_string(assembly, source)
    options = options or CompileOptions()
    command = next(_commands(arch, options), None)
    if command is None:
        version = find(options.compiler).llvm_major
        raise Unavailable(
            f"an object needs an assembler of LLVM {version} or later, and there is none; {_REMEDY}"
        )
    name = Path(command[0]).name
    try:
        words = [*command, "-g"] if lines else command
        done = programs.run(words, assembly, options.timeout_seconds)
    except subprocess.TimeoutExpired:
        isolation.note_cut()
        seconds = f"{options.timeout_seconds:g} seconds"
        raise CompilerFailed(f"{source}: {name} was not done after {seconds}") from None
    except OSError as error:
        raise Unavailable(f"cannot start {command[0]}: {error.strerror}") from None
    isolation.note_end(-done.returncode)
    if done.returncode:
        raise CompilerFailed(f"{source}: {name}: {one_line(done.stderr.decode('utf-8', 'replace'))}")
    return done.stdout


def _commands(arch: str, options: CompileOptions) -> Iterator[list[str]]:
    compiler = find(options.compiler)
    if compiler.kind is CompilerKind.CLANG:
        yield [*compiler.command, *_clang(arch, options)]
    places = [None, str(Path(os.environ.get("ROCM_PATH", "/opt/rocm"), "llvm", "bin"))]
    if compiler.kind is CompilerKind.LLC:
        program = Path(shutil.which(compiler.command[0]) or compiler.command[0])
        places.insert(0, str(program.parent))
    for place in places:
        for name in (f"llvm-mc-{compiler.llvm_major}", *_IN_PATH):
            found = shutil.which(name, path=place)
            if found and _llvm_major(found) >= compiler.llvm_major:
                yield [found, *_llvm_mc(arch, options)]
    for spec in ("clang", "ziglang"):
        try:
            other = find(spec)
        except Unavailable:
            continue
        if other.llvm_major >= compiler.llvm_major:
            yield [*other.command, *_clang(arch, options)]


@functools.cache
def _llvm_major(program: str) -> int:
    """The first number of a program's version; 0 if it does not tell."""
    try:
        said = programs.run([program, "--version"], timeout_seconds=_ASK_SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return 0
    major = word_behind("LLVM version ", said.stdout.decode("utf-8", "replace")).partition(".")[0]
    return int(major) if major.isdecimal() else 0


def _llvm_mc(arch: str, options: CompileOptions) -> list[str]:
    features = [f"-mattr={options.features}"] if options.features else []
    return [f"-triple={_TRIPLE}", f"-mcpu={arch}", *features, "-filetype=obj", "-o", "-", "-"]


def _clang(arch: str, options: CompileOptions) -> list[str]:
    command = [f"--target={_TRIPLE}", f"-mcpu={arch}", "-nogpulib", "-x", "assembler", "-c"]
    for feature in filter(None, options.features.split(",")):
        command.append(f"-m{'no-' if feature.strip()[0] == '-' else ''}{feature.strip()[1:]}")
    return [*command, "-", "-o", "-"]


_LINKERS_IN_PATH = ("ld.lld", "ld.lld-22", "ld.lld-21", "ld.lld-20", "lld")
_ELF = b"\x7fELF"
_ROCM = "/opt/rocm"
_LINKER_REMEDY = (
    "install lld (Debian: lld-22) or ROCm, or `pip install 'ldsopt[link]'`, or give --lld PROGRAM"
)


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
        for name in _LINKERS_IN_PATH:
            if program := shutil.which(name, path=path):
                return _command(program)
    if package_folder("ziglang") is not None:
        return _ziglang("")
    raise Unavailable(f"a code object needs LLVM's linker, and there is no ld.lld; {_LINKER_REMEDY}")


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
            isolation.note_cut()
            raise CompilerFailed(f"{source}: {name} was not done after {timeout_seconds:g} seconds") from None
        isolation.note_end(-done.returncode)
        if done.returncode:
            said = done.stderr.decode("utf-8", "replace").replace(f"{directory}{os.sep}", "")
            lines = (line.strip().removeprefix(f"{Path(command[0]).name}: ") for line in said.splitlines())
            told = " ".join(filter(None, lines)) or f"it failed with exit code {done.returncode}"
            raise CompilerFailed(f"{source}: {name}: {told}")
        if not after.exists():
            raise Unavailable(f"{name} made no file: it is not LLVM's linker for ELF; {_LINKER_REMEDY}")
        return after.read_bytes()
