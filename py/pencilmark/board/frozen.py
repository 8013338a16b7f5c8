"""Frozen classes of data, as `dataclasses` makes them, in a fifth of the time: a first puzzle needs sixty.

Each gets the methods that are its own when one of them is first looked up, since most are imported for the sake of
others; what need not be quick is the same code for all.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING
from functools import partial
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, TypeVar

Made = TypeVar("Made", bound=type)

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(**how: bool) -> Callable[[Made], Made]:
        """Make a class of data: by `dataclasses` unless it is frozen."""
        if how.get("frozen") and how.keys() <= {"frozen", "slots", "eq"}:
            return partial(_frozen, slots=how.get("slots", False), eq=how.get("eq", True))
        return dataclasses.dataclass(**how)


def _frozen(plain: Made, slots: bool, eq: bool) -> Made:
    """Add to a class of fields what `dataclass(frozen=True)` adds. Each field is an argument, in their order."""
    made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(plain)
    own = _late(made, eq) | _SHARED | (_STATE if slots else {})
    for name, method in own.items():
        if name not in plain.__dict__:
            setattr(made, name, method)
    found: Made = made
    return found


Write = Callable[[type], dict[str, Any]]


class _Late:
    """A method of a class that is written when it is first looked up, be it to call it or for help."""

    def __init__(self, made: type, name: str, write: Write) -> None:
        self.made, self.name, self.write = made, name, write

    def __get__(self, value: object, owner: type) -> Any:
        return _written(self.made, self.write)[self.name].__get__(value, owner)


_LATE: dict[type, dict[str, _Late]] = {}
"""The methods of each class that are written late."""


def _late(made: type, eq: bool) -> dict[str, _Late]:
    """Return the methods that differ from class to class."""
    found = {"__init__": _Late(made, "__init__", _making)}
    if eq:
        found |= {name: _Late(made, name, _comparing) for name in ("__eq__", "__hash__")}
    _LATE[made] = found
    return found


def _written(made: type, write: Write) -> dict[str, Any]:
    """Write methods of a class and put them in their place, unless the class has its own."""
    written = write(made)
    for name, its in written.items():
        if made.__dict__.get(name) is _LATE[made][name]:
            setattr(made, name, its)
    return written


def write_all() -> None:
    """Write the methods of all classes that there are, so that no first call must."""
    for made, late in _LATE.items():
        for write in (_making, _comparing) if "__eq__" in late else (_making,):
            _written(made, write)


def _making(made: type) -> dict[str, Any]:
    """Write what makes a value of a class."""
    known: dict[str, Any] = {"_set": object.__setattr__}
    parameters, setting, fields = [], [], dataclasses.fields(made)
    for field in fields:
        name = field.name
        assert field.init and not field.kw_only, name
        value = name
        if field.default_factory is not MISSING:
            known[f"_{name}"], value = field.default_factory, f"_{name}() if {name} is _{name} else {name}"
        elif field.default is not MISSING:
            known[f"_{name}"] = field.default
        parameters.append(f"{name}=_{name}" if f"_{name}" in known else name)
        slot = getattr(made, name, None)
        if isinstance(slot, MemberDescriptorType):  # to set it directly takes half of the time
            known[f"_set_{name}"] = slot.__set__
            setting.append(f"_set_{name}(self, {value})")
        else:
            setting.append(f"_set(self, {name!r}, {value})")
    if hasattr(made, "__post_init__"):
        setting.append("self.__post_init__()")
    exec(  # as `dataclasses` does: the names are those of the fields
        f"def __init__(self, {', '.join(parameters)}):\n {'; '.join(setting) or 'pass'}\n", known
    )
    init = known["__init__"]
    init.__annotations__.update({field.name: field.type for field in fields})
    init.__qualname__ = f"{made.__qualname__}.__init__"  # for errors about arguments
    return {"__init__": init}


def _comparing(made: type) -> dict[str, Any]:
    """Write what compares and hashes the values of a class."""
    known: dict[str, Any] = {}
    fields = dataclasses.fields(made)
    compared = [field.name for field in fields if field.compare]
    hashed = [field.name for field in fields if (field.compare if field.hash is None else field.hash)]
    exec(
        "def __eq__(self, other):\n"
        " if other.__class__ is not self.__class__: return NotImplemented\n"
        f" return {_tuple('self', compared)} == {_tuple('other', compared)}\n"
        f"def __hash__(self): return hash({_tuple('self', hashed)})\n",
        known,
    )
    return {name: known[name] for name in ("__eq__", "__hash__")}


def _tuple(value: str, names: list[str]) -> str:
    return f"({''.join([f'{value}.{name}, ' for name in names])})"


def _repr(self: Any) -> str:
    shown = [f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self) if field.repr]
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _refuse(self: object, name: str, *value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot {'assign to' if value else 'delete'} field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _restore(self: Any, state: list[Any]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)


_SHARED = {"__repr__": _repr, "__setattr__": _refuse, "__delattr__": _refuse}
_STATE = {"__getstate__": _state, "__setstate__": _restore}
