package io.shindigneo4j.web.session;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.oauth.Lifetimes;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/**
 * How long a session is good for.
 *
 * @param idle without a request
 * @param lifetime after the sign-in, whatever comes
 */
record SessionSettings(Duration idle, Duration lifetime) {

  /**
   * @throws InvalidSettingException for an invalid value, one that is longer than revocations are
   *     remembered, or if the first is longer than the second
   */
  static SessionSettings from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new SessionSettings(
        Lifetimes.ofSession(values, SessionSetting.IDLE),
        Lifetimes.ofSession(values, SessionSetting.LIFETIME));
  }

  SessionSettings {
    if (idle.compareTo(lifetime) > 0) {
      throw new InvalidSettingException(
          SessionSetting.IDLE.key() + " must not be longer than " + SessionSetting.LIFETIME.key());
    }
  }

  boolean allow(Session session, Instant now) {
    return now.isBefore(end(session));
  }

  /** When a session ends of which nothing more is heard. */
  Instant end(Session session) {
    return end(session, Duration.ZERO);
  }

  /**
   * When it ends at the latest.
   *
   * @param later how much later it may have been used than it says
   */
  Instant end(Session session, Duration later) {
    Instant idleEnd = session.renewed().plus(idle).plus(later);
    Instant lifetimeEnd = session.created().plus(lifetime);
    return idleEnd.isBefore(lifetimeEnd) ? idleEnd : lifetimeEnd;
  }
}
