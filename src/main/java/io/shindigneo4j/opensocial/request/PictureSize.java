package io.shindigneo4j.opensocial.request;

import java.util.OptionalInt;

/**
 * The limit of pictures that are in their addresses ({@code data:}). A browser makes memory for all
 * pixels that a header names, however short the text is.
 */
public final class PictureSize {

  /** The most pixels of a side. */
  public static final int MOST = 2_048;

  private static final String DATA = "data:";
  private static final String PNG = "data:image/png;base64,";
  private static final String JPEG = "data:image/jpeg;base64,";
  private static final String WEBP = "data:image/webp;base64,";

  private PictureSize() {}

  /**
   * Refuses a picture that is larger, has several frames, or is of another type than PNG, JPEG and
   * WebP. Sound and films pass, and so do addresses of any other kind.
   *
   * @param field the name of the field
   * @param address null, too, and what is no text
   * @throws org.apache.shindig.protocol.ProtocolException with status 400
   */
  public static void check(String field, Object address) {
    if (address instanceof String text
        && isData(text)
        && !isSoundOrFilm(text)
        && longerSide(text).orElse(Integer.MAX_VALUE) > MOST) {
      throw Refusals.badRequest(
          "%s is no picture without motion, by base64 of type png, jpeg or webp, of %d pixels a side at most"
              .formatted(field, MOST));
    }
  }

  /** Whether a browser takes it for such an address: it leaves out controls and blanks. */
  private static boolean isData(String text) {
    int found = 0;
    for (int i = 0; i < text.length() && found < DATA.length(); i++) {
      char c = text.charAt(i);
      if (c > ' ' && Character.toLowerCase(c) != DATA.charAt(found++)) {
        return false;
      }
    }
    return found == DATA.length();
  }

  private static boolean isSoundOrFilm(String text) {
    return text.startsWith("data:audio/") || text.startsWith("data:video/");
  }

  private static OptionalInt longerSide(String text) {
    try {
      if (text.startsWith(PNG)) {
        return new PictureHeader(text, PNG.length()).png();
      } else if (text.startsWith(JPEG)) {
        return new PictureHeader(text, JPEG.length()).jpeg();
      }
      return text.startsWith(WEBP)
          ? new PictureHeader(text, WEBP.length()).webp()
          : OptionalInt.empty();
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return OptionalInt.empty(); // no base64, or too short
    }
  }
}
