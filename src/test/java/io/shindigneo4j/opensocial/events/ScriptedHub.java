package io.shindigneo4j.opensocial.events;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.metrics.MicrometerEventMeters;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.testing.Policies;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** A hub on a graph that is a script, with a clock of its own. */
public final class ScriptedHub implements AutoCloseable {

  static final Duration RETENTION = Duration.ofMinutes(5);
  static final Duration HEARTBEAT = Duration.ofSeconds(20);
  static final List<Integer> DELAYS_MILLIS = List.of(10, 20, 30);
  private static final int MEMORY = 1 << 24;

  final ScriptedFeed feed = new ScriptedFeed();
  final ScriptedAudience audience = new ScriptedAudience();
  final MeterRegistry meters = new SimpleMeterRegistry();
  final AtomicLong nanos = new AtomicLong();
  private final EventHub hub;

  public ScriptedHub() {
    this(Policies.standard(), MEMORY);
  }

  ScriptedHub(AccessControl access, int memory) {
    hub =
        new EventHub(
            feed,
            audience,
            new EventRules(access),
            new EventsSettings(true, memory, RETENTION, HEARTBEAT),
            new MicrometerEventMeters(meters),
            nanos::get,
            DELAYS_MILLIS);
  }

  public EventHub hub() {
    return hub;
  }

  /** A commit in which each of some people gets a message with an id. */
  public void message(long offset, String id, String... people) {
    GraphEvent[] events = new GraphEvent[people.length];
    for (int i = 0; i < people.length; i++) {
      events[i] = new GraphEvent("message.received", people[i], Map.of("id", id));
    }
    feed.say(offset, events);
  }

  /** From now on these have the person among their friends. */
  public void friends(String person, String... have) {
    audience.friends(person, have);
  }

  /** A commit in which somebody posts. */
  public void post(long offset, String person, String id) {
    feed.say(
        offset,
        new GraphEvent(
            "activity.posted", person, Map.of("id", id, "application", "", "title", id)));
  }

  /** From now on, the graph does not answer those who begin to listen. */
  public void beSilent() {
    feed.beSilent();
  }

  /** From now on, the graph refuses those who begin to listen. */
  public void refuse() {
    feed.refuse();
  }

  public void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
    hub.tick();
  }

  @Override
  public void close() {
    hub.close();
  }
}
