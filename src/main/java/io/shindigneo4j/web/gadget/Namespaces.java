package io.shindigneo4j.web.gadget;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import javax.xml.XMLConstants;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;

/**
 * The namespaces that the open elements declare, by prefix; templates find their tags by them. An
 * element costs the time of its own declarations, however many there are around it.
 */
final class Namespaces {
  private static final String DEFAULT = XMLConstants.XMLNS_ATTRIBUTE;
  private static final String PREFIXED = DEFAULT + ":";

  /** The innermost one of a prefix is the first. */
  private final Map<String, Deque<String>> byPrefix = new HashMap<>();

  Namespaces() {
    open(XMLConstants.XML_NS_PREFIX).push(XMLConstants.XML_NS_URI);
  }

  /** Begins the scope of an element's declarations. */
  void enter(Element element) {
    for (Attribute attribute : element.attributes()) {
      String prefix = declared(attribute.getKey());
      if (prefix != null) {
        open(prefix).push(CharacterReferences.resolved(attribute.getValue()));
      }
    }
  }

  /** Ends the scope of the element that was entered last. */
  void leave(Element element) {
    for (Attribute attribute : element.attributes()) {
      String prefix = declared(attribute.getKey());
      if (prefix != null) {
        open(prefix).pop();
      }
    }
  }

  private Deque<String> open(String prefix) {
    return byPrefix.computeIfAbsent(prefix, key -> new ArrayDeque<>(2));
  }

  private static String declared(String attribute) {
    if (attribute.equals(DEFAULT)) {
      return "";
    }
    return attribute.startsWith(PREFIXED) ? attribute.substring(PREFIXED.length()) : null;
  }

  /** Null for none. */
  String ofElement(String name) {
    Deque<String> open = byPrefix.get(prefix(name));
    String namespace = open == null ? null : open.peek();
    return namespace == null || namespace.isEmpty() ? null : namespace;
  }

  /** Null for none; one without a prefix has none. */
  String ofAttribute(String name) {
    if (declared(name) != null) {
      return XMLConstants.XMLNS_ATTRIBUTE_NS_URI;
    }
    return prefix(name).isEmpty() ? null : ofElement(name);
  }

  private static String prefix(String name) {
    return name.substring(0, Math.max(0, name.indexOf(':')));
  }
}
