"""Patterns take what their definitions say, and nothing else."""

from tests.unit.engine.kernel.nets import by_patterns, harness, position, struck

from pencilmark.engine.kernel.nine_nets_patterns import write_patterns


def test_patterns_take_what_their_definitions_say() -> None:
    instance, taken = harness(lambda module: write_patterns(module).call()), 0
    for seed in range(60):
        digits = position(seed, many=3 + seed % 4)
        expected = by_patterns(digits)
        assert struck(instance, digits) == expected
        taken += len(expected)
    assert taken
