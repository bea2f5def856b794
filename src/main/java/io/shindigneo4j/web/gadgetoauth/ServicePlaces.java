package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Singleton;
import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.shindig.common.uri.Uri;

/**
 * How many requests a service has at a time, and how many wait for a renewal, so that one that
 * hangs leaves the others their threads. What is signed for any address counts for each host by
 * itself. Thread-safe.
 */
@Singleton
final class ServicePlaces {
  static final int MOST = 10;

  private static final String WAITING = " waiting";

  private final Map<String, Integer> taken = new ConcurrentHashMap<>();

  /** What holds a place until it is closed. */
  interface Place extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * @throws ServiceFailure where all places of the service are taken
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
    AtomicBoolean free = new AtomicBoolean();
    taken.compute(
        name,
        (same, before) -> {
          int count = before == null ? 0 : before;
          free.set(count < MOST);
          return free.get() ? count + 1 : before;
        });
    if (!free.get()) {
      throw new ServiceFailure(FailureCode.BUSY, "The service has too many requests under way");
    }
    return () -> leave(name);
  }

  private static String name(GadgetService service, Uri address) {
    return service.resources().isEmpty()
        ? service.id() + " " + address.getAuthority()
        : service.id();
  }

  private void leave(String name) {
    taken.computeIfPresent(name, (same, count) -> count == 1 ? null : count - 1);
  }

  /** How many services it keeps. */
  int services() {
    return taken.size();
  }
}
