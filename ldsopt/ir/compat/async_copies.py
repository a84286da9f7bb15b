"""Asynchronous LDS-DMA of gfx9 and gfx10, lowered to plain LDS-DMA with waits on the counter of vector memory.

Newer LLVM has a second form of each LDS-DMA, ``….load.async.lds``, the same instruction except that all waiting for it
is left to the author. ``asyncmark`` ends a group of them, and ``wait.asyncmark(n)`` waits for all but the last n
groups. The module that is read keeps them. LLVM 22 has neither, so the text that it compiles is lowered to this; it
adds the waits that it believes to be needed: more waits, the same result. Those on buffers are read under a name of
ours, since LLVM 22 takes ``raw.buffer.load.async.lds`` for ``raw.buffer.load`` with a suffix;
`ldsopt.ir.compat.with_own_names` restores their own.

* A mark becomes ``sched.barrier(1)``, which no memory operation crosses, as none crosses the mark.
* A wait becomes ``s.waitcnt vmcnt(k)``, k from `marks`: DMAs complete in order, so that with k of them started
  after a mark, at most k outstanding operations means that all before the mark are done.

Both replacements touch unknown memory in the eyes of LLVM's optimizer (``IntrHasSideEffects``) and have
unmodelled side effects in those of its schedulers, so that neither DMAs nor accesses to LDS move across.

Copies by global loads, which LLVM 22 miscounts, stand between waits (below).

gfx11 has no such DMA. From gfx12 on nothing is respelled: the copies there have a counter of their own.

Example: ``DMA; asyncmark; DMA; DMA; wait.asyncmark(0)`` waits with ``vmcnt(2)``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.ir.compat import intrinsics
from ldsopt.ir.compat.intrinsics import Respelling, Use, is_declared, respelled, uses
from ldsopt.ir.compat.masked import Masked, MaskedLine, edited, functions
from ldsopt.ir.syntax import ARITHMETIC, begun, label, mentions, tokens
from ldsopt.target.arch import Arch, arch
from ldsopt.target.intrinsics import ASYNC_COPIES, BUFFER_COPIES, MARK, MARK_WAIT, SET_APART, family, is_of
from ldsopt.target.waits import encode

_AMDGCN = "llvm.amdgcn."
#: Bit of ``sched.barrier``: instructions that neither touch memory nor have side effects may cross.
_ARITHMETIC_CROSSES = 1


def set_apart(source: Masked) -> str:
    """Renames asynchronous LDS-DMA of buffers, so that LLVM 22 takes it for nothing else."""
    text = source.text
    for name in BUFFER_COPIES if "buffer.load.async.lds(" in text else ():
        text = text.replace(f"@{name}(", f"@{SET_APART}{name.removeprefix(_AMDGCN)}(")
    return text


def is_asynchronous(name: str) -> bool:
    """True of the intrinsics of asynchronous copies."""
    return name in (MARK, MARK_WAIT) or is_of(name, ASYNC_COPIES)


def synchronous(source: Masked) -> str:
    """Lowers asynchronous LDS-DMA, ``asyncmark`` and ``wait.asyncmark(n)`` of gfx9 and gfx10."""
    if "async" not in source.text or next(uses(source.text, _AMDGCN, is_asynchronous), None) is None:
        return source.text
    target = _target(source)
    if target is None or target.generation not in ("gfx9", "gfx10"):
        return source.text
    text = with_waits(source.text, target)
    outstanding = outstanding_dmas(text)

    def respell(use: Use) -> Respelling:
        if use.name.endswith(".wait.asyncmark"):
            immediate = encode(target, vmcnt=outstanding.get(use.at, 0))
            return Respelling(
                "llvm.amdgcn.s.waitcnt", ("i32 immarg" if use.declared else f"i32 {immediate}",)
            )
        if use.name.endswith(".asyncmark"):
            mask = f"i32 {_ARITHMETIC_CROSSES}"
            return Respelling("llvm.amdgcn.sched.barrier", ("i32 immarg" if use.declared else mask,))
        return Respelling(use.name.replace(".async.", "."), use.arguments)

    return respelled(text, _AMDGCN, is_asynchronous, respell)


def _target(source: Masked) -> Arch | None:
    """The target to encode waits for: what the user, the functions, or else the triple names."""
    name = source.arch or _attributed_architecture(source) or intrinsics.architecture(source)
    try:
        return arch(name) if name else None
    except UsageError:
        return None


def _attributed_architecture(source: Masked) -> str | None:
    """The one ``"target-cpu"`` that the module's functions name."""
    key = source.quoted("target-cpu")
    if key is None:
        return None
    values = {source.string(part.partition('"')[0]) for part in source.text.split(f'{key}="')[1:]}
    return values.pop() if len(values) == 1 else None


# --- marks --------------------------------------------------------------------------------------------------
#
# The number of LDS-DMAs that a ``wait.asyncmark`` may leave outstanding.
#
# ``wait.asyncmark(n)`` waits for the DMAs before the (n+1)-th last mark. DMAs complete in order, so as many
# operations may stay outstanding as there are DMAs after that mark, on the path to the wait that has the fewest.
#
# The state at a point is, for each j, the fewest DMAs since the j-th last mark on any path from the function's
# entry; forward over the blocks until nothing changes:
#
# * a DMA adds one to each, a mark moves each one place up and starts at zero;
# * where paths meet, the fewer count; a path without the mark has nothing to wait for, so it does not count;
# * a call may have made any of the marks, so that only the code behind it counts; the same holds at a function's entry.
#
# Every error is towards fewer, that is a longer wait, down to waiting for all:
#
# * Only asynchronous DMAs count, each of which is one instruction or, in a loop over lanes that disagree about
#   the resource, several. Other loads may be merged or dropped later.
# * A wave runs both sides of a branch on which its lanes disagree, hence at least the DMAs of one side.
# * A wait ignores operations that earlier waits have completed.
# * A block to which no branch is seen starts as after a call. A branch to a block without a label (LLVM numbers
#   those) makes every wait of the function wait for all, as does a function that is not spelled as expected.
#
# Example: ``DMA; mark; br (DMA | DMA; DMA); wait(0)`` may leave one.


#  The value of ``vmcnt`` that waits for nothing.
_NO_WAIT = 63
#  The largest value of the counter is one more than `_NO_WAIT`; LLVM's `SIInsertWaitcnts` avoids it as well.
_MOST = 62
#  The most groups that a wait may leave outstanding; a wait with more counts as one with this many.
_MOST_GROUPS = 63

_CALLS = ("call", "invoke", "callbr")


@dataclass(frozen=True, slots=True)
class _VmcntEvent:
    """A DMA, a mark, a call, a wait for all but the last `groups` groups, or a branch to `target`."""

    kind: Literal["dma", "mark", "call", "wait", "branch"]
    position: int
    groups: int = 0
    target: str = ""


def outstanding_dmas(text: str) -> dict[int, int]:
    """The limit of ``vmcnt`` at each ``wait.asyncmark``, by the position of its ``@``; zero where it is missing.

    Args:
        text: a module without its strings and comments (`Masked.text`).
    """
    result: dict[int, int] = {}
    for function in functions(text):
        events = {
            name: [e for line in lines for e in _events(line)] for name, lines in function.blocks.items()
        }
        result.update(_allowed(events, kernel=function.is_kernel))
    return result


def _events(line: MaskedLine) -> Iterator[_VmcntEvent]:
    """The events of a line in order: its calls, then its branch targets."""
    words = [*tokens(line.text)] if any(word in line.text for word in _CALLS) else []
    for at, word in enumerate(words):
        if word[0] not in _CALLS or line.text[word.end() : word.end() + 1].strip():
            continue
        callee = next((each for each in words[at + 1 :] if each[0][0] == "@" or each[0] == "asm"), word)
        name, behind = callee[0][1:], line.text[callee.end() :]
        if callee[0] == "asm":
            continue
        if behind[:1] != "(" or not name.startswith("llvm.") or name.startswith("llvm.amdgcn.call."):
            yield _VmcntEvent("call", line.start + word.start())
        elif is_of(name, ASYNC_COPIES):
            yield _VmcntEvent("dma", line.start + callee.start())
        elif name == MARK:
            yield _VmcntEvent("mark", line.start + callee.start())
        elif name == MARK_WAIT:
            groups = behind.removeprefix("(i16 ").partition(")")[0].partition(",")[0]
            count = min(int(groups), _MOST_GROUPS) if groups.isdecimal() and len(groups) <= 5 else 0
            yield _VmcntEvent("wait", line.start + callee.start(), count)
    for target in line.targets:
        yield _VmcntEvent("branch", line.behind, target=target)


def _allowed(blocks: dict[str, list[_VmcntEvent]], kernel: bool) -> dict[int, int]:
    """The result of `outstanding_dmas` for one function."""
    events = [event for block in blocks.values() for event in block]
    targets = {event.target for event in events if event.kind == "branch"}
    marks = max((event.groups + 1 for event in events if event.kind == "wait"), default=0)
    if marks == 0 or not targets <= blocks.keys():
        return {}
    unknown = (0,) * marks
    states = {label: unknown for label in blocks if label not in targets}
    states[""] = (_NO_WAIT,) * marks if kernel else unknown
    waiting = deque(states)
    queued = set(states)
    result: dict[int, int] = {}
    while waiting:
        label = waiting.popleft()
        queued.remove(label)
        for event, state in _states(blocks[label], states[label]):
            if event.kind == "wait":
                result[event.position] = state[event.groups]
            elif event.kind == "branch":
                before = states.get(event.target)
                joined = state if before is None else tuple(map(min, before, state))
                if joined != before:
                    states[event.target] = joined
                    if event.target not in queued:
                        waiting.append(event.target)
                        queued.add(event.target)
    return result


def _states(
    block: list[_VmcntEvent], state: tuple[int, ...]
) -> Iterator[tuple[_VmcntEvent, tuple[int, ...]]]:
    """Each event of a block with the state after it."""
    for event in block:
        if event.kind == "dma":
            state = tuple(count if count == _NO_WAIT else min(count + 1, _MOST) for count in state)
        elif event.kind == "mark":
            state = (0, *state[:-1])
        elif event.kind == "call":
            state = (0,) * len(state)
        yield event, state


# --- miscounted copies --------------------------------------------------------------------------------------
#
# Waits round the copies that LLVM 22 counts wrongly.
#
# LLVM 22 counts ``global_load_lds`` in lgkmcnt, but the hardware counts it in vmcnt alone. So its wait for an LDS read
# that was issued before such a copy allows one operation too many, and the register is used before the read completes.
# In the code of LLVM 22 for Triton 3.9's attention::
#
#     ds_read_b128 v[138:141], v112
#     ds_read_b128 v[110:113], v113
#     global_load_lds_dwordx4 v[106:107], off
#     s_waitcnt lgkmcnt(2)                      of the hardware's two operations none is waited for
#     v_mfma_f32_32x32x16_f16 …, v[138:141], …
#
# So text that is lowered for LLVM 22 gets waits for all LDS operations, which no memory operation crosses:
#
# * in front of such a copy, if on some path to it there is a read behind the last of these waits, or in a function that
#   is called: LLVM's count and the hardware's are both 0 then;
# * behind such a copy, if on some path from it there is a read ahead of a mark, which reads do not cross either: else
#   the scheduler could put it in front of the copy.
#
# If neither holds, no read comes to lie in front of the copy with its use behind it. Any operation counts as a read
# unless it is known to return nothing by way of LDS. Copies from buffers are not affected. `annotate` puts both waits
# round each copy that comes without marks (its rule R9).
# Source: LLVM 22, SIInsertWaitcnts.cpp; mended by llvm/llvm-project pull request 179305.


_BY_GLOBAL_LOAD = frozenset(
    f"{_AMDGCN}{name}" for name in ("global.load.async.lds", "load.async.to.lds", "load.async.to.lds.p1")
)
_WAIT = "llvm.amdgcn.s.waitcnt"
_NO_READS = ARITHMETIC | {"phi", "store", "fence", "br", "switch", "ret", "unreachable", "shufflevector"}
_NO_READING_CALLS = BUFFER_COPIES | family(
    _AMDGCN, "workitem.id workgroup.id readfirstlane wait.asyncmark s.barrier s.setprio sched mfma"
)


class _CopyLine(NamedTuple):
    """A line of a block with a copy, a mark, or a read: its position, and that of the next line."""

    kind: str
    start: int
    behind: int


class _CopyBlock(NamedTuple):
    lines: list[_CopyLine]
    targets: list[str]


def with_waits(text: str, target: Arch) -> str:
    """A module without its strings and comments (`Masked.text`), with waits round its miscounted copies.

    Where blocks have no labels, all of them have waits: which number a block has is not asked. Copies from buffers are
    counted right.

    >>> from ldsopt.target.arch import arch
    >>> def waits(copy: str, after: str) -> int:
    ...     call = f"call void @llvm.amdgcn.{copy}, ptr addrspace(3) %to, i32 4, i32 0, i32 0)"
    ...     read = "%r = load i32, ptr addrspace(3) %p"
    ...     body = f"  br label %1\\n{after}\\n  {read}\\n  {call}\\n  ret void\\n"
    ...     text = with_waits(f"define amdgpu_kernel void @k() {{\\n{body}}}\\n", arch("gfx950"))
    ...     return text.count("@llvm.amdgcn.s.waitcnt(i32 49279)")
    >>> [waits("global.load.async.lds(ptr addrspace(1) %in", label) for label in ("", "1:")]
    [2, 1]
    >>> waits("load.async.to.lds.p7(ptr addrspace(7) %in", "1:")
    0
    """
    copies = [*uses(text, _AMDGCN, _BY_GLOBAL_LOAD.__contains__)]
    if all(copy.declared for copy in copies):
        return text
    wait = f"  call void @{_WAIT}(i32 {encode(target, lgkmcnt=0)}) "
    places = {
        at
        for function in functions(text)
        for at in _places(
            {name: _block(lines) for name, lines in function.blocks.items()}, is_called=not function.is_kernel
        )
    }
    if not places:
        return text
    edits = [(at, at, wait) for at in places]
    if not is_declared(text, _WAIT) and not is_declared(text, MARK_WAIT):
        at = next((copy.start for copy in copies if copy.declared), 0)
        edits.append((at, at, f"declare void @{_WAIT}(i32 immarg) "))
    return edited(text, edits)


def _places(blocks: Mapping[str, _CopyBlock], is_called: bool) -> Iterator[int]:
    """The positions of a wait in the text: at the beginning of lines."""
    if any(target not in blocks for block in blocks.values() for target in block.targets):
        for block in blocks.values():  # LLVM numbers a block that has no label: which it is, is not asked
            for line in block.lines:
                if line.kind == "copy":
                    yield from (line.start, line.behind)
        return
    before, ahead = _read_before(blocks, is_called), _read_ahead(blocks)
    for name, block in blocks.items():
        is_read = before[name]
        for line in block.lines:
            if line.kind == "copy" and is_read:
                yield line.start
            is_read = _after(line, is_read)
        is_read = any(ahead[target] for target in block.targets)
        for line in reversed(block.lines):
            if line.kind == "copy" and is_read:
                yield line.behind
            is_read = _after(line, is_read) and line.kind != "mark"


def _after(line: _CopyLine, is_read: bool) -> bool:
    """The state past a line, from that ahead of it: a read sets it, and a copy, which gets a wait, clears it."""
    return line.kind == "read" or (is_read and line.kind != "copy")


def _read_before(blocks: Mapping[str, _CopyBlock], is_called: bool) -> dict[str, bool]:
    """For each block, true if some path to it has a read behind the last of our waits."""
    found = dict.fromkeys(blocks, False) | {"": is_called}
    work = list(blocks)
    while work:
        name = work.pop()
        is_read = found[name]
        for line in blocks[name].lines:
            is_read = _after(line, is_read)
        for target in blocks[name].targets if is_read else ():
            if not found[target]:
                found[target] = True
                work.append(target)
    return found


def _read_ahead(blocks: Mapping[str, _CopyBlock]) -> dict[str, bool]:
    """For each block, true if some path from its beginning has a read ahead of any mark or wait."""
    found = dict.fromkeys(blocks, False)
    is_new = True
    while is_new:
        is_new = False
        for name in reversed(list(blocks)):
            is_read = any(found[target] for target in blocks[name].targets)
            for line in reversed(blocks[name].lines):
                is_read = _after(line, is_read) and line.kind != "mark"
            if is_read and not found[name]:
                found[name] = is_new = True
    return found


def _block(lines: list[MaskedLine]) -> _CopyBlock:
    kinds = ((line, _kind(line.text)) for line in lines)
    return _CopyBlock(
        [_CopyLine(kind, line.start, line.behind) for line, kind in kinds if kind],
        [target for line in lines for target in line.targets],
    )


def _kind(line: str) -> str:
    column = len(line) - len(line.lstrip())
    code = line[column:]
    if not code or code.startswith((";", "#dbg_", "]")) or label(line, column) is not None:
        return ""
    statement = begun(line, 0, column, len(line))
    if statement is None:  # a case of a switch, or an unknown form
        return "" if code[0] == "i" and code.partition(" ")[0][1:].isdecimal() else "read"
    if statement.word in _NO_READS:
        return ""
    callee = next(mentions(line, column), None) if statement.word == "call" else None
    name = callee[1] if callee is not None and line.startswith("(", callee.end()) else ""
    if name in _BY_GLOBAL_LOAD:
        return "copy"
    if name == MARK:
        return "mark"
    return "" if is_of(name, _NO_READING_CALLS) else "read"
