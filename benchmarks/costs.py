"""Processor time that commands take for modules of the corpus and for synthetic ones, each beside another work.

    python benchmarks/costs.py COST [WORD...] [--synthetic N]... [--rounds 3]

COST is a row of `COSTS`: two works, timed in turns, each in a process of its own and with all the processes that it
starts; the least of the rounds counts. WORD keeps to modules of `corpus/ir` with one of the words in their names; with
``--synthetic`` alone only modules of so many instructions are timed. A row has both times, their ratio, and the peaks
of both processes. Exit code 1 if a work fails.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm

import ldsopt
from ldsopt import CompileOptions, LdsoptError, Module, isolation
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.assumptions import OF_RACES
from ldsopt.checker import judging
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.code_races import code_verdict
from ldsopt.checker.mapping import AccessMap
from ldsopt.checker.options import RaceCheckOptions
from ldsopt.checker.places import Describe
from ldsopt.checker.run import compile_mapped
from ldsopt.checker.wave_races import CodeVerdict, WaveRaces
from ldsopt.codegen import module as codegen
from ldsopt.ir.bindings import Handle
from ldsopt.ir.elements import with_elements
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import Assembly
from ldsopt.verifier.equivalence import verify_chosen
from ldsopt.verifier.launches import choose
from ldsopt.verifier.observed import RunOptions
from ldsopt.waits.run import exact_waits

IR = Path(__file__).parents[1] / "corpus" / "ir"
HAZARDS = ("wait_state_findings", "alu_hazard_findings", "register_lock_findings")
IMPORTED_BY_CHILDREN = (
    "ldsopt.emulate.emulate",
    "ldsopt.timeline.issued_streams",
    "ldsopt.ir.module",
    "ldsopt.transforms.align",
    "ldsopt.transforms.barriers.weakening",
    "ldsopt.transforms.fences.narrowing",
    "ldsopt.transforms.shuffles.rewriting",
    "ldsopt.verifier.launches",
    "numpy.random",
)
"""Modules that the children of `optimize` import, and not the process that begins them."""
_COMPILATIONS = 8

Work = Callable[[Path], float]
"""Does its work on a file, and returns the processor seconds of what counts."""


def read(path: Path) -> Module:
    arch = path.stem.rpartition(".")[2]
    return ldsopt.read(path, mcpu=arch if arch.startswith("gfx") else "gfx942")


def spent(of: Callable[[], object], *, own: bool = True, children: bool = True) -> float:
    """Processor seconds of a call: of this process, of those that it starts, or of both."""
    who = [resource.RUSAGE_SELF] * own + [resource.RUSAGE_CHILDREN] * children

    def used() -> float:
        return sum(each.ru_utime + each.ru_stime for each in map(resource.getrusage, who))

    start = used()
    kept = of()  # freed outside of the measurement
    seconds = used() - start
    del kept
    return seconds


def of_module(work: Callable[[Module], object], **which: bool) -> Work:
    """A work on a module that is read before."""

    def job(path: Path) -> float:
        module = read(path)
        return spent(lambda: work(module), **which)

    return job


def of_file(work: Callable[[Path], object]) -> Work:
    """A work that reads its file."""
    return lambda path: spent(lambda: work(path))


def annotate(path: Path) -> object:
    """Everything that `ldsopt annotate` does in its process but validating and writing."""
    module = read(path)
    return module, ldsopt.annotate(module, release_input=True)


def floor(path: Path) -> object:
    """LLVM's share of any edit through llvmlite's public functions: parse, print, parse what was printed, verify."""
    first = llvm.parse_assembly(read_canonical(path), llvm.create_context())
    second = llvm.parse_assembly(str(first), llvm.create_context())
    second.verify()
    return first, second


def read_canonical(path: Path) -> str:
    """A module's text as LLVM 22 reads it."""
    text = path.read_text(encoding="utf-8")
    return text if path.parent.parent != IR else read(path).text


def beyond_floor(path: Path) -> float:
    """`annotate` without the floor. Where nothing is edited, a floor has no second parse."""
    return of_file(annotate)(path) - of_file(floor)(path)


def in_llvm(path: Path) -> float:
    """The part of `annotate` that LLVM's parser, verifier and printer take."""
    seconds = 0.0

    def noting(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            nonlocal seconds
            found: list[Any] = []
            seconds += spent(lambda: found.append(function(*given, **named)))
            return found[0]

        return call

    Handle._parsed = classmethod(noting(Handle._parsed.__func__))  # type: ignore[attr-defined, method-assign, assignment]
    Handle.verify, Handle.text = noting(Handle.verify), noting(Handle.text)  # type: ignore[method-assign]
    annotate(path)
    return seconds


def code_generation(path: Path) -> float:
    """LLVM's code generation at -O3, without parsing."""
    module = read(path)
    job = codegen.Job(require_arch(module).name, CompileOptions(), path.name)
    loaded = codegen.load(module.text.encode(), job)
    return spent(lambda: loaded.machine.emit_assembly(loaded.module))


def program(*words: str) -> Work:
    """A process of its own, which is given the file."""

    def job(path: Path) -> float:
        command = [*words, str(path)]
        return spent(lambda: subprocess.run(command, check=True, stderr=subprocess.DEVNULL), own=False)

    return job


def prove_races(module: Module) -> object:
    """The proof that no waves race, and its executions."""
    judged = with_elements(module).module
    accesses = find_accesses(judged)
    describe = Describe(judged, accesses, AccessMap({}, True), Assembly(None, (), ()))

    def of_code() -> CodeVerdict:
        return code_verdict(compile_mapped(module).listing, require_arch(module), RaceCheckOptions())

    return list(WaveRaces(judged, accesses, {*OF_RACES}, 5.0).findings(describe.access, of_code))


def check_without_hazards(path: Path) -> float:
    """`check` without the walks for wait states, ALU hazards and locked registers."""
    for walk in HAZARDS:
        setattr(judging, walk, lambda _function, _arch: ())
    return of_module(ldsopt.check)(path)


def optimize(path: Path) -> float:
    """`optimize`, without what is imported on the way."""
    ldsopt.optimize(ldsopt.parse(ldsopt.EXAMPLE, mcpu="gfx942"), OptimizeOptions(jobs=2))
    for name in IMPORTED_BY_CHILDREN:
        importlib.import_module(name)
    return of_file(lambda path: ldsopt.optimize(read(path), OptimizeOptions(jobs=2)))(path)


def compile_once(path: Path) -> float:
    """One compilation, the mean of several: a run takes about as long as one of `optimize`."""
    module = read(path)
    return spent(lambda: [ldsopt.compile(module) for _ in range(_COMPILATIONS)]) / _COMPILATIONS


def choose_launches(path: Path) -> float:
    """The search of `verify` for launches."""
    module = read(path)
    names = [function.name for function in module.functions() if function.is_kernel]
    return spent(lambda: [choose(module, kernel=name) for name in names])


def run_launches(path: Path) -> float:
    """The runs of `verify`, each kernel against itself in all schedules.

    Raises:
        LdsoptError: a kernel is not equal to itself.
    """
    module, seconds = read(path), 0.0
    for name in [function.name for function in module.functions() if function.is_kernel]:
        chosen, verdicts = choose(module, kernel=name), []

        def verify(chosen: Any = chosen, verdicts: list[Any] = verdicts) -> None:
            verdicts.append(verify_chosen(module, module, chosen, RunOptions()))

        seconds += spent(verify)
        if verdicts[0].undecided or not verdicts[0].is_equivalent:
            raise LdsoptError(f"{name} is not equal to itself")
    return seconds


class Cost(NamedTuple):
    """A work and the one that it is held against, with their names in the table's head."""

    name: str
    work: Work
    other: str
    beside: Work


LLC = program("llc-22", "-O3", "-o", os.devnull)
COSTS = {
    "annotate": Cost("annotate", of_file(annotate), "LLVM's floor of an edit", of_file(floor)),
    "annotate-llvm": Cost("annotate in LLVM", in_llvm, "LLVM's floor of an edit", of_file(floor)),
    "annotate-code": Cost("annotate beyond the floor", beyond_floor, "code generation", code_generation),
    "annotate-step": Cost(
        "ldsopt annotate",
        program(sys.executable, "-m", "ldsopt", "annotate", "-q", "-o", os.devnull),
        "llc",
        LLC,
    ),
    "check": Cost(
        "own work",
        of_module(ldsopt.check, children=False),
        "two code generations",
        of_module(ldsopt.check, own=False),
    ),
    "hazards": Cost("check", of_module(ldsopt.check), "without hazards", check_without_hazards),
    "optimize": Cost("optimize", optimize, "code generation", compile_once),
    "pack": Cost("pack", of_module(ldsopt.pack), "code generation", of_module(ldsopt.measure)),
    "precise": Cost(
        "annotate --precise",
        of_file(lambda path: ldsopt.annotate(read(path), precise=True)),
        "annotate",
        of_file(lambda path: ldsopt.annotate(read(path))),
    ),
    "precise-all": Cost(
        "--bases all --precise",
        of_file(lambda path: ldsopt.annotate(read(path), bases="all", precise=True)),
        "--bases all",
        of_file(lambda path: ldsopt.annotate(read(path), bases="all")),
    ),
    "races": Cost("proof of races", of_module(prove_races), "llc", LLC),
    "verify": Cost("search for launches", choose_launches, "runs", run_launches),
    "waits": Cost("exact waits", of_module(exact_waits), "code generation", of_module(ldsopt.compile)),
}


def sample(work: Work, path: Path) -> tuple[float, float]:
    """Seconds and peak megabytes of a work, in a process of its own."""

    def job() -> tuple[float, float]:
        gc.disable()  # as the command does
        ldsopt.annotate(ldsopt.parse(ldsopt.EXAMPLE))  # makes what is made once a process
        seconds = work(path)
        return seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

    return isolation.run(job)


def files(words: list[str], sizes: list[int], folder: Path) -> Iterator[tuple[str, Path]]:
    """The files to time, by name."""
    for size in sizes:
        path = folder / f"{size}.gfx942.ll"
        path.write_text("".join(synthetic(size)), encoding="utf-8")
        yield f"synthetic, {size} instructions", path
    for path in sorted(IR.rglob("*.ll")) if words or not sizes else ():
        name = f"{path.parent.name}/{path.stem}"
        if not words or any(word in name for word in words):
            yield name, path


def main() -> int:
    """Prints the rows and their sum."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("cost", choices=COSTS)
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--synthetic", type=int, action="append", default=[], metavar="N")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    cost, failed = COSTS[given.cost], 0
    print(f"| module | {cost.name}, s | {cost.other}, s | ratio | MB |\n|---|---|---|---|---|")
    times: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        for name, path in files(given.words, given.synthetic, Path(folder)):
            try:
                rounds = [(sample(cost.work, path), sample(cost.beside, path)) for _ in range(given.rounds)]
            except (LdsoptError, subprocess.CalledProcessError) as problem:
                print(f"{name}: {problem}", file=sys.stderr)
                failed += 1
                continue
            one, other = (min(seconds for seconds, _ in column) for column in zip(*rounds, strict=True))
            peaks = [max(peak for _, peak in column) for column in zip(*rounds, strict=True)]
            times.append((one, other))
            ratio = f"{one / other:.2f}" if other else "-"
            print(
                f"| {name} | {one:.3f} | {other:.3f} | {ratio} | {peaks[0]:.0f}, {peaks[1]:.0f} |", flush=True
            )
    one, other = (sum(column) for column in zip(*times, strict=True)) if times else (0.0, 0.0)
    ratios = [of / beside for of, beside in times if beside] or [0.0]
    print(f"| {len(times)} modules | {one:.2f} | {other:.2f} | {one / other if other else 0:.2f} | |")
    print(f"\nRatio: median {statistics.median(ratios):.2f}, {min(ratios):.2f} to {max(ratios):.2f}.")
    return int(failed > 0)


# --- synthetic modules ----------------------------------------------------------------------------------
#
# Kernels of about 2,000 instructions, each a chain of loops. Of the instructions 29 % access LDS (loads, stores, and
# LDS-DMA), through pointers that are formed in all the ways that `annotate` has a rule for: a GEP on a named base,
# integer arithmetic from ``ptrtoint`` to ``inttoptr``, a constant expression, and a pointer carried round a loop,
# whose base is lost. There are six dynamic bases and one static variable, whose name needs quotes.

INSTRUCTIONS_PER_KERNEL = 2_000
_DYNAMIC_BASES = 6
_STEPS_PER_LOOP = 12

_HEADER = f"""\
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32\
-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512\
-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
{"".join(f"@lds.{i} = external addrspace(3) global [0 x i8], align 16" + chr(10) for i in range(_DYNAMIC_BASES))}\
@"lds static" = internal unnamed_addr addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
"""

_ENTRY = """\
define amdgpu_kernel void @k{kernel}(ptr addrspace(1) %in, ptr addrspace(8) %from, i32 %n) #0 {{
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %base = ptrtoint ptr addrspace(3) @lds.0 to i32
  %offset = shl i32 %lane, 4
  br label %loop0
"""

_LOOP_HEAD = """\
loop{loop}:
  %i{loop} = phi i32 [ 0, %{before} ], [ %i{loop}.next, %loop{loop} ]
  %carried{loop} = phi ptr addrspace(3) [ @lds.{base}, %{before} ], [ %carried{loop}.next, %loop{loop} ]
  %sum{loop} = phi <4 x float> [ zeroinitializer, %{before} ], [ %sum{loop}.{last}, %loop{loop} ]
"""

_STEP = """\
  %o{at} = add i32 %offset, {bytes}
  %from{at} = getelementptr inbounds i8, ptr addrspace(3) @lds.{source}, i32 %o{at}
  %x{at} = load <4 x float>, ptr addrspace(3) %from{at}, align 16
  %a{at} = add i32 ptrtoint (ptr addrspace(3) @lds.{destination} to i32), %o{at}
  %to{at} = inttoptr i32 %a{at} to ptr addrspace(3)
  store <4 x float> %x{at}, ptr addrspace(3) %to{at}, align 16
  %sum{at} = fadd <4 x float> %{sum}, %x{at}
"""

_DMA = (
    "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %to{at}, "
    "i32 4, i32 %o{at}, i32 0, i32 0, i32 0)\n"
)

_LOOP_TAIL = """\
  %count{loop} = load i32, ptr addrspace(3) %carried{loop}, align 4
  %fixed{loop} = load i32, ptr addrspace(3) getelementptr inbounds ([4096 x i8], ptr addrspace(3) @"lds static", \
i32 0, i32 {bytes}), align 16
  %out{loop} = getelementptr i8, ptr addrspace(1) %in, i32 %o{loop}.3
  store <4 x float> %sum{loop}.{last}, ptr addrspace(1) %out{loop}, align 16
  %carried{loop}.next = getelementptr i8, ptr addrspace(3) %carried{loop}, i32 %count{loop}
  call void @llvm.amdgcn.s.barrier()
  %i{loop}.next = add i32 %i{loop}, %fixed{loop}
  %again{loop} = icmp slt i32 %i{loop}.next, %n
  br i1 %again{loop}, label %loop{loop}, label %{after}
"""

_EXIT = """\
exit:
  ret void
}

"""

_FOOTER = 'attributes #0 = { nounwind "amdgpu-waves-per-eu"="1,2" }\n'


def _instructions(text: str) -> int:
    """How many instructions a piece of generated text holds: here, every line that is indented."""
    return text.count("\n  ") + text.startswith("  ")


def synthetic(instructions: int) -> Iterator[str]:
    """The text of a module of about so many instructions, in pieces."""
    yield _HEADER
    done = number = 0
    while done < instructions:
        text = _kernel(number, min(INSTRUCTIONS_PER_KERNEL, instructions - done))
        yield text
        done += _instructions(text)
        number += 1
    yield _FOOTER


def _kernel(number: int, instructions: int) -> str:
    loops = max(1, instructions // 100)
    pieces = [_ENTRY.format(kernel=number)]
    for loop in range(loops):
        before = "entry" if loop == 0 else f"loop{loop - 1}"
        after = "exit" if loop == loops - 1 else f"loop{loop + 1}"
        pieces.append(_loop(loop, before, after))
    return "".join([*pieces, _EXIT])


def _loop(loop: int, before: str, after: str) -> str:
    last = _STEPS_PER_LOOP - 1
    pieces = [_LOOP_HEAD.format(loop=loop, before=before, base=loop % _DYNAMIC_BASES, last=last)]
    for step in range(_STEPS_PER_LOOP):
        at = f"{loop}.{step}"
        pieces.append(
            _STEP.format(
                at=at,
                bytes=step * 64,
                source=(loop + step) % _DYNAMIC_BASES,
                destination=(loop + step + 1) % _DYNAMIC_BASES,
                sum=f"sum{loop}" if step == 0 else f"sum{loop}.{step - 1}",
            )
        )
        if step % 4 == 0:
            pieces.append(_DMA.format(at=at))
    pieces.append(_LOOP_TAIL.format(loop=loop, last=last, bytes=16 * (loop % 64), after=after))
    return "".join(pieces)


if __name__ == "__main__":
    sys.exit(main())
