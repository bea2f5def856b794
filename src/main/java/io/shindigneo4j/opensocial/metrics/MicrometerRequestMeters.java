package io.shindigneo4j.opensocial.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;

/**
 * Meters of requests in a registry of Micrometer. Rare enough to look the counters up.
 *
 * @param registry where they are
 */
public record MicrometerRequestMeters(MeterRegistry registry) implements RequestMeters {

  @Override
  public void refused(String limit) {
    Counter.builder("shindig.neo4j.client.requests.refused")
        .description("Requests and batches that were answered with 429, by the limit they met")
        .tag("limit", limit)
        .register(registry)
        .increment();
  }
}
