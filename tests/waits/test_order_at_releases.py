"""Operations that a release asks for at a barrier are complete: scalar loads, and the stores of the iteration before."""

from __future__ import annotations

from pathlib import Path

import pytest

import ldsopt
from ldsopt import AnnotateOptions, Check, Module, Verdict
from ldsopt.waits.witness import witness_of
from ldsopt.witness.document import parse, render
from ldsopt.witness.validate import validate

HERE = Path(__file__).parent / "order"
LOAD = "%x = load i32, ptr addrspace(1) %p, align 4"
RELEASE = 'fence syncscope("workgroup") release\n'
ONE_COUNTER = ("gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100")
"""Architectures with one counter for LDS and scalar loads: there the compiler has the wait."""
OWN_COUNTER = ("gfx1201", "gfx1250")
STORE_COUNTER = ("gfx1030", "gfx1100", "gfx1201", "gfx1250")


def text(name: str, *edits: tuple[str, str]) -> str:
    found = (HERE / f"{name}.ll").read_text("utf-8")
    for old, new in edits:
        assert old in found
        found = found.replace(old, new)
    return found


def kernel(name: str, mcpu: str, *edits: tuple[str, str]) -> Module:
    return ldsopt.parse(text(name, *edits), mcpu=mcpu)


def rules(check: Check) -> list[tuple[str, Verdict]]:
    """Rules and verdicts about memory. LLVM 22 asks for no xcnt where gfx1250 may read a source of a store again."""
    found = [(finding.rule.value, finding.verdict) for finding in check.findings]
    return [one for one in found if one != ("source-overwritten", Verdict.UNPROVEN)]


LOST_SCALAR = ("scalar-load-wait", Verdict.DEFINITE)
LOST_STORE = ("lost-release-wait", Verdict.DEFINITE)
OF_LDS = (RELEASE, RELEASE.replace("\n", ", !mmra !2\n"))
ACQUIRE = 'fence syncscope("workgroup") acquire\n'
ACQUIRE_OF_LDS = (ACQUIRE, ACQUIRE.replace("\n", ", !mmra !2\n"))
UNCHANGING = {
    "invariant": (LOAD, f"{LOAD}, !invariant.load !1"),
    "of constant memory": (
        LOAD,
        f"%q = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)\n{LOAD}".replace(
            "(1) %p, al", "(4) %q, al"
        ),
    ),
}


# --- waits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mcpu", ONE_COUNTER)
def test_the_wait_for_a_scalar_load_in_front_of_a_barrier_stays(mcpu: str) -> None:
    counts = ldsopt.exact_waits(kernel("load_then_barrier", mcpu)).counts
    assert (counts.for_less, counts.for_nothing, counts.added) == (0, 0, 0)


@pytest.mark.parametrize("edit", UNCHANGING.values(), ids=UNCHANGING)
def test_memory_that_does_not_change_may_be_read_later(edit: tuple[str, str]) -> None:
    found = ldsopt.exact_waits(kernel("load_then_barrier", "gfx942", edit))
    assert found.counts.for_nothing == 1


def test_a_barrier_that_orders_lds_alone_asks_for_no_scalar_load() -> None:
    found = ldsopt.exact_waits(kernel("load_then_barrier", "gfx942", OF_LDS))
    assert found.counts.for_nothing == 1


@pytest.mark.parametrize("mcpu", OWN_COUNTER)
def test_the_wait_that_llvm_leaves_out_is_added(mcpu: str) -> None:
    found = ldsopt.exact_waits(kernel("load_then_barrier", mcpu))
    lines = [line.split()[0] for line in found.text.splitlines() if line.startswith("\ts_")]
    barriers = [at for at, mnemonic in enumerate(lines) if mnemonic == "s_barrier_signal"]
    assert found.counts.added == 1
    assert "s_wait_kmcnt" in lines[barriers[1] - 2 : barriers[1]]


# --- check ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mcpu", OWN_COUNTER)
def test_a_scalar_load_in_flight_over_a_barrier_is_found(mcpu: str) -> None:
    assert rules(ldsopt.check(kernel("load_then_barrier", mcpu))) == [LOST_SCALAR]
    assert not rules(ldsopt.check(kernel("load_then_barrier", mcpu, OF_LDS)))
    for edit in UNCHANGING.values():
        assert not rules(ldsopt.check(kernel("load_then_barrier", mcpu, edit)))


def test_it_is_unproven_where_nothing_surely_writes_what_it_reads() -> None:
    elsewhere = ("store i32 %s, ptr addrspace(1) %p, align 4", "store i32 %s, ptr addrspace(1) %g, align 4")
    assert rules(ldsopt.check(kernel("load_then_barrier", "gfx1201", elsewhere))) == [
        ("scalar-load-wait", Verdict.UNPROVEN)
    ]


@pytest.mark.parametrize("mcpu", OWN_COUNTER)
@pytest.mark.parametrize(
    "between",
    ["store i32 1, ptr addrspace(1) %out, align 4\n", "br label %next\nnext:\n"],
    ids=["store", "block"],
)
def test_a_fence_further_ahead_of_the_barrier_asks_for_scalar_loads(mcpu: str, between: str) -> None:
    first = f"{LOAD}\n  {RELEASE}"
    found = kernel("load_then_barrier", mcpu, (first, f"{first}  {between}"))
    assert rules(ldsopt.check(found)) == [("scalar-load-wait", Verdict.UNPROVEN)]
    assert ldsopt.exact_waits(found).counts.added == 1
    of_lds = f"{LOAD}\n  {OF_LDS[1]}"
    narrow = kernel("load_then_barrier", mcpu, OF_LDS, (of_lds, f"{of_lds}  {between}"))
    assert not rules(ldsopt.check(narrow))


BARRIER = "call void @llvm.amdgcn.s.barrier()\n"
IN_ASM = 'call void asm sideeffect "{}", "~{{memory}}"()\n'
SPLIT = "s_barrier_signal -1\\0As_barrier_wait -1"


def in_asm(mcpu: str) -> str:
    return IN_ASM.format(SPLIT if mcpu in OWN_COUNTER else "s_barrier")


@pytest.mark.parametrize("mcpu", OWN_COUNTER)
def test_a_barrier_in_assembly_is_one_that_a_fence_asks_for_scalar_loads_at(mcpu: str) -> None:
    first = f"{LOAD}\n  {RELEASE}"
    behind = f"{first}  {BARRIER}", f"{first}  {in_asm(mcpu)}"
    for between in ("", "store i32 1, ptr addrspace(1) %out, align 4\n  "):
        found = kernel("load_then_barrier", mcpu, behind, (first, first + between))
        assert rules(ldsopt.check(found)) == [("scalar-load-wait", Verdict.UNPROVEN)]
        assert ldsopt.exact_waits(found).counts.added == 1
    of_lds = kernel("load_then_barrier", mcpu, behind, OF_LDS)
    assert not rules(ldsopt.check(of_lds))
    waits = IN_ASM.format("s_wait_kmcnt 0x0")
    assert not rules(
        ldsopt.check(kernel("load_then_barrier", mcpu, behind, (RELEASE, f"{waits}  {RELEASE}")))
    )


@pytest.mark.parametrize("mcpu", STORE_COUNTER)
def test_a_barrier_in_assembly_is_one_that_a_fence_asks_for_stores_at(mcpu: str) -> None:
    barrier = BARRIER, in_asm(mcpu)
    assert rules(ldsopt.check(kernel("store_in_loop", mcpu, barrier))) == [
        ("lost-release-wait", Verdict.UNPROVEN)
    ]
    assert not rules(ldsopt.check(kernel("store_in_loop", mcpu, barrier, OF_LDS)))
    assert not rules(ldsopt.check(kernel("store_in_loop", mcpu, barrier, (RELEASE, ""))))


@pytest.mark.parametrize("mcpu", STORE_COUNTER)
def test_a_store_in_flight_at_the_next_iterations_barrier_is_found(mcpu: str) -> None:
    assert rules(ldsopt.check(kernel("store_in_loop", mcpu))) == [LOST_STORE]
    assert not rules(ldsopt.check(kernel("store_in_loop", mcpu, OF_LDS)))
    assert not rules(ldsopt.check(kernel("store_in_loop", mcpu, (RELEASE, ""))))


def test_a_store_that_a_barrier_between_has_waited_for_is_not_read_too_early() -> None:
    """The wait of the first barrier is lost; that of the second, behind which the load stands, is not."""
    twice = ("  fence syncscope(\"workgroup\") acquire\n  %v", f"""  fence syncscope("workgroup") acquire
  store i32 %i, ptr addrspace(1) %elsewhere
  {RELEASE}  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v""")  # fmt: skip
    argument = (
        "ptr addrspace(1) %out, i32 %n",
        "ptr addrspace(1) %out, ptr addrspace(1) noalias %elsewhere, i32 %n",
    )
    found = rules(ldsopt.check(kernel("store_in_loop", "gfx1100", twice, argument)))
    assert set(found) == {("lost-release-wait", Verdict.UNPROVEN)}


def test_nothing_is_sure_of_a_pointer_from_memory() -> None:
    given = ("ptr addrspace(1) %out, i32 %n", "ptr addrspace(4) %box, i32 %n")
    loaded = ("entry:\n", "entry:\n  %out = load ptr addrspace(1), ptr addrspace(4) %box, align 8\n")
    found = ldsopt.check(kernel("store_in_loop", "gfx1100", given, loaded))
    assert rules(found) == [("lost-release-wait", Verdict.UNPROVEN)]


def test_before_gfx10_a_workgroup_needs_no_wait_for_stores() -> None:
    for mcpu in ("gfx90a", "gfx942"):
        assert not rules(ldsopt.check(kernel("store_in_loop", mcpu)))


@pytest.mark.parametrize(
    ("mcpu", "lost"),
    [
        ("gfx942", {"loop": "lost-release-wait"}),
        ("gfx1100", {"loop": "lost-release-wait"}),
        (
            "gfx1201",
            {"loop": "lost-release-wait", "scalar": "scalar-load-wait", "fence": "scalar-load-wait"},
        ),
    ],
)
def test_an_atomic_store_that_releases_is_owed_the_same(mcpu: str, lost: dict[str, str]) -> None:
    module = kernel("store_atomic_release", mcpu)
    found = ldsopt.check(module).findings
    assert {f.function: f.rule.value for f in found} == lost
    assert {f.verdict for f in found} == {Verdict.UNPROVEN}
    made = ldsopt.annotate_validated(module, AnnotateOptions(repair=True))
    assert not ldsopt.check(ldsopt.parse(made.text, mcpu=mcpu)).findings
    assert ldsopt.exact_waits(module).counts.added >= len(lost)


# --- repair -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "mcpu"),
    [
        *(("load_then_barrier", mcpu) for mcpu in OWN_COUNTER),
        *(("store_in_loop", mcpu) for mcpu in STORE_COUNTER),
    ],
)
def test_a_repair_writes_the_wait_and_leaves_the_fence_beside_its_barrier(name: str, mcpu: str) -> None:
    made = ldsopt.annotate_validated(kernel(name, mcpu), AnnotateOptions(repair=True))
    (function,) = made.details.functions
    assert function.fence_waits_kept == 1
    repaired = ldsopt.parse(made.text, mcpu=mcpu)
    assert not ldsopt.check(repaired).findings
    assert ldsopt.exact_waits(repaired).counts.added == 0
    assert RELEASE + "  call void @llvm.amdgcn.s.barrier()" in made.text


@pytest.mark.parametrize("mcpu", ["gfx1100", "gfx1201"])
def test_a_repair_writes_none_where_the_code_lacks_none(mcpu: str) -> None:
    made = ldsopt.annotate_validated(kernel("store_in_loop", mcpu, OF_LDS), AnnotateOptions(repair=True))
    assert "vscnt" not in made.text
    assert "storecnt" not in made.text


def test_optimize_repairs_what_is_definite() -> None:
    made = ldsopt.optimize(kernel("store_in_loop", "gfx1100"))
    assert not ldsopt.check(ldsopt.parse(made.text, mcpu="gfx1100")).findings


# --- code without IR --------------------------------------------------------------------------------------


def code(name: str, mcpu: str, *edits: tuple[str, str]) -> bytes:
    return ldsopt.compile(kernel(name, mcpu, *edits)).data


@pytest.mark.parametrize("mcpu", OWN_COUNTER)
def test_code_alone_shows_a_scalar_load_that_is_none_of_arguments(mcpu: str) -> None:
    listing = code("load_then_barrier", mcpu)
    assert rules(ldsopt.check_code(listing, "k.s")) == [("scalar-load-wait", Verdict.UNPROVEN)]
    repaired = ldsopt.machine_code_waits(listing, "k.s", repair=True).data
    assert not rules(ldsopt.check_code(repaired, "k.s"))
    argument = (LOAD, "%x = ptrtoint ptr addrspace(1) %p to i32")
    assert not rules(ldsopt.check_code(code("load_then_barrier", mcpu, argument), "k.s"))


@pytest.mark.parametrize("mcpu", ["gfx1030", "gfx1100", "gfx1201"])
def test_code_alone_shows_a_release_by_the_acquire_behind_the_barrier(mcpu: str) -> None:
    assert rules(ldsopt.check_code(code("store_in_loop", mcpu), "k.s")) == [
        ("lost-release-wait", Verdict.UNPROVEN)
    ]
    assert not rules(ldsopt.check_code(code("store_in_loop", mcpu, OF_LDS, ACQUIRE_OF_LDS), "k.s"))


# --- witness ----------------------------------------------------------------------------------------------


def test_a_witness_names_the_loads_that_may_be_late() -> None:
    found = ldsopt.exact_waits(kernel("load_then_barrier", "gfx942", UNCHANGING["invariant"]))
    stock, made = "\n".join(found.code.listing.text), witness_of(found)
    assert not validate(parse(render(made), "w"), stock, found.text, "k.s").faults
    doubted = render(made).replace('"constant"', '"was_constant"', 1)
    doubted = doubted.replace('"waves_part"', '"constant": [], "waves_part"', 1)
    assert "a barrier that asks for it" in str(validate(parse(doubted, "w"), stock, found.text, "k.s").faults)
