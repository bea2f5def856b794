package io.shindigneo4j.opensocial.transfer.jpa;

import io.shindigneo4j.opensocial.request.SizeLimit;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reads tables, a page at a time: a driver that reads all of an answer before it gives the first
 * row reads no more than a page.
 */
final class JpaDatabase {

  static final int PAGE = 200;

  /** The key of every table but those that link two others. */
  static final String OID = "oid";

  private static final int FETCHED = 500;
  private static final int SECONDS_FOR_A_QUERY = 600;

  /** More than any item may have, so that it is refused then. */
  private static final int MAX_TEXT_LENGTH = SizeLimit.CHARACTERS + 1;

  private final Connection connection;
  private final JpaSchema schema;

  JpaDatabase(Connection connection) throws SQLException {
    this.connection = connection;
    this.schema = JpaSchema.of(connection);
  }

  JpaSchema schema() {
    return schema;
  }

  /** A query that reads a table, with its key. */
  JpaQuery query(String table, String alias) {
    return new JpaQuery(schema, table, alias).select(alias, OID, OID);
  }

  /** Gives all rows in order of their keys, page by page. */
  void eachPage(JpaQuery query, Consumer<List<Map<String, Object>>> consumer) throws SQLException {
    if (!query.canUse(OID)) {
      return;
    }
    try (PreparedStatement statement = prepare(query.after(OID))) {
      statement.setMaxRows(PAGE);
      statement.setFetchSize(PAGE);
      long last = Long.MIN_VALUE;
      List<Map<String, Object>> page;
      do {
        statement.setLong(1, last);
        page = new ArrayList<>();
        read(statement, query, page::add);
        consumer.accept(page);
        last = page.isEmpty() ? last : oid(page.get(page.size() - 1));
      } while (page.size() == PAGE);
    }
  }

  /** Gives all rows in order of their keys. */
  void each(JpaQuery query, Consumer<Map<String, Object>> consumer) throws SQLException {
    eachPage(query, page -> page.forEach(consumer));
  }

  /** Gives the rows that refer to others, in an order. */
  void eachOf(
      JpaQuery query,
      String column,
      List<Long> keys,
      String order,
      Consumer<Map<String, Object>> consumer) {
    if (!query.canUse(column) || !query.canUse(order) || keys.isEmpty()) {
      return;
    }
    try (PreparedStatement statement = prepare(query.in(column, keys.size(), order))) {
      statement.setFetchSize(FETCHED);
      for (int i = 0; i < keys.size(); i++) {
        statement.setLong(i + 1, keys.get(i));
      }
      read(statement, query, consumer);
    } catch (SQLException e) {
      throw new UncheckedSqlException(e);
    }
  }

  private static void read(
      PreparedStatement statement, JpaQuery query, Consumer<Map<String, Object>> consumer)
      throws SQLException {
    try (ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        List<Object> values = new ArrayList<>();
        for (int i = 1; i <= query.names().size(); i++) {
          values.add(plain(rows.getObject(i)));
        }
        consumer.accept(query.row(values));
      }
    }
  }

  /** Long texts as texts, as far as anything takes them; times as most drivers have them. */
  private static Object plain(Object value) throws SQLException {
    if (value instanceof LocalDateTime time) {
      return Timestamp.valueOf(time); // in the time zone of this process, as the others
    }
    return value instanceof Clob text ? text.getSubString(1, MAX_TEXT_LENGTH) : value;
  }

  /** The texts that come more than once in a column. */
  List<String> repeated(String table, String column) throws SQLException {
    List<String> texts = new ArrayList<>();
    String name = schema.column(table, column).orElse(null);
    if (name != null) {
      String sql =
          "SELECT %s FROM %s GROUP BY %1$s HAVING COUNT(*) > 1"
              .formatted(name, schema.table(table));
      try (PreparedStatement statement = prepare(sql);
          ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          texts.add(rows.getString(1));
        }
      }
    }
    return texts;
  }

  /** How many rows a table has, none where there is no such table. */
  long count(String table) throws SQLException {
    return schema.has(table) ? number("SELECT COUNT(*) FROM " + schema.table(table)) : 0;
  }

  /** How many rows of a table no row of another refers to. */
  long countUnused(String table, String user, String column) throws SQLException {
    String reference = schema.column(user, column).orElse(null);
    String key = schema.column(table, OID).orElse(null);
    return reference == null || key == null
        ? count(table)
        : number(
            "SELECT COUNT(*) FROM %s a WHERE NOT EXISTS (SELECT 1 FROM %s b WHERE b.%s = a.%s)"
                .formatted(schema.table(table), schema.table(user), reference, key));
  }

  private long number(String sql) throws SQLException {
    try (PreparedStatement statement = prepare(sql);
        ResultSet rows = statement.executeQuery()) {
      rows.next();
      return rows.getLong(1);
    }
  }

  private PreparedStatement prepare(String sql) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    statement.setQueryTimeout(SECONDS_FOR_A_QUERY);
    return statement;
  }

  static long oid(Map<String, Object> row) {
    return ((Number) row.get(OID)).longValue();
  }
}
