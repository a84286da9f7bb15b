"""The control flow that a function's terminators say."""

from __future__ import annotations

from ldsopt.ir.module import Function


def successors(function: Function) -> list[list[int]]:
    """Numbers of the blocks that each block's terminator may go to, in text order of the blocks.

    In the order of LLVM's operands: of a conditional ``br`` the block for false comes first; of an ``invoke`` the block
    that it unwinds to last. A block that is named twice is there twice.
    """
    number_of = {block.address: number for number, block in enumerate(function.blocks)}
    operands = function.columns.operands
    return [[number_of[o] for o in operands[block.stop - 1] if o in number_of] for block in function.blocks]
