package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import java.time.Duration;

/** How long what can be revoked may be valid: no longer than revocations are remembered. */
public final class Lifetimes {

  private Lifetimes() {}

  /**
   * The value of a setting.
   *
   * @throws InvalidSettingException for a value that is no time, or too long
   */
  public static Duration get(SettingValues values, Setting setting) {
    return get(values, setting, Revocation.MEMORY);
  }

  /**
   * The same for a session, or for a token that may belong to one.
   *
   * @throws InvalidSettingException for a value that is no time, or too long
   */
  public static Duration ofSession(SettingValues values, Setting setting) {
    return get(values, setting, Revocation.SESSION_MEMORY);
  }

  private static Duration get(SettingValues values, Setting setting, Duration most) {
    Duration lifetime = values.duration(setting);
    if (lifetime.compareTo(most) > 0) {
      throw new InvalidSettingException(
          setting.key() + " is not valid: it must be " + most.toDays() + " days at most");
    }
    return lifetime;
  }

  public static boolean isAllowed(Duration lifetime) {
    return lifetime.compareTo(Revocation.MEMORY) <= 0;
  }
}
