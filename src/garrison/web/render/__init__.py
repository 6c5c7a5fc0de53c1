"""What a seat is told: the game as it may see it, in its language."""
