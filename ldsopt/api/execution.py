"""Kernels executed on the CPU."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ldsopt.api.reading import module_of
from ldsopt.compare.transformed import Transformed
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.transforms.instrument.instrumented import record_header

if TYPE_CHECKING:  # numpy is imported only by who executes something
    from collections.abc import Callable, Collection

    from ldsopt.simt.launch import Launch
    from ldsopt.simt.preparation import Backend
    from ldsopt.simt.schedule import Schedule
    from ldsopt.simt.simulate import Missing, SimulationResult
    from ldsopt.verifier.verification import Verification


def simulate(
    source: Module | Transformed[Any],
    launch: Launch,
    schedule: Schedule | None = None,
    *,
    checks: bool = True,
    without: Collection[str] = (),
    backend: Backend = "auto",
    at_once: int = 1,
    watch: Callable[[int, int], None] = lambda _, __: None,
) -> SimulationResult:
    """Executes a kernel on the CPU; what it leaves in its buffers, and what is wrong with its LDS accesses.

    >>> import numpy as np
    >>> from ldsopt import api
    >>> from ldsopt.simt.launch import Launch
    >>> data = np.arange(64, dtype=np.float32)
    >>> launch = Launch(block=(64,), arguments={"from": data, "to": np.zeros(64, np.float32), "n": 64})
    >>> result = api.simulate(api.parse(api.REVERSAL), launch)
    >>> bool((result.outputs["to"] == data[::-1]).all()), result.findings
    (True, ())

    Args:
        source: the module.
        launch: what to run it on. Arrays are buffers; those given are not changed.
        schedule: in which order waves run and copies land; by default waves in turn, copies as late as they may.
        checks: look for findings.
        without: checks to leave out, by their names in `ldsopt.simt.checks.CHECKS`.
        backend: what executes it: ``interpreted``; ``compiled`` to machine code of this processor; or ``auto``, which
            compiles what is executed often enough to be worth it. The result is the same.
        at_once: processes that execute workgroups at a time; the result is the same.
        watch: is told how many workgroups have been executed, and of how many.

    Raises:
        InputError: no such kernel, arguments that do not fit it, or something that cannot be simulated (`missing`).
        UsageError: a launch that makes no sense.
    """
    from ldsopt.simt.schedule import Schedule
    from ldsopt.simt.simulate import simulate as run

    chosen = schedule or Schedule()
    return run(
        module_of(source),
        launch,
        chosen,
        checks=checks,
        without=without,
        backend=backend,
        at_once=at_once,
        watch=watch,
    )


def simulate_records(
    source: Module | Transformed[Any],
    launch: Launch,
    schedule: Schedule | None = None,
    *,
    checks: bool = True,
    without: Collection[str] = (),
    backend: Backend = "auto",
) -> tuple[SimulationResult, bytes]:
    """Executes an instrumented kernel on the CPU, as `simulate`: the result, and the dump of its records.

    Their clock counts executed instructions, and says so. Where a wave waits at a barrier it is put forward to that of
    the last wave to come there.

    Raises:
        InputError: the kernel makes no records, or as `simulate`.
        UsageError: as `simulate`.
    """
    from ldsopt.records.dump import compose
    from ldsopt.records.header import variable_names
    from ldsopt.simt.launch import resolve
    from ldsopt.simt.schedule import Schedule
    from ldsopt.simt.simulate import simulate as run

    module = module_of(source)
    kernel = launch.kernel or next((f.name for f in module.functions() if f.is_kernel), "")
    header = record_header(module, kernel)
    if header is None:
        raise InputError(
            f"'{kernel}' makes no records",
            file=module.source,
            remedy="instrument it first: `ldsopt instrument`",
        )
    variable = variable_names(kernel)[0]
    result = run(
        module,
        launch,
        schedule or Schedule(),
        checks=checks,
        without=without,
        keep=(variable,),
        backend=backend,
    )
    if header.argument is None:
        buffer = result.variables[variable]
    else:
        name = resolve(launch, require_arch(module))[header.argument].name
        if name not in result.outputs:
            raise InputError(
                f"argument {header.argument} of '{kernel}' is no buffer in this launch",
                file=module.source,
                remedy=f"give it u8[{header.buffer_bytes}]=zeros: the records go there",
            )
        buffer = result.outputs[name].tobytes()
    return result, compose(header.simulated(), buffer)


def missing(source: Module | Transformed[Any]) -> list[Missing]:
    """Everything in a module that the simulator does not know; empty if it can execute all of it.

    Raises:
        InputError: no architecture is known.
    """
    from ldsopt.simt.simulate import missing as find

    return find(module_of(source))


def verify(
    before: Module | Transformed[Any],
    after: Module | Transformed[Any],
    launch: Launch | None = None,
    *,
    kernel: str | None = None,
    tolerance: float = 0.0,
    backend: Backend = "auto",
) -> Verification:
    """The verdict on two versions of a kernel that are to do the same, executed under eight schedules.

    >>> from ldsopt import api
    >>> module = api.parse(api.REVERSAL)
    >>> api.verify(module, api.annotate(module, bases="all")).is_equivalent
    True

    Args:
        before, after: the versions.
        launch: what to run both on; by default one is chosen, and ``coverage.chosen`` says which.
        kernel: which, where the modules have several and no launch says so.
        tolerance: by how much floating-point outputs may differ, absolutely; 0 is bit by bit.
        backend: what executes both, as of `simulate`.

    Raises:
        InputError: one cannot be simulated, no launch can be chosen, or the two have different outputs.
        UsageError: a launch that makes no sense.
    """
    from ldsopt.verifier.equivalence import verify as compare

    return compare(
        module_of(before), module_of(after), launch, kernel=kernel, tolerance=tolerance, backend=backend
    )
