"""The code that runs together: control flow, uniformity, phases between barriers, and what calls may do."""
