package io.shindigneo4j.opensocial.configuration;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Compression;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * The settings of the back end.
 *
 * @param driver how to reach the database
 * @param queries whether operations run natively or as Cypher
 * @param pageLimit the most items of one page, whatever is asked for
 * @param anonymousRead whether who is not signed in may read people
 * @param requestLimit the most bytes of a request's body
 */
public record BackendSettings(
    DriverSettings driver,
    QueryMode queries,
    int pageLimit,
    boolean anonymousRead,
    int requestLimit) {

  /**
   * Reads all settings.
   *
   * @param find looks a key up, as {@link SettingSources#find} does
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static BackendSettings from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new BackendSettings(
        driver(values),
        values.constant(SettingKey.QUERIES, QueryMode.class),
        values.get(SettingKey.PAGE_LIMIT, BackendSettings::positive),
        values.get(SettingKey.ANONYMOUS_READ, BackendSettings::flag),
        values.get(SettingKey.REQUEST_LIMIT, BackendSettings::positive));
  }

  private static DriverSettings driver(SettingValues values) {
    Credentials credentials =
        new Credentials(
            values.get(SettingKey.USERNAME, BackendSettings::username),
            values.verbatim(SettingKey.PASSWORD));
    return values
        .get(SettingKey.URI, text -> DriverSettings.of(text, credentials))
        .withEncoding(values.constant(SettingKey.ENCODING, Encoding.class))
        .withCompression(values.constant(SettingKey.COMPRESSION, Compression.class))
        .withConnectTimeout(values.get(SettingKey.CONNECT_TIMEOUT, BackendSettings::duration))
        .withCallTimeout(values.get(SettingKey.CALL_TIMEOUT, BackendSettings::duration));
  }

  /** HTTP's Basic authentication ends the name at the first colon. */
  private static String username(String text) {
    if (text.isEmpty() || text.contains(":")) {
      throw new IllegalArgumentException("it must be a name without a colon");
    }
    return text;
  }

  private static Duration duration(String text) {
    Duration duration = Duration.parse(text);
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException("it must be longer than nothing");
    }
    return duration;
  }

  private static boolean flag(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException("it must be true or false");
    };
  }

  private static int positive(String text) {
    int number = Integer.parseInt(text);
    if (number <= 0) {
      throw new IllegalArgumentException("it must be positive");
    }
    return number;
  }
}
