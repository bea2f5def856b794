package io.shindigneo4j.web.gadget;

import org.apache.shindig.common.uri.DefaultUriParser;
import org.apache.shindig.common.uri.Uri;

/**
 * Reads addresses of bounded length. What leads up is bounded, too: Shindig looks for what each
 * {@code ..} takes away, one segment after the other.
 */
final class BoundedUriParser extends DefaultUriParser {
  static final int MAX_CHARACTERS = 8_192;
  static final int MAX_UP = 100;

  private static final String UP = "..";

  /**
   * @throws IllegalArgumentException for a malformed address, and for one beyond the limits
   */
  @Override
  public Uri parse(String text) {
    if (text.length() > MAX_CHARACTERS) {
      throw new IllegalArgumentException(
          "an address has at most " + MAX_CHARACTERS + " characters");
    }
    int up = 0;
    for (int i = text.indexOf(UP); i >= 0; i = text.indexOf(UP, i + UP.length())) {
      if (++up > MAX_UP) {
        throw new IllegalArgumentException("an address leads up " + MAX_UP + " times at most");
      }
    }
    return super.parse(text);
  }
}
