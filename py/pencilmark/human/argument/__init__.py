"""Arguments made short: among all nets that a technique allows, one with few inferences and the same effect.

`clauses`    which facts directly imply which in a position
`proof`      a short way from an assumption to one of several ends, without anything that can be left out
`shorter`    a step of a forcing chain or net, with the shorter evidence
`within`     the chain inside a net, as a step of its own
"""
