"""Declarations of the commands for many modules and compilers."""

from __future__ import annotations

from typing import Any, Literal

from ldsopt.cli.declarations import shared
from ldsopt.cli.declared import Command, CommandGroup
from ldsopt.codegen.options import CodeOptions
from ldsopt.compare.qualify_options import QualifyOptions
from ldsopt.dataclass import dataclass
from ldsopt.fleet.inputs import FleetOptions
from ldsopt.options import REQUIRED, argument, option, option_like


def _run_named() -> Any:
    """The field ``--run``."""
    return option("", "Its number or label. Default: the last.", flags=("--run",), metavar="RUN")


_SWEEP = """Run any of these on thousands of modules, into a database.

`ldsopt sweep DIR ...` is `ldsopt sweep run DIR ...`: each step is a command with its options, done with every
module in a worker of its own. What is in the database already is not done again; a sweep that was interrupted
goes on where it was.

\b
  ldsopt sweep kernels/ --do measure,annotate,check --out results.db
  ldsopt sweep report results.db
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """Run the steps on every module, and record the results.

    IN is a module (.ll, .bc), a directory of them or a quoted pattern. The exit code is the greatest of all steps'.
    """

    inputs: tuple[str, ...] = argument("IN...")
    steps: tuple[str, ...] = option(
        REQUIRED,
        "What to do with each module: check, measure, annotate, pack, optimize, pipeline, with their options, "
        "separated by commas; may be repeated. The outputs of transforms are measured.",
        flags=("--do",),
        metavar="STEPS",
    )
    output: str = option(REQUIRED, "The database.", flags=("--out",), metavar="FILE")
    label: str = option("", "A name for this run. Default: when it began.", metavar="NAME")
    since: str = option("", "Only modules changed since a time (ISO 8601) or a git revision.", metavar="WHEN")
    shard: str = option("", "Only the I-th of N parts, for the jobs of a CI matrix.", metavar="I/N")
    timeout_seconds: float = option(
        600.0,
        "Give up a step of a module that takes longer.",
        flags=("--timeout",),
        above=0,
        metavar="SECONDS",
    )
    scheduler: str = option(
        "",
        "Run on the Dask cluster with this scheduler (tcp://host:8786).",
        flags=("--dask",),
        metavar="ADDRESS",
    )
    jobs: int | None = option_like(FleetOptions, "jobs")
    fail_fast: bool = option_like(FleetOptions, "fail_fast")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """Show how the steps of a run ended, the failures and findings, and the kernels that got better and worse.

    Transforms are compared with `measure`, if the run has both; with --against each step with that of an earlier run.
    """

    database: str = argument("FILE")
    wanted: str = _run_named()
    against: str = option("", "Compare with this earlier run, by number or label.", metavar="RUN")
    metric: str = option("wait_weight", "By which kernels are ordered.", metavar="NAME")
    top: int = option(10, "Kernels to list of each kind.", minimum=1, metavar="N")
    form: Literal["text", "markdown", "json", "html"] = shared.report_format()
    output: str = shared.like("output")


@dataclass(frozen=True, slots=True, kw_only=True)
class Merge:
    """Make one run of the last runs of several databases: of the shards of a CI matrix."""

    shards: tuple[str, ...] = argument("FILE...")
    output: str = option(REQUIRED, "The database that they go into.", flags=("--out",), metavar="FILE")
    label: str = option("", "A name for the run. Default: that of the first.", metavar="NAME")


@dataclass(frozen=True, slots=True, kw_only=True)
class Export:
    """Write results, measures and findings of a run as Parquet, for pandas, DuckDB and their like."""

    database: str = argument("FILE")
    wanted: str = _run_named()
    output: str = option(
        REQUIRED,
        "The directory that they go into.",
        flags=(
            "-o",
            "--output",
        ),
        metavar="DIR",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Qualify:
    """Compare what two compilers make of kernels.

    KERNELS are .ll and .bc files and directories of these. Each is compiled with both compilers, measured and checked:
    what changed in waits, registers and occupancy, which findings of `ldsopt check` are gained and which are lost.
    Exit code 1: the second compiler's code has a definite finding that the first one's has not, or it fails on a
    module that the first one compiles. A module that one of them cannot read is named, and the others are compared.

    \b
      ldsopt qualify kernels/ --compiler llc-21 --compiler llc-22 --keep reports/
    """

    kernels: tuple[str, ...] = argument("KERNELS...")
    format_name: Literal["text", "json", "markdown"] = shared.report_format()
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    keep: str | None = option(
        None,
        "Make each kind of definite finding gained small, and write it there: a .ll that is ready for a report.",
        metavar="DIR",
    )
    qualifying: QualifyOptions
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Compilers:
    """List compilers; with --probe, their faults with LDS-DMA.

    The list has the compilers that --compiler can name here: the version, the LLVM in it, and what each can make. For
    those that are not here it says how to get them. A compiler that lies elsewhere is named with its path, as
    llc:/opt/llvm/bin/llc or triton:/path/to/python.

    --probe compiles small kernels with one compiler and reads their code: which of the faults that the rules of
    annotate are about it has, and so which rules are needed, which are harmless, and which make code wait for nothing.
    The answers are kept for the same compiler; annotate --compiler leaves out rules that its compiler does not need.

    \b
      ldsopt compilers
      ldsopt compilers --probe --compiler llc:/opt/rocm/llvm/bin/llc
    """

    is_probe: bool = option(
        False,
        "Compile small kernels with --compiler, and tell from their code which faults with LDS-DMA it has.",
        flags=("--probe",),
    )
    compiler: str = option_like(CodeOptions, "compiler")
    timeout_seconds: float | None = option_like(CodeOptions, "timeout_seconds")
    mcpu: str | None = option(
        None,
        "With --probe: ask about this architecture alone, such as gfx942. Default: each question about the one that "
        "it is known for.",
        flags=(
            "-mcpu",
            "--mcpu",
        ),
        metavar="ARCH",
    )
    no_cache: bool = option(False, "Compile anew, whatever is known of this compiler; with --probe.")
    format_name: Literal["text", "json"] = shared.report_format(old="--json")
    as_json: bool = shared.like("as_json")
    output: str = shared.like("output")
    quiet: bool = shared.like("quiet")
    told: frozenset[str] = frozenset()


COMMANDS = (
    CommandGroup(
        "sweep",
        _SWEEP,
        (
            Command("run", Run, "sweep.run"),
            Command("report", Report, "sweep.report"),
            Command("merge", Merge, "sweep.merge"),
            Command("export", Export, "sweep.export"),
        ),
    ),
    Command("qualify", Qualify, "compilers.run_qualify"),
    Command("compilers", Compilers, "compilers.run"),
)
