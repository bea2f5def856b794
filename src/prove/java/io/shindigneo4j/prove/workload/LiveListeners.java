package io.shindigneo4j.prove.workload;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * Listeners in a process of their own, which cut their connections now and then, until the process
 * is killed. Started again, they go on where their files end.
 */
public final class LiveListeners {

  private static final int FIRST_VIEWER = 3;
  private static final int MAX_MILLIS_BETWEEN_CUTS = 1_000;

  private LiveListeners() {}

  /**
   * @param arguments the address of Shindig, the folder of the files, what the names of the
   *     listeners begin with, and the viewers
   */
  public static void main(String[] arguments) throws InterruptedException {
    Random random = new Random();
    List<LiveListener> listeners = new ArrayList<>();
    for (String viewer : List.of(arguments).subList(FIRST_VIEWER, arguments.length)) {
      listeners.add(
          new LiveListener(
              arguments[0],
              viewer,
              Path.of(arguments[1]),
              arguments[2] + viewer,
              random.nextLong(),
              UnaryOperator.identity()));
    }
    while (true) {
      Thread.sleep(random.nextInt(MAX_MILLIS_BETWEEN_CUTS));
      listeners.get(random.nextInt(listeners.size())).cut();
    }
  }
}
