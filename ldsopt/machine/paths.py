"""Paths through code that no wave takes, as a condition that was asked before is asked again.

LLVM's structured control flow has blocks that several paths lead to and that part again by what was asked before: by a
mask that each of the paths has set to all ones or to zero, or by the same comparison of registers that no one has
written since. A path that answers the same question in two ways is none that a wave takes. Example::

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

Rule. A *question* is a comparison of scalar registers and constants, or whether a mask has all bits or none, of a
register that holds one of the two. Its answer is known behind a branch that asks it, and where the mask was written by
a constant, until one of its registers is written. A mask selected by a comparison, copied or inverted has the answer of
what it was made from. Blocks are copied by the answers that are known at their heads, of questions that some branch
behind them asks; where an answer is known, the branch goes one way. Of VCC made from EXEC and a mask, a nonzero value
asks that EXEC is not zero (`ldsopt.isa.exec_mask`).

Invariant: each path that some wave takes is one through the copies. Source: LLVM, StructurizeCFG.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.graph import backwards
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.exec_mask import blocks_with_lanes, scalars_written
from ldsopt.isa.registers import RegisterSet, register
from ldsopt.isa.rounds import TakenPaths
from ldsopt.machine.branch_questions import MASK, BranchQuestion, Told, compared
from ldsopt.machine.conditions import keeps_scc
from ldsopt.machine.operands import number, operands
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch

_BRANCH = pattern(r"s_cbranch_(?:scc([01])|vcc(n?z))$")
_VCC_OR_EXEC = register("vcc") | register("exec")
_MOST_COPIES = 6
"""Copies of a block on average; with more, nothing is told apart."""


class _Branch(NamedTuple):
    """The facts that a branch tells.

    Attributes:
        question: that it asks.
        taken: the answer with which it is taken.
        on_zero: it is taken where VCC is zero; ``None`` of one on SCC.
    """

    question: BranchQuestion
    taken: bool
    on_zero: bool | None = None

    def goes(self, answer: bool | None, has_lanes: bool) -> bool | None:
        """It is taken; ``None`` if that is not known."""
        if answer is None:
            return None
        is_taken = answer is self.taken
        # An answer by which VCC is EXEC says that it is not zero only if EXEC is not.
        is_of_exec = self.on_zero is not None and is_taken is not self.on_zero
        return None if is_of_exec and not has_lanes else is_taken

    def answer(self, is_taken: bool, is_whole: bool, has_lanes: bool) -> bool | None:
        """The answer behind it, where it is taken, or not taken; ``None`` if that is not known."""
        if self.on_zero is not None:
            is_zero = is_taken is self.on_zero
            if not is_whole or (is_zero and not has_lanes):
                return None
        return self.taken is is_taken


class _KnownAnswers:
    """The facts that are known at a place of the code.

    Attributes:
        answers: of questions.
        whole: masks that have all bits or none.
        linked: masks by what they have the answer of.
        scc: what SCC says, in this block.
        vcc: the mask whose bits VCC has of EXEC, or the bits of EXEC that are not the mask's, in this block.
    """

    def __init__(self, suffix: str) -> None:
        self.answers: dict[BranchQuestion, bool] = {}
        self.whole: set[str] = set()
        self.linked: dict[str, Told] = {}
        self.scc: Told | None = None
        self.vcc: Told | None = None
        self._suffix = suffix
        self._vcc, self._exec = ("vcc", "exec") if suffix == "_b64" else ("vcc_lo", "exec_lo")

    def copy(self) -> _KnownAnswers:
        """The facts that are known of it at the head of a block behind."""
        other = _KnownAnswers(self._suffix)
        other.answers, other.whole, other.linked = self.answers.copy(), self.whole.copy(), self.linked.copy()
        return other

    def join(self, other: _KnownAnswers) -> bool:
        """Keeps what the other one knows as well, and says whether something was lost."""
        before = len(self.answers), len(self.whole), len(self.linked)
        self.answers = {q: a for q, a in self.answers.items() if other.answers.get(q) is a}
        self.whole &= other.whole
        self.linked = {mask: told for mask, told in self.linked.items() if other.linked.get(mask) == told}
        return before != (len(self.answers), len(self.whole), len(self.linked))

    def learn(self, question: BranchQuestion, answer: bool) -> None:
        """Notes an answer, and those that follow from it."""
        if question in self.answers:
            return
        self.answers[question] = answer
        for mask, told in self.linked.items():
            if told.question == question:
                self.learn(BranchQuestion(MASK, mask), answer is told.same)
        if question.how == MASK and (own := self.linked.get(question.left)) is not None:
            self.learn(own.question, answer is own.same)

    def apply(self, instruction: AsmInstruction, written: RegisterSet) -> None:
        """Goes past an instruction that writes these scalar registers."""
        if (asked := compared(instruction)) is not None:
            self.scc = asked
            return
        words = operands(instruction).words
        logic = _how(instruction, self._suffix) if len(words) > 1 else ""
        made, of_exec = self._made(logic, words), self._of_exec(logic, words)
        if written:
            self._write(written, instruction.line)
        if made is not None:
            self.whole.add(words[0])
            answer, told = made
            told = told and told.behind(written, instruction.line)
            if told is not None:
                self.linked[words[0]] = told
                answer = self.answers.get(told.question)
                answer = None if answer is None else answer is told.same
            if answer is not None:
                self.learn(BranchQuestion(MASK, words[0]), answer)
        if of_exec is not None:
            self.vcc = of_exec
        if not keeps_scc(instruction.mnemonic):
            self.scc = None

    def _write(self, written: RegisterSet, line: int) -> None:
        answers = {question.behind(written, line): answer for question, answer in self.answers.items()}
        self.answers = {question: answer for question, answer in answers.items() if question is not None}
        self.whole = {mask for mask in self.whole if not register(mask) & written}
        linked = {
            mask: told.behind(written, line)
            for mask, told in self.linked.items()
            if not register(mask) & written
        }
        self.linked = {mask: told for mask, told in linked.items() if told is not None}
        self.scc = self.scc and self.scc.behind(written, line)
        if self.vcc is not None and (self.vcc.question.registers | _VCC_OR_EXEC) & written:
            self.vcc = None

    def _made(self, logic: str, words: Sequence[str]) -> tuple[bool | None, Told | None] | None:
        """The answer of a mask with all bits or none that an instruction makes, or what it has the answer of."""
        if not logic or words[0] == self._exec or not register(words[0]):
            return None
        constants = [number(word) for word in words[1:]]
        if logic == "cselect" and set(constants) == {0, -1}:
            return None, self.scc and self.scc._replace(same=self.scc.same is (constants[0] == -1))
        if logic == "mov" and constants[0] in (0, -1):
            return constants[0] == -1, None
        is_not = logic == "not" or (logic == "xor" and constants[1:] == [-1])
        if words[1] in self.whole and (logic == "mov" or is_not):
            return None, Told(BranchQuestion(MASK, words[1]), not is_not)
        return None

    def _of_exec(self, logic: str, words: Sequence[str]) -> Told | None:
        """The mask of which VCC gets the bits that EXEC has, or, of those of EXEC, the others."""
        if len(words) != 3 or words[0] != self._vcc or self._exec not in words[1:]:
            return None
        if logic == "and":
            return Told(BranchQuestion(MASK, words[2] if words[1] == self._exec else words[1]), True)
        is_rest = logic in {"andn2", "and_not1"} and words[1] == self._exec
        return Told(BranchQuestion(MASK, words[2]), False) if is_rest else None

    def branch(self, mnemonic: str) -> _Branch | None:
        """The question of the branch at a block's end, where that is known."""
        found = _BRANCH.match(mnemonic)
        if found is None:
            return None
        if found[1]:
            return self.scc and _Branch(self.scc.question, self.scc.same is (found[1] == "1"))
        on_zero = found[2] == "z"
        return self.vcc and _Branch(self.vcc.question, self.vcc.same is not on_zero, on_zero)


_Answers = frozenset[tuple[BranchQuestion, bool]]
_AnsweredBlock = tuple[int, _Answers]
"""A block, and what is known at its head of what is asked behind it."""


def taken_paths(function: AsmFunction, arch: Arch) -> TakenPaths | None:
    """The paths through a function that waves may take; ``None`` where all may be taken, or nothing is known.

    Args:
        function: the code.
        arch: that it is for.
    """
    wave_size = function.wave_size or (arch.wave_size if len(arch.wave_sizes) == 1 else None)
    if wave_size is None or function.unreadable:
        return None
    search = _AnswerSearch(function, arch, wave_size)
    return search.paths() if any(search.asked) else None


class _AnswerSearch:
    """Follows the answers through a function.

    Attributes:
        asked: by block, the questions that are asked behind its head, and that nothing answers anew before.
    """

    def __init__(self, function: AsmFunction, arch: Arch, wave_size: int) -> None:
        self._blocks, self._suffix = function.blocks, f"_b{wave_size}"
        self._writes = [
            [(i, scalars_written(i, function.followed)) for i in block.instructions]
            for block in function.blocks
        ]
        self._with_lanes = blocks_with_lanes(function, arch)
        self.asked = self._asked()

    def _asked(self) -> list[set[BranchQuestion]]:
        own, links = list[set[BranchQuestion]](), list[dict[int, BranchQuestion]]()
        for number_ in range(len(self._blocks)):
            known = _KnownAnswers(self._suffix)
            links.append({})
            for instruction, written in self._writes[number_]:
                known.apply(instruction, written)
                made = operands(instruction).words[:1]
                if made and written and made[0] in known.linked:
                    links[-1][instruction.line] = known.linked[made[0]].question
            branch = self._branch(number_, known)
            own.append({branch.question} if branch else set())
        found = [set[BranchQuestion]() for _ in self._blocks]
        before, work = backwards([block.successors for block in self._blocks]), list(range(len(self._blocks)))
        while work:
            at = work.pop()
            live = own[at].union(*(found[after] for after in self._blocks[at].successors))
            for instruction, written in reversed(self._writes[at]):
                if written and live and not compared(instruction):
                    live = set(_before(live, instruction.line, written, links[at]))
            if live != found[at]:
                found[at] = live
                work += before[at]
        return found

    def _branch(self, number_: int, known: _KnownAnswers) -> _Branch | None:
        block = self._blocks[number_]
        parts = len(block.successors) == 2 and block.instructions
        return known.branch(block.instructions[-1].mnemonic) if parts else None

    def _behind(self, number_: int, head: _KnownAnswers) -> Iterator[tuple[int, _KnownAnswers]]:
        """The blocks that waves go to from a block, and what is known there."""
        known, block = head.copy(), self._blocks[number_]
        for instruction, written in self._writes[number_]:
            known.apply(instruction, written)
        branch, has_lanes = self._branch(number_, known), number_ in self._with_lanes
        goes = branch and branch.goes(known.answers.get(branch.question), has_lanes)
        for place, after in enumerate(block.successors):
            is_taken = place == 0
            if goes is not None and goes is not is_taken:
                continue
            there = known.copy()
            if branch is not None:
                is_whole = branch.question.left in known.whole
                answer = branch.answer(is_taken, is_whole, has_lanes)
                if answer is not None:
                    there.learn(branch.question, answer)
            yield after, there

    def _node(self, block: int, known: _KnownAnswers) -> _AnsweredBlock:
        asked = self.asked[block]
        return block, frozenset((q, a) for q, a in known.answers.items() if q in asked)

    def paths(self) -> TakenPaths | None:
        """The blocks by what is known at their heads; ``None`` where that leaves no path out, or is too much."""
        first = self._node(0, _KnownAnswers(self._suffix))
        heads, work = {first: _KnownAnswers(self._suffix)}, [first]
        while work:
            at = work.pop()
            for block, known in self._behind(at[0], heads[at]):
                target = self._node(block, known)
                if target not in heads:
                    heads[target] = known
                elif not heads[target].join(known):
                    continue
                if len(heads) > _MOST_COPIES * len(self._blocks):
                    return None
                if target not in work:
                    work.append(target)
        nodes, successors = [first], list[tuple[int, ...]]()
        place = {first: 0}
        for node in nodes:  # grows as it goes on
            targets = [self._node(block, known) for block, known in self._behind(node[0], heads[node])]
            for target in targets:
                if target not in place:
                    place[target] = len(nodes)
                    nodes.append(target)
            successors.append(tuple(place[target] for target in targets))
        kept = zip(nodes, successors, strict=True)
        if all(len(after) == len(self._blocks[node[0]].successors) for node, after in kept):
            return None
        return TakenPaths(tuple(block for block, _ in nodes), tuple(successors))


def _before(
    asked: set[BranchQuestion], line: int, written: RegisterSet, links: Mapping[int, BranchQuestion]
) -> Iterator[BranchQuestion]:
    """The questions to be answered in front of an instruction for those behind it to be answered."""
    for question in asked:
        if question.until == line:
            yield question._replace(until=0)
        elif not question.registers & written:
            yield question
        elif question.how == MASK and line in links:
            yield links[line]._replace(until=0) if links[line].until == line else links[line]


def _how(instruction: AsmInstruction, suffix: str) -> str:
    """The operation of a scalar instruction on masks as wide as a wave; empty for any other."""
    name = instruction.mnemonic
    return name[2 : -len(suffix)] if name.startswith("s_") and name.endswith(suffix) else ""
