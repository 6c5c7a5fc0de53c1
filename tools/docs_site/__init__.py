"""The documentation as a site: one Sphinx project for each language, made from `docs/`, the rulebooks and the code."""
