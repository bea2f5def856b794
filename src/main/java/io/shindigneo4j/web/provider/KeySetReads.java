package io.shindigneo4j.web.provider;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSetUnavailableException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads a key set by a thread of its own: all four minutes, and when somebody wants a key that it
 * lacks. The last keys are kept through an outage. Safe for use by many threads.
 */
final class KeySetReads implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(KeySetReads.class);
  private static final JWKSet NONE = new JWKSet();
  private static final Duration FRESH = Duration.ofMinutes(4);
  private static final Duration OUTAGE = Duration.ofHours(12);
  private static final Duration LOOK = Duration.ofSeconds(30);

  private final KeySetReader reader;
  private final InstantSource clock;
  private final ReadingPace pace;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(KeySetReads::thread);

  /** Replaced by the thread alone. */
  private volatile KnownKeys known = new KnownKeys(NONE, Instant.MIN);

  /** Whether the last read failed; owned by the thread. */
  private boolean failed;

  /** The last one that was begun; guarded by this. */
  private CompletableFuture<JWKSet> last = CompletableFuture.completedFuture(NONE);

  /** What was read, and when that began. */
  private record KnownKeys(JWKSet keys, Instant read) {

    boolean isYoungerThan(Duration age, Instant now) {
      return now.minus(age).isBefore(read);
    }
  }

  /**
   * A read that goes on.
   *
   * @param isNew whether it began after it was asked for
   */
  record Read(CompletableFuture<JWKSet> result, boolean isNew) {}

  KeySetReads(KeySetReader reader, InstantSource clock) {
    this.reader = reader;
    this.clock = clock;
    this.pace = new ReadingPace(clock);
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "shindig-neo4j-provider-keys");
    thread.setDaemon(true);
    return thread;
  }

  /** Reads at once and from then on. */
  void start() {
    refresh();
    thread.scheduleWithFixedDelay(
        this::refresh, LOOK.toSeconds(), LOOK.toSeconds(), TimeUnit.SECONDS);
  }

  /** Begins to read if that is due. */
  synchronized void refresh() {
    if (last.isDone() && !known.isYoungerThan(FRESH, clock.instant())) {
      begin();
    }
  }

  /** The last keys that could be read. */
  JWKSet known() {
    KnownKeys keys = known;
    return keys.isYoungerThan(OUTAGE, clock.instant()) ? keys.keys() : NONE;
  }

  /**
   * What was read meanwhile, the read that goes on, or a new one.
   *
   * @param seen the keys that do not do
   * @throws JWKSetUnavailableException if there were too many
   */
  synchronized Read join(JWKSet seen) throws JWKSetUnavailableException {
    JWKSet current = known();
    if (!current.equals(seen)) {
      return new Read(CompletableFuture.completedFuture(current), false);
    }
    if (!last.isDone()) {
      return new Read(last, false);
    }
    if (!pace.tryTake()) {
      throw new JWKSetUnavailableException("The keys of the provider were read a moment ago");
    }
    begin();
    return new Read(last, true);
  }

  private void begin() {
    last = CompletableFuture.supplyAsync(this::read, thread);
  }

  private JWKSet read() {
    Instant begin = clock.instant();
    try {
      JWKSet keys = reader.read();
      known = new KnownKeys(keys, begin);
      note(null);
      return keys;
    } catch (Exception e) { // of whatever an address may answer
      note(e);
      throw new IllegalStateException("The keys of the provider cannot be read", e);
    }
  }

  private void note(Exception failure) {
    if (failure != null && !failed) {
      LOG.warn("The last keys of the provider stay: they cannot be read", failure);
    } else if (failure == null && failed) {
      LOG.info("The keys of the provider are read again");
    }
    failed = failure != null;
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }

  /** Lets two reads through at once, then one in five seconds. Not thread-safe. */
  private static final class ReadingPace {

    private static final int MAX = 2;
    private static final Duration INTERVAL = Duration.ofSeconds(5);

    private final InstantSource clock;

    /** When the pace would have been kept without a burst. */
    private Instant next = Instant.MIN;

    ReadingPace(InstantSource clock) {
      this.clock = clock;
    }

    boolean tryTake() {
      Instant now = clock.instant();
      if (next.isAfter(now.plus(INTERVAL.multipliedBy(MAX - 1)))) {
        return false;
      }
      next = (next.isAfter(now) ? next : now).plus(INTERVAL);
      return true;
    }
  }
}
