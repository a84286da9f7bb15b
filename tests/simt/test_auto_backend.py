"""The default backend makes machine code of what is executed often enough, and of nothing else."""

import pytest
from text_sections import beside

from ldsopt import Launch, parse
from ldsopt.simt.compiled.running import EXECUTIONS
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.simulate import run

TEXTS = beside(__file__)

LOOP = TEXTS["LOOP"]
ROUND, KERNEL, CALLEE = 4, 10, 2
"""Instructions, without phis."""


def prepared(iterations: int) -> PreparedLaunch:
    launch = Launch(block=(64,), arguments=["out: i32[64]=zeros", iterations], kernel="k")
    return prepare(parse(LOOP, mcpu="gfx942"), launch, backend="auto")


def made(program: PreparedLaunch) -> set[str]:
    return {
        name
        for name, function in program.functions.items()
        if function.compiled is not None and function.compiled.is_made
    }


@pytest.mark.parametrize(
    ("iterations", "functions"), [(5, set()), (EXECUTIONS // 2, set()), (4 * EXECUTIONS, {"k"})]
)
def test_a_function_becomes_machine_code_where_its_instructions_are_executed_often(
    iterations: int, functions: set[str]
) -> None:
    program = prepared(iterations)
    result = run(program)
    assert result.outputs["out"].view("u4").tolist() == [
        2 * lane * 3**iterations % (1 << 32) for lane in range(64)
    ]
    assert made(program) == functions
    assert program.has_machine_code == bool(functions)


def test_runs_add_up() -> None:
    program = prepared(EXECUTIONS // 2)
    for _ in range(3):
        assert not made(program)
        run(program)
    run(program)
    run(program)
    assert made(program) == {"k"}


@pytest.mark.parametrize(
    ("executions", "functions"),
    [
        ({"k": KERNEL * EXECUTIONS - 1, "twice": 0}, set()),
        ({"k": KERNEL * EXECUTIONS}, {"k"}),
        ({"k": 1, "twice": CALLEE * EXECUTIONS}, {"twice"}),
    ],
)
def test_what_is_known_to_come_counts_before_it_runs(executions: dict[str, int], functions: set[str]) -> None:
    program = prepared(1)
    program.expect(executions)
    assert made(program) == functions


def test_a_run_tells_what_it_executed() -> None:
    program = prepared(10)
    run(program)
    assert program.executed() == {"k": KERNEL + 9 * ROUND, "twice": CALLEE}
