"""A game being played: chance, seats, the journal, save files and speech. Knows games by the seam alone."""
