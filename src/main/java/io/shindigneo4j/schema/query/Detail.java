package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Tuple;
import java.util.Map;

/**
 * An entry of a list that belongs to a node.
 *
 * @param type of the relationship that leads to the entry
 * @param properties all that the entry has
 */
@Tuple
public record Detail(String type, Map<String, Object> properties) {}
