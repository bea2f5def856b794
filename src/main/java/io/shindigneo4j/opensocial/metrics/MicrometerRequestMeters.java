package io.shindigneo4j.opensocial.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Meters of requests in a registry of Micrometer. */
public final class MicrometerRequestMeters implements RequestMeters {

  private static final String PREFIX = "shindig.neo4j.client.";

  private final MeterRegistry registry;
  private final Map<Integer, Counter> answers = new ConcurrentHashMap<>();

  public MicrometerRequestMeters(MeterRegistry registry) {
    this.registry = registry;
  }

  /** Rare enough to look the counter up. */
  @Override
  public void refused(String limit) {
    Counter.builder(PREFIX + "requests.refused")
        .description("Requests and batches that were answered with 429, by the limit they met")
        .tag("limit", limit)
        .register(registry)
        .increment();
  }

  @Override
  public void answered(int status) {
    Counter known = answers.get(status);
    (known == null ? answers.computeIfAbsent(status, this::answers) : known).increment();
  }

  private Counter answers(int status) {
    return Counter.builder(PREFIX + "http.answers")
        .description("Answers over HTTP by their status")
        .tag("status", String.valueOf(status))
        .register(registry);
  }
}
