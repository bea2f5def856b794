package io.shindigneo4j.web.gadget;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The limits of HTML that is parsed. The parser takes the square of the number of attributes of an
 * element, and of the depth of elements.
 */
final class HtmlLimits {
  private static final int LONGEST = 1 << 20;
  private static final int MOST_ATTRIBUTES = 1_000;
  private static final int MOST_TAGS = 50_000;
  private static final int DEEPEST = 500;

  /** Elements without an end, and those whose end may be left out. */
  private static final Set<String> WITHOUT_END =
      Set.of(
          "area", "base", "br", "col", "embed", "frame", "hr", "img", "input", "link", "meta",
          "param", "source", "track", "wbr", "p", "li", "dt", "dd", "option", "thead", "tbody",
          "tfoot", "tr", "td", "th");

  /** What is between the tags of these is no HTML. */
  private static final Set<String> RAW = Set.of("script", "style", "textarea", "title");

  private final String html;
  private int position;
  private int tags;
  private int depth;

  /** How many elements of each name are open. */
  private final Map<String, Integer> open = new HashMap<>();

  private HtmlLimits(String html) {
    this.html = html;
  }

  /** Whether a text is within the limits. */
  static boolean hold(String html) {
    return html.length() <= LONGEST && new HtmlLimits(html).hold();
  }

  private boolean hold() {
    for (position = html.indexOf('<'); position >= 0; position = html.indexOf('<', position)) {
      position++;
      if (html.startsWith("!--", position)) {
        skipBehind("-->");
      } else if (html.startsWith("/", position)) {
        position++;
        end(name());
      } else if (position < html.length() && Character.isLetter(html.charAt(position))) {
        if (!begin(name())) {
          return false;
        }
      }
    }
    return true;
  }

  /** Goes behind a tag that begins an element; false if it is beyond the limits. */
  private boolean begin(String name) {
    tags++;
    if (!WITHOUT_END.contains(name)) {
      depth++;
      open.merge(name, 1, Integer::sum);
    }
    if (tags > MOST_TAGS || depth > DEEPEST || attributes() > MOST_ATTRIBUTES) {
      return false;
    }
    if (RAW.contains(name)) {
      skipTo("</" + name);
    }
    return true;
  }

  /** An end without its beginning ends nothing. */
  private void end(String name) {
    if (open.getOrDefault(name, 0) > 0) {
      depth--;
      open.merge(name, -1, Integer::sum);
    }
  }

  private String name() {
    int start = position;
    while (position < html.length() && Character.isLetterOrDigit(html.charAt(position))) {
      position++;
    }
    return html.substring(start, position).toLowerCase(Locale.ROOT);
  }

  /** Goes to the end of a tag, and counts what separates its attributes, outside of quotes. */
  private int attributes() {
    int separators = 0;
    char quote = 0;
    for (; position < html.length(); position++) {
      char c = html.charAt(position);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
        separators++;
      } else if (c == '>') {
        break;
      } else if (Character.isWhitespace(c) || c == '/' || c == '<') {
        separators++;
      }
    }
    return separators;
  }

  private void skipBehind(String text) {
    int found = html.indexOf(text, position);
    position = found < 0 ? html.length() : found + text.length();
  }

  private void skipTo(String text) {
    for (int i = position; i <= html.length() - text.length(); i++) {
      if (html.regionMatches(true, i, text, 0, text.length())) {
        position = i;
        return;
      }
    }
    position = html.length();
  }
}
