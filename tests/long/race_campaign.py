"""Random kernels, with and without a planted race: no verdict on races is *free* where an execution races.

    python tests/long/race_campaign.py [--kernels N] [--first SEED] [--without-code] [--keep FOLDER]
    python tests/long/race_campaign.py --removals SECONDS

Each kernel is random C: rings of two and three slots, xor, remainders, 2-D ids, partial last waves, early exits, guards
by lane, wave, argument and memory, loops of unknown and of fixed trip count, bytes, unaligned and vector accesses,
atomics of each scope, addresses through integers, split barriers, copies into LDS. In every second kernel one barrier
is taken out. clang compiles it; the IR is judged, and the code that LLVM makes of it. Then launches are executed, in
two orders of the waves. *Wrong* is a pair of lines that raced in an execution while the verdict does not have it as
unproven, and a kernel whose code is free while the kernel raced.
"""

import argparse
import importlib
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).parents[1] / "races"))
from executed_races import Pair, racing, verdicts

import ldsopt
from ldsopt import Launch, LdsoptError, Module, RaceCheckOptions, Schedule, simulate

TARGETS = (("gfx942", 64), ("gfx90a", 64), ("gfx1100", 32), ("gfx1201", 32))
_LANES = dict(TARGETS)
_BATCH = 20
"""Kernels of one file."""
_WORDS = 1 << 14
_LIMIT = 4_000
"""Instructions of a wave before a launch is given up."""
_SCHEDULES = (Schedule(), Schedule("reversed", dma="earliest"))
_HEAD = """\
typedef unsigned u; typedef unsigned char uc; typedef unsigned short us; typedef unsigned long ul;
typedef u v4 __attribute__((ext_vector_type(4))); typedef u v2 __attribute__((ext_vector_type(2)));
typedef u au __attribute__((aligned(1)));
#define S __attribute__((shared))
#define L3 __attribute__((address_space(3)))
#define L1 __attribute__((address_space(1)))
#define D static __attribute__((device, always_inline))
D void whole() { __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); }
"""


@dataclass(frozen=True)
class CampaignKernel:
    """A random kernel.

    Attributes:
        name: of its function.
        text: in C.
        blocks: workgroups to launch it with.
        planted: a barrier was taken out.
        sizes: of the workgroup, where the kernel states them.
    """

    name: str
    text: str
    blocks: tuple[tuple[int, int, int], ...]
    planted: bool
    sizes: tuple[int, int, int] | None


class KernelMaker:
    """Makes one kernel of a seed, for waves of some lanes."""

    def __init__(self, seed: int, arch: str) -> None:
        self._random, self._seed, self._arch = random.Random(seed), seed, arch
        self._lanes = _LANES[arch]
        self._arrays: list[tuple[str, int, int]] = []  # name, elements, slots
        self._ring: list[str] = []
        self._depth = 0
        self._barriers = 0
        self._calm = self._random.random() < 0.7
        self._copies = arch in ("gfx942", "gfx90a") and self._random.random() < 0.2

    def make(self) -> CampaignKernel:
        pick = self._random.choice
        items = pick((64, 96, 128, 128, 192, 200, 256, 256, 300))
        self._items = items
        shape = pick(("open", "stated", "stated", "rows", "most"))
        rows = [(a, b, c) for a, b, c in ((16, 16, 1), (32, 8, 1), (20, 13, 1), (8, 4, 8), (64, 4, 1))]
        if shape == "rows":
            sizes = pick(rows)
            self._items = sizes[0] * sizes[1] * sizes[2]
            x, y, _ = sizes
            spelled = pick((f"(TX+{x}u*(TY+{y}u*TZ))", f"(TX+{x}u*TY)", "TX", f"(TY*{x}u+TX)"))
            blocks: tuple[tuple[int, int, int], ...] = (sizes,)
            attribute = f"amdgpu_flat_work_group_size({self._items},{self._items})"
        else:
            spelled, sizes = "TX", None
            blocks = ((items, 1, 1),)
            attribute = f"amdgpu_flat_work_group_size({items},{items})"
            if shape == "open":
                blocks += ((max(1, items - 40), 1, 1), (min(items + 70, 512), 1, 1))
                attribute = "amdgpu_flat_work_group_size(1,512)"
            elif shape == "most":
                blocks += ((items - 17, 1, 1), (items // 2, 1, 1))
                attribute = f"amdgpu_flat_work_group_size(1,{items})"
            elif shape == "stated":
                sizes = blocks[0]
        size = pick((512, 512, 1024) if self._calm else (64, 128, 256, 256, 512, 320))
        for n in range(pick((1, 1, 1, 2, 2))):
            self._arrays.append((f"A{n}", size, pick((1, 1, 2, 3, 4))))
        body = self._block(pick((3, 4, 5)))
        lines = body.split("\n")
        places = [n for n, line in enumerate(lines) if "whole();" in line or "signal(" in line]
        planted = bool(places) and self._seed % 2 == 0
        if planted:
            lines[pick(places)] = ""
        name = f"k{self._seed}"
        declared = "".join(f"  S static u {a}[{slots}*{n}];\n" for a, n, slots in self._arrays)
        below = "hi(~0u,__builtin_amdgcn_mbcnt_lo(~0u,0u))" if self._lanes == 64 else "lo(~0u,0u)"
        text = (
            f'extern "C" __attribute__((global, {attribute}))\n'
            f"void {name}(const u* __restrict__ in, u* __restrict__ out, u n) {{\n{declared}"
            f"  u TX=__builtin_amdgcn_workitem_id_x(), TY=__builtin_amdgcn_workitem_id_y(), "
            f"TZ=__builtin_amdgcn_workitem_id_z();\n"
            f"  u T={spelled}, L=T%{self._lanes}u, W=T/{self._lanes}u, a=0; u i=0, r=0;\n"
            f"  u M=__builtin_amdgcn_mbcnt_{below};\n"
            f"  u F=__builtin_amdgcn_readfirstlane(W);\n" + "\n".join(lines) + "\n  out[T]=a;\n}\n"
        )
        return CampaignKernel(name, text, blocks, planted, sizes)

    # --- statements -----------------------------------------------------------------------------------------

    def _block(self, count: int) -> str:
        return "\n".join(self._statement() for _ in range(count))

    def _statement(self) -> str:
        pick, chance = self._random.choice, self._random.random()
        self._depth += 1
        try:
            if chance < 0.24 or self._depth > 3:
                return self._access() if chance < 0.20 else self._exchange()
            if chance < 0.42:
                return self._exchange()
            if chance < 0.50:
                return self._sync()
            if chance < 0.72:
                return self._loop()
            if chance < 0.80:
                condition = pick(("n>3", "n&1", "in[0]&1", "in[n]>2", "n==5"))
                other = f" else {{\n{self._block(1)}\n}}" if chance < 0.75 else ""
                return f"if ({condition}) {{\n{self._block(2)}\n}}{other}"
            if chance < 0.92:
                k = pick((1, 31, 32, 63, 64, 65, 100, 128, self._items // 2))
                condition = pick(
                    (
                        f"T<{k}u",
                        f"T>={k}u",
                        "W==1",
                        "W==0",
                        "F==1",
                        "(W&1)==0",
                        f"T=={k}u",
                        "in[T]&1",
                        "L==0",
                        "T<n*16",
                    )
                )
                return f"if ({condition}) {{\n{self._accesses(pick((1, 2)))}\n}}"
            if chance < 0.95 and self._depth == 1:
                k = pick((64, 100, 128, self._items - 10))
                return f"if (T>={k}u) return;"
            return self._ring_of_pointers() if chance < 0.98 else self._tree()
        finally:
            self._depth -= 1

    def _sync(self) -> str:
        wait = "__builtin_amdgcn_s_waitcnt(0);" if self._copies else ""
        if self._arch == "gfx1201" and self._random.random() < 0.4:
            between = self._access() if self._random.random() < 0.3 else ""
            return (
                '__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier_signal(-1);'
                f" {between} __builtin_amdgcn_s_barrier_wait(-1);"
                ' __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");'
            )
        return f"{wait}whole();"

    def _exchange(self) -> str:
        """A store, a barrier, and a load that pairs with the store; now and then no barrier behind."""
        array, size, slots = self._random.choice(self._arrays)
        slot = self._slot(slots)
        to, back = self._matching(size)
        end = self._sync() if self._calm or self._random.random() < 0.6 else ""
        if self._calm and slots > 1 and self._random.random() < 0.5:
            end, slot = "", f"(i%{slots}u)"
        where = f"{slot}*{size}u+" if slots > 1 else ""
        return f"{array}[{where}{to}]=in[i*7+T]+a;\n{self._sync()}\na+={array}[{where}{back}];\n{end}"

    def _loop(self) -> str:
        rounds = self._random.choice(("n", "n", "4", "n&3", "in[1]&3"))
        unroll = "#pragma unroll 1\n" if self._random.random() < 0.5 else ""
        step = self._random.choice(("++", "++", "++", "+=2"))
        kind = self._random.random()
        ring = (
            "r=(r+1)%3;" if kind < 0.3 else "r^=1;" if kind < 0.5 else "r=r==2?0:r+1;" if kind < 0.7 else ""
        )
        if self._depth > 1:
            counter = f"i{self._depth}"
            body = self._block(self._random.choice((1, 2)))
            return f"{unroll}for (u {counter}=0;{counter}<{rounds};{counter}++) {{\n{body}\n{ring}\n}}"
        body = self._block(self._random.choice((1, 2, 2, 3)))
        return f"{unroll}for (i=0;i<{rounds};i{step}) {{\n{body}\n{ring}\n}}"

    def _ring_of_pointers(self) -> str:
        array, size, slots = self._random.choice(self._arrays)
        second = f"{array}+{size}" if slots > 1 else self._arrays[-1][0]
        to, back = self._matching(size)
        return (
            f"{{ u *p={array}, *q={second};\nfor (u j=0;j<n;j++) {{\np[{to}]=in[j+T];\n{self._sync()}\n"
            f"a+={self._random.choice('pq')}[{back}];\n{self._sync() if self._random.random() < 0.5 else ''}\n"
            "u*x=p;p=q;q=x; }\n}"
        )

    def _tree(self) -> str:
        array, size, _ = self._random.choice(self._arrays)
        half = size // 2
        added = f"{array}[T%{size}u]+={array}[(T+s)%{size}u]"
        return f"for (u s={half};s>0;s>>=1) {{\nif (T<s) {added};\n{self._sync()}\n}}"

    def _accesses(self, count: int) -> str:
        return "\n".join(self._access() for _ in range(count))

    def _access(self) -> str:
        array, size, slots = self._random.choice(self._arrays)
        where = f"{self._slot(slots)}*{size}u+" if slots > 1 else ""
        if self._calm and self._random.random() < 0.6:
            return self._settled(array, size, where)
        index, kind = self._index(size), self._random.random()
        at = f"{where}{index}"
        value = self._random.choice(("a+1", "in[T]", "T", "7u", "i+n"))
        if kind < 0.28:
            return f"{array}[{at}]={value};"
        if kind < 0.50:
            return f"a+={array}[{at}];"
        if kind < 0.60:
            scope = self._random.choice(("WORKGROUP", "AGENT", "WAVEFRONT", "SINGLETHREAD"))
            what = self._random.choice(("a+=__hip_atomic_fetch_add", "__hip_atomic_fetch_max"))
            return f"{what}(&{array}[{at}],1u+T,__ATOMIC_RELAXED,__HIP_MEMORY_SCOPE_{scope});"
        if kind < 0.66:
            scope = self._random.choice(("WORKGROUP", "AGENT", "WAVEFRONT"))
            if self._random.random() < 0.5:
                return (
                    f"__hip_atomic_store(&{array}[{at}],{value},__ATOMIC_RELAXED,__HIP_MEMORY_SCOPE_{scope});"
                )
            return f"a+=__hip_atomic_load(&{array}[{at}],__ATOMIC_RELAXED,__HIP_MEMORY_SCOPE_{scope});"
        if kind < 0.72:
            return f"((uc*){array})[{index}]={value};" if kind < 0.69 else f"a+=((uc*){array})[{index}];"
        if kind < 0.76:
            return (
                f"*(au*)((uc*){array}+{self._index(size)})={value};"
                if kind < 0.74
                else (f"a+=*(au*)((uc*){array}+{index});")
            )
        if kind < 0.82:
            four = f"({index}/4u*4u)"
            if kind < 0.79:
                return f"*(v4*)({array}+{four})=(v4){{{value},1,2,T}};"
            return f"a+=((v4*)({array}+{four}))->z;"
        if kind < 0.86:
            return f"__builtin_memcpy({array}+({index}/2u*2u),{array}+({self._index(size)}/2u*2u),8);"
        if kind < 0.90:
            return f"((us*){array})[{index}]={value};"
        if kind < 0.94:
            cast = f"((L3 u*)((u)(L3 u*){array}+4u*({index})))"
            return f"*{cast}={value};" if kind < 0.92 else f"a+=*{cast};"
        if self._copies:
            at = self._random.choice(
                (f"F*{self._lanes}u%{size}u", "0", f"(i&1)*{self._lanes}u", f"W*16u%{size - 63}u")
            )
            return (
                f"__builtin_amdgcn_global_load_lds((L1 u*)(in+T),(L3 u*){array}"
                f"+__builtin_amdgcn_readfirstlane({at}),4,0,0);"
            )
        return f"{array}[{at}]+={value};"

    def _settled(self, array: str, size: int, where: str) -> str:
        """An access of what one work-item or wave has for itself, if there are elements for all."""
        wide = f"(T*4u%{size}u)"
        lanes = self._lanes
        return self._random.choice(
            (
                f"{array}[{where}T%{size}u]=in[T];",
                f"a+={array}[{where}T%{size}u];",
                f"a+={array}[{where}(W*{lanes}u+((L+5u)%{lanes}u))%{size}u];",
                f"a+={array}[{where}(F*{lanes}u+(L^1u))%{size}u];",
                f"{array}[{where}(F*{lanes}u+M)%{size}u]=a;",
                f"((uc*){array})[T]=a; a+=((uc*){array})[T^3u];",
                f"((us*){array})[T^1u]=a;",
                f"*(v4*)((uc*){array}+T*4u/16u*16u)=(v4){{1,a,2,T}};",
                f"if (T<{size // 4}u) *(v4*)({array}+{wide})=(v4){{1,a,2,T}};",
                f"__hip_atomic_fetch_add(&{array}[in[T]%{size}u],1u,__ATOMIC_RELAXED,__HIP_MEMORY_SCOPE_WORKGROUP);",
                f"*((L3 u*)((u)(L3 u*){array}+4u*(T%{size}u)))=T;",
                f"__builtin_memcpy({array}+T%{size}u,{array}+(T^1u)%{size}u,4);",
            )
        )

    # --- indices --------------------------------------------------------------------------------------------

    def _slot(self, slots: int) -> str:
        if slots == 1:
            return "0u"
        ways = [f"(i%{slots}u)", f"((i+1)%{slots}u)", f"(i%{slots}u)", "0u", "1u"]
        if slots >= 3:
            ways += ["(r%3u)", "(r%3u)", f"((r+1)%{slots}u)", f"((i+2)%{slots}u)"]
        elif slots == 2:
            ways += ["(i&1)", "(r&1)", "((i+1)&1)", "((i^1)&1)"]
        return self._random.choice(ways)

    def _own(self, size: int) -> str:
        """An index that each work-item has for itself, if there are enough elements."""
        return self._random.choice(
            (f"T%{size}u", f"({size - 1}u-T%{size}u)", f"(T%{size}u)", f"(W*{self._lanes}u+L)%{size}u")
        )

    def _matching(self, size: int) -> tuple[str, str]:
        """The index of a store, and that of the load that reads what it wrote."""
        k = self._random.choice((0, 1, 5, 32, 63, 64, 65, 128))
        if size & (size - 1) == 0:
            to = self._random.choice(
                (f"(T&{size - 1}u)", f"((T^(T>>3&7))&{size - 1}u)", f"((T*5u)&{size - 1}u)")
            )
            return to, self._random.choice((f"((T+{k}u)&{size - 1}u)", f"((T^{k}u)&{size - 1}u)", to))
        return f"(T%{size}u)", self._random.choice((f"((T+{k}u)%{size}u)", f"(T%{size}u)"))

    def _index(self, size: int) -> str:
        k = self._random.choice((0, 1, 16, 32, 33, 63, 64, 65, 100, 128))
        mask = size - 1 if size & (size - 1) == 0 else 63
        if self._calm and self._random.random() < 0.9:
            return f"({self._own(size)})"
        lanes = self._lanes
        ways = (
            self._own(size), self._own(size), self._own(size), f"((T+{k}u)%{size}u)", f"((T^{k}u)&{mask}u)", "L", "M",
            f"(W*{k}u+L)%{size}u", f"(F*{lanes}u+L)%{size}u", f"(F*{k}u+L)%{size}u", f"(T*3u)%{size}u", "(T>>1)%64u",
            f"(T+i)%{size}u", f"(T+i*64u)%{size}u", f"(T^i)&{mask}u", f"(in[T]%{size}u)", f"(n%{size}u)",
            f"(__builtin_amdgcn_readfirstlane(in[T])%{size}u)", f"(T*2u+(n&1))%{size}u", f"(T&~{lanes - 1}u)%{size}u",
            f"(T+n*{lanes}u)%{size}u", f"((T+{k}u)&{mask}u)", f"(T>>2)%{size}u", f"(in[3]+T)%{size}u", f"{k % size}u",
            f"(T/20u*20u+T%20u)%{size}u",
        )  # fmt: skip
        return f"({self._random.choice(ways)})"


def compiled(kernels: list[CampaignKernel], arch: str, folder: Path, level: str) -> str:
    """The IR that clang makes of kernels.

    Raises:
        subprocess.CalledProcessError: clang fails.
    """
    source, target = folder / "batch.hip", folder / "batch.ll"
    source.write_text(_HEAD + "".join(one.text for one in kernels))
    subprocess.run(
        [
            "clang-22", "-x", "hip", "--cuda-device-only", "-nogpuinc", "-nogpulib", f"--offload-arch={arch}", level,
            "-Wno-everything", "-S", "-emit-llvm", "-o", str(target), str(source),
        ],
        check=True,
    )  # fmt: skip
    text = target.read_text()
    nodes = []
    for number, one in enumerate(kernels):
        if one.sizes is not None:
            node = f"!{90000 + number}"
            text = re.sub(
                rf"(define [^\n]*@{one.name}\([^\n]*) \{{\n", rf"\1 !reqd_work_group_size {node} {{\n", text
            )
            nodes.append(f"{node} = !{{{', '.join(f'i32 {size}' for size in one.sizes)}}}")
    return text + "\n".join(nodes) + "\n"


def raced(module: Module, kernel: CampaignKernel) -> set[Pair]:
    """The pairs of lines that race in an execution."""
    found: set[Pair] = set()
    contents = (
        np.random.default_rng(1).integers(0, 300, _WORDS).astype(np.uint32),
        np.random.default_rng(2).integers(0, 8, _WORDS).astype(np.uint32),
    )
    for block in kernel.blocks:
        for n, data in ((0, 0), (3, 1), (5, 0), (6, 1)):
            for schedule in _SCHEDULES:
                arguments = [contents[data].copy(), np.zeros(_WORDS, np.uint32), f"u32={n}"]
                launch = Launch(block=block, arguments=arguments, kernel=kernel.name)
                try:
                    result = simulate(module, launch, schedule, limit=_LIMIT)
                except LdsoptError as error:
                    print(f"  {kernel.name}: not simulated: {str(error)[:150]}", file=sys.stderr)
                    return found
                if any(f.kind in ("out-of-bounds", "divergent-barrier", "deadlock") for f in result.findings):
                    continue
                found |= racing(result.findings)
    return found


def _batches(first: int, count: int) -> Iterator[tuple[str, list[int], str]]:
    for number, start in enumerate(range(first, first + count, _BATCH)):
        level = ("-O1", "-O3", "-O2")[number // len(TARGETS) % 3]
        yield TARGETS[number % len(TARGETS)][0], list(range(start, min(start + _BATCH, first + count))), level


def run(first: int, count: int, *, code: bool, keep: Path | None, seconds: float = 60.0) -> Counter[str]:
    """The campaign: how many kernels there were of each kind. Wrong verdicts are printed."""
    counts: Counter[str] = Counter()
    for arch, seeds, level in _batches(first, count):
        kernels = [KernelMaker(seed, arch).make() for seed in seeds]
        with tempfile.TemporaryDirectory() as name:
            text = compiled(kernels, arch, Path(name), level)
        module = ldsopt.parse(text)
        found = verdicts(module, seconds=seconds)
        free_code: set[str] = set()
        if code:
            assembly = ldsopt.compile(module, emit="asm").data
            judged = ldsopt.check_code(assembly, "k.s", None, RaceCheckOptions(race_seconds=seconds))
            free_code = {one.function for one in judged.races or () if one.pairs == one.free}
            counts["code judged"] += len(judged.races or ())
            counts["code free"] += len(free_code)
        for kernel in kernels:
            seen, verdict = raced(module, kernel), found.get(kernel.name)
            unproven = verdict.named if verdict else set()
            everything = verdict is not None and (verdict.count.pairs, verdict.count.free) == (1, 0)
            counts["kernels"] += 1
            counts["planted"] += kernel.planted
            counts["raced"] += bool(seen)
            counts["raced, planted"] += bool(seen) and kernel.planted
            counts["judged"] += verdict is not None
            counts["IR free"] += verdict is not None and not unproven
            counts["not raced, unproven"] += bool(unproven) and not seen
            if verdict is not None and verdict.count.alike:
                # The simulator calls it a race where some other lane of such a store changes what is there.
                seen = {pair for pair in seen if len(pair) > 1}
            wrong = [] if everything else sorted(tuple(sorted(pair)) for pair in seen - unproven)
            if wrong:
                counts["IR wrong"] += 1
                print(f"WRONG: {kernel.name} ({arch} {level}): lines {wrong[:4]}")
            if kernel.name in free_code and seen:
                counts["code wrong"] += 1
                print(f"WRONG CODE: {kernel.name} ({arch} {level})")
        print(f"{counts['kernels']} kernels, {counts['raced']} raced", file=sys.stderr, flush=True)
        if keep is not None:
            (keep / f"batch{seeds[0]}.ll").write_text("\n".join(module.lines))
    return counts


def run_removals(seconds: float) -> Counter[str]:
    """Takes barriers of the corpus' IR out one at a time, of each module in turn, while there is time.

    *Found* is a removal of which a pair that raced in a launch is unproven, *free* one of which none is. The order of
    copies that are in flight at a barrier is that of waits, and not looked at.

    Args:
        seconds: of processor time, after which none is begun.
    """
    sys.path[:0] = [str(Path(__file__).parent.parent / folder) for folder in ("simt", "")]
    removed = importlib.import_module("test_removed_barriers")
    counts: Counter[str] = Counter()
    end = time.process_time() + seconds
    for one in removed.removals_in_turn():
        counts["removed"] += 1
        counts["raced"] += bool(one.seen)
        counts["found"] += bool(one.seen & one.unproven)
        counts["free"] += bool(one.seen) and not one.unproven
        if one.seen and not one.seen & one.unproven:
            print(f"not found: {one.name}")
        if time.process_time() > end:
            break
    return counts


def main() -> int:
    """Runs the campaign; 1 if a verdict is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--kernels", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--without-code", action="store_true")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--removals", type=float, metavar="SECONDS", help="barriers of the corpus instead")
    options = parser.parse_args()
    if options.removals:
        found = run_removals(options.removals)
        print(", ".join(f"{count} {name}" for name, count in found.items()))
        return 1 if found["free"] else 0
    counts = run(options.first, options.kernels, code=not options.without_code, keep=options.keep)
    for name, count in counts.items():
        print(f"{name:24} {count}")
    return 1 if counts["IR wrong"] or counts["code wrong"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
