"""How much less each wait may wait for, all of them together.

What `ldsopt.waits.needs` says of a wait holds with all other waits as they are. Where two waits complete the same
operation before something needs it, either may leave it to the other, and not both. So waits are changed one after
the other: one that leaves an operation to a second *pins* the second to what completes it there, and one leaves
nothing to a second that has been changed beyond that already.

Why that is enough. On a path on which something needs an operation, a wait completes it first. Changed, that wait may
leave it; then the next that would complete it now is pinned to that. If none would, the operation is needed because of
the first wait alone, and its grade bounds how far it is changed. k counts operations issued, whatever waits do.

In the innermost loops first, and there from the first to the last: what is waited for later has more time to come.

What pins prevent may be possible all the same, where nothing needs what was left. So needs are looked at anew until no
wait changes any more; after that, none can be changed alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ldsopt.waits.frozen import WaitName
from ldsopt.waits.wait_needs import WaitNeeds

UNLIMITED = 1 << 16
"""More than any counter counts: no wait at all."""


def raised_limits(waits: Sequence[WaitNeeds], allowed: Callable[[WaitNeeds], int]) -> Mapping[WaitName, int]:
    """The new limits of the waits that may wait for less.

    Args:
        waits: of one function, with their needs.
        allowed: how many operations a wait may leave outstanding for reasons that are none of data and order: because
            its author says so, say. `UNLIMITED` where there is none.

    Returns:
        How many operations each may leave outstanding; `UNLIMITED` if it need not be there.
    """
    pins: dict[int, int] = {}
    raised: dict[int, int] = {}
    found: dict[WaitName, int] = {}
    for wait in sorted(waits, key=lambda wait: (-wait.depth, wait.site.instruction.line)):
        number, now = wait.site.number, wait.site.limit
        most = UNLIMITED if wait.most is None else wait.most
        limit = min(most, pins.get(number, UNLIMITED), allowed(wait))
        for cover in wait.covers:
            if raised.get(cover.wait, 0) > cover.counted:
                limit = min(limit, cover.grade)
        if limit <= now:
            continue
        raised[number], found[wait.name] = limit, limit
        for cover in wait.covers:
            if cover.grade < limit:
                pins[cover.wait] = min(cover.counted, pins.get(cover.wait, UNLIMITED))
    return found
