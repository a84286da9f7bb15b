"""The LDS variable that each address is formed from."""
