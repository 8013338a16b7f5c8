### The solver: why it cannot start, and the log of a search, whose first words are aligned in columns.

no-wasm =
    .browser-refuses-kernel = this browser refuses the kernel: { $why }
    .kernel-has-no-room = the kernel has no room for this board
    .kernel-knows-board-values = the kernel knows no board with { $value_count } values
    .kernel-needs-wasmtime-pip = the kernel needs wasmtime (pip install 'pencilmark[fast]')
    .wasmtime-refuses-kernel = wasmtime refuses the kernel: { $why }

no-sat =
    .rules-can-t-be = the rules can't be written as clauses: { $why }
    .needs-package-python-sat = this needs the package python-sat: pip install 'pencilmark[sat]'

bad-limit = expected to look for 1 solution or more, found { $found }
bad-exchange = expected an exchange of givens such as {"{"}-2+1{"}"}, found { QUOTE($found) }
not-unique = expected a puzzle with exactly one solution
no-solution-grid = expected a 9 × 9 grid, or a puzzle with one solution
grid-sets = unavoidable sets of up to { $most } cells
timeout = the search was stopped by its budget
choice-of-values = { $count } for { $where }
value-in-house = { $value } in { $house }
trace-start =
    start    { $givens } { $givens ->
        [one] given
       *[other] givens
    }, { $count } { $count ->
        [one] candidate
       *[other] candidates
    } struck
trace-choose = choose   { $placed } of { $where }
trace-ripple = ripple   { $where }: { $what }
trace-struck =
    { $count } { $count ->
        [one] candidate
       *[other] candidates
    } struck
trace-stop = stop     nothing left for { $where }
trace-back = back     { $placed } fails
trace-solution = solution
trace-givens = the givens
trace-elimination = elimination
trace-only-choice = only choice
choice-of-places = { $value } in { OR($cells) }
clauses-number-too-many-values = a number with too many values
clauses-table-too-large = a table too large
clauses-operation-literal = an operation on a literal
clauses-operation-too-many-values = an operation on too many values
clauses-too-many-clauses = too many clauses
reader-division-may-undefined = a division that may be undefined
reader-may-undefined = { $name } that may be undefined
sat-relation-another-kind = a relation of another kind
terms-many-cells = { $name } of many cells
terms-number-grows-too-large = a number grows too large
terms-count-many = a count of many
terms-digits-many-terms = digits of many terms
terms-term-never-defined = a term that is never defined
terms-term-few-cells-many = a term of few cells with many values
terms-item-terms-no-cells = item of terms that are no cells
terms-item-place-no-cell = item at a place that is no cell
a-term = a term
