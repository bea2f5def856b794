package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.web.limit.MinimumRate;
import java.io.IOException;
import java.util.function.LongSupplier;
import javax.servlet.AsyncContext;
import javax.servlet.ServletOutputStream;
import javax.servlet.WriteListener;
import javax.servlet.http.HttpServletResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes an answer as fast as the client reads, by threads of the container that never wait for it.
 * The container ends the connection of a client that stops reading, and this of one that reads more
 * slowly than the slowest networks.
 */
final class GradualWrite implements WriteListener {

  private static final Logger LOG = LoggerFactory.getLogger(GradualWrite.class);

  /** In bytes; the container copies what the client does not take. */
  private static final int PART = 32 << 10;

  private final byte[] bytes;
  private final AsyncContext context;
  private final ServletOutputStream output;
  private final LongSupplier clock;
  private MinimumRate rate;
  private int written;

  /**
   * @param clock as {@link System#nanoTime}
   */
  GradualWrite(byte[] bytes, AsyncContext context, ServletOutputStream output, LongSupplier clock) {
    this.bytes = bytes;
    this.context = context;
    this.output = output;
    this.clock = clock;
  }

  /**
   * @throws IllegalStateException if the request has ended
   */
  static void begin(byte[] bytes, AsyncContext context, HttpServletResponse response) {
    liftTimeout(context);
    response.setContentLength(bytes.length);
    try {
      ServletOutputStream output = response.getOutputStream();
      output.setWriteListener(new GradualWrite(bytes, context, output, System::nanoTime));
    } catch (IOException e) {
      LOG.debug("A client is gone", e);
      context.complete();
    }
  }

  /** It was for the database. Tomcat lifts it at any time; others cut a client that is slower. */
  private static void liftTimeout(AsyncContext context) {
    try {
      context.setTimeout(0);
    } catch (IllegalStateException e) {
      LOG.debug("The timeout stays", e);
    }
  }

  /**
   * @throws IOException if the client is too slow, whose connection the container then ends
   */
  @Override
  public void onWritePossible() throws IOException {
    if (rate == null) {
      rate = new MinimumRate(clock);
    } else if (rate.isMissedBy(written)) {
      throw new IOException("the answer is read too slowly");
    }
    while (output.isReady()) {
      if (written == bytes.length) {
        context.complete();
        return;
      }
      int length = Math.min(PART, bytes.length - written);
      written += length; // before, since the container may call again meanwhile
      output.write(bytes, written - length, length);
    }
  }

  @Override
  public void onError(Throwable failure) {
    LOG.debug("A client is gone", failure);
    try {
      context.complete();
    } catch (IllegalStateException e) {
      LOG.debug("The request has ended", e);
    }
  }
}
