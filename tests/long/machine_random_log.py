"""The log of `machine_random` so far: a line of JSON for each kernel, and the summary of several logs together."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

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
    """The counts: of kernels, and of each way of rewriting and class."""
    tried = [record for record in records if record.codes]
    exact = Counter(
        f"{_ROWS.get(name, name)}: {found}" for one in tried for name, found in one.outcomes.items()
    )
    codes, versions = sum(record.codes for record in tried), sum(len(record.versions) for record in tried)
    return "\n".join(
        [
            f"{len(tried):,} kernels, {codes:,} different codes of {versions:,} versions; "
            f"{len(records) - len(tried):,} kernels whose outputs the order of waves decides are left out",
            *(f"{number:7,} {found}" for found, number in sorted(exact.items())),
        ]
    )
