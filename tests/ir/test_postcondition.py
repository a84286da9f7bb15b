"""The post-condition: an output that differs from its input in more than was meant never gets out.

One module gets an edit of every kind. Each word and each line of the output is changed then, one at a time: what means
something else is an error.
"""

import re
from collections import Counter

import pytest
from text_sections import beside

import ldsopt
from ldsopt import InputError, InternalError
from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Address, Edits, LineEdit, Relocation, relocated
from ldsopt.ir.metadata import Scope

TEXTS = beside(__file__)
SOURCE = TEXTS["SOURCE"]
MODULE = ldsopt.parse(SOURCE)
TAGS = LineEdit(alias_scope=(Scope("ours", "A"),), noalias=(Scope("ours", "B"), Scope("ours", "C")))
ONE_TAG = LineEdit(noalias=(Scope("ours", "A"),))
WORKGROUP_FENCE = '  fence syncscope("workgroup") release'
BEHIND = ("", "way:", WORKGROUP_FENCE, "  br i1 %c, label %more, label %b", "", "more:", "  br label %b")
PLACES = {"moved": Address("arena", 64)}


def at(text: str) -> int:
    """The first line that holds a text."""
    return next(number for number, line in enumerate(MODULE.lines) if text in line)


def reworded(name: str) -> LineEdit:
    """A load through another pointer, with the tags of others."""
    line = MODULE.lines[at(f"%{name} =")].replace("%p", f"%new.{name}")
    return TAGS._replace(before=(f"  %new.{name} = getelementptr i8, ptr addrspace(3) %p, i32 8",), text=line)


FENCES = next(function for function in MODULE.functions() if function.name == "fences")
MOVED = [at(f"store i32 {number}, ptr addrspace(3) @moved") for number in (1, 2)]
EDITS = Edits(
    {at(f"%{name} ="): TAGS for name in "ab"}
    | {at("%e ="): TAGS._replace(before=(WORKGROUP_FENCE,))}
    | {at(f"%{name} ="): reworded(name) for name in "hi"}
    | {at(f"%{name} ="): ONE_TAG for name in "cdf"}
    | {at("%g ="): LineEdit(("  fence seq_cst",), noalias=(Scope("ours", "B"),))}
    | {at("store i32 4"): LineEdit(drop=frozenset({"tbaa"}))}
    | {at("%slot ="): LineEdit(text="  %slot = alloca i64, align 8, addrspace(5)")}
    | {at("@ext(i32 5)"): LineEdit((WORKGROUP_FENCE,), ("  fence seq_cst", "  call void @added()"))}
    | {at(f'"workgroup") {ordering}'): LineEdit(lds_only=True) for ordering in ("release", "acquire")}
    | {line: LineEdit(text=relocated(MODULE.lines[line], PLACES)) for line in MOVED}
    | {at("  br label %b"): LineEdit(text="  br label %way", behind=BEHIND)}
    | {at("%x = phi"): LineEdit(text="  %x = phi i32 [ 0, %entry ], [ 1, %way ], [ 1, %more ]")},
    ("declare void @added()",),
    relocations=(Relocation(FENCES.line, FENCES.end, PLACES),),
    variables=("@new = addrspace(1) global i32 7, align 4", "@newer = addrspace(1) global i64 8, align 8"),
)
OUTPUT = edits.apply(MODULE, EDITS)
LINES = OUTPUT.split("\n")
NODES = dict(re.findall(r"(?m)^(!\d+) = (.*)", OUTPUT))
COUNT = len(NODES)
WORD = re.compile(r'"[^"]*"|[%@!#]?[-\w.$]+')


def check(output: str) -> None:
    postcondition.check(MODULE, EDITS, output)


def is_caught(output: str, meant: Edits = EDITS) -> bool:
    try:
        postcondition.check(MODULE, meant, output)
    except InternalError:
        return True
    return False


def means_the_same(output: str) -> bool:
    """True if LLVM prints it like the right output."""
    try:
        return ldsopt.parse(output).text == ldsopt.parse(OUTPUT).text
    except InputError:
        return False


def others(word: str) -> list[str]:
    """The words that one is changed to: nothing, more, another number, or all references of its kind.

    A node of another kind would end LLVM.
    """
    if word in NODES:
        return [other for other in NODES if other != word and shape(other) == shape(word)]
    if word[0] == "#" and word[1:].isdecimal():
        return sorted(set(re.findall(r"(?m)^attributes (#\d+) = ", OUTPUT)) - {word})
    if word.isdecimal():
        return [str(int(word) + 4)]
    return ["", f'{word[:-1]}x"' if word[-1] == '"' else f"{word}x"]


def shape(node: str) -> str:
    """The text of a node without what it says; lists of nodes are alike however long they are."""
    said = re.sub(r"(!)\d+|\"[^\"]*\"|\b\d+", r"\1", NODES[node])
    return re.sub(r"^!\{!(?:, !)*\}$", "!{!}", said)


def test_the_right_output_passes() -> None:
    check(OUTPUT)
    check(ldsopt.parse(OUTPUT).text)
    check(OUTPUT.replace("\ndefine", "\n; a comment\n\n\ndefine"))


@pytest.mark.parametrize("number", range(len(LINES)))
def test_no_word_can_be_another_one(number: int) -> None:
    """Names are changed wherever they are: in one place most would make no module."""
    line = LINES[number]
    for found in WORD.finditer(line):
        start, stop = found.span()
        for other in others(found[0]):
            changed = f"{line[:start]}{other}{line[stop:]}"
            output = "\n".join([*LINES[:number], changed, *LINES[number + 1 :]])
            assert is_caught(output) or means_the_same(output), changed


@pytest.mark.parametrize("name", sorted(set(re.findall(r"[%@][a-z][\w.]*", OUTPUT))))
def test_no_name_can_be_another_one(name: str) -> None:
    label = rf"|(?m:^){name[1:]}(?=:)" if name[0] == "%" else ""
    output = re.sub(rf"{name}(?![\w.]){label}", lambda found: f"{found[0]}x", OUTPUT)
    assert is_caught(output) or means_the_same(output)


@pytest.mark.parametrize("number", range(len(LINES) - 1))
def test_no_line_can_go_or_come_twice_or_late(number: int) -> None:
    line, following = LINES[number : number + 2]
    ways = [[following], [line, line, following]]
    if line.startswith("  ") and following.startswith("  "):
        ways.append([following, line])
    for lines in ways:
        output = "\n".join([*LINES[:number], *lines, *LINES[number + 2 :]])
        assert means_the_same(output) or is_caught(output), line


@pytest.mark.parametrize("line", EDITS.lines)
def test_each_edit_is_made_and_meant(line: int) -> None:
    fewer = EDITS._replace(lines={number: edit for number, edit in EDITS.lines.items() if number != line})
    assert is_caught(OUTPUT, fewer)
    try:
        made = edits.apply(MODULE, fewer)
    except InternalError:
        return
    assert is_caught(made)


@pytest.mark.parametrize("line", MOVED)
@pytest.mark.parametrize("words", [("i32 64", "i32 68"), ("@arena", "@moved"), ("i32 1,", "i32 5,")])
def test_a_moved_name_is_at_its_own_place(line: int, words: tuple[str, str]) -> None:
    """Though the output is what the edits say, they say another place, or change more than the name."""
    text = EDITS.lines[line].text
    assert text is not None
    wrong = EDITS._replace(lines=EDITS.lines | {line: LineEdit(text=text.replace(*words))})
    if wrong != EDITS:
        assert is_caught(edits.apply(MODULE, wrong), wrong)


def test_a_moved_name_is_left_nowhere() -> None:
    """Of the lines with the name all are to be edited, by a text of their own."""
    for line in MOVED:
        for edit in (None, TAGS, LineEdit((), ("  fence seq_cst",))):
            lines = {number: old for number, old in EDITS.lines.items() if number != line}
            wrong = EDITS._replace(lines=lines if edit is None else lines | {line: edit})
            assert is_caught(edits.apply(MODULE, wrong), wrong)


@pytest.mark.parametrize("more", ["@third = addrspace(1) global i32 7, align 4", "declare void @third()",
                                  "define void @third() {\n  ret void\n}", "!third = !{!0}", 'module asm "x"'])  # fmt: skip
def test_nothing_more_is_defined(more: str) -> None:
    for output in (
        OUTPUT.replace("@new =", f"{more}\n@new =", 1),
        OUTPUT.replace("\nattributes #0", f"\n{more}\nattributes #0", 1),
    ):
        assert output != OUTPUT
        assert is_caught(output)


ATTACHED = {"nontemporal": "!{i32 1}"} | {
    kind: re.findall(rf"!{re.escape(kind)} (!\d+)", OUTPUT)[-1]
    for kind in ("tbaa", "llvm.access.group", "alias.scope", "noalias", "mmra")
}


@pytest.mark.parametrize("number", range(len(LINES)))
def test_no_line_loses_an_attachment(number: int) -> None:
    for attached in re.findall(r"(?: #\d+|, ![\w.]+ !\d+)(?![\w}])", LINES[number]):
        output = "\n".join([*LINES[:number], LINES[number].replace(attached, ""), *LINES[number + 1 :]])
        assert is_caught(output) or means_the_same(output), attached


@pytest.mark.parametrize("kind", ATTACHED)
def test_no_line_has_an_attachment_more(kind: str) -> None:
    for line in LINES:
        if re.match(r"  (%\w+ = load|store|fence|call) ", line) and f"!{kind} " not in line:
            more = OUTPUT.replace(f"{line}\n", f"{line}, !{kind} {ATTACHED[kind]}\n", 1)
            assert is_caught(more), line


def test_a_block_in_front_changes_what_precedes_others() -> None:
    """LLVM prints the predecessors of a block behind its label."""
    front = LineEdit(("  br label %mine", "", "mine:"))
    wanted = Edits(
        {at("  br i1 %c"): front, at("%x = phi"): LineEdit(text="  %x = phi i32 [ 0, %mine ], [ 1, %a ]")}
    )
    right = edits.apply(MODULE, wanted)
    postcondition.check(MODULE, wanted, right)
    assert is_caught(right.replace("label %a, label %b", "label %b, label %a"), wanted)


def test_two_nodes_that_were_distinct_do_not_become_one() -> None:
    """Access groups have no contents: only that there are two of them tells one from the other."""
    first = re.findall(r"!llvm\.access\.group (!\d+)", OUTPUT)[0]
    assert is_caught(re.sub(r"(!llvm\.access\.group) !\d+", rf"\1 {first}", OUTPUT))


def test_one_node_does_not_become_two() -> None:
    split = re.sub(r"(?m)(store .*!llvm\.access\.group) !\d+$", rf"\1 !{COUNT}", OUTPUT, count=1)
    assert split != OUTPUT
    assert is_caught(f"{split}!{COUNT} = distinct !{{}}\n")


@pytest.mark.parametrize("kind", ["scope", "domain"])
def test_a_scope_that_is_added_is_one_node_in_one_domain(kind: str) -> None:
    """Two of one name would say something else, though every list reads as before."""
    number = next(n for n, text in NODES.items() if text.endswith('!"B"}' if kind == "scope" else '!"ours"}'))
    copy = f"!{COUNT}"
    users = [n for n, text in NODES.items() if number in re.findall(r"!\d+", text) and n != number]
    (_, user, *_) = [*users, *users]
    changed = re.sub(rf"{number}\b", copy, NODES[user])
    output = OUTPUT.replace(f"\n{user} = {NODES[user]}", f"\n{user} = {changed}")
    output += f"{copy} = {re.sub(rf'{number}' + chr(92) + 'b', copy, NODES[number])}\n"
    assert not means_the_same(output)
    assert is_caught(output)


def test_names_of_scopes_are_not_exchanged() -> None:
    assert is_caught(OUTPUT.replace('!"A"', "\0").replace('!"B"', '!"A"').replace("\0", '!"B"'))


def test_a_scope_that_is_added_is_none_that_was_there() -> None:
    """The input has a scope of the same names, of which other accesses say other things."""
    module = ldsopt.parse(SOURCE.replace('"theirs"', '"ours"').replace('"x"', '"A"'))
    wanted = Edits({at("%a ="): LineEdit(noalias=(Scope("ours", "A"),))})
    right = edits.apply(module, wanted)
    postcondition.check(module, wanted, right)
    theirs, ours = re.findall(r'(?m)^(!\d+) = .*!"A"\}', right)
    reused = re.sub(rf"(?m)^(!\d+ = !\{{){ours}\}}$", rf"\g<1>{theirs}}}", right)
    assert reused != right
    with pytest.raises(InternalError):
        postcondition.check(module, wanted, reused)


def test_a_type_stays_where_something_uses_it() -> None:
    """Of the type that nothing uses any more, another definition is no matter; of others it is."""
    assert "%gone" not in ldsopt.parse(OUTPUT).text
    slot = "%slot = alloca i64"
    wrong = OUTPUT.replace(slot, "%slot = alloca %gone")
    assert is_caught(wrong.replace("%gone = type { i64 }", "%gone = type { i32, i32 }"))


def test_a_difference_is_told_with_both_sides() -> None:
    told = r"differ in more than was meant: '%y = fmul fast .*' where '%y = fadd .*' belongs; nothing was written"
    with pytest.raises(InternalError, match=told):
        check(OUTPUT.replace("fadd fast", "fmul fast"))


def test_it_is_told_before_anything_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    right = edits.apply
    monkeypatch.setattr(edits, "apply", lambda *given: right(*given).replace("ret void", "unreachable"))
    with pytest.raises(InternalError, match="nothing was written"):
        ldsopt.annotate(ldsopt.parse(ldsopt.parse(ldsopt.EXAMPLE).text))


def test_an_edit_that_makes_no_valid_module_is_refused_though_it_was_made_as_asked() -> None:
    """LLVM's parser takes a value that does not dominate its use; only its verifier refuses it."""
    wrong = Edits({at("@ext(i32 2)"): LineEdit(text="  call void @ext(i32 %z)\n  %z = add i32 0, 0")})
    with pytest.raises(InternalError, match="LLVM refuses the output"):
        postcondition.check(MODULE, wrong, edits.apply(MODULE, wrong))


class TestCost:
    """Large modules have many lines of few kinds: what is known is not looked at again."""

    LOADS = "".join(f"  %l{n} = load i32, ptr addrspace(3) @A, align 4{{}}\n" for n in range(100))

    def counted(self, monkeypatch: pytest.MonkeyPatch, tags: str, last: str = "") -> Counter[str]:
        """How often what costs time is done for 100 loads that are tagged alike and another line behind them."""
        front, end, behind = SOURCE.rpartition("  ret void")
        source = f"{front}{self.LOADS.replace('{}', tags)}{last}\n{end}{behind}"
        source += (
            "!27 = !DILocation(line: 9, scope: !20)\n"  # has another number where it comes behind new nodes
        )
        module = ldsopt.parse(source)
        wanted = Edits({n: TAGS for n, line in enumerate(module.lines) if "%l" in line})
        calls: Counter[str] = Counter()

        def counting(owner: object, name: str) -> None:
            real = getattr(owner, name)

            def call(*arguments: object) -> object:
                calls[name] += 1
                return real(*arguments)

            monkeypatch.setattr(owner, name, call)

        counting(postcondition, "attachments")
        counting(postcondition.MetadataNodes, "elements")
        counting(postcondition._OutputComparison, "_edited")
        postcondition.check(module, wanted, edits.apply(module, wanted))
        return calls

    def test_lines_without_metadata_are_compared_as_a_whole(self, monkeypatch: pytest.MonkeyPatch) -> None:
        calls = self.counted(monkeypatch, "")
        assert calls["_edited"] == 1
        assert calls["attachments"] == 2

    @pytest.mark.parametrize(("stretch", "most"), [(1000, 100), (50, 60)])
    def test_of_a_stretch_that_differs_each_line_is_undone_once(
        self, monkeypatch: pytest.MonkeyPatch, stretch: int, most: int
    ) -> None:
        monkeypatch.setattr(postcondition, "_STRETCH", stretch)
        calls = self.counted(monkeypatch, "", "  call void @ext(i32 4), !dbg !27")
        assert 2 < calls["_edited"] <= most

    def test_a_list_of_scopes_is_undone_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        calls = self.counted(monkeypatch, ", !tbaa !5")
        assert calls["attachments"] == 200
        assert calls["elements"] < 30
