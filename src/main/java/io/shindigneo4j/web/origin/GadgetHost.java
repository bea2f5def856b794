package io.shindigneo4j.web.origin;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The host on which gadgets are rendered.
 *
 * @param name in lower case, without the wildcard
 * @param port with its colon; empty for the scheme's default
 * @param locked whether each gadget has a host of its own, below the name
 */
record GadgetHost(String name, String port, boolean locked) {
  private static final Pattern FORM =
      Pattern.compile("(\\*\\.)?([a-z0-9-]+(?:\\.[a-z0-9-]+)*)(:[0-9]{1,5})?");

  /**
   * @param text such as {@code *.gadgets.example.org} or {@code gadgets.example.org:8443}
   */
  static GadgetHost parse(String text) {
    Matcher matcher = FORM.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is neither a host nor *.host, with or without a port");
    }
    String port = matcher.group(3) == null ? "" : matcher.group(3);
    return new GadgetHost(matcher.group(2), port, matcher.group(1) != null);
  }

  /** What follows the gadget's own label in a locked domain; otherwise the whole authority. */
  String authority() {
    return (locked ? "." : "") + name + port;
  }

  /** All of its authorities, as a content security policy names them. */
  String source() {
    return (locked ? "*." : "") + name + port;
  }

  /** Whether it is the name of a gadget's host. A final dot makes no other host of it. */
  boolean contains(String host) {
    String lower = host.toLowerCase(Locale.ROOT).replaceFirst("\\.$", "");
    return lower.equals(name) || (locked && lower.endsWith("." + name));
  }
}
