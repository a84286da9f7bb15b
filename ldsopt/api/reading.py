"""The arguments that functions of the library take: modules, and options.

A module is read for a compiler: bitcode that is too new for the LLVM in here, by the compiler's own reader. Functions
made by `takes` have their options as one object or as keywords, both known to a type checker.

>>> from dataclasses import dataclass
>>> from ldsopt.options import option
>>> @dataclass(frozen=True, kw_only=True)
... class ToastOptions:
...     minutes: int = option(2, "How long.")
>>> @takes(ToastOptions)
... def toast(bread: str, options: ToastOptions) -> str:
...     return f"{bread}, {options.minutes} minutes"
>>> toast("rye", minutes=3), toast("rye", ToastOptions(minutes=1)), toast("rye")
('rye, 3 minutes', 'rye, 1 minutes', 'rye, 2 minutes')
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar, Union, overload

from ldsopt import isolation
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.ir.read import load, parse, read
from ldsopt.options import options_of
from ldsopt.target.preamble import is_bitcode

if TYPE_CHECKING:  # it takes long to load
    from pathlib import Path

    from ldsopt.compare.transformed import Transformed

ModuleSource: TypeAlias = Union[Module, "Transformed[Any]", str, PathLike[str]]
"""A module, the result of a transform, or the name of a file with a module."""


class SpelledModule(NamedTuple):
    """A module as a compiler can read it, free of addresses, so that it can cross a process boundary.

    Attributes:
        text: textual IR.
        source: the input's name.
        arch: the architecture's name.
        kernels: names of the kernels that it defines.
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
    """Two versions of a module. One without an architecture gets the other's. Errors as `parse_for`."""
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
        compiler: names the compiler of the module.
        data, source, mcpu, features: as for `ldsopt.ir.read.parse`.

    Raises:
        InputError, UsageError: as `ldsopt.ir.read.parse`.
        CompilerFailed, Unavailable: the compiler's reader fails, too, or cannot be started.
    """
    if compiler == DEFAULT_COMPILER or not isinstance(data, bytes) or not is_bitcode(data) or _is_read(data):
        return parse(data, source=source, mcpu=mcpu, features=features)
    from ldsopt.codegen.compile import disassembled  # not ahead: hardly any bitcode is newer

    text = disassembled(data, compiler, source)
    if text is None:
        return parse(data, source=source, mcpu=mcpu, features=features)
    module = parse(text, source=source, mcpu=mcpu, features=features)
    module.given = data
    return module


def _is_read(data: bytes) -> bool:
    """True if the LLVM in this process reads some bitcode; it may end its process on bitcode that it cannot read."""
    try:
        return isolation.run(lambda: bool(parse(data, source="<bitcode>")))
    except InputError as error:
        return "invalid bitcode" not in str(error)
    except isolation.ChildDied:
        return False


def module_of(source: ModuleSource) -> Module:
    """The module itself; the result of a transform, parsed; or the module in a file.

    Raises:
        InputError: the file cannot be read.
    """
    if isinstance(source, Module):
        return source
    if isinstance(source, (str, PathLike)):
        return read(str(source))
    return parse(source.text, source=source.source, mcpu=source.arch)


Source = TypeVar("Source")
Source_contra = TypeVar("Source_contra", contravariant=True)
Options = TypeVar("Options")
Options_contra = TypeVar("Options_contra", contravariant=True)
Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)
Keywords = ParamSpec("Keywords")


class TakesOptions(Protocol[Source_contra, Options_contra, Keywords, Result_co]):
    """A function of something and of options."""

    @overload
    def __call__(self, source: Source_contra, options: Options_contra, /) -> Result_co: ...
    @overload
    def __call__(
        self, source: Source_contra, /, *args: Keywords.args, **keywords: Keywords.kwargs
    ) -> Result_co: ...


def takes(
    options: Callable[Keywords, Any],
) -> Callable[[Callable[[Source, Options], Result]], TakesOptions[Source, Options, Keywords, Result]]:
    """Makes a function whose second argument is a dataclass of options take the fields of that as keywords, too.

    The function may take a base class of `options` as one object.

    Its docstring gets a list of the options, from the same table as the help of the command line.
    """

    def decorate(
        function: Callable[[Source, Options], Result],
    ) -> TakesOptions[Source, Options, Keywords, Result]:
        @functools.wraps(function)
        def call(source: Source, given: Options | None = None, /, *args: Any, **keywords: Any) -> Result:
            if given is not None and keywords:
                raise TypeError(f"{function.__name__} takes options as one object or as keywords, not both")
            return function(source, options(*args, **keywords) if given is None else given)

        # As inspect.cleandoc, which takes long to load: functions of a module are indented by four.
        lines = (function.__doc__ or "").rstrip().split("\n")
        call.__doc__ = "\n".join(line.removeprefix("    ") for line in lines) + _described(options)
        return call  # type: ignore[return-value]

    return decorate


def _described(options: Callable[..., object]) -> str:
    assert isinstance(options, type)
    lines = [
        f"    {field.name} (default {field.default!r}): {about.help}" for field, about in options_of(options)
    ]
    return f"\n\nOptions, as keywords or as one `{options.__name__}`:\n" + "\n".join(lines)
