"""Rings of buffers in one variable, with author's waits that leave the youngest DMA in flight (gfx1250: none else)."""

import re
from typing import NamedTuple

import pytest
from check_cases import check_by_ir, words
from text_sections import beside

import ldsopt
from ldsopt import Rule
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.isa.assembly import parse_assembly
from ldsopt.touch import Touch

TEXTS = beside(__file__)

DMA = "call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %into, i32 0, i32 0)"


class Ring(NamedTuple):
    """A loop that fills one slot of two and reads the other, 16 bytes a work-item; a wait leaves so many DMAs in flight.

    Attributes:
        leaves: how many.
        between: stands between the wait and the read.
        launder: of the DMA's address.
    """

    leaves: int = 1
    between: str = ""
    launder: str = "%into = getelementptr i8, ptr addrspace(3) %to, i32 %own"

    @property
    def text(self) -> str:
        return TEXTS["RING"].format(launder=self.launder, DMA=DMA, leaves=self.leaves, between=self.between)


def found(ring: Ring | str) -> str:
    """The findings about reads of what a DMA writes.

    LLVM 22 also loses the wait for the store of the pass before (H7), in rings with fences, and has none for a read in
    front of a DMA (`overtaken-by-dma`).
    """
    text = ring if isinstance(ring, str) else ring.text
    said = words(check_by_ir(ldsopt.parse(text, mcpu="gfx1250")), "k")
    return re.sub(r"(\d+ )?(lost-release-wait|overtaken-by-dma)\? ?", "", said).strip()


BARRIER = 'fence syncscope("workgroup") release\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope("workgroup") acquire'


class TestOneWave:
    def test_laundered(self) -> None:
        """The first active lane's value is of this pass; that of some lane may be of any."""
        first = """%mine = getelementptr i8, ptr addrspace(3) %to, i32 %own
          %a = ptrtoint ptr addrspace(3) %to to i32
          %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)
          %into = inttoptr i32 %u to ptr addrspace(3)"""
        assert found(Ring(launder=first)) == ""
        some = first.replace("readfirstlane.i32(i32 %a", "readlane.i32(i32 %a, i32 7")
        assert found(Ring(launder=some)) == "missing-wait?"


class TestBetweenWaves:
    def test_the_pass_before(self) -> None:
        ring = Ring(between=BARRIER, leaves=2)
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
            return text.replace("[ 0, %entry ]", "[ 0, %low ], [ 0, %high ]")

        assert found(two_ways_in(Ring())) == ""
        assert found(two_ways_in(Ring(between=BARRIER))) == "2 dma-across-barrier?"


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
        accesses = find_accesses(ldsopt.parse(Ring().text, mcpu="gfx1250"), named_bases=False)
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
        code = list(listing.functions[0].instructions)
        earlier, later = (
            next(i for i in code if f"{i.mnemonic} {i.operands}" == each) for each in (FILL, READ)
        )
        overlap = AccessOverlap(accesses, AccessMap(origins, True), listing)
        assert overlap(earlier, later, between_waves=between_waves, executions_since=0) is expected
        assert overlap(earlier, later, between_waves=between_waves, executions_since=None) is Touch.MAY
