"""What threatens the heroes next, found with the rules alone."""
