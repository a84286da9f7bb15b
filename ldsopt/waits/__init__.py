"""Exact waits: what each wait of compiled code has to wait for, and the code with waits for that and no more."""
