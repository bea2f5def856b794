package io.shindigneo4j.opensocial.transfer.jpa;

import java.sql.Connection;
import java.sql.SQLException;

/** What is done with a connection. */
interface DatabaseWork {

  void run(Connection connection) throws SQLException;
}
