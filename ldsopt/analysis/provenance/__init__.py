"""From which LDS variable each address is formed."""
