package io.shindigneo4j.driver.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts what the subscriptions of drivers bring. Safe for use by many threads. */
final class SubscriptionCounters {

  private final AtomicInteger open = new AtomicInteger();
  private final Counter events;
  private final Counter gaps;
  private final Counter resumes;

  SubscriptionCounters(MeterRegistry registry) {
    Gauge.builder(MicrometerMeters.PREFIX + "subscriptions", open::get)
        .description("Subscriptions to events that have not ended")
        .register(registry);
    events = counter(registry, "events", "Events that were read");
    gaps = counter(registry, "event.gaps", "Times that events may have been missed");
    resumes =
        counter(registry, "event.resumes", "Times that a subscription went on after a failure");
  }

  private static Counter counter(MeterRegistry registry, String name, String description) {
    return Counter.builder(MicrometerMeters.PREFIX + name)
        .description(description)
        .register(registry);
  }

  SubscriptionMeter add() {
    open.incrementAndGet();
    return new Counted();
  }

  private final class Counted implements SubscriptionMeter {

    @Override
    public void events(int count) {
      events.increment(count);
    }

    @Override
    public void gap() {
      gaps.increment();
    }

    @Override
    public void resumed() {
      resumes.increment();
    }

    @Override
    public void closed() {
      open.decrementAndGet();
    }
  }
}
