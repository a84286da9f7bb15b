"""Draws what the pages on concepts show, as SVG that is readable on light and on dark paper.

A `StepFigure` is a model, not a drawing by hand: copies into LDS are queued, a wait takes the oldest off the queue
until no more than its number are left, and a read is too early while the copy that brings its bytes is not complete.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape

STYLE = """
text { font: 13px ui-monospace, Menlo, Consolas, monospace; fill: #1f2430 }
.h { font-weight: bold } .s { font-size: 11.5px; fill: #5b6270 } .paper { fill: #fbfbfd; stroke: #d5d9e2 }
.cell { fill: #eef0f5; stroke: #c3c8d4 } .fly { fill: #f3b661; stroke: #b97a1e } .use { fill: #7fb0ea; stroke: #2a66ad }
.bad { fill: #ea8a86; stroke: #b3261e; stroke-width: 2.5 } .wrong { fill: #b3261e; font-weight: bold }
.good { fill: #1d7a3d; font-weight: bold } .line { stroke: #8a91a0; fill: none }
@media (prefers-color-scheme: dark) {
text { fill: #e4e7ee } .s { fill: #a7aebd } .paper { fill: #1e222c; stroke: #3a4050 }
.cell { fill: #2b303d; stroke: #4a5163 } .fly { fill: #9a6518; stroke: #f3b661 } .use { fill: #2a5c98; stroke: #7fb0ea }
.bad { fill: #8c2b26; stroke: #ff9a94 } .wrong { fill: #ff9a94 } .good { fill: #7ddc9b } .line { stroke: #7c8496 }
}"""
CODE, COUNT, STRIP, NOTE, WIDTH, ROW = 16, 232, 300, 652, 1000, 27


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction of a figure.

    Attributes:
        kind: ``copy`` (an LDS-DMA), ``wait``, ``read``, ``write`` or ``barrier``.
        places: the parts of LDS that it touches, by name.
        number: of a copy, which one it is in the program's order; of a wait, how many copies may stay in flight.
        from_copy: of a read, the number of the copy that brings its bytes.
        note: what is to be said of it.
    """

    kind: str
    places: tuple[str, ...] = ()
    number: int = 0
    from_copy: int | None = None
    note: str = ""

    @property
    def code(self) -> str:
        where = ", ".join(self.places)
        return {"copy": f"copy into {where}", "wait": f"s_waitcnt vmcnt({self.number})"}.get(
            self.kind, f"{self.kind} {where}".strip()
        )

    @property
    def word(self) -> str:
        """The step as ``tests/hazards`` writes it."""
        return {"copy": "dma", "wait": f"vmcnt({self.number})"}.get(self.kind, self.kind)


def copy(place: str, number: int = 0, note: str = "") -> Step:
    return Step("copy", (place,), number, note=note)


def wait(number: int, note: str = "") -> Step:
    return Step("wait", number=number, note=note)


def read(*places: str, of: int | None = None, note: str = "") -> Step:
    return Step("read", places, from_copy=of, note=note)


@dataclass(frozen=True, slots=True)
class Moment:
    """A step, and how things stand when it is issued: which copies are in flight, and whether it is too early."""

    step: Step
    in_flight: tuple[Step, ...]
    is_too_early: bool


def moments(steps: Sequence[Step]) -> Iterator[Moment]:
    """Runs the steps as the hardware does: copies complete in order, and nothing but a wait makes sure that one has."""
    queue: list[Step] = []
    complete: set[int] = set()
    for step in steps:
        if step.kind == "copy":
            queue.append(step)
        while step.kind == "wait" and len(queue) > step.number:
            complete.add(queue.pop(0).number)
        yield Moment(step, tuple(queue), step.from_copy is not None and step.from_copy not in complete)


@dataclass(frozen=True, slots=True)
class Panel:
    """One version of the code: its title and its steps."""

    title: str
    steps: tuple[Step, ...]

    @property
    def words(self) -> str:
        return " ".join(step.word for step in self.steps)

    @property
    def is_wrong(self) -> bool:
        return any(moment.is_too_early for moment in moments(self.steps))


@dataclass(frozen=True, slots=True)
class StepFigure:
    """The steps of the hardware with two versions of a piece of code.

    Attributes:
        title: what is to be seen.
        parts: the parts of LDS, by name, from low to high addresses.
        panels: the versions.
        shown_by: file and kernel in ``tests/hazards`` whose code the panels show, before and after; and its mode.
    """

    title: str
    parts: tuple[str, ...]
    panels: tuple[Panel, ...]
    shown_by: tuple[str, str] = field(default=("", ""))

    def svg(self) -> str:
        rows = sum(len(panel.steps) + 3 for panel in self.panels)
        height = 66 + rows * ROW + 26
        out = [f'<text class="h" x="{CODE}" y="30">{escape(self.title)}</text>']
        y = 44
        for panel in self.panels:
            y += ROW
            out.append(f'<text class="h" x="{CODE}" y="{y}">{escape(panel.title)}</text>')
            y += ROW
            out.append(f'<text class="s" x="{COUNT}" y="{y}">in flight</text>')
            out += [
                f'<text class="s" x="{x + 4:g}" y="{y}">{escape(part)}</text>' for part, x, _ in self._cells()
            ]
            for moment in moments(panel.steps):
                y += ROW
                out += self._row(moment, y)
            y += ROW
        out.append(_legend(height - 16))
        return page(height, out)

    def _cells(self) -> Iterator[tuple[str, float, float]]:
        width = (NOTE - STRIP - 16) / len(self.parts)
        for number, part in enumerate(self.parts):
            yield part, STRIP + number * width, width

    def _row(self, moment: Moment, y: int) -> Iterator[str]:
        step = moment.step
        yield f'<text x="{CODE}" y="{y}">{escape(step.code)}</text>'
        yield f'<text x="{COUNT + 24}" y="{y}">{len(moment.in_flight)}</text>'
        flying = {place for one in moment.in_flight for place in one.places}
        early = (flying & set(step.places)) or set(step.places) if moment.is_too_early else set()
        for part, x, width in self._cells():
            used = step.kind in ("read", "write") and part in step.places
            kind = "bad" if part in early else "use" if used else "fly" if part in flying else "cell"
            yield f'<rect class="{kind}" x="{x:g}" y="{y - 15}" width="{width - 4:g}" height="20" rx="3"/>'
        verdict = "too early" if moment.is_too_early else ""
        if verdict:
            yield f'<text class="wrong" x="{NOTE}" y="{y}">{verdict}</text>'
        yield f'<text class="s" x="{NOTE + (76 if verdict else 0)}" y="{y}">{escape(step.note)}</text>'


def _legend(y: int) -> str:
    out, x = [], CODE
    for kind, text in (
        ("fly", "a copy may still write it"),
        ("use", "read or written now"),
        ("bad", "read before the copy is complete"),
    ):
        out.append(f'<rect class="{kind}" x="{x}" y="{y - 11}" width="18" height="13" rx="2"/>')
        out.append(f'<text class="s" x="{x + 25}" y="{y}">{text}</text>')
        x += 60 + 7 * len(text)
    return "".join(out)


@dataclass(frozen=True, slots=True)
class ClaimFigure:
    """The claims of tags by access: variables it touches, variables it does not, and those of which nothing is said."""

    title: str
    variables: tuple[str, ...]
    accesses: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]

    def svg(self) -> str:
        height = 96 + 46 * len(self.accesses)
        out = [f'<text class="h" x="{CODE}" y="30">{escape(self.title)}</text>']
        width = 116
        for column, name in enumerate(self.variables):
            out.append(f'<text class="h" x="{560 + column * width}" y="62">{escape(name)}</text>')
        for row, (text, tags, touches, apart) in enumerate(self.accesses):
            y = 88 + row * 46
            out.append(f'<text x="{CODE}" y="{y}">{escape(text)}</text>')
            out.append(f'<text class="s" x="{CODE}" y="{y + 17}">{escape(tags)}</text>')
            for column, name in enumerate(self.variables):
                kind, said = (
                    ("use", "touches it" if len(touches) == 1 else "one of these")
                    if name in touches
                    else ("cell", "never")
                    if name in apart
                    else ("fly", "perhaps")
                )
                x = 560 + column * width
                out.append(
                    f'<rect class="{kind}" x="{x}" y="{y - 14}" width="{width - 8}" height="26" rx="3"/>'
                    f'<text x="{x + 10}" y="{y + 4}">{said}</text>'
                )
        return page(height, out)


@dataclass(frozen=True, slots=True)
class FlowFigure:
    """Boxes from left to right: what is made of what, by which commands."""

    title: str
    rows: tuple[tuple[str, str, str], ...]

    def svg(self) -> str:
        height = 60 + 44 * len(self.rows)
        out = [f'<text class="h" x="{CODE}" y="30">{escape(self.title)}</text>']
        for row, boxes in enumerate(self.rows):
            y = 46 + row * 44
            for column, text in enumerate(boxes):
                x, width = ((16, 230), (290, 330), (664, 320))[column]
                kind = "use" if column == 1 else "cell"
                out.append(f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="32" rx="5"/>')
                out.append(f'<text x="{x + 10}" y="{y + 21}">{escape(text)}</text>')
            out += [f'<path class="line" d="M{x} {y + 16}h32m-7 -5l7 5l-7 5"/>' for x in (252, 626)]
        return page(height, out)


def page(height: int, content: Sequence[str]) -> str:
    """An SVG with its own colours and paper."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">'
        f"<style>{STYLE}</style>\n"
        f'<rect class="paper" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="8"/>\n'
        + "\n".join(content)
        + "\n</svg>\n"
    )
