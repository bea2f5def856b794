package io.shindigneo4j.web.oauth1;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.oauth.OAuth;

/**
 * The header {@code Authorization} of a signed request, as RFC 5849 has it. The library reads it by
 * regular expressions that take time as the square of its blanks.
 */
final class OAuth1AuthorizationHeader {
  private static final String SCHEME = "OAuth";

  private OAuth1AuthorizationHeader() {}

  /**
   * The parameters, decoded; none for another scheme. What is no parameter is left out.
   *
   * @throws IllegalArgumentException if one is encoded wrongly
   */
  static List<OAuth.Parameter> parameters(String header) {
    String text = header.strip();
    List<OAuth.Parameter> parameters = new ArrayList<>();
    if (hasScheme(text)) {
      int start = SCHEME.length();
      while (start < text.length()) {
        int comma = text.indexOf(',', start);
        int end = comma < 0 ? text.length() : comma;
        parameter(text.substring(start, end).strip()).ifPresent(parameters::add);
        start = end + 1;
      }
    }
    return parameters;
  }

  private static boolean hasScheme(String text) {
    int end = SCHEME.length();
    return text.length() > end
        && text.regionMatches(true, 0, SCHEME, 0, end)
        && Character.isWhitespace(text.charAt(end));
  }

  /** A name, {@code =} and a value in quotation marks. */
  private static Optional<OAuth.Parameter> parameter(String pair) {
    int close = pair.length() - 1;
    int open = pair.endsWith("\"") ? pair.lastIndexOf('"', close - 1) : -1;
    String before = pair.substring(0, Math.max(0, open)).strip();
    if (!before.endsWith("=")) {
      return Optional.empty();
    }
    String name = before.substring(0, before.length() - 1).strip();
    return name.chars().anyMatch(Character::isWhitespace)
        ? Optional.empty()
        : Optional.of(
            new OAuth.Parameter(
                OAuth.decodePercent(name), OAuth.decodePercent(pair.substring(open + 1, close))));
  }
}
