package io.shindigneo4j.web.gadget;

import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.apache.shindig.gadgets.rewrite.GadgetRewriter;
import org.apache.shindig.gadgets.rewrite.MutableContent;
import org.apache.shindig.gadgets.rewrite.ResponseRewriter;
import org.apache.shindig.gadgets.rewrite.RewritingException;

/**
 * Refuses what shall be sanitized or cajoled: Shindig did both by Caja. Whoever asks for it must
 * not get a page that only looks as if it were.
 */
final class SanitizingRefusal implements GadgetRewriter, ResponseRewriter {

  @Override
  public void rewrite(Gadget gadget, MutableContent content) throws RewritingException {
    refuseIf(gadget.sanitizeOutput() || gadget.requiresCaja());
  }

  @Override
  public void rewrite(HttpRequest request, HttpResponseBuilder response, Gadget gadget)
      throws RewritingException {
    refuseIf(request.isSanitizationRequested());
  }

  private static void refuseIf(boolean asked) throws RewritingException {
    if (asked) {
      throw new RewritingException(
          "Nothing is sanitized or cajoled here", HttpServletResponse.SC_NOT_IMPLEMENTED);
    }
  }
}
