"""Modules in any layout that LLVM's grammar allows: other blanks, comments, line ends; what is said stays the same."""

import re
from random import Random

_PIECE = re.compile(r'"[^"]*"|;[^\n]*|[ \t]+|\n|,|[^\s",;]+')
_BLANKS = (" ", "  ", "\t", "          ", " \t ")
_COMMENTS = (
    *(
        "; store i32 1, ptr %x",
        ";",
        "; !noalias !0",
        "; }",
        "; define void @x() {",
        "; a ( bracket",
        '; a " quote',
    ),
    '; "two" quotes, !alias.scope !3',
)


def laid_out(text: str, rng: Random, *, anywhere: bool = False, breaks: bool = True) -> str:
    """A module in another layout: other blanks, comments, lines broken behind commas and joined to others, line ends.

    Args:
        text: as LLVM prints it.
        rng: decides.
        anywhere: lines may break between any two words, and instructions may share one. Otherwise an instruction, a
            label, a definition begins on a line of its own, and goes on on others behind commas alone.
        breaks: an instruction may go on on other lines.
    """
    out: list[str] = []
    starts = True
    for found in _PIECE.finditer(text):
        piece = found[0]
        if piece == "\n":
            joins = anywhere and rng.random() < 0.2 and not (out and out[-1][:1] == ";")
            out.append(" " if joins else _line_end(rng))
            starts = True
            continue
        if not piece.strip():
            blank = rng.choice(("", *_BLANKS)) if starts else rng.choice(_BLANKS)
            out.append(_break(rng) if anywhere and not starts and rng.random() < 0.1 else blank)
            continue
        if piece == ",":
            piece = rng.choice((",", " ,", ", ")) + (_break(rng) if breaks and rng.random() < 0.05 else "")
        out.append(piece)
        starts = False
    made = "".join(out).replace("\n", rng.choice(("\n", "\r\n")))
    return made.rstrip() if rng.random() < 0.3 else made


def _break(rng: Random) -> str:
    comment = rng.choice(("", "", f" {rng.choice(_COMMENTS)}"))
    return f"{comment}\n{rng.choice(_BLANKS)}"


def _line_end(rng: Random) -> str:
    chance = rng.random()
    if chance < 0.8:
        return "\n"
    if chance < 0.9:
        return f" {rng.choice(_COMMENTS)}\n"
    return rng.choice(("\n\n", " \n", f"\n{rng.choice(_COMMENTS)}\n", f"\n\t{rng.choice(_COMMENTS)}\n\n"))
