### Pictures of puzzles: what is being done, what to compare, why one cannot be read.

picture = picture
picture-grid = grid { $number }
picture-grid-looked-for = looking for the grid
picture-cells = reading the digits
picture-corrected = looking for the reading with one solution
picture-changed = { AND($cells) } changed from what seemed likeliest, which left no single solution
picture-compare = compare { AND($cells) } with the picture
picture-none = as it was read the puzzle has no solution: compare it with the picture
picture-multiple = as it was read the puzzle has several solutions: compare it with the picture
picture-unproved = whether the puzzle has one solution was not proved in time: compare it with the picture

no-grid = found no grid in this picture; take it from straight above, with the whole grid in it and its border in view
empty-grid = found a grid in this picture, but no digits in its cells; cages, their sums and other clues are not read
too-blurred = found a grid, but its digits cannot be read; go nearer, hold still and give it more light
two-grids = this picture has several grids ({ $count }); say which is meant with --reading ({ OR($known) }), counted from the largest
bad-picture = this file of a picture is broken or cut off
    .pdf = this PDF is broken or locked
no-page =
    this PDF has { $count } { $count ->
        [one] page
       *[other] pages
    }; it has no page { $found }
animated-picture = this picture is animated; save the one of its pictures that shows the puzzle
no-pillow = reading a picture needs Pillow (pip install 'pencilmark[picture]')
    .heic = a picture in HEIC needs pillow-heif, too (pip install 'pencilmark[picture-heic]'); or save it as JPEG
    .pdf = reading a page of a PDF needs pypdfium2 (pip install 'pencilmark[picture-pdf]')
too-large =
    .picture = expected a picture of at most { $most } million pixels; make it smaller, or cut the puzzle out
too-small =
    .picture = expected a picture of { $least } pixels a side or more, found { $found }
bad-length =
    .pixels =
        expected { $count } { $count ->
            [one] byte
           *[other] bytes
        } of pixels, at most { $most }, found { $found }
