package io.shindigneo4j.opensocial.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Meters of events in a registry of Micrometer. */
public final class MicrometerEventMeters implements EventMeters {

  private static final String PREFIX = "shindig.neo4j.client.streams.";

  private final AtomicInteger listeners = new AtomicInteger();
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong lag = new AtomicLong();
  private final Timer deliveries;
  private final Counter gaps;

  public MicrometerEventMeters(MeterRegistry registry) {
    Gauge.builder(PREFIX + "listeners", listeners, AtomicInteger::get)
        .description("Those who listen to events now")
        .register(registry);
    Gauge.builder(PREFIX + "bytes", bytes, AtomicLong::get)
        .description("Memory of the events that are kept for listeners")
        .baseUnit("bytes")
        .register(registry);
    Gauge.builder(PREFIX + "lag", lag, AtomicLong::get)
        .description("Commits with events that the slowest listener is behind")
        .register(registry);
    deliveries =
        Timer.builder(PREFIX + "deliveries")
            .description("Events that listeners were given, and how long after they came")
            .register(registry);
    gaps =
        Counter.builder(PREFIX + "gaps")
            .description("How often listeners were told that events may be missing")
            .register(registry);
  }

  @Override
  public void listening(int change) {
    listeners.addAndGet(change);
  }

  @Override
  public void delivered(long nanos) {
    deliveries.record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void gap() {
    gaps.increment();
  }

  @Override
  public void load(long kept, long behind) {
    bytes.set(kept);
    lag.set(behind);
  }
}
