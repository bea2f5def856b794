package io.shindigneo4j.workload.bulk;

import java.util.Map;
import java.util.function.Supplier;

/**
 * A node of the database.
 *
 * @param properties texts, numbers, booleans and lists of texts; read once
 */
record ImportNode(long id, String label, Supplier<Map<String, ?>> properties) {}
