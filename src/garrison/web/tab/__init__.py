"""The engine in a browser's tab: the same tables as the server's, carried by messages between workers."""
