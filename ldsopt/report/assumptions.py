"""What the assumptions say that tags and shared bytes may rest on.

Their names are spelled out here, so that a report on tags need not load the analysis of liveness.
"""

from __future__ import annotations

from collections.abc import Iterable

_SAYS = {
    "named-bases": "differently named dynamic bases, which all have one address, are used with disjoint byte ranges",
    "ranges-start-fresh": "what is written to a variable after its last read is all that is read of it next",
    "workgroup-size": "every workgroup has this size, none is smaller",
}


def says(assumption: str) -> str:
    """What an assumption says; ``workgroup-size=256`` goes by the part in front of its value."""
    return _SAYS[assumption.partition("=")[0]]


def assumptions_json(names: Iterable[str]) -> list[dict[str, str]]:
    """Assumptions as a member of a JSON document."""
    return [{"name": name, "says": says(name)} for name in names]
