"""A witness holds for the code that it was made of, and for no other; and no other witness holds for that code."""

import ast
import copy
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

sys.path.append(str(Path(__file__).parents[1] / "long"))
from waits_by_one import line_now, mutated

import ldsopt
from ldsopt.waits.witness import witness_of
from ldsopt.witness.code import read_both, read_target
from ldsopt.witness.document import WaitsWitness, WitnessedBytes, parse, render
from ldsopt.witness.states import LeftWalk, solved
from ldsopt.witness.validate import Validation, leaves_of, validate

ROOT = Path(__file__).parents[2]
MODULES = {
    "clang-22/named_gemm.gfx942": 16,
    "clang-22/named_tiles.gfx1030": 2,
    "flydsl-0.4.2/pipelined_sums.gfx950": 15,
    "triton-3.5.1/attention.gfx942": 1,
    "triton-3.7.1/gemm_async_unstaged.gfx950": 1,
}
"""With the counters of waits that are weaker than the compiler's."""
RING = "triton-3.7.1/gemm_async_unstaged.gfx950"


class Made(NamedTuple):
    stock: str
    ours: str
    witness: dict[str, Any]


@cache
def made(name: str) -> Made:
    path = ROOT / "corpus" / "ir" / f"{name}.ll"
    found = ldsopt.exact_waits(ldsopt.read(path, mcpu=path.stem.rpartition(".")[2]))
    text = render(witness_of(found))
    return Made("\n".join(found.code.listing.text), found.text, json.loads(text))


def judged(one: Made, witness: dict[str, Any], ours: str | None = None) -> Validation:
    return validate(parse(json.dumps(witness), "w"), one.stock, ours or one.ours, "c.s")


@pytest.mark.parametrize("name", MODULES)
def test_the_witness_of_a_module_holds(name: str) -> None:
    found = judged(made(name), made(name).witness)
    assert found.faults == ()
    assert found.weaker == MODULES[name]


@pytest.mark.parametrize("name", MODULES)
def test_a_wait_that_is_weakened_further_is_refused(name: str) -> None:
    one = made(name)
    lines = one.ours.split("\n")
    for number, line in enumerate(lines):
        weaker = re.sub(r"\b(vmcnt|lgkmcnt)\((\d+)\)", lambda m: f"{m[1]}({int(m[2]) + 1})", line, count=1)
        if weaker != line and line in one.stock.split("\n") and "#ASM" not in lines[number - 1]:
            changed = "\n".join([*lines[:number], weaker, *lines[number + 1 :]])
            assert judged(one, one.witness, changed).faults, line


@pytest.mark.parametrize("name", [RING, "flydsl-0.4.2/pipelined_sums.gfx950"])
def test_a_wait_that_is_needed_has_no_witness_that_would_let_it_be_weaker(name: str) -> None:
    """All waits of which `check` finds something if they are raised by one; states are made anew, premises kept."""
    one = made(name)
    found = ldsopt.exact_waits(ldsopt.read(ROOT / "corpus" / "ir" / f"{name}.ll"))
    (code,) = [kernel.after for kernel in found.kernels if kernel.after is not None]
    needed = [each.wait for each in mutated(code) if each.raised == "finding"]
    assert len(needed) > 5
    (stated,) = parse(json.dumps(one.witness), "w").kernels
    for wait in needed:
        lines = one.ours.split("\n")
        number = line_now(found.edits, wait.site.instruction.line) - 1
        limit = wait.site.limit
        lines[number] = lines[number].replace(f"{wait.counter}({limit})", f"{wait.counter}({limit + 1})")
        assert lines[number] != one.ours.split("\n")[number]
        ours = "\n".join(lines)
        blocks = read_both(one.stock, ours, "c.s")[stated.name]
        walk = LeftWalk(read_target(ours, "c.s"), blocks, stated.asked)
        states = solved(walk, blocks, lambda *_: None, lambda *_: None)
        anew = replace(stated, states=states, waits=leaves_of(blocks, walk, states))
        assert validate(WaitsWitness("gfx950", (anew,), {}), one.stock, ours, "c.s").faults, lines[number]


# --- every field ----------------------------------------------------------------------------------------


def kernel(witness: dict[str, Any]) -> Any:
    return witness["kernels"][0]


def first_state(witness: dict[str, Any], member: str) -> Any:
    return next(state[member] for state in kernel(witness)["blocks"] if state and state[member])


def moved(witness: dict[str, Any]) -> None:
    for access in kernel(witness)["accesses"]:
        access["bytes"] = [dict(part, variable="x", first=0, last=0, step=0) for part in access["bytes"]]


def widened(witness: dict[str, Any]) -> None:
    for access in kernel(witness)["accesses"]:
        for part in access["bytes"]:
            part.update(variable="x", size=part["size"] + (1 << 16))


def renamed(witness: dict[str, Any]) -> None:
    kernel(witness)["name"] = "another"


def forgotten(witness: dict[str, Any]) -> None:
    blocks = kernel(witness)["blocks"]
    blocks[max(number for number, state in enumerate(blocks) if state)] = None


def set_in(
    place: Callable[[dict[str, Any]], Any], member: str, value: Callable[[Any], Any]
) -> Callable[[Any], None]:
    def tamper(witness: dict[str, Any]) -> None:
        found = place(witness)
        found[member] = value(found[member])

    return tamper


TAMPERED: dict[str, Callable[[dict[str, Any]], None]] = {
    "another architecture": lambda w: w.update(arch="gfx942"),
    "no kernel": lambda w: w.update(kernels=[]),
    "another kernel": renamed,
    "one more kernel": lambda w: w["kernels"].append(dict(kernel(w), name="another")),
    "a barrier asks for more": lambda w: [
        one.update(asks=["dma", "lds", "load", "store"]) for one in kernel(w)["order"]["barriers"]
    ][:0],
    "waves part": lambda w: kernel(w)["order"].update(waves_part=True),
    "no bytes": lambda w: kernel(w).update(accesses=[]),
    "bytes of any access": lambda w: [one.update(bytes=None) for one in kernel(w)["accesses"]][:0],
    "bytes elsewhere": moved,
    "more bytes": widened,
    "nothing told apart": lambda w: kernel(w).update(told_apart=[]),
    "told apart of other waves": lambda w: [one.update(waves="other") for one in kernel(w)["told_apart"]][:0],
    "another left": lambda w: [one.update(left=1) for one in kernel(w)["told_apart"]][:0],
    "another access": lambda w: [one.update(access=1) for one in kernel(w)["told_apart"]][:0],
    "no reason": lambda w: [one.update(why="") for one in kernel(w)["told_apart"]][:0],
    "no blocks": lambda w: kernel(w).update(blocks=[]),
    "a block that nothing leads to": forgotten,
    "nothing outstanding": lambda w: [s and s["outstanding"].clear() for s in kernel(w)["blocks"]][:0],
    "younger than they are": lambda w: first_state(w, "outstanding")[0].update(younger=60),
    "an operation of another line": lambda w: first_state(w, "outstanding")[0].update(line=1),
    "of another counter": lambda w: first_state(w, "outstanding")[0].update(counter="expcnt"),
    "nothing left": lambda w: [s and s["left"].clear() for s in kernel(w)["blocks"]][:0],
    "left and younger": lambda w: first_state(w, "left")[0].update(younger=60),
    "no weaker wait": lambda w: kernel(w).update(waits=[]),
    "a wait of another line": set_in(lambda w: kernel(w)["waits"][0], "line", lambda line: line + 1),
    "another counter": set_in(lambda w: kernel(w)["waits"][0], "counter", lambda _: "lgkmcnt"),
    "another wait of the compiler's": set_in(lambda w: kernel(w)["waits"][0], "compilers", lambda n: n + 1),
    "another wait of ours": set_in(lambda w: kernel(w)["waits"][0], "ours", lambda _: 7),
    "it leaves nothing": set_in(lambda w: kernel(w)["waits"][0], "leaves", lambda _: []),
    "it leaves another": lambda w: kernel(w)["waits"][0]["leaves"][0].update(line=1),
    "it leaves one that is younger": lambda w: kernel(w)["waits"][0]["leaves"][0].update(younger=40),
}  # fmt: skip
_NO_BARRIERS_BEHIND = {"a barrier asks for more", "waves part"}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_witness_that_says_something_else_is_refused(what: str) -> None:
    refused = []
    for name in (RING, "clang-22/named_tiles.gfx1030", "triton-3.9.0/attention.gfx950"):
        one = made(name)
        witness = copy.deepcopy(one.witness)
        try:
            TAMPERED[what](witness)
        except StopIteration:
            continue  # this one has none
        if witness != one.witness:
            refused.append(bool(judged(one, witness).faults))
    assert refused
    assert any(refused) if what in _NO_BARRIERS_BEHIND else all(refused)


@pytest.mark.parametrize(
    ("member", "value"),
    [("schema", "ldsopt.waits/1"), ("kernels", 3), ("kernels", [{}]), ("without", None), ("arch", 942)],
)
def test_what_is_no_witness_is_said_to_be_none(member: str, value: object) -> None:
    with pytest.raises(ldsopt.InputError, match=r"^w: "):
        parse(json.dumps({**made(RING).witness, member: value}), "w")
    with pytest.raises(ldsopt.InputError, match=r"^w:1: "):
        parse("{", "w")


# --- bytes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "is_apart"),
    [
        (("a", 0, 0, 0, 16), ("b", 0, 0, 0, 16), True),
        (("a", 0, 0, 0, 16), ("a", 16, 16, 0, 16), True),
        (("a", 0, 0, 0, 17), ("a", 16, 16, 0, 16), False),
        (("a", 0, 96, 32, 16), ("a", 16, 112, 32, 16), True),
        (("a", 0, 96, 32, 16), ("a", 16, 112, 16, 16), False),
        (("a", 0, 96, 32, 16), ("a", 24, 88, 32, 16), False),
    ],
)
def test_bytes(one: Any, other: Any, is_apart: bool) -> None:
    first, second = WitnessedBytes(*one), WitnessedBytes(*other)
    assert first.is_apart(second) is second.is_apart(first) is is_apart

    def touched(part: WitnessedBytes) -> set[tuple[str, int]]:
        starts = range(part.first, part.last + 1, part.step or 1)
        return {(part.variable, start + byte) for start in starts for byte in range(part.size)}

    assert touched(first).isdisjoint(touched(second)) is is_apart


def test_a_kernel_without_a_witness_is_named_and_refused() -> None:
    one = made(RING)
    name = kernel(one.witness)["name"]
    without = {**one.witness, "kernels": [], "without": [{"kernel": name, "why": "it is hard"}]}
    assert judged(one, without).faults == ((name, 0, "it is hard"),)


class TestWays:
    """In this kernel, every wait that is weaker is so because of two branches one is taken, whatever the launch."""

    ONE = staticmethod(lambda: made("triton-3.5.1/gemm_bias_async.gfx942"))

    def test_each_has_states_of_its_own(self) -> None:
        found = judged(self.ONE(), self.ONE().witness)
        assert (found.faults, found.weaker) == ((), 12)
        assert found.paths == len(self.ONE().witness["kernels"]) > 1

    @pytest.mark.parametrize(
        ("member", "value", "why"),
        [
            ("untaken", [], "leads to more than the state"),
            ("untaken", [[0, 0]], "it names an edge that the code has not"),
            ("order", {"barriers": [], "only_dma": False, "stores_tell": False, "waves_part": True, "constant": []}, "not all of a workgroup take one path"),
        ],
    )  # fmt: skip
    def test_one_that_says_something_else_is_refused(self, member: str, value: object, why: str) -> None:
        witness = copy.deepcopy(self.ONE().witness)
        witness["kernels"][1][member] = value
        assert any(why in fault.why for fault in judged(self.ONE(), witness).faults)

    def test_states_of_another_path_do_not_hold(self) -> None:
        witness = copy.deepcopy(self.ONE().witness)
        first, second = (one["blocks"] for one in witness["kernels"][:2])
        assert first != second
        witness["kernels"][0]["blocks"] = second
        assert judged(self.ONE(), witness).faults


def test_the_checker_knows_nothing_of_what_made_the_waits() -> None:
    def imported(path: Path) -> Iterator[str]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                yield node.module or ""
            elif isinstance(node, ast.Import):
                yield from (name.name for name in node.names)

    own = ("ldsopt.witness", "ldsopt.errors", "ldsopt.documents", "ldsopt.dataclass", "ldsopt.checked_json")
    found = {name for path in (ROOT / "ldsopt" / "witness").glob("*.py") for name in imported(path)}
    assert not {name for name in found if name.startswith("ldsopt") and not name.startswith(own)}
