"""What native functions of LDS accesses write down: the log of `ldsopt.simt.touch_log`, the sources of reads.

Both are what `ldsopt.simt.shadow` and `ldsopt.simt.sources` keep for the interpreter, word by word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ldsopt.simt.native.text import Code, StackVariable
from ldsopt.simt.native.words import KEPT_WORDS, LOOK, SiteWord, WaveWord
from ldsopt.simt.reads import ODD, ReadRow, ReadsWord
from ldsopt.simt.touch_log import MOST_LANES, HeadWord, LogWord

SourcesMode = Literal["", "record", "compare"]
"""What becomes of the sources of reads: nothing, they are recorded, or they are compared with another run's."""

_ACCESS, _WAVE, _PART = 50, 44, 28


@dataclass(frozen=True, slots=True)
class ActiveGranules:
    """The granules of the active lanes, one lane after the other.

    Attributes:
        lanes: of the wave, or 1.
        places: address of the lanes' LDS addresses, each an ``i32``.
        shift: the logarithm of the bytes of a granule.
        steps: granules of each lane.
    """

    lanes: int
    places: str
    shift: int
    steps: int

    def is_active(self, code: Code, lane: str) -> str:
        """Whether a lane is active."""
        return "true" if self.lanes == 1 else code(f"icmp ne i8 {code.load('i8', '%active', lane)}, 0")

    def of(self, code: Code, lane: str) -> list[str]:
        """The granules of a lane."""
        address = code(f"zext i32 {code.load('i32', self.places, lane)} to i64")
        first = code(f"lshr i64 {address}, {self.shift}")
        return [first if not step else code(f"add nuw nsw i64 {first}, {step}") for step in range(self.steps)]


@dataclass(frozen=True, slots=True)
class ReadFound:
    """What a read found, before it is written down: how many words, their digest, where they are kept, or nowhere."""

    count: StackVariable
    digest: StackVariable
    is_on: str
    is_kept: str


def find_sources(code: Code, granules: ActiveGranules, mode: SourcesMode) -> ReadFound:
    """Looks up where a read gets its bytes from; returns if some have no source, or not the one that is expected."""
    reads = code.load("ptr", "%wave", WaveWord.READS)
    last = code.load("ptr", "%wave", WaveWord.LAST)
    is_on = code(f"icmp ne i64 {code.load('i64', reads, ReadsWord.IS_ON)}, 0")
    count, digest = code.variable("i64", "0"), code.variable("i64", "0")
    none = code.variable("i1", "false")
    row_number = code.load("i64", reads, ReadsWord.COUNT)
    room, is_kept = "", ""
    if mode == "record":
        kept = code.load("i64", code.load("ptr", "%wave", WaveWord.KEPT_WORDS))
        is_kept = code(f"icmp ult i64 {kept}, {KEPT_WORDS}")
        place = code.at(code.load("ptr", "%wave", WaveWord.KEPT), "i64", kept)
        aside = code.room(f"[{granules.lanes * granules.steps} x i64]")
        room = code(f"select i1 {is_kept}, ptr {place}, ptr {aside}")
    with code.when(is_on):
        full = code(f"icmp uge i64 {row_number}, {code.load('i64', reads, ReadsWord.LIMIT)}")
        code.leave_if(full, f"i32 {LOOK}")
        with code.loop(granules.lanes) as lane, code.when(granules.is_active(code, lane)):
            for granule in granules.of(code, lane):
                word, at = code.load("i64", last, granule), code.get(count)
                if mode == "record":
                    missing = code(f"icmp eq i64 {word}, 0")
                    code.set(none, code(f"or i1 {code.get(none)}, {missing}"))
                    code.store("i64", word, room, at)
                code.set(digest, code(f"add i64 {code.get(digest)}, {_mixed(code, word, at)}"))
                code.set(count, code(f"add i64 {at}, 1"))
        if mode == "record":
            code.leave_if(code.get(none), f"i32 {LOOK}")
        else:
            row = code.at(code.load("ptr", reads, ReadsWord.ROWS), f"[{ReadRow.END} x i64]", row_number)
            wanted = {ReadRow.HEAD: _head(code, code.get(count)), ReadRow.DIGEST: code.get(digest)}
            for member, value in wanted.items():
                code.leave_if(code(f"icmp ne i64 {code.load('i64', row, member)}, {value}"), f"i32 {LOOK}")
            unwritten = code(f"icmp ne i64 {code.load('i64', row, ReadRow.UNWRITTEN)}, 0")
            code.leave_if(unwritten, f"i32 {LOOK}")
    return ReadFound(count, digest, is_on, is_kept)


def _mixed(code: Code, word: str, at: str) -> str:
    """The part of a word in `ldsopt.simt.reads.digest`."""
    double = code(f"shl i64 {at}, 1")
    factor = code(f"mul i64 {code(f'or i64 {double}, 1')}, {ODD}")
    high = code(f"lshr i64 {word}, 32")
    mixed = code(f"mul i64 {code(f'xor i64 {word}, {high}')}, {factor}")
    return code(f"xor i64 {mixed}, {code(f'lshr i64 {mixed}, 32')}")


def _head(code: Code, count: str) -> str:
    number = code(f"shl i64 {code.load('i64', '%site', SiteWord.NUMBER)}, 32")
    return code(f"or i64 {number}, {count}")


def write_read(code: Code, found: ReadFound, mode: SourcesMode) -> None:
    """Writes down what a read found."""
    with code.when(found.is_on):
        reads = code.load("ptr", "%wave", WaveWord.READS)
        number, count = code.load("i64", reads, ReadsWord.COUNT), code.get(found.count)
        if mode == "record":
            words = code.load("ptr", "%wave", WaveWord.KEPT_WORDS)
            kept = code.load("i64", words)
            place = code(f"select i1 {found.is_kept}, i64 {code(f'add i64 {kept}, 1')}, i64 0")
            row = code.at(code.load("ptr", reads, ReadsWord.ROWS), f"[{ReadRow.END} x i64]", number)
            written = {
                ReadRow.HEAD: _head(code, count),
                ReadRow.DIGEST: code.get(found.digest),
                ReadRow.KEPT: place,
                ReadRow.UNWRITTEN: "0",
            }
            for word, value in written.items():
                code.store("i64", value, row, word)
            more = code(f"select i1 {found.is_kept}, i64 {count}, i64 0")
            code.store("i64", code(f"add i64 {kept}, {more}"), words)
        code.store("i64", code(f"add i64 {number}, 1"), reads, ReadsWord.COUNT)


def write_sources(code: Code, granules: ActiveGranules) -> None:
    """Makes a write the source of what it writes, as `ldsopt.simt.sources.Sources.write` does."""
    last = code.load("ptr", "%wave", WaveWord.LAST)
    number = code.load("i64", "%site", SiteWord.NUMBER)
    executed = code.at(code.load("ptr", "%wave", WaveWord.EXECUTIONS), f"[{MOST_LANES} x i64]", number)
    execution = code(f"add i64 {code.load('i64', executed)}, 1")
    code.store("i64", execution, executed)
    wave = code(f"shl i64 {code.load('i64', '%wave', WaveWord.NUMBER)}, {_WAVE}")
    mine = code(f"or i64 {code(f'shl i64 {number}, {_ACCESS}')}, {wave}")
    word = code.variable("i64", code(f"or i64 {mine}, {execution}"))
    with code.loop(granules.lanes) as lane, code.when(granules.is_active(code, lane)):
        for granule in granules.of(code, lane):
            code.store("i64", code.get(word), last, granule)
            code.set(word, code(f"add i64 {code.get(word)}, {1 << _PART}"))


def log(code: Code, granules: ActiveGranules, lanes: str) -> None:
    """Adds a record to the log.

    Args:
        code: to add it to.
        granules: whose addresses.
        lanes: the active lanes as bits of 64; of an access from one address that of the lane which does it.
    """
    barriers = code.load("i64", code.load("ptr", "%wave", WaveWord.BARRIERS))
    number, wave = code.load("i64", "%site", SiteWord.NUMBER), code.load("i64", "%wave", WaveWord.NUMBER)
    place = code.load("ptr", "%wave", WaveWord.LOG)
    target = write_head(code, place, number, wave, phase=barriers, lanes=lanes, address="i32")
    at = code.variable("i64", "0")
    with code.loop(granules.lanes) as lane, code.when(granules.is_active(code, lane)):
        code.store("i32", code.load("i32", granules.places, lane), target, code.get(at))
        code.set(at, code(f"add i64 {code.get(at)}, 1"))


def write_head(code: Code, log: str, site: str, wave: str, *, phase: str, lanes: str, address: str) -> str:
    """Begins a record of a log; the place for its addresses, which are of a type."""
    count = code.load("i64", log, LogWord.COUNT)
    slot = code(f"and i64 {count}, {code.load('i64', log, LogWord.LAST_SLOT)}")
    head = code.at(code.load("ptr", log, LogWord.HEADS), f"[{HeadWord.END} x i64]", slot)
    ordinal = code(f"add i64 {count}, 1")
    written = {
        HeadWord.ORDINAL: ordinal,
        HeadWord.SITE: site,
        HeadWord.WAVE: wave,
        HeadWord.PHASE: phase,
        HeadWord.LANES: lanes,
    }
    for word, value in written.items():
        code.store("i64", value, head, word)
    code.store("i64", ordinal, log, LogWord.COUNT)
    return code.at(code.load("ptr", log, LogWord.ADDRESSES), f"[{MOST_LANES} x {address}]", slot)
