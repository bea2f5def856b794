package io.shindigneo4j.opensocial.messages;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * The fields of an XML document: elements by their names, several of one name as a list. Documents
 * that declare their type, and with it entities, are refused.
 */
final class XmlBody {

  private static final String NO_TYPES = "http://apache.org/xml/features/disallow-doctype-decl";

  private XmlBody() {}

  static Map<String, Object> fields(String xml) {
    try {
      InputSource source = new InputSource(new StringReader(xml));
      return fields(parser().parse(source).getDocumentElement());
    } catch (SAXException | IOException e) {
      throw Refusals.badRequest("the body is not XML that can be read");
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static DocumentBuilder parser() throws ParserConfigurationException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature(NO_TYPES, true);
    factory.setExpandEntityReferences(false);
    factory.setNamespaceAware(true);
    DocumentBuilder parser = factory.newDocumentBuilder();
    parser.setErrorHandler(new DefaultHandler());
    return parser;
  }

  private static Map<String, Object> fields(Element element) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (Element child : children(element)) {
      fields.merge(child.getLocalName(), value(child), XmlBody::both);
    }
    return fields;
  }

  private static Object both(Object earlier, Object later) {
    List<Object> values = new ArrayList<>();
    if (earlier instanceof List<?> list) {
      values.addAll(list);
    } else {
      values.add(earlier);
    }
    values.add(later);
    return values;
  }

  private static Object value(Element element) {
    List<Element> children = children(element);
    if (children.isEmpty()) {
      return element.getTextContent();
    }
    return isList(children) ? children.stream().map(XmlBody::value).toList() : fields(element);
  }

  /** As Shindig writes lists of texts and of addresses. */
  private static boolean isList(List<Element> children) {
    return children.stream()
        .allMatch(child -> List.of("string", "url").contains(child.getLocalName()));
  }

  private static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child) {
        children.add(child);
      }
    }
    return children;
  }
}
