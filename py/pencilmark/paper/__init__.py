"""Puzzles on paper: one layout of pages, for the PDF writer and for the page's own print.

papers         sizes of paper, margins, gutter, bleed: where a page can be printed
page           the items of a page: drawings, lines of text, QR codes, lengths in millimetres
board_drawing  a puzzle as shapes in units of cells
entry          a puzzle to print, and its board in a box
below          the text below a board: rules in words, seed, QR code
options        what a sheet looks like
sheet          from puzzles to pages, by the options of `Sheet`
fonts          the embedded faces, and how wide a text is in them
own            people's own puzzles from a text
pictures       single boards as SVG and PNG
pdf            from pages to the bytes of a PDF, through fpdf2
"""
