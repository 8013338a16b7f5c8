"""A visitor chooses how the page looks and helps, and sees what each choice does where it is made."""

from playwright.sync_api import Page, expect
from tests.e2e.test_play import play  # noqa: F401  # the fixture of Play
from tests.e2e.test_select import cell, choose
from tests.e2e.visit import paste_line


def test_the_theme_and_the_side_of_the_pad_are_chosen_and_kept(play: Page) -> None:  # noqa: F811
    paper = "() => getComputedStyle(document.body).backgroundColor"
    light = play.evaluate(paper)
    choose(play, theme="dark", hand="left", timer=False)
    assert play.evaluate(paper) != light
    pad, grid = play.locator("#keypad").bounding_box(), play.get_by_role("grid").bounding_box()
    assert pad and grid and pad["x"] < grid["x"]
    expect(play.locator("#clock")).to_be_hidden()
    assert "dark" in play.evaluate("localStorage.getItem('pencilmark.settings.1')")


def test_each_setting_shows_its_effect_where_it_is_chosen_and_on_the_grid(play: Page) -> None:  # noqa: F811
    paste_line(play, "1" + "." * 15)
    cell(play, 1, 2).click()
    play.keyboard.press("Shift+Digit2")
    expect(cell(play, 1, 2).locator("[data-mark]")).to_have_count(1)
    play.evaluate("document.getElementById('settings-open').click()")
    sample = play.locator("#sample")
    play.locator("#settings-form [name=check]").select_option("once")
    expect(sample.locator("[aria-invalid=true]")).to_have_count(1)
    expect(play.locator("#sample-effect")).to_contain_text("at once")
    play.locator("#settings-form [name=tidy]").uncheck()
    expect(sample.locator("[data-mark='5']")).to_have_count(3)
    play.locator("#settings-form [name=above]").select_option("letters")
    expect(sample).to_contain_text("G")
    play.locator("#settings-form [name=four]").select_option("shapes")
    expect(sample).to_contain_text("\u25b2")
    play.get_by_role("button", name="Done").click()
    expect(cell(play, 1, 2).locator("[data-mark]")).to_have_attribute("data-mark", "\u25b2")
    expect(cell(play, 1, 1)).to_have_text("\u25cf")


EFFECTS = """async () => {
    const form = document.getElementById("settings-form");
    const seen = () => {
        const { theme, paper, accent, digits, marks, hand, motion } = document.documentElement.dataset;
        const parts = ["sample", "sample-effect"].map(id => document.getElementById(id).innerHTML);
        return JSON.stringify([theme, paper, accent, digits, marks, hand, motion, ...parts]);
    };
    const silent = [];
    for (const field of [...form.elements].filter(({ name, type }) => name && !["text", "color"].includes(type))) {
        const set = async value => {
            field[field.type === "checkbox" ? "checked" : "value"] = value;
            field.dispatchEvent(new Event("change", { bubbles: true }));
            await new Promise(requestAnimationFrame);
            return seen();
        };
        const values = field.type === "checkbox" ? [true, false] : [...field.options].map(({ value }) => value);
        const now = field.type === "checkbox" ? field.checked : field.value;
        const looks = [];
        for (const value of values) looks.push(await set(value));
        if (new Set(looks).size < values.length) silent.push(field.name);
        await set(now);
    }
    return silent;
}"""
"""Choose each value of each setting, and name those settings of which two values look the same in the dialog."""


def test_no_setting_is_without_an_effect_that_is_seen_in_the_dialog(play: Page) -> None:  # noqa: F811
    play.evaluate("document.getElementById('settings-open').click()")
    assert play.evaluate(EFFECTS) == []
    play.get_by_role("button", name="Done").click()
