"""The operations that may be outstanding, and for how long."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ldsopt import arch
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.counters import Keys, solve, solve_on
from ldsopt.isa.program import RemoteStep, program


def function(body: str, is_kernel: bool = True) -> AsmFunction:
    kernel = "\t.amdhsa_kernel k\n" if is_kernel else ""
    (only,) = parse_assembly(f"\t.type k,@function\nk:\n{body}\n.Lfunc_end0:\n{kernel}").functions
    return only


def outstanding(body: str, on: str) -> dict[str, int]:
    """Operation (by its first operand) → least k, where the block ``end`` begins."""
    built = program(function(body), arch(on))
    keys = Keys(built)
    blocks = built.function.blocks
    state = solve(built)[next(i for i, block in enumerate(blocks) if block.label == "end")]
    assert state is not None
    return {
        f"{keys.site(key).instruction.operands.split(',')[0]}'{keys.instance(key)}".removesuffix("'0"): -time
        for times in state.issued
        for key, time in times.items()
        if keys.is_real(key)
    }


L1, L2, L3 = (f"global_load_dword v{n}, v0, s[0:1]\n" for n in (1, 2, 3))
DMA = "buffer_load_dword v9, s[0:3], 0 offen lds\n"
S1, S2 = (f"s_load_dword s{n}, s[0:1], 0x0\n" for n in (8, 9))
D1, D2 = (f"ds_read_b32 v{n}, v0\n" for n in (5, 6))
END = "end:\ns_endpgm"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(L1 + L2 + L3, {"v1": 2, "v2": 1, "v3": 0}, id="younger-are-counted"),
        pytest.param(L1 + L2 + L3 + "s_waitcnt vmcnt(1)\n", {"v3": 0}, id="wait-completes-the-oldest"),
        pytest.param(L1 + "global_store_dword v0, v1, s[0:1]\ns_waitcnt vmcnt(1)\n", {"v0": 0}, id="stores-count-in-vmcnt-on-gfx9"),
        pytest.param("scratch_store_dword off, v9, s0\n" + L1 + "s_waitcnt vmcnt(1)\n", {"v1": 0}, id="scratch-stores-too-and-in-order"),
        pytest.param(S1 + S2 + "s_waitcnt lgkmcnt(1)\n", {"s8": 0, "s9": 0}, id="scalar-loads-complete-in-any-order"),
        pytest.param(S1 + S2 + "s_waitcnt lgkmcnt(0)\n", {}, id="only-0-completes-them"),
        pytest.param(D1 + S1 + D2 + "s_waitcnt lgkmcnt(1)\n", {"s8": 0, "v6": 0}, id="LDS-keeps-its-order-among-scalar-loads"),
        pytest.param(D1 + S1 + "s_waitcnt lgkmcnt(1)\n", {"v5": 0, "s8": 0}, id="other-queues-do-not-push"),
        pytest.param("flat_load_dword v7, v[2:3]\n" + L1 + "s_waitcnt vmcnt(1)\n", {"v7": 0, "v1": 0}, id="flat-has-no-order-on-gfx9"),
        pytest.param(L1 + "s_cbranch_scc0 end\n" + L2 + L3, {"v1": 0, "v2": 1, "v3": 0}, id="least-k-of-all-paths"),
        pytest.param(L1 + "s_cbranch_scc0 end\ns_waitcnt vmcnt(0)\n", {"v1": 0}, id="one-path-suffices"),
        pytest.param("loop:\n" + L1 + L2 + "s_cbranch_scc0 loop\n", {"v1": 1, "v2": 0}, id="loop-keeps-the-last"),
        pytest.param(L1 + "loop:\n" + L2 + "s_waitcnt vmcnt(1)\ns_cbranch_scc0 loop\n", {"v2": 0}, id="loop-completes-what-came-before"),
        pytest.param("loop:\n" + DMA + "s_cbranch_scc0 loop\n", {"v9": 0, "v9'1": 1, "v9'2": 2}, id="executions-of-DMA-are-apart"),
        pytest.param("loop:\n" + DMA + "s_waitcnt vmcnt(1)\ns_cbranch_scc0 loop\n", {"v9": 0}, id="the-one-before-is-complete"),
        pytest.param(L1 + L2 * 62, {"v1": 62, "v2": 0}, id="k-counts"),
        pytest.param(L1 + L2 * 90, {"v1": 63, "v2": 0}, id="beyond-it-nothing-is-complete-by-itself"),
        pytest.param(L1 + L2 * 90 + "s_waitcnt vmcnt(62)\n", {"v2": 0}, id="but-by-the-largest-wait"),
        pytest.param(L1 + L2 * 90 + "s_waitcnt vmcnt(63)\n", {"v2": 0}, id="or-by-one-whose-author-counts-on-it"),
        pytest.param(L1 + L2 * 62 + "s_waitcnt vmcnt(63)\n", {"v1": 62, "v2": 0}, id="which-is-no-wait-otherwise"),
        pytest.param(L1 + L2 * 90 + "s_nop 0\nmiddle:\ns_waitcnt vmcnt(62)\n", {"v2": 0}, id="in-another-block-as-well"),
        pytest.param(D1 + D2 * 20 + "s_waitcnt lgkmcnt(14)\n", {"v6": 0}, id="lgkmcnt-counts-to-15"),
        pytest.param("loop:\n" + L1 + L2 * 90 + "s_cbranch_scc0 loop\n", {"v1": 63, "v2": 0}, id="round-a-loop"),
        pytest.param(L1 + D1 + "s_swappc_b64 s[30:31], s[2:3]\n", {}, id="call-completes"),
        pytest.param(L1 + "s_waitcnt_depctr depctr_vm_vsrc(0)\n", {"v1": 0}, id="other-waits-do-not"),
        pytest.param(L1 + D1 + "s_wait_idle\n", {}, id="idle-completes-all"),
    ],
)  # fmt: skip
def test_outstanding_on_gfx9(body: str, expected: dict[str, int]) -> None:
    assert outstanding(body + END, "gfx942") == expected


@pytest.mark.parametrize(
    ("body", "on", "expected"),
    [
        ("global_load_b32 v1, v0, s[0:1]\nds_load_b32 v2, v0\ns_wait_loadcnt_dscnt 0x100\n", "gfx1201", {"v1": 0}),
        ("global_load_b32 v1, v0, s[0:1]\nglobal_store_b32 v0, v2, s[0:1]\ns_wait_loadcnt 0x0\n", "gfx1201", {"v0": 0}),
        ("global_load_dword v1, v0, s[0:1]\nglobal_store_dword v0, v2, s[0:1]\ns_waitcnt_vscnt null, 0x0\n", "gfx1030", {"v1": 0}),
        ("s_load_b32 s1, s[0:1], 0x0\nds_load_b32 v2, v0\ns_wait_dscnt 0x0\n", "gfx1201", {"s1": 0}),
        ("flat_load_dword v7, v[2:3]\nglobal_load_dword v1, v0, s[0:1]\ns_waitcnt vmcnt(1) lgkmcnt(0)\n", "gfx1030", {"v1": 0}),
        ("global_load_async_to_lds_b128 v0, v[2:3], off\ns_wait_loadcnt 0x0\n", "gfx1250", {"v0": 0}),
        ("tensor_load_to_lds s[0:3], s[4:11]\ns_wait_tensorcnt 0x0\n", "gfx1250", {}),
        ("global_load_async_to_lds_b128 v0, v[2:3], off\ns_swap_pc_i64 s[30:31], s[2:3]\n", "gfx1250", {"v0": 0}),
    ],
)  # fmt: skip
def test_outstanding_elsewhere(body: str, on: str, expected: dict[str, int]) -> None:
    assert outstanding(body + END, on) == expected


@pytest.mark.parametrize(
    ("body", "on", "largest"),
    [
        (L1 + L2 * 70, "gfx1100", 63),
        (D1 + D2 * 70, "gfx1030", 63),
        ("ds_load_b32 v5, v0\n" + "ds_load_b32 v6, v0\n" * 70, "gfx1201", 63),
        ("image_bvh_intersect_ray v[0:3], v[4:15], s[0:3]\n" + "image_bvh_intersect_ray v[4:7], v[4:15], s[0:3]\n" * 9, "gfx1201", 7),
        ("global_load_async_to_lds_b32 v0, v[2:3], off\n" + "global_load_async_to_lds_b32 v1, v[2:3], off\n" * 70, "gfx1250", 63),
    ],
)  # fmt: skip
def test_k_ends_at_the_largest_value_of_each_counter(body: str, on: str, largest: int) -> None:
    assert max(outstanding(body + END, on).values()) == largest


def exposed(body: str, on: str = "gfx942") -> set[str]:
    """Operations that other waves may run into, where the block ``end`` begins; found without counterfactuals."""
    built = program(function(body), arch(on))
    keys = Keys(built)
    blocks = built.function.blocks
    end = next(i for i, block in enumerate(blocks) if block.label == "end")
    state = solve(built, tracks_counterfactuals=False)[end]
    assert state is not None
    return {keys.site(key).instruction.operands.split(",")[0] for key in state.exposed if keys.is_real(key)}


def test_what_is_exposed_is_told_apart_from_what_was_started_since() -> None:
    """The DMA in front of ``end`` is behind the barrier; those of the iterations before were outstanding at it."""
    built = program(
        function("head:\n" + DMA + "s_cbranch_scc0 end\ns_barrier\ns_branch head\n" + END), arch("gfx942")
    )
    keys = Keys(built)
    end = next(i for i, block in enumerate(built.function.blocks) if block.label == "end")
    state = solve(built, tracks_counterfactuals=False)[end]
    assert state is not None
    assert {keys.instance(key) for key in state.exposed} == {1, 2}


W1, W2 = "ds_write_b32 v11, v0\n", "ds_write_b32 v12, v0\n"
SIGNAL, AWAIT = "s_barrier_signal -1\n", "s_barrier_wait -1\n"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(W1 + "s_barrier\n", {"v11"}, id="outstanding-at-the-barrier"),
        pytest.param(W1 + "s_waitcnt lgkmcnt(0)\ns_barrier\n", set(), id="complete-at-the-barrier"),
        pytest.param("s_barrier\n" + W1, set(), id="started-behind-it"),
        pytest.param(L1 + "s_barrier\n", set(), id="no-access-of-LDS"),
        pytest.param(W1 + "s_barrier\ns_waitcnt lgkmcnt(0)\n", {"v11"}, id="a-wait-behind-it-is-only-of-this-wave"),
        pytest.param(W1 + "s_barrier\ns_waitcnt lgkmcnt(0)\ns_barrier\n", set(), id="until-the-next-one"),
        pytest.param(W1 + "s_cbranch_scc0 end\ns_barrier\n", {"v11"}, id="on-the-path-that-falls-through"),
        pytest.param("s_cbranch_scc0 bare\ns_branch end\nbare:\n" + W1 + "s_barrier\n", {"v11"}, id="on-the-path-that-comes-last"),
        pytest.param(W1 + "s_cbranch_scc0 other\ns_barrier\ns_branch end\nother:\n" + W2 + "s_barrier\n", {"v11", "v12"}, id="on-two-paths"),
        pytest.param("head:\ns_cbranch_scc1 end\n" + W1 + "s_barrier\ns_waitcnt lgkmcnt(0)\ns_branch head\n", {"v11"}, id="from-the-last-iteration-of-a-loop"),
        pytest.param(DMA + "s_barrier\n" + DMA + "s_barrier\n", {"v9"}, id="DMA"),
    ],
)  # fmt: skip
def test_what_waves_have_outstanding_at_a_barrier_is_exposed(body: str, expected: set[str]) -> None:
    assert exposed(body + END) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(W1 + SIGNAL + AWAIT, {"v11"}, id="at-the-signal"),
        pytest.param(SIGNAL + W1 + AWAIT, {"v11"}, id="between-signal-and-wait"),
        pytest.param(W1 + "s_wait_dscnt 0x0\n" + SIGNAL + AWAIT, set(), id="complete-at-the-signal"),
        pytest.param(W1 + SIGNAL + "s_wait_dscnt 0x0\n" + AWAIT, {"v11"}, id="complete-only-at-the-wait"),
        pytest.param(W1 + SIGNAL + AWAIT + "s_wait_dscnt 0x0\n" + W2 + AWAIT, {"v12"}, id="the-wait-ends-the-signal"),
        pytest.param(W1 + SIGNAL + "s_cbranch_scc0 meet\n" + W2 + "s_wait_dscnt 0x0\nmeet:\n" + AWAIT, {"v11", "v12"}, id="paths-join-between"),
        pytest.param("s_cbranch_scc0 two\n" + W1 + SIGNAL + "s_branch meet\ntwo:\n" + W2 + SIGNAL + "meet:\ns_wait_dscnt 0x0\n" + AWAIT, {"v11", "v12"}, id="two-signals-join"),
        pytest.param(SIGNAL + "s_branch head\nhead:\ns_cbranch_scc1 meet\n" + W1 + "s_wait_dscnt 0x0\ns_branch head\nmeet:\n" + AWAIT, {"v11"}, id="from-the-last-iteration-of-a-loop-between"),
        pytest.param(W1 + SIGNAL + "s_barrier_wait 1\n", {"v11"}, id="a-named-barrier"),
        pytest.param(W1 + SIGNAL + AWAIT + "s_wait_dscnt 0x0\n" + SIGNAL + "s_barrier_wait 1\n", {"v11"}, id="which-ends-nothing-for-the-others"),
        pytest.param(W1 + SIGNAL + AWAIT + "s_wait_dscnt 0x0\n" + SIGNAL + AWAIT, set(), id="as-the-whole-workgroups-does"),
        pytest.param(W1 + SIGNAL + AWAIT + "s_wait_dscnt 0x0\ns_barrier_signal 0xffff\ns_barrier_wait 0xffff\n", set(), id="by-its-other-spelling"),
        pytest.param(W1 + SIGNAL + "s_wait_dscnt 0x0\ns_barrier_signal -3\n" + AWAIT, {"v11"}, id="another-signal-forgets-nothing"),
        pytest.param(W1 + "s_barrier_signal -3\ns_wait_dscnt 0x0\n" + SIGNAL + AWAIT, set(), id="complete-at-the-signal-to-all"),
        pytest.param(W1 + "s_barrier_signal -3\ns_wait_dscnt 0x0\n" + SIGNAL + AWAIT + "s_barrier_wait -3\n", set(), id="and-so-for-any-barrier-behind"),
        pytest.param(W1 + SIGNAL + AWAIT + "s_wait_dscnt 0x0\ns_barrier_signal -3\ns_barrier_wait -3\n", {"v11"}, id="of-a-workgroup-one-wave-arrives-at-a-clusters"),
        pytest.param(W1 + "s_barrier_signal 1\ns_wait_dscnt 0x0\ns_barrier_signal m0\ns_barrier_wait 1\n", {"v11"}, id="two-named-ones"),
        pytest.param("s_barrier_signal 1\ns_barrier_signal 2\ns_barrier_wait 1\n" + W1 + "s_wait_dscnt 0x0\ns_barrier_wait 2\n", {"v11"}, id="between-the-waits-of-two-named-ones"),
        pytest.param("s_barrier_signal 1\ns_barrier_wait 1\n" + W1 + "s_wait_dscnt 0x0\ns_barrier_signal 1\ns_barrier_wait 1\n", set(), id="a-named-one-after-the-other"),
        pytest.param("s_cbranch_scc0 meet\n" + W1 + "s_barrier_signal 1\ns_wait_dscnt 0x0\nmeet:\ns_barrier_wait 1\n", {"v11"}, id="signalled-on-one-path"),
    ],
)  # fmt: skip
def test_split_barriers_count_from_the_signal(body: str, expected: set[str]) -> None:
    assert exposed(body + END, "gfx1201") == expected


@pytest.mark.parametrize(
    ("earlier", "later", "conflicts"),
    [
        (W1, D1, True),
        (W1, W2, True),
        (D1, W1, True),
        (D1, D2, False),
        (DMA, D1, True),
        (DMA, W1, True),
        (DMA, DMA, False),
        (D1, DMA, True),
        (W1, DMA, True),
        (L1, W1, False),
        (W1, L1, False),
        (L1, DMA, False),
    ],
)
def test_two_operations_conflict_if_both_touch_lds_and_one_writes(
    earlier: str, later: str, conflicts: bool
) -> None:
    first, second = program(function(earlier + later + END), arch("gfx942")).sites
    assert first.conflicts(second, between_waves=False) == conflicts
    in_order = earlier == later == DMA  # which is of one wave alone
    assert first.conflicts(second, between_waves=True) == (conflicts or in_order)


ASYNC = "global_load_async_to_lds_b128 v3, v1, s[8:9]\n"
TENSOR = "tensor_load_to_lds s[0:3], s[4:11]\n"


@pytest.mark.parametrize(
    ("earlier", "later", "conflicts"),
    [(ASYNC, ASYNC, False), (TENSOR, TENSOR, False), (ASYNC, TENSOR, True), (TENSOR, ASYNC, True)],
)
def test_copies_that_two_counters_count_write_in_no_order(earlier: str, later: str, conflicts: bool) -> None:
    first, second = program(function(earlier + later + END), arch("gfx1250")).sites
    assert first.conflicts(second, between_waves=False) == conflicts
    assert first.conflicts(second, between_waves=True)


def test_unreachable_blocks_have_no_state() -> None:
    built = program(function("s_endpgm\ndead:\n" + L1 + END), arch("gfx942"))
    assert [state is None for state in solve(built)] == [False, True, True]


def test_steps_that_are_added_reach_what_comes_behind_them_alone() -> None:
    """Blocks behind one another without a step, of which one gets a step."""
    body = (
        f"{L1}{L2}first:\ns_cbranch_scc1 second\n{D1}s_endpgm\n"
        f"second:\ns_cbranch_scc1 third\nv_mov_b32_e32 v8, 0\ns_cbranch_vccz third\n{D2}third:\n{END}"
    )
    built = program(function(body), arch("gfx942"))
    added = next(number for number, block in enumerate(built.function.blocks) if block.label == "second")
    alone = solve(built)
    built.steps[added] = [(0, (RemoteStep(frozenset({0})),))]
    wanted = [state and state.exposed for state in solve(built)]
    assert [state and state.exposed for state in solve_on(alone, built, [added])] == wanted


def test_executions_are_looked_for_among_the_waits_of_their_own_counter() -> None:
    """A copy counts in vmcnt; of the reads' waits, however many, none completes it."""

    class Looked(dict[int, int]):
        count = 0

        def __contains__(self, key: object) -> bool:
            self.count += 1
            return super().__contains__(key)

        def __iter__(self) -> Iterator[int]:
            self.count += len(self)
            return super().__iter__()

    def looked(reads: int) -> int:
        body = DMA + "s_waitcnt vmcnt(0)\n" + (D1 + "s_waitcnt lgkmcnt(0)\n") * reads
        built = program(function(body + END), arch("gfx942"))
        keys = Keys(built)
        among = Looked(dict.fromkeys(range(keys.real * (1 + len(built.waits))), 0))
        (copied,) = (site for site in built.sites if site.is_dma)
        assert sorted(keys.executions(copied, among))[:3] == [0, 1, 2]
        return among.count

    assert looked(60) == looked(20)
