package io.shindigneo4j.web.oauth1;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * How signed requests are taken.
 *
 * @param origin the scheme, host and port that clients call and sign, whatever a proxy makes of
 *     them
 * @param unsignedBodies whether JSON is taken as a body without its hash
 */
record OAuth1Settings(String origin, boolean unsignedBodies) {

  private static final Pattern ORIGIN =
      Pattern.compile("https?://([a-z0-9._-]+|\\[[0-9a-f:.]+])(:[0-9]{1,5})?");

  /**
   * Reads the settings; empty if signed requests are refused.
   *
   * @throws InvalidSettingException for an invalid value, and where the origin is missing
   */
  static Optional<OAuth1Settings> from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return values.flag(OAuth1Setting.ENABLED)
        ? Optional.of(
            new OAuth1Settings(
                values.get(OAuth1Setting.ORIGIN, OAuth1Settings::origin),
                values.flag(OAuth1Setting.UNSIGNED_BODIES)))
        : Optional.empty();
  }

  private static String origin(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    if (!ORIGIN.matcher(lower).matches()) {
      throw new IllegalArgumentException("it must be an origin such as https://example.org");
    }
    return lower;
  }
}
