"""The report of `ldsopt liveness` on kernels of the corpus and on random ones."""

import contextlib
import json
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from unittest import mock

from text_sections import beside

from ldsopt import isolation, packing
from ldsopt.cli import main

TEXTS = beside(__file__)


def text_of(body: str, *, items: int, extra: str, attributes: str, stated: bool) -> str:
    """The text of one kernel ``k`` with arguments ``%n``, ``%c`` (i1), ``%out``, ``%in``, ``%rsrc``.

    Args:
        body: of the kernel, which has ``%tid`` and, of the next work-item, ``%next``.
        items: work-items of a workgroup.
        extra: functions and variables.
        attributes: of the kernel.
        stated: the kernel says how large its workgroups are.
    """
    return TEXTS["KERNEL"].format(
        extra=extra, attributes=attributes, size=" !reqd_work_group_size !0" if stated else "", last=items - 1,
        body=body, items=items,
    )  # fmt: skip


class Liveness(dict[str, Any]):
    """A kernel of the report of `ldsopt liveness`, with its fields as attributes too."""

    __getattr__ = dict.__getitem__

    @property
    def conflicts(self) -> set[frozenset[str]]:
        """The pairs that may share no byte."""
        return {frozenset(one["buffers"]) for one in self["conflicts"]}

    @property
    def errors(self) -> list[str]:
        """The kinds of findings that are errors."""
        return [one["kind"] for one in self["findings"] if one["severity"] == "error"]


def report_of(source: str | Path, *options: str) -> dict[str, Any]:
    """The report of `ldsopt liveness` on a file, or on text."""
    with tempfile.TemporaryDirectory() as place, Path(os.devnull).open("w") as nowhere:
        file, report = Path(place, "k.ll"), Path(place, "k.json")
        if isinstance(source, str):
            file.write_text(source, encoding="utf-8")
        with contextlib.redirect_stdout(nowhere), mock.patch.object(isolation, "_is_worker", True):
            main(
                [
                    "liveness",
                    str(file if isinstance(source, str) else source),
                    "-q",
                    "--report",
                    str(report),
                    *options,
                ]
            )
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def assumed(names: Iterable[str]) -> list[str]:
    return [word for name in names for word in ("--assume", name)]


def problem_of(kernel: Liveness) -> packing.Problem:
    """The placement of its variables, by the times that the report tells and the pairs that are in each other's way."""
    buffers = (
        packing.Buffer(one["name"], one["bytes"], one["alignment"], tuple(map(tuple, one["ranges"])))
        for one in kernel.buffers
    )
    return packing.Problem(tuple(buffers), conflicts=tuple(map(tuple, map(sorted, kernel.conflicts))))
