"""Isolation: a job's result, its exceptions and its death come back as values; the caller lives."""

import ctypes
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ldsopt import InputError
from ldsopt.isolation import ChildDied, JobWorkers, Worker, hand, run, start, workers_stay


def test_value_comes_back() -> None:
    assert run(lambda: {"a": [1, 2], "b": b"\0" * 100}) == {"a": [1, 2], "b": b"\0" * 100}


def test_large_value_comes_back() -> None:
    assert len(run(lambda: b"x" * 20_000_000)) == 20_000_000


def test_two_run_at_once() -> None:
    with start(lambda: b"x" * 20_000_000) as first, start(lambda: "second") as second:
        assert second.result() == "second"
        assert len(first.result()) == 20_000_000


def test_time_until_the_result_is_wanted_does_not_count() -> None:
    with start(lambda: "done", timeout_seconds=1.0) as running:
        time.sleep(1.2)
        assert running.result() == "done"


@pytest.mark.parametrize("quiet", [False, True])
def test_warnings_are_passed_on_unless_they_are_known(quiet: bool, capfd: pytest.CaptureFixture[str]) -> None:
    with start(lambda: os.write(2, b"warning: odd\n")) as running:
        running.result(quiet=quiet)
    assert capfd.readouterr().err == ("" if quiet else "warning: odd\n")


def test_leaving_ends_the_child() -> None:
    read, write = os.pipe()
    with start(lambda: time.sleep(600)):
        os.close(write)
    assert os.read(read, 1) == b""  # nobody holds the other end any more
    os.close(read)


def test_exception_is_raised_here() -> None:
    def fail() -> None:
        raise InputError("bad", file="k.ll", line=4, remedy="mend")

    with pytest.raises(InputError, match=r"^k\.ll:4: bad; mend$") as caught:
        run(fail)
    assert caught.value.line == 4


def test_bug_says_where_it_is_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    def has_a_bug() -> None:
        raise KeyError(7)

    with pytest.raises(KeyError) as caught:
        run(has_a_bug)
    assert caught.value.__cause__ is None
    monkeypatch.setenv("LDSOPT_TRACEBACK", "1")
    with pytest.raises(KeyError, match="7") as caught:
        run(has_a_bug)
    assert "in has_a_bug\n" in str(caught.value.__cause__)


def test_job_runs_in_another_process() -> None:
    seen: list[int] = []
    assert run(lambda: (seen.append(1), os.getpid())[1]) != os.getpid()
    assert seen == []


def crash() -> None:
    ctypes.string_at(0)


DEATHS: dict[str, tuple[Callable[[], object], str]] = {
    "abort": (os.abort, "SIGABRT"),
    "segmentation fault": (crash, "SIGSEGV"),
    "kill": (lambda: os.kill(os.getpid(), signal.SIGKILL), "SIGKILL"),
    "exit 1": (lambda: os._exit(1), "exit 1"),
    "exit 0": (lambda: os._exit(0), "exit 0"),
    "interrupt": (lambda: signal.raise_signal(signal.SIGINT), "SIGINT"),
}


@pytest.mark.parametrize("name", DEATHS)
def test_death_is_told_by_its_cause(name: str) -> None:
    job, cause = DEATHS[name]
    with pytest.raises(ChildDied) as caught:
        run(job)
    assert caught.value.cause == cause
    assert str(caught.value) == f"LLVM ended with {cause}"


def test_last_words_are_told() -> None:
    def die() -> None:
        os.write(2, b"warning: nothing\nLLVM ERROR: Cannot select: t4\nStack dump:\n0. Program arguments\n")
        os.abort()

    with pytest.raises(ChildDied, match=r"^LLVM ended with SIGABRT: LLVM ERROR: Cannot select: t4$"):
        run(die)


def test_warnings_of_a_job_that_lives_are_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(lambda: os.write(2, b"a warning\n")) == 10
    assert capfd.readouterr().err == "a warning\n"


def test_output_of_the_job_is_not_lost_or_doubled(capfd: pytest.CaptureFixture[str]) -> None:
    print("before", end=" ")
    run(lambda: print("within", end=" "))
    print("after")
    assert capfd.readouterr().out == "before within after\n"


def test_hang_ends_at_the_limit() -> None:
    with pytest.raises(ChildDied) as caught:
        run(lambda: time.sleep(60), timeout_seconds=0.2)
    assert caught.value.cause == "a timeout"


def test_hang_of_a_job_of_a_job_ends_at_the_limit_too(tmp_path: Path) -> None:
    def outlive() -> None:
        time.sleep(5)
        (tmp_path / "outlived").touch()

    with pytest.raises(ChildDied) as caught:
        run(lambda: run(outlive), timeout_seconds=0.5)
    assert caught.value.cause == "a timeout"
    assert not (tmp_path / "outlived").exists()  # the caller was not kept waiting until that job had ended


def test_interrupting_the_caller_ends_the_child() -> None:
    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    def job() -> None:
        os.write(write_end, str(os.getpid()).encode())
        time.sleep(0.5)  # by now the caller waits for the answer
        os.kill(os.getppid(), signal.SIGUSR1)
        time.sleep(60)

    read_end, write_end = os.pipe()
    before = signal.signal(signal.SIGUSR1, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            run(job)
    finally:
        signal.signal(signal.SIGUSR1, before)
    child = int(os.read(read_end, 20))
    os.close(read_end)
    os.close(write_end)
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)  # neither alive nor left unawaited


def test_result_that_cannot_be_sent_is_an_exception_not_a_death() -> None:
    with pytest.raises((TypeError, AttributeError), match="pickle"):
        run(lambda: lambda: 0)


def test_nothing_is_left_open() -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(5):
        run(lambda: 0)
        with pytest.raises(ChildDied):
            run(os.abort)
    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_nested_jobs_work() -> None:
    def outer() -> str:
        try:
            run(os.abort)
        except ChildDied as death:
            return death.cause
        return "lived"

    assert run(outer) == "SIGABRT"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("", ""),
        ("\n \n", ""),
        ("first\nsecond", "first"),
        ("note: x\nerror: lds overflow\nmore", "error: lds overflow"),
        ("x.cpp:1: f: Assertion `p' failed.\nStack dump:", "x.cpp:1: f: Assertion `p' failed."),
        ("  terminate called after throwing\n  what(): bad_alloc", "terminate called after throwing"),
    ],
)
def test_diagnostic_is_one_line(words: str, line: str) -> None:
    def end() -> None:
        os.write(2, words.encode())
        os.abort()

    with pytest.raises(ChildDied) as death:
        run(end)
    assert death.value.words == line


class TestWorker:
    def test_one_child_does_all_jobs(self) -> None:
        with Worker(lambda number: (number, os.getpid())) as worker:
            answers = [worker.begin(number).result() for number in range(3)]
        assert [number for number, _ in answers] == [0, 1, 2]
        assert len({pid for _, pid in answers} - {os.getpid()}) == 1

    @pytest.mark.parametrize("name", DEATHS)
    def test_a_death_is_of_one_job_only(self, name: str) -> None:
        with Worker(lambda name: DEATHS[name][0]() if name else "done") as worker:
            assert worker.begin("").result() == "done"
            with pytest.raises(ChildDied) as caught:
                worker.begin(name).result()
            assert caught.value.cause == DEATHS[name][1]
            assert worker.begin("").result() == "done"

    def test_words_are_of_one_job_only(self, capfd: pytest.CaptureFixture[str]) -> None:
        with Worker(lambda words: os.write(2, words)) as worker:
            for words, told in ((b"a long warning\n", "a long warning\n"), (b"", ""), (b"odd\n", "odd\n")):
                worker.begin(words).result()
                assert capfd.readouterr().err == told

    def test_exceptions_are_raised_here_and_the_child_goes_on(self) -> None:
        def fail(number: int) -> int:
            if number:
                raise InputError("bad", file="k.ll", line=number)
            return os.getpid()

        with Worker(fail) as worker:
            first = worker.begin(0).result()
            with pytest.raises(InputError, match=r"^k\.ll:7: bad$"):
                worker.begin(7).result()
            assert worker.begin(0).result() == first

    def test_a_limit_is_of_one_job(self) -> None:
        with Worker(time.sleep) as worker:
            worker.begin(0.0, timeout_seconds=1.0).result()
            worker.begin(1.2).result()
            with pytest.raises(ChildDied) as caught:
                worker.begin(60.0, timeout_seconds=0.2).result()
        assert caught.value.cause == "a timeout"

    def test_a_job_that_is_given_up_does_not_answer_the_next(self) -> None:
        with Worker(lambda seconds: time.sleep(seconds) or seconds) as worker:
            with worker.begin(60.0):
                pass
            assert worker.begin(0.0).result() == 0.0


def test_workers_answer_in_order_and_a_death_is_of_one_job() -> None:
    def work(number: int) -> int:
        if number == 3:
            os.abort()
        return number * number

    with JobWorkers(work, 2) as workers:
        found = workers.run_all(range(7))
        begun = workers.begin(8)
        assert (workers.run_all([9]), begun.result()) == ([81], 64)
    assert [one for one in found if isinstance(one, int)] == [0, 1, 4, 16, 25, 36]
    assert isinstance(found[3], ChildDied) and found[3].cause == "SIGABRT"


def result(function: Callable[..., object], *arguments: object, alike: str | None = "test") -> object:
    with hand(function, *arguments, alike=alike) as handed:
        return handed.result()


class TestWorkersThatStay:
    @pytest.fixture(autouse=True)
    def staying(self) -> Iterator[None]:
        with workers_stay():
            yield

    def test_one_child_does_jobs_that_are_alike(self) -> None:
        first = result(os.getpid)
        assert result(os.getpid) == first != os.getpid()
        assert len({first, result(os.getpid, alike="other"), result(os.getpid, alike=None)}) == 3

    def test_two_jobs_at_once_have_two_children(self) -> None:
        with hand(os.getpid, alike="test") as first, hand(os.getpid, alike="test") as second:
            assert first.result() != second.result()

    def test_a_limit_that_the_user_sets_is_one_of_each_job(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LDSOPT_MAX_TIME", "100")
        assert result(os.getpid) != result(os.getpid)

    @pytest.mark.parametrize("name", DEATHS)
    def test_a_death_is_of_one_job_only(self, name: str) -> None:
        result(os.getpid)
        with pytest.raises(ChildDied) as caught:
            result(die_of, name)
        assert caught.value.cause == DEATHS[name][1]
        assert result(abs, -1) == 1

    def test_memory_that_jobs_before_have_taken_costs_none(self) -> None:
        result(leave_little_memory)
        assert result(take_memory, 1 << 28) == 1 << 28
        with pytest.raises(MemoryError):
            result(take_memory, 1 << 60)
        assert result(abs, -1) == 1

    def test_a_worker_that_was_ended_between_two_jobs_costs_none(self) -> None:
        first = result(os.getpid)
        assert isinstance(first, int)
        os.kill(first, signal.SIGKILL)
        assert result(abs, -1) == 1

    def test_what_an_earlier_job_left_ends_no_other(self) -> None:
        result(os.putenv, "LDSOPT_LEFT", "1")
        assert result(die_where_something_was_left) == "done"

    def test_exceptions_are_raised_here_and_the_child_goes_on(self) -> None:
        first = result(os.getpid)
        with pytest.raises(ZeroDivisionError):
            result(divmod, 1, 0)
        assert result(os.getpid) == first

    def test_a_job_that_is_given_up_does_not_answer_the_next(self) -> None:
        with hand(time.sleep, 60.0, alike="test"):
            pass
        assert result(abs, -1) == 1

    def test_a_hang_ends_at_the_limit(self) -> None:
        result(os.getpid)
        with (
            hand(time.sleep, 60.0, alike="test", timeout_seconds=0.2) as handed,
            pytest.raises(ChildDied) as caught,
        ):
            handed.result()
        assert caught.value.cause == "a timeout"

    def test_a_child_has_workers_of_its_own(self) -> None:
        assert result(os.getpid) != run(lambda: result(os.getpid))
        assert result(os.getppid) == os.getpid()

    def test_another_thread_has_children_of_its_own(self) -> None:
        with ThreadPoolExecutor(1) as threads:
            other = threads.submit(result, os.getpid).result()
        assert result(os.getpid) != other

    def test_words_are_of_one_job_only(self, capfd: pytest.CaptureFixture[str]) -> None:
        for words, told in ((b"a long warning\n", "a long warning\n"), (b"", ""), (b"odd\n", "odd\n")):
            result(os.write, 2, words)
            assert capfd.readouterr().err == told


def die_of(name: str) -> object:
    return DEATHS[name][0]()


def leave_little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (1 << 20, resource.getrlimit(resource.RLIMIT_DATA)[1]))


def take_memory(size: int) -> int:
    return len(bytes(size))


def die_where_something_was_left() -> str:
    if b"LDSOPT_LEFT=1" in subprocess.check_output("env"):
        os.abort()
    return "done"


def test_no_worker_is_left_when_the_context_ends() -> None:
    program = (
        "import os; from ldsopt.isolation import hand, workers_stay\n"
        "with workers_stay():\n"
        "    with hand(os.getpid) as handed: pid = handed.result()\n"
        "    os.kill(pid, 0)\n"
        "try: os.kill(pid, 0)\n"
        "except ProcessLookupError: print('none')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "none\n"


def test_none_that_a_command_begins_is_left_to_the_first_process(tmp_path: Path) -> None:
    module = tmp_path / "k.ll"
    module.write_text(
        'target triple = "amdgcn-amd-amdhsa"\n'
        'define amdgpu_kernel void @k() "target-cpu"="gfx942" {\n  ret void\n}\n'
    )
    program = (
        "import ctypes, os, subprocess, sys\n"
        "subreaper = 36  # linux/prctl.h: orphans of this process become its children\n"
        "assert ctypes.CDLL(None).prctl(subreaper, 1, 0, 0, 0) == 0\n"
        "subprocess.run([sys.executable, '-m', 'ldsopt', *sys.argv[1:]], check=True)\n"
        "try: print(os.waitpid(-1, 0))\n"
        "except ChildProcessError: print('none')\n"
    )
    for command in (["check", "-q"], ["annotate", "-o", "made.ll"], ["check", "-q", "-j", "2", "k.ll"]):
        call = [sys.executable, "-c", program, *command, "k.ll"]
        done = subprocess.run(call, capture_output=True, text=True, check=True, cwd=tmp_path)
        assert done.stdout.endswith("none\n")
