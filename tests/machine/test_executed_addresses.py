"""No launch executes an LDS address that machine code's registers are said not to hold."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

sys.path.append(str(Path(__file__).parents[1] / "simt"))
import corpus_launches
import pytest

from ldsopt import Module, Schedule, arch, read
from ldsopt.analysis import integers
from ldsopt.checker.run import compile_mapped
from ldsopt.isa.kernel_start import stated_by_listing
from ldsopt.machine.addresses import LdsPiece, follow
from ldsopt.machine.arithmetic import constant
from ldsopt.machine.entry import kernel_entry
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run

ENTRIES = corpus_launches.ENTRIES


class Compared(NamedTuple):
    """How the accesses of one module compare.

    Attributes:
        accesses: of how many it is known which instructions they are.
        bounded: of how many instructions of these the addresses are bounded.
        outside: executed addresses that no instruction of the access is said to have, each with its access.
    """

    accesses: int
    bounded: int
    outside: tuple[str, ...]


def compared(entry: Mapping[str, str]) -> Compared:
    """Compares for a module of the corpus."""
    module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    launch = corpus_launches.case(dict(entry)).launch
    if any(prepare(module, launch).layout.addresses.values()):
        return Compared(0, 0, ())  # LLVM may have placed the variables elsewhere than the simulator
    executed = _executed(module, launch)
    pieces = _pieces(module)
    outside = [
        f"{module.lines[line].strip()}: {address:#x}"
        for line, addresses in executed.items()
        if line in pieces
        for address in addresses
        if all(_is_apart(address, piece) for piece in pieces[line])
    ]
    common = [line for line in executed if line in pieces]
    bounded = sum(not piece.first.is_full for line in common for piece in pieces[line])
    return Compared(len(common), bounded, tuple(outside))


def _is_apart(address: int, piece: LdsPiece) -> bool:
    return integers.disjoint_ranges(constant(address), 1, piece.first, piece.size)


def _executed(module: Module, launch: object) -> dict[int, set[int]]:
    """The first byte that each active lane touched, by the line of the access."""
    found: dict[int, set[int]] = {}

    def watch(execution: Any) -> None:
        if not execution.access.is_copy:
            line = execution.access.site.line - 1
            found.setdefault(line, set()).update(np.unique(execution.address).tolist())

    run(prepare(module, launch), Schedule(), checks=False, watcher=watch)  # type: ignore[arg-type]
    return found


def _pieces(module: Module) -> dict[int, list[LdsPiece]]:
    """The bytes that the instructions of each access touch, by the access's line, where all of them are known."""
    code = compile_mapped(module)
    machine = arch(code.compiled.arch)
    stated = stated_by_listing(code.listing.text)
    found: dict[int, list[LdsPiece]] = {}
    unknown: set[int] = set()
    for function in code.listing.functions:
        if function.is_kernel:
            known = follow(function, machine, kernel_entry(function.name, machine, stated)).pieces
            for line, pieces in _by_access(function, code.mapping, known):
                if pieces is None:
                    unknown.add(line)
                else:
                    found.setdefault(line, []).extend(pieces)
    return {line: pieces for line, pieces in found.items() if line not in unknown}


def _by_access(function, mapping, known) -> Iterator[tuple[int, tuple[LdsPiece, ...] | None]]:  # type: ignore[no-untyped-def]
    for instruction in function.instructions:
        origin = mapping.of(instruction)
        if instruction.mnemonic.startswith("ds_") and origin.access is not None:
            yield origin.access, known.get(instruction.line)


KERNELS = (
    "clang-22/named_gemm.gfx942",
    "clang-22/named_tiles.gfx1030",
    "clang-22/named_tiles.gfx1100",
    "clang-22/block_patterns.gfx1201",
    "triton-3.5.1/gemm_bias_async.gfx942",
    "triton-3.5.1/attention.gfx942",
    "triton-3.7.1/attention.gfx950",
    "triton-3.9.0/gemm_bias.gfx1201",
    "triton-3.9.0/sort_scan.gfx1100",
)
"""Kernels whose LDS begins at address 0 whoever places it."""


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_executed_address_is_among_those_of_its_instructions(kernel: str) -> None:
    entry = next(one for one in ENTRIES if one["file"] == f"ir/{kernel}.ll")
    found = compared(entry)
    assert not found.outside
    assert found.bounded > 4  # and that says something: those are no registers that may hold anything
