package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Tuple;
import java.util.List;
import java.util.Map;

/**
 * The properties and labels of a node that a {@link Selection} asks for.
 *
 * @param values of the selected properties, in their order; null if there is none
 * @param details the entries of the selected lists, in their order
 */
public record Item(List<Object> values, List<Detail> details) {

  /**
   * An entry of a list that belongs to a node.
   *
   * @param type of the relationship that leads to the entry; null if the relationship was deleted
   *     while Cypher read it: then there is no entry
   * @param properties all that the entry has
   */
  @Tuple
  public record Detail(@MayBeAbsent String type, @MayBeAbsent Map<String, Object> properties) {}
}
