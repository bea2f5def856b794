package io.shindigneo4j.opensocial.xml;

import java.util.List;

/** An element of a document, without namespace and attributes. */
record XmlElement(String name, String text, List<XmlElement> children) {

  boolean isLeaf() {
    return children.isEmpty();
  }

  List<XmlElement> children(String child) {
    return children.stream().filter(element -> element.name().equals(child)).toList();
  }

  /** The text of the first child of that name; null where there is none. */
  String textOf(String child) {
    return children(child).stream().findFirst().map(XmlElement::text).orElse(null);
  }
}
