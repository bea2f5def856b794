package io.shindigneo4j.opensocial.configuration;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The values of settings, as they were written or else their defaults.
 *
 * @param find looks a key up, as {@link SettingSources#find} does
 */
public record SettingValues(Function<String, Optional<String>> find) {

  /** With blanks at its ends, which a password may have. */
  public String verbatim(Setting setting) {
    return find.apply(setting.key()).orElse(setting.defaultValue());
  }

  /**
   * Parses the value without the blanks at its ends.
   *
   * @throws InvalidSettingException when the parser throws, with its message
   */
  public <T> T get(Setting setting, Function<String, T> parse) {
    String text = verbatim(setting).strip();
    try {
      return parse.apply(text);
    } catch (RuntimeException e) { // parsers have several ways to refuse
      throw new InvalidSettingException(setting, e);
    }
  }

  /** A whole number from 1 on. */
  public int positive(Setting setting) {
    return get(setting, SettingValues::positive);
  }

  private static int positive(String text) {
    int number = Integer.parseInt(text);
    if (number <= 0) {
      throw new IllegalArgumentException("it must be positive");
    }
    return number;
  }

  /** {@code true} or {@code false}, in any case. */
  public boolean flag(Setting setting) {
    return get(setting, SettingValues::flag);
  }

  private static boolean flag(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException("it must be true or false");
    };
  }

  /** A time that is longer than nothing, in ISO 8601. */
  public Duration duration(Setting setting) {
    return get(setting, SettingValues::duration);
  }

  private static Duration duration(String text) {
    Duration duration = Duration.parse(text);
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException("it must be longer than nothing");
    }
    return duration;
  }

  /**
   * Names with commas between them, in lower case.
   *
   * @param form of each name
   * @param what a name is, for the message
   */
  public Set<String> names(Setting setting, Pattern form, String what) {
    return get(
        setting,
        text ->
            Stream.of(text.toLowerCase(Locale.ROOT).split(",", -1))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .map(name -> checked(name, form, what))
                .collect(Collectors.toUnmodifiableSet()));
  }

  private static String checked(String name, Pattern form, String what) {
    if (!form.matcher(name).matches()) {
      throw new IllegalArgumentException("'" + name + "' is not " + what);
    }
    return name;
  }

  /** The constant of this name in any case, with hyphens. */
  public <E extends Enum<E>> E constant(Setting setting, Class<E> type) {
    return get(setting, text -> constant(type, text));
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String text) {
    return Stream.of(type.getEnumConstants())
        .filter(constant -> hyphenated(constant).equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "it must be one of "
                        + EnumSet.allOf(type).stream().map(SettingValues::hyphenated).toList()));
  }

  private static String hyphenated(Enum<?> constant) {
    return constant.name().replace('_', '-').toLowerCase(Locale.ROOT);
  }
}
