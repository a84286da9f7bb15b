"""Figures to plan sweeps by, in seconds of processors, which other work on the machine does not change.

python benchmarks/sweep.py throughput --count 60   # a sweep against `xargs -P2` of the plain command
python benchmarks/sweep.py steps                   # the cost of each command by module size
python benchmarks/sweep.py writer                  # results a second that the writer of the database takes
python benchmarks/sweep.py scheduler --workers 1,2,4,8  # steps a second that a Dask scheduler hands out
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "long")]

from sweep_trial import multiply  # noqa: E402

from ldsopt.cli.sweep import execute_in_worker  # noqa: E402
from ldsopt.fleet.database import SweepRun, open_to_write  # noqa: E402
from ldsopt.fleet.inputs import FleetInput  # noqa: E402
from ldsopt.fleet.pool import run_pool  # noqa: E402
from ldsopt.fleet.steps import KernelMeasures, StepAnswer, SweepUnit, answer, read_steps  # noqa: E402
from ldsopt.fleet.sweep import SweepPlace  # noqa: E402

COMMANDS = ("measure", "annotate", "check", "pack", "optimize")
LARGEST = 20_000
"""Bytes of a module of `throughput`, at most."""
_IDLE_SECONDS = 5
SIZES = (("to 20 KB", 0, 20_000), ("20 to 60 KB", 20_000, 60_000), ("60 to 200 KB", 60_000, 200_000))


def processors() -> float:
    """Seconds of processors that this process and the children that it has waited for have taken."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def spread(files: Sequence[Path], count: int) -> list[Path]:
    """So many of them, from all over the list."""
    return [files[place * len(files) // count] for place in range(min(count, len(files)))]


def throughput(count: int, command: str) -> Iterator[str]:
    """A command for so many small modules: each in a process of its own, by a sweep, and beside them llc."""

    def costs(words: Sequence[str], text: str = "") -> tuple[float, float]:
        used, clock = processors(), time.monotonic()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        subprocess.run(words, input=text, text=True, check=False, env=environment, **quiet)  # type: ignore[call-overload]
        return processors() - used, time.monotonic() - clock

    ldsopt = [sys.executable, "-m", "ldsopt"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "in")
        multiply(folder, count, LARGEST)
        files = "\n".join(map(str, sorted(folder.rglob("*.ll"))))
        each = ["xargs", "-P2", "-n1"]
        works = {
            "xargs -P2": [*each, *ldsopt, command, "-o", "/dev/null"],
            "sweep -j 2": [
                *ldsopt,
                "sweep",
                str(folder),
                "--do",
                command,
                "-j",
                "2",
                "--out",
                f"{name}/r.db",
            ],
        }
        if llc := shutil.which("llc-22"):
            works["xargs -P2 llc-22 -O3"] = [*each, llc, "-O3", "-o", "/dev/null"]
        found = {what: costs(words, files) for what, words in works.items()}
    for what, (used, clock) in found.items():
        yield f"{what:22} {used:8.2f} ({clock:.1f} by the clock), {used / count:.3f} a module"
    factors = [one / other for one, other in zip(found["xargs -P2"], found["sweep -j 2"], strict=True)]
    yield f"sweep is {factors[0]:.2f} times as fast by processors, {factors[1]:.2f} by the clock"


def steps(count: int, commands: Sequence[str]) -> Iterator[str]:
    """The cost of a step, by command and size, in a worker that is forked from a process that has loaded everything."""
    corpus = sorted((ROOT / "corpus" / "ir").rglob("*.ll"), key=lambda path: path.stat().st_size)
    for step in read_steps(commands):
        for what, least, most in SIZES:
            files = spread([path for path in corpus if least < path.stat().st_size <= most], count)
            units = [SweepUnit(path.name, path.read_bytes(), step) for path in files]
            work: Callable[[SweepUnit], StepAnswer] = lambda unit: answer(unit, execute_in_worker)  # noqa: E731
            list(run_pool(units[:1], work, at_once=1))  # what it loads is loaded now
            began = processors()
            done = list(run_pool(units, work, at_once=1))
            each = (processors() - began) / len(units)
            failed = sum(one.value is None or one.value.exit_code != 0 for one in done)
            peak = max(one.peak_kib for one in done) / 1024
            yield (
                f"{step.name:10} {what:13} {len(units):3} modules, {each:7.3f} s of a processor each: "
                f"{1 / each:7.2f} a second, at most {peak:.0f} MiB" + (f", {failed} failed" if failed else "")
            )


def writer(count: int) -> Iterator[str]:
    """Results that the database takes, each in a transaction of its own, with as many measures as `measure` tells."""
    kernel = KernelMeasures("kernel", True, tuple((f"metric_{number}", 1.0 * number) for number in range(24)))
    one = StepAnswer(0, "gfx942", (kernel,), seconds=1.0, peak_kib=1)
    with tempfile.TemporaryDirectory() as folder, open_to_write(f"{folder}/r.db") as database:
        run_id, _ = database.begin(SweepRun("x", ("measure",), "tool", ("compiler",)))
        numbers = database.set_modules(
            run_id, {f"o/{number}.ll": (str(number), 1) for number in range(count)}
        )
        began, clock = processors(), time.monotonic()
        for number in numbers.values():
            database.record(number, "measure", str(number), one)
        used, clock = processors() - began, time.monotonic() - clock
        size = sum(path.stat().st_size for path in Path(folder).iterdir()) / count
        tables = ("results", "outcomes", "kernels", "measures")
        rows = sum(
            database.connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables
        )
    yield (
        f"{count} results of {rows / count:.0f} rows: {used / count * 1e3:.3f} ms of a processor each, so at most "
        f"{count / used:.0f} results and {rows / used:.0f} rows a second; {count / clock:.0f} results by the "
        f"clock here; {size:.0f} bytes each"
    )


def of_nothing(words: Sequence[str]) -> int:
    """A command line that does nothing."""
    return 0


def scheduler(count: int, workers: Sequence[int]) -> Iterator[str]:
    """Steps of which each does nothing, on clusters of so many workers, each a process with one thread."""
    import distributed

    from ldsopt.fleet.cluster import on_cluster

    (step,) = read_steps(["measure"])
    module = Path(tempfile.gettempdir(), "nothing.ll")
    module.write_text("; nothing\n" * 1500, encoding="utf-8")
    for number in workers:
        places = [
            SweepPlace(FleetInput(str(module), module.name, 1), one, step, f"{number}-{one}")
            for one in range(count)
        ]
        with (
            distributed.LocalCluster(
                n_workers=number,
                threads_per_worker=1,
                processes=True,
                dashboard_address=":0",
                silence_logs=50,
            ) as local,
            on_cluster(local.scheduler_address, of_nothing, [step], timeout_seconds=60) as work,
        ):
            list(work(places[:number]))  # workers load what they need
            idle, clock = time.process_time(), time.monotonic()
            time.sleep(_IDLE_SECONDS)  # what both take of a processor while nothing is to be done
            idle = (time.process_time() - idle) / (time.monotonic() - clock)
            began, clock = time.process_time(), time.monotonic()
            codes = [one.exit_code for _, one in work(places[number:])]
            used, clock = time.process_time() - began, time.monotonic() - clock
        if set(codes) != {0}:
            raise SystemExit(f"exit codes {sorted(set(codes))}")
        each = (used - idle * clock) / len(codes)
        yield (
            f"{number:3} workers, {len(codes)} steps: {each * 1e3:.2f} ms of the scheduler's and the sweep's "
            f"processor each, and {idle * 1e3:.0f} ms a second without any; so at most {1 / each:.0f} "
            f"steps a second; {len(codes) / clock:.0f} by the clock here"
        )


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["throughput", "steps", "writer", "scheduler"])
    parser.add_argument("--count", type=int, help="of modules, of modules of a size, results, or steps")
    parser.add_argument("--commands", default=",".join(COMMANDS))
    parser.add_argument("--workers", default="1,2,4,8")
    given = parser.parse_args()
    if given.what == "throughput":
        lines = throughput(given.count or 60, given.commands.partition(",")[0])
    elif given.what == "steps":
        lines = steps(given.count or 6, [given.commands])
    elif given.what == "writer":
        lines = writer(given.count or 5000)
    else:
        lines = scheduler(given.count or 300, [int(one) for one in given.workers.split(",")])
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
