package io.shindigneo4j.server.source;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.neo4j.logging.Log;

/** Looks at the files again and again, on a thread of its own, until it is closed. */
public final class SourceWatch implements AutoCloseable {

  public static final Duration PAUSE = Duration.ofMillis(500);

  private final ScheduledExecutorService thread;

  private SourceWatch(ScheduledExecutorService thread) {
    this.thread = thread;
  }

  public static SourceWatch start(Sources sources, ThreadFactory threads, Log log) {
    ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(threads);
    Runnable look = () -> refresh(sources, log);
    thread.scheduleWithFixedDelay(look, PAUSE.toMillis(), PAUSE.toMillis(), TimeUnit.MILLISECONDS);
    return new SourceWatch(thread);
  }

  /** Whatever a file does must not end the watch. */
  private static void refresh(Sources sources, Log log) {
    try {
      sources.refresh();
    } catch (RuntimeException | Error e) {
      log.error("The files of procedures cannot be loaded", e);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
