package io.shindigneo4j.web.gadget;

import io.shindigneo4j.web.limit.RequestQuotas;
import io.shindigneo4j.web.limit.TooManyRequests;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.render.RenderingException;
import org.apache.shindig.gadgets.servlet.HttpGadgetContext;

/** A request for the page of a gadget, with what the page costs. One thread at a time. */
final class PageContext extends HttpGadgetContext {
  /** A page costs a token more for each of these bytes of memory. */
  private static final int BYTES_OF_TOKEN = 1 << 20;

  private static final TooManyRequests SOON = new TooManyRequests(1);

  private final HttpServletRequest request;
  private TooManyRequests refusal = SOON;

  PageContext(HttpServletRequest request) {
    super(request);
    this.request = request;
  }

  /**
   * Takes the tokens for a page.
   *
   * @param bytes of memory that the page takes
   * @throws RenderingException with status 429 for a client without tokens
   */
  static void charge(GadgetContext context, long bytes) throws RenderingException {
    if (context instanceof PageContext page) {
      page.charge((int) (bytes / BYTES_OF_TOKEN));
    }
  }

  private void charge(int tokens) throws RenderingException {
    Optional<TooManyRequests> refused = RequestQuotas.take(request, tokens);
    if (refused.isPresent()) {
      refusal = refused.get();
      throw new RenderingException(TooManyRequests.MESSAGE, TooManyRequests.STATUS);
    }
  }

  /** Tells the client when to come again, if it has been refused for what it asked too much of. */
  static void announce(GadgetContext context, int status, HttpServletResponse response) {
    if (status == TooManyRequests.STATUS || status == HttpServletResponse.SC_SERVICE_UNAVAILABLE) {
      (context instanceof PageContext page ? page.refusal : SOON).announce(response);
    }
  }
}
