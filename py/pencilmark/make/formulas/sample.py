"""Random formulas that are true in a grid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isqrt
from random import Random

from pencilmark.board.dice import pick, roll
from pencilmark.engine.answers import Solution
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.rules.language.evaluate import divide
from pencilmark.rules.language.tokens import write_name

SAMPLES = 200
COMPARISONS = ("<", ">")
_STRONG = ("*", "/", "//", "%")


def sample(rng: Random, part: FormulaPart, solution: Solution, target: int, sources: Sequence[int]) -> str | None:
    """Find a random formula for the cell *target*, true in *solution* on a square board, of cells among *sources*.

    None if none is found in SAMPLES rolls. No formula has a cell twice or an operand without effect.
    """
    size = isqrt(len(solution))
    for _ in range(SAMPLES):
        operator = pick(rng, part.operators)
        comparison = operator if operator in COMPARISONS else "="
        terms = _operands(rng, part, solution, [cell for cell in sources if cell != target], comparison)
        if terms is None:
            continue
        operators = [pick(rng, _arithmetic(part)) for _ in terms[1:]]
        if operators and comparison == "=" and operator not in operators:
            operators[roll(rng, len(operators))] = operator
        value = evaluate([value for _, value in terms], operators)
        if value is None or not _is_true(solution[target], comparison, value) or _is_idle(terms, operators):
            continue
        text = terms[0][0] + "".join(f" {sign} {term}" for sign, (term, _) in zip(operators, terms[1:], strict=True))
        return f"{write_name(target, size)} {comparison} {text}"
    return None


def _arithmetic(part: FormulaPart) -> list[str]:
    return [operator for operator in part.operators if operator not in COMPARISONS] or ["+"]


def _operands(
    rng: Random, part: FormulaPart, solution: Solution, cells: list[int], comparison: str
) -> list[tuple[str, int]] | None:
    """Roll operands, each with its text and its value: different cells, and at most one constant."""
    count = part.operands if part.operands < 3 else 2 + roll(rng, part.operands - 1)
    if comparison != "=" and roll(rng, 2):
        count = 1
    constant = part.largest > 0 and count > 1 and roll(rng, 2)
    if len(cells) < count - bool(constant) or (count == 1 and not cells):
        return None
    left, size = list(cells), isqrt(len(solution))
    terms = []
    for _ in range(count - bool(constant)):
        cell = left.pop(roll(rng, len(left)))
        terms.append((write_name(cell, size), solution[cell]))
    if constant:
        value = 1 + roll(rng, part.largest)
        terms.insert(1 + roll(rng, len(terms)), (str(value), value))
    return terms


def evaluate(values: Sequence[int], operators: Sequence[str]) -> int | None:
    """Compute ``v o v o v ...`` with the usual precedence; None if it is undefined.

    >>> evaluate([2, 3, 4], ["+", "*"]), evaluate([3, 2], ["/"])
    (14, None)
    """
    parts = [values[0]]
    for operator, value in zip(operators, values[1:], strict=True):
        if operator in _STRONG:
            last = parts.pop()
            if operator != "*" and (value == 0 or (operator == "/" and last % value)):
                return None
            parts.append(_OPERATE[operator](last, value))
        else:
            parts.append(value if operator == "+" else -value)
    return sum(parts)


_OPERATE: dict[str, Callable[[int, int], int]] = {
    "*": lambda left, right: left * right,
    "/": divide,
    "//": lambda left, right: left // right,
    "%": lambda left, right: left % right,
}


def _is_true(left: int, comparison: str, right: int) -> bool:
    return left == right if comparison == "=" else left < right if comparison == "<" else left > right


def _is_idle(terms: list[tuple[str, int]], operators: list[str]) -> bool:
    """Report whether an operand has no effect: times 1, divided by 1, or a remainder that always is its left side."""
    return any(
        operator in _STRONG and (text == "1" or (operator == "%" and text.isdigit() and value > 35))
        for operator, (text, value) in zip(operators, terms[1:], strict=True)
    )
