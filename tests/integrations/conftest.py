"""Programs of FlyDSL's are no tests, and need its wheel to be read."""

collect_ignore = ["flydsl_kernel.py", "flydsl_program.py"]
