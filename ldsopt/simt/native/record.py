"""The log of native functions of LDS accesses: that of `ldsopt.simt.shadow`, and the sources of reads.

Both are what `ldsopt.simt.shadow` and `ldsopt.simt.sources` keep for the interpreter, word by word.
"""

from __future__ import annotations

from ldsopt.dataclass import dataclass
from ldsopt.simt.native.text import Code, StackVariable
from ldsopt.simt.native.words import KEPT_WORDS, LOOK, SiteWord, WaveWord
from ldsopt.simt.shadow import MOST_LANES, HeadWord, LogWord
from ldsopt.simt.sources import ODD, ReadRow, ReadsWord, SourcesMode

_ACCESS, _WAVE, _PART = 50, 44, 28


@dataclass(frozen=True, slots=True)
class ActiveGranules:
    """The granules of the active lanes, one lane after the other.

    Attributes:
        lanes: lanes of the wave, or 1.
        places: address of the lanes' LDS addresses, each an ``i32``.
        shift: the logarithm of the bytes of a granule.
        steps: granules of each lane.
    """

    lanes: int
    places: str
    shift: int
    steps: int

    def is_active(self, code: Code, lane: str) -> str:
        """Writes code for an ``i1`` that is true if a lane is active."""
        return "true" if self.lanes == 1 else code(f"icmp ne i8 {code.load('i8', '%active', lane)}, 0")

    def of(self, code: Code, lane: str) -> list[str]:
        """Writes code that computes the numbers of the granules that a lane touches."""
        address = code(f"zext i32 {code.load('i32', self.places, lane)} to i64")
        first = code(f"lshr i64 {address}, {self.shift}")
        return [first if not step else code(f"add nuw nsw i64 {first}, {step}") for step in range(self.steps)]


@dataclass(frozen=True, slots=True)
class ReadFound:
    """The sources that a read found, before they are recorded.

    Attributes:
        count: the number of words; `digest` their digest.
        missing: true if some have no source.
        is_on: sources are recorded, or compared.
        is_kept: the words are kept.
    """

    count: str
    digest: StackVariable
    missing: StackVariable
    is_on: str
    is_kept: str


def find_sources(code: Code, granules: ActiveGranules, lanes: str, mode: SourcesMode) -> ReadFound:
    """Looks up the sources of a read's bytes; returns if they are not the expected ones.

    Args:
        code: the code to write to.
        granules: the granules that are read.
        lanes: the active lanes as bits of 64.
        mode: the treatment of the sources.
    """
    reads = code.load("ptr", "%wave", WaveWord.READS)
    last = code.load("ptr", "%wave", WaveWord.LAST)
    is_on = code(f"icmp ne i64 {code.load('i64', reads, ReadsWord.IS_ON)}, 0")
    count = code(f"mul i64 {code(f'call i64 @llvm.ctpop.i64(i64 {lanes})')}, {granules.steps}")
    at, digest = code.variable("i64", "0"), code.variable("i64", "0")
    missing = code.variable("i1", "false")
    number = code.load("i64", reads, ReadsWord.COUNT)
    all_kept = code.load("ptr", "%wave", WaveWord.KEPT)
    aside = code.room(f"[{granules.lanes * granules.steps} x i64]")
    is_kept = ""
    if mode == "record":
        kept = code.load("i64", code.load("ptr", "%wave", WaveWord.KEPT_WORDS))
        is_kept = code(f"icmp ult i64 {kept}, {KEPT_WORDS}")
        words = code(f"select i1 {is_kept}, ptr {code.at(all_kept, 'i64', kept)}, ptr {aside}")
    with code.when(is_on):
        full = code(f"icmp uge i64 {number}, {code.load('i64', reads, ReadsWord.LIMIT)}")
        code.leave_if(full, f"i32 {LOOK}")
        row = code.at(code.load("ptr", reads, ReadsWord.ROWS), f"[{ReadRow.END} x i64]", number)
        if mode == "compare":
            other = code(f"icmp ne i64 {code.load('i64', row, ReadRow.HEAD)}, {_head(code, count)}")
            code.leave_if(other, f"i32 {LOOK}")
            has_gaps = code(f"icmp ne i64 {code.load('i64', row, ReadRow.UNWRITTEN)}, 0")
            kept = code.load("i64", row, ReadRow.KEPT)
            unknown = code(f"and i1 {has_gaps}, {code(f'icmp eq i64 {kept}, 0')}")
            code.leave_if(unknown, f"i32 {LOOK}")
            theirs = code.at(all_kept, "i64", code(f"sub i64 {kept}, 1"))
            words = code(f"select i1 {has_gaps}, ptr {theirs}, ptr {aside}")
        with code.loop(granules.lanes) as lane, code.when(granules.is_active(code, lane)):
            for granule in granules.of(code, lane):
                word, place = code.load("i64", last, granule), code.get(at)
                if mode == "record":
                    is_missing = code(f"icmp eq i64 {word}, 0")
                    code.set(missing, code(f"or i1 {code.get(missing)}, {is_missing}"))
                    code.store("i64", word, words, place)
                else:  # where the first run found nothing, anything goes
                    gap = code(f"icmp eq i64 {code.load('i64', words, place)}, 0")
                    word = code(f"select i1 {code(f'and i1 {has_gaps}, {gap}')}, i64 0, i64 {word}")
                code.set(digest, code(f"add i64 {code.get(digest)}, {_mixed(code, word, place)}"))
                code.set(at, code(f"add i64 {place}, 1"))
        if mode == "record":
            lost = code(f"and i1 {code.get(missing)}, {code(f'xor i1 {is_kept}, true')}")
            code.leave_if(lost, f"i32 {LOOK}")
        else:
            differs = code(f"icmp ne i64 {code.load('i64', row, ReadRow.DIGEST)}, {code.get(digest)}")
            code.leave_if(differs, f"i32 {LOOK}")
    return ReadFound(count, digest, missing, is_on, is_kept)


def _mixed(code: Code, word: str, at: str) -> str:
    """The part of a word in `ldsopt.simt.sources.digest`."""
    double = code(f"shl i64 {at}, 1")
    factor = code(f"mul i64 {code(f'or i64 {double}, 1')}, {ODD}")
    high = code(f"lshr i64 {word}, 32")
    mixed = code(f"mul i64 {code(f'xor i64 {word}, {high}')}, {factor}")
    return code(f"xor i64 {mixed}, {code(f'lshr i64 {mixed}, 32')}")


def _head(code: Code, count: str) -> str:
    number = code(f"shl i64 {code.load('i64', '%site', SiteWord.NUMBER)}, 32")
    return code(f"or i64 {number}, {count}")


def write_read(code: Code, found: ReadFound, mode: SourcesMode) -> None:
    """Writes code that records the sources of a read's bytes, or compares them with an earlier record."""
    with code.when(found.is_on):
        reads = code.load("ptr", "%wave", WaveWord.READS)
        number, count = code.load("i64", reads, ReadsWord.COUNT), found.count
        if mode == "record":
            words = code.load("ptr", "%wave", WaveWord.KEPT_WORDS)
            kept = code.load("i64", words)
            place = code(f"select i1 {found.is_kept}, i64 {code(f'add i64 {kept}, 1')}, i64 0")
            row = code.at(code.load("ptr", reads, ReadsWord.ROWS), f"[{ReadRow.END} x i64]", number)
            written = {
                ReadRow.HEAD: _head(code, count),
                ReadRow.DIGEST: code.get(found.digest),
                ReadRow.KEPT: place,
                ReadRow.UNWRITTEN: code(f"zext i1 {code.get(found.missing)} to i64"),
            }
            for word, value in written.items():
                code.store("i64", value, row, word)
            more = code(f"select i1 {found.is_kept}, i64 {count}, i64 0")
            code.store("i64", code(f"add i64 {kept}, {more}"), words)
        code.store("i64", code(f"add i64 {number}, 1"), reads, ReadsWord.COUNT)


def write_sources(code: Code, granules: ActiveGranules) -> None:
    """Makes a write the source of its bytes, as `ldsopt.simt.sources.Sources.write` does."""
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
        code: the code to add it to.
        granules: the access's granules, for its addresses.
        lanes: the active lanes as bits of 64; for an access from one address the lane that does it.
    """
    barriers = code.load("i64", code.load("ptr", "%wave", WaveWord.BARRIERS))
    number, wave = code.load("i64", "%site", SiteWord.NUMBER), code.load("i64", "%wave", WaveWord.NUMBER)
    place = code.load("ptr", "%wave", WaveWord.LOG)
    target = write_head(code, place, number, wave, phase=barriers, lanes=lanes, address="i32")
    at = code.variable("i64", "0")
    with code.loop(granules.lanes) as lane, code.when(granules.is_active(code, lane)):
        code.store("i32", code.load("i32", granules.places, lane), target, code.get(at))
        code.set(at, code(f"add i64 {code.get(at)}, 1"))


def require_room(code: Code, log: str) -> None:
    """Returns unless there is room for another record in a log."""
    full = code(
        f"icmp uge i64 {code.load('i64', log, LogWord.COUNT)}, {code.load('i64', log, LogWord.LIMIT)}"
    )
    code.leave_if(full, f"i32 {LOOK}")


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
