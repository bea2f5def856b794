package io.shindigneo4j.server.session;

import io.shindigneo4j.server.events.EventFeeds;
import io.shindigneo4j.server.events.EventSettings;
import io.shindigneo4j.server.events.SubscriptionLimits;
import java.time.Clock;
import java.time.Duration;
import org.neo4j.logging.NullLog;

/** A server that has no events. */
final class NoEvents {

  private static final EventSettings OFF =
      new EventSettings(false, 0, Duration.ZERO, 0, new SubscriptionLimits(0, 0, 0, 0));

  private NoEvents() {}

  static EventFeeds feeds() {
    return new EventFeeds(
        null, OFF, Thread::new, database -> false, Clock.systemUTC(), NullLog.getInstance());
  }
}
