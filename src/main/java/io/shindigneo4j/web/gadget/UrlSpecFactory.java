package io.shindigneo4j.web.gadget;

import com.google.common.base.Strings;
import com.google.inject.Inject;
import com.google.inject.name.Named;
import java.util.concurrent.ExecutorService;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.cache.CacheProvider;
import org.apache.shindig.common.xml.XmlException;
import org.apache.shindig.gadgets.DefaultGadgetSpecFactory;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.RequestPipeline;
import org.apache.shindig.gadgets.spec.GadgetSpec;
import org.apache.shindig.gadgets.spec.View;

/** Gadgets by their addresses alone. Shindig also takes one from the request itself. */
final class UrlSpecFactory extends DefaultGadgetSpecFactory {

  private static final String SPECIFICATION = "rawxml";
  private static final int MAX_LENGTH = 1 << 20;
  private static final int MAX_PLACEHOLDERS = 2_000;

  /** Where a preference, a message or the like is put in. */
  private static final Pattern PLACEHOLDER = Pattern.compile("__(UP|MSG|MODULE|BIDI)_");

  @Inject
  UrlSpecFactory(
      ExecutorService executor,
      RequestPipeline pipeline,
      CacheProvider caches,
      @Named("shindig.cache.xml.refreshInterval") long refresh) {
    super(executor, pipeline, caches, refresh);
  }

  @Override
  public GadgetSpec getGadgetSpec(GadgetContext context) throws GadgetException {
    if (context.getParameter(SPECIFICATION) != null) {
      throw new GadgetException(
          GadgetException.Code.INVALID_PARAMETER,
          SPECIFICATION + " is not supported",
          HttpServletResponse.SC_BAD_REQUEST);
    }
    return super.getGadgetSpec(context);
  }

  @Override
  protected GadgetSpec parse(String content, Query query) throws GadgetException {
    if (content.length() > MAX_LENGTH
        || PLACEHOLDER.matcher(content).results().limit(MAX_PLACEHOLDERS + 1L).count()
            > MAX_PLACEHOLDERS) {
      throw new GadgetException(
          GadgetException.Code.MALFORMED_XML_DOCUMENT,
          "The gadget is too large, or has too many placeholders",
          HttpServletResponse.SC_BAD_REQUEST);
    }
    try {
      return checked(super.parse(content, query));
    } catch (XmlException e) {
      throw new GadgetException(
          GadgetException.Code.MALFORMED_XML_DOCUMENT,
          "The gadget is not valid XML, or has a document type",
          HttpServletResponse.SC_BAD_REQUEST);
    }
  }

  private static GadgetSpec checked(GadgetSpec gadget) throws GadgetException {
    for (View view : gadget.getViews().values()) {
      HtmlLimits.check(Strings.nullToEmpty(view.getContent()));
    }
    return gadget;
  }
}
