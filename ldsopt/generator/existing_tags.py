"""Metadata that a kernel's accesses may have before anything is annotated: none, TBAA, or correct alias scopes."""

from __future__ import annotations

import random
from dataclasses import dataclass

_FIRST = 10


@dataclass(frozen=True, slots=True)
class ExistingTags:
    """Which metadata the accesses of one random kernel have before anything is annotated.

    Attributes:
        kind: ``none``, ``tbaa`` or ``scopes``.
        buffers: how many there are; each has a scope.
    """

    kind: str
    buffers: int

    def of(self, chance: random.Random, buffer: int | None) -> str:
        """What to attach to an access of a buffer; of an unknown one, nothing that says which."""
        if self.kind == "tbaa":
            return ", !tbaa !3"
        if self.kind == "scopes" and buffer is not None and self.buffers > 1 and chance.random() < 0.7:
            scope = _FIRST + 3 * buffer
            return f", !alias.scope !{scope + 1}, !noalias !{scope + 2}"
        return ""

    def nodes(self) -> list[str]:
        """The metadata nodes that the tags refer to, one line each."""
        if self.kind == "tbaa":
            return ['!1 = !{!"C"}', '!2 = !{!"char", !1, i64 0}', "!3 = !{!2, !2, i64 0}"]
        if self.kind != "scopes" or self.buffers < 2:
            return []
        lines = ["!4 = distinct !{!4}"]
        for number in range(self.buffers):
            scope = _FIRST + 3 * number
            others = ", ".join(f"!{_FIRST + 3 * other}" for other in range(self.buffers) if other != number)
            lines += [
                f"!{scope} = distinct !{{!{scope}, !4}}",
                f"!{scope + 1} = !{{!{scope}}}",
                f"!{scope + 2} = !{{{others}}}",
            ]
        return lines
