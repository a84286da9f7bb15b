"""The command `ldsopt bench`: its options, and what it calls."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ldsopt.cli import options
from ldsopt.cli.launching import LaunchOptions, saving, shaping
from ldsopt.codegen.options import CodeOptions
from ldsopt.errors import GateFailed, LaunchFailed, Unavailable, UsageError

if TYPE_CHECKING:
    from ldsopt.api.benching import BenchInput
    from ldsopt.gpu.bench import BenchResult, Executions
    from ldsopt.gpu.timing import TimingPlan
    from ldsopt.report.bench import BenchRecord
    from ldsopt.simt.launch import Launch

_LONGEST = 600.0
SELF_TEST_FILE = "ldsopt-self-test.json"


@click.command("bench")
@click.argument("inputs", metavar="IN...", nargs=-1)
@options.of(LaunchOptions, "launching")
@saving
@shaping
@click.option(
    "--backend",
    type=click.Choice(["auto", "hip", "simulate"]),
    default="auto",
    show_default=True,
    help="hip: an AMD GPU, by hip-python. simulate: executed on the CPU, counts and no time. auto: hip where there "
    "is a GPU, else simulate.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    help="Stop measuring after this many seconds.",
)
@click.option(
    "--precision",
    type=click.FloatRange(min=0, min_open=True),
    default=0.5,
    show_default=True,
    metavar="PERCENT",
    help="Stop earlier where the standard error of every median is below this.",
)
@click.option(
    "--flops",
    type=click.IntRange(min=1),
    metavar="N",
    help="Floating-point operations of one launch: TFLOPS. Default: flops of the launch file.",
)
@click.option(
    "--bytes",
    "moved",
    type=click.IntRange(min=1),
    metavar="N",
    help="Bytes that one launch moves: GB/s. Default: bytes of the launch file.",
)
@click.option(
    "--hold-clock",
    type=click.IntRange(min=1),
    metavar="MHZ",
    help="Limit the GPU's shader clock while measuring, by amd-smi; takes root's permission. It is always given back.",
)
@click.option(
    "--self-test",
    is_flag=True,
    help="Run ldsopt's own kernels, original and optimized, for ten minutes at most, and write one file to send back.",
)
@click.option("--record", metavar="FILE", help="Also write the times as JSON, for --against of a later run.")
@click.option(
    "--against",
    metavar="FILE",
    help="Hold the ratios against those of a record: they differ where their intervals do not meet. IN may be a "
    "record as well; then nothing is run.",
)
@click.option(
    "--with",
    "made_by",
    multiple=True,
    metavar="COMMAND",
    help="A further version: what this command makes of the first IN, e.g. --with optimize, or --with 'optimize "
    "--exact-waits'. The commands are optimize, annotate, pack and pipeline.",
)
@click.option(
    "--cflags",
    default="",
    metavar="OPTIONS",
    help="Further options of clang for IN in HIP or OpenCL C, in one word: '-I include -nogpuinc'.",
)
@click.option(
    "--num-stages",
    type=click.IntRange(min=1),
    default=2,
    show_default=True,
    metavar="N",
    help="The option num_stages of Triton, for its kernels; num_warps follows from the workgroup.",
)
@options.report_format("text", "json", "markdown")
@options.output("Where to write the report. Default: standard output.")
@options.of(CodeOptions, "coding")
@options.lld
@options.quiet
def command(
    *,
    inputs: Sequence[str],
    launching: LaunchOptions,
    save_launch: Path | None,
    promises: tuple[str, ...],
    backend: str,
    seconds: float,
    precision: float,
    flops: int | None,
    moved: int | None,
    hold_clock: int | None,
    self_test: bool,
    record: str | None,
    against: str | None,
    made_by: tuple[str, ...],
    cflags: str,
    num_stages: int,
    format_name: str,
    output: str,
    coding: CodeOptions,
    lld: str | None,
) -> None:
    """Time versions of a kernel on an AMD GPU, and compare their outputs.

    IN are .ll, .bc or .hsaco, .hip or .cl, which clang compiles, or FILE.py:KERNEL, a Triton kernel, whose launch lists
    all of its parameters. The first is what the others are compared with. All run in one go, in turns, with caches
    flushed in between. --timeout stops what hangs, the kernel included. Without a GPU the versions are executed on
    the CPU and what they execute is counted. Without a launch one is chosen for the first IN, if that is IR, as
    `verify` does, and printed. Exit code 1: outputs differ, or a launch failed.

    \b
      ldsopt bench before.ll after.ll --launch k.toml
      ldsopt bench before.ll after.ll --launch k.toml --format markdown
      ldsopt bench k.ll --block 256 --arg 'A: f32[256]=random' --bytes 1024
      ldsopt bench new.json --against old.json
      ldsopt bench gemm.gfx942.hip --with optimize --launch k.toml
      ldsopt bench kernels.py:gemm --launch k.toml --compiler triton
    """
    import tempfile
    from pathlib import Path

    from ldsopt.api.benching import gather
    from ldsopt.cli import terminal
    from ldsopt.cli.launching import keep_launch, launch_of
    from ldsopt.gpu.timing import TimingPlan
    from ldsopt.ir.write import write_all
    from ldsopt.report.bench import (
        against_lines,
        bench_json,
        bench_markdown,
        bench_text,
        read_record,
        record_of,
        render_executed,
    )

    if self_test:
        if inputs:
            raise UsageError("--self-test has kernels of its own: leave IN out")
        _self_test(output, coding, lld)
        return
    if not inputs:
        raise UsageError("nothing to run: give IN, or --self-test")
    recorded = read_record(against) if against is not None else None  # ahead of the runs
    if recorded is not None and inputs[0].endswith(".json"):
        _compared(inputs, recorded, output)
        return
    with tempfile.TemporaryDirectory(prefix="ldsopt-bench-") as folder:
        found = gather(
            inputs,
            launch_of(launching),
            coding,
            Path(folder),
            made_by=made_by,
            flags=_words(cflags),
            triton={"num_stages": num_stages},
        )
        versions = found.versions
        launch = _launch(versions[0], found.launch, launching, coding, promises)
        keep_launch(launch, save_launch)
        color = terminal.look(output).color
        why = "--backend simulate"
        timed: BenchResult | None = None
        if backend != "simulate":
            try:
                timed = _timed(
                    versions, launch, coding, TimingPlan(seconds, precision / 100), lld, hold_clock
                )
            except Unavailable as missing:
                if backend == "hip" or not str(missing).startswith("no GPU can be used"):
                    raise
                why = str(missing)
        if timed is None and (record is not None or recorded is not None):
            raise Unavailable(f"--record and --against are of times, and there are none: {why}")
        counted = _executed(versions, launch, coding, why) if timed is None else None
    if timed is not None:
        work = {"bytes_moved": moved or launch.bytes or 0, "operations": flops or launch.flops or 0}
        text = (
            bench_markdown(timed, **work)
            if format_name == "markdown"
            else bench_text(timed, **work, color=color)
        )
        if recorded is not None:
            now = record_of(timed, inputs[0])
            text += "".join(f"{line}\n" for line in against_lines(now, recorded))
    else:
        assert counted is not None
        text = render_executed(counted, color=color)
    result = timed or counted
    assert result is not None
    records = [(record, bench_json(result))] if record is not None else []
    write_all([*records, (output, bench_json(result) if format_name == "json" else text)])
    if not result.is_equal:
        names = ", ".join(version.source for version in result.versions if version.differing)
        raise GateFailed(f"{names}: outputs differ from those of {inputs[0]}")


def _self_test(output: str, coding: CodeOptions, lld: str | None) -> None:
    """Writes the file, whatever came of the kernels; where one failed, the answer is no."""
    from ldsopt import __version__
    from ldsopt.api.self_testing import self_test
    from ldsopt.documents import json_text
    from ldsopt.ir.write import require_name, write

    file = SELF_TEST_FILE if output == "-" else output
    require_name(file)
    found = self_test(coding, lld, lambda what: click.echo(f"ldsopt: {what}", err=True), version=__version__)
    write(file, json_text(found))
    for one in found.kernels:
        click.echo(f"{one.kernel}, size {one.size}: {one.words}")
    click.echo(f"written to {file}: please send it to the project")
    if not found.is_done:
        raise GateFailed(f"{file}: not every kernel ran and gave the right outputs")


def _compared(inputs: Sequence[str], record: BenchRecord, output: str) -> None:
    """Holds a run that was recorded against another; nothing is run."""
    from ldsopt.ir.write import write
    from ldsopt.report.bench import against_lines, read_record

    if len(inputs) > 1:
        raise UsageError("one record is held against another: ldsopt bench NEW.json --against OLD.json")
    write(output, "".join(f"{line}\n" for line in against_lines(read_record(inputs[0]), record)))


def _words(text: str) -> list[str]:
    import shlex

    try:
        return shlex.split(text)
    except ValueError as error:
        raise UsageError(f"--cflags {text!r}: {error}") from None


def _launch(
    first: BenchInput,
    described: Launch | None,
    asked: LaunchOptions,
    coding: CodeOptions,
    promises: tuple[str, ...],
) -> Launch:
    """The launch that is described; else one that is chosen for the first input, which then has to be IR."""
    from ldsopt.api.reading import parse_for
    from ldsopt.api.recognizing import is_machine_code
    from ldsopt.cli.launching import chosen_launch, require_shape, required_launch
    from ldsopt.ir.read import load

    if described is not None:
        require_shape(described, promises)
        return described
    data = load(first.path)[1]
    if is_machine_code(data):
        return required_launch(asked)
    module = parse_for(coding.compiler, data, source=first.name, mcpu=coding.mcpu, features=coding.features)
    return chosen_launch(asked, module, promises)


def _timed(
    versions: Sequence[BenchInput],
    launch: Launch,
    coding: CodeOptions,
    plan: TimingPlan,
    lld: str | None,
    hold_clock: int | None,
) -> BenchResult:
    """Compiles here, and runs in a process of its own, which may hang or die."""
    from dataclasses import replace

    from ldsopt import isolation
    from ldsopt.api.benching import linked_kernel
    from ldsopt.gpu.bench import bench
    from ldsopt.gpu.device import require_device
    from ldsopt.gpu.timing import held_clock

    def timed() -> BenchResult:
        isolation.die_with_parent()  # a kernel that hangs must not outlive a command that is killed
        return bench(kernels, launch, plan)

    longest = coding.timeout_seconds or _LONGEST
    try:
        gpu = isolation.run(require_device, timeout_seconds=longest)
        kernels = [replace(linked_kernel(one.path, coding, lld), source=one.name) for one in versions]
        with held_clock(gpu, hold_clock):
            return isolation.run(timed, timeout_seconds=longest)
    except isolation.ChildDied as death:
        said = (
            f"was not done after {longest:g} seconds"
            if death.cause == "a timeout"
            else f"died: {death.words or death.cause}"
        )
        names = ", ".join(one.name for one in versions)
        raise LaunchFailed(f"{names}: the process that ran it on the GPU {said}") from None


def _executed(versions: Sequence[BenchInput], launch: Launch, coding: CodeOptions, why: str) -> Executions:
    from ldsopt.api.benching import execute_files
    from ldsopt.ir.read import isolated

    paths, names = [one.path for one in versions], [one.name for one in versions]
    return isolated(
        lambda: execute_files(paths, launch, why=why, coding=coding, names=names),
        source=", ".join(names),
    )
