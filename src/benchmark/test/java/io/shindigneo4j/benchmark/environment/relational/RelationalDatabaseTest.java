package io.shindigneo4j.benchmark.environment.relational;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.workload.SmallNetwork;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.hibernate.Session;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A relational database")
class RelationalDatabaseTest {

  private static final RelationalAddress ADDRESS =
      new RelationalAddress("jdbc:h2:mem:users", "sa", "");

  /** The database in memory lives until its last connection closes. */
  private Connection user;

  @BeforeEach
  void connect() throws SQLException {
    user = DriverManager.getConnection(ADDRESS.url(), ADDRESS.user(), ADDRESS.password());
  }

  @AfterEach
  void disconnect() throws SQLException {
    user.close();
  }

  private int number(String text) throws SQLException {
    try (Statement statement = user.createStatement();
        ResultSet result = statement.executeQuery(text)) {
      result.next();
      return result.getInt(1);
    }
  }

  private int connections() throws SQLException {
    return number("SELECT count(*) FROM INFORMATION_SCHEMA.SESSIONS");
  }

  @Test
  void losesNoTablesOfOthers() throws SQLException {
    try (Statement statement = user.createStatement()) {
      statement.execute("CREATE TABLE person (id INT)");
      statement.execute("INSERT INTO person VALUES (7)");
    }
    assertThatExceptionOfType(MissingServerException.class)
        .isThrownBy(() -> RelationalDatabase.at(ADDRESS))
        .withMessageContaining("must be empty, and has PERSON");
    assertThat(number("SELECT id FROM person")).isEqualTo(7);
    assertThat(connections()).as("with that of the user").isEqualTo(1);
  }

  @Test
  void isAsItWasWhenAllIsOver() throws SQLException {
    try (RelationalDatabase database = RelationalDatabase.at(ADDRESS)) {
      database.load(SmallNetwork.OF_60);
      assertThat(number("SELECT count(*) FROM person")).isEqualTo(60);
    }
    assertThat(number("SELECT count(*) FROM INFORMATION_SCHEMA.TABLES WHERE TABLE_SCHEMA='PUBLIC'"))
        .isZero();
    assertThat(connections()).isEqualTo(1);
  }

  @Test
  void letsNoStatementTakeLongerThanAMinute() {
    try (RelationalDatabase database = RelationalDatabase.at(ADDRESS);
        Session session = database.session()) {
      int limit =
          session.doReturningWork(
              connection -> {
                try (Statement statement = connection.createStatement()) {
                  return statement.getQueryTimeout();
                }
              });
      assertThat(limit).isEqualTo(60);
    }
  }
}
