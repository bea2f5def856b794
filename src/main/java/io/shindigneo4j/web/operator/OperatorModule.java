package io.shindigneo4j.web.operator;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.metrics.MeterSource;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import java.time.Clock;

/** Lets operators see how this server does. */
public final class OperatorModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(Operators.class)
        .toProvider((Provider<Operators>) () -> SettingSources.read(Operators::from))
        .asEagerSingleton();
  }

  @Provides
  @Singleton
  StatusReport report(
      GraphDriver driver,
      OperationRunner operations,
      MeterSource meters,
      BackendSettings settings,
      Clock clock) {
    return new StatusReport(
        new DatabaseReport(driver), new ClientRegistry(operations, clock), meters, settings, clock);
  }
}
