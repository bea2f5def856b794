package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.parse.GadgetHtmlParser;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentFragment;

/**
 * Shindig's HTML parser, by jsoup, for HTML within {@link HtmlLimits}. What the DOM cannot name is
 * left out, and scripts of the head come to the beginning of the body, where Shindig expects them.
 */
@Singleton
final class JsoupHtmlParser extends GadgetHtmlParser {

  @Inject
  JsoupHtmlParser(DOMImplementation documents) {
    super(documents);
  }

  /**
   * @throws IllegalArgumentException for HTML beyond the limits. Shindig would take its cause for a
   *     page without content, and answer 500 with all of the HTML; of this, it answers the cause.
   */
  @Override
  protected Document parseDomImpl(String html) {
    try {
      return DomBuilder.document(documentFactory, HtmlTree.document(html));
    } catch (GadgetException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  protected DocumentFragment parseFragmentImpl(String html) throws GadgetException {
    return DomBuilder.fragment(documentFactory, HtmlTree.fragment(html));
  }
}
