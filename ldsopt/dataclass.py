"""Dataclasses that load quickly: commands load hundreds of them, and `dataclasses` compiles six methods for each.

The decorator is that of `dataclasses`, with the same meaning but for one thing: that an instance of a frozen class does
not change is held by mypy alone. So its constructor sets attributes at once, and it pickles without Python.
"""

from __future__ import annotations

from operator import attrgetter

__all__ = ["dataclass"]

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    import dataclasses

    def dataclass(cls=None, /, *, frozen=False, eq=True, repr=True, slots=False, kw_only=False):  # noqa: A002
        """The class with a constructor, equality, hash and representation by its fields."""
        if cls is None:
            return lambda cls: dataclass(cls, frozen=frozen, eq=eq, repr=repr, slots=slots, kw_only=kw_only)
        own = cls.__dict__
        hashes = "__hash__" in own and not (own["__hash__"] is None and "__eq__" in own)
        cls = dataclasses.dataclass(cls, eq=False, repr=False, slots=slots, kw_only=kw_only)
        fields = dataclasses.fields(cls)
        if repr and "__repr__" not in own:
            cls.__repr__ = _representation([field.name for field in fields if field.repr])
        if eq:
            compared = [field for field in fields if field.compare]
            if "__eq__" not in own:
                cls.__eq__ = _equality(_values(compared))
            if not hashes:
                hashed = [field for field in fields if (field.compare if field.hash is None else field.hash)]
                cls.__hash__ = _hash(_values(hashed)) if frozen else None
        return cls

    def _values(fields):
        names = [field.name for field in fields]
        if len(names) > 1:
            return attrgetter(*names)
        return lambda one: tuple(getattr(one, name) for name in names)

    def _equality(values):
        def __eq__(self, other):  # noqa: N807
            if other.__class__ is self.__class__:
                return values(self) == values(other)
            return NotImplemented

        return __eq__

    def _hash(values):
        def __hash__(self):  # noqa: N807
            return hash(values(self))

        return __hash__

    def _representation(names):
        def __repr__(self):  # noqa: N807
            shown = (f"{name}={getattr(self, name)!r}" for name in names)
            return f"{type(self).__qualname__}({', '.join(shown)})"

        return __repr__
