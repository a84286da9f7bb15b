"""ldsopt inside of other tools: each module knows one of them, and what ldsopt does there it does by its commands."""
