"""Copies into LDS in compiled code: checked, recorded and fetched by native functions, handed to the queue in one go.

What a copy has fetched stays behind the frame, in a record, until machine code returns for any reason; then the wave's
queue takes the records over (`ldsopt.simt.lds.CopyQueue.begun`), before anything else is done. The wave's block, where
native functions look up which bytes copies in flight may write, is told at once.

The target is recorded before the source is fetched. Where the fetch has to be looked at, the wave's block says so, and
the interpreter goes on from there.
"""

from __future__ import annotations

from ldsopt.simt.compiled.buffers import ADDRESS_BYTES, write_addresses
from ldsopt.simt.compiled.code import LANES, LaneLoop, LaneRow
from ldsopt.simt.compiled.lane_order import room
from ldsopt.simt.compiled.layout import (
    BEGUN,
    COUNTED,
    LANDS,
    MEMORY,
    MOST_RECORDS,
    RECORD_BASE,
    RECORD_ORDINAL,
    RECORD_STEP,
    RECORD_WORDS,
    WAVE,
)
from ldsopt.simt.compiled.steps import StepText
from ldsopt.simt.frame import Frame
from ldsopt.simt.native.buffers import CopyOperation, ResourceOperands
from ldsopt.simt.native.memory import NativeGlobals
from ldsopt.simt.native.operations import NativeRun
from ldsopt.simt.native.words import MOST_COPIES, WaveWord

_TARGET_BYTES = 4
"""Of the LDS address of a lane."""


class CopyStep:
    """A wave-uniform copy into LDS by all lanes.

    Args:
        frame: what the function was decoded in.
        operation: what it copies.

    Attributes:
        operation: what it copies.
        size: bytes of each lane.
    """

    words = 5
    room = ADDRESS_BYTES + _TARGET_BYTES

    def __init__(self, frame: Frame, operation: CopyOperation) -> None:
        kinds, place = frame.slot_kinds(), operation.place
        self.operation = operation
        self.size = operation.source.plan.size
        parts = [place.offset, place.scalar] if isinstance(place, ResourceOperands) else []
        self.is_possible = all(kinds[slot].bits == 32 for slot in parts)

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """The native function of the source and the access's number; that of the target, its block, its landing."""
        source, target = memory.addresses(self.operation.source), run.copy_addresses(self.operation.target)
        return None if source is None or target is None else (*source, *target)

    def write(self, text: StepText) -> None:
        """Writes the calls of the native functions, and the record."""
        registers, code, operation = text.registers, text.code, self.operation
        layout, lanes = registers.layout, registers.lanes
        fetch, number, target, block, land = text.table
        text.leave_unless(text.is_everyone())
        begun = registers.load_word(BEGUN)
        text.leave_if(code.op(f"icmp uge i64 {begun}, {MOST_RECORDS}"))
        first = code.op(f"zext i32 {registers.scalars(operation.base.pointer)[0]} to i64")
        base = code.op(f"add i64 {first}, {operation.base.fixed}")
        text.leave_if(code.op(f"icmp ugt i64 {base}, {0xFFFF_FFFF - lanes * self.size}"))
        address = write_addresses(text, operation.place, self.size)
        places = self._targets(text, base)
        wave, active = text.pointer(registers.load_word(WAVE)), text.active_bytes()
        site = text.pointer(block)
        to = f"ptr {wave}, ptr {site}, ptr {places}, ptr {active}"
        text.call(target, f"{to}, ptr {places}, i64 0")
        offset = code.op(f"mul i64 {begun}, {layout.record_bytes}")
        data = code.op(f"getelementptr i8, ptr {text.frame(layout.records)}, i64 {offset}")
        memory = text.pointer(registers.load_word(MEMORY))
        found = code.op(
            f"call i32 {text.pointer(fetch)}(ptr {memory}, i64 {number}, ptr {address}, i64 0, ptr {active}, "
            f"ptr {data}, i64 {self.size})"
        )
        failed, fetched = code.labels("failed", "fetched")
        code.do(f"br i1 {code.op(f'icmp eq i32 {found}, 0')}, label %{fetched}, label %{failed}")
        code.label(failed)
        self._store_word(text, wave, WaveWord.RECORDED, "1")
        text.leave()
        code.label(fetched)
        lands, landed = code.labels("lands", "landed")
        at_once = code.op(f"icmp ne i64 {registers.load_word(LANDS)}, 0")
        code.do(f"br i1 {at_once}, label %{lands}, label %{landed}")
        code.label(lands)
        code.op(f"call i32 {text.pointer(land)}({to}, ptr {data})")
        code.do(f"br label %{landed}")
        code.label(landed)
        self._tell(text, wave, base)
        counted = code.op(f"add i64 {registers.load_word(COUNTED)}, 1")
        registers.store_word(COUNTED, counted)
        self._write_record(
            text, begun, {RECORD_STEP: str(text.number), RECORD_BASE: base, RECORD_ORDINAL: counted}
        )

    def _targets(self, text: StepText, base: str) -> str:
        """Writes the LDS address of each lane; returns their place."""
        registers, code = text.registers, text.code
        row = LaneRow(code, LANES)
        places = room(registers, ADDRESS_BYTES)
        own = ", ".join(f"i32 {self.size * lane}" for lane in range(LANES))
        begin = row.splat("i32", code.op(f"trunc i64 {base} to i32"))
        begins = row.two("add", "i32", begin, f"<{own}>")
        with LaneLoop(code, registers.lanes) as loop:
            part = code.op(f"mul i32 {code.op(f'trunc i64 {loop.lane} to i32')}, {self.size}")
            place = code.op(f"getelementptr i32, ptr {places}, i64 {loop.lane}")
            addresses = row.two("add", "i32", begins, row.splat("i32", part))
            code.do(f"store <{LANES} x i32> {addresses}, ptr {place}, align 4")
        return places

    def _tell(self, text: StepText, wave: str, base: str) -> None:
        """Writes into the wave's block which bytes the copy may still be writing, as `NativeWave.copies` does."""
        code = text.code
        number = code.op(f"load i64, ptr {self._word(text, wave, WaveWord.COPIES)}")
        fits, on = code.labels("fits", "told")
        code.do(f"br i1 {code.op(f'icmp ult i64 {number}, {MOST_COPIES}')}, label %{fits}, label %{on}")
        code.label(fits)
        ends = self._word(text, wave, WaveWord.COPY_BYTES)
        pair = code.op(f"getelementptr [2 x i64], ptr {ends}, i64 {number}")
        code.do(f"store i64 {base}, ptr {pair}")
        last = code.op(f"add i64 {base}, {text.registers.lanes * self.size - 1}")
        code.do(f"store i64 {last}, ptr {code.op(f'getelementptr i64, ptr {pair}, i64 1')}")
        code.do(f"br label %{on}")
        code.label(on)
        self._store_word(text, wave, WaveWord.COPIES, code.op(f"add i64 {number}, 1"))

    @staticmethod
    def _write_record(text: StepText, begun: str, words: dict[int, str]) -> None:
        registers, code = text.registers, text.code
        heads = text.frame(registers.layout.record_heads)
        head = code.op(f"getelementptr [{RECORD_WORDS} x i64], ptr {heads}, i64 {begun}")
        for word, value in words.items():
            code.do(f"store i64 {value}, ptr {code.op(f'getelementptr i64, ptr {head}, i64 {word}')}")
        registers.store_word(BEGUN, code.op(f"add i64 {begun}, 1"))

    @staticmethod
    def _word(text: StepText, wave: str, word: int) -> str:
        return text.code.op(f"getelementptr i64, ptr {wave}, i64 {int(word)}")

    def _store_word(self, text: StepText, wave: str, word: int, value: str) -> None:
        text.code.do(f"store i64 {value}, ptr {self._word(text, wave, word)}")
