package io.shindigneo4j.opensocial.xml;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An element of a document, without namespace.
 *
 * @param name the attribute of this name, if the element's own name stands for it
 * @param type the attribute of this name; null for none
 * @param children the elements in it by their names, each list in the document's order
 */
record XmlElement(String name, String type, String text, Map<String, List<XmlElement>> children) {

  static final String ENTRY = "entry";
  static final String NAME = "name";
  static final String TYPE = "type";

  /** The type of an element that is a list, whatever is in it. */
  static final String LIST = "list";

  /** The type of an element whose text is JSON. */
  static final String JSON = "json";

  /** The type of an element that is nil by XML Schema: no value. */
  static final String NIL = "xsi:nil";

  /** An entry of such a list. */
  static final String ITEM = "item";

  /** The entries, if it is such a list. */
  Optional<List<XmlElement>> items() {
    return LIST.equals(type) && children.keySet().stream().allMatch(ITEM::equals)
        ? Optional.of(children(ITEM))
        : Optional.empty();
  }

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
