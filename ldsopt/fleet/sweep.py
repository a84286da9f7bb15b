"""The sweep: every step of every module, each once, into the database."""

from __future__ import annotations

import contextlib
import hashlib
import subprocess
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import field
from datetime import datetime, timezone
from pathlib import Path
from typing import Protocol

from ldsopt.codegen.compilers import find
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, UsageError
from ldsopt.files import read_file
from ldsopt.fleet.database import SweepDatabase, SweepRun, stored_path
from ldsopt.fleet.inputs import FleetInput
from ldsopt.fleet.pool import largest_first, run_pool
from ldsopt.fleet.steps import (
    Execute,
    StepAnswer,
    SweepStep,
    SweepUnit,
    answer,
    key_of,
    of_worker,
    tool_identity,
)


@dataclass(frozen=True, slots=True)
class SweepPlace:
    """The place of one step of one module: what of it is known before it is read.

    Attributes:
        module: the file.
        module_id: its number in the database.
        step: what to do.
        key: see `ldsopt.fleet.steps.key_of`.
        twins: the numbers of other modules with this key, which get the same answer.
    """

    module: FleetInput
    module_id: int
    step: SweepStep
    key: str
    twins: list[int] = field(default_factory=list, compare=False)

    def unit(self) -> SweepUnit:
        """The part of it that a worker needs."""
        return SweepUnit(self.module.below, read_file(self.module.path), self.step)


class Workers(Protocol):
    """Whoever does the steps: processes here, or a cluster."""

    def __call__(self, places: Sequence[SweepPlace]) -> Generator[tuple[SweepPlace, StepAnswer], None, None]:
        """The results of all places, in any order."""
        ...


@dataclass(frozen=True, slots=True)
class SweepSummary:
    """The summary of a sweep.

    Attributes:
        run_id: its number.
        resumed: whether it is an earlier one that was interrupted.
        modules: how many there are.
        done: steps of modules that were done now.
        before: those that had been done before the interruption.
        cached: those whose result was there from another run, or of a module with the same bytes.
        codes: the exit codes of what was done now.
        worst: the greatest exit code of the whole run.
        skipped: why modules were left out that cannot be read, are no regular files or too large; one line each.
    """

    run_id: int
    resumed: bool
    modules: int
    done: int
    before: int
    cached: int
    codes: tuple[int, ...]
    worst: int
    skipped: tuple[str, ...] = ()


def sweep(
    database: SweepDatabase,
    modules: Sequence[FleetInput],
    steps: Sequence[SweepStep],
    workers: Workers,
    *,
    label: str = "",
    shard: str = "",
    scope: Iterable[str] = (),
    watch: Callable[[int, int, str], None] = lambda done, total, name: None,
    fail_fast: bool = False,
) -> SweepSummary:
    """Does every step of every module that the database has no result of.

    Args:
        database: open to write.
        modules: those of this shard.
        steps: what to do with each.
        workers: who does it.
        label: the run's name for people.
        shard: which part of the modules these are.
        scope: what was named.
        watch: is told how many steps are done, of how many, and of which module the last one was.
        fail_fast: stop at the first one that fails; the run goes on where it was when it is called again.

    Raises:
        UsageError: the command refuses a step's options.
    """
    compilers = tuple(dict.fromkeys(find(step.compiler).name for step in steps))
    run = SweepRun(label, tuple(step.name for step in steps), tool_identity(), compilers, shard, tuple(scope))
    run_id, resumed = database.begin(run)
    contents, skipped = _digests(modules)
    places, before, cached = _open_places(database, run_id, contents, steps)
    total = before + cached + len(places)
    codes: list[int] = []
    with contextlib.closing(workers(largest_first(places, lambda place: place.module.size))) as answers:
        for place, found in answers:
            if found.exit_code == UsageError.exit_code:
                raise UsageError(f"--do '{place.step.name}': {found.message}")
            for number in (place.module_id, *place.twins):
                database.record(number, place.step.name, place.key, found)
            codes.append(found.exit_code)
            watch(total - len(places) + len(codes), total, place.module.path)
            if fail_fast and found.exit_code:
                break
    if len(codes) == len(places):
        database.finish(run_id)
    worst = max(database.worst(run_id), InputError.exit_code if skipped else 0)
    return SweepSummary(
        run_id, resumed, len(modules), len(codes), before, cached, tuple(codes), worst, tuple(skipped)
    )


def _open_places(
    database: SweepDatabase, run_id: int, contents: Mapping[FleetInput, str], steps: Sequence[SweepStep]
) -> tuple[list[SweepPlace], int, int]:
    """The work still to be done; how much of the run is done already; and for how much a result was there."""
    if len({module.below for module in contents}) < len(contents):
        raise UsageError(
            "two modules have one path below the directories named; name the directory that holds both"
        )
    numbers = database.set_modules(
        run_id, {stored_path(module.below): (digest, module.size) for module, digest in contents.items()}
    )
    done = database.done(run_id)
    cached = 0
    pending: dict[str, SweepPlace] = {}
    for module, digest in contents.items():
        for step in steps:
            number = numbers[stored_path(module.below)]
            if (number, step.name) in done:
                continue
            key = key_of(module.below, digest, step)
            if (result := database.result_of(key)) is not None:
                database.reuse(number, step.name, result)
                cached += 1
            elif key in pending:
                pending[key].twins.append(number)
            else:
                pending[key] = SweepPlace(module, number, step, key)
    return list(pending.values()), len(done), cached


def _digests(modules: Sequence[FleetInput]) -> tuple[dict[FleetInput, str], list[str]]:
    """The hash of each module that can be read, and why the others cannot."""
    found, skipped = dict[FleetInput, str](), list[str]()
    for module in modules:
        try:
            found[module] = hashlib.sha256(read_file(module.path)).hexdigest()
        except InputError as error:
            skipped.append(str(error))
        except OSError as error:
            skipped.append(str(InputError((error.strerror or str(error)).lower(), file=module.path)))
    return found, skipped


def here(
    execute: Execute,
    *,
    at_once: int,
    timeout_seconds: float | None,
    tick: Callable[[], None] = lambda: None,
) -> Workers:
    """Workers on this machine.

    Args:
        execute: runs a command line in a worker.
        at_once, timeout_seconds, tick: as for `run_pool`.
    """

    def work(places: Sequence[SweepPlace]) -> Generator[tuple[SweepPlace, StepAnswer], None, None]:
        running = run_pool(
            places,
            lambda place: answer(place.unit(), execute),
            at_once=at_once,
            timeout_seconds=timeout_seconds,
            tick=tick,
        )
        with contextlib.closing(running):
            for done in running:
                yield done.job, of_worker(done, done.job.module.below, timeout_seconds)

    return work


def of_shard(modules: Sequence[FleetInput], shard: str) -> tuple[FleetInput, ...]:
    """The modules of one shard: ``2/8`` is the second of eight. Which it is follows from a module's path alone.

    Raises:
        UsageError: it is no shard.
    """
    if not shard:
        return tuple(modules)
    number, _, count = shard.partition("/")
    if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise UsageError(f"--shard {shard}: give i/n with i from 1 to n, as 2/8")
    return tuple(
        module
        for module in modules
        if int(hashlib.sha256(module.below.encode("utf-8", "surrogateescape")).hexdigest()[:15], 16)
        % int(count)
        == int(number) - 1
    )


def changed_since(modules: Sequence[FleetInput], since: str) -> tuple[FleetInput, ...]:
    """The modules that were changed since a time (ISO 8601) or since a revision of their git repository.

    Raises:
        UsageError: it is neither.
    """
    if not since:
        return tuple(modules)
    with contextlib.suppress(ValueError):
        moment = datetime.fromisoformat(since.replace("Z", "+00:00"))
        moment = moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)
        return tuple(one for one in modules if Path(one.path).stat().st_mtime >= moment.timestamp())
    changed: dict[Path, set[Path]] = {}
    for module in modules:
        folder = Path(module.path).resolve().parent
        if folder not in changed:
            changed[folder] = _changed_in_git(folder, since)
    return tuple(
        one for one in modules if Path(one.path).resolve() in changed[Path(one.path).resolve().parent]
    )


def _changed_in_git(folder: Path, revision: str) -> set[Path]:
    """The files in a folder that differ from a revision, and those that git does not know."""
    found: set[Path] = set()
    for words in (
        ["diff", "--name-only", "-z", "--relative", "--end-of-options", revision, "--", "."],
        ["ls-files", "--others", "--exclude-standard", "-z", "--", "."],
    ):
        try:
            done = subprocess.run(
                ["git", "-C", str(folder), *words], capture_output=True, text=True, check=False
            )
        except FileNotFoundError:
            raise UsageError(f"--since '{revision}' needs git, which is not here") from None
        if done.returncode:
            raise UsageError(
                f"--since '{revision}': neither a time (2026-11-21, or with T12:00) nor a revision of the "
                f"git repository of {folder}"
            )
        found |= {folder / name for name in done.stdout.split("\0") if name}
    return found
