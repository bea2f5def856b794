package io.shindigneo4j.opensocial.transfer.jpa;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A SELECT of some columns, by names of ours. Where the database lacks a column, or a table that is
 * joined, the query goes without it.
 */
final class JpaQuery {

  private final JpaSchema schema;
  private final String main;
  private final Map<String, String> tables = new HashMap<>();
  private final StringBuilder from = new StringBuilder();
  private final List<String> names = new ArrayList<>();
  private final List<String> columns = new ArrayList<>();

  /**
   * @param main the alias of the table
   */
  JpaQuery(JpaSchema schema, String table, String main) {
    this.schema = schema;
    this.main = main;
    tables.put(main, table);
    if (schema.has(table)) {
      from.append(schema.table(table)).append(' ').append(main);
    }
  }

  /** Whether there is the table that it reads, with a column. */
  boolean canUse(String column) {
    return sql(tables.get(main), main, column) != null;
  }

  /** Joins a table by its column to one of a table before. */
  JpaQuery join(String table, String alias, String column, String to, String reference) {
    String own = sql(table, alias, column);
    String other = sql(tables.get(to), to, reference);
    if (own != null && other != null) {
      tables.put(alias, table);
      from.append(" LEFT JOIN %s %s ON %s = %s".formatted(schema.table(table), alias, own, other));
    }
    return this;
  }

  /** Selects columns of a table, by names of ours. */
  JpaQuery select(String alias, Map<String, String> ours) {
    ours.forEach((column, name) -> select(alias, column, name));
    return this;
  }

  JpaQuery select(String alias, String column, String name) {
    String sql = sql(tables.get(alias), alias, column);
    if (sql != null) {
      names.add(name);
      columns.add(sql);
    }
    return this;
  }

  private String sql(String table, String alias, String column) {
    return table == null
        ? null
        : schema.column(table, column).map(name -> alias + "." + name).orElse(null);
  }

  /** The names of what is selected, in order; may come twice. */
  List<String> names() {
    return Collections.unmodifiableList(names);
  }

  /** The text that reads the rows after one, by a column of the table. */
  String after(String column) {
    String sql = sql(tables.get(main), main, column);
    return text() + " WHERE %s > ? ORDER BY %s".formatted(sql, sql);
  }

  /** The text that reads the rows that have one of some values in a column of the table. */
  String in(String column, int values, String order) {
    String marks = String.join(", ", Collections.nCopies(values, "?"));
    return text()
        + " WHERE %s IN (%s) ORDER BY %s"
            .formatted(
                sql(tables.get(main), main, column), marks, sql(tables.get(main), main, order));
  }

  private String text() {
    return "SELECT " + columns.stream().collect(Collectors.joining(", ")) + " FROM " + from;
  }

  /** A row by names: of two columns of one name, the first that is not null. */
  Map<String, Object> row(List<Object> values) {
    Map<String, Object> row = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) != null) {
        row.putIfAbsent(names.get(i), values.get(i));
      }
    }
    return row;
  }
}
