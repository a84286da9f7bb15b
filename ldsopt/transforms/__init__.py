"""From facts to edits: each module one transform, pure."""
