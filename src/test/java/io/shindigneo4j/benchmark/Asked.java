package io.shindigneo4j.benchmark;

import java.util.Map;

/** A question as a client is given it: a Cypher text or a procedure's name, and parameters. */
record Asked(String text, Map<String, Object> parameters) {}
