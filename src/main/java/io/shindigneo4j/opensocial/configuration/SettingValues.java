package io.shindigneo4j.opensocial.configuration;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
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
      throw new InvalidSettingException(setting.key() + " is not valid: " + e.getMessage(), e);
    }
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
