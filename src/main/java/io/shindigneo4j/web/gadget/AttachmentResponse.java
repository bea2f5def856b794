package io.shindigneo4j.web.gadget;

import java.util.Map;
import java.util.TreeMap;
import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.HttpServletResponseWrapper;

/** A response that no browser shows as a page of this server, whatever its headers are set to. */
final class AttachmentResponse extends HttpServletResponseWrapper {
  private static final Map<String, String> FIXED = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  static {
    FIXED.put("Content-Disposition", "attachment; filename=\"proxied\"");
    FIXED.put("Content-Security-Policy", "sandbox; default-src 'none'");
    FIXED.put("X-Content-Type-Options", "nosniff");
  }

  AttachmentResponse(HttpServletResponse response) {
    super(response);
    FIXED.forEach(response::setHeader);
  }

  @Override
  public void setHeader(String name, String value) {
    if (!FIXED.containsKey(name)) {
      super.setHeader(name, value);
    }
  }

  @Override
  public void addHeader(String name, String value) {
    if (!FIXED.containsKey(name)) {
      super.addHeader(name, value);
    }
  }

  /** Keeps the fixed headers. */
  @Override
  public void reset() {
    super.reset();
    FIXED.forEach(super::setHeader);
  }
}
