"""Rule R10 against the compiler: small kernels with LDS-DMA and a read in every control flow.

Each kernel has up to 5 blocks, up to 3 DMAs into A or B, and one read of A. It is annotated by rules alone, and where
an access keeps a tag, compiled, and walked as `check` walks code. A read that a DMA into A may overtake lost a wait.

    python tests/long/joins.py --blocks 3             # every control flow of up to 3 blocks, every placement
    python tests/long/joins.py --count 2000 --seed 1  # a sample of those with up to 5
    python tests/long/joins.py --count 2000 --size 4  # of those with 4

With three blocks, those that wait for everything at the end of a block are among all. Of kernels that all lanes go
through alike only those count whose blocks and DMAs all come before the read on some way: what does not come before it
cannot have a part in what it waits for.
"""

import argparse
import itertools
import random
import re
import sys
import time
from collections.abc import Collection, Iterator

import ldsopt
from ldsopt import arch
from ldsopt.codegen.compile import compile_ir
from ldsopt.graph import reachable
from ldsopt.isa.assembly import AsmInstruction, parse_assembly
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.touch import Touch

HEADER = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare i32 @llvm.amdgcn.workitem.id.x()
"""
FOOTER = 'attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,64" }\n'
ARCH = arch("gfx942")
MOST_BLOCKS, MOST_DMAS, BATCH = 5, 3, 300
_NUMBER = re.compile(r", (\d+) (?:offen )?lds$")
WAIT_FOR_ALL = "  call void @llvm.amdgcn.s.waitcnt(i32 0)\n"

ADDRESS = {"A": "@A", "B": "getelementptr (i8, ptr addrspace(3) @B, i32 1024)"}
"""Of the DMAs of a class: all dynamic variables begin at one address, and the classes are to be apart."""

Graph = tuple[tuple[int, ...], ...]
Placement = tuple[tuple[str, ...], ...]
Case = tuple[Graph, Placement, bool, int]
"""Control flow, what is where, whether lanes go different ways, and ``noise`` as for `kernel`."""


def graphs(size: int) -> Iterator[Graph]:
    """Every control flow of so many blocks, all reachable; a block has up to two successors, never the entry."""
    targets = range(1, size)
    ends: list[tuple[int, ...]] = [(), *((t,) for t in targets), *itertools.combinations(targets, 2)]
    for graph in itertools.product(ends, repeat=size):
        seen, work = {0}, [0]
        while work:
            new = set(graph[work.pop()]) - seen
            seen |= new
            work += new
        # Blocks are numbered as they are first reached: one of each set of graphs that differ in numbers only.
        first = list(dict.fromkeys(t for block in sorted(seen) for t in graph[block]))
        if len(seen) == size and first == list(targets):
            yield graph


def placements(size: int) -> Iterator[Placement]:
    """Every way to put up to three DMAs, one into A at least, and one read into the blocks, in order."""
    for count in range(1, MOST_DMAS + 1):
        for classes in itertools.product("AB", repeat=count):
            if "A" not in classes:
                continue
            for homes in itertools.combinations_with_replacement(range(size), count):
                for reader in range(size):
                    inside: list[list[str]] = [[] for _ in range(size)]
                    for home, own in zip(homes, classes, strict=True):
                        inside[home].append(own)
                    for at in range(len(inside[reader]) + 1):
                        placed = [list(block) for block in inside]
                        placed[reader].insert(at, "read")
                        yield tuple(map(tuple, placed))


def kernel(name: str, graph: Graph, placed: Placement, *, is_divergent: bool, noise: int) -> str:
    """One kernel. ``noise``: 0 nothing more, 1 a store ahead, 2 + b: everything is waited for at the end of block b."""
    lines = [
        f"define amdgpu_kernel void @{name}(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 %n) #0 {{\n"
    ]
    number = 0
    for block, (targets, actions) in enumerate(zip(graph, placed, strict=True)):
        lines.append(f"b{block}:\n")
        if block == 0:
            lines.append("  %t = call i32 @llvm.amdgcn.workitem.id.x()\n")
            lines.append(f"  %v = {'add i32 %t, %n' if is_divergent else 'add i32 %n, 0'}\n")
            lines += [f"  store i32 0, ptr addrspace(3) {ADDRESS['B']}, align 4\n"] * (noise == 1)
        for action in actions:
            if action == "read":
                lines.append("  %x = load i32, ptr addrspace(3) @A, align 4\n")
                lines.append("  store i32 %x, ptr addrspace(1) %o, align 4\n")
                continue
            lines.append(
                "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) "
                f"{ADDRESS[action]}, i32 4, i32 0, i32 {number}, i32 0, i32 0)\n"
            )
            number += 1
        lines += [WAIT_FOR_ALL] * (noise == 2 + block)
        if len(targets) == 2:
            lines.append(f"  %m{block} = and i32 %v, {1 << block}\n  %c{block} = icmp eq i32 %m{block}, 0\n")
            lines.append(f"  br i1 %c{block}, label %b{targets[0]}, label %b{targets[1]}\n")
        else:
            lines.append(f"  br label %b{targets[0]}\n" if targets else "  ret void\n")
    return "".join((*lines, "}\n"))


def every(most_blocks: int) -> Iterator[Case]:
    for size in range(1, most_blocks + 1):
        for graph in graphs(size):
            for placed in placements(size):
                yield graph, placed, True, 0
                if matters(graph, placed):
                    yield from ((graph, placed, False, noise) for noise in range(2 + size))


def matters(graph: Graph, placed: Placement) -> bool:
    """True if all blocks and DMAs come before the read on some path."""
    reader = next(block for block, actions in enumerate(placed) if "read" in actions)
    before = [[p for p, targets in enumerate(graph) if block in targets] for block in range(len(graph))]
    return len(reachable(before, [reader])) == len(graph) and (
        placed[reader][-1] == "read" or reader in reachable(graph, graph[reader])
    )


def sample(count: int, seed: int, size: int = 0) -> Iterator[Case]:
    chance = random.Random(seed)
    known = {n: list(graphs(n)) for n in ([size] if size else range(2, MOST_BLOCKS + 1))}
    ways = {n: list(placements(n)) for n in known}
    for _ in range(count):
        blocks = size or chance.choices(list(known), weights=[1, 2, 4, 8])[0]
        noise = chance.randrange(2 + blocks)
        yield chance.choice(known[blocks]), chance.choice(ways[blocks]), chance.random() < 0.5, noise


def lost_in(cases: list[Case]) -> tuple[list[str], int, int]:
    """The kernels of a batch that lost a wait, as IR; how many kept tags; how many had them taken from an access.

    Of kernels without a tag nothing is compiled: their reads wait for every DMA.
    """
    kernels = {
        f"k{i}": kernel(f"k{i}", graph, placed, is_divergent=is_divergent, noise=noise)
        for i, (graph, placed, is_divergent, noise) in enumerate(cases)
    }
    annotated = ldsopt.annotate(ldsopt.parse(HEADER + "".join(kernels.values()) + FOOTER, source="joins.ll"))
    functions = annotated.details.functions
    taken = sum(bool(f.uninformed) for f in functions)
    tagged = {f.name for f in functions if f.count("tagged") > f.dma_scoped}
    if not tagged:
        return [], 0, taken
    code = compile_ir(_only(annotated.text, tagged), ARCH.name).data.decode()
    lost = [
        kernels[function.name]
        for function in parse_assembly(code).functions
        if CheckedCode(function, ARCH, _Overlap(cases[int(function.name[1:])][1]))
        .check(explain=False)
        .findings
    ]
    return lost, len(tagged), taken


def _only(text: str, names: Collection[str]) -> str:
    """A module without its other functions."""
    head, *functions = re.split(r"^(?=define )", text, flags=re.MULTILINE)
    kept = []
    for function in functions:
        body, end, rest = function.partition("\n}\n")
        is_kept = body[: body.index("(")].rpartition("@")[2] in names
        kept.append((body + end if is_kept else "") + rest)
    return "".join((head, *kept))


class _Overlap:
    """The instructions of a kernel that touch common bytes: its reads, and its DMAs into A, told by their soffset."""

    def __init__(self, placed: Placement) -> None:
        self._classes = [action for block in placed for action in block if action != "read"]

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        """Answers for one pair; the code of one wave has no other's."""
        number = _NUMBER.search(earlier.operands)
        if number is None or not later.mnemonic.startswith("ds_read"):
            return Touch.NEVER
        return Touch.MUST if self._classes[int(number[1])] == "A" else Touch.NEVER


def main() -> int:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--blocks", type=int, help="every control flow of up to so many blocks")
    arguments.add_argument("--count", type=int, default=1000, help="else so many of up to five")
    arguments.add_argument("--size", type=int, default=0, help="of exactly so many blocks")
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    cases = every(given.blocks) if given.blocks else sample(given.count, given.seed, given.size)
    start, done, kept, taken, failures = time.monotonic(), 0, 0, 0, 0
    while batch := list(itertools.islice(cases, BATCH)):
        lost, with_tags, without = lost_in(batch)
        done, kept, taken, failures = (
            done + len(batch),
            kept + with_tags,
            taken + without,
            failures + len(lost),
        )
        for text in lost[:3]:
            print(text)
    print(
        f"{done} kernels, {kept} with tags on an access, {taken} left without at a join, {failures} lost a wait; "
        f"{time.monotonic() - start:.0f} s, {time.process_time():.0f} s of them this program's own"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
