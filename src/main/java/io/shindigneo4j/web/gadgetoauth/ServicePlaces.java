package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Singleton;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.CurrentRequest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.shindig.common.uri.Uri;

/**
 * How many requests a service has at a time, and how many wait for a renewal, so that one that
 * hangs leaves the others their threads. Of these, each client has a share, so that none takes a
 * service from the others. What is signed for any address counts for each host by itself.
 * Thread-safe.
 */
@Singleton
final class ServicePlaces {
  static final int MAX = 10;
  static final int MAX_OF_VIEWER = 6;
  static final int MAX_OF_ADDRESS = 3;

  private static final String WAITING = " waiting";

  private final Map<Counted, Integer> taken = new ConcurrentHashMap<>();

  /**
   * Whose places are counted.
   *
   * @param client null for all together
   */
  private record Counted(String service, Client client) {
    int most() {
      if (client == null) {
        return MAX;
      }
      return switch (client.kind()) {
        case VIEWER -> MAX_OF_VIEWER;
        case ADDRESS -> MAX_OF_ADDRESS;
        case SHINDIG -> MAX;
      };
    }
  }

  /** What holds a place until it is closed. */
  interface Place extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * A place for the client of this thread.
   *
   * @throws ServiceFailure where all places of the service, or all of the client, are taken
   */
  Place take(GadgetService service, Uri address) throws ServiceFailure {
    return take(name(service, address));
  }

  /**
   * A place to wait until another server has renewed a token.
   *
   * @throws ServiceFailure where as many wait as may
   */
  Place takeToWait(GadgetService service) throws ServiceFailure {
    return take(service.id() + WAITING);
  }

  private Place take(String name) throws ServiceFailure {
    Counted own = new Counted(name, CurrentRequest.client());
    Counted all = new Counted(name, null);
    if (!enter(own)) {
      throw busy();
    }
    if (!enter(all)) {
      leave(own);
      throw busy();
    }
    return () -> {
      leave(all);
      leave(own);
    };
  }

  private boolean enter(Counted places) {
    AtomicBoolean free = new AtomicBoolean();
    taken.compute(
        places,
        (same, before) -> {
          int count = before == null ? 0 : before;
          free.set(count < places.most());
          return free.get() ? Integer.valueOf(count + 1) : before;
        });
    return free.get();
  }

  private static ServiceFailure busy() {
    return new ServiceFailure(FailureCode.BUSY, "The service has too many requests under way");
  }

  private static String name(GadgetService service, Uri address) {
    return service.resources().isEmpty()
        ? service.id() + " " + address.getAuthority()
        : service.id();
  }

  private void leave(Counted places) {
    taken.computeIfPresent(places, (same, count) -> count == 1 ? null : count - 1);
  }

  /** How many counts it keeps. */
  int services() {
    return taken.size();
  }
}
