package io.shindigneo4j.opensocial.events;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import io.shindigneo4j.driver.EventRequest;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.metrics.EventMeters;
import io.shindigneo4j.schema.events.EventOperations;
import io.shindigneo4j.schema.events.EventOperations.Audience;
import io.shindigneo4j.schema.events.EventOperations.FindAudience;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;

/** Lets people hear what happens in the graph. */
public final class EventsModule extends AbstractModule {

  /** Messages of the driver that may wait. */
  private static final int AHEAD = 64;

  @Provides
  @Singleton
  EventsSettings settings() {
    return SettingSources.read(EventsSettings::from);
  }

  /** Ends with the servlet context. */
  @Provides
  @Singleton
  EventHub hub(
      GraphDriver driver,
      OperationRunner operations,
      AccessControl access,
      EventsSettings settings,
      EventMeters meters,
      CleanupHandler cleanup) {
    EventHub hub =
        new EventHub(
            start -> driver.subscribe(EventRequest.all().withAhead(AHEAD).from(start)),
            new GraphAudience(operations),
            new EventRules(access),
            settings,
            meters,
            System::nanoTime,
            AudienceQuestions.DELAYS_MILLIS);
    cleanup.register(hub::close);
    return hub;
  }

  /** Asks the leader, which knows what was changed a moment ago. */
  record GraphAudience(OperationRunner operations) implements AudienceSource {

    @Override
    public CompletableFuture<Set<String>> ask(
        String person, String group, List<String> candidates) {
      return operations
          .readAtLeader(EventOperations.AUDIENCE, new FindAudience(person, group, candidates))
          .thenApply(Audience::ids)
          .thenApply(HashSet::new);
    }
  }
}
