"""What whole lines tell: their parts, the beginning of a deal, passes of all, who sits where."""
