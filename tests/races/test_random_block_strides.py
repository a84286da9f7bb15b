"""Random loops that stride by the workgroup's size: `check` names each race that executions show, whatever the size is."""

import random
from itertools import product
from typing import Any

import pytest
from executed_races import Pair, racing, verdicts
from text_sections import beside

import ldsopt
from ldsopt import Launch, Schedule
from ldsopt.analysis.races import facts, solver

TEXTS = beside(__file__)

SIZES = (96, 128, 192)
PLANES = ((16, 8), (24, 8), (64, 3), (128, 1))
SCHEDULES = (Schedule(), Schedule("reversed"))


class Body:
    """Writes loops and the accesses in them, random ones."""

    def __init__(self, chance: random.Random) -> None:
        self._chance, self._loops = chance, 0
        self._starts = ["%t"]
        self.text, self.block = "", "begin"
        self._shape = chance.choice(["plain", "plain", "row", "twice", "flip", "wide"])
        self._odd = chance.choice([0, 0.05, 0.15, 0.3])
        self.is_plane = chance.random() < 0.25
        for number in range(chance.choice([1, 1, 1, 2, 2, 3])):
            if self.is_plane and chance.random() < 0.5:
                index = self._pick(["%linear"], ["%across", "%shorter", "%t"])
                self.text += self._access(f"%p{number}", index, 1)
            else:
                self._loop()

    def _pick(self, usual: list[str], odd: list[str]) -> str:
        """One that a proof may be found of, mostly; how often not, each kernel decides."""
        return self._chance.choice(odd if self._chance.random() < self._odd else usual)

    def _loop(self) -> None:
        chance, self._loops = self._chance, self._loops + 1
        n = f"%l{self._loops}"
        start = self._pick(self._starts, ["%t2", "%t4", "%above", "%swapped", "%halved", "0"])
        if self.is_plane:
            start = self._pick(["%linear"], ["%across", "%shorter", "%t"])
        times = chance.choice([1, 1, 1, 2, 4])
        usual = "%size" if times == 1 else f"%size.{times}"
        by = self._pick([usual], ["%size", "%size.half", "%n", "64"])
        if self.is_plane:
            by, times = self._pick(["%area"], ["%size", "%square", "%area.half"]), 1
        flags = self._pick(["nuw nsw", "nuw"], ["nsw", ""])
        most = chance.choice([200, 300, 500])
        accesses = "".join(
            self._access(f"{n}.{k}", f"{n}.i", times) for k in range(chance.choice([1, 1, 2, 3]))
        )
        head, tail = f"loop{self._loops}", f"on{self._loops}"
        self.text += (
            f"br label %{head}\n{head}:\n{n}.i = phi i32 [ {start}, %{self.block} ], [ {n}.next, %{head} ]\n"
            f"{accesses}{n}.next = add {flags} i32 {n}.i, {by}\n{n}.more = icmp ult i32 {n}.next, {most}\n"
            f"br i1 {n}.more, label %{head}, label %{tail}\n{tail}:\n"
        )
        self.block = tail
        self._starts.append(f"{n}.next")

    def _access(self, n: str, i: str, times: int) -> str:
        chance = self._chance
        index, made = i, ""
        ahead = self._pick(["", "", "%size", "%size.2"][: 2 + times // 2], ["1", "%size", "%size.2"])
        if ahead:
            made, index = f"{n}.a = add nuw nsw i32 {i}, {ahead}\n", f"{n}.a"
        shape = self._pick([self._shape], ["plain", "row", "mask", "wide"])
        if shape == "row":
            pitch = self._pick(["8", "9"], ["7"])
            made += (
                f"{n}.r = lshr i32 {index}, 3\n{n}.s = mul i32 {n}.r, {pitch}\n"
                f"{n}.c = and i32 {index}, 7\n{n}.x = add i32 {n}.s, {n}.c\n"
            )
        elif shape == "mask":
            made += f"{n}.x = and i32 {index}, {chance.choice([511, 1023, 63])}\n"
        elif shape in ("twice", "flip"):
            made += f"{n}.x = {'shl nuw' if shape == 'twice' else 'xor'} i32 {index}, 1\n"
        index = index if shape in ("plain", "wide") else f"{n}.x"
        inbounds = self._pick(["inbounds "], [""])
        place = f"{n}.p = getelementptr {inbounds}i32, ptr addrspace(3) @L, i32 {index}\n"
        if chance.random() < 0.25:
            return f"{made}{place}{n}.v = load i32, ptr addrspace(3) {n}.p\n"
        stored = "<2 x i32> zeroinitializer" if shape == "wide" else "i32 %t"
        return f"{made}{place}store {stored}, ptr addrspace(3) {n}.p, align 4\n"


def module(body: Body) -> ldsopt.Module:
    """A kernel without a barrier."""
    plane = TEXTS["PLANE"] if body.is_plane else ""
    return ldsopt.parse(TEXTS["KERNEL"].format(body=plane + body.text))


def free_and_missed(seed: int) -> tuple[int, set[Pair]]:
    """Of one kernel the number of pairs that are proved free, and what executions show that `check` does not name."""
    body = Body(random.Random(seed))
    kernel = module(body)
    found = verdicts(kernel, seconds=5.0).get("k")
    if found is None:  # it stores nothing
        return 0, set()
    blocks = PLANES if body.is_plane else [(size,) for size in SIZES]
    launches = (Launch(block=block, arguments={"n": n}) for block in blocks for n in (1, 40, block[0]))
    shown = {
        pair
        for launch, schedule in product(launches, SCHEDULES)
        for pair in racing(ldsopt.simulate(kernel, launch, schedule).findings)
    }
    return found.count.free, shown - found.named


def test_what_executions_show_is_named() -> None:
    pytest.importorskip("bitwuzla")
    found = [free_and_missed(seed) for seed in range(7)]
    assert sum(free for free, _ in found) >= 10
    assert not any(missed for _, missed in found)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(7, 200))
def test_more_of_what_executions_show_is_named(seed: int) -> None:
    pytest.importorskip("bitwuzla")
    assert not free_and_missed(seed)[1]


@pytest.mark.parametrize("fault", ["step", "distance", "size of access"])
def test_planted_faults_are_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("bitwuzla")
    query, sizes = solver.RaceQuery, facts.KernelFacts._sizes
    if fault == "step":
        monkeypatch.setattr(
            facts.KernelFacts, "_sizes", lambda *given: (found[0], 4) if (found := sizes(*given)) else None
        )
    elif fault == "distance":
        apart = query._assert_apart

        def twice(self: Any, one: Any, other: Any, by: Any, step: int, *unless: Any) -> None:
            apart(self, one, other, by, 2 * step, *unless)

        monkeypatch.setattr(query, "_assert_apart", twice)
    else:
        indices = query._indices
        monkeypatch.setattr(
            query, "_indices", lambda self, a, b, given: indices(self, (a[0], 1), (b[0], 1), given)
        )
    assert free_and_missed(19)[1]
