"""The judge of compiled code: no LDS access overtakes a copy or a wave, by facts of the IR and the assembly."""
