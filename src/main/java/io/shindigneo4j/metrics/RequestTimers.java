package io.shindigneo4j.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/**
 * One timer for each kind of request, native procedure, mode and outcome. Safe for use by many
 * threads, which do not wait for one another.
 */
public final class RequestTimers {

  /** What stands for the procedure of a request that has none. */
  public static final String NONE = "none";

  /** More than there are codes; a server could send any. */
  private static final int MOST_OUTCOMES = 200;

  private record Key(String kind, String procedure, boolean writes, String outcome) {}

  private final MeterRegistry registry;
  private final String name;
  private final String description;
  private final UnaryOperator<String> procedures;
  private final BoundedNames outcomes = new BoundedNames(MOST_OUTCOMES);
  private final Map<Key, Timer> timers = new ConcurrentHashMap<>();

  /**
   * Timers that are registered as they are needed.
   *
   * @param procedures the names of procedures as values of a tag: of a bounded number
   */
  public RequestTimers(
      MeterRegistry registry, String name, String description, UnaryOperator<String> procedures) {
    this.registry = registry;
    this.name = name;
    this.description = description;
    this.procedures = procedures;
  }

  /**
   * The timer of one kind of end.
   *
   * @param procedure empty for a request that calls none
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
