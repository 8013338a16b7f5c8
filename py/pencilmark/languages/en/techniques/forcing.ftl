technique-forcing-chain = Forcing chain
technique-forcing-net = Forcing net

technique-forcing-chain-contradiction = Forcing chain contradiction
    .look = Suppose that one candidate is true (or false) and follow chains from it. Look for two of them that cannot both be right, or that leave a cell or a house with nothing.
    .why = What is supposed leads to something impossible, so it is wrong.
    .do = Remove the candidate if it was supposed to be true; write it in if it was supposed to be false.

technique-forcing-chain-verity = Forcing chain verity
    .look = Take a cell and follow a chain from each of its candidates, or take a digit in a house and follow a chain from each of its places. Look for a conclusion that all the chains share.
    .why = One of the starting points is true, and from each of them the same thing follows.
    .do = Do what all the chains agree on: write the digit in, or remove the candidate.

technique-forcing-net-contradiction = Forcing net contradiction
    .look = Suppose that one candidate is true (or false) and write down everything that follows, also what needs several earlier results at once. Look for something impossible.
    .why = What is supposed leads to something impossible, so it is wrong.
    .do = Remove the candidate if it was supposed to be true; write it in if it was supposed to be false.

technique-forcing-net-verity = Forcing net verity
    .look = Take a cell and write down everything that follows from each of its candidates, or take a digit in a house and do so for each of its places. Look for a result that is the same in every case.
    .why = One of the cases is the real one, and all of them give the same result.
    .do = Write down that result: a digit, or a candidate to remove.
