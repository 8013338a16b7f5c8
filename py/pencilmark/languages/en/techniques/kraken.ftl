technique-kraken-fish-1 = Kraken fish type 1
    .look = Look for a finned fish whose target cell does not see all of the fins, and for each fin it does not see find a chain that starts there.
    .why = If no fin holds the digit, the fish itself rules out the target. If a fin holds it, the chain from that fin does.
    .do = Remove the digit from the target cell.

technique-kraken-fish-2 = Kraken fish type 2
    .look = Look for a finned fish, and in one of its cover lines take each place of the digit in turn, and each fin; find a chain from each of them to the same conclusion.
    .why = Either a fin holds the digit, or that cover line holds it in one of its places within the fish. One of the chains therefore really starts.
    .do = Remove the candidate that all the chains rule out.
