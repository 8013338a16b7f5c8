technique-xy-chain = Chaîne XY
