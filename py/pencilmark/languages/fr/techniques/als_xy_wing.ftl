technique-als-xy-wing = ALS-XY-Wing
