"""Paths through code, and iterations of its loops, where the code is not what LLVM makes of the IR today.

Machine instructions name what they are of the IR behind an ``@``.
"""

from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from text_sections import beside

import ldsopt
from ldsopt import arch
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.code_paths import AnchoredLoop, PathOptions, find_paths, launch_paths_of
from ldsopt.checker.instruction_places import InstructionPlaces
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.isa.assembly import AsmInstruction, Assembly, parse_assembly
from ldsopt.isa.wait_facts import BetweenWaves, Executed
from ldsopt.touch import Touch

TEXTS = beside(__file__)

WRITE, READ, BARRIER = "ds_write_b32 v3, v4", "ds_read_b32 v2, v3", "s_barrier"
BETWEEN = f"{BARRIER} @ between"
"""A barrier between two visits of a loop."""


def listing_of(code: str, line_of: dict[str, int]) -> tuple[Assembly, AccessMap]:
    """Code, and which lines of the IR its instructions are."""
    lines = [line.strip() for line in code.strip().split("\n")]
    text = ["\t.type k,@function", "k:", *(line.partition(" @ ")[0] for line in lines), "s_endpgm"]
    named = {at: line.partition(" @ ")[2] for at, line in enumerate(lines, 3)}
    origins = {at: Origin(line_of[name], 0) for at, name in named.items() if name}
    return parse_assembly("\n".join([*text, ".Lfunc_end0:", ""])), AccessMap(origins, True)


# --- paths -----------------------------------------------------------------------------------------------------------

# One block of the IR for each letter, with one access or barrier; b to e are a loop.
BLOCKS = "abcdef"
LOOP = frozenset(BLOCKS.index(name) for name in "bcde")


def untaken(
    code: str,
    *,
    unreached: str = "",
    passed: str = "",
    each_iteration: str = "",
    each_followed: str = "",
    once: str = "once",
    **loop: str,
) -> set[str]:
    """The edges that no wave takes, ``FROM TO``; ``behind`` and ``ahead``: of the anchor, which is that of ``b``.

    Those not taken in iterations that another one follows are told by ``FROM TO unless last``.
    """
    numbers = {name: number for number, name in enumerate(BLOCKS)}

    def blocks(names: str) -> frozenset[int]:
        return frozenset(numbers[name] for name in names)

    listing, mapping = listing_of(code, numbers)
    (function,) = listing.functions
    accesses = SimpleNamespace(possible=lambda _: ())
    places = InstructionPlaces(function, accesses, mapping)  # type: ignore[arg-type]
    ir = SimpleNamespace(
        instructions=[SimpleNamespace(line=n) for n in numbers.values()],
        blocks=[SimpleNamespace(start=n, stop=n + 1) for n in numbers.values()],
    )
    flow = SimpleNamespace(loops=[SimpleNamespace(blocks=LOOP)] if loop else [])
    loops = []
    if loop:
        anchor = places.only(numbers["b"])
        assert anchor is not None
        loops = [
            AnchoredLoop(
                numbers["b"],
                numbers["b"],
                anchor.line,
                blocks(loop["behind"]),
                blocks(loop["ahead"]),
                frozenset() if once else None,
            )
        ]
    of_loop = numbers["b"]
    taken = SimpleNamespace(
        unreached=blocks(unreached),
        passed=blocks(passed),
        each_iteration=((of_loop, blocks(each_iteration)),),
        each_followed=((of_loop, blocks(each_followed)),),
        waves=None,
    )
    paths = launch_paths_of([((taken,), True)], ir, flow, places, loops)  # type: ignore[arg-type]
    names = [block.label or "entry" for block in function.blocks]
    never = {f"{names[one]} {names[other]}" for path in paths for one, other in path.untaken}
    return never | {
        f"{names[one]} {names[other]} unless last"
        for path in paths
        for of_iteration in path.if_followed
        for one, other in of_iteration.untaken
    }


ARM = f"s_cbranch_scc0 end\narm:\n{WRITE} @ a\nend:\ns_nop 0"
BARRIER_ARM = f"s_cbranch_scc0 end\narm:\n{BARRIER} @ a\nend:\ns_nop 0"
BEHIND = f"s_nop 0\nhead:\n{BARRIER} @ b\ns_cbranch_scc0 rest\narm:\n{WRITE} @ c\nrest:\ns_cbranch_scc1 head"
"""A loop whose anchor stands at its head, and behind that an arm."""
AHEAD = f"s_nop 0\ntop:\ns_cbranch_scc0 rest\narm:\n{WRITE} @ c\nrest:\n{BARRIER} @ b\ns_cbranch_scc1 top"
"""A loop whose anchor stands at its end, and ahead of that an arm."""
AGAIN = f"s_nop 0\nhead:\n{BARRIER} @ b\ns_cbranch_scc0 rest\narm:\n{WRITE} @ c\ns_cbranch_scc0 arm\nrest:\ns_cbranch_scc1 head"
AGAIN_AHEAD = f"s_nop 0\ntop:\ns_cbranch_scc0 rest\narm:\n{WRITE} @ c\ns_cbranch_scc0 arm\nrest:\n{BARRIER} @ b\ns_cbranch_scc1 top"
AROUND = f"s_nop 0\nouter:\ns_cbranch_scc0 out\ntop:\ns_cbranch_scc0 rest\narm:\n{WRITE} @ c\nrest:\n{BARRIER} @ b\ns_cbranch_scc1 top\nback:\ns_branch outer\nout:\ns_nop 0"
"""That in another loop, which waves leave where no iteration has begun."""
SKIPPED = f"s_cbranch_scc0 out\nhead:\n{BARRIER} @ b\ns_cbranch_scc1 head\nout:\ns_nop 0"


@pytest.mark.parametrize(
    ("code", "known", "expected"),
    [
        pytest.param(ARM, {}, set(), id="nothing-is-known"),
        pytest.param(ARM, {"passed": "a"}, {"entry end"}, id="past-what-every-wave-runs"),
        pytest.param(ARM, {"unreached": "a"}, set(), id="an-access-may-be-moved-to-where-it-does-no-harm"),
        pytest.param(BARRIER_ARM, {"unreached": "a"}, {"entry arm"}, id="into-a-barrier-that-no-wave-runs"),
        pytest.param(ARM.replace(WRITE, READ), {"passed": "a"}, set(), id="a-load-may-be-moved"),
        pytest.param(BEHIND, {"each_iteration": "c", "behind": "c", "ahead": ""}, {"head rest"}, id="in-each-iteration-behind-the-anchor"),
        pytest.param(BEHIND, {"each_followed": "c", "behind": "c", "ahead": ""}, {"head rest unless last"}, id="in-each-iteration-that-another-follows"),
        pytest.param(BEHIND, {"each_followed": "c", "behind": "c", "ahead": "", "once": ""}, set(), id="of-a-loop-that-waves-come-to-again"),
        pytest.param(BEHIND, {"each_followed": "c", "behind": "", "ahead": "c"}, set(), id="ahead-of-it-in-each-that-another-follows"),
        pytest.param(AHEAD, {"each_followed": "c", "behind": "", "ahead": "c"}, set(), id="ahead-in-both-in-each-that-another-follows"),
        pytest.param(BEHIND, {"each_iteration": "", "behind": "c", "ahead": ""}, set(), id="in-some-iterations-behind-it"),
        pytest.param(BEHIND, {"each_iteration": "c", "behind": "", "ahead": ""}, set(), id="on-no-side-of-it"),
        pytest.param(BEHIND, {"each_iteration": "c", "behind": "", "ahead": "c"}, set(), id="ahead-in-the-IR-and-behind-in-the-code"),
        pytest.param(AGAIN, {"each_iteration": "c", "behind": "c", "ahead": ""}, set(), id="in-a-loop-inside"),
        pytest.param(AHEAD, {"each_iteration": "c", "behind": "", "ahead": "c"}, {"top rest"}, id="in-each-iteration-ahead-of-it"),
        pytest.param(AHEAD, {"each_iteration": "", "behind": "", "ahead": "c"}, set(), id="in-some-iterations-ahead-of-it"),
        pytest.param(AHEAD, {"each_iteration": "c", "behind": "c", "ahead": ""}, set(), id="behind-in-the-IR-and-ahead-in-the-code"),
        pytest.param(AGAIN_AHEAD, {"each_iteration": "c", "behind": "", "ahead": "c"}, set(), id="in-a-loop-inside-ahead-of-it"),
        pytest.param(BEHIND, {"passed": "c", "behind": "", "ahead": ""}, set(), id="what-is-passed-in-a-loop-tells-of-iterations-alone"),
        pytest.param(SKIPPED, {"unreached": "b", "behind": "", "ahead": ""}, {"entry head"}, id="into-a-loop-that-no-wave-enters"),
        pytest.param(SKIPPED, {"passed": "b", "each_iteration": "b", "behind": "", "ahead": ""}, {"entry out"}, id="past-a-loop-that-every-wave-enters"),
        pytest.param(SKIPPED, {"passed": "b", "behind": "", "ahead": ""}, set(), id="past-a-loop-that-waves-may-leave-ahead-of-the-anchor"),
        pytest.param(AROUND, {"each_iteration": "c", "behind": "", "ahead": "c"}, {"top rest"}, id="ahead-of-it-and-not-out-of-a-loop-around"),
    ],
)  # fmt: skip
def test_edges_that_no_wave_takes(code: str, known: dict[str, str], expected: set[str]) -> None:
    assert untaken(code, **known) == expected


# --- iterations ------------------------------------------------------------------------------------------------------

RING = TEXTS["RING"]
NAMES = {
    "ahead": "%read =",
    "barrier": "call void",
    "behind": "i32 2",
    "past": "i32 3",
    "0": "i32 8",
    "1": "i32 9",
}
ANY = ["01", "01"]
LEAVES = {
    "behind": ("br label %body", "br i1 %c, label %head, label %past", "%body"),
    "ahead": ("br i1 %c, label %body, label %past", "br label %head", "%head"),
}
VISITS = "br label %left\nleft:\n  call void @llvm.amdgcn.s.barrier()\n  br i1 %c, label %visit, label %out"
"""The loop is in another one, with a barrier between two visits."""


class Told(NamedTuple):
    """What is told apart in some code of `RING`.

    Attributes:
        loop: the iterations of its loop.
        between: the overlap of waves.
        instructions: by what they are of `NAMES`.
    """

    loop: Any
    between: BetweenWaves
    instructions: dict[str, AsmInstruction]


def told(
    code: str,
    *,
    leaves: str = "behind",
    following: str = "xor i32 %slot, 1",
    which: str = "add i32 %slot, 0",
    visits: bool = False,
) -> Told:
    """What is told of the code.

    Args:
        code: with what its instructions are of the IR.
        leaves: the IR's loop is left behind its barrier, or ahead of it.
        following: the slot after ``%slot``.
        which: the slot that is accessed.
        visits: waves come to the loop again.
    """
    first, ends, last = LEAVES[leaves]
    again = VISITS if visits else "br label %out"
    text = RING.format(leaves=first, ends=ends, last=last, following=following, which=which, again=again)
    module = ldsopt.parse(text, mcpu="gfx942")
    lines = [(n, line) for n, line in enumerate(module.lines) if line.startswith("  ")]
    line_of = {name: next(n for n, line in lines if words in line) for name, words in NAMES.items()}
    if visits:
        line_of["between"] = [n for n, line in lines if NAMES["barrier"] in line][-1]
    listing, mapping = listing_of(f"{WRITE} @ 0\n{WRITE} @ 1\n{code}", line_of)
    accesses, (function,) = find_accesses(module), listing.functions
    overlap = AccessOverlap(accesses, mapping, listing)
    paths = find_paths(accesses, overlap, function, arch("gfx942"), PathOptions(waves_part=True))
    name_of = {line: name for name, line in line_of.items()}
    assert paths.between is not None
    instructions: dict[str, AsmInstruction] = {}
    for instruction in function.instructions:
        origin = mapping.of(instruction).access
        if origin is not None:
            instructions.setdefault(name_of[origin], instruction)
    (loop,) = (one for one in paths.loops if one.anchor == instructions["barrier"].line)
    return Told(loop, paths.between, instructions)


def slots(code: str, name: str, *, leaves: str, visits: bool) -> list[str]:
    """The slots that an instruction of the code, that of a name, may access while the anchor's last iteration is 0, and
    1."""
    loop, _, instructions = told(code, leaves=leaves, visits=visits)

    def may_be(iteration: int, slot: str) -> bool:
        return not loop.apart(instructions[name], instructions[slot], iteration, iteration, False)

    return ["".join(slot for slot in "01" if may_be(iteration, slot)) for iteration in (0, 1)]


IN_ORDER = TEXTS["IN_ORDER"].format(READ=READ, BARRIER=BARRIER, WRITE=WRITE)
AT_HEAD = TEXTS["AT_HEAD"].format(BARRIER=BARRIER, WRITE=WRITE)
AT_END = TEXTS["AT_END"].format(BARRIER=BARRIER, WRITE=WRITE)
LEFT = TEXTS["LEFT"].format(BARRIER=BARRIER, READ=READ)


@pytest.mark.parametrize(
    ("code", "name", "leaves", "expected"),
    [
        pytest.param(LEFT.format("s_nop 0"), "ahead", "ahead", ["1", "0"], id="ahead-where-any-path-leads-to-the-next-iteration"),
        pytest.param(LEFT.format(BETWEEN), "ahead", "ahead", ANY, id="ahead-in-the-IR-and-left-in-the-code"),
        pytest.param(f"again:\n{BETWEEN}\n{IN_ORDER}\ns_cbranch_scc1 again", "ahead", "behind", ["1", "0"], id="ahead-in-a-visit"),
        pytest.param(IN_ORDER.replace("past:", f"visited:\n{BETWEEN}\ns_cbranch_scc1 top\npast:"), "past", "behind", ANY, id="past-one-visit-of-several"),
        pytest.param(IN_ORDER, "behind", "behind", ["0", "1"], id="behind-the-anchor"),
        pytest.param(IN_ORDER, "ahead", "behind", ["1", "0"], id="ahead-of-it-in-the-next-iteration"),
        pytest.param(IN_ORDER, "past", "behind", ["0", "1"], id="past-the-loop-in-the-last-iteration"),
        pytest.param(IN_ORDER, "past", "ahead", ANY, id="past-a-loop-that-is-left-ahead-of-the-anchor"),
        pytest.param(AT_HEAD.format(f"{WRITE} @ behind"), "behind", "behind", ["0", "1"], id="in-a-branch-behind-it"),
        pytest.param(AT_HEAD.format(f"{READ} @ ahead"), "ahead", "behind", ANY, id="ahead-in-the-IR-and-behind-in-the-code"),
        pytest.param(AT_END.format(f"{READ} @ ahead"), "ahead", "behind", ["1", "0"], id="in-a-block-ahead-of-it"),
        pytest.param(AT_END.format(f"{WRITE} @ behind"), "behind", "behind", ANY, id="behind-in-the-IR-and-ahead-in-the-code"),
        pytest.param(AT_END.format(f"{WRITE} @ past"), "past", "behind", ANY, id="past-in-the-IR-and-in-the-loop-of-the-code"),
        pytest.param(AT_HEAD.format(f"{WRITE} @ past"), "past", "behind", ANY, id="or-behind-the-anchor"),
        pytest.param(IN_ORDER + f"\n{WRITE} @ behind", "behind", "behind", ANY, id="twice-in-the-code"),
        pytest.param(IN_ORDER + f"\n{READ} @ ahead", "ahead", "behind", ANY, id="twice-in-the-code-and-ahead"),
    ],
)  # fmt: skip
def test_the_iteration_in_which_an_instruction_is_executed(
    code: str, name: str, leaves: str, expected: list[str]
) -> None:
    assert slots(code, name, leaves=leaves, visits=BETWEEN in code) == expected


@pytest.mark.parametrize(
    ("following", "which", "visits", "expected"),
    [
        pytest.param("xor i32 %slot, 1", "add i32 %slot, 0", False, True, id="each-iteration-is-one-slot"),
        pytest.param("xor i32 %slot, 1", "add i32 %slot, 0", True, False, id="in-another-loop"),
        pytest.param("select i1 %c, i32 0, i32 1", "add i32 %slot, 0", False, False, id="in-no-order"),
        pytest.param("urem i32 %up, 4", "and i32 %slot, 1", False, False, id="two-slots-are-alike"),
    ],
)
def test_iterations_are_exact_where_they_follow_each_other_and_none_are_alike(
    following: str, which: str, visits: bool, expected: bool
) -> None:
    code = f"again:\n{BETWEEN}\n{IN_ORDER}\ns_cbranch_scc1 again" if visits else IN_ORDER
    assert told(code, following=following, which=which, visits=visits).loop.is_exact == expected


@pytest.mark.parametrize("asked", [[(0, 0), (0, 1)], [(0, 1), (0, 0)]])
def test_two_waves_surely_collide_in_the_same_iteration_and_never_in_another(
    asked: list[tuple[int, int]],
) -> None:
    """Knowledge of one pair of iterations is not taken for another. All lanes write one slot, each iteration its own."""
    loop, between, instructions = told(IN_ORDER)
    store = instructions["behind"]
    found = {
        iterations: between(*(Executed(store, {loop.anchor: iteration}, None) for iteration in iterations))
        for iterations in asked
    }
    assert found == {(0, 0): Touch.MUST, (0, 1): Touch.NEVER}
