"""What a name in a report means: rules of `annotate`, hazards of LLVM, and findings of `check`.

Rules and hazards are explained by the page of the documentation that states them, which comes with the package: its row
in a table, then each section that names it. Findings are explained by `ldsopt.checker.findings.Rule`.
"""

from __future__ import annotations

import re
from pathlib import Path

from ldsopt.checker.findings import Rule
from ldsopt.errors import UsageError

_PACKAGED = Path(__file__).parents[1] / "pages" / "soundness.md"
_IN_THE_REPOSITORY = Path(__file__).parents[2] / "docs" / "soundness.md"
_ROW = re.compile(r"^\| ([RH]\d+) \| (.*?) \| (.*?) \|")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


def explanation(name: str) -> str:
    """What is known of a rule, a hazard or a finding, as plain text.

    Raises:
        UsageError: there is none of this name.
    """
    for rule in Rule:
        if rule.value == name.lower():
            return f"{rule.value}: {rule.says}\n\nWhat to do: {rule.remedy}"
    rows = {match[1]: match for line in _page().splitlines() if (match := _ROW.match(line))}
    row = rows.get(name.upper())
    if row is None:
        known = ", ".join([*rows, *(rule.value for rule in Rule)])
        raise UsageError(f"there is no rule '{name}'; there are {known}")
    column = "Against" if row[1].startswith("R") else "Shown by"
    parts = [f"{row[1]}: {_plain(row[2])}", f"{column}: {_plain(row[3])}"]
    return "\n\n".join([*parts, *_sections(row[1])])


def _page() -> str:
    return (_PACKAGED if _PACKAGED.exists() else _IN_THE_REPOSITORY).read_text(encoding="utf-8")


def _sections(name: str) -> list[str]:
    """The sections that name it outside of a table, without what they show as blocks of code."""
    found = []
    for section in re.split(r"^#{2,3} ", _page(), flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        prose = [one for one in body.strip().split("\n\n") if not one.startswith(("|", "```"))]
        named = [one for one in prose if re.search(rf"\b{name}\b", one)]
        if named:
            found.append(_plain(f"{title}\n\n" + "\n\n".join(named)))
    return found


def _plain(text: str) -> str:
    return _LINK.sub(r"\1", text)
