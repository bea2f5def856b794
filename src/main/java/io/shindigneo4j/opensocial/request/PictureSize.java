package io.shindigneo4j.opensocial.request;

import com.google.common.base.CharMatcher;
import java.util.OptionalInt;

/**
 * The limit of pictures that are in their addresses ({@code data:}). A browser makes memory for all
 * pixels that a header names, however short the text is.
 */
public final class PictureSize {

  /** The most pixels of a side. */
  public static final int MAX = 2_048;

  private static final String DATA = "data:";
  private static final String PICTURE = "data:image/";
  private static final String PNG = "data:image/png;base64,";
  private static final String JPEG = "data:image/jpeg;base64,";
  private static final String WEBP = "data:image/webp;base64,";
  private static final String GIF = "data:image/gif;base64,";
  private static final CharMatcher BASE64 =
      CharMatcher.inRange('A', 'Z')
          .or(CharMatcher.inRange('a', 'z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.anyOf("+/="));

  private PictureSize() {}

  /**
   * Refuses a picture that is larger, is of another type than PNG, JPEG, WebP and GIF, or is a PNG
   * or WebP of several frames. Addresses of any other kind pass.
   *
   * @param field the name of the field
   * @param address null, too, and what is no text
   * @throws org.apache.shindig.protocol.ProtocolException with status 400
   */
  public static void check(String field, Object address) {
    if (address instanceof String text
        && begins(text, DATA)
        && longerSide(text).orElse(Integer.MAX_VALUE) > MAX) {
      throw Refusals.badRequest(
          "%s is no picture of type png, jpeg, webp or gif, in base64 without blanks, of at most %d pixels a side"
              .formatted(field, MAX));
    }
  }

  /** As {@link #check}, for a field that may also have sound, a film or a text. */
  public static void checkIfPicture(String field, Object address) {
    if (address instanceof String text && begins(text, PICTURE)) {
      check(field, address);
    }
  }

  /** Whether a browser takes it for such an address: it leaves out controls and blanks. */
  private static boolean begins(String text, String prefix) {
    int found = 0;
    for (int i = 0; i < text.length() && found < prefix.length(); i++) {
      char c = text.charAt(i);
      if (c > ' ' && Character.toLowerCase(c) != prefix.charAt(found++)) {
        return false;
      }
    }
    return found == prefix.length();
  }

  /** Nothing that a browser leaves out may shift what follows. */
  private static OptionalInt longerSide(String text) {
    if (!BASE64.matchesAllOf(text.substring(text.indexOf(',') + 1))) {
      return OptionalInt.empty();
    }
    try {
      if (text.startsWith(PNG)) {
        return new PictureHeader(text, PNG.length()).png();
      } else if (text.startsWith(JPEG)) {
        return new PictureHeader(text, JPEG.length()).jpeg();
      }
      if (text.startsWith(WEBP)) {
        return new PictureHeader(text, WEBP.length()).webp();
      }
      return text.startsWith(GIF)
          ? new PictureHeader(text, GIF.length()).gif()
          : OptionalInt.empty();
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return OptionalInt.empty(); // no base64, or too short
    }
  }
}
