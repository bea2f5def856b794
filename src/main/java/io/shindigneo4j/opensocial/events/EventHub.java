package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.opensocial.events.RingEntry.Question;
import io.shindigneo4j.opensocial.metrics.EventMeters;
import io.shindigneo4j.protocol.EventPosition;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.apache.shindig.auth.SecurityToken;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The events of the graph, for all who listen to this Shindig. It subscribes when the first one
 * comes, and for a while after the last one has left. Each listener gets what the policy lets it
 * hear, in the order of the commits. Safe for use by many threads.
 */
public final class EventHub implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(EventHub.class);

  /** Before the graph is asked again for what it has refused. */
  private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** How long the graph may take to begin. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(8);

  /** How long the graph may take to say who hears of a commit. */
  private static final int ANSWER_MILLIS = 5_000;

  /** Heartbeats that a client may leave unread. */
  private static final int UNREAD_HEARTBEATS = 3;

  private final GraphEventSource source;
  private final AudienceQuestions questions;
  private final EventRules rules;
  private final EventsSettings settings;
  private final EventMeters meters;
  private final LongSupplier nanos;
  private final HubThreads threads;

  // Guarded by this.
  private final Listeners listeners = new Listeners();
  private HubSubscription feed;
  private EventRing ring;
  private EventPosition present;

  /** The number of the first entry of the store that is there now. */
  private long storeSince;

  private long begun;
  private long lastUse;
  private long pauseEnd;
  private boolean closed;

  /** The number of the last entry of the ring; written under the lock. */
  private volatile long last;

  /**
   * Where one begins who has missed something.
   *
   * @param number of the entry
   * @param position before it
   */
  record Beginning(long number, EventPosition position) {}

  /**
   * @param delaysMillis before each further attempt to ask the graph who hears of a commit
   */
  EventHub(
      GraphEventSource source,
      AudienceSource audience,
      EventRules rules,
      EventsSettings settings,
      EventMeters meters,
      LongSupplier nanos,
      List<Integer> delaysMillis) {
    this.source = source;
    this.rules = rules;
    this.settings = settings;
    this.meters = meters;
    this.nanos = nanos;
    this.threads = new HubThreads(this::tick);
    this.questions = new AudienceQuestions(audience, nanos, threads, delaysMillis, ANSWER_MILLIS);
    this.pauseEnd = nanos.getAsLong();
  }

  /**
   * Begins to listen. The future completes once every commit that is made from then on will be
   * heard, exceptionally if there are no events now.
   *
   * @param token of somebody who is signed in
   * @param from the id after which to go on; null for what happens from now on. After one that
   *     cannot be found there is a gap
   * @param valid whether the token still is; asked at each delivery
   */
  public CompletableFuture<HubListener> listen(
      SecurityToken token, String from, BooleanSupplier valid, EventSink sink) {
    return start().thenApply(started -> register(token, from, valid, sink));
  }

  /**
   * Where one goes on who reads now and then listens: everything that is read later and changed
   * later is heard. Waits for nothing.
   *
   * @return empty until the graph is heard, which this begins, and where there are no events
   */
  public Optional<String> place() {
    if (!settings.enabled()) {
      return Optional.empty();
    }
    CompletableFuture<Void> unused = start();
    synchronized (this) {
      return ring == null ? Optional.empty() : Optional.of(newest().toString());
    }
  }

  private CompletableFuture<Void> start() {
    HubSubscription starting;
    synchronized (this) {
      lastUse = now();
      if (feed != null) {
        return feed.started();
      }
      if (closed || now() - pauseEnd < 0) {
        return CompletableFuture.failedFuture(unavailable());
      }
      starting = new HubSubscription(this, source, questions);
      feed = starting;
      begun = now();
    }
    threads.start();
    try {
      starting.begin();
    } catch (RuntimeException e) { // of a driver that is closed
      failed(starting, e);
      return CompletableFuture.failedFuture(e);
    }
    return starting.started();
  }

  private static IllegalStateException unavailable() {
    return new IllegalStateException("there are no events now");
  }

  private HubListener register(
      SecurityToken token, String from, BooleanSupplier valid, EventSink sink) {
    HubListener listener;
    synchronized (this) {
      if (ring == null) {
        throw unavailable();
      }
      listener = listener(token, from, valid, sink);
      listeners.add(listener);
      lastUse = now();
    }
    meters.listening(1);
    run(listener);
    return listener;
  }

  private HubListener listener(
      SecurityToken token, String from, BooleanSupplier valid, EventSink sink) {
    if (from == null) {
      Resumption fresh = new Resumption(newest(), true, ring.base().time());
      return new HubListener(this, token, valid, sink, fresh, ring.last() + 1);
    }
    Optional<EventId> id = EventId.parse(from);
    Optional<Long> number = id.flatMap(sought -> ring.find(sought, present));
    Resumption resumption =
        new Resumption(
            number.isPresent() ? id.orElseThrow() : null,
            id.filter(sought -> sought.position().equals(ring.base())).isPresent(),
            ring.base().time());
    // An entry that is gone makes a gap.
    return new HubListener(this, token, valid, sink, resumption, number.orElse(ring.first() - 1));
  }

  /** After all that has happened. */
  private EventId newest() {
    EventPosition told = ring.position();
    return EventId.after(isAhead(present, told) ? present : told);
  }

  private static boolean isAhead(EventPosition one, EventPosition other) {
    return one.epoch().equals(other.epoch()) && one.offset() > other.offset();
  }

  /** The subscription of a feed has begun. */
  synchronized void begin(HubSubscription from, EventPosition base, EventPosition now) {
    if (feed == from) {
      ring = new EventRing(settings.memory(), settings.retention().toNanos(), base);
      present = now;
      storeSince = ring.first();
      last = ring.last();
    }
  }

  synchronized void publish(HubSubscription from, RingEntry entry) {
    if (feed != from) {
      return;
    }
    if (entry.events().isEmpty()) {
      ring.advance(entry.position());
      return;
    }
    ring.add(entry);
    last = ring.last();
    for (HubEvent event : entry.events()) {
      listeners.each(event.person(), this::wake);
      RingEntry.question(event)
          .ifPresent(question -> listeners.each(entry.reply(question), this::wake));
    }
  }

  private void wake(HubListener listener) {
    listener.wake(last);
  }

  /** Events may be missing up to a position. */
  synchronized void restart(HubSubscription from, EventPosition position) {
    if (feed != from) {
      return;
    }
    boolean goesBack =
        !position.epoch().equals(ring.base().epoch()) || isAhead(ring.position(), position);
    ring.restart(position);
    if (goesBack) { // as of a store that was restored
      storeSince = ring.first();
    }
    if (goesBack || !isAhead(present, position)) { // otherwise it is of before the beginning
      present = position;
    }
    last = ring.last();
    listeners.all().forEach(this::wake);
  }

  /** There is nothing to be heard any more. */
  void failed(HubSubscription from, Throwable failure) {
    end(from);
    if (isOfOrderlyStop(failure)) {
      LOG.debug("Nobody hears events any more", failure);
    } else {
      LOG.warn("Nobody hears events any more", failure);
    }
  }

  private synchronized boolean isOfOrderlyStop(Throwable failure) {
    return closed
        || (failure instanceof DriverException known
            && known.code().equals(DriverException.CLOSED));
  }

  private void end(HubSubscription from) {
    List<HubListener> ended;
    synchronized (this) {
      if (feed != from) {
        return;
      }
      feed = null;
      ring = null;
      pauseEnd = now() + PAUSE_NANOS;
      ended = listeners.all();
    }
    from.close();
    meters.load(0, 0);
    ended.forEach(listener -> listener.end(EndReason.UNAVAILABLE));
  }

  synchronized void remove(HubListener listener) {
    if (listeners.remove(listener, now())) {
      meters.listening(-1);
      lastUse = now();
    }
  }

  synchronized Candidates candidates() {
    return listeners.candidates(now());
  }

  /** Null for one that is gone or has not come. */
  synchronized RingEntry entry(long number) {
    return ring == null || number > last ? null : ring.at(number);
  }

  synchronized boolean isGone(long number) {
    return ring != null && number < ring.first();
  }

  synchronized Beginning beginning() {
    return ring == null
        ? new Beginning(last + 1, present)
        : new Beginning(ring.first(), ring.base());
  }

  /** Whether an entry is of the store that is there now. */
  synchronized boolean isOfThisStore(long number) {
    return number >= storeSince;
  }

  /** Where one goes on who leaves out all there is. */
  synchronized Beginning end() {
    return new Beginning(last + 1, ring == null ? present : ring.position());
  }

  /** The position before an entry. */
  synchronized EventPosition before(long number) {
    RingEntry entry = ring == null ? null : ring.at(number - 1);
    return entry == null ? beginning().position() : entry.position();
  }

  /** The position of the last entry if all of them are before this number. */
  synchronized Optional<EventPosition> told(long number) {
    return ring == null || number <= last ? Optional.empty() : Optional.of(ring.position());
  }

  long last() {
    return last;
  }

  /** The most bytes of events. */
  long memory() {
    return settings.memory();
  }

  long now() {
    return nanos.getAsLong();
  }

  EventRules rules() {
    return rules;
  }

  EventMeters meters() {
    return meters;
  }

  CompletableFuture<AudienceAnswer> ask(Question question, String viewer) {
    return questions.askAbout(viewer, question);
  }

  void run(HubListener listener) {
    try {
      threads.run(listener::work);
    } catch (RuntimeException | Error e) { // no thread can be had
      listener.strand();
    }
  }

  /** Looks after all, once a second. */
  void tick() {
    HubSubscription useless = null;
    List<HubListener> all;
    long end;
    long bytes;
    long now = now();
    synchronized (this) {
      if (feed == null) {
        return;
      }
      if (ring != null) {
        ring.removeOlderThan(now);
      }
      listeners.forget(now, settings.retention().toNanos());
      boolean late = ring == null && now - begun > PATIENCE_NANOS;
      if (late || (listeners.count() == 0 && now - lastUse > settings.retention().toNanos())) {
        useless = feed;
      }
      all = listeners.all();
      bytes = ring == null ? 0 : ring.bytes();
      end = last + 1; // an idle one is woken for what comes then
    }
    long heartbeat = settings.heartbeat().toNanos();
    all.forEach(each -> each.tick(now, heartbeat, UNREAD_HEARTBEATS * heartbeat, end));
    long lag = all.stream().mapToLong(each -> each.lag(end)).max().orElse(0);
    meters.load(bytes, lag);
    if (useless != null) {
      end(useless);
    }
  }

  /** Ends all listeners, and the threads. */
  @Override
  public void close() {
    HubSubscription open;
    synchronized (this) {
      closed = true;
      open = feed;
    }
    if (open != null) {
      end(open);
    }
    threads.close();
  }
}
