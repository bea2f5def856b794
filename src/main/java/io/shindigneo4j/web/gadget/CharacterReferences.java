package io.shindigneo4j.web.gadget;

import org.jsoup.parser.Parser;

/**
 * Character references in text, which Shindig's serializer writes as it is. They must come through
 * the parser as they were written: an escaped bracket escaped, and one in an expression not.
 */
final class CharacterReferences {

  private CharacterReferences() {}

  /** HTML whose text is, after parsing, as this HTML was written. */
  static String keep(String html) {
    return html.replace("&", "&amp;");
  }

  /** What was written where the parser knows no references: in scripts and comments. */
  static String written(String kept) {
    return kept.replace("&amp;", "&");
  }

  /** The value of an attribute. */
  static String resolved(String written) {
    return written.indexOf('&') < 0 ? written : Parser.unescapeEntities(written, true);
  }

  /** Text with references where it would be markup. */
  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
