package io.shindigneo4j.server.metrics;

import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.shindigneo4j.metrics.MeterBeans;
import io.shindigneo4j.metrics.MeterReading;
import io.shindigneo4j.metrics.MeterReadings;
import io.shindigneo4j.metrics.MetricsExport;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The meters of a running plug-in and where they are shown; nowhere any more after the close. */
public final class ServerMetering implements AutoCloseable {

  private static final String DOMAIN = "io.shindigneo4j.server";

  private final ServerMeters meters;
  private final Optional<Supplier<String>> page;
  private final Supplier<List<MeterReading>> readings;
  private final Runnable end;

  private ServerMetering(
      ServerMeters meters,
      Optional<Supplier<String>> page,
      Supplier<List<MeterReading>> readings,
      Runnable end) {
    this.meters = meters;
    this.page = page;
    this.readings = readings;
    this.end = end;
  }

  /**
   * Begins to show meters, unless there are to be none.
   *
   * @param procedures whether there is a procedure of a name, which may be seen then
   */
  public static ServerMetering of(MetricsExport export, Predicate<String> procedures) {
    return switch (export) {
      case JMX -> jmx(procedures);
      case NONE -> new ServerMetering(ServerMeters.NONE, Optional.empty(), List::of, () -> {});
    };
  }

  /** One registry for both, so that nothing is measured twice. */
  private static ServerMetering jmx(Predicate<String> procedures) {
    PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    MeterBeans beans = MeterBeans.publish(registry, DOMAIN);
    return new ServerMetering(
        MicrometerServerMeters.in(registry, procedures),
        Optional.of(registry::scrape),
        () -> MeterReadings.of(registry),
        beans::close);
  }

  /** All meters as text for Prometheus; empty if nothing is measured. */
  public Optional<Supplier<String>> page() {
    return page;
  }

  /** What all meters show; none if nothing is measured. */
  public List<MeterReading> readings() {
    return readings.get();
  }

  public ServerMeters meters() {
    return meters;
  }

  @Override
  public void close() {
    end.run();
  }
}
