// Filled in by the first feature.
