package io.shindigneo4j.testing;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.neo4j.logging.Log;
import org.neo4j.logging.LogProvider;

/** What all loggers of this JVM say, at any level, and the log of a Neo4j; until the close. */
public final class LogLines implements AutoCloseable {

  private final Queue<String> lines = new ConcurrentLinkedQueue<>();
  private final Logger root = Logger.getLogger("");
  private final Level levelBefore = root.getLevel();
  private final Handler handler = new Recorder();

  public LogLines() {
    root.setLevel(Level.ALL);
    root.addHandler(handler);
  }

  public List<String> lines() {
    return List.copyOf(lines);
  }

  /** To be given to a Neo4j. */
  public LogProvider neo4j() {
    return (LogProvider)
        Proxy.newProxyInstance(
            LogProvider.class.getClassLoader(),
            new Class<?>[] {LogProvider.class},
            (proxy, method, arguments) -> log());
  }

  private Log log() {
    return (Log)
        Proxy.newProxyInstance(
            Log.class.getClassLoader(),
            new Class<?>[] {Log.class},
            (proxy, method, arguments) -> {
              if (method.getReturnType() == boolean.class) {
                return true;
              }
              lines.add(line(arguments));
              return null;
            });
  }

  private static String line(Object[] arguments) {
    StringBuilder line = new StringBuilder();
    for (Object argument : arguments) {
      if (argument instanceof Throwable thrown) {
        line.append(stackTrace(thrown));
      } else if (argument instanceof Object[] values) {
        line.append(List.of(values));
      } else {
        line.append(argument);
      }
    }
    return line.toString();
  }

  private static String stackTrace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  @Override
  public void close() {
    root.removeHandler(handler);
    root.setLevel(levelBefore);
  }

  private final class Recorder extends Handler {

    private final SimpleFormatter formatter = new SimpleFormatter();

    Recorder() {
      setLevel(Level.ALL);
    }

    @Override
    public void publish(LogRecord line) {
      lines.add(formatter.format(line));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
