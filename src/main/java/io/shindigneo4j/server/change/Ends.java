package io.shindigneo4j.server.change;

/** The nodes at the start and at the end of a relationship. */
record Ends(long start, long end) {}
