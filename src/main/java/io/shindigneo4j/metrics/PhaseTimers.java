package io.shindigneo4j.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** Three timers for each kind of request, one for each phase in the server. Thread-safe. */
public final class PhaseTimers {

  private record OfKind(Timer queue, Timer execute, Timer encode) {}

  private final MeterRegistry registry;
  private final String name;
  private final String description;
  private final Map<String, OfKind> kinds = new ConcurrentHashMap<>();

  public PhaseTimers(MeterRegistry registry, String name, String description) {
    this.registry = registry;
    this.name = name;
    this.description = description;
  }

  public void record(String kind, Duration queue, Duration execute, Duration encode) {
    record(kind, queue.toNanos(), execute.toNanos(), encode.toNanos());
  }

  /** In nanoseconds. */
  public void record(String kind, long queue, long execute, long encode) {
    OfKind known = kinds.get(kind);
    OfKind timers = known == null ? kinds.computeIfAbsent(kind, this::register) : known;
    timers.queue.record(queue, TimeUnit.NANOSECONDS);
    timers.execute.record(execute, TimeUnit.NANOSECONDS);
    timers.encode.record(encode, TimeUnit.NANOSECONDS);
  }

  private OfKind register(String kind) {
    return new OfKind(timer(kind, "queue"), timer(kind, "execute"), timer(kind, "encode"));
  }

  private Timer timer(String kind, String phase) {
    return Timer.builder(name)
        .description(description)
        .tags("kind", kind, "phase", phase)
        .register(registry);
  }
}
