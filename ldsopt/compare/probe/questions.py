"""The questions to a compiler: for each a small kernel, and how to read the answer from its code.

Each kernel is there twice. ``@plain`` shows the behaviour, if the compiler has it; ``@mended`` is the same by the rule
that copes with it, and shows that the rule does its work and what it costs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from importlib import resources

from ldsopt.compare.probe.events import OF_MEMORY

_DMA_ARCHS = ("gfx950", "gfx942", "gfx90a")


@dataclass(frozen=True)
class Question:
    """Something that compilers differ in, or may come to differ in.

    Attributes:
        name: of the question and of its file of kernels.
        rule: what copes with it, as `docs/soundness.md` numbers the rules; an option's name where it takes one.
        says: what the compiler does where the answer is yes; the verb first.
        archs: the architectures that it can be asked of, the usual one first.
        shows: the events of a kernel (`ldsopt.compare.probe.events`) that show it, one regular expression.
        denies: those that show the opposite. Of others the answer is not known.
        ignored: the waits that are no part of the answer.
        of_memory: the words for accesses of other memory that are (`ldsopt.compare.probe.events.OF_MEMORY`).
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
