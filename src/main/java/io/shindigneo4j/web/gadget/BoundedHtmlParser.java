package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.parse.nekohtml.NekoSimplifiedHtmlParser;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentFragment;

/** Shindig's HTML parser, for HTML within {@link HtmlLimits}. */
@Singleton
final class BoundedHtmlParser extends NekoSimplifiedHtmlParser {

  @Inject
  BoundedHtmlParser(DOMImplementation documents) {
    super(documents);
  }

  @Override
  protected Document parseDomImpl(String html) throws GadgetException {
    check(html);
    return super.parseDomImpl(html);
  }

  @Override
  protected DocumentFragment parseFragmentImpl(String html) throws GadgetException {
    check(html);
    return super.parseFragmentImpl(html);
  }

  /** Fails with status 400 for HTML that is beyond the limits. */
  static void check(String html) throws GadgetException {
    if (!HtmlLimits.hold(html)) {
      throw new GadgetException(
          GadgetException.Code.HTML_PARSE_ERROR,
          "The HTML is too large or too deep, or has too many tags or attributes",
          HttpServletResponse.SC_BAD_REQUEST);
    }
  }
}
