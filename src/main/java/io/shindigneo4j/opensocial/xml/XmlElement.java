package io.shindigneo4j.opensocial.xml;

import java.util.List;
import java.util.Map;

/**
 * An element of a document, without namespace and attributes.
 *
 * @param children the elements in it by their names, each list in the document's order
 */
record XmlElement(String name, String text, Map<String, List<XmlElement>> children) {

  /**
   * Checks the name, upper and lower case alike.
   *
   * @throws IllegalArgumentException for another one
   */
  void requireName(String expected) {
    if (!name.equalsIgnoreCase(expected)) {
      throw new IllegalArgumentException("the root of the XML is not " + expected);
    }
  }

  boolean isLeaf() {
    return children.isEmpty();
  }

  List<XmlElement> children(String child) {
    return children.getOrDefault(child, List.of());
  }

  /** The text of the first child of that name; null if there is none. */
  String textOf(String child) {
    return children(child).stream().findFirst().map(XmlElement::text).orElse(null);
  }
}
