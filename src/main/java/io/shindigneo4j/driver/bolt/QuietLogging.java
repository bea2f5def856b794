package io.shindigneo4j.driver.bolt;

import org.neo4j.driver.Logger;
import org.neo4j.driver.Logging;

/** Drops the levels at which the official driver logs each message with its parameters. */
final class QuietLogging implements Logging {

  private static final long serialVersionUID = 1L;

  @Override
  public Logger getLog(String name) {
    return new QuietLogger(Logging.slf4j().getLog(name));
  }

  private record QuietLogger(Logger logger) implements Logger {

    @Override
    public void error(String message, Throwable cause) {
      logger.error(message, cause);
    }

    @Override
    public void warn(String message, Object... arguments) {
      logger.warn(message, arguments);
    }

    @Override
    public void warn(String message, Throwable cause) {
      logger.warn(message, cause);
    }

    @Override
    public void info(String message, Object... arguments) {
      logger.info(message, arguments);
    }

    @Override
    public void debug(String message, Object... arguments) {}

    @Override
    public void debug(String message, Throwable cause) {}

    @Override
    public void trace(String message, Object... arguments) {}

    @Override
    public boolean isDebugEnabled() {
      return false;
    }

    @Override
    public boolean isTraceEnabled() {
      return false;
    }
  }
}
