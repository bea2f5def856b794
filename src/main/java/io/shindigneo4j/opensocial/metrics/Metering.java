package io.shindigneo4j.opensocial.metrics;

import com.google.inject.Binder;
import com.google.inject.Module;
import io.shindigneo4j.driver.metrics.DriverMeters;

/** Binds the meters of the driver, of requests and of events, by what is on the class path. */
public final class Metering {

  private static final String MICROMETER = "io.micrometer.core.instrument.MeterRegistry";
  private static final String PROMETHEUS =
      "io.micrometer.prometheusmetrics.PrometheusMeterRegistry";

  private Metering() {}

  public static Module module() {
    return module(Metering.class.getClassLoader());
  }

  static Module module(ClassLoader loader) {
    return has(MICROMETER, loader) ? new MetricsModule() : Metering::bindNothing;
  }

  private static void bindNothing(Binder binder) {
    binder.bind(DriverMeters.class).toInstance(DriverMeters.NONE);
    binder.bind(RequestMeters.class).toInstance(RequestMeters.NONE);
    binder.bind(EventMeters.class).toInstance(EventMeters.NONE);
    binder.bind(MeterSource.class).toInstance(MeterSource.NONE);
    binder.bind(MetricsToken.class).toInstance(MetricsToken.NONE);
  }

  /** Whether {@link PrometheusText} can be linked. */
  static boolean hasPrometheus() {
    return has(PROMETHEUS, Metering.class.getClassLoader());
  }

  private static boolean has(String name, ClassLoader loader) {
    try {
      Class.forName(name, false, loader);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
