"""Random control flow: do lanes meet again in the simulator of IR where they do in LLVM's machine code?

    python tests/long/reconvergence.py [--first N] [--seeds N] [--arch gfx942]

Each seed is a kernel of three to nine blocks that lead anywhere: forward, back, into the middle of loops, to returns of
their own; by conditions that differ between lanes or do not. Each block notes in each lane which lanes pass it together
(``ballot``), and the lowest of them (``readfirstlane``), in the order in which the lane does. The kernel is executed as
IR in both backends, and compiled by llvmlite's LLVM and executed as machine code: all have to note the same.

Which blocks a lane passes, it notes, too. That does not depend on other lanes: where machine code differs in it, LLVM
has lost the way.
"""

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass

import numpy as np

from ldsopt import Launch, arch, parse
from ldsopt.analysis.flow.control_flow import of_edges
from ldsopt.codegen.compile import compile_ir
from ldsopt.emulate.emulate import code_of_listing, emulate, prepare_machine
from ldsopt.graph import reachable
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isolation import workers_stay
from ldsopt.simt.compiled import running
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run

FUEL = 12
_HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %first = mul i32 %lane, -1640531535
  br label %b0
"""
_NOTE = """  store i64 %ho{0}, ptr addrspace(1) %p
  %"q.{1}" = getelementptr i64, ptr addrspace(1) %p, i32 64
  store i64 %wo{0}, ptr addrspace(1) %"q.{1}"
  ret void
"""


@dataclass(frozen=True, slots=True)
class RandomFlow:
    """A kernel of random control flow.

    Attributes:
        text: in IR.
        successors: of its blocks, without those that only look at the fuel.
    """

    text: str
    successors: tuple[tuple[int, ...], ...]


def random_flow(seed: int) -> RandomFlow:
    """The kernel of a seed. Ways back take fuel; a lane without any returns."""
    choose = random.Random(seed)
    count = choose.randint(3, 9)
    successors: list[tuple[int, ...]] = []
    for block in range(count):
        onwards = range(block + 1, count)
        targets = list[int]()
        for _ in range(choose.choice((1, 2, 2, 2))):
            back = not onwards or choose.random() < 0.25
            targets.append(
                choose.randrange(1, block + 1) if back and block else choose.choice(onwards or [0])
            )
        is_last = block == count - 1 or choose.random() < 0.15
        successors.append(() if is_last and block else tuple(dict.fromkeys(targets)))
    reached = reachable(successors, [0])
    successors = [targets if block in reached else () for block, targets in enumerate(successors)]
    sources: list[list[tuple[str, str]]] = [[] for _ in range(count)]  # block in text, number of its values
    sources[0].append(("entry", ""))
    blocks = list[str]()
    for block, targets in enumerate(successors):
        body = f"""  %note{block} = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %low{block} = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %lane)
  %wide{block} = zext i32 %low{block} to i64
  %t{block} = mul i64 %h{block}, 6364136223846793005
  %u{block} = add i64 %t{block}, %note{block}
  %ho{block} = xor i64 %u{block}, %wide{block}
  %y{block} = mul i32 %x{block}, 1664525
  %xo{block} = add i32 %y{block}, 1013904223
  %fo{block} = sub i32 %f{block}, 1
  %v{block} = mul i64 %w{block}, 31
  %wo{block} = add i64 %v{block}, {block}
"""
        if not targets:
            body += _NOTE.format(block, block)
        more = ""
        labels = list[str]()
        for target in targets:
            source = f"b{block}"
            label = f"b{target}"
            if target <= block:
                source = label = f"back{block}.{target}"
                more += f"""{label}:
  %empty{block}.{target} = icmp slt i32 %fo{block}, 0
  br i1 %empty{block}.{target}, label %out{block}.{target}, label %b{target}
out{block}.{target}:
{_NOTE.format(block, label)}"""
            labels.append(label)
            sources[target].append((source, str(block)))
        if len(labels) == 1:
            body += f"  br label %{labels[0]}\n"
        elif labels:
            value = f"%xo{block}" if choose.random() < 0.8 else "%n"
            body += f"""  %s{block} = lshr i32 {value}, {choose.randint(8, 30)}
  %c{block} = trunc i32 %s{block} to i1
  br i1 %c{block}, label %{labels[0]}, label %{labels[1]}
"""
        blocks.append(body + more)
    text = _HEAD
    for block, body in enumerate(blocks):
        if not sources[block]:
            continue
        text += f"b{block}:\n"
        for name, kind, start in (
            ("x", "i32", "%first"),
            ("h", "i64", "0"),
            ("w", "i64", "0"),
            ("f", "i32", str(FUEL)),
        ):
            ways = ", ".join(
                f"[ {f'%{name}o{number}' if number else start}, %{label} ]"
                for label, number in sources[block]
            )
            text += f"  %{name}{block} = phi {kind} {ways}\n"
        text += body
    return RandomFlow(text + "}\n", tuple(successors))


def notes(text: str, target: str, n: int) -> dict[str, list[bytes]]:
    """The notes of the lanes of one wave about each other and about their paths, by the way of execution."""
    running.PATIENCE = 0
    module = parse(text, mcpu=target)
    launch = Launch((1,), (64,), [np.zeros(128, np.int64), n], wave_size=64)
    outputs = {
        backend: run(prepare(module, launch, backend=backend), limit=100_000).outputs["arg0"]  # type: ignore[arg-type]
        for backend in ("interpreted", "compiled")
    }
    made = compile_ir(module.text, target)
    code = code_of_listing(parse_assembly(made.data.decode(), "k"), arch(target), "k")
    outputs["machine"] = emulate(prepare_machine(code, launch), limit=1_000_000).outputs["arg0"]
    return {name: [part.tobytes() for part in np.split(output, 2)] for name, output in outputs.items()}


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--arch", default="gfx942")
    options = parser.parse_args()
    counts, start = Counter[str](), time.monotonic()
    with workers_stay():
        for seed in range(options.first, options.first + options.seeds):
            flow = random_flow(seed)
            kind = "irreducible" if of_edges(flow.successors).irreducible else "reducible"
            found = notes(flow.text, options.arch, seed * 2654435761 & 0x7FFFFFFF)
            counts[kind] += 1
            for other in ("compiled", "machine"):
                if found[other] != found["interpreted"]:
                    is_lost = found[other][1] != found["interpreted"][1]
                    words = f"{other} is not as interpreted{': lanes go other ways' if is_lost else ''}"
                    counts[f"{kind}, {words}"] += 1
                    print(f"seed {seed} ({kind}): {words}", flush=True)
    for words, number in sorted(counts.items()):
        print(f"{number:6} {words}")
    print(f"{time.monotonic() - start:.0f} s")
    return int(len(counts) > 2)


if __name__ == "__main__":
    sys.exit(main())
