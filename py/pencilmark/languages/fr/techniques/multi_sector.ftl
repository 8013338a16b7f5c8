technique-multi-sector-locked-sets = Ensembles verrouillés multizones
