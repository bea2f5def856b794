package io.shindigneo4j.workload.bulk;

import java.util.Map;
import java.util.function.Supplier;

/**
 * A node of the database.
 *
 * @param properties texts, numbers, truth values and lists of texts; asked for once
 */
record ImportNode(long id, String label, Supplier<Map<String, ?>> properties) {}
