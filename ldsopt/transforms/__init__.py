"""From facts to edits: each module is one transform, a pure function."""
