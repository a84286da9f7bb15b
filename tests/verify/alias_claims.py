"""The claims of alias scopes, by LLVM's rule, read from text: small and obvious, so as to judge what is cleverer.

Source: LLVM 22, ``ScopedNoAliasAA.cpp``: two accesses are disjoint if, in some domain, all scopes that the one has are
in the other's ``noalias`` list, and there is at least one.
"""

import re

_NODE = re.compile(r"^!(\d+) = (?:distinct )?!\{(.*)\}$")
_LISTS = re.compile(r"!(alias\.scope|noalias) !(\d+)")


class AliasClaims:
    """The claims of a module's metadata.

    >>> nodes = "!0 = !{!0}|!1 = !{!1, !0}|!2 = !{!2, !0}|!3 = !{!1}|!4 = !{!2}|!5 = !{!5}|!6 = !{!6, !5}|!7 = !{!1, !6}"
    >>> claims = AliasClaims([*nodes.split("|"), "!8 = !{!1, !2}"])
    >>> [claims.are_disjoint(f"!alias.scope !{scopes}", "!noalias !3") for scopes in (3, 7, 4, 8)]
    [True, True, False, False]
    >>> claims.are_disjoint("!noalias !3", "!alias.scope !3"), claims.are_disjoint("", "!noalias !3")
    (True, False)
    """

    def __init__(self, lines: list[str]) -> None:
        self._nodes: dict[str, list[str]] = {
            m[1]: re.findall(r"!(\d+)", m[2]) for line in lines if (m := _NODE.match(line))
        }

    def are_disjoint(self, one: str, other: str) -> bool:
        """True if the metadata of two instructions says that they touch no common byte."""
        return self._excludes(one, other) or self._excludes(other, one)

    def _excludes(self, scoped: str, excluding: str) -> bool:
        scopes = self._list(scoped, "alias.scope")
        excluded = self._list(excluding, "noalias")
        domains = {self._domain(scope) for scope in excluded}
        for domain in domains:
            mine = {scope for scope in scopes if self._domain(scope) == domain}
            if mine and mine <= excluded:
                return True
        return False

    def _list(self, line: str, kind: str) -> set[str]:
        found = dict(_LISTS.findall(line))
        return set(self._nodes.get(found.get(kind, ""), []))

    def _domain(self, scope: str) -> str:
        """The second operand of ``!{!self, !domain, !"name"}``; of ``!{!"name", !domain}`` the one there is."""
        return self._nodes[scope][-1]
