"""Draws the picture of README.md: a kernel's compiled loops before and after, a stripe for each instruction.

Nothing in it is drawn by hand: the stripes are the instructions of the code that LLVM generates, the figures are those
of `ldsopt measure`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ldsopt import annotate_validated
from ldsopt.api import code as making
from ldsopt.api.reading import ModuleSource
from ldsopt.codegen.options import EmitOptions
from ldsopt.ir.read import read
from ldsopt.isa.assembly import AsmInstruction, parse_assembly
from ldsopt.isa.measure import is_lds_access, is_lds_dma, measure_assembly

_WIDTH, _HEIGHT, _BAR = 760, 236, 46
_STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#24292f}.t{font-weight:600}.o{fill:#d0d7de}.m{fill:#8c959f}"
    ".r{fill:#54aeff}.w{fill:#e3b341}.d{fill:#cf222e}"
    "@media (prefers-color-scheme: dark){text{fill:#e6edf3}.o{fill:#30363d}.m{fill:#6e7681}.r{fill:#388bfd}"
    ".w{fill:#bb8009}.d{fill:#f85149}}"
)
_KINDS = (
    ("d", "waits for all copies"),
    ("w", "another wait"),
    ("r", "LDS access or copy"),
    ("m", "matrix product"),
    ("o", "any other"),
)


def code_figure(kernel: Path) -> str:
    """The picture, as SVG that is readable on light and on dark paper.

    Args:
        kernel: a module of one kernel; drawn are its code and that of what `ldsopt annotate` makes of it.
    """
    module = read(kernel)
    parts = [
        _strip(44, "before", module),
        _strip(134, "after ldsopt annotate", annotate_validated(module)),
    ]
    legend, at = "", 20
    for kind, words in _KINDS:
        legend += f'<rect class="{kind}" x="{at}" y="212" width="12" height="12"/>'
        legend += f'<text x="{at + 17}" y="223">{words}</text>'
        at += 34 + round(6.6 * len(words))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">\n'
        f"<style>{_STYLE}</style>\n"
        f'<text class="t" x="20" y="20">The loops of {kernel.stem}, compiled: a stripe for each instruction</text>\n'
        + "\n".join(parts)
        + f"\n{legend}\n</svg>\n"
    )


def _strip(top: int, what: str, module: ModuleSource) -> str:
    """The stripes of one version, below its figures."""
    text = making.compile(module, EmitOptions()).data.decode()
    listing = parse_assembly(text)
    (measured,) = measure_assembly(text, what).functions
    waits = {wait.line: "d" if ("vmcnt", 0) in wait.counters else "w" for wait in measured.waits or ()}
    code = [one for block in listing.functions[0].blocks if block.depth for one in block.instructions]
    kinds = [waits.get(one.line) or _kind(one) for one in code]
    count = f"{kinds.count('d') + kinds.count('w')} waits, {kinds.count('d')} of them for all copies"
    figures = f"{what}: {count}; room for {measured.resources.occupancy} waves a SIMD"
    return f'<text x="20" y="{top + 8}">{figures}</text>\n' + "".join(_stripes(top + 16, kinds))


def _stripes(top: int, kinds: Sequence[str]) -> list[str]:
    """Rectangles, one for neighbours of one kind."""
    each = (_WIDTH - 40) / len(kinds)
    found, start = [], 0
    for end in range(1, len(kinds) + 1):
        if end == len(kinds) or kinds[end] != kinds[start]:
            kind, x, width = kinds[start], 20 + start * each, (end - start) * each
            inset = 0 if kind in ("d", "w") else _BAR // 5  # waits stand out
            place = f'x="{x:.2f}" y="{top + inset}" width="{width:.2f}" height="{_BAR - 2 * inset}"'
            found.append(f'<rect class="{kind}" {place}/>')
            start = end
    return found


def _kind(instruction: AsmInstruction) -> str:
    if is_lds_access(instruction) or is_lds_dma(instruction):
        return "r"
    return "m" if "mfma" in instruction.mnemonic else "o"
