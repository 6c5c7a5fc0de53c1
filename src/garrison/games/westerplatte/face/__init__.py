"""What people see and hear: view, words, odds, messages, board."""
