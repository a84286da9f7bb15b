"""IR to IR: kernels that make records of themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from ldsopt.api.keywords import takes
from ldsopt.codegen.code_options import LaunchedCodeOptions
from ldsopt.codegen.compile import compile_ir
from ldsopt.codegen.compilers import find
from ldsopt.codegen.options import CompileOptions
from ldsopt.compare.diff import Diff, diff
from ldsopt.ir.dialect import text_for
from ldsopt.ir.edited import edited
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, reparse, require_arch
from ldsopt.isa.dynamic_lds import with_dynamic_lds
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import Measurement
from ldsopt.target.occupancy import lds_for_waves
from ldsopt.transforms.instrument.automatic import AutoMarks, find_automatic_marks
from ldsopt.transforms.instrument.instrumenting import Instrumentation, instrument_kernels
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import PlannedKernel, plan_records
from ldsopt.transforms.instrument.sites import refused


@dataclass(frozen=True, slots=True)
class RecordCost:
    """What records add to the code of a module.

    Attributes:
        change: the measures of the code before and after.
        clock: the instruction that reads the clock, as the compiler has written it; empty if none is known.
    """

    change: Diff
    clock: str


@dataclass(frozen=True, slots=True)
class Instrumented:
    """A module whose kernels make records.

    Attributes:
        text: the output, textual IR.
        instrumentation: what was decided; ``None`` where only marks were written.
        marks: that were found without an author; ``None`` if none were asked for.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        input: the module that was instrumented: the one given, with those marks. Lines in ``instrumentation`` are its.
        cost: what the records add to the code, if that was measured.
        is_own, notes, untouched: as in `Annotated`.
    """

    text: str
    instrumentation: Instrumentation | None
    marks: AutoMarks | None
    source: str
    arch: str | None
    input: Module
    cost: RecordCost | None = None
    is_own: bool = False
    notes: tuple[str, ...] = ()
    untouched: bytes | str = b""


@takes(InstrumentOptions)
def instrument(module: Module, options: InstrumentOptions) -> Instrumented:
    """Has the kernels of a module make records where they are marked (`ldsopt.ir.record_marks`).

    Args:
        module: final, optimized IR.

    Raises:
        InputError: there is nothing to record, or it cannot be recorded so.
        CompilerFailed: with ``buffer="lds"``, where it has to be known how much LDS there is: LLVM died on it.
        InternalError: the output would differ in more than was meant.
    """
    return instrument_measured(module, options, LaunchedCodeOptions(), with_cost=False)


def instrument_measured(
    module: Module, options: InstrumentOptions, measuring: LaunchedCodeOptions, *, with_cost: bool = True
) -> Instrumented:
    """The same by a compiler of one's own, and what the records add to the code.

    Args:
        module: final, optimized IR.
        options: what to record.
        measuring: how the code is made that says how much LDS there is, and what records add.
        with_cost: measure that.

    Raises:
        InputError, InternalError: as `instrument`.
        CompilerFailed, Unavailable: as compiling.
    """
    marks, notes, marked = None, tuple[str, ...](), module
    if options.auto or options.lines:
        marks = find_automatic_marks(module, options)
        made = edited(module, marks.edits)
        notes = made.notes
        if options.mark:
            return Instrumented(
                made.text, None, marks, module.source, _arch_name(module), module, None, made.is_own, notes
            )
        marked = reparse(made.text, module, is_own=made.is_own)
    planned = plan_records(marked, options)
    before = None
    if with_cost or options.buffer == "lds":
        before = _measured(module, measuring)
    room = None
    if options.buffer == "lds" and before is not None:
        room = _lds_room(marked, planned, before, options)
    found = instrument_kernels(marked, planned, options, room)
    made = edited(marked, found.edits)
    result = Instrumented(
        made.text,
        found,
        marks,
        module.source,
        _arch_name(module),
        marked,
        None,
        made.is_own,
        tuple(dict.fromkeys((*notes, *made.notes))),
    )
    return replace(result, cost=_cost(result, before, measuring)) if with_cost and before else result


def _arch_name(module: Module) -> str | None:
    return module.arch.name if module.arch else None


def _compiled(module: Module, measuring: LaunchedCodeOptions) -> tuple[str, str]:
    """The assembly of a module, and what compiled it."""
    options = CompileOptions(**{one.name: getattr(measuring, one.name) for one in fields(CompileOptions)})
    text = text_for(module, find(measuring.compiler).llvm_major)
    compiled = compile_ir(text, require_arch(module).name, options, source=module.source)
    return compiled.data.decode("utf-8", "surrogateescape"), compiled.compiler


def _measured(module: Module, measuring: LaunchedCodeOptions) -> Measurement:
    text, compiler = _compiled(module, measuring)
    return _measurement(module, text, compiler, measuring)


def _measurement(module: Module, text: str, compiler: str, measuring: LaunchedCodeOptions) -> Measurement:
    measured = measure_assembly(text, module.source, require_arch(module).name, compiler)
    return with_dynamic_lds(measured, measuring.dynamic_lds)


def _cost(result: Instrumented, before: Measurement, measuring: LaunchedCodeOptions) -> RecordCost:
    after = parse(result.text, source=result.source, mcpu=result.arch, features=measuring.features)
    text, compiler = _compiled(after, measuring)
    clocks = ("s_memtime", "s_getreg_b32", "s_get_shader_cycles_u64")
    clock = next((name for name in clocks if f"\t{name} " in text), "")
    return RecordCost(diff(before, _measurement(after, text, compiler, measuring)), clock)


def _lds_room(
    module: Module, planned: tuple[PlannedKernel, ...], before: Measurement, options: InstrumentOptions
) -> Mapping[str, int]:
    """Bytes of LDS that there are for each kernel's records, without fewer waves for it unless that is allowed.

    Raises:
        InputError: a kernel has dynamic LDS of which nothing is known.
    """
    arch, room = require_arch(module), {}
    by_name = {function.name: function.resources for function in before.functions}
    for one in planned:
        function = one.kernel.function
        needs = by_name.get(function.name)
        if needs is None or needs.lds_bytes is None or needs.occupancy is None:
            raise refused(
                module,
                function.line,
                f"how much LDS '{function.name}' has is not known from its code",
                "use --buffer device",
            )
        most = arch.lds_bytes
        if not options.lower_occupancy:
            size = one.positions.waves * one.positions.wave_size
            most = lds_for_waves(arch, needs.occupancy, size, wave_size=one.positions.wave_size)
        room[function.name] = max(0, most - needs.lds_bytes)
    return room
