"""Spells newer textual LLVM IR the way LLVM 22 reads it.

Front-ends ship an LLVM newer than ours (Triton 3.8 and IREE 3.12 onwards print a development version's
IR). Most of their text differs in spelling only: a triple that names the architecture, a new syntax for
floating-point literals, an attribute that was a string. Each difference is one `CompatRule` of
`ldsopt.ir.compat.rules`.

Invariants:

* A rule keeps the meaning. Where LLVM 22 has no way to say the same, the text is left as it is. Most such
  constructs are parse errors, which name them; an unknown intrinsic is none (`looks_newer`).
* Quoted strings, comments and identifiers are never touched. Strings and comments are taken out before the
  rules run (`Masked`) and put back after; the one string that a rule may change is the triple or layout.
* Line numbers stay: nothing is moved to another line and no line is added, so LLVM's messages about the new
  text hold for the old one.
* About linear time (times n for a wait for all but n marked groups). A text without newer spellings comes
  back unchanged.

Example: ``store float -inf, ptr %p`` becomes ``store float 0xFFF0000000000000, ptr %p``.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.ir.syntax import lines_starting
from ldsopt.target.intrinsics import ASYNC_COPIES, MARK, MARK_WAIT, SET_APART, is_of

_AMDGCN = "llvm.amdgcn."
_NEWER = (".async.lds", ".async.to.lds")
_FAR = 200
"""Characters within which a statement's words are looked for."""
_ADDED = "%ldsopt.records."
"""The prefix of the names of values that respelling adds (`ldsopt.ir.compat.intrinsics`)."""


def looks_newer(text: str) -> bool:
    """True if LLVM 22 may accept the text and yet misunderstand it.

    It reads any triple and any metadata, takes a bare ``"uniform-work-group-size"`` for false, and compiles an
    intrinsic that it does not know as a call. Call this if the parse succeeds; a comment or string may make it true
    needlessly, and then `rewrite` changes nothing.
    """
    if "!atomic.ignore.denormal.mode" in text or any(
        behind[:1] != "=" for behind in text.split('"uniform-work-group-size"')[1:]
    ):
        return True
    at = text.find("triple")
    while at >= 0:
        equals, _, triple = text[at + len("triple") : at + _FAR].partition('"')
        if equals.strip() == "=" and triple.startswith("amdgpu"):
            return True
        at = text.find("triple", at + 1)
    return needs_architecture(text)


def remedy_at(text: str) -> str | None:
    """The remedy for a word at which LLVM 22 refuses a text: a newer construct that no rule can respell.

    Source: llvm/llvm-project pull requests 178666 (byte types), 189517, 204556 and 210672 (elementwise atomics).
    """
    word = next(iter(text.split(maxsplit=1)), "").strip("[(<>,)]")
    if word[:1] == "b" and word[1:].isdecimal():
        return f"{word} is a byte type, which LLVM 22 lacks: write i{word[1:]} in its place"
    if word == "elementwise":
        return "LLVM 22 has no elementwise atomics: write one atomic for each element"
    return None


def needs_architecture(text: str) -> bool:
    """True if respelling the text depends on the architecture."""
    for name in _async_names(text):
        stem, _, last = name.rpartition(".")
        untyped = stem if last[:1] == "p" and last[1:].isdecimal() else name
        if name in (MARK, MARK_WAIT) or (name.startswith(_AMDGCN) and untyped.endswith(_NEWER)):
            return True
    return False


def _async_names(text: str) -> Iterator[str]:
    """The texts between an ``@`` and a bracket that contain ``async``: names, if the text is well formed."""
    at = text.find("async")
    while at >= 0:
        yield text[text.rfind("@", 0, at) + 1 : text.find("(", at)].rstrip()
        at = text.find("async", at + 1)


def is_added(result: str) -> bool:
    """True if respelling has added the instruction that defines a value; all others are from the text, in order."""
    return result.startswith(_ADDED)


def has_marked_copies(text: str) -> bool:
    """True if the text has LDS-DMA with marks (`ldsopt.ir.compat.async_copies`), which LLVM 22 does not know."""
    return any(map(is_of_marked_copies, _async_names(text)))


def is_of_marked_copies(name: str) -> bool:
    """True if an intrinsic is an LDS-DMA with marks, a mark, or a wait for marks."""
    return name in (MARK, MARK_WAIT) or is_of(name.replace(SET_APART, _AMDGCN, 1), ASYNC_COPIES)


def lowered(text: str, arch: str | None) -> str:
    """The text for an LLVM without marks: LDS-DMA with marks becomes plain LDS-DMA and waits.

    A mark or a wait that leaves some kinds of copies out becomes one that does not, which waits for no less. Without an
    architecture, and from gfx11 on, the text stays.
    """
    if not has_marked_copies(text):
        return text
    text = with_own_names(text)
    from ldsopt.ir.compat.async_copies import synchronous
    from ldsopt.ir.compat.masked import Masked

    source = Masked.of(text, arch)
    return source.restore(synchronous(source))


def with_own_names(text: str) -> str:
    """The text with marked copies of buffers under LLVM's names, for an LLVM that knows them."""
    return text.replace(f"@{SET_APART}", "@llvm.amdgcn.")


def flags_domains(text: str) -> bool:
    """True if a domain of alias scopes in the text says whether its scopes are disjoint, as newer LLVM wants it."""
    if not any(", i1 " in line for line in lines_starting(text, "!")):
        return False
    from ldsopt.ir.compat.masked import Masked
    from ldsopt.ir.compat.rules import disjoint_domains

    source = Masked.of(text).evenly_spaced
    return disjoint_domains(source) != source.text


def rewrite(text: str, arch: str | None = None) -> tuple[str, tuple[str, ...]]:
    """The text as LLVM 22 reads it.

    Args:
        text: a module that LLVM 22 failed to parse or verify, or that `looks_newer`.
        arch: the architecture that the user named, if any. Some rules need one (a wait's encoding); they
            else take it from ``"target-cpu"`` or the triple, and without any leave the text alone.

    Returns:
        The new text, and one description for each rule that changed something: "respelled …" what is newer than LLVM
        22, "brought up to date …" what is older.
        Never raises; what no rule knows stays, for LLVM to report.
    """
    from ldsopt.ir.compat.masked import Masked  # not ahead: few modules are newer, and all are asked
    from ldsopt.ir.compat.rules import RULES

    source = Masked.of(text, arch).evenly_spaced
    if source.ends_in_a_string:
        return text, ()
    done: list[str] = []
    for rule in RULES:
        new = rule.apply(source)
        if new != source.text:
            done.append(f"{'brought up to date' if rule.is_older else 'respelled'} {rule.description}")
            text = source.restore(new)
            source = Masked.of(text, arch)
    return text, tuple(done)
