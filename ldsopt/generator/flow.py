"""In which order the phases of a random kernel come: behind each other, in loops, in the arms of a uniform branch."""

from __future__ import annotations

from ldsopt.generator.kernel_size import KernelSize
from ldsopt.generator.phases import PhaseWriter


def run(phases: PhaseWriter, size: KernelSize) -> None:
    """Writes all phases of a kernel, up to and including the last barrier."""
    chance = phases.text.chance
    phases.one(first=True)
    for _ in range(chance.randint(*(size.temporary_phases if phases.temporary else size.phases))):
        choice = chance.random()
        if choice < 0.3:
            _loop(phases)
        elif choice < 0.5:
            _arms(phases)
        else:
            phases.barrier()
            phases.one()
    phases.barrier(last=True)


def _loop(phases: PhaseWriter) -> None:
    """One or two phases, as often as ``%n`` says or a constant: the same in all lanes, and at least once."""
    text, chance = phases.text, phases.text.chance
    head, before, start = text.name("loop"), text.block, phases.sum
    text.do(f"br label %{head}")
    text.start(head)
    turn, total = f"%{text.name('i')}", f"%{text.name('sum')}"
    at = len(text.lines)
    phases.end(0.5)
    text.values.append(turn)
    text.uniform.append(turn)
    phases.sum = total
    phases.barrier()
    phases.one(turn=turn)
    if chance.random() < 0.4:
        phases.barrier()
        phases.one(turn=turn)
    phases.barrier()
    following = text.make(f"add i32 {turn}, 1")
    more = text.make(f"icmp slt i32 {following}, {chance.choice(('%n', '2', '3'))}")
    text.lines[at:at] = [
        f"  {turn} = phi i32 [ 0, %{before} ], [ {following}, %{text.block} ]",
        f"  {total} = phi i32 [ {start}, %{before} ], [ {phases.sum}, %{text.block} ]",
    ]
    done = text.name("done")
    text.do(f"br i1 {more}, label %{head}, label %{done}")
    text.start(done)
    phases.one()


def _arms(phases: PhaseWriter) -> None:
    """The workgroup as a whole goes one of two ways, with phases of their own; the second may have none."""
    text, chance = phases.text, phases.text.chance
    condition = text.condition(uniform=True)
    labels, meet = (text.name("one"), text.name("other")), text.name("meet")
    text.do(f"br i1 {condition}, label %{labels[0]}, label %{labels[1]}")
    start, values, known, nested = phases.sum, list(text.values), phases.known, phases.is_nested
    phases.is_nested = True
    ends: list[tuple[str, str]] = []
    common = None
    for label, least in zip(labels, (1, 0), strict=True):
        text.start(label)
        phases.sum, text.values, phases.known = start, list(values), set(known)
        for _ in range(chance.randint(least, 2)):
            phases.barrier()
            phases.one()
        ends.append((phases.sum, text.block))
        common = phases.known if common is None else common & phases.known
        text.do(f"br label %{meet}")
    text.start(meet)
    text.values, phases.known, phases.is_nested = values, common or set(), nested
    phases.sum = text.make("phi i32 " + ", ".join(f"[ {value}, %{block} ]" for value, block in ends))
    phases.barrier()
    phases.one()
