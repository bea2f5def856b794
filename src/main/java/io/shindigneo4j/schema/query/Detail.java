package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Tuple;
import java.util.Map;

/**
 * An entry of a list that belongs to a node.
 *
 * @param type of the relationship that leads to the entry; null if the relationship was deleted
 *     while Cypher read it: then there is no entry
 * @param properties all that the entry has
 */
@Tuple
public record Detail(@MayBeAbsent String type, @MayBeAbsent Map<String, Object> properties) {}
