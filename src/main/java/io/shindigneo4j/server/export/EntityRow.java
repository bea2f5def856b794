package io.shindigneo4j.server.export;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A record of an export.
 *
 * @param bytes of memory, about
 */
record EntityRow(List<Object> values, long bytes) {

  static final List<String> COLUMNS =
      List.of("kind", "id", "labels", "type", "start", "end", "properties");

  private static final long OVERHEAD = 200;

  static EntityRow node(long id, List<String> labels, Map<String, Object> properties, long bytes) {
    return of("node", id, labels, null, null, null, properties, bytes);
  }

  static EntityRow relationship(
      long id, String type, long start, long end, Map<String, Object> properties, long bytes) {
    return of("relationship", id, null, type, start, end, properties, bytes);
  }

  /** There is no node of this id, whatever was said of it before. */
  static EntityRow goneNode(long id) {
    return of("gone-node", id, null, null, null, null, null, 0);
  }

  /** There is no relationship of this id, whatever was said of it before. */
  static EntityRow goneRelationship(long id) {
    return of("gone-relationship", id, null, null, null, null, null, 0);
  }

  /** From here on, records replace those before that have the same id. */
  static EntityRow corrections() {
    return of("corrections", null, null, null, null, null, null, 0);
  }

  /** All is said, of the graph as that commit has left it. */
  static EntityRow end(long commit) {
    return of("end", commit, null, null, null, null, null, 0);
  }

  private static EntityRow of(
      String kind,
      Long id,
      List<String> labels,
      String type,
      Long start,
      Long end,
      Map<String, Object> properties,
      long bytes) {
    return new EntityRow(
        Arrays.asList(kind, id, labels, type, start, end, properties), OVERHEAD + bytes);
  }
}
