package io.shindigneo4j.opensocial;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;
import io.shindigneo4j.driver.BookmarkManager;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.TraceContext;
import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.opensocial.access.AccessModule;
import io.shindigneo4j.opensocial.activities.ActivitiesModule;
import io.shindigneo4j.opensocial.appdata.AppDataModule;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.events.EventsModule;
import io.shindigneo4j.opensocial.execution.CallScheduler;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.friendships.FriendshipsModule;
import io.shindigneo4j.opensocial.graph.GraphModule;
import io.shindigneo4j.opensocial.groups.GroupsModule;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.media.MediaModule;
import io.shindigneo4j.opensocial.messages.MessagesModule;
import io.shindigneo4j.opensocial.metrics.Metering;
import io.shindigneo4j.opensocial.notifications.NotificationsModule;
import io.shindigneo4j.opensocial.oauth.ClosedOAuthModule;
import io.shindigneo4j.opensocial.oauth.RevocationModule;
import io.shindigneo4j.opensocial.oauth.TokenStoreModule;
import io.shindigneo4j.opensocial.organization.OrganizationModule;
import io.shindigneo4j.opensocial.people.PeopleModule;
import io.shindigneo4j.opensocial.search.SearchModule;
import io.shindigneo4j.opensocial.skills.SkillsModule;
import java.time.Clock;
import java.util.Optional;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;

/**
 * Serves Shindig from the graph; stands in {@code guice-modules} where Shindig's {@code
 * SampleModule} stood.
 */
public final class SocialGraphModule extends AbstractModule {

  @Override
  protected void configure() {
    install(new AccessModule());
    install(new PeopleModule());
    install(new FriendshipsModule());
    install(new GroupsModule());
    install(new GraphModule());
    install(new ActivitiesModule());
    install(new AppDataModule());
    install(new MediaModule());
    install(new MessagesModule());
    install(new NotificationsModule());
    install(new OrganizationModule());
    install(new SearchModule());
    install(new SkillsModule());
    install(new EventsModule());
    install(new ClosedOAuthModule());
    install(new RevocationModule());
    install(new TokenStoreModule());
    install(Metering.module());
    OptionalBinder.newOptionalBinder(binder(), CallScheduler.class)
        .setDefault()
        .toInstance(CallScheduler.AT_ONCE);
    OptionalBinder.newOptionalBinder(binder(), TraceContext.class);
    bind(Clock.class).toInstance(Clock.systemUTC());
    bind(Identifiers.class).to(TimeOrderedIdentifiers.class).in(Singleton.class);
  }

  @Provides
  @Singleton
  BackendSettings settings() {
    return BackendSettings.from(SettingSources.fromEnvironment()::find);
  }

  /** Connects in the background; closed with the servlet context. */
  @Provides
  @Singleton
  GraphDriver driver(
      BackendSettings settings, DriverMeters meters, Clock clock, CleanupHandler cleanup) {
    GraphDriver driver = GraphDriver.connect(withBookmarks(settings.driver()).withMeters(meters));
    cleanup.register(driver::close);
    if (settings.driver().isBolt()) {
      ScheduledCleanup expired = new ScheduledCleanup(driver, clock);
      cleanup.register(expired::close);
      expired.begin();
    }
    return driver;
  }

  /** A follower may lag behind the leader, so each operation waits for what was written before. */
  private static DriverSettings withBookmarks(DriverSettings settings) {
    return settings.hasFollowers() ? settings.withBookmarks(BookmarkManager.inMemory()) : settings;
  }

  @Provides
  @Singleton
  OperationRunner operations(
      GraphDriver driver,
      BackendSettings settings,
      CallScheduler scheduler,
      Optional<TraceContext> traces) {
    return new OperationRunner(
        driver, settings.queries(), scheduler, traces.orElse(Optional::empty));
  }
}
