"""In which order the waves of a workgroup run, and when a copy into LDS lands."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Schedule:
    """One of the orders that the hardware may choose.

    Attributes:
        order: of the waves between two barriers: ``forward``, ``reversed``, or ``random`` by `seed`.
        fine: waves change at each LDS operation, by `seed`, not only at barriers.
        seed: of the pseudo-random choices; the same seed gives the same run.
        dma: an asynchronous copy lands when it is issued (``earliest``), or when it is waited for (``latest``).
    """

    order: Literal["forward", "reversed", "random"] = "forward"
    fine: bool = False
    seed: int = 0
    dma: Literal["earliest", "latest"] = "latest"

    def __str__(self) -> str:
        seed = f" seed {self.seed}" if self.fine or self.order == "random" else ""
        return f"{'fine' if self.fine else self.order}{seed}, copies {self.dma}"

    def arrange(self, waves: int, phase: int, workgroup: int) -> list[int]:
        """The order of the waves in one phase."""
        numbers = list(range(waves))
        if self.order == "reversed":
            numbers.reverse()
        elif self.order == "random" or self.fine:
            random.Random(f"{self.seed}/{workgroup}/{phase}").shuffle(numbers)
        return numbers


STANDARD = (
    Schedule(),
    Schedule("reversed", dma="earliest"),
    Schedule("random", seed=1),
    Schedule("random", seed=2, dma="earliest"),
    Schedule("random", fine=True, seed=3),
)
"""Five that together find what one order alone hides."""
