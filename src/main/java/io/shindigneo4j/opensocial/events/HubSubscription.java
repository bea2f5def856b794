package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import java.util.ArrayDeque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One subscription of the hub. It asks first where the graph is, so that who begins to listen now
 * is not told of what came before. Each commit gets into the hub once the graph has said who may
 * hear of it, in the order of the commits.
 */
final class HubSubscription {

  private static final Logger LOG = LoggerFactory.getLogger(HubSubscription.class);

  /** How many commits may wait for the graph's answers. */
  private static final int AHEAD = 64;

  private final EventHub hub;
  private final GraphEventSource feed;
  private final AudienceQuestions questions;
  private final CompletableFuture<Void> started = new CompletableFuture<>();

  /** What waits, in the order of the commits; guarded by itself. */
  private final ArrayDeque<Waiting> waiting = new ArrayDeque<>();

  /** Of what waits; guarded by {@link #waiting}. */
  private long waitingBytes;

  /** Null before there is one; written under the lock of this. */
  private volatile Subscription subscription;

  /** Guarded by this. */
  private boolean closed;

  /**
   * What waits for its turn.
   *
   * @param entry null for a place where events may be missing
   * @param bytes what it takes of memory, about
   */
  private record Waiting(
      RingEntry entry, EventPosition position, long bytes, CompletableFuture<Void> answered) {

    static Waiting gap(EventPosition position) {
      return new Waiting(null, position, 0, CompletableFuture.completedFuture(null));
    }
  }

  HubSubscription(EventHub hub, GraphEventSource feed, AudienceQuestions questions) {
    this.hub = hub;
    this.feed = feed;
    this.questions = questions;
  }

  /** Completes once every commit that is made from now on will be heard. */
  CompletableFuture<Void> started() {
    return started;
  }

  void begin() {
    feed.from(EventStart.NOW).subscribe(new Probe());
  }

  private void follow(EventPosition present) {
    feed.from(EventStart.EARLIEST).subscribe(new Follower(present));
  }

  private void began(EventPosition base, EventPosition present) {
    hub.begin(this, base, present);
    started.complete(null);
  }

  private void failed(Throwable failure) {
    started.completeExceptionally(failure);
    hub.failed(this, failure);
  }

  private synchronized void keep(Subscription given, int messages) {
    subscription = given;
    if (closed) {
      given.cancel();
    } else {
      given.request(messages);
    }
  }

  /** Ends it. */
  void close() {
    Subscription given;
    synchronized (this) {
      closed = true;
      given = subscription;
    }
    if (given != null) {
      given.cancel();
    }
    started.completeExceptionally(new IllegalStateException("the events are not heard any more"));
  }

  /** What waits takes no more than what is kept. */
  private boolean hasRoom(long bytes) {
    synchronized (waiting) {
      return waiting.isEmpty() || waitingBytes + bytes <= hub.memory();
    }
  }

  private void add(Waiting next) {
    synchronized (waiting) {
      waiting.add(next);
      waitingBytes += next.bytes();
    }
    next.answered().whenComplete((done, failure) -> drain());
  }

  /** Passes on what has its turn. One thread at a time, so that the order stays. */
  private void drain() {
    int passed = 0;
    try {
      synchronized (waiting) {
        while (!waiting.isEmpty() && waiting.peek().answered().isDone()) {
          passed++;
          Waiting next = waiting.remove();
          waitingBytes -= next.bytes();
          pass(next);
        }
      }
    } catch (RuntimeException | Error e) { // too little heap, even for a gap
      failed(e);
    } finally {
      if (passed > 0) {
        subscription.request(passed);
      }
    }
  }

  /** What cannot be told is a gap. */
  private void pass(Waiting next) {
    if (next.entry() == null || next.answered().isCompletedExceptionally()) {
      hub.restart(this, next.position());
      return;
    }
    try {
      hub.publish(this, next.entry());
    } catch (RuntimeException | Error e) {
      LOG.warn("A commit cannot be told", e);
      hub.restart(this, next.position());
    }
  }

  /** Learns where the graph is. */
  private final class Probe implements Subscriber<EventMessage> {

    private Subscription own;

    @Override
    public void onSubscribe(Subscription given) {
      own = given;
      keep(given, 1);
    }

    @Override
    public void onNext(EventMessage message) {
      own.cancel();
      try {
        follow(message.position());
      } catch (RuntimeException | Error e) {
        failed(e);
      }
    }

    @Override
    public void onError(Throwable failure) {
      failed(failure);
    }

    @Override
    public void onComplete() {}
  }

  /** Hears everything. */
  private final class Follower implements Subscriber<EventMessage> {

    private final EventPosition present;

    Follower(EventPosition present) {
      this.present = present;
    }

    @Override
    public void onSubscribe(Subscription given) {
      keep(given, AHEAD);
    }

    /** Whoever throws here hears nothing more, without a word. */
    @Override
    public void onNext(EventMessage message) {
      try {
        hear(message);
      } catch (RuntimeException | Error e) {
        failed(e);
      }
    }

    private void hear(EventMessage message) {
      if (message instanceof EventMessage.Subscribed subscribed) {
        began(subscribed.position(), present);
        request();
      } else if (message instanceof EventMessage.Gap gap) {
        add(Waiting.gap(gap.position()));
      } else if (message instanceof EventMessage.Events events) {
        heard(events);
      }
    }

    private void heard(EventMessage.Events message) {
      add(waiting(RingEntry.of(message, hub.now())));
    }

    /** A gap where events take too much memory, or cannot be told. */
    private Waiting waiting(RingEntry entry) {
      try {
        long bytes = entry.bytes();
        if (entry.events().isEmpty() || hasRoom(bytes)) {
          return new Waiting(
              entry, entry.position(), bytes, questions.ask(entry, hub.candidates()));
        }
      } catch (RuntimeException e) {
        LOG.warn("A commit cannot be told", e);
      }
      return Waiting.gap(entry.position());
    }

    private void request() {
      subscription.request(1);
    }

    @Override
    public void onError(Throwable failure) {
      failed(failure);
    }

    @Override
    public void onComplete() {
      failed(new IllegalStateException("the subscription has ended"));
    }
  }
}
