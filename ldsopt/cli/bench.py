"""The command `ldsopt bench`: what it does."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ldsopt import __version__, isolation
from ldsopt.api.benching import execute_files, gather, linked_kernel
from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_machine_code
from ldsopt.api.self_testing import self_test
from ldsopt.cli import progress
from ldsopt.cli.declarations.gpu import Bench
from ldsopt.cli.declarations.shared import LaunchOptions
from ldsopt.cli.launching import (
    chosen_launch,
    keep_launch,
    launch_of,
    require_shape,
    required_launch,
)
from ldsopt.codegen.options import CodeOptions
from ldsopt.documents import json_text
from ldsopt.errors import GateFailed, LaunchFailed, Unavailable, UsageError
from ldsopt.gpu.bench import bench
from ldsopt.gpu.device import require_device
from ldsopt.gpu.timing import TimingPlan, held_clock
from ldsopt.ir.read import isolated, load
from ldsopt.ir.write import require_name, write, write_all
from ldsopt.report.bench import (
    against_lines,
    bench_json,
    bench_markdown,
    bench_text,
    read_record,
    record_of,
    render_executed,
)

if TYPE_CHECKING:
    from ldsopt.api.benching import BenchInput
    from ldsopt.gpu.bench import BenchResult, Executions
    from ldsopt.report.bench import BenchRecord
    from ldsopt.simt.launch import Launch

_LONGEST = 600.0
SELF_TEST_FILE = "ldsopt-self-test.json"


def run(asked: Bench) -> None:
    """Does what `Bench` asks for."""

    if asked.self_test:
        if asked.inputs:
            raise UsageError("--self-test has kernels of its own: leave IN out")
        _self_test(asked.output, asked.coding, asked.lld)
        return
    if not asked.inputs:
        raise UsageError("nothing to run: give IN, or --self-test")
    recorded = read_record(asked.against) if asked.against is not None else None  # ahead of the runs
    if recorded is not None and asked.inputs[0].endswith(".json"):
        _compared(asked.inputs, recorded, asked.output)
        return
    with tempfile.TemporaryDirectory(prefix="ldsopt-bench-") as folder:
        found = gather(
            asked.inputs,
            launch_of(asked.launching),
            asked.coding,
            Path(folder),
            made_by=asked.made_by,
            flags=_words(asked.cflags),
            triton={"num_stages": asked.num_stages},
        )
        versions = found.versions
        launch = _launch(versions[0], found.launch, asked.launching, asked.coding, asked.promised.names)
        keep_launch(launch, asked.save_launch)
        color = progress.look(asked.output).color
        why = "--backend simulate"
        timed: BenchResult | None = None
        if asked.backend != "simulate":
            try:
                timed = _timed(
                    versions,
                    launch,
                    asked.coding,
                    TimingPlan(asked.seconds, asked.precision / 100),
                    asked.lld,
                    asked.hold_clock,
                )
            except Unavailable as missing:
                if asked.backend == "hip" or not str(missing).startswith("no GPU can be used"):
                    raise
                why = str(missing)
        if timed is None and (asked.record is not None or recorded is not None):
            raise Unavailable(f"--record and --against are of times, and there are none: {why}")
        counted = _executed(versions, launch, asked.coding, why) if timed is None else None
    if timed is not None:
        work = {
            "bytes_moved": asked.moved or launch.bytes or 0,
            "operations": asked.flops or launch.flops or 0,
        }
        text = (
            bench_markdown(timed, **work)
            if asked.format_name == "markdown"
            else bench_text(timed, **work, color=color)
        )
        if recorded is not None:
            now = record_of(timed, asked.inputs[0])
            text += "".join(f"{line}\n" for line in against_lines(now, recorded))
    else:
        assert counted is not None
        text = render_executed(counted, color=color)
    result = timed or counted
    assert result is not None
    records = [(asked.record, bench_json(result))] if asked.record is not None else []
    write_all([*records, (asked.output, bench_json(result) if asked.format_name == "json" else text)])
    if not result.is_equal:
        names = ", ".join(version.source for version in result.versions if version.differing)
        raise GateFailed(f"{names}: outputs differ from those of {asked.inputs[0]}")


def _self_test(output: str, coding: CodeOptions, lld: str | None) -> None:
    """Writes the file, whatever came of the kernels; where one failed, the answer is no."""

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

    if len(inputs) > 1:
        raise UsageError("one record is held against another: ldsopt bench NEW.json --against OLD.json")
    write(output, "".join(f"{line}\n" for line in against_lines(read_record(inputs[0]), record)))


def _words(text: str) -> list[str]:

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
            if death.cause == isolation.TIMEOUT
            else f"died: {death.words or death.cause}"
        )
        names = ", ".join(one.name for one in versions)
        raise LaunchFailed(f"{names}: the process that ran it on the GPU {said}") from None


def _executed(versions: Sequence[BenchInput], launch: Launch, coding: CodeOptions, why: str) -> Executions:

    paths, names = [one.path for one in versions], [one.name for one in versions]
    return isolated(
        lambda: execute_files(paths, launch, why=why, coding=coding, names=names),
        source=", ".join(names),
    )
