package io.shindigneo4j.web.origin;

import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.HttpServletResponseWrapper;

/** The page of a gadget. Errors, which repeat what was asked, are plain text that runs nowhere. */
final class GadgetResponse extends HttpServletResponseWrapper {
  private final String errorPolicy;

  GadgetResponse(HttpServletResponse response, String errorPolicy) {
    super(response);
    this.errorPolicy = errorPolicy;
  }

  @Override
  public void setStatus(int status) {
    super.setStatus(status);
    if (status >= SC_BAD_REQUEST) {
      setContentType("text/plain");
      setHeader(ContentSecurityPolicy.HEADER, errorPolicy);
    }
  }
}
