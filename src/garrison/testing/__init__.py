"""For authors of games: the conformance kit, helpers for rule tests, and a tiny complete game."""
