"""What the numbers say: measurements and their differences, in the shapes that people and CI jobs read."""
