package io.shindigneo4j.opensocial.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.shindigneo4j.metrics.MeterReading;
import io.shindigneo4j.metrics.MeterReadings;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The meters of a registry of Micrometer. */
record RegistrySource(MeterRegistry registry) implements MeterSource {

  @Override
  public List<Map<String, Object>> read() {
    return MeterReadings.of(registry).stream().map(RegistrySource::map).toList();
  }

  private static Map<String, Object> map(MeterReading reading) {
    return Map.of("name", reading.name(), "tags", reading.tags(), "values", reading.values());
  }

  @Override
  public Optional<String> text() {
    return Metering.hasPrometheus() ? PrometheusText.of(registry) : Optional.empty();
  }
}
