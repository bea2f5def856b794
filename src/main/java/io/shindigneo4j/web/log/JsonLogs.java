package io.shindigneo4j.web.log;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Writes the lines of our own and Shindig's loggers as JSON to the error stream, and to nothing
 * else. In Tomcat, loggers are those of the web application: its own and others' stay as they are.
 */
public final class JsonLogs implements AutoCloseable {
  static final List<String> LOGGERS = List.of("io.shindigneo4j", "org.apache.shindig");

  private final List<TakenLogger> loggers = new ArrayList<>();

  private final Handler handler = new ConsoleHandler();

  private JsonLogs() {
    handler.setFormatter(new JsonFormatter());
    handler.setLevel(Level.ALL); // the loggers decide
    handler.setFilter(new RepeatedLines());
    LOGGERS.forEach(name -> loggers.add(TakenLogger.take(Logger.getLogger(name), handler)));
  }

  /** Until it is closed. */
  public static JsonLogs begin() {
    return new JsonLogs();
  }

  /** Has all lines of this process written as JSON, where they are written anyway. */
  public static void ofProcess() {
    Formatter formatter = new JsonFormatter();
    for (Handler each : Logger.getLogger("").getHandlers()) {
      each.setFormatter(formatter);
    }
  }

  @Override
  public void close() {
    loggers.forEach(TakenLogger::close);
    handler.flush(); // a close would be that of the error stream
  }
}
