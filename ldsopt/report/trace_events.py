"""Documents in the Trace Event Format, which Perfetto (ui.perfetto.dev) and chrome://tracing open.

Source: Trace Event Format, Google, "Complete Events", "Instant Events", "Metadata Events".
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ldsopt.errors import shown
from ldsopt.timeline.launched import LaunchTimeline
from ldsopt.timeline.stalls import Stall


def document(events: Iterable[Mapping[str, Any]], about: Mapping[str, object]) -> str:
    """The whole document, an event a line.

    Args:
        events: as the format has them.
        about: what viewers show of the trace as a whole.
    """
    lines = ",\n".join(json.dumps(event).replace("##", "#\\u0023") for event in events)
    rest = json.dumps({"displayTimeUnit": "ns", "otherData": about})[1:]
    return f'{{"traceEvents": [\n{lines}\n], {rest}\n'


def metadata(what: str, process: int, thread: int, said: Mapping[str, object]) -> dict[str, Any]:
    """An event that names a process or a thread, or says where it stands."""
    return {"name": what, "ph": "M", "pid": process, "tid": thread, "args": said}


# --- estimate trace -----------------------------------------------------------------------------------------
#
# The estimate of a compute unit as a trace that Perfetto opens.
#
# Each end of the range of memory latencies is a process, each wave a thread. One microsecond of the picture is one
# cycle
# of the model, which the processes' names say; times when a wave stands still have the cause as their name, all
# others
# are ``issues``.


def render(found: LaunchTimeline) -> str:
    """The whole document, an event a line."""
    about = {
        "kernel": found.kernel,
        "arch": found.estimate.machine.arch,
        "clock": "an estimate in cycles of a model; no run time",
        "made by": "ldsopt timeline",
    }
    return document(_events(found), about)


def _events(found: LaunchTimeline) -> Iterator[dict[str, Any]]:
    for process, run in enumerate((found.estimate.low, found.estimate.high)):
        name = f"estimate, memory latency {run.memory_latency} cycles, 1 us = 1 cycle"
        yield metadata("process_name", process, 0, {"name": name})
        yield metadata("process_sort_index", process, 0, {"sort_index": process})
        stalls: dict[int, list[Stall]] = {}
        for stall in run.stalls:
            stalls.setdefault(stall.wave, []).append(stall)
        for wave, end in enumerate(run.ends):
            yield metadata("thread_name", process, wave, {"name": f"wave {wave}"})
            yield metadata("thread_sort_index", process, wave, {"sort_index": wave})
            yield from _wave(process, wave, end, stalls.get(wave, []))


def _wave(process: int, wave: int, end: int, stalls: list[Stall]) -> Iterator[dict[str, Any]]:
    at = 0
    for stall in sorted(stalls, key=lambda one: one.start):
        if stall.start > at:
            yield _event((process, wave), "issues", at, stall.start, {})
        said: dict[str, object] = {
            "line": stall.instruction.line,
            "instruction": shown(f"{stall.instruction.mnemonic} {stall.instruction.operands}".strip()),
        }
        if stall.blocker is not None:
            blocker = stall.blocker
            said["for line"] = blocker.line
            said["for"] = shown(f"{blocker.mnemonic} {blocker.operands}".strip())
            if stall.blocking_wave != wave:
                said["of wave"] = stall.blocking_wave
        yield _event((process, wave), stall.cause.value, stall.start, stall.end, said)
        at = max(at, stall.end)
    if end > at:
        yield _event((process, wave), "issues", at, end, {})


def _event(
    where: tuple[int, int], name: str, start: int, end: int, said: dict[str, object]
) -> dict[str, Any]:
    return {
        "name": name,
        "cat": "estimate",
        "ph": "X",
        "ts": start,
        "dur": end - start,
        "pid": where[0],
        "tid": where[1],
        "args": said,
    }
