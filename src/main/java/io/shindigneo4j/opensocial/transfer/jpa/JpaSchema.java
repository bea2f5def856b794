package io.shindigneo4j.opensocial.transfer.jpa;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Which tables and columns a database has, and how their names are written. */
final class JpaSchema {

  /** A table: its name as SQL, and those of its columns by their names in lower case. */
  private record Table(String sql, Map<String, String> columns) {}

  private final Map<String, Table> tables = new HashMap<>();
  private final String quote;

  private JpaSchema(String quote) {
    this.quote = quote == null || quote.isBlank() ? "" : quote;
  }

  /** Reads the names in the schema that the connection begins in. */
  static JpaSchema of(Connection connection) throws SQLException {
    DatabaseMetaData metaData = connection.getMetaData();
    JpaSchema schema = new JpaSchema(metaData.getIdentifierQuoteString());
    try (ResultSet columns =
        metaData.getColumns(connection.getCatalog(), schemaName(connection), "%", "%")) {
      while (columns.next()) {
        schema.add(columns.getString("TABLE_NAME"), columns.getString("COLUMN_NAME"));
      }
    }
    return schema;
  }

  /** Null where the database has catalogs only. */
  private static String schemaName(Connection connection) throws SQLException {
    return connection.getMetaData().supportsSchemasInTableDefinitions()
        ? connection.getSchema()
        : null;
  }

  private void add(String table, String column) {
    tables
        .computeIfAbsent(
            table.toLowerCase(Locale.ROOT), any -> new Table(quoted(table), new HashMap<>()))
        .columns()
        .put(column.toLowerCase(Locale.ROOT), quoted(column));
  }

  private String quoted(String name) {
    return quote + (quote.isEmpty() ? name : name.replace(quote, quote + quote)) + quote;
  }

  boolean has(String table) {
    return tables.containsKey(table);
  }

  /** A table as SQL. */
  String table(String name) {
    return tables.get(name).sql();
  }

  /** A column as SQL; empty where there is none. */
  Optional<String> column(String table, String name) {
    return Optional.ofNullable(tables.get(table))
        .map(found -> found.columns().get(name.toLowerCase(Locale.ROOT)));
  }
}
