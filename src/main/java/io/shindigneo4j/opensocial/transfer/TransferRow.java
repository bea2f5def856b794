package io.shindigneo4j.opensocial.transfer;

import java.util.Map;

/**
 * A record as it is sent to the database.
 *
 * @param key what no other record of its kind has
 * @param values the row of the Cypher file of its kind
 */
public record TransferRow(String key, Map<String, Object> values) {}
