"""The wording of one statement in the user's text, changed as its canonical wording changes.

Both are taken word by word. What differs between the old and the new canonical wording takes the place of the same
words in the user's; all other words, blanks and line ends there stay.

Example: canonical ``store i32 %2, ptr @A`` becoming ``store i32 %2, ptr @B`` makes ``store  i32 %5,ptr @A`` of the user
``store  i32 %5,ptr @B``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher

from ldsopt.patterns import pattern

_WORD = pattern(r'[%@!#]?"[^"]*"|[%@!#]?[-\w.$]+|\S')
_NUMBERS = pattern(r'"[^"]*"|(%\d+)(?![-\w.$])')


class UnclearPlace(Exception):
    """An edit has no place in the text that is plain to see."""


def renamed(line: str, names: Mapping[str, str]) -> str:
    """A line with the unnamed values that the text numbers otherwise under its numbers."""
    if not names or "%" not in line:
        return line
    return _NUMBERS.sub(lambda found: names.get(found[1], found[0]) if found[1] else found[0], line)


def with_words(own: str, old: str, new: str, names: Mapping[str, str], *, plain: str = "") -> str:
    """The user's wording of a statement with what differs between two canonical ones.

    Args:
        own: the statement, without attachments.
        old, new: the canonical wordings of it.
        names: the user's names for unnamed values, by the canonical ones.
        plain: the statement with blanks in place of comments, if it has any.
    """
    ours, theirs, wanted = (list(_WORD.finditer(text)) for text in (plain or own, old, new))
    here, there, then = ([word[0] for word in words] for words in (ours, theirs, wanted))
    there, then = ([names.get(word, word) for word in words] for words in (there, then))
    places = _aligned(here, there)
    out, at = [], 0
    for tag, a, b, c, d in SequenceMatcher(None, there, then, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        found = [places[index] for index in range(a, b)]
        edge = places[a] if a < b else (places[a - 1] if a else None)
        if edge is None or found != list(range(edge, edge + len(found))):
            raise UnclearPlace
        start, stop = (
            (ours[edge].start(), ours[found[-1]].end()) if found else (ours[edge].end(),) * 2  # type: ignore[index]
        )
        spelled = ""
        if c < d:  # with the blank in front where nothing is taken away
            begin = wanted[c].start() if found or not c else wanted[c - 1].end()
            spelled = renamed(new[begin : wanted[d - 1].end()], names)
        out += [own[at:start], spelled]
        at = stop
    return "".join((*out, own[at:]))


def _aligned(here: Sequence[str], there: Sequence[str]) -> list[int | None]:
    """For each word of `there` the place of the same word in `here`, ``None`` where it has none."""
    if len(here) == len(there):
        return [
            number if one == other else None
            for number, (one, other) in enumerate(zip(here, there, strict=True))
        ]
    places: list[int | None] = [None] * len(there)
    for block in SequenceMatcher(None, there, here, autojunk=False).get_matching_blocks():
        for offset in range(block.size):
            places[block.a + offset] = block.b + offset
    return places
