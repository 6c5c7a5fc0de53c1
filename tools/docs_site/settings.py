"""Settings of Sphinx. The language comes from the command line."""

from __future__ import annotations

from sphinx.builders.html import StandaloneHTMLBuilder

import garrison

StandaloneHTMLBuilder.supported_image_types = [*StandaloneHTMLBuilder.supported_image_types, "image/webp"]
project = "Garrison"
author = "Garrison contributors"
release = version = garrison.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = f"Garrison {version}"
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
html_static_path = ["_static"]
html_css_files = ["example.css"]
html_js_files = ["example.js"]
default_role = "literal"  # `code` in docstrings is Markdown's
autodoc_member_order = "bysource"
autodoc_typehints = "description"
exclude_patterns = ["_build"]
suppress_warnings = ["misc.highlighting_failure", "ref.python"]  # two classes may have a field of one name
