"""The time in which each LDS variable holds bytes that are still needed."""
