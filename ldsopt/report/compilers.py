"""The list of compilers that are here, and what each can make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from ldsopt.codegen.compilers import NAMES, Compiler
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.compare.probe import QUESTIONS, Probe, ProbeAnswer, RuleVerdict
from ldsopt.compare.spelling import text_of
from ldsopt.documents import filled, json_text
from ldsopt.errors import shown


@dataclass(frozen=True, slots=True)
class PresentCompiler:
    """A compiler that is here.

    Attributes:
        default: it is used where none is named.
        makes: what it can emit.
    """

    name: str
    default: bool
    version: str
    llvm: str
    command: tuple[str, ...]
    makes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissingCompiler:
    """A compiler that is not here.

    Attributes:
        missing: why.
        remedy: how to get it.
    """

    name: str
    default: Literal[False]
    missing: str
    remedy: str


@dataclass(frozen=True, slots=True)
class CompilersDocument:
    """The compilers that `--compiler` can name."""

    SCHEMA: ClassVar = "ldsopt.compilers/1"

    compilers: tuple[PresentCompiler | MissingCompiler, ...]


def as_text(known: Mapping[str, Compiler | str]) -> str:
    """One paragraph for each name, with a final newline. ``known``: as `ldsopt.codegen.compilers.known`."""
    return text_of(_lines(known))


def as_json(known: Mapping[str, Compiler | str]) -> str:
    """The list as JSON."""
    return json_text(CompilersDocument(tuple(_listed(name, one) for name, one in known.items())))


def _listed(name: str, one: Compiler | str) -> PresentCompiler | MissingCompiler:
    if isinstance(one, str):
        return MissingCompiler(name, False, one, NAMES[name])
    is_default = name == DEFAULT_COMPILER
    return PresentCompiler(name, is_default, one.name, one.llvm, tuple(one.command), _makes(one))


def _lines(known: Mapping[str, Compiler | str]) -> Iterator[str]:
    width = max(map(len, known))
    for name, one in known.items():
        if isinstance(one, str):
            yield f"{name:{width}}  not here: {shown(one)}"
            continue
        yield f"{name:{width}}  {shown(one.name)}" + (", the default" if name == DEFAULT_COMPILER else "")
        if one.command:
            yield f"{'':{width}}  LLVM {one.llvm}; {shown(' '.join(one.command))}"
        yield f"{'':{width}}  emits {', '.join(_makes(one))}"


def _makes(compiler: Compiler) -> tuple[str, ...]:
    objects = "objects" if compiler.command else "objects (not of inline assembly)"
    return ("assembly", objects, *(["machine IR"] if compiler.makes_mir else []))


# --- probe --------------------------------------------------------------------------------------------------
#
# What a probe found, for people and for programs.


_ANSWERS: Mapping[bool | None, Literal["yes", "no", "unknown"]] = {True: "yes", False: "no", None: "unknown"}
_QUESTIONS = {question.name: question for question in QUESTIONS}


@dataclass(frozen=True, slots=True)
class DocumentedAnswer:
    """The answer to one question on one architecture.

    Attributes:
        says: what the compiler does where the answer is yes.
        rule: what copes with it: a rule's number, or an option.
        added_waits: waits that the rule adds to its kernel's code.
        added_drains: waits, of these or in place of others, that leave nothing in flight.
        evidence: the instructions that the answer was read from.
        refused: the compiler's words, where it could not compile the kernel; else empty.
    """

    question: str
    says: str
    arch: str
    answer: Literal["yes", "no", "unknown"]
    rule: str
    verdict: RuleVerdict
    added_waits: int
    added_drains: int
    evidence: tuple[str, ...]
    refused: str


@dataclass(frozen=True, slots=True)
class ProbeDocument:
    """The behaviour of a compiler about LDS-DMA, read from its code.

    Attributes:
        compiler: name and version.
        needless_rules: rules of annotate that no answer shows a need for.
    """

    SCHEMA: ClassVar = "ldsopt.probe/1"

    compiler: str
    needless_rules: tuple[str, ...]
    answers: tuple[DocumentedAnswer, ...]


def probe_as_text(probe: Probe) -> str:
    """A paragraph for each question: the answer, the verdict on the rule, and the instructions; a final newline."""
    return text_of(_probe_lines(probe))


def probe_as_json(probe: Probe) -> str:
    """All that was found as JSON."""
    answers = tuple(map(_answer, probe.answers))
    return json_text(ProbeDocument(probe.compiler, tuple(sorted(probe.needless)), answers))


def _answer(answer: ProbeAnswer) -> DocumentedAnswer:
    question = _QUESTIONS[answer.question]
    return filled(
        DocumentedAnswer, answer, says=question.says, answer=_ANSWERS[answer.shown], rule=question.rule
    )


def _probe_lines(probe: Probe) -> Iterator[str]:
    yield shown(probe.compiler)
    for answer in probe.answers:
        question = _QUESTIONS[answer.question]
        yield ""
        yield f"{answer.question} ({answer.arch}): {_ANSWERS[answer.shown]}; {question.rule} is {_judged(answer)}"
        yield f"  asked: whether it {question.says}"
        if answer.refused:
            yield f"  it could not be asked: {shown(answer.refused)}"
        yield from (f"    {shown(line)}" for line in answer.evidence)


def _judged(answer: ProbeAnswer) -> str:
    costs = []
    if answer.shown is False and answer.added_waits > 0:
        costs.append(f"{answer.added_waits} waits more in its kernel")
    if answer.shown is False and answer.added_drains > 0:
        costs.append(f"{answer.added_drains} more that leave nothing in flight")
    return answer.verdict.value + (f" ({', '.join(costs)})" if costs else "")
