"""The behaviour of a compiler about LDS-DMA: its code for the kernels of the questions, read, and kept for the next
time.

The answers of a compiler stay true as long as it is the same one (`Compiler.identity`) and the questions are the same,
so they are kept in the user's cache directory.

A question to a compiler is a small kernel, and a way to read the answer from its code, which is abstracted to the few
words that matter to waiting: ``{ read lgkmcnt(0) dma } vmcnt(0) read``. Each kernel exists twice. ``@plain`` shows the
behaviour, if the compiler has it; ``@mended`` is the same by the rule that copes with it, and shows that the rule does
its work, and its cost.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, replace
from enum import Enum
from functools import cached_property
from importlib import resources
from pathlib import Path

from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import Compiler, find
from ldsopt.codegen.options import CompileOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import CompilerFailed, CompilerStopped, InputError, UsageError
from ldsopt.files import cache_folder
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.target.arch import Arch
from ldsopt.target.arch import arch as known_arch
from ldsopt.target.opcodes import LdsUse
from ldsopt.target.waits import parse_counters

_ACCESSES = {LdsUse.READ: "read", LdsUse.WRITE: "write", LdsUse.READ | LdsUse.WRITE: "atomic"}

_OF_MEMORY = {"global_store": "store", "s_load": "scalar"}
OF_MEMORY = tuple(_OF_MEMORY.values())
"""The words for accesses of other memory than LDS."""


@dataclass(frozen=True, slots=True)
class CodeEvent:
    """An instruction that accesses LDS, waits or meets other waves, or the beginning or end of a loop.

    Attributes:
        word: ``dma``, ``read``, ``write``, ``atomic``, ``barrier``, ``use`` (of a value that was read, by an assembly
            comment), ``store`` and ``scalar`` (of other memory), a wait like ``vmcnt(0)``, or a brace.
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
    """The events in one line, without waits for some counters."""
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
    """A behaviour in which compilers differ, or may come to differ.

    Attributes:
        name: of the question and of its file of kernels.
        rule: the rule that copes with it, as `docs/soundness.md` numbers the rules; or an option's name.
        says: the compiler's behaviour if the answer is yes; the verb first.
        archs: the architectures that it can be asked of, the usual one first.
        shows: a regular expression; the compiler has the behaviour if it matches a kernel's events.
        denies: events that show the opposite. For any other events the answer is not known.
        ignored: the waits that are no part of the answer.
        of_memory: the words for accesses of other memory (`OF_MEMORY`) that are part of it.
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
        return (resources.files(__name__) / "kernels" / f"{self.name}.ll").read_text("utf-8")

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
        "tells a read from a DMA by addresses of one iteration of a loop",
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


class RuleVerdict(Enum):
    """The need of a compiler for a rule."""

    NEEDED = "needed"
    HARMLESS = "harmless"
    HARMFUL = "harmful"
    NOT_ENOUGH = "not enough"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class ProbeAnswer:
    """The answer of a compiler to a question.

    Attributes:
        question: its name.
        arch: the architecture that the code was for.
        shown: true if the compiler has the behaviour; ``None`` if its code does not show it.
        mended: true if the kernel that keeps the rule is without it.
        added_waits: waits that the rule adds to the kernel's code.
        added_drains: waits of these, or in place of others, that leave nothing in flight.
        evidence: the instructions of ``@plain`` that the answer was read from, in code order.
        refused: the compiler's words, if it could not compile the kernels.
    """

    question: str
    arch: str
    shown: bool | None
    mended: bool | None = None
    added_waits: int = 0
    added_drains: int = 0
    evidence: tuple[str, ...] = ()
    refused: str = ""

    @property
    def verdict(self) -> RuleVerdict:
        """The need for the rule; without the behaviour it is harmful if it makes code wait more."""
        if self.shown is None:
            return RuleVerdict.UNKNOWN
        if self.shown:
            return RuleVerdict.NEEDED if self.mended else RuleVerdict.NOT_ENOUGH
        is_worse = self.added_waits > 0 or self.added_drains > 0
        return RuleVerdict.HARMFUL if is_worse else RuleVerdict.HARMLESS


@dataclass(frozen=True, slots=True)
class Probe:
    """The behaviour of a compiler.

    Attributes:
        compiler: its name and version.
        answers: one for each question that applies.
    """

    compiler: str
    answers: tuple[ProbeAnswer, ...]

    @property
    def needless(self) -> frozenset[str]:
        """Rules that the compiler needs for no question that was asked."""
        rules = {question.name: question.rule for question in QUESTIONS}
        verdicts: dict[str, set[RuleVerdict]] = {}
        for answer in self.answers:
            verdicts.setdefault(rules[answer.question], set()).add(answer.verdict)
        return frozenset(
            rule for rule, found in verdicts.items() if found <= {RuleVerdict.HARMLESS, RuleVerdict.HARMFUL}
        )


def questions_for(arch: str | None) -> tuple[tuple[Question, str], ...]:
    """The questions for an architecture; by default each question with its usual one.

    Raises:
        UsageError: there is no such architecture, or no question applies to it.
    """
    if arch is None:
        return tuple((question, question.archs[0]) for question in QUESTIONS)
    name = known_arch(arch).name
    found = tuple((question, name) for question in QUESTIONS if name in question.archs)
    if not found:
        asked = sorted({one for question in QUESTIONS for one in question.archs})
        raise UsageError(f"nothing is known to differ on {name}; probes are for {', '.join(asked)}")
    return found


def probe(
    compiler: str,
    arch: str | None = None,
    *,
    timeout_seconds: float | None = None,
    cached: bool = True,
    progress: Callable[[list[tuple[Question, str]]], Iterable[tuple[Question, str]]] = iter,
) -> Probe:
    """The behaviour of a compiler about LDS-DMA.

    Args:
        compiler: as `CompileOptions.compiler` names it.
        arch: the architecture; by default each question's usual one.
        timeout_seconds: after which the compiler is stopped, for all questions together; never, by default.
        cached: use the kept answers of this very compiler, and keep new ones.
        progress: iterates over the questions, and reports the progress.

    Raises:
        UsageError: there is no such architecture or compiler, or nothing to ask.
        Unavailable: the compiler is not there.
    """
    asked = questions_for(arch)
    found = find(compiler)
    record = _record(found, asked) if cached else None
    known = _read(record)
    if [(answer.question, answer.arch) for answer in known] != [(one.name, name) for one, name in asked]:
        options = CompileOptions(compiler=compiler, timeout_seconds=timeout_seconds)
        known = tuple(_asked(progress(list(asked)), options))
        if not any(answer.refused for answer in known):  # the reason may have been a lack of memory or time
            _write(record, known)
    return Probe(found.name, known)


def _asked(asked: Iterable[tuple[Question, str]], options: CompileOptions) -> Iterator[ProbeAnswer]:
    """The answers; after a compiler had to be stopped once, it is asked nothing more."""
    begun, stopped = time.monotonic(), ""
    for question, arch in asked:
        rest = options
        if options.timeout_seconds is not None:
            left = begun + options.timeout_seconds - time.monotonic()
            if left <= 0 and not stopped:
                stopped = f"the compiler took {options.timeout_seconds:g} s for the questions before"
            rest = replace(options, timeout_seconds=left)
        if stopped:
            yield ProbeAnswer(question.name, arch, None, refused=stopped)
            continue
        try:
            yield _ask(question, arch, rest)
        except CompilerStopped:
            stopped = f"the compiler was stopped after {options.timeout_seconds:g} s at the question {question.name}"
            yield ProbeAnswer(question.name, arch, None, refused=stopped)
        except (CompilerFailed, InputError, ValueError) as error:
            yield ProbeAnswer(question.name, arch, None, refused=str(error))


def _ask(question: Question, arch: str, options: CompileOptions) -> ProbeAnswer:
    """The answer to one question.

    Raises:
        CompilerFailed, InputError, ValueError: the compiler wrote no code of the kernels that can be read.
    """
    compiled = compile_ir(question.kernels, arch, options, source=f"probe {question.name}")
    listing = parse_assembly(compiled.text, question.name)
    code = {function.name: function for function in listing.functions}
    if missing := {"plain", "mended"} - code.keys():
        raise CompilerFailed(f"probe {question.name}: no code of {' and '.join(sorted(missing))}")
    plain, mended = (events(code[name], known_arch(arch)) for name in ("plain", "mended"))
    return ProbeAnswer(
        question.name,
        arch,
        question.answer(words(plain, without=question.left_out)),
        _is_mended(question.answer(words(mended, without=question.left_out))),
        _waits(mended) - _waits(plain),
        _drains(mended) - _drains(plain),
        tuple(_evidence(plain, listing.text)),
    )


def _is_mended(shown: bool | None) -> bool | None:
    return None if shown is None else not shown


def _waits(found: Iterable[CodeEvent]) -> int:
    return len({event.instruction.line for event in found if event.instruction and "(" in event.word})


def _drains(found: Iterable[CodeEvent]) -> int:
    return sum(event.word.endswith("cnt(0)") for event in found)


def _evidence(found: Iterable[CodeEvent], text: tuple[str, ...]) -> Iterator[str]:
    lines = dict.fromkeys(event.instruction.line for event in found if event.instruction)
    return (" ".join(text[line - 1].split()) for line in lines)


def _record(compiler: Compiler, asked: Iterable[tuple[Question, str]]) -> Path | None:
    folder = cache_folder("probes")
    subject = [compiler.identity, *(f"{arch} {q} {q.kernels}" for q, arch in asked)]
    name = hashlib.sha256("\0".join(subject).encode()).hexdigest()[:32]
    return None if folder is None else folder / f"{name}.json"


def _read(record: Path | None) -> tuple[ProbeAnswer, ...]:
    """The kept answers; nothing if they cannot be used."""
    if record is None:
        return ()
    try:
        kept = json.loads(record.read_text("utf-8"))
        return tuple(ProbeAnswer(**answer | {"evidence": tuple(answer["evidence"])}) for answer in kept)
    except (OSError, ValueError, TypeError, KeyError):
        return ()


def _write(record: Path | None, answers: tuple[ProbeAnswer, ...]) -> None:
    if record is None:
        return
    with contextlib.suppress(OSError):  # the cache cannot be written: nothing is kept
        record.parent.mkdir(parents=True, exist_ok=True)
        part = record.with_suffix(".part")
        part.write_text(json.dumps([asdict(answer) for answer in answers]), "utf-8")
        part.replace(record)
