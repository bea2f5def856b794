package io.shindigneo4j.server.cypher;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A row as Neo4j takes it: its columns are the public fields. */
public final class CypherRow {

  /** The values of a record by its columns. */
  public final Map<String, Object> value;

  private CypherRow(Map<String, Object> value) {
    this.value = value;
  }

  static CypherRow of(List<String> columns, List<Object> values) {
    Map<String, Object> row = new LinkedHashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      row.put(columns.get(i), values.get(i));
    }
    return new CypherRow(row);
  }
}
