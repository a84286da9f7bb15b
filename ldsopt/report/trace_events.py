"""Documents in the Trace Event Format, which Perfetto (ui.perfetto.dev) and chrome://tracing open.

Source: Trace Event Format, Google, "Complete Events", "Instant Events", "Metadata Events".
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any


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
