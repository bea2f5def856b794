package io.shindigneo4j.opensocial.messages;

import io.shindigneo4j.opensocial.request.Refusals;
import java.util.Map;

/**
 * How long the fields of messages and their collections may be. Anybody may send a message, and a
 * page of a mailbox has all of its messages whole.
 */
final class MessageSize {

  /** The most characters of a message, title and body together. */
  static final int CHARACTERS = 1 << 18;

  /** The most characters of any other text, and of the title of a collection. */
  static final int TEXT = 1_000;

  static final int MAX_URLS = 100;

  /** The most characters of the addresses together, as they are stored. */
  static final int URLS = 1 << 15;

  private static final Map<String, Integer> MAX_LENGTHS =
      Map.of("titleId", TEXT, "bodyId", TEXT, "type", TEXT, "urls", URLS);

  private MessageSize() {}

  /**
   * Refuses more text than a message has.
   *
   * @param properties in the form in which they are stored
   * @throws org.apache.shindig.protocol.ProtocolException with status 413 for title and body, with
   *     status 400 for another field
   */
  static void check(Map<String, Object> properties) {
    if (length(properties.get("title")) + length(properties.get("body")) > CHARACTERS) {
      throw Refusals.tooLarge(
          "a message has at most " + CHARACTERS + " characters in title and body");
    }
    MAX_LENGTHS.forEach((field, most) -> check(field, properties, most));
  }

  /**
   * Refuses more text than a collection has.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400
   */
  static void checkCollection(Map<String, Object> properties) {
    check("title", properties, TEXT);
    check("urls", properties, URLS);
  }

  /**
   * Refuses more addresses than a message or a collection has.
   *
   * @throws org.apache.shindig.protocol.ProtocolException with status 400
   */
  static void checkUrls(int number) {
    if (number > MAX_URLS) {
      throw Refusals.badRequest("urls has at most " + MAX_URLS + " entries");
    }
  }

  private static void check(String field, Map<String, Object> properties, int most) {
    if (length(properties.get(field)) > most) {
      throw Refusals.badRequest(field + " has at most " + most + " characters");
    }
  }

  private static long length(Object text) {
    return text instanceof String characters ? characters.length() : 0;
  }
}
