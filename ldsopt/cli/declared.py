"""The options of a command as data, and the reading of a plain command line by them.

Most calls of a build step are plain: one input, and options that are a flag or take a text. Such a line is read here,
without click, which takes longer to load than LLVM takes to read a module. Any other line (``--help``, an option that
is not known, a choice, a number, bundled letters) is left to click, which is given the same declarations
(`ldsopt.cli.options.clicked`). Both read alike, and a test holds that.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ldsopt.options import Option, flags_of, options_of

INPUT = "input_file"
_FLAG = ("bool", bool)
_TEXT = ("str", "str | None", str)


class SingleOption(NamedTuple):
    """An option that is an argument of the command's function.

    Attributes:
        name: of the argument.
        kind: the type of its value.
        default: its value if it is not given.
        about: how it is spelled, and what it does.
    """

    name: str
    kind: Any
    default: Any
    about: Option


class OptionGroup(NamedTuple):
    """The options of a dataclass, of which the command's function gets one object as the argument ``name``."""

    cls: type
    name: str


class DeclaredCommand(NamedTuple):
    """A command.

    Attributes:
        name: as it is called.
        function: what it does; its docstring is the help. It gets an argument for the input and for each of
            `parameters`, and as ``told`` the names of those that were given.
        parameters: its options, in the order in which the help lists them.
    """

    name: str
    function: Callable[..., None]
    parameters: tuple[SingleOption | OptionGroup, ...]

    def call(self, values: Mapping[str, Any], told: frozenset[str]) -> None:
        """Runs the command.

        Args:
            values: the value of the input and of every option.
            told: the names of those that were given.
        """
        arguments = {INPUT: values[INPUT]}
        for one in self.parameters:
            if isinstance(one, OptionGroup):
                own = {field.name: values[field.name] for field, _ in options_of(one.cls)}
                arguments[one.name] = one.cls(**own)
            else:
                arguments[one.name] = values[one.name]
        silence = (
            contextlib.redirect_stderr(io.StringIO()) if values.get(QUIET.name) else contextlib.nullcontext()
        )
        with silence:
            self.function(told=told, **arguments)

    def read(self, words: Sequence[str]) -> tuple[dict[str, Any], frozenset[str]] | None:
        """The values of a plain command line, for `call`; ``None`` if it is not plain."""
        values, known = self._known()
        told: set[str] = set()
        following = iter(words)
        for word in following:
            if word == "-" or word[:1] not in ("-", ""):
                name, value = INPUT, word
                if name in told:
                    return None
            else:
                flag, given, text = word.partition("=") if word.startswith("--") else (word, "", "")
                if flag not in known:
                    return None
                name, value = known[flag]
                if value is None:
                    value = text if given else next(following, "")
                    if not value:
                        return None
                elif given:
                    return None
            values[name] = value
            told.add(name)
        return (values, frozenset(told)) if INPUT in told else None

    def _known(self) -> tuple[dict[str, Any], dict[str, tuple[str, Any]]]:
        """The value of each option that is not given; and by flag what it sets, with the value unless that follows."""
        values: dict[str, Any] = {}
        known: dict[str, tuple[str, Any]] = {}
        for name, kind, default, flags in self._options():
            values[name] = default
            for flag in flags:
                on, _, off = flag.partition("/")
                if kind in _FLAG:
                    known[on] = name, True
                    if off:
                        known[off] = name, False
                elif kind in _TEXT:
                    known[flag] = name, None
        return values, known

    def _options(self) -> list[tuple[str, Any, Any, tuple[str, ...]]]:
        """Name, type, default and flags of every option."""
        found: list[tuple[str, Any, Any, tuple[str, ...]]] = []
        for one in self.parameters:
            if isinstance(one, OptionGroup):
                found += [
                    (field.name, field.type, field.default, (*flags_of(field), *about.synonyms))
                    for field, about in options_of(one.cls)
                ]
            else:
                found.append((one.name, one.kind, one.default, (*one.about.flags, *one.about.synonyms)))
        return found


QUIET = SingleOption("quiet", bool, False, Option(("-q", "--quiet"), "Nothing on standard error but errors."))


DUMP = SingleOption(
    "dump",
    str,
    None,
    Option(
        ("--dump",),
        "Print facts beside the input's code, to standard error: provenance, ranges, divergence, intervals, liveness; "
        "with check and waits also outstanding. Commas between.",
        metavar="FACTS",
    ),
)


def verbose(help_text: str, name: str = "--verbose") -> SingleOption:
    """``-v``: what a command can say besides. Its long names, ``--verbose`` and ``--explain``, mean the same."""
    (synonym,) = {"--verbose", "--explain"} - {name}
    return SingleOption("verbose", bool, False, Option(("-v", name), help_text, synonyms=(synonym,)))
