package io.shindigneo4j.opensocial.activities;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import org.apache.shindig.social.opensocial.spi.ActivityService;
import org.apache.shindig.social.opensocial.spi.ActivityStreamService;

/** Serves activities of both kinds from the graph. */
public final class ActivitiesModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GraphActivityService.class).in(Singleton.class);
    bind(GraphActivityStreamService.class).in(Singleton.class);
    bind(ActivityService.class).to(GraphActivityService.class);
    bind(ActivityStreamService.class).to(GraphActivityStreamService.class);
  }
}
