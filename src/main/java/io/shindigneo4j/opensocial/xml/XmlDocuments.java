package io.shindigneo4j.opensocial.xml;

import io.shindigneo4j.opensocial.request.JsonSyntax;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads documents that come from anywhere: without entities of their own, and within the limits of
 * {@link JsonSyntax}.
 */
final class XmlDocuments {

  private static final XMLInputFactory FACTORY = factory();

  private final XMLStreamReader reader;

  /** Those that were read, with the values of their JSON. */
  private int elements;

  private XmlDocuments(XMLStreamReader reader) {
    this.reader = reader;
  }

  /** Names count without their prefixes; to resolve these takes time for each namespace. */
  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    return factory;
  }

  /**
   * The root of a document.
   *
   * @throws IllegalArgumentException for what is not XML, has a document type, nests too deeply, or
   *     has too many elements
   */
  static XmlElement read(String text) {
    try {
      XMLStreamReader reader = FACTORY.createXMLStreamReader(new StringReader(text));
      while (reader.next() != XMLStreamConstants.START_ELEMENT) {
        if (reader.getEventType() == XMLStreamConstants.DTD) {
          throw new IllegalArgumentException("a document type is not allowed");
        }
      }
      XmlElement root = new XmlDocuments(reader).element(1);
      while (reader.hasNext()) {
        reader.next();
      }
      return root;
    } catch (XMLStreamException e) {
      throw new IllegalArgumentException("the XML is not well formed", e);
    }
  }

  private XmlElement element(int depth) throws XMLStreamException {
    if (depth > JsonSyntax.MAX_DEPTH) {
      throw new IllegalArgumentException("the XML nests too deeply");
    }
    count(1);
    String name = name();
    String type = isNil() ? XmlElement.NIL : reader.getAttributeValue(null, XmlElement.TYPE);
    StringBuilder text = new StringBuilder();
    Map<String, List<XmlElement>> children = new LinkedHashMap<>();
    while (reader.next() != XMLStreamConstants.END_ELEMENT) {
      if (reader.isStartElement()) {
        XmlElement child = element(depth + 1);
        children.computeIfAbsent(child.name(), key -> new ArrayList<>(1)).add(child);
      } else if (reader.isCharacters()) {
        text.append(reader.getText());
      }
    }
    if (XmlElement.JSON.equals(type)) {
      count(valuesOfJson(text));
    }
    return new XmlElement(name, type, text.toString(), children.isEmpty() ? Map.of() : children);
  }

  private boolean isNil() {
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      boolean named = reader.getAttributeLocalName(i).equals("nil");
      if (named && !reader.getAttributePrefix(i).isEmpty()) {
        return reader.getAttributeValue(i).equals("true")
            || reader.getAttributeValue(i).equals("1");
      }
    }
    return false;
  }

  /** As many values as a JSON text may have, at least: one begins behind each of these signs. */
  private static int valuesOfJson(CharSequence json) {
    int values = 0;
    char quote = 0;
    for (int i = 0; i < json.length(); i++) {
      char sign = json.charAt(i);
      if (quote != 0) {
        i += sign == '\\' ? 1 : 0;
        quote = sign == quote ? 0 : quote;
      } else if (sign == '"' || sign == '\'') {
        quote = sign;
      } else if (sign == '[' || sign == '{' || sign == ',') {
        values++;
      }
    }
    return values;
  }

  private void count(int values) {
    elements += values;
    if (elements > JsonSyntax.MAX_VALUES) {
      throw new IllegalArgumentException(
          "the XML has more than " + JsonSyntax.MAX_VALUES + " elements");
    }
  }

  private String name() {
    String element = withoutPrefix(reader.getLocalName());
    String name = reader.getAttributeValue(null, XmlElement.NAME);
    return name != null && XmlOutput.written(name).equals(element) ? name : element;
  }

  private static String withoutPrefix(String name) {
    return name.substring(name.lastIndexOf(':') + 1);
  }
}
