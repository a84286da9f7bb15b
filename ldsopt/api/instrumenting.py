"""IR to IR: kernels that make records of themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ldsopt.api.reading import ModuleSource, module_of, takes
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import find
from ldsopt.codegen.options import CodeOptions, CompileOptions
from ldsopt.compare.diff import diff
from ldsopt.compare.recording import RecordCost, Recording
from ldsopt.compare.transformed import Transformed, transformed
from ldsopt.errors import InputError
from ldsopt.ir.edited import remade
from ldsopt.ir.module import Module, text_for
from ldsopt.ir.read import parse, require_arch
from ldsopt.isa.measure import measure_assembly, with_dynamic_lds
from ldsopt.isa.measurement import Measurement
from ldsopt.options import given_by
from ldsopt.transforms.instrument.automatic import find_automatic_marks
from ldsopt.transforms.instrument.instrumenting import instrument_kernels
from ldsopt.transforms.instrument.lds_room import lds_room
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import plan_records
from ldsopt.transforms.instrument.sites import with_called_marks


@takes(InstrumentOptions)
def instrument(source: ModuleSource, options: InstrumentOptions) -> Transformed[Recording]:
    """Has the kernels of a module make records at their marks (`ldsopt.ir.marks`).

    Args:
        source: final, optimized IR: a module, the result of a transform, or a file's name.

    Raises:
        InputError: there is nothing to record, or it cannot be recorded so.
        CompilerFailed: with ``buffer="lds"``, which needs the size of LDS: LLVM crashed on the module.
        InternalError: the output would differ in more than the edits.
    """
    return instrument_measured(module_of(source), options, CodeOptions(), with_cost=False)


def instrument_measured(
    module: Module, options: InstrumentOptions, measuring: CodeOptions, *, with_cost: bool = True
) -> Transformed[Recording]:
    """The same with a chosen compiler, and the cost of the records in code.

    Args:
        module: final, optimized IR.
        options: the records.
        measuring: how to make the code that states the size of LDS, and the cost of records.
        with_cost: measure that cost.

    Raises:
        InputError, InternalError: as `instrument`.
        CompilerFailed, Unavailable: as compiling.
    """
    given, marks, notes = module, None, tuple[str, ...]()
    if not options.mark:
        module, notes = with_called_marks(module)
    marked = module
    if options.auto or options.lines:
        marks = find_automatic_marks(module, options)
        if options.mark:
            return transformed(module, marks.edits, Recording(None, marks))
        marked, further = remade(module, marks.edits)
        notes = (*notes, *further)
    planned = plan_records(marked, options)
    before = None
    if with_cost or options.buffer == "lds":
        before = _measurement(given, *_compiled(given, measuring), options.dynamic_lds)
    room = None
    if options.buffer == "lds" and before is not None:
        room = lds_room(marked, planned, before, options)
    found = instrument_kernels(marked, planned, options, room)
    result = transformed(marked, found.edits, Recording(found, marks), notes=notes)
    if not with_cost or before is None:
        return result
    cost = _cost(result, before, measuring, options.dynamic_lds)
    return replace(result, details=Recording(found, marks, cost))


COST_MODES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("as asked for", {}),
    ("--loose", {"loose": True}),
    ("--granularity workgroup", {"granularity": "workgroup", "waves": None}),
    ("--keep first", {"keep": "first"}),
    ("--clock wall", {"clock": "wall"}),
    ("--clock both", {"clock": "both"}),
    ("--buffer lds", {"buffer": "lds", "flush": None}),
    ("--buffer lds --flush 64", {"buffer": "lds", "flush": 64}),
)
"""Ways to make records at different costs, by the option that each one adds to the given ones."""


def mode_costs(
    module: Module, options: InstrumentOptions, measuring: CodeOptions
) -> tuple[tuple[str, RecordCost | str], ...]:
    """The cost of each way to make the requested records; or the reason why a way is not possible.

    Args:
        module: final, optimized IR.
        options: the records.
        measuring: how to make the measured code.

    Raises:
        CompilerFailed, Unavailable, InternalError: as `instrument_measured`.
    """
    found: list[tuple[str, RecordCost | str]] = []
    for name, changed in COST_MODES:
        asked = replace(options, **changed)
        is_same = changed.get("clock") == "both" and require_arch(module).generation != "gfx11"
        if is_same or (changed and asked == options):
            continue
        try:
            result = instrument_measured(module, asked, measuring)
        except InputError as error:
            found.append((name, error.message))
            continue
        assert result.details.cost is not None
        found.append((name, result.details.cost))
    return tuple(found)


def _compiled(module: Module, measuring: CodeOptions) -> tuple[str, str]:
    """The assembly of a module, and what compiled it."""
    options = CompileOptions(**given_by(CompileOptions, measuring))
    text = text_for(module, find(measuring.compiler).llvm_major)
    compiled = compile_ir(text, require_arch(module).name, options, source=module.source)
    return compiled.text, compiled.compiler


def _measurement(module: Module, text: str, compiler: str, dynamic_lds: int) -> Measurement:
    measured = measure_assembly(text, module.source, require_arch(module).name, compiler)
    return with_dynamic_lds(measured, dynamic_lds)


def _cost(
    result: Transformed[Recording], before: Measurement, measuring: CodeOptions, dynamic_lds: int
) -> RecordCost:
    after = parse(result.text, source=result.source, mcpu=result.arch, features=measuring.features)
    text, compiler = _compiled(after, measuring)
    clocks = ("s_memtime", "s_getreg_b32", "s_get_shader_cycles_u64")
    clock = next((name for name in clocks if f"\t{name} " in text), "")
    return RecordCost(diff(before, _measurement(after, text, compiler, dynamic_lds)), clock)
