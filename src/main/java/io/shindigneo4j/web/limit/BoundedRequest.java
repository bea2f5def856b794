package io.shindigneo4j.web.limit;

import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import javax.servlet.AsyncEvent;
import javax.servlet.AsyncListener;
import javax.servlet.ServletInputStream;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletRequestWrapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A request that counts what is read of its body, which fails with {@link RefusedBodyException}
 * beyond a number of bytes, beyond the memory for bodies, and where it arrives too slowly. One
 * thread at a time.
 */
public final class BoundedRequest extends HttpServletRequestWrapper {
  private static final Logger LOG = LoggerFactory.getLogger(BoundedRequest.class);

  private final long limit;
  private final HeapShares.Use memory;
  private BoundedInputStream stream;

  /**
   * @param limit in bytes
   * @param memory for the body; see {@link #endWithRequest}
   */
  public BoundedRequest(HttpServletRequest request, long limit, HeapShares.Use memory) {
    super(request);
    this.limit = limit;
    this.memory = memory;
  }

  /** The request itself if it has a bound; else one whose memory is not shared. */
  public static BoundedRequest of(HttpServletRequest request, long limit) {
    return request instanceof BoundedRequest bounded
        ? bounded
        : new BoundedRequest(request, limit, HeapShares.UNLIMITED.use(""));
  }

  /**
   * Counts a form at once, which the container reads by itself.
   *
   * @throws RefusedBodyException if there is no room
   */
  public void countForm() throws RefusedBodyException {
    if (BodyCost.isForm(this)) {
      memory.add(BodyCost.isOfUnknownLength(this) ? limit : Math.max(0, getContentLengthLong()), 0);
    }
  }

  /** Gives the memory back, now or when the container ends what goes on. */
  public void endWithRequest() {
    if (isAsyncStarted()) {
      try {
        getAsyncContext().addListener(new MemoryRelease());
        return;
      } catch (IllegalStateException e) { // it has been given back to the container meanwhile
        LOG.debug("A request has ended", e);
      }
    }
    memory.end();
  }

  private final class MemoryRelease implements AsyncListener {

    @Override
    public void onComplete(AsyncEvent event) {
      memory.end();
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
      event.getAsyncContext().addListener(this);
    }

    @Override
    public void onTimeout(AsyncEvent event) {}

    @Override
    public void onError(AsyncEvent event) {}
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
      stream = new BoundedInputStream(super.getInputStream(), limit, memory, System::nanoTime);
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
