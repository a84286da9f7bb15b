"""Random kernels whose prologue and loop depend on an argument, as Triton's pipelined ones do, and what goes wrong.

Tiles of `TILE` rows are filled into a ring of three slots, two in front of the loop. A lane fills the row of its own that
is below the argument ``n``; a wave without such a lane skips its DMA, so that a wait for all but the last few waits for
older ones than it was written for. In some kernels half of the waves wait at a barrier more in front of the loop, and
the others behind it.

`conflicts` is the oracle: it runs four waves of 32 lanes for each ``n``, lane by lane, and knows no analysis.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ring_kernels import BARRIER, HEADER, SLOT_BYTES, Step, WaveOfRing, faults

TILE = 32
WAVES, LANES = 4, 32
_STAGES = 3


@dataclass(frozen=True)
class LaunchKernel:
    """A kernel.

    Attributes:
        rows: which row of a tile a lane fills: ``few`` (lane & 7), ``own`` (lane), ``wave`` (the wave's number and so on),
            or of all lanes of a wave the same one: ``by 10`` (30 at most, in the tile), ``by 11`` (33, out of it by one).
        prologue, loop, epilogue: how many DMAs the waits leave in flight: behind the prologue, in each iteration, and ahead
            of each read behind the loop.
        order: of an iteration: ``w`` waits, ``b`` is a barrier, ``r`` reads, ``f`` fills.
        staggered: half of the waves are a barrier ahead in the loop.
        tiles: how often all of that is done, as by a kernel whose workgroups go from tile to tile.
    """

    rows: str = "few"
    prologue: int = 1
    loop: int = 1
    epilogue: tuple[int, int] = (0, 0)
    order: str = "wbrf"
    staggered: bool = False
    tiles: int = 1

    def row(self, wave: int, lane: int) -> int:
        item = wave * LANES + lane
        of_wave = item >> 5
        return {
            "few": item & 7,
            "own": item & 31,
            "wave": of_wave + (item & 16),
            "by 10": of_wave * 10,
            "by 11": of_wave * 11,
        }[self.rows]

    def steps(self, wave: int, n: int) -> Iterator[Step]:
        """The steps of a wave."""
        for _ in range(self.tiles):
            yield from self.steps_of_tile(wave, n)

    def steps_of_tile(self, wave: int, n: int) -> Iterator[Step]:
        """The steps of a wave for one tile."""

        def fill(slot: int, left: int) -> Iterator[Step]:
            if any(self.row(wave, lane) < left for lane in range(LANES)):
                yield Step("fill", slot % _STAGES)

        yield from fill(0, n)
        if n > TILE:
            yield from fill(1, n - TILE)
        yield Step("wait", leaves=self.prologue)
        yield Step("barrier")
        if self.staggered and wave >= WAVES // 2:
            yield Step("barrier")
        iterations, at = 0, 0
        while at < n - 2 * TILE:
            for step in self.order:
                if step == "w":
                    yield Step("wait", leaves=self.loop)
                elif step == "b":
                    yield Step("barrier")
                elif step == "r":
                    yield Step("read", iterations % _STAGES)
                else:
                    yield from fill(iterations + 2, n - 2 * TILE - at)
            iterations, at = iterations + 1, at + TILE
        if self.staggered and wave < WAVES // 2:
            yield Step("barrier")
        for number, leaves in enumerate(self.epilogue):
            yield Step("wait", leaves=leaves)
            yield Step("barrier")
            if n > number * TILE:
                yield Step("read", (iterations + number) % _STAGES)

    # --- the kernel ---------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        row = {
            "few": "%row = and i32 %item, 7",
            "own": "%row = and i32 %item, 31",
            "wave": "%half = and i32 %item, 16\n  %number = lshr i32 %item, 5\n  %row = or disjoint i32 %number, %half",
            "by 10": "%number = lshr i32 %item, 5\n  %row = mul i32 %number, 10",
            "by 11": "%number = lshr i32 %item, 5\n  %row = mul i32 %number, 11",
        }[self.rows]
        waits = [self.wait(leaves) for leaves in (self.prologue, self.loop, *self.epilogue)]
        high, low = (
            (self.guarded("first", "%is.high"), self.guarded("last", "%is.low"))
            if self.staggered
            else ("", "")
        )
        steps = {
            "w": waits[1],
            "b": BARRIER,
            "r": self.read("%p0", "in"),
            "f": self.fill("next", "%p.next", "%left"),
        }
        tile, tiles = "", "  ret void"
        if self.tiles > 1:
            tile = "  br label %tile\ntile:\n  %t = phi i32 [ 0, %entry ], [ %t.next, %over.1 ]\n"
            tiles = (
                f"  %t.next = add i32 %t, 1\n  %t.again = icmp slt i32 %t.next, {self.tiles}\n"
                "  br i1 %t.again, label %tile, label %out\nout:\n  ret void"
            )
        into = {"ahead.0": "@S", "ahead.1": f"getelementptr (i8, ptr addrspace(3) @S, i32 {SLOT_BYTES})"}
        return f"""{HEADER}
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 {{
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  {row}
  %own = shl i32 %item, 4
  %turned = sub i32 {WAVES * LANES - 1}, %item
  %other = shl i32 %turned, 4
  %is.low = icmp ult i32 %item, {WAVES * LANES // 2}
  %is.high = xor i1 %is.low, true
{tile}{self.fill("zero", into["ahead.0"], "%n")}
  %left.1 = add nsw i32 %n, -{TILE}
  %more.1 = icmp sgt i32 %n, {TILE}
{self.fill("one", into["ahead.1"], "%left.1", "%more.1")}
{waits[0]}{BARRIER}{high}
  %bound = add nsw i32 %n, -{2 * TILE}
  %enters = icmp sgt i32 %bound, 0
  br label %ahead
ahead:
  br i1 %enters, label %head, label %behind
head:
  %at = phi i32 [ 0, %ahead ], [ %at.next, %latch ]
  %slot = phi i32 [ 1, %ahead ], [ %slot.next, %latch ]
  %p0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %p1 = phi ptr addrspace(3) [ {into["ahead.1"]}, %ahead ], [ %p.next, %latch ]
  %slot.more = add i32 %slot, 1
  %slot.ends = icmp slt i32 %slot.more, {_STAGES}
  %slot.next = select i1 %slot.ends, i32 %slot.more, i32 0
  %slot.at = mul i32 %slot.next, {SLOT_BYTES}
  %p.next = getelementptr i8, ptr addrspace(3) @S, i32 %slot.at
  %counted = add i32 %at, {2 * TILE}
  %left = sub i32 %n, %counted
{"".join(steps[step] for step in self.order)}
  br label %latch
latch:
  %at.next = add i32 %at, {TILE}
  %again = icmp slt i32 %at.next, %bound
  br i1 %again, label %head, label %behind
behind:
  %q0 = phi ptr addrspace(3) [ @S, %ahead ], [ %p1, %latch ]
  %q1 = phi ptr addrspace(3) [ {into["ahead.1"]}, %ahead ], [ %p.next, %latch ]
  %some.0 = icmp sgt i32 %n, 0
  %some.1 = icmp sgt i32 %n, {TILE}
  br label %tail
tail:
{low}{waits[2]}{BARRIER}  br i1 %some.0, label %read.0, label %over.0
read.0:
{self.read("%q0", "a")}  br label %over.0
over.0:
{waits[3]}{BARRIER}  br i1 %some.1, label %read.1, label %over.1
read.1:
{self.read("%q1", "b")}  br label %over.1
over.1:
{tiles}
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="{WAVES * LANES},{WAVES * LANES}" }}
"""

    def wait(self, leaves: int) -> str:
        return f"  call void @llvm.amdgcn.s.wait.asynccnt(i16 {leaves})\n"

    def guarded(self, name: str, condition: str) -> str:
        return (
            f"  br i1 {condition}, label %{name}.waits, label %{name}.goes\n{name}.waits:\n"
            f"  call void @llvm.amdgcn.s.barrier()\n  br label %{name}.goes\n{name}.goes:\n"
        )

    def fill(self, name: str, into: str, left: str, also: str = "true") -> str:
        return f"""  %{name}.below = icmp slt i32 %row, {left}
  %{name}.fills = and i1 %{name}.below, {also}
  %{name}.at = getelementptr i8, ptr addrspace(3) {into}, i32 %own
  br i1 %{name}.fills, label %{name}.fill, label %{name}.behind
{name}.fill:
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %{name}.at, i32 0, i32 0)
  br label %{name}.behind
{name}.behind:
"""

    def read(self, pointer: str, name: str) -> str:
        return f"""  %{name}.at = getelementptr i8, ptr addrspace(3) {pointer}, i32 %other
  %{name}.value = load float, ptr addrspace(3) %{name}.at, align 16
  store volatile float %{name}.value, ptr addrspace(1) %o
"""


def conflicts(kernel: LaunchKernel, sizes: range = range(-3, 5 * TILE + 2)) -> frozenset[str]:
    """The faults that are possible for some ``n``: ``missing-wait``, ``dma-across-barrier``."""
    launches = ([WaveOfRing(kernel.steps(wave, n)) for wave in range(WAVES)] for n in sizes)
    return frozenset().union(*(faults(waves, own_bytes=True) for waves in launches))


def random_kernel(random: Random) -> LaunchKernel:
    """One of the kernels, by chance."""
    return LaunchKernel(
        random.choice(["few", "few", "own", "wave", "by 10", "by 11"]),
        random.choice([0, 1, 1, 2]),
        random.choice([0, 1, 1, 2]),
        (random.choice([0, 0, 1]), random.choice([0, 0, 0, 1])),
        random.choice(["wbrf", "wbrf", "wbrfb", "fwbr", "bwbrf", "wbrbf"]),
        random.random() < 0.5,
        random.choice([1, 1, 2]),
    )
