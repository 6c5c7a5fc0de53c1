"""`garrison site`: the page and the engine as a folder of files, for any web server."""
