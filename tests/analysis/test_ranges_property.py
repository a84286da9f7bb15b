"""Random kernels, run on numbers: nothing that happens is outside of what the analysis says.

For each kernel several work-items run, with inputs at the edges of their types, twice, with the LDS variables at
different addresses. Then

* every value that an instruction computes is in its abstract value;
* every byte that an access touches is in its footprint, of a wave-wide LDS-DMA each lane's;
* accesses that never touch have no byte in common, in any work-item and iteration; those that must, always do;
* what the tags of the output exclude, read back from its text, has no byte in common.

An access that leaves its variable has no meaning; it is not looked at. It is noticed by moving the variables: the byte
has to move along.
"""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from concrete_ir import WAVE, Program, Run, Touched, run_items
from generated_kernels import DYNAMIC, EXTENTS, Kernel, kernels
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from range_cases import BASES

import ldsopt
from ldsopt import Module
from ldsopt.analysis.integers import Integers
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprint
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.analysis.ranges.values import ADDRESS_BITS, PLAIN, AbstractValue
from ldsopt.analysis.separation.by_ranges import by_ranges
from ldsopt.touch import Touch

CASES = 100
WHERE = (
    {"A": 0x0010_0000, "B": 0x0020_0010, "S": 0x0000_0400, "T": 0x0000_1000},
    {"A": 0x0110_0010, "B": 0x0520_0000, "S": 0x0090_0430, "T": 0x0083_1010},
)
"""Addresses of the variables in both runs: aligned to 16, and far apart."""
EDGES = (
    0,
    1,
    2,
    5,
    7,
    15,
    16,
    31,
    63,
    64,
    100,
    255,
    256,
    1000,
    4095,
    2**31 - 1,
    2**31,
    2**32 - 1,
    2**32,
    2**63 - 1,
    2**63,
    2**64 - 1,
)
LAYOUT = BaseLayout(frozenset(BASES.index(name) for name in DYNAMIC))

Byte = tuple[str, int]
"""A variable and an offset; the dynamic ones have one address, and are one variable here."""


# --- running ------------------------------------------------------------------------------------------------


def runs_of(kernel: Kernel, program: Program, seed: int) -> Iterator[tuple[dict[str, int], list[Run]]]:
    """The addresses of the variables, and the runs of the same work-items there."""
    choose = random.Random(seed)
    x, y = kernel.size
    items = sorted(
        {(0, 0, 0), (x - 1, y - 1, 0), (choose.randrange(x), choose.randrange(y), 0), (min(x, 64) - 1, 0, 0)}
    )
    arguments = {
        "n": choose.choice(EDGES) % 2**32,
        "m": choose.choice(EDGES),
        "c": choose.randrange(2),
        "out": 0,
    }
    for addresses in WHERE:
        yield addresses, list(run_items(program, addresses, dict(arguments), items, seed))


def meaningful(
    kernel: Kernel, program: Program, seed: int
) -> tuple[list[tuple[Touched, str, int, int]], list[Run]]:
    """(access, variable, offset, instance) of what both runs touch within the same variable, and all runs.

    Instances of one execution by a wave have one number.
    """
    found = []
    both = list(runs_of(kernel, program, seed))
    for number, (one, other) in enumerate(zip(both[0][1], both[1][1], strict=True)):
        counts: dict[int, int] = defaultdict(int)
        for a, b in zip(one.touched, other.touched, strict=False):
            counts[a.line] += 1
            if a.line != b.line:
                break  # a branch went by an address
            for name, start in WHERE[0].items():
                offset = a.address - start
                is_inside = 0 <= offset <= EXTENTS[name] - a.size  # of an LDS-DMA, what this lane moves
                if is_inside and b.address - WHERE[1][name] == offset:
                    wave = (one.item[0] // WAVE, one.item[1]) if a.is_dma else number
                    found.append((a, name, offset, hash((wave, counts[a.line]))))
    return found, both[0][1] + both[1][1]


def bytes_of(name: str, offset: int, size: int) -> frozenset[Byte]:
    """The bytes that an access to a variable touches."""
    variable = "dynamic" if name in DYNAMIC else name
    return frozenset((variable, at) for at in range(offset, offset + size))


# --- holding against ----------------------------------------------------------------------------------------


def holds(value: AbstractValue, number: object, addresses: dict[str, int]) -> bool:
    """True if an abstract value has this number."""
    if isinstance(number, tuple):
        return all(holds(value, one, addresses) for one in number)
    if number is None or value.offsets is None:
        return True
    assert isinstance(number, int)
    return any(
        offsets.contains(number if base == PLAIN else number - addresses[BASES[base]])
        and (base != PLAIN or number <= offsets.mask)
        for base, offsets in value.offsets
    )


def covers(footprint: Footprint, name: str, offset: int, touched: Touched, lane: int) -> bool:
    """True if a footprint has the bytes that a lane touches."""
    if footprint.parts is None:
        return True
    start = offset - lane * touched.size if touched.is_dma else offset
    return any(
        part.base == PLAIN
        or (
            BASES[part.base] == name
            and part.size >= (lane + 1) * touched.size
            and _contains(part.offsets, start)
        )
        for part in footprint.parts
    )


def _contains(offsets: Integers, offset: int) -> bool:
    assert offsets.width == ADDRESS_BITS
    return offsets.contains(offset)


def wrong_values(module: Module, all_runs: list[tuple[dict[str, int], list[Run]]]) -> Iterator[str]:
    """Numbers that an abstract value does not have."""
    provenance = Provenance(module)
    (function,) = [f for f in module.functions() if f.name == "k"]
    ranges = ranges_of(provenance).function(function)
    order = list(function.instructions)
    random.Random(len(order)).shuffle(order)  # what is asked for first may not matter
    for instruction in order:
        found = re.match(r"  %([\w.]+) = ", module.lines[instruction.line])
        if not found:
            continue
        value = None
        for addresses, runs in all_runs:
            for run in runs:
                for number in run.seen.get(found[1], ()):
                    if value is None:
                        value = ranges.of(instruction.address)
                    if not holds(value, number, addresses):
                        yield f"{module.lines[instruction.line].strip()} is {number}, and not in {value}"


def executed_lines(kernel: Kernel, module: Module) -> dict[int, int]:
    """Line of the kernel's text -> line of the canonical text."""
    own = [i for i, line in enumerate(kernel.text.split("\n")) if line.startswith("  ")]
    canonical = [i.line for f in module.functions() for i in f.instructions]
    assert len(own) == len(canonical)
    return dict(zip(own, canonical, strict=True))


def wrong_footprints(kernel: Kernel, module: Module, program: Program, seed: int) -> Iterator[str]:
    """Bytes outside of a footprint, and verdicts on two accesses that do not hold."""
    provenance = Provenance(module)
    separation = by_ranges(provenance, named_bases=False)
    canonical = executed_lines(kernel, module)
    touched, runs = meaningful(kernel, program, seed)
    items = {id(run): run.item for run in runs}
    assert items
    by_access: dict[int, dict[int, set[Byte]]] = defaultdict(lambda: defaultdict(set))
    lanes = _lanes(kernel, program, seed)
    for one, name, offset, instance in touched:
        line = canonical[one.line]
        if not covers(separation.footprints[line], name, offset, one, lanes[one]):
            yield f"{module.lines[line].strip()} touches {name}+{offset}, and not {separation.footprints[line]}"
        by_access[line][instance] |= bytes_of(name, offset, one.size)
    for a, b in combinations(sorted(by_access), 2):
        verdict = LAYOUT.touch(separation.footprints[a], separation.footprints[b])
        common = set().union(*by_access[a].values()) & set().union(*by_access[b].values())
        if verdict is Touch.NEVER and common:
            yield f"never touch, but have {sorted(common)[:3]}: {module.lines[a].strip()} / {module.lines[b].strip()}"
        if verdict is Touch.MUST and ".lds" not in module.lines[a] + module.lines[b]:
            for x in by_access[a].values():
                if any(not x & y for y in by_access[b].values()):
                    yield f"must touch, but do not: {module.lines[a].strip()} / {module.lines[b].strip()}"


def _lanes(kernel: Kernel, program: Program, seed: int) -> dict[Touched, int]:
    found: dict[Touched, int] = {}
    for _, runs in runs_of(kernel, program, seed):
        for run in runs:
            for touched in run.touched:
                if touched.is_dma:
                    found.setdefault(touched, run.item[0] % WAVE)
                else:
                    found[touched] = 0
    return found


# --- the tags -----------------------------------------------------------------------------------------------

_NODE = re.compile(r"^!(\d+) = (?:distinct )?!\{(.*)\}$", re.MULTILINE)
Scopes = dict[str, set[str]]


def scopes_of(text: str, line: str) -> tuple[Scopes, Scopes]:
    """Scopes and excluded scopes of an access, by domain, as names of metadata nodes."""
    nodes = dict(_NODE.findall(text))

    def listed(kind: str) -> Scopes:
        found = re.search(rf"!{kind} !(\d+)", line)
        result: Scopes = defaultdict(set)
        for scope in re.findall(r"!(\d+)", nodes[found[1]]) if found else ():
            domain = re.findall(r"!(\d+)", nodes[scope])[-1]
            result[domain].add(scope)
        return result

    return listed(r"alias\.scope"), listed("noalias")


def claimed_apart(text: str, a: str, b: str) -> bool:
    """As LLVM's ScopedNoAliasAA reads it: all of one's scopes in some domain are excluded by the other."""

    def excludes(x: str, y: str) -> bool:
        excluded, scopes = scopes_of(text, x)[1], scopes_of(text, y)[0]
        return any(scopes[domain] and scopes[domain] <= excluded[domain] for domain in excluded)

    return excludes(a, b) or excludes(b, a)


def wrong_tags(kernel: Kernel, module: Module, seed: int) -> Iterator[str]:
    """Pairs that the output's tags exclude while their bytes meet."""
    output = ldsopt.annotate(module, precise=True, bases="all", require_proof=True).text
    program = Program(output)
    by_line: dict[int, set[Byte]] = defaultdict(set)
    for one, name, offset, _ in meaningful(kernel, program, seed)[0]:
        by_line[one.line] |= bytes_of(name, offset, one.size)
    lines = output.split("\n")
    for a, b in combinations(sorted(by_line), 2):
        if (common := by_line[a] & by_line[b]) and claimed_apart(output, lines[a], lines[b]):
            yield f"excluded, but have {sorted(common)[:3]}: {lines[a].strip()} / {lines[b].strip()}"


def faults(kernel: Kernel, seed: int) -> list[str]:
    """All that is wrong with what the analysis says of a kernel."""
    module = ldsopt.parse(kernel.text, source="generated.ll", mcpu="gfx942")
    program = Program(kernel.text)
    wrong = list(wrong_values(module, list(runs_of(kernel, program, seed))))
    wrong += wrong_footprints(kernel, module, program, seed)
    return wrong + list(wrong_tags(kernel, module, seed))


@settings(
    max_examples=CASES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
)
@given(kernels(), st.integers(0, 2**16))
def test_nothing_happens_outside_of_what_is_said(kernel: Kernel, seed: int) -> None:
    wrong = faults(kernel, seed)
    assert not wrong, "\n".join(wrong[:5]) + "\n" + kernel.text
