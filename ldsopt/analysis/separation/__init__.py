"""The accesses that touch no common byte, and the proof or assumption for each pair."""
