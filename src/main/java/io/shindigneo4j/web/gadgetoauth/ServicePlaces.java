package io.shindigneo4j.web.gadgetoauth;

import com.google.inject.Singleton;
import io.shindigneo4j.schema.gadgetoauth.GadgetService;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.shindig.common.uri.Uri;

/**
 * How many requests a service has at a time, so that one that hangs leaves the others their places.
 * What is signed for any address counts for each host by itself. Thread-safe.
 */
@Singleton
final class ServicePlaces {
  static final int MOST = 10;

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
    String name = name(service, address);
    if (taken.merge(name, 1, Integer::sum) > MOST) {
      leave(name);
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
