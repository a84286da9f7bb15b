"""The report of `fuzz`, and the files that a failure leaves."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ldsopt.compare.spelling import plural, text_of
from ldsopt.errors import shown
from ldsopt.verifier.fuzz import FuzzResult


def render(result: FuzzResult) -> str:
    """The whole report, with a final newline."""
    return text_of(_lines(result))


def files(result: FuzzResult) -> dict[str, str]:
    """Of each failure the kernel and the launch that `simulate` and `verify` take, by file name."""
    written = {}
    for failure in result.failures:
        name = f"seed{failure.seed}.{failure.shape}.{failure.variant}"
        launch = failure.launch
        written[f"{name}.ll"] = f"; {shown(str(failure))}\n{failure.text}"
        document = {
            "grid": list(launch.grid),
            "block": list(launch.block),
            "dynamic_lds": launch.dynamic_lds,
            "arguments": list(launch.arguments),
        }
        written[f"{name}.json"] = json.dumps(document, indent=2, default=str) + "\n"
    return written


def _lines(result: FuzzResult) -> Iterator[str]:
    for failure in result.failures:
        yield shown(str(failure))
    for kind, count in sorted(result.counted.items()):
        yield f"counted, no failure: {plural(count, 'finding')} of check: {kind}"
    code = (
        ""
        if result.judged is None
        else f", {result.judged} of them with code of their own, which was checked"
    )
    yield (
        f"{plural(result.count, 'kernel')} from seed {result.first}, {result.changed} of them changed, "
        f"{plural(result.versions, 'different version')} compared{code}: {plural(len(result.failures), 'failure')}"
    )
