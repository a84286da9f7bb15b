"""Probing a compiler: its code for the kernels of the questions, read, and kept for the next time.

What was read of a compiler stays true as long as it is the same one (`Compiler.identity`) and the questions are the
same, so it is kept in the user's cache directory.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path

from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import Compiler, find
from ldsopt.codegen.options import CompileOptions
from ldsopt.compare.probe.questions import QUESTIONS, CodeEvent, Question, events, words
from ldsopt.errors import CompilerFailed, CompilerStopped, InputError, UsageError
from ldsopt.files import cache_folder
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.target.arch import arch as known_arch


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
        shown: whether the compiler has the behaviour; ``None`` if its code does not tell.
        mended: whether the kernel that keeps the rule is without it.
        added_waits: waits that the rule adds to the kernel's code.
        added_drains: waits of these, or in place of others, that leave nothing in flight.
        evidence: the instructions of ``@plain`` that the answer was read from, in code order.
        refused: the compiler's words, where it could not compile the kernels.
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
        """The need for the rule; without the behaviour it is harmful where it makes code wait more."""
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
    """The questions that can be asked of an architecture, each with that; by default each with its usual one.

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
        timeout_seconds: after which the compiler is stopped, for each question; never, by default.
        cached: use what is known of this very compiler, and keep what is found.
        progress: goes through the questions, and tells those who wait how far it is.

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
        if not any(answer.refused for answer in known):  # that may have been for want of memory or time
            _write(record, known)
    return Probe(found.name, known)


def _asked(asked: Iterable[tuple[Question, str]], options: CompileOptions) -> Iterator[ProbeAnswer]:
    """The answers; a compiler that had to be stopped once is asked nothing more."""
    stopped = ""
    for question, arch in asked:
        if stopped:
            yield ProbeAnswer(question.name, arch, None, refused=stopped)
            continue
        try:
            yield _ask(question, arch, options)
        except CompilerStopped as error:
            stopped = str(error)
            yield ProbeAnswer(question.name, arch, None, refused=stopped)
        except (CompilerFailed, InputError, ValueError) as error:
            yield ProbeAnswer(question.name, arch, None, refused=str(error))


def _ask(question: Question, arch: str, options: CompileOptions) -> ProbeAnswer:
    """The answer to one question.

    Raises:
        CompilerFailed, InputError, ValueError: the compiler wrote no code of the kernels that can be read.
    """
    compiled = compile_ir(question.kernels, arch, options, source=f"probe {question.name}")
    listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), question.name)
    code = {function.name: function for function in listing.functions}
    if missing := {"plain", "mended"} - code.keys():
        raise CompilerFailed(f"probe {question.name}: no code of {' and '.join(sorted(missing))}")
    plain, mended = (_events(code[name], arch) for name in ("plain", "mended"))
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


def _events(function: AsmFunction, arch: str) -> tuple[CodeEvent, ...]:
    return events(function, known_arch(arch))


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
    """The answers that were kept; nothing if they are of no use."""
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
    with contextlib.suppress(OSError):  # a cache that cannot be written is none
        record.parent.mkdir(parents=True, exist_ok=True)
        part = record.with_suffix(".part")
        part.write_text(json.dumps([asdict(answer) for answer in answers]), "utf-8")
        part.replace(record)
