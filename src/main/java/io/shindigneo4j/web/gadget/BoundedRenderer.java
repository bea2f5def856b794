package io.shindigneo4j.web.gadget;

import com.google.common.base.Strings;
import com.google.inject.Inject;
import io.shindigneo4j.web.gadget.RenderingMemory.Room;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.parse.GadgetHtmlParser;
import org.apache.shindig.gadgets.preload.PreloaderService;
import org.apache.shindig.gadgets.render.GadgetRewritersProvider;
import org.apache.shindig.gadgets.render.HtmlRenderer;
import org.apache.shindig.gadgets.render.ProxyRenderer;
import org.apache.shindig.gadgets.render.RenderingException;
import org.apache.shindig.gadgets.rewrite.GadgetRewriter;
import org.apache.shindig.gadgets.rewrite.MutableContent;
import org.apache.shindig.gadgets.rewrite.RewritingException;

/** Makes the pages of gadgets, as many at a time as there is {@link RenderingMemory} for. */
final class BoundedRenderer extends HtmlRenderer {
  private final PreloaderService preloader;
  private final ProxyRenderer pages;
  private final GadgetRewritersProvider rewriters;
  private final GadgetHtmlParser parser;
  private final RenderingMemory memory;

  @Inject
  BoundedRenderer(
      PreloaderService preloader,
      ProxyRenderer pages,
      GadgetRewritersProvider rewriters,
      GadgetHtmlParser parser,
      RenderingMemory memory) {
    super(preloader, pages, rewriters, parser);
    this.preloader = preloader;
    this.pages = pages;
    this.rewriters = rewriters;
    this.parser = parser;
    this.memory = memory;
  }

  /** Fails with status 503 where there is no memory in time, and with 429 without tokens. */
  @Override
  public String render(Gadget gadget) throws RenderingException {
    try {
      String content = Strings.nullToEmpty(content(gadget));
      long bytes = HtmlTree.memory(content);
      PageContext.charge(gadget.getContext(), bytes);
      try (Room room = memory.take(bytes).orElseThrow(BoundedRenderer::busy)) {
        return page(gadget, content);
      }
    } catch (GadgetException e) {
      throw new RenderingException(e.getMessage(), e, e.getHttpStatusCode());
    } catch (RewritingException e) {
      throw new RenderingException(e.getMessage(), e, e.getHttpStatusCode());
    }
  }

  private static RenderingException busy() {
    return new RenderingException(
        "Too many gadgets are shown at the moment", HttpServletResponse.SC_SERVICE_UNAVAILABLE);
  }

  private String content(Gadget gadget) throws RenderingException, GadgetException {
    return gadget.getCurrentView().getHref() == null
        ? getViewContent(gadget)
        : pages.render(gadget);
  }

  private String page(Gadget gadget, String content) throws RewritingException {
    gadget.setPreloads(preloader.preload(gadget));
    MutableContent page = new MutableContent(parser, content);
    for (GadgetRewriter rewriter : rewriters.getRewriters(gadget.getContext())) {
      rewriter.rewrite(gadget, page);
    }
    return page.getContent();
  }
}
