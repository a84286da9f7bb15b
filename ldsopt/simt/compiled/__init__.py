"""The compiled backend: functions of a kernel as machine code of this processor, a wave at a time.

What has no native form yet is executed by the interpreter's closures, one instruction at a time.
"""
