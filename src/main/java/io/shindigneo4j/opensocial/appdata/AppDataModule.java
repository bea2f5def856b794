package io.shindigneo4j.opensocial.appdata;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import org.apache.shindig.social.opensocial.spi.AppDataService;

/** Serves application data from the graph. */
public final class AppDataModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GraphAppDataService.class).in(Singleton.class);
    bind(AppDataService.class).to(GraphAppDataService.class);
    bind(PersonAppData.class).in(Singleton.class);
  }
}
