"""A lane computes the same alone and among 63 others, whatever path they take: random control-flow graphs.

Alone, a lane never diverges; together, masks, reconvergence, blending and uniform values all have to be right.
"""

import random

import numpy as np
import pytest
from lane_kernels import random_bits, run

from ldsopt import Launch
from ldsopt.graph import Dominators, reachable

OPERATIONS = ("add", "sub", "mul", "xor", "and", "or", "lshr", "udiv")
VARIABLES = 3
FUEL = 24
TABLE = random_bits(1, 64, "u4")


def random_kernel(seed: int) -> str:
    """Blocks that branch anywhere but to the entry; fuel in the phis sends every lane to the exit in the end.

    Operands come from the block itself and from all blocks that dominate it, so that values outlive loops.
    """
    choose = random.Random(seed)
    count = choose.randint(3, 8)  # of blocks between the entry, 0, and the exit, the last
    exit_ = count + 1
    targets = [choose.randint(1, count) for _ in range(2 * count)]
    successors = [[1], *([exit_, targets[2 * b], targets[2 * b + 1]] for b in range(count)), []]
    reached, tree = reachable(successors, [0]), Dominators(successors)
    dominating = {b: [d for d in sorted(reached) if tree.dominates(d, b)] for b in sorted(reached)}
    predecessors = {b: [p for p in sorted(reached) if b in successors[p]] for b in reached}
    # In text a block with fuel and condition is two: the check of the fuel, and the branch.
    lines = [
        "entry:",
        "  %wg = call i32 @llvm.amdgcn.workgroup.id.x()",
        "  %wi = call i32 @llvm.amdgcn.workitem.id.x()",
    ]
    lines += [
        "  %base = mul i32 %wg, %n",
        "  %lane = add i32 %base, %wi",
        "  %mixed = mul i32 %lane, 2654435761",
    ]
    values: dict[int, list[str]] = {0: ["%lane", "%mixed", "7"]}
    outputs: dict[int, list[str]] = {0: ["%lane", "%mixed", "3"]}
    bodies: dict[int, list[str]] = {}
    for block in sorted(reached - {0}):
        values[block] = [f"%v{block}_{k}" for k in range(VARIABLES)]
        outputs[block] = []
        bodies[block] = []
    for block in sorted(reached - {0, exit_}):
        usable = [v for d in dominating[block] for v in values[d]]
        for number in range(choose.randint(2, 5)):
            operation = choose.choice(OPERATIONS)
            x, y = choose.choice(usable), choose.choice(usable)
            if operation in ("lshr", "udiv"):
                y = str(choose.randint(1, 9))
            name = f"%t{block}_{number}"
            if number == 0:  # what inactive lanes do not load must not replace what they have
                bodies[block] += [
                    f"  %a{block} = and i32 {x}, 63",
                    f"  %q{block} = getelementptr i32, ptr addrspace(1) %table, i32 %a{block}",
                    f"  {name} = load i32, ptr addrspace(1) %q{block}",
                ]
                usable.append(name)
                values[block].append(name)
                continue
            bodies[block].append(f"  {name} = {operation} i32 {x}, {y}")
            usable.append(name)
            values[block].append(name)
        outputs[block] = [choose.choice(usable) for _ in range(VARIABLES)]
    lines += ["  br label %b1"]
    for block in sorted(reached - {0}):
        incoming = predecessors[block]
        label = "exit" if block == exit_ else f"b{block}"
        lines.append(f"{label}:")
        for k in range(VARIABLES):
            sources = [
                f"[ {outputs[p][k]}, %{'entry' if p == 0 else f'b{p}' if block == exit_ else f'c{p}'} ]"
                for p in incoming
            ]
            lines.append(
                f"  %v{block}_{k} = phi i32 {', '.join(_once(sources, successors, incoming, block))}"
            )
        if block == exit_:
            usable = [v for d in dominating[block] for v in values[d]]
            total = "0"
            for number, value in enumerate(usable):
                lines.append(f"  %s{number} = add i32 {total}, {value}")
                lines.append(f"  %r{number} = mul i32 %s{number}, 31")
                total = f"%r{number}"
            lines += ["  %p = getelementptr i32, ptr addrspace(1) %out, i32 %lane"]
            lines += [f"  store i32 {total}, ptr addrspace(1) %p", "  ret void"]
            continue
        fuel = [f"[ {FUEL if p == 0 else f'%f{p}'}, %{'entry' if p == 0 else f'c{p}'} ]" for p in incoming]
        lines.append(f"  %g{block} = phi i32 {', '.join(_once(fuel, successors, incoming, block))}")
        lines += bodies[block]
        lines += [f"  %f{block} = sub i32 %g{block}, 1", f"  %e{block} = icmp eq i32 %f{block}, 0"]
        lines += [f"  br i1 %e{block}, label %exit, label %c{block}", f"c{block}:"]
        bit = choose.randint(0, 7)
        condition = choose.choice(values[block])
        lines += [f"  %x{block} = lshr i32 {condition}, {bit}", f"  %y{block} = trunc i32 %x{block} to i1"]
        _, yes, no = successors[block]
        lines.append(f"  br i1 %y{block}, label %b{yes}, label %b{no}")
    body = "\n".join(lines)
    return f"define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %table, i32 %n) {{\n{body}\n}}\n"


def _once(sources: list[str], successors: list[list[int]], incoming: list[int], block: int) -> list[str]:
    """A predecessor whose two edges both lead here is listed twice."""
    return [
        source
        for source, p in zip(sources, incoming, strict=True)
        for _ in range(max(1, successors[p].count(block)))
    ]


@pytest.mark.parametrize("seed", range(80))
def test_lanes_compute_the_same_alone_and_together(seed: int) -> None:
    text = random_kernel(seed)
    out = np.zeros(64, "u4")
    together = run(text, Launch((1,), (64,), [out, TABLE, 64]))
    alone = run(text, Launch((64,), (1,), [out, TABLE, 1]))
    assert together.completed
    assert alone.completed
    assert together.outputs["arg0"].tolist() == alone.outputs["arg0"].tolist(), text


def test_the_random_kernels_do_diverge() -> None:
    spread = [
        run(random_kernel(seed), Launch((1,), (64,), [np.zeros(64, "u4"), TABLE, 64])).profile
        for seed in range(10)
    ]
    assert sum(p.lane_instructions < 64 * p.instructions for p in spread) > 5
