package io.shindigneo4j.web.gadget;

import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
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
  private static final String REFUSAL = "Nothing is sanitized or cajoled here";

  @Override
  public void rewrite(Gadget gadget, MutableContent content) throws RewritingException {
    if (gadget.sanitizeOutput() || gadget.requiresCaja()) {
      throw new RewritingException(REFUSAL, HttpResponse.SC_NOT_IMPLEMENTED);
    }
  }

  @Override
  public void rewrite(HttpRequest request, HttpResponseBuilder response, Gadget gadget) {
    if (request.isSanitizationRequested()) {
      response
          .clearAllHeaders()
          .setHttpStatusCode(HttpResponse.SC_NOT_IMPLEMENTED)
          .setResponseString(REFUSAL);
    }
  }
}
