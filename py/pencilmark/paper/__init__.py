"""Puzzles on paper: one layout of pages, for the PDF writer and for the page's own print.

papers         sizes of paper, margins, gutter, bleed: where a page may be printed on
page           what stands on a page: drawings, lines of text, QR codes, lengths in millimetres
board_drawing  a puzzle as shapes in units of cells
entry          a puzzle to print, and its board in a box
below          what stands below a board: rules in words, seed, QR code
options        what a sheet looks like
sheet          puzzles to pages, as the options of `Sheet` wish
fonts          the embedded faces, and how wide a text is in them
own            puzzles of one's own from a text
pictures       single boards as SVG and PNG
pdf            pages to the bytes of a PDF, through fpdf2
"""
