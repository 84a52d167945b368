"""Programs that run on a copy of the package instead of the installed one."""

WITHOUT_EDITABLE = (
    "import sys; sys.meta_path[:] = [f for f in sys.meta_path if 'editable' not in type(f).__module__]\n"
)
"""First line of such a program: the hook of an editable install would find the installed package first."""
