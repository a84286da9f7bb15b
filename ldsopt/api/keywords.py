"""Functions that take their options as one object or as keywords, both known to a type checker.

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
from typing import Any, ParamSpec, Protocol, TypeVar, overload

from ldsopt.options import options_of

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
    options: Callable[Keywords, Options],
) -> Callable[[Callable[[Source, Options], Result]], TakesOptions[Source, Options, Keywords, Result]]:
    """Makes a function whose second argument is a dataclass of options take the fields of that as keywords, too.

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
