"""One cache of what analyses find: each runs once, and its result stays with what it is a fact of.

A module, a function and the provenance of some code do not change once they are made (an edit makes a new module), so
what follows from one of them holds as long as it lives. `once` marks an analysis whose first argument is such a
subject. Its result is kept in the subject's ``facts``, by the analysis and its further arguments: what is assumed, a
launch, what is known to be unwritten. Another module, or other assumptions, are another key, and nothing is ever
invalidated. An exception is not kept.

Example::

    @once
    def of_function(function: Function) -> ControlFlow: ...

    of_function(kernel) is of_function(kernel)  # true
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar


class Subject(Protocol):
    """Something that never changes, with what was found of it."""

    @property
    def facts(self) -> dict[Hashable, Any]:
        """The results of analyses, by analysis and arguments."""


Of = TypeVar("Of", bound=Subject)
Known = ParamSpec("Known")
Found = TypeVar("Found")


def once(analysis: Callable[Concatenate[Of, Known], Found]) -> Callable[Concatenate[Of, Known], Found]:
    """An analysis that runs once for each subject and arguments, an argument that is left out being its default.

    All arguments are hashable; one that may be given by name alone has to be (``*``).

    >>> from contextlib import suppress
    >>> from types import SimpleNamespace
    >>> @once
    ... def share(subject: SimpleNamespace, of: int = 12, *, ways: int = 2) -> float:
    ...     print(f"computed: {of} by {ways}")
    ...     return of / ways
    >>> one, other = SimpleNamespace(facts={}), SimpleNamespace(facts={})
    >>> share(one), share(one, 12), share(one, 12, ways=2), share(one, ways=3), share(other)
    computed: 12 by 2
    computed: 12 by 3
    computed: 12 by 2
    (6.0, 6.0, 6.0, 4.0, 6.0)
    >>> for _ in range(2):  # what was refused is asked again
    ...     with suppress(ZeroDivisionError):
    ...         share(one, ways=0)
    computed: 12 by 0
    computed: 12 by 0
    """

    places, defaults = analysis.__code__.co_argcount - 1, analysis.__defaults__ or ()
    by_name = analysis.__kwdefaults__ or {}

    def ask(subject: Of, /, *args: Known.args, **options: Known.kwargs) -> Found:
        given = args if len(args) == places else (*args, *defaults[len(args) - places :])
        named = sorted({**by_name, **options}.items()) if by_name or options else ()
        key = (analysis, given, *named)
        facts = subject.facts
        if key not in facts:
            facts[key] = analysis(subject, *args, **options)
        found: Found = facts[key]
        return found

    update_wrapper(ask, analysis)
    return ask
