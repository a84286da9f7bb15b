"""Code as the few words that waiting is about: ``{ read lgkmcnt(0) dma } vmcnt(0) read``.

The questions to a compiler: for each a small kernel, and how to read the answer from its code.

Each kernel is there twice. ``@plain`` shows the behaviour, if the compiler has it; ``@mended`` is the same by the rule
that copes with it, and shows that the rule does its work and what it costs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from importlib import resources

from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import LdsUse
from ldsopt.target.waits import parse_counters

_ACCESSES = {LdsUse.READ: "read", LdsUse.WRITE: "write", LdsUse.READ | LdsUse.WRITE: "atomic"}

_OF_MEMORY = {"global_store": "store", "s_load": "scalar"}
OF_MEMORY = tuple(_OF_MEMORY.values())
"""The words for accesses of other memory than LDS."""


@dataclass(frozen=True, slots=True)
class CodeEvent:
    """An instruction that accesses LDS, waits or meets other waves, or where a loop begins or ends.

    Attributes:
        word: ``dma``, ``read``, ``write``, ``atomic``, ``barrier``, ``use`` (of what was read, by an assembly comment),
            ``store`` and ``scalar`` (of other memory), a wait like ``vmcnt(0)``, or a brace.
        instruction: it; ``None`` for a brace.
    """

    word: str
    instruction: AsmInstruction | None = None


def events(function: AsmFunction, arch: Arch) -> tuple[CodeEvent, ...]:
    """The events of a function in code order, each wait with one word for each of its counters."""
    found: list[CodeEvent] = []
    depth = 0
    for block in function.blocks:
        found += [CodeEvent("{")] * (block.depth - depth) + [CodeEvent("}")] * (depth - block.depth)
        depth = block.depth
        for instruction in block.instructions:
            found += (CodeEvent(word, instruction) for word in _words(instruction, arch))
    return tuple(found)


def words(found: Iterable[CodeEvent], *, without: tuple[str, ...] = ()) -> str:
    """The events in one line, but for waits of some counters."""
    return " ".join(event.word for event in found if event.word.partition("(")[0] not in without)


def _words(instruction: AsmInstruction, arch: Arch) -> list[str]:
    mnemonic = instruction.mnemonic
    if instruction.opcode.is_wait:
        counters = parse_counters(mnemonic, instruction.operands, arch)
        return [f"{counter}({count})" for counter, count in counters if counter.endswith("cnt")]
    if instruction.opcode.waits_at_barrier:
        return ["barrier"]
    if is_lds_dma(instruction):
        return ["dma"]
    if is_lds_access(instruction):
        return [_ACCESSES[instruction.opcode.lds]]
    return [word for start, word in _OF_MEMORY.items() if mnemonic.startswith(start)]


_DMA_ARCHS = ("gfx950", "gfx942", "gfx90a")


@dataclass(frozen=True)
class Question:
    """Something that compilers differ in, or may come to differ in.

    Attributes:
        name: of the question and of its file of kernels.
        rule: what copes with it, as `docs/soundness.md` numbers the rules; an option's name where it takes one.
        says: what the compiler does where the answer is yes; the verb first.
        archs: the architectures that it can be asked of, the usual one first.
        shows: the events of a kernel (`ldsopt.compare.probe.questions`) that show it, one regular expression.
        denies: those that show the opposite. Of others the answer is not known.
        ignored: the waits that are no part of the answer.
        of_memory: the words for accesses of other memory that are (`ldsopt.compare.probe.questions.OF_MEMORY`).
    """

    name: str
    rule: str
    says: str
    shows: str
    denies: str
    archs: tuple[str, ...] = _DMA_ARCHS
    ignored: tuple[str, ...] = ("lgkmcnt",)
    of_memory: tuple[str, ...] = ()

    @cached_property
    def kernels(self) -> str:
        """The module with the two kernels."""
        return (resources.files("ldsopt.compare.probe") / "kernels" / f"{self.name}.ll").read_text("utf-8")

    @property
    def left_out(self) -> tuple[str, ...]:
        """The words that are no part of the answer."""
        return (*self.ignored, *(word for word in OF_MEMORY if word not in self.of_memory))

    def answer(self, events: str) -> bool | None:
        """The answer of a kernel's events; ``None`` if they are of neither form."""
        shown, denied = (re.fullmatch(pattern, events) is not None for pattern in (self.shows, self.denies))
        return None if shown == denied else shown


QUESTIONS = (
    Question(
        "alias-information",
        "R3",
        "lets a read with any alias information pass by a DMA without a scope",
        shows="dma read",
        denies=r"dma vmcnt\(0\) read",
    ),
    Question(
        "equal-metadata",
        "R6",
        "files DMAs of equal metadata under the address of the first",
        shows="dma dma read",
        denies=r"dma dma vmcnt\(0\) read",
    ),
    Question(
        "other-iterations",
        "R6",
        "tells a read from a DMA by addresses of one round of a loop",
        shows=r"\{ dma read \}",
        denies=r"\{ dma vmcnt\(0\) read \}|\{ vmcnt\(0\) dma read \}",
    ),
    Question(
        "one-lane",
        "R6",
        "takes a DMA of a whole wave for the bytes of one lane",
        shows="read dma|dma read",
        denies=r"dma vmcnt\(0\) read",
    ),
    Question(
        "loop-heads",
        "R10",
        "forgets, for reads with alias information, DMAs that come round a loop",
        shows=r"\{ (?:dma )?read (?:dma )?dma \}",
        denies=r"\{ vmcnt\([01]\) read dma dma \}|\{ dma vmcnt\(1\) read dma \}",
    ),
    Question(
        "lds-pass",
        "R2",
        "drops alias scopes of static variables while it lowers LDS",
        shows="dma read",
        denies=r"dma vmcnt\(0\) read",
    ),
    Question(
        "global-loads",
        "R9",
        "counts a DMA that is a global load in lgkmcnt, where the hardware does not",
        shows=r"lgkmcnt\(0\) read dma read dma read lgkmcnt\([34]\)(?: lgkmcnt\(\d\))*",
        denies=r"lgkmcnt\(0\) read dma read dma read (?:lgkmcnt\(2\) lgkmcnt\(1\) )?lgkmcnt\(0\)"
        r"|lgkmcnt\(0\) read lgkmcnt\(0\) dma lgkmcnt\(0\) read lgkmcnt\(0\) dma lgkmcnt\(0\) read lgkmcnt\(0\)",
        ignored=("vmcnt",),
    ),
    Question(
        "bare-barriers",
        "R8",
        "leaves LDS accesses in flight over a barrier without a fence",
        shows=r"lgkmcnt\(0\) write barrier read lgkmcnt\(0\)",
        denies=r"lgkmcnt\(0\) write lgkmcnt\(0\) barrier read lgkmcnt\(0\)",
        ignored=("vmcnt",),
    ),
    Question(
        "fences-at-loop-heads",
        "--repair",
        "drops the wait of a fence at a loop's head for reads that come round the loop",
        shows=r"\{ barrier write dscnt\(0\) barrier read \}",
        denies=r"\{ (?:dscnt\(0\) )+barrier write dscnt\(0\) barrier read \}",
        archs=("gfx1201", "gfx1200"),
        ignored=("kmcnt", "loadcnt"),
    ),
    *(
        Question(
            name,
            "--repair",
            "drops the wait of a release in a loop for stores that come round the loop",
            shows=r"\{ barrier store \}",
            denies=rf"\{{ (?:{counter}\(0\) )+barrier store \}}",
            archs=archs,
            ignored=ignored,
            of_memory=("store",),
        )
        for name, counter, archs, ignored in (
            ("stores-in-loops", "vscnt", ("gfx1100", "gfx1030"), ("lgkmcnt", "vmcnt")),
            (
                "stores-in-loops-gfx12",
                "storecnt",
                ("gfx1201", "gfx1200", "gfx1250"),
                ("kmcnt", "loadcnt", "dscnt", "xcnt"),
            ),
        )
    ),
    Question(
        "scalar-loads-at-releases",
        "--repair",
        "does not wait at a release for scalar loads of memory that others may write behind it",
        shows=r"scalar kmcnt\(0\) scalar barrier kmcnt\(0\) store",
        denies=r"scalar kmcnt\(0\) scalar kmcnt\(0\) barrier store",
        archs=("gfx1201", "gfx1200", "gfx1250"),
        ignored=("loadcnt", "dscnt", "storecnt", "xcnt"),
        of_memory=("scalar", "store"),
    ),
    Question(
        "waits-in-assembly",
        "R7",
        "waits again behind a wait that inline assembly has",
        shows=r"dma vmcnt\(0\) vmcnt\(0\) read",
        denies=r"dma vmcnt\(0\) read",
    ),
)
