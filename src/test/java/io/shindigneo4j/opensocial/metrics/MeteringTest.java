package io.shindigneo4j.opensocial.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import com.google.inject.multibindings.OptionalBinder;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.metrics.MetricsExport;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.management.ObjectName;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The meters of the driver in Shindig")
class MeteringTest {

  private static final String KEY = MetricsSetting.METRICS.key();

  @AfterEach
  void clear() {
    System.clearProperty(KEY);
  }

  @Test
  void areMBeansUntilTheContextEndsAndAgainInTheNext() throws Exception {
    for (int start = 0; start < 2; start++) {
      Injector injector = injector();
      injector.getInstance(DriverMeters.class).sent(5);
      ObjectName sent =
          new ObjectName("io.shindigneo4j.client:instance=1,name=shindig.neo4j.client.bytes.sent");
      assertThat(ManagementFactory.getPlatformMBeanServer().getAttribute(sent, "Count"))
          .isEqualTo(5L);
      injector.getInstance(CleanupHandler.class).cleanup();
      assertThat(beans()).isEmpty();
    }
  }

  @Test
  void canBeSwitchedOff() throws Exception {
    System.setProperty(KEY, "none");
    assertThat(injector().getInstance(DriverMeters.class)).isSameAs(DriverMeters.NONE);
    assertThat(injector().getInstance(RequestMeters.class)).isSameAs(RequestMeters.NONE);
    assertThat(beans()).isEmpty();
  }

  @Test
  void areInTheRegistryOfAnotherModuleWhereThatHasOne() throws Exception {
    MeterRegistry own = new SimpleMeterRegistry();
    Injector injector =
        injector(
            new AbstractModule() {
              @Override
              protected void configure() {
                OptionalBinder.newOptionalBinder(binder(), MeterRegistry.class)
                    .setBinding()
                    .toInstance(own);
              }
            });
    injector.getInstance(DriverMeters.class).sent(7);
    injector.getInstance(RequestMeters.class).refused("address");
    assertThat(own.get("shindig.neo4j.client.bytes.sent").counter().count()).isEqualTo(7);
    assertThat(
            own.get("shindig.neo4j.client.requests.refused")
                .tag("limit", "address")
                .counter()
                .count())
        .isEqualTo(1);
    assertThat(beans()).isEmpty();
  }

  @Test
  void areTextForPrometheusUnlessAnotherRegistryHasThem() {
    Injector injector = injector();
    injector.getInstance(RequestMeters.class).answered(503);
    assertThat(injector.getInstance(MeterSource.class).text().orElseThrow().lines())
        .contains("shindig_neo4j_client_http_answers_total{status=\"503\"} 1.0");
    injector.getInstance(CleanupHandler.class).cleanup();
    assertThat(new RegistrySource(new SimpleMeterRegistry()).text()).isEmpty();
  }

  @Test
  void areNoneWhereThereIsNoMicrometer() {
    Module module = Metering.module(ClassLoader.getPlatformClassLoader());
    Injector injector = Guice.createInjector(module);
    assertThat(injector.getInstance(DriverMeters.class)).isSameAs(DriverMeters.NONE);
    assertThat(injector.getInstance(RequestMeters.class)).isSameAs(RequestMeters.NONE);
  }

  @Test
  void areSetByOneKey() {
    assertThat(MetricsSetting.export(key -> Optional.empty())).isEqualTo(MetricsExport.JMX);
    assertThat(MetricsSetting.export(key -> Optional.ofNullable(Map.of(KEY, "NONE").get(key))))
        .isEqualTo(MetricsExport.NONE);
    assertThatThrownBy(() -> MetricsSetting.export(key -> Optional.of("abacus")))
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageContaining(KEY)
        .hasMessageContaining("[jmx, none]");
  }

  /** As Shindig makes one. */
  private static Injector injector(Module... others) {
    return Guice.createInjector(
        Stage.PRODUCTION,
        binder -> {
          binder.install(Metering.module());
          for (Module other : others) {
            binder.install(other);
          }
        });
  }

  private static Set<ObjectName> beans() throws Exception {
    return ManagementFactory.getPlatformMBeanServer()
        .queryNames(new ObjectName("io.shindigneo4j.client:*"), null);
  }
}
