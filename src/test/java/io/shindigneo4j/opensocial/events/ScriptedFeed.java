package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.GraphEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;

/** The driver's subscriptions, which say what the test says. */
final class ScriptedFeed implements GraphEventSource {

  static final String EPOCH = "e1";

  private final List<EventStart> starts = new ArrayList<>();
  private final List<Follower> followers = new ArrayList<>();

  /** Where the graph's log begins, and where the graph is. */
  private EventPosition base = at(10);

  private EventPosition present = at(10);
  private boolean refusing;
  private boolean silent;

  static EventPosition at(long offset) {
    return new EventPosition(EPOCH, offset, 1_000_000 + offset);
  }

  synchronized void begin(EventPosition logBegin, EventPosition now) {
    base = logBegin;
    present = now;
  }

  synchronized void refuse() {
    refusing = true;
  }

  /** From now on, subscriptions are not answered. */
  synchronized void beSilent() {
    silent = true;
  }

  synchronized List<EventStart> starts() {
    return List.copyOf(starts);
  }

  synchronized boolean isHeard() {
    return followers.stream().anyMatch(follower -> !follower.cancelled);
  }

  @Override
  public synchronized Publisher<EventMessage> from(EventStart start) {
    starts.add(start);
    return subscriber -> subscribe(subscriber, start);
  }

  private void subscribe(Subscriber<? super EventMessage> subscriber, EventStart start) {
    Follower follower = new Follower(subscriber);
    synchronized (this) {
      if (start != EventStart.NOW) {
        followers.add(follower);
      }
    }
    subscriber.onSubscribe(follower);
    if (refusing) {
      subscriber.onError(new IllegalStateException("refused"));
    } else if (!silent) {
      follower.say(new EventMessage.Subscribed(start == EventStart.NOW ? present : base));
    }
  }

  void say(long offset, GraphEvent... events) {
    say(new EventMessage.Events(at(offset), List.of(events)));
  }

  void say(EventMessage message) {
    List<Follower> all;
    synchronized (this) {
      all = List.copyOf(followers);
    }
    all.forEach(follower -> follower.say(message));
  }

  void fail() {
    fail(new IllegalStateException("gone"));
  }

  void fail(Throwable failure) {
    List<Follower> all;
    synchronized (this) {
      all = List.copyOf(followers);
    }
    all.forEach(follower -> follower.subscriber.onError(failure));
  }

  /** One subscription, which is given what it has asked for. */
  private static final class Follower implements Subscription {

    private final Subscriber<? super EventMessage> subscriber;
    private final ArrayDeque<EventMessage> waiting = new ArrayDeque<>();
    private long asked;
    private boolean saying;
    private volatile boolean cancelled;

    Follower(Subscriber<? super EventMessage> subscriber) {
      this.subscriber = subscriber;
    }

    synchronized void say(EventMessage message) {
      waiting.add(message);
      give();
    }

    @Override
    public synchronized void request(long n) {
      asked += n;
      give();
    }

    private void give() {
      if (saying) {
        return;
      }
      saying = true;
      while (asked > 0 && !waiting.isEmpty() && !cancelled) {
        asked--;
        give(waiting.remove());
      }
      saying = false;
    }

    /** As the driver does: a subscriber that throws hears nothing more. */
    private void give(EventMessage message) {
      try {
        subscriber.onNext(message);
      } catch (RuntimeException | Error e) {
        cancel();
      }
    }

    @Override
    public void cancel() {
      cancelled = true;
    }
  }
}
