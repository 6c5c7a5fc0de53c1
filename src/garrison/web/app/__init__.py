"""The server: requests over HTTP and files of the page. Starlette is known here and in `connection.socket` alone."""
