package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The revocations of the graph, asked for again and again by a thread of its own. Until all have
 * been read once, it lets nobody in. While the graph is out of reach later, it knows what it knew
 * before. Those that have expired are forgotten a quarter of an hour later. All are read again once
 * a day, so that others that were deleted are forgotten, too. Where the graph is another one, such
 * as a restored backup, all are read at once, and those of the former are kept for a day, unless
 * they expire. A revocation with an id of 36 characters takes some 150 bytes.
 *
 * <p>Pauses are measured by a clock that nobody sets. Where the clock of the machine is set
 * forward, nothing expires earlier until all are read again; where it is set back, all are added
 * again at once, as some may have expired too early.
 */
public final class RevocationList implements RevocationCheck, AutoCloseable {

  private static final Duration LIFETIME = Duration.ofDays(1);

  private static final Duration CLEANUP = Duration.ofMinutes(15);

  /** How far the clock may go back without all being read again. */
  private static final Duration TOLERANCE = Duration.ofMinutes(1);

  /** How long it waits at its start for the next answer; longer than one may take. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** How long it waits at most until it asks again while nobody is let in. */
  private static final Duration SOON = Duration.ofMillis(250);

  private final RevocationSource source;
  private final InstantSource clock;
  private final LongSupplier nanoTime;
  private final Duration patience;
  private final ReadingLog log = new ReadingLog();
  private final CountDownLatch tried = new CountDownLatch(1);
  private final AtomicLong answers = new AtomicLong();
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(RevocationList::thread);

  /** Replaced by the thread alone. */
  private volatile KnownRevocations known = new KnownRevocations();

  /** Whether all have been read once; set by the thread alone. */
  private volatile boolean ready;

  /**
   * Since when none was forgotten that has not expired, as {@link #millis}; owned by the thread.
   */
  private long kept;

  /** When those that had expired were forgotten, as {@link #millis}; owned by the thread. */
  private long cleaned;

  /** {@link #lead} when all were read; owned by the thread. */
  private long lead;

  RevocationList(RevocationSource source, InstantSource clock) {
    this(source, clock, System::nanoTime, PATIENCE);
  }

  /**
   * @param nanoTime as {@link System#nanoTime}
   * @param patience how long a start waits for the next answer
   */
  RevocationList(
      RevocationSource source, InstantSource clock, LongSupplier nanoTime, Duration patience) {
    this.source =
        sequence -> {
          List<Revocation> found = source.after(sequence);
          answers.incrementAndGet();
          return found;
        };
    this.clock = clock;
    this.nanoTime = nanoTime;
    this.patience = patience;
    kept = millis();
    cleaned = kept;
    lead = lead();
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(nanoTime.getAsLong());
  }

  /** How far the clock is ahead of {@link #millis}; another number once the clock was set. */
  private long lead() {
    return clock.millis() - millis();
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "shindig-neo4j-revocations");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Returns once all that was revoked before is known, however much it is, or cannot be read now.
   */
  void start(Duration interval) {
    thread.execute(() -> refreshAgainAndAgain(interval));
    try {
      long before;
      do {
        before = answers.get();
      } while (!tried.await(patience.toMillis(), TimeUnit.MILLISECONDS) && answers.get() > before);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void refreshAgainAndAgain(Duration interval) {
    try {
      refresh();
    } finally {
      Duration pause = ready || interval.compareTo(SOON) < 0 ? interval : SOON;
      var unused =
          thread.schedule(
              () -> refreshAgainAndAgain(interval), pause.toNanos(), TimeUnit.NANOSECONDS);
    }
  }

  @Override
  public boolean isRevoked(Issuance issuance) {
    if (!ready) {
      throw new UnknownRevocationsException();
    }
    return known.isRevoked(issuance);
  }

  @Override
  public boolean isReady() {
    return ready;
  }

  /** Logs what fails. */
  void refresh() {
    try {
      addNew();
      if (lead() < lead - TOLERANCE.toMillis()) {
        addAll();
      }
      if (millis() - kept > LIFETIME.toMillis()) {
        load();
      }
      forgetExpired();
      ready = true;
      log.succeeded();
    } catch (RuntimeException | Error e) { // such as too little heap, for a while
      if (!thread.isShutdown()) {
        log.failed(e, ready);
      }
    } finally {
      tried.countDown();
    }
  }

  /** The last one is asked for again, to see whether what is known is of this log. */
  private void addNew() {
    List<Revocation> found = source.after(Math.max(0, known.sequence() - 1));
    if (known.goesOnWith(found)) {
      known.add(found);
      readRest(known, found);
    } else {
      known.startAnotherLog();
      kept = millis();
      addAll();
    }
  }

  /** Adds what is in the graph to what is known. */
  private void addAll() {
    List<Revocation> first = source.after(0);
    known.add(first);
    readRest(known, first);
    lead = lead();
  }

  /** Forgets those that are no longer in the graph. */
  private void load() {
    KnownRevocations all = new KnownRevocations();
    List<Revocation> first = source.after(0);
    all.add(first);
    readRest(all, first);
    known = all;
    kept = millis();
    lead = lead();
  }

  private void forgetExpired() {
    long now = millis();
    if (now - cleaned > CLEANUP.toMillis()) {
      known.forgetExpired(Math.min(clock.millis(), now + lead));
      cleaned = now;
    }
  }

  private void readRest(KnownRevocations into, List<Revocation> first) {
    for (List<Revocation> found = first; found.size() >= RevocationOperations.MAX; ) {
      found = source.after(into.sequence());
      into.add(found);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }

  /** Tells in two lines of a time in which revocations cannot be read. For one thread. */
  private static final class ReadingLog {

    private static final Logger LOG = LoggerFactory.getLogger(RevocationList.class);

    private long failures;

    /**
     * @param known whether all have been read before
     */
    void failed(Throwable failure, boolean known) {
      failures++;
      if (failures == 1) {
        LOG.warn(
            "Revocations cannot be read; {}: {}",
            known ? "those known stay in force" : "until they are, nobody is let in",
            failure.toString());
      } else {
        LOG.debug("Revocations still cannot be read", failure);
      }
    }

    void succeeded() {
      if (failures > 0) {
        LOG.warn("Revocations are read again, after {} failures", failures);
        failures = 0;
      }
    }
  }
}
