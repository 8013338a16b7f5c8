"""A rule's text to its tree, by precedence climbing over a list of tokens; nothing is ever executed.

    relation   = and-terms joined by or          or, and, not: in this order, loosest first
    not-term   = [not] comparison | (some | every) name in numbers : relation
    comparison = sum (op sum)*                   = != < <= > >= in chains;  sum in {...}, sum not in {...}
    sum        = product ((+ | -) product)*
    product    = sign ((* | / | // | %) sign)*
    sign       = - sign | primary [^ sign]
    primary    = number | cell | range | function(...) | ( relation )
    range      = a1..a9 (in line) | a1:c3 (rectangle) | 1..4 (numbers)

A range stands in the list of a function, or on a side of a comparison, which then applies to each of its cells.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from pencilmark.board.errors import RuleError
from pencilmark.board.geometry import Geometry
from pencilmark.board.phrase import Phrase, phrase
from pencilmark.rules.language import tree
from pencilmark.rules.language.connections import edges
from pencilmark.rules.language.functions import FUNCTIONS, HOUSES, NAMES, Parsed, Several, describe, on_board
from pencilmark.rules.language.patterns import checked_pattern
from pencilmark.rules.language.relations import is_total, none_of
from pencilmark.rules.language.tokens import Token, parse_name, range_cells, tokens

MAX_DEPTH = 40
MAX_DIVISIONS = 200
MAX_NODES = 3_000
COMPARISONS: dict[str, tree.Comparison] = {"=": "=", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
RANGES = ("..", ":")
OPERATORS: dict[str, tree.Operator] = {"/": "/", "//": "//", "%": "%", "^": "^"}
QUANTIFIERS: dict[str, Callable[[list[tree.Relation], int], tree.Relation]] = {
    "some": tree.make_any,
    "every": tree.make_all,
}
WORDS = ("and", "or", "not", "in", *QUANTIFIERS)


def parse_rule(line: str, geometry: Geometry, spreadsheet: bool = False) -> tree.Relation:
    """Read one rule on a board. Raises RuleError with the column and what was expected there.

    >>> parse_rule("a1 = 2", board("9"))
    Compare(left=Cell(cell=0, at=1), operator='=', right=Number(value=2, at=6), at=4)
    >>> parse_rule("a1 + 2", board("9"))
    Traceback (most recent call last):
    pencilmark.board.errors.RuleError: expected a comparison such as = or <, found the end of the line
    """
    return _Parser(tokens(line), geometry, spreadsheet).rule()


COMMA = phrase("rule-comma-2")


class _Parser:
    """Reads the tokens from left to right; every method reads one construct and stops after it."""

    def __init__(self, words: list[Token], geometry: Geometry, spreadsheet: bool) -> None:
        self.words, self.geometry, self.spreadsheet = words, geometry, spreadsheet
        self.place = self.depth = self.divisions = self.size = 0
        self.now = words[0]
        self.bound: dict[str, int] = {}

    def fail(self, expected: Phrase, token: Token | None = None) -> NoReturn:
        token = token or self.now
        raise RuleError("bad-rule/here", expected=expected, found=token.named, column=token.column)

    def next(self) -> Token:
        token = self.now
        self.place += 1
        self.now = self.words[self.place] if self.place < len(self.words) else token
        return token

    def take(self, *texts: str) -> Token | None:
        """Read a sign or word that is one of *texts*, if it is next."""
        return self.next() if self.now.text in texts else None

    def need(self, text: str, expected: Phrase) -> Token:
        return self.take(text) or self.fail(expected)

    def count(self, size: int, at: int) -> None:
        self.size += size
        if self.size > MAX_NODES:
            raise RuleError("too-long/cells-numbers-rule", most=MAX_NODES, column=at)

    def rule(self) -> tree.Relation:
        item = self.disjunction()
        if isinstance(item, tree.TERMS) or (isinstance(item, Several) and isinstance(item.items[0], tree.TERMS)):
            self.fail(phrase("rule-comparison"))
        if self.now.kind != "end":
            self.fail(phrase("rule-operator-end-line"))
        return self.relation(item)

    def relation(self, item: Parsed) -> tree.Relation:
        """Require a relation; several become their conjunction."""
        if isinstance(item, Several):
            return tree.make_all([self.relation(part) for part in item.items], item.at)
        if isinstance(item, tree.TERMS):
            raise RuleError("bad-rule/relation-here", found=describe(item), column=item.at)
        return item

    def term(self, item: Parsed) -> tree.Term:
        if isinstance(item, tree.TERMS):
            return item
        raise RuleError("bad-rule/number-cell-here", found=describe(item), column=item.at)

    def nested(self, read: Callable[[], Parsed]) -> Parsed:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise RuleError("too-deep/levels-nesting", most=MAX_DEPTH, column=self.now.column)
        item = read()
        self.depth -= 1
        return item

    def disjunction(self) -> Parsed:
        return self.joined("or", self.conjunction, tree.make_any)

    def conjunction(self) -> Parsed:
        return self.joined("and", self.negation, tree.make_all)

    def joined(
        self, word: str, read: Callable[[], Parsed], make: Callable[[list[tree.Relation], int], tree.Relation]
    ) -> Parsed:
        first = read()
        if self.now.text != word:
            return first
        at, parts = self.now.column, [self.relation(first)]
        while self.take(word):
            parts.append(self.relation(read()))
        return make(parts, at)

    def negation(self) -> Parsed:
        if self.now.kind != "name":
            return self.comparison()
        if word := self.take("not"):
            return tree.Not(self.relation(self.nested(self.negation)), word.column)
        if quantifier := self.take(*QUANTIFIERS):
            return self.nested(lambda: self.quantified(quantifier))
        return self.comparison()

    def quantified(self, word: Token) -> tree.Relation:
        """Read a name, its numbers and a relation, which is read once for each number."""
        name = self.next()
        if name.kind != "name" or name.text in (*NAMES, *WORDS, *self.bound):
            self.fail(phrase("rule-fresh-name"), name)
        self.need("in", phrase("rule-in"))
        start, numbers = self.now, list[int]()
        for item in self.items():
            if not isinstance(item, tree.Number):
                self.fail(phrase("rule-numbers"), start)
            numbers.append(item.value)
        self.need(":", phrase("rule-colon"))
        place, parts = self.place, list[tree.Relation]()
        for number in numbers:
            self.place, self.now = place, self.words[place]
            self.bound[name.text] = number
            parts.append(self.relation(self.disjunction()))
        del self.bound[name.text]
        return QUANTIFIERS[word.text](parts, word.column)

    def comparison(self) -> Parsed:
        operands, operators = [self.sum()], list[Token]()
        if self.now.text in ("in", "not"):
            return self.membership(operands[0])
        while self.now.text in COMPARISONS:
            operators.append(self.next())
            operands.append(self.sum())
        return self.chain(operands, operators) if operators else operands[0]

    def chain(self, operands: list[Parsed], operators: list[Token]) -> Parsed:
        """Make the links of a chain; if a side is a list, for each of its cells."""
        at = operators[0].column
        if len(operands) == 2 and not any(isinstance(operand, Several) for operand in operands):
            return tree.Compare(self.term(operands[0]), COMPARISONS[operators[0].text], self.term(operands[1]), at)
        sides = self.spread(operands, at)
        rows: list[tree.Relation] = []
        for row in sides:
            links: list[tree.Relation] = [
                tree.Compare(left, COMPARISONS[operator.text], right, operator.column)
                for left, operator, right in zip(row, operators, row[1:], strict=False)
            ]
            rows.append(tree.make_all(links, at))
        return Several(tuple(rows), at) if any(isinstance(operand, Several) for operand in operands) else rows[0]

    def spread(self, operands: list[Parsed], at: int) -> list[list[tree.Term]]:
        """List the operands once for each cell of the lists among them, which must be equally long."""
        lengths = {len(operand.items) for operand in operands if isinstance(operand, Several)} or {1}
        if len(lengths) > 1:
            raise RuleError(
                "bad-rule/lists-same-length-cells", found=" and ".join(map(str, sorted(lengths))), column=at
            )
        length = lengths.pop()
        self.count((length - 1) * len(operands), at)
        columns = [operand.items if isinstance(operand, Several) else (operand,) * length for operand in operands]
        return [[self.term(item) for item in row] for row in zip(*columns, strict=True)]

    def membership(self, left: Parsed) -> Parsed:
        negated = self.take("not")
        at = self.need("in", phrase("rule-in")).column
        items = self.items()
        parts: list[tree.Relation] = []
        for (term,) in self.spread([left], at):
            self.count(len(items), at)
            member = tree.Member(term, items, at)
            if negated and not is_total(member):
                self.count((len(items) - 1) * sum(1 for _ in tree.nodes(term)), at)
            parts.append(none_of(member) if negated else member)
        return Several(tuple(parts), at) if isinstance(left, Several) else parts[0]

    def items(self) -> tuple[tree.Term, ...]:
        """Read the items of a membership: a set in braces, or a range."""
        if self.take("{"):
            return self.terms("}", phrase("rule-comma"))
        start, item = self.now, self.primary()
        if not isinstance(item, Several):
            self.fail(phrase("rule-set-range"), start)
        return tuple(map(self.term, item.items))

    def sum(self) -> Parsed:
        first = self.product()
        if self.now.text not in ("+", "-"):
            return first
        at, terms = self.now.column, [(1, self.term(first))]
        while sign := self.take("+", "-"):
            terms.append((1 if sign.text == "+" else -1, self.term(self.product())))
        return tree.make_sum(terms, at)

    def product(self) -> Parsed:
        """Read factors; a quotient is a factor of the product that follows it. Only divisions nest."""
        left, chain = self.sign(), 0
        while operator := self.take("*", "/", "//", "%"):
            first, second = self.term(left), self.term(self.sign())
            if operator.text == "*":
                left = tree.make_product([first, second], operator.column)
                continue
            chain, self.divisions = chain + 1, self.divisions + 1
            if chain > MAX_DEPTH or self.divisions > MAX_DIVISIONS:
                most = MAX_DEPTH if chain > MAX_DEPTH else MAX_DIVISIONS
                raise RuleError("too-deep/divisions", most=most, column=operator.column)
            left = tree.Binary(OPERATORS[operator.text], first, second, operator.column)
        return left

    def sign(self) -> Parsed:
        if sign := self.take("-"):
            return tree.make_sum([(-1, self.term(self.nested(self.sign)))], sign.column)
        base = self.primary()
        if operator := self.take("^"):
            return tree.Binary("^", self.term(base), self.term(self.nested(self.sign)), operator.column)
        return base

    def primary(self) -> Parsed:
        token = self.now
        self.count(1, token.column)
        if token.kind == "number":
            return self.number_or_range()
        if token.kind == "cell":
            return self.cell_or_range()
        if token.text in self.bound:
            return tree.Number(self.bound[self.next().text], token.column)
        if token.kind == "name" and token.text not in WORDS:
            return self.function()
        if self.take("("):
            item = self.nested(self.disjunction)
            self.need(")", phrase("rule-operator"))
            return item
        return self.fail(phrase("rule-cell-number-function"))

    def number_or_range(self) -> Parsed:
        start = self.next()
        if not self.take(".."):
            return tree.Number(int(start.text), start.column)
        if self.now.kind != "number":
            self.fail(phrase("rule-number"))
        first, last = int(start.text), int(self.next().text)
        if not first <= last < first + MAX_NODES:
            self.fail(phrase("rule-short-range-numbers-least"), start)
        self.count(last - first, start.column)
        return Several(tuple(tree.Number(value, start.column) for value in range(first, last + 1)), start.column)

    def cell_or_range(self) -> Parsed:
        start = self.now
        if self.words[self.place + 1].text in RANGES:
            return Several(self.range(), start.column)
        return tree.Cell(self.cell(), start.column)

    def range(self) -> tuple[tree.Cell, ...]:
        start, first, sign = self.now, self.cell(), self.next()
        if self.now.kind != "cell":
            self.fail(phrase("rule-cell"))
        cells = range_cells(first, self.cell(), self.geometry.size, sign.text == "..")
        if cells is None:
            self.fail(phrase("rule-between-cells-row-column"), sign)
        self.count(len(cells), start.column)
        return cells

    def cell(self) -> int:
        token = self.next()
        cell = parse_name(token.text, self.geometry.size, self.spreadsheet)
        if cell is None:
            self.fail(phrase("rule-cell-x-board", size=self.geometry.size), token)
        return cell

    def function(self) -> Parsed:
        name = self.next()
        if name.text not in NAMES:
            self.fail(phrase("rule-name", names=" ".join(NAMES)), name)
        self.need("(", phrase("rule-after", text=name.text))
        if name.text == "count":
            return self.nested(lambda: tree.Count(self.relations(), name.column))
        if name.text == "matches":
            return self.nested(lambda: self.matches(name))
        if name.text == "connected":
            return self.nested(lambda: self.connected(name))
        return self.nested(lambda: self.applied(name))

    def matches(self, name: Token) -> tree.Relation:
        """Read a pattern in quotes and the terms that match it."""
        text = self.next()
        if text.kind != "text":
            self.fail(phrase("machine-text"), text)
        pattern = checked_pattern(text.text[1:-1], text.column)
        self.need(",", COMMA)
        return tree.Matches(pattern, self.terms(), name.column)

    def connected(self, name: Token) -> tree.Relation:
        """Read a set of numbers, and the cells of which those with these numbers are connected."""
        start, numbers = self.now, self.items()
        values = [item.value for item in numbers if isinstance(item, tree.Number)]
        if len(values) < len(numbers):
            self.fail(phrase("rule-numbers"), start)
        self.need(",", COMMA)
        start, terms = self.now, self.terms()
        cells = [term.cell for term in terms if isinstance(term, tree.Cell)]
        if len(set(cells)) < len(terms):
            self.fail(phrase("rule-cell"), start)
        return tree.Connected(tuple(sorted(set(values))), edges(cells, self.geometry.size), terms, name.column)

    def applied(self, name: Token) -> Parsed:
        """Read the terms of a function, and apply it."""
        terms = self.terms()
        if name.text in HOUSES and len(terms) > 1:
            self.fail(phrase("rule-number-cell", text=name.text), name)
        if made := on_board(name.text, terms, self.geometry, name.column):
            self.count(len(made.items) if isinstance(made, Several) else 0, name.column)
            return made
        shape = FUNCTIONS[name.text]
        if len(terms) < shape.least or (shape.most and len(terms) > shape.most):
            self.fail(phrase("rule-takes", terms=shape.expected(), name=name.text), name)
        return shape.make(terms, name.column)

    def relations(self) -> tuple[tree.Relation, ...]:
        """Read the relations of a count up to its bracket."""
        found: list[tree.Relation] = []
        while True:
            item = self.disjunction()
            parts = item.items if isinstance(item, Several) else (item,)
            found += [self.relation(part) for part in parts]
            if self.take(")"):
                return tuple(found)
            self.need(",", COMMA)

    def terms(self, end: str = ")", expected: Phrase = COMMA) -> tuple[tree.Term, ...]:
        """Read terms and ranges up to *end*."""
        found: list[tree.Term] = []
        while True:
            ahead = self.words[self.place + 1 : self.place + 4] if self.now.kind == "cell" else ()
            if ahead and ahead[0].text in (",", end):
                self.count(1, self.now.column)
                found.append(tree.Cell(self.cell(), self.words[self.place - 1].column))
            elif len(ahead) > 2 and ahead[0].text in RANGES and ahead[2].text in (",", end):
                self.count(1, self.now.column)
                found += self.range()
            else:
                item = self.sum()
                found += map(self.term, item.items) if isinstance(item, Several) else (self.term(item),)
            if self.take(end):
                return tuple(found)
            self.need(",", expected)
