"""A sweep with accidents against the same sweep without: the databases have to be equal.

The corpus is multiplied by renaming its kernels and by re-targeting them; what LLVM does not take is an error in both.
Among the modules are one that ends its worker and one that hangs. The disturbed sweep has a worker killed, is killed
itself in the middle, and is called again. Run by `make sweep-trial`; a small one is among the tests.

    python tests/long/sweep_trial.py --modules 5000 --folder build/sweep
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from ldsopt import cli  # noqa: E402
from ldsopt.cli import isolated  # noqa: E402
from ldsopt.fleet.database import contents, open_to_read, open_to_write  # noqa: E402
from ldsopt.fleet.inputs import find_inputs  # noqa: E402
from ldsopt.fleet.steps import read_steps  # noqa: E402
from ldsopt.fleet.sweep import SweepSummary, here, sweep  # noqa: E402

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


def accident_prone(mark: Path) -> Callable[[Sequence[str]], int]:
    """A command line that meets with what modules say of accidents: ``; abort``, ``; hang``, and once ``; kill``."""

    def execute(words: Sequence[str]) -> int:
        module = Path(next(word for word in words if word.endswith(".ll")))
        head = module.read_bytes()[:20]
        if head.startswith(b"; abort"):
            os.write(2, b"LLVM ERROR: out of registers\n")
            os.abort()
        if head.startswith(b"; hang"):
            time.sleep(3600)
        if head.startswith(b"; kill") and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        isolated.do_jobs_in_worker()
        return cli.main(words)

    return execute


def add_accidents(folder: Path) -> None:
    """Makes three of the modules such."""
    some = sorted(folder.rglob("*.ll"))
    for words, path in zip(("abort", "hang", "kill"), some[:: max(1, len(some) // 3)], strict=False):
        path.write_bytes(f"; {words}\n".encode() + path.read_bytes())


def sweep_all(
    folder: Path,
    out: Path,
    mark: Path,
    *,
    steps: str,
    jobs: int,
    timeout: float,
    watch: Callable[[int, int, str], None],
) -> SweepSummary:
    """One sweep, in this process."""
    workers = here(accident_prone(mark), at_once=jobs, timeout_seconds=timeout)
    with open_to_write(str(out)) as database:
        return sweep(
            database, find_inputs([str(folder)]), read_steps([steps]), workers, label="trial", watch=watch
        )


def memory_mib() -> tuple[float, float]:
    """The memory that this process holds of its own, and the most that it has held of any."""
    status = Path("/proc/self/status").read_text()
    own, most = (
        int(re.findall(rf"^{name}:\s+(\d+)", status, re.MULTILINE)[0]) for name in ("RssAnon", "VmHWM")
    )
    return own / 1024, most / 1024


def workers_mib(out: Path, parts: int) -> list[float]:
    """The most memory that a worker had, in each part of a sweep in the order in which its steps were recorded."""
    with open_to_read(str(out)) as connection:
        peaks = [row[0] / 1024 for row in connection.execute("SELECT peak_kib FROM results ORDER BY id")]
    return [
        max(peaks[len(peaks) * part // parts : len(peaks) * (part + 1) // parts]) for part in range(parts)
    ]


def recorded(out: Path) -> int:
    """Steps that a database has, while it is written."""
    try:
        with open_to_read(str(out)) as connection:
            return int(connection.execute("SELECT count(*) FROM outcomes").fetchone()[0])
    except Exception:  # it is being made
        return 0


def disturbed(words: list[str], out: Path, half: int) -> None:
    """A sweep in a process of its own, killed when it has half of the results."""
    with subprocess.Popen([sys.executable, __file__, *words, "--only-sweep", str(out)]) as running:
        while recorded(out) < half and running.poll() is None:
            time.sleep(0.05)
        assert running.poll() is None, "the sweep ended before it was killed"
        running.send_signal(signal.SIGKILL)


def trial(given: argparse.Namespace, words: list[str]) -> Iterator[str]:
    """Both sweeps; yields what is to be told. AssertionError if anything was lost or done twice."""
    folder = given.folder / "in"
    multiply(folder, given.modules, given.largest)
    add_accidents(folder)
    memory: list[tuple[float, float]] = []

    def watch(done: int, total: int, _: str) -> None:
        if done * _PARTS // total > len(memory):
            memory.append(memory_mib())

    whole, broken = given.folder / "whole.db", given.folder / "broken.db"
    settings = {"steps": given.steps, "jobs": given.jobs, "timeout": given.timeout}
    (given.folder / "not-killed").touch()
    began = time.monotonic()
    first = sweep_all(folder, whole, given.folder / "not-killed", watch=watch, **settings)
    seconds = time.monotonic() - began
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = resource.getrusage(resource.RUSAGE_SELF)
    cpu = used.ru_utime + used.ru_stime + own.ru_utime + own.ru_stime
    yield f"undisturbed: {first.modules} modules, {first.done} steps in {seconds:.0f} s, {cpu:.0f} s of processors"
    share = (own.ru_utime + own.ru_stime) / first.done
    yield f"  {cpu / first.done:.3f} s of processors a step, {share:.4f} of them its own"
    yield "  memory by tenths of the sweep, MiB: its own now, the most of it so far, the largest worker's"
    for part, ((own_now, most), worker) in enumerate(zip(memory, workers_mib(whole, _PARTS), strict=True), 1):
        yield f"    {given.modules * part // _PARTS:6} {own_now:7.1f} {most:7.1f} {worker:7.1f}"
    disturbed(words, broken, first.done // 2)
    before = recorded(broken)
    second = sweep_all(folder, broken, given.folder / "mark", watch=lambda *_: None, **settings)
    yield f"disturbed: killed after {before} steps, {second.done} done after that"
    with open_to_read(str(whole)) as one, open_to_read(str(broken)) as other:
        results = other.execute("SELECT count(*) FROM results").fetchone()[0]
        assert (second.resumed, second.before, second.before + second.done) == (True, before, first.done)
        assert (given.folder / "mark").exists(), "no worker was killed"
        assert contents(one, 1) == contents(other, 1), "the databases differ"
        assert results == first.done, f"{results} results of {first.done} steps"
        rows = len(contents(one, 1))
    yield f"equal: {rows} rows of outcomes, measures and findings"


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
        sweep_all(
            given.folder / "in", given.only_sweep, given.folder / "mark", steps=given.steps, jobs=given.jobs,
            timeout=given.timeout, watch=lambda *_: None,
        )  # fmt: skip
        return
    words = [
        *("--folder", str(given.folder), "--steps", given.steps),
        *("--jobs", str(given.jobs), "--timeout", str(given.timeout)),
    ]
    for line in trial(given, words):
        print(line, flush=True)


if __name__ == "__main__":
    main()
