"""The meaning of the numbers: measurements and their differences, in the shapes that people and CI jobs read."""
