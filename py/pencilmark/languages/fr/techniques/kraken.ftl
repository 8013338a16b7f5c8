technique-kraken-fish-1 = Kraken Fish, type 1
technique-kraken-fish-2 = Kraken Fish, type 2
