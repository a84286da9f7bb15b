"""Reading a module for a compiler: bitcode that is too new for the LLVM in here, by the compiler's own reader."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, Union

from ldsopt import isolation
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.ir.read import load, parse, read
from ldsopt.target.preamble import is_bitcode

if TYPE_CHECKING:  # it takes long to load
    from pathlib import Path

    from ldsopt.compare.transformed import Transformed


ModuleSource: TypeAlias = Union[Module, "Transformed[Any]", str, PathLike[str]]
"""A module, what a transform has made of one, or the name of a file with one."""


class SpelledModule(NamedTuple):
    """A module as a compiler can read it, free of addresses, so that it can cross a process boundary.

    Attributes:
        text: textual IR.
        source: the input's name.
        arch: the architecture's name.
        kernels: names of those that it defines.
    """

    text: str
    source: str
    arch: str
    kernels: tuple[str, ...]


def read_for(compiler: str, path: str | Path, *, mcpu: str | None = None, features: str = "") -> Module:
    """The module in a file. Arguments and errors as for `parse_for`."""
    source, data = load(path)
    return parse_for(compiler, data, source=source, mcpu=mcpu, features=features)


def read_pair(
    compiler: str, before: str | Path, after: str | Path, *, mcpu: str | None = None, features: str = ""
) -> tuple[Module, Module]:
    """Two versions of a module. Where one says no architecture, it is for that of the other. Errors as `parse_for`."""
    first = read_for(compiler, before, mcpu=mcpu, features=features)
    second = read_for(compiler, after, mcpu=mcpu, features=features)
    if first.arch is None and second.arch is not None:
        first = read_for(compiler, before, mcpu=second.arch.name, features=features)
    elif second.arch is None and first.arch is not None:
        second = read_for(compiler, after, mcpu=first.arch.name, features=features)
    return first, second


def parse_for(
    compiler: str, data: bytes | str, *, source: str = "<string>", mcpu: str | None = None, features: str = ""
) -> Module:
    """The module in a buffer. Bitcode that cannot be read here is read by the compiler, if that has a reader.

    Args:
        compiler: names the compiler that is to compile the module.
        data, source, mcpu, features: as for `ldsopt.ir.read.parse`.

    Raises:
        InputError, UsageError: as `ldsopt.ir.read.parse`.
        CompilerFailed, Unavailable: the compiler's reader fails, too, or cannot be started.
    """
    if compiler == DEFAULT_COMPILER or not isinstance(data, bytes) or not is_bitcode(data) or _is_read(data):
        return parse(data, source=source, mcpu=mcpu, features=features)
    from ldsopt.codegen.dialect import disassembled  # not ahead: hardly any bitcode is newer

    text = disassembled(data, compiler, source)
    if text is None:
        return parse(data, source=source, mcpu=mcpu, features=features)
    module = parse(text, source=source, mcpu=mcpu, features=features)
    module.given = data
    return module


def _is_read(data: bytes) -> bool:
    """True if the LLVM in here reads some bitcode; it may end its process on what it cannot read."""
    try:
        return isolation.run(lambda: bool(parse(data, source="<bitcode>")))
    except InputError as error:
        return "invalid bitcode" not in str(error)
    except isolation.ChildDied:
        return False


def module_of(source: ModuleSource) -> Module:
    """The module itself; the one that a transform has made, parsed; or the one in the file of a name.

    Raises:
        InputError: the file cannot be read.
    """
    if isinstance(source, Module):
        return source
    if isinstance(source, (str, PathLike)):
        return read(str(source))
    return parse(source.text, source=source.source, mcpu=source.arch)
