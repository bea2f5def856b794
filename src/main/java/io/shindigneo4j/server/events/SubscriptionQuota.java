package io.shindigneo4j.server.events;

import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.RequestException;
import java.util.HashMap;
import java.util.Map;

/** Limits the subscriptions, and the memory of their topics, of a user and in all. Thread-safe. */
final class SubscriptionQuota {

  private final SubscriptionLimits most;

  // All guarded by this.
  private final Map<String, Use> users = new HashMap<>();
  private Use all = Use.NONE;

  private record Use(int subscriptions, long topics) {

    private static final Use NONE = new Use(0, 0);

    private Use plus(int more, long bytes) {
      return new Use(subscriptions + more, topics + bytes);
    }
  }

  SubscriptionQuota(SubscriptionLimits most) {
    this.most = most;
  }

  /**
   * Takes a place for one more subscription.
   *
   * @param topics the bytes of its topics
   * @throws RequestException if the user has too many already, or all users together
   */
  synchronized void acquire(String user, long topics) {
    Use own = users.getOrDefault(user, Use.NONE).plus(1, topics);
    Use together = all.plus(1, topics);
    require(own.subscriptions() <= most.ofUser(), "the user has too many subscriptions");
    require(own.topics() <= most.topicsOfUser(), "the user's subscriptions have too many topics");
    require(together.subscriptions() <= most.inAll(), "the server has too many subscriptions");
    require(together.topics() <= most.topicsInAll(), "the subscriptions have too many topics");
    users.put(user, own);
    all = together;
  }

  private static void require(boolean fits, String otherwise) {
    if (!fits) {
      throw new RequestException(ErrorCode.TOO_MANY_SUBSCRIPTIONS, otherwise, true);
    }
  }

  /** Gives back what was acquired. */
  synchronized void release(String user, long topics) {
    users.computeIfPresent(
        user, (name, use) -> use.subscriptions() == 1 ? null : use.plus(-1, -topics));
    all = all.plus(-1, -topics);
  }

  synchronized int subscriptions() {
    return all.subscriptions();
  }

  /** The bytes of the topics of all subscriptions. */
  synchronized long topics() {
    return all.topics();
  }
}
