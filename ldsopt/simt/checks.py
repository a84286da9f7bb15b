"""The checks of a run that can be left out, each by its name.

Faults that stop a run are no such checks: an access of global memory that no buffer holds, a wave that does not end.
Nor is the effect of an access out of the bounds of LDS; only its report can be left out.
"""

from __future__ import annotations

from collections.abc import Collection

CHECKS = {
    "false-noalias": "claims of alias metadata that are not true",
    "race": "races of LDS",
    "global-race": "races of global memory",
    "uninitialized-read": "reads of LDS that nobody has written",
    "out-of-bounds": "reports of accesses beyond LDS",
    "misaligned": "reports of LDS addresses that are less aligned than claimed",
    "divergent-barrier": "barriers that some lanes do not reach",
    "taken-over": "reads of LDS that get another write than in the first module (verify)",
    "bank-conflicts": "cycles that LDS banks take",
}
"""The subject of each check, by name. Those that give findings are named as these are."""
_BY_RECORD = frozenset({"false-noalias", "race", "uninitialized-read", "out-of-bounds", "misaligned"})
"""The purposes of the record of a workgroup's LDS, see `ldsopt.simt.shadow`."""

NEEDS_CHECKS = _BY_RECORD | {"global-race", "taken-over"}
"""The checks that are left out where only what stops a run is looked for."""


def needs_record(without: Collection[str]) -> bool:
    """True if a run without some checks needs the record of LDS.

    >>> needs_record(["race"]), needs_record(CHECKS)
    (True, False)
    """
    return not set(without) >= _BY_RECORD


def needs_sources(without: Collection[str]) -> bool:
    """True if a comparison without some checks looks at the sources of reads, which races make meaningless.

    >>> needs_sources(["global-race"]), needs_sources(["race"]), needs_sources(["taken-over"])
    (True, False, False)
    """
    return not {"race", "taken-over"} & set(without)
