package io.shindigneo4j.driver.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.shindigneo4j.metrics.BoundedNames;
import io.shindigneo4j.metrics.PhaseTimers;
import io.shindigneo4j.metrics.RequestTimers;

/**
 * Meters of a driver in a registry of Micrometer. Only this class needs Micrometer on the class
 * path. Several drivers may share one; make only one for each registry.
 */
public final class MicrometerMeters implements DriverMeters {

  static final String PREFIX = "shindig.neo4j.client.";

  /** Procedures beyond these share one name. */
  private static final int MAX_PROCEDURES = 200;

  private static final int MAX_CODES = 100;

  private final MeterRegistry registry;
  private final RequestTimers calls;
  private final PhaseTimers phases;
  private final BoundedNames codes = new BoundedNames(MAX_CODES);
  private final ConnectionGauges connections;
  private final SubscriptionCounters subscriptions;
  private final Counter sent;
  private final Counter received;
  private final Counter inflated;

  private MicrometerMeters(MeterRegistry registry) {
    this.registry = registry;
    this.calls =
        new RequestTimers(
            registry,
            PREFIX + "calls",
            "From the sending of a request until its answer has been read",
            new BoundedNames(MAX_PROCEDURES)::of);
    this.phases =
        new PhaseTimers(
            registry, PREFIX + "phase", "Where the time of a request went in the server");
    this.connections = new ConnectionGauges(registry);
    this.subscriptions = new SubscriptionCounters(registry);
    this.sent = bytes("bytes.sent", "Messages to the server, as they travel");
    this.received = bytes("bytes.received", "Messages from the server, as they travel");
    this.inflated = bytes("bytes.inflated", "Messages from the server, without compression");
  }

  public static MicrometerMeters in(MeterRegistry registry) {
    return new MicrometerMeters(registry);
  }

  /** Without a base unit, which Prometheus would have in the name once more. */
  private Counter bytes(String name, String description) {
    return Counter.builder(PREFIX + name).description(description).register(registry);
  }

  @Override
  public RequestMeter request(RequestKind kind, String procedure, boolean writes) {
    return new TimedRequest(calls, phases, kind, procedure, writes);
  }

  /** Rare enough to look the counter up. */
  @Override
  public void retried(String code) {
    Counter.builder(PREFIX + "retries")
        .description("Attempts after a failure that may pass, by its code")
        .tag("code", codes.of(code))
        .register(registry)
        .increment();
  }

  @Override
  public void sent(int bytes) {
    sent.increment(bytes);
  }

  @Override
  public void received(int bytes) {
    received.increment(bytes);
  }

  @Override
  public void inflated(int bytes) {
    inflated.increment(bytes);
  }

  @Override
  public ConnectionMeter connection() {
    return connections.add();
  }

  @Override
  public SubscriptionMeter subscription() {
    return subscriptions.add();
  }

  @Override
  public String toString() {
    return "meters of Micrometer";
  }
}
