"""Holds what every command writes for every module of the corpus against a record: nothing changed by accident.

    python tests/corpus_outputs.py record           # write the record (tests/corpus_outputs.json)
    python tests/corpus_outputs.py compare          # run everything again; exit 1 names what differs
    python tests/corpus_outputs.py compare NAME     # only modules whose path holds NAME

A record holds a digest of each output, so the review of a change that is meant to alter outputs shows which ones. Only
what programs read is recorded: the module or the JSON that a command writes and its exit code, not the summary on
standard error.
"""

import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORD = Path(__file__).with_suffix(".json")
COMMANDS = {
    "annotate": ["annotate", "-q"],
    "annotate --precise": ["annotate", "-q", "--precise"],
    "annotate --bases all": ["annotate", "-q", "--bases", "all"],
    "pack": ["pack", "-q"],
    "check": ["check", "--format", "json"],
    "measure": ["measure", "--format", "json"],
}


def modules(part: str = "") -> list[Path]:
    """The modules of the corpus whose path holds ``part``, the slowest (largest) first."""
    found = [p for p in (ROOT / "corpus/ir").rglob("*.ll") if part in str(p.relative_to(ROOT))]
    return sorted(found, key=lambda path: -path.stat().st_size)


def digest(module: Path, command: str) -> str:
    """The output of a command for a module, as ``exit code:digest``."""
    name = str(module.relative_to(ROOT))
    program = [sys.executable, "-m", "ldsopt", *COMMANDS[command], name]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, check=False)
    # A module is called as its file is; the record holds what LLVM calls a module without a file.
    said = done.stdout.replace(f"; ModuleID = '{name}'".encode(), b"; ModuleID = '<string>'", 1)
    said = said.replace(f'source_filename = "{name}"'.encode(), b'source_filename = "<string>"', 1)
    return f"{done.returncode}:{hashlib.sha256(said).hexdigest()[:24]}"


def digests(part: str = "") -> dict[str, dict[str, str]]:
    """The digests by module and command."""
    work = [(module, command) for module in modules(part) for command in COMMANDS]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda item: digest(*item), work))
    found: dict[str, dict[str, str]] = {}
    for (module, command), result in zip(work, results, strict=True):
        found.setdefault(str(module.relative_to(ROOT / "corpus/ir")), {})[command] = result
    return {name: found[name] for name in sorted(found)}


def main(arguments: list[str]) -> int:
    """Runs ``record`` or ``compare``; returns the exit code."""
    if arguments == ["record"]:
        RECORD.write_text(json.dumps(digests(), indent=1) + "\n")
        return 0
    if not arguments or arguments[0] != "compare":
        print(__doc__, file=sys.stderr)
        return 2
    now = digests(*arguments[1:2])
    recorded = json.loads(RECORD.read_text())
    differing = [
        f"{module}: {command}: {recorded.get(module, {}).get(command)} is now {result}"
        for module, results in now.items()
        for command, result in results.items()
        if recorded.get(module, {}).get(command) != result
    ]
    print("\n".join(differing) or f"{len(now)} modules: every output is as recorded")
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
