"""Functions that become machine code once they have been executed often enough to be worth it.

What makes machine code is imported only then: most runs are too short for it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from ldsopt.simt.frame import Frame
from ldsopt.simt.kinds import Value
from ldsopt.simt.program import Event, FunctionProgram, FunctionState, RunLimits, Wave

if TYPE_CHECKING:
    from ldsopt.simt.compiled.running import MachineFunction

PATIENCE = 5_000
"""Instructions that the interpreter executes of a function before there is machine code, if that is asked for."""
EXECUTIONS = 250
"""How often the interpreter executes each instruction of a function, on average, before there is machine code of it,
where nobody says what to do. That is about when the machine code would have paid, had it been made at once (see
``benchmarks/simulate_speed.py --worth``): so a run takes at most about twice the time of the better choice, and what is
too short for machine code never waits for it."""


def patience_of(program: FunctionProgram) -> int:
    """Instructions of a function that the interpreter has to execute before machine code of it is worth its making."""
    return EXECUTIONS * sum(block.instructions for block in program.blocks)


class LazyFunction:
    """A function that becomes machine code once the interpreter has executed enough of it, if it can.

    Args:
        program: the function; `frame` what it was decoded in.
        frame: what it was decoded in.
        items: work-items of a workgroup along each axis.
        is_kernel: it is launched, not called.
        patience: instructions that the interpreter executes of it before.

    Attributes:
        machine: the machine code, if there is some by now.
    """

    def __init__(
        self,
        program: FunctionProgram,
        frame: Frame,
        items: tuple[int, int, int],
        *,
        is_kernel: bool,
        patience: int,
    ) -> None:
        self._program, self._frame, self._items, self._is_kernel = program, frame, items, is_kernel
        self._left = self._patience = patience
        self.machine: MachineFunction | None = None

    def is_worth_it(self, instructions: int) -> bool:
        """True if to go on by machine code, given how many more instructions the interpreter is about to execute."""
        if self.machine is None:
            self._left -= instructions
            if self._left > 0 or self._program.compiled is None:
                return False
            self.compile()
        return self.machine is not None

    @property
    def is_made(self) -> bool:
        """True if there is machine code by now."""
        return self.machine is not None

    def expect(self, instructions: int) -> None:
        """Makes machine code at once if so many instructions that are known to come are worth it."""
        if self.machine is None and instructions >= self._patience and self._program.compiled is not None:
            self.compile()

    def compile(self) -> None:
        """Makes the machine code; without a native form the function is the interpreter's for good."""
        from ldsopt.simt.compiled.emission import NoNativeForm, write_function
        from ldsopt.simt.compiled.running import MachineFunction
        from ldsopt.simt.native.engine import is_available

        try:
            if not is_available():
                raise NoNativeForm("no machine code can be made in this process")
            text = write_function(self._program, self._frame, self._items, is_kernel=self._is_kernel)
        except NoNativeForm:
            self._program.compiled = None
            return
        self.machine = MachineFunction(self._program, text)

    def resume(
        self, wave: Wave, programs: dict[str, FunctionProgram], state: FunctionState, limits: RunLimits
    ) -> Generator[Event, None, Value]:
        """Executes the function from the entry of the block on that the state names."""
        assert self.machine is not None
        return self.machine.resume(wave, programs, state, limits)

    def add_counts(self) -> None:
        """Adds what was counted since the last time to the function's blocks."""
        if self.machine is not None:
            self.machine.add_counts()
