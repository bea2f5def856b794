package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import java.time.Duration;

/**
 * The database of the settings, by one connection, which is made when somebody first asks. It is
 * only read. Safe for use by many threads.
 */
final class Database implements AutoCloseable {

  private final BackendSettings settings;
  private final Duration limit;

  /** Null before the first question; guarded by this. */
  private GraphDriver driver;

  /**
   * @param limit of each question
   */
  Database(BackendSettings settings, Duration limit) {
    this.settings = settings;
    this.limit = limit;
  }

  boolean isBolt() {
    return settings.driver().isBolt();
  }

  /** Whether operations run as native procedures. */
  boolean isNative() {
    return settings.queries() == QueryMode.NATIVE;
  }

  /**
   * The answer to a text.
   *
   * @throws io.shindigneo4j.driver.DriverException if there is none
   */
  Result cypher(String text) {
    return execute(Statement.cypher(text));
  }

  /**
   * What a native procedure without parameters says.
   *
   * @throws io.shindigneo4j.driver.DriverException if it says nothing
   */
  Result procedure(String name) {
    return execute(Statement.procedure(name));
  }

  Result execute(Statement statement) {
    return driver().execute(statement.within(limit));
  }

  OperationRunner operations() {
    return new OperationRunner(driver(), settings.queries());
  }

  private synchronized GraphDriver driver() {
    if (driver == null) {
      driver = GraphDriver.connect(settings.driver().withConnections(1).withCallTimeout(limit));
    }
    return driver;
  }

  @Override
  public synchronized void close() {
    if (driver != null) {
      driver.close();
    }
  }
}
