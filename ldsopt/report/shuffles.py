"""Rewritten exchanges between lanes, for a terminal and as a member of the report of `annotate` as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ldsopt.compare.spelling import plural
from ldsopt.report.annotation import AnnotationSubject
from ldsopt.transforms.shuffles.rewriting import (
    ExchangeStanding,
    LaneExchange,
    RewrittenFunction,
    ShuffleRewriting,
)

_WHY: Mapping[ExchangeStanding, str] = {
    ExchangeStanding.UNKNOWN_INDEX: "the lanes that are read do not follow from the lane's number",
    ExchangeStanding.NO_MOVE: "one or two vector instructions of this architecture cannot do it",
    ExchangeStanding.NEEDS_ALL_LANES: "what can do it reads lanes that may not be active here",
    ExchangeStanding.WHOLE_WAVE: "its function has code for a whole wave",
    ExchangeStanding.GAINS_NOTHING: "it can be rewritten, and the code gains nothing",
}


def shuffle_lines(subject: AnnotationSubject, rewriting: ShuffleRewriting, *, explain: bool) -> Iterator[str]:
    """A line for each function with exchanges, and what there is to explain."""
    if not rewriting.functions:
        yield "  shuffles: no function exchanges values between lanes by LDS hardware"
    for function in rewriting.functions:
        yield f"  {_function(function)}"
        if function.given_back:
            yield f"    left as they are: {function.given_back}"
        for exchange in function.exchanges if explain else ():
            made = f"{exchange.move}" if exchange.standing.is_rewritten else _WHY[exchange.standing]
            pattern = f"{exchange.pattern}: " if exchange.pattern else ""
            place = subject.place_in_input(exchange.line)
            yield f"    {place}: {pattern}{exchange.standing.value}: {made}"


def _function(function: RewrittenFunction) -> str:
    counts = Counter(exchange.standing for exchange in function.exchanges)
    parts = [f"{counts[standing]} {standing.value}" for standing in ExchangeStanding if counts[standing]]
    total = plural(len(function.exchanges), "exchange")
    return (
        f"function {function.name}: {total} between lanes by LDS hardware, {function.rewritten} rewritten: "
        f"{', '.join(parts)}"
    )


def shuffles_json(subject: AnnotationSubject, rewriting: ShuffleRewriting) -> dict[str, Any]:
    """The member ``shuffles``: counts by standing, then function by function. Lines are those of the output."""
    return {
        "counts": {_name(standing): rewriting.count(standing) for standing in ExchangeStanding},
        "functions": [_function_json(subject, rewriting, function) for function in rewriting.functions],
    }


def _function_json(
    subject: AnnotationSubject, rewriting: ShuffleRewriting, function: RewrittenFunction
) -> dict[str, Any]:
    lines = [function.line, *(exchange.line for exchange in function.exchanges)]
    rewritten = {line: number - 1 for line, number in rewriting.edits.moved(lines).items()}
    in_output = subject.lines_in_output(rewritten.values())

    def one(exchange: LaneExchange) -> dict[str, Any]:
        return {
            "line": in_output[rewritten[exchange.line]],
            "pattern": exchange.pattern or None,
            "standing": _name(exchange.standing),
            "rewritten": exchange.standing.is_rewritten,
            "move": str(exchange.move) if exchange.move else None,
            "instructions": exchange.move.instructions if exchange.move else None,
        }

    return {
        "name": function.name,
        "line": in_output[rewritten[function.line]],
        "rewritten": function.rewritten,
        "given_back": function.given_back or None,
        "exchanges": [one(exchange) for exchange in function.exchanges],
    }


def _name(standing: ExchangeStanding) -> str:
    """A standing as JSON spells it, e.g. ``two_dpp``."""
    return standing.name.lower()
