"""Runs tests on mutated code, each mutant in a process of its own.

The quick way: one pytest session has collected all tests of an area, and forks for each mutant. In the fork the functions
of the mutated file get the code of the mutant, and the chosen tests run until one fails. What a test file computed when
it was imported comes from the unchanged code, and tables of a module cannot be replaced like this; so a mutant that is
not noticed here is tried again the slow way, in a process that imports everything anew.
"""

import contextlib
import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

QUIET = ["-q", "-o", "addopts=", "-p", "no:cacheprovider", "--no-header", "-W", "ignore"]
_START_SECONDS = 20  # of processor time: to import all that a test needs
_SLOWER = 4  # a mutant may take so many times the time that its tests take on the unchanged code


class Trial(NamedTuple):
    """A mutant and the tests that are to notice it.

    Attributes:
        name: the file, relative to the checkout.
        mutated: its text.
        tests: pytest's names of them, in the order of running.
        seconds: what they take together on the unchanged code.
    """

    name: str
    mutated: str
    tests: list[str]
    seconds: float


def in_child(work: Callable[[], int], *, seconds: float, cpu_seconds: float | None = None) -> int | None:
    """Runs work in a forked process without output. Its result, or ``None`` if it took too long."""
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        if cpu_seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (int(cpu_seconds), int(cpu_seconds)))
        code = 70
        with contextlib.suppress(BaseException):
            code = work()
        os._exit(code)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def _limited(trial: Trial, work: Callable[[], int]) -> bool:
    """True if the tests pass; a run without an end does not. Many may share a processor: its time is what counts."""
    cpu = _START_SECONDS + _SLOWER * trial.seconds
    return in_child(work, seconds=10 * cpu, cpu_seconds=cpu) == 0


def _enter(folder: Path) -> None:
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    os.environ |= {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


@contextlib.contextmanager
def _written(folder: Path, trial: Trial) -> Iterator[None]:
    """The mutant's text in the file, for what is started in processes of their own."""
    target = folder / trial.name
    original = target.read_text()
    for stale in (target.parent / "__pycache__").glob(f"{target.stem}.*.pyc"):
        stale.unlink()
    target.write_text(trial.mutated)
    try:
        yield
    finally:
        target.write_text(original)


def survives_anew(folder: Path, trial: Trial) -> bool:
    """True if the tests pass on a mutated file in a process that imports it anew."""

    def test() -> int:
        import pytest

        _enter(folder)
        return int(pytest.main([*QUIET, "-x", f"--rootdir={folder}", *trial.tests]))

    with _written(folder, trial):
        return _limited(trial, test)


# --- the quick way ---------------------------------------------------------------------------------------------------


def noticed(folder: Path, tests: list[str], trials: list[Trial]) -> Iterator[bool]:
    """Of each trial, whether its tests notice it in one session that has collected ``tests``, all files of them.

    Raises:
        SystemExit: they do not pass on the unchanged code.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        with contextlib.suppress(BaseException), os.fdopen(write, "w") as answers:
            import pytest

            _enter(folder)
            pytest.main([*QUIET, f"--rootdir={folder}", *tests], plugins=[_Session(folder, trials, answers)])
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as answers:
        if answers.readline() != "true\n":
            raise SystemExit(f"some of these tests do not pass: {' '.join(tests)}")
        for line in answers:
            yield json.loads(line)
    os.waitpid(child, 0)


class _Session:
    """A pytest plugin: in place of running what was collected, it runs the trials."""

    def __init__(self, folder: Path, trials: list[Trial], answers: Any) -> None:
        self._folder, self._trials, self._answers = folder, trials, answers

    def pytest_runtestloop(self, session: Any) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = defined(self._folder / "ldsopt")
        gc.freeze()
        for number, trial in enumerate(self._trials):
            original = (self._folder / trial.name).read_text()
            if not number:
                self._answer(_limited(trial, lambda trial=trial: _run(session, items, trial)))

            def try_it(trial: Trial = trial, original: str = original) -> int:
                path = str(self._folder / trial.name)
                if not replace_code(functions, path, original, trial.mutated):
                    return 0
                return _run(session, items, trial)

            with _written(self._folder, trial):
                self._answer(not _limited(trial, try_it))
        return True

    def _answer(self, answer: bool) -> None:
        self._answers.write(f"{json.dumps(answer)}\n")
        self._answers.flush()


def _run(session: Any, items: dict[str, Any], trial: Trial) -> int:
    chosen = [items[test] for test in trial.tests if test in items]
    for item, following in zip(chosen, [*chosen[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return 1
    return 0


Functions = dict[tuple[str, str, int], list[FunctionType]]  # by file, name and first line


def defined(folder: Path) -> Functions:
    """The functions that there are of the files in a folder, methods, wrapped ones and those in tables among them."""
    found: Functions = {}
    gc.unfreeze()  # `tests/conftest.py` freezes what the collection has made, and frozen objects are not listed
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename.startswith(str(folder)):
            code = function.__code__
            found.setdefault((code.co_filename, code.co_name, code.co_firstlineno), []).append(function)
    return found


def replace_code(functions: Functions, path: str, original: str, mutated: str) -> bool:
    """Gives the functions of an imported file the code of its mutated text.

    False: more differs than the code of functions (a table, a default, a decorator); nothing was replaced then.
    """
    pairs = [
        (
            compile(original, path, "exec", dont_inherit=True),
            compile(mutated, path, "exec", dont_inherit=True),
        )
    ]
    replaced: list[tuple[FunctionType, CodeType]] = []
    inside: set[CodeType] = set()
    while pairs:
        before, after = pairs.pop()
        mine = functions.get((path, before.co_name, before.co_firstlineno), [])
        replaced += [(function, after) for function in mine]
        if not mine and before not in inside and _own(before) != _own(after):
            return False
        parts, new_parts = _parts(before), _parts(after)
        if mine or before in inside:
            inside.update(parts)
        elif [part.co_name for part in parts] != [part.co_name for part in new_parts]:
            return False
        pairs += zip(parts, new_parts, strict=False)
    try:
        for function, code in replaced:
            function.__code__ = code
    except ValueError:  # it closes over other names
        return False
    return bool(replaced)


def _parts(code: CodeType) -> list[CodeType]:
    return [part for part in code.co_consts if isinstance(part, CodeType)]


def _own(code: CodeType) -> tuple[object, ...]:
    """The bytecode, names and constants of a piece of code, without the functions and classes in it."""
    constants = [(type(c), c) for c in code.co_consts if not isinstance(c, CodeType)]
    return code.co_code, code.co_names, str(constants)
