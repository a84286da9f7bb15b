"""A sweep with accidents against the same sweep without: the databases have to be equal.

The corpus is multiplied by renaming its kernels and by re-targeting them; what LLVM does not take is an error in both.
Among the modules are one that ends its worker and one that hangs. The disturbed sweep has a worker killed, is killed
itself in the middle, and is called again. Run by `make sweep-trial`; a small one is among the tests.

    python tests/long/sweep_trial.py --modules 5000 --folder build/sweep
"""

import argparse
import json
import math
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "fleet")]

from sweeping import found, recorded, rows  # noqa: E402

from ldsopt.cli import main as ldsopt  # noqa: E402

TARGETS = {"gfx942": ("gfx942", "gfx950"), "gfx1100": ("gfx1100", "gfx1030")}
_PARTS = 10
KERNEL = re.compile(r"^(define [^\n]*?amdgpu_kernel [^\n]*?@)([\w.]+)\(", re.MULTILINE)


def multiply(folder: Path, count: int, largest: int) -> None:
    """Writes so many modules, all of different contents, of corpus modules of at most so many bytes.

    A comment gives each a length that has nothing to do with its kernels, so that the order of a sweep, the largest
    first, mixes them, and memory at its end can be compared with memory at its beginning.
    """
    sources = [
        path for path in sorted((ROOT / "corpus" / "ir").rglob("*.ll")) if path.stat().st_size <= largest
    ]
    for number in range(count):
        source = sources[number % len(sources)]
        text = source.read_text(encoding="utf-8", errors="surrogateescape")
        for name in {match[2] for match in KERNEL.finditer(text)}:
            text = re.sub(rf"@{re.escape(name)}\b", f"@{name}.{number}", text)
        arch = source.stem.rpartition(".")[2]
        target = TARGETS.get(arch, (arch,))[number // len(sources) % len(TARGETS.get(arch, (arch,)))]
        text = text.replace(f'"target-cpu"="{arch}"', f'"target-cpu"="{target}"')
        place = folder / source.parent.name / f"{source.stem.rpartition('.')[0]}-{number}.{target}.ll"
        place.parent.mkdir(parents=True, exist_ok=True)
        padding = largest * 11 // 10 + number * 7919 % 1009 - len(text)
        place.write_text(f"{text};{'.' * padding}\n", encoding="utf-8", errors="surrogateescape")


def meet_with_accidents(mark: Path) -> None:
    """Lets workers meet with what their modules say of accidents when they read the report of a step: ``; abort``,
    ``; hang``, and once ``; kill``."""
    read, sweep = json.loads, os.getpid()

    def loads(*words: Any, **more: Any) -> Any:
        if os.getpid() != sweep:
            head = next(Path().glob("*.ll")).read_bytes()[:20]
            if head.startswith(b"; abort"):
                os.write(2, b"LLVM ERROR: out of registers\n")
                os.abort()
            if head.startswith(b"; hang"):
                time.sleep(3600)
            if head.startswith(b"; kill") and not mark.exists():
                mark.touch()
                os.kill(os.getpid(), signal.SIGKILL)
        return read(*words, **more)

    json.loads = loads


def add_accidents(folder: Path) -> None:
    """Makes three of the modules such."""
    some = sorted(folder.rglob("*.ll"))
    for words, path in zip(("abort", "hang", "kill"), some[:: max(1, len(some) // 3)], strict=False):
        path.write_bytes(f"; {words}\n".encode() + path.read_bytes())


class Ended(NamedTuple):
    """A sweep in a process of its own that has ended.

    Attributes:
        memory: what that process held of its own and the most that it had held, in MiB, by tenths of the sweep.
        own: the seconds that it computed itself.
        all: those that it and its workers computed.
        was_killed: whether it was killed.
    """

    memory: list[tuple[float, float]]
    own: float
    all: float
    was_killed: bool


def run(words: list[str], out: Path, steps: int, *, most: float = math.inf) -> Ended:
    """Has so many steps done; kills the sweep when so many of them are recorded."""
    memory, own, was_killed = list[tuple[float, float]](), 0.0, False
    running = subprocess.Popen([sys.executable, __file__, *words, "--only-sweep", str(out)])
    process = Path(f"/proc/{running.pid}")
    while os.waitid(os.P_PID, running.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        done = recorded(out)
        if done * _PARTS // steps > len(memory):
            status = (process / "status").read_text()
            kib = (
                re.findall(rf"^{name}:\s+(\d+)", status, re.MULTILINE) or [0] for name in ("RssAnon", "VmHWM")
            )
            memory.append(tuple(int(value) / 1024 for value, *_ in kib))  # type: ignore[arg-type]
        ticks = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
        own = max(own, sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"))
        if done >= most and not was_killed:
            running.send_signal(signal.SIGKILL)
            was_killed = True
        time.sleep(0.05)
    used = os.wait4(running.pid, 0)[2]
    running.returncode = 0  # it was waited for
    return Ended(memory, own, used.ru_utime + used.ru_stime, was_killed)


def workers_mib(out: Path, parts: int) -> list[float]:
    """The most memory that a worker had, in each part of a sweep in the order in which its steps were recorded."""
    peaks = [kib / 1024 for (kib,) in rows(out, "SELECT peak_kib FROM results ORDER BY id")]  # type: ignore[operator]
    return [
        max(peaks[len(peaks) * part // parts : len(peaks) * (part + 1) // parts]) for part in range(parts)
    ]


def trial(given: argparse.Namespace, words: list[str]) -> Iterator[str]:
    """Both sweeps; yields what is to be told. AssertionError if anything was lost or done twice."""
    folder = given.folder / "in"
    multiply(folder, given.modules, given.largest)
    add_accidents(folder)
    steps = given.modules * len(given.steps.split(","))
    whole, broken = given.folder / "whole.db", given.folder / "broken.db"
    (given.folder / "mark").touch()
    began = time.monotonic()
    first = run(words, whole, steps)
    seconds = time.monotonic() - began
    assert recorded(whole) == steps
    yield f"undisturbed: {given.modules} modules, {steps} steps in {seconds:.0f} s, {first.all:.0f} s of processors"
    yield f"  {first.all / steps:.3f} s of processors a step, {first.own / steps:.4f} of them its own"
    yield "  memory by tenths of the sweep, MiB: its own now, the most of it so far, the largest worker's"
    for part, ((own_now, most), worker) in enumerate(
        zip(first.memory, workers_mib(whole, _PARTS), strict=False), 1
    ):
        yield f"    {given.modules * part // _PARTS:6} {own_now:7.1f} {most:7.1f} {worker:7.1f}"
    (given.folder / "mark").unlink()
    assert run(words, broken, steps, most=steps // 2).was_killed, "the sweep ended before it was killed"
    before = recorded(broken)
    kept = rows(broken, "SELECT id FROM results ORDER BY id")
    run(words, broken, steps)
    yield f"disturbed: killed after {before} steps, {recorded(broken) - before} done after that"
    results = rows(broken, "SELECT id FROM results ORDER BY id")
    assert results[: len(kept)] == kept and len(rows(broken, "SELECT id FROM runs")) == 1, "it did not go on"
    assert (given.folder / "mark").exists(), "no worker was killed"
    assert found(whole) == found(broken), "the databases differ"
    assert len(results) == steps, f"{len(results)} results of {steps} steps"
    yield f"equal: {len(found(whole))} rows of outcomes, measures and findings"


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", type=int, default=5000)
    parser.add_argument("--folder", type=Path, default=Path("build/sweep-trial"))
    parser.add_argument("--steps", default="measure")
    parser.add_argument("--largest", type=int, default=20_000, help="bytes of the largest module taken")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=60)
    parser.add_argument("--only-sweep", type=Path)
    given = parser.parse_args()
    given.folder = given.folder.resolve()  # workers have directories of their own
    if given.only_sweep is not None:
        meet_with_accidents(given.folder / "mark")
        words = [
            "--do",
            given.steps,
            "--label",
            "trial",
            "--timeout",
            str(given.timeout),
            "-j",
            str(given.jobs),
        ]
        ldsopt(["sweep", str(given.folder / "in"), *words, "--out", str(given.only_sweep), "-q"])
        return
    words = [
        *("--folder", str(given.folder), "--steps", given.steps),
        *("--jobs", str(given.jobs), "--timeout", str(given.timeout)),
    ]
    for line in trial(given, words):
        print(line, flush=True)


if __name__ == "__main__":
    main()
