"""Rules as propagators over the candidates of cells, with full support where that is cheap."""
