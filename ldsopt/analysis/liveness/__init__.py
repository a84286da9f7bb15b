"""When each LDS variable holds something that is still needed."""
