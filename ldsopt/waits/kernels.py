"""The waits of one kernel, made exact: all of them weakened together, as far as its operations allow.

The needs of a wait (`ldsopt.waits.needs`) hold with all other waits as they are. Where two waits complete the same
operation before an instruction needs it, either may leave it to the other, but not both. So waits are changed one after
the other: a wait that leaves an operation to a second *pins* the second to completing it there. It leaves nothing to a
second that has been changed beyond that already.

This is enough. On a path on which an instruction needs an operation, some wait completes it first. Once changed, that
wait may leave it; then the next that would complete it now is pinned to do so. If none would, the operation is needed
because of the first wait alone, and its grade bounds the change. k counts operations issued, which waits do not change.

Waits in the innermost loops are changed first, and there from the first to the last: operations that are waited for
later have more time to arrive.

Pins may prevent changes that would be possible, where no instruction needs the operation that was left. So needs are
computed anew until no wait changes any more; after that, none can be changed alone.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import field, replace

from ldsopt.checker.order import CodeOrder
from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.target.arch import Arch
from ldsopt.waits.edits import with_limits
from ldsopt.waits.keep_reasons import AuthorWaits, may_change
from ldsopt.waits.needs import kernel_needs
from ldsopt.waits.wait_needs import KernelNeeds, WaitName, WaitNeeds

_MOST_ROUNDS = 12
"""Each but the last changes some wait; more than a few are not seen."""


@dataclass(frozen=True, slots=True)
class KernelCode:
    """One kernel's code, with the facts for changing its waits.

    Attributes:
        checked: the code, and the inputs of its check.
        order: the order that it has to keep.
        kept: the numbers of operations that other unchangeable waits leave outstanding.
        idle: the waits that never had to wait, and stay unless others leave operations to them.
    """

    checked: CheckedCode
    order: CodeOrder
    author: AuthorWaits
    kept: Mapping[WaitName, int] = field(default_factory=dict)
    idle: frozenset[WaitName] = frozenset()

    @property
    def function(self) -> AsmFunction:
        """The function whose waits are rewritten."""
        return self.checked.function

    @property
    def arch(self) -> Arch:
        """The architecture that it is for."""
        return self.checked.arch

    def needs(
        self,
        among: Container[WaitName] | None = None,
        *,
        is_relaxed: bool = False,
        only_bounds: bool = False,
        checks: bool = False,
        unproven_paths: bool = False,
    ) -> KernelNeeds:
        """The needs of the waits. Arguments as for `ldsopt.waits.needs.kernel_needs`."""
        return kernel_needs(
            self.checked,
            self.order,
            among=among,
            is_relaxed=is_relaxed,
            only_bounds=only_bounds,
            checks=checks,
            unproven_paths=unproven_paths,
        )

    def with_function(self, function: AsmFunction) -> KernelCode:
        """The same kernel with other waits in its code."""
        return replace(self, checked=replace(self.checked, function=function))

    def allowed(self, wait: WaitNeeds) -> int:
        """The most operations that the author and the hardware allow a wait to leave outstanding."""
        line, now = wait.site.instruction.line, wait.site.limit
        if not may_change(wait.counter, self.arch):
            return now
        if wait.name in self.kept:
            return max(self.kept[wait.name], now)
        if wait.name in self.idle and wait.drained <= 0:
            return now
        authors = self.author.limit(line, wait.counter, now)
        return UNLIMITED if authors is None else max(authors, now)

    def with_limits(self, limits: Mapping[WaitName, int]) -> KernelCode:
        """The code with other limits of some waits."""
        by_line: dict[int, dict[str, int]] = {}
        for (line, counter), limit in limits.items():
            by_line.setdefault(line, {})[counter] = limit
        blocks = tuple(
            replace(block, instructions=tuple(self._changed(block.instructions, by_line)))
            for block in self.function.blocks
        )
        return self.with_function(replace(self.function, blocks=blocks))

    def _changed(
        self, instructions: Sequence[AsmInstruction], by_line: Mapping[int, Mapping[str, int]]
    ) -> Iterator[AsmInstruction]:
        others = {i.line for i in instructions if not i.opcode.is_wait}
        for instruction in instructions:
            limits = by_line.get(instruction.line)
            if limits is None or not instruction.opcode.is_wait:
                yield instruction
                continue
            changed = with_limits(instruction, limits, self.arch)
            if changed.opcode.is_wait or instruction.line not in others:
                yield changed  # a wait that was added need not stay, as nobody has counted it


@dataclass(frozen=True, slots=True)
class Relaxed:
    """A kernel's code whose waits complete only needed operations.

    Attributes:
        code: the code.
        before: the needs of the original waits; those that bound them most, if they were not given.
        limits: the new limits of those that changed.
    """

    code: KernelCode
    before: KernelNeeds
    limits: Mapping[WaitName, int]


def relax(code: KernelCode, needs: KernelNeeds | None = None) -> Relaxed:
    """Lets each wait wait for no more than is needed, until none can wait for less.

    A wait that cannot wait for less now never can: when others wait for less, more is needed of it. So from the second
    round on only these waits are asked: those that could have waited for less, but for the sake of others; those that
    were changed, perhaps not as far as possible; and those that never had to wait, as others may leave operations to
    them now.

    Args:
        code: the original code.
        needs: the needs of its waits, if they are known.
    """
    before = needs = needs or code.needs(only_bounds=True)
    limits: dict[WaitName, int] = {}
    for _ in range(_MOST_ROUNDS):
        found = raised_limits(needs.waits, code.allowed)
        if not found:
            break
        limits |= found
        able = {
            wait.name for wait in needs.waits if possible(wait, code) > found.get(wait.name, wait.site.limit)
        }
        weakened = {counter for _, counter in found}
        able |= {name for name in code.idle if name[1] in weakened}  # which may wait now
        code = code.with_limits(found)
        if not able:
            break
        needs = code.needs(able, is_relaxed=True, only_bounds=True)
    return Relaxed(code, before, limits)


def possible(wait: WaitNeeds, code: KernelCode) -> int:
    """The number of operations that a wait may leave outstanding, with all other waits as they are."""
    return min(UNLIMITED if wait.most is None else wait.most, code.allowed(wait))


UNLIMITED = 1 << 16
"""More than any counter counts: no wait at all."""


def raised_limits(waits: Sequence[WaitNeeds], allowed: Callable[[WaitNeeds], int]) -> Mapping[WaitName, int]:
    """The new limits of the waits that may wait for less.

    Args:
        waits: the waits of one function, with their needs.
        allowed: the most operations that a wait may leave outstanding for reasons other than data and order, such as
            its author. `UNLIMITED` where there is no limit.

    Returns:
        The number of operations that each may leave outstanding; `UNLIMITED` if the wait is not needed.
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
