technique-als-xz = ALS-XZ
