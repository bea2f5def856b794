package io.shindigneo4j.opensocial.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.metrics.MeterBeans;
import io.shindigneo4j.metrics.MetricsExport;
import javax.inject.Inject;
import javax.inject.Provider;
import javax.inject.Singleton;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;

/**
 * A registry whose meters are MBeans until the servlet context ends. Made when it is wanted, unlike
 * Guice's singletons: another module may have another.
 */
@Singleton
final class VisibleRegistry implements Provider<MeterRegistry> {

  private static final String DOMAIN = "io.shindigneo4j.client";

  private final MetricsExport export;
  private final CleanupHandler cleanup;

  /** Null before it is wanted; guarded by this. */
  private MeterRegistry registry;

  @Inject
  VisibleRegistry(MetricsExport export, CleanupHandler cleanup) {
    this.export = export;
    this.cleanup = cleanup;
  }

  @Override
  public synchronized MeterRegistry get() {
    if (registry == null) {
      registry = Metering.hasPrometheus() ? PrometheusText.registry() : new SimpleMeterRegistry();
      show();
    }
    return registry;
  }

  private void show() {
    if (export == MetricsExport.JMX) {
      cleanup.register(MeterBeans.publish(registry, DOMAIN)::close);
    }
  }
}
