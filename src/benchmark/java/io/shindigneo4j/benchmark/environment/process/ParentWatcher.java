package io.shindigneo4j.benchmark.environment.process;

import java.io.IOException;
import java.util.Arrays;

/**
 * Runs the program that the first argument names. The process ends when its standard input ends,
 * hence with its parent.
 */
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
        // ignored: only the end of the input counts
      }
    } catch (IOException e) { // a broken pipe is an end too
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().halt(0);
  }
}
