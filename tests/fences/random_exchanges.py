"""Random kernels whose work-items read and write two buffers between barriers, at places of many kinds.

Two waves or four; addresses from the work-item's id by arithmetic that may wrap, be masked or shifted; accesses under
conditions on the id; a loop or none, with a stride of one's own, of the workgroup's or of neither. What a work-item
stores is different each time, so that no store leaves the memory as it is.
"""

import random

from fence_kernels import BARRIER, kernel_text

from ldsopt import Launch, Module, Schedule, parse, simulate

ITEMS = 128
SPAN = 4096
"""Words of each buffer; indices are taken modulo this."""


class _Writer:
    """Writes one kernel."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0

    def name(self) -> str:
        self.count += 1
        return f"%x{self.count}"

    def do(self, operation: str) -> str:
        """An instruction with a result."""
        result = self.name()
        self.lines.append(f"  {result} = {operation}")
        return result

    def index(self, counter: str | None) -> str:
        """The index of an access: an i32."""
        choose = self.random.choice
        value = choose(["%tid", "%tid", "%tid", "%tid", "%global", "0"])
        for _ in range(self.random.randint(0, 2)):
            operation = choose(
                ["xor {}, 32", "xor {}, 1", "add {}, 1", "add {}, 64", "add {}, 128", "shl {}, 1", "mul {}, 3",
                 "and {}, 127", "and {}, 31", "lshr {}, 1", "sub 127, {}", "or disjoint {}, 256", "mul {}, 65536"]
            )  # fmt: skip
            verb, _, rest = operation.partition(" ")
            if verb == "or":
                value = self.do(f"or disjoint i32 {self.do(f'and i32 {value}, 255')}, 256")
            else:
                value = self.do(f"{verb} i32 {rest.format(value)}")
        if counter is not None and self.random.random() < 0.7:
            value = self.do(f"add i32 {value}, {counter}")
        return value

    def access(self, counter: str | None) -> None:
        """One load or store, perhaps for some work-items only."""
        guard = self.random.choice(
            ["", "", "icmp eq i32 %tid, 5", "icmp ult i32 %tid, 32", "icmp ugt i32 %tid, 96"]
        )
        skip = f"skip{self.count}"
        if guard:
            condition = self.do(guard)
            self.lines += [f"  br i1 {condition}, label %do_{skip}, label %{skip}", f"do_{skip}:"]
        index = self.index(counter)
        if self.random.random() < 0.8:
            index = self.do(f"and i32 {index}, {SPAN - 1}")
        else:  # the mask behind an extension, which the bytes do not wrap at
            index = self.do(f"urem i32 {index}, {SPAN}")
        wide = self.do(f"{self.random.choice(['zext', 'sext'])} i32 {index} to i64")
        pointer = self.do(
            f"getelementptr i32, ptr addrspace(1) {self.random.choice(['%a', '%a', '%b'])}, i64 {wide}"
        )
        if self.random.random() < 0.5:
            loaded = self.do(f"load i32, ptr addrspace(1) {pointer}")
            self.lines.append(f"  store i32 {loaded}, ptr addrspace(3) %lds")
        else:
            base = self.do(f"mul i32 %tid, {2 * self.count + 1}")
            value = self.do(f"add i32 {base}, {1000 * self.count}")
            if counter is not None:
                value = self.do(f"mul i32 {value}, {self.do(f'add i32 {counter}, 3')}")
            self.lines.append(f"  store i32 {value}, ptr addrspace(1) {pointer}")
        if guard:
            self.lines += [f"  br label %{skip}", f"{skip}:"]

    def segments(self, counter: str | None) -> None:
        """Accesses between barriers."""
        for _ in range(self.random.randint(1, 3)):
            for _ in range(self.random.randint(0, 2)):
                self.access(counter)
            self.lines.append(f"  {BARRIER}")
        self.access(counter)

    def loop(self) -> None:
        """A loop of three rounds."""
        start = self.random.choice(["0", "%tid", "%global"])
        step = self.random.choice(["1", "64", "128", "256", "32"])
        self.lines += [
            "  br label %loop", "loop:", f"  %i = phi i32 [ {start}, %before ], [ %next, %round ]",
            "  %round_number = phi i32 [ 0, %before ], [ %round_next, %round ]",
        ]  # fmt: skip
        self.segments("%i")
        if self.random.random() < 0.7:
            self.lines.append(f"  {BARRIER}")
        self.lines += [
            "  br label %round", "round:", f"  %next = add i32 %i, {step}", "  %round_next = add i32 %round_number, 1",
            "  %again = icmp ult i32 %round_next, 3", "  br i1 %again, label %loop, label %behind", "behind:",
        ]  # fmt: skip


def random_exchange(seed: int) -> str:
    """The text of the kernel of a seed."""
    writer = _Writer(seed)
    writer.lines += [
        "  %group = call i32 @llvm.amdgcn.workgroup.id.x()",
        f"  %first = mul i32 %group, {ITEMS}",
        "  %global = add i32 %first, %tid",
        "  br label %before",
        "before:",
    ]
    if writer.random.random() < 0.5:
        writer.lines.pop()
        writer.lines.pop()
        writer.segments(None)
        writer.lines += ["  br label %before", "before:"]
    if writer.random.random() < 0.6:
        writer.loop()
    writer.segments(None)
    writer.lines.append("  ret void")
    return "\n".join(writer.lines)


LAUNCH = Launch((2,), (ITEMS,), ["a: i32[4096]=zeros", "b: i32[4096]=zeros", 0, 0])
_VARIABLES = "".join(f"@{name} = internal addrspace(3) global [{SPAN} x i32] poison\n" for name in "pq")


def read(seed: int, arch: str = "gfx1100", *, through_lds: bool = False) -> Module:
    """The kernel of a seed, perhaps with LDS in place of global memory."""
    body = random_exchange(seed)
    if through_lds:
        for old, new in (("addrspace(1)", "addrspace(3)"), ("%a,", "@p,"), ("%b,", "@q,")):
            body = body.replace(old, new)
    text = kernel_text(body, more=_VARIABLES if through_lds else "")
    text = text.replace("i32 64, i32 1, i32 1", f"i32 {ITEMS}, i32 1, i32 1")
    return parse(text.replace("64,64", f"{ITEMS},{ITEMS}"), mcpu=arch)


def _races(module: Module, schedule: Schedule) -> set[tuple[str, str]]:
    """The pairs of instructions that race."""
    result = simulate(module, LAUNCH, schedule)
    assert result.completed
    return {
        (one.access.site.text, one.other.site.text)
        for one in result.findings
        if one.kind in ("race", "global-race") and one.access is not None and one.other is not None
    }


def new_races(module: Module, text: str) -> set[tuple[str, str]]:
    """The races of what a kernel has become that it does not have itself."""
    assert module.arch is not None
    after = parse(text, mcpu=module.arch.name)
    made: set[tuple[str, str]] = set()
    for schedule in (Schedule(), Schedule("reversed")) if text != module.text else ():
        made |= _races(after, schedule) - _races(module, schedule)
    return made
