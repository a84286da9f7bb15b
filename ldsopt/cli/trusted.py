"""Trust in a file of defaults: which of its keys count.

A checkout comes from anybody, and so does the ``ldsopt.toml`` in it. Keys that cannot do harm count always: `HARMLESS`.
Keys that name programs and files, accept regressions or leave checks out count in a file that the user has named
(``LDSOPT_CONFIG``) or trusts. ``ldsopt trust`` remembers a file by its path and its content, in a file of the user's
own, as direnv does; a file that has changed is to be trusted anew. A file of another user does not count at all, as
with git's ``safe.directory``.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ldsopt import files
from ldsopt.errors import FileErrors

_SHOWN = {"S", "by-wave", "explain", "format", "full", "lines", "order", "per-wave", "row", "top", "verbose"}
_TARGET = {"O", "mattr", "mcpu", "memory-latency", "precision"}
_LAUNCH = {"block", "dynamic-lds", "grid", "kernel", "seed", "waves"}
_TRIED = {"align", "bases", "effort", "fences", "goal", "precise", "repair", "shuffles"}
HARMLESS = frozenset(_SHOWN | _TARGET | _LAUNCH | _TRIED)
"""Keys that count in every file. A new option is not among them until it is written down here."""


def is_of_another_user(file: str) -> bool:
    """True for a file, a link to one, or a folder of another user, or one that is not there."""
    try:
        return {os.stat(file).st_uid, os.lstat(file).st_uid} != {os.geteuid()}  # noqa: PTH116
    except OSError:
        return True


def refused(file: str, data: bytes, tables: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """The keys of a file that do not count, in its order.

    Args:
        file: its path.
        data: its content, as it was parsed.
        tables: what it says.
    """
    if is_of_another_user(file):
        return [key for keys in tables.values() for key in keys]
    found = dict.fromkeys(key for keys in tables.values() for key in keys if key not in HARMLESS)
    return [] if not found or _known().get(os.path.realpath(file)) == _mark(data) else [*found]


def note(file: str, keys: list[str]) -> str:
    """The line that says what does not count."""
    if is_of_another_user(file):
        return f"{file} is another user's and does not count; LDSOPT_CONFIG=FILE names it all the same"
    return f"{file} is not trusted: {', '.join(keys)} ignored; once you have read it: ldsopt trust {file}"


def trust(file: str) -> None:
    """Remembers a file as it is now.

    Raises:
        InputError: it cannot be read, or the list of trusted files cannot be written.
    """
    with FileErrors(file):
        data = files.read_file(file)
    _remember(_known() | {os.path.realpath(file): _mark(data)})


def forget(file: str) -> bool:
    """Trusts a file no longer. Returns False if it was not trusted. Errors as for `trust`."""
    known = _known()
    was_there = known.pop(os.path.realpath(file), None) is not None
    if was_there:
        _remember(known)
    return was_there


def store() -> Path:
    """The list of trusted files."""
    import platformdirs

    return Path(platformdirs.user_config_dir("ldsopt", appauthor=False), "trusted.json")


def _mark(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _known() -> dict[str, str]:
    """SHA-256 of the content by path; a list that others can write to is none."""
    place = store()
    if not files.is_private(place):
        return {}
    try:
        found = json.loads(files.read_file(place))
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(path): str(mark) for path, mark in found.items()} if isinstance(found, dict) else {}


def _remember(known: Mapping[str, str]) -> None:
    place = store()
    temporary = place.with_name(f".{place.name}.{os.getpid()}")
    with FileErrors(place, "cannot write"):
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with open(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:  # noqa: PTH123
            json.dump(known, file, indent=1, sort_keys=True)
        temporary.replace(place)
