"""Reading JSON from other programs: every step knows its place in the document.

A `JsonNode` is a value with its place. Reading it as something that it is not raises an `InputError` of one line: the
file, the place (``measurements[0].functions[2].waits``), the expected and the actual value. `read` reads what
`ldsopt.documents` has written of a dataclass.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from ldsopt.dataclass import dataclass
from ldsopt.documents import Absent
from ldsopt.errors import InputError

Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class JsonNode:
    """A JSON value, the file it is from and its place therein."""

    value: object
    file: str
    place: str = ""

    def error(self, message: str, remedy: str | None = None) -> InputError:
        """Makes an `InputError` that names the file and this value's place in it."""
        where = f"{self.place}: " if self.place else ""
        return InputError(where + message, file=self.file, remedy=remedy)

    def wrong(self, expected: str) -> InputError:
        """Makes an `InputError` that the value is another one."""
        return self.error(f"expected {expected}, found {_described(self.value)}")

    def at(self, key: str) -> JsonNode:
        """The member ``key`` of an object; an error if it is absent."""
        found = self.get(key)
        if found is None:
            raise self.error(f"'{key}' is missing")
        return found

    def get(self, key: str) -> JsonNode | None:
        """The member ``key`` of an object, or ``None`` when it is absent."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object")
        if key not in self.value:
            return None
        return JsonNode(self.value[key], self.file, f"{self.place}.{key}" if self.place else key)

    def members(self) -> Iterator[tuple[str, JsonNode]]:
        """The members of an object, in the order of the document."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object")
        for key, value in self.value.items():
            yield key, JsonNode(value, self.file, f"{self.place}.{key}")

    def items(self) -> Iterator[JsonNode]:
        """The elements of an array, in order."""
        if not isinstance(self.value, list):
            raise self.wrong("an array")
        for index, value in enumerate(self.value):
            yield JsonNode(value, self.file, f"{self.place}[{index}]")

    def is_null(self) -> bool:
        """True if the value is ``null``."""
        return self.value is None

    def text(self) -> str:
        """The value, which must be a string."""
        if not isinstance(self.value, str):
            raise self.wrong("a string")
        return self.value

    def flag(self) -> bool:
        """The value, which must be true or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def count(self) -> int:
        """The value, which must be a whole number from 0 to 2^63 - 1."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not 0 <= self.value < 2**63:
            raise self.wrong("a whole number, 0 or more")
        return self.value

    def number(self) -> int | float:
        """The value, which must be a finite number."""
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            raise self.wrong("a number")
        if self.value != self.value or self.value in (float("inf"), float("-inf")):
            raise self.wrong("a finite number")
        return self.value


def parse(text: str, file: str, schema: str) -> JsonNode:
    """The root of a document whose ``schema`` is the given one, e.g. ``ldsopt.measurement/1``.

    Raises:
        InputError: not JSON, no ``schema`` member, or another one than this.
    """
    try:
        root = JsonNode(json.loads(text), file)
    except json.JSONDecodeError as error:
        raise InputError(f"not JSON: {error.msg}", file=file, line=error.lineno) from None
    except (ValueError, RecursionError) as error:  # an integer of thousands of digits; nesting without end
        raise InputError(f"not usable JSON: {error}", file=file) from None
    kind, _, version = schema.partition("/")
    tag = root.get("schema")
    if tag is None:
        raise root.error(f'no "schema" member, so this is not {kind}', f'expected "schema": "{schema}"')
    if tag.text() != schema:
        found_kind, _, found_version = tag.text().partition("/")
        if found_kind == kind and found_version.isdecimal() and int(found_version) > int(version):
            raise tag.error(f"'{tag.text()}' is newer than this ldsopt reads", "upgrade ldsopt")
        raise tag.error(f"expected '{schema}', found '{tag.text()}'")
    return root


def read(kind: Callable[..., Kind], node: JsonNode, without: Collection[str] = ()) -> Kind:
    """A dataclass or a named tuple as it was written. Unknown members are ignored.

    Args:
        kind: the class. A member that it has a default for may be missing, or ``null`` if its type knows no such value.
        node: the object.
        without: names of members that are not read, where there are defaults for them.

    Raises:
        InputError: a member is missing, or of the wrong type.
    """
    found = {}
    for name, hint, is_required in _members(kind):
        given = node.get(name)
        is_left_out = given is None or (given.is_null() and NoneType not in get_args(hint))
        if name not in without and (is_required or not is_left_out):
            found[name] = _value(hint, node.at(name))
    return kind(**found)


@cache
def _members(kind: Any) -> tuple[tuple[str, Any, bool], ...]:
    """The fields of a class, their types, and whether each has to be there."""
    hints = get_type_hints(kind, include_extras=True)
    if hasattr(kind, "_fields"):
        return tuple((name, hints[name], name not in kind._field_defaults) for name in kind._fields)
    return tuple((one.name, hints[one.name], one.default is MISSING) for one in fields(kind))


def _value(hint: Any, node: JsonNode) -> Any:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _value(parts[0], node)
    if origin in (Union, UnionType):
        if node.is_null() and NoneType in parts:
            return None
        kinds = [one for one in parts if one not in (NoneType, Absent)]
        return _value(float if float in kinds else kinds[0], node)
    if origin is Mapping:
        return {key: _value(parts[1], value) for key, value in node.members()}
    if origin is tuple:
        values = list(node.items())
        of_each = parts[:1] * len(values) if parts[-1] is ... else parts
        if len(of_each) != len(values):
            raise node.wrong(f"{len(of_each)} values")
        return tuple(map(_value, of_each, values))
    readers = {str: JsonNode.text, bool: JsonNode.flag, int: JsonNode.count, float: JsonNode.number}
    return readers[hint](node) if hint in readers else read(hint, node)


def _described(value: object) -> str:
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "an array"
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."
