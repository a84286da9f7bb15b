"""The candidates of `optimize`, in rounds: each round tries what the code of the rounds before gives reason for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise, starmap

from ldsopt.accept.versions import Versions
from ldsopt.api.candidates import CANDIDATES, FEWER_SHUFFLES, JOINED, SHUFFLES
from ldsopt.api.choosing import Choosing
from ldsopt.api.joining import joined
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.api.rewritings import OptimizeCandidate, RewritingSubject, Rewritten, rewritten
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.compare.optimization import AttemptOutcome
from ldsopt.compare.worth import gains_waves, puts_occupancy_first
from ldsopt.errors import LdsoptError, UsageError
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse

_EFFORT = 2
"""The least `--effort` with which no candidate is spared."""
_NEEDS_MORE = "sharing bytes gains occupancy already, and this needs more LDS"


def texts(made: Iterable[Rewritten | LdsoptError]) -> list[str]:
    """The texts of what changes something."""
    return [one.text for one in made if isinstance(one, Rewritten) and one.functions]


@dataclass(slots=True)
class Trials:
    """The versions of one module that candidates make, for choosing among them.

    Attributes:
        versions: of the module.
        options: how everything is compiled and checked.
        needless: the rules of annotate that the compiler does not need.
        choosing: among what was tried.
    """

    versions: Versions
    options: OptimizeOptions
    needless: frozenset[str]
    choosing: Choosing = field(init=False)
    _settled: dict[str, bool] = field(default_factory=dict)
    """Candidates of which what the code does not bear out was taken back, by name: whether something is left."""

    def __post_init__(self) -> None:
        """Makes and compiles the candidates that are worth trying whatever the code is like."""
        skipped = {c.name: why for c in CANDIDATES if (why := c.skip(self.module))}
        tried = [c for c in CANDIDATES if c.late is None and c.name not in skipped]
        finish = self.versions.begin_input()
        made = self._made(tried, {})
        before = finish()
        if isinstance(before, LdsoptError):
            raise before
        if self.options.compiler == DEFAULT_COMPILER or before.exact is not None:
            self.versions.know(self.module.text, before)
        at_once = [one for one in tried if not one.is_roomier and not self._spares(one)]
        self.versions.compile(texts(made[one.name] for one in at_once))
        self.choosing = Choosing(self.versions, self.options.wanted_goal(), before, made, at_once, skipped)

    @property
    def module(self) -> Module:
        """The input as LLVM prints it."""
        return self.versions.module

    def _spares(self, candidate: OptimizeCandidate) -> str:
        return candidate.spare(self.module) if self.options.effort < _EFFORT else ""

    def go_on(self, groups: Sequence[frozenset[str]]) -> None:
        """Tries what the best of what was tried gives reason for."""
        for candidate in CANDIDATES:
            self.choosing.not_tried.pop(candidate.name, None)
            if why := candidate.skip(self.module) or self._late(candidate, groups):
                self.choosing.not_tried[candidate.name] = why
            else:
                self._try([candidate])
        order = [*CANDIDATES]
        self.choosing.candidates.sort(key=lambda one: order.index(one) if one in order else len(order))
        for more, fewer in pairwise((SHUFFLES, *FEWER_SHUFFLES)):
            if self._is_worse(more.name, groups):
                self._try([fewer])
        for option in JOINED:
            self._try(self._joined(option, groups))

    def _try(self, tried: list[OptimizeCandidate]) -> None:
        choosing = self.choosing
        tried = [one for one in tried if one not in choosing.candidates]
        if new := [one for one in tried if one.name not in choosing.made]:
            choosing.made |= self._made(new, choosing.made)
        self.versions.compile(texts(choosing.made[one.name] for one in tried))
        choosing.candidates += tried

    def _late(self, candidate: OptimizeCandidate, groups: Sequence[frozenset[str]]) -> str:
        """Why a candidate is not worth trying, by the code of those that were."""
        if candidate in self.choosing.candidates:
            return ""
        if candidate.late is not None:
            return candidate.late(self.versions, self.choosing.before)
        if why := self._spares(candidate):
            changed = self._changed_by(candidate.name, groups)
            better = [self.choosing.choose(group, scheduled=False)[1] for group in changed]
            return why if all(one is not None for one in better) else ""
        changed = self._changed_by(candidate.name, groups) if candidate.is_roomier else []
        return _NEEDS_MORE if changed and all(map(self._gains_by_room, changed)) else ""

    def _gains_by_room(self, group: frozenset[str]) -> bool:
        """True if letting variables share bytes is best for a group, and gains occupancy for each of its kernels."""
        if not puts_occupancy_first(self.choosing.goal):
            return False
        result, chosen = self.choosing.choose(group, scheduled=False)
        kernels = [both for both in zip(result.before, result.after, strict=True) if both[0].is_kernel]
        return (
            chosen is not None
            and chosen.candidate.name.startswith("pack")
            and all(starmap(gains_waves, kernels))
        )

    def _changed_by(self, name: str, groups: Sequence[frozenset[str]]) -> list[frozenset[str]]:
        made = self.choosing.made.get(name)
        return [group for group in groups if made.functions & group] if isinstance(made, Rewritten) else []

    def _is_worse(self, name: str, groups: Sequence[frozenset[str]]) -> bool:
        """A candidate makes the code of some group worse."""
        return any(
            attempt.candidate == name and attempt.outcome is AttemptOutcome.WORSE
            for group in self._changed_by(name, groups)
            for attempt in self.choosing.choose(group)[0].attempts
        )

    def _joined(self, option: str, groups: Sequence[frozenset[str]]) -> list[OptimizeCandidate]:
        """For the functions that a candidate changes which can be joined: that, and what is best for them besides."""
        alone = JOINED[option].name
        changed = self._changed_by(alone, groups)
        best = [self.choosing.choose(group, without=alone, scheduled=False)[1] for group in changed]
        found = [joined(one.candidate, option) for one in best if one and option not in one.candidate.name]
        known = {one.name for one in self.choosing.candidates}
        return list({one.name: one for one in found if one.name not in known}.values())

    # --- what the code does not bear out ----------------------------------------------------------------

    def settle(self, candidate: OptimizeCandidate) -> bool:
        """Takes back of a candidate what its code does not bear out; whether that is another version than before."""
        unsettled = [
            one for one in candidate.chain if one.settle is not None and one.name not in self._settled
        ]
        if not unsettled:
            return False
        choosing, first = self.choosing, unsettled[0].name
        self._settled[first] = True
        links = {link.name: link for one in choosing.candidates for link in one.chain if not link.attribute}
        behind = [one for one in links.values() if first in [link.name for link in one.chain]]
        names = {one.name for one in behind}
        known = {name: made for name, made in choosing.made.items() if name not in names}
        made = self._made(behind, known)
        was, now = choosing.made.get(first), made[first]
        if not isinstance(now, Rewritten) or not now.functions:
            self._settled[first] = False
            return False
        choosing.made |= made
        self.versions.compile(texts(made.values()))
        return not isinstance(was, Rewritten) or was.text != now.text

    def settle_hazardous(self) -> None:
        """Settles the candidates with findings to repair, which may be about what their code does not bear out."""
        choosing = self.choosing
        tried = [one for one in choosing.candidates if not one.attribute]
        self.versions.check(texts(choosing.made[one.name] for one in tried))
        for candidate in tried:
            made = choosing.made[candidate.name]
            if isinstance(made, Rewritten) and choosing.hazards(made.text, [*choosing.before.functions]):
                self.settle(candidate)

    # --- rewriting --------------------------------------------------------------------------------------

    def _made(
        self, candidates: Sequence[OptimizeCandidate], known: Mapping[str, Rewritten | LdsoptError]
    ) -> dict[str, Rewritten | LdsoptError]:
        """The modules that candidates make, by name.

        They are made one after the other, since they rest on the same analyses. If one ends the process of all, each
        gets one of its own.
        """
        what, job = f"rewriting in {len(candidates)} ways", partial(self._rewritten, candidates, known)
        (made,) = self.versions.run([job], what)
        if isinstance(made, LdsoptError):
            alone = [partial(self._rewritten, [one], known) for one in candidates]
            apart = self.versions.run(alone, "rewriting once more")
            made = [one if isinstance(one, LdsoptError) else one[0] for one in apart]
        return {one.name: each for one, each in zip(candidates, made, strict=True)}

    def _rewritten(
        self, candidates: Sequence[OptimizeCandidate], known: Mapping[str, Rewritten | LdsoptError]
    ) -> list[Rewritten | LdsoptError]:
        subject = RewritingSubject(self.module, self.options, self.needless)
        made = dict(known)
        for candidate in candidates:
            try:
                made[candidate.name] = rewritten(candidate, subject, known=made, settled=self._of_settled())
            except UsageError:
                raise
            except LdsoptError as error:
                made[candidate.name] = error
        return [made[candidate.name] for candidate in candidates]

    def _of_settled(self) -> list[str]:
        return [name for name, helps in self._settled.items() if helps]

    def rewrite_apart(self, parts: Mapping[OptimizeCandidate, Collection[str]]) -> Rewritten | LdsoptError:
        """The module rewritten by candidates, one after the other, each for its own functions alone."""

        def job() -> Rewritten:
            made = Rewritten(self.module.text)
            for candidate, functions in parts.items():
                module = reparse(made.text, self.module) if made.functions else self.module
                subject = RewritingSubject(module, self.options, self.needless)
                made = made.then(rewritten(candidate, subject, functions, settled=self._of_settled()))
            return made

        (found,) = self.versions.run([job], f"rewriting by {len(parts)} candidates")
        return found
