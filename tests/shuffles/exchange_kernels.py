"""Kernels that exchange values between lanes, executed with many sets of active lanes; and what they have to give.

Each workgroup is one wave, and takes a mask: only the lanes that are set in it come to the exchanges. Every lane has
loaded a value that is not zero before, so an inactive lane's register has something to give to a move that reads it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from text_sections import beside

from ldsopt import Launch, Module, parse

TEXTS = beside(__file__)

TARGETS = [
    ("gfx90a", 64),
    ("gfx942", 64),
    ("gfx950", 64),
    ("gfx1030", 32),
    ("gfx1030", 64),
    ("gfx1100", 32),
    ("gfx1100", 64),
    ("gfx1201", 32),
    ("gfx1201", 64),
]
"""Architectures with the lanes of a wave."""


@dataclass(frozen=True)
class Exchange:
    """One exchange: the IR that computes ``%NAME`` from ``%lane`` and ``%v``, and the lane that each lane reads."""

    name: str
    text: str
    sources: tuple[int, ...]


def pulled(name: str, index: str, sources: Sequence[int]) -> Exchange:
    """``ds_bpermute`` of an index in lanes; ``index`` is IR that computes ``%NAME.index``."""
    return Exchange(
        name,
        f"""{index}
  %{name}.address = shl i32 %{name}.index, 2
  %{name} = call i32 @llvm.amdgcn.ds.bpermute(i32 %{name}.address, i32 %v)""",
        tuple(sources),
    )


def xor(mask: int, lanes: int, *, width: int = 0) -> Exchange:
    """``__shfl_xor(v, mask, width)`` as HIP writes it."""
    width = width or lanes
    name = f"xor{mask}.{width}"
    index = f"""  %{name}.other = xor i32 %lane, {mask}
  %{name}.end = add i32 %lane, {width}
  %{name}.bound = and i32 %{name}.end, {-width}
  %{name}.inside = icmp slt i32 %{name}.other, %{name}.bound
  %{name}.index = select i1 %{name}.inside, i32 %{name}.other, i32 %lane"""
    sources = [lane ^ mask if lane ^ mask < (lane + width) & -width else lane for lane in range(lanes)]
    return pulled(name, index, sources)


def down(delta: int, lanes: int, width: int) -> Exchange:
    """``__shfl_down(v, delta, width)`` as HIP writes it."""
    name = f"down{delta}.{width}"
    index = f"""  %{name}.other = add i32 %lane, {delta}
  %{name}.low = and i32 %lane, {width - 1}
  %{name}.end = add i32 %{name}.low, {delta}
  %{name}.beyond = icmp sge i32 %{name}.end, {width}
  %{name}.index = select i1 %{name}.beyond, i32 %lane, i32 %{name}.other"""
    sources = [lane if lane % width + delta >= width else lane + delta for lane in range(lanes)]
    return pulled(name, index, sources)


def in_rows(name: str, places: Sequence[int], lanes: int, *, other: int = 0) -> Exchange:
    """Each row of 16 lanes rearranged alike, from itself or from the row ``other`` lanes away."""
    selector = sum(place << 4 * at for at, place in enumerate(places))
    selector -= 1 << 64 if selector >> 63 else 0
    index = TEXTS["ROWS"].format(name=name, selector=selector, other=other)
    return pulled(name, index, [(lane - lane % 16 ^ other) + places[lane % 16] for lane in range(lanes)])


def swizzled(name: str, offset: int, sources: Sequence[int]) -> Exchange:
    """``ds_swizzle``."""
    return Exchange(
        name, f"  %{name} = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 {offset})", tuple(sources)
    )


def pushed(name: str, index: str, sources: Sequence[int]) -> Exchange:
    """``ds_permute`` to an index in lanes; ``index`` is IR that computes ``%NAME.index``."""
    return Exchange(
        name,
        f"""{index}
  %{name}.address = shl i32 %{name}.index, 2
  %{name} = call i32 @llvm.amdgcn.ds.permute(i32 %{name}.address, i32 %v)""",
        tuple(sources),
    )


def within(sources: Sequence[int], arch: str) -> list[int]:
    """ReadLanes as the architecture has them: gfx10 and gfx11 exchange within 32 lanes."""
    if arch.startswith(("gfx10", "gfx11")):
        return [lane - lane % 32 + source % 32 for lane, source in enumerate(sources)]
    return list(sources)


def masks(lanes: int, *, seed: int = 0, more: int = 12) -> list[int]:
    """Sets of active lanes: of any two lanes both, and either one alone, are active in some set."""
    every = (1 << lanes) - 1
    found = [every]
    for bit in range(lanes.bit_length() - 1):
        having = sum(1 << lane for lane in range(lanes) if lane >> bit & 1)
        found += [having, every & ~having]
    random = np.random.default_rng(seed)
    found += [1, 1 << lanes - 1, every >> 1, every >> lanes // 2 + 3]
    return found + [int(random.integers(1, 1 << 63)) & every | 2 for _ in range(more)]


def kernel_text(exchanges: Sequence[Exchange], lanes: int, *, diverges: bool = True, size: str = "") -> str:
    """The module; without divergence every lane comes to the exchanges, whatever the mask is."""
    stores = "\n".join(
        f"""{one.text}
  %{one.name}.at = add i32 %place, {number * lanes}
  %{one.name}.p = getelementptr i32, ptr addrspace(1) %out, i32 %{one.name}.at
  store i32 %{one.name}, ptr addrspace(1) %{one.name}.p"""
        for number, one in enumerate(exchanges)
    )
    wave = f'"target-features"="+wavefrontsize{lanes}"'
    half, low = ("hi", "%low") if lanes == 64 else ("lo", "0")
    size = size or f'"amdgpu-flat-work-group-size"="1,{lanes}"'
    return TEXTS["KERNEL"].format(
        half=half, low=low, stride=len(exchanges) * lanes, condition="%bit" if diverges else "true",
        stores=stores, wave=wave, size=size,
    )  # fmt: skip


def kernel(exchanges: Sequence[Exchange], arch: str, lanes: int, **more: object) -> Module:
    """The kernel of some exchanges, each with ``%lane`` and ``%v``."""
    return parse(kernel_text(exchanges, lanes, **more), mcpu=arch)  # type: ignore[arg-type]


def values(lanes: int) -> Any:
    """The values of the lanes: none twice, and no zero."""
    return (np.arange(lanes, dtype=np.uint32) + 1) * np.uint32(2654435761)


def launch(exchanges: Sequence[Exchange], lanes: int, sets: Sequence[int]) -> Launch:
    """One workgroup for each set of active lanes."""
    size = len(exchanges) * lanes * len(sets)
    arguments = [values(lanes), np.array(sets, np.uint64), np.full(size, 77, np.uint32)]
    return Launch((len(sets),), (lanes,), arguments)


def expected(exchanges: Sequence[Exchange], lanes: int, sets: Sequence[int]) -> Any:
    """LDS hardware's results: an active lane's is its source's value, zero if that is not active; others store none."""
    given = values(lanes)
    out = np.full((len(sets), len(exchanges), lanes), 77, np.uint32)
    for group, mask in enumerate(sets):
        active = np.array([mask >> lane & 1 for lane in range(lanes)], bool)
        for number, one in enumerate(exchanges):
            sources = np.array(one.sources)
            moved = np.where(active[sources], given[sources], np.uint32(0))
            out[group, number, active] = moved[active]
    return out.reshape(-1)


def stored(result: Any) -> Any:
    """The values that an execution has stored, without any finding."""
    assert result.completed
    assert result.findings == (), [str(finding) for finding in result.findings]
    return result.outputs["arg2" if "arg2" in result.outputs else "out"]
