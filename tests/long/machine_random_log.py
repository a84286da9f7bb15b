"""The log of `machine_random` so far: a line of JSON for each kernel, and the summary of several logs together."""

from __future__ import annotations

import fcntl
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ldsopt import UsageError
from ldsopt.verifier.fuzz import ANNOTATED, PACKED

EQUAL = "equal"
_ROWS = {
    "original": "as generated",
    **dict.fromkeys(ANNOTATED, "annotate"),
    **dict.fromkeys(PACKED, "pack"),
}
"""The row of the summary that versions are counted in; others have their own."""


@dataclass(slots=True)
class KernelRecord:
    """The outcome of one kernel: a line of the log.

    Attributes:
        seed, shape, arch: which.
        versions: names of the transforms whose text is another than all before.
        codes: how many different codes these compile to.
        outcomes: by the name of the version that has the code first: the class of the difference, or ``equal``.
        words: of each version that is not equal, what there is to say.
        seconds: of processor time.
    """

    seed: int
    shape: str
    arch: str
    versions: list[str] = field(default_factory=list)
    codes: int = 0
    outcomes: dict[str, str] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def key(self) -> tuple[int, str]:
        """The seed and the shape, which tell the kernel from all others."""
        return self.seed, self.shape


class KernelLog:
    """The log that one process adds to.

    Args:
        path: of the file; it is made if there is none.

    Raises:
        UsageError: another process adds to it.
    """

    def __init__(self, path: Path) -> None:
        self._file = path.open("a+")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise UsageError(f"another process adds to {path}; give this one a log of its own") from None
        self._file.seek(0)
        whole = self._file.read().rpartition("\n")[0]  # a line that a kill has cut short is run again
        self.records = records_of(whole)
        self._file.truncate(len(f"{whole}\n".encode()) if whole else 0)

    def add(self, record: KernelRecord) -> None:
        """Adds a kernel."""
        self.records.append(record)
        self._file.write(json.dumps(asdict(record)) + "\n")
        self._file.flush()


def records_of(text: str) -> list[KernelRecord]:
    """The kernels of a log."""
    return [KernelRecord(**json.loads(line)) for line in text.splitlines()]


def distinct(records: Iterable[KernelRecord]) -> list[KernelRecord]:
    """Each kernel once, the first one that is given."""
    found = dict[tuple[int, str], KernelRecord]()
    for record in records:
        found.setdefault(record.key, record)
    return list(found.values())


def summary(records: Sequence[KernelRecord]) -> str:
    """The counts: of kernels, of each way of rewriting by class, and of each class with how it was told."""
    tried = [record for record in records if record.codes]
    codes, left = sum(record.codes for record in tried), len(records) - len(tried)
    exact, table = Counter[str](), dict[str, Counter[str]]()
    for record in tried:
        for name, found in record.outcomes.items():
            exact[found] += 1
            table.setdefault(_ROWS.get(name, name), Counter())[_class(found)] += 1
    classes = sorted({one for row in table.values() for one in row} - {EQUAL})
    order = [*dict.fromkeys(_ROWS.values()), "fences", "waits", "waits --repair", "optimize"]
    rows = [
        (name, *(f"{number:,}" for number in (sum(row.values()), row[EQUAL], *(row[one] for one in classes))))
        for name in order
        if (row := table.get(name))
    ]
    head = ("version", "codes", EQUAL, *classes)
    widths = [max(map(len, column)) + 2 for column in zip(head, *rows, strict=True)]
    differing = sum(set(record.outcomes.values()) != {EQUAL} for record in tried)
    return "\n".join(
        [
            f"{len(tried):,} kernels, {codes:,} different codes of {sum(len(r.versions) for r in tried):,} versions; "
            f"{left:,} kernels whose outputs the order of waves decides are left out",
            *(
                "".join(f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True))
                for row in (head, *rows)
            ),
            *(f"{number:7,} {found}" for found, number in exact.most_common()),
            f"{differing:,} kernels have a version that is not equal",
        ]
    )


def _class(outcome: str) -> str:
    """The class of an outcome without how it was told.

    >>> _class("a wait is missing (definite): of both instructions"), _class("an address: outputs")
    ('a wait is missing', 'an address')
    """
    return outcome.partition(":")[0].partition(" (")[0].partition(",")[0]
