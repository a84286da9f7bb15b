"""Rings of buffers in one variable, with author's waits that leave the youngest DMA in flight (gfx1250: none else)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, NamedTuple

import pytest
from check_cases import check_by_ir, words

import ldsopt
from ldsopt import Rule
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.counters import INSTANCES
from ldsopt.touch import Touch

HEADER = """
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [16384 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
"""
DMA = "call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %into, i32 0, i32 0)"

XOR = "%next = xor i32 %slot, 1"
THREE = "%more = add i32 %slot, 1\n%wraps = icmp eq i32 %more, 3\n%next = select i1 %wraps, i32 0, i32 %more"
FOUR = "%more = add i32 %slot, 1\n%next = and i32 %more, 3"
TRIPLE = "%more = add i32 %slot, 1\n%next = urem i32 %more, 3"


class Ring(NamedTuple):
    """A loop that fills one slot and reads another, 16 bytes a work-item; a wait leaves so many DMAs in flight.

    Attributes:
        step: computes ``%next`` from ``%slot``.
        fills, reads: the slots; ``%before`` is the pointer that was filled in the pass before.
        leaves: how many.
        bytes: of a slot.
        between: stands between the wait and the read.
        late: the read comes first, then the DMA.
        launder: of the DMA's address.
    """

    step: str
    fills: str = "%next"
    reads: str = "%slot"
    leaves: int = 1
    bytes: int = 4096
    between: str = ""
    late: bool = False
    launder: str = ""

    @property
    def text(self) -> str:
        start = "@S" if self.reads != "%before" else "%before"
        fill = f"""{self.launder or "%into = getelementptr i8, ptr addrspace(3) %to, i32 %own"}
  {DMA}"""
        wait = f"call void @llvm.amdgcn.s.wait.asynccnt(i16 {self.leaves})\n  {self.between}"
        read = f"""%read = mul i32 {self.reads if start == "@S" else "0"}, {self.bytes}
  %from = getelementptr i8, ptr addrspace(3) {start}, i32 %read
  %of = getelementptr i8, ptr addrspace(3) %from, i32 %own
  %v = load float, ptr addrspace(3) %of, align 16
  %out = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %v, ptr addrspace(1) %out"""
        order = (wait, read, fill) if self.late else (fill, wait, read)
        return f"""{HEADER}
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 {{
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %own = shl i32 %lane, 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %slot = phi i32 [ 0, %entry ], [ %next, %loop ]
  %before = phi ptr addrspace(3) [ @S, %entry ], [ %to, %loop ]
  {self.step}
  %filled = mul i32 {self.fills}, {self.bytes}
  %to = getelementptr i8, ptr addrspace(3) @S, i32 %filled
  {f"{chr(10)}  ".join(order)}
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="1,256" }}
"""

    @property
    def nested(self) -> str:
        """The loop in another one."""
        text = self.text.replace("br label %loop\nloop:", "br label %outer\nouter:\n  br label %loop\nloop:")
        again = (
            "label %end\nend:\n  %once = icmp eq i32 %n, 7\n  br i1 %once, label %outer, label %exit\nexit:"
        )
        return text.replace("%entry ]", "%outer ]").replace("label %exit\nexit:", again)


def found(ring: Ring | str) -> str:
    """The findings about reads of what a DMA writes.

    LLVM 22 also loses the wait for the store of the pass before (H7), in rings with fences, and has none for a read in
    front of a DMA (`overtaken-by-dma`).
    """
    text = ring if isinstance(ring, str) else ring.text
    said = words(check_by_ir(ldsopt.parse(text, mcpu="gfx1250")), "k")
    return re.sub(r"(\d+ )?(lost-release-wait|overtaken-by-dma)\? ?", "", said).strip()


AHEAD = f"{THREE}\n%most = add i32 %next, 1\n%turns = icmp eq i32 %most, 3\n%second = select i1 %turns, i32 0, i32 %most"
BARRIER = 'fence syncscope("workgroup") release\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope("workgroup") acquire'


class TestOneWave:
    def test_two_may_be_in_flight_if_neither_fills_what_is_read(self) -> None:
        """Of three slots, the one that is filled two passes later."""
        assert found(Ring(AHEAD, fills="%second", leaves=2)) == ""
        assert found(Ring(AHEAD, fills="%second", leaves=3)) == "missing-wait?"

    def test_counter_that_never_repeats_keeps_its_low_bits(self) -> None:
        step = "%next = add i32 %slot, 1\n%odd = and i32 %next, 1\n%even = and i32 %slot, 1"
        assert found(Ring(step, fills="%odd", reads="%even")) == ""
        assert found(Ring(step, fills="%odd", reads="%odd")) == "missing-wait?"

    def test_pointer_of_the_pass_before(self) -> None:
        assert found(Ring(XOR, reads="%before")) == ""
        assert found(Ring(XOR, reads="%before", leaves=2)) == "missing-wait?"

    def test_slots_that_overlap(self) -> None:
        assert found(Ring(XOR, bytes=2048)) == "missing-wait?"

    def test_slot_from_memory(self) -> None:
        step = "%p = getelementptr i32, ptr addrspace(1) %g, i32 %i\n%any = load i32, ptr addrspace(1) %p\n%next = and i32 %any, 1"
        assert found(Ring(step)) == "missing-wait?"

    def test_laundered(self) -> None:
        """The first active lane's value is of this pass; that of some lane may be of any."""
        first = """%mine = getelementptr i8, ptr addrspace(3) %to, i32 %own
          %a = ptrtoint ptr addrspace(3) %to to i32
          %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)
          %into = inttoptr i32 %u to ptr addrspace(3)"""
        assert found(Ring(XOR, launder=first)) == ""
        some = first.replace("readfirstlane.i32(i32 %a", "readlane.i32(i32 %a, i32 7")
        assert found(Ring(XOR, launder=some)) == "missing-wait?"


class TestBetweenWaves:
    def test_all_are_in_the_same_pass_at_the_barrier(self) -> None:
        assert found(Ring(XOR, between=BARRIER)) == ""

    def test_the_pass_before(self) -> None:
        ring = Ring(XOR, between=BARRIER, leaves=2)
        assert found(ring) == "2 dma-across-barrier? missing-wait?"
        findings = ldsopt.check(ldsopt.parse(ring.text, mcpu="gfx1250")).findings
        about_lds = [finding for finding in findings if finding.rule is not Rule.LOST_RELEASE_WAIT]
        assert {finding.executions for finding in about_lds} == {(1,)}

    def test_waves_that_begin_with_different_slots(self) -> None:
        """Each wave reads another slot than it fills, but one wave fills what another reads."""

        def two_ways_in(ring: Ring) -> str:
            ways = "%c = icmp ult i32 %lane, 32\n  br i1 %c, label %low, label %high\nlow:\n  br label %loop\nhigh:\n  br label %loop"
            text = ring.text.replace("br label %loop\nloop:", f"{ways}\nloop:")
            text = text.replace("%slot = phi i32 [ 0, %entry ]", "%slot = phi i32 [ 0, %low ], [ 1, %high ]")
            return text.replace("[ 0, %entry ]", "[ 0, %low ], [ 0, %high ]").replace(
                "[ @S, %entry ]", "[ @S, %low ], [ @S, %high ]"
            )

        assert found(two_ways_in(Ring(XOR))) == ""
        assert found(two_ways_in(Ring(XOR, between=BARRIER))) == "2 dma-across-barrier?"

    def test_waves_that_go_on_with_different_slots(self) -> None:
        """Each wave decides by itself whether the slots change after a pass."""

        def two_ways_back(ring: Ring) -> str:
            text = ring.text.replace("%again, label %loop, label %exit", "%again, label %back, label %exit")
            ways = "back:\n  %own.way = icmp ult i32 %lane, %i\n  br i1 %own.way, label %same, label %swap\nsame:\n  br label %loop\nswap:\n  br label %loop\nexit:"
            for value, same in (("%next", "%slot"), ("%i.next", "%i.next"), ("%to", "%to")):
                text = text.replace(f"[ {value}, %loop ]", f"[ {same}, %same ], [ {value}, %swap ]")
            return text.replace("exit:", ways)

        assert found(two_ways_back(Ring(XOR))) == ""
        assert found(two_ways_back(Ring(XOR, between=BARRIER))) == "2 dma-across-barrier?"

    def test_waves_that_do_not_meet_in_each_pass(self) -> None:
        """At a barrier elsewhere in the loop that some passes go by, two waves may be passes apart."""
        text = Ring(XOR).text.replace("label %loop, label %exit", "label %back, label %exit")
        barrier = BARRIER.replace("\n", "\n  ")
        meet = f"back:\n  %odd = icmp ult i32 %i, 8\n  br i1 %odd, label %meet, label %loop\nmeet:\n  {barrier}\n  br label %loop\nexit:"
        for value in ("%next", "%i.next", "%to"):
            text = text.replace(f"[ {value}, %loop ]", f"[ {value}, %back ], [ {value}, %meet ]")
        assert found(text.replace("exit:", meet)) == "2 dma-across-barrier?"

    def test_a_barrier_in_another_block_is_not_known_to_be_one_of_each_pass(self) -> None:
        """Of three slots, the one that is filled two passes later: where the barrier is in the block, that is clean."""
        ring = Ring(AHEAD, fills="%second")
        assert found(ring._replace(between=BARRIER)) == ""
        text = ring.text.replace("label %loop, label %exit", "label %back, label %exit")
        barrier = BARRIER.replace("\n", "\n  ")
        meet = f"back:\n  %odd = icmp ult i32 %i, 8\n  br i1 %odd, label %work, label %meet\nwork:\n  store volatile i32 0, ptr addrspace(1) %o\n  br label %meet\nmeet:\n  {barrier}\n  br label %loop\nexit:"
        assert found(text.replace(", %loop ]", ", %meet ]").replace("exit:", meet)) == "2 dma-across-barrier?"


class TestADmaThatMayBeLeftOut:
    def test_may_be_of_any_pass(self) -> None:
        """And the wait then waits for too little."""
        ring = Ring(XOR).text.replace("%loop ]", "%rest ]")
        guard = "%does = icmp ne i32 %i, 5\n  br i1 %does, label %fill, label %rest\nfill:\n  "
        assert found(ring.replace(f"  {DMA}", f"  {guard}{DMA}\n  br label %rest\nrest:")) == "missing-wait?"


class TestNestedLoops:
    def test_the_last_pass_may_be_of_the_entry_before(self) -> None:
        """Of three slots, a pass reads its own and then fills the one before it.

        The first pass of an entry reads slot 0, which the last pass of the entry before filled if its own was slot 1.
        """
        ring = Ring(AHEAD, fills="%second", late=True)
        assert found(ring) == ""
        assert found(ring.nested) == "missing-wait?"

    def test_the_pass_itself_is_of_this_entry(self) -> None:
        assert found(Ring(XOR).nested) == ""


class TestAgainstTheSlotsThemselves:
    """The loop run by hand: which slots the DMAs in flight fill, and which is read."""

    STEPS: ClassVar[dict[str, tuple[str, Callable[[int], int]]]] = {
        "xor": (XOR, lambda slot: slot ^ 1),
        "three": (THREE, lambda slot: (slot + 1) % 3),
        "three by remainder": (TRIPLE, lambda slot: (slot + 1) % 3),
        "four": (FOUR, lambda slot: (slot + 1) & 3),
        "back": ("%less = sub i32 %slot, 1\n%next = and i32 %less, 3", lambda slot: (slot - 1) & 3),
        "stays": ("%next = and i32 %slot, 1", lambda slot: slot & 1),
    }

    @pytest.mark.parametrize("step", STEPS)
    @pytest.mark.parametrize("leaves", [1, 2, 3])
    @pytest.mark.parametrize(("fills", "reads"), [("%next", "%slot"), ("%slot", "%next"), ("%slot", "%slot")])
    @pytest.mark.parametrize("late", [False, True], ids=["fills, then reads", "reads, then fills"])
    def test_nothing_found_is_nothing_there(
        self, step: str, leaves: int, fills: str, reads: str, *, late: bool
    ) -> None:
        text, after = self.STEPS[step]
        said = found(Ring(text, fills=fills, reads=reads, leaves=leaves, late=late))
        is_hit = self.overlaps(after, fills, reads, leaves, late)
        assert said in (("missing-wait?", "missing-wait!") if is_hit else ("", "missing-wait?"))
        if leaves < INSTANCES:  # of earlier ones it is not known which
            assert bool(said) == is_hit

    def overlaps(self, after: Callable[[int], int], fills: str, reads: str, leaves: int, late: bool) -> bool:
        slot, filled = 0, list[int]()
        for _ in range(32):
            slots = {"%slot": slot, "%next": after(slot)}
            if not late:
                filled.append(slots[fills])
            if slots[reads] in filled[-leaves:]:
                return True
            if late:
                filled.append(slots[fills])
            slot = slots["%next"]
        return False


FILL, READ, MEET = "global_load_async_to_lds_b128 v1, v[2:3], off", "ds_load_b32 v2, v3", "s_barrier_wait -1"


class TestWhereTheListingKeepsThePasses:
    """A pass through a block of the listing is one of the IR's only where that block has both accesses, each once."""

    @pytest.mark.parametrize(
        ("blocks", "between_waves", "expected"),
        [
            ([[FILL, READ]], False, Touch.NEVER),
            ([[FILL], [READ]], False, Touch.MAY),
            ([[FILL, READ, READ]], False, Touch.MAY),
            ([[FILL, READ, FILL]], False, Touch.MAY),
            ([[FILL, READ, FILL, READ]], False, Touch.MAY),
            ([[FILL, MEET, READ]], True, Touch.NEVER),
            ([[FILL, READ]], True, Touch.MAY),
            ([[FILL, READ], [MEET]], True, Touch.MAY),
        ],
        ids=["both", "two blocks", "the read twice", "the DMA twice", "both twice", "a barrier", "no barrier", "a barrier elsewhere"],
    )  # fmt: skip
    def test_the_slot_of_the_pass_before(
        self, blocks: list[list[str]], between_waves: bool, expected: Touch
    ) -> None:
        accesses = find_accesses(ldsopt.parse(Ring(XOR).text, mcpu="gfx1250"), named_bases=False)
        (fill,) = (line for line, access in accesses.by_line.items() if access.is_dma)
        (read,) = accesses.by_line.keys() - {fill}
        text, origins = ["\t.type k,@function", "k:"], {}
        for number, block in enumerate(blocks):
            text.append(f".L{number}:")
            for mnemonic in block:
                text.append(mnemonic)
                if mnemonic != MEET:
                    origins[len(text)] = Origin(fill if mnemonic == FILL else read, None)
        listing = parse_assembly("\n".join([*text, "s_endpgm", ".Lfunc_end0:", "\t.amdhsa_kernel k"]) + "\n")
        code = [i for block in listing.functions[0].blocks for i in block.instructions]
        earlier, later = (
            next(i for i in code if f"{i.mnemonic} {i.operands}" == each) for each in (FILL, READ)
        )
        overlap = AccessOverlap(accesses, AccessMap(origins, True), listing)
        assert overlap(earlier, later, between_waves=between_waves, executions_since=0) is expected
        assert overlap(earlier, later, between_waves=between_waves, executions_since=None) is Touch.MAY
