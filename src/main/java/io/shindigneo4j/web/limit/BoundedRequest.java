package io.shindigneo4j.web.limit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import javax.servlet.ServletInputStream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;

/**
 * A request that counts what is read of its body, which fails with {@link
 * io.shindigneo4j.opensocial.dispatch.BodyTooLargeException} beyond a number of bytes. One thread
 * at a time.
 */
public final class BoundedRequest extends HttpServletRequestWrapper {
  private final long limit;
  private BoundedInputStream stream;

  private BoundedRequest(HttpServletRequest request, long limit) {
    super(request);
    this.limit = limit;
  }

  /** The request itself if it has a bound. */
  public static BoundedRequest of(HttpServletRequest request, long limit) {
    return request instanceof BoundedRequest bounded ? bounded : new BoundedRequest(request, limit);
  }

  /** Whether the Content-Length is too large. */
  public boolean isTooLarge() {
    return getContentLengthLong() > limit;
  }

  /** How many have been read. */
  long bytes() {
    return stream == null ? 0 : stream.bytes();
  }

  @Override
  public ServletInputStream getInputStream() throws IOException {
    if (stream == null) {
      stream = new BoundedInputStream(super.getInputStream(), limit);
    }
    return stream;
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
