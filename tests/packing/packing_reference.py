"""Answers found by trying everything, and random problems to try it on."""

from itertools import combinations, permutations, product

from hypothesis import strategies as st

from ldsopt.packing import Buffer, Problem

KIB = 1024


def of(sizes: list[int], ranges: list[list[tuple[int, int]]], scale: int = KIB) -> Problem:
    """Buffers b0, b1, ... of these sizes, in KiB, and these ranges; aligned to 16 bytes."""
    return Problem(
        tuple(
            Buffer(f"b{i}", size * scale, 16, tuple(spans))
            for i, (size, spans) in enumerate(zip(sizes, ranges, strict=True))
        )
    )


def conflict(problem: Problem, a: Buffer, b: Buffer) -> bool:
    """True if two buffers may share no byte, by the definition."""
    if (a.id, b.id) in problem.conflicts or (b.id, a.id) in problem.conflicts:
        return True
    return any(p[0] < q[1] and q[0] < p[1] for p in a.ranges for q in b.ranges)


def fewest_bytes(problem: Problem) -> int | None:
    """The optimum, by stacking the buffers in every order; None if the fixed ones cannot be kept.

    In the order of its offsets, any placement can be lowered to the one that this makes.
    """
    apart = {(a.id, b.id): conflict(problem, a, b) for a, b in permutations(problem.buffers, 2)}
    best: int | None = None

    def stack(placed: list[tuple[Buffer, int]], rest: tuple[Buffer, ...], end: int) -> None:
        nonlocal best
        if best is not None and end >= best:
            return
        if not rest:
            best = end
        for buffer in rest:
            at = max((o + other.size for other, o in placed if apart[buffer.id, other.id]), default=0)
            at = -(-at // buffer.alignment) * buffer.alignment
            if buffer.offset is not None:
                if at > buffer.offset:
                    continue
                at = buffer.offset
            others = tuple(other for other in rest if other is not buffer)
            stack([*placed, (buffer, at)], others, max(end, at + buffer.size))

    stack([], problem.buffers, 0)
    return best


def least_reuse(problem: Problem, limit: int) -> int | None:
    """The least weight of pairs that share a byte, by trying every offset of every buffer within `limit`."""
    best = None
    domains = [
        [at for at in range(0, limit - b.size + 1, b.alignment) if b.offset in (None, at)]
        for b in problem.buffers
    ]
    pairs = [
        (i, j, conflict(problem, a, b), weight(problem, a, b))
        for (i, a), (j, b) in combinations(enumerate(problem.buffers), 2)
    ]
    sizes = [buffer.size for buffer in problem.buffers]
    for offsets in product(*domains):
        total = 0
        for i, j, apart, cost in pairs:
            if offsets[i] < offsets[j] + sizes[j] and offsets[j] < offsets[i] + sizes[i]:
                if apart:
                    break
                total += cost
        else:
            best = total if best is None else min(best, total)
    return best


def weight(problem: Problem, a: Buffer, b: Buffer) -> int:
    """The cost of two buffers that share a byte."""
    return problem.reuse_weights.get((a.id, b.id), 0) + problem.reuse_weights.get((b.id, a.id), 0)


@st.composite
def problems(
    draw: st.DrawFn, most: int = 6, largest: int = 40, fixed: bool = True, weighed: bool = False
) -> Problem:
    """Few buffers with several ranges, mixed alignments, and sometimes fixed offsets and extra edges."""
    count = draw(st.integers(0 if most > 2 else 1, most))
    alignments = draw(st.sampled_from([(1,), (1, 2, 4), (4, 8), (1, 3, 5), (16, 64)]))
    if weighed:
        alignments = (1, 2)
    buffers = []
    for i in range(count):
        alignment = draw(st.sampled_from(alignments))
        spans = draw(st.lists(st.tuples(st.integers(0, 8), st.integers(1, 3)), max_size=3))
        turns = draw(st.none() | st.integers(0, max(1, largest // 2 // alignment))) if fixed else None
        if turns is not None and draw(st.integers(0, 3)):
            turns = None  # most buffers are free
        buffers.append(
            Buffer(
                f"b{i}",
                draw(st.integers(1, largest)),
                alignment,
                tuple((lower, lower + length) for lower, length in spans),
                None if turns is None else turns * alignment,
            )
        )
    pairs = list(combinations([buffer.id for buffer in buffers], 2))
    extra = draw(st.lists(st.sampled_from(pairs), max_size=3)) if pairs else []
    weights = {pair: draw(st.integers(0, 3)) for pair in pairs} if weighed else {}
    return Problem(tuple(buffers), conflicts=tuple(extra), reuse_weights=weights)
