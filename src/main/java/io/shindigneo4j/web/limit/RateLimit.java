package io.shindigneo4j.web.limit;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Optional;
import java.util.function.Function;

/**
 * How much one client may ask for.
 *
 * @param rate tokens that come back in a second; 0 for no limit
 * @param burst the most tokens that a client has
 */
record RateLimit(int rate, int burst) {
  static final RateLimit NONE = new RateLimit(0, 1);

  private static final int MAX_RATE = 1_000_000;

  /**
   * @throws InvalidSettingException for a value that makes no sense
   */
  static RateLimit ofAddresses(Function<String, Optional<String>> find) {
    return from(find, LimitSetting.ADDRESS_RATE, LimitSetting.ADDRESS_BURST);
  }

  /**
   * @throws InvalidSettingException for a value that makes no sense
   */
  static RateLimit ofViewers(Function<String, Optional<String>> find) {
    return from(find, LimitSetting.VIEWER_RATE, LimitSetting.VIEWER_BURST);
  }

  /**
   * The KiB of bodies.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  static RateLimit ofBodies(Function<String, Optional<String>> find) {
    return from(find, LimitSetting.BODY_RATE, LimitSetting.BODY_BURST);
  }

  private static RateLimit from(
      Function<String, Optional<String>> find, Setting rate, Setting burst) {
    SettingValues values = new SettingValues(find);
    return new RateLimit(values.get(rate, RateLimit::rate), values.positive(burst));
  }

  private static int rate(String text) {
    int rate = Integer.parseInt(text);
    if (rate < 0 || rate > MAX_RATE) {
      throw new IllegalArgumentException("it must be from 0 to " + MAX_RATE);
    }
    return rate;
  }

  boolean isOff() {
    return rate == 0;
  }
}
