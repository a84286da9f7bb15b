"""Reading JSON from other programs: every step knows its place in the document.

A `JsonNode` is a value with its place. Reading it as something that it is not raises an `InputError` of one line: the
file, the place (``measurements[0].functions[2].waits``), the expected and the actual value.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError


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

    def _wrong(self, expected: str) -> InputError:
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
            raise self._wrong("an object")
        if key not in self.value:
            return None
        return JsonNode(self.value[key], self.file, f"{self.place}.{key}" if self.place else key)

    def members(self) -> Iterator[tuple[str, JsonNode]]:
        """The members of an object, in the order of the document."""
        if not isinstance(self.value, dict):
            raise self._wrong("an object")
        for key, value in self.value.items():
            yield key, JsonNode(value, self.file, f"{self.place}.{key}")

    def items(self) -> Iterator[JsonNode]:
        """The elements of an array, in order."""
        if not isinstance(self.value, list):
            raise self._wrong("an array")
        for index, value in enumerate(self.value):
            yield JsonNode(value, self.file, f"{self.place}[{index}]")

    def is_null(self) -> bool:
        """True if the value is ``null``."""
        return self.value is None

    def text(self) -> str:
        """The value, which must be a string."""
        if not isinstance(self.value, str):
            raise self._wrong("a string")
        return self.value

    def flag(self) -> bool:
        """The value, which must be true or false."""
        if not isinstance(self.value, bool):
            raise self._wrong("true or false")
        return self.value

    def count(self) -> int:
        """The value, which must be a whole number from 0 to 2^63 - 1."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not 0 <= self.value < 2**63:
            raise self._wrong("a whole number, 0 or more")
        return self.value

    def number(self) -> int | float:
        """The value, which must be a finite number."""
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            raise self._wrong("a number")
        if self.value != self.value or self.value in (float("inf"), float("-inf")):
            raise self._wrong("a finite number")
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


def _described(value: object) -> str:
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "an array"
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."
