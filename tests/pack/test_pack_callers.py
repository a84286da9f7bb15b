"""Random modules, packed: every kernel finds each variable in one place, and does the same after LLVM's own pipeline."""

import functools
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from pack_kernels import BARRIER, TILES, module, pack

import ldsopt
from ldsopt import ALL_SCHEDULES, InternalError, Transformed, verify
from ldsopt.verifier.fuzz import launch_of
from ldsopt.verifier.generator.random_kernel import random_kernel

FUNCTIONS = ("f", "g", "h")
_NAMED = re.compile(r"  (?:store i32 7, |%n\d+ = icmp eq )(ptr addrspace\(3\) .*?)(?:, align \d+|, null)?$")
_CALLED = re.compile(r"(?:call|invoke) void @(\w+)\(\)")


def use(rng: random.Random, number: int, compares: float) -> str:
    variable = rng.choice("AB")
    if rng.random() < compares:
        return f"  %n{number} = icmp eq ptr addrspace(3) @{variable}, null\n"
    return f"  store i32 7, ptr addrspace(3) @{variable}\n"


def call(rng: random.Random, number: int, callees: tuple[str, ...]) -> str:
    kind, name = rng.random(), rng.choice(callees)
    if kind < 0.15:
        return f"  %x{number} = select i1 poison, ptr @{name}, ptr @nothing\n  call void %x{number}()\n"
    if kind < 0.3:
        return f"  invoke void @{name}() to label %o{number} unwind label %u\no{number}:\n"
    return f"  call void @{name}()\n"


def body(rng: random.Random, callees: tuple[str, ...], *, compares: float, most: int) -> str:
    steps = [
        use(rng, number, compares) if not callees or rng.random() < 0.5 else call(rng, number, callees)
        for number in range(rng.randint(1, most))
    ]
    return "".join(steps)


PAD = "u:\n  %pad = landingpad { ptr, i32 } cleanup\n  ret void\n"


def random_module(rng: random.Random) -> str:
    compares = rng.choice((0.0, 0.0, 0.1))
    text = ["declare i32 @p(...)\n", "define internal void @nothing() noinline {\n  ret void\n}\n"]
    for number, name in enumerate(FUNCTIONS):
        inner = body(rng, FUNCTIONS[number + 1 :], compares=compares, most=2)
        linkage = rng.choice(("internal ", "internal ", "internal ", ""))
        pad = PAD if "invoke" in inner else ""
        text.append(
            f"define {linkage}void @{name}() noinline personality ptr @p {{\n{inner}  ret void\n{pad}}}\n"
        )
    for number in range(rng.choice((1, 2))):
        inner = body(rng, FUNCTIONS, compares=compares, most=3)
        pad = PAD if "invoke" in inner else ""
        both = f"  store i32 7, ptr addrspace(3) @A\n{BARRIER}{inner}{BARRIER}  store i32 7, ptr addrspace(3) @B\n"
        text.append(
            f"define amdgpu_kernel void @k{number}() #0 personality ptr @p !reqd_work_group_size !0 {{\n"
            f"{both}  ret void\n{pad}}}\n"
        )
    return module(TILES, *text)


def functions(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for match in re.finditer(r"^define .*?@(\w+)\(.*?\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        found[match[1]] = match[2].split("\n")
    return found


def run_by(kernel: str, code: dict[str, list[str]]) -> Iterator[str]:
    """Every function that a kernel may come to."""
    taken = set(re.findall(r"select i1 poison, ptr @(\w+)", "\n".join(map("\n".join, code.values()))))
    work, seen = [kernel], set[str]()
    while work:
        name = work.pop()
        if name in seen:
            continue
        seen.add(name)
        yield name
        work += (m[1] for line in code[name] if (m := _CALLED.search(line)))
        if any("call void %" in line for line in code[name]):
            work += sorted(taken)


def named(lines: list[str]) -> list[tuple[str, bool]]:
    """How the addresses are named, in order, and whether each is compared with null."""
    found = [(match[1], "icmp" in line) for line in lines if (match := _NAMED.match(line))]
    return [(text.removeprefix("ptr addrspace(3) "), compared) for text, compared in found]


@functools.cache
def packed_once(seed: int) -> Transformed:
    return pack(random_module(random.Random(seed)), no_share=True)


def wrong(seed: int) -> str:
    """The fault of a seed: a kernel finds a variable in two places, or null elsewhere than before; empty if none."""
    try:
        packed = packed_once(seed)
    except InternalError as error:  # the output was held against what was meant, and nothing written
        return f"seed {seed}: {error}"
    before, after = functions(packed.input.text), functions(packed.text)
    for kernel in (name for name in before if name.startswith("k")):
        places: dict[str, str] = {}
        for name in run_by(kernel, before):
            for (old, compared), (new, _) in zip(named(before[name]), named(after[name]), strict=True):
                if places.setdefault(old, new) != new or (compared and old != new):
                    return f"seed {seed}, {kernel}, {name}: {old} is {new} and {places[old]}\n{packed.text}"
    return ""


def test_every_kernel_finds_each_variable_in_one_place() -> None:
    for seed in range(30):
        assert not wrong(seed)


def test_many_of_them_are_packed() -> None:
    """Some with functions that are rewritten, others with functions that keep a variable where it was."""
    texts = [packed_once(seed).text for seed in range(30)]
    assert sum("ldsopt.arena" in text for text in texts) > 6
    rewritten = [
        any("ldsopt.arena" in line for f in FUNCTIONS for line in functions(text)[f]) for text in texts
    ]
    assert sum(rewritten) > 3


def shares(packed: ldsopt.Transformed[Any]) -> bool:
    return any(k.plan.arena is not None and k.plan.arena.shared for k in packed.details.kernels)


def survives_the_optimizer(seed: int) -> bool:
    """True if anything was shared."""
    kernel = random_kernel(seed)
    module = ldsopt.parse(kernel.text, mcpu=kernel.arch)
    packed = ldsopt.pack(module, goal="bytes")
    if not shares(packed):
        return False
    before, after = (
        ldsopt.optimize_with_llvm(m) for m in (module, ldsopt.parse(packed.text, mcpu=kernel.arch))
    )
    found = verify(before, after, launch_of(kernel), schedules=ALL_SCHEDULES[::3])
    assert not found.differences, seed
    assert not found.new_findings, seed
    return True


def test_what_shares_bytes_does_the_same_after_the_optimizer():
    assert sum(map(survives_the_optimizer, range(10))) >= 3


@pytest.mark.long
@pytest.mark.slow
def test_more_of_them():
    assert sum(map(survives_the_optimizer, range(1000, 1150))) >= 12


def test_placements_are_the_same_on_every_run():
    module = random_kernel(2).text
    assert len({ldsopt.pack(ldsopt.parse(module)).text for _ in range(3)}) == 1
