package io.shindigneo4j.web.gadget;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import io.shindigneo4j.opensocial.request.CaseCost;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.GadgetException;

/**
 * The limits of HTML, checked before it is parsed: in one pass, without memory for what it finds.
 * The parser takes time for each attribute of an element that came before, and for each open
 * element; what works on the tree calls itself for each level.
 */
final class HtmlLimits {
  private static final int MAX_LENGTH = 1 << 20;
  private static final int MAX_ATTRIBUTES = 1_000;
  private static final int MAX_TAGS = 50_000;
  private static final int MAX_DEPTH = 500;

  /** The parser changes the case of a name anew with each part of it that it reads. */
  private static final int PART_OF_NAME = 2_048;

  /** {@link CharacterReferences} are kept from the parser so. */
  private static final int LENGTH_OF_KEPT_AMPERSAND = "&amp;".length();

  /** How many letters may be copied or looked at for that. */
  private static final long MAX_COST_OF_NAMES = 1_000_000_000;

  private static final CharMatcher END_OF_NAME = CharMatcher.anyOf(" \t\n\r\f/>");

  /** An element takes as much memory as this many attributes. */
  static final int WEIGHT_OF_ELEMENT = 4;

  /** Elements without an end, and those whose end may be left out. */
  private static final Set<String> WITHOUT_END =
      Set.of(
          "area", "base", "br", "col", "embed", "frame", "hr", "img", "input", "link", "meta",
          "param", "source", "track", "wbr", "p", "li", "dt", "dd", "option", "thead", "tbody",
          "tfoot", "tr", "td", "th");

  /** What is between the tags of these is no HTML. */
  private static final Set<String> RAW = Set.of("script", "style", "textarea", "title");

  private final String html;
  private final boolean template;
  private int position;
  private int tags;
  private int depth;
  private int size;

  /** Parsers change the case of names, and of some values, within tags. */
  private final CaseCost cost = new CaseCost();

  /** How many elements of each name are open. */
  private final Map<String, Integer> open = new HashMap<>();

  private HtmlLimits(String html) {
    this(html, false);
  }

  private HtmlLimits(String html, boolean template) {
    this.html = html;
    this.template = template;
  }

  /** Fails with status 400 for HTML that is beyond the limits. */
  static void check(String html) throws GadgetException {
    int unused = size(html);
  }

  /**
   * The attributes that it has, or more, and its elements as {@link #WEIGHT_OF_ELEMENT} each; those
   * of templates in scripts, too.
   *
   * @throws GadgetException with status 400 for HTML that is beyond the limits
   */
  static int size(String html) throws GadgetException {
    HtmlLimits limits = new HtmlLimits(html);
    if (html.length() > MAX_LENGTH || !limits.hold()) {
      throw exceeded();
    }
    return limits.size;
  }

  static GadgetException exceeded() {
    return new GadgetException(
        GadgetException.Code.HTML_PARSE_ERROR,
        "The HTML is too large or too deep, has too many tags or attributes, or letters in them that take long",
        HttpServletResponse.SC_BAD_REQUEST);
  }

  /** Whether a text is within the limits. */
  static boolean hold(String html) {
    return html.length() <= MAX_LENGTH && new HtmlLimits(html).hold();
  }

  private boolean hold() {
    return areNamesSmall(html) && holdTags();
  }

  /** Checks all words, as the parser may find a name where there is no HTML to us. */
  private static boolean areNamesSmall(String html) {
    long cost = 0;
    long length = 0;
    int expensive = 0;
    for (int i = 0; i <= html.length(); i++) {
      char c = i < html.length() ? html.charAt(i) : '>';
      if (END_OF_NAME.matches(c)) {
        cost += (1L + expensive) * length * (1 + length / PART_OF_NAME);
        length = 0;
        expensive = 0;
      } else {
        length += c == '&' ? LENGTH_OF_KEPT_AMPERSAND : 1;
        expensive += CaseCost.isExpensive(c) ? 1 : 0;
      }
    }
    return cost <= MAX_COST_OF_NAMES;
  }

  private boolean holdTags() {
    for (position = html.indexOf('<'); position >= 0; position = html.indexOf('<', position)) {
      position++;
      if (html.startsWith("!--", position)) {
        skipComment();
        if (!cost.isSmall()) {
          return false;
        }
      } else if (html.startsWith("/", position)) {
        position++;
        end(name());
        if (!cost.isSmall()) {
          return false;
        }
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
    depth += WITHOUT_END.contains(name) ? 0 : 1;
    open.merge(name, 1, Integer::sum);
    int start = position;
    int attributes = attributes(html.length());
    size += WEIGHT_OF_ELEMENT + attributes;
    if (tags > MAX_TAGS || depth > MAX_DEPTH || attributes > MAX_ATTRIBUTES || !cost.isSmall()) {
      return false;
    }
    if (RAW.contains(name)) {
      skipRaw(name, html.substring(start, position));
      return cost.isSmall();
    } else if (name.indexOf(':') > 0 && html.startsWith("/", position - 1)) {
      end(name);
    }
    return true;
  }

  /** Shindig parses a script of some types as a template; none is in another. */
  private void skipRaw(String name, String attributes) {
    int start = position;
    skipTo("</" + name);
    addHidden(start);
    if (!template && name.equals("script") && Ascii.toLowerCase(attributes).contains("type")) {
      HtmlLimits content = new HtmlLimits(html.substring(start, position), true);
      size += content.hold() ? content.size : 0;
    }
  }

  /** An end without its beginning ends nothing, and may be an empty element. */
  private void end(String name) {
    if (open.getOrDefault(name, 0) > 0) {
      depth -= WITHOUT_END.contains(name) ? 0 : 1;
      open.merge(name, -1, Integer::sum);
    } else {
      size += WEIGHT_OF_ELEMENT;
    }
  }

  private String name() {
    int start = position;
    cost.endWord();
    while (position < html.length() && isOfName(html.charAt(position))) {
      cost.add(html.charAt(position++));
    }
    return Ascii.toLowerCase(html.substring(start, position));
  }

  private static boolean isOfName(char c) {
    return Character.isLetterOrDigit(c) || c == ':';
  }

  /** Goes to the end of a tag, and counts what separates its attributes, outside of quotes. */
  private int attributes(int end) {
    int separators = 0;
    char quote = 0;
    char previous = 0;
    for (; position < end; position++) {
      char c = html.charAt(position);
      cost.add(c);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if ((c == '"' || c == '\'') && previous == '=') {
        quote = c;
        separators++;
      } else if (c == '>') {
        break;
      } else if (Character.isWhitespace(c) || c == '/' || c == '<') {
        separators++;
      }
      previous = Character.isWhitespace(c) ? previous : c;
    }
    return separators;
  }

  private void skipComment() {
    int start = position;
    int found = html.indexOf("-->", position);
    position = found < 0 ? html.length() : found + "-->".length();
    addHidden(start);
  }

  /**
   * Adds what is no HTML to us. It is to the parser where a comment ends in another way, and where
   * an element with text alone is in one of another kind, such as a drawing.
   */
  private void addHidden(int start) {
    int end = position;
    for (position = html.indexOf('<', start); position >= 0 && position < end - 1; ) {
      position++;
      if (Character.isLetter(html.charAt(position)) || html.charAt(position) == '/') {
        cost.endWord();
        int unused = attributes(end);
      }
      position = html.indexOf('<', position);
    }
    position = end;
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
