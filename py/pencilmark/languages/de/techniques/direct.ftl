direct-only-place-left = Damit bleibt für die { $value } in { $house } nur ein Platz, also ist { $cell } eine { $value }.
