"""The compilers that can generate code, found by the name that a user gives them.

A compiler is named by its kind, by its kind and where it is, or by its program alone::

    llvmlite                  the LLVM inside llvmlite, in this process (the default)
    llc, llc:/opt/llc         an llc
    clang, clang:/opt/clang   a clang, ROCm's too, with code generation alone: no pass runs on the IR
    hipcc, hipcc:/opt/hipcc   the clang that this hipcc starts
    ziglang, ziglang:PYTHON   the clang of PyPI's ziglang, of this or of another Python
    triton, triton:PYTHON     the LLVM inside an installed Triton, of this or of another Python; also the directory that
                              the package lies in
    /opt/llc, clang-22        a program, whose kind it says itself

Code of different compilers is not comparable, so every one has a name with its version, which stands in every output.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from ldsopt import isolation, programs
from ldsopt.dataclass import dataclass
from ldsopt.errors import Unavailable, UsageError
from ldsopt.interpreter import asking_for_package, package_folder


class CompilerKind(Enum):
    """The way a compiler is asked."""

    LLVMLITE = "llvmlite"
    LLC = "llc"
    CLANG = "clang"
    TRITON = "triton"


@dataclass(frozen=True, slots=True)
class Compiler:
    """A compiler that is there.

    Attributes:
        kind: how it is asked.
        command: what starts it; for Triton's the interpreter and the directory of its package; empty for llvmlite.
        name: it and its version, e.g. ``llc 22.1.8`` or ``triton 3.9.0 (LLVM 23.0.0git)``.
        llvm: the version of its LLVM, e.g. ``22.1.8``.
        makes_mir: whether it can print machine IR.
        sets_options: whether LLVM's own options can be set.
    """

    kind: CompilerKind
    command: tuple[str, ...]
    name: str
    llvm: str
    makes_mir: bool = True
    sets_options: bool = True

    @property
    def llvm_major(self) -> int:
        """The first number of its LLVM's version."""
        return int(self.llvm.split(".", 1)[0])

    @property
    def identity(self) -> str:
        """The identity of a compiler: its name, its files, and when these were made."""
        files = [Path(part) for part in self.command if part.startswith("/")]
        if self.kind is CompilerKind.TRITON:
            package = Path(self.command[-1])
            files += [triton_library(package), *package.glob("backends/amd/lib/*.so")]
        marks = [
            f"{path}:{path.stat().st_size}:{path.stat().st_mtime_ns}" for path in files if path.is_file()
        ]
        return " ".join((self.name, *marks))


TRITON_WORKER = Path(__file__).with_name("triton_worker.py")
OLDEST_LLVM = 17
"""Opaque pointers, and all that is read and written here, are in LLVM from this version on."""
NAMES = {
    "llvmlite": "comes with ldsopt",
    "llc": "apt-get install llvm-22, or any LLVM that was built with the AMDGPU target",
    "clang": "apt-get install clang-22; ROCm's is /opt/rocm/llvm/bin/clang",
    "hipcc": "part of ROCm",
    "ziglang": "pip install ziglang (a clang 22 with the AMDGPU target)",
    "triton": "pip install triton; no GPU is needed",
}
"""Every name that a compiler can be given by, and how to come by one."""

_LLVM, _CLANG = "LLVM version ", "clang version "
_NEWEST_FIRST = range(40, 16, -1)
_ASK_SECONDS = 60.0
_LEAST_ASK_SECONDS = 3.0
"""Time to start a program on a busy machine, however little its work may take."""
_patience = _ASK_SECONDS


@contextlib.contextmanager
def asked_within(seconds: float) -> Iterator[None]:
    """Gives compilers this long, but three seconds at least and a minute at most, to say which they are."""
    global _patience  # noqa: PLW0603  # asked from far below
    before, _patience = _patience, min(_ASK_SECONDS, max(_LEAST_ASK_SECONDS, seconds))
    try:
        yield
    finally:
        _patience = before


@functools.cache
def find(spec: str) -> Compiler:
    """The compiler that ``spec`` names.

    Raises:
        UsageError: no compiler is called so.
        Unavailable: it is not there, or what is there is no LLVM for AMD GPUs.
    """
    name, colon, where = spec.partition(":")
    if not spec or (colon and name in NAMES and not where):
        raise UsageError(
            f"no compiler is called '{spec}'; known are {', '.join(NAMES)}, and paths of programs"
        )
    if name not in NAMES:
        return _told_by_itself(spec)
    if name == "llvmlite":
        if where:
            raise UsageError(f"'{spec}': llvmlite is the one of this Python; it has no path")
        return _llvmlite()
    if name == "triton":
        return _triton(where)
    if name == "ziglang":
        return _clang((zig_of(where), "clang"), " (ziglang)")
    if where:
        return _program(name, where)
    found = (_program(name, place) for place in _usual_places(name) if programs.where_is(place))
    usable = next((one for one in found if one.llvm_major >= OLDEST_LLVM), None)
    if usable is None:
        raise Unavailable(
            f"no {name} of LLVM {OLDEST_LLVM} or later in PATH; {NAMES[name]}; or give its path as {name}:PATH"
        )
    return usable


def known() -> dict[str, Compiler | str]:
    """Every kind of compiler: the one that its name finds, or why there is none."""
    found: dict[str, Compiler | str] = {}
    for name in NAMES:
        try:
            found[name] = find(name)
        except Unavailable as error:
            found[name] = str(error)
    return found


def triton_library(package: Path) -> Path:
    """Triton's binding, with LLVM in it, in the directory of its package.

    Raises:
        Unavailable: there is none.
    """
    found = sorted(package.glob("_C/libtriton*.so"))
    if not found:
        raise Unavailable(f"no Triton with a binding in {package}; {NAMES['triton']}")
    return found[0]


def _program(name: str, where: str) -> Compiler:
    program = programs.where_is(where)
    if program is None:
        raise Unavailable(f"no program {where!r}; {NAMES[name]}")
    if name == "hipcc":
        return _clang_of_hipcc(program)
    return _llc(program) if name == "llc" else _clang((program,))


def _usual_places(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name}-{version}" for version in _NEWEST_FIRST)
    rocm = os.environ.get("ROCM_PATH", "/opt/rocm")
    yield from (f"{rocm}/llvm/bin/{name}", f"{rocm}/bin/{name}")


def _told_by_itself(program: str) -> Compiler:
    if (Path(program) / "triton" / "_C").is_dir():
        return _triton(program)
    path = programs.where_is(program)
    if path is None:
        raise Unavailable(
            f"no program {program!r}; give the path of an llc or clang of LLVM {OLDEST_LLVM} or later, "
            f"or one of {', '.join(NAMES)}"
        )
    said = _said((path, "--version"))
    if word_behind(_LLVM, said) and _CLANG not in said:
        return _llc(path)
    if "HIP version" in said:
        return _clang_of_hipcc(path)
    if _CLANG in said:
        return _clang((path,))
    raise Unavailable(
        f"{program} does not say that it is an LLVM program; give the path of an llc or a clang"
    )


def _llvmlite() -> Compiler:
    from ldsopt.codegen import module

    name = module.version()
    return Compiler(CompilerKind.LLVMLITE, (), name, name.rpartition(" ")[2].rstrip(")"))


def _llc(program: str) -> Compiler:
    version = word_behind(_LLVM, _said((program, "--version")))
    if not version:
        raise Unavailable(f"{program} does not say that it is an LLVM program; give the path of an llc")
    return Compiler(CompilerKind.LLC, (program,), f"llc {version}", version)


def _clang(command: tuple[str, ...], note: str = "") -> Compiler:
    said = _said((*command, "--version"))
    version = word_behind(_CLANG, said)
    if not version:
        raise Unavailable(f"{command[0]} does not say that it is a clang; give the path of one")
    is_of_amd = said.partition(_CLANG)[0].rpartition("\n")[2].startswith("AMD")
    name = f"{'AMD ' if is_of_amd else ''}clang {version}{note}"
    return Compiler(CompilerKind.CLANG, command, name, version)


def _clang_of_hipcc(program: str) -> Compiler:
    said = f"\n{_said((program, '--version'))}".partition("\nInstalledDir:")[2].partition("\n")[0].strip()
    clang = programs.where_is("clang", path=said) if said else None
    if clang is None:
        raise Unavailable(f"{program} does not say where its clang is; give that as clang:PATH")
    return _clang((clang,))


def zig_of(python: str) -> str:
    """The path of the program in PyPI's ziglang, which is a clang and a linker.

    Args:
        python: the Python that it is installed for; empty for this one.

    Raises:
        Unavailable: it is not there.
    """
    zig = _folder_of("ziglang", python) / "zig"
    if not os.access(zig, os.X_OK):
        raise Unavailable(f"no program {str(zig)!r}; {NAMES['ziglang']}")
    return str(zig)


def _triton(where: str) -> Compiler:
    interpreter, package = sys.executable, Path(where)
    if not where or package.is_file() or not package.is_dir():
        package = _folder_of("triton", where)
        interpreter = programs.where_is(where) or sys.executable
    elif (package / "triton").is_dir():
        package = package / "triton"
    library = triton_library(package)
    stated = f"\n{(package / '__init__.py').read_text('utf-8', 'replace')}".partition("\n__version__")[2]
    version = stated.partition("\n")[0].strip(" =").strip("'\"")
    try:
        said = json.loads(_said((interpreter, "-I", str(TRITON_WORKER), str(library), "identify")))
    except json.JSONDecodeError:
        raise Unavailable(f"{interpreter} cannot load {library}") from None
    if not said["llvm"]:
        raise Unavailable(f"{library} does not say which LLVM is in it")
    return Compiler(
        CompilerKind.TRITON,
        (interpreter, str(package)),
        f"triton {version or '(unknown version)'} (LLVM {said['llvm']})",
        said["llvm"],
        makes_mir=said["makes_mir"],
        sets_options=said["sets_options"],
    )


def word_behind(key: str, said: str) -> str:
    """The word that follows a key in what a program says; empty if it does not say it."""
    return next(iter(said.partition(key)[2].split(maxsplit=1)), "")


def _folder_of(name: str, python: str) -> Path:
    """The folder of a package that a Python has, by default this one. The package is not imported for that.

    Raises:
        Unavailable: there is no such Python, or it has no such package.
    """
    if not python:
        folder = package_folder(name)
        if folder is None:
            raise Unavailable(f"{name} is not installed for {sys.executable}; {NAMES[name]}")
        return folder
    interpreter = programs.where_is(python)
    if interpreter is None:
        raise Unavailable(
            f"no program {python!r}; {name}:PYTHON takes the Python that {name} is installed for"
        )
    origin = _said(asking_for_package(interpreter, name)).strip()
    if not origin:
        raise Unavailable(f"{name} is not installed for {interpreter}; {NAMES[name]}")
    return Path(origin).parent


def _said(command: tuple[str, ...]) -> str:
    import subprocess  # it takes long to load

    try:
        done = programs.run(command, timeout_seconds=_patience)
    except subprocess.TimeoutExpired:
        isolation.note_cut()
        raise Unavailable(
            f"{command[0]} did not say its version in {_patience:g} seconds (--timeout)"
        ) from None
    except OSError as error:
        raise Unavailable(f"cannot ask {command[0]} for its version: {error}") from None
    return done.stdout.decode("utf-8", "replace")
