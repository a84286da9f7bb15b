"""Executions of machine code that may show a race between waves; a race that the emulator has seen is definite.

The proof (`ldsopt.checker.code_races`) is about lifted code, which leaves much open; its counterexamples may be
spurious. So the code itself is executed: one workgroup, words of arguments as in the counterexamples or small, and the
contents of buffers as there (`ldsopt.checker.executed_races`). A launch that breaks another rule (leaves LDS or a
buffer, uses a register that nothing has waited for, parts at a barrier) shows nothing: its behaviour from there on is
undefined.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace

from ldsopt.analysis.integers.operations import signed
from ldsopt.checker.executed_races import (
    A_LAUNCH,
    OUTSIDE,
    SMALL,
    ExecutionBudget,
    Sizes,
    TriedSizes,
    contents_of_buffers,
    is_given,
    launch_words,
    orders_of_waves,
)
from ldsopt.emulate.emulate import EmulatedCode, PreparedMachine, emulate, prepare_machine
from ldsopt.emulate.program import may_wait_unseen
from ldsopt.errors import LdsoptError
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.kernel_start import LOCAL_POINTER, ArgumentSlot
from ldsopt.simt.launch import Argument, Launch
from ldsopt.simt.layout import lds_behind
from ldsopt.simt.schedule import Schedule

_INSTRUCTIONS = 20_000
"""The instructions that a wave may execute in one launch."""
_UNFINISHED = "missing-wait"
"""The kind of a finding on an access of bytes that an outstanding copy is to write."""
_MEANINGFUL = frozenset({"race", "global-race", "uninitialized-read", _UNFINISHED})
_SIZES = (1, 2, 4, 8)
"""Sizes, in bytes, of arguments that are one number."""
_LATE = "the limit of executions for a module (--race-seconds)"


class _UsedUp(Exception):
    """The budget for executions is used up."""


class ReplayedRaces:
    """Replays possible races of a listing's kernels.

    Args:
        code: the machine code.
        budget: the instructions that may be executed, for all kernels.
    """

    def __init__(self, code: EmulatedCode, budget: ExecutionBudget) -> None:
        self._code, self._budget = code, budget

    def __call__(
        self,
        kernel: str,
        tried: TriedSizes,
        wanted: Collection[frozenset[int]],
        is_unlisted: Callable[[frozenset[int]], bool] | None,
        admits: Callable[[Launch], bool],
    ) -> tuple[dict[frozenset[int], str], str]:
        """The races that are seen, by their lines, with the execution in words; and why others were not executed.

        Args:
            kernel: its name.
            tried: the sizes of workgroups, and words of arguments.
            wanted: the lines of the pairs in question.
            is_unlisted: true of the lines of further ones; ``None`` if there are none.
            admits: true of a launch that the IR of the kernel does not exclude.
        """
        found: dict[frozenset[int], str] = {}
        lines = set(wanted)
        why = ""
        try:
            self._take(A_LAUNCH)
            prepared = self._prepared(kernel, tried.usual)
            code = prepared.function.instructions
            contents = contents_of_buffers(compares_floats=any(map(_compares_floats, code)))
            each = (
                (*one, schedule)
                for one in self._launches(kernel, tried, contents)
                for schedule in orders_of_waves()
            )
            for launch, words, schedule in each:
                if lines <= found.keys() and is_unlisted is None:
                    break
                if tried.is_too_large(launch.items):
                    continue
                shown = {
                    pair: f"{said}, in a launch of {words}"
                    for pair, said in self._races(prepared, launch, schedule, tried)
                    if pair in lines or (is_unlisted and pair not in found and is_unlisted(pair))
                }
                if not shown.keys() <= found.keys() and admits(launch):
                    found = {**shown, **found}
        except _UsedUp:
            why = _LATE
        except LdsoptError as refused:
            why = f"it cannot be executed: {str(refused).removeprefix(f'{self._code.source}: ')}"
        return found, why

    def _take(self, instructions: int) -> None:
        if self._budget.left < 1:
            raise _UsedUp
        self._budget.left -= instructions

    def _prepared(self, kernel: str, sizes: Sizes) -> PreparedMachine:
        prepared = prepare_machine(self._code, Launch(block=sizes, kernel=kernel))
        if prepared.unknown:
            first = prepared.unknown[0]
            raise LdsoptError(f"line {first.site.line}, {first.site.text or 'the kernel'}: {first.why}")
        if may_wait_unseen(prepared.function):
            raise LdsoptError("a wave may wait for what another one stores, and unoptimized code hides where")
        return prepared

    def _races(
        self, prepared: PreparedMachine, launch: Launch, schedule: Schedule, tried: TriedSizes
    ) -> Iterator[tuple[frozenset[int], str]]:
        self._take(A_LAUNCH)
        run = replace(prepared, launch=launch)
        result = emulate(run, schedule, limit=_INSTRUCTIONS, watcher=lambda _wave, _one: self._take(1))
        self._budget.left -= A_LAUNCH * len(result.findings)
        if any(finding.kind == OUTSIDE for finding in result.findings):
            tried.leaves_lds(launch.items)
        if any(finding.kind not in _MEANINGFUL for finding in result.findings):
            return
        copied = None
        for finding in result.findings:  # in the order of time
            if copied is not None and finding.access != copied:
                return  # a value that is read too early is undefined, so its consequences show nothing
            if finding.kind == "race" and finding.access and finding.other:
                yield frozenset((finding.access.site.line, finding.other.site.line)), finding.message
            if finding.kind == _UNFINISHED:
                copied = finding.access

    # --- launches -------------------------------------------------------------------------------------------

    def _launches(
        self, kernel: str, tried: TriedSizes, buffers: Mapping[str, Argument]
    ) -> Iterator[tuple[Launch, str]]:
        every, stated = self._code.slots.get(kernel, ()), self._code.metadata.get(kernel, {})
        if stated.get("kernarg_segment_size") and not every:
            raise LdsoptError("its metadata has no arguments that can be read")
        slots = [one for one in every if not one.kind.startswith("hidden_")]
        static = stated.get("group_segment_fixed_size")
        free = lds_behind(static if isinstance(static, int) else 0, self._code.arch)
        # A runtime places the memory of arguments behind the kernel's own LDS, apart from one another.
        locals_ = [n for n, slot in enumerate(slots) if slot.kind == LOCAL_POINTER]
        places = dict(zip(locals_, free.parts(len(locals_)), strict=False))
        if len(places) < len(locals_) or any(places[n] % slots[n].align for n in locals_):
            raise LdsoptError("its LDS has no room for what its arguments point to")
        # A kernel without LDS of its own that accesses LDS is launched with some.
        dynamic = free.bytes if places or not static else 0
        seen: set[object] = set()
        for shape, given, small in ((*one, small) for one in tried for small in SMALL):
            numbers = {
                n: (places[n],) if n in places else _values(slot, dict(given), small)
                for n, slot in enumerate(slots)
                if _is_value(slot)
            }
            if not all(_is_given(slots[n], words) for n, words in numbers.items() if n not in places):
                continue
            key = shape, tuple(numbers.items())
            if key in seen:
                continue
            seen.add(key)
            told = {n: _told(words, slots[n]) for n, words in numbers.items()}
            for contents, made in buffers.items():
                arguments: list[Argument] = [
                    _argument(numbers[n], slot) if n in numbers else made for n, slot in enumerate(slots)
                ]
                launch = Launch(block=shape, arguments=arguments, kernel=kernel, dynamic_lds=dynamic)
                yield launch, launch_words(shape, told, contents)


def _compares_floats(instruction: AsmInstruction) -> bool:
    """True of ``v_cmp_lt_f32``, ``s_cmp_gt_f16`` and the like."""
    _, compares, how = instruction.mnemonic.partition("_cmp")
    return bool(compares) and any(kind in how for kind in ("_f16", "_f32", "_f64"))


def _is_value(slot: ArgumentSlot) -> bool:
    return slot.kind == "by_value" or slot.size != 8


def _values(slot: ArgumentSlot, given: Mapping[int, int], small: int) -> tuple[int, ...]:
    """The words of an argument; the upper ones of a long number are 0, unless a counterexample gives them."""
    first, *others = range(slot.offset, slot.offset + slot.size, 4)
    rest = 0 if slot.size == 8 else small
    return (given.get(first, small), *(given.get(at, rest) for at in others))


def _is_given(slot: ArgumentSlot, words: tuple[int, ...]) -> bool:
    """True if an argument, or words of one, may occur as a multiple in an address without wrapping around 2**32."""
    if slot.size in _SIZES:
        return is_given(_number(words), 8 * slot.size)
    return all(is_given(word, 32) for word in words)


def _number(words: tuple[int, ...]) -> int:
    """An argument of 1, 2, 4 or 8 bytes."""
    return sum(word << 32 * at for at, word in enumerate(words))


def _argument(words: tuple[int, ...], slot: ArgumentSlot) -> Argument:
    if slot.size in _SIZES:
        return f"u{8 * slot.size}={_number(words) & ((1 << 8 * slot.size) - 1)}"
    return [f"u32={word}" for word in words[: slot.size // 4]]


def _told(words: tuple[int, ...], slot: ArgumentSlot) -> int | str:
    """The value of an argument, for `launch_words`."""
    if slot.size in _SIZES:
        return signed(_number(words), 8 * slot.size)
    return f"words {' '.join(map(str, words))}"
