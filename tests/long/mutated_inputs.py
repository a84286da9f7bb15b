"""Mutated inputs through all commands: no traceback, no exit code 70, nothing written outside of the folder at hand.

    python tests/long/mutated_inputs.py --start 0 --count 2000 --seed 0

Modules, bitcode, listings, objects, code objects, records of kernels, launches, files of defaults, and databases of
sweeps, with bytes flipped, cut, doubled, swapped with parts of others, and numbers made large. Each run is a forked
child of this process under 2 GiB of memory and 60 s, in a folder of its own; the files outside of it are compared.
Seed and number alone make an input: --start NUMBER --count 1 makes one again.
"""

import argparse
import contextlib
import io
import os
import random
import re
import resource
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ldsopt import annotate, isolation
from ldsopt.cli import COMMANDS, main

ROOT = Path(__file__).parents[2]
MEMORY, SECONDS = 2 << 30, 60
MODULES = [ROOT / "tests" / "hostile" / name for name in ("tricky.ll", "dyn.ll", "abort_dbg_broken.ll")] + [
    ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
]
LAUNCH = b'grid = [1, 1, 1]\nblock = [64, 1, 1]\ndynamic_lds = 1024\narguments = ["f32[64]=zeros", "i32=4"]\n'
DEFAULTS = b"[defaults]\nmcpu = 'gfx942'\n[measure]\nformat = 'json'\nO = 2\n[check]\nverbose = true\n"
ARGUMENTS = ["f32[65536]=zeros", "f32[65536]=zeros", "f32[65536]=zeros", "i32=64", "i32=64"]
OF_MODULE = {
    "annotate": ["-o", "out.ll"], "check": [], "liveness": [], "pack": ["-o", "out.ll"], "banks": [], "measure": [],
    "optimize": ["-o", "out.ll", "--effort", "quick"], "pipeline": ["-o", "out.ll"], "compile": ["-o", "out.s"],
    "instrument": ["-o", "out.ll", "--auto", "loops"], "waits": ["-o", "out.s"], "simulate": ["--timeout", "5"],
    "timeline": [], "link": ["-o", "out.ll"], "bench": [],
}  # fmt: skip
OF_CODE = {
    "measure": [],
    "check": [],
    "timeline": ["--block", "64"],
    "waits": ["-o", "out.s"],
    "link": ["-o", "out.hsaco"],
}


class Subject(NamedTuple):
    """One kind of input: a good one, the file's name, and the command lines that read it."""

    good: bytes
    name: str
    calls: list[list[str]]


def subjects(folder: Path) -> list[Subject]:
    """Good inputs of every kind. What is not there on this machine (an assembler) is left out."""
    found: list[Subject] = []
    for path in MODULES:
        text = path.read_bytes()
        calls = [[command, "in.ll", "--mcpu", "gfx90a", *words] for command, words in OF_MODULE.items()]
        calls.append(["diff", "in.ll", str(path), "--mcpu", "gfx90a"])
        calls.append(["verify", "in.ll", str(path), "--mcpu", "gfx90a", "--timeout", "5"])
        found.append(Subject(text, "in.ll", calls))
    kernel = MODULES[-1]
    for name in ("k.bc", "k.s", "k.o", "k.hsaco"):
        command = ["link" if name == "k.bc" else "compile", str(kernel), "-q", "-o", str(folder / name)]
        if main(command) == 0:
            words = OF_MODULE if name == "k.bc" else OF_CODE
            calls = [[one, f"in{Path(name).suffix}", *more] for one, more in words.items()]
            found.append(Subject((folder / name).read_bytes(), f"in{Path(name).suffix}", calls))
    launch = ["--block", "64", "--grid", "1", *(f"--arg={one}" for one in ARGUMENTS)]
    marked, dump = folder / "marked.ll", folder / "k.dump"
    marking = ["instrument", str(kernel), "-q", "--no-cost", "--auto", "loops", "-o", str(marked)]
    running = ["simulate", str(marked), *launch, "-o", os.devnull, "--dump-records", str(dump), "--no-checks"]
    if main(marking) == 0 and main(running) in (0, 1) and dump.exists():
        shown = [[], ["--json"], ["-o", "t.json"], ["-o", "t.html"], ["--format", "csv", "--by-wave"]]
        found.append(Subject(dump.read_bytes(), "k.dump", [["trace", "k.dump", *words] for words in shown]))
    found.append(
        Subject(
            LAUNCH,
            "l.toml",
            [[one, str(kernel), "--launch", "l.toml"] for one in ("simulate", "timeline", "banks")],
        )
    )
    found.append(
        Subject(
            DEFAULTS,
            "ldsopt.toml",
            [["measure", str(kernel)], ["check", str(kernel)], ["--config"], ["trust"]],
        )
    )
    record = folder / "record.json"
    if main(["measure", str(kernel), "--json", "-o", str(record)]) == 0:
        found.append(
            Subject(
                record.read_bytes(), "r.json", [["diff", "r.json", str(record)], ["diff", "--history", "."]]
            )
        )
    database = folder / "s.db"
    if main(["sweep", str(kernel), "-q", "--do", "measure", "--out", str(database)]) == 0:
        calls = [["sweep", "report", "s.db"], ["sweep", "merge", "s.db", "--out", "all.db"]]
        calls.append(["sweep", str(kernel), "--do", "measure", "--out", "s.db"])
        found.append(Subject(database.read_bytes(), "s.db", calls))
    return found


def mutated(data: bytes, other: bytes, chance: random.Random) -> bytes:
    """One to four changes of an input."""
    made = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(made) + 1)
        end = min(len(made), at + chance.choice([1, 2, 8, 60, 500]))
        way = chance.randrange(9)
        if way == 0 and made:
            made[at % len(made)] ^= 1 << chance.randrange(8)
        elif way == 1:
            del made[at:end]
        elif way == 2:
            made[at:at] = made[at:end] * chance.choice([1, 2, 50])
        elif way == 3:
            begin = chance.randrange(len(other) + 1)
            made[at:end] = other[begin : begin + end - at]
        elif way == 4:
            del made[at:]
        elif way == 5:
            made[at:end] = bytes(chance.randrange(256) for _ in range(end - at))
        elif way == 6:
            made[at:at] = chance.choice(
                [b"\0", b"\xff\xfe", b"\x1b[2J", b"##vso[x]", b'"', b"(" * 900, b"9" * 5000, b"\n::error::x"]
            )
        elif numbers := list(re.finditer(rb"\d+", bytes(made[:200_000]))):
            number = chance.choice(numbers)
            value = chance.choice(
                [b"0", b"-1", b"4294967296", b"18446744073709551615", b"99999", b"1e9", b"3"]
            )
            made[number.start() : number.end()] = value
    return bytes(made)


def tree(place: Path) -> set[tuple[str, int, int]]:
    return {(str(p), p.lstat().st_size, p.lstat().st_mtime_ns) for p in place.rglob("*")}


def one_run(call: list[str]) -> tuple[int, str]:
    """The exit code of a command line in this process, a child, and what it said."""
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    said = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace", write_through=True)
    with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
        code = main(call)
    return code, said.buffer.getvalue().decode("utf-8", "replace")  # type: ignore[attr-defined]


def campaign(numbers: range, seed: int, keep: Path) -> Iterator[tuple[str, list[str], Path]]:
    """Runs; yields each fault with its call and the folder of its input, and at last the counts."""
    os.environ["LDSOPT_MAX_TIME"] = str(SECONDS)
    os.environ["LDSOPT_MAX_MEMORY"] = str(MEMORY)
    codes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as scratch:
        place, outside = Path(scratch, "in"), Path(scratch, "outside")
        outside.mkdir()
        os.environ |= {
            "HOME": str(outside),
            "XDG_CONFIG_HOME": str(outside / "config"),
            "XDG_CACHE_HOME": str(outside / "cache"),
        }
        kinds = subjects(outside)
        print(
            "kinds:",
            ", ".join(f"{Path(one.name).suffix} ({len(one.good)} bytes)" for one in kinds),
            flush=True,
        )
        for number in numbers:
            chance = random.Random(f"{seed} {number}")
            kind = kinds[number % len(kinds)]
            call = kind.calls[number // len(kinds) % len(kind.calls)]
            shutil.rmtree(place, ignore_errors=True)
            (place / ".git").mkdir(parents=True)
            os.chdir(place)
            data = mutated(kind.good, chance.choice(kinds).good, chance)
            Path(kind.name).write_bytes(data)
            before, began = tree(outside), time.monotonic()
            fault = ""
            try:
                code, said = isolation.run(lambda call=call: one_run(call), timeout_seconds=4 * SECONDS)  # type: ignore[misc]
                if code == 70 or code not in range(6) or "Traceback" in said or "internal error" in said:
                    fault = f"exit {code}: {said.strip()[-300:]}"
                elif "--max-time" in said:
                    fault = f"slow: {said.strip()[-200:]}"
            except isolation.ChildDied as death:
                code, fault = 70, f"died: {death}"
            except Exception as error:
                code, fault = 70, f"raised: {type(error).__name__}: {error}"
            after = {
                entry for entry in tree(outside) if "/cache/" not in entry[0] and "/config/" not in entry[0]
            }
            if (
                not fault
                and not after <= before | {(str(outside / "config"), 4096, 0)}
                and call[0] != "trust"
            ):
                new = {entry[0] for entry in after} - {entry[0] for entry in before}
                fault = (
                    f"written outside: {sorted(new)}"
                    if new - {str(outside / "cache"), str(outside / "config")}
                    else ""
                )
            codes[f"{Path(kind.name).suffix} exit {code}"] += 1
            if time.monotonic() - began > SECONDS / 2:
                print(f"{number}: {time.monotonic() - began:.0f} s: {' '.join(call)}", flush=True)
            if fault:
                folder = keep / str(number)
                shutil.copytree(place, folder, dirs_exist_ok=True)
                yield fault, call, folder
    print(", ".join(f"{what}: {number}" for what, number in sorted(codes.items())))


def run() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, default=Path("build/mutated"))
    given = parser.parse_args()
    os.nice(10)
    assert annotate and COMMANDS
    found, numbers = 0, range(given.start, given.start + given.count)
    for fault, call, folder in campaign(numbers, given.seed, given.keep.resolve()):
        found += 1
        print(f"{folder}: ldsopt {' '.join(call)}: {fault}", flush=True)
    print(f"{given.count} inputs, {found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(run())
