"""Revokes that are claimed, admitted or proved, and cards mixed before they could be."""
