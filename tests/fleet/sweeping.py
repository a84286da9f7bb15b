"""A directory of modules, and a command line whose answers follow from a module's text: no LLVM, so they come fast."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from ldsopt import isolation
from ldsopt.fleet.database import SweepDatabase, contents
from ldsopt.fleet.inputs import find_inputs
from ldsopt.fleet.steps import read_steps
from ldsopt.fleet.sweep import SweepSummary, here, sweep


def answering(words: Sequence[str]) -> int:
    """Reports what the module's text says: ``waits 7``; ``fail``, ``abort``, ``hang``, ``kill MARK`` (once); ``nested N``, of
    a child that gets a signal; of the worker of a cluster ``slay MARK`` (once), ``poison FILE``; ``until FILE`` is there.
    """
    module = Path(next(word for word in words if word.endswith(".ll")))
    text = module.read_text()
    if "abort" in text:
        os.write(2, b"LLVM ERROR: Cannot select: 0x55\n")
        os.abort()
    if "hang" in text:
        time.sleep(600)
    if mark := re.search(r"kill (\S+)", text):
        try:
            os.close(os.open(mark[1], os.O_CREAT | os.O_EXCL))
            os.kill(os.getpid(), signal.SIGKILL)
        except FileExistsError:
            pass
    if number := re.search(r"nested (\d+)", text):
        try:
            isolation.run(lambda: isolation.run(lambda: os.kill(os.getpid(), int(number[1]))))
        except isolation.ChildDied as death:
            sys.stderr.write(f"ldsopt: error: {module.name}: {death}\n")
            return 4
    if mark := re.search(r"slay (\S+)", text):  # the process that forked this one: a worker of a cluster
        try:
            os.close(os.open(mark[1], os.O_CREAT | os.O_EXCL))
            end_parent()
        except FileExistsError:
            pass
    if mark := re.search(r"poison (\S+)", text):
        with Path(mark[1]).open("a") as file:
            file.write("x")
        end_parent()
    if mark := re.search(r"until (\S+)", text):
        while not Path(mark[1]).exists():
            time.sleep(0.05)
    if "fail" in text:
        sys.stderr.write(f"ldsopt: error: {module.name}:1: no good\n")
        return 3
    if words[0] == "annotate":
        Path(words[-1]).write_text(text.replace("waits 7", "waits 4"))
        return 0
    if words[0] == "check":
        place = {"line": 5}
        finding = {
            "rule": "missing-wait", "verdict": "unproven", "function": "k", "counter": "vmcnt", "started": place,
            "used": None, "fingerprint": "f" * 8, "says": "it may overtake",
        }  # fmt: skip
        report = {"arch": "gfx942", "findings": [finding]}
    else:
        waits = int(re.findall(r"waits (\d+)", text)[0])
        kernel = {
            "name": "k",
            "is_kernel": True,
            "metrics": {"waits": waits, "wait_weight": waits * 2, "vgprs": None},
        }
        report = {"measurements": [{"arch": "gfx942", "functions": [kernel]}]}
    Path("report.json").write_text(json.dumps(report))
    return 0


def end_parent() -> None:
    """Kills the process that has forked this one, and so this one."""
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(600)


def swept(
    database: SweepDatabase, folder: Path, steps: str = "check,measure,annotate", **how: object
) -> SweepSummary:
    """A sweep with these answers."""
    workers = here(answering, at_once=2, timeout_seconds=5)
    return sweep(database, find_inputs([str(folder)]), read_steps([steps]), workers, **how)  # type: ignore[arg-type]


def found(database: SweepDatabase, run_id: int = 1) -> list[tuple[object, ...]]:
    """All that a run has found out."""
    return contents(database.connection, run_id)


def make_modules(folder: Path) -> Path:
    """Six modules of two origins; the directory that holds them."""
    for number in range(6):
        path = folder / "in" / f"origin-{number % 2}" / f"k{number}.ll"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"; {number}\nwaits 7\n")
    return folder / "in"
