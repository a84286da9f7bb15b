"""Marks around loops and their rounds: on every way in, every way out, and every way round.

What a wave passes on an edge of the control flow (the end of a round, of the loop, of the loop around it, the start of
the next) stands where the edge's events do no harm to other edges: in front of the branch as far as all its ways have
the same events, at the head of the block that it leads to if all ways to there have the rest in common, else in a block
of its own on the edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.ir.edge_blocks import NEXT, AddedBlocks, EdgeBlocks, successors
from ldsopt.ir.record_marks import MarkKind, mark_line

LoopEvent = tuple[MarkKind, str]
"""A start or an end, and the name of what starts or ends."""


@dataclass(slots=True)
class LoopMarks:
    """The marks of one function's loops.

    Attributes:
        before: lines to put in front of instructions, by line.
        at_heads: lines to put at the heads of blocks, behind their ``phi``\\ s, by block.
        edges: blocks to put on edges.
        left: why a way got no mark, one sentence each.
    """

    edges: EdgeBlocks
    before: dict[int, list[str]] = field(default_factory=dict)
    at_heads: dict[int, list[str]] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)


def loop_marks(
    edges: EdgeBlocks,
    flow: ControlFlow,
    loops: Mapping[int, str],
    rounds: Mapping[int, str],
    prefix: str,
) -> LoopMarks:
    """Places the marks.

    Args:
        edges: of the function, none of which has a block yet.
        flow: of the function.
        loops: the names of the loops to be marked as a whole, by header.
        rounds: the names of the loops whose rounds are to be marked, by header.
        prefix: how the names of added blocks begin.
    """
    found, function = LoopMarks(edges), edges.function
    by_edge = dict(_events(flow, loops, rounds))
    ways = successors(function)
    for source in flow.order:
        targets = list(dict.fromkeys(ways[source]))
        wanted = [list(by_edge.get((source, target), ())) for target in targets]
        common = _common(wanted)
        terminator = function.instructions[function.blocks[source].stop - 1]
        if common:
            found.before.setdefault(terminator.line, []).extend(mark_line(*event) for event in common)
        for target, events in zip(targets, wanted, strict=True):
            by_edge[source, target] = events[len(common) :]
    for target in flow.order:
        arriving = [(source, target) for source in flow.predecessors[target]]
        rest = [by_edge.get(edge, []) for edge in arriving]
        if not any(rest):
            continue
        if all(events == rest[0] for events in rest):
            found.at_heads.setdefault(target, []).extend(mark_line(*event) for event in rest[0])
            continue
        for edge, events in zip(arriving, rest, strict=True):
            if events:
                _on_edge(found, edge, events, f"{prefix}.{edge[0]}.{edge[1]}")
    for header, name in rounds.items():
        found.at_heads.setdefault(header, []).append(mark_line(MarkKind.START, name))
    return found


def _events(
    flow: ControlFlow, loops: Mapping[int, str], rounds: Mapping[int, str]
) -> Iterator[tuple[tuple[int, int], list[LoopEvent]]]:
    """What a wave passes on each edge: ends from the inside out, then starts from the outside in."""
    by_size = sorted(flow.loops, key=lambda loop: len(loop.blocks))
    for source in flow.order:
        for target in flow.successors[source]:
            events: list[LoopEvent] = []
            for loop in by_size:
                if source not in loop.blocks:
                    continue
                if loop.header in rounds and (target == loop.header or target not in loop.blocks):
                    events.append((MarkKind.END, rounds[loop.header]))
                if loop.header in loops and target not in loop.blocks:
                    events.append((MarkKind.END, loops[loop.header]))
            events += [
                (MarkKind.START, loops[loop.header])
                for loop in reversed(by_size)
                if loop.header == target and loop.header in loops and source not in loop.blocks
            ]
            if events:
                yield (source, target), events


def _common(wanted: list[list[LoopEvent]]) -> list[LoopEvent]:
    """The events with which all of the given ways begin, in order."""
    found: list[LoopEvent] = []
    for events in zip(*wanted, strict=False):
        if len(set(events)) > 1:
            break
        found.append(events[0])
    return found


def _on_edge(found: LoopMarks, edge: tuple[int, int], events: list[LoopEvent], name: str) -> None:
    function = found.edges.function
    terminator = function.instructions[function.blocks[edge[0]].stop - 1]
    if terminator.opcode != "br":
        names = ", ".join(dict.fromkeys(name for _, name in events))
        found.left.append(f"a way into or out of {names} is a {terminator.opcode}")
        return
    lines = ("", f"{name}:", *(mark_line(*event) for event in events), f"  br label {NEXT}")
    found.edges.put(*edge, AddedBlocks(f"%{name}", f"%{name}", lines))


def marked_loops(flow: ControlFlow) -> list[Loop]:
    """The loops of a function, outer ones first."""
    return sorted(flow.loops, key=lambda loop: -len(loop.blocks))
