"""The differences between newer IR and LLVM 22's, in the order in which they are respelled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ldsopt.ir.compat import async_copies, attributes, intrinsics, literals, triples
from ldsopt.ir.compat.masked import Masked


@dataclass(frozen=True)
class CompatRule:
    """One difference between newer IR and LLVM 22's.

    Args:
        name: short and stable, for tests and reports.
        description: what was respelled, in the past tense, for the user.
        apply: the masked text after the rule; returns its own ``text`` when there is nothing to do.
        is_older: it is older IR that differs, which no newer compiler reads either.
    """

    name: str
    description: str
    apply: Callable[[Masked], str]
    is_older: bool = False


#: In order of application: the rules that need the newer triple come before the one that replaces it.
RULES: tuple[CompatRule, ...] = (
    CompatRule(
        "marked-copies",
        "asynchronous LDS-DMA of buffers by names that LLVM 22 takes for nothing else",
        async_copies.set_apart,
    ),
    CompatRule(
        "target-cpu", "the processor that the triple named as an attribute", triples.name_architecture
    ),
    CompatRule("triple", "the triple of the architecture as amdgcn", triples.old_triple),
    CompatRule("layout", "the data layout without unused address spaces", triples.old_layout),
    CompatRule("denormals", "denormal_fpenv as string attributes", attributes.denormal_strings),
    CompatRule("uniform-group-size", "a bare uniform-work-group-size as true", attributes.uniform_group_size),
    CompatRule("float-special", "infinities and NaNs by their bits", literals.special),
    CompatRule("float-bits", "f0x floating-point literals by LLVM 22's prefixes", literals.raw_bits),
    CompatRule(
        "float-hexadecimal", "hexadecimal floating-point literals by their bits", literals.hexadecimal
    ),
    CompatRule(
        "float-decimal",
        "decimal literals that are not exact by the nearest value's bits",
        literals.decimal,
    ),
    CompatRule(
        "buffer-resource", "make.buffer.rsrc with 64-bit number of records", intrinsics.buffer_resource
    ),
    CompatRule(
        "older-buffer-resource",
        "make.buffer.rsrc of LLVM 22.0 or older with 64-bit number of records",
        intrinsics.older_buffer_resource,
        is_older=True,
    ),
    CompatRule("wmma-negation", "WMMA with its two negation flags, off", intrinsics.wmma_negation),
    CompatRule("tensor-copy", "tensor copies without the absent descriptor groups", intrinsics.tensor_copy),
)
