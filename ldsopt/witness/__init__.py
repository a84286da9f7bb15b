"""A witness of weaker waits, and its checker: by text and local rules, and by nothing of what made the waits."""
