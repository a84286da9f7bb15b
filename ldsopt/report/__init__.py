"""Reports on measurements and other results, in the shapes that people and CI jobs read."""
