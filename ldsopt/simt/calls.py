"""What a call does: an intrinsic, a function of the module, inline assembly.

Of assembly only statements are known of which nothing has to be guessed: waits and barriers, no statement at all with
operands that pass through, the end of the wave, and a comparison of lanes, which is how HIP's and ockl's older headers
spell a ballot (``v_cmp_ne_i32_e64 $0, 0, $1``).
"""

from __future__ import annotations

import re

from ldsopt.ir import synchronization
from ldsopt.ir.calls import arguments, callee_name
from ldsopt.ir.inline_asm import AsmStatement, InlineAsm
from ldsopt.ir.module import Instruction
from ldsopt.simt import intrinsics
from ldsopt.simt.frame import Frame, Unsupported
from ldsopt.simt.intrinsics.lanes import vote
from ldsopt.simt.intrinsics.synchronization import effects, end_wave
from ldsopt.simt.kinds import first_lane
from ldsopt.simt.node import Node
from ldsopt.simt.opcodes.integers import comparison
from ldsopt.simt.program import Event, EventKind, Op, Registers

CallStep = Op | EventKind | Event

_WITHOUT_EFFECT = frozenset({"s_nop", "s_setprio", "s_sleep", "s_code_end", "s_clause", "s_delay_alu"})
_COMPARISON = re.compile(r"v_cmp_(eq|ne|lt|le|gt|ge|lg)_([iu])(32|64)(?:_e64)?$")
_REFERENCE = re.compile(r"\$(\d+)$")


def call_steps(frame: Frame, instruction: Instruction) -> tuple[CallStep, ...]:
    """The steps of a call, in their order.

    Raises:
        Unsupported: it is not known what the call does.
    """
    module = frame.module
    asm = module.inline_asm(instruction.operands[-1])
    if asm is not None:
        return _assembly(frame, instruction, asm)
    name = callee_name(module, instruction)
    if not name:
        raise Unsupported("an indirect call; devirtualize it first")
    if name.startswith("llvm."):
        builder = intrinsics.find(name)
        if builder is None:
            raise Unsupported(f"the intrinsic '{name}'; add it to ldsopt/simt/intrinsics")
        effect = builder(Node(frame, instruction, name))
        return effect if isinstance(effect, tuple) else (effect,)
    frame.callees.add(name)
    slots = tuple(map(frame.slot, arguments(module, instruction)))
    result = 0 if frame.kind_of(instruction.address).form == "void" else frame.slot(instruction.address)
    return (Event(EventKind.CALL, frame.site(instruction.line), name, slots, result, frame.left),)


def _assembly(frame: Frame, instruction: Instruction, asm: InlineAsm) -> tuple[CallStep, ...]:
    refused = Unsupported(f'inline assembly "{asm.text}"; add it to ldsopt/simt/calls.py')
    if asm.statements is None:
        raise refused
    if not asm.statements and arguments(frame.module, instruction):
        if frame.kind_of(instruction.address).form == "void":  # a comment that names values
            return ()
        return (_passed(frame, instruction, asm, refused),)
    if len(asm.statements) == 1 and (match := _COMPARISON.match(asm.statements[0].mnemonic)):
        return (_ballot(frame, instruction, asm.statements[0], match, refused),)
    for statement in asm.statements:
        known = statement.mnemonic.startswith(("s_wait", "s_barrier", "s_endpgm"))
        if not known and statement.mnemonic not in _WITHOUT_EFFECT:
            raise Unsupported(
                f'inline assembly "{statement.mnemonic} {statement.operands}"'.rstrip(' "') + '"'
            )
    if asm.statements and asm.statements[-1].mnemonic.startswith("s_endpgm") and len(asm.statements) == 1:
        return (end_wave,)
    steps = synchronization.steps(frame.module, instruction)
    if steps is None:
        raise refused
    return effects(steps, frame.arch)


def _passed(frame: Frame, instruction: Instruction, asm: InlineAsm, refused: Unsupported) -> Op:
    """Assembly without statements: each result is the operand tied to it, that of one lane in scalar registers."""
    parts = [part for part in asm.constraints.split(",") if not part.startswith("~")]
    results = [part for part in parts if part.startswith("=")]
    given = arguments(frame.module, instruction)
    if parts[len(results) :] != [str(i) for i in range(len(results))] or len(given) != len(results):
        raise refused
    slots, kinds = [frame.slot(o) for o in given], [frame.kind_of(o) for o in given]
    dst = frame.slot(instruction.address)

    def op(r: Registers) -> None:
        wave = r[0]
        values = [
            first_lane(r[slot], kind, wave.first()) if result.startswith("=s") else r[slot]
            for slot, kind, result in zip(slots, kinds, results, strict=True)
        ]
        r[dst] = values[0] if len(values) == 1 else tuple(values)

    return op


def _ballot(
    frame: Frame,
    instruction: Instruction,
    statement: AsmStatement,
    match: re.Match[str],
    refused: Unsupported,
) -> Op:
    """A comparison in assembly: one bit for each active lane in which it holds."""
    given = arguments(frame.module, instruction)
    target, *operands = [part.strip() for part in statement.operands.split(",")]
    if target != "$0" or not asm_results_in_scalar(frame, instruction) or len(operands) != 2:
        raise refused
    bits, kind = int(match[3]), frame.kinds(f"i{match[3]}")
    predicate = {"lg": "ne"}.get(match[1], match[1])
    compare = comparison(
        predicate if predicate in ("eq", "ne") else ("s" if match[2] == "i" else "u") + predicate, kind
    )
    dst, mask = frame.slot(instruction.address), frame.kind_of(instruction.address).mask
    sources: list[tuple[int, int]] = []  # slot, or 0 and the number itself
    for operand in operands:
        reference = _REFERENCE.match(operand)
        if reference and 0 < int(reference[1]) <= len(given):
            address = given[int(reference[1]) - 1]
            if frame.kind_of(address).bits != bits:
                raise refused
            sources.append((frame.slot(address), 0))
        elif re.fullmatch(r"-?\d+", operand):
            sources.append((0, int(operand) & kind.mask))
        else:
            raise refused

    def op(r: Registers) -> None:
        x, y = (r[slot] if slot else number for slot, number in sources)
        r[dst] = vote(r[0], compare(x, y)) & mask

    return op


def asm_results_in_scalar(frame: Frame, instruction: Instruction) -> bool:
    """Whether assembly gives one integer for the wave, in scalar registers."""
    asm = frame.module.inline_asm(instruction.operands[-1])
    is_integer = frame.kind_of(instruction.address).form == "int"
    return asm is not None and is_integer and asm.constraints.startswith("=s")
