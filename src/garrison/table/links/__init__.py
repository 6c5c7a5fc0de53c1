"""A game as a line of letters, short enough for a link and a QR code. The save stays the truth."""
