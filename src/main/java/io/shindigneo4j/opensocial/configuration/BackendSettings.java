package io.shindigneo4j.opensocial.configuration;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
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
 */
public record BackendSettings(DriverSettings driver, QueryMode queries, int pageLimit) {

  /**
   * @param find looks a key up, as {@link SettingSources#find} does
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static BackendSettings from(Function<String, Optional<String>> find) {
    Values values = new Values(find);
    return new BackendSettings(
        driver(values),
        values.get(SettingKey.QUERIES, text -> constant(QueryMode.class, text)),
        values.get(SettingKey.PAGE_LIMIT, BackendSettings::positive));
  }

  private static DriverSettings driver(Values values) {
    Credentials credentials =
        new Credentials(
            values.get(SettingKey.USERNAME, text -> text),
            values.get(SettingKey.PASSWORD, text -> text));
    return values
        .get(SettingKey.URI, text -> DriverSettings.of(text, credentials))
        .withEncoding(values.get(SettingKey.ENCODING, text -> constant(Encoding.class, text)))
        .withConnectTimeout(values.get(SettingKey.CONNECT_TIMEOUT, BackendSettings::duration))
        .withCallTimeout(values.get(SettingKey.CALL_TIMEOUT, BackendSettings::duration));
  }

  /** The values as they were written. */
  private record Values(Function<String, Optional<String>> find) {

    <T> T get(SettingKey setting, Function<String, T> parse) {
      String text = find.apply(setting.key()).map(String::strip).orElse(setting.defaultValue());
      try {
        return parse.apply(text);
      } catch (RuntimeException e) { // parsers have several ways to refuse
        throw new InvalidSettingException(setting, e.getMessage(), e);
      }
    }
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String text) {
    return Enum.valueOf(type, text.toUpperCase(Locale.ROOT));
  }

  private static Duration duration(String text) {
    Duration duration = Duration.parse(text);
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException("it must be longer than nothing");
    }
    return duration;
  }

  private static int positive(String text) {
    int number = Integer.parseInt(text);
    if (number <= 0) {
      throw new IllegalArgumentException("it must be positive");
    }
    return number;
  }
}
