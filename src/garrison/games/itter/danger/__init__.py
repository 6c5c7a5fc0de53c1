"""What threatens the castle next, found with the rules alone."""
