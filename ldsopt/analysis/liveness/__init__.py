"""The time in which each LDS variable holds something that is still needed."""
