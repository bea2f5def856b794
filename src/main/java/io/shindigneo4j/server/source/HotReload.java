package io.shindigneo4j.server.source;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.neo4j.logging.Log;

/** Polls the folders for changed files, on its own thread, until it is closed. */
public final class HotReload implements AutoCloseable {

  public static final Duration POLL_INTERVAL = Duration.ofMillis(500);

  private final ScheduledExecutorService thread;

  private HotReload(ScheduledExecutorService thread) {
    this.thread = thread;
  }

  public static HotReload start(Sources sources, ThreadFactory threads, Log log) {
    ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(threads);
    Runnable poll = () -> refresh(sources, log);
    thread.scheduleWithFixedDelay(
        poll, POLL_INTERVAL.toMillis(), POLL_INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
    return new HotReload(thread);
  }

  /** A failure must not end the polling. */
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
