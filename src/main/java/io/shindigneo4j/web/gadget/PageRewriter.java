package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.Provider;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.render.OpenSocialI18NGadgetRewriter;
import org.apache.shindig.gadgets.render.RenderingGadgetRewriter;
import org.apache.shindig.gadgets.rewrite.GadgetRewriter;
import org.apache.shindig.gadgets.rewrite.MutableContent;
import org.apache.shindig.gadgets.rewrite.RewritingException;

/**
 * Makes the page of a gadget, by rewriters of Shindig's for this page alone. In fields, they keep
 * what expressions may see, such as the preferences of the viewer, and a text for each language
 * that anybody asks for.
 */
final class PageRewriter implements GadgetRewriter {
  private final Provider<RenderingGadgetRewriter> pages;
  private final Provider<OpenSocialI18NGadgetRewriter> languages;

  @Inject
  PageRewriter(
      Provider<RenderingGadgetRewriter> pages, Provider<OpenSocialI18NGadgetRewriter> languages) {
    this.pages = pages;
    this.languages = languages;
  }

  @Override
  public void rewrite(Gadget gadget, MutableContent content) throws RewritingException {
    if (!ExpressionLimits.hold(content.getContent())) {
      throw new RewritingException(
          "The gadget has too many expressions, or one that is too long",
          HttpServletResponse.SC_BAD_REQUEST);
    }
    GadgetContext context = gadget.getContext();
    gadget.setContext(new EscapedContext(context));
    try {
      ExpressionLimits.hold(content.getContent(), () -> pages.get().rewrite(gadget, content));
      languages.get().rewrite(gadget, content);
    } finally {
      gadget.setContext(context);
    }
  }
}
