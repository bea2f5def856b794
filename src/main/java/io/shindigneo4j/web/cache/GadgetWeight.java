package io.shindigneo4j.web.cache;

import org.apache.shindig.gadgets.spec.GadgetSpec;
import org.apache.shindig.gadgets.spec.View;

/**
 * The bytes that a gadget takes. It keeps the tree of its XML where that has unknown elements, so
 * its markup counts, which its text does not show.
 */
public final class GadgetWeight {
  private static final String ATTRIBUTE = GadgetWeight.class.getName();
  private static final int BYTES_OF_CHARACTER = 2;

  /** An element, an attribute, or the name of a view: measured, then rounded up. */
  private static final int BYTES_OF_MARKUP = 512;

  /** For each character of its text, where its markup is unknown. */
  private static final int BYTES_OF_TEXT = 64;

  private GadgetWeight() {}

  /**
   * Notes what a gadget was made of.
   *
   * @param characters of its XML
   * @param markup how many elements, attributes and names of views it has
   */
  public static void note(GadgetSpec gadget, int characters, int markup) {
    gadget.setAttribute(
        ATTRIBUTE, (long) BYTES_OF_CHARACTER * characters + (long) BYTES_OF_MARKUP * markup);
  }

  static long of(GadgetSpec gadget) {
    if (!(gadget.getAttribute(ATTRIBUTE) instanceof Long bytes)) {
      return (long) BYTES_OF_TEXT * gadget.toString().length();
    }
    return bytes + BYTES_OF_CHARACTER * contents(gadget);
  }

  private static long contents(GadgetSpec gadget) {
    return gadget.getViews().values().stream()
        .map(View::getContent)
        .mapToLong(content -> content == null ? 0 : content.length())
        .sum();
  }
}
