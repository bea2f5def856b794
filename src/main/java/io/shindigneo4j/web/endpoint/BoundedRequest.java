package io.shindigneo4j.web.endpoint;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import javax.servlet.ServletInputStream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;

/**
 * A request whose body fails with {@link io.shindigneo4j.opensocial.dispatch.BodyTooLargeException}
 * beyond a number of bytes.
 */
final class BoundedRequest extends HttpServletRequestWrapper {

  private final int limit;

  BoundedRequest(HttpServletRequest request, int limit) {
    super(request);
    this.limit = limit;
  }

  /** Whether the Content-Length is too large. */
  boolean isTooLarge() {
    return getContentLengthLong() > limit;
  }

  @Override
  public ServletInputStream getInputStream() throws IOException {
    return new BoundedInputStream(super.getInputStream(), limit);
  }

  @Override
  public BufferedReader getReader() throws IOException {
    Charset charset =
        getCharacterEncoding() == null
            ? StandardCharsets.UTF_8
            : Charset.forName(getCharacterEncoding());
    return new BufferedReader(new InputStreamReader(getInputStream(), charset));
  }
}
