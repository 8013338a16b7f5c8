"""What people do: techniques, ladders, paths, ratings, and how all of these are explained and taught."""
