"""Sphinx configuration; built by `make docs`, where a warning is an error."""

from euchre import __version__

project = "Euchre"
author = "The Euchre developers"
project_copyright = "2026, The Euchre developers"
release = __version__

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
nitpicky = True

html_theme = "furo"
html_title = f"Euchre {release}"
