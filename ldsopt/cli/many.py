"""Commands that work on one module, made to take many: files, directories, patterns.

One file is handled as ever. Of several, each is done by the very function that does one, in a worker of
`ldsopt.fleet.pool`: what it says, and its exit code, are those of the command called on that file alone. What a command
writes goes into a directory, in which the tree of the inputs is kept.
"""

from __future__ import annotations

import contextlib
import copy
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ldsopt import isolation
from ldsopt.cli import isolated
from ldsopt.cli.declared import INPUT, QUIET, parameters_of
from ldsopt.cli.failures import guarded
from ldsopt.cli.progress import FleetProgress
from ldsopt.dataclass import dataclass
from ldsopt.errors import (
    CompilerFailed,
    FileErrors,
    GateFailed,
    InputError,
    LdsoptError,
    Unavailable,
    UsageError,
    shown,
)
from ldsopt.fleet.inputs import FleetOptions, find_inputs, is_single, paired
from ldsopt.llvm_words import said_once
from ldsopt.options import options_of

if TYPE_CHECKING:
    from ldsopt.fleet.inputs import FleetInput
    from ldsopt.fleet.pool import Done

J = TypeVar("J")
T = TypeVar("T")

_REPORTS = {"text": ".txt", "json": ".json", "sarif": ".sarif"}
_CODE = {None: ".s", "asm": ".s", "obj": ".o", "hsaco": ".hsaco"}
_SEVERAL = (
    "IN may be several: files, directories (every .ll, .bc and .llir below; if none, all code), quoted patterns like "
    "'k/**/*.ll'. Files to write are then directories, in which the tree is kept."
)
_PAIRED = (
    "BEFORE and AFTER may be directories: modules of one path below them are compared. Files to write are then "
    "directories, in which the tree is kept."
)
_BESIDE = {"json_file": ".json", "remarks": ".yaml", "svg": ".svg", "dump_records": ".dump", "outputs": ""}
"""Options that name one more file to write, and the suffix of such files; without one, it is a directory."""
_OF_ONE_ONLY = {"graph": "--graph", "list_missing": "--list-missing", "witness_file": "--witness"}
_MEANING = {
    0: "done",
    GateFailed.exit_code: "check or gate failed",
    UsageError.exit_code: "usage error",
    InputError.exit_code: "bad input",
    CompilerFailed.exit_code: "compiler failed",
    Unavailable.exit_code: "dependency missing",
}


@dataclass(frozen=True, slots=True)
class _ManyOutputs:
    """The outputs that a command writes of each module.

    Attributes:
        suffix: of its file, by the command's arguments; ``None`` for the input's own suffix.
        on_stdout: whether, without ``-o``, reports go to standard output, one after the other.
    """

    suffix: Callable[[Mapping[str, Any]], str | None]
    on_stdout: Callable[[Mapping[str, Any]], bool]


def _format(given: Mapping[str, Any]) -> str:
    """The format of report that the command's options ask for."""
    return "json" if given["as_json"] else str(given["format_name"])


_MODULE = _ManyOutputs(lambda _: None, lambda _: False)
_REPORT = _ManyOutputs(lambda given: _REPORTS[_format(given)], lambda given: _format(given) == "text")
_CODE_OF_EACH = _ManyOutputs(lambda given: _CODE[given["emit"]], lambda _: False)
_TAKING_MANY = {
    "annotate": _MODULE,
    "pack": _MODULE,
    "optimize": _MODULE,
    "pipeline": _MODULE,
    "check": _REPORT,
    "banks": _REPORT,
    "simulate": _REPORT,
    "verify": _REPORT,
    "liveness": _ManyOutputs(lambda _: None, lambda given: not given["mark"]),
    "instrument": _MODULE,
    "waits": _CODE_OF_EACH,
    "compile": _CODE_OF_EACH,
}


@dataclass(frozen=True, slots=True)
class _OfOne:
    """The command on one of many modules: the arguments of its function.

    Attributes:
        module: which.
        inputs: the arguments that name it, and the module that it is compared with.
        arguments: the others.
    """

    module: FleetInput
    inputs: Mapping[str, str] = field(hash=False)
    arguments: Mapping[str, Any] = field(hash=False)

    def keep_statement(self) -> None:
        """Copies what Triton's cache states beside a module of its launches: they add LDS to the output, too."""
        from ldsopt.ir.read import lds_of_launches

        module, place = Path(self.module.path), Path(self.arguments.get("output") or "-")
        if place.suffix == module.suffix and lds_of_launches(str(module)):
            with FileErrors(place, "cannot write"):
                shutil.copyfile(module.with_suffix(".json"), place.with_suffix(".json"))


def with_many(command: click.Command) -> click.Command:
    """The command, which takes many modules if it is one that can."""
    name, one = command.name, command.callback
    if name not in _TAKING_MANY or one is None:
        return command
    command = copy.copy(command)
    known = {parameter.name for parameter in command.params}
    is_of_two = INPUT not in known
    command.epilog = _PAIRED if is_of_two else _SEVERAL
    added = {field.name for field, _ in options_of(FleetOptions)}
    command.params = [
        click.Argument([INPUT], metavar="IN...", nargs=-1, required=True, type=parameter.type)
        if parameter.name == INPUT
        else parameter
        for parameter in command.params
    ]
    command.params += [parameter for parameter in parameters_of(FleetOptions) if parameter.name not in known]

    def call(**given: Any) -> Any:
        fleet = FleetOptions(**{key: given[key] for key in added})
        names: Sequence[str] = [given.pop("before"), given.pop("after")] if is_of_two else given.pop(INPUT)
        given = {key: value for key, value in given.items() if key in known}
        if is_of_two:
            if not any(Path(side).is_dir() for side in names):
                return one(before=names[0], after=names[1], **given)
            modules = [(module, {"before": old, "after": new}) for module, old, new in paired(*names)]
        else:
            if is_single(names) or (len(names) == 1 and given.get("list_missing")):
                return one(**{INPUT: names[0]}, **given)
            modules = [(module, {INPUT: module.path}) for module in find_inputs(names)]
        if "jobs" in known:
            given["jobs"] = 1  # the modules share the processors
        return _run_many(name, one, modules, given, fleet)

    command.callback = call
    return command


def _run_many(
    name: str,
    one: Callable[..., Any],
    modules: Sequence[tuple[FleetInput, Mapping[str, str]]],
    given: Mapping[str, Any],
    fleet: FleetOptions,
) -> int:
    """Runs a command on every module. Returns the greatest of the exit codes."""
    from ldsopt.fleet.pool import in_order, largest_first, run_pool

    tasks = list(_tasks(name, modules, given))
    is_quiet = given.get(QUIET, False)

    def work(task: _OfOne) -> int:
        isolation.become_worker()

        def run() -> int:
            one(**task.inputs, **task.arguments)
            task.keep_statement()
            return 0

        return guarded(run)

    codes: list[int] = []
    with FleetProgress(len(tasks), name, is_quiet=is_quiet, left_off=lambda _: "") as progress:
        running = run_pool(
            largest_first(tasks, lambda task: task.module.size),
            work,
            at_once=fleet.at_once,
            timeout_seconds=fleet.module_seconds,
            tick=progress.tick,
        )
        with contextlib.closing(running):
            wanted = followed(running, progress, fail_fast=fleet.fail_fast)
            try:
                for done in in_order(wanted, tasks):
                    codes.append(_told(done, progress))
            except KeyboardInterrupt:
                # In order of the inputs: all before the next one have been done, and told.
                sys.stderr.write(_summary(name, codes, len(tasks)))
                if len(codes) < len(tasks):
                    sys.stderr.write(f"ldsopt: {name}: go on with {shown(tasks[len(codes)].module.path)}\n")
                raise
    if not is_quiet:
        sys.stderr.write(_summary(name, codes, len(tasks)))
    return max(codes)


def _tasks(
    name: str, modules: Sequence[tuple[FleetInput, Mapping[str, str]]], given: Mapping[str, Any]
) -> Iterator[_OfOne]:
    """The command for each module; the directories of what it writes are made.

    Raises:
        UsageError: there is no place for what would be written, or two modules would be written to one.
    """
    for option, flag in _OF_ONE_ONLY.items():
        if given.get(option):
            raise UsageError(f"{flag} is for one module, and these are several")
    outputs = _TAKING_MANY[name]
    folders = {option: given[option] for option in _BESIDE if given.get(option) is not None}
    if given.get("as_json") and "json_file" in given:
        raise UsageError("--json of several modules: their reports need a directory: --report DIR")
    if "-" in folders.values():
        raise UsageError("of several modules a report goes into a directory, not to standard output")
    if (folder := given.get("output")) not in (None, "-"):
        folders["output"] = folder
    elif not outputs.on_stdout(given):
        what = f"--format {_format(given)}" if "format_name" in given else name
        raise UsageError(f"{what} of several modules needs a directory to write to: -o DIR")
    taken: dict[Path, str] = {}
    found = []
    for module, inputs in modules:
        arguments = dict(given)
        for option, folder in folders.items():
            suffix = outputs.suffix(given) if option == "output" else _BESIDE[option]
            arguments[option] = str(_place(module, folder, suffix, taken))
        found.append(_OfOne(module, inputs, arguments))
    read = {Path(path).resolve() for _, inputs in modules for path in inputs.values()}
    for place in taken:
        if place.resolve() in read:
            raise UsageError(f"'{place}' is an input: name another directory")
    for parent in {place.parent for place in taken}:
        _make(parent)
    yield from found


def _place(module: FleetInput, folder: str, suffix: str | None, taken: dict[Path, str]) -> Path:
    if Path(folder).exists() and not Path(folder).is_dir():
        raise UsageError(f"'{folder}' is a file; of several modules the outputs need a directory")
    if PurePosixPath(folder).suffix and not folder.endswith("/") and not Path(folder).is_dir():
        raise UsageError(
            f"'{folder}' is a file's name; of several modules the outputs need a directory: make it, or write "
            f"'{folder}/'"
        )
    below = PurePosixPath(module.below)
    place = Path(folder, below if suffix is None else below.with_suffix(suffix))
    if place in taken:
        raise UsageError(
            f"{module.path} and {taken[place]} would both be written to {place}: "
            "name the directory that holds both, or give them one after the other"
        )
    taken[place] = module.path
    return place


def _make(folder: Path) -> None:
    with FileErrors(folder, "cannot write"):
        folder.mkdir(parents=True, exist_ok=True)


def followed(
    running: Iterable[Done[J, T]], progress: FleetProgress, *, fail_fast: bool
) -> Iterator[Done[J, T]]:
    """The results of the modules, as far as they are wanted: to the first that fails, or to the last."""
    for done in running:
        progress.advance(done.job.module.path if isinstance(done.job, _OfOne) else str(done.job))
        yield done
        if fail_fast and (
            done.error is not None or done.death or (isinstance(done.value, int) and done.value)
        ):
            return


def _told(done: Done[_OfOne, int], progress: FleetProgress) -> int:
    """Passes on what was said of one module; its exit code."""

    out, err = done.said
    if done.value is not None:
        progress.say(out, said_once(err.decode("utf-8", "backslashreplace")).encode())
        return done.value
    error = death_of(done, done.job.module.path)
    progress.say(b"", f"ldsopt: error: {error}\n".encode("utf-8", "backslashreplace"))
    return error.exit_code


def death_of(done: Done[J, T], file: str) -> LdsoptError:
    """The error that the worker of a module has ended without an answer.

    Args:
        done: what came of it.
        file: the module's name.
    """

    if done.death == isolation.TIMEOUT:
        return InputError(
            f"not done after {done.seconds:.3g} seconds",
            file=file,
            remedy="allow more by --module-timeout",
        )
    if done.tries > 1:
        return InputError(
            f"{done.tries} workers were killed on it ({done.death})",
            file=file,
            remedy="it may need more memory than there is: try it alone",
        )
    return isolated.blamed(isolation.ChildDied(done.death, done.words), file)


def _summary(name: str, codes: Sequence[int], count: int) -> str:
    parts = [meaning(code, number) for code, number in sorted(Counter(codes).items())]
    if untried := count - len(codes):
        parts.append(f"{untried} not tried")
    return f"ldsopt: {name}: {count} module{'s' if count != 1 else ''}: {', '.join(parts)}\n"


def meaning(code: int, number: int) -> str:
    """So many modules, and what their exit code means.

    >>> meaning(0, 70), meaning(3, 2)
    ('70 done', '2 bad input (exit code 3)')
    """
    return f"{number} {_MEANING.get(code, 'failed')}" + (f" (exit code {code})" if code else "")
