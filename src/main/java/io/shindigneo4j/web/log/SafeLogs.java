package io.shindigneo4j.web.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Escapes what others have written in the records of loggers, before the handlers that there are
 * get them: no text of a request begins a line. Bounds how often {@link RepeatedLines} come. In
 * Tomcat, these are all loggers of the web application, with those that Tomcat has for it;
 * elsewhere, our own and Shindig's.
 */
public final class SafeLogs implements AutoCloseable {
  private static final String TOMCATS = "org.apache.juli.ClassLoaderLogManager";

  private final List<TakenLogger> loggers = new ArrayList<>();

  SafeLogs(List<Logger> taken) {
    RepeatedLines repeated = new RepeatedLines();
    taken.forEach(logger -> loggers.add(TakenLogger.take(logger, new Escaping(logger, repeated))));
  }

  /** Until it is closed. */
  public static SafeLogs begin() {
    return new SafeLogs(loggers());
  }

  /** Has all lines of this process escaped, where they are written anyway. */
  public static void ofProcess() {
    for (Handler each : Logger.getLogger("").getHandlers()) {
      each.setFormatter(new SafeFormatter(each.getFormatter()));
    }
  }

  private static List<Logger> loggers() {
    LogManager manager = LogManager.getLogManager();
    return manager.getClass().getName().equals(TOMCATS)
        ? Collections.list(manager.getLoggerNames()).stream()
            .map(Logger::getLogger)
            .filter(logger -> logger.getName().isEmpty() || logger.getHandlers().length > 0)
            .toList()
        : JsonLogs.LOGGERS.stream().map(Logger::getLogger).toList();
  }

  @Override
  public void close() {
    loggers.forEach(TakenLogger::close);
  }

  /** Gives records to the handlers that a logger has had, and to those of its parents. */
  private static final class Escaping extends Handler {
    private final List<Handler> own;
    private final Logger parent;

    Escaping(Logger logger, RepeatedLines repeated) {
      own = List.of(logger.getHandlers());
      parent = logger.getUseParentHandlers() ? logger.getParent() : null;
      setLevel(Level.ALL); // the loggers and the handlers decide
      setFilter(repeated);
    }

    @Override
    public void publish(LogRecord record) {
      if (isLoggable(record)) {
        write(SafeRecord.of(record));
      }
    }

    private void write(LogRecord safe) {
      own.forEach(handler -> handler.publish(safe));
      for (Logger each = parent; each != null; each = next(each)) {
        for (Handler handler : each.getHandlers()) {
          write(safe, handler);
        }
      }
    }

    /** A line counts once, also where a parent's handler is one of these. */
    private static void write(LogRecord safe, Handler handler) {
      if (handler instanceof Escaping escaping) {
        escaping.write(safe);
      } else {
        handler.publish(safe);
      }
    }

    /** Null for none. */
    private static Logger next(Logger logger) {
      return logger.getUseParentHandlers() ? logger.getParent() : null;
    }

    @Override
    public void flush() {
      own.forEach(Handler::flush);
    }

    @Override
    public void close() {} // the handlers are those of others
  }

  /** Writes records as another one does. */
  private static final class SafeFormatter extends Formatter {
    private final Formatter formatter;

    SafeFormatter(Formatter formatter) {
      this.formatter = formatter;
    }

    @Override
    public String format(LogRecord record) {
      return formatter.format(SafeRecord.of(record));
    }

    @Override
    public String getHead(Handler handler) {
      return formatter.getHead(handler);
    }

    @Override
    public String getTail(Handler handler) {
      return formatter.getTail(handler);
    }
  }
}
