"""The results of a step that edits single places of functions: barriers, fences, exchanges between lanes.

The records have no slots: Python 3.11 cannot call an alias of a generic class, such as ``OrderingSite[FenceStanding]``,
if its instances are frozen and have slots.
"""

from __future__ import annotations

from enum import Enum
from typing import Generic, Protocol, TypeVar

from ldsopt.dataclass import dataclass
from ldsopt.ir.edits import Edits


class EditStanding(Enum):
    """The outcome for one place, with its reason: the classes that reports count."""

    @property
    def is_made(self) -> bool:
        """True if the place was edited; each class of outcomes defines it."""
        raise NotImplementedError


class JudgedSite(Protocol):
    """A place, by its line (an index into `Module.lines` of the input), and its outcome."""

    @property
    def line(self) -> int: ...
    @property
    def standing(self) -> EditStanding: ...


class JudgedStep(Protocol):
    """The result of a step: edits, the names of the changed functions, and the names of the assumptions."""

    @property
    def edits(self) -> Edits: ...
    @property
    def changed(self) -> list[str]: ...
    @property
    def assumptions(self) -> tuple[str, ...]: ...


StandingT = TypeVar("StandingT", bound=EditStanding)
SiteT = TypeVar("SiteT", bound=JudgedSite)


@dataclass(frozen=True)
class OrderingSite(Generic[StandingT]):
    """A barrier or a fence of a workgroup.

    Attributes:
        line: an index into `Module.lines`; no line moves.
        standing: the outcome.
        promises: assumptions that it rests on, or would rest on if they were made.
        pair: lines of two accesses that keep it, the earlier one first.
    """

    line: int
    standing: StandingT
    promises: tuple[str, ...] = ()
    pair: tuple[int, ...] = ()


@dataclass(frozen=True)
class FunctionSites(Generic[SiteT]):
    """The places of one function.

    Attributes:
        name: of the function.
        line: of its ``define``, an index into `Module.lines`.
        sites: in text order, those of called functions last.
        why: a reason that all of them have in common; empty if there is none.
        given_back: the reason why they were left as they are although some could be edited; empty otherwise.
    """

    name: str
    line: int
    sites: tuple[SiteT, ...]
    why: str = ""
    given_back: str = ""

    @property
    def made(self) -> int:
        """The number of places that were edited."""
        return sum(site.standing.is_made for site in self.sites)


@dataclass(frozen=True)
class JudgedEdits(Generic[SiteT]):
    """The result: edits and findings.

    Attributes:
        edits: to apply to the module; false if there is nothing to do.
        functions: functions with such places, in text order.
        assumptions: names of the assumptions that the edits rest on.
    """

    edits: Edits
    functions: tuple[FunctionSites[SiteT], ...]
    assumptions: tuple[str, ...] = ()

    @property
    def changed(self) -> list[str]:
        """The names of the functions that the edits are in."""
        return [function.name for function in self.functions if function.made]

    def count(self, standing: EditStanding) -> int:
        """The number of places of a standing."""
        return sum(site.standing is standing for function in self.functions for site in function.sites)


def rests_on(sites: list[OrderingSite[StandingT]]) -> tuple[str, ...]:
    """The assumptions that edited barriers or fences rest on."""
    return tuple(sorted({promise for site in sites if site.standing.is_made for promise in site.promises}))
