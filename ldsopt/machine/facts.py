"""Facts about a function's code that its registers tell: which bytes of LDS it touches, and in which rounds of loops.

They hold of the code itself, whoever wrote it, and ask for no IR. `ldsopt.checker.judging` judges by them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.kernel_start import StatedKernels
from ldsopt.isa.rounds import RoundLoop
from ldsopt.machine.addresses import LdsPiece, follow, wave_size_of
from ldsopt.machine.decisions import parted_blocks
from ldsopt.machine.entry import kernel_entry
from ldsopt.machine.first_item import sure_bytes, sure_bytes_of_waves
from ldsopt.machine.overlap import PieceOverlap
from ldsopt.machine.rounds import round_loops
from ldsopt.target.arch import Arch


class RegisterFacts(NamedTuple):
    """Facts about a function, without its callees.

    Attributes:
        pieces: the bytes of LDS that its instructions touch, by line; one that is absent may touch any byte.
        with_all_lanes: the lines of the instructions that all lanes execute.
        overlap: which of its instructions may touch common bytes.
        loops: those of which the rounds are told apart.
        lds_bytes: bytes of LDS that a workgroup may have.
    """

    pieces: Mapping[int, tuple[LdsPiece, ...]]
    with_all_lanes: frozenset[int]
    overlap: PieceOverlap
    loops: tuple[RoundLoop, ...]
    lds_bytes: int

    def is_bounded(self, instruction: AsmInstruction) -> bool:
        """All addresses of an instruction end within LDS, or lie beyond it."""
        size = self.lds_bytes
        return instruction.line in self.pieces and all(
            piece.first.unsigned_max < size or piece.first.unsigned_min >= size
            for piece in self.pieces[instruction.line]
        )


def register_facts(function: AsmFunction, arch: Arch, stated: StatedKernels) -> RegisterFacts:
    """Follows the registers of a function.

    Args:
        function: without its callees' code.
        arch: the architecture that it is for.
        stated: what its listing states of kernels.
    """
    entry = kernel_entry(function.name, arch, stated) if function.is_kernel else None
    followed = follow(function, arch, entry)
    if entry is None:
        overlap = PieceOverlap(followed.pieces, {})
        return RegisterFacts(followed.pieces, followed.with_all_lanes, overlap, (), arch.lds_bytes)
    parted = parted_blocks(function, followed.with_all_lanes, followed.all_or_none, entry.of_waves)
    overlap = PieceOverlap(
        followed.pieces,
        sure_bytes(function, arch, entry, parted),
        partial(sure_bytes_of_waves, function, arch, entry, parted),
        has_one_wave=entry.has_one_wave(wave_size_of(function, arch, entry)),
    )
    loops = round_loops(function, arch, entry, parted)
    return RegisterFacts(followed.pieces, followed.with_all_lanes, overlap, loops, arch.lds_bytes)
