"""The options of commands that make puzzles: added to a parser, read, and turned into orders."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pencilmark.board.errors import WishError
from pencilmark.board.phrase import Said, phrase
from pencilmark.board.speech import say
from pencilmark.doors.commands.files import read_bytes, read_file
from pencilmark.doors.commands.frame import add_workers, beside, refuse, without
from pencilmark.make.batch import Order, with_levels
from pencilmark.make.fields import TRUTH, Row, rows
from pencilmark.make.formulas.part import FormulaPart
from pencilmark.make.setting.part import VariantPart
from pencilmark.make.wish import FIELDS as PRESET_FIELDS
from pencilmark.make.wish import PRESETS, Wish, preset

WISHES = tuple(row.dest for row in rows(Wish) if row.option)
"""The options that a wish for a classic puzzle has, by their names once parsed."""


def add_rows(parser: ArgumentParser, record: type, but: Iterable[str] = ()) -> None:
    """Add an option for each row of a *record*, *but* for some flags; those that are not given are None."""
    groups: dict[str, Any] = {"": parser}
    for row in rows(record):
        if row.option and row.flag not in but:
            if row.group not in groups:
                groups[row.group] = parser.add_argument_group(row.group)
            argument = dict(row.kind.argument) | ({"const": not row.default} if row.kind is TRUTH else {})
            known = ", ".join(row.kind.known)
            words = say(row.says, known=known).replace("%", "%%")  # to argparse a single % is a format
            groups[row.group].add_argument(f"--{row.flag}", default=None, help=words, **argument)


def said(args: Namespace, record: type, but: Iterable[str] = ()) -> dict[str, Any]:
    """Return what the options say of the fields of a *record*, *but* for some. Raises InputError and WishError."""
    given = [(row, getattr(args, row.dest, None)) for row in rows(record) if row.name not in but]
    return {row.name: _value(row, value, args) for row, value in given if value is not None}


def _value(row: Row, value: Any, args: Namespace) -> Any:
    """Read the value of an option, or the file that it names."""
    kind, words = row.kind, value
    if kind.file and not (kind.drawn and kind.drawn.fullmatch(value)):
        expected = phrase(f"read-{row.flag}")
        words = _content(kind.file, value, expected, args)
    try:
        return kind.parse(words)
    except TypeError as error:
        code = f"bad-{row.flag}"
        raise WishError("bad-value/option", code=code, wanted=str(error), option=row.flag, found=value) from error


def _content(how: str, path: str, expected: Said, args: Namespace) -> str | bytes:
    """Read a file as *how* says (`Values.file`)."""
    if how == "bytes":
        return read_bytes(path, expected)
    if how == "puzzles":
        from pencilmark.doors.commands.pictures import read_puzzles  # late: few wishes name puzzles

        return read_puzzles(args, path, expected)
    return read_file(path, expected)


def wish_options(parser: ArgumentParser) -> None:
    """Add the options that say which puzzles are made, for `generate` and `sheet`."""
    group = parser.add_argument_group(say("formulas-formula-puzzles"))
    add_rows(group, FormulaPart)  # type: ignore[arg-type]  # argparse lets a group have options as a parser does
    group.add_argument("--spare", action="store_true", help=say("formulas-formulas-could-go-may"))
    group = parser.add_argument_group(say("setting-puzzles-variants-also-minimal"))
    add_rows(group, VariantPart)  # type: ignore[arg-type]  # as above
    parser.add_argument("--count", type=int, default=1, metavar="N", help=say("generate-how-many-puzzles-default"))
    parser.add_argument("--seed", type=int, default=None, metavar="S", help=say("generate-same-seed-gives-same"))
    parser.add_argument(
        "--preset", choices=tuple(PRESETS), default=None, help=say("generate-several-wishes-once-print")
    )
    add_rows(parser, Wish)
    parser.add_argument("--tries", type=int, default=None, metavar="N", help=say("generate-give-up-puzzle-after"))
    usual = say("generate-own-all-json-sort")
    parser.add_argument("--scales", default=None, metavar="NAME,...", help=say("generate-rate-these-none", usual=usual))
    parser.add_argument("--sort", action="store_true", help=say("generate-sort-difficulty-easiest-first"))
    add_workers(parser)


def check_options(args: Namespace) -> None:
    """Raise WishError for an option that would be ignored."""
    besides = ("preset", "scales", "backend", "tries")
    if args.formulas is not None:
        refuse(args, ("variant", "no_givens", *WISHES, *besides), beside("formulas"))
        return
    refuse(args, (*(row.dest for row in rows(FormulaPart) if row.option), "spare"), without("formulas"))
    if args.variant is not None:
        refuse(args, (*unheeded_options(), *besides), beside("variant"))
    else:
        refuse(args, ("no_givens",), without("variant"))
    refuse(args, ("count",) if _has_counts(args.level) else (), say("generate-beside-levels-counts"))


def unheeded_options() -> tuple[str, ...]:
    """Name the options that have no meaning together with a variant."""
    return tuple(name for name in WISHES if name not in VariantPart.heeds)


def _has_counts(level: str | None) -> bool:
    return bool(level) and bool(set(level or "") & {",", ":"})


def board_of(args: Namespace) -> str:
    """Return the text of the board that the options name."""
    return args.board or str(args.size or 9)


def variant_wish(args: Namespace, name: str) -> Wish:
    """Turn the options into a wish for a variant, all but its level and technique. Raises WishError."""
    own = said(args, Wish)
    part = VariantPart(**said(args, VariantPart) | {"variant": name})
    return Wish(board_of(args), minimal=own.get("minimal", False), part=part)


def wish_of(args: Namespace) -> Wish:
    """Turn the options into a wish, all but the level and the effort. Raises WishError."""
    if args.formulas is not None:
        return Wish(board_of(args), minimal=not args.spare, part=FormulaPart(**said(args, FormulaPart)))
    own = said(args, Wish, but=("board", "level", "effort"))
    if args.variant is not None:
        own = {name: value for name, value in own.items() if name in VariantPart.heeds}
        return Wish(board_of(args), part=VariantPart(**said(args, VariantPart)), **own)
    wish = Wish(board_of(args), **own)
    if args.preset:
        refuse(args, PRESET_FIELDS, beside("preset"))
        wish = preset(args.preset, wish)
    return wish


def orders_of(args: Namespace) -> list[Order]:
    """Turn the options into orders: one, or one for each level with a count. Raises WishError."""
    wish, own = wish_of(args), said(args, Wish)
    if args.count < 0:
        raise WishError("bad-count/number-puzzles", found=args.count)
    graded = {name: own[name] for name in ("level", "effort") if name in own}
    if _has_counts(args.level):
        del graded["level"]
        return [replace(order, wish=replace(order.wish, **graded)) for order in with_levels(wish, args.level)]
    return [Order(replace(wish, **graded), args.count)]
