package io.shindigneo4j.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/**
 * One timer for each kind of request, native procedure, mode and outcome. Safe for use by many
 * threads, which do not block each other.
 */
public final class RequestTimers {

  /** The tag of a request that calls no procedure. */
  public static final String NONE = "none";

  /** More than there are codes, because a server could send any text. */
  private static final int MAX_OUTCOMES = 200;

  private record Key(String kind, String procedure, boolean writes, String outcome) {}

  private final MeterRegistry registry;
  private final String name;
  private final String description;
  private final UnaryOperator<String> procedures;
  private final BoundedNames outcomes = new BoundedNames(MAX_OUTCOMES);
  private final Map<Key, Timer> timers = new ConcurrentHashMap<>();

  /**
   * Timers that are registered as they are needed.
   *
   * @param procedures limits the names of procedures to a bounded number
   */
  public RequestTimers(
      MeterRegistry registry, String name, String description, UnaryOperator<String> procedures) {
    this.registry = registry;
    this.name = name;
    this.description = description;
    this.procedures = procedures;
  }

  /**
   * The timer of requests that end alike.
   *
   * @param procedure empty if the request calls none
   */
  public Timer of(String kind, String procedure, boolean writes, String outcome) {
    Key key =
        new Key(
            kind,
            procedure.isEmpty() ? NONE : procedures.apply(procedure),
            writes,
            outcomes.of(outcome));
    Timer known = timers.get(key);
    return known == null ? timers.computeIfAbsent(key, this::register) : known;
  }

  private Timer register(Key key) {
    return Timer.builder(name)
        .description(description)
        .tags("kind", key.kind(), "procedure", key.procedure())
        .tags("mode", key.writes() ? "write" : "read", "outcome", key.outcome())
        .register(registry);
  }
}
