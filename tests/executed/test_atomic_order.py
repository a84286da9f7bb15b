"""Random kernels whose waves take tickets: `verify` tells a barrier that none needs from one that decides the order."""

import random
from collections.abc import Callable

import pytest
from text_sections import beside

import ldsopt
from ldsopt import Launch, Schedule

TEXTS = beside(__file__)

ITEMS, GROUPS, STAGES = 256, 2, 3
SCHEDULES = (Schedule(), Schedule("random", seed=1), Schedule("random", fine=True, seed=3))
BARRIER = (
    '  fence syncscope("workgroup") release\n'
    "  call void @llvm.amdgcn.s.barrier()\n"
    '  fence syncscope("workgroup") acquire\n'
)
SPARE = "; spare\n" + BARRIER
HEAD = TEXTS["HEAD"]
TAIL = """  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %was = atomicrmw add ptr addrspace(1) %o, i32 VALUE syncscope("agent") monotonic
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
"""


class Stages:
    """The code of a kernel, stage after stage; each has a counter and a list of its own."""

    def __init__(self, chance: random.Random) -> None:
        self._value, self._last, self._chance = "%t", "begin", chance
        made = (self._list, self._some, self._exchange, self._of_memory)
        self.text = "".join(BARRIER + chance.choice(made)(n) + self._spare() for n in range(STAGES))
        self.text = HEAD + self.text + TAIL.replace("VALUE", self._value)

    def _spare(self) -> str:
        return SPARE * self._chance.randint(0, 2)

    def _ticket(self, n: int, condition: str = "") -> str:
        """Each work-item puts its value at its ticket's place of a list."""
        counter = f"  %c{n} = getelementptr i32, ptr addrspace(3) @C, i32 {n}\n"
        taken = f'  %n{n} = atomicrmw add ptr addrspace(3) %c{n}, i32 1 syncscope("workgroup") monotonic\n'
        put = (
            f"  %a{n} = add i32 %n{n}, {256 * n}\n"
            f"  %p{n} = getelementptr i32, ptr addrspace(3) @L, i32 %a{n}\n"
            f"  store i32 {self._value}, ptr addrspace(3) %p{n}\n"
        )
        if not condition:
            return counter + taken + put
        branch = f"  br i1 {condition}, label %in{n}, label %on{n}\nin{n}:\n"
        return f"{counter}{branch}{taken}{put}  br label %on{n}\non{n}:\n"

    def _read(self, n: int) -> str:
        return (
            f"  %b{n} = add i32 %t, {256 * n}\n"
            f"  %q{n} = getelementptr i32, ptr addrspace(3) @L, i32 %b{n}\n"
            f"  %r{n} = load i32, ptr addrspace(3) %q{n}\n"
        )

    def _list(self, n: int) -> str:
        text = self._ticket(n) + self._spare() + BARRIER + self._read(n)
        self._value = f"%r{n}"
        return text

    def _some(self, n: int) -> str:
        before, bit = self._value, self._chance.choice([1, 3, 64])
        text = f"  %d{n} = and i32 {before}, {bit}\n  %k{n} = icmp ne i32 %d{n}, 0\n"
        text += self._ticket(n, f"%k{n}") + BARRIER
        text += f"  %s{n} = load i32, ptr addrspace(3) %c{n}\n  %i{n} = icmp ult i32 %t, %s{n}\n"
        text += f"  br i1 %i{n}, label %get{n}, label %got{n}\nget{n}:\n{self._read(n)}  br label %got{n}\ngot{n}:\n"
        self._value = f"%x{n}"
        return text + f"  %x{n} = phi i32 [ %r{n}, %get{n} ], [ {before}, %on{n} ]\n"

    def _exchange(self, n: int) -> str:
        given, self._value = self._value, f"%e{n}"
        return (
            f"  %c{n} = getelementptr i32, ptr addrspace(3) @C, i32 {n}\n{self._spare()}"
            f'  %e{n} = atomicrmw xchg ptr addrspace(3) %c{n}, i32 {given} syncscope("workgroup") monotonic\n'
        )

    def _of_memory(self, n: int) -> str:
        given, self._value = self._value, f"%x{n}"
        return (
            f"  %g{n} = getelementptr i32, ptr addrspace(1) %count, i32 {n}\n{self._spare()}"
            f'  %m{n} = atomicrmw add ptr addrspace(1) %g{n}, i32 1 syncscope("agent") monotonic\n'
            f"  %x{n} = xor i32 %m{n}, {given}\n"
        )


def verdict(before: str, after: str) -> ldsopt.Verification:
    """The verdict on two kernels with the same arguments."""
    launch = Launch((GROUPS,), (ITEMS,), (f"i32[{ITEMS}]=zeros", "i32[4]=zeros"))
    return ldsopt.verify(ldsopt.parse(before), ldsopt.parse(after), launch, schedules=SCHEDULES)


def without(text: str, barrier: str, chance: random.Random) -> str:
    """A kernel without one of its barriers of that spelling."""
    *parts, last = text.split(barrier)
    gone = chance.randrange(len(parts))
    return "".join(p + ("" if n == gone else barrier) for n, p in enumerate(parts)) + last


def test_a_barrier_that_none_needs_is_no_difference() -> None:
    replayed = 0
    for seed in range(8):
        chance = random.Random(seed)
        text = Stages(chance).text
        if SPARE in text:
            found = verdict(text, without(text, SPARE, chance))
            assert found.is_equivalent, (seed, found)
            replayed += bool(found.replayed)
    assert replayed >= 3


@pytest.mark.parametrize(
    ("of", "to"), [("i32 1 sync", "i32 2 sync"), ("%b{} = add i32 %t,", "%b{} = sub i32 %t, -1 ;")]
)
def test_another_value_is_one(of: str, to: str) -> None:
    differ = 0
    for seed in range(8):
        text = Stages(random.Random(seed)).text
        stages = [n for n in range(STAGES) if of.format(n) in text]
        if stages:
            spared = text.replace(SPARE, "")
            changed = spared.replace(of.format(stages[0]), to.format(stages[0]), 1)
            differ += not verdict(text, changed).is_equivalent
    assert differ >= 5


def campaign(seeds: range, made: Callable[[str, random.Random], str]) -> int:
    """The number of kernels that differ from what is made of them."""
    return sum(
        not verdict(text, made(text, random.Random(seed))).is_equivalent
        for seed in seeds
        for text in [Stages(random.Random(seed)).text]
    )


@pytest.mark.long
@pytest.mark.slow
def test_more_of_them() -> None:
    assert not campaign(range(100, 300), lambda text, chance: text.replace(SPARE, ""))
