package io.shindigneo4j.server.metrics;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.metrics.MeterBeans;
import java.util.function.Predicate;

/** The meters of a running plug-in and where they are shown; nowhere any more after the close. */
public final class Metering implements AutoCloseable {

  private static final String DOMAIN = "io.shindigneo4j.server";

  private final ServerMeters meters;
  private final Runnable end;

  private Metering(ServerMeters meters, Runnable end) {
    this.meters = meters;
    this.end = end;
  }

  /**
   * Begins to show meters, unless there are to be none.
   *
   * @param procedures whether there is a procedure of a name, which may be seen then
   */
  public static Metering of(MetricsExport export, Predicate<String> procedures) {
    return switch (export) {
      case JMX -> jmx(procedures);
      case NONE -> new Metering(ServerMeters.NONE, () -> {});
    };
  }

  private static Metering jmx(Predicate<String> procedures) {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    MeterBeans beans = MeterBeans.publish(registry, DOMAIN);
    return new Metering(MicrometerServerMeters.in(registry, procedures), beans::close);
  }

  public ServerMeters meters() {
    return meters;
  }

  @Override
  public void close() {
    end.run();
  }
}
