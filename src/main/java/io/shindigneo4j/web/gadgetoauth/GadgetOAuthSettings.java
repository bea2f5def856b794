package io.shindigneo4j.web.gadgetoauth;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.gadgetoauth.CallbackPath;
import io.shindigneo4j.opensocial.oauth.Lifetimes;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.web.outbound.OutboundSetting;
import io.shindigneo4j.web.token.SealedSecrets;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * How gadgets fetch by OAuth.
 *
 * @param address below which browsers find Shindig, without a slash at its end
 * @param lifetime of a token after the person has approved
 * @param fetchTime the most that a request to a service takes
 */
record GadgetOAuthSettings(String address, Duration lifetime, Duration fetchTime) {

  private static final Set<String> HEADERS = Set.of("accept", "authorization", "content-type");
  private static final Pattern HEADER = Pattern.compile("[a-z0-9-]+");

  private static final Pattern FORM =
      Pattern.compile(
          "(https://[A-Za-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1|\\[::1]))(:[0-9]{1,5})?"
              + "(/[A-Za-z0-9._~-]+)*");

  /**
   * Reads the settings; empty if gadgets fetch nothing by OAuth.
   *
   * @throws InvalidSettingException for an invalid value, and where the address, the key of tokens
   *     or a header that must be sent is missing
   */
  static Optional<GadgetOAuthSettings> from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    if (!values.flag(GadgetOAuthSetting.ENABLED)) {
      return Optional.empty();
    }
    SealedSecrets.from(find);
    requireHeaders(values);
    return Optional.of(
        new GadgetOAuthSettings(
            values.get(GadgetOAuthSetting.ADDRESS, GadgetOAuthSettings::address),
            Lifetimes.get(values, GadgetOAuthSetting.LIFETIME),
            values.duration(OutboundSetting.TIMEOUT)));
  }

  private static void requireHeaders(SettingValues values) {
    Set<String> sent = values.names(OutboundSetting.HEADERS, HEADER, "the name of a header");
    if (!sent.containsAll(HEADERS)) {
      throw new InvalidSettingException(
          OutboundSetting.HEADERS.key()
              + " must have "
              + new TreeSet<>(HEADERS)
              + ", since "
              + GadgetOAuthSetting.ENABLED.key()
              + " is set");
    }
  }

  private static String address(String text) {
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "it must be as https://social.example.org, without a slash at its end");
    }
    return text;
  }

  /** Where a service sends people back. */
  String callback(GadgetService service) {
    return address + CallbackPath.of(service.proof(), service.gadget(), service.name()).text();
  }
}
