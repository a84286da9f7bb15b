"""What may share bytes comes to share them, and nothing else does."""

from __future__ import annotations

import pytest
from pack_kernels import (
    BARRIER,
    ONE_AFTER_THE_OTHER,
    THREAD,
    TILES,
    kernel,
    left_alone,
    module,
    offsets,
    pack,
    round_trip,
)

from ldsopt import api
from ldsopt.analysis.liveness.liveness import find_liveness
from ldsopt.errors import InternalError
from ldsopt.ir import edits
from ldsopt.packing import Buffer, Placement, Problem
from ldsopt.report.packing import PackingSubject, packing_text
from ldsopt.transforms import live_marks
from ldsopt.transforms.pack import plan as arenas
from ldsopt.verifier.equivalence import verify


def test_variables_used_one_after_the_other_share_their_bytes():
    packed = pack(module(TILES, kernel(ONE_AFTER_THE_OTHER)))
    assert offsets(packed) == {"A": 0, "B": 0}
    plan = packed.details.kernels[0].plan
    assert (plan.before, plan.after, plan.lower_bound, plan.proven) == (2048, 1024, 1024, True)
    assert "@ldsopt.arena.k = internal addrspace(3) global [1024 x i8] poison, align 16" in packed.text
    assert "@A" not in packed.text
    assert "@B" not in packed.text


def test_the_output_compiles_to_fewer_bytes_and_does_the_same():
    text = module(TILES, kernel(ONE_AFTER_THE_OTHER))
    before, packed = api.parse(text, mcpu="gfx942"), pack(text)
    assert [api.measure(m).functions[0].resources.lds_bytes for m in (before, packed)] == [2048, 1024]
    assert api.check(packed).findings == ()
    found = verify(before, api.parse(packed.text, mcpu="gfx942"))
    assert not found.differences
    assert not found.new_findings


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        pytest.param(
            THREAD + round_trip("A") + round_trip("B"),
            "nothing to gain",
            id="no barrier between the last read and the write",
        ),
        pytest.param(
            THREAD
            + round_trip("A")
            + BARRIER
            + round_trip("B")
            + "  %again = load i32, ptr addrspace(3) %qa",
            "nothing to gain",
            id="the first is read again later",
        ),
    ],
)
def test_what_is_needed_at_one_time_keeps_its_bytes(body: str, reason: str):
    packed = pack(module(TILES, kernel(body)))
    assert left_alone(packed) == reason
    assert not packed.details.edits


@pytest.mark.parametrize(
    ("items", "goal", "shares"),
    [
        pytest.param(256, "bytes", True, id="fewer bytes"),
        pytest.param(64, "granules", False, id="one granule of 512 bytes before and after"),
        pytest.param(256, "granules", True, id="fewer granules"),
        pytest.param(4096, "workgroups", True, id="more workgroups"),
        pytest.param(64, "workgroups", False, id="no more workgroups: a granule each"),
        pytest.param(64, "step", True, id="no more waves, at no cost"),
        pytest.param(256, "fit", False, id="it fits already"),
        pytest.param(12000, "fit", True, id="it fits only when packed"),
    ],
)
def test_goal_decides_what_is_worth_it(items: int, goal: str, shares: bool):
    packed = pack(module(TILES.replace("256 x", f"{items} x"), kernel(ONE_AFTER_THE_OTHER)), goal=goal)
    assert (offsets(packed) == {"A": 0, "B": 0}) is shares
    assert shares or left_alone(packed) == "nothing to gain"


def test_bytes_that_buy_nothing_are_spent_on_sharing_less():
    """Three of 32 KiB: on 32 KiB all three pairs share bytes, and to fit into 64 KiB one pair is enough."""
    three = TILES + "@C = internal addrspace(3) global [256 x i32] poison, align 4\n"
    text = module(three, kernel(ONE_AFTER_THE_OTHER + BARRIER + round_trip("C"))).replace(
        "256 x i32", "8192 x i32"
    )
    found = {goal: pack(text, goal=goal).details.kernels[0].plan for goal in ("bytes", "fit")}
    assert {goal: (plan.after, len(plan.arena.shared)) for goal, plan in found.items()} == {
        "bytes": (32768, 3),
        "fit": (65536, 1),
    }


AGAIN = ONE_AFTER_THE_OTHER + BARRIER + round_trip("A", "again")
"""@A is written again behind @B; that the second write covers all of it is not known without the size of a workgroup."""


@pytest.mark.parametrize(
    ("known", "assume", "shares", "assumed"),
    [
        pytest.param(True, (), True, (), id="proved by the size of the workgroup"),
        pytest.param(False, (), False, (), id="not known"),
        pytest.param(False, ("ranges-start-fresh",), True, ("ranges-start-fresh",), id="assumed of ranges"),
        pytest.param(
            False, ("workgroup-size=256",), True, ("workgroup-size=256",), id="assumed of workgroups"
        ),
    ],
)
def test_assumptions_are_asked_for_and_told(
    known: bool, assume: tuple[str, ...], shares: bool, assumed: tuple[str, ...]
):
    text = module(TILES, kernel(AGAIN))
    if not known:
        text = text.replace(" !reqd_work_group_size !0", "")
    packed = pack(text, assume=assume)
    assert (offsets(packed) == {"A": 0, "B": 0}) is shares
    subject = PackingSubject(packed, "out.ll")
    assert subject.details.assumptions == assumed
    assert all(f"assumed: {name}: " in packing_text(subject) for name in assumed)


def test_marks_are_verified_and_erased_and_not_relied_on():
    plain = api.parse(module(TILES, kernel(ONE_AFTER_THE_OTHER)), mcpu="gfx942")
    marked = edits.apply(plain, live_marks.write_marks(plain, find_liveness(plain)))
    assert "@ldsopt.live_in" in marked
    assert api.parse(pack(marked).text).text == api.parse(pack(plain.text).text).text
    lying = module(TILES, kernel(THREAD + round_trip("A") + round_trip("B")))
    for name, access in (
        ("A", "store i32 %t, ptr addrspace(3) %pa"),
        ("B", "store i32 %t, ptr addrspace(3) %pb"),
    ):
        lying = lying.replace(
            f"  {access}",
            f"  call void @ldsopt.live_in(ptr addrspace(3) @{name})\n  {access}, align 4\n"
            f"  call void @ldsopt.live_out(ptr addrspace(3) @{name})\n  {access}",
        )
    lying += (
        "declare void @ldsopt.live_in(ptr addrspace(3))\ndeclare void @ldsopt.live_out(ptr addrspace(3))\n"
    )
    assert left_alone(pack(lying)) == "nothing to gain"


def test_control_flow_that_hides_barriers_shares_nothing():
    body = (
        THREAD
        + "  %c = icmp ult i32 %t, 64\n  br i1 %c, label %in, label %out\nin:\n"
        + ONE_AFTER_THE_OTHER.removeprefix(THREAD)
        + "  br label %out\nout:\n"
        + BARRIER
    )
    packed = pack(module(TILES, kernel(body)))
    assert left_alone(packed) == "nothing to gain"
    assert "a barrier under a branch" in packed.details.kernels[0].plan.unshared.text


def test_obstacles_name_the_variables_and_the_phase():
    packed = pack(module(TILES, kernel(THREAD + round_trip("A") + round_trip("B"))))
    (obstacle,) = packed.details.kernels[0].plan.obstacles
    assert (obstacle.first, obstacle.second) == ("A", "B")
    assert obstacle.reason.text.startswith("both needed in phase 1")


def stored(tile: str, suffix: str) -> str:
    """Each work-item writes its element, and nobody reads it."""
    return f"  %s{suffix} = getelementptr i32, ptr addrspace(3) @{tile}, i32 %t\n  store i32 %t, ptr addrspace(3) %s{suffix}\n"


KEPT = ": written and never read: kept up to the return"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        pytest.param(stored("A", "1") + BARRIER + round_trip("B"), f"both needed in phase 1{KEPT}", id="the first"),
        pytest.param(stored("B", "1") + BARRIER + round_trip("A"), f"both needed in phase 1{KEPT}", id="the second"),
        pytest.param(stored("A", "1") + BARRIER + round_trip("B") + BARRIER + stored("A", "2"), f"both needed in phase 1{KEPT}", id="accessed again later"),
        pytest.param(stored("A", "1") + round_trip("B"), "both needed in phase 0", id="both accessed"),
        pytest.param(stored("B", "1") + round_trip("A"), "both needed in phase 0", id="both accessed, the other way round"),
        pytest.param(BARRIER + stored("A", "1") + round_trip("B"), "both needed in phase 1", id="both accessed, behind a barrier"),
    ],
)  # fmt: skip
def test_an_obstacle_says_why_what_is_not_accessed_there_is_needed(body: str, reason: str) -> None:
    (obstacle,) = pack(module(TILES, kernel(THREAD + body))).details.kernels[0].plan.obstacles
    assert obstacle.reason.text == reason


def test_a_kernel_that_is_left_alone_needs_what_it_needed_though_it_could_do_with_less() -> None:
    unwritten = "@C = internal addrspace(3) global [1 x i32] poison, align 4\n"
    read = "  %c = load i32, ptr addrspace(3) @C\n  store i32 %c, ptr addrspace(1) %to\n"
    packed = pack(module(TILES + unwritten, kernel(ONE_AFTER_THE_OTHER + read)))
    (found,) = packed.details.kernels
    assert left_alone(packed)
    assert found.plan.after == found.plan.before == 2052
    assert (found.arena, found.fences, found.claims) == ("", 0, 0)


def test_obstacles_are_those_of_the_heaviest_set_that_cannot_share() -> None:
    """Two sets of 3 kB and 4 kB: of each, both are needed at one time."""
    four = "".join(
        f"@{name} = internal addrspace(3) global [{size} x i32] poison, align 4\n"
        for name, size in (("A", 256), ("B", 512), ("C", 768), ("D", 256))
    )
    body = THREAD + round_trip("A") + round_trip("B") + BARRIER + round_trip("C") + round_trip("D")
    plan = pack(module(four, kernel(body))).details.kernels[0].plan
    assert [(o.first, o.second) for o in plan.obstacles] == [("C", "D")]
    assert pack(module(four, kernel(body)), no_share=True).details.kernels[0].plan.obstacles == ()


def test_what_shares_is_held_against_liveness_itself(monkeypatch: pytest.MonkeyPatch):
    """A placement problem that lost its conflicts is found out."""
    text = module(TILES, kernel(THREAD + round_trip("A") + round_trip("B")))
    monkeypatch.setattr(arenas, "packing_problem", lambda *_: Problem((Buffer("A", 1024), Buffer("B", 1024))))
    monkeypatch.setattr(
        arenas._Planner,
        "_aligned",
        lambda self, buffer, uses: Buffer(buffer.name, buffer.size, buffer.alignment),
    )
    with pytest.raises(InternalError, match="@A and @B are needed at one time and share bytes"):
        pack(text)


@pytest.mark.parametrize("offset", [-1024, 512, 1024 - 8])
def test_each_place_lies_in_the_arena_and_is_aligned_whoever_made_it(
    monkeypatch: pytest.MonkeyPatch, offset: int
):
    """The arena is held against the placement by itself, too."""
    monkeypatch.setattr(arenas, "validate", lambda *_: None)
    problem = Problem((Buffer("A", 1024, 16),))
    assert arenas._arena(problem, placed(0)).places[0].offset == 0
    with pytest.raises(InternalError, match="the place of @A is wrong"):
        arenas._arena(problem, placed(offset))


def placed(offset: int) -> Placement:
    return Placement({"A": offset}, 1024, 1024, True, 0, "greedy")
