package io.shindigneo4j.opensocial.request;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/** The maximum length of the text of one item. */
public final class SizeLimit {

  public static final int CHARACTERS = 1 << 20;

  private SizeLimit() {}

  /**
   * Refuses more text than that.
   *
   * @throws ProtocolException with status 413
   */
  public static void check(long characters) {
    check(characters, CHARACTERS);
  }

  /**
   * The same for an item that has less.
   *
   * @param most how many characters it has at most
   */
  public static void check(long characters, int most) {
    if (characters > most) {
      throw new ProtocolException(
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
          "the texts have more than %d characters".formatted(most));
    }
  }
}
