"""Errors: each kind has its exit code, and its message is one line that says where and what to do."""

import pickle

import pytest

import ldsopt
from ldsopt import CompilerFailed, GateFailed, InputError, InternalError, LdsoptError, Unavailable, UsageError
from ldsopt.isolation import ChildDied


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (GateFailed, 1),
        (UsageError, 2),
        (InputError, 3),
        (CompilerFailed, 4),
        (Unavailable, 5),
        (InternalError, 70),
        (LdsoptError, 3),
    ],
)
def test_exit_code(kind: type[LdsoptError], code: int) -> None:
    assert kind("x").exit_code == code
    assert issubclass(kind, LdsoptError)


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (InputError("is bad"), "is bad"),
        (InputError("is bad", file="k.ll"), "k.ll: is bad"),
        (InputError("is bad", file="k.ll", line=3), "k.ll:3: is bad"),
        (InputError("is bad", line=3), "is bad"),
        (InputError("is bad", file="k.ll", remedy="mend it"), "k.ll: is bad; mend it"),
        (InputError("is\n  very\tbad", file="k.ll"), "k.ll: is very bad"),
    ],
)
def test_input_error_is_one_line(error: InputError, message: str) -> None:
    assert str(error) == message


@pytest.mark.parametrize(
    "error",
    [
        InputError("m", file="f", line=3, remedy="r"),
        UsageError("m"),
        GateFailed("m"),
        CompilerFailed("m"),
        Unavailable("m"),
        InternalError("m"),
        ChildDied("SIGABRT", "words"),
    ],
)
def test_every_error_crosses_a_process_boundary(error: LdsoptError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_every_error_is_exported() -> None:
    for kind in LdsoptError.__subclasses__():
        if kind is not ChildDied:
            assert getattr(ldsopt, kind.__name__) is kind
