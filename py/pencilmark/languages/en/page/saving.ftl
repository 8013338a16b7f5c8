### Copy or save as.

## On the page, as it stands there

# Heading
saving-copy-or-save-as = Copy or save as
# Heading of a group
saving-what = What
# Beside a field
saving-form = Form
# Beside a field
saving-with-my-digits-and = With my digits and marks
# Read out
saving-what-is-copied = What is copied
# alt
saving-the-puzzle-as-a = The puzzle as a picture
# Button
saving-copy = Copy
# Button
saving-save = Save
# Link
saving-open-it-there = Open it there
# Button
saving-close = Close
