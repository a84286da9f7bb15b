"""Control flow, uniformity, phases between barriers, and the effects of calls."""
