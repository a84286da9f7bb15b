"""Constants as trees: which globals a constant refers to, and through which operations."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from ldsopt.ir.types import LITERAL, Constant, parse_constant

LDS = "ptr addrspace(3)"
A, B = Constant("global", "A"), Constant("global", "B")


def of(opcode: str, *operands: Constant, type: str = "") -> Constant:  # noqa: A002
    return Constant(opcode, type=type, operands=operands)


TABLE: list[tuple[str, Constant]] = [
    ("i32 4", LITERAL),
    ("float 0x3FF0000000000000", LITERAL),
    (f"{LDS} null", LITERAL),
    ("<2 x i32> <i32 1, i32 2>", LITERAL),
    ("[2 x i8] zeroinitializer", LITERAL),
    (f"{LDS} @A", A),
    (f'{LDS} @"A"', A),
    (f'{LDS} @"o d, (d\\22"', Constant("global", 'o d, (d"')),
    (f"i32 ptrtoint ({LDS} @A to i32)", of("ptrtoint", A, type="i32")),
    (f"i64 ptrtoint ({LDS} @A to i64)", of("ptrtoint", A, type="i64")),
    (f"i32 add (i32 ptrtoint ({LDS} @A to i32), i32 64)", of("add", of("ptrtoint", A, type="i32"), LITERAL)),
    (
        f"i32 add nuw nsw (i32 64, i32 ptrtoint ({LDS} @A to i32))",
        of("add", LITERAL, of("ptrtoint", A, type="i32")),
    ),
    (
        f"i32 sub (i32 ptrtoint ({LDS} @A to i32), i32 ptrtoint ({LDS} @B to i32))",
        of("sub", of("ptrtoint", A, type="i32"), of("ptrtoint", B, type="i32")),
    ),
    (f"{LDS} getelementptr (i8, {LDS} @A, i32 64)", of("getelementptr", A, LITERAL)),
    (
        f"{LDS} getelementptr inbounds nuw ([4 x i8], {LDS} @A, i32 0, i32 1)",
        of("getelementptr", A, LITERAL, LITERAL),
    ),
    (f"{LDS} getelementptr inrange(-4, 8) (i8, {LDS} @A, i32 0)", of("getelementptr", A, LITERAL)),
    (
        f"{LDS} getelementptr ({{ i32, [2 x i8] }}, {LDS} @A, i32 0, i32 1)",
        of("getelementptr", A, LITERAL, LITERAL),
    ),
    (
        f"{LDS} inttoptr (i32 add (i32 ptrtoint ({LDS} @A to i32), i32 64) to {LDS})",
        of("inttoptr", of("add", of("ptrtoint", A, type="i32"), LITERAL), type=LDS),
    ),
    (f"ptr addrspacecast ({LDS} @A to ptr)", of("addrspacecast", A, type="ptr")),
    (
        f"i32 trunc (i64 ptrtoint ({LDS} @A to i64) to i32)",
        of("trunc", of("ptrtoint", A, type="i64"), type="i32"),
    ),
    (f"<2 x {LDS}> <{LDS} @A, {LDS} @B>", of("aggregate", A, B)),
    (f"[2 x {LDS}] [{LDS} @A, {LDS} null]", of("aggregate", A, LITERAL)),
    (f"{{ i32, {LDS} }} {{ i32 0, {LDS} @A }}", of("aggregate", LITERAL, A)),
    (f"<{{ i32, {LDS} }}> <{{ i32 0, {LDS} @A }}>", of("aggregate", LITERAL, A)),
    (f"<2 x {LDS}> splat ({LDS} @A)", of("splat", A)),
    (
        f"{{ [1 x {LDS}], i32 }} {{ [1 x {LDS}] [{LDS} @A], i32 2 }}",
        of("aggregate", of("aggregate", A), LITERAL),
    ),
    (
        f"<2 x i32> <i32 ptrtoint ({LDS} @A to i32), i32 0>",
        of("aggregate", of("ptrtoint", A, type="i32"), LITERAL),
    ),
    (f"i32 something new ({LDS} @A)", Constant("opaque")),
    (f"{LDS} @A trailing", Constant("opaque")),
]


def shape(tree: Constant) -> Constant:
    """The tree without the types and values at its ends: operations, names, and the types of casts."""
    casts = ("ptrtoint", "inttoptr", "addrspacecast", "trunc", "bitcast")
    return Constant(
        tree.opcode, tree.name, tree.type if tree.opcode in casts else "", tuple(map(shape, tree.operands))
    )


@pytest.mark.parametrize(("text", "tree"), TABLE)
def test_tree_of(text: str, tree: Constant) -> None:
    assert shape(parse_constant(text)) == tree


@pytest.mark.parametrize(
    ("text", "type_text", "value"),
    [("i32 4", "i32", 4), ("i64 -1", "i64", -1), ("i1 true", "", None), ("float 1.0", "", None)],
)
def test_literal_of_an_integer_has_its_value(text: str, type_text: str, value: int | None) -> None:
    assert (parse_constant(text).type, parse_constant(text).value) == (type_text, value)


def test_getelementptr_tells_the_type_that_it_steps_over() -> None:
    assert parse_constant(f"{LDS} getelementptr ([4 x i8], {LDS} @A, i32 0, i32 1)").type == "[4 x i8]"


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "o d",
        'q"t',
        "a,b",
        "x(y)",
        "[",
        "@",
        "@A",
        "c@d",
        "{ @A }",
        "back\\slash",
        "é",
    ],
)
def test_a_name_is_found_as_llvm_prints_it(name: str) -> None:
    """Whatever the name, LLVM's own print of a constant is taken apart down to it."""
    escaped = "".join(c if c.isalnum() and c.isascii() else f"\\{b:02X}" for c in name for b in c.encode())
    source = f'@"{escaped}" = external addrspace(3) global i8\n@u = global [2 x i32] [i32 add (i32 ptrtoint ({LDS} @"{escaped}" to i32), i32 4), i32 0]\n'
    module = llvm.parse_assembly(source, llvm.create_context())
    printed = str(module.get_global_variable("u")).split(" global ")[1]
    tree = parse_constant(printed)
    assert tree.opcode == "aggregate"
    assert tree.operands[0].operands[0].operands[0] == Constant("global", name)


def test_what_it_does_not_know_is_opaque_not_literal() -> None:
    """Nothing that may hold an address passes for a literal."""
    assert parse_constant(f"i32 newop ({LDS} @A)").opcode == "opaque"
    assert parse_constant("%T @A(") != LITERAL
