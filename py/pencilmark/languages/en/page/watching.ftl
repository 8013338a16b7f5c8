### The search, watched.

## On the page, as it stands there

# Heading
watching-watch-the-search = Watch the search
watching-how-a-machine-does = How a machine does it: guess, follow what that forces, go back where nothing is left.
# Button
watching-watch = Watch
# Beside a field
watching-shuffled-by-seed = Shuffled by seed
# In an empty field
watching-not = not
# Button
watching-try-100-seeds = Try 100 seeds
# Read out
watching-the-search = The search
# Button
watching-cancel = Cancel
# Read out
watching-along-the-search = Along the search
# Button
watching-first = First
# Button
watching-back = Back
# Button
watching-play = Play
# Button
watching-step = Step
# Button
watching-last = Last
# Read out
watching-place-in-the-search = Place in the search
# Beside a field
watching-speed = Speed
# Choice in a list
watching-1-a-second = 1 a second
# Choice in a list
watching-4-a-second = 4 a second
# Choice in a list
watching-15-a-second = 15 a second
# Choice in a list
watching-60-a-second = 60 a second
# Button
watching-back-to-your-grid = Back to your grid
# Read out
watching-log-of-the-search = Log of the search
# Read out
watching-tree-of-the-search = Tree of the search: a press goes there
# Opens what is below it
watching-rounds-the-candidates-after = Rounds: the candidates after each
# Read out
watching-rounds-on-the-way = Rounds on the way here
# Opens what is below it
watching-what-is-guessed-and = What is guessed, and how the others follow
# Read out
watching-how-the-cells-followed = How the cells followed
# Heading
watching-a-hundred-orders = A hundred orders
# Beside a field
watching-grids-looked-at = Grids looked at
# Choice in a list
watching-until-all-is-known = until all is known
# Choice in a list
watching-until-the-first-solution = until the first solution
