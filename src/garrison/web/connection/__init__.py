"""What a client says and is answered, message by message."""
