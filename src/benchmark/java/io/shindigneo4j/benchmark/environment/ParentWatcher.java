package io.shindigneo4j.benchmark.environment;

import java.io.IOException;
import java.util.Arrays;

/** Runs another program, the first argument, in a process that ends with its input. */
final class ParentWatcher {

  private ParentWatcher() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    Thread watch = new Thread(ParentWatcher::awaitEnd);
    watch.setDaemon(true);
    watch.start();
    String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
    Class.forName(arguments[0]).getMethod("main", String[].class).invoke(null, (Object) rest);
  }

  private static void awaitEnd() {
    try {
      while (System.in.read() >= 0) {
        // what comes in means nothing, only its end does
      }
    } catch (IOException e) { // an end, too
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(0);
  }
}
