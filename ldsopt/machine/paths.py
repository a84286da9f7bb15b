"""Paths through code that no wave takes, since a branch repeats an earlier condition.

LLVM's structured control flow has blocks at which several paths meet and part again by an earlier condition: by a
mask that each of the paths has set to all ones or to zero, or by the same comparison of registers that have not been
written since. No wave takes a path that answers the same question in two ways. Example::

    s_cmp_lt_i32 s6, 1
    s_mov_b64 s[0:1], -1
    s_cbranch_scc0 .Flow                   ; p comes next
    (q)
    s_mov_b64 s[0:1], 0
    .Flow:
    s_andn2_b64 vcc, exec, s[0:1]          ; 0 on the path from the first branch
    s_cbranch_vccnz .Join                  ; so nobody comes from there to here without running p
    (p)
    .Join:

Rule. A *question* is a comparison of scalar registers and constants; or, of a mask that has all bits or none, if it has
all; or, of a flag, if it is 1. Its answer is known behind a branch that asks it, and
where the mask or flag was written by a constant, until one of its registers is written. A mask or flag selected by a
comparison, copied or inverted has the answer of its source, and so has SCC behind it. Blocks are copied by
the answers known at their heads, for questions that some branch behind them asks; where an answer is known, the
branch goes one way. The conjunction of EXEC and a mask is only known to be nonzero if EXEC is (`ldsopt.isa.exec_mask`):
at the branch if VCC is the result, at the instruction if SCC is. LLVM 24 writes the example's test as ``s_and_b64
s[0:1], s[0:1], exec; s_cselect_b32 s0, 1, 0; s_cmp_lg_u32 s0, 1``; GlobalISel has flags in place of masks.

Invariant: each path that some wave takes is a path through the copies. Source: LLVM, StructurizeCFG.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ldsopt.analysis.integers.operations import signed
from ldsopt.graph import backwards, cycles, reachable, reverse_postorder
from ldsopt.groups import members
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction, loops
from ldsopt.isa.exec_mask import blocks_with_lanes, scalars_written
from ldsopt.isa.iterations import TakenPaths
from ldsopt.isa.operands import EXEC, VCC, RegisterSet, number, operands, register, registers
from ldsopt.isa.program import with_spilled_scalars
from ldsopt.machine.conditions import comparison
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Action, Asked, Family, Opcode

# --- branch questions ---------------------------------------------------------------------------------------
#
# Questions that branches ask, and instructions that ask them: comparisons of scalar registers, and tests of masks.


_BIT_TESTS = {f"s_bitcmp{bit}_{width}": (bit, width) for bit in "01" for width in ("b32", "b64")}
_INVERSE = {"ne": "eq", "ge": "lt", "le": "gt"}
_BITS_OF_CMPK = 16
MASK = "mask"
"""Of a question: whether a mask, as wide as a wave and with all bits or none, has all."""
FLAG = "flag"
"""Of a question: whether a register that holds 1 or 0 holds 1."""


class BranchQuestion(NamedTuple):
    """The question of a branch: a comparison of two operands, or a test if the left one, a mask or a flag, is set.

    ``until``: it is about the registers' contents before the instruction of this line last wrote them; 0: about the
    present contents.
    """

    how: str
    left: str
    right: str = ""
    until: int = 0

    @property
    def registers(self) -> RegisterSet:
        """The registers whose present contents it is about."""
        return 0 if self.until else register(self.left) | register(self.right)

    def behind(self, written: RegisterSet, line: int) -> BranchQuestion | None:
        """The same question behind an instruction that writes these registers; ``None`` if it has no name there."""
        if self.until == line:
            return None  # of what was held before this instruction wrote them the last time
        return self._replace(until=line) if self.registers & written else self


class Told(NamedTuple):
    """A value with the answer of a question, or with the opposite one."""

    question: BranchQuestion
    same: bool

    def behind(self, written: RegisterSet, line: int) -> Told | None:
        """The same answer behind an instruction, as in `BranchQuestion.behind`."""
        question = self.question.behind(written, line)
        return None if question is None else self._replace(question=question)


def compared(instruction: AsmInstruction) -> Told | None:
    """The question that SCC answers behind a scalar comparison of integers, or of a bit."""
    name, words = instruction.mnemonic, operands(instruction).words
    found, of_bit = comparison(name) if name[0] == "s" else None, _BIT_TESTS.get(name)
    if (not found and not of_bit) or len(words) != 2 or any(word.startswith("exec") for word in words):
        return None
    if not all(registers(word) or number(word) is not None for word in words):
        return None
    if of_bit:
        return Told(BranchQuestion(of_bit[1], *words), of_bit[0] == "1")
    assert found is not None
    how, is_signed, bits = found.predicate[-2:], found.is_signed, found.bits
    left, right = (_spelled(word, bits, is_signed, found.kind == "cmpk") for word in words)
    same, how = how not in _INVERSE, _INVERSE.get(how, how)
    if how == "gt":
        how, left, right = "lt", right, left
    if how == "lt":
        least = number(left)
        if least is not None and least != (1 << (bits - is_signed)) - 1:  # c < x is not x < c + 1
            left, right, same = right, str(least + 1), not same
        how = f"lt_{'i' if is_signed else 'u'}"
        if (how, right) == ("lt_u", "1"):
            how, right = "eq", "0"
    if how == "eq":
        left, right = sorted((left, right))
    return Told(BranchQuestion(f"{how}{bits}", left, right), same)


def _spelled(word: str, bits: int, is_signed: bool, is_short: bool) -> str:
    """An operand; a constant in the form of the compared number."""
    value = number(word)
    if value is None:
        return word
    bits = _BITS_OF_CMPK if is_short else bits
    return str(signed(value, bits) if is_signed else value & ((1 << bits) - 1))


# --- paths --------------------------------------------------------------------------------------------------


_VCC_OR_EXEC = VCC | EXEC
_MOST_COPIES = 6
"""The most copies of a block on average; if there were more, no paths are told apart."""
_ARITHMETIC = frozenset(
    {Family.SCALAR, Family.VECTOR, Family.TRANSCENDENTAL, Family.HINT, Family.NOP, Family.WAIT}
    | {Family.GOTO, Family.BRANCH}
)
_MOST_ENTRIES = 10
"""The most cycles of a function that lose an entry."""


class _Branch(NamedTuple):
    """The question and the answers of a branch.

    Attributes:
        question: its question.
        taken: the answer with which it is taken.
        on_zero: it is taken where VCC is zero; ``None`` for one on SCC.
    """

    question: BranchQuestion
    taken: bool
    on_zero: bool | None = None

    def goes(self, answer: bool | None, has_lanes: bool) -> bool | None:
        """True if it is taken; ``None`` if that is not known."""
        if answer is None:
            return None
        is_taken = answer is self.taken
        # If by the answer VCC equals EXEC, VCC is nonzero only if EXEC is.
        is_of_exec = self.on_zero is not None and is_taken is not self.on_zero
        return None if is_of_exec and not has_lanes else is_taken

    def answer(self, is_taken: bool, has_lanes: bool) -> bool | None:
        """The answer behind it, where it is taken, or not taken; ``None`` if it is not known."""
        is_zero = self.on_zero is not None and is_taken is self.on_zero
        return None if is_zero and not has_lanes else self.taken is is_taken


class _KnownAnswers:
    """The facts that are known at a place of the code.

    Attributes:
        answers: the answers of questions.
        whole: questions of masks that have all bits or none, and of flags.
        linked: questions of masks and flags, each with the value that has the same answer.
        scc: the answer in SCC, in this block.
        asks: the questions of masks and flags that SCC answers, in this block.
        vcc: the mask whose bits VCC has of EXEC, or the bits of EXEC that are not the mask's, in this block.
    """

    def __init__(self, suffix: str, *, is_all_whole: bool = False) -> None:
        self.answers: dict[BranchQuestion, bool] = {}
        self.whole: set[BranchQuestion] = set()
        self.linked: dict[BranchQuestion, Told] = {}
        self.scc: Told | None = None
        self.asks: set[BranchQuestion] = set()
        self.vcc: Told | None = None
        self._suffix, self._is_all_whole = suffix, is_all_whole
        self._vcc, self._exec = ("vcc", "exec") if suffix == "b64" else ("vcc_lo", "exec_lo")

    def copy(self) -> _KnownAnswers:
        """The facts that remain at the head of a successor."""
        other = _KnownAnswers(self._suffix)
        other.answers, other.whole, other.linked = self.answers.copy(), self.whole.copy(), self.linked.copy()
        return other

    def join(self, other: _KnownAnswers) -> bool:
        """Keeps the facts that the other one has as well; true if some were lost."""
        before = len(self.answers), len(self.whole), len(self.linked)
        self.answers = {q: a for q, a in self.answers.items() if other.answers.get(q) is a}
        self.whole &= other.whole
        self.linked = {made: told for made, told in self.linked.items() if other.linked.get(made) == told}
        return before != (len(self.answers), len(self.whole), len(self.linked))

    def learn(self, question: BranchQuestion, answer: bool) -> None:
        """Notes an answer, and those that follow from it."""
        if question in self.answers:
            return
        self.answers[question] = answer
        for made, told in self.linked.items():
            if told.question == question:
                self.learn(made, answer is told.same)
        if (own := self.linked.get(question)) is not None:
            self.learn(own.question, answer is own.same)

    def apply(self, step: _Step) -> None:
        """Updates the facts for an instruction."""
        instruction, written = step.instruction, step.written
        if step.asked is not None:
            forms = list(self._forms(step.asked))
            self.scc, self.asks = forms[0], {form.question for form in forms}
            return
        words, operation, suffix = operands(instruction).words, step.operation, step.suffix
        made = list(self._made(operation, suffix, words)) if len(words) > 1 else []
        of_exec = self._of_exec(operation, words) if suffix == self._suffix else None
        if written:
            self._write(written, instruction.line)
        if not instruction.opcode.keeps_scc:
            self.scc, self.asks = None, set()
        for question, answer, told in made:
            self.whole.add(question)
            told = told and told.behind(written, instruction.line)
            if told is not None:
                self.linked[question] = told
                answer = self.answers.get(told.question)
                answer = None if answer is None else answer is told.same
            if answer is not None:
                self.learn(question, answer)
            if not instruction.opcode.keeps_scc:
                self._set_scc(Told(question, True))
        of_exec = of_exec and of_exec.behind(written, instruction.line)
        if of_exec is not None:
            if words[0] == self._vcc:
                self.vcc = of_exec
            if step.has_lanes:
                self._set_scc(of_exec)

    def _set_scc(self, told: Told) -> None:
        self.scc, self.asks = told, {*self.asks, told.question}

    def _write(self, written: RegisterSet, line: int) -> None:
        answers = {question.behind(written, line): answer for question, answer in self.answers.items()}
        self.answers = {question: answer for question, answer in answers.items() if question is not None}
        self.whole = {question for question in self.whole if not question.registers & written}
        linked = {
            made: told.behind(written, line)
            for made, told in self.linked.items()
            if not made.registers & written
        }
        self.linked = {made: told for made, told in linked.items() if told is not None}
        self.scc = self.scc and self.scc.behind(written, line)
        asks = {question.behind(written, line) for question in self.asks}
        self.asks = {question for question in asks if question is not None}
        self.vcc = self.vcc and (None if written & _VCC_OR_EXEC else self.vcc.behind(written, line))

    def _kinds(self, suffix: str) -> Iterator[tuple[str, int]]:
        """The kinds of questions about a register of this width, and its value if it is set."""
        if suffix == self._suffix:
            yield MASK, -1
        if suffix == "b32":
            yield FLAG, 1

    def _is_whole(self, question: BranchQuestion) -> bool:
        return self._is_all_whole or question in self.whole

    def _forms(self, asked: Told) -> Iterator[Told]:
        """The questions that SCC answers behind a comparison: those of masks and flags, then the comparison's own."""
        how, left, right, _ = asked.question
        for kind, ones in self._kinds("b" + how.removeprefix("eq").removeprefix("b")):
            is_bit = how.startswith("b")
            own = BranchQuestion(kind, left if is_bit else right)
            if (right == "0" if is_bit else left in {"0", str(ones)}) and self._is_whole(own):
                yield Told(own, asked.same is (is_bit or left != "0"))
        yield asked

    def _made(
        self, operation: str, suffix: str, words: Sequence[str]
    ) -> Iterator[tuple[BranchQuestion, bool | None, Told | None]]:
        """The flags, and masks with all bits or none, that an instruction makes: the answer, or an equal one."""
        if words[0] == self._exec or not register(words[0]):
            return
        constants = [number(word) for word in words[1:]]
        for kind, ones in self._kinds(suffix):
            made, own = BranchQuestion(kind, words[0]), BranchQuestion(kind, words[1])
            is_not = (operation == "not" and kind == MASK) or (operation, constants[1:]) == ("xor", [ones])
            if operation == "cselect" and set(constants) == {0, ones}:
                yield made, None, self.scc and self.scc._replace(same=self.scc.same is (constants[0] == ones))
            elif operation == "mov" and constants[0] in (0, ones):
                yield made, constants[0] == ones, None
            elif not own.registers or not self._is_whole(own):
                continue
            elif is_not or operation == "mov" or (operation, constants[1:]) == ("and", [ones]):
                yield made, None, Told(own, not is_not)

    def _of_exec(self, operation: str, words: Sequence[str]) -> Told | None:
        """The mask from which, with EXEC, the result is computed: the lanes of EXEC in it, or the others."""
        if len(words) != 3 or self._exec not in words[1:] or words[0] == self._exec:
            return None
        is_rest = operation in {"andn2", "and_not1"} and words[1] == self._exec
        mask = BranchQuestion(MASK, words[2] if words[1] == self._exec else words[1])
        return Told(mask, not is_rest) if (is_rest or operation == "and") and self._is_whole(mask) else None

    def branch(self, known: Opcode) -> _Branch | None:
        """The question of the branch at a block's end, if it is known."""
        if known.asked is Asked.SCC:
            return self.scc and _Branch(self.scc.question, self.scc.same is not known.on_zero)
        if known.asked is not Asked.VCC:
            return None
        return self.vcc and _Branch(self.vcc.question, self.vcc.same is not known.on_zero, known.on_zero)


_TELLING = frozenset({"cselect", "mov", "not", "xor", "and", "andn2", "and_not1"})
"""The operations that make masks and flags of one another and of EXEC."""


class _Step(NamedTuple):
    """An instruction that changes the known facts.

    Attributes:
        instruction: the instruction.
        written: the scalar registers that it writes.
        has_lanes: EXEC is certainly not zero there.
        asked: the question that SCC answers behind it, if it compares.
        operation, suffix: the operation of a scalar instruction, and its width.
    """

    instruction: AsmInstruction
    written: RegisterSet
    has_lanes: bool
    asked: Told | None
    operation: str
    suffix: str

    @property
    def is_telling(self) -> bool:
        """True if it may add facts, or remove some."""
        is_silent = not self.written and self.asked is None and self.instruction.opcode.keeps_scc
        return not is_silent or self.operation in _TELLING


_Answers = frozenset[tuple[BranchQuestion, bool]]
_AnsweredBlock = tuple[int, _Answers]
"""A block, and what is known at its head of what is asked behind it."""


def taken_paths(function: AsmFunction, arch: Arch, joined: Collection[int] = ()) -> TakenPaths | None:
    """The paths through a function that waves may take; ``None`` where all may be taken, or nothing is known.

    Args:
        function: the code.
        arch: its architecture.
        joined: blocks of which no copies are made: what differs between the paths to one is forgotten there.
    """
    wave_size = function.wave_size or (arch.wave_size if len(arch.wave_sizes) == 1 else None)
    if wave_size is None or function.unreadable:
        return None
    search = _AnswerSearch(with_spilled_scalars(function, arch), arch, wave_size, joined)
    return search.paths() if any(search.asked) else None


@lru_cache(maxsize=512)  # a kernel of a listing is lifted several times
def parted_by_answers(function: AsmFunction, arch: Arch) -> AsmFunction:
    """The function with copies of blocks that paths lead through which part again behind.

    Blocks that do more than arithmetic are not copied: each access and barrier stays one. Nor are blocks by which
    control enters a loop: it would have two ways in.
    """
    joined = set(range(len(function.blocks))) - _copyable(function)
    flow = [block.successors for block in function.blocks]
    for loop in loops(flow):
        joined |= {after for at, own in enumerate(flow) if at not in loop for after in own if after in loop}
    paths = taken_paths(function, arch, joined)
    if paths is None:
        return function
    parted = zip(paths.blocks, paths.successors, strict=True)
    return replace(function, blocks=tuple(replace(function.blocks[at], successors=to) for at, to in parted))


def _copyable(function: AsmFunction) -> set[int]:
    """The blocks that do nothing but arithmetic."""
    return {
        at
        for at, block in enumerate(function.blocks)
        if all(one.opcode.family in _ARITHMETIC for one in block.instructions)
    }


def with_one_entry(function: AsmFunction) -> AsmFunction:
    """The function with copies of blocks by which control enters a cycle that has another entry, too.

    Hand-written loops skip what prepares the next iteration as they are entered, or share it with what is in front::

        s_cbranch_scc1 .Lbody
    .Lnext:                        ; a copy of this is run in front of the loop, which begins at .Lbody then
        s_add_u32 s4, s4, 1
    .Lbody:
        (p)
        s_cbranch_scc0 .Lnext

    Rule: a copy of a block does what the block does. Only blocks of arithmetic are copied: each access and barrier
    stays one.
    """
    for _ in range(_MOST_ENTRIES):
        found = _second_entry([block.successors for block in function.blocks], _copyable(function))
        if found is None:
            break
        cycle, region = found
        copies = {at: len(function.blocks) + number_ for number_, at in enumerate(sorted(region))}
        blocks = [
            block if at in cycle else _redirected(block, copies) for at, block in enumerate(function.blocks)
        ]
        blocks += (_redirected(function.blocks[at], copies) for at in copies)
        function = replace(function, blocks=tuple(blocks))
    return function


def _redirected(block: AsmBlock, copies: Mapping[int, int]) -> AsmBlock:
    return replace(block, successors=tuple(copies.get(after, after) for after in block.successors))


def _second_entry(
    flow: Sequence[Sequence[int]], copyable: Collection[int]
) -> tuple[frozenset[int], frozenset[int]] | None:
    """A cycle with several entries, and the blocks of which copies leave it one; ``None`` if there is none."""
    reached = reachable(flow, [0])
    before = backwards(flow)
    work = [frozenset(cycle) for cycle in cycles(flow.__getitem__, [0])]
    while work:
        cycle = work.pop()
        entries = {at for at in cycle if not at or any(one in reached - cycle for one in before[at])}
        within = {at: [after for after in flow[at] if after in cycle] for at in cycle}
        if len(entries) > 1:
            regions = (frozenset(reachable(within, entries - {head}, avoiding=[head])) for head in entries)
            kept = [region for region in regions if region.issubset(copyable) and 0 not in region]
            if kept:
                return cycle, min(kept, key=lambda region: (len(region), sorted(region)))
        inner = {at: [after for after in within[at] if after not in entries] for at in cycle - entries}
        work += (frozenset(one) for one in cycles(inner.__getitem__, inner))
    return None


class _Turned(NamedTuple):
    """The change of the asked questions from behind an instruction to in front of it, as sets of bits.

    Attributes:
        latest: questions about registers' contents before it wrote them, each with the one about their present
            contents.
        gone: questions about registers that it writes.
        masks: those of them about masks and flags.
        instead: the questions in their place.
    """

    latest: tuple[tuple[int, int], ...]
    gone: int
    masks: int
    instead: int

    def before(self, asked: int) -> int:
        """The questions whose answers must be known in front of it, so that those behind it are known."""
        left = asked & ~self.gone
        for number_, of_held in self.latest:
            if asked & number_:
                left = left & ~number_ | of_held
        return left | self.instead if asked & self.masks else left


class _Questions:
    """The questions of a function, by number.

    Attributes:
        number_of: their numbers.
    """

    def __init__(self) -> None:
        self.number_of: dict[BranchQuestion, int] = {}
        self._masks = 0
        self._of_register: dict[RegisterSet, int] = {}
        self._until: dict[int, list[BranchQuestion]] = {}

    def add(self, questions: Iterable[BranchQuestion]) -> int:
        """Numbers some questions, and those that they may become; returns the former as a set of bits."""
        found = 0
        for question in questions:
            found |= 1 << self._number(question)
            self._number(question._replace(until=0))
        return found

    def _number(self, question: BranchQuestion) -> int:
        known = self.number_of.get(question)
        if known is not None:
            return known
        made = self.number_of[question] = len(self.number_of)
        if question.how in {MASK, FLAG}:
            self._masks |= 1 << made
        for one in members(question.registers):
            self._of_register[1 << one] = self._of_register.get(1 << one, 0) | 1 << made
        if question.until:
            self._until.setdefault(question.until, []).append(question)
        return made

    def turned(self, step: _Step, links: Iterable[BranchQuestion]) -> _Turned:
        """The effect of an instruction on the asked questions, once all questions have numbers.

        Args:
            step: the instruction.
            links: the questions whose answers the masks and flags that it makes have.
        """
        latest, line = self._until.get(step.instruction.line, ()), step.instruction.line
        gone = 0
        if step.written < 0:
            for mask in self._of_register.values():
                gone |= mask
        else:
            for one in members(step.written):
                gone |= self._of_register.get(1 << one, 0)
        held = [link._replace(until=0) if link.until == line else link for link in links]
        return _Turned(
            tuple((1 << self.number_of[q], 1 << self.number_of[q._replace(until=0)]) for q in latest),
            gone,
            gone & self._masks,
            self.add(held),
        )


class _AnswerSearch:
    """Follows the answers through a function.

    Attributes:
        asked: for each block, the questions that are asked behind its head before anything answers them anew, by their
            numbers, as a set of bits.
    """

    def __init__(self, function: AsmFunction, arch: Arch, wave_size: int, joined: Collection[int]) -> None:
        self._blocks, self._suffix, self._joined = function.blocks, f"b{wave_size}", joined
        self._with_lanes = blocks_with_lanes(function, arch)
        self._steps = [
            [step for step in self._steps_of(number_, function.followed) if step.is_telling]
            for number_ in range(len(self._blocks))
        ]
        self._questions = _Questions()
        self.asked = self._asked()

    def _steps_of(self, number_: int, followed: Collection[int]) -> Iterator[_Step]:
        writes = [(i, scalars_written(i, followed)) for i in self._blocks[number_].instructions]
        last = max((place for place, (_, written) in enumerate(writes) if written & EXEC), default=-1)
        for place, (instruction, written) in enumerate(writes):
            operation, _, suffix = instruction.mnemonic.removeprefix("s_").rpartition("_")
            has_lanes = number_ in self._with_lanes and place > last
            yield _Step(instruction, written, has_lanes, compared(instruction), operation, suffix)

    def _asked(self) -> list[int]:
        own, links = list[set[BranchQuestion]](), list[list[set[BranchQuestion]]]()
        for number_ in range(len(self._blocks)):
            known = _KnownAnswers(self._suffix, is_all_whole=True)
            links.append([])
            for step in self._steps[number_]:
                known.apply(step)
                is_selected = step.instruction.opcode.action is Action.SELECT
                links[-1].append(
                    (known.asks if is_selected else set[BranchQuestion]()).union(
                        told.question for made, told in known.linked.items() if made.registers & step.written
                    )
                )
            branch = self._branch(number_, known)
            own.append(
                {branch.question, *(known.asks if branch.on_zero is None else ())} if branch else set()
            )
        questions = self._questions
        asked_at_end = list(map(questions.add, own))
        for link in itertools.chain.from_iterable(links):
            questions.add(link)
        turned = [
            [
                questions.turned(step, link)
                for step, link in zip(reversed(steps), reversed(linked), strict=True)
                if step.written and step.asked is None
            ]
            for steps, linked in zip(self._steps, links, strict=True)
        ]
        found = [0] * len(self._blocks)
        before, work = backwards([block.successors for block in self._blocks]), list(range(len(self._blocks)))
        waiting = set(work)
        while work:
            at = work.pop()  # at first from the end, as questions go
            waiting.discard(at)
            live = asked_at_end[at]
            for after in self._blocks[at].successors:
                live |= found[after]
            for one in turned[at]:
                live = one.before(live)
            if live != found[at]:
                found[at] = live
                work += (one for one in before[at] if one not in waiting)
                waiting.update(before[at])
        return found

    def _branch(self, number_: int, known: _KnownAnswers) -> _Branch | None:
        block = self._blocks[number_]
        parts = len(block.successors) == 2 and block.instructions
        return known.branch(block.instructions[-1].opcode) if parts else None

    def _behind(self, number_: int, head: _KnownAnswers) -> Iterator[tuple[int, _KnownAnswers]]:
        """The blocks that waves go to from a block, each with the facts there."""
        known, block = head.copy(), self._blocks[number_]
        for step in self._steps[number_]:
            known.apply(step)
        branch, has_lanes = self._branch(number_, known), number_ in self._with_lanes
        goes = branch and branch.goes(known.answers.get(branch.question), has_lanes)
        for place, after in enumerate(block.successors):
            is_taken = place == 0
            if goes is not None and goes is not is_taken:
                continue
            there = known.copy()
            if branch is not None:
                answer = branch.answer(is_taken, has_lanes)
                if answer is not None:
                    there.learn(branch.question, answer)
            yield after, there

    def _node(self, block: int, known: _KnownAnswers) -> _AnsweredBlock:
        asked, number_of = self.asked[block], self._questions.number_of
        if block in self._joined:
            return block, frozenset()
        return block, frozenset(
            (q, a)
            for q, a in known.answers.items()
            if (at := number_of.get(q)) is not None and asked >> at & 1
        )

    def paths(self) -> TakenPaths | None:
        """The copies of blocks by the facts at their heads; ``None`` if they exclude no path, or are too many."""
        first = self._node(0, _KnownAnswers(self._suffix))
        heads = {first: _KnownAnswers(self._suffix)}
        order = {at: n for n, at in enumerate(reverse_postorder([b.successors for b in self._blocks]))}
        counted = itertools.count()
        work, waiting = [(0, next(counted), first)], {first}
        behind = dict[_AnsweredBlock, list[_AnsweredBlock]]()
        while work:  # blocks behind those that lead to them
            at = heappop(work)[-1]
            waiting.discard(at)
            behind[at] = []
            for block, known in self._behind(at[0], heads[at]):
                target = self._node(block, known)
                behind[at].append(target)
                if target not in heads:
                    heads[target] = known
                elif not heads[target].join(known):
                    continue
                if len(heads) > _MOST_COPIES * len(self._blocks):
                    return None
                if target not in waiting:
                    waiting.add(target)
                    heappush(work, (order[block], next(counted), target))
        nodes, successors = [first], list[tuple[int, ...]]()
        place = {first: 0}
        for node in nodes:  # grows as it goes on
            targets = behind[node]
            for target in targets:
                if target not in place:
                    place[target] = len(nodes)
                    nodes.append(target)
            successors.append(tuple(place[target] for target in targets))
        kept = zip(nodes, successors, strict=True)
        if all(len(after) == len(self._blocks[node[0]].successors) for node, after in kept):
            return None
        return TakenPaths(tuple(block for block, _ in nodes), tuple(successors))
