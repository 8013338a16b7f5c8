"""Measurements: Pencilmark beside its peers, on the machine at hand."""
