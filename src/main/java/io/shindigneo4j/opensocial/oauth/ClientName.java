package io.shindigneo4j.opensocial.oauth;

import java.util.regex.Pattern;

/**
 * What people see of a client before they consent: a text of 1 to {@value #MAX_LENGTH} characters.
 */
public record ClientName(String text) {

  static final int MAX_LENGTH = 100;

  /** Controls, unpaired surrogates, unassigned and private characters, and what reorders a text. */
  private static final Pattern MISLEADING =
      Pattern.compile(
          "[\\p{Cc}\\p{Cn}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}"
              + "\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]");

  public ClientName {
    InvalidClientException.unless(
        !text.isBlank() && text.length() <= MAX_LENGTH && text.equals(text.strip()),
        "a name has 1 to " + MAX_LENGTH + " characters, without blanks at its ends");
    InvalidClientException.unless(
        !MISLEADING.matcher(text).find(),
        "a name has no control characters, and none that change the direction of a text");
  }
}
