"""Options, each written down once.

The options of a transform, or of anything else that is asked for with options, are one frozen dataclass. Each of its
fields made by `option` says what it does and, where that does not follow from the field's name, how the command line
spells it. The library's functions take the dataclass or its fields as keywords (`ldsopt.api.reading`), and the command
line has an option for each (`ldsopt.cli.declared`), with the same help. A field without `option` is for callers inside
of the library alone.

A command of the command line is a dataclass of the same kind (`ldsopt.cli.declared`): its fields are options, made by
`option`, arguments, made by `argument`, and dataclasses of options.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, field, fields
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from ldsopt.errors import UsageError

E = TypeVar("E", bound=Enum)

_KEY = "option"
REQUIRED = MISSING
"""The default of an option that has to be given."""


class Option(NamedTuple):
    """The declaration of one field as an option.

    Attributes:
        flags: how the command line spells it, the best name first.
        help: what it does, one or more sentences.
        metavar: what stands for its value in the help.
        minimum, maximum: the least and the greatest value.
        above: its value is greater than this.
        synonyms: flags that the command line takes as well, and does not show.
        choices: the values that it takes, where its type does not say them.
        words: the number of words that it takes.
        is_shared: it means the same for every command that has it, and is explained once for all.
        old: what to use instead of it, if it goes on for one release only and is not shown.
    """

    flags: tuple[str, ...]
    help: str
    metavar: str | None = None
    minimum: int | None = None
    maximum: int | None = None
    above: float | None = None
    synonyms: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    words: int = 1
    is_shared: bool = False
    old: str = ""

    @property
    def is_argument(self) -> bool:
        """True for an argument, which has no flag."""
        return not self.help


def option(
    default: Any,
    help: str,  # noqa: A002
    *,
    flags: tuple[str, ...] = (),
    metavar: str | None = None,
    minimum: int | None = None,
    maximum: int | None = None,
    above: float | None = None,
    synonyms: tuple[str, ...] = (),
    choices: tuple[str, ...] = (),
    words: int = 1,
    is_shared: bool = False,
    old: str = "",
) -> Any:
    """A field of a dataclass of options. Arguments as for `Option`; its flag is ``--its-name`` unless others are given.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, kw_only=True)
    ... class ToastOptions:
    ...     well_done: bool = option(False, "Twice as long.")
    >>> [(one.name, flags_of(one)) for one in fields(ToastOptions)]
    [('well_done', ('--well-done',))]
    """
    about = Option(flags, help, metavar, minimum, maximum, above, synonyms, choices, words, is_shared, old)
    return field(default=default, metadata={_KEY: about})


def argument(metavar: str, default: Any = REQUIRED) -> Any:
    """A field of a command's dataclass that is an argument; a tuple takes all that are left."""
    return field(default=default, metadata={_KEY: Option((), "", metavar)})


def option_like(cls: type, name: str) -> Any:
    """A field like that of another dataclass of options: its default, its help, its spelling on the command line."""
    of_other = next(one for one in fields(cls) if one.name == name)
    return field(default=of_other.default, metadata=of_other.metadata)


def chosen(choices: type[E], value: E | str, what: str) -> E:
    """A member of an enum, which may be given by its value.

    Args:
        what: the word for what is chosen, for the message.

    Raises:
        UsageError: there is none with this value.
    """
    try:
        return choices(value)
    except ValueError:
        names = ", ".join(str(each.value) for each in choices)
        raise UsageError(f"no such {what}: {value}; there are {names}") from None


def options_of(cls: type) -> list[tuple[Field[Any], Option]]:
    """The fields of a dataclass that users may set, with what is known of each."""
    return [(one, one.metadata[_KEY]) for one in fields(cls) if _KEY in one.metadata]


def flags_of(one: Field[Any]) -> tuple[str, ...]:
    """The spelling of a field on the command line."""
    about: Option = one.metadata[_KEY]
    return about.flags or (f"--{one.name.replace('_', '-')}",)


def given_by(kind: type, options: object) -> dict[str, Any]:
    """The options of a class, as another object of options has them."""
    return {one.name: getattr(options, one.name) for one in fields(kind)}
