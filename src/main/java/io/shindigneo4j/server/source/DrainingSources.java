package io.shindigneo4j.server.source;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.neo4j.logging.Log;

/** Sources that were replaced and wait for their last calls. Confined to one thread at a time. */
final class DrainingSources {

  private static final long MAX_WAIT = TimeUnit.SECONDS.toNanos(5);
  private static final long PAUSE_MILLIS = 10;

  private final List<ProcedureSource> draining = new ArrayList<>();
  private final Log log;

  DrainingSources(Log log) {
    this.log = log;
  }

  /** Adds a source that the registry no longer has. */
  void add(ProcedureSource source) {
    source.retire();
    draining.add(source);
  }

  /** Closes the sources whose calls have ended. */
  void closeUnused() {
    draining.removeIf(
        source -> {
          boolean ended = source.isUnused();
          if (ended) {
            source.close();
          }
          return ended;
        });
  }

  /** Waits a short time for the remaining calls, and closes all sources. */
  void closeAll() {
    long begin = System.nanoTime();
    closeUnused();
    while (!draining.isEmpty() && System.nanoTime() - begin < MAX_WAIT && pause()) {
      closeUnused();
    }
    for (ProcedureSource source : draining) {
      log.warn("%s is closed while it is called", source.origin());
      source.close();
    }
    draining.clear();
  }

  /** False if the thread was interrupted. */
  private static boolean pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
