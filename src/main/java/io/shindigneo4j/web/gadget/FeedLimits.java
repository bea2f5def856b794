package io.shindigneo4j.web.gadget;

import com.google.common.base.Ascii;
import java.io.StringReader;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The limits of feeds, checked in one pass before a tree is made: the tree takes time for each
 * element and namespace around an element, and for each attribute beside an attribute; what works
 * on the tree calls itself for each level.
 */
final class FeedLimits {
  private static final int MAX_ELEMENTS = 50_000;
  private static final int MAX_DEPTH = 100;

  /** Each is tried in all forms that dates have in feeds. */
  private static final int MAX_DATES = 5_000;

  /** How many keys (cf:listinfo) the items of a list may have together. */
  private static final long MAX_KEYS = 10_000;

  /** Items are this deep, or less. */
  private static final int DEPTH_OF_ITEMS = 3;

  private static final Set<String> DATES =
      Set.of("available", "created", "issued", "modified", "published", "updated", "valid");

  /** The most attributes of an element, its declarations of namespaces included. */
  private static final int MAX_ATTRIBUTES = 100;

  private static final int MAX_NAMESPACES = 1_000;

  private static final XMLInputFactory FACTORY = factory();

  private final XMLStreamReader reader;
  private int elements;
  private int depth;
  private int namespaces;
  private int dates;
  private int items;
  private int keys;

  /** Zero outside. */
  private int depthOfKeys;

  private FeedLimits(XMLStreamReader reader) {
    this.reader = reader;
  }

  /** Namespaces are attributes here: to resolve them takes time for each one declared. */
  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    return factory;
  }

  /**
   * @throws IllegalArgumentException for what is not XML, has a document type, or is beyond the
   *     limits
   */
  static void check(String xml) {
    try {
      new FeedLimits(FACTORY.createXMLStreamReader(new StringReader(xml))).check();
    } catch (XMLStreamException e) {
      throw new IllegalArgumentException("the feed is not well formed", e);
    }
  }

  private void check() throws XMLStreamException {
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.DTD ->
            throw new IllegalArgumentException("a document type is not allowed");
        case XMLStreamConstants.START_ELEMENT -> begin();
        case XMLStreamConstants.END_ELEMENT -> end();
        default -> {} // has no part in the limits
      }
    }
    if ((long) keys * items > MAX_KEYS) {
      throw new IllegalArgumentException("the feed is a list with too many keys");
    }
  }

  private void begin() {
    elements++;
    depth++;
    String name = ownName(reader.getLocalName());
    dates += isDate(name) ? 1 : 0;
    items += depth <= DEPTH_OF_ITEMS ? 1 : 0;
    keys += depthOfKeys > 0 ? 1 : 0;
    if (depthOfKeys == 0 && name.equals("listinfo")) {
      depthOfKeys = depth;
    }
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      namespaces += declaresNamespace(i) ? 1 : 0;
    }
    if (elements > MAX_ELEMENTS
        || depth > MAX_DEPTH
        || reader.getAttributeCount() > MAX_ATTRIBUTES
        || namespaces > MAX_NAMESPACES
        || dates > MAX_DATES) {
      throw new IllegalArgumentException(
          "the feed has too many elements, attributes, namespaces or dates, or nests too deeply");
    }
  }

  private void end() {
    depthOfKeys = depth == depthOfKeys ? 0 : depthOfKeys;
    depth--;
  }

  /** Without the prefix of a namespace. */
  private static String ownName(String name) {
    return Ascii.toLowerCase(name.substring(name.indexOf(':') + 1));
  }

  private static boolean isDate(String name) {
    return name.contains("date") || DATES.contains(name);
  }

  private boolean declaresNamespace(int attribute) {
    return XMLConstants.XMLNS_ATTRIBUTE.equals(reader.getAttributePrefix(attribute))
        || XMLConstants.XMLNS_ATTRIBUTE.equals(reader.getAttributeLocalName(attribute));
  }
}
