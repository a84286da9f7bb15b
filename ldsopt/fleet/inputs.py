"""The modules that names on a command line mean (files, directories, patterns of names), and how to work on many."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from glob import escape
from pathlib import Path
from shlex import quote

from ldsopt.codegen.options import parallel_jobs
from ldsopt.dataclass import dataclass
from ldsopt.errors import FileErrors, InputError, UsageError
from ldsopt.options import option

MODULES = (".ll", ".bc", ".llir")
"""Suffixes of the files that are taken from a directory; the last one is that of IR in Triton's cache."""
_OF_TRITON = ".amdgcn"
"""Of the assembly in Triton's cache. The code object beside it is the same code, and needs a disassembler."""
CODE = (".s", ".asm", _OF_TRITON, ".o", ".hsaco", ".co", ".so")
"""Suffixes of the files that are taken from a directory without modules."""
OF_HOST = frozenset({".o", ".so"})
"""Suffixes of files that may be of the host alone."""
_MAGIC = frozenset("*?[")
_OTHERS = "; name other files by a pattern in quotes, such as {}"


@dataclass(frozen=True, slots=True)
class FleetInput:
    """One module.

    Attributes:
        path: where it is.
        below: its path below the directory that was named; of a file that was named itself, the file's name.
        size: its bytes.
    """

    path: str
    below: str
    size: int


def is_single(names: Sequence[str]) -> bool:
    """True if names mean one module, to be handled as such: one file, or standard input."""
    return len(names) == 1 and not (Path(names[0]).is_dir() or _is_pattern(names[0]))


def require_name(name: str) -> None:
    """Refuses an input's name that is empty: as a path it would be the current directory.

    Raises:
        UsageError: it is.
    """
    if not name:
        raise UsageError("the name of an input is empty; - is standard input")


def find_inputs(names: Sequence[str]) -> tuple[FleetInput, ...]:
    """Every module that is meant, once, in the order of the names and below each by path.

    Args:
        names: of files (of whatever suffix), of directories (of which every file below with a suffix of `MODULES`
            counts, or, where there is none, of `CODE`), and patterns, in which ``*`` and ``?`` stand for parts of names
            and ``**`` for any directories.

    Raises:
        InputError: there is no such file, a directory holds no module, a pattern meets none.
        UsageError: standard input among others, or an empty name.
    """
    found: dict[str, FleetInput] = {}
    for name in names:
        for path, below in _found(name):
            with FileErrors(name):
                size = path.stat().st_size
            found.setdefault(os.path.realpath(path), FleetInput(str(path), below, size))
    return tuple(found.values())


def paired(before: str, after: str) -> Iterator[tuple[FleetInput, str, str]]:
    """The modules of one path below two directories, and where each is in both. One that only one of them has is named
    in both all the same: whoever reads it says that it is not there.

    Raises:
        InputError: a directory holds no module.
        UsageError: one of both is no directory.
    """
    for name in (before, after):
        if not Path(name).is_dir():
            raise UsageError(
                f"'{name}' is no directory, and the other one is: give two modules or two directories"
            )
    every = {module.below: module for name in (after, before) for module in find_inputs([name])}
    for below, module in sorted(every.items()):
        yield module, str(Path(before, below)), str(Path(after, below))


def meant(name: str) -> tuple[str, ...]:
    """The files and directories that a pattern meets, or the name itself if it is none.

    Raises:
        InputError: it meets nothing.
        UsageError: the name is empty.
    """
    require_name(name)
    if not _is_pattern(name):
        return (name,)
    met = _met(name)[1]
    if not met:
        raise InputError("meets no file", file=name)
    return tuple(map(str, met))


def _is_pattern(name: str) -> bool:
    return not _MAGIC.isdisjoint(name) and not Path(name).exists()


def _found(name: str) -> Iterator[tuple[Path, str]]:
    require_name(name)
    if name == "-":
        raise UsageError("standard input is one module; name files and directories, or - alone")
    if Path(name).is_dir():
        for path in _below(Path(name), _OTHERS.format(quote(f"{escape(name.rstrip('/'))}/**/*"))):
            yield path, path.relative_to(name).as_posix()
    elif _is_pattern(name):
        yield from _matched(name)
    else:
        yield Path(name), Path(name).name


def _below(folder: Path, remedy: str = "") -> tuple[Path, ...]:
    """The modules below a directory; its code if there are none."""
    from ldsopt.compare.pairing import files_below  # whoever names one file needs nothing of it

    files = files_below(folder, (*MODULES, *CODE), remedy)
    found = tuple(one for one in files if one.suffix in MODULES) or device_code(files)
    if not found:
        raise InputError(f"holds no code of a GPU{remedy}", file=folder)
    return found


def device_code(files: Sequence[Path]) -> tuple[Path, ...]:
    """The files of a directory but those of the host without code of HIP, and second ones of the same code."""
    from ldsopt.isa.bundles import is_host_code  # of modules none is asked

    def is_of_host(file: Path) -> bool:
        with suppress(OSError):  # whoever reads it says why
            return file.suffix in OF_HOST and is_host_code(file.read_bytes())
        return False

    listed = {one.with_suffix("") for one in files if one.suffix == _OF_TRITON}
    once = (one for one in files if one.suffix != ".hsaco" or one.with_suffix("") not in listed)
    return tuple(one for one in once if not is_of_host(one))


def _matched(pattern: str) -> Iterator[tuple[Path, str]]:
    """The files that a pattern meets, or those below the directories that it meets; as below its part without a
    wildcard."""
    from ldsopt.compare.pairing import stays_below

    root, met = _met(pattern)
    met = [path for path in met if stays_below(path, root)]
    files = [path for path in met if path.is_file()]
    if not files:
        files = [file for path in met if path.is_dir() for file in _below(path)]
    if not files:
        raise InputError("meets no file", file=pattern)
    for path in files:
        yield path, path.relative_to(root).as_posix()


def _met(pattern: str) -> tuple[Path, list[Path]]:
    """The files that a pattern matches, and the directory that is its part without a wildcard."""
    parts = Path(pattern).parts
    fixed = next(place for place, part in enumerate(parts) if not _MAGIC.isdisjoint(part))
    root = Path(*parts[:fixed])
    return root, sorted(root.glob("/".join(parts[fixed:])))


@dataclass(frozen=True, slots=True, kw_only=True)
class FleetOptions:
    """The number of modules at one time, and what becomes of the others when one fails."""

    jobs: int | None = parallel_jobs()
    fail_fast: bool = option(
        False, "Stop at the first module that fails. Default: go on with the others.", is_shared=True
    )
    module_seconds: float | None = option(
        None,
        "Give up a module that takes longer, and go on with the others. Default: no limit.",
        flags=("--module-timeout",),
        metavar="SECONDS",
        above=0,
        is_shared=True,
    )

    @property
    def at_once(self) -> int:
        """The number of modules that are worked on at the same time: as asked for, or one for each core."""
        return self.jobs or len(os.sched_getaffinity(0))
