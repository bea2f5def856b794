package io.shindigneo4j.web.gadget;

import com.google.common.base.CharMatcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * What Shindig makes of a gadget's elements that are for several views: a copy for each. So a few
 * kilobytes of names could stand for gigabytes, and for any number of placeholders.
 */
final class ViewCopies {
  private static final int MAX_CHARACTERS = 2 << 20;
  private static final int MAX_PLACEHOLDERS = 2_000;
  private static final CharMatcher COMMA = CharMatcher.is(',');

  /** Where a preference, a message or the like is put in. */
  private static final Pattern PLACEHOLDER = Pattern.compile("__(UP|MSG|MODULE|BIDI)_");

  private long characters;
  private long placeholders;

  ViewCopies(Element gadget) {
    placeholders = placeholders(text(gadget));
    addChildren(gadget);
    NodeList preferences = gadget.getElementsByTagName("ModulePrefs");
    for (int i = 0; i < preferences.getLength(); i++) {
      addChildren(preferences.item(i));
    }
  }

  /** Whether they are within the limits. */
  boolean hold() {
    return characters <= MAX_CHARACTERS && placeholders <= MAX_PLACEHOLDERS;
  }

  private void addChildren(Node parent) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element) {
        add(element);
      }
    }
  }

  private void add(Element element) {
    long more = COMMA.countIn(element.getAttribute("view") + element.getAttribute("views"));
    if (more > 0) {
      String text = text(element);
      characters += more * text.length();
      placeholders += more * placeholders(text);
    }
  }

  private static long placeholders(String text) {
    return PLACEHOLDER.matcher(text).results().limit(MAX_PLACEHOLDERS + 1L).count();
  }

  /** With the values of all attributes. */
  private static String text(Element element) {
    StringBuilder text = new StringBuilder(element.getTextContent());
    appendAttributes(element, text);
    NodeList inner = element.getElementsByTagName("*");
    for (int i = 0; i < inner.getLength(); i++) {
      appendAttributes(inner.item(i), text);
    }
    return text.toString();
  }

  private static void appendAttributes(Node element, StringBuilder text) {
    NamedNodeMap attributes = element.getAttributes();
    for (int i = 0; i < attributes.getLength(); i++) {
      text.append(' ').append(attributes.item(i).getNodeValue());
    }
  }
}
