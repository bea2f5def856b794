package io.shindigneo4j.opensocial.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Optional;

/** Meters as text for Prometheus. Linked only where Micrometer's registry for it is. */
final class PrometheusText {

  private PrometheusText() {}

  static MeterRegistry registry() {
    return new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  }

  /** Empty for a registry of another kind, which somebody else has bound. */
  static Optional<String> of(MeterRegistry registry) {
    return registry instanceof PrometheusMeterRegistry prometheus
        ? Optional.of(prometheus.scrape())
        : Optional.empty();
  }
}
