package io.shindigneo4j.server.events;

import java.util.concurrent.atomic.LongAdder;

/** Counts what was sent to all subscriptions. Thread-safe. */
final class EventCounts {

  private final LongAdder deliveries = new LongAdder();
  private final LongAdder gaps = new LongAdder();

  void delivered(int events) {
    deliveries.add(events);
  }

  void gap() {
    gaps.increment();
  }

  long deliveries() {
    return deliveries.sum();
  }

  long gaps() {
    return gaps.sum();
  }
}
