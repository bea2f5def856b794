package io.shindigneo4j.web.origin;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.LockedDomainService;

/** Renders gadgets on the hosts of the settings. */
public final class OriginModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(ContainerConfig.class).to(OriginContainerConfig.class);
    bind(LockedDomainService.class).to(GadgetDomains.class);
  }

  @Provides
  @Singleton
  Origins origins() {
    return SettingSources.read(Origins::from);
  }
}
