package io.shindigneo4j.server.migration;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.neo4j.logging.Log;

/** The lines of a log, each after its level. */
final class RecordedLog {

  private final List<String> lines = new CopyOnWriteArrayList<>();

  List<String> lines() {
    return lines;
  }

  Log log() {
    return (Log)
        Proxy.newProxyInstance(
            Log.class.getClassLoader(),
            new Class<?>[] {Log.class},
            (proxy, method, arguments) -> {
              lines.add(method.getName() + ": " + line(arguments));
              return null;
            });
  }

  private static String line(Object[] arguments) {
    String text = (String) arguments[0];
    return arguments.length == 1 ? text : text.formatted((Object[]) arguments[1]);
  }
}
