package io.shindigneo4j.server.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.function.Function;
import java.util.function.Supplier;

/** Meters of what events cost, and of what became of them. */
final class EventGauges {

  private static final String PREFIX = MicrometerServerMeters.PREFIX + "events";

  private final MeterRegistry registry;
  private final Supplier<EventLoad> load;

  private EventGauges(MeterRegistry registry, Supplier<EventLoad> load) {
    this.registry = registry;
    this.load = load;
  }

  static void register(MeterRegistry registry, Supplier<EventLoad> load) {
    new EventGauges(registry, load).register();
  }

  private void register() {
    gauge(".databases", EventLoad::databases, "Databases that are listened to");
    gauge(".subscriptions", EventLoad::subscriptions, "Subscriptions to events");
    gauge(".lag", EventLoad::lag, "Commits that the slowest subscription is behind");
    bytes(".bytes", EventLoad::bytes, "Memory of the events that are kept");
    bytes(".topic.bytes", EventLoad::topicBytes, "Memory of the topics of subscriptions");
    gauge(".delivered", EventLoad::deliveries, "Events sent, once for each subscription");
    gauge(".gaps", EventLoad::gaps, "How often subscriptions were told of missing events");
  }

  private void bytes(String name, Function<EventLoad, Number> value, String description) {
    Gauge.builder(PREFIX + name, () -> value.apply(load.get()))
        .description(description)
        .baseUnit("bytes")
        .register(registry);
  }

  private void gauge(String name, Function<EventLoad, Number> value, String description) {
    Gauge.builder(PREFIX + name, () -> value.apply(load.get()))
        .description(description)
        .register(registry);
  }
}
