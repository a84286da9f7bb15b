"""Writes folders as AMD's profiler leaves them, of code that has run nowhere.

**No profiler and no GPU made any of this.** The layout is that of the profiler's source (`ldsopt.stalls.trace` names it),
each version's; the instructions and their addresses are those of a code object that is compiled here, and the
cycles are what a test asks for.
"""

import csv
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from text_sections import beside

from ldsopt import measure_file
from ldsopt.codegen.assemble import assemble, link

TEXTS = beside(__file__)

OBJDUMP = next(
    filter(None, map(shutil.which, ("llvm-objdump-22", "llvm-objdump-21", "llvm-objdump"))), "llvm-objdump"
)
_FUNCTION = re.compile(
    r"^[0-9a-f]{16} <(.*)>:\n((?:\t.*\n)*?)(?:\ts_nop 0 .*\n)*(?=\n|\Z|[0-9a-f]{16} )", re.M
)
_INSTRUCTION = re.compile(r"^\t(\S.*?) *// ([0-9A-F]+):", re.M)
Version = Literal["csv 6", "csv 8", "csv 11", "json 8", "json 10", "json 14"]
VERSIONS: tuple[Version, ...] = ("csv 6", "csv 8", "csv 11", "json 8", "json 10", "json 14")
WITHOUT_STALLS = ("csv 6", "json 8")
_SAMPLED = [0, 0, 0]
_REASONS = [0] * 8


class Cycles(NamedTuple):
    """The counts of an instruction."""

    hits: int = 1
    latency: int = 4
    stall: int = 0
    idle: int = 0


KERNEL = TEXTS["KERNEL"]
"""Its first ``vmcnt(0)`` is for one load, and completes two; its first ``lgkmcnt(0)`` is for a read that nothing uses."""

MEASURED = {
    "s_waitcnt vmcnt(0)": (Cycles(16, 8064, 8000, 5), Cycles(16, 464, 400, 5)),
    "s_waitcnt lgkmcnt(0)": (Cycles(16, 1664, 1600, 5), Cycles(16, 864, 800, 5)),
    "s_barrier": (Cycles(16, 364, 300, 5),),
    "ds_read_b32 v5, v1": (Cycles(16, 128, 64, 5),),
}


class Ran(NamedTuple):
    """The exit code, standard output and standard error of one run."""

    code: int
    out: str
    err: str


class TraceRow(NamedTuple):
    """An instruction at its address; a kernel's first one has the kernel's name in front."""

    address: int
    text: str
    kernel: str
    counted: Cycles
    source: str = ""


def code_object(assembly: str, arch: str) -> bytes:
    """A listing as a code object that can be loaded."""
    return link([assemble(assembly.encode(), arch)])


def rows_of(code: bytes, cycles: Mapping[str, Sequence[Cycles]] | None = None) -> list[TraceRow]:
    """The instructions of a code object, with cycles by text, in the order in which they stand."""
    with tempfile.NamedTemporaryFile(suffix=".hsaco") as file:
        Path(file.name).write_bytes(code)
        (measured,) = measure_file(file.name)
        text = subprocess.run([OBJDUMP, "-d", file.name], check=True, capture_output=True, text=True).stdout
    kernels = {function.name for function in measured.functions if function.is_kernel}
    left = {text: list(given) for text, given in (cycles or {}).items()}
    rows = []
    for name, body in _FUNCTION.findall(text):
        for number, (one, address) in enumerate(_INSTRUCTION.findall(body)):
            counted = left[one].pop(0) if left.get(one) else Cycles()
            kernel = name if number == 0 and name in kernels else ""
            rows.append(TraceRow(int(address, 16), one, kernel, counted, f"kernel.hip:{number + 1}"))
    assert not any(left.values()), f"not in the code: {left}"
    return rows


def write_trace(
    folder: Path,
    rows: Sequence[TraceRow],
    version: Version = "csv 8",
    *,
    code: bytes | None = None,
    dispatch: int = 1,
    number: int = 3,
) -> Path:
    """The folder of one dispatch, of one version of the profiler; with the code object beside it, if that is given."""
    name = f"ui_output_agent_4242_dispatch_{dispatch}"
    (folder / name).mkdir(parents=True, exist_ok=True)
    if code is not None:
        (folder / f"host_4242_gfx942_code_object_id_{number}.out").write_bytes(code)
    kind, width = version.split()
    if kind == "json":
        write_json(folder / name / "code.json", rows, int(width), number)
    else:
        file = folder / name / "att_output.csv" if width == "6" else folder / f"stats_{name}.csv"
        write_csv(file, rows, int(width), number)
    return folder


_HEADS = {
    6: ["CodeObj", "Vaddr", "Instruction", "Hitcount", "Latency", "Source"],
    8: ["CodeObj", "Vaddr", "Instruction", "Hitcount", "Latency", "Stall", "Idle", "Source"],
    11: [
        *("CodeObj", "Vaddr", "Instruction", "Hitcount", "Latency", "Stall", "Idle"),
        *("ServiceType", "Issued", "Stalled", "Source"),
    ],
}


def write_csv(file: Path, rows: Sequence[TraceRow], width: int, number: int) -> None:
    """The CSV of a version, by its number of columns. The first one's head and source have no quotes."""
    with file.open("w", newline="") as out:
        if width == 6:
            out.write(", ".join(_HEADS[6]) + "\n")
        writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC)
        if width != 6:
            writer.writerow(_HEADS[width])
        for row in rows:
            for text, counted, source in _both(row):
                if width == 6:
                    out.write(f'{number},{row.address},"{text}",{counted.hits},{counted.latency},{source}\n')
                else:
                    sampled = _SAMPLED if width == 11 else []
                    writer.writerow([number, row.address, text, *counted, *sampled, source])


def write_json(file: Path, rows: Sequence[TraceRow], width: int, number: int) -> None:
    """The ``code.json`` of a version, by the number of members that a row has."""
    code: list[list[Any]] = []
    for row in rows:
        for text, counted, source in _both(row):
            members = [text, 0, len(code) + 1, source, number, row.address, *counted, *_SAMPLED, _REASONS]
            code.append(members[:width])
    document: dict[str, Any] = {"code": code, "version": "3.0.0"}
    if width > 8:
        named = "ISA, _, LineNumber, Source, Codeobj, Vaddr, Hit, Latency, Stall, Idle"
        more = ", ServiceType, Issued, Stalled, NotIssuedReasons" if width == 14 else ""
        document["header"] = named + more
    file.write_text(json.dumps(document))


def _both(row: TraceRow) -> list[tuple[str, Cycles, str]]:
    mark = [(f"; {row.kernel}", Cycles(0, 0), f"{row.kernel}()")] if row.kernel else []
    return [*mark, (row.text, row.counted, row.source)]
