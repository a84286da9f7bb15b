"""Small slips, one at a time, in a Python file: what a tired programmer could have written instead.

A mutant is the file with one expression or statement changed. Kinds:

* a comparison off by one or turned round: ``<`` and ``<=``, ``==`` and ``!=``, ``in`` and ``not in``, ``is`` and ``is not``;
* ``and`` and ``or``; a ``not`` left out; a condition that is always or never true;
* ``+`` and ``-``, ``|`` and ``&``, ``<<`` and ``>>``, in assignments too; a number one too large;
* ``any`` and ``all``, ``min`` and ``max``, ``union`` and ``intersection``, ``True`` and ``False``;
* ``break`` and ``continue``; a statement left out; one operand of ``and``, ``or``, ``|``, ``&`` left out.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
_OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
_NAMES = {
    "any": "all",
    "all": "any",
    "min": "max",
    "max": "min",
    "union": "intersection",
    "intersection": "union",
    "issubset": "issuperset",
    "issuperset": "issubset",
}
_LOST_WITH = (ast.BitOr, ast.BitAnd)


@dataclass(frozen=True, slots=True)
class Mutant:
    """One slip.

    Attributes:
        line: where it is, from 1.
        function: the function or class around it, dotted; empty at the top of the file.
        before, after: the lines that change, and what they become.
        start, stop: the replaced characters of the file, half-open.
        text: what replaces them.
    """

    line: int
    function: str
    before: str
    after: str
    start: int
    stop: int
    text: str

    def apply(self, source: str) -> str:
        """The mutated file."""
        return source[: self.start] + self.text + source[self.stop :]

    def __str__(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.line} {self.function}: {before}  ->  {after}"


def mutants(source: str) -> list[Mutant]:
    """All mutants of a file, in text order."""
    return sorted(_Search(source).found(), key=lambda m: (m.start, m.stop, m.text))


class _Search:
    def __init__(self, source: str) -> None:
        self._source = source
        self._tree = ast.parse(source)
        self._starts = [0]
        for line in source.split("\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)

    def found(self) -> Iterator[Mutant]:
        yield from self._of(self._tree, ())

    def _of(self, node: ast.AST, names: tuple[str, ...]) -> Iterator[Mutant]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.AnnAssign) and child.value is None:
                continue
            inner = names
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inner = (*names, child.name)
                for statement in child.body:
                    yield from self._statement(statement, inner)
                    yield from self._of_statement(statement, inner)
                continue
            if isinstance(child, ast.stmt):
                yield from self._of_statement(child, inner) if not names else self._of(child, inner)
                continue
            yield from self._expression(child, names)
            yield from self._of(child, names)

    def _of_statement(self, statement: ast.stmt, names: tuple[str, ...]) -> Iterator[Mutant]:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            yield from self._of(ast.Module([statement], []), names)
            return
        for part in ast.iter_child_nodes(statement):
            if isinstance(part, ast.stmt):
                if names:
                    yield from self._statement(part, names)
                yield from self._of_statement(part, names)
            elif not self._is_annotation(statement, part):
                yield from self._expression(part, names)
                yield from self._of(part, names)
        if isinstance(statement, ast.AugAssign) and type(statement.op) in _OPERATORS:
            before, after = _OPERATORS[type(statement.op)]
            start, stop = self._end(statement.target), self._start(statement.value)
            yield self._mutant(start, stop, self._source[start:stop].replace(before, after, 1), names)
        if isinstance(statement, ast.If | ast.While):
            for constant in ("True", "False"):
                if not (isinstance(statement, ast.While) and constant == "True"):
                    yield self._replaced(statement.test, constant, names)

    @staticmethod
    def _is_annotation(statement: ast.stmt, part: ast.AST) -> bool:
        return isinstance(statement, ast.AnnAssign) and part is statement.annotation

    def _statement(self, statement: ast.stmt, names: tuple[str, ...]) -> Iterator[Mutant]:
        """The statement left out or, of two that leave a loop, the other one."""
        if isinstance(statement, ast.Break):
            yield self._replaced(statement, "continue", names)
        elif isinstance(statement, ast.Continue):
            yield self._replaced(statement, "break", names)
            yield self._replaced(statement, "pass", names)
        elif isinstance(statement, ast.AugAssign | ast.Delete) or (
            isinstance(statement, ast.Expr) and not isinstance(statement.value, ast.Constant | ast.Yield)
        ):
            yield self._replaced(statement, "pass", names)

    def _expression(self, node: ast.AST, names: tuple[str, ...]) -> Iterator[Mutant]:
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            for left, operator, right in zip(operands, node.ops, node.comparators, strict=False):
                before, after = _COMPARISONS[type(operator)]
                yield from self._between(left, right, before, after, names)
        elif isinstance(node, ast.BoolOp):
            before, after = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self._between(left, right, before, after, names)
            for lost in node.values:
                kept = [self._text(value) for value in node.values if value is not lost]
                yield self._replaced(node, f"({f' {before} '.join(kept)})", names)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._replaced(node, f"bool({self._text(node.operand)})", names)
        elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
            if not any(isinstance(n, ast.JoinedStr | ast.List | ast.Tuple) for n in (node.left, node.right)):
                before, after = _OPERATORS[type(node.op)]
                yield from self._between(node.left, node.right, before, after, names)
            if isinstance(node.op, _LOST_WITH):
                yield self._replaced(node, f"({self._text(node.left)})", names)
                yield self._replaced(node, f"({self._text(node.right)})", names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield self._replaced(node, str(not node.value), names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int) and names:
            yield self._replaced(node, str(node.value + 1), names)
        elif isinstance(node, ast.Name) and node.id in _NAMES:
            yield self._replaced(node, _NAMES[node.id], names)
        elif isinstance(node, ast.IfExp):
            yield self._replaced(node.test, "True", names)
            yield self._replaced(node.test, "False", names)
        elif isinstance(node, ast.Attribute) and node.attr in _NAMES:
            stop = self._end(node)
            yield self._mutant(stop - len(node.attr), stop, _NAMES[node.attr], names)

    def _between(
        self, left: ast.expr, right: ast.expr, before: str, after: str, names: tuple[str, ...]
    ) -> Iterator[Mutant]:
        start, stop = self._end(left), self._start(right)
        text = self._source[start:stop]
        if text.count(before) == 1:  # brackets and comments may stand there, too
            yield self._mutant(start, stop, text.replace(before, after), names)

    def _replaced(self, node: ast.AST, after: str, names: tuple[str, ...]) -> Mutant:
        return self._mutant(self._start(node), self._end(node), after, names)

    def _mutant(self, start: int, stop: int, after: str, names: tuple[str, ...]) -> Mutant:
        line = self._source.count("\n", 0, start) + 1
        first, last = self._starts[line - 1], self._source.find("\n", stop)
        last = last if last >= 0 else len(self._source)
        before = self._source[first:last]
        changed = self._source[first:start] + after + self._source[stop:last]
        return Mutant(line, ".".join(names), before, changed, start, stop, after)

    def _text(self, node: ast.AST) -> str:
        return self._source[self._start(node) : self._end(node)]

    def _start(self, node: ast.AST) -> int:
        return self._offset(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def _end(self, node: ast.AST) -> int:
        return self._offset(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def _offset(self, line: int, column: int) -> int:
        start = self._starts[line - 1]
        text = self._source[start : self._starts[line]]
        return start + len(text.encode()[:column].decode())
