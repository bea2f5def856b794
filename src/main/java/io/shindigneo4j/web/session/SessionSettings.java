package io.shindigneo4j.web.session;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.oauth.Lifetimes;
import io.shindigneo4j.web.token.TokenSetting;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How long a session is good for.
 *
 * @param idle without a request
 * @param lifetime after the sign-in, whatever comes
 * @param renewal how long after the sign-in security tokens of it are renewed
 */
record SessionSettings(Duration idle, Duration lifetime, Duration renewal) {

  /** How much clocks may differ, and more. */
  private static final Duration MARGIN = Duration.ofHours(1);

  /**
   * @throws InvalidSettingException for an invalid value, one that is longer than revocations are
   *     remembered, or if the first is longer than the second
   */
  static SessionSettings from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new SessionSettings(
        Lifetimes.ofSession(values, SessionSetting.IDLE),
        Lifetimes.ofSession(values, SessionSetting.LIFETIME),
        Lifetimes.ofSession(values, TokenSetting.RENEWAL));
  }

  SessionSettings {
    if (idle.compareTo(lifetime) > 0) {
      throw new InvalidSettingException(
          SessionSetting.IDLE.key() + " must not be longer than " + SessionSetting.LIFETIME.key());
    }
  }

  boolean allow(WebSession session, Instant now) {
    return now.isBefore(end(session));
  }

  /** When a session ends of which nothing more is heard. */
  Instant end(WebSession session) {
    return end(session, Duration.ZERO);
  }

  /**
   * When it ends at the latest.
   *
   * @param later how much later it may have been used than it says
   */
  Instant end(WebSession session, Duration later) {
    Instant idleEnd = session.renewed().plus(idle).plus(later);
    Instant lifetimeEnd = session.created().plus(lifetime);
    return Stream.of(idleEnd, lifetimeEnd, session.ends()).min(Comparator.naturalOrder()).get();
  }

  /**
   * How long after its revocation neither a session nor a security token that came of it can be
   * valid any more, even where a Shindig has not heard of the revocation.
   *
   * @param token how long a token is good for at most
   */
  Duration memory(Duration token) {
    Duration tokens = renewal.plus(token);
    return (tokens.compareTo(lifetime) > 0 ? tokens : lifetime).plus(MARGIN);
  }
}
