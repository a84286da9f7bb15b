"""Kernels of stages: each fills a buffer, meets, reads values that others have stored, and meets again.

Few stages need their buffers at one time, so most of such a kernel may share bytes. That depends on values that are
read once more at the end of an iteration, or kept from before the loop, or from an iteration or a time in which more
work-items filled them; on work-items that return early or in between, whole waves of them or single lanes; on waves
that end in a function; on stores whose slot a loop of unknown length finds; on comparisons with null; on another kernel
that keeps a variable at its place; and on sizes that are not known. Work-items that stay have numbers below ``%live``;
the first fill of a buffer covers all slots that they read.

Example, in words::

    work-items not below m return, in whole waves
    n times:   fill A by a loop over i = id, id + m, ... < 2 m;  meet;  read A[(id + 3) mod 2 m];  meet
               every first lane of a wave fills its slot of B;   meet;  read B[(id + 1) mod m / 64];  meet
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ldsopt.verifier.generator.kernel_text import LDS, KernelText, synchronize

_SLOTS = 2
"""Slots of a buffer for each work-item of the largest workgroup."""


class StageProgram:
    """Writes the body of such a kernel.

    Args:
        text: to write to; behind the first instructions of the kernel.
        block: work-items of a workgroup.
        wave: lanes of a wave.

    Attributes:
        names: of the variables.
        words: the words of each variable.
        sum: name of a value that depends on all values read.
        parts_waves: some lanes of a wave may return and others not, whatever ``%m`` is.
        named: the variable named in a function that another kernel calls, too; empty if there is none.
    """

    def __init__(self, text: KernelText, *, arch: str, block: int, wave: int) -> None:
        self.text, self.arch, self.block, self.wave = text, arch, block, wave
        self.names = tuple(f"S{number}" for number in range(text.chance.choice((2, 3, 3, 4))))
        self.words = _SLOTS * block
        self.sum = "0"
        self.parts_waves = False
        self.named = ""
        self._iteration = ""

    def run(self) -> None:
        """Writes everything up to the end of the last stage."""
        text, chance = self.text, self.text.chance
        self._live = str(self.block)
        if chance.random() < 0.2:
            self.named = chance.choice(self.names)
            text.functions["fill"] = fill(self.named)
        self._earlier = chance.sample(self.names, chance.choice((0, 0, 0, 1)))
        for name in self._earlier:
            self._strided(name, str(self.block))
            synchronize(text, self.arch)
            self._read(name, str(self.block), 0)
            synchronize(text, self.arch)
        if chance.random() < 0.6:
            self._live = "%m"
            far = text.make("icmp uge i32 %tid, %m")
            self._end(far)
        if chance.random() < 0.06:
            self._compare(chance.choice(self.names))
        self._wide = text.make(f"mul i32 {self._live}, {_SLOTS}")
        self._kept = chance.sample(self.names, chance.choice((0, 0, 0, 1)))
        for name in self._kept:
            self._strided(name)
            synchronize(text, self.arch)
        if chance.random() < 0.7:
            self._loop()
        else:
            self._stages()

    def _end(self, far: str) -> None:
        """Ends lanes for which ``far`` is true: they return, maybe in parts of a wave, or waves end in a function."""
        text, chance = self.text, self.text.chance
        if chance.random() < (0.6 if self._earlier else 0.2):
            text.functions["quit"] = QUIT
            text.do(f"call void @quit(i1 {far})")
            return
        self.parts_waves = chance.random() < 0.5
        text.do(f"br i1 {far}, label %end, label %stay")
        text.start("stay")

    def _compare(self, name: str) -> None:
        """A comparison by which the kernel's result depends on a variable's place: address 0 is null."""
        text = self.text
        null = text.make(f"icmp eq {LDS} @{name}, null")
        before, lowest = text.only_if(null, lambda: None, "lowest")
        self.sum = text.make(f"phi i32 [ 0, %{before} ], [ 12345, %{lowest} ]")

    def other(self, *, sized: bool) -> str:
        """The text of a second kernel, if there is one."""
        if not self.named or self.text.chance.random() < 0.4:
            return ""
        text = KernelText(self.text.chance)
        synchronize(text, self.arch)
        self.text.declarations |= text.declarations
        return other_kernel(self.named, text.lines, block=self.block, sized=sized)

    def _loop(self) -> None:
        """The stages in a loop of ``%n`` iterations, the same for all lanes."""
        text = self.text
        loop = text.begin_loop("again", iteration="0", sum=self.sum)
        self._iteration, self.sum = loop.names
        text.values.append(self._iteration)
        if text.chance.random() < 0.25:
            self._leave_some()
        self._stages()
        following = text.make(f"add i32 {self._iteration}, 1")
        text.end_loop(loop, text.make(f"icmp slt i32 {following}, %n"), (following, self.sum))

    def _leave_some(self) -> None:
        """In each iteration but the first, the last of the remaining waves returns, or a few work-items."""
        text = self.text
        if text.chance.random() < 0.4:
            gone = text.make(f"mul i32 {self._iteration}, {text.chance.choice((1, 5, self.wave // 2))}")
            left = text.make(f"sub i32 {self._live}, {gone}")
            leaves = text.make(f"icmp sge i32 %tid, {left}")
            text.do(f"br i1 {leaves}, label %end, label %on")
            text.start("on")
            return
        shift = self.wave.bit_length() - 1
        up = text.make(f"add i32 {self._live}, {self.wave - 1}")
        waves = text.make(f"lshr i32 {up}, {shift}")
        left = text.make(f"sub i32 {waves}, {self._iteration}")
        number = text.make(f"lshr i32 %tid, {shift}")
        leaves = text.make(f"icmp sge i32 {number}, {left}")
        text.do(f"br i1 {leaves}, label %end, label %on")
        text.start("on")

    def _stages(self) -> None:
        chance = self.text.chance
        order = [*self.names, *chance.choices(self.names, k=chance.choice((0, 0, 1)))]
        chance.shuffle(order)
        late = []
        for name, following in zip(order, [*order[1:], ""], strict=True):
            fill = chance.choice(
                (self._own, self._own, self._strided, self._first_lanes, self._arms, self._fewer)
            )
            if name in self._kept:
                fill = chance.choice((self._some, self._undecided))
            elif name in self._earlier:
                fill = chance.choice((self._again, self._strided))
            slots, shift = fill(name)
            synchronize(self.text, self.arch)
            self._read(name, slots, shift)
            if chance.random() < 0.15:
                late.append((name, slots, shift))
            if following == name or chance.random() < 0.9:
                synchronize(self.text, self.arch)
        for name, slots, shift in late:
            self._read(name, slots, shift)
        synchronize(self.text, self.arch)

    # --- filling --------------------------------------------------------------------------------------------------

    def _own(self, name: str) -> tuple[str, int]:
        """Each work-item stores to its own slot, some twice; now and then in a function."""
        text, chance = self.text, self.text.chance
        pointer, value = self._pointer(name, "%tid"), text.value()
        if name == self.named:
            self.text.call_or_invoke("fill", f"i32 %tid, i32 {value}")
        elif chance.random() < 0.2:
            text.functions.setdefault("put", PUT)
            self.text.call_or_invoke("put", f"{LDS} {pointer}, i32 {value}")
        else:
            text.do(f"store i32 {value}, {LDS} {pointer}, align 4")
        if chance.random() < 0.3:
            again = text.condition(uniform=False)
            self._if(again, lambda: text.do(f"store i32 {text.value()}, {LDS} {pointer}, align 4"))
        return self._live, 0

    def _some(self, name: str) -> tuple[str, int]:
        """A store to a few slots of a buffer filled in front of the stages; their number depends on the iteration."""
        text = self.text
        few = text.make(f"mul i32 {self._iteration or 1}, {text.chance.choice((0, 3, 8))}")
        some = text.make(f"icmp ult i32 %tid, {few}")
        pointer, value = self._pointer(name, "%tid"), text.value()
        self._if(some, lambda: text.do(f"store i32 {value}, {LDS} {pointer}, align 4"))
        return self._wide, 0

    def _fewer(self, name: str) -> tuple[str, int]:
        """Each work-item stores to its own slot, in later iterations not all of them any more."""
        if not self._iteration:
            return self._own(name)
        text = self.text
        least = text.make(f"mul i32 {self._iteration}, {text.chance.choice((0, 5, self.wave))}")
        some = text.make(f"icmp uge i32 %tid, {least}")
        pointer, value = self._pointer(name, "%tid"), text.value()
        self._if(some, lambda: text.do(f"store i32 {value}, {LDS} {pointer}, align 4"))
        return self._live, 0

    def _again(self, name: str) -> tuple[str, int]:
        """Each stores to its own slot of a buffer that all work-items have filled, even those that have returned."""
        self._own(name)
        return str(self.block), 0

    def _undecided(self, name: str) -> tuple[str, int]:
        """Each stores to one of its two slots of a full buffer; a loop of unknown length finds which one."""
        text = self.text
        index, _ = self._counted_on("%tid", self._live, most=1, names=("seek", "sought"))
        text.do(f"store i32 {text.value()}, {LDS} {self._pointer(name, index)}, align 4")
        return self._live, 0

    def _strided(self, name: str, live: str = "") -> tuple[str, int]:
        """A loop that fills two slots for each of ``live`` work-items; perhaps with a value that a branch chooses."""
        text, live = self.text, live or self._live
        wide = str(_SLOTS * self.block) if live == str(self.block) else self._wide
        loop = text.begin_loop("fill", i="%tid")
        index, value = loop.names[0], text.value()
        if text.chance.random() < 0.4:
            start, skipped = text.only_if(text.condition(uniform=False), lambda: None)
            value = text.make(f"phi i32 [ {value}, %{start} ], [ 0, %{skipped} ]")
        text.do(f"store i32 {value}, {LDS} {self._pointer(name, index)}, align 4")
        following = text.make(f"add i32 {index}, {live}")
        text.end_loop(loop, text.make(f"icmp ult i32 {following}, {wide}"), [following], "filled")
        return wide, 0

    def _first_lanes(self, name: str) -> tuple[str, int]:
        """The first lane of each wave stores into a slot of the wave's own."""
        text, shift = self.text, self.wave.bit_length() - 1
        lane = text.make(f"and i32 %tid, {self.wave - 1}")
        first = text.make(f"icmp eq i32 {lane}, 0")
        value = text.value()

        def store() -> None:
            number = text.make(f"lshr i32 %tid, {shift}")
            text.do(f"store i32 {value}, {LDS} {self._pointer(name, number)}, align 4")

        self._if(first, store)
        return self._live, shift

    def _arms(self, name: str) -> tuple[str, int]:
        """Each work-item stores to its own slot, in one arm of a branch or in the other."""
        text, value = self.text, self.text.value()
        half = text.make(f"lshr i32 {self._live}, 1")
        low = text.make(f"icmp ult i32 %tid, {half}")
        arms, meet = (text.name("low"), text.name("high")), text.name("meet")
        text.do(f"br i1 {low}, label %{arms[0]}, label %{arms[1]}")
        for arm in arms:
            text.start(arm)
            text.do(f"store i32 {value}, {LDS} {self._pointer(name, '%tid')}, align 4")
            text.do(f"br label %{meet}")
        text.start(meet)
        return self._live, 0

    def _if(self, condition: str, then: Callable[[], None]) -> None:
        values = list(self.text.values)
        self.text.only_if(condition, then)
        self.text.values = values

    # --- reading --------------------------------------------------------------------------------------------------

    def _read(self, name: str, slots: str, shift: int) -> None:
        """Reads a filled slot of another work-item; a loop of unknown length may find which one."""
        text, chance = self.text, self.text.chance
        near = text.make(f"add i32 %tid, {chance.choice((0, 1, 3, self.wave))}")
        if chance.random() < 0.2:
            near = self._walked(near)
        slot = text.make(f"urem i32 {near}, {slots}")
        if shift:
            slot = text.make(f"lshr i32 {slot}, {shift}")
        value = text.make(f"load i32, {LDS} {self._pointer(name, slot)}, align 4")
        self.sum = text.mix(self.sum, value)
        text.values.append(self.sum)

    def _walked(self, first: str) -> str:
        """A number that each work-item increments an unknown number of times."""
        return self._counted_on(first, "1", most=3, names=("walk", "walked"))[1]

    def _counted_on(self, first: str, step: str, *, most: int, names: tuple[str, str]) -> tuple[str, str]:
        """A loop that adds a step to a number, one to ``most`` + 1 times, by a value of each work-item.

        Returns:
            The number of the last iteration, and the one that would come next.
        """
        text = self.text
        iterations = text.make(f"and i32 {text.values[1]}, {most}")
        loop = text.begin_loop(names[0], i=first, c="0")
        index, count = loop.names
        following, counted = text.make(f"add i32 {index}, {step}"), text.make(f"add i32 {count}, 1")
        text.end_loop(
            loop, text.make(f"icmp ule i32 {counted}, {iterations}"), (following, counted), names[1]
        )
        return index, following

    def _pointer(self, name: str, index: str) -> str:
        if self.text.chance.random() < 0.7:
            return self.text.make(f"getelementptr inbounds i32, {LDS} @{name}, i32 {index}", "p")
        scaled = self.text.make(f"shl i32 {index}, 2")
        return self.text.make(f"getelementptr i8, {LDS} @{name}, i32 {scaled}", "p")


# --- stage functions ----------------------------------------------------------------------------------------
#
# Functions of kernels of stages, and another kernel that calls one of them.
#
# ``@fill`` names a variable itself. A second kernel, ``@other``, calls it too, and keeps the variable at the compiler's
# address, since it compares that with null (in LDS that is address 0). So ``@fill`` may be rewritten for none of its
# callers, unless they get copies of their own.


PUT = f"""define internal void @put({LDS} %p, i32 %v) noinline #0 {{
  store i32 %v, {LDS} %p, align 4
  ret void
}}"""
"""The text of a function that stores through a pointer argument."""
QUIT = """declare void @llvm.amdgcn.endpgm()
define internal void @quit(i1 %far) noinline #0 {
  br i1 %far, label %gone, label %stay
gone:
  call void @llvm.amdgcn.endpgm()
  unreachable
stay:
  ret void
}"""
"""The text of a function that ends the waves for which its argument is true; it is the same in all lanes of a wave."""


def fill(name: str) -> str:
    """A function that stores into a slot of a variable."""
    return f"""define internal void @fill(i32 %i, i32 %v) noinline #0 {{
  %p = getelementptr i32, {LDS} @{name}, i32 %i
  store i32 %v, {LDS} %p, align 4
  ret void
}}"""


def other_kernel(name: str, barrier: Sequence[str], *, block: int, sized: bool) -> str:
    """The kernel that calls ``@fill`` as well, and reads the variable by its name."""
    lines = "\n".join(barrier)
    return f"""\
define amdgpu_kernel void @other(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n, i32 %m) #0 \
{"!reqd_work_group_size !0 " if sized else ""}{{
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %value = add i32 %tid, %n
  call void @fill(i32 %tid, i32 %value)
{lines}
  %next = add i32 %tid, 1
  %there = urem i32 %next, {block}
  %p = getelementptr i32, {LDS} @{name}, i32 %there
  %got = load i32, {LDS} %p, align 4
  %null = icmp eq {LDS} @{name}, null
  %told = select i1 %null, i32 %got, i32 -1
  %found = xor i32 %got, %told
  %first = mul i32 %group, {block}
  %own = add i32 %first, %tid
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %own
  store i32 %found, ptr addrspace(1) %place, align 4
  ret void
}}"""
