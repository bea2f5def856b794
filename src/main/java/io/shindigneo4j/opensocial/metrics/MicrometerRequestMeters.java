package io.shindigneo4j.opensocial.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Meters of requests in a registry of Micrometer. */
public final class MicrometerRequestMeters implements RequestMeters {

  private static final String PREFIX = "shindig.neo4j.client.";

  /** Those that have a counter. What a gadget fetches may have any, and Shindig passes it on. */
  private static final Set<Integer> STATUSES =
      Set.of(
          101, 200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 400, 401, 403, 404, 405, 406, 408,
          409, 411, 412, 413, 414, 415, 417, 429, 431, 500, 501, 502, 503, 504, 505, 508);

  private static final int OTHER = 0;

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
    answers.computeIfAbsent(STATUSES.contains(status) ? status : OTHER, this::answers).increment();
  }

  private Counter answers(int status) {
    return Counter.builder(PREFIX + "http.answers")
        .description("Answers over HTTP by their status")
        .tag("status", status == OTHER ? "other" : String.valueOf(status))
        .register(registry);
  }
}
