package io.shindigneo4j.opensocial.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.metrics.MeterBeans;
import javax.inject.Inject;
import javax.inject.Provider;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;

/** A registry whose meters are MBeans until the servlet context ends. */
final class VisibleRegistry implements Provider<MeterRegistry> {

  private static final String DOMAIN = "io.shindigneo4j.client";

  private final MetricsExport export;
  private final CleanupHandler cleanup;

  @Inject
  VisibleRegistry(MetricsExport export, CleanupHandler cleanup) {
    this.export = export;
    this.cleanup = cleanup;
  }

  @Override
  public MeterRegistry get() {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    if (export == MetricsExport.JMX) {
      cleanup.register(MeterBeans.publish(registry, DOMAIN)::close);
    }
    return registry;
  }
}
