package com.google.caja.lexer.escaping;

import java.io.IOException;

/** Stands in for Caja's class of this name, of which Shindig uses this method. */
public final class Escaping {
  private static final char LAST_PRINTABLE = '~';

  private Escaping() {}

  /** Writes text so that it has no meaning as markup, neither between tags nor in quotes. */
  public static void escapeXml(CharSequence text, boolean asciiOnly, Appendable output)
      throws IOException {
    for (int i = 0; i < text.length(); ) {
      int character = Character.codePointAt(text, i);
      i += Character.charCount(character);
      switch (character) {
        case '&' -> output.append("&amp;");
        case '<' -> output.append("&lt;");
        case '>' -> output.append("&gt;");
        case '"' -> output.append("&#34;");
        case '\'' -> output.append("&#39;");
        case '`' -> output.append("&#96;");
        default -> append(character, asciiOnly && character > LAST_PRINTABLE, output);
      }
    }
  }

  private static void append(int character, boolean asReference, Appendable output)
      throws IOException {
    if (asReference) {
      output.append("&#").append(Integer.toString(character)).append(';');
    } else {
      output.append(Character.toString(character));
    }
  }
}
