package io.shindigneo4j.web.gadget;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

/**
 * The JDK's parser, which refuses document types, and with them all entities, and trees that are
 * too deep. Shindig finds it through {@code META-INF/services} of the WAR, for gadgets, message
 * bundles and templates.
 */
public final class DoctypeFreeFactory extends DocumentBuilderFactory {

  private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";
  private static final String DEPTH = "http://www.oracle.com/xml/jaxp/properties/maxElementDepth";

  /** What works on the tree calls itself for each level. */
  private static final int MAX_DEPTH = 100;

  private final DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();

  /**
   * @throws IllegalStateException if the JDK's parser cannot refuse document types
   */
  public DoctypeFreeFactory() {
    factory.setAttribute(DEPTH, MAX_DEPTH);
    try {
      factory.setFeature(NO_DOCTYPE, true);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public DocumentBuilder newDocumentBuilder() throws ParserConfigurationException {
    factory.setNamespaceAware(isNamespaceAware());
    factory.setCoalescing(isCoalescing());
    factory.setIgnoringComments(isIgnoringComments());
    factory.setIgnoringElementContentWhitespace(isIgnoringElementContentWhitespace());
    return factory.newDocumentBuilder();
  }

  @Override
  public void setAttribute(String name, Object value) {
    factory.setAttribute(name, value);
  }

  @Override
  public Object getAttribute(String name) {
    return factory.getAttribute(name);
  }

  /** Document types stay refused. */
  @Override
  public void setFeature(String name, boolean value) throws ParserConfigurationException {
    factory.setFeature(name, value || name.equals(NO_DOCTYPE));
  }

  @Override
  public boolean getFeature(String name) throws ParserConfigurationException {
    return factory.getFeature(name);
  }
}
