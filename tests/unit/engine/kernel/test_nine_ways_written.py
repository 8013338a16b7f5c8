"""Why a conclusion holds, and the ways of its branches, are those of the nets that Python grows."""

from tests.unit.engine.kernel.ways import left_of, webs

from pencilmark.human.sukaku.nested import conclusions_of_nets, dynamic_conclusions


def test_conclusions_rest_on_the_same_candidates_and_equal_chains_have_equal_keys() -> None:
    same: dict[object, object] = {}
    for web in webs(2):
        for number in (0, 7, 14):
            left = left_of(web, number)
            quick, slow = list(dynamic_conclusions(web, left)), list(conclusions_of_nets(web, left))
            assert [one[:3] for one in quick] == [one[:3] for one in slow]
            for one, other in zip(quick, slow, strict=True):
                assert same.setdefault((web, one.key), other.key) == other.key
    assert same and len({(web, key) for (web, _), key in zip(same, same.values(), strict=True)}) == len(same)
