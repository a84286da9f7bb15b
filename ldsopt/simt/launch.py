"""The launch of a kernel: grid, workgroup, arguments; from Python or from short strings; from a file by
`from_mapping`.

An argument is a numpy array (a buffer; its contents after the run are an output), a number, or a string:

* ``i32=128``, ``f32=0.5``: a number;
* ``f16[128,64]=random``: a buffer of that type and shape. Contents: ``zeros``, ``ones``, ``arange``, ``random`` (floats
  normal with deviation 1/2, integers over their whole range), ``random(LOW,HIGH)``, a number, or ``@file.npy``;
* ``null``: a null pointer.

A name may stand in front: ``A: f16[128,64]=random``. Instead of a sequence, arguments may be a mapping from names to
these. Types: i8 to i64, u8 to u64, f16, f32, f64; bf16 as the uint16,
fp8 and bf8 as the uint8 that hold their bits.
"""

from __future__ import annotations

import difflib
import functools
import importlib
import json
import math
import os
import re
import struct
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from ldsopt import limits
from ldsopt.dataclass import dataclass
from ldsopt.errors import FileErrors, InputError, Unavailable, UsageError
from ldsopt.files import read_file
from ldsopt.simt.floats import bf8_format, encode, fp8_format
from ldsopt.simt.global_memory import MOST_BYTES
from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch
from ldsopt.target.workgroup_size import LARGEST_WORKGROUP

Argument = Array | int | float | str | list[Any] | None
"""A buffer, a number, words for either, null, or the fields of a struct, which is passed by value or by reference."""

_SPEC = re.compile(
    r"^(?:(?P<name>[A-Za-z_]\w*)\s*:\s*)?(?P<type>[a-z]+\d+)(?:\[(?P<shape>[\d,\s]+)\])?\s*=\s*(?P<value>.+)$"
)
_DTYPES = {
    **{f"{sign}{bits}": f"{sign}{bits // 8}" for sign in "iu" for bits in (8, 16, 32, 64)},
    "f16": "f2",
    "f32": "f4",
    "f64": "f8",
}
_POINTER_BYTES = 8
MOST_ITEMS = (1 << 32) - 1
"""Work-items that a launch may have along an axis: HSA's ``grid_size_x`` has 32 bits."""
ARGUMENTS_REMEDY = "give each: --arg ARG, or `arguments` in the file of --launch"
"""The remedy where a launch has other arguments than its kernel."""
_ENCODED = {"bf16": "u2", "fp8": "u1", "bf8": "u1", "f8": "u1"}


@dataclass(frozen=True, slots=True)
class Launch:
    """A launch of a kernel.

    Attributes:
        grid: workgroups along x, y and z; missing ones are 1.
        block: work-items of a workgroup along x, y and z.
        arguments: the kernel's arguments, in order, perhaps by names; see the module.
        kernel: its name; needed where the module has several.
        dynamic_lds: bytes behind the static variables.
        wave_size: lanes of a wave; by default the one that the kernel is compiled for.
        seed: the seed of random contents; each argument draws from its own stream.
        folder: the start of relative ``@file.npy`` names.
        confined: they may name files below that folder only, since the launch is from a file that another may have
            made.
        bytes, flops: the bytes and operations of one launch, as the user says; for rates, and without effect on a run.
        cooperative: all workgroups have to run at once, for kernels that synchronize the grid; on a GPU.
    """

    grid: Sequence[int] = (1,)
    block: Sequence[int] = (64,)
    arguments: Sequence[Argument] | Mapping[str, Argument] = ()
    kernel: str | None = None
    dynamic_lds: int = 0
    wave_size: int | None = None
    seed: int = 0
    folder: Path = field(default_factory=Path)
    confined: bool = False
    bytes: int | None = None
    flops: int | None = None
    cooperative: bool = False

    def __post_init__(self) -> None:
        for name, sizes in (("grid", self.grid), ("block", self.block)):
            is_list = isinstance(sizes, Sequence) and not isinstance(sizes, str) and 1 <= len(sizes) <= 3
            if not is_list or not all(_is_count(n) and n > 0 for n in sizes):
                shown = sizes if isinstance(sizes, str) else ",".join(map(str, sizes)) if is_list else sizes
                raise UsageError(f"{name} {shown}: one to three positive numbers are needed")
        if (items := int(np.prod(self.items))) > LARGEST_WORKGROUP:
            raise UsageError(
                f"block {list(self.block)}: {items} work-items, a workgroup has at most {LARGEST_WORKGROUP}"
            )
        for groups, items in zip(self.groups, self.items, strict=True):
            if groups * items > MOST_ITEMS:
                raise UsageError(
                    f"grid {groups} of {items} work-items: a launch has at most {MOST_ITEMS} along an axis"
                )
        if self.kernel is not None and not isinstance(self.kernel, str):
            raise UsageError(f"kernel {self.kernel!r}: a name is needed")
        for name, number in (("dynamic_lds", self.dynamic_lds), ("seed", self.seed)):
            if not _is_count(number):
                raise UsageError(f"{name} {number!r}: a number from 0 on is needed")
        for name, work in (("bytes", self.bytes), ("flops", self.flops)):
            if work is not None and not (_is_count(work) and work):
                raise UsageError(f"{name} {work!r}: a number from 1 on is needed")
        if not isinstance(self.cooperative, bool):
            raise UsageError(f"cooperative {self.cooperative!r}: true or false is needed")
        if isinstance(self.arguments, str) or not isinstance(self.arguments, (Sequence, Mapping)):
            raise UsageError(f"arguments {self.arguments!r}: a list is needed, or a table by name")
        for name, argument in self.named:
            _check_argument(name, argument)

    @property
    def groups(self) -> tuple[int, int, int]:
        """The number of workgroups along each of three axes."""
        return _three(self.grid)

    @property
    def named(self) -> list[tuple[str, Argument]]:
        """The arguments with their names, ``argN`` where they have none."""
        if isinstance(self.arguments, Mapping):
            return list(self.arguments.items())
        return [(f"arg{number}", argument) for number, argument in enumerate(self.arguments)]

    @property
    def items(self) -> tuple[int, int, int]:
        """Work-items of a workgroup along each axis."""
        return _three(self.block)

    @property
    def words(self) -> str:
        """The launch on one line: two launches of a kernel that give the same line execute the same.

        >>> Launch((2,), (64,), {"A": "f32[64]=random", "n": 64}, seed=7).words
        'grid 2,1,1; block 64,1,1; A: f32[64]=random; n: 64; seed 7'
        """
        parts = [f"grid {_commas(self.groups)}", f"block {_commas(self.items)}"]
        parts += [_named_words(name, _argument_words(argument)) for name, argument in self.named]
        parts += [f"dynamic LDS {self.dynamic_lds}"] if self.dynamic_lds else []
        parts += [f"waves of {self.wave_size}"] if self.wave_size else []
        return "; ".join([*parts, *([f"seed {self.seed}"] if self.seed else [])])


def _commas(sizes: tuple[int, int, int]) -> str:
    return ",".join(map(str, sizes))


def _named_words(name: str, words: str) -> str:
    """An argument's text without its name, with which it may begin."""
    return words if words.startswith(f"{name}:") else f"{name}: {words}"


def _argument_words(argument: Argument) -> str:
    if isinstance(argument, (list, tuple)):
        return f"({', '.join(map(_argument_words, argument))})"
    if isinstance(argument, np.ndarray):
        return f"{argument.dtype}{list(argument.shape)} #{zlib.crc32(argument.tobytes()):08x}"
    return "null" if argument is None else str(argument)


def _check_argument(name: str, argument: object) -> None:
    if isinstance(argument, (list, tuple)):
        for number, part in enumerate(argument):
            _check_argument(f"{name}.{number}", part)
    elif not isinstance(argument, (np.ndarray, np.generic, int, float, str, type(None))):
        raise UsageError(f"argument {name}: {argument!r} is no array, number or string")
    elif isinstance(argument, str) and argument.strip() != "null":
        _described(argument)


def _is_count(number: object) -> bool:
    return isinstance(number, (int, np.integer)) and not isinstance(number, bool) and int(number) >= 0


def _three(sizes: Sequence[int]) -> tuple[int, int, int]:
    x, y, z = (*map(int, sizes), 1, 1)[:3]
    return x, y, z


@dataclass(frozen=True, slots=True)
class Resolved:
    """An argument with its contents: a buffer (`array`), a number (`value`), or a struct of such (`fields`).

    ``stored`` are a number's bytes in memory, if the launch states its type; for a null pointer, eight bytes.
    """

    name: str
    array: Array | None = None
    value: int | float | None = None
    fields: tuple[Resolved, ...] | None = None
    stored: bytes = b""

    def leaves(self) -> Iterator[Resolved]:
        """The buffers and numbers in an argument, in order."""
        if self.fields is None:
            yield self
        for field_ in self.fields or ():
            yield from field_.leaves()


HIDDEN_BYTES = 256
"""Bytes of all hidden arguments of a kernel."""


def hidden_arguments(launch: Launch) -> dict[str, tuple[int, int, int]]:
    """The hidden arguments that a launch gives, by name: the place behind the kernel's own arguments, bytes, value.

    Source: LLVM, AMDGPU Usage, "Code Object V5 Kernel Argument Metadata".
    """
    counts = {f"block_count_{axis}": (4 * n, 4, launch.groups[n]) for n, axis in enumerate("xyz")}
    sizes = {f"group_size_{axis}": (12 + 2 * n, 2, launch.items[n]) for n, axis in enumerate("xyz")}
    axes = 3 if launch.groups[2] > 1 else 2 if launch.groups[1] > 1 else 1
    return counts | sizes | {"grid_dims": (64, 2, axes), "dynamic_lds_size": (120, 4, launch.dynamic_lds)}


def dispatch_packet(launch: Launch) -> bytes:
    """The packet that starts the kernel, as far as kernels read it: sizes of workgroup and grid. Source: HSA, AQL."""
    total = [groups * items for groups, items in zip(launch.groups, launch.items, strict=True)]
    return struct.pack("<HHHHHHIII", 0, 0, *launch.items, 0, *total).ljust(64, b"\0")


def wave_items(items: tuple[int, int, int], lanes: int) -> Iterator[tuple[int, list[Array]]]:
    """The waves of a workgroup: for each the number of lanes with a work-item, and the ids of all lanes by axis.

    Args:
        items: work-items along each axis.
        lanes: lanes of a wave.
    """
    count = math.prod(items)
    for first in range(0, count, lanes):
        flat = np.arange(first, first + lanes, dtype=np.uint32)
        ids = [flat % items[0], flat // items[0] % items[1], flat // (items[0] * items[1])]
        yield min(lanes, count - first), ids


def resolve(launch: Launch, target: Arch) -> list[Resolved]:
    """The arguments with their contents. Arrays are copied, so that a run does not change the launch's.

    Raises:
        UsageError: a string that is no argument.
        InputError: a file that cannot be read.
    """
    return [
        _resolve(name, given, number, launch, target) for number, (name, given) in enumerate(launch.named)
    ]


def _resolve(name: str, argument: Any, number: int, launch: Launch, target: Arch) -> Resolved:
    if isinstance(argument, (list, tuple)):
        parts = (_resolve(f"{name}.{i}", part, number, launch, target) for i, part in enumerate(argument))
        return Resolved(name, fields=tuple(parts))
    if isinstance(argument, np.ndarray):
        return Resolved(name, np.array(argument, order="C"))
    if argument is None or (isinstance(argument, str) and argument.strip() == "null"):
        return Resolved(name, value=0, stored=bytes(_POINTER_BYTES))
    if not isinstance(argument, str):
        return Resolved(name, value=argument.item() if isinstance(argument, np.generic) else argument)
    given, kind, shape, text = _described(argument)
    name = given or name
    if text.startswith("@"):
        return Resolved(name, _from_file(_permitted(launch, text[1:]), kind, shape))
    if shape is None:
        value = _number(text, kind, argument)
        return Resolved(name, value=value, stored=encoded(np.array([value]), kind, target).tobytes())
    return Resolved(name, _described_array(argument, launch.seed, number, target).reshape(shape).copy())


@functools.lru_cache(maxsize=8)
def _described_array(argument: str, seed: int, number: int, target: Arch) -> Array:
    """The contents that an argument's text describes, in one dimension; cached for versions of a kernel."""
    _, kind, shape, text = _described(argument)
    generator = np.random.default_rng([seed, number, zlib.crc32(argument.encode())])
    return encoded(_contents(kind, math.prod(shape or ()), text, argument, generator), kind, target)


def _described(argument: str) -> tuple[str | None, str, tuple[int, ...] | None, str]:
    """The name, type, shape and contents that an argument's text describes; a number has no shape.

    Raises:
        UsageError: it describes no argument, or has a number or contents that its type does not allow.
    """
    match = _SPEC.match(argument.strip())
    if match is None:
        raise UsageError(
            f"argument {argument!r}: expected [NAME:] TYPE=NUMBER or [NAME:] TYPE[SHAPE]=CONTENTS, "
            "e.g. 'A: f16[128,64]=random'"
        )
    kind, text = match["type"], match["value"].strip()
    if kind not in _DTYPES and kind not in _ENCODED:
        raise UsageError(
            f"argument {argument!r}: unknown type {kind!r}; there are {', '.join([*_DTYPES, *_ENCODED])}"
        )
    shape = tuple(int(n) for n in match["shape"].split(",") if n.strip()) if match["shape"] else None
    if shape == ():
        raise UsageError(f"argument {argument!r}: a shape has a number for each axis, e.g. [64] or [8,8]")
    if text.startswith("@"):
        return match["name"], kind, shape, text
    if shape is None:
        _number(text, kind, argument)
    else:
        size = np.dtype(_DTYPES.get(kind) or _ENCODED[kind]).itemsize
        if (count := math.prod(shape)) * size > MOST_BYTES:
            raise UsageError(
                f"argument {argument!r}: {count} elements; a buffer has at most {MOST_BYTES} bytes"
            )
        _contents(kind, 0, text, argument, np.random.default_rng(0))
    return match["name"], kind, shape, text


def spelled_type(argument: Argument) -> tuple[str | None, bool, int | float | None]:
    """The type of an argument by its text, true if it is a buffer, and its number if it is not.

    A number without a type has that of C, or of 64 bits if it needs them. An array, a struct and null have none.

    >>> spelled_type("A: f16[8]=random"), spelled_type("n: i32=3"), spelled_type(0.5), spelled_type(None)
    (('f16', True, None), ('i32', False, 3), ('f32', False, 0.5), (None, False, None))
    """
    if isinstance(argument, float):
        return "f32", False, argument
    if isinstance(argument, int):
        return ("i32" if -(1 << 31) <= argument < 1 << 31 else "i64"), False, argument
    if not isinstance(argument, str) or argument.strip() == "null":
        return None, False, None
    _, kind, shape, text = _described(argument)
    if shape is not None or text.startswith("@"):
        return kind, True, None
    return kind, False, _number(text, kind, argument)


def _number(text: str, kind: str, argument: str) -> int | float:
    try:
        number = float(text) if kind[0] in "fb" else int(text, 0)
    except ValueError:
        raise UsageError(f"argument {argument!r}: {text!r} is no {kind}") from None
    if kind[0] in "iu":  # either signedness is one register
        bits = int(kind[1:])
        if not -(1 << bits - 1) <= number < 1 << bits:
            raise UsageError(f"argument {argument!r}: {text} does not fit into {kind}")
    return number


def _permitted(launch: Launch, name: str) -> Path:
    """The file that a launch names.

    Raises:
        InputError: the launch's file may not name it.
    """
    path = launch.folder / name
    is_free = not launch.confined or limits.includes_are_allowed()
    if not is_free and not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(launch.folder)):
        raise InputError(
            "the launch's file names it, and it lies outside of that file's folder",
            file=path,
            remedy=f"copy it there; `ldsopt {limits.OPTIONS[limits.INCLUDES]} COMMAND` allows it",
        )
    return path


def _from_file(path: Path, kind: str, shape: tuple[int, ...] | None) -> Array:
    try:
        with FileErrors(path):
            loaded: Array = np.load(BytesIO(read_file(path)), allow_pickle=False)
    except (ValueError, EOFError, MemoryError, SyntaxError, TypeError):
        raise InputError("not a .npy file of numbers", file=path, remedy="numpy.save makes one") from None
    dtype = np.dtype(_DTYPES.get(kind) or _ENCODED[kind])
    if loaded.dtype != dtype or (shape is not None and loaded.shape != shape):
        wanted = f"{dtype}{list(shape) if shape is not None else ''}"
        raise InputError(f"holds {loaded.dtype}{list(loaded.shape)}, the launch says {wanted}", file=path)
    return np.ascontiguousarray(loaded)


def _contents(kind: str, count: int, text: str, argument: str, generator: np.random.Generator) -> Array:
    dtype = np.dtype(_DTYPES.get(kind) or _ENCODED[kind])
    bounds = text[len("random(") : -1].split(",") if text.startswith("random(") and text[-1] == ")" else []
    is_integer = kind[0] in "iu"
    values: Array
    if text == "random" and is_integer:
        info = np.iinfo(dtype)
        values = generator.integers(info.min, info.max, count, dtype, endpoint=True)
    elif text == "random":
        values = generator.normal(0, 0.5, count)
    elif len(bounds) == 2:
        low, high = (_number(bound.strip(), kind, argument) for bound in bounds)
        if not low < high:
            raise UsageError(f"argument {argument!r}: {low} is not below {high}")
        if is_integer:
            try:
                values = generator.integers(int(low), int(high), count, dtype)
            except ValueError:
                raise UsageError(f"argument {argument!r}: not within {kind}") from None
        else:
            values = generator.uniform(low, high, count)
    elif text in ("zeros", "ones"):
        values = np.full(count, float(text == "ones"))
    elif text == "arange":
        values = np.arange(count)
    elif text[:1].isalpha() and (is_integer or text.lower() not in ("nan", "inf")):
        raise UsageError(
            f"argument {argument!r}: no such contents: {text}; there are zeros, ones, arange, random, "
            "random(LOW,HIGH), a number and @FILE.npy"
        )
    else:
        values = np.full(count, _number(text, kind, argument))
    return values


def encoded(values: Array, kind: str, target: Arch) -> Array:
    """Numbers as an array of a launch type.

    >>> from ldsopt.target.arch import arch
    >>> encoded(np.array([1.0, -2.0]), "bf16", arch("gfx942")).tolist()
    [16256, 49152]
    """
    with np.errstate(over="ignore"):  # what is too large is infinite, as in the type itself
        if kind in _DTYPES:
            return np.asarray(values).astype(_DTYPES[kind])
        single = np.asarray(values, np.float32)
    if kind == "bf16":
        bits = single.view(np.uint32)
        rounded = bits + (0x7FFF + ((bits >> np.uint32(16)) & np.uint32(1)))
        return np.asarray((rounded >> np.uint32(16)).astype(np.uint16))
    form = bf8_format(target) if kind == "bf8" else fp8_format(target)
    return encode(single, form)


# --- launch file --------------------------------------------------------------------------------------------
#
# A launch described by a file: TOML or JSON, whose keys are the attributes of `Launch`.


KEYS = (
    "grid", "block", "arguments", "kernel", "dynamic_lds", "wave_size", "seed", "bytes", "flops", "cooperative",
)  # fmt: skip
"""The keys that the description of a launch may have."""
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
        name, mark, file = argument.partition("=@")
        return f"{name}=@{(folder / file).resolve()}" if mark else argument
    if isinstance(argument, (bool, int, float)):
        return argument
    raise UsageError("an array among the arguments cannot be described; save it, and give @FILE.npy")


def read_launch(path: str | Path) -> Launch:
    """The launch in a ``.toml`` or ``.json`` file.

    Raises:
        InputError: it cannot be read, or describes no launch.
        Unavailable: TOML on a Python that cannot read it.
    """
    path = Path(path)
    try:
        with FileErrors(path):
            text = read_file(path).decode("utf-8")
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
    """The problem that a parser of TOML or JSON names, and its line."""
    if isinstance(error, json.JSONDecodeError):
        return error.msg, error.lineno
    said, _, place = str(error).partition(" (at line ")
    return said, int(place.partition(",")[0]) if place else None


def _line_of(key: str | None, text: str) -> int | None:
    """The first line that begins with a key, as TOML and JSON spell keys."""
    if key is None:
        return None
    for number, line in enumerate(text.split("\n"), 1):
        start = line.lstrip(' \t{["')
        if start.startswith(key) and not start[len(key) : len(key) + 1].isidentifier():
            return number
    return None


def _toml() -> Any:
    try:
        return importlib.import_module("tomllib")
    except ImportError:
        raise Unavailable("TOML needs Python 3.11; give the launch as JSON") from None
