package io.shindigneo4j.opensocial.transfer.jpa;

import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.opensocial.transfer.Source;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;

/**
 * A database of Shindig's JPA back end, as a source: one state of it, in a transaction that only
 * reads. For one thread.
 */
public final class JpaSource implements Source {

  /** Tables that the graph has no place for, with the reasons. */
  private static final Map<String, String> WITHOUT_PLACE =
      new TreeMap<>(
          Map.of(
              "message", "rows of message, which have neither sender nor recipient",
              "friend_property", "rows of friend_property",
              "application_property", "rows of application_property",
              "person_application", "rows of person_application"));

  private final DatabaseLogin login;
  private final Instant now;

  /**
   * @param now when friendships and memberships begin, since the tables do not say
   */
  public JpaSource(DatabaseLogin login, Instant now) {
    this.login = login;
    this.now = now;
  }

  @Override
  public void read(RecordSink sink) {
    login.run(connection -> inReadTransaction(connection, open -> read(open, sink)));
  }

  private void read(Connection connection, RecordSink sink) throws SQLException {
    JpaDatabase database = new JpaDatabase(connection);
    if (!database.query("person", "p").canUse("person_id")) {
      throw new SQLException("there is no table person with a column person_id");
    }
    try {
      new JpaPeople(database, sink).read();
      new JpaRelations(database, sink, now.toEpochMilli()).read();
      new JpaAppData(database, sink).read();
      new JpaActivities(database, sink, now.toEpochMilli()).read();
    } catch (UncheckedSqlException e) {
      throw e.sql();
    }
    leave(database, sink);
  }

  private static void leave(JpaDatabase database, RecordSink sink) throws SQLException {
    for (Map.Entry<String, String> table : WITHOUT_PLACE.entrySet()) {
      sink.leave(table.getValue(), database.count(table.getKey()));
    }
    sink.leave(
        "rows of media_item, which belong to no activity",
        database.countUnused("media_item", "activity_media", "media_id"));
  }

  /**
   * Does work in a transaction that sees one state of the database, and rolls it back.
   *
   * @throws SQLException also where the database has no such transactions
   */
  private static void inReadTransaction(Connection connection, DatabaseWork work)
      throws SQLException {
    connection.setReadOnly(true);
    connection.setTransactionIsolation(isolation(connection));
    connection.setAutoCommit(false);
    try {
      work.run(connection);
    } finally {
      connection.rollback();
    }
  }

  private static int isolation(Connection connection) throws SQLException {
    for (int level :
        new int[] {Connection.TRANSACTION_REPEATABLE_READ, Connection.TRANSACTION_SERIALIZABLE}) {
      if (connection.getMetaData().supportsTransactionIsolationLevel(level)) {
        return level;
      }
    }
    throw new SQLException("it has no transactions that read one state");
  }
}
