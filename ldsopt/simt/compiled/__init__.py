"""The compiled backend: functions of a kernel as machine code of this processor, a wave at a time.

Instructions without a native form are executed by the interpreter's closures, one at a time.
"""
