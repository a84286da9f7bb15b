"""The meaning of a name in a report: a rule of `annotate`, a hazard of LLVM, a finding or a hazard class of `check`.

Rules and hazards are explained by the pages of the documentation that state them, which come with the package: the row
of a table, then each section that names it. Findings are explained by `ldsopt.checker.findings.Rule`.
"""

from __future__ import annotations

import re
from pathlib import Path

from ldsopt.checker.findings import Rule
from ldsopt.checker.scope import CLASSES, HazardClass, Subject
from ldsopt.errors import UsageError

_PACKAGED = Path(__file__).parents[1] / "pages"
_IN_THE_REPOSITORY = Path(__file__).parents[2] / "docs"
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
    for one in CLASSES:
        if one.name == name.lower():
            return _of_class(one)
    table, *others = _pages()
    rows = {match[1]: match for line in table.splitlines() if (match := _ROW.match(line))}
    row = rows.get(name.upper())
    if row is None:
        known = ", ".join([*rows, *(rule.value for rule in Rule), *(one.name for one in CLASSES)])
        raise UsageError(f"there is no rule '{name}'; there are {known}")
    column = "Against" if row[1].startswith("R") else "Shown by"
    parts = [f"{row[1]}: {_plain(row[2])}", f"{column}: {_plain(row[3])}"]
    sections = [section for page in (table, *others) for section in _sections(page, row[1])]
    return "\n\n".join([*parts, *sections])


def _of_class(hazard: HazardClass) -> str:
    subjects = [subject.value for subject in Subject if subject in hazard.examined]
    parts = [
        f"{hazard.name}: {hazard.says}",
        f"Examined of: {'; '.join(subjects) if subjects else 'nothing'}",
    ]
    if hazard.rules:
        parts.append(f"Findings of check: {', '.join(rule.value for rule in hazard.rules)}")
    if hazard.kinds:
        parts.append(f"Findings of simulate and verify: {', '.join(hazard.kinds)}")
    if hazard.remedy:
        parts.append(f"Where check does not examine it: {hazard.remedy}")
    return "\n\n".join(parts)


def _pages() -> list[str]:
    """The page with the tables of rules and hazards, then a page for each rule that needs more words."""
    folder = _PACKAGED if _PACKAGED.exists() else _IN_THE_REPOSITORY
    paths = [folder / "soundness.md", *sorted((folder / "rules").glob("*.md"))]
    return [path.read_text(encoding="utf-8") for path in paths]


def _sections(page: str, name: str) -> list[str]:
    """What a page says of it, without tables and blocks of code: all, if the page is about it, else what names it."""
    is_its_own = f"\nRule {name} of " in page
    found = []
    for section in re.split(r"^#{1,3} ", page, flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        prose = [one for one in body.strip().split("\n\n") if not one.startswith(("|", "```"))]
        named = [one for one in prose if one and (is_its_own or re.search(rf"\b{name}\b", one))]
        if named:
            found.append(_plain(f"{title}\n\n" + "\n\n".join(named)))
    return found


def _plain(text: str) -> str:
    return _LINK.sub(r"\1", text)
