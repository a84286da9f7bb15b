"""What is written is proved to be the input with these edits; its instructions are `tests/cases/instrument/written.ll`."""

import pytest
from record_kernels import parsed

import ldsopt
from ldsopt import InstrumentOptions, InternalError, UsageError
from ldsopt.ir import edits as printed

ONE = "  MARK(place)\n  ret void"


class TestProof:
    """The text that is written is proved to be the input with these edits, and nothing else."""

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper", "i64 %ldsopt.rec.0.low, 0"),
            ("@ldsopt.records.k = protected", "@ldsopt.records.k = hidden"),
            ("\\22gfx942\\22", "\\22gfx943\\22"),
            (" x i8] zeroinitializer, align 128", " x i8] zeroinitializer, align 64"),
            ("\n@ldsopt.records.k.header", "\n@more = global i32 0\n@ldsopt.records.k.header"),
            ("  ret void", "  store i32 0, ptr addrspace(1) %out\n  ret void"),
            ("  %ldsopt.rec.0.count = add i32 0, 2\n", ""),
            ("br i1 %ldsopt.rec.end.0.is.lost", "br i1 %ldsopt.rec.end.0.is.one"),
            ('"amdgpu-flat-work-group-size"="128,128"', '"amdgpu-flat-work-group-size"="128,256"'),
        ],
    )
    def test_a_slip_is_noticed(self, old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
        source = parsed(ONE).text  # as LLVM prints it: edited there, and nowhere else
        right = ldsopt.instrument(ldsopt.parse(source)).text
        assert old in right
        monkeypatch.setattr(printed, "apply", lambda *_: right)
        assert ldsopt.instrument(ldsopt.parse(source)).text == right
        monkeypatch.setattr(printed, "apply", lambda *_: right.replace(old, new, 1))
        with pytest.raises(InternalError, match=r"the output would differ|LLVM refuses"):
            ldsopt.instrument(ldsopt.parse(source))


def test_there_are_no_other_assumptions() -> None:
    with pytest.raises(
        UsageError, match="no such assumption: named-bases; there are unread-dimensions-are-one"
    ):
        InstrumentOptions(no_assume=("named-bases",))  # type: ignore[arg-type]
