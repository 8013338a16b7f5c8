### Questions about a puzzle, and their answers.

## On the page, as it stands there

# Heading
asked-questions = Questions
# Button
asked-back-to-your-grid = Back to your grid
