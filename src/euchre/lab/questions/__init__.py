"""The questions, grouped by what is measured."""
