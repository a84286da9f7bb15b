"""Stalls that a profiler has measured on a GPU, joined with what is proved of the code."""
