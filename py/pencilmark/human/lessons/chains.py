"""What chains, almost locked sets and forcing nets are, why they are true, and how to spot them."""

from __future__ import annotations

from pencilmark.human.lessons.summary import Summary

_ENDS = "If the first candidate is false, the last is true; so one of the two is true, and what clashes with both goes."
_LOOP = "The loop can be read both ways, so exactly one end of each weak link is true, and what clashes with both goes."
_BACK = "What follows from the assumption contradicts it, so the opposite is true."
_BOTH = "One of the alternatives is true, and all say the same; so that is true."

SUMMARIES: dict[str, Summary] = {
    "x-chain": Summary(
        "A chain of one digit, in which strong links (one of two is true) and weak links (not both are true) "
        "take turns.",
        _ENDS,
        "Follow one digit from a house with two places to the next that one of them sees.",
    ),
    "xy-chain": Summary(
        "A chain of cells with two candidates each, in which every cell shares a digit with the next.",
        _ENDS,
        "Start in a cell with two candidates, and walk over such cells until one has your first digit again.",
    ),
    "aic": Summary(
        "A chain through cells and houses, in which strong and weak links take turns.",
        _ENDS,
        "Start from a candidate with few friends and ask: if it is false, what is true?",
    ),
    "continuous-nice-loop": Summary(
        "A chain of strong and weak links in turn that comes back to its start and closes smoothly.",
        _LOOP,
        "When a chain ends where it began, check whether its last link and its first fit together.",
    ),
    "discontinuous-nice-loop": Summary(
        "A chain of strong and weak links in turn that comes back to its start and says something about it.",
        _BACK,
        "Assume a candidate, follow the links, and see whether you come back to its cell.",
    ),
    "grouped-aic": Summary(
        "A chain of strong and weak links in turn, some through groups of cells or almost locked sets.",
        _ENDS,
        "Where a house has a digit in two places and one more line of a box, take the line as one place.",
    ),
    "grouped-continuous-nice-loop": Summary(
        "A loop of strong and weak links in turn, some through groups of cells or almost locked sets.",
        _LOOP,
        "Look as for a nice loop, and take cells of one box and line that share a digit as one place.",
    ),
    "grouped-discontinuous-nice-loop": Summary(
        "A chain through groups of cells or almost locked sets that comes back to its start and says something "
        "about it.",
        _BACK,
        "Assume a candidate, follow the links, and take cells of one box and line that share a digit as one place.",
    ),
    "x-cycle": Summary(
        "A loop of one digit in which strong and weak links take turns.",
        _LOOP,
        "Follow one digit from house to house until you are back.",
    ),
    "y-cycle": Summary(
        "A loop of cells with two candidates, each sharing a digit with the next.",
        _LOOP,
        "Walk over cells with two candidates until you are back.",
    ),
    "xy-cycle": Summary(
        "A loop through cells and houses in which strong and weak links take turns.",
        _LOOP,
        "When a chain ends where it began, check whether its last link and its first fit together.",
    ),
    "forcing-x-chain": Summary(
        "A chain of one digit that leads from an assumption to its opposite.",
        _BACK,
        "Assume that the digit is in a cell, and follow the houses with two places.",
    ),
    "forcing-xy-chain": Summary(
        "A chain through cells and houses that leads from an assumption to its opposite.",
        _BACK,
        "Assume a candidate, and follow what must be next.",
    ),
    "two-strong-links": Summary(
        "Two houses have a digit in just two places, or two groups of places, and one of each see each other.",
        "These two are not both true, so one of the far ends is, and what sees both ends loses the digit.",
        "Skyscrapers, kites, turbot fish and empty rectangles are all of this kind.",
    ),
    "three-strong-links": Summary(
        "Three houses that have a digit in just two places, each joined to the next where places see each other.",
        _ENDS,
        "Follow one digit over one house more than for a turbot fish.",
    ),
    "four-strong-links": Summary(
        "Four houses that have a digit in just two places, each joined to the next where places see each other.",
        _ENDS,
        "Follow one digit over two houses more than for a turbot fish.",
    ),
    "sue-de-coq": Summary(
        "Where a line crosses a box, two or three cells share their digits with a set in the line and a set in "
        "the box.",
        "Together they have as many cells as digits, so every digit stands there, and those of each set leave "
        "the rest of its house.",
        "Look for crossings with two or three cells and many candidates, beside cells with two.",
    ),
    "als-xz": Summary(
        "Two almost locked sets, each with one digit more than cells, share a digit that cannot be in both.",
        "One of the sets misses it and holds all its others, so a second shared digit is in one of the sets.",
        "Look for two sets whose places of one digit all see each other, and for another digit that they share.",
    ),
    "als-xy-wing": Summary(
        "An almost locked set shares a digit with each of two others, not in both places at once.",
        "The middle set can miss only one of the two digits, so one of the outer sets misses its own and holds all the "
        "rest.",
        "Look for an XY-wing in which sets of cells stand for single cells.",
    ),
    "als-xy-chain": Summary(
        "A chain of almost locked sets, each sharing with the next a digit that is not in both.",
        "If the first set misses a digit, each set in turn is locked, and the last one holds it.",
        "Look for an XY-chain in which sets of cells stand for single cells.",
    ),
    "death-blossom": Summary(
        "A stem cell each of whose candidates takes a digit from an almost locked set, a petal.",
        "Whatever the stem is, one petal is locked, so a digit that all petals share is in one of them.",
        "Look for a cell with two or three candidates that sees several almost locked sets.",
    ),
    "aligned-pair-exclusion": Summary(
        "All pairs of candidates of two cells are tried, and some are impossible beside the cells that see both.",
        "A candidate that is in no possible pair cannot be true.",
        "Look for two cells with several neighbours of two candidates in common.",
    ),
    "aligned-triple-exclusion": Summary(
        "All combinations of candidates of three cells are tried, and some are impossible beside the cells that "
        "see them.",
        "A candidate that is in no possible combination cannot be true.",
        "It takes patience, or a computer.",
    ),
    "forcing-chain-contradiction": Summary(
        "From one assumption, chains lead to two things that cannot both be, or to a cell or house left with nothing.",
        "An assumption that leads to a contradiction is wrong.",
        "Assume a candidate in a cell with two, and follow both chains from it.",
    ),
    "forcing-chain-verity": Summary(
        "Chains from every candidate of a cell, or every place of a digit in a house, lead to the same.",
        _BOTH,
        "Choose a cell with two or three candidates, and follow each of them.",
    ),
    "forcing-net-contradiction": Summary(
        "From one assumption, a net of consequences, some with several reasons, leads to a contradiction.",
        "An assumption that leads to a contradiction is wrong.",
        "Assume a candidate, and place what follows until something cannot be.",
    ),
    "forcing-net-verity": Summary(
        "Nets of consequences from every candidate of a cell, or every place of a digit in a house, lead to the same.",
        _BOTH,
        "Choose a cell with two candidates, and place what follows from each.",
    ),
    "nishio-forcing-chains": Summary(
        "Assume a digit in a cell, and place that digit everywhere it follows, until it clashes with itself.",
        "An assumption that leads to a contradiction is wrong.",
        "Choose a digit with few places, and try them one after the other.",
    ),
    "forcing-cell-chains": Summary(
        "Chains from every candidate of a cell lead to the same.",
        _BOTH,
        "Choose a cell with three candidates, and follow each of them.",
    ),
    "forcing-region-chains": Summary(
        "Chains from every place of a digit in a house lead to the same.",
        _BOTH,
        "Choose a house with three places for a digit, and follow each of them.",
    ),
}

_MANNERS = {
    "dynamic": ("Nets", "where several consequences together may have one more"),
    "dynamic-plus": ("Nets", "which may also use locked candidates, pairs and X-wings among what is left"),
    "nested": ("Nets", "which may also use forcing chains within"),
    "nested-multiple": ("Nets", "which may also use forcing chains of cells and houses within"),
    "nested-dynamic": ("Nets", "which may also use whole nets within"),
}
_KINDS = {
    "double": ("from a candidate and from its opposite lead to the same", _BOTH),
    "cell": ("from every candidate of a cell lead to the same", _BOTH),
    "region": ("from every place of a digit in a house lead to the same", _BOTH),
    "contradiction": (
        "from one assumption lead to a contradiction",
        "An assumption that leads to a contradiction is wrong.",
    ),
}
SUMMARIES |= {
    f"{manner}-forcing-{kind}-chains": Summary(
        f"{nets} {lead}, {how}.", why, "It takes patience and a pencil, or a computer; the plainer steps come first."
    )
    for manner, (nets, how) in _MANNERS.items()
    for kind, (lead, why) in _KINDS.items()
}
