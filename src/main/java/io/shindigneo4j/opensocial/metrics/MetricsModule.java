package io.shindigneo4j.opensocial.metrics;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;
import io.micrometer.core.instrument.MeterRegistry;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.metrics.MetricsExport;
import io.shindigneo4j.opensocial.configuration.SettingSources;

/**
 * Meters in a registry that is seen by JMX, or in that of a module which has one: {@code
 * OptionalBinder.newOptionalBinder(binder(), MeterRegistry.class).setBinding()}.
 */
final class MetricsModule extends AbstractModule {

  @Override
  protected void configure() {
    OptionalBinder.newOptionalBinder(binder(), MeterRegistry.class)
        .setDefault()
        .toProvider(VisibleRegistry.class);
  }

  @Provides
  @Singleton
  MetricsExport export() {
    return MetricsSetting.export(SettingSources.fromEnvironment()::find);
  }

  @Provides
  @Singleton
  DriverMeters meters(MetricsExport export, MeterRegistry registry) {
    return switch (export) {
      case JMX -> MicrometerMeters.in(registry);
      case NONE -> DriverMeters.NONE;
    };
  }

  @Provides
  @Singleton
  RequestMeters requestMeters(MetricsExport export, MeterRegistry registry) {
    return switch (export) {
      case JMX -> new MicrometerRequestMeters(registry);
      case NONE -> RequestMeters.NONE;
    };
  }

  @Provides
  @Singleton
  EventMeters eventMeters(MetricsExport export, MeterRegistry registry) {
    return switch (export) {
      case JMX -> new MicrometerEventMeters(registry);
      case NONE -> EventMeters.NONE;
    };
  }

  @Provides
  @Singleton
  MeterSource meterSource(MetricsExport export, MeterRegistry registry) {
    return switch (export) {
      case JMX -> new RegistrySource(registry);
      case NONE -> MeterSource.NONE;
    };
  }

  @Provides
  @Singleton
  MetricsToken token() {
    return SettingSources.read(MetricsToken::from);
  }
}
