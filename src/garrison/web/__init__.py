"""The web table: a small server on this computer, and the page it serves. Knows games through the table alone."""
