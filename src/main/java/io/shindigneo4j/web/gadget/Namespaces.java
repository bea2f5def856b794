package io.shindigneo4j.web.gadget;

import java.util.HashMap;
import java.util.Map;
import javax.xml.XMLConstants;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;

/** The namespaces that elements declare, by prefix; templates find their tags by them. */
record Namespaces(Map<String, String> byPrefix) {
  static final Namespaces NONE =
      new Namespaces(Map.of(XMLConstants.XML_NS_PREFIX, XMLConstants.XML_NS_URI));

  private static final String DEFAULT = XMLConstants.XMLNS_ATTRIBUTE;
  private static final String PREFIXED = DEFAULT + ":";

  /** Those inside of an element, and of itself. */
  Namespaces within(Element element) {
    Map<String, String> more = null;
    for (Attribute attribute : element.attributes()) {
      String prefix = declared(attribute.getKey());
      if (prefix != null) {
        more = more == null ? new HashMap<>(byPrefix) : more;
        more.put(prefix, CharacterReferences.resolved(attribute.getValue()));
      }
    }
    return more == null ? this : new Namespaces(more);
  }

  private static String declared(String attribute) {
    if (attribute.equals(DEFAULT)) {
      return "";
    }
    return attribute.startsWith(PREFIXED) ? attribute.substring(PREFIXED.length()) : null;
  }

  /** Null for none. */
  String ofElement(String name) {
    String namespace = byPrefix.get(prefix(name));
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
