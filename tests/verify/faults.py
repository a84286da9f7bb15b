"""Faults planted in annotated kernels, to see whether their witnesses are awake.

Each fault comes with a verdict that does not come from the simulator: `can_change` says, from how the kernel was
generated and from LLVM's rule for alias scopes (`ScopedNoAliasAA`), that the fault lets the compiled kernel go wrong.
Where that cannot be told, it is not claimed.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from alias_claims import AliasClaims

from ldsopt.verifier.generator.random_kernel import RandomKernel

PlannedAccess = Any
"""One of `RandomKernel.accesses`."""
Row = tuple[int, int]
"""Number of a buffer, number of its row."""
KINDS = (
    "wrong-scope", "overlapping-noalias", "removed-barrier", "removed-fence", "removed-wait", "dropped-dma-scope",
    "unlaundered-dma", "swapped-offsets", "shortened-range", "swapped-arena-offsets",
)  # fmt: skip

_BARRIER = re.compile(r"  call void @llvm\.amdgcn\.s\.barrier\(\)")
_FENCE = re.compile(r'  fence syncscope\("workgroup"\)')
_ASYNC_WAIT = re.compile(r"  call void @llvm\.amdgcn\.s\.wait\.asynccnt")
_WAIT = re.compile(r"  call void @llvm\.amdgcn\.s\.wait")
_TAGS = re.compile(r", !alias\.scope !(\d+)(?:, !noalias !(\d+))?|, !noalias !(\d+)")
_POINTER = re.compile(r"ptr addrspace\(3\) (%[\w.]+)")
_LAUNDERED = re.compile(r"  (%ldsopt\.dma\d+)\.addr = ptrtoint ptr addrspace\(3\) (%[\w.]+) to i32")
_OFFSET = re.compile(r"  (%\w+) = add i32 (%\w+), (\d+)$")


@dataclass(frozen=True, slots=True)
class Fault:
    """A kernel with one thing wrong.

    Attributes:
        kind: one of `KINDS`.
        what: what was changed, in one line.
        text: the module.
        can_change: it is certain that what the kernel does may change.
    """

    kind: str
    what: str
    text: str
    can_change: bool


@dataclass(frozen=True, slots=True)
class _Line:
    """An access in the text."""

    number: int
    access: PlannedAccess


class Places:
    """The places of the rows of a kernel's buffers.

    Args:
        kernel: which.
        arena: offsets of the variables that are parts of one arena, by name.
    """

    def __init__(self, kernel: RandomKernel, arena: Mapping[str, int]) -> None:
        self._kernel, self._arena = kernel, arena

    def meet(self, one: PlannedAccess, other: PlannedAccess) -> bool:
        """Certain that they touch a common byte and one of them writes: one touches every slot of its row."""
        if not (one.always and other.always and (one.writes or other.writes)):
            return False
        if len(one.rows) != 1 or len(other.rows) != 1:
            return False
        space, start, stop = self._bytes(*one.rows)
        other_space, other_start, other_stop = self._bytes(*other.rows)
        if space != other_space:
            return False
        if one.turn is not None and other.turn is not None:  # slots are words, which nothing straddles
            return start < other_stop and other_start < stop
        if one.turn is not None:
            return start <= other_start and other_stop <= stop
        return other.turn is not None and other_start <= start and stop <= other_stop

    def _bytes(self, row: Row) -> tuple[str, int, int]:
        buffer, size = self._kernel.buffers[row[0]], self._kernel.block * 4
        space, at = buffer.variable, row[1] * size
        if buffer.is_dynamic:
            space, at = "dynamic", at + buffer.offset
        elif space in self._arena:
            space, at = "arena", at + self._arena[space]
        return space, at, at + size


def final_reads(kernel: RandomKernel) -> Iterator[PlannedAccess]:
    """The reads of single rows behind the last barrier."""
    last = max((a.phase for a in kernel.accesses), default=0)
    for access in kernel.accesses:
        if access.phase == last and access.always and not access.writes and len(access.rows) == 1:
            yield access


def faults(kernel: RandomKernel, annotated: str, arena: Mapping[str, int] | None = None) -> Iterator[Fault]:
    """Every fault that can be planted in an annotated kernel, kind by kind.

    Args:
        kernel: as it was generated.
        annotated: as it was annotated, or packed.
        arena: offsets of the variables that have become parts of an arena.
    """
    plan = _Plan(kernel, annotated, Places(kernel, arena or {}))
    yield from plan.wrong_scopes()
    yield from plan.overlapping_claims()
    yield from plan.barriers()
    yield from plan.fences()
    yield from plan.waits()
    yield from plan.copies()
    yield from plan.offsets()


class _Plan:
    def __init__(self, kernel: RandomKernel, annotated: str, where: Places) -> None:
        self.kernel, self.where = kernel, where
        self.lines = annotated.split("\n")
        self.claims = AliasClaims(self.lines)
        laundered = {m[1] + ".dst": m[2] for line in self.lines if (m := _LAUNDERED.match(line))}
        by_pointer = {access.pointer: access for access in kernel.accesses}
        self.places = []
        for number, line in enumerate(self.lines):
            if not re.search(r" = (load|atomicrmw) |^  store |\.lds", line) or line.startswith("declare"):
                continue
            for pointer in _POINTER.findall(line):
                access = by_pointer.get(laundered.get(pointer, pointer))
                if access is not None:
                    self.places.append(_Line(number, access))

    def _fault(self, kind: str, what: str, changed: dict[int, str | None], can_change: bool) -> Fault:
        lines = (changed.get(n, line) for n, line in enumerate(self.lines))
        text = "\n".join(line for line in lines if line is not None)
        return Fault(kind, what.strip(), text, can_change)

    # --- metadata -------------------------------------------------------------------------------------------------

    def wrong_scopes(self) -> Iterator[Fault]:
        """An access gets the tags of another one."""
        tags = {m[0]: None for p in self.places if (m := _TAGS.search(self.lines[p.number]))}
        for place in self.places:
            line = self.lines[place.number]
            match = _TAGS.search(line)
            if match is None or place.access.is_copy:
                continue
            for other in tags:
                if other != match[0]:
                    new = line.replace(match[0], other)
                    yield self._claim("wrong-scope", place, new)

    def overlapping_claims(self) -> Iterator[Fault]:
        """An access is said not to alias what has its own scope, or that of another one that shares its bytes."""
        for place in self.places:
            line = self.lines[place.number]
            match = _TAGS.search(line)
            if match is None or not match[1] or place.access.is_copy:
                continue
            scopes = {match[1]}
            for other in self.places:
                theirs = _TAGS.search(self.lines[other.number])
                if (
                    theirs
                    and theirs[1]
                    and not other.access.is_copy
                    and self.where.meet(place.access, other.access)
                ):
                    scopes.add(theirs[1])
            for scope in sorted(scopes, key=int, reverse=True):
                new = line.replace(match[0], f", !alias.scope !{match[1]}, !noalias !{scope}")
                yield self._claim("overlapping-noalias", place, new)

    def _claim(self, kind: str, place: _Line, new: str) -> Fault:
        refuted = any(
            self.where.meet(place.access, other.access)
            and self.claims.are_disjoint(
                new, new if other.number == place.number else self.lines[other.number]
            )
            for other in self.places
            if other.number != place.number
        )
        return self._fault(kind, new, {place.number: new}, refuted)

    # --- synchronization -------------------------------------------------------------------------------------------

    def _barriers(self) -> Iterator[tuple[int, int]]:
        """Line and number of the phase behind each barrier; nothing where the text has others than the plan."""
        found = [n for n, line in enumerate(self.lines) if _BARRIER.match(line)]
        if len(found) == self.kernel.phases:
            yield from zip(found, range(1, self.kernel.phases + 1), strict=True)

    def barriers(self) -> Iterator[Fault]:
        """A barrier is gone; the fences around it stay."""
        for number, after in self._barriers():
            conflict = self._conflict(after, copies_only=False)
            yield self._fault("removed-barrier", f"before phase {after}", {number: None}, conflict)

    def fences(self) -> Iterator[Fault]:
        """The fences around a barrier are gone: nothing waits for the copies, unless something else does."""
        for number, after in self._barriers():
            around = [n for n in (number - 1, number + 1) if _FENCE.match(self.lines[n])]
            if not around:
                continue
            before = [line for line in self.lines[max(0, number - 4) : number] if _WAIT.match(line)]
            conflict = (
                self.kernel.arch.startswith("gfx9") and not before and self._conflict(after, copies_only=True)
            )
            changed: dict[int, str | None] = dict.fromkeys(around)
            yield self._fault("removed-fence", f"before phase {after}", changed, conflict)

    def waits(self) -> Iterator[Fault]:
        """The only wait that per-lane copies have is gone."""
        starts = {after: number for number, after in self._barriers()}
        for after, number in starts.items():
            for at in range(number - 1, max(0, number - 4), -1):
                if _ASYNC_WAIT.match(self.lines[at]):
                    conflict = self._conflict(after, copies_only=True)
                    yield self._fault("removed-wait", f"before phase {after}", {at: None}, conflict)
                    break

    def _conflict(self, after: int, *, copies_only: bool) -> bool:
        """True if two waves touch a slot, one before and one behind the barrier, and one of them writes."""
        if self.kernel.block <= self.kernel.wave:
            return False
        if copies_only and self._waits_within(after - 1):
            return False
        before = [a for a in self._certain(after - 1) if a.is_copy or not copies_only]
        behind = self._certain(after)
        return any(
            a.rows == b.rows
            and (a.writes or b.writes)
            and ((a.turn or 0) ^ (b.turn or 0)) >= self.kernel.wave
            for a in before
            for b in behind
        )

    def _waits_within(self, phase: int) -> bool:
        """An access to what a copy of the phase brings may have made waves wait for it, and so for all before it."""
        here = [a for a in self.kernel.accesses if a.phase == phase]
        brought = {row for copy in here if copy.is_copy for row in copy.rows}
        return any(not a.is_copy and a.rows & brought for a in here)

    def _certain(self, phase: int) -> list[PlannedAccess]:
        return [a for a in self.kernel.accesses if a.phase == phase and a.always and a.turn is not None]

    # --- copies and addresses ------------------------------------------------------------------------------------

    def copies(self) -> Iterator[Fault]:
        """A copy loses its scopes, or its laundering."""
        backend_waits = self.kernel.arch != "gfx1250"
        informed = any(_TAGS.search(self.lines[p.number]) for p in self.places if not p.access.is_copy)
        for place in self.places:
            line = self.lines[place.number]
            match = _TAGS.search(line)
            if not place.access.is_copy or match is None:
                continue
            bare = line.replace(match[0], "")
            yield self._fault("dropped-dma-scope", bare, {place.number: bare}, backend_waits and informed)
            pointer = next((p for p in _POINTER.findall(line) if p.startswith("%ldsopt.")), None)
            if pointer is not None:
                plain = line.replace(f"{pointer},", f"{place.access.pointer},")
                yield self._fault("unlaundered-dma", plain, {place.number: plain}, backend_waits)

    def offsets(self) -> Iterator[Fault]:
        """Two rows of one variable change places where the kernel reads them last.

        Whether their contents differ is for the caller to say: `can_change` is false.
        """
        last = {access.pointer for access in final_reads(self.kernel)}
        defined = {m[1]: (n, m) for n, line in enumerate(self.lines) if (m := _OFFSET.match(line))}
        ends: list[tuple[PlannedAccess, int, re.Match[str], str]] = []
        for place in self.places:
            if place.access.pointer not in last:
                continue
            for line in self.lines:
                made = re.match(
                    rf"  {re.escape(place.access.pointer)} = getelementptr i8, .*(@\w+), i32 (%\w+)$", line
                )
                if made and made[2] in defined:
                    ends.append((place.access, *defined[made[2]], made[1]))
        for one, at, first, variable in ends:
            for two, other, second, same in ends:
                if at < other and variable == same and first[3] != second[3]:
                    changed: dict[int, str | None] = {
                        at: f"  {first[1]} = add i32 {first[2]}, {second[3]}",
                        other: f"  {second[1]} = add i32 {second[2]}, {first[3]}",
                    }
                    rows = f"{sorted(one.rows)[0]} and {sorted(two.rows)[0]}"
                    yield self._fault("swapped-offsets", rows, changed, can_change=False)
