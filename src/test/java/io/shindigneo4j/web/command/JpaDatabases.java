package io.shindigneo4j.web.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Databases with the tables of Shindig's JPA back end, in H2. */
final class JpaDatabases {

  static final String USER = "sa";

  /** H2 has made a word of SQL of what is the name of a column. */
  private static final String OPTIONS = ";NON_KEYWORDS=VALUE";

  private JpaDatabases() {}

  static String url(String place) {
    return "jdbc:h2:" + place + OPTIONS;
  }

  /** A connection, which keeps a database in memory as long as it is open. */
  static Connection open(String url, String password) throws SQLException {
    return DriverManager.getConnection(url, USER, password);
  }

  /** Runs a file of statements. */
  static void run(Connection connection, String file) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(text(file));
    }
  }

  private static String text(String file) {
    try (InputStream content = JpaDatabases.class.getResourceAsStream(file)) {
      return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
