package io.shindigneo4j.server.source;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.neo4j.logging.Log;

/** Sources that have been replaced, until their last calls have ended. For one thread at a time. */
final class Departure {

  private static final long LONGEST_WAIT = TimeUnit.SECONDS.toNanos(5);
  private static final long PAUSE_MILLISECONDS = 10;

  private final List<Source> leaving = new ArrayList<>();
  private final Log log;

  Departure(Log log) {
    this.log = log;
  }

  /** Of one that the registry has no more. */
  void begin(Source source) {
    source.retire();
    leaving.add(source);
  }

  /** Closes those whose calls have ended. */
  void proceed() {
    leaving.removeIf(
        source -> {
          boolean ended = source.isDeserted();
          if (ended) {
            source.close();
          }
          return ended;
        });
  }

  /** Waits for the calls that are left, but not for long, and closes all. */
  void end() {
    long begin = System.nanoTime();
    proceed();
    while (!leaving.isEmpty() && System.nanoTime() - begin < LONGEST_WAIT && pause()) {
      proceed();
    }
    for (Source source : leaving) {
      log.warn("%s is closed while it is called", source.origin());
      source.close();
    }
    leaving.clear();
  }

  /** Whether there may be another; not for who is to end. */
  private static boolean pause() {
    try {
      Thread.sleep(PAUSE_MILLISECONDS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
