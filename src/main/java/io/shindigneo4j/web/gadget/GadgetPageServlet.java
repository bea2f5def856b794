package io.shindigneo4j.web.gadget;

import java.io.IOException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.uri.UriBuilder;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.servlet.GadgetRenderingServlet;
import org.apache.shindig.gadgets.uri.UriStatus;

/** Shindig's servlet for the pages of gadgets, where a large page costs its client more. */
public final class GadgetPageServlet extends GadgetRenderingServlet {
  private static final long serialVersionUID = 1L;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    UriStatus status = status(request);
    if (status == UriStatus.VALID_VERSIONED
        && request.getHeader("If-Modified-Since") != null
        && !"1".equals(request.getParameter("nocache"))) {
      response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
    } else {
      render(request, response, status);
    }
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    render(request, response, status(request));
  }

  private UriStatus status(HttpServletRequest request) {
    return iframeUriManager.validateRenderingUri(new UriBuilder(request).toUri());
  }

  /** A page is not made for a request of Shindig's own, which could go on for ever. */
  private void render(HttpServletRequest request, HttpServletResponse response, UriStatus status)
      throws IOException {
    if (request.getHeader(HttpRequest.DOS_PREVENTION_HEADER) != null) {
      response.sendError(HttpServletResponse.SC_FORBIDDEN);
      return;
    }
    response.setContentType("text/html");
    response.setCharacterEncoding("UTF-8");
    PageContext context = new PageContext(request);
    postGadgetRendering(
        new PostGadgetRenderingParams(
            request, response, status, context, renderer.render(context)));
  }

  @Override
  protected void onErrorRenderingResultsStatus(PostGadgetRenderingParams page) throws IOException {
    int status = page.getResults().getHttpStatusCode();
    PageContext.announce(page.getContext(), status, page.getResponse());
    super.onErrorRenderingResultsStatus(page);
  }
}
