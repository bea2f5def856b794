package io.shindigneo4j.opensocial.metrics;

import com.google.inject.Module;
import io.shindigneo4j.driver.metrics.DriverMeters;

/** Binds the meters of the driver, of requests and of events, by what is on the class path. */
public final class Metering {

  private static final String MICROMETER = "io.micrometer.core.instrument.MeterRegistry";

  private Metering() {}

  public static Module module() {
    return module(Metering.class.getClassLoader());
  }

  static Module module(ClassLoader loader) {
    try {
      Class.forName(MICROMETER, false, loader);
      return new MetricsModule();
    } catch (ClassNotFoundException e) {
      return binder -> {
        binder.bind(DriverMeters.class).toInstance(DriverMeters.NONE);
        binder.bind(RequestMeters.class).toInstance(RequestMeters.NONE);
        binder.bind(EventMeters.class).toInstance(EventMeters.NONE);
        binder.bind(MeterSource.class).toInstance(MeterSource.NONE);
      };
    }
  }
}
