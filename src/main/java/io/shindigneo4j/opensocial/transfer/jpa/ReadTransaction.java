package io.shindigneo4j.opensocial.transfer.jpa;

import java.sql.Connection;
import java.sql.SQLException;

/** A transaction that sees one state of the database, and changes nothing. */
final class ReadTransaction {

  private ReadTransaction() {}

  /**
   * Does work in a transaction, and rolls it back.
   *
   * @throws SQLException also where the database has no such transactions
   */
  static void run(Connection connection, DatabaseWork work) throws SQLException {
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
