"""What waves have outstanding at the signal of a barrier in halves, and the work that executions of a copy make."""

from collections.abc import Iterator

import pytest
from test_wait_check import DMA, check, function

from ldsopt import arch
from ldsopt.isa.counters import Keys
from ldsopt.isa.program import program
from ldsopt.isa.wait_facts import WaitFindingKind

W1, W2 = "ds_store_b32 v11, v0\n", "ds_store_b32 v12, v0\n"
SIGNAL, AWAIT = "s_barrier_signal -1\n", "s_barrier_wait -1\n"


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
    """Writes that are not complete at the signal are named by a read behind the wait: there another wave may run into them."""
    found = check(f"{body}ds_load_b32 v13, v14\ns_endpgm", "gfx1201").findings
    assert {
        one.started.operands.split(",")[0]
        for one in found
        if one.kind is WaitFindingKind.BARE_BARRIER and one.used.mnemonic == "ds_load_b32"
    } == expected


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
        read = "ds_read_b32 v5, v0\ns_waitcnt lgkmcnt(0)\n"
        built = program(function(f"{DMA}\ns_waitcnt vmcnt(0)\n{read * reads}s_endpgm"), arch("gfx942"))
        keys = Keys(built)
        among = Looked(dict.fromkeys(range(keys.real * (1 + len(built.waits))), 0))
        (copied,) = (site for site in built.sites if site.is_dma)
        assert sorted(keys.executions(copied, among))[:3] == [0, 1, 2]
        return among.count

    assert looked(60) == looked(20)
