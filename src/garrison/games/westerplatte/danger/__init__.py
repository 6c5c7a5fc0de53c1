"""What threatens the walls next, found with the rules alone."""
