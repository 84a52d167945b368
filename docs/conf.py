"""Sphinx configuration; built by `make docs`, where a warning is an error."""

import sys
from pathlib import Path

from euchre import __version__

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for tools.docs.reference

project = "Euchre"
author = "The Euchre developers"
project_copyright = "2026, The Euchre developers"
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.docs.reference"]
exclude_patterns = ["_build"]
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # types of other packages, and names written without their module
suppress_warnings = ["ref.python"]  # two packages may have a name in common, as `after`

default_role = "code"
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
toc_object_entries = False

html_theme = "furo"
html_title = f"Euchre {release}"
