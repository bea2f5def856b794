package io.shindigneo4j.acceptance;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.OptionalBinder;
import com.google.inject.util.Modules;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.SocialApiModule;
import io.shindigneo4j.opensocial.SocialGraphModule;
import io.shindigneo4j.opensocial.access.AccessPolicy;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.web.LayeredPropertiesModule;

/** The back end on a graph with fresh sample data; nobody is kept out, as with Shindig's own. */
public final class AcceptanceModule extends AbstractModule {

  @Override
  protected void configure() {
    AcceptanceGraph graph = AcceptanceGraph.fresh();
    install(new LayeredPropertiesModule());
    install(new SocialApiModule());
    install(
        Modules.override(new SocialGraphModule())
            .with(
                binder -> {
                  binder.bind(GraphDriver.class).toInstance(graph.driver());
                  binder.bind(BackendSettings.class).toInstance(graph.settings());
                }));
    OptionalBinder.newOptionalBinder(binder(), AccessPolicy.class)
        .setBinding()
        .to(OpenPolicy.class);
  }
}
