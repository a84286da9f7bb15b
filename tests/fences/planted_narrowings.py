"""Kernels in which waves exchange values through global memory, and every way to narrow one of their barriers wrongly.

Each barrier of these kernels is the only one between some access and another wave's to the same bytes, so that it is
wrong to narrow its release fence, its acquire fence, or both.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from fence_kernels import BARRIER, kernel_text
from text_sections import beside

from ldsopt import Launch, Module, parse, read
from ldsopt.ir.edits import Edits, LineEdit, apply

TEXTS = beside(__file__)

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests" / "simt"))  # what to launch kernels of the corpus on

PARTNERS = {
    "the next wave": "%p = xor i32 %tid, 32",
    "the wave after the next": "%p = xor i32 %tid, 64",
    "one place on": "%p0 = add i32 %tid, 1\n  %p = and i32 %p0, 127",
    "a wave on": "%p0 = add i32 %tid, 32\n  %p = and i32 %p0, 127",
    "the other end": "%p = sub i32 127, %tid",
    "scattered": "%p0 = mul i32 %tid, 37\n  %p1 = add i32 %p0, 5\n  %p = and i32 %p1, 127",
}
"""How a work-item finds the one that it exchanges with."""

_ADDRESSES = """{partner}
  %own = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %other = getelementptr i32, ptr addrspace(1) %a, i32 %p
  %out = getelementptr i32, ptr addrspace(1) %b, i32 %tid
  %x = add i32 %tid, 7
"""

EXCHANGES = {
    "a write, then a read": """  store i32 %x, ptr addrspace(1) %own
  store i32 %x, ptr addrspace(3) %lds
  BARRIER
  %v = load i32, ptr addrspace(1) %other
  store i32 %v, ptr addrspace(1) %out
  ret void""",
    "a read, then a write": """  %v = load i32, ptr addrspace(1) %other
  store i32 %v, ptr addrspace(3) %lds
  BARRIER
  store i32 %x, ptr addrspace(1) %own
  store i32 %v, ptr addrspace(1) %out
  ret void""",
    "two writes": """  store i32 %x, ptr addrspace(1) %own
  BARRIER
  %y = mul i32 %x, 3
  store i32 %y, ptr addrspace(1) %other
  ret void""",
    "rounds of a loop": TEXTS["ROUNDS"],
}


@dataclass(frozen=True, eq=False)
class Exchange:
    """A kernel, and what to launch it on."""

    name: str
    read: Callable[[], Module]
    launch: Launch


@dataclass(frozen=True)
class PlantedNarrowing:
    """A kernel with the numbers of the fences that are narrowed, in text order of the kernel's own."""

    exchange: Exchange
    fences: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.exchange.name}: fences {', '.join(map(str, self.fences))}"


def _text(exchange: str, partner: str) -> str:
    body = _ADDRESSES.format(partner="  " + partner) + exchange
    return (
        kernel_text(body).replace("i32 64, i32 1, i32 1", "i32 128, i32 1, i32 1").replace("64,64", "128,128")
    )


def _exchanges() -> Iterator[Exchange]:
    launch = Launch((1,), (128,), ["a: i32[128]=arange", "b: i32[128]=zeros", 0, 0])
    for shape, exchange in EXCHANGES.items():
        for who, partner in PARTNERS.items():
            text = _text(exchange, partner)
            yield Exchange(f"{shape}, {who}", lambda text=text: parse(text, mcpu="gfx1100"), launch)  # type: ignore[misc]
    import pattern_launches

    for module, builder in (
        ("block_patterns", pattern_launches.smooth),
        ("group_patterns", pattern_launches.relax),
    ):
        path = ROOT / "corpus" / "ir" / "clang-22" / f"{module}.gfx1100.ll"
        yield Exchange(
            builder.__name__,
            lambda path=path: read(path),  # type: ignore[misc]
            replace(builder().launch, grid=(1,)),
        )


def planted() -> list[PlantedNarrowing]:
    """Every kernel with the release, the acquire, or both fences of one of its barriers narrowed."""
    found = []
    for exchange in _exchanges():
        count = len(fence_lines(exchange.read(), exchange.launch.kernel or "k"))
        for first in range(0, count, 2):
            found += [
                PlantedNarrowing(exchange, which) for which in ((first,), (first + 1,), (first, first + 1))
            ]
    return found


def fence_lines(module: Module, kernel: str) -> list[int]:
    """The lines of a kernel's fences."""
    (function,) = (function for function in module.functions() if function.name == kernel)
    return [instruction.line for instruction in function.instructions if instruction.opcode == "fence"]


def narrowed(module: Module, lines: list[int]) -> Module:
    """The module with some fences of LDS alone, whatever needs them."""
    return parse(apply(module, Edits({line: LineEdit(lds_only=True) for line in lines})), mcpu="gfx1100")


__all__ = ["BARRIER", "PlantedNarrowing", "fence_lines", "narrowed", "planted"]
