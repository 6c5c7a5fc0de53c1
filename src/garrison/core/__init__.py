"""The seam: what a game is, what it asks, and how it is answered. Imports nothing else of ours."""
