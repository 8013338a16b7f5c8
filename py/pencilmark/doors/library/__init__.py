"""The third door: what `from pencilmark import ...` gives a program or a notebook.

Short functions and their values; everything behind them may be used as well. A puzzle may be passed as text.
"""
