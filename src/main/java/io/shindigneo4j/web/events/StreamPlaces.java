package io.shindigneo4j.web.events;

import io.shindigneo4j.web.limit.TooManyRequests;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import javax.servlet.http.HttpServletResponse;

/** The streams that are open, by viewer and address. Safe for use by many threads. */
final class StreamPlaces {

  private final StreamSettings most;

  // Guarded by this.
  private final Map<String, Integer> viewers = new HashMap<>();
  private final Map<String, Integer> addresses = new HashMap<>();
  private int all;

  StreamPlaces(StreamSettings most) {
    this.most = most;
  }

  /** Takes a place, or none and says with which HTTP status that is refused. */
  synchronized OptionalInt take(String viewer, String address) {
    if (viewers.getOrDefault(viewer, 0) >= most.viewer()
        || addresses.getOrDefault(address, 0) >= most.address()) {
      return OptionalInt.of(TooManyRequests.STATUS);
    } else if (all >= most.all()) {
      return OptionalInt.of(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
    }
    viewers.merge(viewer, 1, Integer::sum);
    addresses.merge(address, 1, Integer::sum);
    all++;
    return OptionalInt.empty();
  }

  /** Gives a place back. */
  synchronized void leave(String viewer, String address) {
    viewers.computeIfPresent(viewer, (name, count) -> count == 1 ? null : count - 1);
    addresses.computeIfPresent(address, (name, count) -> count == 1 ? null : count - 1);
    all--;
  }
}
