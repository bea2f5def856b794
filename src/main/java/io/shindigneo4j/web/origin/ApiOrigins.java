package io.shindigneo4j.web.origin;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The origins of other sites whose pages may call the social API, with a token.
 *
 * @param names as browsers write them; {@code *} alone for any
 */
record ApiOrigins(Set<String> names) {
  private static final String ANY = "*";
  private static final Pattern NAME = Pattern.compile("\\*|" + Origins.ORIGIN.pattern());

  /**
   * @throws InvalidSettingException for what is no origin, and for {@code *} with others
   */
  static ApiOrigins from(Function<String, Optional<String>> find) {
    return new ApiOrigins(
        new SettingValues(find)
            .names(OriginSetting.API_ORIGINS, NAME, "an origin such as https://example.org, or *"));
  }

  ApiOrigins {
    if (names.contains(ANY) && names.size() > 1) {
      throw new InvalidSettingException(
          OriginSetting.API_ORIGINS.key() + " has * and others: * is for any origin");
    }
  }

  /**
   * What a page is told that may call; empty for one that may not.
   *
   * @param origin null for none
   */
  Optional<String> allowed(String origin) {
    if (names.contains(ANY)) {
      return Optional.of(ANY);
    }
    return Optional.ofNullable(origin).filter(names::contains);
  }
}
