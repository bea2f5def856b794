package org.cyberneko.html;

import java.util.Locale;
import java.util.Set;

/**
 * Stands in for NekoHTML's class of this name, which Shindig's serializer asks about the elements
 * of HTML.
 */
public final class HTMLElements {
  private static final Set<String> EMPTY =
      Set.of(
          "area",
          "base",
          "basefont",
          "bgsound",
          "br",
          "col",
          "embed",
          "frame",
          "hr",
          "img",
          "input",
          "keygen",
          "link",
          "meta",
          "param",
          "source",
          "track",
          "wbr");
  private static final Set<String> SPECIAL =
      Set.of(
          "iframe",
          "noembed",
          "noframes",
          "plaintext",
          "script",
          "style",
          "textarea",
          "title",
          "xmp");

  private HTMLElements() {}

  public static Element getElement(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return new Element(EMPTY.contains(lower), SPECIAL.contains(lower));
  }

  /** An element of HTML; a special one has text alone. */
  public static final class Element {
    private final boolean empty;
    private final boolean special;

    private Element(boolean empty, boolean special) {
      this.empty = empty;
      this.special = special;
    }

    public boolean isEmpty() {
      return empty;
    }

    public boolean isSpecial() {
      return special;
    }
  }
}
