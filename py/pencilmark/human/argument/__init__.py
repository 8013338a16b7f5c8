"""Arguments made short: of all nets that a technique allows, one with few inferences for the same effect.

`clauses`    what follows at once from what, in a position
`proof`      a short way from an assumption to one of several ends, and what can be left out of it
`shorter`    a step of a forcing chain or net, with the shorter evidence
`within`     the chain inside a net, as a step of its own
"""
