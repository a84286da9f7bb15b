"""The cost of `ldsopt annotate` as a step of a build: processor time of whole processes, as ratios within one run.

    python benchmarks/as_a_build_step.py [--repetitions 9] [--sizes 100000 1000000] [--only-floor]

* **start**: annotating the median module of the corpus (by lines, of those that need no newer LLVM) over what importing
  ``llvmlite.binding`` costs, which every Python program on llvmlite pays.
* **code generation**: annotating over ``llc-22 -O3`` of the same file, for each module of the corpus that llc takes:
  those that need no compilation, and those with LDS-DMA to tag, which are compiled twice to validate the tags.
* **least**: what a process costs over the same llc that loads what annotating cannot do without (Python, ctypes and
  LLVM's library), and one that only makes an empty click command.
* **floor**: on synthetic modules, annotating over LLVM's own cost of an edit (parse, print, parse, verify, through
  llvmlite's public functions), each less its start: less annotating an empty module, less importing llvmlite.

All processes run as an installed program does, with compiled bytecode. Each kind takes turns with the others; a figure
is the median.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import generator

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "corpus"
EMPTY = 'target triple = "amdgcn-amd-amdhsa"\n'
FLOOR = """
import sys, llvmlite.binding as llvm
first = llvm.parse_assembly(open(sys.argv[1]).read(), llvm.create_context())
second = llvm.parse_assembly(str(first), llvm.create_context())
second.verify()
"""

LOADING = """
import ctypes, os, llvmlite
ctypes.CDLL(os.path.join(llvmlite.__path__[0], "binding", "libllvmlite.so"))
"""
CLICK = "import click; click.command('nothing')(lambda: None).main([], standalone_mode=False)"

Command = list[str]
IMPORTING: Command = [sys.executable, "-c", "import llvmlite.binding"]


def seconds(command: Command, environment: Mapping[str, str]) -> float:
    """Processor time of a process and of all that it starts."""
    pid = os.fork()
    if pid == 0:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        os.execvpe(command[0], command, environment)
    _, status, usage = os.wait4(pid, 0)
    if status:
        raise SystemExit(f"failed: {' '.join(command)}")
    return usage.ru_utime + usage.ru_stime


def medians(commands: Sequence[Command], repetitions: int, environment: Mapping[str, str]) -> list[float]:
    """The median of each command's times; the commands take turns, and a first round does not count."""
    rounds = [[seconds(command, environment) for command in commands] for _ in range(repetitions + 1)]
    return [statistics.median(times) for times in zip(*rounds[1:], strict=True)]


def annotate(module: Path, output: Path) -> Command:
    return [sys.executable, "-m", "ldsopt", "annotate", "-q", str(module), "-o", str(output)]


def is_validated(module: Path, environment: Mapping[str, str]) -> bool:
    """True if annotating a module compiles it, as there is LDS-DMA to tag."""
    command = [*annotate(module, Path(os.devnull)), "--no-check", "--json"]
    done = subprocess.run(command, env=dict(environment), capture_output=True, check=True)
    return any(function["dma_scoped"] for function in json.loads(done.stdout)["functions"])


def corpus_modules() -> list[Path]:
    """The modules that LLVM 22 reads as they are, the smallest first."""
    entries = json.loads((CORPUS / "manifest.json").read_text())["modules"]
    paths = [CORPUS / entry["file"] for entry in entries if not entry["needs_compat"]]
    return sorted(paths, key=lambda path: len(path.read_bytes().splitlines()))


def against_corpus(output: Path, repetitions: int, environment: Mapping[str, str]) -> None:
    """Measures and prints what annotating modules of the corpus costs."""
    modules = corpus_modules()
    middle = modules[len(modules) // 2]
    both = medians([annotate(middle, output), IMPORTING], repetitions, environment)
    name = middle.relative_to(CORPUS / "ir")
    print(
        f"start: {name}: annotate {both[0] * 1e3:.0f} ms, import {both[1] * 1e3:.0f} ms: {both[0] / both[1]:.2f}"
    )

    if llc := shutil.which("llc-22"):
        ratios: dict[str, list[float]] = {}
        for module in modules:
            compiling = [llc, "-O3", "-o", os.devnull, str(module)]
            commands = [annotate(module, output), compiling]
            kind = "validated" if is_validated(module, environment) else "not compiled"
            if kind == "not compiled":
                commands += [[sys.executable, "-c", LOADING], [sys.executable, "-c", CLICK]]
            try:
                mine, theirs, *others = medians(commands, max(2, repetitions // 3), environment)
            except SystemExit:
                continue  # this llc dies on it, as on LDS-DMA by buffer loads
            ratios.setdefault(kind, []).append(mine / theirs)
            for what, cost in zip(("least: LLVM loaded", "least: a click command"), others, strict=False):
                ratios.setdefault(what, []).append(cost / theirs)
        for kind, found in ratios.items():
            print(
                f"code generation: {kind}, over llc -O3, {len(found)} modules: "
                f"median {statistics.median(found):.2f}, {min(found):.2f} to {max(found):.2f}"
            )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints. Returns the exit code."""
    parser = argparse.ArgumentParser(description="Measures `ldsopt annotate` as a step of a build.")
    parser.add_argument("--repetitions", type=int, default=9)
    parser.add_argument(
        "--sizes", type=int, nargs="*", default=[100_000], help="instructions of synthetic modules"
    )
    parser.add_argument("--only-floor", action="store_true", help="measure synthetic modules alone")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        output = Path(folder, "out.ll")
        if not options.only_floor:
            against_corpus(output, options.repetitions, environment)
        empty = Path(folder, "empty.ll")
        empty.write_text(EMPTY)
        for size in options.sizes:
            module = Path(folder, f"{size}.ll")
            with module.open("w") as file:
                file.writelines(text for text, _ in generator.module(size))
            floor = [sys.executable, "-c", FLOOR, str(module)]
            commands = [annotate(module, output), annotate(empty, output), floor, IMPORTING]
            whole, start, bound, load = medians(commands, max(3, options.repetitions // 3), environment)
            print(
                f"floor: {size:,} instructions: annotate {whole - start:.2f} s, floor {bound - load:.2f} s: "
                f"{(whole - start) / (bound - load):.2f}; {(whole - start) / size * 1e6:.2f} µs an instruction"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
