technique-als-xy-chain = Chaîne ALS-XY
