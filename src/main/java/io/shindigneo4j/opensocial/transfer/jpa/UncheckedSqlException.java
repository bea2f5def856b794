package io.shindigneo4j.opensocial.transfer.jpa;

import java.sql.SQLException;

/** Carries a failure of the database through code that may throw none. */
final class UncheckedSqlException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UncheckedSqlException(SQLException cause) {
    super(cause);
  }

  SQLException sql() {
    return (SQLException) getCause();
  }
}
