"""The page on the library: each public name of `ldsopt` with signature and docstring, made when the site is built."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import ldsopt


def api_page() -> str:
    """The page as Markdown."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# The library"
    yield ""
    yield "Everything that `import ldsopt` offers; the commands are made of it. Its docstrings, as they stand."
    found = {name: getattr(ldsopt, name) for name in ldsopt.__all__ if not name.startswith("__")}
    groups = {
        "Functions": [name for name, value in found.items() if inspect.isroutine(value)],
        "Results": [
            name
            for name, value in found.items()
            if inspect.isclass(value) and not issubclass(value, Exception)
        ],
        "Errors": [
            name for name, value in found.items() if inspect.isclass(value) and issubclass(value, Exception)
        ],
    }
    for title, names in groups.items():
        yield f"\n## {title}"
        for name in names:
            yield from _entry(name, found[name])


def _entry(name: str, value: object) -> Iterator[str]:
    yield f"\n### {name}\n"
    if inspect.isroutine(value):
        yield f"```python\n{name}{_signature(value)}\n```\n"
    yield from _prose(inspect.getdoc(value) or "")


def _signature(value: object) -> str:
    """A signature with a line for each parameter, where it is long."""
    text = re.sub(r"'([\w.\[\]| ,]+)'", r"\1", str(inspect.signature(value)))  # type: ignore[arg-type]
    if len(text) < 80:
        return text
    inner, arrow, result = text[1:].rpartition(") ->")
    parts = re.split(r", (?=[\w*]+(?:: |$|,|=))", inner)
    return "(\n    " + ",\n    ".join(parts) + f"\n){arrow[1:]}{result}"


def _prose(doc: str) -> Iterator[str]:
    """A docstring as Markdown: its sections are lists, examples stay as they are."""
    section = ""
    for line in doc.splitlines():
        if re.fullmatch(r"(?:Args|Raises|Attributes|Returns|Yields|Options, .*):", line):
            section = line
            yield f"\n**{line}**\n"
        elif section in ("Returns:", "Yields:"):
            yield line.strip()
        elif section and (item := re.match(r" {4}([\w*][\w*, .]*)( \(default .*?\))?: (.*)", line)):
            yield f"- `{item[1]}`{item[2] or ''}: {item[3]}"
        elif section and line.startswith("        "):
            yield f"  {line.strip()}"
        elif line.startswith(">>> "):
            yield f"\n    {line}"
        else:
            section = section if line.startswith(" ") else ""
            yield line.replace("``", "`")
