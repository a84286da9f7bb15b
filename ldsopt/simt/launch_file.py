"""A launch described by a file: TOML or JSON, whose keys are the attributes of `ldsopt.simt.launch.Launch`."""

from __future__ import annotations

import difflib
import importlib
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ldsopt.errors import InputError, Unavailable, UsageError
from ldsopt.files import read_file
from ldsopt.simt.launch import Launch

KEYS = (
    "grid", "block", "arguments", "kernel", "dynamic_lds", "wave_size", "seed", "bytes", "flops", "cooperative",
)  # fmt: skip
"""What the description of a launch may say."""
_REMEDY = 'one is e.g. `grid = [1]`, `block = [64]`, `arguments = ["f32[64]=random", 64]`, each in a line'


def from_mapping(data: Mapping[str, Any], folder: Path = Path()) -> Launch:
    """The launch that a decoded TOML or JSON document describes; keys are the attributes of `Launch`.

    Raises:
        UsageError: an unknown key, or a value of the wrong kind.
    """
    if unknown := unknown_key(data):
        near = difflib.get_close_matches(unknown, KEYS, 1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        raise UsageError(f"unknown key {unknown!r} of a launch; {hint}there are {', '.join(KEYS)}")
    values = dict(data)
    for key in ("grid", "block"):
        if isinstance(values.get(key), int):
            values[key] = [values[key]]
    try:
        return Launch(**values, folder=folder)
    except TypeError as problem:
        raise UsageError(f"launch: {problem}") from None


def unknown_key(data: Mapping[str, Any]) -> str | None:
    """The first key of a decoded document that a launch does not have; ``None`` if it has all of them."""
    return next((key for key in data if key not in KEYS), None)


def described(launch: Launch, *, as_json: bool) -> str:
    """The text of a file that describes a launch, JSON or TOML. Names of ``@FILE`` become absolute.

    Raises:
        UsageError: it has arrays as arguments, which a description has no words for.
    """
    spelled = [(name, _spelled(value, launch.folder)) for name, value in launch.named]
    named = dict(spelled) if isinstance(launch.arguments, Mapping) else {}
    plain = Launch()
    kept: dict[str, Any] = {"grid": list(launch.grid), "block": list(launch.block)}
    if not named:
        kept["arguments"] = [value for _, value in spelled]
    for key in KEYS:
        if key not in ("grid", "block", "arguments") and getattr(launch, key) != getattr(plain, key):
            kept[key] = getattr(launch, key)
    if as_json:
        return json.dumps(kept | ({"arguments": named} if named else {}), indent=2) + "\n"
    lines = [f"{key} = {json.dumps(value)}" for key, value in kept.items()]
    lines += ["", "[arguments]"] if named else []
    lines += [f"{json.dumps(name)} = {json.dumps(value)}" for name, value in named.items()]
    return "\n".join(lines) + "\n"


def _spelled(argument: Any, folder: Path) -> Any:
    if isinstance(argument, (list, tuple)):
        return [_spelled(one, folder) for one in argument]
    if isinstance(argument, str):
        return re.sub(r"=@(.+)$", lambda found: f"=@{(folder / found[1]).resolve()}", argument)
    if isinstance(argument, (bool, int, float)):
        return argument
    raise UsageError("an array among the arguments cannot be described; save it, and give @FILE.npy")


def from_file(path: str | Path) -> Launch:
    """The launch in a ``.toml`` or ``.json`` file.

    Raises:
        InputError: it cannot be read, or describes no launch.
        Unavailable: TOML on a Python that cannot read it.
    """
    path = Path(path)
    try:
        text = read_file(path).decode("utf-8")
    except OSError as error:
        raise InputError((error.strerror or str(error)).lower(), file=path) from None
    except UnicodeDecodeError:
        raise InputError("not a launch description: this is no text", file=path, remedy=_REMEDY) from None
    try:
        data = json.loads(text) if path.suffix == ".json" else _toml().loads(text)
    except RecursionError:
        raise InputError("not a launch description: nested too deep", file=path) from None
    except ValueError as error:
        said, line = _problem(error)
        raise InputError(f"not a launch description: {said}", file=path, line=line, remedy=_REMEDY) from None
    if not isinstance(data, dict):
        raise InputError("not a launch description: a table of keys is needed", file=path)
    if not data:
        raise InputError("not a launch description: it is empty", file=path, remedy=_REMEDY)
    try:
        return replace(from_mapping(data, path.parent), confined=True)
    except UsageError as error:
        raise InputError(str(error), file=path, line=_line_of(unknown_key(data), text)) from None


def _problem(error: ValueError) -> tuple[str, int | None]:
    """What a parser of TOML or JSON says is wrong, and in which line."""
    if isinstance(error, json.JSONDecodeError):
        return error.msg, error.lineno
    said, _, place = str(error).partition(" (at line ")
    return said, int(place.partition(",")[0]) if place else None


def _line_of(key: str | None, text: str) -> int | None:
    """The first line that begins with a key, as TOML and JSON spell keys."""
    if key is None:
        return None
    found = re.search(rf'^[\s{{\[]*"?{re.escape(key)}\b', text, re.MULTILINE)
    return text.count("\n", 0, found.end()) + 1 if found else None


def _toml() -> Any:
    try:
        return importlib.import_module("tomllib")
    except ImportError:
        raise Unavailable("TOML needs Python 3.11; give the launch as JSON") from None
