"""The reason why nothing shares bytes is the true one, and no assumption takes away what another one gives."""

from __future__ import annotations

import pytest
from pack_kernels import BARRIER, THREAD, TILES, kernel, left_alone, module, offsets, pack, round_trip

from ldsopt.transforms.pack.plan import KernelPlan

TWO = round_trip("A") + BARRIER + round_trip("B") + BARRIER
ROUNDS = f"""{THREAD}
  %n = load i32, ptr addrspace(1) %rounds, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
{TWO}
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %end
end:
{BARRIER}
"""
PLAIN = "ptr addrspace(1) %to, ptr addrspace(1) %rounds"
NOALIAS = "ptr addrspace(1) noalias %to, ptr addrspace(1) noalias readonly %rounds"


def plan_of(text: str, **options: object) -> KernelPlan:
    (found,) = pack(text, **options).details.kernels
    return found.plan


@pytest.mark.parametrize("assume", [(), ("arguments-do-not-alias",)])
def test_a_bound_is_uniform_by_either_assumption_or_both(assume: tuple[str, ...]) -> None:
    packed = pack(module(TILES, kernel(ROUNDS, arguments=NOALIAS)), assume=assume)
    assert offsets(packed) == {"A": 0, "B": 0}


def test_a_bound_that_may_be_written_meanwhile_is_named() -> None:
    plan = plan_of(module(TILES, kernel(ROUNDS, arguments=PLAIN)))
    assert plan.unshared is not None
    assert "what is loaded here may differ between them, or is written meanwhile" in plan.unshared.text
    assert (
        pack(module(TILES, kernel(ROUNDS, arguments=PLAIN)), assume=("arguments-do-not-alias",))
        .details.kernels[0]
        .arena
    )


@pytest.mark.parametrize(
    "call",
    [
        pytest.param("call void @unknown()", id="by the kernel"),
        pytest.param("call void @f()", id="by a function"),
        pytest.param("call void %fn()", id="by its address"),
    ],
)
def test_unknown_code_is_named_wherever_it_is_called(call: str) -> None:
    functions = "declare void @unknown()\ndefine internal void @f() noinline {\n  call void @unknown()\n  ret void\n}\n"
    text = module(
        TILES, functions, kernel(f"{THREAD}{TWO}  {call}\n", arguments="ptr addrspace(1) %to, ptr %fn")
    )
    plan = plan_of(text)
    assert plan.unshared is not None
    assert plan.unshared.text.startswith("a call of unknown code")


def test_what_another_kernel_does_with_addresses_is_no_reason() -> None:
    compares = "  %c = icmp eq ptr addrspace(3) @A, null\n  store i1 %c, ptr addrspace(1) %to\n"
    other = kernel(compares, name="other")
    text = module(
        TILES, kernel(f"{THREAD}{TWO}  call void %fn()\n", arguments="ptr addrspace(1) %to, ptr %fn"), other
    )
    assert (
        left_alone(pack(text)).startswith("a call of unknown code")
        or left_alone(pack(text)) == "nothing to gain"
    )


def test_one_variable_in_use_throughout_is_named() -> None:
    leak = "  store ptr addrspace(3) @A, ptr addrspace(1) %to\n"
    plan = plan_of(module(TILES, kernel(f"{THREAD}{TWO}{leak}")))
    assert plan.unshared is not None
    assert plan.unshared.text == "an address in LDS leaves our sight"
