"""Tiny measurements for the tests of reports, as records of `ldsopt measure`, and what `ldsopt` says of them."""

import contextlib
import functools
import io
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import ldsopt
from ldsopt.cli import main

LLVM22 = "llvmlite 0.50.0 (LLVM 22.1.0)"
Function = dict[str, Any]
_RESOURCES = {
    "vgprs": 128, "agprs": 0, "sgprs": 40, "vgpr_spills": 0, "sgpr_spills": 0, "scratch_bytes": 0, "lds_bytes": 32768,
    "occupancy": 4, "code_bytes": 4000, "workgroup_size": 256, "wave_size": 64,
}  # fmt: skip


def wait(counters: dict[str, int], depth: int | None, **more: Any) -> dict[str, Any]:
    return {"mnemonic": "s_waitcnt", "counters": counters, "depth": depth, "line": 1, **more}


def waits(spec: str) -> list[dict[str, Any]]:
    """Waits from ``vmcnt(0)@1*3 lgkmcnt(0)``: counter, N, loop depth (0; ``?`` unknown), how many."""
    found = []
    for word in spec.split():
        body, _, times = word.partition("*")
        body, _, depth = body.partition("@")
        counters = {
            part.partition("(")[0]: int(part.partition("(")[2].rstrip(")")) for part in body.split("+")
        }
        found += [wait(counters, None if depth == "?" else int(depth or 0))] * int(times or 1)
    return found


def function(name: str = "gemm", spec: str | None = "", **changes: Any) -> Function:
    """A function with the waits of ``spec``; ``changes`` are of its own fields or of its resources."""
    fields: Function = {
        "name": name, "is_kernel": True, "waits": None if spec is None else waits(spec), "instructions": 500,
        "lds_accesses": 32, "dma": 8, "barriers": 4, "max_depth": 1,
    }  # fmt: skip
    own = {key: value for key, value in changes.items() if key in fields}
    return fields | own | {"resources": _RESOURCES | {k: v for k, v in changes.items() if k not in fields}}


class Side(NamedTuple):
    """A measurement: one entry of a record."""

    entry: dict[str, Any]

    @property
    def measured(self) -> Any:
        """As the library reads it."""
        (found,) = read(record(self))
        return found


def module(
    *functions: Function,
    source: str = "gemm.ll",
    arch: str = "gfx950",
    compiler: str | None = LLVM22,
    **more: Any,
) -> Side:
    """A measurement of these functions."""
    return Side({"source": source, "arch": arch, "compiler": compiler, "functions": [*functions], **more})


def record(*sides: Side) -> str:
    """The document that holds them."""
    return json.dumps({"schema": "ldsopt.measurement/1", "measurements": [side.entry for side in sides]})


@functools.cache
def read(text: str) -> tuple[Any, ...]:
    """The measurements in a document."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place, "x.json")
        file.write_text(text, encoding="utf-8", errors="surrogateescape")
        return ldsopt.measure_file(file)


def diff(before: Side, after: Side) -> Any:
    """The difference that the library finds between two measurements."""
    return ldsopt.diff(before.measured, after.measured)


class Said(NamedTuple):
    """The exit code of a command, its report, and what it said on standard error."""

    code: int
    out: str
    err: str


class _Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


@contextlib.contextmanager
def _streams(width: int | None, color: bool) -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    out = (_Terminal if width else io.TextIOWrapper)(io.BytesIO(), "utf-8", write_through=True)
    err = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    environment = {"COLUMNS": str(width or 80)} | ({} if color else {"NO_COLOR": "1"})
    with (
        contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), mock.patch.dict(os.environ, environment)
    ):  # fmt: skip
        if color:
            os.environ.pop("NO_COLOR", None)
        yield out, err


def said(*words: str, width: int | None = None, color: bool = False) -> Said:
    """The exit code and the output of a command, on a terminal of some width if it is given."""
    with _streams(width, color) as (out, err):
        code = main([*words])
        return Said(code, *(one.buffer.getvalue().decode() for one in (out, err)))  # type: ignore[attr-defined]


def compared(
    before: Side, after: Side, *options: str, accepted: list[dict[str, Any]] | None = None, **look: Any
) -> Said:
    """The output of `ldsopt diff` for two records, which are called as their sources are.

    Args:
        before, after: the measurements.
        options: of the command.
        accepted: the baseline.
        look: of the terminal.
    """
    with tempfile.TemporaryDirectory() as place:
        files = [Path(place, name) for name in ("before.json", "after.json", "baseline.json")]
        for file, side in zip(files, (before, after), strict=False):
            file.write_text(record(side), encoding="utf-8")
        if accepted is not None:
            files[2].write_text(json.dumps({"schema": "ldsopt.baseline/1", "accepted": accepted}))
            options = (*options, "--baseline", str(files[2]))
        return said("diff", str(files[0]), str(files[1]), *options, **look)


def report(dump: bytes, *options: str) -> str:
    """The output of `ldsopt trace` for a dump."""
    with tempfile.TemporaryDirectory() as place:
        Path(place, "k.dump").write_bytes(dump)
        found = said("trace", str(Path(place, "k.dump")), *options)
        assert found.code == 0, found.err
        return found.out.replace(f"{place}/", "")


def drawn(dump: bytes, suffix: str) -> str:
    """The timeline that it writes."""
    with tempfile.TemporaryDirectory() as place:
        report(dump, "-q", "-o", str(Path(place, f"t.{suffix}")))
        return Path(place, f"t.{suffix}").read_text(encoding="utf-8")
