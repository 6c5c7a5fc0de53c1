"""All messages between page and server; the page's types are made from them."""
