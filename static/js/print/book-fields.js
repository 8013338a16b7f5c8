// Written by tests/contract/choices.py from the rows of a Book; change those instead.

/** The keys of a book's file whose values are texts, numbers, or true or false. */
export const TEXTS = ["title", "subtitle", "author", "licence", "copyright", "paper", "bleed-sides", "answers", "introduction", "publisher", "isbn", "blurb", "stock", "printer", "fonts", "logo", "lang", "cells"];
export const NUMBERS = ["seed", "margin", "gutter", "bleed", "per-page", "answers-per-page", "how-to-pages", "series", "volume"];
export const TICKS = ["seed-line", "large", "left-handed", "how-to-solve", "fewer", "half-title", "hints", "barcode", "pdfa", "pdfx"];
