"""Exact waits: the operations that each wait of compiled code must complete, and code whose waits complete no more."""
