"""The handling of LDS-DMA by a kernel's code, as one line of words."""

import functools
import re
from pathlib import Path
from typing import Any

import ldsopt
from ldsopt import AnnotateOptions, Annotation, Module, arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.target.waits import parse_counters

HERE = Path(__file__).parent


def events(function: AsmFunction, name: str) -> str:
    """LDS-DMA, LDS reads and writes, barriers, and waits for DMA, in code order: ``dma vmcnt(0) read``.

    Loops are in braces. Waits for anything but vector memory are left out.
    """
    words: list[str] = []
    depth = 0
    for block in function.blocks:
        words += ["{"] * (block.depth - depth) + ["}"] * (depth - block.depth)
        depth = block.depth
        words += [word for instruction in block.instructions if (word := _event(instruction, name))]
    return " ".join(words)


def _event(instruction: AsmInstruction, name: str) -> str:
    mnemonic = instruction.mnemonic
    if mnemonic.startswith("s_wait"):
        counters = dict(parse_counters(mnemonic, instruction.operands, arch(name)))
        return f"vmcnt({counters['vmcnt']})" if "vmcnt" in counters else ""
    if mnemonic == "s_barrier":
        return "barrier"
    if mnemonic.startswith(("buffer_load", "global_load")):
        return "dma" if "lds" in mnemonic or instruction.operands.endswith(" lds") else "load"
    if mnemonic.startswith("ds_"):
        return "write" if "write" in mnemonic else "atomic" if "add" in mnemonic else "read"
    return ""


def kernels(source: Module | ldsopt.Transformed[Annotation], name: str) -> dict[str, str]:
    """The events of every kernel."""
    listing = parse_assembly(ldsopt.compile(source, mcpu=name).data.decode())
    return {f.name: events(f, name) for f in listing.functions if f.is_kernel}


@functools.cache
def module_text(file: str) -> str:
    return (HERE / file).read_text(encoding="utf-8")


@functools.cache
def stock(file: str, name: str) -> dict[str, str]:
    """The events of the code that the compiler makes of a file as it is."""
    return kernels(ldsopt.parse(module_text(file), source=file, mcpu=name), name)


@functools.cache
def after(file: str, name: str, mode: str = "default") -> dict[str, str]:
    """The events of the code that it makes of the file annotated: ``default``, ``all`` (bases) or ``repair``."""
    options: dict[str, Any] = {"default": {}, "all": {"bases": "all"}, "repair": {"repair": True}}[mode]
    return kernels(checked(ldsopt.parse(module_text(file), source=file, mcpu=name), **options), name)


def checked(module: Module, **options: Any) -> ldsopt.Transformed[Annotation]:
    """The module annotated, and what its code does not bear out taken back; tags that gain nothing stay."""
    return ldsopt.annotate_validated(module, AnnotateOptions(**options), keep_tags=True)


def drains(line: str, count: int = 0) -> int:
    """How many waits leave at most ``count`` operations of vector memory outstanding."""
    return sum(line.split().count(f"vmcnt({n})") for n in range(count + 1))


STATIC = re.compile(r"^(@\w+) = internal addrspace\(3\) global \[.*\] poison, align \d+$", re.MULTILINE)
DYNAMIC = "external addrspace(3) global [0 x i8], align 16"


def named(text: str) -> str:
    """The module with named dynamic bases: every static variable, and the pointers ``%pa`` and ``%pb``, become one.

    All of these have one address, so the bases but the first are used from 16 KiB on: their bytes are disjoint, as
    the tags assume.
    """
    variables = STATIC.findall(text) + (["@A", "@B"] if "%pa" in text else [])
    if len(variables) == 1:
        variables.append("@second")
    lines = []
    for line in STATIC.sub("", text).splitlines():
        if line.startswith("  "):
            line = re.sub(r"%p([ab])\b", lambda match: f"@{match[1].upper()}", line)
            for index, name in enumerate(variables[1:], 1):
                address = f"getelementptr (i8, ptr addrspace(3) {name}, i32 {16384 * index})"
                line = re.sub(rf"{name}\b", address, line)
        lines.append(line)
    declared = [f"{name} = {DYNAMIC}" for name in variables if f"{name} = external" not in text]
    return "\n".join([lines[0], *declared, *lines[1:]]) + "\n"


@functools.cache
def named_before_and_after(file: str, name: str, precise: bool = False) -> dict[str, tuple[str, str]]:
    """Events of each kernel of a file with named bases, as it is and annotated by default."""
    module = ldsopt.parse(named(module_text(file)), source=file, mcpu=name)
    before, annotated = kernels(module, name), kernels(checked(module, precise=precise), name)
    return {kernel: (line, annotated[kernel]) for kernel, line in before.items()}
