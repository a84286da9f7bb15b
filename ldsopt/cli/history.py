"""The page of `ldsopt diff --history`: saved records of kernels over time."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from ldsopt.compare.history import history_of
from ldsopt.compare.pairing import files_below
from ldsopt.errors import InputError, UsageError, presentable
from ldsopt.report.history import history_html, natural, read_points


def history_page(folders: Sequence[str], metrics: tuple[str, ...], order: str, top: int) -> str:
    """The page of HTML; JSON in the folder that is no record is named on standard error.

    Args:
        folders: the one directory with the records.
        metrics: show only these; empty for all.
        order: of the files: ``name``, in which numbers count as numbers, or ``time`` of their last change.
        top: functions that a figure shows at most.

    Raises:
        UsageError: the directory is missing, or a file.
        InputError: there is no such directory, or no record in it.
    """
    if len(folders) != 1:
        raise UsageError("--history takes one directory, which holds the records")
    folder = Path(folders[0])
    if not folder.is_dir():
        if folder.exists():
            raise UsageError(f"{folder} is a file; give the directory that holds the records")
        raise InputError("no such directory", file=folder)
    files = files_below(folder, (".json",))
    in_order = sorted(files, key=natural if order == "name" else lambda file: file.stat().st_mtime)
    points, others = read_points(in_order, folder)
    if not points:
        raise InputError(
            "no record in it",
            file=folder,
            remedy="save some: ldsopt measure kernels/ --json -o FOLDER/NAME.json",
        )
    for other in others:
        sys.stderr.write(f"ldsopt: note: {presentable(f'{other}: no record of measure or diff, left out')}\n")
    return history_html(history_of(points, metrics), source=str(folder), top=top)
