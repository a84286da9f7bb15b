"""Random kernels on small LDS variables, as IR and as what their waves do.

A kernel is a graph of blocks; a block is a list of words and a jump to one of up to two blocks, chosen by a condition
that is the same for all work-items or is not. Each work-item is a wave. A word is an access to a variable of elements
of four bytes, or a barrier:

=========  =========================================================================================================
``W X``    each work-item writes its own element; ``H X`` the lower half of it
``w X``    all write the first element; ``a X``: they add to it, atomically
``F X``    a loop fills all elements; ``f X``: all but the last one
``G X``    all work-items but the last one write their own element
``E X``    some work-items write their own element in one arm of a branch, the others in the other arm
``P X``    each work-item writes its own element, or does not
``U X``    in a loop that each work-item may leave after the first iteration, it writes its own element, then the next
``S X``    each work-item writes its own element and reads it back through the same pointer
``D X``    each work-item starts an LDS-DMA to its own element; ``vm`` waits for all of them, ``v1`` for all but one
``R X``    each reads the element of the next work-item; ``h X`` the upper half of it
``r X``    all read the first element
``L X``    each reads the last element of the variable
``bar``    a barrier; ``sig`` and ``wt`` are one in two halves
=========  =========================================================================================================

The words of `wave_words` are about waves that end, calls, and barriers in assembly. Where workgroups are not uniform, the
last one may have fewer work-items.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import wave_words
from interleavings import NEVER, Event

WRITES = ("W", "W", "W", "F", "F", "E", "G", "w", "H", "f", "U", "P", "S", "a")
READS = ("R", "R", "R", "r", "h", "L")
LEAVE = -1
"""As a target, in the making: the last block."""
MOST_BLOCKS = 30
"""Blocks that a wave runs; then the execution is cut off."""


@dataclass(frozen=True)
class Block:
    """Words, then a jump."""

    words: tuple[str, ...]
    targets: tuple[int, ...]
    is_uniform: bool = True


@dataclass(frozen=True)
class Kernel:
    """Blocks, and the number of elements of each variable."""

    blocks: tuple[Block, ...]
    elements: dict[str, int]
    items: int
    is_uniform: bool = True
    is_stated: bool = True  # the kernel says how large its workgroups are


# --- making -------------------------------------------------------------------------------------------------------


def random_kernel(rng: random.Random) -> Kernel:
    items = rng.choice((2, 2, 3))
    names = "ABC"[: rng.choice((2, 2, 3))]
    elements = {name: items + rng.choice((0, 0, 1, items)) for name in names}
    blocks = any_graph(rng, names) if rng.random() < 0.2 else row_of_blocks(rng, names)
    return Kernel(tuple(blocks), elements, items)


def random_wave_kernel(rng: random.Random) -> Kernel:
    """A kernel about waves that end, calls, barriers in assembly, partial workgroups."""
    items = rng.choice((2, 2, 3))
    names = "ABC"[: rng.choice((2, 2, 3))]
    rows = [wave_words.random_words(rng, names) for _ in range(rng.choice((1, 1, 2)))]
    blocks = [Block(row, (number + 1,)) for number, row in enumerate(rows)]
    blocks.append(Block((), ()))
    return Kernel(tuple(blocks), dict.fromkeys(names, items), items, is_uniform=rng.random() < 0.7)


def random_refill_kernel(rng: random.Random) -> Kernel:
    """A kernel about buffers that are filled anew in each iteration of a loop, by workgroups of unknown size."""
    items = rng.choice((2, 3))
    elements = {name: items + rng.choice((0, 0, 1, items)) for name in "AB"}
    blocks: list[Block] = []
    for _ in range(rng.choice((0, 0, 0, 1))):  # in front of the loop
        blocks.append(Block(_used(rng, "A", wave_words.REFILLS), (1, LEAVE), is_uniform=rng.random() < 0.3))
    if not blocks and rng.random() < 0.4:
        blocks.append(Block((), (1, LEAVE), is_uniform=False))
    head = len(blocks)
    uses = [_used(rng, rng.choice("AB"), wave_words.REFILLS) for _ in range(rng.choice((0, 0, 0, 1)))]
    uses += [_used(rng, name, wave_words.REFILLS) for name in "AB"]
    rng.shuffle(uses)
    for use in uses:
        words = list(use)
        if rng.random() < 0.15:
            words.insert(rng.randrange(len(words)), f"{rng.choice('RrLZQGP')} {rng.choice('AB')}")
        if rng.random() < 0.1:
            words.pop(rng.randrange(len(words)))
        blocks.append(Block(tuple(words), (len(blocks) + 1,)))
        if rng.random() < 0.12:
            targets = (len(blocks) + 1, rng.choice((LEAVE, head)))
            blocks.append(Block((), targets, is_uniform=rng.random() < 0.5))
    last = blocks.pop()
    blocks.append(replace(last, targets=(head, len(blocks) + 1), is_uniform=rng.random() < 0.95))
    blocks.append(Block((), ()))
    end = len(blocks) - 1
    ended = [replace(b, targets=tuple(end if t == LEAVE else t for t in b.targets)) for b in blocks]
    return Kernel(tuple(ended), elements, items, is_uniform=False, is_stated=False)


def row_of_blocks(rng: random.Random, names: str) -> list[Block]:
    """Blocks in a row, some of them diamonds, some the end of a loop; each is about one variable, mostly."""
    blocks: list[Block] = []
    everything = names
    for _ in range(rng.randint(3, 6)):
        here = len(blocks)
        if rng.random() < 0.2:
            blocks += (divided if rng.random() < 0.7 else left)(rng, everything, here)
            continue
        names = rng.choice(everything) if rng.random() < 0.7 else everything
        if rng.random() < 0.65:
            targets: tuple[int, ...] = (here + 1,)
            if rng.random() < 0.4:
                targets = (here + 1, rng.randrange(max(1, here - 3), here + 1)) if here else targets
            words = again(rng, everything) if rng.random() < 0.2 else chunk(rng, names, everything)
            blocks.append(Block(words, targets, rng.random() < 0.97))
            continue
        is_uniform = rng.random() < 0.5
        arms = [accesses(rng, names, rng.randint(0, 2)) for _ in range(2)]
        if is_uniform and rng.random() < 0.5:
            arms[0] = chunk(rng, names, everything)
        blocks.append(Block((), (here + 1, here + 2), is_uniform))
        blocks += [Block(arm, (here + 3,)) for arm in arms]
        blocks.append(Block(("bar",) if rng.random() < 0.5 else (), (here + 4,)))
    blocks.append(Block((), ()))
    end = len(blocks) - 1
    return [
        replace(block, targets=tuple(end if t == LEAVE else t for t in block.targets)) for block in blocks
    ]


def divided(rng: random.Random, names: str, here: int) -> list[Block]:
    """Blocks that read a variable's last value in one arm of a branch, while the other arm fills another variable."""
    one, other = rng.sample(names, 2)
    write, read = f"{rng.choice(WRITES)} {other}", f"{rng.choice(READS)} {one}"
    arms = [(read,), (write,)]
    rng.shuffle(arms)
    return [
        Block((f"W {one}", "bar"), (here + 1, here + 2), rng.random() < 0.5),
        *(Block(arm, (here + 3,)) for arm in arms),
        Block(("bar", f"{rng.choice(READS)} {other}", "bar"), (here + 4,)),
    ]


def again(rng: random.Random, names: str) -> tuple[str, ...]:
    """A variable is written and read, lies idle while another one is in use, and is written and read once more."""
    one, other = rng.sample(names, 2)
    return tuple(word for name in (one, other, one) for word in _used(rng, name))


def left(rng: random.Random, names: str, here: int) -> list[Block]:
    """The same, but some work-items end before the variable is written once more."""
    one, other = rng.sample(names, 2)
    return [
        Block(_used(rng, one), (here + 1, LEAVE), is_uniform=False),
        Block((*_used(rng, other), *_used(rng, one)), (here + 2,)),
    ]


def _used(rng: random.Random, name: str, writes: Sequence[str] = WRITES) -> tuple[str, ...]:
    return f"{rng.choice(writes)} {name}", "bar", f"{rng.choice(READS)} {name}", "bar"


def chunk(rng: random.Random, names: str, everything: str) -> tuple[str, ...]:
    """Words that belong together: a write, a barrier, a read, another barrier; or a part of that."""
    name = rng.choice(names)
    write, read = f"{rng.choice(WRITES)} {name}", f"{rng.choice(READS)} {name}"
    barrier: tuple[str, ...] = ("bar",)
    if rng.random() < 0.2:
        between = accesses(rng, everything, rng.randint(0, 2))
        barrier = ("sig", *between, "wt")
    if rng.random() < 0.12:
        return (
            f"D {name}",
            *accesses(rng, names, rng.randint(0, 1)),
            rng.choice(("vm", "vm", "v1")),
            "bar",
            f"R {name}",
            *barrier,
        )
    shapes = (
        (write, *barrier, read, "bar"),
        (write, *barrier, read, "bar"),
        (write, "bar", read, *barrier),
        (write, *barrier),
        (read, *barrier),
        (read, "bar"),
        (write,) if rng.random() < 0.3 else (write, "bar", read),
        barrier,
        (*accesses(rng, names, 2), *barrier),
    )
    return rng.choice(shapes)


def accesses(rng: random.Random, names: str, count: int) -> tuple[str, ...]:
    return tuple(f"{rng.choice(WRITES + READS)} {rng.choice(names)}" for _ in range(count))


def any_graph(rng: random.Random, names: str) -> list[Block]:
    count = rng.randint(2, 5)
    blocks = []
    for number in range(count):
        words = tuple(
            "bar" if rng.random() < 0.35 else accesses(rng, names, 1)[0] for _ in range(rng.randint(0, 4))
        )
        ahead = list(range(number + 1, count))
        targets: tuple[int, ...] = ()
        if ahead:
            targets = (rng.choice(ahead),)
            if rng.random() < 0.6:
                other = rng.choice(range(1, count)) if rng.random() < 0.4 else rng.choice(ahead)
                targets = (*targets, other) if other != targets[0] else targets
        blocks.append(Block(words, targets, rng.random() < 0.6))
    return blocks


# --- as IR --------------------------------------------------------------------------------------------------------

_FIXED = {
    "bar": ['fence syncscope("workgroup") release', "call void @llvm.amdgcn.s.barrier()"],
    "sig": ["call void @llvm.amdgcn.s.barrier.signal(i32 -1)"],
    "wt": ["call void @llvm.amdgcn.s.barrier.wait(i16 -1)"],
    "vm": ["call void @llvm.amdgcn.s.waitcnt(i32 3952)"],
    "v1": ["call void @llvm.amdgcn.s.waitcnt(i32 3953)"],
}


def body_of(kernel: Kernel) -> str:
    """For `liveness_kernels.module_of`. ``%c`` is the same for all; ``%d`` is not."""
    text = _Text(kernel)
    for number, block in enumerate(kernel.blocks):
        text.block(number, block)
    return "\n".join(text.lines)


class _Text:
    def __init__(self, kernel: Kernel) -> None:
        self.kernel, self.count = kernel, 0
        self.lines = [
            "%own = getelementptr i32, ptr addrspace(1) %in, i32 %tid",
            "%loaded = load i32, ptr addrspace(1) %own",
            "%d = icmp eq i32 %loaded, 0",
            f"%after = urem i32 %plus, {kernel.items}",
            f"%last = icmp eq i32 %tid, {kernel.items - 1}",
            "br label %b0",
        ]
        self.label = "entry"

    def block(self, number: int, block: Block) -> None:
        self._begin(f"b{number}")
        for word in block.words:
            self.count += 1
            if word in _FIXED:
                self.lines += _FIXED[word]
            elif word[0] in wave_words.KINDS and word != "bar":
                lines, self.label = wave_words.lines(word, str(self.count), self.kernel.items, self.label)
                self.lines += lines
            else:
                self._access(word[0], word[2], str(self.count))
        match block.targets:
            case ():
                self.lines.append("ret void")
            case (one,):
                self.lines.append(f"br label %b{one}")
            case (one, other):
                self.lines.append(
                    f"br i1 %{'c' if block.is_uniform else 'd'}, label %b{one}, label %b{other}"
                )

    def _begin(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.label = label

    def _pointer(self, name: str, index: str, key: str, more: str = "") -> str:
        self.lines.append(f"%p{key} = getelementptr i32, ptr addrspace(3) @{name}, i32 {index}")
        if not more:
            return f"%p{key}"
        self.lines.append(f"%q{key} = getelementptr i8, ptr addrspace(3) %p{key}, i32 {more}")
        return f"%q{key}"

    def _store(self, name: str, index: str, key: str, type_: str = "i32") -> None:
        self.lines.append(f"store {type_} 7, ptr addrspace(3) {self._pointer(name, index, key)}")

    def _load(self, name: str, index: str, key: str, type_: str = "i32", more: str = "") -> None:
        pointer = self._pointer(name, index, key, more)
        self.lines += [
            f"%v{key} = load {type_}, ptr addrspace(3) {pointer}",
            f"store {type_} %v{key}, ptr addrspace(1) %out",
        ]

    def _access(self, kind: str, name: str, key: str) -> None:
        elements = self.kernel.elements[name]
        match kind:
            case "W":
                self._store(name, "%tid", key)
            case "H":
                self._store(name, "%tid", key, "i16")
            case "w":
                self._store(name, "0", key)
            case "S":
                self._store(name, "%tid", key)
                self.lines.append(f"%v{key} = load i32, ptr addrspace(3) %p{key}")
            case "R":
                self._load(name, "%after", key)
            case "h":
                self._load(name, "%after", key, "i16", "2")
            case "r":
                self._load(name, "0", key)
            case "L":
                self._load(name, str(elements - 1), key)
            case "a":
                self.lines.append(f"%v{key} = atomicrmw add ptr addrspace(3) @{name}, i32 1 monotonic")
            case "D":
                pointer = self._pointer(name, "%tid", key)
                self.lines.append(
                    "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, "
                    f"ptr addrspace(3) {pointer}, i32 4, i32 0, i32 0, i32 0, i32 0)"
                )
            case "F" | "f":
                self._fill(name, key, elements - (kind == "f"))
            case "G" | "E":
                self._guarded(name, key, both=kind == "E")
            case "P":
                self._perhaps(name, key)
            case "U":
                self._perhaps_twice(name, key)

    def _fill(self, name: str, key: str, elements: int) -> None:
        before = self.label
        self.lines.append(f"br label %f{key}")
        self._begin(f"f{key}")
        self.lines.append(f"%i{key} = phi i32 [ %tid, %{before} ], [ %j{key}, %g{key} ]")
        self.lines += [
            f"%t{key} = icmp ult i32 %i{key}, {elements}",
            f"br i1 %t{key}, label %g{key}, label %o{key}",
        ]
        self._begin(f"g{key}")
        self._store(name, f"%i{key}", key)
        self.lines += [f"%j{key} = add i32 %i{key}, {self.kernel.items}", f"br label %f{key}"]
        self._begin(f"o{key}")

    def _guarded(self, name: str, key: str, *, both: bool) -> None:
        self.lines.append(f"br i1 %last, label %y{key}, label %x{key}")
        self._begin(f"x{key}")
        self._store(name, "%tid", f"{key}x")
        self.lines.append(f"br label %o{key}")
        self._begin(f"y{key}")
        if both:
            self._store(name, "%tid", f"{key}y")
        self.lines.append(f"br label %o{key}")
        self._begin(f"o{key}")

    def _perhaps(self, name: str, key: str) -> None:
        self._undecided(key)
        self.lines.append(f"br i1 %z{key}, label %x{key}, label %o{key}")
        self._begin(f"x{key}")
        self._store(name, "%tid", key)
        self.lines.append(f"br label %o{key}")
        self._begin(f"o{key}")

    def _undecided(self, key: str) -> None:
        self.lines += [f"%l{key} = load i32, ptr addrspace(1) %own", f"%z{key} = icmp eq i32 %l{key}, 0"]

    def _perhaps_twice(self, name: str, key: str) -> None:
        before = self.label
        self.lines.append(f"br label %u{key}")
        self._begin(f"u{key}")
        self.lines.append(f"%i{key} = phi i32 [ %tid, %{before} ], [ %after, %u{key} ]")
        self._store(name, f"%i{key}", key)
        self._undecided(key)
        self.lines.append(f"br i1 %z{key}, label %u{key}, label %o{key}")
        self._begin(f"o{key}")


# --- as events ----------------------------------------------------------------------------------------------------


class Choices:
    """Decides branches; all combinations in turn, as far as they are asked for."""

    def __init__(self, rng: random.Random) -> None:
        self._rng, self._at = rng, 0
        self._taken: list[tuple[int, int]] = []
        self._made: dict[object, int] = {}

    def choose(self, key: object, count: int) -> int:
        """The same for the same key within one execution."""
        if key not in self._made:
            if self._at == len(self._taken):
                self._taken.append((0, count))
            self._made[key] = self._taken[self._at][0]
            self._at += 1
        return self._made[key]

    def next(self) -> bool:
        """On to the next execution; false when there is none left."""
        self._at, self._made = 0, {}
        while self._taken and self._taken[-1][0] + 1 == self._taken[-1][1]:
            self._taken.pop()
        if not self._taken:
            return False
        choice, count = self._taken[-1]
        self._taken[-1] = (choice + 1, count)
        return True

    def shuffle(self) -> None:
        """Any execution."""
        self._at, self._made = 0, {}
        self._taken = [(self._rng.randrange(2), 2) for _ in range(60)]


@dataclass
class _Wave:
    number: int
    events: list[Event] = field(default_factory=list)
    flying: list[Event] = field(default_factory=list)
    clock: int = 0
    waited: int = 0
    signalled: int = 0

    def add(self, variable: str, start: int, stop: int, *, writes: bool, is_atomic: bool = False, is_dma: bool = False) -> None:  # fmt: skip
        self.clock += 1
        event = Event(
            self.number, self.clock, self.clock, self.waited, self.signalled, variable, start, stop, writes, is_atomic
        )  # fmt: skip
        (self.flying if is_dma else self.events).append(event)

    def land(self) -> None:
        self.clock += 1
        for event in self.flying:
            self.events.append(_ending(event, self.clock, self.signalled))
        self.flying = []


def _ending(event: Event, end: int, signalled: int) -> Event:
    return Event(
        event.wave, event.begin, end, event.waited, signalled, event.variable, event.start, event.stop, True
    )


def executions(kernel: Kernel, rng: random.Random, most: int) -> Iterator[list[Event]]:
    """The events of the waves: by all combinations of decisions, or by ``most`` of them and as many at random."""
    choices = Choices(rng)
    for _ in range(most):
        yield execution(kernel, choices)
        if not choices.next():
            return
    for _ in range(most):
        choices.shuffle()
        yield execution(kernel, choices)


def execution(kernel: Kernel, choices: Choices) -> list[Event]:
    items = kernel.items if kernel.is_uniform else 1 + choices.choose("items", kernel.items)
    waves = [_run(kernel, number, choices) for number in range(items)]
    cut = [wave.signalled for wave, ended in waves if not ended]
    events = [event for wave, _ in waves for event in wave.events]
    # What races with the last reads of a wave that is cut off is not known: other waves stop a barrier earlier.
    return events if not cut else [event for event in events if event.writes or event.signalled < min(cut)]


def _run(kernel: Kernel, number: int, choices: Choices) -> tuple[_Wave, bool]:
    wave, block = _Wave(number), 0
    visits: dict[tuple[int, int], int] = {}
    for _ in range(MOST_BLOCKS):
        has_ended = any(
            _word(kernel, wave, word, choices, (number, block, at, wave.waited, wave.clock))
            for at, word in enumerate(kernel.blocks[block].words)
        )
        targets = kernel.blocks[block].targets
        if has_ended or not targets:
            # Copies that nothing waits for land when they like.
            wave.events += [_ending(event, NEVER, NEVER) for event in wave.flying]
            return wave, True
        visit = (block, wave.waited, visits.get((block, wave.waited), 0))
        visits[block, wave.waited] = visit[2] + 1
        key = visit if kernel.blocks[block].is_uniform else (number, *visit)
        block = targets[choices.choose(key, len(targets))] if len(targets) > 1 else targets[0]
    wave.events += [_ending(event, NEVER, NEVER) for event in wave.flying]
    return wave, False


def _word(kernel: Kernel, wave: _Wave, word: str, choices: Choices, where: object) -> bool:
    """Executes one word in a wave. True if the wave has ended."""
    own, after = 4 * wave.number, 4 * ((wave.number + 1) % kernel.items)
    is_last = wave.number == kernel.items - 1
    is_upper = wave.number >= kernel.items // 2
    meets = word in ("bar", "B") or (word[0] == "b" and word[1:] == (">" if is_upper else "<"))
    if meets or word == "sig":
        wave.signalled += 1
    if meets or word == "wt":
        wave.waited += 1
    if word == "vm":
        wave.land()
    if word in ("Q", "q"):
        return choices.choose((word, where), 2) == 1
    if len(word) < 3 or word[1] != " ":
        return False
    kind, name = word[0], word[2]
    if kind == "Z" and choices.choose((word, where), 2):
        wave.clock += 1
        wave.events.append(
            Event(wave.number, wave.clock, NEVER, wave.waited, NEVER, name, after, after + 4, writes=False)
        )
        return True
    if kind == "N":
        start = after if choices.choose((word, where), 2) else own
        wave.add(name, start, start + 4, writes=True)
    if kind == "C":
        wave.events.append(Event(-1 - wave.number, 0, NEVER, 0, NEVER, name, own, own + 4, writes=True))
    if kind == "V":
        start = after if not is_last and choices.choose((word, where), 2) else own
        wave.add(name, start, start + 4, writes=True)
    end = 4 * kernel.elements[name]
    perhaps = kind == "P" and choices.choose(("P", where), 2) == 1
    if kind in "WESUKJ" or (kind == "G" and not is_last) or perhaps:
        wave.add(name, own, own + 4, writes=True)
    if kind == "S":
        wave.add(name, own, own + 4, writes=False)
    if kind == "M":
        wave.add(name, after, after + 4, writes=True)
    if kind == "U" and choices.choose(("U", where), 2):
        wave.add(name, after, after + 4, writes=True)
    if kind == "H":
        wave.add(name, own, own + 2, writes=True)
    if kind == "w":
        wave.add(name, 0, 4, writes=True)
    if kind == "a":
        wave.add(name, 0, 4, writes=False, is_atomic=True)
        wave.add(name, 0, 4, writes=True, is_atomic=True)
    if kind in "Ff":
        for start in range(own, end - 4 * (kind == "f"), 4 * kernel.items):
            wave.add(name, start, start + 4, writes=True)
    if kind == "D":
        wave.add(name, own, own + 4, writes=True, is_dma=True)
    if kind == "R":
        wave.add(name, after, after + 4, writes=False)
    if kind == "h":
        wave.add(name, after + 2, after + 4, writes=False)
    if kind == "r":
        wave.add(name, 0, 4, writes=False)
    if kind == "L":
        wave.add(name, end - 4, end, writes=False)
    return False
