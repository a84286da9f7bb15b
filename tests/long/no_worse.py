"""Over the corpus: no command writes code that the gate rejects, unless it repairs a hazard that its summary names.

    python tests/long/no_worse.py [--mode MODE]... [-j N] [--sample N] [PATH...]

PATH: modules, or directories of them; default: `corpus/ir`. Each command is run on each module as a user runs it, and
``ldsopt diff IN OUT --fail-on regressions`` judges the output. One row a command: modules, outputs that differ from the
input, those that the gate rejects but that repair what they name, those that it rejects. ``--sample N`` takes every
N-th module. Exit code 1 if a command fails, or the gate rejects an output without a repair.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

IR = Path(__file__).parents[2] / "corpus" / "ir"
MODES: dict[str, tuple[str, ...]] = {
    "annotate": ("annotate",),
    "annotate --precise": ("annotate", "--precise"),
    "annotate --bases all": ("annotate", "--bases", "all"),
    "annotate --fences": ("annotate", "--fences"),
    "annotate --shuffles": ("annotate", "--shuffles"),
    "annotate --align": ("annotate", "--align"),
    "annotate --barriers": ("annotate", "--barriers", "--assume", "unread-dimensions-are-one"),
    "annotate --repair": ("annotate", "--repair"),
    "pack": ("pack",),
    "optimize": ("optimize", "-j", "1"),
    "waits": ("waits",),
}
_REPAIRS = re.compile(r"(?m)^\s+(?:\S+: )?repairs \d+|[1-9]\d* added")
"""A summary that names what is repaired; `waits` names the waits that were missing."""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """One command of ldsopt."""
    return subprocess.run(
        [sys.executable, "-m", "ldsopt", *arguments], capture_output=True, text=True, check=False
    )


def outcome(folder: Path, job: tuple[str, Path]) -> tuple[str, str]:
    """The outcome of one module under one command: the column that it is counted in, and what there is to say."""
    mode, path = job
    command = MODES[mode]
    arch = path.stem.rpartition(".")[2]
    target = ("--mcpu", arch) if arch.startswith("gfx") else ()
    made = folder / f"{path.parent.name}-{path.stem}-{'-'.join(command)}{'.s' if mode == 'waits' else '.ll'}"
    said = run(*command, str(path), "-o", str(made), *target)
    if said.returncode:
        return "failed", said.stderr.strip().rpartition("\n")[2]
    if made.read_bytes() == path.read_bytes():
        return "same", ""
    judged = run("diff", str(path), str(made), "--fail-on", "regressions", *target)
    if judged.returncode == 0:
        return "changed", ""
    why = ", ".join(line.removeprefix("FAILED: ") for line in judged.stdout.splitlines() if "FAILED" in line)
    return ("repairs" if _REPAIRS.search(said.stderr) else "worse"), why or judged.stderr.strip()


def modules(paths: list[Path]) -> list[Path]:
    """The modules of files and directories."""
    return [one for path in paths for one in (sorted(path.rglob("*.ll")) if path.is_dir() else [path])]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", metavar="PATH", type=Path, default=[IR])
    parser.add_argument("--mode", action="append", choices=[*MODES])
    parser.add_argument("--sample", type=int, default=1, metavar="N")
    parser.add_argument("-j", "--jobs", type=int, default=1, metavar="N")
    given = parser.parse_args()
    jobs = [
        (mode, path) for mode in given.mode or MODES for path in modules(given.paths or [IR])[:: given.sample]
    ]
    counts: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        for (mode, path), (kind, why) in zip(
            jobs, pool.map(partial(outcome, Path(folder)), jobs), strict=True
        ):
            counts.setdefault(mode, Counter())[kind] += 1
            if why:
                print(f"{kind}: {mode}: {path.parent.name}/{path.stem}: {why}", flush=True)
    columns = ("same", "changed", "repairs", "worse", "failed")
    print(f"{'command':<22} {'modules':>8} " + " ".join(f"{column:>8}" for column in columns))
    for mode, found in counts.items():
        print(f"{mode:<22} {found.total():>8} " + " ".join(f"{found[column]:>8}" for column in columns))
    return int(any(found["worse"] + found["failed"] for found in counts.values()))


if __name__ == "__main__":
    sys.exit(main())
