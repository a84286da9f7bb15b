"""Random kernels that store where counters in LDS say: `check` names each race that executions show."""

import random

import pytest
from executed_races import FENCED, ITEMS, arm, checked, executed, head, racing

from ldsopt.analysis.races import facts

HEAD = head(C=4, L=2048)


class Body:
    """Writes the body of a kernel, a random one."""

    def __init__(self, chance: random.Random) -> None:
        self._chance, self._number = chance, 0
        self._values, self._iterations = ["%t"], list[str]()
        self.text = self._steps(chance.randint(4, 8), "add add store store store barrier reset if loop loop")

    def _steps(self, number: int, kinds: str) -> str:
        return "".join(getattr(self, f"_{self._chance.choice(kinds.split())}")() for _ in range(number))

    def _new(self) -> str:
        self._number += 1
        return f"%v{self._number}"

    def _counter(self) -> tuple[str, str]:
        n = self._new()
        which = f"{n}.b = and i32 {self._chance.choice([*self._iterations, *self._values])}, 3\n"
        place = self._chance.choice(["0", "0", "1", f"{n}.b"])
        return n, f"{which}{n} = getelementptr i32, ptr addrspace(3) @C, i32 {place}\n"

    def _add(self) -> str:
        (pointer, made), value = self._counter(), self._new()
        self._values.append(value)
        added = f"atomicrmw add ptr addrspace(3) {pointer}, i32 {self._chance.choice([1, 1, 2, 4])}"
        return f'{made}{value} = {added} syncscope("workgroup") monotonic\n'

    def _store(self) -> str:
        n, ahead = self._new(), self._chance.choice([0, 0, 1, 256, 300])
        value = self._chance.choice([self._values[-1], self._chance.choice(self._values)])
        place = f"{n}.a = add i32 {value}, {ahead}\n{n}.m = and i32 {n}.a, 2047\n"
        to = f"{n} = getelementptr i32, ptr addrspace(3) @L, i32 {n}.m\n"
        return f"{place}{to}store i32 %t, ptr addrspace(3) {n}\n"

    def _barrier(self) -> str:
        return FENCED

    def _reset(self) -> str:
        pointer, made = self._counter()
        c = self._new()
        test = f"{c} = icmp eq i32 %t, {self._chance.choice([0, 64, 255])}\n"
        return made + test + arm(c[1:], c, f"store i32 0, ptr addrspace(3) {pointer}\n")

    def _if(self) -> str:
        c, before = self._new(), [*self._values]
        test = f"{c} = icmp ult i32 {self._chance.choice(self._values)}, {self._chance.choice([64, 100])}\n"
        inside = self._steps(self._chance.randint(1, 3), "add store store")
        self._values = before
        return test + arm(c[1:], c, inside)

    def _loop(self) -> str:
        i, old, n = self._new(), self._new(), self._number
        start = self._values[-1]
        self._values.append(old)
        self._iterations.append(i)
        body = self._steps(self._chance.randint(2, 5), "add add store store barrier reset if")
        return f"""br label %pre{n}
pre{n}:
br label %loop{n}
loop{n}:
{i} = phi i32 [ 0, %pre{n} ], [ {i}.1, %end{n} ]
{old} = phi i32 [ {start}, %pre{n} ], [ {self._values[-1]}, %end{n} ]
{body}br label %end{n}
end{n}:
{i}.1 = add nuw nsw i32 {i}, 1
{i}.c = icmp ult i32 {i}.1, {self._chance.choice([2, 3])}
br i1 {i}.c, label %loop{n}, label %behind{n}
behind{n}:
"""


def kernel(name: str, chance: random.Random) -> str:
    return f"""define amdgpu_kernel void @{name}(ptr addrspace(1) noalias %p) #0 {{
entry:
%t = call i32 @llvm.amdgcn.workitem.id.x()
%is_first = icmp eq i32 %t, 0
br i1 %is_first, label %clear, label %begin
clear:
store [4 x i32] zeroinitializer, ptr addrspace(3) @C
br label %begin
begin:
{FENCED}{Body(chance).text}ret void
}}
"""


def free_and_missed(seed: int, number: int) -> tuple[int, list[str]]:
    """The pairs of so many kernels that are proved free, and what executions show that `check` does not name."""
    chance = random.Random(seed)
    names = [f"k{n}" for n in range(number)]
    text = HEAD + "".join(kernel(name, chance) for name in names)
    module, check, named = checked(text, seed, 10)
    missed = {
        f"seed {seed}, {call}: {sorted(pair)}"
        for call, found in executed(module, names, [["i32[256]=zeros"]])
        for pair in racing(found) - named
    }
    return sum(race.free for race in check.races or ()), sorted(missed)


@pytest.mark.parametrize("seed", [2, pytest.param(1, marks=[pytest.mark.slow, pytest.mark.long])])
def test_what_executions_show_is_named(seed: int) -> None:
    free, missed = free_and_missed(seed, 6)
    assert not missed
    assert free


def test_a_reset_that_is_overlooked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "_growth", lambda *_: ITEMS)
    assert free_and_missed(1, 2)[1]
