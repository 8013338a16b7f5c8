"""What people do: techniques, ladders, paths, ratings, and how all of it is explained and taught."""
