"""Hints, machines that think, and analysis of finished games: worked out beside the tables."""
