"""The meaning of a name in a report.

Rules of `annotate`, hazards of LLVM and findings of execution are explained by the pages of the documentation that
state them, which come with the package: the row of a table, then each section that names it. All others are explained
by the table that they come from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial
from pathlib import Path
from typing import get_args

from ldsopt.checker.findings import Rule, Verdict
from ldsopt.checker.scope import CLASSES, HazardClass, Subject
from ldsopt.compare.metrics import METRICS, Metric, nearest
from ldsopt.errors import UsageError
from ldsopt.report import assumptions
from ldsopt.report.explained_reasons import REASONS, STATUSES
from ldsopt.simt.findings import SimulationFindingKind

_PACKAGED = Path(__file__).parents[1] / "pages"
_IN_THE_REPOSITORY = Path(__file__).parents[2] / "docs"
_ROW = re.compile(r"^\| ([RH]\d+) \| (.*?) \| (.*?) \|")
_KIND = re.compile(r"^\| `([\w-]+)` \| (.*?) \|$")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_VERDICTS = {
    Verdict.DEFINITE: "the accesses touch a common byte or register for certain whenever the path that is shown is "
    "taken; whether a launch takes it is not asked",
    Verdict.UNPROVEN: "neither proved nor refuted: what cannot be told apart counts as overlapping",
    Verdict.LATENT: "the IR permits the compiler to leave out a wait; in this code the wait may be there",
}
_WORDS = {
    "redundant": "a wait that completes nothing that is outstanding on any path",
    "recoverable": "a wait that nothing needs: by the accesses of the IR it could go, or wait for less",
    **{verdict.value: says for verdict, says in _VERDICTS.items()},
}
"""How `check` judges a wait, and how sure a finding is."""


def explanation(name: str) -> str:
    """The meaning of a name, as plain text. Capitals do not matter.

    Raises:
        UsageError: no report has it.
    """
    found = _named()
    words = name.replace("_", " ").lower()  # as JSON spells reasons
    for spelled in (name, name.lower(), name.upper(), name.partition("=")[0], words):
        texts = [group[spelled]() for group in found.values() if spelled in group]
        if texts:
            return "\n\n".join(dict.fromkeys(texts))
    members = (one for texts in REASONS.values() for one in texts.items())
    if texts := [
        _says(one.value, says) for one, says in members if one.name.replace("_", " ").lower() == words
    ]:
        return "\n\n".join(texts)
    hint = nearest(name, [word for group in found.values() for word in group])
    raise UsageError(f"no report has a name '{name}'{hint or '; `ldsopt explain` lists all that there are'}")


def listing() -> str:
    """All names that can be explained, in groups."""
    groups = {
        title: [f'"{name}"' if " " in name else name for name in group] for title, group in _named().items()
    }
    return "\n\n".join(f"{title}:\n  {' '.join(names)}" for title, names in groups.items())


def _named() -> Mapping[str, Mapping[str, Callable[[], str]]]:
    """The text of each name, by its kind."""
    page = _page("soundness.md")
    rows = [match for line in page.splitlines() if (match := _ROW.match(line))]
    kinds = {match[1]: match[2] for line in _page("simulate.md").splitlines() if (match := _KIND.match(line))}
    return {
        "Findings of check": {rule.value: partial(_of_rule, rule) for rule in Rule},
        "Verdicts of check": {word: partial(_says, word, says) for word, says in _WORDS.items()},
        "Hazard classes": {one.name: partial(_of_class, one) for one in CLASSES},
        "Findings of simulate and verify": {
            kind: partial(_says, kind, kinds[kind]) for kind in get_args(SimulationFindingKind)
        },
        "Assumptions": {name: partial(_of_assumption, name) for name in assumptions.NAMES},
        **{title: _reasons(texts) for title, texts in REASONS.items()},
        "Accesses in the summary of annotate": {
            name: partial(_says, name, says) for name, says in STATUSES.items()
        },
        "Metrics": {name: partial(_of_metric, one) for name, one in METRICS.items()},
        "Rules of annotate (R) and hazards of LLVM (H)": {
            row[1]: partial(_of_row, row, page) for row in rows
        },
    }


def _reasons(texts: Mapping[Enum, str]) -> dict[str, Callable[[], str]]:
    return {one.value: partial(_says, one.value, says) for one, says in texts.items()}


def _says(name: str, text: str) -> str:
    return f"{name}: {_plain(text)}"


def _of_rule(rule: Rule) -> str:
    return f"{rule.value}: {rule.says}\n\nWhat to do: {rule.remedy}"


def _of_row(row: re.Match[str], table: str) -> str:
    column = "Against" if row[1].startswith("R") else "Shown by"
    parts = [f"{row[1]}: {_plain(row[2])}", f"{column}: {_plain(row[3])}"]
    pages = [
        table,
        *(path.read_text(encoding="utf-8") for path in sorted((_folder() / "rules").glob("*.md"))),
    ]
    return "\n\n".join([*parts, *(section for page in pages for section in _sections(page, row[1]))])


def _of_metric(metric: Metric) -> str:
    parts = [f"{metric.name}: {metric.what}", f"Unit: {metric.unit}. Better: {metric.better.value}."]
    if metric.gated:
        parts.append(
            "`diff --fail-on regressions` fails where it gets worse, and no command writes such code."
        )
    if metric.of_launch:
        parts.append("Only a launch tells it (--launch, or --grid, --block and --arg).")
    return "\n\n".join(parts)


def _of_assumption(name: str) -> str:
    where = "A report that rests on it names it, and the option that refuses it."
    return f"{_says(name, assumptions.says(name))}\n\n{where}"


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


def _folder() -> Path:
    return _PACKAGED if _PACKAGED.exists() else _IN_THE_REPOSITORY


def _page(name: str) -> str:
    return (_folder() / name).read_text(encoding="utf-8")


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
