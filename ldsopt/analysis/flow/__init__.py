"""Which code runs together: control flow, uniformity, phases between barriers, and what calls may do."""
