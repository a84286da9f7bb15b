"""Every command as a declaration, by the groups of the help."""
