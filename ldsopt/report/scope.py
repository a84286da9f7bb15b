"""The scope of a verdict, in a line of text and as JSON."""

from __future__ import annotations

from typing import Any

from ldsopt.checker.scope import HazardClass, VerdictScope
from ldsopt.compare.spelling import some_of
from ldsopt.errors import shown

_MOST = 3


def scope_line(scope: VerdictScope) -> str:
    """The classes that were examined and those that were not, and the functions left out, in one line."""
    said = f"examined: {_names(scope.examined)}; not examined: {_names(scope.not_examined)}"
    if scope.left_out:
        functions = [f"{shown(one.function)} ({shown(one.reason)})" for one in scope.left_out]
        said += f"; functions left out: {some_of(functions, _MOST)}"
    return said


def scope_json(scope: VerdictScope) -> dict[str, Any]:
    """The member ``scope`` of reports."""
    return {
        "examined": [{"class": one.name, "says": one.says} for one in scope.examined],
        "not_examined": [
            {"class": one.name, "says": one.says, "remedy": one.remedy} for one in scope.not_examined
        ],
        "left_out": [{"function": one.function, "reason": one.reason} for one in scope.left_out],
    }


def _names(classes: tuple[HazardClass, ...]) -> str:
    return ", ".join(one.name for one in classes) or "nothing"
