"""Pictures of a deal as text and SVG: the terminal table, hand diagrams."""
