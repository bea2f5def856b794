package io.shindigneo4j.opensocial.transfer.jpa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rows of one table that belong to some of another, without their keys. */
final class ChildRows {

  /** A profile or an activity of more would take the memory of all others. */
  private static final int MAX = 1_000;

  private final Map<Long, List<Map<String, Object>>> rows = new HashMap<>();
  private final Set<Long> cut = new HashSet<>();

  private ChildRows() {}

  /**
   * Reads them.
   *
   * @param column what refers to the others, which the query selects by this name
   */
  static ChildRows of(JpaDatabase database, JpaQuery query, String column, List<Long> keys) {
    return of(database, query, column, keys, JpaDatabase.OID);
  }

  /** The same in another order. */
  static ChildRows of(
      JpaDatabase database, JpaQuery query, String column, List<Long> keys, String order) {
    ChildRows children = new ChildRows();
    database.eachOf(query, column, keys, order, row -> children.add(column, row));
    return children;
  }

  private void add(String column, Map<String, Object> row) {
    row.remove(JpaDatabase.OID);
    long parent = ((Number) row.remove(column)).longValue();
    List<Map<String, Object>> all = rows.computeIfAbsent(parent, any -> new ArrayList<>());
    if (all.size() < MAX) {
      all.add(row);
    } else {
      cut.add(parent);
    }
  }

  List<Map<String, Object>> of(long parent) {
    return rows.getOrDefault(parent, List.of());
  }

  /** Says what is missing where there were too many. */
  Optional<String> cut(long parent, String what) {
    return cut.contains(parent)
        ? Optional.of("more than " + MAX + " of " + what)
        : Optional.empty();
  }
}
