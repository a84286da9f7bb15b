"""Documents: what a report says, as a frozen tree of dataclasses. Its JSON is derived from the tree.

A document is a frozen dataclass with the name of its schema in ``SCHEMA``. Its fields are the members, in their order.
Values are numbers, texts, dates, enumerations (written as their values), tuples, mappings, and further dataclasses or
named tuples. `ldsopt.report.schemas` derives the JSON schema from the same types; what a docstring says of its
``Attributes:`` are the descriptions there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, Protocol, TypeVar

Natural = Annotated[int, ("minimum", 0)]
"""An integer that is not negative. The pairs beside a type in ``Annotated`` are keywords of its schema."""
Positive = Annotated[int, ("minimum", 1)]
"""An integer of at least 1, such as a line number."""


class _Unwritten(Enum):
    OUT = "left out"


Absent = Literal[_Unwritten.OUT]
ABSENT: Final = _Unwritten.OUT
"""The value of a member that is left out of the JSON: ``member: int | Absent = ABSENT``."""


Part = TypeVar("Part")


class Document(Protocol):
    """A report's root: a dataclass that names its schema, e.g. ``ldsopt.waits/1``."""

    SCHEMA: ClassVar[str]


def by_name(kind: type[Enum]) -> tuple[str, tuple[str, ...]]:
    """For a member that is one of an enumeration's names in lower case: ``Annotated[str, by_name(Cause)]``."""
    return "enum", tuple(member.name.lower() for member in kind)


def json_text(document: Document) -> str:
    """A document as JSON that names its schema first; ASCII, indented by two spaces, with a final newline."""
    return indented({"schema": document.SCHEMA, **plain(document)})


def plain(value: Any) -> Any:
    """A value as `json` writes it: dataclasses and named tuples as dictionaries by field, without what is `ABSENT`.

    >>> from typing import NamedTuple
    >>> plain([NamedTuple("Place", [("line", int)])(3), {"at": ()}])
    [{'line': 3}, {'at': []}]
    """
    if value is None or type(value) in _WRITTEN:
        return value
    kind: Any = type(value)
    if names := _members(kind):
        members = ((name, getattr(value, name)) for name in names)
        return {written(name): plain(member) for name, member in members if member is not ABSENT}
    if isinstance(value, Mapping):
        return {plain(key): plain(member) for key, member in value.items()}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, (tuple, list)):
        return [plain(member) for member in value]
    return value.isoformat() if hasattr(value, "isoformat") else value


def filled(kind: Callable[..., Part], source: object, /, **others: Any) -> Part:
    """A part of a document made of a record: its fields are those of the same name, but for ``others``.

    An empty text of the record is `None` where the field may be that; an empty text or tuple, or `None`, is `ABSENT`
    where the field may be that and not `None`. What is `ABSENT` in the record is the field's default.

    >>> from collections import namedtuple
    >>> from dataclasses import make_dataclass
    >>> named = make_dataclass("Named", [("name", "str"), ("why", "str | None")])
    >>> filled(named, namedtuple("Found", "name why line")("k", "", 3))
    Named(name='k', why=None)
    """
    values = {name: getattr(source, name) for name in _members(kind) if name not in others}
    for name, (nothing, written_as) in _when_empty(kind).items():
        if name in values and values[name] in nothing:
            values[name] = written_as
    return kind(**{name: value for name, value in values.items() if value is not ABSENT}, **others)


@cache
def _when_empty(kind: Any) -> Mapping[str, tuple[tuple[object, ...], object]]:
    """The fields of a class that may be `None` or `ABSENT`, with the values that say nothing, and which of the two."""
    hints = {field.name: str(field.type) for field in fields(kind)}
    left_out = {name: (("", (), None), ABSENT) for name, hint in hints.items() if "Absent" in hint}
    null = {name: (("",), None) for name, hint in hints.items() if "None" in hint}
    return {**left_out, **null}


def written(name: str) -> str:
    """The name of a member: that of its field, where Python's keywords take a ``_`` behind them (``class_``)."""
    return name.rstrip("_")


@cache
def _members(kind: Any) -> tuple[str, ...]:
    """The names of a class's fields; none of what is neither a dataclass nor a named tuple."""
    names: tuple[str, ...] = getattr(kind, "_fields", ())
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else names


_WRITTEN = frozenset({str, int, float, bool})


def indented(value: object) -> str:
    r"""JSON in ASCII, which holds no command of a CI service (`ldsopt.errors.shown`): a reader gets them as is.

    >>> print(indented("##vso[x]"), end="")
    "#\u0023vso[x]"
    """
    import json  # not ahead: measurements are made of these types, too, and mostly shown as text

    return json.dumps(value, indent=2).replace("##", "#\\u0023") + "\n"


def fingerprint(*parts: str) -> str:
    """The name of a finding or a regression, of what stays the same from one version of the input to the next."""
    import hashlib

    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()[:32]
