"""Advice, players by search, and luck told from skill: games by the seam alone, never more than a seat sees."""
