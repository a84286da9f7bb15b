"""What is asked of a sweep's database: how steps ended, what was found, and how measures of two of them differ."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from ldsopt.compare.metrics import METRICS, Better


@dataclass(frozen=True, slots=True)
class MeasuredStep:
    """One step of one run, whose kernels were measured.

    Attributes:
        run_id: the run.
        step: the step's name.
        says: what it is called in a report.
    """

    run_id: int
    step: str
    says: str


@dataclass(frozen=True, slots=True)
class MeasuredPair:
    """A metric of one kernel, in two measured steps."""

    path: str
    origin: str
    arch: str
    kernel: str
    before: float
    after: float

    @property
    def change(self) -> float:
        """The difference, as a part of the value before; of 0 before, the difference itself."""
        return (self.after - self.before) / (abs(self.before) or 1)


def measured_steps(connection: sqlite3.Connection, run_id: int, says: str = "") -> list[MeasuredStep]:
    """The steps of a run that measured kernels; ``measure``, which is of the input, first."""
    found = connection.execute(
        """SELECT DISTINCT o.step FROM modules m JOIN outcomes o ON o.module_id = m.id
           JOIN kernels k ON k.result_id = o.result_id WHERE run_id = ?""",
        (run_id,),
    )
    names = sorted((step for (step,) in found), key=lambda step: (step.split()[0] != "measure", step))
    return [MeasuredStep(run_id, step, f"{says}{step}") for step in names]


def pairs(
    connection: sqlite3.Connection, before: MeasuredStep, after: MeasuredStep, metric: str
) -> list[MeasuredPair]:
    """The kernels of modules that both have, by path and name."""
    side = """SELECT path, origin, arch, name, value FROM modules m JOIN outcomes o ON o.module_id = m.id
              JOIN results r ON r.id = o.result_id JOIN kernels k ON k.result_id = r.id
              JOIN measures s ON s.kernel_id = k.id WHERE run_id = ? AND o.step = ? AND metric = ?"""
    found = connection.execute(
        f"""SELECT a.path, a.origin, a.arch, a.name, b.value, a.value FROM ({side}) a
            JOIN ({side}) b ON a.path = b.path AND a.name = b.name ORDER BY a.path, a.name""",
        (after.run_id, after.step, metric, before.run_id, before.step, metric),
    )
    return [MeasuredPair(*row) for row in found]


def metrics_of(connection: sqlite3.Connection, step: MeasuredStep) -> list[str]:
    """The metrics that a measured step has, in the order of every report."""
    found = {
        row[0]
        for row in connection.execute(
            """SELECT DISTINCT metric FROM modules m JOIN outcomes o ON o.module_id = m.id
               JOIN kernels k ON k.result_id = o.result_id JOIN measures s ON s.kernel_id = k.id
               WHERE run_id = ? AND o.step = ?""",
            (step.run_id, step.step),
        )
    }
    return [name for name in METRICS if name in found]


def gain(metric: str, pair: MeasuredPair) -> float:
    """How much better a metric is; negative if it is worse, 0 if neither way is better.

    >>> gain("waits", MeasuredPair("a.ll", ".", "gfx942", "k", 10, 5))
    0.5
    """
    better = METRICS[metric].better
    return {Better.LESS: -1, Better.MORE: 1, Better.NEITHER: 0}[better] * pair.change


def ended(connection: sqlite3.Connection, run_id: int) -> list[tuple[str, int, int, float, int]]:
    """Of each step and exit code of a run: how many modules, the workers' seconds, and the most memory in KiB."""
    return connection.execute(
        """SELECT o.step, exit_code, count(*), sum(seconds), max(peak_kib) FROM modules m
           JOIN outcomes o ON o.module_id = m.id JOIN results r ON r.id = result_id
           WHERE run_id = ? GROUP BY 1, 2 ORDER BY 1, 2""",
        (run_id,),
    ).fetchall()


def failures(connection: sqlite3.Connection, run_id: int) -> list[tuple[str, str, str]]:
    """Path, step and message of what failed."""
    return connection.execute(
        """SELECT path, o.step, message FROM modules m JOIN outcomes o ON o.module_id = m.id
           JOIN errors e ON e.result_id = o.result_id WHERE run_id = ? ORDER BY 1, 2""",
        (run_id,),
    ).fetchall()


def findings(connection: sqlite3.Connection, run_id: int) -> list[tuple[str, str, int, int]]:
    """Of each verdict and rule: how many findings, in how many modules."""
    return connection.execute(
        """SELECT verdict, rule, count(*), count(DISTINCT path) FROM modules m
           JOIN outcomes o ON o.module_id = m.id JOIN findings f ON f.result_id = o.result_id
           WHERE run_id = ? GROUP BY 1, 2 ORDER BY 1, 2""",
        (run_id,),
    ).fetchall()


def paths(connection: sqlite3.Connection, run_id: int) -> set[str]:
    """The modules of a run."""
    return {row[0] for row in connection.execute("SELECT path FROM modules WHERE run_id = ?", (run_id,))}
