"""Bank conflicts of LDS accesses, and the layouts of a variable that would have fewer."""
