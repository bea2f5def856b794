package io.shindigneo4j.web.gadget;

import io.shindigneo4j.opensocial.request.CaseCost;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.xml.XmlException;
import org.apache.shindig.common.xml.XmlUtil;
import org.apache.shindig.gadgets.GadgetException;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;

/**
 * The XML of a gadget or of its messages, within limits. Its markup is counted before it is parsed,
 * for it takes many times its length as a tree.
 *
 * @param markup how many elements, attributes and names of views it has, or more
 */
record GadgetXml(Element root, int characters, int markup) {
  static final int MAX_CHARACTERS = 1 << 20;

  private static final int MAX_MARKUP = 20_000;

  /** An element or attribute with what Shindig makes of it, and copies of the text. */
  private static final int BYTES_OF_MARKUP = 1_024;

  private static final int BYTES_OF_CHARACTER = 8;

  private static final String CDATA = "<![CDATA[";

  /** What parses it calls itself for each bracket. */
  private static final Pattern LONG_EXPRESSION = Pattern.compile("[$#]\\{[^}]{250}");

  private static final Pattern BYTE_ORDER_MARK =
      Pattern.compile("^&#xFEFF;", Pattern.CASE_INSENSITIVE);

  /**
   * @throws GadgetException with status 400 for XML that is not valid or beyond the limits
   */
  static GadgetXml parse(String text, int maxCharacters) throws GadgetException {
    int markup = markup(text);
    if (text.length() > maxCharacters || markup > MAX_MARKUP) {
      throw refused("is too large, or has too many elements, attributes or views");
    }
    try {
      Element root = XmlUtil.parse(BYTE_ORDER_MARK.matcher(text).replaceFirst(""));
      check(root);
      return new GadgetXml(root, text.length(), markup);
    } catch (XmlException e) {
      throw refused("is not valid XML, nests too deeply, or has a document type");
    }
  }

  /** The bytes of memory that a text takes while it is read, or more. */
  static long memory(String text) {
    return (long) BYTES_OF_MARKUP * Math.min(markup(text), MAX_MARKUP)
        + (long) BYTES_OF_CHARACTER * text.length();
  }

  /** Nothing in a section of CDATA is markup. */
  private static int markup(String text) {
    int markup = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '<' && text.startsWith(CDATA, i)) {
        int end = text.indexOf("]]>", i);
        i = end < 0 ? text.length() : end;
      } else if (c == '<' || c == '=' || c == ',') {
        markup++;
      }
    }
    return markup;
  }

  private static void check(Element root) throws GadgetException {
    NodeList elements = root.getElementsByTagName("*");
    CaseCost cost = new CaseCost();
    for (int i = 0; i < elements.getLength(); i++) {
      NamedNodeMap attributes = elements.item(i).getAttributes();
      if (hasLongExpression(attributes)) {
        throw refused("has an expression that is too long");
      }
      add(attributes, cost);
    }
    if (!cost.isSmall()) {
      throw refused("has attributes whose letters take long to be written in another case");
    }
    if (!new ViewCopies(root).hold()) {
      throw refused("has too much for too many views, or too many placeholders");
    }
    NodeList messages = root.getElementsByTagName("msg");
    for (int i = 0; i < messages.getLength(); i++) {
      // It would be kept as often as there are messages around it.
      if (((Element) messages.item(i)).getElementsByTagName("msg").getLength() > 0) {
        throw refused("has a message in a message");
      }
    }
  }

  private static boolean hasLongExpression(NamedNodeMap attributes) {
    for (int i = 0; i < attributes.getLength(); i++) {
      if (LONG_EXPRESSION.matcher(attributes.item(i).getNodeValue()).find()) {
        return true;
      }
    }
    return false;
  }

  /** Shindig changes the case of some attributes. */
  private static void add(NamedNodeMap attributes, CaseCost cost) {
    for (int i = 0; i < attributes.getLength(); i++) {
      cost.add(attributes.item(i).getNodeValue());
    }
  }

  private static GadgetException refused(String reason) {
    return new GadgetException(
        GadgetException.Code.MALFORMED_XML_DOCUMENT,
        "The gadget " + reason,
        HttpServletResponse.SC_BAD_REQUEST);
  }
}
