package io.shindigneo4j.web.origin;

import java.io.IOException;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.HttpServletResponseWrapper;

/** The page of a gadget. Errors, which repeat what was asked, are plain text that runs nowhere. */
final class GadgetResponse extends HttpServletResponseWrapper {
  /** The page of a gadget whose type is {@code url}. */
  private static final Pattern PAGE = Pattern.compile("(https?:)?//.*", Pattern.CASE_INSENSITIVE);

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

  @Override
  public void sendRedirect(String location) throws IOException {
    if (PAGE.matcher(location).matches()) {
      super.sendRedirect(location);
    } else {
      sendError(SC_BAD_REQUEST, "The address of the gadget must begin with http or https");
    }
  }
}
